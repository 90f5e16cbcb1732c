import { InputError } from '#schemas/input-error.ts';
import type { Compute, Inputs } from '#schemas/manifest.ts';
import { dayNumber, dayOf, weekdayName } from '#shared/calendar.ts';
import { momentOfSkipped, momentsOf, offsetAt, secondsADay } from '#shared/offsets.ts';
import type manifest from './manifest.ts';

type Form = Inputs<(typeof manifest)['fields']>;

/** Seconds since midnight as a time of day: "01:30:05". */
const timeOfDay = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(11, 19);

/** A clock reading in seconds as its day, also as a number, and its time; refused outside the years 1 to 9999. */
function readingOf(seconds: number, field: string) {
  const days = Math.floor(seconds / secondsADay);
  const day = dayOf(days);
  if (!day) throw new InputError('That moment lies outside the years 1 to 9999.', field);
  return { days, day, time: timeOfDay(seconds - days * secondsADay) };
}

/** An offset in seconds as ISO 8601 writes it: "-05:00", with seconds where it has some. */
export function offsetText(offset: number): string {
  const text = timeOfDay(Math.abs(offset));
  return `${offset < 0 ? '-' : '+'}${text.endsWith(':00') ? text.slice(0, -3) : text}`;
}

/** The moment at which the zone's clocks show a reading, the one that is meant if there are two. */
function momentOf(reading: number, { zone, repeated }: Form) {
  const moments = momentsOf(zone, reading);
  const moment =
    (repeated === 'later' ? moments.at(-1) : moments[0]) ?? momentOfSkipped(zone, reading);
  return { moment, times: moments.length, ahead: reading - moment };
}

/** The moment in UTC and in the zone, from a timestamp or from a reading of the zone's clocks. */
export const compute: Compute<typeof manifest> = (form, { figures, today }) => {
  const { mode, zone, repeated, timestamp } = form;
  const toDate = mode === 'toDate';
  const field = toDate ? 'timestamp' : 'date';
  const { moment, times, ahead } = toDate
    ? { moment: figures.wholeSeconds.toNumber() }
    : momentOf(figures.days.times(secondsADay).plus(figures.secondsOfDay).toNumber(), form);
  const offset = offsetAt(zone, moment);
  const utc = readingOf(moment, field);
  const local = readingOf(moment + offset, field);
  const digits = toDate ? figures.perSecond.toFixed().length - 1 : 0;
  const rest = timestamp?.minus(figures.wholeSeconds.times(figures.perSecond)).toFixed() ?? '';
  const fraction = digits > 0 ? `.${rest.padStart(digits, '0')}` : '';
  const clockChange =
    times === 2
      ? `This time occurs twice: the ${repeated} is used`
      : times === 0
        ? `This time is skipped: it is read as ${local.time.slice(0, 5)} after the change`
        : 'None at this time';
  return {
    utc: `${utc.day}T${utc.time}${fraction}Z`,
    timestampSeconds: toDate ? undefined : String(moment),
    timestampMilliseconds: toDate ? undefined : String(moment * 1000),
    local: `${local.day}T${local.time}${fraction}${offsetText(offset)}`,
    weekday: weekdayName(local.day),
    clockChange: toDate ? undefined : clockChange,
    // Of a time that is skipped, the offset from before the change.
    offset: ahead ?? offset,
    readings: times,
    daysAhead: utc.days - dayNumber(today),
  };
};
