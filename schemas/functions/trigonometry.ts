import { Big, settled } from '../decimal.ts';
import { decimal, fixed, one, over, root, times, pi as wholePi } from './fixed-point.ts';

/*
 * Trigonometry in degrees, to sixty digits; exact where the result is: the sine of 30 is 0.5.
 */

/** π with sixty digits. */
export const pi: Big = /* @__PURE__ */ decimal(wholePi);

const turn = 360n * one;

/** The sine of an angle in degrees, by its series between -90 and 90. */
function sine(angle: bigint): bigint {
  let degrees = angle % turn;
  if (degrees > turn / 2n) degrees -= turn;
  if (degrees < -turn / 2n) degrees += turn;
  if (degrees > turn / 4n) degrees = turn / 2n - degrees;
  if (degrees < -turn / 4n) degrees = -turn / 2n - degrees;
  const x = times(degrees, wholePi) / 180n;
  const square = times(x, x);
  let term = x;
  let sum = x;
  for (let n = 2n; term !== 0n; n += 2n) {
    term = -times(term, square) / (n * (n + 1n));
    sum += term;
  }
  return sum;
}

const cosine = (angle: bigint): bigint => sine(turn / 4n - angle);

/** The sine of an angle in degrees. */
export const sin = (degrees: Big): Big => decimal(sine(fixed(degrees)));

/** The cosine of an angle in degrees. */
export const cos = (degrees: Big): Big => decimal(cosine(fixed(degrees)));

/** The tangent of an angle in degrees; a RangeError for 90, 270 and so on, which have none. */
export function tan(degrees: Big): Big {
  // A quotient's last place must not make a tangent of a right angle.
  const below = cosine(fixed(settled(degrees)));
  if (below === 0n) throw new RangeError('A right angle has no tangent.');
  const angle = fixed(degrees);
  return decimal(over(sine(angle), cosine(angle)));
}

/**
 * The angle in degrees of the point (x, y), from -180 to 180. Turned back by the double-precision
 * angle, the point is so near the axis that three terms of the series of arctan do.
 */
function angleOf(x: bigint, y: bigint): Big {
  const near = fixed(Big(Math.atan2(Number(y), Number(x)) * (180 / Math.PI)));
  const [s, c] = [sine(near), cosine(near)];
  const z = over(times(y, c) - times(x, s), times(x, c) + times(y, s));
  const square = times(z, z);
  const rest = z - times(z, square) / 3n + times(times(z, square), square) / 5n;
  return decimal(near + over(180n * rest, wholePi));
}

/** A sine or cosine and the other of the two, from 0; a RangeError beyond -1 and 1. */
function withOther(value: Big): readonly [bigint, bigint] {
  const exact = settled(value);
  if (exact.abs().gt(1)) throw new RangeError('A sine or cosine lies from -1 to 1.');
  // A quotient's last place must not make an angle of what is exactly 1.
  const part = fixed(exact.abs().eq(1) ? exact : value);
  return [part, root(times(one - part, one + part))];
}

/** The angle in degrees, from -90 to 90, with a sine from -1 to 1; a RangeError for any other. */
export function asin(value: Big): Big {
  const [y, x] = withOther(value);
  return angleOf(x, y);
}

/** The angle in degrees, from 0 to 180, with a cosine from -1 to 1; a RangeError for any other. */
export const acos = (value: Big): Big => angleOf(...withOther(value));

/** The angle in degrees, between -90 and 90, with a tangent. */
export const atan = (value: Big): Big => angleOf(one, fixed(value));
