import { Big, settled } from '../../../schemas/decimal.ts';
import type { Condition, LimitName, When } from '../../../schemas/manifest.ts';
import { textOf } from './kinds/kind.ts';
import { readNumber } from './kinds/number.ts';

type Values = Readonly<Record<string, unknown>>;

/** A number as typed or as parsed, without the rounding error of a quotient. */
const numberIn = (value: unknown): Big | undefined =>
  value instanceof Big ? settled(value) : readNumber(textOf(value));

/** What the sign of a number's difference to a limit must be. */
export const relations = {
  above: (sign: number) => sign > 0,
  atLeast: (sign: number) => sign >= 0,
  below: (sign: number) => sign < 0,
  atMost: (sign: number) => sign <= 0,
  equal: (sign: number) => sign === 0,
  notEqual: (sign: number) => sign !== 0,
};

function holdsOne(condition: Condition, values: Values): boolean {
  const value = values['figure' in condition ? condition.figure : condition.field];
  if ('is' in condition) return ([condition.is].flat() as unknown[]).includes(value);
  if ('filled' in condition) {
    return (
      condition.filled ===
      (Array.isArray(value) ? value.length > 0 : textOf(value) !== '' || value instanceof Big)
    );
  }
  const number = numberIn(value);
  if (!number) return false;
  return Object.entries(relations).every(([key, accepts]) => {
    const limit = condition[key as LimitName];
    if (limit === undefined) return true;
    const other = typeof limit === 'number' ? Big(limit) : numberIn(values[limit]);
    return other !== undefined && accepts(number.cmp(other));
  });
}

/**
 * Takes the conditions of an expanded manifest, and values by the ids of fields (typed texts or parsed
 * values) and figures. Returns whether all conditions are true; no condition counts as true.
 */
export const holds = (when: When | undefined, values: Values): boolean =>
  when === undefined || ([when].flat() as Condition[]).every((each) => holdsOne(each, values));
