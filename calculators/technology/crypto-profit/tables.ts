import { Big } from '#schemas/decimal.ts';
import type { Tables } from '#schemas/manifest.ts';
import type manifest from './manifest.ts';

const returns = [-20, -10, 0, 5, 10, 25, 50, 100];

/** Rounded up: in cents from a price of 1 upwards, below that to six digits. */
const priceOf = (exact: Big): Big => (exact.gte(1) ? exact.round(2, 3) : exact.prec(6, 3));

/** The sell price that each return needs; none where the fee for selling takes all. */
export const tables: Tables<typeof manifest> = (
  { buyPrice, buyFee, sellFee },
  { results: { grossCost, buyFeePaid, averagePrice = buyPrice } },
) => {
  const kept = Big(100).minus(sellFee);
  if (kept.lte(0)) return { sellPrices: [] };
  return {
    sellPrices: returns.map((percent) => {
      const exact = averagePrice
        .times(buyFee.plus(100))
        .times(percent + 100)
        .div(kept.times(100));
      const price = priceOf(exact);
      const change = exact.minus(averagePrice).div(averagePrice).times(100);
      const profit = grossCost.plus(buyFeePaid).times(percent).div(100);
      return { roi: Big(percent), price, change, profit };
    }),
  };
};
