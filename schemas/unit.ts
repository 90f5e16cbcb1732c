import type { Unit } from './manifest.ts';

/** The sign of a unit, which may follow a choice of the form; blank where there is none. */
export function unitOf(unit: Unit | undefined, values: Readonly<Record<string, unknown>>): string {
  if (unit === undefined || typeof unit === 'string') return unit ?? '';
  const chosen = values[unit.by];
  const option = typeof chosen === 'string' ? chosen : '';
  return unit.units ? (unit.units[option] ?? '') : option;
}
