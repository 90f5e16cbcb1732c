import type { MoneyFormat, Unit } from './manifest.ts';

/**
 * Whether a field of a page holds an amount of no stated currency, which `expand` marks. While its unit
 * is a percentage ("Discount: percent or amount") it does not.
 */
export const isAmount = (field: object, unit = ''): boolean =>
  'ownMoney' in field && !unit.startsWith('%');

/**
 * A unit, or the code of a currency, as it is shown for the form's values by field id; an empty text if
 * there is none.
 */
export function unitOf(
  unit: Unit | Exclude<MoneyFormat['currency'], { readonly by: string }>,
  values: Readonly<Record<string, unknown>>,
): string {
  if (unit === undefined || typeof unit === 'string') return unit ?? '';
  if ('of' in unit) return '';
  const chosen = values[unit.by];
  const option = typeof chosen === 'string' ? chosen : '';
  if (!unit.units) return option;
  // What is typed may be the name of something that every object has.
  return Object.hasOwn(unit.units, option) ? (unit.units[option] as string) : '';
}
