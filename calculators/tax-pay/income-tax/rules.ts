import { Big } from '#schemas/decimal.ts';
import { type Bracket, lastBracket, taxByBracket, taxOn } from './brackets.ts';

/*
 * Income tax and contributions by a schedule of a data set (calculators/shared/data/income-tax-*.json). Each rule
 * applies only where the schedule has figures for it.
 */

/** Amounts above which a rate in percent applies. */
export type Bands = readonly (readonly number[])[];

interface Contribution {
  readonly id: string;
  readonly label: string;
  /** On the pay, or on the taxable income. */
  readonly on: string;
  readonly bands?: Bands;
  /** Up to this pay there is none. */
  readonly exemptUpTo?: number;
  /** By the pay of a week: none up to a limit, then a credit that shrinks. */
  readonly weekly?: {
    readonly exemptUpTo: number;
    readonly creditMax: number;
    readonly creditFrom: number;
    readonly creditUpTo: number;
    readonly creditDivisor: number;
  };
  /** One rate, and at most another one of what is above an amount. */
  readonly rate?: number;
  readonly lowAbove?: number;
  readonly lowRate?: number;
}

/** Credits at a rate on amounts: a basic one, for employment, and for contributions. */
interface CreditsAt {
  readonly rate: number;
  readonly basic:
    | number
    | { readonly max: number; readonly min: number; readonly from: number; readonly to: number };
  readonly employment?: number;
}

/** A zone of a tariff by formula: y = (x − from) / 10,000, (a·y + b)·y + c; or linear·x − minus. */
interface Zone {
  readonly from: number;
  readonly rate: number;
  readonly a?: number;
  readonly b?: number;
  readonly c?: number;
  readonly linear?: number;
  readonly minus?: number;
}

/** A schedule of income tax: what a set says of one. */
export interface Schedule {
  readonly standardDeduction?: number;
  readonly allowance?: {
    readonly amount: number;
    readonly taperAbove: number;
    readonly taperRate: number;
  };
  readonly brackets?: Bands;
  readonly zones?: readonly Zone[];
  /** How many persons share a tariff by formula. */
  readonly persons?: number;
  readonly soli?: { readonly freeUpTo: number; readonly rate: number; readonly easedRate: number };
  readonly rebate?: {
    readonly upTo: number;
    readonly max: number;
    readonly marginalRelief: boolean;
  };
  readonly surcharge?: Bands;
  readonly cess?: number;
  readonly credits?: readonly (readonly (string | number)[])[];
  readonly creditsAt?: CreditsAt;
  /** The part of a pension contribution that is deducted: parts of its rate. */
  readonly cppDeduction?: { readonly cppShare: readonly number[] };
  readonly offset?: { readonly max: number; readonly rates: Bands };
  readonly province?: {
    readonly brackets: Bands;
    readonly creditsAt: CreditsAt;
    readonly surtax: Bands;
    readonly premium: readonly {
      readonly above: number;
      readonly base: number;
      readonly rate: number;
      readonly most: number;
    }[];
  };
  readonly contributions?: readonly Contribution[];
}

/** A year's income as it is typed. */
export interface Year {
  /** The income without a salary sacrifice. */
  readonly pay: Big;
  /** What is paid into a pension before tax. */
  readonly pension: Big;
  /** Whether the standard deduction is subtracted. */
  readonly deducts: boolean;
}

interface Line {
  readonly item: string;
  readonly amount: Big;
}

/** What is due on a year's income. */
export interface Due {
  readonly taxableIncome: Big;
  readonly allowance?: Big | undefined;
  /** The part of pension contributions that is deducted. */
  readonly pensionRelief?: Big | undefined;
  readonly byBracket: ReturnType<typeof taxByBracket>;
  readonly marginalRate: Big;
  readonly bracketTax: Big;
  readonly adjustments: readonly Line[];
  readonly tax: Big;
  readonly contributions: readonly (Line & { readonly base: Big })[];
}

const zero = Big(0);
const least = (a: Big, b: Big): Big => (a.lt(b) ? a : b);
const most = (a: Big, b: Big): Big => (a.gt(b) ? a : b);
const positive = (a: Big): Big => most(zero, a);
const percent = (of: Big, rate: Big | number): Big => of.times(rate).div(100);
const sum = (all: readonly Big[]): Big => all.reduce((so, each) => so.plus(each), zero);
const sumOf = (lines: readonly Line[]): Big => sum(lines.map(({ amount }) => amount));

const ratesOf = (bands: Bands): readonly Bracket[] =>
  bands.map(([from = 0, rate = 0]) => ({ from: Big(from), rate: Big(rate) }));
