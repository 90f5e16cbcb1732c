import { Big } from '../../../schemas/decimal.ts';
import { formatDate } from './dates.ts';
import { formatNumber, withPower } from './numbers.ts';
import type { Presentation } from './presentation.ts';

/** Significant digits of an intermediate figure. */
const significant = 10;

/** Beyond these powers of ten a number is written with one: a long row of zeros would be read as digits. */
const [smallest, largest] = [-11, 20];

/**
 * A value as the steps show it: a number with up to ten significant digits, and an ellipsis if it has
 * more; a very large or small one with a power of ten; a day in words; any other text as it is.
 * `write` formats the number.
 */
export function detail(value: unknown, presentation: Presentation, write = formatNumber): string {
  if (!(value instanceof Big)) {
    const text = String(value ?? '');
    return /^\d{4}-\d{2}-\d{2}$/.test(text) ? formatDate(text, presentation) : text;
  }
  const cut = value.eq(0) ? value : value.prec(significant, 0);
  const more = cut.eq(value) ? '' : '…';
  if (cut.e > largest || cut.e < smallest)
    return withPower(cut, presentation).replace('×', `${more}×`);
  return write(cut, presentation, { digits: { atMost: 20 } }) + more;
}
