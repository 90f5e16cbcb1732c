import { Big, settled } from '#schemas/decimal.ts';
import type { Compute } from '#schemas/manifest.ts';
import { counted } from '#shared/words.ts';
import type manifest from './manifest.ts';

const longest = 1200;
const monthsAYear = 12;

/** One month: what is taken out at its end, and what is left then. */
interface Month {
  readonly withdrawal: Big;
  readonly balance: Big;
  /** The withdrawal takes everything that is left. */
  readonly isLast: boolean;
}

/** The savings month by month until nothing is left, or for a hundred years. */
export function months(plan: {
  readonly balance: Big;
  readonly monthlyWithdrawal: Big;
  /** In percent, once every twelve months. */
  readonly yearlyIncrease: Big;
  /** 0.01 is 1 % a month. */
  readonly monthlyReturn: Big;
}): readonly Month[] {
  const growth = plan.monthlyReturn.plus(1);
  const raise = plan.yearlyIncrease.div(100).plus(1);
  let { balance, monthlyWithdrawal: wanted } = plan;
  const all: Month[] = [];
  for (let month = 1; month <= longest; month += 1) {
    if (month > 1 && month % monthsAYear === 1) wanted = wanted.times(raise).prec(60, 1);
    const before = balance.times(growth).prec(60, 1);
    const isLast = settled(before).lte(settled(wanted));
    const withdrawal = isLast ? before : wanted;
    balance = before.minus(withdrawal);
    all.push({ withdrawal, balance, isLast });
    if (isLast) break;
  }
  return all;
}

/** How long the savings last, in words. */
export function durationOf(run: readonly Month[]): string {
  if (!run.at(-1)?.isLast) return 'More than 100 years';
  const [wholeYears, rest] = [Math.floor(run.length / monthsAYear), run.length % monthsAYear];
  const parts = [wholeYears > 0 && counted(wholeYears, 'year'), rest > 0 && counted(rest, 'month')];
  return parts.filter(Boolean).join(' ');
}

/** How long the savings last, and what was taken out by then. */
export const compute: Compute<typeof manifest> = (inputs, { figures: { monthlyReturn } }) => {
  const run = months({ ...inputs, monthlyReturn });
  const ends = run.at(-1)?.isLast;
  const before = run.slice(0, -1).reduce((sum, { withdrawal }) => sum.plus(withdrawal), Big(0));
  return {
    duration: durationOf(run),
    months: run.length,
    lastWithdrawal: ends ? run.at(-1)?.withdrawal : undefined,
    withdrawnBefore: ends ? before : undefined,
    outcome: ends ? 'runsOut' : 'lasts',
  };
};
