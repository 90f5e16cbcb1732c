import { figure, measure, settle, withHidden } from './exact.ts';
import { outcomeOf } from './limit.ts';
import { type Form, need, type Oracles, type Row, refuse, type Typed, within } from './oracle.ts';
import type { Random } from './random.ts';
import { gcd, Rational, zero } from './rational.ts';
import { atan, asin as exactAsin, cos as exactCos, sin as exactSin, sqrt } from './reals.ts';

const isZero = (x: Rational): boolean => x.cmp(0) === 0;

const lcm = (a: bigint, b: bigint): bigint => (a / gcd(a, b)) * b;
const sizeOf = (n: bigint): bigint => (n < 0n ? -n : n);

/** A rational in lowest terms: 7/40, or 2. */
function inLowestTerms(x: Rational): string {
  const { numerator, denominator } = x.reduced();
  return denominator === 1n ? String(numerator) : `${numerator}/${denominator}`;
}

/** The numbers of a list, of which one may have a decimal comma. */
function numbersOf(
  form: Form,
  id: string,
  least: number,
  most: number,
  domain: Parameters<typeof within>[1],
): readonly Rational[] {
  const entries = form.entries(id).map((entry) => entry.replace(/^(\d+),(\d{1,2})$/, '$1.$2'));
  need(entries.length >= least && entries.length <= most);
  return entries.map((entry) => {
    need(/^[-+]?\d+(\.\d+)?$/.test(entry));
    return within(entry, domain);
  });
}

/** The entries of a list with separators as people type and paste them. */
function listed(random: Random, entries: readonly string[]): string {
  const separator = random.pick([' ', ', ', '; ', ';', '\t', '\n', ',\n', '  ']);
  const ends = random.pick(['', '', '', ' ', '; ', '\n']);
  return `${ends}${entries.join(separator)}${random.chance(0.1) ? ',' : ''}${ends}`;
}

const some = <T>(random: Random, least: number, most: number, make: () => T): readonly T[] =>
  Array.from({ length: random.int(least, most) }, make);

const signed = (random: Random, text: string): string => (random.chance(0.3) ? `-${text}` : text);

// ---------------------------------------------------------------- percentages

const percentageModes = ['portion', 'share', 'total'];
const changeModes = ['change', 'difference', 'apply'];

/** The change in percent to a value from a base; none from zero. */
function leadingBack(to: Rational, base: Rational): Rational | undefined {
  return isZero(base) ? undefined : to.sub(base).div(base.abs()).mul(100);
}

/** Any number: of either sign, zero, everyday, or with many digits. */
const anyNumber = (random: Random): string =>
  random.pick([
    () => signed(random, figure(random)),
    () => signed(random, figure(random, -8, 14)),
    () => signed(random, String(random.int(1, 1000))),
    () => random.between(-200, 200, 2),
    () => random.pick(['0', '100', '-100', '+1', '-0.1', '33.3', '50', '12.5']),
  ])();

/** Numbers whose products are too large to show. */
const huge = '999999999999999999999';

// ---------------------------------------------------------------- fractions

const operations = ['add', 'subtract', 'multiply', 'divide', 'compare', 'simplify'];

const unreadable =
  'Write a whole number, a fraction like 5/6, a mixed number like 2 3/8 or a decimal like 0.75.';

/** The number that a text of a fraction, mixed number or decimal has. */
function readFraction(form: Form, id: string): Rational {
  const text = form.typedText(id);
  need(text !== '');
  const [, sign = '', body = ''] = /^([-+−]?)(.*)$/.exec(text) ?? [];
  const signedBy = (x: Rational) => (sign === '' || sign === '+' ? x : x.neg());
  const isShort = (...numbers: readonly string[]) => numbers.every(({ length }) => length <= 15);

  const [, left = '', right] = /^(\d*)\.(\d+)$/.exec(body) ?? [];
  if (right !== undefined && isShort(left + right)) {
    return signedBy(new Rational(BigInt(left + right), 10n ** BigInt(right.length)));
  }
  const [, whole, above, below = '1'] =
    /^(?:(\d+)(?:$| +(?=\d)))?(?:(\d+) *\/ *(\d+))?$/.exec(body) ?? [];
  if (whole === undefined && above === undefined) refuse(unreadable, id);
  if (!isShort(whole ?? '', above ?? '', below)) refuse(unreadable, id);
  if (BigInt(below) === 0n) refuse('The number under the line cannot be 0.', id);
  return signedBy(
    new Rational(BigInt(above ?? '0'), BigInt(below)).add(new Rational(BigInt(whole ?? '0'))),
  );
}

/** The most digits after the point that are written. */
const mostDigits = 50;

/** A rational as a decimal with its repeating digits in brackets. */
function asDecimal(x: Rational): string {
  const { numerator, denominator } = x.reduced();
  const size = sizeOf(numerator);
  const sign = numerator < 0n ? '-' : '';
  let rest = size % denominator;
  let decimals = '';
  const seen = new Map<bigint, number>();
  while (rest > 0n && !seen.has(rest) && decimals.length <= mostDigits) {
    seen.set(rest, decimals.length);
    decimals += (rest * 10n) / denominator;
    rest = (rest * 10n) % denominator;
  }
  const start = sign + size / denominator;
  if (decimals === '') return start;
  if (decimals.length > mostDigits) return `${start}.${decimals.slice(0, mostDigits)}…`;
  if (rest === 0n) return `${start}.${decimals}`;
  const at = seen.get(rest);
  return `${start}.${decimals.slice(0, at)}(${decimals.slice(at)})`;
}

function asMixed(x: Rational): string {
  const { numerator, denominator } = x.reduced();
  const size = sizeOf(numerator);
  const [whole, rest] = [size / denominator, size % denominator];
  const parts = [
    ...(whole > 0n || rest === 0n ? [whole] : []),
    ...(rest > 0n ? [`${rest}/${denominator}`] : []),
  ];
  return (numerator < 0n ? '-' : '') + parts.join(' ');
}

