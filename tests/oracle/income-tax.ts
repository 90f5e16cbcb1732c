import { outcomeOf } from './limit.ts';
import { asPercent, percent } from './loans.ts';
import { type Form, type Oracle, refuse } from './oracle.ts';
import type { Random } from './random.ts';
import { max, min, Rational, zero } from './rational.ts';

/*
 * Income tax and contributions of seven countries a second time: each country as its law words it, with
 * figures of its own, and rates by what each threshold adds to the one before.
 */

/** Thresholds, each with the rate in percent above it. */
type Bands = readonly (readonly [from: number, rate: number | string])[];

export interface Bracket {
  readonly from: Rational;
  readonly rate: Rational;
}

type Line = readonly [item: string, amount: Rational];

/** What is due on a year's income. */
interface Due {
  readonly taxable: Rational;
  readonly byBracket: readonly (Bracket & { readonly taxed: Rational; readonly tax: Rational })[];
  readonly marginal: Rational;
  readonly allowance?: Rational;
  readonly adjustments?: readonly Line[];
  readonly contributions: readonly (readonly [item: string, base: Rational, amount: Rational])[];
}

interface Year {
  readonly pay: Rational;
  readonly pension: Rational;
  readonly deducts: boolean;
}

const r = (value: number | string): Rational => Rational.of(value);
const total = (all: readonly Rational[]): Rational =>
  all.reduce((sum, each) => sum.add(each), zero);
const isAbove = (amount: Rational, limit: number): boolean => amount.cmp(limit) > 0;
const over = (amount: Rational, limit: number | string): Rational => max(0, amount.sub(limit));

/** A tax by bands: at each threshold, the rate rises by so much. */
const inBands = (bands: Bands, amount: Rational): Rational =>
  total(
    bands.map(([from, rate], at) =>
      percent(over(amount, from), r(rate).sub(bands[at - 1]?.[1] ?? 0)),
    ),
  );

/** The rate on the last unit. */
const rateAt = (bands: Bands, amount: Rational): Rational =>
  bands.reduce((found, [from, rate]) => (isAbove(amount, from) ? r(rate) : found), zero);

export const rowsOf = (brackets: readonly Bracket[], taxable: Rational): Due['byBracket'] =>
  brackets.map(({ from, rate }, index) => {
    const next = brackets[index + 1]?.from ?? taxable;
    const taxed = max(0, min(taxable, next).sub(from));
    return { from, rate, taxed, tax: percent(taxed, rate) };
  });

const bracketed = (bands: Bands, taxable: Rational) => ({
  taxable,
  byBracket: rowsOf(
    bands.map(([from, rate]) => ({ from: r(from), rate: r(rate) })),
    taxable,
  ),
  marginal: rateAt(bands, taxable),
});

// ---------------------------------------------------------------- United States

const federalRates = [10, 12, 22, 24, 32, 35, 37];

interface Filing {
  readonly deduction: number;
  readonly from: readonly number[];
  readonly medicareFrom: number;
}

const filings: Readonly<Record<string, Filing>> = {
  single2026: {
    deduction: 16100,
    from: [0, 12400, 50400, 105700, 201775, 256225, 640600],
    medicareFrom: 200000,
  },
  joint2026: {
    deduction: 32200,
    from: [0, 24800, 100800, 211400, 403550, 512450, 768700],
    medicareFrom: 250000,
  },
  separate2026: {
    deduction: 16100,
    from: [0, 12400, 50400, 105700, 201775, 256225, 384350],
    medicareFrom: 125000,
  },
  head2026: {
    deduction: 24150,
    from: [0, 17700, 67450, 105700, 201750, 256200, 640600],
    medicareFrom: 200000,
  },
};

const american =
  ({ deduction, from, medicareFrom }: Filing) =>
  ({ pay, pension, deducts }: Year): Due => ({
    ...bracketed(
      from.map((start, index) => [start, federalRates[index] ?? 0] as const),
      over(pay.sub(pension), deducts ? deduction : 0),
    ),
    contributions: [
      ['Social Security', pay, percent(min(pay, 184500), '6.2')],
      ['Medicare', pay, percent(pay, '1.45')],
      ['Additional Medicare tax', pay, percent(over(pay, medicareFrom), '0.9')],
    ],
  });

// ---------------------------------------------------------------- United Kingdom

