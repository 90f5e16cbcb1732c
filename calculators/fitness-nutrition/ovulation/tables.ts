import { dayNumber, dayOf } from '#schemas/functions/arithmetic.ts';
import type { Tables } from '#schemas/manifest.ts';
import { weekdayName } from '#shared/calendar.ts';
import { fertileBefore } from './compute.ts';
import type manifest from './manifest.ts';

/** The days from the first fertile one to ovulation. */
export const tables: Tables<typeof manifest> = (inputs) => {
  const { lastPeriodStart, cycleLength, lutealPhase } = inputs;
  const last = cycleLength.minus(lutealPhase);
  return {
    window: Array.from({ length: fertileBefore + 1 }, (_, index) => {
      const before = fertileBefore - index;
      const after = last.minus(before);
      const day = dayOf(dayNumber(lastPeriodStart).plus(after));
      return { day, weekday: weekdayName(day), dayOfCycle: after.plus(1), before };
    }),
  };
};
