import type { Big } from './decimal.ts';
import { readNumber } from './kinds/number.ts';
import type { Condition } from './manifest.ts';

/** Whether a condition holds for these values, as typed (texts) or as read. No condition always holds. */
export function holds(
  condition: Condition | undefined,
  values: Readonly<Record<string, unknown>>,
): boolean {
  if (!condition) return true;
  const value = values[condition.field];
  if ('is' in condition) {
    return typeof value === 'string' && [condition.is].flat().includes(value);
  }
  const number = typeof value === 'string' ? readNumber(value) : (value as Big | undefined);
  return number?.gt(condition.above) ?? false;
}