const byBands = (bands: Bands, amount: Big): Big => taxOn(ratesOf(bands), amount);
/** The last of these that is below an amount. */
const reached = (bands: Bands, amount: Big): readonly number[] | undefined =>
  bands.findLast(([from = 0]) => amount.gt(from));

function contribution(
  { bands = [], exemptUpTo = 0, weekly, rate, lowAbove = 0, lowRate = 0 }: Contribution,
  base: Big,
): Big {
  if (rate !== undefined) {
    return least(percent(base, rate), percent(positive(base.minus(lowAbove)), lowRate));
  }
  if (exemptUpTo > 0 && base.lte(exemptUpTo)) return zero;
  const full = byBands(bands, base);
  if (!weekly) return full;
  const week = base.div(52);
  if (week.lte(weekly.exemptUpTo)) return zero;
  const credit = week.lte(weekly.creditUpTo)
    ? positive(Big(weekly.creditMax).minus(week.minus(weekly.creditFrom).div(weekly.creditDivisor)))
    : zero;
  return positive(full.minus(credit.times(52)));
}

/** The basic amount of credits, which can shrink between two incomes. */
function basicOf({ basic }: CreditsAt, income: Big): Big {
  if (typeof basic === 'number') return Big(basic);
  const { max, min, from, to } = basic;
  const part = least(positive(income.minus(from)), Big(to - from));
  return Big(max).minus(part.times(max - min).div(to - from));
}

const creditsOf = (credits: CreditsAt, income: Big, pay: Big, paid: Big): Big =>
  percent(
    sum([basicOf(credits, income), least(Big(credits.employment ?? 0), pay), paid]),
    credits.rate,
  );

/** Rebate, surcharge with marginal relief, and cess on the tax by the brackets. */
function rebateAndSurcharge(
  { brackets = [], rebate, surcharge = [], cess = 0 }: Schedule,
  taxable: Big,
  tax: Big,
): readonly Line[] {
  const excess = taxable.minus(rebate?.upTo ?? 0);
  const off = !rebate
    ? zero
    : excess.lte(0)
      ? least(tax, Big(rebate.max))
      : rebate.marginalRelief
        ? positive(tax.minus(excess))
        : zero;
  const after = tax.minus(off);
  const [threshold = 0, rate = 0] = reached(surcharge, taxable) ?? [];
  const extra = percent(after, rate);
  const [, before = 0] = reached(surcharge, Big(threshold)) ?? [];
  const atThreshold = byBands(brackets, Big(threshold))
    .times(100 + before)
    .div(100);
  const relief =
    rate > 0 ? positive(after.plus(extra).minus(atThreshold.plus(taxable).minus(threshold))) : zero;
  return [
    { item: 'Rebate (section 87A)', amount: off.neg() },
    { item: 'Surcharge', amount: extra },
    { item: 'Marginal relief', amount: relief.neg() },
    { item: 'Health and education cess', amount: percent(after.plus(extra).minus(relief), cess) },
  ];
}

/** The tax of a province on the same income, with its credits, surtax and premium. */
function provincial(
  { brackets, creditsAt, surtax, premium }: NonNullable<Schedule['province']>,
  { taxable, pay, paid }: { readonly taxable: Big; readonly pay: Big; readonly paid: Big },
): readonly Line[] {
  const tax = byBands(brackets, taxable);
  const credits = least(tax, creditsOf(creditsAt, taxable, pay, paid));
  const left = tax.minus(credits);
  const step = premium.findLast(({ above }) => taxable.gt(above));
  return [
    { item: 'Ontario tax by its brackets', amount: tax },
    { item: 'Ontario credits', amount: credits.neg() },
    {
      item: 'Ontario surtax',
      amount: sum(
        surtax.map(([above = 0, rate = 0]) => percent(positive(left.minus(above)), rate)),
      ),
    },
    {
      item: 'Ontario Health Premium',
      amount: step
        ? least(Big(step.most), percent(taxable.minus(step.above), step.rate).plus(step.base))
        : zero,
    },
  ];
}

/** The tax of a zone at an income, and its slope in percent. */
function inZone({ from, a = 0, b = 0, c = 0, linear, minus = 0 }: Zone, x: Big) {
  if (linear !== undefined) return { tax: percent(x, linear).minus(minus), slope: Big(linear) };
  const y = x.minus(from).div(10_000);
  return {
    tax: y.times(a).plus(b).times(y).plus(c),
    slope: y
      .times(2 * a)
      .plus(b)
      .div(100),
  };
}

