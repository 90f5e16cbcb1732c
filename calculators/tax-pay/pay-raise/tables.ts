import { Big } from '#schemas/decimal.ts';
import type { Tables } from '#schemas/manifest.ts';
import type manifest from './manifest.ts';

const years = 10;
/** The largest pay that is listed. */
const largest = Big('1e21');

/** The pay if the same raise came every year, and what it buys at the prices of the start. */
export const tables: Tables<typeof manifest> = ({ oldPay, inflation }, { results: { newPay } }) => {
  const factor = newPay.div(oldPay);
  const prices = inflation.div(100).plus(1);
  const rows = [{ year: 0, pay: oldPay, change: Big(0), buys: oldPay }];
  let level = Big(1);
  let priceLevel = Big(1);
  for (let year = 1; year <= years; year += 1) {
    level = level.times(factor).round(60);
    priceLevel = priceLevel.times(prices);
    const pay = oldPay.times(level);
    rows.push({
      year,
      pay,
      change: level.minus(1).times(100),
      buys: pay.div(priceLevel),
    });
  }
  return { years: rows.some(({ pay }) => pay.gt(largest)) ? [] : rows };
};