const british =
  (bands: Bands) =>
  ({ pay, pension }: Year): Due => {
    const net = pay.sub(pension);
    const allowance = max(0, r(12570).sub(over(net, 100000).div(2)));
    return {
      ...bracketed(bands, max(0, net.sub(allowance))),
      allowance,
      contributions: [
        [
          'National Insurance, class 1',
          pay,
          percent(over(min(pay, 50270), 12570), '8').add(percent(over(pay, 50270), '2')),
        ],
      ],
    };
  };

// ---------------------------------------------------------------- India

interface Regime {
  readonly deduction: number;
  readonly bands: Bands;
  readonly rebate: { readonly upTo: number; readonly most: number; readonly eased: boolean };
  readonly surcharge: Bands;
}

function indianLines({ bands, rebate, surcharge }: Regime, taxable: Rational): readonly Line[] {
  const tax = inBands(bands, taxable);
  let off = zero;
  if (!isAbove(taxable, rebate.upTo)) off = min(tax, rebate.most);
  else if (rebate.eased) off = max(0, tax.sub(taxable.sub(rebate.upTo)));
  const due = tax.sub(off);
  const rate = rateAt(surcharge, taxable);
  const withSurcharge = due.add(percent(due, rate));
  // At most what is due at the threshold, and all income above it.
  const reached = surcharge.filter(([from]) => isAbove(taxable, from));
  const [threshold = 0] = reached.at(-1) ?? [];
  const rateBefore = reached.at(-2)?.[1] ?? 0;
  const atThreshold = inBands(bands, r(threshold));
  const most = atThreshold.add(percent(atThreshold, r(rateBefore))).add(taxable.sub(threshold));
  const relief = reached.length > 0 ? max(0, withSurcharge.sub(most)) : zero;
  return [
    ['Rebate (section 87A)', off.neg()],
    ['Surcharge', percent(due, rate)],
    ['Marginal relief', relief.neg()],
    ['Health and education cess', percent(withSurcharge.sub(relief), '4')],
  ];
}

const indian =
  (regime: Regime) =>
  ({ pay, pension, deducts }: Year): Due => {
    const taxable = over(pay.sub(pension), deducts ? regime.deduction : 0);
    return {
      ...bracketed(regime.bands, taxable),
      adjustments: indianLines(regime, taxable),
      contributions: [],
    };
  };

// ---------------------------------------------------------------- Canada

const canadian: Bands = [
  [0, 14],
  [58523, '20.5'],
  [117045, 26],
  [181440, 29],
  [258482, 33],
];
const ontario: Bands = [
  [0, '5.05'],
  [53891, '9.15'],
  [107785, '11.16'],
  [150000, '12.16'],
  [220000, '13.16'],
];

function healthPremium(taxable: Rational): Rational {
  const steps = [
    [200000, 750, '25', 900],
    [72000, 600, '25', 750],
    [48000, 450, '25', 600],
    [36000, 300, '6', 450],
    [20000, 0, '6', 300],
  ] as const;
  const [above, base, rate, most] = steps.find(([from]) => isAbove(taxable, from)) ?? [
    0,
    0,
    '0',
    0,
  ];
  return min(most, percent(taxable.sub(above), rate).add(base));
}

const ofCanada =
  (withOntario: boolean) =>
  ({ pay, pension }: Year): Due => {
    const cpp = percent(over(min(pay, 74600), 3500), '5.95');
    const cpp2 = percent(over(min(pay, 85000), 74600), '4');
    const ei = percent(min(pay, 68900), '1.63');
    // One of the 5.95 points is the enhancement, which is deducted; the others count for credits.
    const net = max(0, pay.sub(pension).sub(cpp.div('5.95')).sub(cpp2));
    const forCredits = cpp.mul('4.95').div('5.95').add(ei);
    const falls = min(over(net, 181440), 258482 - 181440);
    const basic = r(16452).sub(falls.mul(16452 - 14829).div(258482 - 181440));
    const tax = inBands(canadian, net);
    const credits = percent(basic.add(min(1501, pay)).add(forCredits), '14');
    const lines: Line[] = [['Federal credits', min(tax, credits).neg()]];
    if (withOntario) {
      const provincial = inBands(ontario, net);
      const off = min(provincial, percent(r(12989).add(forCredits), '5.05'));
      const left = provincial.sub(off);
      lines.push(
        ['Ontario tax by its brackets', provincial],
        ['Ontario credits', off.neg()],
        ['Ontario surtax', percent(over(left, 5818), '20').add(percent(over(left, 7446), '36'))],
        ['Ontario Health Premium', healthPremium(net)],
      );
    }
    const federal = bracketed(canadian, net);
    return {
      ...federal,
      marginal: withOntario ? federal.marginal.add(rateAt(ontario, net)) : federal.marginal,
      adjustments: lines,
      contributions: [
        ['Canada Pension Plan', pay, cpp],
        ['CPP, second part', pay, cpp2],
        ['Employment Insurance', pay, ei],
      ],
    };
  };

