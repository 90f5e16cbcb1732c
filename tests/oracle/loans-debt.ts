import { type Day, isoDay, monthsLater } from './calendar.ts';
import { ceilCents, cents, count, durationText, moneyText } from './cents.ts';
import { outcomeOf } from './limit.ts';
import { asPercent, payment as level, percent } from './loans.ts';
import { type Form, need, type Oracles, type Row, refuse, type Typed, within } from './oracle.ts';
import type { Random } from './random.ts';
import { max, Rational, zero } from './rational.ts';
import { unread } from './typing.ts';

/** What a lender collects a month: a level payment that is money. */
const collected = (loan: Rational, annualRate: Rational, months: number): Rational =>
  max('0.01', cents(level(loan, annualRate, count(months))));

interface Plan {
  readonly loan: Rational;
  readonly annualRate: Rational;
  readonly payment: Rational;
  readonly once?: { readonly amount: Rational; readonly month: number };
  /** The month that pays all that is left, or in which counting stops. */
  /** Paid on top with every twelfth payment. */
  readonly yearly?: Rational;
  readonly months: number;
  readonly endless?: true;
}

interface Run {
  readonly rows: readonly Row[];
  readonly interest: Rational;
  readonly paid: Rational;
  readonly last: Rational;
  readonly left: Rational;
}

/** Whole multiples of the smallest decimal place that any of these amounts has, cents at least. */
function inUnits(...amounts: readonly Rational[]) {
  let scale = 100n;
  for (const { denominator } of amounts) if (denominator > scale) scale = denominator;
  return {
    units: ({ numerator, denominator }: Rational): bigint => (numerator * scale) / denominator,
    money: (units: bigint): Rational => new Rational(units, scale),
    /** A month's interest, rounded to the cent once. */
    interest(balance: bigint, { numerator, denominator }: Rational): bigint {
      const divisor = scale * denominator * 1200n;
      const hundredths = (2n * balance * numerator * 100n + divisor) / (2n * divisor);
      return (hundredths * scale) / 100n;
    },
  };
}

/** A loan month by month, in whole cents apart from what was typed otherwise. */
function run({ loan, annualRate, payment, once, yearly = zero, months, endless }: Plan): Run {
  const { units, money, interest } = inUnits(loan, payment, once?.amount ?? zero, yearly);
  const [regular, extra, eachYear] = [payment, once?.amount ?? zero, yearly].map(units) as [
    bigint,
    bigint,
    bigint,
  ];
  const rows: Row[] = [];
  let balance = units(loan);
  let [charged, total, last] = [0n, 0n, 0n];
  for (let month = 1; balance > 0n && month <= months; month += 1) {
    const due = interest(balance, annualRate);
    const owed = balance + due;
    const planned =
      regular + (month === once?.month ? extra : 0n) + (month % 12 === 0 ? eachYear : 0n);
    last = planned < owed && (endless || month < months) ? planned : owed;
    balance = owed - last;
    charged += due;
    total += last;
    rows.push({
      payment: money(last),
      interest: money(due),
      principal: money(last - due),
      balance: money(balance),
    });
  }
  return {
    rows,
    interest: money(charged),
    paid: money(total),
    last: money(last),
    left: money(balance),
  };
}

/** The lender's own schedule of a loan. */
function schedule(loan: Rational, annualRate: Rational, months: number): Run {
  return run({ loan, annualRate, payment: collected(loan, annualRate, months), months });
}

/** How many months, or which of them: from 1. */
const monthsOf = (form: Form, id: string, to: number, initial: number): number =>
  form.integer(id, { from: 1, to, default: String(initial) });
const fromOne = (form: Form, id: string): Rational => form.number(id, { from: 1 });
const rate = (form: Form, id: string): Rational => form.number(id, { from: 0, to: 100 });
const isAbove = (x: Rational, limit: Rational = zero): boolean => x.cmp(limit) > 0;

/** A day that may be blank. */
function dayTyped(form: Form, id: string): Day | undefined {
  if (form.typedText(id) === '') return undefined;
  const day = form.day(id);
  if (day.year < 1900 || day.year > 2199) refuse('Enter a date from 1900 to 2199.', id);
  return day;
}

/** The rows that are not blank, their numbers within these domains. */
export function completeRows<Id extends string>(
  form: Form,
  id: string,
  domains: Readonly<Record<Id, Parameters<typeof within>[1]>>,
): ReadonlyArray<Readonly<Record<Id, Rational>> & { readonly name: string }> {
  const ids = Object.keys(domains) as Id[];
  const rows = form.rows(id);
  need(rows.length <= 20);
  return rows
    .filter((row) => ids.some((each) => (row[each] ?? '') !== ''))
    .map((row, index) => {
      const numbers = ids.map((each) => {
        const text = row[each] ?? '';
        need(text !== '');
        return [each, within(text, domains[each])] as const;
      });
      const name = (row.name ?? '').trim() || `Debt ${index + 1}`;
      return { ...(Object.fromEntries(numbers) as Record<Id, Rational>), name };
    });
}

