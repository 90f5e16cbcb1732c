import type { Compute } from '#schemas/manifest.ts';
import { ageBetween, countWeekdays, monthsLater, partsOf } from '#shared/calendar.ts';
import { counted } from '#shared/words.ts';
import type manifest from './manifest.ts';

/**
 * The same span in calendar units, from the earlier date on. The days left over after full weeks begin on the weekday
 * of the start.
 */
export const compute: Compute<typeof manifest> = (
  { start, end },
  { figures: { first, stop, weeks, restDays } },
) => {
  const { years, months, days } = ageBetween(first, stop);
  const whole = years * 12 + months;
  const [startDay, stopDay] = [partsOf(first)[2], partsOf(stop)[2]];
  return {
    order: start > end ? 'The first date was the later one, so the two were swapped.' : undefined,
    yearsMonthsDays: [counted(years, 'year'), counted(months, 'month'), counted(days, 'day')].join(
      ', ',
    ),
    monthsAndDays: `${counted(whole, 'month')}, ${counted(days, 'day')}`,
    weeksAndDays: `${counted(weeks.toNumber(), 'week')}, ${counted(restDays.toNumber(), 'day')}`,
    extraWeekdays: countWeekdays(first, restDays.toNumber(), 5),
    startDay,
    stopDay,
    calendarMonths: stopDay < startDay ? whole + 1 : whole,
    lastMonthDay: monthsLater(first, whole),
  };
};
