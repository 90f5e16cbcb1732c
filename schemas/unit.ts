import type { Unit } from './manifest.ts';

/** A unit as it is shown, for the form's values by field id; an empty text if there is none. */
export function unitOf(unit: Unit | undefined, values: Readonly<Record<string, unknown>>): string {
  if (unit === undefined || typeof unit === 'string') return unit ?? '';
  const chosen = values[unit.by];
  const option = typeof chosen === 'string' ? chosen : '';
  return unit.units ? (unit.units[option] ?? '') : option;
}
