import type { Tables } from '#schemas/manifest.ts';
import type manifest from './manifest.ts';

const ranges = [
  'Below essential fat',
  'Essential fat',
  'Athletes',
  'Fitness',
  'Average',
  'Above average',
] as const;

/** Where each range begins, in percent: American Council on Exercise, body fat norms. */
const begins = { male: [0, 2, 6, 14, 18, 25], female: [0, 10, 14, 21, 25, 32] } as const;

/** The ranges of the visitor's gender. */
export const tables: Tables<typeof manifest> = ({ gender }) => ({
  norms: ranges.map((range, index) => ({
    range,
    from: begins[gender][index] as number,
  })),
});