interface Debt {
  readonly name: string;
  readonly balance: Rational;
  readonly apr: Rational;
  readonly minimumPayment: Rational;
}

const strategies = ['avalanche', 'snowball'] as const;
type Strategy = (typeof strategies)[number];

/** All debts month by month on one budget; nothing if that takes more than 1200 months. */
function payOff(debts: readonly Debt[], extra: Rational, strategy: Strategy) {
  const amounts = debts.flatMap((debt) => [debt.balance, debt.minimumPayment]);
  const { units, money, interest } = inUnits(extra, ...amounts);
  const states = debts.map((debt) => ({
    ...debt,
    left: units(debt.balance),
    minimum: units(debt.minimumPayment),
    interest: 0n,
    month: 0,
  }));
  const budget = states.reduce((sum, { minimum }) => sum + minimum, units(extra));
  let open = states;
  for (let month = 1; month <= 1200 && open.length > 0; month += 1) {
    let rest = budget;
    for (const debt of open) {
      const due = interest(debt.left, debt.apr);
      debt.interest += due;
      debt.left += due;
      const paid = debt.minimum < debt.left ? debt.minimum : debt.left;
      debt.left -= paid;
      rest -= paid;
    }
    while (rest > 0n) {
      const owing = open.filter(({ left }) => left > 0n);
      const [first, ...others] = owing;
      if (!first) break;
      const target = others.reduce((best, each) => {
        const before =
          strategy === 'avalanche' ? each.apr.cmp(best.apr) > 0 : each.left < best.left;
        return before ? each : best;
      }, first);
      const paid = rest < target.left ? rest : target.left;
      target.left -= paid;
      rest -= paid;
    }
    for (const debt of open) if (debt.left === 0n) debt.month = month;
    open = open.filter(({ left }) => left > 0n);
  }
  if (open.length > 0) return undefined;
  // Sorting is stable: what is cleared in one month stays as listed.
  const order = [...states].sort((a, b) => a.month - b.month);
  return {
    months: Math.max(...states.map(({ month }) => month)),
    interest: money(states.reduce((sum, each) => sum + each.interest, 0n)),
    order: order.map(({ name, month, interest: charged }) => ({
      name,
      month: count(month),
      interest: money(charged),
    })),
  };
}

/**
 * Twelve hundred times the monthly rate at which so many payments are worth an amount. The difference
 * of both sides is concave in the rate and below zero from payment / amount on, so that Newton's steps
 * from there fall to the root and never past it.
 */
function annualPercentageRate(payment: Rational, amount: Rational, months: number): Rational {
  const unit = 10n ** 100n;
  const ratio = payment.div(amount);
  if (ratio.mul(months).cmp(1) <= 0) return zero;
  const c = (ratio.numerator * unit) / ratio.denominator;
  const n = BigInt(months);
  let rate = c;
  for (let steps = 0; steps < 2000; steps += 1) {
    const discount = (unit * unit) / (unit + rate);
    let [power, square] = [unit, discount];
    for (let left = n; left > 0n; left >>= 1n) {
      if (left & 1n) power = (power * square) / unit;
      square = (square * square) / unit;
    }
    const value = (c * (unit - power)) / unit - rate;
    const slope = (((c * n * power) / unit) * discount) / unit - unit;
    const next = rate - (value * unit) / slope;
    // Sixty decimals are settled, and a rate that has fewer is exact.
    if (rate - next < 10n ** 15n) return new Rational(next * 1200n, unit).rounded(60);
    rate = next;
  }
  throw new Error('The annual percentage rate was not found.');
}

// ---------------------------------------------------------------- random inputs

type Make = () => string;

const loanAmount = (random: Random): string =>
  random.pick<Make>([
    () => random.amount(1, 1e9),
    () => random.amount(1000, 1e6),
    () => String(random.int(1, 500) * 1000),
    () => random.amount(1, 20),
    // On the smallest loan, above it, and rarely below it.
    () => random.pick(['1', '1', '1.005', '2', '0.99', '100000000000']),
  ])();

const loanRate = (random: Random): string =>
  random.chance(0.06) ? random.pick(['100', '99.99', '100.01', '100', '-0.01']) : random.rate();

const term = (random: Random, longest = 600): string =>
  random.pick<Make>([
    () => String(random.int(1, longest)),
    () => String(random.int(1, longest / 12) * 12),
    () => String(random.int(1, longest)),
    () => String(random.int(1, 12)),
    () => random.pick(['1', '1', '2', String(longest), String(longest), '360']),
    () => (random.chance(0.3) ? random.pick(['0', String(longest + 1), '12.5']) : '24'),
  ])();

/** One or two months at such a rate often end on half a cent. */
function rateAndTerm(random: Random, rateId: string, termId: string, longest = 600): Typed {
  const isShort = random.chance(0.12);
  return isShort
    ? { [rateId]: random.pick(['0', '6', '12', '1.2', '60']), [termId]: random.pick(['1', '2']) }
    : { [rateId]: loanRate(random), [termId]: term(random, longest) };
}

