import { describe, expect, test } from 'vitest';
import type { PageManifest } from '../schemas/calculator.ts';
import { Big } from '../schemas/decimal.ts';
import { carryIndex } from '../scripts/build/carry-index.ts';
import { findCalculators, loadCalculator, loadCatalogue } from '../scripts/calculators.ts';
import { answer, type Solved } from '../src/engine/answer/answer.ts';
import type { CarryEntry, CarryIndex } from '../src/engine/carry/index-format.ts';
import { offers } from '../src/engine/carry/offers.ts';
import { english } from '../src/engine/format/presentation.ts';
import { holds } from '../src/engine/input/condition.ts';
import { readFragment } from '../src/engine/input/fragment.ts';
import { initialValues, readInputs } from '../src/engine/input/inputs.ts';
import type { FormValues } from '../src/engine/input/kinds/kind.ts';

/*
 * Which calculators are offered to carry on with an answer, and that each link opens as it promises.
 */

/** The fields of the calculator on the page: an annual amount, a length in a unit by choice. */
const manifest = {
  fields: {
    units: { kind: 'choice', label: 'Units', options: { metric: {}, imperial: {} } },
    amount: { kind: 'number', label: 'Loan amount' },
    rate: { kind: 'number', label: 'Annual rate', unit: '% a year' },
    term: { kind: 'number', label: 'Term', unit: 'months' },
    size: {
      kind: 'number',
      label: 'Size',
      unit: { by: 'units', units: { metric: 'm', imperial: 'ft' } },
    },
  },
  results: {
    payment: { kind: 'money', label: 'Payment for {term}', digits: 0 },
    ratio: { kind: 'percent', label: 'Ratio' },
  },
} as unknown as PageManifest;

const metres = { by: 'units', units: { metric: 'm', imperial: 'ft' } };
const own: CarryEntry = {
  title: 'Own Calculator',
  fields: {
    amount: { quantity: 'loan' },
    rate: { quantity: 'yearlyRate', unit: '%' },
    term: { quantity: 'term', unit: 'months' },
    size: { quantity: 'length', unit: metres },
  },
  results: {
    payment: { quantity: 'monthlyPayment', headline: true },
    ratio: { quantity: 'profitMargin', unit: '%' },
  },
};

const typed: FormValues = { units: 'metric', amount: '250000', rate: '6.5', term: '50', size: '4' };
const values = { ...typed, amount: Big(250000), rate: Big(6.5), term: Big(50), size: Big(4) };
const results = { payment: Big('1234.56'), ratio: Big(100).div(3) };

const offered = (others: readonly CarryEntry[], form: FormValues = typed, index?: CarryIndex) =>
  offers(
    index ?? [[own, ...others]],
    'own',
    manifest,
    { values, results, presentation: english } as unknown as Solved,
    form,
  );

const entry = (fields: CarryEntry['fields'], more: Partial<CarryEntry> = {}): CarryEntry => ({
  title: 'Next Calculator',
  fields,
  results: {},
  ...more,
});

/** The inputs that the link to the only offer fills in. */
const inputs = (fields: CarryEntry['fields'], more: Partial<CarryEntry> = {}, form = typed) => {
  const [first] = offered([entry(fields, more)], form);
  return first && Object.fromEntries(new URLSearchParams(first.href.split('#')[1]));
};

const principal = { quantity: 'loan' };
const percent = { quantity: 'yearlyRate', unit: '%' };