const wholeText = (random: Random): string =>
  String(random.pick([random.int(0, 12), random.int(0, 1000), random.int(0, 999_999_999_999_999)]));

/** A fraction as people type it. */
function fractionText(random: Random): string {
  const slash = random.pick(['/', '/', '/', ' / ', '/ ', '  /']);
  const below = random.pick([
    () => String(random.int(1, 60)),
    () => String(random.int(1, 60)),
    // Denominators with long periods, or of twos and fives alone.
    () => random.pick(['7', '17', '47', '49', '51', '53', '97', '101', '1024', '3125', '640']),
    () => random.pick(['562949953421312', '999999999999999', '000000000000008']),
    () => String(random.int(1, 999_999_999_999_999)),
  ]);
  const body = random.pick([
    () => wholeText(random),
    () => `${random.int(0, 200)}${slash}${below()}`,
    () => `${random.int(0, 200)}${slash}${below()}`,
    () => `${wholeText(random)}${slash}${below()}`,
    () => `${random.int(0, 30)}${random.pick([' ', '   '])}${random.int(0, 20)}${slash}${below()}`,
    () => random.between(0, 20, 4).replace(/^0\./, random.pick(['0.', '.'])),
    () => random.pick(['0.75', '.5', '0', '0.0', '1.000000000000001', '.123456789012345']),
  ])();
  const sign = random.pick(['', '', '', '', '-', '−', '+']);
  const ends = random.pick(['', '', '', ' ', '  ']);
  return `${ends}${sign}${body}${ends}`;
}

const notAFraction = [
  'abc',
  '1/2/3',
  '1 2',
  '1,5',
  '1e3',
  '1/-2',
  '--1',
  '1.5/2',
  '1 0.5',
  '1234567890123456',
  '1/1234567890123456',
  '0.1234567890123456',
  '1/',
  '/2',
  '1 1/2 3',
  '50%',
];

// ---------------------------------------------------------------- ratios

const terms = ['a', 'b', 'c', 'd'];
const ratioModes = ['missing', 'simplify', 'share'];
const term = { above: 0, to: 1e12 };

/** Parts as whole numbers without a common divisor. */
function simplestRatio(parts: readonly Rational[]): readonly bigint[] {
  const denominator = parts.reduce((all, part) => lcm(all, part.reduced().denominator), 1n);
  const whole = parts.map((part) => part.mul(new Rational(denominator)).floor());
  const common = whole.reduce(gcd);
  return whole.map((part) => part / common);
}

/** An amount divided to the hundredth, so that nothing is lost (the largest remainder method). */
function divided(amount: Rational, parts: readonly Rational[], sum: Rational): readonly Rational[] {
  const hundredths = parts.map((part) => amount.mul(100).mul(part).div(sum));
  const cut = hundredths.map((share) => share.floor());
  const left = amount.mul(100).floor() - cut.reduce((all, share) => all + share, 0n);
  const remainders = hundredths.map((share, at) => ({
    at,
    size: share.sub(new Rational(cut[at] as bigint)),
  }));
  remainders.sort((one, other) => other.size.cmp(one.size) || one.at - other.at);
  const raised = new Set(remainders.slice(0, Number(left)).map(({ at }) => at));
  return cut.map((share, at) => new Rational(share + (raised.has(at) ? 1n : 0n), 100n));
}

function ratioParts(random: Random): readonly string[] {
  const make = random.pick([
    () => String(random.int(1, 12)),
    () => '1',
    () => String(random.int(1, 40) * 120),
    () => random.between(0.1, 9, 3),
    () => figure(random, -3, 6),
    () => random.between(1, 9, 1).replace('.', ','),
  ]);
  const parts = some(random, 2, random.pick([2, 3, 12]), make);
  if (!random.chance(0.06)) return parts;
  return random.pick([
    () => parts.slice(0, 1),
    () => some(random, 13, 14, make),
    () => [...parts.slice(0, 9), '0'],
    () => ['-1', ...parts.slice(0, 9)],
    () => ['ten', ...parts.slice(0, 9)],
    () => ['1000000000000', '1'],
    () => ['1000000000000.1', '1'],
  ])();
}

const dividedAmount = (random: Random): string =>
  random.pick([
    () => random.between(0.01, 5, 2).replace(/^0(?:\.0+)?$/, '0.01'),
    () => random.between(1, 5000, 2),
    () => random.between(1, 5000, 2),
    () => String(random.int(1, 1_000_000)),
    () => random.pick(['100', '0.01', '0.02', '1000000000000', '99.99', '12.500']),
    () => random.pick(['0', '0.001', '10.005', '1000000000000.01', '0.009', '33.333']),
  ])();

// ---------------------------------------------------------------- quadratic equations

/** The largest square in a whole number above zero, as its root, and what is left of the number. */
function squareFree(n: bigint): readonly [root: bigint, rest: bigint] {
  let [root, rest] = [1n, Number(n)];
  for (let factor = 2; factor * factor <= rest; factor += 1) {
    while (rest % (factor * factor) === 0) {
      rest /= factor * factor;
      root *= BigInt(factor);
    }
  }
  return [root, BigInt(rest)];
}

function exactSolutions(a: bigint, b: bigint, c: bigint): string {
  const discriminant = b * b - 4n * a * c;
  if (discriminant === 0n) return inLowestTerms(new Rational(-b, 2n * a));
  const [root, rest] = squareFree(sizeOf(discriminant));
  if (discriminant > 0n && rest === 1n) {
    const solutions = [new Rational(-b + root, 2n * a), new Rational(-b - root, 2n * a)];
    return solutions.map(inLowestTerms).join(' and ');
  }
  const common = gcd(gcd(b, root), 2n * a);
  const numerator = (a < 0n ? b : -b) / common;
  const times = root / common;
  const under = (2n * sizeOf(a)) / common;
  const imaginary = discriminant < 0n ? 'i' : '';
  const radical = `${times === 1n ? '' : times}${imaginary}${rest === 1n ? '' : `√${rest}`}`;
  const sum = numerator === 0n ? `±${radical}` : `${numerator} ± ${radical}`;
  if (under === 1n) return sum;
  return numerator === 0n ? `${sum}/${under}` : `(${sum})/${under}`;
}

