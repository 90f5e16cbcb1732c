import { Big } from './decimal.ts';
import { textOf } from './kinds/kind.ts';
import { readNumber } from './kinds/number.ts';
import type { Condition, When } from './manifest.ts';

type Values = Readonly<Record<string, unknown>>;

function holdsOne(condition: Condition, values: Values): boolean {
  const value = values[condition.field];
  if ('is' in condition) return typeof value === 'string' && [condition.is].flat().includes(value);
  const number = value instanceof Big ? value : readNumber(textOf(value));
  if (!number) return false;
  const { above, atLeast, below, atMost } = condition;
  return (
    (above === undefined || number.gt(above)) &&
    (atLeast === undefined || number.gte(atLeast)) &&
    (below === undefined || number.lt(below)) &&
    (atMost === undefined || number.lte(atMost))
  );
}

/** Whether conditions all hold for these values, as typed (texts) or as read. No condition always holds. */
export const holds = (when: When | undefined, values: Values): boolean =>
  when === undefined || [when].flat().every((each) => holdsOne(each, values));
