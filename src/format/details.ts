import { Big } from '../../schemas/decimal.ts';
import { formatDate } from './dates.ts';
import { formatNumber } from './numbers.ts';

/** Significant digits of an intermediate figure. */
const significant = 10;

/**
 * A value as the steps show it: a number with up to ten significant digits, and an ellipsis if it has
 * more; a day in words; any other text as it is.
 */
export function detail(value: unknown): string {
  if (!(value instanceof Big)) {
    const text = String(value ?? '');
    return /^\d{4}-\d{2}-\d{2}$/.test(text) ? formatDate(text) : text;
  }
  const cut = value.eq(0) ? value : value.prec(significant, 0);
  return `${formatNumber(cut, { digits: { atMost: 20 } })}${cut.eq(value) ? '' : '…'}`;
}