describe('an offer', () => {
  test('has the title, a link that fills in the form, and the labels of the figures', () => {
    const takes = { payment: { quantity: 'monthlyPayment' }, sum: principal };
    expect(offered([entry(takes)])).toEqual([
      {
        title: 'Next Calculator',
        href: '/calculator/next#payment=1235&sum=250000',
        takes: ['Payment for 50', 'Loan amount'],
      },
    ]);
    expect(offered([entry(takes, { slug: 'other' })])[0]?.href).toMatch('/calculator/other#');
  });

  test('needs the headline, or two figures of which one is neither a rate nor a time', () => {
    expect(inputs({ payment: { quantity: 'monthlyPayment' } })).toEqual({ payment: '1235' });
    expect(inputs({ sum: principal })).toBeUndefined();
    expect(inputs({ sum: principal, rate: percent })).toEqual({ sum: '250000', rate: '6.5' });
    expect(inputs({ rate: percent, months: { quantity: 'term', unit: 'months' } })).toBeUndefined();
  });

  test('is none of a calculator that shares nothing, and on no page that is not in the index', () => {
    expect(offered([entry({ weight: { quantity: 'bodyWeight', unit: 'kg' } })])).toEqual([]);
    expect(offered([], typed, [[entry({ sum: principal, rate: percent })]])).toEqual([]);
  });

  test('takes nothing that was left blank', () => {
    const form = { ...typed, rate: '' };
    expect(inputs({ sum: principal, rate: percent }, {}, form)).toBeUndefined();
  });

  test('takes nothing outside the limits of a field, and no fraction as a whole number', () => {
    const fields = (limits: object) => ({
      rate: percent,
      sum: principal,
      size: { quantity: 'length', unit: 'm', ...limits },
    });
    for (const accepted of [{ min: 4 }, { max: 4 }, { above: 3 }, { below: 5 }, { whole: true }]) {
      expect(inputs(fields(accepted))).toHaveProperty('size', '4');
    }
    for (const refused of [{ min: 5 }, { max: 3 }, { above: 4 }, { below: 4 }]) {
      expect(inputs(fields(refused))).toEqual({ rate: '6.5', sum: '250000' });
    }
    const years = { quantity: 'term', unit: 'years', whole: true } as const;
    expect(inputs({ rate: percent, sum: principal, years })).not.toHaveProperty('years');
  });

  test('leaves alone two fields of the same quantity', () => {
    const fields = { sum: principal, size: { quantity: 'length', unit: 'm' } };
    expect(inputs({ ...fields, old: percent, fresh: percent })).toEqual({
      sum: '250000',
      size: '4',
    });
  });

  test('shortens a figure to seven digits, and converts it to the unit of the field', () => {
    const years = { quantity: 'term', unit: 'years' };
    expect(inputs({ sum: principal, years })).toEqual({ sum: '250000', years: '4.166667' });
    const margin = { quantity: 'profitMargin', unit: '%' };
    expect(inputs({ sum: principal, margin })).toHaveProperty('margin', '33.33333');
    const size = { quantity: 'length', unit: 'ft' };
    expect(inputs({ sum: principal, size })).toHaveProperty('size', '13.12336');
    const days = { quantity: 'term', unit: 'days' };
    expect(inputs({ sum: principal, rate: percent, days })).not.toHaveProperty('days');
  });

  test('chooses the unit that the visitor measures in', () => {
    const fields = { sum: principal, size: { quantity: 'length', unit: metres } };
    const more = { opens: { units: 'imperial' } };
    expect(inputs(fields, more)).toEqual({ sum: '250000', size: '4', units: 'metric' });
    const form = { ...typed, units: 'imperial' };
    expect(inputs(fields, { opens: { units: 'metric' } }, form)).toEqual({
      sum: '250000',
      size: '4',
      units: 'imperial',
    });
  });

  test('makes the choice that shows a field where more figures are taken with it', () => {
    const when = [{ field: 'known', is: 'payment' }];
    const hidden = { quantity: 'monthlyPayment', when };
    const more = { opens: { known: 'rate' } };
    const shown = { sum: '250000', known: 'payment', payment: '1235' };
    expect(inputs({ sum: principal, payment: hidden }, more)).toEqual(shown);
    // The rate is what the calculator opens with; the payment is the headline.
    const rate = { ...percent, when: [{ field: 'known', is: 'rate' }] };
    expect(inputs({ sum: principal, rate, payment: hidden }, more)).toEqual(shown);
    const fields = { sum: principal, rate, ratio: { quantity: 'profitMargin', unit: '%', when } };
    expect(inputs(fields, more)).toEqual({ sum: '250000', rate: '6.5' });
  });

  test('comes before others that take less, are further away, or give what is known', () => {
    const two = { sum: principal, rate: percent };
    const payment = { quantity: 'monthlyPayment', headline: true } as const;
    const named = (title: string, fields: CarryEntry['fields'], more: Partial<CarryEntry> = {}) =>
      entry(fields, { title, ...more });
    const near = [
      named('Known', two, { results: { payment }, onlyShared: true }),
      named('Blank', two, { others: 1 }),
      named('Same category', two),
      named('More', { ...two, size: { quantity: 'length', unit: 'm' } }),
    ];
    const far = [named('Elsewhere', two), named('Related', two)];
    const ranked = offered([], typed, [[{ ...own, related: [6] }, ...near], far]);
    expect(ranked.map(({ title }) => title)).toEqual(['More', 'Related', 'Same category', 'Blank']);
    const rest = offered([], typed, [[own, near[0] as CarryEntry], [far[0] as CarryEntry]]);
    expect(rest.map(({ title }) => title)).toEqual(['Elsewhere', 'Known']);
  });
});

