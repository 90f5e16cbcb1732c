import type { Big } from '../../schemas/decimal.ts';
import type { DurationFormat } from '../../schemas/manifest.ts';

const two = (part: number): string => String(part).padStart(2, '0');

/** So many things: "1 year", "11 months". */
const counted = (count: number, thing: string): string =>
  `${count} ${thing}${count === 1 ? '' : 's'}`;

/**
 * A duration as text: seconds as "5:15" (`m:ss`, with hours where there are some) or "0:05:15"
 * (`h:mm:ss`), minutes as "46:00" (`h:mm`), months as "2 years 11 months". Rounded to whole units
 * first, halves away from zero, so that 59.6 seconds are 1:00.
 */
export function formatDuration(value: Big, format: DurationFormat): string {
  const whole = value.round(0, 1);
  const minus = whole.lt(0) ? '-' : '';
  const units = whole.abs().toNumber();
  if (format === 'years and months') {
    const [years, months] = [Math.floor(units / 12), units % 12];
    const parts = [
      ...(years > 0 ? [counted(years, 'year')] : []),
      ...(months > 0 || years === 0 ? [counted(months, 'month')] : []),
    ];
    return minus + parts.join(' ');
  }
  if (format === 'h:mm') return `${minus}${Math.floor(units / 60)}:${two(units % 60)}`;
  const [hours, minutes, seconds] = [
    Math.floor(units / 3600),
    Math.floor(units / 60) % 60,
    two(units % 60),
  ];
  return format === 'm:ss' && hours === 0
    ? `${minus}${minutes}:${seconds}`
    : `${minus}${hours}:${two(minutes)}:${seconds}`;
}
