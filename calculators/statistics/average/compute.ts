import { Big } from '#schemas/decimal.ts';
import { ln } from '#schemas/functions/arithmetic.ts';
import type { Compute } from '#schemas/manifest.ts';
import { frequenciesOf, placesAround, sorted } from '#shared/statistics.ts';
import type manifest from './manifest.ts';

/** Of more modes than this, only the first are written out. */
const mostModes = 10;

/** The values that occur most often, as a text; a value that occurs once is no mode. */
function modeOf(rising: readonly Big[]): string {
  const frequencies = frequenciesOf(rising);
  const most = Math.max(...frequencies.map(({ times }) => times));
  if (most === 1) return 'No mode';
  const modes = frequencies.filter(({ times }) => times === most);
  const named = modes.slice(0, mostModes).map(({ value }) => value.toFixed());
  const more = modes.length - named.length;
  return `${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

/** The mean of the natural logarithms: one logarithm, of the product. */
function meanLog(values: readonly Big[]): Big {
  const product = values.reduce((so, each) => so.times(each).prec(60, 1), Big(1));
  const mantissa = product.times(Big(`1e${-product.e}`));
  return ln(mantissa)
    .plus(ln(Big(10)).times(product.e))
    .div(values.length);
}

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
  return {
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
