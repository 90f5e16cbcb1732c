import type { Big } from '../../../../schemas/decimal.ts';
import { one, pi } from '../../../../schemas/functions/fixed-point.ts';
import { withPower } from '../../format/numbers.ts';
import { english } from '../../format/presentation.ts';
import { inWords, multipliers, parted } from '../tokens/number-words.ts';
import type { Token } from '../tokens/token.ts';
import {
  type Exact,
  exact,
  factorial,
  negative,
  plus,
  product,
  quotient,
  raise,
  remainder,
} from './exact.ts';

/*
 * Reads an expression of signs and works it out on the way. The parser of the manifests' formulas does
 * not do: it knows no percentages, signs behind a number, mixed numbers or numbers in words, and the
 * functions that its evaluation calls make it larger than all that is here.
 */

/** A part of the expression, worked out. */
interface Part extends Exact {
  /** How it was read. */
  readonly text: string;
  /** A percentage alone, which a sum takes of what is before it. */
  readonly percent?: boolean;
  /** It may be taken "of" a number: a percentage, or a fraction in words. */
  readonly share?: boolean;
}

/** A number as it may stand in a question, also grouped and with an exponent. */
export const numeral = /\.?\d+(?:[.,'_]\d+| \d{3}(?!\d))*(?:e[-+]?\d+)?/;
/** A mixed number, a fraction that is one sign, and one "of" something. */
const mixed = /^(\d+ (?=\d\d?[/⁄])|(?=\d+(?:⁄|\/\d+ of\b)))(\d+)[/⁄](\d+)(?![\d.,])/;

/** The most digits of a number that is written in full. */
export const mostShown = 30;
/** The smallest power of ten that is written plainly. */
const smallestPlain = -10;

/** Whether a number is written without a power of ten. */
export const isPlain = (value: Big): boolean => value.e < mostShown && value.e >= smallestPlain;

/** A number with every digit, grouped: "1,234.5". */
export function written(value: Big): string {
  if (!isPlain(value)) return withPower(value, english);
  const [whole = '', decimals] = value.toFixed().split('.');
  return whole.replace(/\B(?=(?:\d{3})+$)/g, ',') + (decimals ? `.${decimals}` : '');
}

/** Of each sign: how tightly it binds, how it is shown, and what it does. */
type Operator = readonly [level: number, shown: string, compute: (a: Exact, b: Exact) => Exact];
const times: Operator = [2, ' × ', product];
const operators: Readonly<Record<string, Operator>> = {
  '+': [1, ' + ', plus],
  '-': [1, ' - ', (a, b) => plus(a, negative(b))],
  '*': times,
  '/': [2, ' ÷ ', quotient],
  mod: [2, ' mod ', remainder],
  '^': [4, '^', raise],
};
/** How tightly a sign before a number binds: -2^2 is -4. */
const signLevel = 3;

/** The longest part of an expression that is shown again. */
const mostRepeated = 60;

/** Words that multiply a number; the letters m, l and b may be units. */
const isScale = (word: string): boolean => !/^[mlb]$/.test(word) && multipliers.has(word);

/**
 * Reads an expression. Takes the text, and a function that reads a number; returns its value, or the
 * refusal of one that has none; `undefined` if the text is no expression, or one without an operation.
 */
export function parse(
  text: string,
  read: (number: string) => Big | undefined,
): { expression: string; value: Exact; refusal: string | undefined } | undefined {
  let rest = text;
  let operations = 0;
  let refusal: string | undefined;

  const skip = (found: string): void => {
    rest = rest.slice(found.length).trimStart();
  };
  /** What the rest begins with. */
  const next = (pattern: RegExp): readonly string[] => pattern.exec(rest) ?? [];
  /** Takes what the rest begins with. */
  const take = (pattern: RegExp): readonly string[] => {
    const found = next(pattern);
    skip(found[0] ?? '');
    return found;
  };
  /** The rest must be an expression all the same, so what cannot be worked out counts as 1. */
  const result = (shown: string, compute: () => Exact, counts = 1): Part => {
    operations += counts;
    let value = exact(1n);
    try {
      value = compute();
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      refusal ??= error.message;
    }
    return { ...value, text: shown };
  };

  function expression(least: number): Part {
    let left = operand();
    for (;;) {
      const [sign] = next(/^(?:[-+*/^]|mod\b|(?=[(√∛π]))/);
      const [level, shown, compute] = operators[sign as string] ?? times;
      if (sign === undefined || level < least) return left;
      skip(sign);
      const base = left;
      let right = expression(level === 4 ? signLevel : level + 1);
      // As on a pocket calculator, 200 + 10% is 220.
      if (level === 1 && right.percent && !base.percent) {
        // Each percentage repeats what is before it: the text would double with each.
        const of =
          base.text.length > mostRepeated
            ? 'what is before it'
            : /^[^ ]+$|^\([^()]*\)$/.test(base.text)
              ? base.text
              : `(${base.text})`;
        right = result(`${right.text} of ${of}`, () => product(right, base));
      }
      // "5 ÷ (7/15)": what a fraction belongs to must be seen.
      const shield = ({ text }: Part) =>
        /[/^]/.test(sign) && /^[^(]*\//.test(text) ? `(${text})` : text;
      left = result(shield(base) + shown + shield(right), () => compute(base, right));
    }
  }

  function operand(): Part {
    const [sign] = take(/^[-+]/);
    if (sign) {
      const part = expression(signLevel);
      return sign === '+' ? part : { ...part, ...negative(part), text: `-${part.text}` };
    }
    let part = simple();
    for (;;) {
      const before = part;
      const [sign = ''] = next(/^(?:%|!(?!!)|[a-z]+)/);
      const below = sign === '%' ? '100' : parted.get(sign);
      if (below) {
        part = {
          ...result(
            before.text + (below === '100' ? '%' : `/${below}`),
            () => quotient(before, exact(BigInt(below))),
            0,
          ),
          percent: below === '100',
          share: true,
        };
      } else if (sign === '!') part = result(`${before.text}!`, () => factorial(before));
      else break;
      skip(sign);
    }
    if (!part.share || !take(/^of\b/)[0]) return part;
    const whole = expression(signLevel);
    return result(`${part.text} of ${whole.text}`, () => product(part, whole));
  }

  function simple(): Part {
    if (take(/^\(/)[0]) {
      const inner = expression(1);
      if (!take(/^\)/)[0]) rest = '?';
      return { ...inner, text: `(${inner.text})`, percent: false, share: false };
    }
    const [root] = take(/^[√∛]/);
    if (root) {
      const of = operand();
      return result(root + of.text, () => raise(of, exact(1n, root === '√' ? 2n : 3n)));
    }
    if (take(/^π/)[0]) return { ...exact(pi, one, true), text: 'π' };
    const [fraction, whole = '', above = '', below = ''] = take(mixed);
    if (fraction && BigInt(below))
      return {
        ...exact(BigInt(whole.trim()) * BigInt(below) + BigInt(above), BigInt(below)),
        text: fraction.replace('⁄', '/'),
        share: true,
      };
    // "A third" is "one third".
    const [, share = ''] = next(/^(?:an? )?([a-z]+) of\b/);
    if (parted.has(share)) {
      take(/^an? /);
      return { ...exact(1n), text: '1' };
    }
    const [digits] = take(new RegExp(`^${numeral.source}`));
    let value = digits && read(digits);
    if (!digits) {
      const words = (next(/^[a-z]+(?:[ -][a-z]+)*/)[0] ?? '').split(/[ -]/);
      const found = inWords(
        words.map((text) => ({ kind: 'word', text }) as Token),
        0,
      );
      value = found?.value;
      skip(words.slice(0, found?.count).join(' '));
    }
    for (;;) {
      const [word = ''] = next(/^[a-z]+/);
      if (!value) {
        rest = '?';
        return { ...exact(1n), text: '' };
      }
      if (!isScale(word)) break;
      value = value.times(multipliers.get(word) as number);
      skip(word);
    }
    const places = BigInt(value.c.length - 1 - value.e);
    const n = BigInt(value.c.join(''));
    return result(
      written(value),
      () => (places < 0n ? exact(n * 10n ** -places) : exact(n, 10n ** places)),
      0,
    );
  }

  const { text: shown, ...value } = expression(1);
  return rest || !operations ? undefined : { expression: shown, value, refusal };
}