const catalogue = await loadCatalogue();
const index = carryIndex(catalogue);
const day = '2026-11-21';
const calculators = await Promise.all(findCalculators().map(loadCalculator));
const bySlug = new Map(calculators.map((each) => [each.slug, each]));

/** The offers for the first example of each calculator. */
const all = calculators.map((calculator) => {
  const [example] = calculator.manifest.examples;
  const given = Object.entries(example?.given ?? {}).map(([id, value]) => [
    id,
    typeof value === 'object' ? value : String(value),
  ]);
  const form = { ...initialValues(calculator.manifest), ...Object.fromEntries(given) };
  const solved = answer(calculator, form, { today: day });
  if (!solved.ok) throw new Error(`The first example of ${calculator.slug} has no answer.`);
  return { calculator, found: offers(index, calculator.slug, calculator.manifest, solved, form) };
});

describe('the offers for the first example', () => {
  test('are at most four, of other calculators, each once', () => {
    for (const { calculator, found } of all) {
      const paths = found.map(({ href }) => href.split('#')[0]);
      expect(paths.length).toBeLessThanOrEqual(4);
      expect(new Set([...paths, `/calculator/${calculator.slug}`]).size).toBe(paths.length + 1);
    }
    // Most calculators that share a quantity lead somewhere.
    expect(all.filter(({ found }) => found.length > 0).length).toBeGreaterThan(45);
  });

  test('open with every figure in a visible field that accepts it', () => {
    for (const { calculator, found } of all) {
      for (const { href } of found) {
        const [path = '', fragment = ''] = href.split('#');
        const target = bySlug.get(path.replace('/calculator/', ''));
        if (!target) throw new Error(`${calculator.slug} leads to ${path}, which does not exist.`);
        const { fields } = target.manifest;
        const linked = readFragment(fragment, fields);
        const ids = [...new URLSearchParams(fragment).keys()];
        expect(linked, href).toMatchObject({ refusals: [], unknown: [] });
        const form = linked?.values ?? {};
        const read = readInputs(target.manifest, form, { today: day, kinds: target.kinds });
        const refused = 'issues' in read ? read.issues.map(({ path: [id] }) => String(id)) : [];
        expect(
          ids.filter((id) => !holds(fields[id]?.when, form) || refused.includes(id)),
          href,
        ).toEqual([]);
        if (refused.length === 0) {
          expect(answer(target, form, { today: day }), href).toHaveProperty('ok', true);
        }
      }
    }
  });
});
