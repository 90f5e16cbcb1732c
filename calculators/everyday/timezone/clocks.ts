import { InputError } from '#schemas/input-error.ts';
import { dayNumber, dayOf } from '#shared/calendar.ts';
import { clockChanges, momentsOf, offsetAt, secondsADay } from '#shared/offsets.ts';

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** Seconds as hours, minutes, and seconds where there are some: "09:05". */
export function clockText(seconds: number): string {
  const [hours, minutes, rest] = [seconds / 3600, (seconds / 60) % 60, seconds % 60].map(
    Math.floor,
  );
  const parts = [hours, minutes, ...(rest ? [rest] : [])];
  return parts.map((part) => twoDigits(part as number)).join(':');
}

/** The day and the time of day of a clock reading, in seconds as if in UTC. */
export function dayAndTime(reading: number): { readonly day: string; readonly time: string } {
  const day = Math.floor(reading / secondsADay);
  return { day: dayOf(day) as string, time: clockText(reading - day * secondsADay) };
}

/** The clock reading of a day and a time of day, "09:30". */
export function readingOf(day: string, time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return dayNumber(day) * secondsADay + hours * 3600 + minutes * 60;
}

/**
 * The moments at which a zone's clocks show a reading: one, or two. Refuses, beside the field of the zone, a zone
 * that the browser lacks, and a reading that the clocks skip.
 */
export function momentsIn(
  zone: string,
  reading: number,
  field: string,
): readonly [number, ...number[]] {
  checkKnown(zone, field);
  const [first, ...more] = momentsOf(zone, reading);
  if (first !== undefined) return [first, ...more];
  const change = clockChanges(zone, reading - secondsADay * 2, reading + secondsADay * 2).find(
    ({ moment, before, after }) => moment + before <= reading && reading < moment + after,
  );
  const { moment, before, after } = change as NonNullable<typeof change>;
  if (after - before >= secondsADay) {
    throw new InputError(
      'This day does not exist there: the calendar skips it. Enter another date.',
      'date',
    );
  }
  const [from, to] = [before, after].map((offset) => dayAndTime(moment + offset).time);
  throw new InputError(
    `This time does not exist there on that day: the clocks go forward from ${from} to ${to}. Enter another time.`,
    'time',
  );
}

/** Refuses a zone that the browser does not know, beside its field. */
export function checkKnown(zone: string, field: string): void {
  try {
    offsetAt(zone, 0);
  } catch {
    throw new InputError(
      'This browser does not know the clocks of this zone. Choose another zone with the same time, or update the browser.',
      field,
    );
  }
}
