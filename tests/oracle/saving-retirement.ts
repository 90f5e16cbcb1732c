import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { atLeast, ceilCents, count, durationText, settled } from './cents.ts';
import { outcomeOf } from './limit.ts';
import { asPercent, percent } from './loans.ts';
import { type Form, type Oracles, type Row, refuse, type Typed } from './oracle.ts';
import type { Random } from './random.ts';
import { fixed, max, one, power, Rational, zero } from './rational.ts';
import { exponential, logarithm } from './reals.ts';
import { unread } from './typing.ts';

const single = new Rational(1n);

/** What a percentage a year makes of one. */
const growth = (rate: Rational): Rational => rate.div(100).add(1);
/** The percentage by which a factor exceeds one. */
const gain = (factor: Rational): Rational => factor.sub(1).mul(100);

/** What deposits of one at the end of each period are worth: their growth altogether, and a period's. */
const annuity = (altogether: Rational, period: Rational, periods: number): Rational =>
  period.cmp(1) === 0 ? count(periods) : altogether.sub(1).div(period.sub(1));

/** How often growth by one factor gives another; sixty decimals, so that one that has fewer is exact. */
const times = (factor: Rational, growthFactor: Rational): Rational =>
  factor.cmp(1) === 0 ? zero : logarithm(factor).div(logarithm(growthFactor)).rounded(60);

const perYear = {
  annually: 1,
  semiannually: 2,
  quarterly: 4,
  monthly: 12,
  weekly: 52,
  daily: 365,
  continuous: undefined,
};
const depositsPerYear = {
  yearly: 1,
  halfYearly: 2,
  quarterly: 4,
  monthly: 12,
  biweekly: 26,
  weekly: 52,
};
const timeUnits = { days: 0, months: 12, years: 1 };
const dayCounts = { d365: 365, d360: 360 };

/** The balance of a savings plan by month. */
function savingsPlan(initial: Rational, deposit: Rational, annualRate: Rational) {
  const month = annualRate.div(1200).add(1);
  return (months: number): Rational => {
    const altogether = power(month, count(months));
    return initial.mul(altogether).add(deposit.mul(annuity(altogether, month, months)));
  };
}

/** The first of so many months in which a balance that only rises reaches a goal. */
function firstMonth(reaches: (month: number) => boolean, last: number): number | undefined {
  if (!reaches(last)) return undefined;
  let [before, found] = [0, last];
  while (found - before > 1) {
    const middle = Math.floor((before + found) / 2);
    if (reaches(middle)) found = middle;
    else before = middle;
  }
  return found;
}

const lastMonth = 1200;

/** Withdrawals month by month, in whole multiples of 1e-90. */
function withdrawals(balance: Rational, first: Rational, month: Rational, raise: Rational) {
  const [monthly, yearly] = [fixed(month), fixed(raise)];
  // Where forty decimals cannot tell a balance from a withdrawal, they are equal.
  const indistinct = one / (2n * 10n ** 40n);
  const path: Row[] = [];
  let [left, amount, total, thisYear] = [fixed(balance), fixed(first), 0n, 0n];
  const closeYear = (): void => {
    path.push({
      year: count(path.length + 1),
      balance: new Rational(left, one),
      withdrawn: new Rational(thisYear, one),
    });
    thisYear = 0n;
  };
  for (let k = 1; k <= lastMonth; k += 1) {
    left = (left * monthly) / one;
    const ends = left - amount < indistinct;
    const paid = ends ? left : amount;
    left -= paid;
    total += paid;
    thisYear += paid;
    if (ends || k % 12 === 0) closeYear();
    if (ends) {
      return {
        path,
        end: { month: k, last: new Rational(paid, one), total: new Rational(total, one) },
      };
    }
    if (k % 12 === 0) amount = (amount * yearly) / one;
  }
  return { path, end: undefined };
}

// ---------------------------------------------------------------- random inputs

type Make = () => string;

/** An amount, or none. */
const perhaps = (random: Random, amount: string): string =>
  random.pick([amount, amount, amount, random.pick(['', '0'])]);

const money = (random: Random): string =>
  random.pick<Make>([
    () => random.amount(1, 1e7),
    () => random.amount(1, 1e7),
    () => String(random.int(1, 500) * 100),
    () => random.pick(['0.1', '0.3', '10.1', '2.5', '1']),
  ])();

/** From a domain's lower to its upper end; rarely a little past them. */
const limits = (random: Random, from: number, to: number): string =>
  random.chance(0.7)
    ? random.pick([String(from), String(to)])
    : random.pick([(from - 0.01).toFixed(2), (to + 0.01).toFixed(2)]);

const compoundings = Object.keys(perYear);

