import { dayNumber, dayOf } from '#schemas/functions/arithmetic.ts';
import type { Compute } from '#schemas/manifest.ts';
import type manifest from './manifest.ts';

/** Fertile days before the day of ovulation. */
export const fertileBefore = 5;

/** The dates of each cycle, by calendar days. */
export const compute: Compute<typeof manifest> = (inputs) => {
  const { lastPeriodStart, cycleLength, lutealPhase, cycles } = inputs;
  return {
    calendar: Array.from({ length: cycles.toNumber() }, (_, index) => {
      const nextPeriod = dayNumber(lastPeriodStart).plus(cycleLength.times(index + 1));
      const ovulation = nextPeriod.minus(lutealPhase);
      return {
        cycle: index + 1,
        fertileFrom: dayOf(ovulation.minus(fertileBefore)),
        ovulation: dayOf(ovulation),
        nextPeriod: dayOf(nextPeriod),
      };
    }),
  };
};
