import { Big } from '#schemas/decimal.ts';
import { InputError } from '#schemas/input-error.ts';
import type { Compute } from '#schemas/manifest.ts';
import {
  compared,
  dividedBy,
  type Fraction,
  fractionText,
  minus,
  mixedText,
  plus,
  readFraction,
  repeatingDecimal,
  times,
} from '#shared/fractions.ts';
import type manifest from './manifest.ts';

/** The most digits after the point of the decimal. */
const mostDigits = 50;
/** The largest numbers with which the steps are shown: ten digits, as many as a step prints, hold their sums. */
const largest = 70_000n;

const big = (value: bigint): Big => Big(String(value));
const signs = ['<', '=', '>'] as const;

const operations = { add: plus, subtract: minus, multiply: times, divide: dividedBy };

/** The result of an operation, exact; and the numbers from which the steps to it start. */
export const compute: Compute<typeof manifest> = ({ a, operation, b = '0/1' }) => {
  const first = readFraction(a);
  const second = readFraction(b);
  if (operation === 'divide' && second.top === 0n) {
    throw new InputError('Nothing can be divided by 0.', 'b');
  }
  const result = resultOf(first, second, operation);
  const decimal = result && repeatingDecimal(result, mostDigits);
  const [typedTop, typedBottom] = a.split('/').map(BigInt) as [bigint, bigint];
  const isSingle = operation === 'simplify';
  const parts = [first.top, first.bottom, second.top, second.bottom];
  const isLong = parts.some((each) => each > largest || each < -largest);
  return {
    fraction: result && fractionText(result),
    mixed: result && mixedText(result),
    decimal,
    comparison:
      operation === 'compare'
        ? `${fractionText(first)} ${signs[compared(first, second) + 1]} ${fractionText(second)}`
        : undefined,
    bottomA: isSingle ? undefined : big(first.bottom),
    bottomB: isSingle ? undefined : big(second.bottom),
    topA: isSingle || isLong ? undefined : big(first.top),
    topB: isSingle || isLong ? undefined : big(second.top),
    typedTop: isSingle ? big(typedTop) : undefined,
    typedBottom: isSingle ? big(typedBottom) : undefined,
    cut: decimal?.endsWith('…') ? 1 : 0,
  };
};

function resultOf(
  first: Fraction,
  second: Fraction,
  operation: keyof typeof operations | 'compare' | 'simplify',
): Fraction | undefined {
  if (operation === 'compare') return undefined;
  return operation === 'simplify' ? first : operations[operation](first, second);
}