/** Tax by a tariff of formulas: of the zones, rounded down, with the solidarity surcharge. */
function byZones({ zones = [], persons = 1, soli }: Schedule, income: Big): Due {
  const taxableIncome = income.round(0, 0);
  const x = taxableIncome.div(persons).round(0, 0);
  const byBracket = zones.map((zone, at) => {
    const next = zones[at + 1]?.from;
    const end = most(Big(zone.from), next === undefined ? x : least(x, Big(next)));
    const taxAt = (place: Big) => inZone(zone, place).tax;
    const tax = end.gt(zone.from) ? taxAt(end).minus(taxAt(Big(zone.from))) : zero;
    return {
      from: Big(zone.from).times(persons),
      rate: Big(zone.rate),
      taxed: end.minus(zone.from).times(persons),
      tax: tax.times(persons),
    };
  });
  const zone = zones.findLast(({ from }) => x.gt(from));
  const exact = zone ? inZone(zone, x).tax : zero;
  const whole = exact.round(0, 0);
  const due = whole.times(persons);
  const bracketTax = sum(byBracket.map(({ tax }) => tax));
  const eased = soli && percent(due.minus(soli.freeUpTo), soli.easedRate);
  const solidarity =
    soli && eased && due.gt(soli.freeUpTo)
      ? least(percent(due, soli.rate), eased).round(2, 0)
      : zero;
  const adjustments = [
    { item: 'Rounded down to euros', amount: due.minus(bracketTax) },
    { item: 'Solidarity surcharge', amount: solidarity },
  ];
  return {
    taxableIncome,
    byBracket,
    marginalRate: zone ? inZone(zone, x).slope : zero,
    bracketTax,
    adjustments,
    tax: bracketTax.plus(sumOf(adjustments)),
    contributions: [],
  };
}

/** What is due on a year's income by a schedule. */
export function dueOn(schedule: Schedule, { pay, pension, deducts }: Year): Due {
  if (schedule.zones) return byZones(schedule, pay);
  const { brackets = [], contributions = [], cppDeduction, creditsAt, province } = schedule;
  const onPay = contributions
    .filter(({ on }) => on === 'pay')
    .map((each) => ({ id: each.id, item: each.label, base: pay, amount: contribution(each, pay) }));
  const amountOf = (id: string) => onPay.find((each) => each.id === id)?.amount ?? zero;
  const [part = 0, whole = 1] = cppDeduction?.cppShare ?? [];
  const enhanced = amountOf('cpp').times(part).div(whole);
  const relief = cppDeduction ? enhanced.plus(amountOf('cpp2')) : zero;
  const net = positive(pay.minus(pension).minus(relief));
  const { allowance: free } = schedule;
  const allowance =
    free &&
    positive(Big(free.amount).minus(percent(positive(net.minus(free.taperAbove)), free.taperRate)));
  const deduction = allowance ?? Big(deducts ? (schedule.standardDeduction ?? 0) : 0);
  const taxableIncome = positive(net.minus(deduction));
  const rates = ratesOf(brackets);
  const byBracket = taxByBracket(rates, taxableIncome);
  const bracketTax = sum(byBracket.map(({ tax }) => tax));
  // What is left of the pension contribution after the deducted part counts for credits.
  const paid = amountOf('cpp').minus(enhanced).plus(amountOf('ei'));
  const adjustments: readonly Line[] = [
    ...(schedule.rebate ? rebateAndSurcharge(schedule, taxableIncome, bracketTax) : []),
    ...(creditsAt
      ? [
          {
            item: 'Federal credits',
            amount: least(bracketTax, creditsOf(creditsAt, net, pay, paid)).neg(),
          },
        ]
      : []),
    ...(province ? provincial(province, { taxable: taxableIncome, pay, paid }) : []),
    ...(schedule.offset
      ? [
          {
            item: 'Low income tax offset',
            amount: least(
              bracketTax,
              positive(
                Big(schedule.offset.max).minus(byBands(schedule.offset.rates, taxableIncome)),
              ),
            ).neg(),
          },
        ]
      : []),
    ...(schedule.credits
      ? [
          {
            item: 'Tax credits',
            amount: least(
              bracketTax,
              sum(schedule.credits.map(([, amount]) => Big(Number(amount)))),
            ).neg(),
          },
        ]
      : []),
  ];
  const onTaxable = contributions
    .filter(({ on }) => on === 'taxable')
    .map((each) => ({
      item: each.label,
      base: taxableIncome,
      amount: contribution(each, taxableIncome),
    }));
  const last = lastBracket(rates, taxableIncome)?.rate ?? zero;
  const [, provincialRate = 0] = (province && reached(province.brackets, taxableIncome)) ?? [];
  return {
    taxableIncome,
    allowance,
    pensionRelief: cppDeduction && relief,
    byBracket,
    marginalRate: last.plus(provincialRate),
    bracketTax,
    adjustments,
    tax: bracketTax.plus(sumOf(adjustments)),
    contributions: [...onPay.map(({ id, ...line }) => line), ...onTaxable],
  };
}
