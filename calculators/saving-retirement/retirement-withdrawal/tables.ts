import { Big } from '#schemas/decimal.ts';
import type { Tables } from '#schemas/manifest.ts';
import { durationOf, months } from './compute.ts';
import type manifest from './manifest.ts';

/** Withdrawals that are compared, as parts of the one entered. */
const parts = [0.5, 0.6, 0.7, 0.8, 0.9, 1, 1.1, 1.2, 1.3, 1.4, 1.5];

/** The savings year by year, and how long they last at other withdrawals. */
export const tables: Tables<typeof manifest> = (inputs, { results: { monthlyReturn } }) => {
  const run = months({ ...inputs, monthlyReturn });
  const path = Array.from({ length: Math.ceil(run.length / 12) }, (_, index) => {
    const year = run.slice(12 * index, 12 * (index + 1));
    return {
      year: index + 1,
      balance: year.at(-1)?.balance ?? Big(0),
      withdrawn: year.reduce((sum, { withdrawal }) => sum.plus(withdrawal), Big(0)),
    };
  });
  const others = parts.map((part) => {
    const withdrawal = inputs.monthlyWithdrawal.times(part);
    return {
      withdrawal,
      share: withdrawal.times(1200).div(inputs.balance),
      lasts: durationOf(months({ ...inputs, monthlyWithdrawal: withdrawal, monthlyReturn })),
    };
  });
  return { path, others };
};