/** Coefficients of equations of every kind. */
function coefficients(random: Random): readonly [a: string, b: string, c: string] {
  const whole = (most: number) => String(random.int(-most, most));
  const product = (p: number, q: number, r: number, s: number) =>
    [String(p * r), String(p * s + q * r), String(q * s)] as const;
  const small = () => random.int(1, 9) * random.pick([1, -1]);
  return random.pick([
    () => [whole(9), whole(20), whole(20)] as const,
    () => [whole(9), whole(20), whole(20)] as const,
    () => [whole(10_001), whole(10_001), whole(10_001)] as const,
    // (px + q)(rx + s), also squared, and without b or c.
    () => product(small(), random.int(-9, 9), small(), random.int(-9, 9)),
    () => {
      const [p, q] = [small(), random.int(-9, 9)];
      return product(p, q, p, q);
    },
    () => [whole(12), '0', whole(60)] as const,
    () => [random.between(-3, 3, 2), random.between(-9, 9, 3), random.between(-9, 9, 3)] as const,
    () => [
      signed(random, figure(random, -4, 6)),
      signed(random, figure(random, -4, 6)),
      signed(random, figure(random, -4, 6)),
    ],
    // Digits are lost here by the formula of the schools.
    () => [
      random.pick(['1', '-1', '0.01']),
      signed(random, figure(random, 7, 11)),
      figure(random, -4, 2),
    ],
    () => [
      random.pick(['10000', '-10000', '10001', '1000000000000', '1000000000000.1', '2.0']),
      random.pick(['10000', '-10000', '0', '-1000000000000', '10000.5']),
      random.pick(['10000', '-10000', '-10001', '1000000000000', '-1000000000001']),
    ],
    () => [random.pick(['0.000001', '0.0000001']), '1000000000000', '1'] as const,
  ])() as readonly [string, string, string];
}

// ---------------------------------------------------------------- triangles

/** Far more decimals than a result has: the sine of 30° becomes exactly a half. */
const fine = 75;
const sin = (degrees: Rational): Rational => settle(exactSin(degrees), fine);
const cos = (degrees: Rational): Rational => settle(exactCos(degrees), fine);
const asin = (x: Rational): Rational => settle(exactAsin(settle(x, fine)), fine);

/** The angle in degrees, from 0 to 180, of a point to the right or the left at a height above 0. */
function direction(right: Rational, height: Rational): Rational {
  if (isZero(right)) return Rational.of(90);
  const angle = settle(atan(settle(height.div(right), fine)), fine);
  return right.cmp(0) > 0 ? angle : angle.add(180);
}

/** Figures with roots and angles, freed of their errors. */
function settled(figures: Readonly<Record<string, Rational>>): Readonly<Record<string, Rational>> {
  return Object.fromEntries(Object.entries(figures).map(([id, figure]) => [id, settle(figure)]));
}

const rightKinds = [
  'legs',
  'legHypotenuse',
  'hypotenuseAngle',
  'legOpposite',
  'legAdjacent',
  'legArea',
];

const length = { above: 0, to: 1e12 };
const acute = { above: 0, below: 90 };

/** The legs and the hypotenuse, and the angle opposite the first leg where that is known. */
function solveRight(form: Form): {
  a: Rational;
  b: Rational;
  c: Rational;
  alpha?: Rational;
} {
  const known = form.option('known', rightKinds, 'legs');
  const side = (id: string) => form.number(id, length);
  switch (known) {
    case 'legs': {
      const [a, b] = [side('sideA'), side('sideB')];
      return { a, b, c: sqrt(a.mul(a).add(b.mul(b))) };
    }
    case 'legHypotenuse': {
      const [a, c] = [side('sideA'), side('sideC')];
      if (c.cmp(a) <= 0) {
        refuse(
          'The hypotenuse is the longest side. Enter a hypotenuse longer than the leg.',
          'sideC',
        );
      }
      return { a, b: sqrt(c.sub(a).mul(c.add(a))), c };
    }
    case 'hypotenuseAngle': {
      const [c, alpha] = [side('sideC'), form.number('angleA', acute)];
      return { a: c.mul(sin(alpha)), b: c.mul(cos(alpha)), c, alpha };
    }
    case 'legOpposite': {
      const [a, alpha] = [side('sideA'), form.number('angleA', acute)];
      const c = a.div(sin(alpha));
      return { a, b: c.mul(cos(alpha)), c, alpha };
    }
    case 'legAdjacent': {
      const [a, beta] = [side('sideA'), form.number('angleB', acute)];
      const c = a.div(cos(beta));
      return { a, b: c.mul(sin(beta)), c, alpha: Rational.of(90).sub(beta) };
    }
    default: {
      const a = side('sideA');
      const area = form.number('givenArea', { above: 0, to: '1000000000000000000000000' });
      const b = area.mul(2).div(a);
      return { a, b, c: sqrt(a.mul(a).add(b.mul(b))) };
    }
  }
}

const acuteAngle = (random: Random): string =>
  random.pick([
    () => random.between(0.1, 89.9, 4),
    () => random.between(0.1, 89.9, 1),
    () => random.pick(['30', '45', '60', '15', '75', '18', '36.8698976']),
    () => random.pick(['0.000001', '89.999999', '0.0000005', '89.9999995', '1', '89']),
    () => random.pick(['0', '90', '90.1', '-30', '45.0000005', '45']),
  ])();

const triangleKinds = ['sss', 'sas', 'asa', 'aas', 'ssa'];
const triangleSide = { above: 0, to: 1e9 };
const triangleAngle = { above: 0, below: 180 };

