import { Big } from '../../../../schemas/decimal.ts';
import { quotient } from '../../input/shorthand.ts';
import { amountPrefixes } from '../vocabulary.ts';
import { stem } from '../words.ts';
import { dateScanners } from './dates.ts';
import { type Notation, numberAt } from './notation.ts';
import type { Scanner } from './scanner.ts';
import { timeScanners } from './times.ts';
import type { Placed, Token } from './token.ts';

/** The most digits of a power; other calculators than those of powers have no use for more. */
const mostDigits = 300;

/** The sign of a fraction, after a number or alone. */
const fractionSign = /\s?([¼-¾⅐-⅞])/y;
const power =
  /(?:e([-+]?\d{1,3})(?![\d\p{L}])|\s*(?:[x×*]\s*10|\^)\s*\^?\s*([-+]?\d{1,3}|[⁻⁺]?[⁰¹²³⁴-⁹]+))/uy;
const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const word = /\p{L}[\p{L}\p{M}]*(?:'\p{L}+)?/uy;
/** A word with digits, "b12", which holds no number; but R95 is an amount. */
const mixed = new RegExp(
  `(?!(?:${amountPrefixes.replaceAll(' ', '|')})\\d)\\p{L}+\\d+(?![\\d.])[\\p{L}\\d]*`,
  'uy',
);
/** What is read as a word, whatever it has in it. */
const asWord = ([stem]: RegExpExecArray) => ({ kind: 'word', stem });
/** Whole tokens before days and times of day, and after them. */
const early: readonly Scanner<object>[] = [
  // 5'9", but not the thousands of 1'250.
  [
    /(?!\d{1,3}(?:'\d{3})+(?!\d))(\d+)\s?'\s?(\d+(?:\.\d+)?)?\s?(?:"|'')?(?![\p{L}\d])/uy,
    ([, ft = '', inches = '0']) => {
      const total = Big(ft).times(12).plus(inches);
      // Exactly, where feet have decimals that end.
      const isExact = total.mod(3).eq(0);
      return {
        kind: 'number',
        readings: [isExact ? { value: total.div(12), unit: 'ft' } : { value: total, unit: 'in' }],
        parts: [
          { value: Big(ft), unit: 'ft' },
          { value: Big(inches), unit: 'in' },
        ],
      };
    },
  ],
  [
    /(\d)\s?m\s?(\d{2})(?![\d\p{L}])/uy,
    ([, m, cm]) => ({ kind: 'number', readings: [{ value: Big(`${m}.${cm}`), unit: 'm' }] }),
  ],
  [/0[xbo][0-9a-f_]+(?![\p{L}\d])/uy, asWord],
  // The American retirement plan, not 401,000.
  [/401\(?k\)?(?![\p{L}\d])/uy, () => ({ kind: 'word', stem: stem('retirement') })],
];
const late: readonly Scanner<object>[] = [
  // A grade, "B+", which is a word with its sign.
  [/[a-f][+-](?![\p{L}\d])/uy, asWord],
  [mixed, asWord],
];

/** A question with signs that have several forms written in one, each character still in its place. */
const normalized = (question: string): string =>
  question
    .replace(/(?<=\d)[\u00a0\u2009\u202f](?=\d{3}(?!\d))/g, "'")
    .replace(/[’‘′`]/g, "'")
    .replace(/[“”″]/g, '"')
    .replace(/[−–—‒]/g, '-')
    .replace(/\s/g, ' ')
    .toLowerCase()
    // "Sixty-four".
    .replace(/(?<=\bt\w{3,5}y|\b(?:for|four|fif|six|seven|eigh|nine)ty)-(?=[a-z])/g, ' ')
    // "m2" and "m^2" are square metres.
    .replace(
      /(?<=(?:^|[^a-z])(?:[ckmd]?m|ft|in|yd|mi))(\^?)([23])(?![\d.])/g,
      (_, caret, power) => (power === '2' ? '²' : '³') + (caret ? ' ' : ''),
    );

interface Raw extends Placed {
  kind: Token['kind'];
  [key: string]: unknown;
}

/** Splits a question into its smallest tokens: words, signs, plain numbers, days and times of day. */
export function scan(
  question: string,
  today: string,
  clocks: boolean,
  notation: Notation,
): Token[] {
  const text = normalized(question);
  const tokens: Raw[] = [];
  let at = 0;
  const match = (expression: RegExp, within = text): RegExpExecArray | null => {
    expression.lastIndex = at;
    return expression.exec(within);
  };
  const push = (length: number, token: object) => {
    const end = at + length;
    tokens.push({ text: question.slice(at, end), start: at, end, ...token } as Raw);
    at = end;
  };
  const first = <T extends object>(all: readonly Scanner<T>[]): boolean => {
    for (const [expression, read] of all) {
      const found = match(expression);
      const token = found && read(found, today, notation);
      if (!token) continue;
      push(found[0].length, token);
      return true;
    }
    return false;
  };
  while (at < text.length) {
    const before = text[at - 1] ?? ' ';
    const fresh = !/[\p{L}\d]/u.test(before);
    if (text[at] === ' ') {
      at += 1;
      continue;
    }
    if (fresh && first(early)) continue;
    const week = fresh ? match(/(\d{4})-?w(\d{1,2})(?![\p{L}\d])/uy) : null;
    if (week) {
      const [, year = '', of = ''] = week;
      push(4, { kind: 'number', readings: [{ value: Big(year) }] });
      at = text.indexOf('w', at);
      push(1, { kind: 'word', stem: 'week' });
      push(of.length, { kind: 'number', readings: [{ value: Big(of) }] });
      continue;
    }
    // Without clocks, 24:36 is two numbers with a colon between.
    const isRatio = !clocks && match(/\d+:\d+(?!\d)(?!\s*[ap]\.?m)/y) !== null;
    if (fresh && (first(dateScanners) || (!isRatio && first(timeScanners)) || first(late)))
      continue;
    const found = numberAt(text, at, notation);
    const alone = found ? null : match(fractionSign);
    if (found || alone) {
      const start = at;
      at += found?.length ?? 0;
      const [signText = '', sign = ''] = alone ?? match(fractionSign) ?? [];
      const part = sign.normalize('NFKC').replace('⁄', '/');
      const [above = '', below = ''] = part.split('/');
      const whole = found?.value ?? Big(0);
      let value = whole.plus(quotient(above, below) ?? 0);
      at += signText.length;
      const exponent = match(power);
      if (exponent) {
        const [tail, plain, other = ''] = exponent;
        const exponentDigits = other
          .replace(/[⁰¹²³⁴-⁹]/g, (each) => String(raised.indexOf(each)))
          .replace('⁻', '-')
          .replace('⁺', '');
        const n = Number(plain ?? exponentDigits);
        const isPower = /^\s*\^/.test(tail);
        if (!isPower && Math.abs(n) < mostDigits) value = value.times(Big(10).pow(n));
        // "x^2" has no number before it, and 2^10 is a power of two.
        else if (isPower && value.c.length * Math.abs(n) < mostDigits) value = value.pow(n);
        at += tail.length;
      }
      const length = at - start;
      at = start;
      push(length, {
        kind: 'number',
        readings: [{ value }],
        other: found?.other,
        fraction: part ? (found ? `${found.text} ${part}` : part) : undefined,
      });
      continue;
    }
    const letters = match(word);
    if (letters) push(letters[0].length, { kind: 'word', stem: stem(letters[0]) });
    else push(1, { kind: 'sign' });
  }
  return tokens as unknown as Token[];
}
