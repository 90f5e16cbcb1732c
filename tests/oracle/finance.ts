import type { Rates } from '../../schemas/manifest.ts';
import { durationText } from './cents.ts';
import { depositsOf, growthRows, rhythmIn } from './deposits.ts';
import {
  centRows,
  dayOfPayment,
  extrasIn,
  firstDay,
  interestIn,
  isFilled,
  loanRun,
  paymentsIn,
} from './extra-payments.ts';
import { asPercent, payment, percent } from './loans.ts';
import { type Form, need, type Oracles, type Outcome, refuse } from './oracle.ts';
import { fixed, max, min, power, Rational, zero } from './rational.ts';

/** The codes of the currencies that are converted. */
export const currencies = (
  'USD EUR GBP JPY CAD AUD CHF CNY INR KRW BRL MXN SGD HKD NOK SEK NZD ZAR ' +
  'CZK DKK HUF PLN RON ISK TRY IDR ILS MYR PHP THB'
).split(' ');

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

/** The rate a month at which the instalments are worth what is received, by halving, to thirty digits. */
function costRate(received: Rational, emi: Rational, months: Rational): Rational {
  const ratio = received.div(emi);
  const worth = (rate: Rational) =>
    Rational.of(1)
      .sub(power(rate.add(1), months.mul(-1)))
      .div(rate);
  let [low, high] = [zero, emi.div(received)];
  for (let step = 0; step < 200; step += 1) {
    const middle = low.add(high).div(2).rounded(60);
    if (middle.cmp(low) === 0 || middle.cmp(high) === 0) break;
    if (worth(middle).cmp(ratio) > 0) low = middle;
    else high = middle;
  }
  return high;
}

