import type { Band } from '../../../schemas/manifest.ts';

/** The upper limit of a band; the last band has none. */
export const limitOf = (band: Band | undefined): number | undefined => band?.below ?? band?.upTo;

/** The bands' positions on a scale, and the scale's ends. */
export interface Scale {
  readonly from: number;
  readonly to: number;
  /** Where each band starts and ends, in percent of the scale. */
  readonly parts: readonly { readonly start: number; readonly end: number }[];
  /** The position of a value, in percent from 0 to 100. */
  readonly at: (value: number) => number;
}

/**
 * Bands as parts of a scale. The first and last are open: without ends of its own, the scale gives
 * each the width of an average band, and a scale of amounts starts at no less than zero.
 */
export function scaleOf(bands: readonly Band[], ends?: readonly [number, number]): Scale {
  const limits = bands.flatMap((band) => limitOf(band) ?? []);
  const [first = 0, last = first] = [limits[0], limits.at(-1)];
  const width = (last - first) / (limits.length - 1) || Math.abs(first) || 1;
  const [from, to] = ends ?? [first > 0 ? Math.max(0, first - width) : first - width, last + width];
  const at = (value: number) => Math.min(100, Math.max(0, ((value - from) / (to - from)) * 100));
  const borders = [from, ...limits, to].map(at);
  return {
    from,
    to,
    parts: bands.map((_, index) => ({
      start: borders[index] as number,
      end: borders[index + 1] as number,
    })),
    at,
  };
}
