import { Big } from '#schemas/decimal.ts';
import type { Compute } from '#schemas/manifest.ts';
import { rootBetween } from '#shared/root.ts';
import type manifest from './manifest.ts';

/** Decimal places that are kept on the way. */
const keptDecimals = 70;
/** Decimal places of a rate: one that has fewer is exact. */
const rateDecimals = 46;
/** A rate a month above which the yearly one is too large to show. */
const highestRate = 1000;

/** What is worth 1 after so many months is worth now, and 1 a month over them, at a rate a month. */
function worthOfMonths(rate: Big, months: number): { readonly last: Big; readonly all: Big } {
  const month = Big(1).div(rate.plus(1));
  let [last, all] = [Big(1), Big(0)];
  // By doubling: only sums and products of what is above zero, so that no digits are lost.
  for (const bit of months.toString(2)) {
    all = all.times(last.plus(1)).round(keptDecimals, 1);
    last = last.times(last).round(keptDecimals, 1);
    if (bit === '1') {
      all = all.plus(1).times(month).round(keptDecimals, 1);
      last = last.times(month).round(keptDecimals, 1);
    }
  }
  return { last, all };
}

/**
 * The rate a month at which equal payments, and what is paid with the last of them, are worth the
 * amount received: the actuarial method. None where they add up to no more than the amount.
 */
export function rateOf(loan: {
  readonly received: Big;
  readonly payment: Big;
  readonly months: number;
  /** Paid on top of the last payment. */
  readonly atEnd?: Big;
}): Big {
  const { received, payment, months, atEnd = Big(0) } = loan;
  const paid = payment.times(months).plus(atEnd);
  if (paid.lte(received)) return Big(0);
  // All that is paid comes at the end of the first month or later.
  const highest = paid.div(received).minus(1);
  if (months === 1) return highest;
  const least = payment.div(received).minus(1);
  if (least.gt(highestRate)) return least;
  const [each, end] = [payment.div(received), atEnd.div(received)];
  const excess = (rate: Big): Big => {
    const { last, all } = worthOfMonths(rate, months);
    return each.times(all).plus(end.times(last)).minus(1);
  };
  if (excess(highest).gte(0)) return highest;
  return rootBetween(excess, Big(0), highest, Big('1e-48')).round(rateDecimals, 1);
}

/** The rate a month that the payments of the loan come to. */
export const compute: Compute<typeof manifest> = (
  { termMonths },
  { figures: { paid, amountFinanced } },
) => ({
  periodRate: rateOf({
    received: amountFinanced,
    payment: paid,
    months: termMonths.toNumber(),
  }),
});
