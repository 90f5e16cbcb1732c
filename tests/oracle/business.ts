import { asPercent } from './loans.ts';
import { need, type Oracles } from './oracle.ts';
import { Rational } from './rational.ts';

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
    decimals: { breakEvenUnits: 'any', breakEvenUnitsRoundedUp: 0, breakEvenRevenue: 2 },
    solve(form) {
      const fixed = form.amount('fixedCosts');
      const price = form.amount('pricePerUnit');
      const variable = form.amount('variableCostPerUnit');
      need(price.cmp(variable) > 0);
      const breakEvenUnits = fixed.div(price.sub(variable));
      return {
        results: {
          breakEvenUnits,
          breakEvenUnitsRoundedUp: new Rational(breakEvenUnits.ceil()),
          breakEvenRevenue: breakEvenUnits.mul(price),
        },
      };
    },
  },

  roi: {
    decimals: { gain: 2, roi: 2 },
    solve(form) {
      const initial = form.positive('initialInvestment');
      const gain = form.amount('finalValue').sub(initial);
      return { results: { gain, roi: asPercent(gain, initial) } };
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
