import { Big } from '#schemas/decimal.ts';
import { log10, power } from '#schemas/functions/arithmetic.ts';
import type { Tables } from '#schemas/manifest.ts';
import type manifest from './manifest.ts';

/** Typical values of familiar liquids: US Geological Survey, pH scale. */
const liquids = [
  ['Battery acid', 0],
  ['Lemon juice', 2],
  ['Orange juice', 3],
  ['Tomato juice', 4],
  ['Black coffee', 5],
  ['Milk', 6],
  ['Pure water, 25 °C', 7],
  ['Sea water', 8],
  ['Baking soda in water', 9],
  ['Milk of magnesia', 10],
  ['Soapy water', 12],
  ['Bleach', 13],
] as const;
const factors = [1, 2, 5, 10, 100, 1000, 10_000, 1_000_000];

/** The solution beside familiar liquids, and diluted. */
export const tables: Tables<typeof manifest> = (
  { pkw },
  { results: { ph, hydrogenFound, hydroxideFound } },
) => {
  const rows = [
    ...liquids.map(([liquid, value]) => ({ liquid, ph: Big(value) })),
    { liquid: 'Yours', ph },
  ];
  rows.sort((a, b) => a.ph.cmp(b.ph));
  const product = power(Big(10), pkw.neg());
  /** Positive ions of a strong base, or negative ones of a strong acid, keep the charges equal. */
  const acid = hydrogenFound.minus(hydroxideFound);
  return {
    familiar: rows.map((row) => ({ ...row, times: power(Big(10), ph.minus(row.ph)) })),
    diluted: factors.map((factor) => {
      const excess = acid.abs().div(factor);
      const more = excess.plus(excess.times(excess).plus(product.times(4)).sqrt()).div(2);
      const hydrogen = acid.lt(0) ? product.div(more) : more;
      return { factor: Big(factor), ph: log10(hydrogen).neg(), hydrogen };
    }),
  };
};
