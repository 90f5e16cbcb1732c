import type { Big } from '../../../../schemas/decimal.ts';
import type { Condition } from '../../../../schemas/manifest.ts';
import type { AskField } from '../lexicon.ts';
import type { Chosen } from './context.ts';

export const plain = (value: Big): string => {
  const text = value.toFixed();
  // A number converted from another unit may have no end.
  return text.replace('.', '').replace(/^-?0*/, '').length > 15
    ? value.prec(12, 1).toFixed()
    : text;
};

export const within = ({ min, max, above, below, whole }: AskField, value: Big): boolean =>
  (min === undefined || value.gte(min)) &&
  (max === undefined || value.lte(max)) &&
  (above === undefined || value.gt(above)) &&
  (below === undefined || value.lt(below)) &&
  (!whole || value.eq(value.round(0, 0)));

export const isNumber = ({ kind }: AskField): boolean => kind === 'number' || kind === 'integer';

/** The unit that a field has for the chosen options. */
export function unitFor({ unit }: AskField, chosen: Chosen, row = ''): string {
  if (typeof unit === 'string') return unit;
  if (!unit) return '';
  const option = chosen[unit.by] ?? chosen[`${row}.${unit.by}`] ?? '';
  return unit.units ? (unit.units[option] ?? '') : option;
}

export function isVisible({ when = [] }: AskField, chosen: Chosen): boolean {
  return (when as readonly Condition[]).every(
    (condition) =>
      !('field' in condition && 'is' in condition) ||
      !(condition.field in chosen) ||
      [condition.is].flat().includes(chosen[condition.field] ?? ''),
  );
}

/** Whether a field is asked only because of another that is not filled in. */
export function isConditional(
  { when = [] }: AskField,
  given: Readonly<Record<string, string>>,
): boolean {
  return (when as readonly Condition[]).some(
    (each) => 'field' in each && !('is' in each) && given[each.field] === undefined,
  );
}
