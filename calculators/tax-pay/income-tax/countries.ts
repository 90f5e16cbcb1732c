import { Big } from '#schemas/decimal.ts';
import type { Inputs } from '#schemas/manifest.ts';
import australia from '#shared/data/income-tax-au-2026.json' with { type: 'json' };
import canada from '#shared/data/income-tax-ca-2026.json' with { type: 'json' };
import germany from '#shared/data/income-tax-de-2026.json' with { type: 'json' };
import ireland from '#shared/data/income-tax-ie-2026.json' with { type: 'json' };
import india from '#shared/data/income-tax-in-2026.json' with { type: 'json' };
import uk from '#shared/data/income-tax-uk-2026.json' with { type: 'json' };
import us from '#shared/data/income-tax-us-2026.json' with { type: 'json' };
import type { ReferenceData } from '#shared/reference-data.ts';
import { dayInWords } from '#shared/words.ts';
import type manifest from './manifest.ts';
import { dueOn, type Schedule, type Year } from './rules.ts';

/*
 * The schedules of seven countries, by the data sets of 2026: fetched with their rules when one of them is
 * chosen, or when contributions are asked for.
 */

interface TaxSet extends ReferenceData {
  readonly schedules: Readonly<Record<string, Schedule>>;
}

const sets: readonly TaxSet[] = [us, uk, india, canada, australia, ireland, germany];

/** The set that has a schedule, such as "ukScotland2026". */
function setWith(id: string): TaxSet {
  const set = sets.find(({ schedules }) => id in schedules);
  if (!set) throw new Error(`No data set has a schedule “${id}”.`);
  return set;
}

const scheduleOf = (id: string): Schedule => setWith(id).schedules[id] as Schedule;

type Income = Pick<
  Inputs<(typeof manifest)['fields']>,
  'schedule' | 'income' | 'useStandardDeduction' | 'pretaxDeduction' | 'salarySacrifice' | 'view'
>;

const total = (lines: readonly { readonly amount: Big }[]): Big =>
  lines.reduce((sum, { amount }) => sum.plus(amount), Big(0));

/** What is due on the income of a year by the rules of its schedule. */
function dueBy({ schedule, income, ...inputs }: Income) {
  const year: Year = {
    pay: income.minus(inputs.salarySacrifice ?? 0),
    pension: inputs.pretaxDeduction ?? Big(0),
    deducts: inputs.useStandardDeduction === 'yes',
  };
  const due = dueOn(scheduleOf(schedule), year);
  return { ...due, paid: total(due.contributions) };
}

/**
 * The income at a step of the law below this one, if more is left of it: where a rebate or an exemption ends, a
 * little more income leaves less.
 */
function stepBelow(inputs: Income, due: ReturnType<typeof dueBy>) {
  const { rebate, surcharge = [], contributions = [] } = scheduleOf(inputs.schedule);
  const { income, salarySacrifice = Big(0) } = inputs;
  const takesHome = inputs.view === 'takeHome';
  const ofTaxable = [rebate?.upTo ?? [], surcharge.map(([above = 0]) => above)].flat(2);
  const ofPay = takesHome
    ? contributions.flatMap(({ exemptUpTo = 0, weekly }) => [
        exemptUpTo,
        (weekly?.exemptUpTo ?? 0) * 52,
      ])
    : [];
  const left = (of: Big, { tax, paid }: typeof due) => of.minus(tax).minus(takesHome ? paid : 0);
  const own = left(income, due);
  const [step] = [
    ...ofTaxable.map((each) => income.minus(due.taxableIncome).plus(each)),
    ...ofPay.map((each) => salarySacrifice.plus(each)),
  ]
    .filter((each) => each.gt(0) && each.lt(income))
    .map((each) => ({ each, more: left(each, dueBy({ ...inputs, income: each })).minus(own) }))
    .filter(({ more }) => more.gt(0))
    .sort((one, other) => other.more.cmp(one.more));
  return { stepAt: step?.each, stepLoss: step?.more };
}

/** Who published the figures of a set, in a sentence. */
function sourceOf({ source, lookedUp }: TaxSet): string {
  const publishers = new Set(source.flatMap(({ publisher }) => publisher.split('; ')));
  return `Figures: ${[...publishers].join('; ')}; looked up ${dayInWords(lookedUp)}.`;
}

/** The figures of a schedule by the rules of its country, and what its set says of itself on a day (YYYY-MM-DD). */
export function assess(inputs: Income, today: string) {
  const set = setWith(inputs.schedule);
  const due = dueBy(inputs);
  const more = dueBy({ ...inputs, income: inputs.income.plus(100) });
  const last = due.byBracket.findLast(({ taxed }) => taxed.gt(0));
  const takesHome = inputs.view === 'takeHome';
  const isAdjusted = due.adjustments.length > 0;
  return {
    byBracket: due.byBracket,
    marginalRate: due.marginalRate,
    bracketStart: isAdjusted ? undefined : (last?.from ?? Big(0)),
    below: isAdjusted ? undefined : due.bracketTax.minus(last?.tax ?? 0),
    allowance: due.allowance,
    pensionRelief: due.pensionRelief,
    bracketTax: isAdjusted ? due.bracketTax : undefined,
    adjustments: isAdjusted ? due.adjustments : undefined,
    adjustment: isAdjusted ? total(due.adjustments) : undefined,
    contributions: takesHome ? due.paid : undefined,
    contributionLines: takesHome ? due.contributions : undefined,
    marginalTotal: takesHome ? more.tax.plus(more.paid).minus(due.tax).minus(due.paid) : undefined,
    ...stepBelow(inputs, due),
    source: sourceOf(set),
    leftOut: set.notes.join(' '),
    isListed: 'yes',
    isPast: today > set.validUntil ? 'yes' : 'no',
    pastText: set.whenPast
      .replace('{what}', set.what)
      .replace('{validUntil}', dayInWords(set.validUntil)),
  };
}
