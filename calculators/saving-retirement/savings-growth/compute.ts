import { power } from '#schemas/functions/arithmetic.ts';
import type { Compute } from '#schemas/manifest.ts';
import type manifest from './manifest.ts';

/** The balance at the end of each year, and what deposits and interest added to it. */
export const compute: Compute<typeof manifest> = (
  { initial, deposit, timing, years },
  { chosen: { frequency }, figures: { growthRate, futureValue } },
) => {
  const period = growthRate.plus(1);
  const year = power(period, frequency);
  // What a year's deposits of one unit are worth at its end.
  const count = growthRate.round(40).eq(0) ? frequency : year.minus(1).div(growthRate);
  const depositsGrown = deposit.times(timing === 'beginning' ? count.times(period) : count);
  const deposits = deposit.times(frequency);
  const last = years.toNumber();
  let balance = initial;
  const yearly = Array.from({ length: last }, (_, index) => {
    const before = balance;
    balance = index + 1 === last ? futureValue : before.times(year).plus(depositsGrown).prec(60, 1);
    return { year: index + 1, deposits, interest: balance.minus(before).minus(deposits), balance };
  });
  return { yearly };
};
