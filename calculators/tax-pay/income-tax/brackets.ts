import { Big } from '#schemas/decimal.ts';
import type { Inputs } from '#schemas/manifest.ts';
import type manifest from './manifest.ts';
import { head2026, joint2026, type Schedule, separate2026, single2026 } from './schedules.ts';

const schedules: Readonly<Record<string, Schedule>> = {
  single2026,
  joint2026,
  separate2026,
  head2026,
};

/** A rate, and the income above which it applies. */
export interface Bracket {
  readonly from: Big;
  /** In percent. */
  readonly rate: Big;
}

/** The brackets of the chosen schedule, or those that the visitor typed, in ascending order. */
export const bracketsOf = ({
  schedule,
  ownBrackets,
}: Pick<Inputs<(typeof manifest)['fields']>, 'schedule' | 'ownBrackets'>): readonly Bracket[] =>
  schedules[schedule]?.brackets.map(([from, rate]) => ({ from: Big(from), rate: Big(rate) })) ??
  ownBrackets ??
  [];

/** The standard deduction of a schedule; 0 if it has none. */
export const deductionOf = (schedule: string): number =>
  schedules[schedule]?.standardDeduction ?? 0;

/** The part of an income that falls into each bracket, and the tax on it. */
export const taxByBracket = (brackets: readonly Bracket[], taxable: Big) =>
  brackets.map(({ from, rate }, index) => {
    const next = brackets[index + 1]?.from;
    const top = next?.lt(taxable) ? next : taxable;
    const taxed = top.gt(from) ? top.minus(from) : Big(0);
    return { from, rate, taxed, tax: taxed.times(rate).div(100) };
  });

/** The bracket of the last unit of an income: the highest that starts below it; none for no income. */
export const lastBracket = (brackets: readonly Bracket[], taxable: Big): Bracket | undefined =>
  brackets.findLast(({ from }) => from.lt(taxable));

/** The tax on an income. */
export const taxOn = (brackets: readonly Bracket[], taxable: Big): Big =>
  taxByBracket(brackets, taxable).reduce((sum, { tax }) => sum.plus(tax), Big(0));
