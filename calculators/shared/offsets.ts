/*
 * Clocks of time zones by the IANA database that the browser brings along. Moments are seconds since
 * 1970-01-01T00:00:00Z without leap seconds; clock readings are counted the same way, as if in UTC.
 */

import { language } from '#shared/words.ts';

/** The seconds from one midnight to the next in UTC. */
export const secondsADay = 86_400;

/** Long before any zone had a standard time: an earlier moment has the offset of this one. */
const longAgo = Date.UTC(1800, 0, 1) / 1000;

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(zone: string): Intl.DateTimeFormat {
  const found = clocks.get(zone);
  if (found) return found;
  const clock = new Intl.DateTimeFormat(language, {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  clocks.set(zone, clock);
  return clock;
}

/** The seconds by which a zone's clocks are ahead of UTC at a moment; negative where they are behind. */
export function offsetAt(zone: string, moment: number): number {
  const at = Math.max(moment, longAgo);
  const parts = clockOf(zone).formatToParts(at * 1000);
  const { year, month, day, hour, minute, second } = Object.fromEntries(
    parts.map(({ type, value }) => [type, Number(value)]),
  ) as Record<Intl.DateTimeFormatPartTypes, number>;
  return Date.UTC(year, month - 1, day, hour, minute, second) / 1000 - at;
}

/** The moments at which a zone's clocks show a reading, in order: one, two, or none where it is skipped. */
export function momentsOf(zone: string, reading: number): readonly number[] {
  return [...offsetsNear(zone, reading)]
    .map((offset) => reading - offset)
    .filter((moment) => moment + offsetAt(zone, moment) === reading)
    .sort((one, other) => one - other);
}

/** The moment of a reading that clocks skip: it is read with the offset from before the change. */
export function momentOfSkipped(zone: string, reading: number): number {
  const before = offsetAt(zone, reading - Math.max(...offsetsNear(zone, reading)));
  return reading - before;
}

/** The offsets of a zone on the day of a reading and on those beside it. */
function offsetsNear(zone: string, reading: number): ReadonlySet<number> {
  const quarters = Array.from(
    { length: 9 },
    (_, index) => reading + ((index - 4) * secondsADay) / 4,
  );
  return new Set(quarters.map((each) => offsetAt(zone, each)));
}

/** A moment at which the clocks of a zone are changed, with the offsets before and after it. */
export interface ClockChange {
  readonly moment: number;
  readonly before: number;
  readonly after: number;
}

/** The changes of a zone's clocks from one moment to another, in order. */
export function clockChanges(zone: string, from: number, to: number): readonly ClockChange[] {
  const changes: ClockChange[] = [];
  let before = offsetAt(zone, from);
  for (let start = from; start < to; start += secondsADay) {
    const end = Math.min(start + secondsADay, to);
    const after = offsetAt(zone, end);
    if (before === after) continue;
    let [low, high] = [start, end];
    while (high - low > 1) {
      const middle = Math.floor((low + high) / 2);
      if (offsetAt(zone, middle) === before) low = middle;
      else high = middle;
    }
    changes.push({ moment: high, before, after });
    before = after;
  }
  return changes;
}
