import { Big } from '#schemas/decimal.ts';
import { minutesOf } from '#schemas/functions/arithmetic.ts';
import { InputError } from '#schemas/input-error.ts';
import type { Compute, Inputs } from '#schemas/manifest.ts';
import type manifest from './manifest.ts';

type Form = Inputs<(typeof manifest)['fields']>;

export const minutesADay = 1440;

const toNearest = (minutes: number, step: number): number =>
  step * Math.floor(minutes / step + 1 / 2);

/** Minutes as hours and minutes: "8:05". */
export const hoursAndMinutes = (minutes: number): string =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

/**
 * The shifts with both clock times rounded to the step, in minutes since the midnight before the start.
 * A shift that ends earlier than it starts ends on the next day; that is decided before the rounding.
 */
export const shiftsOf = ({ shifts }: Form, step: Big) =>
  shifts.map(({ day, startTime, endTime, breakMinutes }, index) => {
    const start = minutesOf(startTime).toNumber();
    const end = minutesOf(endTime).toNumber();
    const from = toNearest(start, step.toNumber());
    const to = toNearest(end < start ? end + minutesADay : end, step.toNumber());
    const breakTime = breakMinutes.toNumber();
    return {
      name: day ?? `Shift ${index + 1}`,
      from,
      to,
      breakTime,
      worked: to - from - breakTime,
    };
  });

/** Each shift with its time; a break that is longer than the shift is refused. */
export const compute: Compute<typeof manifest> = (form, { chosen: { rounding } }) => {
  const shifts = shiftsOf(form, rounding);
  const tooLong = shifts.findIndex(({ worked }) => worked < 0);
  if (tooLong >= 0) {
    throw new InputError('The break is longer than the shift.', `shifts.${tooLong}.breakMinutes`);
  }
  return {
    shiftTable: shifts.map(({ name, worked }) => ({
      shift: name,
      time: hoursAndMinutes(worked),
      hours: Big(worked).div(60),
    })),
  };
};