/** A share of an amount that may be left blank. */
const share = (random: Random, of: string, most = 0.5): string =>
  random.pick<Make>([
    () => random.pick(['', '0']),
    () => (Number(of) * most * (random.int(0, 1000) / 1000)).toFixed(random.int(0, 3)),
    () => (Number(of) * most * (random.int(0, 1000) / 1000)).toFixed(2),
  ])();

function dueDate(random: Random): string {
  if (random.chance(0.15)) {
    return random.pick(['1900-01-01', '1899-12-31', '2199-12-31', '2200-01-01']);
  }
  return random.chance(0.3)
    ? random.pick(['2024-01-31', '2023-08-31', '2024-02-29', '2025-10-30', '2199-11-30'])
    : random.day();
}

function carInputs(random: Random): Typed {
  const price = random.chance(0.7) ? random.amount(1000, 200000) : loanAmount(random);
  const tradeInValue = share(random, price, random.pick([0.3, 0.5, 1.2]));
  const hasTradeIn = Number(tradeInValue) > 0;
  // Down payments that cover the price, or leave less than one unit of it.
  const down = random.chance(0.2)
    ? (Number(price) + random.pick([0, -0.5, -0.005, 0.01, 1000])).toFixed(3)
    : share(random, price);
  return {
    price,
    downPayment: down.startsWith('-') ? '0' : down,
    tradeInValue,
    ...(hasTradeIn
      ? {
          tradeInOwed: share(random, price, 1.2),
          taxAfterTradeIn: random.pick(['no', 'yes']),
        }
      : { ...unread(random, 'tradeInOwed'), taxAfterTradeIn: random.pick(['no', 'yes']) }),
    salesTaxRate: random.chance(0.02)
      ? '30.01'
      : random.pick(['', '0', '6.25', '30', random.between(0, 12, 3), random.between(0, 12, 2)]),
    fees: share(random, price, 0.1),
    ...rateAndTerm(random, 'annualRate', 'termMonths', 120),
    ...(random.chance(0.4) && {
      rebate: share(random, price, random.pick([0.1, 0.5, 1.1])),
      taxAfterRebate: random.pick(['no', 'yes']),
    }),
    ...(random.chance(0.3) && { financeTaxAndFees: random.pick(['no', 'yes']) }),
    ...(random.chance(0.2) && { firstPaymentDate: dueDate(random) }),
  };
}

/** A card at the minimum of each statement, beside the same card at one payment. */
function minimumOf(
  form: Form,
  balance: Rational,
  apr: Rational,
  payoffDate: (months: number) => string,
) {
  const share = form.number('minimumPercent', { from: 0, to: 100, default: '1' });
  const isOnTop = form.choice(
    'minimumKind',
    { plusInterest: true, inclusive: false },
    'plusInterest',
  );
  const floor = form.number('minimumFloor', { from: 0, default: '25' });
  const typed = form.amountOrZero('fixedPayment');

  const least = (a: Rational, b: Rational): Rational => (a.cmp(b) < 0 ? a : b);
  const minimum = (debt: Rational): readonly [Rational, Rational] => {
    const interest = cents(percent(debt, apr).div(12));
    const owed = debt.add(interest);
    const due = isOnTop ? cents(percent(debt, share)).add(interest) : cents(percent(owed, share));
    return [interest, least(owed, max(floor, due))];
  };
  const [, first] = minimum(balance);
  if (isAbove(typed) && isAbove(first, typed)) {
    refuse(`Enter at least the first minimum payment of ${moneyText(first)}.`, 'fixedPayment');
  }
  const rows: Row[] = [];
  let [debt, charged, last] = [balance, zero, zero];
  while (isAbove(debt) && rows.length < 1200) {
    const [interest, payment] = minimum(debt);
    debt = debt.add(interest).sub(payment);
    charged = charged.add(interest);
    last = payment;
    rows.push({ payment, interest, principal: payment.sub(interest), balance: debt });
  }
  if (isAbove(debt)) {
    refuse(
      'At these minimum payments it takes more than 100 years. Enter a higher percentage or a higher smallest payment.',
      'minimumPercent',
    );
  }
  const fixed = isAbove(typed) ? typed : first;
  const steady = run({
    loan: balance,
    annualRate: apr,
    payment: fixed,
    months: 1200,
    endless: true,
  });
  return outcomeOf(
    {
      monthsToPayOff: count(rows.length),
      payoffTime: durationText(rows.length),
      totalInterest: charged,
      totalPaid: balance.add(charged),
      lastPayment: last,
      payoffDate: payoffDate(rows.length),
      firstMinimum: first,
      fixedPaymentUsed: fixed,
      fixedMonths: count(steady.rows.length),
      fixedInterest: steady.interest,
      interestSaved: charged.sub(steady.interest),
      monthsSaved: count(rows.length - steady.rows.length),
    },
    () => ({
      schedule: rows,
      comparison: Array.from({ length: Math.max(rows.length, steady.rows.length) }, (_, index) => ({
        month: count(index + 1),
        balanceMinimum: rows[index]?.balance ?? zero,
        balanceFixed: steady.rows[index]?.balance ?? zero,
      })),
    }),
  );
}