interface Triangle {
  readonly a: Rational;
  readonly b: Rational;
  readonly c: Rational;
  readonly alpha: Rational;
  readonly beta: Rational;
  readonly gamma: Rational;
  readonly area: Rational;
}

const areaBetween = (a: Rational, b: Rational, gamma: Rational): Rational =>
  a.mul(b).mul(sin(gamma)).div(2);

function fromSides(a: Rational, b: Rational, c: Rational): Triangle {
  const sides = { a, b, c };
  for (const [id, others] of [
    ['a', ['b', 'c']],
    ['b', ['a', 'c']],
    ['c', ['a', 'b']],
  ] as const) {
    const [one, other] = others;
    if (sides[id].cmp(sides[one].add(sides[other])) >= 0) {
      refuse(
        `Side ${id} must be shorter than sides ${one} and ${other} together.`,
        `side${id.toUpperCase()}`,
      );
    }
  }
  const half = a.add(b).add(c).div(2);
  const area = sqrt(half.mul(half.sub(a)).mul(half.sub(b)).mul(half.sub(c)));
  // Twice the product of two sides, times the cosine and the sine of the angle between them.
  const between = (p: Rational, q: Rational, opposite: Rational) =>
    direction(p.mul(p).add(q.mul(q)).sub(opposite.mul(opposite)), area.mul(4));
  return {
    ...sides,
    alpha: between(b, c, a),
    beta: between(a, c, b),
    gamma: between(a, b, c),
    area,
  };
}

function fromSidesAndAngleBetween(a: Rational, b: Rational, gamma: Rational): Triangle {
  const along = a.mul(cos(gamma));
  const height = a.mul(sin(gamma));
  const c = sqrt(settle(b.sub(along).mul(b.sub(along)).add(height.mul(height)), fine));
  const alpha = direction(b.sub(along), height);
  const beta = Rational.of(180).sub(gamma).sub(alpha);
  return { a, b, c, alpha, beta, gamma, area: areaBetween(a, b, gamma) };
}

/** From two angles that are below 180° together, and the side opposite the first or the third. */
function fromAngles(
  known: { a: Rational } | { c: Rational },
  alpha: Rational,
  beta: Rational,
): Triangle {
  if (alpha.add(beta).cmp(180) >= 0) {
    refuse('Two angles of a triangle are together below 180°.', 'angleA');
  }
  const gamma = Rational.of(180).sub(alpha).sub(beta);
  const perSine = 'a' in known ? known.a.div(sin(alpha)) : known.c.div(sin(gamma));
  const a = 'a' in known ? known.a : perSine.mul(sin(alpha));
  const b = perSine.mul(sin(beta));
  const c = 'c' in known ? known.c : perSine.mul(sin(gamma));
  return { a, b, c, alpha, beta, gamma, area: areaBetween(a, b, gamma) };
}

/** One triangle or two from sides a and b and the angle opposite a. */
function fromOppositeAngle(a: Rational, b: Rational, alpha: Rational): readonly Triangle[] {
  const isAcute = alpha.cmp(90) < 0;
  if (!isAcute && a.cmp(b) <= 0) {
    refuse(
      'Opposite an angle of 90° or more lies the longest side: enter a side a longer than b.',
      'sideA',
    );
  }
  const height = b.mul(sin(alpha));
  const withBeta = (beta: Rational): Triangle => {
    const gamma = Rational.of(180).sub(alpha).sub(beta);
    const c = a.mul(sin(gamma)).div(sin(alpha));
    return { a, b, c, alpha, beta, gamma, area: areaBetween(a, b, gamma) };
  };
  if (a.cmp(b) === 0) return [withBeta(alpha)];
  const acuteBeta = () => asin(height.div(a));
  if (a.cmp(b) > 0) return [withBeta(acuteBeta())];
  if (a.sub(height).abs().cmp(b.mul('0.000000000001')) <= 0) return [withBeta(Rational.of(90))];
  if (a.cmp(height) < 0) {
    refuse(
      'Side a is too short to close this triangle. Enter a longer side a, or a smaller angle A.',
      'sideA',
    );
  }
  const beta = acuteBeta();
  return [withBeta(beta), withBeta(Rational.of(180).sub(beta))];
}

function solveTriangle(form: Form): readonly Triangle[] {
  const known = form.option('known', triangleKinds, 'sss');
  const side = (id: string) => form.number(id, triangleSide);
  const angle = (id: string) => form.number(id, triangleAngle);
  switch (known) {
    case 'sss':
      return [fromSides(side('sideA'), side('sideB'), side('sideC'))];
    case 'sas':
      return [fromSidesAndAngleBetween(side('sideA'), side('sideB'), angle('angleC'))];
    case 'asa':
      return [fromAngles({ c: side('sideC') }, angle('angleA'), angle('angleB'))];
    case 'aas':
      return [fromAngles({ a: side('sideA') }, angle('angleA'), angle('angleB'))];
    default:
      return fromOppositeAngle(side('sideA'), side('sideB'), angle('angleA'));
  }
}

function kindBySides({ a, b, c }: Triangle): string {
  const isEqual = (p: Rational, q: Rational) => {
    const longer = p.cmp(q) > 0 ? p : q;
    return settle(p.sub(q).abs()).cmp(settle(longer).mul('0.000000001')) <= 0;
  };
  const pairs = [isEqual(a, b), isEqual(b, c), isEqual(a, c)].filter(Boolean).length;
  return pairs === 3 ? 'Equilateral' : pairs > 0 ? 'Isosceles' : 'Scalene';
}

function kindByAngles({ alpha, beta, gamma }: Triangle): string {
  const largest = [alpha, beta, gamma].reduce((p, q) => (p.cmp(q) > 0 ? p : q));
  const over = settle(largest).sub(90);
  if (over.abs().cmp('0.000000001') <= 0) return 'Right';
  return over.cmp(0) < 0 ? 'Acute' : 'Obtuse';
}

