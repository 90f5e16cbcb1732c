import { Big } from '#schemas/decimal.ts';
import { cents } from '#schemas/functions/parts.ts';
import type { Tables } from '#schemas/manifest.ts';
import type manifest from './manifest.ts';

const prices = [1, 5, 10, 20, 25, 50, 75, 100, 200, 250, 500, 1000].map((price) => Big(price));

/** Round prices with and without VAT: net prices where VAT is added, gross prices where it is removed. */
export const tables: Tables<typeof manifest> = ({ mode, vatRate }, { results }) => {
  const rate = vatRate ?? results.rateUsed;
  if (rate.eq(0)) return { amounts: [] };
  const amounts = prices.map((price) => {
    if (mode === 'add') {
      const vat = cents(price.times(rate).div(100));
      return { net: price, vat, gross: price.plus(vat) };
    }
    const net = cents(price.times(100).div(rate.plus(100)));
    return { net, vat: price.minus(net), gross: price };
  });
  return { amounts };
};
