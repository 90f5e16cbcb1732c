import { Big, settled } from '../decimal.ts';

interface Line {
  readonly part: string;
  readonly amount: Big;
}

/** An amount rounded to the cent, halves away from zero. */
export const cents = (amount: Big): Big => settled(amount).round(2, 1);

/** Rounds the lines of a sum to whole cents, so that the rounded lines add up to the rounded sum. */
export function splitToCents(lines: readonly Line[]): readonly Line[] {
  let sum = Big(0);
  return lines.map(({ part, amount }) => {
    const before = sum;
    sum = sum.plus(amount);
    return { part, amount: cents(sum).minus(cents(before)) };
  });
}