function cardInputs(random: Random): Typed {
  const balance = random.chance(0.7) ? random.amount(100, 50000) : loanAmount(random);
  const apr = random.chance(0.7) ? random.between(0, 36, 2) : loanRate(random);
  if (random.chance(0.5)) {
    const targetMonths = term(random);
    return { mode: 'months', balance, apr, targetMonths, ...unread(random, 'monthlyPayment') };
  }
  if (random.chance(0.4)) {
    const share = random.pick(['1', '2', '3', '5', random.between(0, 10, 2), '0', '100', '101']);
    return {
      mode: 'minimum',
      balance,
      apr,
      minimumPercent: share,
      minimumKind: random.pick(['plusInterest', 'inclusive']),
      minimumFloor: random.pick(['25', '10', random.amount(1, 200), '0', '1000000', '']),
      fixedPayment: random.pick(['', '0', '200', random.amount(1, Number(balance) * 1.2)]),
      ...unread(random, 'monthlyPayment'),
    };
  }
  const interest = (Number(balance) * Number(apr)) / 1200;
  const months = random.pick([1, 2, 6, 12, 24, 60, 120, 300]);
  const monthlyPayment = random.pick<Make>([
    () => (interest + Number(balance) / months).toFixed(2),
    () => (interest + Number(balance) / months).toFixed(0),
    () => (interest * random.pick([1.05, 1.2, 1.5, 2]) + 0.01).toFixed(random.int(2, 4)),
    // The interest itself, or a cent to either side of it; without interest, a hundred years.
    () =>
      random.chance(0.5)
        ? Math.max(0, interest + random.pick([-0.01, 0, 0.01])).toFixed(2)
        : Math.max(0, interest || Number(balance) / 1200).toFixed(3),
    () => random.amount(Math.max(0.01, interest), Math.max(1, Number(balance) * 2)),
  ])();
  return { mode: 'payment', balance, apr, monthlyPayment, ...unread(random, 'targetMonths') };
}

function extraInputs(random: Random): Typed {
  const balance = loanAmount(random);
  const loan = rateAndTerm(random, 'annualRate', 'remainingMonths');
  const months = Number(loan.remainingMonths);
  const oneTimeAmount = share(random, balance, random.pick([0.1, 0.5, 1.2]));
  const month = random.chance(0.15)
    ? Math.max(1, months + random.pick([0, 1, -1]))
    : random.int(1, Math.max(1, Math.floor(months)));
  return {
    balance,
    ...loan,
    extraMonthly: share(random, balance, random.pick([0.001, 0.01, 1.1])),
    oneTimeAmount,
    ...(Number(oneTimeAmount) > 0
      ? { oneTimeMonth: String(month) }
      : unread(random, 'oneTimeMonth')),
    ...(random.chance(0.4) && {
      extraYearly: share(random, balance, random.pick([0.01, 0.2, 1.1])),
    }),
    ...(random.chance(0.3) && { rhythm: random.pick(['biweekly', 'monthly']) }),
    ...(random.chance(0.2) && { nextPaymentDate: dueDate(random) }),
  };
}

/** Ten-thousandths as a decimal. */
const tenThousandths = (n: number): string => (n / 10000).toFixed(n % 100 === 0 ? 2 : 4);

function incomeInputs(random: Random): Typed {
  const hundredths = random.pick([
    random.int(50, 20000) * 100,
    random.int(1, 2_000_000),
    random.int(1, 1000),
  ]);
  const limit = random.pick([36, 43]);
  // All payments at a limit, a ten-thousandth to either side of it, or anywhere.
  const total = Math.max(
    0,
    random.chance(0.6)
      ? hundredths * limit + random.pick([-1, 0, 0, 1])
      : random.int(0, hundredths * 130),
  );
  const names = ['', 'Car', 'Card', 'Support'];
  const debts: Record<string, string>[] = [];
  let rest = total - random.pick([0, total, random.int(0, total)]);
  const housing = total - rest;
  const last = random.pick([1, 1, 2, 3, 5, 20]);
  for (let row = 1; row <= last && rest > 0; row += 1) {
    const part = row === last ? rest : random.int(0, rest);
    debts.push({ name: random.pick(names), payment: tenThousandths(part) });
    rest -= part;
  }
  if (debts.length < 19 && random.chance(0.3)) debts.splice(0, 0, { name: 'Nothing', payment: '' });
  if (debts.length < 19 && random.chance(0.3)) debts.push({ payment: '0' });
  if (random.chance(0.03)) debts.push({ payment: '-0.01' });
  return {
    grossMonthlyIncome: random.chance(0.03) ? '0' : tenThousandths(hundredths * 100),
    housingPayment: housing === 0 ? random.pick(['', '0']) : tenThousandths(housing),
    ...(debts.length > 0 || random.chance(0.5) ? { debts } : {}),
  };
}

