import { type Country, inWords, write } from './numbers.ts';
import type { Random } from './random.ts';

/*
 * Sums in words and signs, with their exact values.
 */

interface Fraction {
  readonly over: bigint;
  readonly under: bigint;
}

const divisor = (one: bigint, other: bigint): bigint =>
  other === 0n ? one : divisor(other, one % other);
const reduced = (over: bigint, under: bigint): Fraction => {
  const common = divisor(over < 0n ? -over : over, under < 0n ? -under : under) || 1n;
  const sign = under < 0n ? -1n : 1n;
  return { over: (sign * over) / common, under: (sign * under) / common };
};

/** The fraction of a decimal. */
export function fractionOf(decimal: string): Fraction {
  const [whole = '', digits = ''] = decimal.split('.');
  return reduced(BigInt(whole + digits), 10n ** BigInt(digits.length));
}

const operations = {
  plus: (a: Fraction, b: Fraction) =>
    reduced(a.over * b.under + b.over * a.under, a.under * b.under),
  minus: (a: Fraction, b: Fraction) =>
    reduced(a.over * b.under - b.over * a.under, a.under * b.under),
  times: (a: Fraction, b: Fraction) => reduced(a.over * b.over, a.under * b.under),
  by: (a: Fraction, b: Fraction) => reduced(a.over * b.under, a.under * b.over),
} as const;
type Operation = keyof typeof operations;

const spellings: Readonly<Record<Operation, readonly string[]>> = {
  plus: [' + ', '+', ' plus '],
  minus: [' - ', '-', ' − ', ' minus '],
  times: [' * ', '*', ' × ', ' x ', ' times ', ' multiplied by '],
  by: [' / ', '/', ' ÷ ', ' divided by '],
};

const frames = [
  '{}',
  '{}',
  '{}',
  'what is {}?',
  "what's {}",
  'calculate {}',
  '{} =',
  '{}=?',
  'how much is {}?',
  'please compute {}',
];

/** A sum with its value and how it is written. */
interface Sum {
  readonly ask: string;
  readonly style: string;
  /** The value as a reduced fraction. */
  readonly expected: string;
}

/** The exact value as a text: "7/2", or "5" for a whole number. */
const textOf = ({ over, under }: Fraction): string =>
  under === 1n ? `${over}` : `${over}/${under}`;

const continental: readonly Country[] = ['germany', 'france'];

function numberFor(random: Random, country: Country): string {
  const size = random.pick([10, 100, 100, 1000, 100_000]);
  const whole = String(1 + random.below(size));
  // A decimal comma must be one: three digits after it would be a group.
  const isDecimal = random.chance(country === 'plain' ? 0.3 : 0.6);
  return isDecimal
    ? `${whole}.${1 + random.below(9)}${random.chance(0.5) ? 1 + random.below(9) : ''}`
    : whole;
}

/** Sums in many spellings; the text of each is there once. */
export function arithmeticQuestions(random: Random, count: number): readonly Sum[] {
  const sums = new Map<string, Sum>();
  const countries: readonly Country[] = [
    'plain',
    'plain',
    'plain',
    'us',
    'india',
    'germany',
    'france',
    'switzerland',
  ];
  while (sums.size < count) {
    const country = random.pick(countries);
    const numbers = [
      numberFor(random, country),
      numberFor(random, country),
      numberFor(random, country),
    ];
    const isWhole =
      continental.includes(country) && !numbers.slice(0, 2).some((each) => each.includes('.'));
    const inLetters = country === 'plain' && random.chance(0.15);
    // Without a decimal comma, "25.000" may be 25.
    const text = numbers.map((each) =>
      inLetters ? (inWords(each) ?? each) : write(each, country, !isWhole),
    );
    const values = numbers.map(fractionOf);
    const [a, b, c] = values as [Fraction, Fraction, Fraction];
    const [x = '', y = '', z = ''] = text;
    const first = random.pick(Object.keys(spellings) as Operation[]);
    const second = random.pick(Object.keys(spellings) as Operation[]);
    const [one, two] = [random.pick(spellings[first]), random.pick(spellings[second])];
    const isTight = (id: Operation) => id === 'times' || id === 'by';
    const make: Readonly<Record<string, () => readonly [string, Fraction]>> = {
      'two numbers': () => [x + one + y, operations[first](a, b)],
      'three numbers': () => [
        x + one + y + two + z,
        isTight(second) && !isTight(first)
          ? operations[first](a, operations[second](b, c))
          : operations[second](operations[first](a, b), c),
      ],
      parentheses: () => [
        `(${x}${one}${y})${two}${z}`,
        operations[second](operations[first](a, b), c),
      ],
      power: () => [
        random.pick([`${x}^2`, `${x} squared`, `${x}²`, `${x} to the power of 2`]),
        operations.times(a, a),
      ],
    };
    const kind = random.pick([
      'two numbers',
      'two numbers',
      'three numbers',
      'parentheses',
      'power',
    ]);
    const [sum, value] = make[kind]?.() ?? ['', a];
    const hasWords = /[a-z]{3}/.test(sum);
    // "a - b" of numbers in letters would be one of them: "twenty-two".
    if (inLetters && !hasWords) continue;
    if (kind === 'parentheses' && inLetters) continue;
    // "83.201" alone may be another number.
    if (continental.includes(country) && /[.]/.test(sum) && !/\d,\d/.test(sum)) continue;
    // A day or a telephone number looks like this.
    if (/^\d+[-/]\d+([-/]\d+)?$/.test(sum)) continue;
    const ask = random.pick(frames).replace('{}', () => sum);
    const how = inLetters ? ', number words' : country === 'plain' ? '' : `, ${country}`;
    if (!sums.has(ask)) sums.set(ask, { ask, style: kind + how, expected: textOf(value) });
  }
  return [...sums.values()];
}
