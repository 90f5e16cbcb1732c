import { describe, expect, test } from 'vitest';
import { loadCalculator, loadCatalogue } from '../build/calculators.ts';
import { categories } from '../calculators/categories.ts';
import type { Band, Chart, Digits, Field, Result } from '../schemas/manifest.ts';
import { answer } from '../src/engine/answer.ts';
import { type Typed, today } from './generators.ts';
import { only, tried } from './qa.ts';

/*
 * The specification's facts, written down from the specification: what the manifests say is held
 * against them, never taken from them.
 */

interface FieldFacts {
  readonly kind: Field['kind'];
  readonly min?: number;
  readonly max?: number;
  readonly above?: number;
  readonly default?: number | string;
  readonly presets?: readonly number[];
  readonly optional?: true;
  readonly whenBlank?: number | 'today';
  readonly todayButton?: true;
  /** Option ids with the formula's numbers, or alone. */
  readonly options?: Readonly<Record<string, number>> | readonly string[];
  readonly fields?: Readonly<Record<string, FieldFacts>>;
}

interface ResultFacts {
  readonly kind: Result['kind'];
  readonly digits?: Digits;
  readonly currency?: string | { readonly by: string };
  readonly grouping?: 'indian';
  /** Where each band begins, under its name. */
  readonly bands?: readonly (readonly [from: number, label: string])[];
  readonly when?: object;
  readonly columns?: readonly string[];
  readonly chart?: object;
}

interface Facts {
  readonly category: string;
  readonly popular?: true;
  readonly fields: Readonly<Record<string, FieldFacts>>;
  readonly results: Readonly<Record<string, ResultFacts>>;
  readonly reset?: 'blank' | 'defaults';
  readonly disabledUntilFilled?: true;
  readonly live?: true;
  readonly swap?: readonly [string, string];
  readonly alert?: string;
  /** Inputs, and what the visitor reads. */
  readonly worked: readonly (readonly [Typed, Readonly<Record<string, string>>])[];
  /** Inputs that give no result. */
  readonly refused: readonly Typed[];
}

const positive = { kind: 'number', above: 0 } as const;
const notNegative = { kind: 'number', min: 0 } as const;
const money = { kind: 'money', digits: 2 } as const;
const rupees = { kind: 'money', digits: 0, currency: 'INR', grouping: 'indian' } as const;
const whole = { kind: 'number', digits: 0 } as const;
const currencies = 'USD EUR GBP JPY CAD AUD CHF CNY INR KRW BRL MXN SGD HKD NOK SEK NZD ZAR'.split(
  ' ',
);

const loan = { principal: '1000000', annualRate: '8.5', tenureYears: '20' };
const house = { homePrice: '300000', downPayment: '60000', annualRate: '6', termYears: '30' };
const savings = { principal: '1000', annualRate: '12', years: '1' };
const body = { weight: '70', height: '175', age: '30', gender: 'male', activityLevel: 'light' };
const thirst = { weight: '70', activityLevel: 'sedentary', climate: 'temperate' };
const course = (credits: string, grade: string) => ({ name: '', credits, grade });