export const finance: Oracles = {
  'loan-emi': {
    decimals: {
      emi: 0,
      totalAmount: 0,
      totalInterest: 0,
      feeAmount: 0,
      apr: 2,
      effectiveRate: 2,
      totalCost: 0,
      interestSaved: 0,
      monthsSaved: 0,
      newMonths: 0,
      newInterest: 0,
    },
    solve(form) {
      const principal = form.positive('principal');
      const annualRate = form.amount('annualRate');
      const tenure = form.positive('tenureYears');
      const inMonths = form.option('tenureUnit', ['years', 'months'], 'years') === 'months';
      const fee = form.amountOrZero('processingFee');
      const isShare =
        form.option('processingFeeUnit', ['percent', 'amount'], 'percent') === 'percent';
      need(fee.cmp(isShare ? 50 : principal) < (isShare ? 1 : 0));
      const extras = extrasIn(form);
      const first = firstDay(form);
      if (inMonths && !tenure.isWhole()) refuse('Enter a whole number of months.', 'tenureYears');
      const months = inMonths ? tenure : tenure.mul(12);
      const prepays = isFilled(extras);
      if ((prepays || first) && months.cmp('1200.01') > 0) {
        refuse('For these details the tenure can be at most 100 years.', 'tenureYears');
      }
      const count = paymentsIn(months);
      if (extras.onceWith > count) {
        refuse(`The loan has only ${count} instalments.`, 'oneTimeMonth');
      }
      const emi = payment(principal, annualRate, months);
      const totalAmount = emi.mul(months);
      const totalInterest = totalAmount.sub(principal);
      const feeAmount = isShare ? percent(principal, fee) : fee;
      const costs = fee.cmp(0) > 0 && costRate(principal.sub(feeAmount), emi, months);
      const none = { monthly: 0n, yearly: 0n, once: 0n, onceWith: 0 };
      const runWith = (paid: typeof none) => loanRun(principal, annualRate, emi, count, paid);
      const shorter = prepays ? runWith(extras) : undefined;
      const newMonths = shorter?.paid.length ?? count;
      return {
        results: {
          emi,
          totalAmount,
          totalInterest,
          ...(costs && {
            feeAmount,
            apr: costs.mul(1200),
            effectiveRate: power(costs.add(1), Rational.of(12)).sub(1).mul(100),
            totalCost: totalInterest.add(feeAmount),
          }),
          ...(shorter && {
            interestSaved: interestIn(runWith(none)).sub(interestIn(shorter)),
            monthsSaved: Rational.of(count - newMonths),
            timeSaved: durationText(count - newMonths),
            newMonths: Rational.of(newMonths),
            newInterest: interestIn(shorter),
          }),
          endDate: dayOfPayment(first, newMonths),
        },
        tables: () => ({
          ...((shorter || first) && {
            schedule: centRows(shorter ?? runWith(none), first),
          }),
        }),
      };
    },
  },

  'compound-interest': {
    decimals: {
      finalAmount: 2,
      totalInterest: 2,
      totalDeposits: 2,
      paidIn: 2,
      lastDeposit: 2,
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
      const deposit = form.amountOrZero('deposit');
      const pays = deposit.cmp(0) > 0;
      const rise = pays ? form.amountOrZero('depositRise', 50) : zero;
      const rhythm = pays
        ? rhythmIn(form, 'depositFrequency', 'depositTiming')
        : { perYear: 12, atBeginning: false };
      const plan = { start: principal, base, timesAYear: n, years, deposit, rise, ...rhythm };
      const deposits = pays
        ? depositsOf(plan, 'With deposits, the time can be at most 1,000 years.')
        : undefined;
      const paid = deposits?.total ?? zero;
      const after = (periods: Rational) => principal.mul(power(base, periods));
      const finalAmount = after(n.mul(years)).add(deposits?.atEnd ?? zero);
      const months = Number(min(60, years.mul(12)).floor());
      // The first powers of a month's growth are exact where they can be; each row is computed independently.
      const monthlyBreakdown = Array.from({ length: months }, (_, index) => {
        const { made, worth } = deposits?.by(index + 1) ?? { made: zero, worth: zero };
        const balance = after(n.mul(index + 1).div(12)).add(worth);
        return {
          month: Rational.of(index + 1),
          balance,
          interest: balance.sub(principal).sub(made),
        };
      });
      return {
        results: {
          finalAmount,
          totalInterest: finalAmount.sub(principal).sub(paid),
          monthlyBreakdown,
          ...(deposits && {
            totalDeposits: paid,
            paidIn: principal.add(paid),
            ...(rise.cmp(0) > 0 && { lastDeposit: deposits.last }),
          }),
        },
        tables: () => ({
          ...(deposits && { growth: growthRows(plan, deposits, finalAmount) }),
        }),
      };
    },
  },

  mortgage: {
    decimals: {
      monthlyPayment: 2,
      totalPayment: 2,
      totalInterest: 2,
      loanToValue: [1, 2],
      fullPayment: 2,
      taxMonthly: 2,
      insuranceMonthly: 2,
      pmiMonthly: 2,
      paymentAfterPmi: 2,
      pmiMonths: 0,
      pmiTotal: 2,
      interestSaved: 2,
      monthsSaved: 0,
      newMonths: 0,
      newInterest: 2,
      paidInAll: 2,
    },
    solve(form) {
      const price = form.positive('homePrice');
      const typedDown = form.number('downPayment', { from: 0, blank: '0' });
      const isShare = form.option('downPaymentUnit', ['amount', 'percent'], 'amount') === 'percent';
      const down = isShare ? percent(price, typedDown) : typedDown;
      need(down.cmp(price) <= 0);
      const annualRate = form.amount('annualRate');
      const months = form.positive('termYears').mul(12);
      const tax = form.amountOrZero('propertyTax');
      const taxInPercent =
        form.option('propertyTaxUnit', ['percent', 'amount'], 'percent') === 'percent';
      need(!taxInPercent || tax.cmp(20) <= 0);
      const insurance = form.amountOrZero('homeInsurance');
      const pmiRate = form.amountOrZero('pmiRate', 10);
      const asksPmi = pmiRate.cmp(0) > 0;
      const pmiUntil = asksPmi
        ? form.number('pmiUntil', { from: 1, to: 100, default: '80' })
        : undefined;
      const fees = form.amountOrZero('associationFees');
      const extras = extrasIn(form);
      const first = firstDay(form);
      const hasExtras = isFilled(extras);
      if ((asksPmi || hasExtras || first) && months.cmp('1200.01') > 0) {
        refuse('For these details the term can be at most 100 years.', 'termYears');
      }
      const count = paymentsIn(months);
      if (extras.onceWith > count) refuse(`The loan has only ${count} payments.`, 'oneTimeMonth');

      const loan = price.sub(down);
      const monthlyPayment = payment(loan, annualRate, months);
      const totalPayment = monthlyPayment.mul(months);
      const taxMonthly = (taxInPercent ? percent(price, tax) : tax).div(12);
      const insuranceMonthly = insurance.div(12);
      const limit = pmiUntil && percent(price, pmiUntil);
      const paysPmi = limit !== undefined && loan.cmp(limit) > 0;
      const pmiMonthly = paysPmi ? percent(loan, pmiRate).div(12) : zero;
      const fullPayment = [taxMonthly, insuranceMonthly, pmiMonthly, fees].reduce(
        (sum, each) => sum.add(each),
        monthlyPayment,
      );
      const hasCosts = [tax, insurance, pmiRate, fees].some((each) => each.cmp(0) > 0);
      const borrows = loan.cmp(0) > 0;
      const withExtras =
        borrows && (hasExtras || paysPmi)
          ? loanRun(loan, annualRate, monthlyPayment, count, extras)
          : undefined;
      const pmiMonths =
        withExtras && limit && paysPmi
          ? withExtras.owed.filter((owed) => owed > fixed(limit)).length
          : 0;
      const saved = withExtras && hasExtras ? withExtras : undefined;
      const none = { monthly: 0n, yearly: 0n, once: 0n, onceWith: 0 };
      const newMonths = saved?.paid.length ?? 0;
      const newInterest = saved && interestIn(saved);
      const pmiTotal = pmiMonthly.mul(pmiMonths);
      const toLender = newInterest ? loan.add(newInterest) : totalPayment;
      const monthsPaid = saved ? Rational.of(newMonths) : months;
      const interestOnly = () => interestIn(loanRun(loan, annualRate, monthlyPayment, count, none));
      return {
        results: {
          monthlyPayment,
          totalPayment,
          totalInterest: totalPayment.sub(loan),
          loanToValue: asPercent(loan, price),
          ...(hasCosts && {
            fullPayment,
            paidInAll: toLender
              .add(taxMonthly.add(insuranceMonthly).add(fees).mul(monthsPaid))
              .add(pmiTotal),
          }),
          ...(tax.cmp(0) > 0 && { taxMonthly }),
          ...(insurance.cmp(0) > 0 && { insuranceMonthly }),
          ...(asksPmi && { pmiMonthly }),
          ...(paysPmi && {
            paymentAfterPmi: fullPayment.sub(pmiMonthly),
            pmiMonths: Rational.of(pmiMonths),
            pmiTotal,
            pmiEndDate: dayOfPayment(first, pmiMonths),
          }),
          ...(saved &&
            newInterest && {
              newMonths: Rational.of(newMonths),
              newInterest,
              interestSaved: interestOnly().sub(newInterest),
              monthsSaved: Rational.of(count - newMonths),
              timeSaved: durationText(count - newMonths),
            }),
          ...(borrows && { payoffDate: dayOfPayment(first, saved ? newMonths : count) }),
        },
        tables: () => ({
          ...(borrows &&
            (saved || first) && {
              schedule: centRows(
                loanRun(loan, annualRate, monthlyPayment, count, saved ? extras : none),
                first,
              ),
            }),
        }),
      };
    },
  },

  'investment-return': {
    decimals: {
      futureValue: 2,
      totalGain: 2,
      roi: 2,
      totalContributions: 2,
      investedInAll: 2,
      effectiveReturn: 2,
    },
    solve(form) {
      const initial = form.amount('initialInvestment', '10000');
      const annualRate = form.amount('annualRate', '7');
      const time = form.number('years', { from: 1, default: '10' });
      const inMonths = form.option('timeUnit', ['years', 'months'], 'years') === 'months';
      if (inMonths && !time.isWhole()) refuse('Enter a whole number of months.', 'years');
      const years = inMonths ? time.div(12) : time;
      const m = form.factor(
        'compounding',
        { annually: 1, semiannually: 2, quarterly: 4, monthly: 12, daily: 365 },
        'annually',
      );
      const base = annualRate.div(100).div(m).add(1);
      const contribution = form.amountOrZero('contribution');
      const pays = contribution.cmp(0) > 0;
      const rhythm = pays
        ? rhythmIn(form, 'contributionFrequency', 'contributionTiming')
        : { perYear: 12, atBeginning: false };
      const plan = {
        ...{ start: initial, base, timesAYear: m, years, deposit: contribution, rise: zero },
        ...rhythm,
      };
      const paid = pays
        ? depositsOf(plan, 'With contributions, the time can be at most 1,000 years.')
        : undefined;
      const futureValue = initial.mul(power(base, m.mul(years))).add(paid?.atEnd ?? zero);
      const invested = initial.add(paid?.total ?? zero);
      const totalGain = futureValue.sub(invested);
      return {
        results: {
          futureValue,
          totalGain,
          roi: invested.cmp(0) === 0 ? zero : asPercent(totalGain, invested),
          ...(paid && { totalContributions: paid.total, investedInAll: invested }),
          ...(m.cmp(1) > 0 && { effectiveReturn: power(base, m).sub(1).mul(100) }),
        },
        tables: () => ({
          ...(paid && {
            growth: growthRows(plan, paid, futureValue).map(
              ({ deposits, depositsToDate, ...row }) => ({
                ...row,
                contributions: deposits as Rational,
                contributionsToDate: depositsToDate as Rational,
              }),
            ),
          }),
        }),
      };
    },
  },

  'currency-converter': {
    decimals: {
      convertedAmount: 2,
      rate: 4,
      referenceRate: 4,
      rateDifference: 2,
      fee: 2,
      received: 2,
    },
    solve(form): Outcome {
      const amount = form.number('amount', { default: '100' });
      const from = form.option('from', currencies, 'USD');
      const to = form.option('to', currencies, 'EUR');
      const reference = exchangeRate(form.around.rates, from, to);
      const own = form.optional('ownRate', { above: 0, to: 1_000_000_000 });
      const feePercent = form.number('feePercent', { from: 0, below: 100, blank: '0' });
      form.option('list', ['one', 'all'], 'one');
      const rate = own ?? reference;
      const convertedAmount = amount.mul(rate);
      const fee = percent(convertedAmount, feePercent);
      return {
        results: {
          convertedAmount,
          rate,
          ...(own && {
            referenceRate: reference,
            rateDifference: own.div(reference).sub(1).mul(100),
          }),
          ...(feePercent.cmp(0) > 0 && { fee, received: convertedAmount.sub(fee) }),
        },
      };
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
