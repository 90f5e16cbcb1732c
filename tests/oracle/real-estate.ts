import { asPercent, loanFor, payment, percent } from './loans.ts';
import { need, type Oracles } from './oracle.ts';
import { max, min, type Rational, zero } from './rational.ts';

/** A year's rent for each year from the first, growing from the second; a part of a year in part. */
function rentOver(years: Rational, monthlyRent: Rational, growthRate: Rational): Rational {
  const growth = growthRate.div(100).add(1);
  let total = zero;
  let year = monthlyRent.mul(12);
  let left = years;
  for (; left.cmp(0) > 0; left = left.sub(1)) {
    total = total.add(year.mul(min(1, left)));
    year = year.mul(growth);
  }
  return total;
}

export const realEstate: Oracles = {
  'mortgage-affordability': {
    decimals: { maxMonthlyPayment: 2, maxLoanAmount: 2, maxHomePrice: 2 },
    solve(form) {
      const monthlyIncome = form.positive('annualIncome').div(12);
      const debts = form.amountOrZero('monthlyDebts');
      const down = form.amountOrZero('downPayment');
      const annualRate = form.amount('annualRate');
      const months = form.positive('termYears').mul(12);
      const maxMonthlyPayment = max(
        0,
        min(percent(monthlyIncome, '28'), percent(monthlyIncome, '36').sub(debts)),
      );
      const maxLoanAmount = loanFor(maxMonthlyPayment, annualRate, months);
      return {
        results: { maxMonthlyPayment, maxLoanAmount, maxHomePrice: maxLoanAmount.add(down) },
      };
    },
  },

  'rent-vs-buy': {
    decimals: { rentCost: 2, buyCost: 2 },
    solve(form) {
      const rent = form.amount('monthlyRent', '1200');
      const price = form.amount('homePrice', '300000');
      const down = form.number('downPayment', { from: 0, to: price, default: '60000' });
      const annualRate = form.amount('annualRate', '6');
      const term = form.positive('termYears', '30');
      const tax = percent(price, form.amount('propertyTaxRate', '1.2'));
      const insurance = form.amount('annualInsurance', '1200');
      const maintenance = percent(price, form.amount('maintenanceRate', '1'));
      const growthRate = form.amount('rentGrowthRate', '3');
      const years = form.positive('years', '7');
      const monthly = payment(price.sub(down), annualRate, term.mul(12));
      const rentCost = rentOver(years, rent, growthRate);
      const buyCost = monthly
        .mul(12)
        .mul(min(years, term))
        .add(tax.add(maintenance).add(insurance).mul(years))
        .add(down);
      const order = rentCost.cmp(buyCost);
      const cheaper = order < 0 ? 'rent' : order > 0 ? 'buy' : 'equal';
      const verdicts: Readonly<Record<string, string>> = {
        rent: 'Renting may be cheaper',
        buy: 'Buying may be cheaper',
      };
      const verdict = verdicts[cheaper];
      return {
        results: { rentCost, buyCost, cheaper },
        ...(verdict ? { shown: { cheaper: verdict } } : {}),
      };
    },
  },

  'property-tax': {
    decimals: { annual: 2, total: 2 },
    solve(form) {
      const value = form.amount('propertyValue', '300000');
      const annual = percent(value, form.amount('taxRate', '1.2'));
      return { results: { annual, total: annual.mul(form.positive('years', '1')) } };
    },
  },

  'real-estate-roi': {
    decimals: { totalCashInvested: 2, totalNetIncome: 2, roi: 2 },
    solve(form) {
      const totalCashInvested = form
        .amount('downPayment')
        .add(form.amount('closingCosts'))
        .add(form.amount('renovationCosts'));
      const yearly = form.amount('annualRent').sub(form.amount('annualExpenses'));
      const totalNetIncome = yearly.mul(form.positive('years'));
      need(totalCashInvested.cmp(0) > 0);
      return {
        results: {
          totalCashInvested,
          totalNetIncome,
          roi: asPercent(totalNetIncome, totalCashInvested),
        },
      };
    },
  },

  'construction-cost': {
    decimals: { baseCost: 2, contingency: 2, totalCost: 2 },
    solve(form) {
      const baseCost = form.positive('area').mul(form.positive('costPerUnitArea'));
      const rate = form.amountOrZero('contingencyRate');
      const contingency = percent(baseCost, rate);
      return { results: { baseCost, contingency, totalCost: baseCost.add(contingency) } };
    },
  },
};
