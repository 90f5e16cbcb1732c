import type { Big } from '#schemas/decimal.ts';
import type { Compute } from '#schemas/manifest.ts';
import type manifest from './manifest.ts';

/** The largest whole number for which solutions are written with fractions and roots. */
const largestExact = 10_000;
/** From here on the smaller solution would lose digits: how many times 4ac goes into b². */
const muchLarger = 1e6;

const isShort = (value: Big): boolean =>
  value.abs().lte(largestExact) && value.eq(value.round(0, 0));

const divisor = (one: number, other: number): number =>
  other === 0 ? Math.abs(one) : divisor(other, one % other);

/** A fraction in lowest terms: "3", "-1/2". */
function fraction(above: number, below: number): string {
  const common = divisor(above, below) * Math.sign(below);
  const [top, bottom] = [above / common, below / common];
  return bottom === 1 ? `${top}` : `${top}/${bottom}`;
}

/** A whole number above 0 as s²·d, with d free of squares. */
function withoutSquares(value: number): readonly [s: number, d: number] {
  let [s, d, rest] = [1, 1, value];
  for (let prime = 2; prime * prime <= rest; prime += 1) {
    let times = 0;
    for (; rest % prime === 0; times += 1) rest /= prime;
    s *= prime ** Math.floor(times / 2);
    d *= prime ** (times % 2);
  }
  return [s, d * rest];
}

/** Both solutions in fractions and roots: "3 and -1/2", "(2 ± √10)/2", "-1 ± 2i". */
function inRoots(a: number, b: number, c: number): string {
  const discriminant = b * b - 4 * a * c;
  if (discriminant === 0) return fraction(-b, 2 * a);
  const [s, d] = withoutSquares(Math.abs(discriminant));
  if (discriminant > 0 && d === 1) {
    return `${fraction(-b + s, 2 * a)} and ${fraction(-b - s, 2 * a)}`;
  }
  const common = divisor(divisor(b, s), 2 * a);
  const [before, size, below] = [
    (-b * Math.sign(a)) / common,
    s / common,
    (2 * Math.abs(a)) / common,
  ];
  const root = `${size === 1 ? '' : size}${discriminant < 0 ? 'i' : ''}${d === 1 ? '' : `√${d}`}`;
  const both = b === 0 ? `±${root}` : `${before} ± ${root}`;
  if (below === 1) return both;
  return b === 0 ? `${both}/${below}` : `(${both})/${below}`;
}

/** What the sign of the discriminant says, and the solutions without decimals. */
export const compute: Compute<typeof manifest> = ({ a, b, c }, { figures: { discriminant } }) => {
  const four = a.times(c).times(4);
  const loses = !c.eq(0) && four.abs().times(muchLarger).lt(b.times(b));
  return {
    nature: discriminant.gt(0)
      ? 'Two real solutions'
      : discriminant.eq(0)
        ? 'One real solution, counted twice'
        : 'Two complex solutions',
    careful: loses ? (b.gt(0) ? 'first' : 'second') : 'none',
    exactSolutions: [a, b, c].every(isShort) ? inRoots(Number(a), Number(b), Number(c)) : undefined,
  };
};