const specification: Readonly<Record<string, Facts>> = {
  'loan-emi': {
    category: 'finance',
    popular: true,
    fields: { principal: positive, annualRate: notNegative, tenureYears: positive },
    results: { emi: rupees, totalAmount: rupees, totalInterest: rupees },
    reset: 'blank',
    worked: [
      [loan, { emi: '₹8,678', totalAmount: '₹20,82,776', totalInterest: '₹10,82,776' }],
      [
        { ...loan, annualRate: '0' },
        { emi: '₹4,167', totalInterest: '₹0' },
      ],
      [
        { ...loan, tenureYears: '0.5' },
        { emi: '₹1,70,823', totalAmount: '₹10,24,937' },
      ],
    ],
    refused: [
      { ...loan, principal: '' },
      { ...loan, annualRate: '' },
      { ...loan, tenureYears: '' },
      { ...loan, principal: '-1' },
      { ...loan, tenureYears: '0' },
    ],
  },

  'compound-interest': {
    category: 'finance',
    fields: {
      principal: positive,
      annualRate: notNegative,
      years: positive,
      compoundingFrequency: {
        kind: 'choice',
        default: 'monthly',
        options: { annually: 1, semiannually: 2, quarterly: 4, monthly: 12, daily: 365 },
      },
    },
    results: {
      finalAmount: money,
      totalInterest: money,
      monthlyBreakdown: {
        kind: 'table',
        columns: ['month', 'balance', 'interest'],
        chart: { x: 'month', y: 'balance', every: 6, most: 10 },
      },
    },
    worked: [
      [savings, { finalAmount: '1,126.83', totalInterest: '126.83' }],
      [{ ...savings, compoundingFrequency: 'annually' }, { finalAmount: '1,120.00' }],
      [{ ...savings, compoundingFrequency: 'daily' }, { finalAmount: '1,127.47' }],
      [
        { ...savings, annualRate: '0' },
        { finalAmount: '1,000.00', totalInterest: '0.00' },
      ],
    ],
    refused: [
      { ...savings, principal: '' },
      { ...savings, annualRate: '' },
      { ...savings, years: '' },
      { ...savings, principal: '0' },
    ],
  },

  mortgage: {
    category: 'finance',
    fields: {
      homePrice: positive,
      downPayment: { kind: 'number', min: 0, optional: true, whenBlank: 0 },
      annualRate: notNegative,
      termYears: positive,
    },
    results: {
      monthlyPayment: money,
      totalPayment: money,
      totalInterest: money,
      loanToValue: { kind: 'percent', digits: 2 },
    },
    worked: [
      [house, { monthlyPayment: '1,438.92', totalInterest: '278,011.65', loanToValue: '80.00%' }],
      [
        { ...house, downPayment: '' },
        { monthlyPayment: '1,798.65', loanToValue: '100.00%' },
      ],
      [
        { ...house, downPayment: '300000' },
        { monthlyPayment: '0.00', totalPayment: '0.00', loanToValue: '0.00%' },
      ],
      [
        { ...house, annualRate: '0' },
        { monthlyPayment: '666.67', totalPayment: '240,000.00', totalInterest: '0.00' },
      ],
    ],
    refused: [
      { ...house, downPayment: '300000.01' },
      { ...house, homePrice: '' },
      { ...house, annualRate: '' },
      { ...house, termYears: '' },
    ],
  },

  'currency-converter': {
    category: 'finance',
    popular: true,
    fields: {
      amount: { kind: 'number', default: 100 },
      from: { kind: 'currency', default: 'USD', options: currencies },
      to: { kind: 'currency', default: 'EUR', options: currencies },
    },
    results: {
      convertedAmount: { kind: 'money', digits: 2, currency: { by: 'to' } },
      rate: { kind: 'number', digits: 4 },
    },
    live: true,
    swap: ['from', 'to'],
    worked: [
      [{}, { convertedAmount: '€88.74', rate: '0.8874 EUR' }],
      [
        { from: 'EUR', to: 'USD' },
        { convertedAmount: '$112.69', rate: '1.1269 USD' },
      ],
      [
        { amount: '-5', from: 'INR', to: 'INR' },
        { convertedAmount: '-₹5.00', rate: '1.0000 INR' },
      ],
    ],
    refused: [{ amount: '' }, { amount: 'ten' }],
  },

  bmi: {
    category: 'health',
    popular: true,
    fields: {
      unit: { kind: 'choice', default: 'metric', options: ['metric', 'imperial'] },
      height: positive,
      weight: positive,
    },
    results: {
      bmi: {
        kind: 'number',
        digits: 1,
        bands: [
          [-Infinity, 'Underweight'],
          [18.5, 'Normal weight'],
          [25, 'Overweight'],
          [30, 'Obese'],
        ],
      },
      category: { kind: 'text' },
      description: { kind: 'text' },
    },
    reset: 'blank',
    disabledUntilFilled: true,
    worked: [
      [
        { height: '100', weight: '18.49999' },
        { bmi: '18.5 kg/m²', category: 'Underweight' },
      ],
      [{ height: '100', weight: '18.5' }, { category: 'Normal weight' }],
      [
        { height: '100', weight: '24.96' },
        { bmi: '25.0 kg/m²', category: 'Normal weight' },
      ],
      [{ height: '100', weight: '25' }, { category: 'Overweight' }],
      [{ height: '100', weight: '29.9999' }, { category: 'Overweight' }],
      [{ height: '100', weight: '30' }, { category: 'Obese' }],
      [{ unit: 'imperial', height: '5.5', weight: '180' }, { bmi: '29.1 kg/m²' }],
    ],
    refused: [
      { height: '', weight: '70' },
      { height: '170', weight: '' },
      { height: '0', weight: '1' },
    ],
  },

  bmr: {
    category: 'health',
    fields: {
      weight: positive,
      height: positive,
      age: positive,
      gender: { kind: 'choice', options: { male: 5, female: -161 } },
      activityLevel: {
        kind: 'choice',
        options: { sedentary: 1.2, light: 1.375, moderate: 1.55, active: 1.725, extra: 1.9 },
      },
    },
    results: { bmr: whole, tdee: whole, weightLoss: whole, weightGain: whole },
    worked: [
      [
        body,
        {
          bmr: '1,649 kcal/day',
          tdee: '2,267 kcal/day',
          weightLoss: '1,767 kcal/day',
          weightGain: '2,767 kcal/day',
        },
      ],
      [{ ...body, gender: 'female' }, { bmr: '1,483 kcal/day' }],
    ],
    refused: Object.keys(body).map((id) => ({ ...body, [id]: '' })),
  },

  'water-intake': {
    category: 'health',
    fields: {
      weight: positive,
      activityLevel: {
        kind: 'choice',
        options: { sedentary: 1, light: 1.2, moderate: 1.4, intense: 1.6, extreme: 1.8 },
      },
      climate: { kind: 'choice', options: { cold: 0.9, temperate: 1, warm: 1.1, hot: 1.3 } },
    },
    results: { dailyMl: whole, dailyLitres: { kind: 'number', digits: 2 }, glasses: whole },
    worked: [
      [thirst, { dailyMl: '2,450 ml', dailyLitres: '2.45 litres', glasses: '10' }],
      [
        { ...thirst, activityLevel: 'extreme', climate: 'hot' },
        { dailyMl: '5,733 ml', glasses: '23' },
      ],
    ],
    refused: Object.keys(thirst).map((id) => ({ ...thirst, [id]: '' })),
  },

  'calories-burned': {
    category: 'health',
    fields: {
      weight: { kind: 'number', min: 20, max: 300, default: 70 },
      minutes: { kind: 'number', min: 1, max: 300, default: 30 },
      activity: {
        kind: 'choice',
        default: 'running',
        options: { walking: 3, running: 8, cycling: 6, yoga: 4, swimming: 10 },
      },
    },
    results: { calories: whole },
    worked: [
      [{}, { calories: '280 kcal' }],
      [{ weight: '60', minutes: '60', activity: 'walking' }, { calories: '180 kcal' }],
    ],
    refused: [{ weight: '19.9' }, { weight: '300.1' }, { minutes: '0.9' }, { minutes: '301' }],
  },

  gpa: {
    category: 'education',
    fields: {
      courses: {
        kind: 'rows',
        fields: {
          name: { kind: 'text', optional: true },
          credits: positive,
          grade: {
            kind: 'choice',
            options: {
              'A+': 4,
              A: 4,
              'A-': 3.7,
              'B+': 3.3,
              B: 3,
              'B-': 2.7,
              'C+': 2.3,
              C: 2,
              'C-': 1.7,
              'D+': 1.3,
              D: 1,
              F: 0,
            },
          },
        },
      },
    },
    results: {
      gpa: {
        kind: 'number',
        digits: 2,
        bands: [
          [-Infinity, 'Needs Improvement'],
          [2, 'Satisfactory'],
          [3, 'Good'],
          [3.7, 'Excellent'],
        ],
      },
      totalCredits: { kind: 'number', digits: { atMost: 2 } },
      qualityPoints: { kind: 'number', digits: 2 },
      band: { kind: 'text' },
    },
    worked: [
      [
        { courses: [course('3', 'A-')] },
        { gpa: '3.70', band: 'Excellent', qualityPoints: '11.10' },
      ],
      [
        { courses: [course('1', 'A-'), course('1', 'B+')] },
        { gpa: '3.50', band: 'Good', totalCredits: '2' },
      ],
      [{ courses: [course('7', 'A-'), course('1', 'B+')] }, { gpa: '3.65', band: 'Good' }],
      [{ courses: [course('999', 'A-'), course('1', 'B+')] }, { gpa: '3.70', band: 'Good' }],
      [{ courses: [course('1', 'B')] }, { band: 'Good' }],
      [{ courses: [course('1', 'C')] }, { band: 'Satisfactory' }],
      [
        { courses: [course('9', 'C'), course('1', 'F')] },
        { gpa: '1.80', band: 'Needs Improvement' },
      ],
      [
        { courses: [course('3', 'A'), course('', 'F'), course('9', ''), course('0', 'F')] },
        { gpa: '4.00', totalCredits: '3' },
      ],
    ],
    refused: [
      { courses: [] },
      { courses: [course('', '')] },
      { courses: [course('0', 'A')] },
      { courses: [course('-3', 'A')] },
      { courses: [course('3', 'D-')] },
    ],
  },

  age: {
    category: 'everyday',
    popular: true,
    fields: {
      birthDate: { kind: 'date' },
      targetDate: { kind: 'date', optional: true, whenBlank: 'today', todayButton: true },
    },
    results: {
      years: whole,
      months: whole,
      days: whole,
      totalDays: whole,
      totalHours: whole,
      totalMinutes: whole,
      nextBirthday: whole,
      birthWeekday: { kind: 'text' },
    },
    reset: 'blank',
    alert: 'Birth date cannot be in the future!',
    worked: [
      [
        { birthDate: '2000-01-31', targetDate: '2023-03-01' },
        {
          years: '23',
          months: '1',
          days: '1',
          totalDays: '8,430',
          totalHours: '202,320',
          totalMinutes: '12,139,200',
          nextBirthday: '336',
          birthWeekday: 'Monday',
        },
      ],
      [
        { birthDate: today, targetDate: '' },
        { years: '0', totalDays: '0', nextBirthday: '0' },
      ],
      [
        { birthDate: '2004-02-29', targetDate: '2025-02-28' },
        { years: '20', months: '11', days: '30', nextBirthday: '1' },
      ],
    ],
    refused: [
      { birthDate: '' },
      { birthDate: '2026-10-07' },
      { birthDate: '2020-02-02', targetDate: '2020-02-01' },
    ],
  },

  tip: {
    category: 'everyday',
    popular: true,
    fields: {
      bill: notNegative,
      tipPercent: { kind: 'number', min: 0, default: 15, presets: [10, 15, 18, 20, 25] },
      people: { kind: 'integer', min: 1, default: 1 },
    },
    results: {
      tipAmount: money,
      totalAmount: money,
      perPersonAmount: { ...money, when: { field: 'people', above: 1 } },
      tipPerPerson: { ...money, when: { field: 'people', above: 1 } },
    },
    reset: 'defaults',
    worked: [
      [{ bill: '50' }, { tipAmount: '7.50', totalAmount: '57.50' }],
      [
        { bill: '0', people: '3' },
        { totalAmount: '0.00', perPersonAmount: '0.00', tipPerPerson: '0.00' },
      ],
      // From the unrounded totals: 0.115 / 10 is 0.0115, not 0.12 / 10.
      [
        { bill: '0.1', people: '10' },
        { totalAmount: '0.12', perPersonAmount: '0.01' },
      ],
    ],
    refused: [
      { bill: '' },
      { bill: '10', tipPercent: '' },
      { bill: '10', people: '' },
      { bill: '10', people: '0' },
      { bill: '10', people: '2.5' },
    ],
  },
};

