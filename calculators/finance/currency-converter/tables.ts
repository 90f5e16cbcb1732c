import { Big } from '#schemas/decimal.ts';
import type { Tables } from '#schemas/manifest.ts';
import { rateBetween } from './compute.ts';
import type manifest from './manifest.ts';

/** The amounts that people look up before a journey. */
const usual = [1, 5, 10, 20, 50, 100, 200, 500, 1000];

/** Usual amounts at the rates of the day, there and in the other direction. */
export const tables: Tables<typeof manifest> = ({ from, to }, { rates, results }) => {
  if (!rates) throw new Error('The currency converter needs a table of rates.');
  const back = rateBetween(rates, to, from);
  return {
    amounts: usual.map((amount) => ({
      amount: Big(amount),
      converted: results.rate.times(amount),
      swapped: Big(amount),
      convertedBack: back.times(amount),
    })),
  };
};
