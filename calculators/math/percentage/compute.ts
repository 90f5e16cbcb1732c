import { Big } from '#schemas/decimal.ts';
import type { Compute } from '#schemas/manifest.ts';
import { fraction, fractionText, madeWhole } from '#shared/fractions.ts';
import type manifest from './manifest.ts';

/** The largest numbers with which the steps to the fraction are shown. */
const longest = Big('1e10');

/** The percentage as an exact fraction, and the whole numbers that are reduced to it. */
export const compute: Compute<typeof manifest> = ({ find, percent, part, whole }) => {
  const [above, below] = (find === 'share' ? [part, whole] : [percent, Big(100)]) as [Big, Big];
  // The sign stands above the line.
  const signed = below.lt(0) ? [above.neg(), below.neg()] : [above, below];
  const [top, bottom] = madeWhole(signed).whole as [Big, Big];
  const isLong = top.abs().gt(longest) || bottom.gt(longest);
  return {
    asFraction: fractionText(fraction(BigInt(top.toFixed()), BigInt(bottom.toFixed()))),
    top: isLong ? undefined : top,
    bottom: isLong ? undefined : bottom,
  };
};
