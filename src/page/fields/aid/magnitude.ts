import { Big } from '../../../../schemas/decimal.ts';
import { formatAmount, formatNumber } from '../../../engine/format/numbers.ts';
import type { Presentation } from '../../../engine/format/presentation.ts';

/** Powers of ten with a name, in the West and on the Indian subcontinent; each list from the largest. */
const western = [
  [12, 'trillion'],
  [9, 'billion'],
  [6, 'million'],
  [3, 'thousand'],
] as const;
const indian = [
  [12, 'lakh crore'],
  [7, 'crore'],
  [5, 'lakh'],
] as const;

/** The currencies of those who count in lakh and crore. */
export const lakhCurrencies = ['INR', 'PKR', 'BDT', 'NPR', 'LKR'];

/** From here on, a number is read more easily in words; and up to here, it has some. */
const [leastInWords, mostInWords] = [Big('1e5'), Big('1e16')];

const digits = { atMost: 2 } as const;

/**
 * A large number with its groups and in words: "1,000,000 is 1 million (10 lakh)." An amount is written
 * in the visitor's own currency.
 */
export function magnitude(
  value: Big,
  presentation: Presentation,
  unit = '',
  amount = false,
): string | undefined {
  const size = value.abs();
  if (size.lt(leastInWords) || size.gte(mostInWords)) return undefined;
  let about = '';
  const counted = (names: readonly (readonly [power: number, name: string])[]): string => {
    const [power, name] = names.find(([each]) => size.gte(`1e${each}`)) as (typeof names)[0];
    const count = value.div(`1e${power}`);
    if (!count.eq(count.round(2, 1))) about = 'about ';
    return `${formatNumber(count, presentation, { digits })} ${name}`;
  };
  const words = [counted(western), counted(indian)];
  const inLakh = unit === '₹' || lakhCurrencies.includes(presentation.money?.code ?? '');
  const [first, second] = inLakh ? words.toReversed() : words;
  const write = amount ? formatAmount : formatNumber;
  const grouping = inLakh ? 'indian' : undefined;
  return `${write(value, presentation, { digits: { atMost: 20 }, grouping })} is ${about}${first} (${second}).`;
}