/** What the specification says of a field, as a manifest has it. */
function fieldFacts(field: Field): FieldFacts {
  const { kind } = field;
  const told = Object.fromEntries(
    [
      'min',
      'max',
      'above',
      'below',
      'whole',
      'default',
      'presets',
      'optional',
      'whenBlank',
      'todayButton',
      'when',
    ]
      .filter((key) => key in field)
      .map((key) => [key, field[key as keyof Field]]),
  );
  if (field.kind === 'rows') return { kind, ...told, fields: each(field.fields, fieldFacts) };
  if (field.kind === 'currency') return { kind, ...told, options: Object.keys(field.options) };
  if (field.kind !== 'choice') return { kind, ...told };
  const values = Object.entries(field.options).map(([id, { value }]) => [id, value] as const);
  const numbered = values.every(([, value]) => value !== undefined);
  return {
    kind,
    ...told,
    options: numbered ? Object.fromEntries(values) : values.map(([id]) => id),
  } as FieldFacts;
}

function resultFacts(result: Result): ResultFacts {
  const told = Object.fromEntries(
    ['digits', 'currency', 'grouping', 'when']
      .filter((key) => key in result)
      .map((key) => [key, result[key as keyof Result]]),
  );
  const { kind } = result;
  if ('bands' in result && result.bands) {
    const from = (index: number) =>
      (result.bands as readonly Band[])[index - 1]?.below ?? -Infinity;
    return { kind, ...told, bands: result.bands.map(({ label }, at) => [from(at), label]) };
  }
  if (result.kind !== 'table') return { kind, ...told };
  const { x, y, every, most } = (result.chart ?? {}) as Extract<Chart, { kind: 'bars' }>;
  return { kind, ...told, columns: Object.keys(result.columns), chart: { x, y, every, most } };
}

