import type { Tables } from '#schemas/manifest.ts';
import type manifest from './manifest.ts';

/** How often the change is repeated. */
const most = 10;

/** The value after each repetition of the change; none where a value is not above 0. */
export const tables: Tables<typeof manifest> = ({ mode, from, to }, { results }) => {
  const end = to ?? results.newValue;
  if (mode === 'difference' || from.lte(0) || end.lte(0)) return { repeated: [] };
  return {
    repeated: Array.from({ length: most + 1 }, (_, times) => {
      const value = from.times(end.pow(times)).div(from.pow(times));
      return { times, value, total: value.minus(from).div(from).times(100) };
    }),
  };
};
