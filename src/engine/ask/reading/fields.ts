import type { Big } from '../../../../schemas/decimal.ts';
import { isNumberField } from '../../../../schemas/number-field.ts';
import type { AskField } from '../lexicon.ts';
import type { Prepared } from '../prepare.ts';
import type { Quantity } from '../tokens/token.ts';
import { unitKey } from '../units.ts';
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

export const isNumber = (field: AskField): boolean => isNumberField(field);

/** The unit that a field has for the chosen options. */
export function unitFor({ unit = '', by, units }: AskField, chosen: Chosen, row = ''): string {
  if (by === undefined) return unit;
  const option = chosen[by] ?? chosen[`${row}.${by}`] ?? '';
  return units ? (units[option] ?? '') : option;
}

/** A number above this is no percentage unless a sign says so. */
const mostPercent = 100;

/** Whether a field is the choice of a number's unit: its options have no words. */
export const isUnitChoice = ({ kind, options }: AskField): boolean => kind === 'choice' && !options;

/**
 * The option that a typed number means, of the choice that stands in the place of its unit: a percentage or an
 * amount, years or months. Nothing for a field whose unit no such choice decides.
 */
export function typedUnit(
  { bySlot }: Prepared,
  { by = '', units = {} }: AskField,
  token: Quantity | undefined,
): string | undefined {
  const choice = bySlot.get(by)?.field;
  const reading = token?.kind === 'number' ? token.readings[0] : undefined;
  if (!choice || !isUnitChoice(choice) || !reading) return undefined;
  const { unit, value } = reading;
  const preset = choice.default ?? '';
  const all = Object.keys(units);
  const keyOf = (option: string) => unitKey(units[option] ?? '');
  const isAmount = unit !== undefined || value.gt(mostPercent);
  return (
    all.find((option) => keyOf(option) === unit) ??
    (isAmount && keyOf(preset) === '%' ? all.find((option) => option !== preset) : preset)
  );
}

/** The units that a field may have. */
export const unitsOf = ({ unit, units }: AskField): readonly string[] =>
  units ? Object.values(units) : [unit ?? ''];

export const isVisible = ({ when = [] }: AskField, chosen: Chosen): boolean =>
  when.every(({ field, is }) => !is || !(field in chosen) || is.includes(chosen[field] ?? ''));

/** Whether a field is asked only because of another that is not filled in. */
export const isConditional = (
  { when = [] }: AskField,
  given: Readonly<Record<string, string>>,
): boolean => when.some(({ field, is }) => !is && given[field] === undefined);