function growthInputs(random: Random): Typed {
  // Long growth at such rates would be past every figure that is shown.
  const isFast = random.chance(0.1);
  const annualRate = isFast
    ? random.pick(['100', '99.9', '100.01', random.between(40, 100)])
    : random.pick<Make>([
        () => random.rate(),
        () => random.between(0, 15),
        () => random.between(-50, 0, 3),
        () => random.pick(['-50', '-10', '-0.000001', '0', '5', '21', '10', '-50.01']),
      ])();
  const isShrinking = Number(annualRate) < -20;
  const years = random.pick<Make>([
    () => String(random.int(1, isFast ? 20 : 40)),
    () => String(random.int(1, isFast ? 2 : isShrinking ? 40 : 100)),
    () => (isFast || isShrinking ? '3' : random.pick(['1', '1', '2', '2', '100', '100'])),
    () => (random.chance(0.2) ? random.pick(['0', '101', '1.5']) : '5'),
  ])();
  return {
    initial: perhaps(random, money(random)),
    deposit: perhaps(random, money(random)),
    frequency: random.pick(Object.keys(depositsPerYear)),
    timing: random.pick(['end', 'beginning']),
    annualRate,
    compounding: random.pick(compoundings),
    years,
  };
}

function goalInputs(random: Random): Typed {
  const goal = random.chance(0.02) ? '0' : money(random);
  const annualRate = random.chance(0.04)
    ? limits(random, 0, 50)
    : random.pick([random.rate(), random.between(0, 12), '0', '12']);
  const initial = random.pick<Make>([
    () => random.pick(['', '0']),
    () => (Number(goal) * (random.int(0, 1000) / 1000)).toFixed(random.int(0, 3)),
    () => (Number(goal) * (random.int(800, 1000) / 1000)).toFixed(2),
    () => (Number(goal) + random.pick([0, 0.01, 0, -0.01, 100])).toFixed(2).replace('-', ''),
  ])();
  if (random.chance(0.5)) {
    const targetMonths = random.pick<Make>([
      () => String(random.int(1, 1200)),
      () => String(random.int(1, 240)),
      () => random.pick(['1', '2', '3', '12', '60', '1200']),
      () => (random.chance(0.2) ? random.pick(['0', '1201', '6.5']) : '36'),
    ])();
    const typed = { solveFor: 'deposit', annualRate, targetMonths, ...unread(random, 'deposit') };
    // A month or more at one per cent ends exactly on these goals.
    return random.chance(0.08)
      ? { ...typed, annualRate: '12', goal: '1030.301', initial: '1000', targetMonths: '3' }
      : { ...typed, goal, initial };
  }
  const typed = { solveFor: 'time', annualRate, ...unread(random, 'targetMonths') };
  // The goal is met exactly, or missed by a little, in a month and in the last one.
  if (random.chance(0.2)) {
    const exact = random.pick([
      { annualRate: '12', goal: '1030.301', initial: '1000', deposit: '0' },
      { annualRate: '12', goal: '1030.302', initial: '1000', deposit: '0' },
      { annualRate: '12', goal: '303.01', initial: '', deposit: '100' },
      { annualRate: '0', goal: '1200', initial: '0', deposit: '1' },
      { annualRate: '0', goal: '1200.01', initial: '', deposit: '1' },
      { annualRate: '0', goal: '1000', initial: '400', deposit: '25' },
      { annualRate: '0', goal: '1000', initial: '999.99', deposit: '0' },
    ]);
    return { ...typed, ...exact };
  }
  const missing = Math.max(0, Number(goal) - Number(initial));
  const deposit = random.pick<Make>([
    () => (missing / random.int(1, 600)).toFixed(2),
    () => (missing / random.int(1, 60)).toFixed(random.int(0, 3)),
    () => (missing / 3000).toFixed(2),
    () => random.pick(['0', random.amount(1, 1e4)]),
  ])();
  return { ...typed, goal, initial, deposit };
}

function simpleInputs(random: Random): Typed {
  const solveFor = random.pick(['interest', 'principal', 'rate', 'time']);
  const timeUnit = random.pick(Object.keys(timeUnits));
  const typed: Readonly<Record<string, string>> = {
    principal: money(random),
    annualRate: random.chance(0.08)
      ? random.pick(['0', '1000', '1000.01', '0'])
      : random.pick([random.rate(), random.between(0, 1000, 4)]),
    interestAmount: random.pick(['0', money(random), money(random)]),
    time: random.pick<Make>([
      () => String(random.int(1, timeUnit === 'days' ? 3650 : 60)),
      () => random.amount(0.01, 1000),
      () => (random.chance(0.2) ? '0' : '1'),
    ])(),
  };
  const found: Readonly<Record<string, string>> = {
    interest: 'interestAmount',
    principal: 'principal',
    rate: 'annualRate',
    time: 'time',
  };
  const hidden = found[solveFor] ?? '';
  const { [hidden]: _, ...given } = typed;
  return {
    solveFor,
    ...given,
    ...unread(random, hidden),
    timeUnit,
    dayCount: random.pick(Object.keys(dayCounts)),
  };
}

