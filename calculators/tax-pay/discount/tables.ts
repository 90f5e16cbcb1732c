import { Big } from '#schemas/decimal.ts';
import { cents } from '#schemas/functions/parts.ts';
import type { Tables } from '#schemas/manifest.ts';
import { stagesOf } from './compute.ts';
import type manifest from './manifest.ts';

/** Each offer: the pieces that one takes, and how many of them one pays. */
const offers = {
  secondHalf: [2, 1.5],
  oneFree: [2, 1],
  threeForTwo: [3, 2],
  fourForThree: [4, 3],
  thirdHalf: [3, 2.5],
} as const;

const percentages = [5, 10, 15, 20, 25, 30, 35, 40, 50, 60, 70, 75, 80, 90];

/** The same discounts in other orders, offers of other kinds, and single discounts on the price. */
export const tables: Tables<typeof manifest> = (
  { price, quantity, discounts },
  { results: { unitPrice, effectivePercent } },
) => {
  const percentOff = discounts.filter(({ kind }) => kind === 'percent');
  const amountOff = discounts.filter(({ kind }) => kind === 'amount');
  const isMixed = percentOff.length > 0 && amountOff.length > 0;
  const inOrder = (order: string, list: typeof discounts) => {
    const each = cents(stagesOf(price, list).at(-1)?.price ?? price);
    return { order, each, all: each.times(quantity) };
  };
  return {
    orders: isMixed
      ? [
          inOrder('entered', discounts),
          inOrder('percentFirst', [...percentOff, ...amountOff]),
          inOrder('amountFirst', [...amountOff, ...percentOff]),
        ]
      : [],
    offers: [
      { offer: 'yours', pieces: 1, percent: effectivePercent, each: unitPrice },
      ...Object.entries(offers).map(([offer, [pieces, paid]]) => ({
        offer,
        pieces,
        percent: Big(pieces - paid)
          .times(100)
          .div(pieces),
        each: price.times(paid).div(pieces),
      })),
    ],
    singles: percentages.map((percent) => {
      const each = cents(price.times(100 - percent).div(100));
      return { percent, off: price.minus(each), each };
    }),
  };
};
