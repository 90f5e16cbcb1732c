import { Big } from '#schemas/decimal.ts';
import type { Tables } from '#schemas/manifest.ts';
import { bracketsOf, lastBracket, taxOn } from './brackets.ts';
import type manifest from './manifest.ts';
import { head2026, joint2026, separate2026, single2026 } from './schedules.ts';

/** The shares of the visitor's taxable income that have a line, in percent. */
const shares = [25, 50, 75, 100, 125, 150, 175, 200, 250, 300];

/** The four schedules side by side, a line for each rate: all have the same rates. */
const federal2026 = single2026.brackets.map(([single, rate], index) => ({
  rate,
  single,
  joint: joint2026.brackets[index]?.[0] ?? 0,
  separate: separate2026.brackets[index]?.[0] ?? 0,
  head: head2026.brackets[index]?.[0] ?? 0,
}));

/** The tax on lower and higher incomes: the rate on the last unit rises in steps, the average slowly. */
export const tables: Tables<typeof manifest> = (inputs, { results }) => {
  const brackets = bracketsOf(inputs);
  const { taxableIncome, tax, takeHome, contributionLines = [] } = results;
  const parts = [
    { part: 'Take-home pay', amount: takeHome ?? Big(0) },
    { part: 'Income tax', amount: tax },
    ...contributionLines.map(({ item, amount }) => ({ part: item, amount })),
    { part: 'Pension or retirement saving', amount: inputs.pretaxDeduction ?? Big(0) },
    { part: 'Salary sacrifice or benefits plan', amount: inputs.salarySacrifice ?? Big(0) },
    { part: 'Other deductions', amount: inputs.otherDeductions ?? Big(0) },
  ];
  return {
    parts: parts
      .map(({ part, amount }) => ({ part, amount: Big(amount) }))
      .filter(({ amount }) => amount.gt(0))
      .map((each) => ({ ...each, share: each.amount.times(100).div(inputs.income) })),
    federal2026: inputs.schedule === 'own' ? [] : federal2026,
    others: (taxableIncome.eq(0) ? [] : shares).map((share) => {
      const taxable = taxableIncome.times(share).div(100);
      const tax = taxOn(brackets, taxable);
      return {
        taxable,
        tax,
        average: tax.times(100).div(taxable),
        last: lastBracket(brackets, taxable)?.rate ?? Big(0),
      };
    }),
  };
};