function yieldInputs(random: Random): Typed {
  const mode = random.pick(['toApy', 'toRate', 'fromInterest']);
  const rate = (): string =>
    random.chance(0.08)
      ? limits(random, 0, 1000)
      : random.pick([random.rate(), random.between(0, 20, 4), random.between(0, 1000)]);
  const compounding = random.pick(compoundings);
  if (mode === 'toApy') {
    return { mode, nominalRate: rate(), compounding, ...unread(random, 'apyRate', 'interest') };
  }
  if (mode === 'toRate') {
    return { mode, apyRate: rate(), compounding, ...unread(random, 'nominalRate', 'daysInTerm') };
  }
  const principal = money(random);
  const share = random.pick([0, 0.001, 0.03, 0.21, 0.4641, 1]) * random.pick([1, 1, 0.97]);
  return {
    mode,
    principal,
    interest: (Number(principal) * share).toFixed(random.int(2, 6)),
    daysInTerm: random.pick<Make>([
      () => String(random.int(80, 3650)),
      () => String(random.int(1, 36500)),
      () => random.pick(['365', '730', '1460', '182']),
      () => random.pick(['1', '36500', '0', '36501', '90.5', '30']),
    ])(),
    compounding,
    ...unread(random, 'nominalRate', 'apyRate'),
  };
}

function cagrInputs(random: Random): Typed {
  const solveFor = random.pick(['rate', 'final', 'initial', 'years']);
  const initialValue = money(random);
  const near = Number(initialValue) * (random.int(200, 5000) / 1000);
  const finalValue = random.pick<Make>([
    () => near.toFixed(4),
    () => near.toFixed(2).replace(/^0\.00$/, '1'),
    () => initialValue,
    () => (Number(initialValue) * random.pick([1.21, 1.1, 0.5, 2, 1.4641])).toFixed(6),
    () => money(random),
  ])();
  const years = random.pick<Make>([
    () => String(random.int(1, 40)),
    () => random.between(1, 60, 2),
    () => random.pick(['0.5', '0.25', '1', '2', '0.99', '4']),
    () => (random.chance(0.3) ? random.pick(['0', '200.01']) : random.pick(['200', '10'])),
  ])();
  // From -99.609375 % a year a value halves in an eighth of a year.
  const growthRate = random.pick<Make>([
    () => random.between(-40, 40),
    () => random.rate(),
    () => random.pick(['100', '300', '700', '0', '10', '21', '-50', '-75', '-19', '-0.000001']),
    () => random.pick(['-99.609375', '1000', '-99', '-100', '1000.01', '900']),
  ])();
  const isExtreme = Number(growthRate) < -15 || Number(growthRate) > 60;
  const some = { growthRate, years: isExtreme ? random.pick(['1', '2', '0.5', '3']) : years };
  switch (solveFor) {
    case 'rate':
      return { solveFor, initialValue, finalValue, years, ...unread(random, 'growthRate') };
    case 'final':
      return { solveFor, initialValue, ...some, ...unread(random, 'finalValue') };
    case 'initial':
      return { solveFor, finalValue, ...some, ...unread(random, 'initialValue') };
    default: {
      // Mostly towards the final value, and rarely away from it.
      const size = growthRate.replace('-', '');
      const isFalling = Number(finalValue) < Number(initialValue) !== random.chance(0.15);
      return {
        solveFor,
        initialValue,
        finalValue,
        growthRate: isFalling && Number(size) > 0 && Number(size) < 100 ? `-${size}` : size,
        ...unread(random, 'years'),
      };
    }
  }
}

const seriesIds = ['us', 'uk', 'euro', 'in'];

/** The published values of a price index by "1913" and "1913-01". */
const publishedIndex = (series: string): ReadonlyMap<string, string> => {
  const file = join(
    import.meta.dirname,
    `../../calculators/shared/data/price-index-${series}.json`,
  );
  const { annual, months } = JSON.parse(readFileSync(file, 'utf8'));
  return new Map<string, string>([
    ...Object.entries<string>(annual),
    ...Object.entries<string>(months).flatMap(([year, values]) =>
      values
        .split(' ')
        .map((value, at): [string, string] => [`${year}-${String(at + 1).padStart(2, '0')}`, value])
        .filter(([, value]) => value !== '-'),
    ),
  ]);
};
const publishedIndexes = new Map(seriesIds.map((id) => [id, publishedIndex(id)]));