const monthlyInterest = ({ balance, apr }: { balance: string; apr: string }): number =>
  (Number(balance) * Number(apr)) / 1200;

function debtsInputs(random: Random): Typed {
  // One that the snowball never clears: the dear debt outgrows the budget meanwhile.
  if (random.chance(0.03)) {
    return {
      debts: [
        { name: '', balance: random.between(500, 1500), apr: '0', minimumPayment: '0' },
        { name: 'Card', balance: '10000', apr: '24', minimumPayment: '0' },
      ],
      extraPerMonth: random.pick(['201', '200.5', '202']),
      strategy: random.pick(strategies),
    };
  }
  const rates = [random.between(0, 36, 2), random.between(0, 36, 2), '0', '17.9'];
  const amounts = [random.amount(50, 20000), String(random.int(1, 200) * 100)];
  const size = random.chance(0.06) ? 20 : random.int(1, 6);
  const debts = Array.from({ length: size }, () => {
    const balance = random.chance(0.3) ? random.pick(amounts) : random.amount(1, 20000);
    const apr = random.chance(0.4) ? random.pick(rates) : random.between(0, 36, 2);
    const interest = monthlyInterest({ balance, apr });
    const minimumPayment = random.pick<Make>([
      () => (interest + Number(balance) * random.pick([0.01, 0.02, 0.04])).toFixed(2),
      () => (interest + Number(balance) * 0.02).toFixed(0),
      () => (interest * random.pick([1, 1.2])).toFixed(random.int(2, 3)),
      () => random.pick(['0', '25', (interest + Number(balance)).toFixed(2)]),
    ])();
    return { name: random.pick(['', 'Card', 'Car', 'Loan']), balance, apr, minimumPayment };
  });
  const rows: Record<string, string>[] = [...debts];
  const blank: Record<string, string> = random.chance(0.5) ? {} : { name: 'Nothing', balance: '' };
  if (size < 20 && random.chance(0.15)) rows.splice(random.int(0, size), 0, blank);
  if (rows.length < 20 && random.chance(0.05)) {
    rows.push({ balance: random.pick(['0.99', '100']), apr: '5', minimumPayment: '' });
  }
  const sum = debts.reduce((total, { balance }) => total + Number(balance), 0);
  const interest = debts.reduce((total, each) => total + monthlyInterest(each), 0);
  const minimums = debts.reduce((total, each) => total + Number(each.minimumPayment), 0);
  return {
    debts: rows,
    extraPerMonth: random.pick<Make>([
      () => random.pick(['', '0']),
      () => (sum / random.int(10, 200)).toFixed(random.int(0, 3)),
      () => (sum / random.int(10, 200)).toFixed(2),
      () => (sum * 1.1).toFixed(2),
      // Little more than the interest, so that only the avalanche may come to an end in time.
      () => Math.max(0, interest * random.pick([1, 1.002, 1.01]) - minimums).toFixed(2),
    ])(),
    strategy: random.pick(strategies),
  };
}

function refinanceInputs(random: Random): Typed {
  const balance = loanAmount(random);
  const current = rateAndTerm(random, 'currentRate', 'remainingMonths');
  // The same loan again saves nothing.
  const again = random.chance(0.1);
  const closingCosts = share(random, balance, random.pick([0.02, 0.05, 0.5]));
  return {
    balance,
    ...current,
    ...(again
      ? { newRate: current.currentRate ?? '', newMonths: current.remainingMonths ?? '' }
      : rateAndTerm(random, 'newRate', 'newMonths')),
    closingCosts,
    financeCosts: random.pick(['no', 'yes']),
  };
}

function aprInputs(random: Random): Typed {
  const loan = loanAmount(random);
  const upfrontFees = random.chance(0.06)
    ? (Number(loan) + random.pick([0, -0.01, 0.01])).toFixed(2)
    : share(random, loan, random.pick([0.02, 0.1, 0.6]));
  const { nominalRate, termMonths } = rateAndTerm(random, 'nominalRate', 'termMonths');
  const fees = { loanAmount: loan, upfrontFees, termMonths: termMonths ?? '' };
  if (random.chance(0.5)) {
    const financedFees = share(random, loan, random.pick([0.02, 0.1, 0.6]));
    return {
      known: 'rate',
      ...fees,
      nominalRate: nominalRate ?? '',
      financedFees,
      ...unread(random, 'monthlyPayment'),
    };
  }
  const even = (Number(loan) - Number(upfrontFees)) / Math.max(1, Number(termMonths));
  const monthlyPayment = random.chance(0.15)
    ? Math.max(0.01, even + random.pick([-0.01, 0, 0.01])).toFixed(2)
    : (even * random.pick([1.001, 1.01, 1.1, 1.5, 3]) + 0.01).toFixed(random.int(2, 4));
  return {
    known: 'payment',
    ...fees,
    monthlyPayment,
    ...unread(random, 'nominalRate', 'financedFees'),
  };
}

