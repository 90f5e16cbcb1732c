import { InputError } from '#schemas/input-error.ts';
import type { Compute } from '#schemas/manifest.ts';
import {
  daysIn,
  daysLater,
  isoWeek,
  monthName,
  monthsLater,
  partsOf,
  weekdayName,
} from '#shared/calendar.ts';
import type manifest from './manifest.ts';

const two = (count: number): string => String(count).padStart(2, '0');

/** Years and months first, then weeks and days, within the years 1 to 9999. */
export const compute: Compute<typeof manifest> = (
  { date, direction },
  { figures: { totalMonths, totalDays } },
) => {
  const sign = direction === 'add' ? 1 : -1;
  const afterMonths = monthsLater(date, sign * totalMonths.toNumber());
  const resultDate = afterMonths && daysLater(afterMonths, sign * totalDays.toNumber());
  if (!afterMonths || !resultDate) {
    throw new InputError('The result lies outside the years 1 to 9999.', 'date');
  }
  const [year, month] = partsOf(afterMonths);
  const [, , dayOfMonth] = partsOf(date);
  const monthLength = daysIn(year, month);
  const week = isoWeek(resultDate);
  return {
    afterMonths,
    weekday: weekdayName(resultDate),
    isoWeek: `${String(week.year).padStart(4, '0')}-W${two(week.week)}`,
    monthEndRule:
      dayOfMonth > monthLength
        ? `Used: ${monthName(month)} ${year} has only ${monthLength} days`
        : 'Not needed',
    dayOfMonth,
    monthLength,
  };
};
