import type { Big } from '../../../../schemas/decimal.ts';
import { type Plurals, plural } from '../../../../schemas/functions/plural.ts';
import type { DurationFormat } from '../../../../schemas/manifest.ts';
import { english } from '../presentation.ts';

const two = (part: bigint): string => String(part).padStart(2, '0');

/** So many: "1 year", "11 months". */
const counted = (count: bigint, texts: Plurals): string =>
  plural(count, texts, english.locale, String(count));

/** The sign of a duration, and its whole units: halves are rounded away from zero. */
function unitsOf(value: Big): readonly [minus: string, units: bigint] {
  const whole = value.round(0, 1);
  // Not a number: a very long duration keeps all its digits.
  return [whole.lt(0) ? '-' : '', BigInt(whole.abs().toFixed(0))];
}

/** Months as text: "2 years 11 months". */
export function formatMonths(value: Big): string {
  const [minus, units] = unitsOf(value);
  const [years, months] = [units / 12n, units % 12n];
  const parts = [
    ...(years > 0n ? [counted(years, { one: '# year', other: '# years' })] : []),
    ...(months > 0n || years === 0n
      ? [counted(months, { one: '# month', other: '# months' })]
      : []),
  ];
  return minus + parts.join(' ');
}

/** Days as text: "23 weeks 4 days". */
export function formatWeeks(value: Big): string {
  const [minus, units] = unitsOf(value);
  const weeks = counted(units / 7n, { one: '# week', other: '# weeks' });
  return `${minus}${weeks} ${counted(units % 7n, { one: '# day', other: '# days' })}`;
}

/**
 * A duration as text, as on a clock: seconds as "5:15" (`m:ss`, with hours where there are some) or
 * "0:05:15" (`h:mm:ss`), minutes as "46:00" (`h:mm`). Rounded to whole units first, so that 59.6 seconds
 * are 1:00.
 */
export function formatClock(value: Big, format: DurationFormat): string {
  const [minus, units] = unitsOf(value);
  if (format === 'h:mm') return `${minus}${units / 60n}:${two(units % 60n)}`;
  const [hours, minutes, seconds] = [units / 3600n, (units / 60n) % 60n, two(units % 60n)];
  return format === 'm:ss' && hours === 0n
    ? `${minus}${minutes}:${seconds}`
    : `${minus}${hours}:${two(minutes)}:${seconds}`;
}

/** A duration as text, in any format. */
export const formatDuration = (value: Big, format: DurationFormat): string =>
  format === 'years and months'
    ? formatMonths(value)
    : format === 'weeks and days'
      ? formatWeeks(value)
      : formatClock(value, format);
