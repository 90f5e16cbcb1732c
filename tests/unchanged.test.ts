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
  'Choose one: Metric or Imperial.': 'Choose one: Metric, Imperial or Feet and inches.',
  'Choose one: A yearly rate or Two values of a price index.':
    'Choose one: A yearly rate, Two values of a price index or Two years of an official index.',
};

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
  'bmi',
  'break-even',
  'business-days',
  'confidence-interval',
  'date-difference',
  'fuel-cost',
  'gpa',
  'ideal-weight',
  'linear-regression',
  'macros',
  'roi',
  'z-score',
  'auto-loan',
  'density',
  'mulch',
  'paint',
  'square-footage',
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
      const cautionsBefore = saved.cautions?.map((caution) => reworded[caution] ?? caution);
      const errors = saved.errors?.map((each) => ({
        ...each,
        message: reworded[each.message] ?? each.message,
      }));
      const before = { ...saved, cautions: cautionsBefore };
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
