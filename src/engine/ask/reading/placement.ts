import { Big } from '../../../../schemas/decimal.ts';
import type { Slot } from '../prepare.ts';
import type { NumberToken, Quantity } from '../tokens/token.ts';
import { converted, isDuration, unitKey, unitsNamed } from '../units.ts';
import { type Chosen, type Context, remembered } from './context.ts';
import { isNumber, typedUnit, unitFor, within } from './fields.ts';

/** How well a number fits a field by its unit, from the field's own unit down to what is hardly meant. */
const sameUnitFit = 5;
const statedCurrencyFit = 4.5;
const otherUnitFit = 4;
const percentFit = 4;
const moneyFit = 3.5;
const percentAsRatioFit = 3;
/** A percentage of another field. */
const percentOfFit = 2.5;
const bareWithPeriodFit = 2.5;
const bareAsMoneyFit = 1.2;
const bareFit = 0.9;
const bareWithUnitFit = 0.7;
const bareAsPercentFit = 0.6;
/** An amount of anything, such as the grams of a half-life. */
const anyUnitFit = 0.3;
const otherPeriodFit = -1;
/** An amount for a period in a field of none. */
const perNothingFit = 1;
/** Above 100 without a percent sign. */
const unlikelyPercentFit = -4;
/** Added where the field does not take the number. */
const outOfBoundsFit = -2.5;
/** Added where people do not type such a number. */
const unusualFit = -2;
/** Added for lakhs and crores in a field of rupees. */
const indianFit = 1.5;

/** A number as a field would hold it. */
export interface Placement {
  readonly value: Big;
  readonly score: number;
  /** The number is a percentage of another field. */
  readonly percent?: true | undefined;
}

/** Whether a number in a unit is none that people type into a field. */
export function isUnusual({ usual }: Slot, value: Big, unit: string): boolean {
  if (!usual || value.eq(0)) return false;
  const [least, greatest, own] = usual;
  const number = own === '' || own === '%' ? value : converted(value, unit, own);
  return number !== undefined && (number.lt(least) || number.gt(greatest));
}

/** The best way to put the number at an index into a field; nothing if it cannot be meant. */
export function placement(
  { fits, prepared, question }: Context,
  at: number,
  slot: Slot,
  chosen: Chosen,
): Placement | undefined {
  const { field, row } = slot;
  const typed = typedUnit(prepared, field, question.tokens[at] as Quantity);
  const shown = unitFor(field, typed ? { [field.by ?? '']: typed } : chosen, row);
  return remembered(fits, `${at} ${slot.id} ${shown}`, () =>
    bestFit(question.tokens[at] as NumberToken, slot, shown),
  );
}

/** The best way to put a number with a unit into a field of a unit. */
function bestFit(
  { readings, parts, per, perUnit, indian }: NumberToken,
  slot: Slot,
  shown: string,
): Placement | undefined {
  const { field, money } = slot;
  const period = field.per;
  const isCurrency = /^[A-Z]{3}$/.test(shown);
  const perShown = /^per (.*)/.exec(shown)?.[1];
  const unit = perShown !== undefined ? '$' : isCurrency ? `$${shown}` : unitKey(shown);
  let best: Placement | undefined;
  const take = (value: Big, score: number, percent?: true) => {
    const total =
      score +
      (percent || within(field, value) ? 0 : outOfBoundsFit) +
      (percent || !isUnusual(slot, value, unit) ? 0 : unusualFit) +
      (indian && unit === '$INR' ? indianFit : 0);
    if (!best || total > best.score) best = { value, score: total, percent };
  };
  for (const reading of readings) {
    const { value, unit: own } = reading;
    // A price per litre is another one per gallon.
    if (perUnit !== undefined && perShown !== undefined) {
      const [size] = perUnit.flatMap((each) => converted(Big(1), perShown, each) ?? []);
      if (size) take(value.times(size), perUnit.includes(perShown) ? sameUnitFit : otherUnitFit);
      continue;
    }
    // "35 mL per kg" is no volume.
    if (perUnit && perShown === undefined && /^(?:m?L|m?g|kcal)$/.test(own ?? '')) continue;
    // An amount a day is none a month.
    if (!money && per && period && per !== period) continue;
    const inOwn = inPeriod(value, per, period);
    if (own === undefined) {
      if (money && per && period) take(inOwn ?? value, inOwn ? bareWithPeriodFit : otherPeriodFit);
      else if (money) take(value, per ? otherPeriodFit : bareAsMoneyFit);
      else if (unit === '%' && (!per || per === 'year'))
        take(value, value.abs().gt(100) ? unlikelyPercentFit : bareAsPercentFit);
      else if (unit !== '%') take(value, unit ? bareWithUnitFit : bareFit);
    } else if (own.startsWith('$')) {
      const stated = unit.length > 1 && unit.startsWith('$') ? unit : undefined;
      const same = !stated || own === stated || (own === '$' && stated === '$USD');
      // "$20 off" fits the unit "off each".
      const isCounted = unit !== '' && unit !== '%' && unitsNamed(unit).length === 0;
      if (!(money || unit.startsWith('$') || isCounted) || !same) continue;
      if (per && period)
        take(inOwn ?? value, per === period ? sameUnitFit : inOwn ? otherUnitFit : otherPeriodFit);
      // "1500 a month" is no loan.
      else take(value, per ? perNothingFit : own === stated ? statedCurrencyFit : moneyFit);
    } else if (own === '%') {
      if (unit === '%') take(value, per && per !== 'year' ? otherPeriodFit : percentFit);
      else if (field.percentOf) take(value, percentOfFit, true);
      else if (field.max === 1 && isNumber(field) && !money)
        take(value.div(100), percentAsRatioFit);
    } else if (money || unit === '%') {
      // "2m" is an amount only as two million.
    } else {
      const changed = unit ? converted(value, own, unit) : undefined;
      const isSame = own === unit || parts?.[0]?.unit === unit;
      if (changed) take(changed, isSame ? sameUnitFit : otherUnitFit);
      else if (field.alsoIn?.includes(own)) take(value, otherUnitFit);
      else if (!unit && isDuration(own) && durationNamed(field.label) === own)
        take(value, otherUnitFit);
      else if (
        !unit &&
        !isDuration(own) &&
        field.kind === 'number' &&
        /amount|mass|value/i.test(field.label) &&
        (field.max ?? mostOfScale) >= mostOfScale &&
        own !== 'part'
      )
        take(value, anyUnitFit);
    }
  }
  return best;
}

/** A field with a lower limit than this is a scale of its own, such as pH. */
const mostOfScale = 1000;

/** An amount for one period as that of another; nothing if it cannot be. */
function inPeriod(value: Big, per: string | undefined, period: string | undefined) {
  if (per === period) return value;
  if (per === 'month' && period === 'year') return value.times(12);
  return per === 'year' && period === 'month' ? value.div(12) : undefined;
}

/** The unit of time that a label names: "Years" holds years. */
export const durationNamed = (label: string): string =>
  /^(year|month|week|day|hour|minute|second)s?\b/i.exec(label)?.[1]?.toLowerCase() ?? '';
