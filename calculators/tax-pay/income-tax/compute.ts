import { Big } from '#schemas/decimal.ts';
import { later } from '#schemas/functions/later.ts';
import type { Compute } from '#schemas/manifest.ts';
import { bracketsOf, deductionOf, lastBracket, taxByBracket, taxOn } from './brackets.ts';
import type manifest from './manifest.ts';
import { past, validUntil } from './schedules.ts';

const countries = later({ all: () => import('./countries.ts') });

/** The tax in each bracket; by the rules of the country where there is more to it than brackets. */
export const compute: Compute<typeof manifest> = (inputs, { today, figures: { payLeft } }) => {
  const zero = Big(0);
  const brackets = bracketsOf(inputs);
  const deduction = deductionOf(inputs.schedule);
  const net = payLeft.minus(inputs.useStandardDeduction === 'yes' ? deduction : 0);
  const taxable = net.gt(0) ? net : zero;
  const last = lastBracket(brackets, taxable);
  const bracketStart = last?.from ?? zero;
  const isPast = deduction > 0 && today > validUntil;
  const byBrackets = {
    byBracket: taxByBracket(brackets, taxable),
    marginalRate: last?.rate ?? zero,
    bracketStart,
    below: deduction ? undefined : taxOn(brackets, bracketStart),
    isPast: isPast ? 'yes' : 'no',
    pastText: past,
    // Only the rules of a country have these.
    isListed: undefined,
    allowance: undefined,
    pensionRelief: undefined,
    bracketTax: undefined,
    adjustments: undefined,
    adjustment: undefined,
    contributions: undefined,
    contributionLines: undefined,
    marginalTotal: undefined,
    stepAt: undefined,
    stepLoss: undefined,
    source: undefined,
    leftOut: undefined,
  };
  return {
    ...byBrackets,
    ...(brackets.length === 0 || inputs.view === 'takeHome'
      ? countries('all').assess(inputs, today)
      : {}),
  };
};