/** An amount in the money of another date, by a published index. */
function byPublishedIndex(form: Form, amount: Rational) {
  const series = form.option('series', seriesIds, 'us');
  const index = publishedIndexes.get(series) ?? new Map();
  const year = (id: string) => form.integer(id, { from: 1800, to: 2200 });
  const fromYear = year('fromYear');
  const given = form.typedText('toYear') === '' ? undefined : year('toYear');
  const hasMonths = ['us', 'uk'].includes(series);
  const month = (id: string) => (hasMonths ? form.option(id, monthIds, 'year').slice(1) : 'ear');
  const [fromMonth, toMonth] = [month('fromMonth'), month('toMonth')];
  const isMonth = fromMonth !== 'ear';
  if (isMonth !== (toMonth !== 'ear')) {
    const message = 'Choose a month for both dates or for neither.';
    refuse(message, isMonth ? 'toMonth' : 'fromMonth');
  }
  const key = (of: number, at: string) => (isMonth ? `${of}-${at}` : String(of));
  const years = [...index.keys()]
    .filter((each) => each.includes('-') === isMonth)
    .map((each) => Number(each.slice(0, 4)));
  const [first, last] = [Math.min(...years), Math.max(...years)];
  const value = (of: number, at: string, end: string): Rational => {
    if (of < first || of > last) refuse(`This table has ${first} to ${last}.`, `${end}Year`);
    const text = index.get(key(of, at));
    if (text === undefined) refuse('This table has no value for that month.', `${end}Month`);
    return Rational.of(text as string);
  };
  const start = value(fromYear, fromMonth, 'from');
  const latest = years.filter((each) => index.has(key(each, toMonth)));
  const toYear = given ?? Math.max(...latest);
  const end = value(toYear, toMonth, 'to');
  const change = end.div(start);
  const months = isMonth ? Number(toMonth) - Number(fromMonth) : 0;
  const yearsBetween = Rational.of((toYear - fromYear) * 12 + months).div(12);
  return outcomeOf({
    adjustedAmount: amount.mul(change),
    cumulative: gain(change),
    averageInflation:
      yearsBetween.cmp(0) === 0 ? undefined : gain(power(change, single.div(yearsBetween))),
    indexFrom: start,
    indexTo: end,
    yearsBetween,
  });
}

const monthIds = [
  'year',
  ...Array.from({ length: 12 }, (_, at) => `m${String(at + 1).padStart(2, '0')}`),
];

/** Two dates of a published index, at times outside it. */
function publishedDates(random: Random): Typed {
  const series = random.pick(seriesIds);
  const year = () =>
    String(random.pick([random.int(1790, 2030), random.int(1913, 2025), random.int(1996, 2026)]));
  const months = random.chance(0.5) ? [random.pick(monthIds), random.pick(monthIds)] : [];
  return {
    series,
    fromYear: year(),
    ...(random.chance(0.8) && { toYear: year() }),
    ...(months.length > 0 && { fromMonth: months[0], toMonth: months[1] }),
  };
}

function inflationInputs(random: Random): Typed {
  const amount = money(random);
  if (random.chance(0.4)) {
    return {
      mode: 'table',
      amount,
      ...publishedDates(random),
      ...unread(random, 'annualInflation', 'years', 'indexStart', 'indexEnd'),
    };
  }
  if (random.chance(0.4)) {
    const indexStart = random.pick([random.between(10, 400, 3), '100', random.amount(0.1, 1e4)]);
    const indexEnd = random.pick<Make>([
      () => random.between(10, 400, 3),
      () => indexStart,
      () => (Number(indexStart) * random.pick([1.21, 1.4641, 0.81])).toFixed(5),
    ])();
    return {
      mode: 'index',
      amount,
      indexStart: random.chance(0.03) ? '0' : indexStart,
      indexEnd,
      indexYears: random.pick(['', '2', '4', '0.5', random.years(), random.between(0.5, 200, 2)]),
      ...unread(random, 'annualInflation', 'years', 'nominalReturn'),
    };
  }
  return {
    mode: 'rate',
    amount,
    annualInflation: random.pick<Make>([
      () => random.between(0, 12, 2),
      () => random.rate(),
      () => random.between(-20, 0, 3),
      () => limits(random, -20, 100),
    ])(),
    years: random.pick<Make>([
      () => random.years(),
      () => String(random.int(0, 50)),
      () => random.pick(['0', '1', '200', '0', '0.5', '1', '200.01']),
    ])(),
    nominalReturn: random.pick([
      '',
      '',
      random.rate(),
      random.rate(),
      '-99',
      '0',
      '1000',
      limits(random, -99, 1000),
    ]),
    ...unread(random, 'indexStart', 'indexEnd', 'indexYears'),
  };
}

