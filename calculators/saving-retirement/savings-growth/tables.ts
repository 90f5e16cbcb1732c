import { Big } from '#schemas/decimal.ts';
import type { Tables } from '#schemas/manifest.ts';
import type manifest from './manifest.ts';

/** What was paid in and earned up to the end of each year. */
export const tables: Tables<typeof manifest> = ({ initial }, { results }) => {
  let paidIn = initial;
  return {
    toDate: results.yearly.map(({ year, deposits, balance }) => {
      paidIn = paidIn.plus(deposits);
      return { year, paidIn, interest: Big(balance).minus(paidIn), balance };
    }),
  };
};