export const loansDebt: Oracles = {
  'loan-amortization': {
    decimals: { payment: 2, totalInterest: 2, totalPaid: 2, numberOfPayments: 0, finalPayment: 2 },
    inputs: (random) => ({
      principal: loanAmount(random),
      ...rateAndTerm(random, 'annualRate', 'termMonths'),
      ...(random.chance(0.6) ? { firstPaymentDate: dueDate(random) } : {}),
    }),
    solve(form) {
      const principal = fromOne(form, 'principal');
      const annualRate = rate(form, 'annualRate');
      const months = monthsOf(form, 'termMonths', 600, 360);
      const first = dayTyped(form, 'firstPaymentDate');
      const { rows, interest, paid, last } = schedule(principal, annualRate, months);
      return outcomeOf(
        {
          payment: collected(principal, annualRate, months),
          totalInterest: interest,
          totalPaid: paid,
          numberOfPayments: count(rows.length),
          finalPayment: last,
          lastPaymentDate: first && isoDay(monthsLater(first, rows.length - 1)),
        },
        () => ({ schedule: rows }),
      );
    },
  },

  'auto-loan': {
    decimals: {
      payment: 2,
      amountFinanced: 2,
      salesTax: 2,
      totalInterest: 2,
      totalCost: 2,
      leftOver: 2,
      dueAtPurchase: 2,
      numberOfPayments: 0,
    },
    inputs: carInputs,
    solve(form) {
      const price = fromOne(form, 'price');
      const downPayment = form.amountOrZero('downPayment');
      const tradeInValue = form.amountOrZero('tradeInValue');
      const hasTradeIn = isAbove(tradeInValue);
      const tradeInOwed = hasTradeIn ? form.amountOrZero('tradeInOwed') : zero;
      const salesTaxRate = form.amountOrZero('salesTaxRate', 30);
      const isAfterTradeIn =
        hasTradeIn && form.choice('taxAfterTradeIn', { yes: true, no: false }, 'yes');
      const fees = form.amountOrZero('fees');
      const annualRate = rate(form, 'annualRate');
      const months = monthsOf(form, 'termMonths', 120, 60);
      const rebate = form.amountOrZero('rebate');
      const isAfterRebate =
        isAbove(rebate) && form.choice('taxAfterRebate', { no: false, yes: true }, 'no');
      const financesAll = form.choice('financeTaxAndFees', { yes: true, no: false }, 'yes');
      const first = dayTyped(form, 'firstPaymentDate');
      if (isAbove(rebate, price)) refuse('The rebate can be at most the price.', 'rebate');

      const untaxed = (isAfterTradeIn ? tradeInValue : zero).add(isAfterRebate ? rebate : zero);
      const salesTax = cents(percent(max(0, price.sub(untaxed)), salesTaxRate));
      const missing = price
        .sub(rebate)
        .add(salesTax)
        .add(fees)
        .sub(downPayment)
        .sub(tradeInValue.sub(tradeInOwed));
      const borrowed = max(0, financesAll ? missing : missing.sub(salesTax).sub(fees));
      const isLoan = isAbove(borrowed);
      const loan = isLoan ? schedule(borrowed, annualRate, months) : undefined;
      const totalInterest = loan?.interest ?? zero;
      const dayOf = (number: number) => first && isoDay(monthsLater(first, number - 1));
      return outcomeOf(
        {
          payment: isLoan ? collected(borrowed, annualRate, months) : zero,
          amountFinanced: borrowed,
          salesTax,
          totalInterest,
          totalCost: price.sub(rebate).add(salesTax).add(fees).add(totalInterest),
          outcome: isLoan ? 'loan' : 'noLoan',
          leftOver: missing.cmp(0) < 0 ? missing.neg() : undefined,
          ...(!financesAll && { dueAtPurchase: downPayment.add(max(0, missing.sub(borrowed))) }),
          ...(first &&
            loan && {
              numberOfPayments: count(loan.rows.length),
              lastPaymentDate: dayOf(loan.rows.length),
            }),
        },
        () => ({
          ...(loan && {
            schedule: loan.rows.map((row, index) => ({
              ...row,
              ...(first && { date: dayOf(index + 1) as string }),
            })),
          }),
        }),
      );
    },
  },

  'credit-card-payoff': {
    decimals: {
      monthsToPayOff: 0,
      requiredPayment: 2,
      totalInterest: 2,
      totalPaid: 2,
      lastPayment: 2,
      firstMinimum: 2,
      fixedPaymentUsed: 2,
      fixedMonths: 0,
      fixedInterest: 2,
      interestSaved: 2,
      monthsSaved: 0,
    },
    inputs: cardInputs,
    solve(form) {
      const modes = { payment: 'payment', months: 'months', minimum: 'minimum' } as const;
      const mode = form.choice('mode', modes, 'payment');
      const byPayment = mode === 'payment';
      const balance = fromOne(form, 'balance');
      const apr = rate(form, 'apr');
      const today = form.day('', form.around.today);
      const payoffDate = (months: number) => isoDay(monthsLater(today, months));
      if (mode === 'minimum') return minimumOf(form, balance, apr, payoffDate);
      const given = byPayment ? form.positive('monthlyPayment') : undefined;
      const months = byPayment ? 1200 : monthsOf(form, 'targetMonths', 600, 24);

      if (given && isAbove(apr)) {
        const first = cents(percent(balance, apr).div(12));
        if (!isAbove(given, first)) {
          const interest = moneyText(first);
          refuse(
            `This payment never clears the balance: the interest of the first month alone is ${interest}.`,
            'monthlyPayment',
          );
        }
      }
      const payment = given ?? ceilCents(level(balance, apr, count(months)));
      const plan = { loan: balance, annualRate: apr, payment, months };
      const result = run(given ? { ...plan, endless: true } : plan);
      if (isAbove(result.left)) {
        refuse(
          'At this payment it takes more than 100 years. Enter a larger payment.',
          'monthlyPayment',
        );
      }
      const duration = result.rows.length;
      return outcomeOf(
        {
          ...(byPayment
            ? { monthsToPayOff: count(duration), payoffTime: durationText(duration) }
            : { requiredPayment: payment }),
          totalInterest: result.interest,
          totalPaid: result.paid,
          lastPayment: result.last,
          payoffDate: payoffDate(duration),
        },
        () => ({ schedule: result.rows, comparison: [] }),
      );
    },
  },

  'extra-payment': {
    decimals: {
      interestSaved: 2,
      monthsSaved: 0,
      newMonths: 0,
      payment: 2,
      oldInterest: 2,
      newInterest: 2,
      biweeklyPayment: 2,
      biweeklyExtra: 2,
    },
    inputs: extraInputs,
    solve(form) {
      const loan = fromOne(form, 'balance');
      const annualRate = rate(form, 'annualRate');
      const months = monthsOf(form, 'remainingMonths', 600, 360);
      const extraMonthly = form.amountOrZero('extraMonthly');
      const amount = form.amountOrZero('oneTimeAmount');
      const once = isAbove(amount)
        ? { amount, month: monthsOf(form, 'oneTimeMonth', 600, 1) }
        : undefined;
      if (once && once.month > months) {
        refuse(`The loan has only ${months} payments left.`, 'oneTimeMonth');
      }
      const yearly = form.amountOrZero('extraYearly');
      const isBiweekly = form.choice('rhythm', { monthly: false, biweekly: true }, 'monthly');
      const first = dayTyped(form, 'nextPaymentDate');
      const payment = collected(loan, annualRate, months);
      const half = ceilCents(payment.div(2));
      const thirteenth = cents(half.mul(26).div(12)).sub(payment);
      const before = run({ loan, annualRate, payment, months });
      const after = run({
        loan,
        annualRate,
        payment: payment.add(extraMonthly).add(isBiweekly ? thirteenth : 0),
        yearly,
        months,
        ...(once ? { once } : {}),
      });
      const dayOf = (number: number) => first && isoDay(monthsLater(first, number - 1));
      const saved = before.rows.length - after.rows.length;
      return outcomeOf(
        {
          interestSaved: before.interest.sub(after.interest),
          monthsSaved: count(saved),
          timeSaved: durationText(saved),
          newMonths: count(after.rows.length),
          payment,
          oldInterest: before.interest,
          newInterest: after.interest,
          ...(isBiweekly && { biweeklyPayment: half, biweeklyExtra: thirteenth }),
          payoffDate: dayOf(after.rows.length),
          oldPayoffDate: dayOf(before.rows.length),
        },
        () => ({
          schedule: before.rows.map(({ balance = zero }, index) => ({
            month: count(index + 1),
            ...(first && { date: dayOf(index + 1) as string }),
            balanceWithout: balance,
            balanceWith: after.rows[index]?.balance ?? zero,
          })),
        }),
      );
    },
  },

  'debt-to-income': {
    decimals: { backEnd: 2, frontEnd: 2, totalPayments: 2, roomTo36: 2, roomTo43: 2 },
    inputs: incomeInputs,
    solve(form) {
      const income = form.positive('grossMonthlyIncome');
      const housing = form.amountOrZero('housingPayment');
      const debts = completeRows(form, 'debts', { payment: { from: 0 } });
      const totalPayments = debts.reduce((sum, { payment }) => sum.add(payment), housing);
      const roomTo36 = percent(income, '36').sub(totalPayments);
      const roomTo43 = percent(income, '43').sub(totalPayments);
      return outcomeOf({
        backEnd: asPercent(totalPayments, income),
        frontEnd: asPercent(housing, income),
        totalPayments,
        roomTo36,
        roomTo43,
        status: roomTo36.cmp(0) >= 0 ? 'within36' : roomTo43.cmp(0) >= 0 ? 'within43' : 'above43',
      });
    },
  },

  'debt-payoff-plan': {
    decimals: {
      months: 0,
      totalInterest: 2,
      totalPaid: 2,
      monthlyBudget: 2,
      'order.month': 0,
      'order.interest': 2,
      'comparison.months': 0,
      'comparison.interest': 2,
    },
    inputs: debtsInputs,
    solve(form) {
      const debts = completeRows(form, 'debts', {
        balance: { from: 1 },
        apr: { from: 0, to: 100 },
        minimumPayment: { from: 0 },
      });
      need(debts.length > 0);
      const extra = form.amountOrZero('extraPerMonth');
      const strategy = form.option('strategy', strategies, 'avalanche');
      const budget = debts.reduce((sum, each) => sum.add(each.minimumPayment), extra);
      const interest = debts.reduce(
        (sum, { balance, apr }) => sum.add(cents(percent(balance, apr).div(12))),
        zero,
      );
      if (!isAbove(budget, interest)) {
        const first = moneyText(interest);
        refuse(
          `These payments do not cover the first month's interest of ${first}. Pay more each month.`,
        );
      }
      const plans = strategies.flatMap((each) => {
        const plan = payOff(debts, extra, each);
        return plan ? [{ strategy: each, ...plan }] : [];
      });
      const chosen = plans.find((plan) => plan.strategy === strategy);
      if (!chosen) {
        refuse('At these payments it takes more than 100 years. Pay more each month.');
      }
      return outcomeOf({
        months: count(chosen.months),
        payoffTime: durationText(chosen.months),
        totalInterest: chosen.interest,
        totalPaid: debts.reduce((sum, { balance }) => sum.add(balance), chosen.interest),
        monthlyBudget: budget,
        order: chosen.order,
        comparison: plans.map((plan) => ({
          strategy: plan.strategy,
          months: count(plan.months),
          interest: plan.interest,
        })),
      });
    },
  },

  refinance: {
    decimals: {
      monthlySaving: 2,
      lifetimeSaving: 2,
      currentPayment: 2,
      newPayment: 2,
      breakEvenMonths: 0,
    },
    inputs: refinanceInputs,
    solve(form) {
      const balance = fromOne(form, 'balance');
      const currentRate = rate(form, 'currentRate');
      const remainingMonths = monthsOf(form, 'remainingMonths', 600, 300);
      const newRate = rate(form, 'newRate');
      const newMonths = monthsOf(form, 'newMonths', 600, 300);
      const costs = form.amountOrZero('closingCosts');
      const isFinanced = isAbove(costs) && form.isYes('financeCosts');

      const newBalance = isFinanced ? balance.add(costs) : balance;
      const currentPayment = collected(balance, currentRate, remainingMonths);
      const newPayment = collected(newBalance, newRate, newMonths);
      const monthlySaving = currentPayment.sub(newPayment);
      const lifetimeSaving = schedule(balance, currentRate, remainingMonths)
        .paid.sub(schedule(newBalance, newRate, newMonths).paid)
        .sub(isFinanced ? 0 : costs);
      const [isLower, isCheaper] = [isAbove(monthlySaving), isAbove(lifetimeSaving)];
      return outcomeOf({
        monthlySaving,
        lifetimeSaving,
        currentPayment,
        newPayment,
        breakEvenMonths:
          !isFinanced && isLower ? new Rational(costs.div(monthlySaving).ceil()) : undefined,
        verdict: isLower
          ? isCheaper
            ? 'both'
            : 'paymentOnly'
          : isCheaper
            ? 'costOnly'
            : 'neither',
      });
    },
  },

  'loan-apr': {
    decimals: {
      apr: 3,
      effectiveRate: 3,
      payment: 2,
      amountFinanced: 2,
      totalFinanceCharge: 2,
    },
    inputs: aprInputs,
    solve(form) {
      const byRate = form.choice('known', { rate: true, payment: false }, 'rate');
      const loan = fromOne(form, 'loanAmount');
      const nominalRate = byRate ? rate(form, 'nominalRate') : undefined;
      const given = byRate ? undefined : form.positive('monthlyPayment');
      const months = monthsOf(form, 'termMonths', 600, 48);
      const financedFees = byRate ? form.amountOrZero('financedFees') : zero;
      const upfrontFees = form.amountOrZero('upfrontFees');

      const amountFinanced = loan.sub(upfrontFees);
      if (!isAbove(amountFinanced)) {
        refuse('The fees paid upfront must be less than the loan amount.', 'upfrontFees');
      }
      if (given && isAbove(amountFinanced, given.mul(months))) {
        refuse(
          'These payments add up to less than you receive. Check the payment and the term.',
          'monthlyPayment',
        );
      }
      const payment = nominalRate && collected(loan.add(financedFees), nominalRate, months);
      const monthly = payment ?? given ?? zero;
      const apr = annualPercentageRate(monthly, amountFinanced, months);
      return outcomeOf({
        apr,
        effectiveRate: apr.div(1200).add(1).pow(12).sub(1).mul(100),
        payment,
        amountFinanced,
        totalFinanceCharge: max(0, monthly.mul(months).sub(amountFinanced)),
      });
    },
  },
};