const anyAngle = (random: Random): string =>
  random.pick([
    () => random.between(1, 179, 3),
    () => random.between(5, 85, 2),
    () => random.pick(['30', '45', '60', '90', '120', '135', '150', '36', '72']),
    () => random.pick(['60', '90', '0.0001', '179.999', '89.9999999', '90.0000001']),
  ])();

const triangleLength = (random: Random): string =>
  random.chance(0.03)
    ? random.pick(['1000000000', '1000000000.1', '0', '-3'])
    : random.pick([
        () => String(random.int(1, 40)),
        () => random.between(1, 100, 3),
        () => figure(random, -2, 6),
      ])();

/** Three sides: random, special, thin, or such that they do not close. */
function threeSides(random: Random): readonly string[] {
  const [a, b] = [triangleLength(random), triangleLength(random)];
  const [p, q] = [Number(a), Number(b)];
  return random.pick([
    () => [a, b, random.between(Math.abs(p - q), p + q, 4)],
    () => [a, b, random.between(Math.abs(p - q), p + q, 4)],
    () => [a, a, a],
    () =>
      random.pick([
        [a, a, '1'],
        [a, '1', a],
        ['1', a, a],
      ] as const),
    () =>
      random.pick([
        ['3', '4', '5'],
        ['13', '5', '12'],
        ['8', '17', '15'],
      ] as const),
    () =>
      random.pick([
        ['1', '0.999999999', '1.5'],
        ['1', '1.5', '0.9999999989'],
      ] as const),
    () => ['1', '1', random.pick(['1.000000001', '1.0000000011', '0.999999999', '0.9999999989'])],
    () =>
      random.pick([
        ['1000000', '1000000', '0.001'],
        ['2', '1', '1.000000001'],
      ] as const),
    () =>
      random.pick([
        ['1', '2', '3'],
        ['3', '1', '2'],
        ['2', '7', '2'],
        ['1', '1', '2.1'],
      ] as const),
  ])();
}

/** Two sides and the angle opposite the first: one triangle, two, or none. */
function twoSides(random: Random): readonly string[] {
  const b = random.pick([String(random.int(1, 40)), random.between(1, 50, 2)]);
  const angle = anyAngle(random);
  const half = String(Number(b) / 2);
  return random.pick([
    () => [triangleLength(random), b, angle],
    () => [b, b, angle],
    // Between the height and b there are two.
    () => [random.between(Number(b) * 0.75, Number(b), 3), b, random.between(5, 45, 2)],
    () => [random.between(Number(b) * 0.75, Number(b), 3), b, random.between(5, 45, 2)],
    () => [half, b, '30'],
    // As long as the height but for the tolerance, and hardly more or less.
    () => [random.pick(['0.999999999998', '0.9999999999979', '0.999999999999']), '2', '30'],
    () => [random.pick(['1.000000000002', '1.0000000000021', '1.000000000001']), '2', '30'],
    () => [random.between(Number(b), Number(b) * 3, 2), b, random.between(90, 170, 2)],
  ])();
}

// ---------------------------------------------------------------- whole numbers

const onlyWhole = 'Enter whole numbers from 1 to 1,000,000,000,000.';

const primes: readonly number[] = (() => {
  const composite = new Uint8Array(1_000_001);
  const found: number[] = [];
  for (let n = 2; n <= 1_000_000; n += 1) {
    if (composite[n]) continue;
    found.push(n);
    for (let multiple = n * n; multiple <= 1_000_000; multiple += n) composite[multiple] = 1;
  }
  return found;
})();

/** Prime factors and their exponents of a number up to a million million. */
function primePowers(n: number): ReadonlyArray<readonly [prime: number, exponent: number]> {
  const powers: [number, number][] = [];
  let rest = n;
  for (const prime of primes) {
    if (prime * prime > rest) break;
    let exponent = 0;
    for (; rest % prime === 0; rest /= prime) exponent += 1;
    if (exponent > 0) powers.push([prime, exponent]);
  }
  return rest > 1 ? [...powers, [rest, 1]] : powers;
}

const raised = (exponent: number): string =>
  exponent === 1
    ? ''
    : String(exponent).replace(/\d/g, (digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)] ?? '');

const factorization = (n: number): string =>
  primePowers(n)
    .map(([prime, exponent]) => `${prime}${raised(exponent)}`)
    .join(' × ') || '1 has no prime factors';

const divisorsOf = (n: number): readonly number[] =>
  primePowers(n)
    .reduce<number[]>(
      (divisors, [prime, exponent]) =>
        Array.from({ length: exponent + 1 }, (_, power) =>
          divisors.map((divisor) => divisor * prime ** power),
        ).flat(),
      [1],
    )
    .sort((one, other) => one - other);

const mostDivisors = 500;

const wholeNumber = (random: Random): string =>
  random.pick([
    () => String(random.int(1, 1000)),
    () => String(random.int(1, 1_000_000)),
    () => String(random.int(1, 1_000_000_000_000)),
    // Products of small primes, primes, squares of primes and many divisors: 500, 504, 6,720.
    () => String(2 ** random.int(0, 12) * 3 ** random.int(0, 6) * 5 ** random.int(0, 3) * 7),
    () =>
      random.pick(['2', '97', '999983', '999999999989', '999966000289', '1000003', '999997000001']),
    () => random.pick(['62370000', '14414400', '963761198400', '1000000000000', '549755813888']),
    () => random.pick(['1', '4', '360', '600851475143']),
  ])();

const notWhole = ['0', '-6', '2.5', '1000000000001', '0.5'];

// ---------------------------------------------------------------- the category

