import { Big } from '#schemas/decimal.ts';
import type { Tables } from '#schemas/manifest.ts';
import type manifest from './manifest.ts';

const markups = [10, 20, 25, 30, 40, 50, 60, 75, 100, 150, 200, 300];

/** The visitor's own sale among usual markups on the same cost, in ascending order. */
export const tables: Tables<typeof manifest> = (
  { cost, price },
  { results: { itemCost, sellingPrice } },
) => {
  const paid = cost ?? itemCost;
  const own = (price ?? sellingPrice).times(100).div(paid).minus(100).round(40);
  const others = markups.map((each) => Big(each)).filter((each) => !each.eq(own));
  return {
    pairs: [...others, own]
      .sort((one, other) => one.cmp(other))
      .map((markup) => ({
        markup,
        margin: markup.times(100).div(markup.plus(100)),
        price: paid.times(markup.plus(100)).div(100),
        profit: paid.times(markup).div(100),
      })),
  };
};
