import { describe, expect, test } from 'vitest';
import { categories } from '../calculators/categories.ts';
import { type LoadedCalculator, loadCalculator, loadCatalogue } from '../scripts/calculators.ts';
import { answer } from '../src/engine/answer/answer.ts';
import { today } from '../src/engine/check/random-inputs.ts';
import { onlySlug, selected } from './qa.ts';
import type { Facts } from './spec/facts.ts';
import {
  deviations,
  miscalculations,
  specification,
  wronglyAnswered,
} from './spec/specification.ts';

/*
 * Compares the manifests with the specification's tables, which are copied in spec/.
 */

const catalogue = await loadCatalogue();

const entries = Object.entries(specification).map(([slug, facts]) => ({ slug, facts }));
for (const { slug, facts } of selected(entries)) {
  describe(slug, { meta: { slug, kind: 'specification' } }, () => everyFact(slug, facts));
}

async function everyFact(slug: string, facts: Facts) {
  const folder = catalogue.find((entry) => entry.slug === slug);
  if (!folder) throw new Error(`${slug} is missing from the catalogue.`);
  const calculator = await loadCalculator(folder);

  test('agrees with the specification exactly', () => {
    expect(deviations(calculator, folder.category, facts)).toEqual([]);
  });

  test('gives the figures of the specification’s formulas', {
    meta: { cases: facts.worked.length },
  }, () => {
    expect(miscalculations(calculator, facts)).toEqual([]);
  });

  test('gives no result where the specification gives none', {
    meta: { cases: facts.refused.length },
  }, () => {
    expect(wronglyAnswered(calculator, facts)).toEqual([]);
  });
}

describe.skipIf(onlySlug)('a manifest that strays from the specification', () => {
  const facts: Facts = {
    category: 'everyday',
    fields: {
      weight: { kind: 'number', min: 1, unit: 'kg', step: 5 },
      speed: { kind: 'choice', default: 'slow', options: { slow: 1, fast: 2 } },
    },
    results: {
      price: {
        kind: 'money',
        digits: 2,
        bands: { Cheap: { advice: 'Buy' }, Dear: { from: 9 } },
      },
    },
    guards: [{ field: 'weight', is: 'atMost', than: 20 }],
    constants: { perKilogram: 3 },
    worked: [],
    refused: [],
  };
  const manifest = {
    fields: {
      weight: { kind: 'number', label: 'Weight', min: 1, unit: 'kg', step: 5 },
      speed: {
        kind: 'choice',
        label: 'Speed',
        default: 'slow',
        options: { slow: { label: 'Slow', value: 1 }, fast: { label: 'Fast: by air', value: 2 } },
      },
    },
    results: {
      price: {
        kind: 'money',
        digits: 2,
        bands: [{ below: 9, label: 'Cheap', advice: 'Buy it.' }, { label: 'Dear' }],
      },
    },
    guards: [{ field: 'weight', is: 'atMost', than: 20, message: 'Too heavy.' }],
    constants: { perKilogram: { label: 'For a kilogram', value: 3 } },
    actions: { calculate: 'Calculate' },
  };
  const strays = (changed: object) =>
    deviations(
      { slug: 'posting', manifest: { ...manifest, ...changed } as never },
      'everyday',
      facts,
    );

  test('is not seen where there is none', () => {
    expect(strays({})).toEqual([]);
  });

  const { weight, speed } = manifest.fields;
  const { price } = manifest.results;
  test.each<[string, object]>([
    [
      'fields.weight.min: specified 1, found 2',
      { fields: { speed, weight: { ...weight, min: 2 } } },
    ],
    [
      'fields.weight.max: specified nothing, found 9',
      { fields: { speed, weight: { ...weight, max: 9 } } },
    ],
    [
      'fields.weight.unit: specified "kg", found nothing',
      { fields: { speed, weight: { ...weight, unit: undefined } } },
    ],
    [
      'fields.weight.step: specified 5, found 1',
      { fields: { speed, weight: { ...weight, step: 1 } } },
    ],
    [
      'fields.speed.order: specified ["slow","fast"], found ["fast","slow"]',
      {
        fields: {
          weight,
          speed: { ...speed, options: { fast: speed.options.fast, slow: speed.options.slow } },
        },
      },
    ],
    [
      'fields.speed.options.fast.value: specified 2, found 3',
      {
        fields: {
          weight,
          speed: { ...speed, options: { ...speed.options, fast: { label: 'Fast', value: 3 } } },
        },
      },
    ],
    [
      'fields.speed.options.fast.name: specified "Fast", found "Faster"',
      {
        fields: {
          weight,
          speed: { ...speed, options: { ...speed.options, fast: { label: 'Faster', value: 2 } } },
        },
      },
    ],
    [
      'fields.height: specified nothing, found {"kind":"number"}',
      { fields: { ...manifest.fields, height: { kind: 'number' } } },
    ],
    [
      'results.price.bands.Dear.from: specified 9, found 8',
      {
        results: {
          price: { ...price, bands: [{ ...price.bands[0], below: 8 }, { label: 'Dear' }] },
        },
      },
    ],
    [
      'results.price.bands.Cheap.advice: specified "Buy", found "Wait."',
      {
        results: {
          price: { ...price, bands: [{ ...price.bands[0], advice: 'Wait.' }, { label: 'Dear' }] },
        },
      },
    ],
    ['guards: specified [{"field":"weight","is":"atMost","than":20}], found []', { guards: [] }],
    [
      'constants.perKilogram: specified 3, found 4',
      { constants: { perKilogram: { label: '', value: 4 } } },
    ],
    ['live: specified nothing, found true', { actions: { live: true } }],
  ])('is reported with its key: %s', (line, changed) => {
    expect(strays(changed)).toEqual([`posting: ${line}`]);
  });
});

describe.skipIf(onlySlug)('the catalogue', () => {
  const order =
    'loan-emi compound-interest mortgage investment-return currency-converter credit-score bmi bmr body-fat pregnancy water-intake calories-burned life-insurance health-insurance car-insurance home-insurance travel-insurance mortgage-affordability rent-vs-buy property-tax real-estate-roi construction-cost profit-margin break-even roi payroll freelance-rate gpa student-loan grade-percentage study-time age tip fuel-cost unit-converter timezone electricity domain-value crypto-profit'.split(
      ' ',
    );

  test('has facts for each of the specification’s 39 calculators, in its order', () => {
    expect(Object.keys(specification)).toEqual(order);
    expect(Object.keys(specification)).toHaveLength(39);
  });

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
    expect(slugs).toEqual(order);
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

test.skipIf(onlySlug && onlySlug !== 'compound-interest')(
  'the compound breakdown has a row for each whole month, sixty at most',
  {
    meta: { slug: 'compound-interest', kind: 'specification', cases: 7 },
  },
  async () => {
    const folder = catalogue.find(({ slug }) => slug === 'compound-interest') as LoadedCalculator;
    const calculator = await loadCalculator(folder);
    const rows = (years: string) => {
      const savings = { principal: '1000', annualRate: '12', years };
      const outcome = answer(calculator, savings, { today });
      return (outcome.ok ? outcome.shown.monthlyBreakdown : []) as readonly Record<
        string,
        string
      >[];
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
