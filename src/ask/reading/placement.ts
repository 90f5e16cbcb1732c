import { Big } from '../../../schemas/decimal.ts';
import type { Slot } from '../prepare.ts';
import type { NumberToken } from '../tokens/token.ts';
import { converted, isDuration, unitKey } from '../units.ts';
import type { Chosen } from './context.ts';
import { isNumber, unitFor, within } from './fields.ts';

/** The best way to put a number with a unit into a field; nothing if it cannot be meant. */
export function placement(
  { readings, parts, per, perUnit, indian }: NumberToken,
  { field, money, per: period, row }: Slot,
  chosen: Chosen,
): { value: Big; score: number; percent?: true } | undefined {
  const shown = unitFor(field, chosen, row);
  const isCurrency = /^[A-Z]{3}$/.test(shown);
  const perShown = /^per (.*)/.exec(shown)?.[1];
  const unit = perShown !== undefined ? '$' : isCurrency ? `$${shown}` : unitKey(shown);
  let best: { value: Big; score: number; percent?: true } | undefined;
  const take = (value: Big, score: number, percent?: true) => {
    const total =
      score + (within(field, value) || percent ? 0 : -2.5) + (indian && unit === '$INR' ? 1.5 : 0);
    if (!best || total > best.score)
      best = { value, score: total, ...(percent ? { percent } : {}) };
  };
  for (const reading of readings) {
    const { value } = reading;
    const own = reading.unit;
    // A price per litre is another one per gallon.
    if (perUnit !== undefined && perShown !== undefined) {
      const [size] = perUnit.flatMap((each) => converted(Big(1), perShown, each) ?? []);
      if (size) take(value.times(size), perUnit.includes(perShown) ? 5 : 4);
      continue;
    }
    // An amount a day is none a month.
    if (!money && per && period && per !== period) continue;
    const times = inPeriod(per, period);
    if (own === undefined) {
      if (money) take(times ? times(value) : value, per && period ? (times ? 2.5 : -1) : 1.2);
      else if (unit === '%') take(value, value.abs().gt(100) ? -4 : 0.6);
      else take(value, unit ? 0.7 : 0.9);
    } else if (own.startsWith('$')) {
      const stated = unit.length > 1 && unit.startsWith('$') ? unit : undefined;
      const same = !stated || own === stated || (own === '$' && stated === '$USD');
      if (!(money || unit.startsWith('$')) || !same) continue;
      if (per && period) take(times ? times(value) : value, times ? (per === period ? 5 : 4) : -1);
      else take(value, own.length > 1 && own === stated ? 4.5 : 3.5);
    } else if (own === '%') {
      if (unit === '%') take(value, per && per !== 'year' ? -1 : 4);
      else if (field.percentOf) take(value, 2.5, true);
      else if (field.max === 1 && isNumber(field) && !money) take(value.div(100), 3);
    } else if (money || unit === '%') {
      // "2m" is an amount only as two million.
    } else {
      const changed = unit ? converted(value, own, unit) : undefined;
      if (changed) take(changed, own === unit || parts?.[0]?.unit === unit ? 5 : 4);
      else if (field.alsoIn?.includes(own)) take(value, 4);
      else if (!unit && isDuration(own) && durationNamed(field.label) === own) take(value, 4);
      // An amount of anything, such as the grams of a half-life.
      else if (!unit && !isDuration(own) && field.kind === 'number') take(value, 0.3);
    }
  }
  return best;
}

/** How an amount for one period becomes that of another; nothing if it cannot. */
function inPeriod(
  per: string | undefined,
  period: string | undefined,
): ((value: Big) => Big) | undefined {
  if (per === period) return (value) => value;
  if (per === 'month' && period === 'year') return (value) => value.times(12);
  if (per === 'year' && period === 'month') return (value) => value.div(12);
  return undefined;
}

/** The unit of time that a label names: "Years" holds years. */
export const durationNamed = (label: string): string =>
  /^(year|month|week|day|hour|minute|second)s?\b/i.exec(label)?.[1]?.toLowerCase() ?? '';
