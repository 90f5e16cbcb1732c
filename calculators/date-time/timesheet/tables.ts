import { Big } from '#schemas/decimal.ts';
import { min } from '#schemas/functions/arithmetic.ts';
import type { Tables } from '#schemas/manifest.ts';
import { hoursAndMinutes, minutesADay, shiftsOf } from './compute.ts';
import type manifest from './manifest.ts';

/** Minutes since a midnight as a time of day: "08:05". */
const clockTime = (minutes: number): string =>
  hoursAndMinutes(minutes % minutesADay).padStart(5, '0');

/** The shifts as a sheet to hand in: clock times as counted, breaks, and the hours so far. */
export const tables: Tables<typeof manifest> = (form, { chosen: { rounding } }) => {
  let soFar = Big(0);
  return {
    sheet: shiftsOf(form, rounding).map(({ name, from, to, breakTime, worked }) => {
      const hours = Big(worked).div(60);
      const before = soFar;
      soFar = soFar.plus(hours);
      const regular = min(soFar, form.overtimeAfter).minus(min(before, form.overtimeAfter));
      return {
        shift: name,
        from: clockTime(from),
        to: clockTime(to),
        breakTime,
        hours,
        soFar,
        overtime: hours.minus(regular),
      };
    }),
  };
};
