import { asPercent } from './loans.ts';
import { need, type Oracles } from './oracle.ts';
import { power, Rational } from './rational.ts';

export const business: Oracles = {
  'profit-margin': {
    decimals: { profit: 2, profitMargin: 2 },
    solve(form) {
      const cost = form.amount('cost');
      const revenue = form.positive('revenue');
      const profit = revenue.sub(cost);
      return { results: { profit, profitMargin: asPercent(profit, revenue) } };
    },
  },

  'break-even': {
    decimals: {
      breakEvenUnits: 'any',
      breakEvenUnitsRoundedUp: 0,
      breakEvenRevenue: 2,
      contributionMargin: 2,
      contributionMarginRatio: 2,
      targetUnits: 'any',
      targetUnitsRoundedUp: 0,
      targetRevenue: 2,
      expectedProfit: 2,
      marginOfSafety: 2,
    },
    solve(form) {
      const fixed = form.amount('fixedCosts');
      const price = form.amount('pricePerUnit');
      const variable = form.amount('variableCostPerUnit');
      need(price.cmp(variable) > 0);
      const margin = price.sub(variable);
      const breakEvenUnits = fixed.div(margin);
      const target = form.amountOrZero('targetProfit');
      const targetUnits = fixed.add(target).div(margin);
      const expected = form.optional('expectedUnits', { above: 0 });
      return {
        results: {
          breakEvenUnits,
          breakEvenUnitsRoundedUp: new Rational(breakEvenUnits.ceil()),
          breakEvenRevenue: breakEvenUnits.mul(price),
          contributionMargin: margin,
          contributionMarginRatio: asPercent(margin, price),
          ...(target.cmp(0) > 0
            ? {
                targetUnits,
                targetUnitsRoundedUp: new Rational(targetUnits.ceil()),
                targetRevenue: targetUnits.mul(price),
              }
            : {}),
          ...(expected
            ? {
                expectedProfit: expected.mul(margin).sub(fixed),
                marginOfSafety: asPercent(expected.sub(breakEvenUnits), expected),
              }
            : {}),
        },
      };
    },
  },

  roi: {
    decimals: { gain: 2, roi: 2, annualizedRoi: 2 },
    solve(form) {
      const initial = form.positive('initialInvestment');
      const final = form.amount('finalValue');
      const gain = final.sub(initial);
      const years = form.optional('years', { above: 0, to: 1000 });
      const growth = final.div(initial);
      const yearly =
        years && (growth.cmp(0) === 0 ? growth : power(growth, Rational.of(1).div(years)));
      return {
        results: {
          gain,
          roi: asPercent(gain, initial),
          ...(yearly ? { annualizedRoi: yearly.sub(1).mul(100) } : {}),
        },
      };
    },
  },

  payroll: {
    decimals: { grossPay: 2, netPay: 2 },
    solve(form) {
      const grossPay = form.amount('hourlyRate').mul(form.amount('hoursWorked'));
      const taxRate = form.number('taxRate', { from: 0, to: 100 });
      return {
        results: { grossPay, netPay: grossPay.mul(Rational.of(1).sub(taxRate.div(100))) },
      };
    },
  },

  'freelance-rate': {
    decimals: { hourlyRate: 2, billableHours: 'any' },
    solve(form) {
      const needed = form.amount('desiredIncome').add(form.amount('annualExpenses'));
      const billableHours = form.positive('weeksPerYear').mul(form.positive('hoursPerWeek'));
      return { results: { hourlyRate: needed.div(billableHours), billableHours } };
    },
  },
};
