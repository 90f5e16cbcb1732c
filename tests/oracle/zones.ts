import { spansOf } from '../../scripts/zones.ts';

/*
 * Clocks of time zones by the package moment-timezone, which brings the tz database itself: a second source
 * beside the browser's own data. Its rules end in 2037. Moments and readings are seconds since 1970.
 */

/** The index of the span of a moment. */
const spanAt = (id: string, at: number): number =>
  spansOf(id).untils.findIndex((until) => at * 1000 < until);

/** The seconds by which clocks are ahead of UTC at a moment. */
export const aheadAt = (id: string, at: number): number =>
  Math.round(-(spansOf(id).offsets[spanAt(id, at)] as number) * 60);

/** The moments at which the clocks show a reading, in order. */
export const momentsAt = (id: string, reading: number): readonly number[] =>
  [...new Set(spansOf(id).offsets)]
    .map((offset) => reading + Math.round(offset * 60))
    .filter((at) => at + aheadAt(id, at) === reading)
    .sort((one, other) => one - other);

/** The moments since 1970 at which clocks were changed, or will be. */
export const changesOf = (id: string): readonly number[] =>
  spansOf(id)
    .untils.filter((until) => until > 0 && Number.isFinite(until))
    .map((until) => Math.round(until / 1000));

/** The abbreviation at a moment, if it is one that people write. */
export const nameAt = (id: string, at: number): string | undefined =>
  /^[A-Z]{2,5}$/.exec(id === 'UTC' ? '' : (spansOf(id).abbrs[spanAt(id, at)] as string))?.[0];
