import type { Tables } from '#schemas/manifest.ts';
import type manifest from './manifest.ts';

const cup = 236.5882365;
const ounce = 29.5735295625;
const highest = 4000;

const portions = [
  ['The whole day', 1],
  ['Each of 4 times, on waking and with meals', 4],
  ['Each of 8 times, one every two hours', 8],
] as const;

/** The amount of a day and its parts in other measures; above 4 litres, which is too much to plan, no parts. */
export const tables: Tables<typeof manifest> = (_, { results: { dailyMl } }) => ({
  measures: portions
    .filter(([, parts]) => parts === 1 || dailyMl.lte(highest))
    .map(([portion, parts]) => {
      const millilitres = dailyMl.div(parts);
      return { portion, millilitres, cups: millilitres.div(cup), ounces: millilitres.div(ounce) };
    }),
});
