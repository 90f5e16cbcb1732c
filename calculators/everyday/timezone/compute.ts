import type { Big } from '#schemas/decimal.ts';
import type { Compute } from '#schemas/manifest.ts';
import type manifest from './manifest.ts';

/** The whole part of a quotient that is 0 or more. */
const whole = (part: Big, of: Big): Big => part.div(of).round(0, 0);

const twoDigits = (value: Big): string => value.toFixed().padStart(2, '0');

/**
 * Shifts a time of day by the difference of two fixed offsets from UTC, wrapping at midnight. Two
 * zones lie at most 18 hours apart, so no time moves by more than one day.
 */
export const compute: Compute<typeof manifest> = (
  { time },
  { chosen: { from, to }, constants: { minutesAnHour, minutesADay } },
) => {
  const [hours, minutes] = time.split(':').map(Number) as [number, number];
  const minutesOfDay = minutesAnHour.times(hours).plus(minutes);
  const difference = to.minus(from);
  const shiftedMinutes = minutesOfDay.plus(difference.times(minutesAnHour));
  // A day is added and taken off again, so that cutting the quotient rounds it down.
  const dayOffset = whole(shiftedMinutes.plus(minutesADay), minutesADay).minus(1);
  const minutesThere = shiftedMinutes.minus(dayOffset.times(minutesADay));
  const hour = whole(minutesThere, minutesAnHour);
  const minute = minutesThere.minus(hour.times(minutesAnHour));
  return {
    difference,
    minutesOfDay,
    shiftedMinutes,
    dayOffset,
    minutesThere,
    hour,
    minute,
    convertedTime: `${twoDigits(hour)}:${twoDigits(minute)}`,
  };
};