// ---------------------------------------------------------------- Australia

const australian: Bands = [
  [0, 0],
  [18200, 15],
  [45000, 30],
  [135000, 37],
  [190000, 45],
];

function ofAustralia({ pay, pension }: Year): Due {
  const taxable = pay.sub(pension);
  const offset = r(700)
    .sub(percent(over(min(taxable, 45000), 37500), '5'))
    .sub(percent(over(taxable, 45000), '1.5'));
  const tax = inBands(australian, taxable);
  return {
    ...bracketed(australian, taxable),
    adjustments: [['Low income tax offset', min(tax, max(0, offset)).neg()]],
    contributions: [
      ['Medicare levy', taxable, min(percent(taxable, '2'), percent(over(taxable, 27222), '10'))],
    ],
  };
}

// ---------------------------------------------------------------- Ireland

const irish =
  (standardBand: number, credits: number) =>
  ({ pay, pension }: Year): Due => {
    const bands: Bands = [
      [0, 20],
      [standardBand, 40],
    ];
    const taxable = pay.sub(pension);
    const usc = inBands(
      [
        [0, '0.5'],
        [12012, 2],
        [28700, 3],
        [70044, 8],
      ],
      pay,
    );
    const week = pay.div(52);
    const credit = week.cmp(424) <= 0 ? max(0, r(12).sub(week.sub('352.01').div(6))) : zero;
    const prsi = max(0, percent(pay, '4.2375').sub(credit.mul(52)));
    return {
      ...bracketed(bands, taxable),
      adjustments: [['Tax credits', min(inBands(bands, taxable), credits).neg()]],
      contributions: [
        ['Universal Social Charge', pay, isAbove(pay, 13000) ? usc : zero],
        ['PRSI, class A', pay, isAbove(week, 352) ? prsi : zero],
      ],
    };
  };

// ---------------------------------------------------------------- Germany

/** The tariff of section 32a: the tax on whole euros before it is rounded down, and its slope in percent. */
function tariff(x: Rational): { readonly tax: Rational; readonly slope: Rational } {
  const curved = (from: number, a: string, b: number, c: string) => {
    const y = x.sub(from).div(10000);
    return { tax: y.mul(a).add(b).mul(y).add(c), slope: y.mul(a).mul(2).add(b).div(100) };
  };
  if (!isAbove(x, 12348)) return { tax: zero, slope: zero };
  if (!isAbove(x, 17799)) return curved(12348, '914.51', 1400, '0');
  if (!isAbove(x, 69878)) return curved(17799, '173.1', 2397, '1034.87');
  if (!isAbove(x, 277825)) return { tax: percent(x, '42').sub('11135.63'), slope: r(42) };
  return { tax: percent(x, '45').sub('19470.38'), slope: r(45) };
}

/** The tax by the formula of the zone that begins at a limit, which differs a little from the one before. */
const tariffFrom: Readonly<Record<number, Rational>> = {
  17799: r('1034.87'),
  69878: percent(r(69878), '42').sub('11135.63'),
  277825: percent(r(277825), '45').sub('19470.38'),
};

const german =
  (persons: number, freeUpTo: number) =>
  ({ pay }: Year): Due => {
    const taxable = new Rational(pay.floor());
    const x = new Rational(taxable.div(persons).floor());
    const limits = [0, 12348, 17799, 69878, 277825];
    const rates = [0, 14, '23.97', 42, 45];
    const byBracket = limits.map((limit, at) => {
      const next = limits[at + 1];
      const end = max(limit, next === undefined ? x : min(x, next));
      const tax = isAbove(end, limit) ? tariff(end).tax.sub(tariffFrom[limit] ?? 0) : zero;
      return {
        from: r(limit * persons),
        rate: r(rates[at] ?? 0),
        taxed: end.sub(limit).mul(persons),
        tax: tax.mul(persons),
      };
    });
    const whole = new Rational(tariff(x).tax.floor()).mul(persons);
    const solidarity = isAbove(whole, freeUpTo)
      ? min(percent(whole, '5.5'), percent(whole.sub(freeUpTo), '11.9'))
      : zero;
    return {
      taxable,
      byBracket,
      marginal: tariff(x).slope,
      adjustments: [
        ['Rounded down to euros', whole.sub(total(byBracket.map(({ tax }) => tax)))],
        ['Solidarity surcharge', new Rational(solidarity.mul(100).floor()).div(100)],
      ],
      contributions: [],
    };
  };

