import { Big } from '#schemas/decimal.ts';
import { gcd } from '#schemas/functions/whole-numbers.ts';
import type { Compute } from '#schemas/manifest.ts';
import { madeWhole } from '#shared/fractions.ts';
import type manifest from './manifest.ts';

/** The largest power of ten with which the step to the greatest common divisor is shown. */
const largestScale = Big('1e12');

/** The simplest form of the ratio; the shares of the amount, which add up to it. */
export const compute: Compute<typeof manifest> = ({ parts, amount }) => {
  const none = {
    simplest: undefined,
    scale: undefined,
    shares: undefined,
    leftOver: undefined,
    smallest: undefined,
  };
  if (!parts) return none;
  const { scale, whole } = madeWhole(parts);
  const divisor = gcd(...whole);
  const simplest = whole.map((part) => BigInt(part.div(divisor).toFixed(0)));
  const shown = {
    ...none,
    simplest: simplest.join(' : '),
    scale: scale.gt(largestScale) ? undefined : scale,
  };
  if (!amount) return shown;
  const { shares, leftOver } = divided(BigInt(amount.times(100).toFixed(0)), simplest);
  const total = parts.reduce((sum, part) => sum.plus(part));
  return {
    ...shown,
    leftOver,
    smallest: shares.reduce((least, share) => (share.lt(least) ? share : least)),
    shares: parts.map((part, index) => ({
      part,
      percent: part.times(100).div(total),
      share: shares[index] as Big,
    })),
  };
};

/**
 * Hundredths divided in a ratio: each exact share is cut to whole hundredths, and those that are left
 * over go one each to the largest remainders, of equal ones to the earlier part.
 */
function divided(hundredths: bigint, ratio: readonly bigint[]) {
  const total = ratio.reduce((sum, part) => sum + part);
  const cut = ratio.map((part) => (hundredths * part) / total);
  const remainders = ratio.map((part, index) => ({ index, rest: (hundredths * part) % total }));
  const leftOver = Number(hundredths - cut.reduce((sum, each) => sum + each));
  const first = new Set(
    remainders
      .sort((a, b) => (a.rest === b.rest ? a.index - b.index : a.rest > b.rest ? -1 : 1))
      .slice(0, leftOver)
      .map(({ index }) => index),
  );
  const shares = cut.map((each, index) =>
    Big(String(each))
      .plus(first.has(index) ? 1 : 0)
      .div(100),
  );
  return { shares, leftOver };
}
