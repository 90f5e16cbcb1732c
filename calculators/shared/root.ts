import { Big } from '#schemas/decimal.ts';

/** Decimal places of the numbers tried: a few more than fifty make no difference to a quotient. */
const triedDecimals = 50;

/**
 * The x between `low` and `high` where `f` is zero, within `tolerance` (10^-40 unless told): of a rate
 * that nothing gives in one formula, such as the yearly percentage of a loan with fees. `f` is below
 * zero at one end and above at the other, else a RangeError is thrown; with several zeros between, one
 * of them is found. Chandrupatla's method (Advances in Engineering Software 28, 1997): inverse quadratic
 * interpolation where three points bend little, else bisection, so that it always gets there.
 */
export function rootBetween(
  f: (x: Big) => Big,
  low: Big,
  high: Big,
  tolerance: Big = Big('1e-40'),
): Big {
  let [a, b] = [low, high];
  let [fa, fb] = [f(a), f(b)];
  if (fa.eq(0)) return a;
  if (fb.eq(0)) return b;
  if (fa.s === fb.s) throw new RangeError('The function has one sign at both ends.');
  let share = Big('0.5');
  for (;;) {
    const x = a.plus(share.times(b.minus(a))).round(triedDecimals, 1);
    const fx = f(x);
    // The last point beyond: c; the newest: a; the other side of the zero: b.
    let [c, fc] = [a, fa];
    if (fx.s !== fa.s) {
      [c, fc] = [b, fb];
      [b, fb] = [a, fa];
    }
    [a, fa] = [x, fx];
    const nearest = fa.abs().lt(fb.abs()) ? a : b;
    const width = b.minus(a).abs();
    if (fx.eq(0) || width.lte(tolerance)) return nearest;
    const least = tolerance.div(width).div(2);
    const xi = a.minus(b).div(c.minus(b));
    const phi = fa.minus(fb).div(fc.minus(fb));
    share = Big('0.5');
    if (phi.times(phi).lt(xi) && Big(1).minus(phi).pow(2).lt(Big(1).minus(xi))) {
      const first = fa.div(fb.minus(fa)).times(fc).div(fb.minus(fc));
      const second = fa.div(fc.minus(fa)).times(fb).div(fc.minus(fb));
      const slope = c.minus(a).div(b.minus(a));
      share = first.plus(slope.times(second));
    }
    if (share.lt(least)) share = least;
    if (share.gt(Big(1).minus(least))) share = Big(1).minus(least);
  }
}