const each = <A, B>(record: Readonly<Record<string, A>>, of: (one: A) => B): Record<string, B> =>
  Object.fromEntries(Object.entries(record).map(([id, one]) => [id, of(one)]));

const catalogue = await loadCatalogue();

const facts = Object.entries(specification).map(([slug, told]) => ({ slug, told }));
for (const { slug, told } of tried(facts)) {
  describe(slug, { meta: { slug, kind: 'specification' } }, () => everyFact(slug, told));
}

async function everyFact(slug: string, facts: Facts) {
  const folder = catalogue.find((entry) => entry.slug === slug);
  if (!folder) throw new Error(`${slug} is missing from the catalogue.`);
  const calculator = await loadCalculator(folder);
  const { manifest } = calculator;
  const ask = (typed: Typed) => answer(calculator, typed, { today });

  test('stands in its category, popular or not', () => {
    expect(folder.category).toBe(facts.category);
    expect(manifest.popular).toBe(facts.popular);
  });

  test('asks for what the specification lists, within its bounds', () => {
    expect(each(manifest.fields, fieldFacts)).toEqual(facts.fields);
    for (const [id, { options }] of Object.entries(facts.fields)) {
      const field = manifest.fields[id] as { options?: object };
      const ids = Array.isArray(options) ? options : Object.keys(options ?? {});
      expect(Object.keys(field.options ?? {}), `order of ${id}`).toEqual(ids);
    }
  });

  test('shows what the specification lists, with its decimals and bands', () => {
    expect(each(manifest.results, resultFacts)).toEqual(facts.results);
  });

  test('acts as the specification says', () => {
    const { reset, disabledUntilFilled, live, swap } = manifest.actions;
    expect({ reset, disabledUntilFilled, live, swap }).toEqual({
      reset: facts.reset,
      disabledUntilFilled: facts.disabledUntilFilled,
      live: facts.live,
      swap: facts.swap,
    });
    const alerts = (manifest.guards ?? []).filter(({ alert }) => alert);
    expect(alerts.map(({ message }) => message)).toEqual(facts.alert ? [facts.alert] : []);
  });

  test('gives the figures of the specification’s formulas', {
    meta: { cases: facts.worked.length },
  }, () => {
    for (const [typed, shows] of facts.worked) {
      const said = ask(typed);
      expect(said.ok ? said.shown : said.errors, JSON.stringify(typed)).toMatchObject(shows);
    }
  });

  test('gives no result where the specification gives none', {
    meta: { cases: facts.refused.length },
  }, () => {
    for (const typed of facts.refused) {
      expect(ask(typed).ok, JSON.stringify(typed)).toBe(false);
    }
  });
}

