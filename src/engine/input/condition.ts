import { Big } from '../../../schemas/decimal.ts';
import type { Condition, Limit, When } from '../../../schemas/manifest.ts';
import { textOf } from './kinds/kind.ts';
import { readNumber } from './kinds/number.ts';

type Values = Readonly<Record<string, unknown>>;

/** A number as typed or as parsed, without the rounding error of a quotient. */
const numberIn = (value: unknown): Big | undefined =>
  value instanceof Big ? (value as Big).round(40, 1) : readNumber(textOf(value));

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
  const compared = (limit: Limit | undefined, accepted: (sign: number) => boolean): boolean => {
    if (limit === undefined) return true;
    const other = typeof limit === 'number' ? Big(limit) : numberIn(values[limit]);
    return other !== undefined && accepted(number.cmp(other));
  };
  return (
    compared(condition.above, (sign) => sign > 0) &&
    compared(condition.atLeast, (sign) => sign >= 0) &&
    compared(condition.below, (sign) => sign < 0) &&
    compared(condition.atMost, (sign) => sign <= 0)
  );
}

/**
 * Takes the conditions of an expanded manifest, and values by the ids of fields (typed texts or parsed
 * values) and figures. Returns whether all conditions are true; no condition counts as true.
 */
export const holds = (when: When | undefined, values: Values): boolean =>
  when === undefined || ([when].flat() as Condition[]).every((each) => holdsOne(each, values));
