import { asPercent, percent } from './loans.ts';
import { need, type Oracles, refuse } from './oracle.ts';
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
    decimals: {
      grossPay: 2,
      netPay: 2,
      overtimePay: 2,
      taxablePay: 2,
      taxAmount: 2,
      contributionAmount: 2,
      grossYear: 2,
      netYear: 2,
    },
    solve(form) {
      const hourlyRate = form.amount('hourlyRate');
      const overtimeHours = form.amountOrZero('overtimeHours');
      const multiplier = form.number('overtimeMultiplier', { from: 1, to: 5, default: '1.5' });
      const paidHours = form.amount('hoursWorked').add(overtimeHours.mul(multiplier));
      const grossPay = hourlyRate.mul(paidHours);
      const taxRate = form.number('taxRate', { from: 0, to: 100 });
      const before = form.amountOrZero('pretaxDeduction');
      const contributionRate = form.amountOrZero('contributionRate', 100);
      const after = form.amountOrZero('afterTaxDeduction');
      const periods = form.factor(
        'payPeriod',
        { none: 0, week: 52, biweekly: 26, semimonthly: 24, month: 12 },
        'none',
      );
      const deducted = before.cmp(0) > 0;
      const contributing = contributionRate.cmp(0) > 0;
      const on = contributing
        ? form.option('contributionsOn', ['gross', 'taxable'], 'gross')
        : 'gross';
      const taxable = grossPay.sub(before);
      if (taxable.cmp(0) < 0) {
        refuse('The deduction cannot be larger than the gross pay.', 'pretaxDeduction');
      }
      const taxAmount = percent(taxable, taxRate);
      const contributions = percent(on === 'gross' ? grossPay : taxable, contributionRate);
      const left = taxable.sub(taxAmount).sub(contributions);
      if (left.cmp(0) < 0) refuse('The deductions are larger than the pay.', 'contributionRate');
      const netPay = left.sub(after);
      if (netPay.cmp(0) < 0) refuse('The deductions are larger than the pay.', 'afterTaxDeduction');
      return {
        results: {
          grossPay,
          netPay,
          ...(overtimeHours.cmp(0) > 0 && {
            overtimePay: hourlyRate.mul(multiplier).mul(overtimeHours),
          }),
          ...(deducted && { taxablePay: taxable }),
          ...((deducted || contributing) && { taxAmount }),
          ...(contributing && { contributionAmount: contributions }),
          ...(periods.cmp(0) > 0 && {
            grossYear: grossPay.mul(periods),
            netYear: netPay.mul(periods),
          }),
        },
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
