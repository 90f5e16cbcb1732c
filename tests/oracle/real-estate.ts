import { asPercent, loanFor, payment, percent } from './loans.ts';
import { need, type Oracles, type Row, refuse } from './oracle.ts';
import { max, min, power, Rational, zero } from './rational.ts';

/** The limits for housing and for all debts, in percent of income; of two rules, they are typed or none. */
const rules = {
  classic: ['28', '36'],
  fha: ['31', '43'],
  conventional: ['45', '45'],
  fifty: ['50', '50'],
  multiple: 'multiple',
  own: 'own',
} as const;

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
    decimals: {
      maxMonthlyPayment: 2,
      maxLoanAmount: 2,
      maxHomePrice: 2,
      loanPayment: 2,
      taxMonthly: 2,
      insuranceMonthly: 2,
      incomeShare: 2,
    },
    solve(form) {
      const monthlyIncome = form.positive('annualIncome').div(12);
      const debts = form.amountOrZero('monthlyDebts');
      const down = form.amountOrZero('downPayment');
      const annualRate = form.amount('annualRate');
      const months = form.positive('termYears').mul(12);
      const rule = form.choice<(typeof rules)[keyof typeof rules]>('rule', rules, 'classic');
      const share = (id: string, preset: string) =>
        form.number(id, { from: 1, to: 100, default: preset });
      const multiple =
        rule === 'multiple'
          ? form.number('incomeMultiple', { from: '0.1', to: 20, default: '4.5' })
          : undefined;
      const [housing, all] =
        rule === 'own'
          ? [share('housingShare', '28'), share('debtShare', '36')]
          : rule === 'multiple'
            ? [zero, zero]
            : [Rational.of(rule[0]), Rational.of(rule[1])];
      if (rule === 'own' && all.cmp(housing) < 0) {
        refuse('The limit for all debts must be at least the limit for housing.', 'debtShare');
      }
      const taxRate = form.amountOrZero('propertyTaxRate').div(1200);
      const insurance = form.amountOrZero('homeInsurance').div(12);
      const fees = form.amountOrZero('associationFees');
      const fixed = insurance.add(fees);
      /** What the loan costs a month: what 1 a month repays, upside down. */
      const each = Rational.of('1').div(loanFor(Rational.of('1'), annualRate, months));
      const byDebts = percent(monthlyIncome, all).sub(debts);
      const byHousing = percent(monthlyIncome, housing);
      const most = max(0, min(byHousing, byDebts));
      const room = most.sub(fixed).sub(down.mul(taxRate));

      let loan = zero;
      let price = zero;
      if (multiple) {
        loan = multiple.mul(monthlyIncome).mul(12);
        price = loan.add(down);
      } else if (room.cmp(0) >= 0) {
        loan = room.div(each.add(taxRate));
        price = loan.add(down);
      } else if (most.cmp(fixed) >= 0) {
        price = min(down, most.sub(fixed).div(taxRate));
      }
      const loanPayment = loan.mul(each);
      const tax = price.mul(taxRate);
      const maxMonthlyPayment = multiple ? loanPayment.add(tax).add(fixed) : most;
      const limit = multiple
        ? 'income'
        : byDebts.cmp(0) <= 0
          ? 'nothing'
          : room.cmp(0) <= 0
            ? 'costs'
            : byHousing.cmp(byDebts) < 0
              ? 'housing'
              : byDebts.cmp(byHousing) < 0
                ? 'debts'
                : 'both';
      const isPaid = taxRate.cmp(0) > 0 || fixed.cmp(0) > 0;
      return {
        results: {
          maxMonthlyPayment,
          maxLoanAmount: loan,
          maxHomePrice: price,
          limit,
          ...(isPaid ? { loanPayment } : {}),
          ...(taxRate.cmp(0) > 0 ? { taxMonthly: tax } : {}),
          ...(insurance.cmp(0) > 0 ? { insuranceMonthly: insurance } : {}),
          ...(multiple ? { incomeShare: asPercent(maxMonthlyPayment, monthlyIncome) } : {}),
        },
      };
    },
  },

  'rent-vs-buy': {
    decimals: {
      rentCost: 2,
      buyCost: 2,
      ownerNetWorth: 2,
      renterNetWorth: 2,
      advantage: 2,
      breakEvenYear: 0,
      homeValue: 2,
      saleProceeds: 2,
    },
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
      const rates = (
        [
          ['homeGrowthRate', -20],
          ['buyingCosts', 0],
          ['sellingCosts', 0],
          ['investmentReturn', 0],
        ] as const
      ).map(([id, from]) => form.optional(id, { from, to: 30 }));
      const isCompared = rates.some((each) => each !== undefined);
      if (isCompared && years.mul(12).cmp('1200.01') > 0) {
        refuse('For this comparison the stay can be at most 100 years.', 'years');
      }
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
      const shown = verdict ? { shown: { cheaper: verdict } } : {};
      if (!isCompared) return { results: { rentCost, buyCost, cheaper }, ...shown };

      const [growth, buying, selling, saving] = rates.map((each) => (each ?? zero).div(100)) as [
        Rational,
        Rational,
        Rational,
        Rational,
      ];
      const stay = Math.max(1, Number(years.mul(12).sub('0.05').ceil()));
      const monthRate = annualRate.div(1200);
      const afterMonths = saving.add(1);
      const month = power(afterMonths, new Rational(1n, 12n));
      // In twelfths, which stay exact where nothing grows.
      const costs = tax.add(maintenance).add(insurance);
      let [tenant12, owner12, rentNow] = [down.add(price.mul(buying)).mul(12), zero, rent.mul(12)];
      let [aheadAfter, atEnd]: [number | undefined, Row | undefined] = [undefined, undefined];
      const worth: Row[] = [];
      for (let k = 0; k <= Math.max(stay, 600); k += 1) {
        if (k > 0) {
          if (k > 1 && k % 12 === 1) rentNow = rentNow.mul(growthRate.div(100).add(1)).rounded(80);
          const due = monthly
            .mul(12)
            .mul(min(1, max(0, term.mul(12).sub(k - 1))))
            .add(costs);
          tenant12 = tenant12
            .mul(month)
            .add(max(0, due.sub(rentNow)))
            .rounded(80);
          owner12 = owner12
            .mul(month)
            .add(max(0, rentNow.sub(due)))
            .rounded(80);
        }
        if (k % 12 !== 0 && k !== stay) continue;
        const value = price.mul(power(growth.add(1), new Rational(BigInt(k), 12n)));
        const left = max(0, term.mul(12).sub(k));
        const owed = monthly.mul(
          monthRate.cmp(0) === 0
            ? left
            : Rational.of(1)
                .sub(Rational.of(1).div(power(monthRate.add(1), left)))
                .div(monthRate),
        );
        const proceeds = value.mul(Rational.of(1).sub(selling)).sub(owed);
        const tenant = tenant12.div(12);
        const has = proceeds.add(owner12.div(12));
        if (k <= stay) {
          worth.push({
            year: new Rational(BigInt(k), 12n),
            value,
            owed,
            owner: has,
            renter: tenant,
          });
        }
        if (k === stay) atEnd = { value, proceeds, has, tenant };
        if (
          k > 0 &&
          k <= 600 &&
          k % 12 === 0 &&
          aheadAfter === undefined &&
          has.sub(tenant).rounded(30).cmp(0) > 0
        ) {
          aheadAfter = k / 12;
        }
      }
      const {
        value,
        proceeds,
        has,
        tenant: kept,
      } = atEnd as Readonly<Record<string, Rational>> as {
        readonly [id in 'value' | 'proceeds' | 'has' | 'tenant']: Rational;
      };
      const gap = has.sub(kept);
      const sign = gap.rounded(30).cmp(0);
      return {
        results: {
          rentCost,
          buyCost,
          cheaper,
          verdict: sign > 0 ? 'buy' : sign < 0 ? 'rent' : 'equal',
          ownerNetWorth: has,
          renterNetWorth: kept,
          advantage: max(gap, gap.neg()),
          breakEvenYear: aheadAfter === undefined ? undefined : Rational.of(aheadAfter),
          homeValue: value,
          saleProceeds: proceeds,
        },
        ...shown,
        tables: () => ({ worth }),
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
    decimals: {
      totalCashInvested: 2,
      totalNetIncome: 2,
      roi: 2,
      effectiveRent: 2,
      noi: 2,
      capRate: 2,
      loanAmount: 2,
      loanPayment: 2,
      annualCashFlow: 2,
      cashOnCash: 2,
      debtCoverage: 2,
    },
    solve(form) {
      const totalCashInvested = form
        .amount('downPayment')
        .add(form.amount('closingCosts'))
        .add(form.amount('renovationCosts'));
      const empty = form.number('vacancyRate', { from: 0, to: 100, blank: '0' });
      const rent = percent(form.amount('annualRent'), Rational.of(100).sub(empty));
      const noi = rent.sub(form.amount('annualExpenses'));
      const years = form.positive('years');
      need(totalCashInvested.cmp(0) > 0);
      const price = form.optional('purchasePrice', { above: 0 });
      const loan = price?.sub(form.amount('downPayment'));
      need(loan === undefined || loan.cmp(0) >= 0);
      const rate = price && form.optional('loanRate', { from: 0, to: 100 });
      const term = price && form.number('loanTermYears', { above: 0, to: 100, default: '30' });
      if (loan && loan.cmp(0) > 0 && !rate) {
        refuse('Enter the rate of the loan, 0 for none.', 'loanRate');
      }
      const monthly =
        loan && rate && term && loan.cmp(0) > 0 ? payment(loan, rate, term.mul(12)) : undefined;
      /** What the loan takes in so many years. */
      const paidIn = (time: Rational) =>
        monthly && term ? monthly.mul(12).mul(min(time, term)) : zero;
      const totalNetIncome = noi.mul(years).sub(paidIn(years));
      const firstYear = paidIn(Rational.of(1));
      const annualCashFlow = noi.sub(firstYear);
      return {
        results: {
          totalCashInvested,
          totalNetIncome,
          roi: asPercent(totalNetIncome, totalCashInvested),
          ...(empty.cmp(0) > 0 ? { effectiveRent: rent } : {}),
          ...(price && loan
            ? {
                noi,
                capRate: asPercent(noi, price),
                loanAmount: loan,
                annualCashFlow,
                cashOnCash: asPercent(annualCashFlow, totalCashInvested),
              }
            : {}),
          ...(monthly ? { loanPayment: monthly, debtCoverage: noi.div(firstYear) } : {}),
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
