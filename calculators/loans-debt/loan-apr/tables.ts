import { Big } from '#schemas/decimal.ts';
import { max } from '#schemas/functions/arithmetic.ts';
import type { Tables } from '#schemas/manifest.ts';
import { growth } from '#shared/growth.ts';
import { rateOf } from './compute.ts';
import type manifest from './manifest.ts';

/** When a loan may be repaid: so many months after it began. */
const ends = [6, 12, 24, 36, 48, 60, 84, 120, 180, 240, 300, 360, 480];

/** What is still owed at the end of some years, and the yearly rate if it is repaid then. */
export const tables: Tables<typeof manifest> = (
  { loanAmount, financedFees, nominalRate, termMonths },
  { results: { paid, amountFinanced, apr } },
) => {
  const term = termMonths.toNumber();
  const loan = loanAmount.plus(financedFees);
  const rate = nominalRate
    ? nominalRate.div(1200)
    : rateOf({ received: loan, payment: paid, months: term });
  const owedAfter = (months: number): Big => {
    if (rate.eq(0)) return loan.minus(paid.times(months));
    const factor = growth(rate, Big(months));
    return loan.times(factor).minus(paid.times(factor.minus(1)).div(rate));
  };
  return {
    early: [
      ...ends
        .filter((months) => months < term)
        .map((months) => {
          const owed = max(Big(0), owedAfter(months));
          const monthly = rateOf({
            received: amountFinanced,
            payment: paid,
            months,
            atEnd: owed,
          });
          return { months, owed, apr: monthly.times(1200) };
        }),
      { months: term, owed: Big(0), apr },
    ],
  };
};