function retirementInputs(random: Random): Typed {
  const age = random.int(18, 70);
  const retirementAge = Math.min(110, age + random.int(1, 45));
  const lastAge = Math.min(120, retirementAge + random.int(1, 40));
  const odd = random.chance(0.12);
  const ages = odd
    ? random.pick([
        { currentAge: String(age), retirementAge: String(age), lifeExpectancy: '90' },
        { currentAge: '70', retirementAge: '65', lifeExpectancy: '90' },
        { currentAge: '40', retirementAge: '65', lifeExpectancy: '65' },
        { currentAge: '18', retirementAge: '19', lifeExpectancy: '20' },
        { currentAge: '18', retirementAge: '110', lifeExpectancy: '120' },
        { currentAge: '99', retirementAge: '100', lifeExpectancy: '120' },
        { currentAge: '17', retirementAge: '65', lifeExpectancy: '90' },
      ])
    : {
        currentAge: String(age),
        retirementAge: String(retirementAge),
        lifeExpectancy: String(lastAge),
      };
  const rate = (): string =>
    random.pick([random.between(0, 10), random.between(0, 30, 3), '0', '2.5', '4', '30']);
  const annualSpending = random.pick([random.amount(1, 1e6), '48000', '0', '12000']);
  const inflationRate = rate();
  const isPlain = random.chance(0.1);
  // Without rates, savings are sometimes exactly what is needed.
  const years = Number(ages.lifeExpectancy) - Number(ages.retirementAge);
  const rates = isPlain
    ? { returnBefore: '0', returnAfter: '0', inflationRate: '0' }
    : {
        returnBefore: random.chance(0.03) ? '30.01' : rate(),
        returnAfter: random.chance(0.15) ? inflationRate : rate(),
        inflationRate,
      };
  const depositGrowth = random.chance(0.2) ? String(rates.returnBefore) : rate();
  const matched = {
    matchRate: random.pick(['50', '100', random.between(0, 500, 2), '0', '501']),
    matchLimit: random.pick(['6', random.between(0, 100, 2), '', '0', '101']),
    salary: random.pick(['60000', random.amount(1, 1e6), random.amount(1, 1e6), '0', '']),
  };
  const pensioned = {
    pensionMonthly: random.pick(['1800', '1000', random.amount(1, 1e4), '0']),
    pensionFrom: random.pick([
      String(Number(ages.retirementAge) + random.int(-5, 5)),
      String(Number(ages.lifeExpectancy) - random.int(0, 3)),
      '67',
      '',
      '17',
    ]),
  };
  return {
    ...ages,
    ...(!isPlain && random.chance(0.3) && { depositGrowth }),
    ...(!isPlain && random.chance(0.3) && matched),
    ...(!isPlain && random.chance(0.3) && pensioned),
    currentSavings:
      isPlain && years > 0 && !annualSpending.includes('.')
        ? String(Number(annualSpending) * years)
        : perhaps(random, random.amount(1, 1e7)),
    monthlyDeposit: isPlain ? '' : perhaps(random, random.amount(1, 1e4)),
    annualSpending,
    ...rates,
  };
}

function withdrawalInputs(random: Random): Typed {
  const balance = random.chance(0.02) ? '0' : money(random);
  const annualReturn = random.chance(0.05)
    ? limits(random, 0, 50)
    : random.pick([random.between(0, 10), random.between(0, 50, 3), '0', '4', '21']);
  const forEver = Number(balance) * ((1 + Number(annualReturn) / 100) ** (1 / 12) - 1);
  const monthlyWithdrawal = random.pick<Make>([
    () => (forEver * random.pick([0.9, 1, 1.001, 1.05, 1.5]) + 0.01).toFixed(2),
    () => (forEver + Number(balance) / random.int(1, 600)).toFixed(random.int(2, 4)),
    () => (Number(balance) / random.pick([1, 12, 100, 1200, 1201])).toFixed(4),
    () => random.amount(0.01, Math.max(1, Number(balance))),
  ])();
  return {
    balance,
    monthlyWithdrawal,
    annualReturn,
    yearlyIncrease: random.pick(['', '0', '0', '2.5', random.between(0, 10), '50', '10']),
  };
}

