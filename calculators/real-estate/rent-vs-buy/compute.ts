import type { Compute } from '#schemas/manifest.ts';
import type manifest from './manifest.ts';
import { netWorth } from './net-worth.ts';

/** How many years the break-even is looked for. */
const yearsAhead = 50;

/** The savings of both sides at the end, and the first year after which the owner has more. */
export const compute: Compute<typeof manifest> = (inputs, { figures }) => {
  const { homeGrowthRate, buyingCosts, sellingCosts, investmentReturn } = inputs;
  const typed = [homeGrowthRate, buyingCosts, sellingCosts, investmentReturn];
  const typedRates = typed.filter((each) => each !== undefined).length;
  if (typedRates === 0) {
    return { typedRates, tenantFund: undefined, ownerFund: undefined, breakEvenYear: undefined };
  }
  const { stayMonths, savings, home } = netWorth(inputs, figures);
  const atEnd = savings(stayMonths).at(-1);
  const ahead = savings(12 * yearsAhead).find(({ month, tenant, owner }) => {
    const lead = home(month).proceeds.times(12).plus(owner).minus(tenant);
    // Rounded, so that sides that are equal are so with their last digits as well.
    return month > 0 && lead.round(30, 1).gt(0);
  });
  return {
    typedRates,
    tenantFund: atEnd?.tenant.div(12),
    ownerFund: atEnd?.owner.div(12),
    breakEvenYear: ahead && ahead.month / 12,
  };
};
