import { Big } from '#schemas/decimal.ts';
import { ln } from '#schemas/functions/arithmetic.ts';
import type { Compute } from '#schemas/manifest.ts';
import { inDigits } from '#shared/numbers.ts';
import { frequenciesOf, placesAround, sorted } from '#shared/statistics.ts';
import type manifest from './manifest.ts';

/** Of more values than this, only the first are written out. */
const mostNamed = 10;

/** Values as a text: "1, 2, 3 and 4 more". */
function listed(values: readonly string[]): string {
  const more = values.length - mostNamed;
  return `${values.slice(0, mostNamed).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

/** The values that occur most often, as a text; a value that occurs once is no mode. */
function modeOf(rising: readonly Big[]): string {
  const frequencies = frequenciesOf(rising);
  const most = Math.max(...frequencies.map(({ times }) => times));
  if (most === 1) return 'No mode';
  return listed(
    frequencies.filter(({ times }) => times === most).map(({ value }) => value.toFixed()),
  );
}

/** The mean of the natural logarithms: one logarithm, of the product. */
function meanLog(values: readonly Big[]): Big {
  const product = values.reduce((so, each) => so.times(each).prec(60, 1), Big(1));
  const mantissa = product.times(Big(`1e${-product.e}`));
  return ln(mantissa)
    .plus(ln(Big(10)).times(product.e))
    .div(values.length);
}

/** The smallest and the largest value within the fences of the quartiles, and the values outside. */
function boxOf(rising: readonly Big[], q1: Big, q3: Big) {
  const reach = q3.minus(q1).times('1.5');
  const isInside = (value: Big) => value.gte(q1.minus(reach)) && value.lte(q3.plus(reach));
  const inside = rising.filter(isInside);
  return {
    whiskerLow: inside[0] as Big,
    whiskerHigh: inside.at(-1) as Big,
    outside: rising.filter((value) => !isInside(value)),
  };
}

/** The number at a place between two values. */
const between = (before: Big, after: Big, position: Big): Big =>
  before.plus(after.minus(before).times(position.mod(1)));

export const compute: Compute<typeof manifest> = (
  { values },
  { figures: { minimum, position1, position3 } },
) => {
  const rising = sorted(values);
  const [middleLow, middleHigh] = [rising.length - 1, rising.length].map(
    (twice) => rising[twice >> 1] as Big,
  ) as [Big, Big];
  const [before1, after1] = placesAround(rising, position1);
  const [before3, after3] = placesAround(rising, position3);
  const { outside, ...whiskers } = boxOf(
    rising,
    between(before1, after1, position1),
    between(before3, after3, position3),
  );
  return {
    ...whiskers,
    outliers: outside.length > 0 ? listed(outside.map((value) => inDigits(value, 10))) : 'None',
    mode: modeOf(rising),
    middleLow,
    middleHigh,
    before1,
    after1,
    before3,
    after3,
    meanLog: minimum.gt(0) ? meanLog(values) : undefined,
  };
};
