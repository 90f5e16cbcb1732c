import { Big } from '../../../../schemas/decimal.ts';
import { ambiguousNumber, readNumber } from '../../input/kinds/number.ts';
import type { Exact } from './exact.ts';
import { isPlain, mostShown, numeral, parse, written } from './parse.ts';
import { signsOf } from './signs.ts';

/** A question that is an arithmetic expression, worked out. */
export interface Sum {
  /** The expression as it was read: "(12 + 8) × 3 ÷ 4". */
  readonly expression: string;
  /** The value: exact, or with sixty digits. */
  readonly value?: Big;
  /** The value as a visitor sees it: "1,234.5". */
  readonly shown?: string;
  /** The value as a fraction in lowest terms: "5/4". */
  readonly fraction?: string;
  /** The figure shown is rounded. */
  readonly approx?: true;
  /** Why there is no value, as a sentence. */
  readonly refusal?: string;
  /** Why the question has two readings, of which this is one. */
  readonly doubt?: string;
}

/** A longer question is no arithmetic: what is read here takes time that grows with its length. */
const longest = 300;
/** The digits of a figure that is rounded. */
const significant = 16;
/** The largest denominator of a fraction. */
const mostParts = 10_000n;

/** Whether a number has a decimal point for certain. */
const hasPoint = (text: string): boolean =>
  /^0?\.|^\d{4,}\.|\.(?:\d{1,2}|\d{4,})$|,.*[.,]/.test(text);

const swapped = (text: string): string =>
  text.replace(/[.,]/g, (mark) => (mark === '.' ? ',' : '.'));

function shownOf({ n, d, approx }: Exact) {
  const places = 60 + Math.max(0, String(d).length - String(n).length);
  const cut = (n * 10n ** BigInt(places)) / d;
  const value = Big(`${cut}e-${places}`);
  const all = !approx && isPlain(value) && value.c.length <= mostShown;
  const shown = all ? value : value.prec(significant, 1);
  return {
    value,
    shown: written(shown),
    ...(!approx && d > 1n && d <= mostParts ? { fraction: `${n}/${d}` } : {}),
    ...(approx || !shown.eq(value) || cut * d !== n * 10n ** BigInt(places)
      ? { approx: true as const }
      : {}),
  };
}

/**
 * Works out a question that is an arithmetic expression, in signs or in words. Takes the question as
 * typed; returns its value, two where a number has two readings ("1.234"), none if it is anything else:
 * a single number, a day, an amount of money, a quantity with a unit.
 */
export function arithmetic(question: string): readonly Sum[] {
  if (question.length > longest) return [];
  const text = signsOf(question);
  const numbers = text.match(new RegExp(numeral, 'g')) ?? [];
  const [point, comma] = [numbers.some(hasPoint), numbers.map(swapped).some(hasPoint)];
  const unclear =
    point === comma
      ? numbers.find((each) => each.includes('.') && ambiguousNumber.test(each))
      : undefined;
  const sums: Sum[] = [];
  for (const mark of unclear ? '.,' : comma && !point ? ',' : '.') {
    const read = (number: string): Big | undefined => {
      const [, whole = '', rest] = ambiguousNumber.exec(number) ?? [];
      if (!rest) return readNumber(number);
      // "1,234" is more than a thousand unless other numbers have a decimal comma.
      return Big(number.includes(mark) ? `${whole}.${rest}` : whole + rest);
    };
    const found = parse(text, read);
    if (!found) return [];
    const { expression, value, refusal } = found;
    const doubt = unclear && {
      doubt: `“${unclear}” could be ${unclear} or ${unclear.replace('.', ',')}`,
    };
    sums.push({
      expression,
      ...(refusal ? { refusal } : shownOf(value)),
      ...doubt,
    });
  }
  return sums;
}
