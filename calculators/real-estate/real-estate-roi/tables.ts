import { Big } from '#schemas/decimal.ts';
import type { Tables } from '#schemas/manifest.ts';
import type manifest from './manifest.ts';

const none = Big(0);

/** The same property with some months a year in which it brings no rent. */
export const tables: Tables<typeof manifest> = (
  { annualExpenses, years },
  { results: { effectiveRent, loanPayments, totalCashInvested } },
) => ({
  emptyMonths: [0, 1, 2, 3, 6].map((empty) => {
    const rent = effectiveRent.times(12 - empty).div(12);
    const net = rent.minus(annualExpenses).times(years).minus(loanPayments);
    const roi = net.eq(0) ? none : net.div(totalCashInvested).times(100);
    return { months: Big(empty), rent, net, roi };
  }),
});
