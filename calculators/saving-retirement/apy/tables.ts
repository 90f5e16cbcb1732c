import { Big } from '#schemas/decimal.ts';
import { exp, power } from '#schemas/functions/arithmetic.ts';
import type { Tables } from '#schemas/manifest.ts';
import type manifest from './manifest.ts';

/** The deposit whose extra interest is shown. */
const deposit = 10_000;

/** The growth of one unit in a year at a yearly rate in percent, by how often interest is added. */
const growths: Readonly<Record<string, (rate: Big) => Big>> = {
  'Once a year': (rate) => inPeriods(rate, 1),
  'Twice a year': (rate) => inPeriods(rate, 2),
  'Every quarter': (rate) => inPeriods(rate, 4),
  'Every month': (rate) => inPeriods(rate, 12),
  'Every week': (rate) => inPeriods(rate, 52),
  'Every day': (rate) => inPeriods(rate, 365),
  Continuously: (rate) => exp(rate.div(100)),
};

const inPeriods = (rate: Big, times: number): Big =>
  power(rate.div(100 * times).plus(1), Big(times));

/** How far the APY lies above the yearly rate, for each way of adding interest. */
export const tables: Tables<typeof manifest> = ({ nominalRate }, { results }) => {
  const rate = nominalRate ?? results.rate;
  if (!rate) return { gain: [] };
  return {
    gain: Object.entries(growths).map(([often, growth]) => {
      const gain = growth(rate).minus(1).times(100).minus(rate);
      return { often, gain, extra: gain.times(deposit).div(100) };
    }),
  };
};
