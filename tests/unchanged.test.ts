import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { PageManifest } from '../schemas/calculator.ts';
import { findCalculators, loadCalculator } from '../scripts/calculators.ts';
import { findFiles } from '../scripts/files.ts';
import { answer } from '../src/engine/answer/answer.ts';
import { fragmentFor } from '../src/engine/answer/share-link.ts';
import { rowsOf } from '../src/engine/answer/tables.ts';
import { today } from '../src/engine/check/random-inputs.ts';
import { initialValues } from '../src/engine/input/inputs.ts';
import type { FormValues } from '../src/engine/input/kinds/kind.ts';
import { fixedRates } from './fixtures/rates/rates.ts';
import { selected } from './qa.ts';

/*
 * Calculators that got further fields: while nobody touches these, every answer, message, link and table is
 * what it was before. The files hold what the engine of 27 and 28 November 2026 gave.
 */

const folder = join(import.meta.dirname, 'fixtures/before-groups');

interface Line {
  readonly given: FormValues;
  readonly shown?: Readonly<Record<string, unknown>>;
  readonly cautions?: readonly string[];
  readonly link?: string;
  /** The beginning of the hash of each table's rows. */
  readonly tables?: Readonly<Record<string, string>>;
  readonly errors?: readonly { readonly message: string }[];
}

/** Sentences that name what a new field or option may change. */
const reworded: Readonly<Record<string, string>> = {
  'An estimate by the 28/36 rule, a rough guide from the United States, and not an offer of credit. Each lender decides by its own rules.':
    'An estimate by the rule chosen, and not an offer of credit. Each lender decides by its own rules.',
  'Choose one: My monthly payment or When I want to be done.':
    'Choose one: My monthly payment, When I want to be done or I pay only the minimum.',
  'Spoons in a drawer hold different amounts. Measure a medicine only with the spoon or syringe that came with it. An Australian tablespoon holds 20 mL and is not in the list.':
    'Spoons in a drawer hold different amounts. Measure a medicine only with the spoon or syringe that came with it. An Australian tablespoon holds 20 mL.',
  'Choose one: Inclusive, as in most software or Exclusive.':
    'Choose one: Inclusive, INC in Excel, Exclusive, EXC in Excel, Tukey’s hinges, halves with the median or Moore and McCabe, halves without the median (TI-83).',
  'Choose one: Kilometres or Miles.':
    'Choose one: Kilometres, Miles or Metres and metres per second.',
  'This is an estimate by the US federal brackets of the tax year 2026. State and local tax, payroll taxes, credits, lower rates on capital gains and the alternative minimum tax are not in it. This is no tax advice, and your return may show another amount.':
    'An estimate by the US federal brackets of 2026, without state and local tax, payroll taxes, credits, lower rates on capital gains and the alternative minimum tax.',
  'Calculated with the brackets that you typed, without credits, surcharges or other taxes. Check the place and the year of your list with the tax authority. This is no tax advice.':
    'An estimate with your own brackets, without credits, surcharges and other taxes.',
  'The basic standard deduction for 2026 is subtracted. It is larger from age 65 or with blindness, and often smaller for somebody who is claimed as a dependent.':
    'The basic standard deduction for 2026 is subtracted: larger from age 65 or with blindness, often smaller for a dependent.',
  'Spouses with separate returns must choose the same way: if one itemizes deductions, the other cannot take the standard deduction.':
    'Spouses with separate returns must choose alike: the standard deduction for both or for none.',
  'Over more than six years, the car can lose value faster than the loan is repaid. Compare the cost in all with a shorter term below.':
    'Over more than six years, the car can lose value faster than the loan is repaid. Compare the total cost with that of a shorter term.',
  'For adults who are not pregnant. Under 18, ask a doctor or nurse for a growth chart. In pregnancy, ask your midwife or doctor which weight is healthy.':
    'For adults who are not pregnant. Under 19, ask a doctor or nurse for a growth chart. In pregnancy, ask your midwife or doctor which weight is healthy.',
  'General information for healthy adults. Under 19, in pregnancy, while breastfeeding, or with diabetes or kidney disease, ask a doctor or dietitian before you change what you eat.':
    'Under 19, in pregnancy, while breastfeeding, or with diabetes or kidney disease, ask a doctor or dietitian before you change what you eat.',
  'The three shares add up to less than 100 %. They must make 100 % together.':
    'The three shares add up to less than 100%. They must make 100% together.',
  'The three shares add up to more than 100 %. They must make 100 % together.':
    'The three shares add up to more than 100%. They must make 100% together.',
  'Choose one: Metric or Imperial.': 'Choose one: Metric, Imperial or Feet and inches.',
  'Choose one: A yearly rate or Two values of a price index.':
    'Choose one: A yearly rate, Two values of a price index or Two years of an official index.',
};

