import { Big } from '#schemas/decimal.ts';
import type { Compute } from '#schemas/manifest.ts';
import type manifest from './manifest.ts';

interface Discount {
  readonly kind: 'percent' | 'amount';
  readonly value: Big;
}

/** What each discount takes off the price that those before it have left, unrounded. */
export function stagesOf(price: Big, discounts: readonly Discount[]) {
  let before = price;
  return discounts.map(({ kind, value }, index) => {
    const whole = kind === 'percent' ? before.times(value).div(100) : value;
    const off = whole.gt(before) ? before : whole;
    before = before.minus(off);
    return { discount: index + 1, off, price: before };
  });
}

/** The discounts one by one, as a table and for the steps. */
export const compute: Compute<typeof manifest> = ({ price, discounts }) => {
  const stages = stagesOf(price, discounts);
  const percent = (index: number) =>
    discounts[index]?.kind === 'percent' ? discounts[index].value : undefined;
  const amount = (index: number) =>
    discounts[index]?.kind === 'amount' ? stages[index]?.off : undefined;
  const onlyPercentages = discounts.every(({ kind, value }) => kind === 'percent' && value.gt(0));
  return {
    stages,
    percent1: percent(0),
    percent2: percent(1),
    percent3: percent(2),
    percent4: percent(3),
    percent5: percent(4),
    amount1: amount(0),
    amount2: amount(1),
    amount3: amount(2),
    amount4: amount(3),
    amount5: amount(4),
    percentages: onlyPercentages ? Big(discounts.length) : undefined,
  };
};