export const savingRetirement: Oracles = {
  'savings-growth': {
    decimals: {
      futureValue: 2,
      totalPaidIn: 2,
      interestEarned: 2,
      'yearly.year': 0,
      'yearly.deposits': 2,
      'yearly.interest': 2,
      'yearly.balance': 2,
    },
    inputs: growthInputs,
    solve(form) {
      const initial = form.amountOrZero('initial');
      const deposit = form.amountOrZero('deposit');
      const k = form.choice('frequency', depositsPerYear, 'monthly');
      const isBeginning = form.choice('timing', { end: false, beginning: true }, 'end');
      const rate = form.number('annualRate', { from: -50, to: 100 }).div(100);
      const m = form.choice('compounding', perYear, 'monthly');
      const years = form.integer('years', { from: 1, to: 100, default: '10' });
      if (initial.add(deposit).cmp(0) === 0) refuse('Enter a starting amount or a deposit.');

      const after = (time: Rational): Rational =>
        rate.cmp(0) === 0
          ? single
          : m
            ? power(rate.div(m).add(1), time.mul(m))
            : exponential(rate.mul(time));
      const period = after(new Rational(1n, BigInt(k)));
      const each = isBeginning ? deposit.mul(period) : deposit;
      const balances = Array.from({ length: years + 1 }, (_, y) => {
        if (y === 0) return initial;
        const altogether = after(count(y));
        return initial.mul(altogether).add(each.mul(annuity(altogether, period, k * y)));
      });
      const deposits = deposit.mul(k);
      const futureValue = balances.at(-1) ?? initial;
      const totalPaidIn = initial.add(deposits.mul(years));
      return outcomeOf({
        futureValue,
        totalPaidIn,
        interestEarned: futureValue.sub(totalPaidIn),
        yearly: balances.slice(1).map((balance, index) => ({
          year: count(index + 1),
          deposits,
          interest: balance.sub(balances[index] ?? initial).sub(deposits),
          balance,
        })),
      });
    },
  },

  'savings-goal': {
    decimals: {
      monthlyDeposit: 2,
      monthsNeeded: 0,
      endBalance: 2,
      totalDeposits: 2,
      interestEarned: 2,
    },
    inputs: goalInputs,
    solve(form) {
      const byTime = form.choice('solveFor', { deposit: false, time: true }, 'deposit');
      const goal = form.positive('goal');
      const initial = form.amountOrZero('initial');
      const annualRate = form.number('annualRate', { from: 0, to: 50 });
      const target = byTime
        ? undefined
        : form.integer('targetMonths', { from: 1, to: lastMonth, default: '60' });
      const given = byTime ? form.amount('deposit') : undefined;

      const isReached = initial.cmp(goal) >= 0;
      const month = annualRate.div(1200).add(1);
      const needed = (months: number): Rational => {
        const altogether = power(month, count(months));
        const missing = goal.sub(initial.mul(altogether));
        return ceilCents(max(0, missing.div(annuity(altogether, month, months))));
      };
      const deposit = given ?? needed(target ?? 0);
      const balance = savingsPlan(initial, deposit, annualRate);
      const months =
        target ??
        (isReached ? 0 : firstMonth((each) => atLeast(balance(each), goal), lastMonth)) ??
        refuse('At this pace it takes more than 100 years. Save more each month.', 'deposit');
      const endBalance = balance(months);
      const totalDeposits = deposit.mul(months);
      return outcomeOf({
        ...(byTime
          ? { monthsNeeded: count(months), timeNeeded: durationText(months) }
          : { monthlyDeposit: deposit }),
        endBalance,
        totalDeposits,
        interestEarned: endBalance.sub(initial).sub(totalDeposits),
        outcome: isReached ? 'reached' : deposit.cmp(0) === 0 ? 'growth' : 'save',
      });
    },
  },

  'simple-interest': {
    decimals: {
      interest: 2,
      principalNeeded: 2,
      rateNeeded: 3,
      timeNeeded: '<= 4',
      total: 2,
    },
    inputs: simpleInputs,
    solve(form) {
      const find = form.option('solveFor', ['interest', 'principal', 'rate', 'time'], 'interest');
      const unlessFound = (which: string, read: () => Rational): Rational =>
        find === which ? zero : read();
      const principal = unlessFound('principal', () => form.positive('principal'));
      const annualRate = unlessFound('rate', () =>
        form.number('annualRate', { from: 0, to: 1000 }),
      );
      const interestAmount = unlessFound('interest', () => form.amount('interestAmount'));
      const time = unlessFound('time', () => form.positive('time'));
      const perYear =
        form.choice('timeUnit', timeUnits, 'years') || form.choice('dayCount', dayCounts, 'd365');
      if ((find === 'principal' || find === 'time') && annualRate.cmp(0) === 0) {
        refuse('At a rate of 0% there is no interest: enter a rate above 0.', 'annualRate');
      }

      const years = time.div(perYear);
      const interest = percent(principal, annualRate).mul(years);
      switch (find) {
        case 'interest':
          return outcomeOf({ interest, total: principal.add(interest) });
        case 'principal': {
          const principalNeeded = interestAmount.mul(100).div(annualRate.mul(years));
          return outcomeOf({ principalNeeded, total: principalNeeded.add(interestAmount) });
        }
        case 'rate':
          return outcomeOf({
            rateNeeded: asPercent(interestAmount, principal.mul(years)),
            total: principal.add(interestAmount),
          });
        default:
          return outcomeOf({
            timeNeeded: interestAmount.div(percent(principal, annualRate)).mul(perYear),
            total: principal.add(interestAmount),
          });
      }
    },
  },

  apy: {
    decimals: { apy: 3, rate: 3, perPeriod: 6 },
    inputs: yieldInputs,
    solve(form) {
      const mode = form.option('mode', ['toApy', 'toRate', 'fromInterest'], 'toApy');
      const percentage = (id: string) => form.number(id, { from: 0, to: 1000 });
      if (mode === 'fromInterest') {
        const principal = form.positive('principal');
        const interest = form.amount('interest');
        const days = form.integer('daysInTerm', { from: 1, to: 36500, default: '365' });
        const year = new Rational(365n, BigInt(days));
        return outcomeOf({ apy: gain(power(interest.div(principal).add(1), year)) });
      }
      const typed = percentage(mode === 'toApy' ? 'nominalRate' : 'apyRate');
      const m = form.choice('compounding', perYear, 'monthly');
      const fraction = typed.div(100);
      if (mode === 'toApy') {
        return outcomeOf({
          apy: gain(m ? power(fraction.div(m).add(1), count(m)) : exponential(fraction)),
          perPeriod: m ? typed.div(m) : undefined,
        });
      }
      const perPeriod = m ? gain(power(fraction.add(1), new Rational(1n, BigInt(m)))) : undefined;
      return outcomeOf({
        rate: perPeriod ? perPeriod.mul(m ?? 1) : logarithm(fraction.add(1)).mul(100),
        perPeriod,
      });
    },
  },

  cagr: {
    decimals: {
      cagr: 2,
      endValue: 2,
      startValue: 2,
      yearsNeeded: '<= 2',
      totalGrowth: 2,
      multiple: '<= 4',
      doublingTime: '<= 2',
      halvingTime: '<= 2',
    },
    inputs: cagrInputs,
    solve(form) {
      const find = form.option('solveFor', ['rate', 'final', 'initial', 'years'], 'rate');
      const initial = find === 'initial' ? undefined : form.positive('initialValue');
      const final = find === 'final' ? undefined : form.positive('finalValue');
      const years = find === 'years' ? undefined : form.number('years', { above: 0, to: 200 });
      const rate =
        find === 'rate' ? undefined : form.number('growthRate', { above: -100, to: 1000 });

      const ratio = initial && final?.div(initial);
      if (!years) {
        const direction = rate?.cmp(0) ?? 0;
        if (direction === 0) refuse('At 0% nothing changes: enter another rate.', 'growthRate');
        if ((ratio?.cmp(1) ?? 0) * direction < 0) {
          refuse('At this rate the value moves away from the final value.');
        }
      }
      const yearly = rate && growth(rate);
      const multiple = ratio ?? power(yearly ?? single, years ?? zero);
      const isRising = (yearly ?? multiple).cmp(1);
      // Without a typed rate, its logarithm is the value's, spread over the years.
      const until = (factor: Rational): Rational =>
        yearly ? times(factor, yearly) : times(factor, multiple).mul(years ?? zero);
      return outcomeOf({
        cagr: yearly ? undefined : gain(power(multiple, single.div(years ?? single))),
        endValue: final ? undefined : initial?.mul(multiple),
        startValue: initial ? undefined : final?.div(multiple),
        yearsNeeded: years ? undefined : until(multiple),
        totalGrowth: gain(multiple),
        multiple,
        doublingTime: isRising > 0 ? until(count(2)) : undefined,
        halvingTime: isRising < 0 ? until(new Rational(1n, 2n)) : undefined,
        warning: find === 'rate' && (years?.cmp(1) ?? 0) < 0 ? 'short' : undefined,
      });
    },
  },

  inflation: {
    decimals: {
      futureCost: 2,
      purchasingPower: 2,
      adjustedAmount: 2,
      cumulative: 2,
      averageInflation: 2,
      realReturn: 2,
      indexFrom: '<= 6',
      indexTo: '<= 6',
      yearsBetween: '<= 2',
    },
    inputs: inflationInputs,
    solve(form) {
      const mode = form.option('mode', ['rate', 'index', 'table'], 'rate');
      const amount = form.positive('amount', '100');
      if (mode === 'table') return byPublishedIndex(form, amount);
      if (mode === 'index') {
        const start = form.positive('indexStart');
        const change = form.positive('indexEnd').div(start);
        const years = form.optional('indexYears', { above: 0, to: 200 });
        return outcomeOf({
          adjustedAmount: amount.mul(change),
          cumulative: gain(change),
          averageInflation: years && gain(power(change, single.div(years))),
        });
      }
      const yearly = growth(form.number('annualInflation', { from: -20, to: 100 }));
      const years = form.number('years', { from: 0, to: 200, default: '10' });
      const nominalReturn = form.optional('nominalReturn', { from: -99, to: 1000 });
      const change = power(yearly, years);
      return outcomeOf({
        futureCost: amount.mul(change),
        purchasingPower: amount.div(change),
        cumulative: gain(change),
        realReturn: nominalReturn && gain(growth(nominalReturn).div(yearly)),
      });
    },
  },

  'retirement-savings': {
    decimals: {
      nestEgg: 2,
      nestEggToday: 2,
      needed: 2,
      firstYearSpending: 2,
      surplus: 2,
      shortfall: 2,
      extraDeposit: 2,
      employerMonthly: 2,
      fullMatchDeposit: 2,
      totalDeposits: 2,
      employerTotal: 2,
      pensionFirstYear: 2,
      fromSavingsFirstYear: 2,
      neededToday: 2,
    },
    inputs: retirementInputs,
    solve(form) {
      const currentAge = form.integer('currentAge', { from: 18, to: 99 });
      const retirementAge = form.integer('retirementAge', { from: 19, to: 110, default: '65' });
      const lastAge = form.integer('lifeExpectancy', { from: 20, to: 120, default: '90' });
      const savings = form.amountOrZero('currentSavings');
      const deposit = form.amountOrZero('monthlyDeposit');
      const spending = form.amount('annualSpending');
      const rate = (id: string, initial: string): Rational =>
        growth(form.number(id, { from: 0, to: 30, default: initial }));
      const before = rate('returnBefore', '6');
      const after = rate('returnAfter', '4');
      const inflation = rate('inflationRate', '2.5');
      const raise = form.amountOrZero('depositGrowth', 30);
      const matchRate = form.amountOrZero('matchRate', 500);
      const isMatched = matchRate.cmp(0) > 0;
      const matchLimit = isMatched
        ? form.number('matchLimit', { from: 0, to: 100, default: '6' })
        : zero;
      const salary = isMatched ? form.positive('salary') : zero;
      const pension = form.amountOrZero('pensionMonthly');
      const hasPension = pension.cmp(0) > 0;
      const pensionAge = hasPension
        ? form.integer('pensionFrom', { from: 18, to: 120, default: '67' })
        : 0;
      if (retirementAge <= currentAge) {
        refuse('Retirement must be later than your age now.', 'retirementAge');
      }
      if (lastAge <= retirementAge) {
        refuse('This age must be above the age of retirement.', 'lifeExpectancy');
      }
      if (hasPension && pensionAge >= lastAge) {
        refuse(
          'The pension must start before the age to which the money must last.',
          'pensionFrom',
        );
      }

      const years = retirementAge - currentAge;
      const month = power(before, new Rational(1n, 12n));
      const depositsAfter = (y: number): Rational =>
        annuity(power(before, count(y)), month, 12 * y);
      const fullMatch = salary.mul(matchLimit).div(1200);
      const employer = (deposit.cmp(fullMatch) < 0 ? deposit : fullMatch).mul(matchRate).div(100);
      // The savings at each birthday until retirement, one year after the other.
      const saved = [savings];
      let raised = new Rational(1n);
      let allRaised = zero;
      for (let y = 1; y <= years; y += 1) {
        const paidIn = deposit.add(employer).mul(raised).mul(depositsAfter(1));
        saved.push((saved[y - 1] ?? zero).mul(before).add(paidIn).rounded(80));
        allRaised = allRaised.add(raised);
        raised = raised.mul(growth(raise)).rounded(80);
      }
      const nestEgg = saved[years] ?? zero;
      const prices = power(inflation, count(years));
      const firstYearSpending = spending.mul(prices);
      const q = inflation.div(after);
      /** What the savings pay in the year from a birthday, at the prices of today. */
      const net = (age: number): Rational =>
        hasPension && age >= pensionAge ? max(0, spending.sub(pension.mul(12))) : spending;
      let neededToday = zero;
      for (let age = lastAge - 1; age >= retirementAge; age -= 1) {
        neededToday = neededToday.mul(q).add(net(age)).rounded(80);
      }
      const needed = neededToday.mul(prices);
      const isEnough = atLeast(nestEgg, needed);
      const gap = nestEgg.sub(needed);
      return outcomeOf(
        {
          nestEgg,
          nestEggToday: nestEgg.div(prices),
          needed,
          firstYearSpending,
          outcome: isEnough ? 'enough' : 'short',
          ...(isEnough
            ? { surplus: gap }
            : { shortfall: gap.neg(), extraDeposit: gap.neg().div(depositsAfter(years)) }),
          ...(isMatched && {
            employerMonthly: employer,
            fullMatchDeposit: fullMatch,
            employerTotal: employer.mul(12).mul(allRaised),
          }),
          ...((isMatched || raise.cmp(0) > 0) && { totalDeposits: deposit.mul(12).mul(allRaised) }),
          ...(hasPension && {
            pensionFirstYear: pension
              .mul(12)
              .mul(power(inflation, count(Math.max(pensionAge, retirementAge) - currentAge))),
            fromSavingsFirstYear: net(retirementAge).mul(prices),
          }),
          neededToday,
        },
        () => {
          const path: Row[] = [];
          for (const [y, each] of saved.entries()) {
            path.push({ age: count(currentAge + y), savings: each });
          }
          let left = nestEgg;
          let pricesThen = prices;
          for (let age = retirementAge + 1; age <= lastAge; age += 1) {
            // Forty decimals more than anything shown, so that the fractions stay short.
            left = max(0, left.sub(net(age - 1).mul(pricesThen)))
              .mul(after)
              .rounded(80);
            pricesThen = pricesThen.mul(inflation).rounded(80);
            path.push({ age: count(age), savings: left });
          }
          return { path };
        },
      );
    },
  },

  'retirement-withdrawal': {
    decimals: { months: 0, lastWithdrawal: 2, totalWithdrawn: 2, sustainable: 2 },
    inputs: withdrawalInputs,
    solve(form) {
      const balance = form.positive('balance');
      const monthlyWithdrawal = form.positive('monthlyWithdrawal');
      const annualReturn = form.number('annualReturn', { from: 0, to: 50, default: '4' });
      const raise = form.amountOrZero('yearlyIncrease', 50);
      const month = power(growth(annualReturn), new Rational(1n, 12n));
      const { path, end } = withdrawals(balance, monthlyWithdrawal, month, growth(raise));
      // Money that lasts counts all months, which are not shown.
      return {
        ...outcomeOf(
          {
            duration: end ? durationText(end.month) : 'More than 100 years',
            months: count(end?.month ?? lastMonth),
            lastWithdrawal: end && settled(end.last),
            totalWithdrawn: end && settled(end.total),
            sustainable: balance.mul(month.sub(1)),
            outcome: end ? 'runsOut' : 'lasts',
          },
          () => ({ path }),
        ),
        hidden: end ? [] : ['months'],
      };
    },
  },
};
