import type { Big } from '../../../../schemas/decimal.ts';
import { type Plurals, plural } from '../../../../schemas/functions/plural.ts';
import type { DurationFormat } from '../../../../schemas/manifest.ts';
import { english } from '../presentation.ts';

const two = (part: bigint): string => String(part).padStart(2, '0');

/** So many: "1 year", "11 months". */
const counted = (count: bigint, texts: Plurals): string =>
  plural(count, texts, english.locale, String(count));

/**
 * A duration as text: seconds as "5:15" (`m:ss`, with hours where there are some) or "0:05:15"
 * (`h:mm:ss`), minutes as "46:00" (`h:mm`), months as "2 years 11 months". Rounded to whole units
 * first, halves away from zero, so that 59.6 seconds are 1:00.
 */
export function formatDuration(value: Big, format: DurationFormat): string {
  const whole = value.round(0, 1);
  const minus = whole.lt(0) ? '-' : '';
  // Not a number: a very long duration keeps all its digits.
  const units = BigInt(whole.abs().toFixed(0));
  if (format === 'years and months') {
    const [years, months] = [units / 12n, units % 12n];
    const parts = [
      ...(years > 0n ? [counted(years, { one: '# year', other: '# years' })] : []),
      ...(months > 0n || years === 0n
        ? [counted(months, { one: '# month', other: '# months' })]
        : []),
    ];
    return minus + parts.join(' ');
  }
  if (format === 'h:mm') return `${minus}${units / 60n}:${two(units % 60n)}`;
  const [hours, minutes, seconds] = [units / 3600n, (units / 60n) % 60n, two(units % 60n)];
  return format === 'm:ss' && hours === 0n
    ? `${minus}${minutes}:${seconds}`
    : `${minus}${hours}:${two(minutes)}:${seconds}`;
}
