import moment from 'moment-timezone';

/*
 * Clocks of time zones by the package moment-timezone, which brings the tz database itself: a second source
 * beside the browser's own data. Its rules end in 2037. Moments and readings are seconds since 1970.
 */

const zoneOf = (id: string) => {
  const zone = moment.tz.zone(id);
  if (!zone) throw new Error(`moment-timezone has no zone ${id}.`);
  return zone;
};

/** The seconds by which clocks are ahead of UTC at a moment. */
export const aheadAt = (id: string, at: number): number =>
  Math.round(-zoneOf(id).utcOffset(at * 1000) * 60);

/** The moments at which the clocks show a reading, in order. */
export const momentsAt = (id: string, reading: number): readonly number[] =>
  [...new Set(zoneOf(id).offsets)]
    .map((offset) => reading + Math.round(offset * 60))
    .filter((at) => at + aheadAt(id, at) === reading)
    .sort((one, other) => one - other);

/** The moments since 1970 at which clocks were changed, or will be. */
export const changesOf = (id: string): readonly number[] =>
  zoneOf(id)
    .untils.filter(
      (until): until is number => until !== null && until > 0 && Number.isFinite(until),
    )
    .map((until) => Math.round(until / 1000));

/** The abbreviation at a moment, if it is one that people write. */
export const nameAt = (id: string, at: number): string | undefined =>
  /^[A-Z]{2,5}$/.exec(id === 'UTC' ? '' : zoneOf(id).abbr(at * 1000))?.[0];
