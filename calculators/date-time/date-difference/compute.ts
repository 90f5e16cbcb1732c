import type { Compute } from '#schemas/manifest.ts';
import { ageBetween, isoWeekday, monthsLater, partsOf } from '#shared/calendar.ts';
import { counted } from '#shared/words.ts';
import type manifest from './manifest.ts';

/** How many of so many days from a day on, fewer than seven, are Monday to Friday. */
const weekdaysAmong = (days: number, start: string): number =>
  Array.from({ length: days }, (_, index) => (isoWeekday(start) - 1 + index) % 7).filter(
    (weekday) => weekday < 5,
  ).length;

/** The same span in calendar units. The days left over after full weeks begin on the weekday of the start. */
export const compute: Compute<typeof manifest> = (
  { start },
  { figures: { stop, weeks, restDays } },
) => {
  const { years, months, days } = ageBetween(start, stop);
  const whole = years * 12 + months;
  const [startDay, stopDay] = [partsOf(start)[2], partsOf(stop)[2]];
  return {
    yearsMonthsDays: [counted(years, 'year'), counted(months, 'month'), counted(days, 'day')].join(
      ', ',
    ),
    monthsAndDays: `${counted(whole, 'month')}, ${counted(days, 'day')}`,
    weeksAndDays: `${counted(weeks.toNumber(), 'week')}, ${counted(restDays.toNumber(), 'day')}`,
    extraWeekdays: weekdaysAmong(restDays.toNumber(), start),
    startDay,
    stopDay,
    calendarMonths: stopDay < startDay ? whole + 1 : whole,
    lastMonthDay: monthsLater(start, whole),
  };
};
