import type { Rates } from '../../schemas/manifest.ts';
import { asPercent, payment } from './loans.ts';
import type { Form, Oracles, Outcome } from './oracle.ts';
import { max, min, power, Rational } from './rational.ts';

const currencies = 'USD EUR GBP JPY CAD AUD CHF CNY INR KRW BRL MXN SGD HKD NOK SEK NZD ZAR'.split(
  ' ',
);

/** A figure of the table, exactly as printed. */
function listed(rates: Rates, from: string, to: string): Rational | undefined {
  const row = rates[from];
  const rate = typeof row === 'object' ? row[to] : undefined;
  return rate === undefined ? undefined : Rational.parse(String(rate));
}

/** Direct, else the inverse, else through the dollar. */
function exchangeRate(rates: Rates, from: string, to: string): Rational {
  if (from === to) return new Rational(1n);
  const direct = listed(rates, from, to);
  if (direct) return direct;
  const inverse = listed(rates, to, from);
  if (inverse) return new Rational(1n).div(inverse);
  return exchangeRate(rates, from, 'USD').mul(exchangeRate(rates, 'USD', to));
}

export const finance: Oracles = {
  'loan-emi': {
    decimals: { emi: 0, totalAmount: 0, totalInterest: 0 },
    solve(form) {
      const principal = form.positive('principal');
      const annualRate = form.amount('annualRate');
      const months = form.positive('tenureYears').mul(12);
      const emi = payment(principal, annualRate, months);
      const totalAmount = emi.mul(months);
      return { results: { emi, totalAmount, totalInterest: totalAmount.sub(principal) } };
    },
  },

  'compound-interest': {
    decimals: {
      finalAmount: 2,
      totalInterest: 2,
      'monthlyBreakdown.month': 0,
      'monthlyBreakdown.balance': 2,
      'monthlyBreakdown.interest': 2,
    },
    solve(form) {
      const principal = form.positive('principal');
      const annualRate = form.amount('annualRate');
      const years = form.positive('years');
      const n = form.factor(
        'compoundingFrequency',
        { annually: 1, semiannually: 2, quarterly: 4, monthly: 12, daily: 365 },
        'monthly',
      );
      const base = annualRate.div(100).div(n).add(1);
      const after = (periods: Rational) => principal.mul(power(base, periods));
      const finalAmount = after(n.mul(years));
      const months = Number(min(60, years.mul(12)).floor());
      // The first powers of a month's growth are exact where they can be; each row is computed independently.
      const monthlyBreakdown = Array.from({ length: months }, (_, index) => {
        const balance = after(n.mul(index + 1).div(12));
        return {
          month: Rational.of(index + 1),
          balance,
          interest: balance.sub(principal),
        };
      });
      return {
        results: { finalAmount, totalInterest: finalAmount.sub(principal), monthlyBreakdown },
      };
    },
  },

  mortgage: {
    decimals: { monthlyPayment: 2, totalPayment: 2, totalInterest: 2, loanToValue: [1, 2] },
    solve(form) {
      const price = form.positive('homePrice');
      const down = form.number('downPayment', { from: 0, to: price, blank: '0' });
      const annualRate = form.amount('annualRate');
      const months = form.positive('termYears').mul(12);
      const loan = price.sub(down);
      const monthlyPayment = payment(loan, annualRate, months);
      const totalPayment = monthlyPayment.mul(months);
      return {
        results: {
          monthlyPayment,
          totalPayment,
          totalInterest: totalPayment.sub(loan),
          loanToValue: asPercent(loan, price),
        },
      };
    },
  },

  'investment-return': {
    decimals: { futureValue: 2, totalGain: 2, roi: 2 },
    solve(form) {
      const initial = form.amount('initialInvestment', '10000');
      const annualRate = form.amount('annualRate', '7');
      const years = form.number('years', { from: 1, default: '10' });
      const futureValue = initial.mul(power(annualRate.div(100).add(1), years));
      const totalGain = futureValue.sub(initial);
      const roi = initial.cmp(0) === 0 ? initial : asPercent(totalGain, initial);
      return { results: { futureValue, totalGain, roi } };
    },
  },

  'currency-converter': {
    decimals: { convertedAmount: 2, rate: 4 },
    solve(form): Outcome {
      const amount = form.number('amount', { default: '100' });
      const from = form.option('from', currencies, 'USD');
      const to = form.option('to', currencies, 'EUR');
      const rate = exchangeRate(form.around.rates, from, to);
      return { results: { convertedAmount: amount.mul(rate), rate } };
    },
  },

  'credit-score': {
    decimals: { estimatedScore: 0 },
    solve(form: Form) {
      const current = form.number('currentScore', { from: 300, to: 850 });
      const utilization = form.number('utilization', { from: 0, to: 100 });
      const onTime = form.number('onTimePayments', { from: 0, to: 100 });
      const newDebt = form.amount('newDebt');
      const estimate = current
        .add(Rational.of(30).sub(utilization).mul('0.3'))
        .add(onTime.sub(100).mul('0.2'))
        .sub(newDebt.mul('0.1'));
      const clamped = max(300, min(estimate, 850));
      return { results: { estimatedScore: clamped.rounded(0) } };
    },
  },
};
