import { Big } from '../../../../schemas/decimal.ts';
import { amountPrefixes, byKey, fractionSigns as fractionTable } from '../vocabulary.ts';
import { stem } from '../words.ts';
import { dateScanners } from './dates.ts';
import { type Notation, numberAt } from './notation.ts';
import type { Scanner } from './scanner.ts';
import { timeScanners } from './times.ts';
import type { Placed, Token } from './token.ts';

/** The most digits of a power; other calculators than those of powers have no use for more. */
const mostDigits = 300;

/** The signs of fractions as numerator and denominator. */
const fractionSigns = byKey(fractionTable);
const everySign = Object.keys(fractionSigns).join('');
/** Decimals of a fraction that has no end. */
const fractionDecimals = 20;

/** The number that a fraction, "2/3", amounts to. */
function quotientOf(fraction: string): Big {
  const [above = '0', below = '1'] = fraction.split('/');
  return Big(above).div(below).round(fractionDecimals, 1);
}

/** The sign of a fraction, after a number or alone. */
const fractionSign = new RegExp(`\\s?([${everySign}])`, 'y');
const power =
  /(?:e([-+]?\d{1,3})(?![\d\p{L}])|\s*(?:[x×*]\s*10|\^)\s*\^?\s*([-+]?\d{1,3}|[⁻⁺]?[⁰¹²³⁴-⁹]+))/uy;
const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const word = /\p{L}[\p{L}\p{M}]*(?:'\p{L}+)?/uy;
/** A word with digits, "b12", which holds no number; but R95 is an amount. */
const mixed = new RegExp(
  `(?!(?:${amountPrefixes.replaceAll(' ', '|')})\\d)\\p{L}+\\d+(?![\\d.])[\\p{L}\\d]*`,
  'uy',
);
/** A grade, "B+", which is a word with its sign. */
const grade = /[a-f][+-](?![\p{L}\d])/uy;
/** 5'9", but not the thousands of 1'250. */
const feet = /(?!\d{1,3}(?:'\d{3})+(?!\d))(\d+)\s?'\s?(\d+(?:\.\d+)?)?\s?(?:"|'')?(?![\p{L}\d])/uy;

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
    const height = fresh ? match(feet) : null;
    if (height && !/\d\s?'\s?s/.test(height[0])) {
      const [all, ft = '', inches = '0'] = height;
      const total = Big(ft).times(12).plus(inches);
      // Exactly, where feet have decimals that end.
      const isExact = total.mod(3).eq(0);
      push(all.length, {
        kind: 'number',
        readings: [isExact ? { value: total.div(12), unit: 'ft' } : { value: total, unit: 'in' }],
        parts: [
          { value: Big(ft), unit: 'ft' },
          { value: Big(inches), unit: 'in' },
        ],
      });
      continue;
    }
    const metres = fresh ? match(/(\d)\s?m\s?(\d{2})(?![\d\p{L}])/uy) : null;
    if (metres) {
      const value = Big(`${metres[1]}.${metres[2]}`);
      push(metres[0].length, { kind: 'number', readings: [{ value, unit: 'm' }] });
      continue;
    }
    const code = fresh ? match(/0[xbo][0-9a-f_]+(?![\p{L}\d])/uy) : null;
    if (code) {
      push(code[0].length, { kind: 'word', stem: code[0] });
      continue;
    }
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
    if (fresh && (first(dateScanners) || (!isRatio && first(timeScanners)))) continue;
    const letter = fresh ? match(grade) : null;
    if (letter) {
      push(2, { kind: 'word', stem: letter[0] });
      continue;
    }
    const name = fresh ? match(mixed) : null;
    if (name && !/[²³]/.test(name[0])) {
      push(name[0].length, { kind: 'word', stem: name[0] });
      continue;
    }
    const found = numberAt(text, at, notation);
    const alone = found ? null : match(fractionSign);
    if (found || alone) {
      const start = at;
      at += found?.length ?? 0;
      const [signText = '', sign = ''] = alone ?? match(fractionSign) ?? [];
      const part = fractionSigns[sign];
      const whole = found?.value ?? Big(0);
      let value = part ? whole.plus(quotientOf(part)) : whole;
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
        ...(found?.other ? { other: found.other } : {}),
        ...(part ? { fraction: `${found ? `${found.text} ` : ''}${part}` } : {}),
      });
      continue;
    }
    const letters = match(word);
    if (letters) push(letters[0].length, { kind: 'word', stem: stem(letters[0]) });
    else push(1, { kind: 'sign' });
  }
  return tokens as unknown as Token[];
}
