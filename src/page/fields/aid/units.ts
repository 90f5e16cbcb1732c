import { Big } from '../../../../schemas/decimal.ts';
import type { NumberField } from '../../../../schemas/manifest.ts';
import { factor, fraction } from '../../../../schemas/measures.ts';
import { readNumber } from '../../../engine/input/kinds/number.ts';
import { stepped } from './arrowKeys.ts';

/*
 * Units that people use side by side. A field has its unit from its manifest; here is what else a
 * visitor may count in.
 */

/** Units between which a visitor can change, beside the number. "ft + in" is one number in two parts. */
const alternatives = [
  ['kg', 'lb'],
  ['cm', 'in', 'ft + in'],
  ['ft', 'ft + in'],
  ['km', 'mi'],
  ['L', 'US gal', 'imp gal'],
];

const names: Readonly<Record<string, string>> = {
  kg: 'kilograms',
  lb: 'pounds',
  cm: 'centimetres',
  in: 'inches',
  ft: 'feet',
  'ft + in': 'feet and inches',
  km: 'kilometres',
  mi: 'miles',
  L: 'litres',
  'US gal': 'US gallons',
  'imp gal': 'imperial gallons',
  g: 'grams',
  mg: 'milligrams',
  t: 'tonnes',
  mL: 'millilitres',
  'm³': 'cubic metres',
  'ft³': 'cubic feet',
  'g/cm³': 'grams per cubic centimetre',
  'kg/m³': 'kilograms per cubic metre',
  'lb/ft³': 'pounds per cubic foot',
  V: 'volts',
  mV: 'millivolts',
  kV: 'kilovolts',
  A: 'amperes',
  mA: 'milliamperes',
  µA: 'microamperes',
  Ω: 'ohms',
  kΩ: 'kilohms',
  MΩ: 'megohms',
  W: 'watts',
  mW: 'milliwatts',
  kW: 'kilowatts',
  J: 'joules',
  kJ: 'kilojoules',
  MJ: 'megajoules',
  Wh: 'watt-hours',
  'mol/L': 'moles per litre',
  'mmol/L': 'millimoles per litre',
};

export const nameOf = (unit: string): string => names[unit] ?? unit;

/** The parts that a unit is entered in: two for "ft + in". */
export const partsOf = (unit: string): readonly string[] => unit.split(' + ');

const lastOf = (unit: string): string => partsOf(unit).at(-1) as string;

/** What a number of a unit can be entered in, its own unit first; a field may name others. */
export const unitsFor = (
  own: string,
  { alsoIn }: Pick<NumberField, 'alsoIn'> = {},
): readonly string[] => [
  ...new Set([own, ...(alsoIn ?? alternatives.filter((each) => each.includes(own)).flat())]),
];

/** "L/100 km" is fuel over a distance, "100 km/L" the same distance over the fuel. */
const reciprocal = (unit: string): string => fraction(unit).toReversed().join('/');

/** A number in another unit, or in its reciprocal: 8 litres per 100 km are 12.5 km a litre. */
function converted(value: Big, from: string, to: string): Big | undefined {
  const times = factor(from, to);
  if (times) return value.times(times);
  const over = fraction(to).length === 2 ? factor(from, reciprocal(to)) : undefined;
  return over && !value.eq(0) ? Big(1).div(value.times(over)) : undefined;
}

/** A text in another unit, with as many digits as matter; what is not a number stays as it is. */
export function convertText(text: string, from: string, to: string, digits: number): string {
  const value = readNumber(text, undefined, from);
  const other = value && converted(value, from, to);
  return other ? other.prec(digits, 1).toFixed() : text;
}

/** A number in its parts, the last of them rounded to so many decimals. */
function split(total: Big, unit: string, decimals: number): string[] {
  let rest = total.round(decimals, 1);
  return partsOf(unit).map((part, index, { length }) => {
    if (index === length - 1) return rest.toFixed();
    const size = factor(part, lastOf(unit)) ?? Big(1);
    const count = rest.div(size).round(0, 0);
    rest = rest.minus(count.times(size));
    return count.toFixed();
  });
}

/** How a text of the field's own unit reads in another: a text for each part. */
export function inParts(text: string, own: string, unit: string): readonly string[] {
  const parts = partsOf(unit);
  if (parts.length === 1) return [convertText(text, own, unit, 5)];
  const value = readNumber(text);
  const times = factor(own, lastOf(unit));
  if (!value || !times) return parts.map((_, index) => (index ? '' : text));
  return split(value.times(times), unit, 1);
}

/** The parts together, in their last unit; a text where one of them is not a number; "" for blanks. */
function together(texts: readonly string[], unit: string): Big | string {
  let total = Big(0);
  for (const [index, text] of texts.entries()) {
    if (text.trim() === '') continue;
    const value = readNumber(text);
    if (!value) return text;
    total = total.plus(value.times(factor(partsOf(unit)[index] as string, lastOf(unit)) ?? 1));
  }
  return texts.some((text) => text.trim()) ? total : '';
}

/** What parts amount to, as text in the field's own unit: exactly, but for quotients without an end. */
export function inOwnUnit(texts: readonly string[], unit: string, own: string): string {
  const total = together(texts, unit);
  if (typeof total === 'string') return total;
  return total
    .times(factor(lastOf(unit), own) ?? 1)
    .round(20, 1)
    .toFixed();
}

/** A limit in another unit, rounded inwards to two decimals, so that the shown limit is accepted. */
function limit(value: number | undefined, times: Big, low: boolean): number | undefined {
  if (value === undefined) return undefined;
  return Big(value)
    .times(times)
    .round(2, value < 0 === low ? 0 : 3)
    .toNumber();
}

/** A field as it would be in another unit, its step the same number. */
export function fieldIn(field: NumberField, own: string, unit: string): NumberField {
  const times = factor(own, unit) ?? Big(1);
  const bounds = {
    min: limit(field.min, times, true),
    above: limit(field.above, times, true),
    max: limit(field.max, times, false),
    below: limit(field.below, times, false),
    default: limit(field.default, times, true),
  };
  const { min, above, max, below, default: _, whole, ...rest } = field;
  return {
    ...rest,
    kind: 'number',
    ...Object.fromEntries(Object.entries(bounds).filter(([, value]) => value !== undefined)),
  };
}

/** One step up or down in a part of a number: 5 ft 11 in and an inch are 6 ft 0 in. */
export function steppedParts(
  texts: readonly string[],
  part: number,
  unit: string,
  field: NumberField,
  own: string,
  direction: 1 | -1,
): readonly string[] | undefined {
  const last = lastOf(unit);
  const total = together(texts, unit);
  const shown = fieldIn(field, own, last);
  const step =
    texts.length === 1 ? field.step : factor(partsOf(unit)[part] as string, last)?.toNumber();
  const next = stepped(
    typeof total === 'string' ? total : total.toFixed(),
    step === undefined ? shown : { ...shown, step },
    direction,
  );
  return next === undefined ? undefined : split(Big(next), unit, 20);
}