// ---------------------------------------------------------------- the schedules

const scottish: Bands = [
  [0, 19],
  [3967, 20],
  [16956, 21],
  [31092, 42],
  [62430, 45],
  [125140, 48],
];
const english: Bands = [
  [0, 20],
  [37700, 40],
  [125140, 45],
];

const schedules: Readonly<Record<string, (year: Year) => Due>> = {
  ...Object.fromEntries(Object.entries(filings).map(([id, filing]) => [id, american(filing)])),
  ukEngland2026: british(english),
  ukScotland2026: british(scottish),
  indiaNew2026: indian({
    deduction: 75000,
    bands: [
      [0, 0],
      [400000, 5],
      [800000, 10],
      [1200000, 15],
      [1600000, 20],
      [2000000, 25],
      [2400000, 30],
    ],
    rebate: { upTo: 1200000, most: 60000, eased: true },
    surcharge: [
      [5000000, 10],
      [10000000, 15],
      [20000000, 25],
    ],
  }),
  indiaOld2026: indian({
    deduction: 50000,
    bands: [
      [0, 0],
      [250000, 5],
      [500000, 20],
      [1000000, 30],
    ],
    rebate: { upTo: 500000, most: 12500, eased: false },
    surcharge: [
      [5000000, 10],
      [10000000, 15],
      [20000000, 25],
      [50000000, 37],
    ],
  }),
  canada2026: ofCanada(false),
  canadaOntario2026: ofCanada(true),
  australia2026: ofAustralia,
  ireland2026: irish(44000, 4000),
  irelandMarried2026: irish(53000, 6000),
  irelandParent2026: irish(48000, 5900),
  germany2026: german(1, 20350),
  germanyJoint2026: german(2, 40700),
};

/** Incomes at which something changes, by schedule. */
const limitsOf = (schedule: string): readonly number[] => {
  const rows = schedules[schedule]?.({ pay: zero, pension: zero, deducts: false }).byBracket ?? [];
  const more: Readonly<Record<string, readonly number[]>> = {
    uk: [12570, 50270, 100000, 125140, 137710],
    india: [1275000, 1200000, 550000, 500000, 5000000, 5075000, 10050000, 20075000, 50050000],
    canada: [3500, 74600, 85000, 68900, 181440, 20000, 36000, 48000, 72000, 200000],
    australia: [27222, 37500, 66667],
    ireland: [12012, 13000, 18304, 22048, 28700, 70044],
    germany: [75000, 100000, 150000],
  };
  const own = Object.entries(more).find(([country]) => schedule.startsWith(country));
  const deduction = filings[schedule]?.deduction ?? 0;
  return [
    ...rows.map(({ from }) => Number(from.toFixed(0))),
    ...rows.map(({ from }) => Number(from.toFixed(0)) + deduction),
    ...(own?.[1] ?? [184500, 200000, 125000, 250000]),
  ];
};

const pensionable = /^(?:single|joint|separate|head|uk|indiaOld|canada|australia|ireland)/;
const sacrificing = /^(?:single|joint|separate|head|uk|australia)/;
const deducting = /^(?:single|joint|separate|head|india)/;

const sumOf = (due: Due): Rational =>
  total([
    ...due.byBracket.map(({ tax }) => tax),
    ...(due.adjustments ?? []).map(([, each]) => each),
  ]);
const paidIn = (due: Due): Rational => total(due.contributions.map(([, , amount]) => amount));