describe.skipIf(only)('the catalogue', () => {
  const order =
    'loan-emi compound-interest mortgage investment-return currency-converter credit-score bmi bmr body-fat pregnancy water-intake calories-burned life-insurance health-insurance car-insurance home-insurance travel-insurance mortgage-affordability rent-vs-buy property-tax real-estate-roi construction-cost profit-margin break-even roi payroll freelance-rate gpa student-loan grade-percentage study-time age tip fuel-cost unit-converter timezone electricity domain-value crypto-profit'.split(
      ' ',
    );

  test('begins with the categories of the specification, in its order', () => {
    expect(categories.slice(0, 8).map(({ id }) => id)).toEqual([
      'finance',
      'health',
      'insurance',
      'real-estate',
      'business',
      'education',
      'everyday',
      'technology',
    ]);
  });

  test('has the specification’s calculators in the specification’s order', () => {
    const slugs = catalogue.map(({ slug }) => slug).filter((slug) => order.includes(slug));
    expect(slugs).toEqual(order.filter((slug) => slugs.includes(slug)));
    expect(slugs).toEqual(expect.arrayContaining(Object.keys(specification)));
  });

  test('has the popular ones of the specification, and no other', () => {
    const popular = catalogue.filter(({ manifest }) => manifest.popular).map(({ slug }) => slug);
    expect(popular).toEqual(['loan-emi', 'currency-converter', 'bmi', 'age', 'tip']);
  });

  test('has the quick tools of the footer in its order', () => {
    const quick = catalogue.filter(({ manifest }) => manifest.quickTool);
    quick.sort((a, b) => (a.manifest.quickTool ?? 0) - (b.manifest.quickTool ?? 0));
    expect(quick.map(({ slug }) => slug)).toEqual(['bmi', 'loan-emi', 'age', 'tip']);
  });
});

test.skipIf(only && only !== 'compound-interest')(
  'the compound breakdown has a row for each whole month, sixty at most',
  {
    meta: { slug: 'compound-interest', kind: 'specification', cases: 7 },
  },
  async () => {
    const folder = catalogue.find(({ slug }) => slug === 'compound-interest');
    const calculator = await loadCalculator(folder as (typeof catalogue)[number]);
    const rows = (years: string) => {
      const said = answer(calculator, { ...savings, years }, { today });
      return (said.ok ? said.shown.monthlyBreakdown : []) as readonly Record<string, string>[];
    };
    expect(rows('0.08')).toEqual([]);
    expect(rows('0.25')).toHaveLength(3);
    expect(rows('4.99')).toHaveLength(59);
    expect(rows('5')).toHaveLength(60);
    expect(rows('30')).toHaveLength(60);
    expect(rows('1')[0]).toEqual({ month: '1', balance: '1,010.00', interest: '10.00' });
    expect(rows('1').at(-1)).toEqual({ month: '12', balance: '1,126.83', interest: '126.83' });
  },
);
