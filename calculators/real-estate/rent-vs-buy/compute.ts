import type { Compute } from '#schemas/manifest.ts';
import { monthlyRate, payment } from '#shared/annuity.ts';
import { growth } from '#shared/growth.ts';
import type manifest from './manifest.ts';

/**
 * What a tenant and an owner pay over some years. Rent grows at the start of each year, so its whole
 * years are a geometric series; a part of a further year counts at that year's rent. The owner pays
 * the annuity until the mortgage ends, yearly costs throughout, and the down payment.
 */
export const compute: Compute<typeof manifest> = ({
  monthlyRent,
  homePrice,
  downPayment,
  annualRate,
  termYears,
  propertyTaxRate,
  annualInsurance,
  maintenanceRate,
  rentGrowthRate,
  years,
}) => {
  const wholeYears = years.round(0, 0);
  const partYear = years.minus(wholeYears);
  const rise = rentGrowthRate.div(100);
  const risen = growth(rise, wholeYears);
  const rentYears = rise.eq(0) ? years : risen.minus(1).div(rise).plus(partYear.times(risen));
  const rentCost = monthlyRent.times(12).times(rentYears);

  const loan = homePrice.minus(downPayment);
  const rate = monthlyRate(annualRate);
  const months = termYears.times(12);
  const paidMonths = (years.lt(termYears) ? years : termYears).times(12);
  // Multiplied before it is divided, so that equal costs come out equal to the last digit.
  const loanPayments = payment(loan.times(paidMonths), rate, months);
  const yearlyCosts = homePrice
    .times(propertyTaxRate.plus(maintenanceRate))
    .div(100)
    .plus(annualInsurance);
  const buyCost = loanPayments.plus(yearlyCosts.times(years)).plus(downPayment);

  const cheaper = ['rent', 'equal', 'buy'][rentCost.cmp(buyCost) + 1] as string;
  return {
    wholeYears,
    partYear,
    rentYears,
    rentCost,
    loan,
    monthlyRate: rate,
    months,
    monthlyPayment: payment(loan, rate, months),
    paidMonths,
    loanPayments,
    yearlyCosts,
    buyCost,
    cheaper,
  };
};