export const math: Oracles = {
  percentage: {
    decimals: { portion: '10 sig', share: '10 sig', total: '10 sig', asDecimal: '10 sig' },
    solve(form) {
      const find = form.option('find', percentageModes, 'portion');
      const percent = find === 'share' ? zero : form.number('percent');
      const part = find === 'portion' ? zero : form.number('part');
      const whole = find === 'total' ? zero : form.number('whole');
      if (find === 'share' && isZero(whole)) {
        refuse('Nothing can be a percentage of 0. Enter a whole other than 0.', 'whole');
      }
      if (find === 'total' && isZero(percent)) {
        refuse(
          '0% of every number is 0, so the whole cannot be found. Enter a percentage other than 0.',
          'percent',
        );
      }
      const ratio = find === 'share' ? part.div(whole) : percent.div(100);
      const found =
        find === 'portion' ? ratio.mul(whole) : find === 'share' ? ratio.mul(100) : part.div(ratio);
      return outcomeOf({ [find]: found, asDecimal: ratio, asFraction: inLowestTerms(ratio) });
    },
    inputs(random) {
      const find = random.pick(percentageModes);
      const number = () => (random.chance(0.01) ? random.pick(['', huge]) : anyNumber(random));
      const typed: Typed = {
        find,
        ...(find === 'share' ? {} : { percent: number() }),
        ...(find === 'portion' ? {} : { part: number() }),
        ...(find === 'total' ? {} : { whole: number() }),
      };
      return withHidden(random, typed, ['percent', 'part', 'whole']);
    },
  },

  'percentage-change': {
    decimals: {
      change: 2,
      absoluteChange: '10 sig',
      factor: '10 sig',
      percentDifference: 2,
      absoluteDifference: '10 sig',
      newValue: '10 sig',
      amountAdded: '10 sig',
      undo: 2,
    },
    solve(form) {
      const mode = form.option('mode', changeModes, 'change');
      const from = form.number('from');
      if (mode === 'apply') {
        const amountAdded = from.abs().mul(form.number('percent')).div(100);
        const newValue = from.add(amountAdded);
        return outcomeOf({ newValue, amountAdded, undo: leadingBack(from, newValue) });
      }
      const to = form.number('to');
      if (mode === 'change') {
        if (isZero(from)) {
          refuse('A change from 0 has no percentage. Enter a first value other than 0.', 'from');
        }
        return outcomeOf({
          change: leadingBack(to, from),
          absoluteChange: to.sub(from),
          factor: to.div(from),
          undo: leadingBack(from, to),
        });
      }
      const mean = from.abs().add(to.abs()).div(2);
      if (isZero(mean)) {
        refuse('Two zeros have no percentage difference. Enter a value other than 0.', 'from');
      }
      const absoluteDifference = from.sub(to).abs();
      return outcomeOf({
        percentDifference: absoluteDifference.div(mean).mul(100),
        absoluteDifference,
      });
    },
    inputs(random) {
      const mode = random.pick(changeModes);
      const from = random.pick([
        () => anyNumber(random),
        // Changes from these end on halves of hundredths.
        () => random.pick(['200', '400', '800', '-2000', '16', '0.8']),
      ])();
      const to = random.pick([
        () => anyNumber(random),
        () => random.between(-900, 900, 3),
        () => random.pick(['0', from, '-5', '5']),
      ])();
      const percent = random.pick([
        () => anyNumber(random),
        () => random.between(-120, 120, 3),
        () => random.pick(['-100', '0', '25', '-25', '100']),
      ])();
      const isHuge = random.chance(0.02);
      const typed: Typed = {
        mode,
        from: isHuge ? huge : random.chance(0.08) ? '0' : from,
        ...(mode === 'apply' ? { percent: isHuge ? huge : percent } : { to }),
      };
      return withHidden(random, typed, ['to', 'percent']);
    },
  },

  fraction: {
    decimals: { commonDenominator: 'all' },
    solve(form) {
      const a = readFraction(form, 'a');
      const operation = form.option('operation', operations, 'add');
      const b = operation === 'simplify' ? zero : readFraction(form, 'b');
      if (operation === 'divide' && isZero(b)) refuse('Nothing can be divided by 0.', 'b');
      const common = new Rational(lcm(a.reduced().denominator, b.reduced().denominator));
      if (operation === 'compare') {
        const sign = ['<', '=', '>'][a.cmp(b) + 1];
        return outcomeOf({
          comparison: `${inLowestTerms(a)} ${sign} ${inLowestTerms(b)}`,
          commonDenominator: common,
        });
      }
      const results: Readonly<Record<string, () => Rational>> = {
        add: () => a.add(b),
        subtract: () => a.sub(b),
        multiply: () => a.mul(b),
        divide: () => a.div(b),
        simplify: () => a,
      };
      const result = (results[operation] as () => Rational)();
      const isSum = operation === 'add' || operation === 'subtract';
      return outcomeOf(
        {
          fraction: inLowestTerms(result),
          mixed: asMixed(result),
          decimal: asDecimal(result),
          commonDenominator: isSum ? common : undefined,
        },
        undefined,
        ['commonDenominator'],
      );
    },
    inputs(random) {
      const operation = random.pick(operations);
      const a = fractionText(random);
      const b = random.chance(0.1) ? random.pick([a, a, '0', '0/3']) : fractionText(random);
      const typed: Typed = {
        a,
        ...(operation === 'add' && random.chance(0.2) ? {} : { operation }),
        ...(operation === 'simplify' && random.chance(0.8) ? {} : { b }),
      };
      if (!random.chance(0.1)) return typed;
      const wrong = random.pick([random.pick(notAFraction), '3/0', '1 2/000', '']);
      return { ...typed, [operation !== 'simplify' && random.chance(0.5) ? 'b' : 'a']: wrong };
    },
  },

  ratio: {
    decimals: {
      missingTerm: '10 sig',
      onePart: '10 sig',
      'shares.part': '10 sig',
      'shares.percent': 2,
      'shares.share': 2,
    },
    solve(form) {
      const mode = form.option('mode', ratioModes, 'missing');
      if (mode === 'missing') {
        const missing = form.option('missing', terms, 'd');
        const [a, b, c, d] = terms.map((id) => (id === missing ? zero : form.number(id, term))) as [
          Rational,
          Rational,
          Rational,
          Rational,
        ];
        const isOuter = missing === 'a' || missing === 'd';
        const product = isOuter ? b.mul(c) : a.mul(d);
        const opposite = { a: d, b: c, c: b, d: a }[missing] as Rational;
        return outcomeOf({ missingTerm: product.div(opposite) });
      }
      const parts = numbersOf(form, 'parts', 2, 12, term);
      const simplest = simplestRatio(parts).join(' : ');
      if (mode === 'simplify') return outcomeOf({ simplest });
      const amount = form.number('amount', { from: '0.01', to: 1e12 });
      if (!amount.mul(100).isWhole()) {
        refuse(
          'Enter an amount with at most two decimals: it is divided to the hundredth.',
          'amount',
        );
      }
      const sum = parts.reduce((all, part) => all.add(part));
      const shares = divided(amount, parts, sum).map(
        (share, at): Row => ({
          part: parts[at] as Rational,
          percent: (parts[at] as Rational).div(sum).mul(100),
          share,
        }),
      );
      return outcomeOf({ simplest, onePart: amount.div(sum), shares });
    },
    inputs(random) {
      const mode = random.pick(ratioModes);
      const missing = random.pick(terms);
      const number = () =>
        random.pick([
          () => String(random.int(1, 50)),
          () => random.between(0.1, 90, 3),
          () => measure(random, '1000000000000', -3, 10),
        ])();
      if (mode === 'missing') {
        const given = terms.filter((id) => id !== missing).map((id) => [id, number()]);
        const typed = { mode, missing, ...Object.fromEntries(given) };
        return withHidden(random, typed, [...terms, 'parts', 'amount']);
      }
      const parts = listed(random, ratioParts(random));
      const typed = { mode, parts, ...(mode === 'share' ? { amount: dividedAmount(random) } : {}) };
      return withHidden(random, typed, [...terms, 'amount']);
    },
  },

  'quadratic-equation': {
    decimals: {
      x1: '10 sig',
      x2: '10 sig',
      realPart: '10 sig',
      imaginaryPart: '10 sig',
      discriminant: '10 sig',
      vertexX: '10 sig',
      vertexY: '10 sig',
    },
    solve(form) {
      const [a, b, c] = ['a', 'b', 'c'].map((id) => form.number(id, { from: -1e12, to: 1e12 })) as [
        Rational,
        Rational,
        Rational,
      ];
      if (isZero(a)) {
        refuse(
          'With a = 0 this is no quadratic equation: bx + c = 0 has the one solution x = −c/b. Enter an a other than 0.',
          'a',
        );
      }
      const discriminant = b.mul(b).sub(a.mul(c).mul(4));
      const axis = b.neg().div(a.mul(2));
      const isExact = [a, b, c].every((x) => x.isWhole() && x.abs().cmp(10_000) <= 0);
      const shared = {
        nature: ['Two complex solutions', 'One real solution, counted twice', 'Two real solutions'][
          discriminant.cmp(0) + 1
        ],
        discriminant,
        vertexX: axis,
        vertexY: c.sub(b.mul(b).div(a.mul(4))),
        exactSolutions: isExact ? exactSolutions(a.floor(), b.floor(), c.floor()) : undefined,
      };
      if (discriminant.cmp(0) < 0) {
        const imaginaryPart = sqrt(discriminant.neg()).div(a.abs().mul(2));
        return outcomeOf({ ...shared, realPart: axis, imaginaryPart });
      }
      if (isZero(discriminant)) return outcomeOf({ ...shared, x1: axis, x2: axis });
      const root = sqrt(discriminant);
      // The solution whose parts have the same sign; the other by the product of both.
      const isPlus = b.cmp(0) < 0;
      const sure = (isPlus ? b.neg().add(root) : b.neg().sub(root)).div(a.mul(2));
      const other = c.div(a).div(sure);
      return outcomeOf({ ...shared, x1: isPlus ? sure : other, x2: isPlus ? other : sure });
    },
    inputs(random) {
      const [a, b, c] = coefficients(random);
      return { a: random.chance(0.03) ? '0' : a, b, c };
    },
  },

  'right-triangle': {
    decimals: {
      legA: '10 sig',
      legB: '10 sig',
      hypotenuse: '10 sig',
      alpha: '<= 6',
      beta: '<= 6',
      area: '10 sig',
      perimeter: '10 sig',
      altitude: '10 sig',
      inradius: '10 sig',
      circumradius: '10 sig',
    },
    solve(form) {
      const found = solveRight(form);
      const [a, b, c] = [found.a, found.b, found.c].map((side) => settle(side, fine)) as [
        Rational,
        Rational,
        Rational,
      ];
      const alpha = found.alpha ?? direction(b, a);
      const product = a.mul(b);
      const perimeter = a.add(b).add(c);
      const figures = {
        legA: a,
        legB: b,
        hypotenuse: c,
        alpha,
        beta: Rational.of(90).sub(alpha),
        area: product.div(2),
        perimeter,
        altitude: product.div(c),
        inradius: product.div(perimeter),
        circumradius: c.div(2),
      };
      return outcomeOf(settled(figures));
    },
    inputs(random) {
      const known = random.pick(rightKinds);
      const a = random.pick([
        () => String(random.int(1, 60)),
        () => random.between(0.1, 900, 3),
        () => measure(random, '1000000000000', -3, 8),
      ])();
      const side = random.pick([
        () => String(random.int(1, 60)),
        () => measure(random, '1000000000000', -3, 8),
        () => random.pick(['4', '12', '24', '15', a, '0.75']),
      ])();
      const longer = random.pick([
        () => (Number(a) * (1 + random.int(0, 500) / 100)).toFixed(3),
        () => (Number(a) * 1.25).toFixed(4),
        () => random.pick(['13', '25', a, '1000']),
      ])();
      const area = random.chance(0.05) ? random.pick(['0', '-2', huge]) : figure(random, -3, 12);
      const angle = acuteAngle(random);
      const typed: Typed =
        known === 'legs'
          ? { known, sideA: a, sideB: side }
          : known === 'legHypotenuse'
            ? { known, sideA: a, sideC: longer }
            : known === 'hypotenuseAngle'
              ? { known, sideC: side, angleA: angle }
              : known === 'legOpposite'
                ? { known, sideA: a, angleA: angle }
                : known === 'legAdjacent'
                  ? { known, sideA: a, angleB: angle }
                  : { known, sideA: a, givenArea: area };
      const all = ['sideA', 'sideB', 'sideC', 'angleA', 'angleB', 'givenArea'];
      return withHidden(random, typed, all);
    },
  },

  triangle: {
    decimals: {
      area: '10 sig',
      a: '10 sig',
      b: '10 sig',
      c: '10 sig',
      alpha: '<= 6',
      beta: '<= 6',
      gamma: '<= 6',
      perimeter: '10 sig',
      inradius: '10 sig',
      circumradius: '10 sig',
      c2: '10 sig',
      beta2: '<= 6',
      gamma2: '<= 6',
      area2: '10 sig',
    },
    solve(form) {
      const [first, second] = solveTriangle(form) as readonly [Triangle, Triangle?];
      const { a, b, c, area } = first;
      const perimeter = a.add(b).add(c);
      return outcomeOf({
        ...settled({ ...first }),
        ...settled({
          perimeter,
          inradius: area.mul(2).div(perimeter),
          circumradius: a.mul(b).mul(c).div(area.mul(4)),
        }),
        ...(second
          ? settled({
              c2: second.c,
              beta2: second.beta,
              gamma2: second.gamma,
              area2: second.area,
            })
          : {}),
        solutions: second ? 'Two triangles' : 'One triangle',
        bySides: kindBySides(first),
        byAngles: kindByAngles(first),
      });
    },
    inputs(random) {
      const known = random.pick(triangleKinds);
      const angle = () =>
        random.chance(0.02) ? random.pick(['0', '180', '-20', '181']) : anyAngle(random);
      const twoAngles = random.pick([
        () => [random.between(1, 90, 3), random.between(1, 89, 3)],
        () => [random.between(1, 90, 3), random.between(1, 89, 3)],
        () => [angle(), angle()],
        () =>
          random.pick([
            ['60', '60'],
            ['45', '90'],
            ['30', '120'],
            ['36', '72'],
            ['90', '90'],
          ]),
        () =>
          random.pick([
            ['45', '45.000000001'],
            ['45', '44.9999999989'],
            ['90.000000001', '45'],
          ]),
        () =>
          random.pick([
            ['100', '80'],
            ['100', '79.999999'],
            ['0.000001', '90'],
          ]),
      ])();
      const [angleA = '', angleB = ''] = twoAngles;
      let typed: Typed;
      if (known === 'sss') {
        const [sideA = '', sideB = '', sideC = ''] = threeSides(random);
        typed = { known, sideA, sideB, sideC };
      } else if (known === 'sas') {
        const sideA = triangleLength(random);
        const sideB = random.chance(0.2) ? sideA : triangleLength(random);
        typed = { known, sideA, sideB, angleC: angle() };
      } else if (known === 'asa') typed = { known, sideC: triangleLength(random), angleA, angleB };
      else if (known === 'aas') typed = { known, sideA: triangleLength(random), angleA, angleB };
      else {
        const [sideA = '', sideB = '', opposite = ''] = twoSides(random);
        typed = { known, sideA, sideB, angleA: opposite };
      }
      const all = ['sideA', 'sideB', 'sideC', 'angleA', 'angleB', 'angleC'];
      return withHidden(random, typed, all);
    },
  },

  factors: {
    decimals: { divisorCount: 0, gcd: 'all', lcm: 'all', 'factorizations.number': 'all' },
    solve(form) {
      const mode = form.option('mode', ['one', 'several'], 'one');
      if (mode === 'one') {
        const number = form.number('number', { to: 1e12 });
        if (number.cmp(1) < 0 || !number.isWhole()) refuse(onlyWhole, 'number');
        const n = Number(number.floor());
        const divisors = divisorsOf(n);
        return outcomeOf({
          factorization: factorization(n),
          primality:
            n === 1 ? 'Neither prime nor composite' : divisors.length === 2 ? 'Prime' : 'Composite',
          divisorCount: Rational.of(divisors.length),
          divisors: divisors.length > mostDivisors ? 'Too many to list' : divisors.join(', '),
        });
      }
      const numbers = numbersOf(form, 'numbers', 2, 10, { from: 1, to: 1e12, whole: true });
      const whole = numbers.map((number) => number.floor());
      return outcomeOf(
        {
          gcd: new Rational(whole.reduce(gcd)),
          lcm: new Rational(whole.reduce(lcm)),
          factorizations: numbers.map(
            (number): Row => ({ number, factorization: factorization(Number(number.floor())) }),
          ),
        },
        undefined,
        ['gcd', 'lcm'],
      );
    },
    inputs(random) {
      const mode = random.pick(['one', 'several']);
      const isWrong = random.chance(0.06);
      if (mode === 'one') {
        const number = isWrong ? random.pick(['', ...notWhole]) : wholeNumber(random);
        return withHidden(random, { mode, number }, ['numbers']);
      }
      const common = random.pick([1, 1, 6, 35, 360, 9973]);
      const make = random.pick([
        () => String(random.int(1, 500) * common),
        () => String(random.int(1, 100_000_000) * common),
        () => wholeNumber(random),
      ]);
      const right = some(random, 2, random.pick([2, 3, 10]), make);
      const numbers = isWrong
        ? random.pick([
            ['12'],
            some(random, 11, 12, make),
            ['12', random.pick(notWhole), '18'],
            ['12', 'x'],
            [],
          ])
        : right;
      return withHidden(random, { mode, numbers: listed(random, numbers) }, ['number']);
    },
  },
};