/** Cautions that always held: an article or a sentence at the top of the result says it now. */
const dropped: readonly string[] = [
  'Over 65, losing weight without trying can matter more than the category, so tell a doctor about it.',
  'This is an estimate for one product whose price and costs stay the same at every volume. Ask an accountant to check your figures before you borrow money or sign a lease.',
  'The end day is counted. A bank, a court or a delivery service may have its own calendar and a cut-off time, and half days count as whole days here.',
  'The start date itself is not counted. A bank, a court or a delivery service may have its own calendar and a cut-off time after which the count begins a day later.',
  'The interval is about chance alone, for values drawn at random and independently. It does not include errors from wrong measurements or from people who did not answer.',
  'The start day and the end day are both counted, which is one day more than the difference of the dates. For nights in a hotel or an age, choose No.',
  'For a legal deadline or a contract, its own rule says which days count. Weekdays include public holidays, so they are not the same as working days.',
  'Floating or sinking is stated for a solid piece. For a hollow body, such as a ship, the air inside it counts too.',
  'This is the cost of the fuel alone. Tolls, parking and the wear of the vehicle come on top.',
  'Only the average on your transcript is official, because schools differ in the points they give and in how they treat repeated courses.',
  'General information, and no weight to aim for: muscle, age and origin change what is healthy for you. If you have or had an eating disorder, please ask the people who treat you instead.',
  'The four formulas were made for medical use, such as doses of medicines, and not as goals. They know neither your build nor your age.',
  'That two things go together does not show that one causes the other. Look at the chart below too: the figures alone cannot tell a bend from a line.',
  'If you have or had an eating disorder, please do not count grams or calories here. Talk to the people who treat you, or to a doctor.',
  'The coverage on a can holds for smooth, sealed surfaces. New plaster, brick and rough walls take far more, and often need a primer first.',
  'This is the area of the shapes as you measured them. The living area in a listing, and the size of a plot in a deed, follow local rules.',
  'These probabilities hold only if the values follow a normal distribution, the bell curve. Look at a histogram of your data first.',
];

/** Results and tables that rest on the fields that were there, and were added to them. */
const added: Readonly<Record<string, readonly string[]>> = {
  'auto-loan': ['schedule'],
  average: ['iqr', 'lowerFence', 'upperFence', 'whiskerLow', 'whiskerHigh', 'outliers', 'box'],
  'confidence-interval': ['waldLower', 'waldUpper', 'waldMargin', 'waldRemark'],
  'linear-regression': ['equation'],
  pregnancy: ['ageNow', 'trimester', 'daysLeft', 'daysOver', 'conception'],
  bmr: ['targetCalories', 'weeksToGoal', 'dailyGap', 'bmrKatch', 'tdeeKatch', 'leanMass'],
  'water-intake': ['fromDrinks', 'fromFood'],
  'body-fat': ['fatRange', 'likelyFrom', 'likelyTo', 'norms'],
  bmi: ['healthyFrom', 'healthyTo', 'toHealthy'],
  'calories-burned': ['netCalories', 'restingCalories', 'metUsed'],
  'credit-card-payoff': ['payoffDate'],
  concrete: ['bagSizes'],
  electricity: ['yearCost'],
  'currency-converter': ['moves'],
  'fuel-cost': ['costPerDistance'],
  'volume-converter': ['all'],
  'weight-converter': ['all'],
  'temperature-converter': ['gasMark', 'fanOven', 'ovens'],
  'area-converter': ['all'],
  'break-even': ['contributionMargin', 'contributionMarginRatio'],
  'mortgage-affordability': ['limit', 'rules'],
  'retirement-savings': ['neededToday'],
};

/** Calculators with other cautions: these are not compared. */
const reworked: readonly string[] = [
  'pregnancy',
  'calories-burned',
  'bmr',
  'water-intake',
  'concrete',
  'timezone',
  'payroll',
  'mulch',
  'roi',
];

const without = <T>(all: Readonly<Record<string, T>>, ids: readonly string[] = []) =>
  Object.fromEntries(Object.entries(all).filter(([id]) => !ids.includes(id)));

const hashOf = (rows: unknown): string =>
  createHash('sha256').update(JSON.stringify(rows)).digest('hex').slice(0, 12);

const slugs = findFiles('*.jsonl', { cwd: folder }).map((file) => file.replace('.jsonl', ''));
const folders = selected(findCalculators().filter(({ slug }) => slugs.includes(slug)));

test.each(folders.map((each) => [each.slug, each] as const))(
  '%s answers as before while its further fields are as they were at first',
  async (slug, found) => {
    const calculator = await loadCalculator(found);
    const manifest: PageManifest = calculator.manifest;
    const module = await calculator.tables?.();
    const live = { today, rates: fixedRates };
    const lines = readFileSync(join(folder, `${slug}.jsonl`), 'utf8')
      .trim()
      .split('\n');
    for (const line of lines.map((text): Line => JSON.parse(text))) {
      const { given, ...saved } = line;
      const cautionsBefore = saved.cautions
        ?.filter((caution) => !dropped.includes(caution))
        .map((caution) => reworded[caution] ?? caution);
      const errors = saved.errors?.map((each) => ({
        ...each,
        message: reworded[each.message] ?? each.message,
      }));
      const before = { ...saved, cautions: cautionsBefore?.length ? cautionsBefore : undefined };
      const outcome = answer(calculator, given, live);
      if (!outcome.ok) {
        expect(outcome.errors, JSON.stringify(given)).toEqual(errors);
        continue;
      }
      const { shown } = outcome;
      const said = reworked.includes(slug) ? [] : outcome.cautions;
      const rows = module && rowsOf(calculator, module, outcome, live);
      const now = {
        shown: without(shown, added[slug]),
        cautions: said.length > 0 ? said : undefined,
        link: fragmentFor(manifest, { ...initialValues(manifest), ...given }),
        ...(rows && {
          tables: Object.fromEntries(
            Object.entries(without(rows, added[slug])).map(([id, all]) => [id, hashOf(all)]),
          ),
        }),
      };
      // Tables on demand may have come since.
      const tables = rows && { tables: saved.tables ?? {} };
      expect(now, JSON.stringify(given)).toEqual({ ...before, ...tables });
    }
  },
);