/** The oracle; `ownBrackets` reads the rows that a visitor types, and `rows` makes some. */
export const incomeTax = (
  ownBrackets: (form: Form) => readonly Bracket[],
  rows: (random: Random) => readonly Readonly<Record<string, string>>[],
): Oracle => ({
  decimals: Object.fromEntries(
    [
      ...['tax', 'afterTax', 'effectiveRate', 'marginalRate', 'taxableIncome', 'byBracket.from'],
      ...['byBracket.taxed', 'byBracket.tax', 'allowance', 'bracketTax', 'adjustments.amount'],
      ...['contributions', 'contributionLines.base', 'contributionLines.amount'],
      ...['totalDeductions', 'totalRate', 'marginalTotal', 'takeHome', 'takeHomeMonth'],
      ...['takeHomeTwoWeeks', 'takeHomeWeek'],
    ]
      .map((id): [string, number | '<= 2'] => [id, 2])
      .concat([['byBracket.rate', '<= 2']]),
  ),
  inputs(random) {
    const schedule = random.chance(0.15) ? 'own' : random.pick(Object.keys(schedules));
    const brackets = rows(random);
    const limit = random.pick([...limitsOf(schedule), ...brackets.map(({ from }) => Number(from))]);
    const income = random.pick([
      () => Math.max(0, (limit || 0) + random.pick([0, 0, -0.01, 0.01, -1, 1, 50])).toFixed(2),
      () => random.amount(1, 1e6),
      () => random.amount(1, 1e7),
      () => random.pick(['0', '0.005', '-0.01', '123456789012345678.99', '99999999999999999999']),
    ])();
    const part = (share: number) => (Math.max(0, Number(income)) * share).toFixed(2);
    const extra = (id: string, share: number) =>
      random.chance(0.3)
        ? { [id]: random.pick(['', '0', part(share), part(share), part(1.1)]) }
        : {};
    return {
      schedule,
      income,
      ...(random.chance(0.6) ? { useStandardDeduction: random.pick(['yes', 'no']) } : {}),
      ...(schedule === 'own' || random.chance(0.1) ? { ownBrackets: brackets } : {}),
      ...extra('pretaxDeduction', 0.05),
      ...extra('salarySacrifice', 0.04),
      ...extra('otherDeductions', 0.03),
      ...(random.chance(0.7) ? { view: random.pick(['tax', 'takeHome', 'takeHome']) } : {}),
    };
  },
  solve(form) {
    const schedule = form.option('schedule', [...Object.keys(schedules), 'own'], 'single2026');
    const income = form.amount('income');
    const deducts =
      deducting.test(schedule) &&
      form.choice('useStandardDeduction', { yes: true, no: false }, 'yes');
    const brackets = schedule === 'own' ? ownBrackets(form) : [];
    const pension = pensionable.test(schedule) ? form.amountOrZero('pretaxDeduction') : zero;
    const sacrifice = sacrificing.test(schedule) ? form.amountOrZero('salarySacrifice') : zero;
    const takesHome =
      !/^(?:own|germany)/.test(schedule) &&
      form.choice('view', { tax: false, takeHome: true }, 'tax');
    const others = takesHome ? form.amountOrZero('otherDeductions') : zero;
    const tooMuch = 'The deductions cannot be larger than the income.';
    if (sacrifice.cmp(income) > 0) refuse(tooMuch, 'salarySacrifice');
    if (sacrifice.add(pension).cmp(income) > 0) refuse(tooMuch, 'pretaxDeduction');
    const dueOn = (amount: Rational): Due =>
      schedules[schedule]?.({ pay: amount.sub(sacrifice), pension, deducts }) ?? {
        taxable: amount,
        byBracket: rowsOf(brackets, amount),
        marginal: brackets.findLast(({ from }) => from.cmp(amount) < 0)?.rate ?? zero,
        contributions: [],
      };
    const due = dueOn(income);
    const tax = sumOf(due);
    const paid = paidIn(due);
    const takeHome = income.sub(sacrifice).sub(pension).sub(tax).sub(paid).sub(others);
    if (takesHome && takeHome.cmp(0) < 0) {
      refuse(
        'These deductions are larger than what is left of the pay.',
        others.cmp(0) > 0 ? 'otherDeductions' : 'pretaxDeduction',
      );
    }
    const more = dueOn(income.add(100));
    const share = (part: Rational) => (isAbove(income, 0) ? asPercent(part, income) : zero);
    return outcomeOf({
      tax,
      afterTax: income.sub(tax),
      effectiveRate: share(tax),
      marginalRate: due.marginal,
      taxableIncome: due.taxable,
      byBracket: due.byBracket.map((row) => ({ ...row })),
      allowance: due.allowance,
      ...(due.adjustments && {
        bracketTax: total(due.byBracket.map((row) => row.tax)),
        adjustments: due.adjustments.map(([item, amount]) => ({ item, amount })),
      }),
      ...(takesHome && {
        contributions: paid,
        contributionLines: due.contributions.map(([item, base, amount]) => ({
          item,
          base,
          amount,
        })),
        totalDeductions: tax.add(paid),
        totalRate: share(tax.add(paid)),
        marginalTotal: sumOf(more).add(paidIn(more)).sub(tax).sub(paid),
        takeHome,
        takeHomeMonth: takeHome.div(12),
        takeHomeTwoWeeks: takeHome.div(26),
        takeHomeWeek: takeHome.div(52),
      }),
    });
  },
});
