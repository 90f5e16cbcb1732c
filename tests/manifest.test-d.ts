import { describe, expectTypeOf, test } from 'vitest';
import type { Big, Numeric } from '../schemas/decimal.ts';
import {
  type Chosen,
  type Compute,
  defineCalculator,
  type Inputs,
  type Manifest,
  type Outputs,
  type Tables,
} from '../schemas/manifest.ts';

/*
 * What the compiler says to an editor. Each wrong line differs from a right one by one name; if it
 * ever compiles, `@ts-expect-error` fails.
 */

const head = {
  title: 'Parcel Calculator',
  summary: 'What a parcel costs.',
  intro: 'Enter the weight.',
  description: 'What it costs to send a parcel.',
  keywords: ['parcel'],
  order: 1,
  compute: 'compute.ts',
} as const;

const fields = {
  weight: { kind: 'number', label: 'Weight', above: 0, unit: { by: 'system' } },
  copies: { kind: 'integer', label: 'Copies', min: 1, default: 1 },
  system: {
    kind: 'choice',
    label: 'System',
    options: { metric: { label: 'Metric', value: 1 }, imperial: { label: 'Imperial', value: 2 } },
    default: 'metric',
  },
  express: {
    kind: 'choice',
    label: 'Express',
    options: { yes: { label: 'Yes' }, no: { label: 'No' } },
    optional: true,
  },
  from: {
    kind: 'currency',
    label: 'From',
    options: { EUR: { symbol: '€', name: 'Euro' }, USD: { symbol: '$', name: 'US dollar' } },
  },
  to: {
    kind: 'currency',
    label: 'To',
    options: { EUR: { symbol: '€', name: 'Euro' }, USD: { symbol: '$', name: 'US dollar' } },
  },
  discount: { kind: 'number', label: 'Discount', optional: true },
  insured: { kind: 'number', label: 'Insured value', optional: true, whenBlank: 0 },
  pounds: { kind: 'number', label: 'Pounds', when: { field: 'system', is: 'imperial' } },
  sent: { kind: 'date', label: 'Sent on', optional: true, whenBlank: 'today' },
  items: {
    kind: 'rows',
    label: 'Items',
    rowLabel: 'Item',
    maxRows: 9,
    incompleteRows: 'skip',
    fields: {
      name: { kind: 'text', label: 'Name', optional: true },
      grams: { kind: 'number', label: 'Grams', above: 0 },
      size: {
        kind: 'choice',
        label: 'Size',
        options: { small: { label: 'Small' }, large: { label: 'Large' } },
      },
    },
  },
} as const;

const results = {
  price: { kind: 'money', label: 'Price', currency: { by: 'to' }, headline: true },
  heft: {
    kind: 'number',
    label: 'Heft',
    unit: { by: 'system', units: { metric: 'kg', imperial: 'lb' } },
    bands: [{ below: 5, label: 'Light' }, { label: 'Heavy' }],
  },
  verdict: { kind: 'text', label: 'Verdict', from: { band: 'heft', show: 'label' } },
  arrives: { kind: 'date', label: 'Arrives' },
  note: { kind: 'text', label: 'Note' },
  byDay: {
    kind: 'table',
    label: 'By day',
    columns: {
      day: { kind: 'number', label: 'Day' },
      place: { kind: 'text', label: 'Place' },
    },
    chart: { kind: 'bars', title: 'Days', x: 'day', y: 'day' },
  },
} as const;

const tables = {
  days: {
    label: 'Days',
    by: { week: { label: 'Week', rows: 7 } },
    columns: {
      cost: { kind: 'money', label: 'Cost', sums: true, ties: 'price' },
      place: { kind: 'text', label: 'Place' },
    },
    chart: { kind: 'stacked', title: 'Days', y: ['cost', 'cost'] },
  },
} as const;

const actions = { calculate: 'Calculate' } as const;
const examples = [{ title: 'One', given: { weight: 2 }, shows: { price: '€2.00' } }] as const;
const text = { kind: 'text', label: 'More' } as const;
const number = { kind: 'number', label: 'More' } as const;
const money = { kind: 'money', label: 'More' } as const;
const guard = { field: 'weight', is: 'above', than: 1, message: 'No.' } as const;
const example = examples[0];
const right = { ...head, fields, results, actions, examples } as const;

const manifest = defineCalculator({
  ...right,
  workings: { share: { kind: 'percent', label: 'Share' } },
  tables,
  guards: [
    { field: ['weight', 'copies'], is: 'atMost', than: 'insured', message: 'Too much.' },
    {
      field: 'weight',
      is: 'below',
      than: 5,
      when: { field: 'express', is: 'yes' },
      message: 'No.',
    },
  ],
  examples: [
    {
      title: 'All of it',
      given: {
        weight: '2 kg',
        system: 'imperial',
        from: 'EUR',
        sent: '2026-10-06',
        items: [{ name: 'Book', grams: 300, size: 'small' }],
      },
      shows: { price: '€2.00', verdict: 'Light' },
    },
  ],
  laws: [
    { law: 'rises', raise: 'weight', result: 'price' },
    { law: 'scales', fields: ['items.grams'], results: ['heft'] },
    { law: 'sums', parts: ['insured', 'price'], whole: 'heft' },
    { law: 'returns', swap: ['from', 'to'], field: 'weight', result: 'price' },
    { law: 'symmetric', fields: ['from', 'to'], results: ['price', 'verdict'] },
  ],
  actions: { calculate: 'Calculate', swap: ['from', 'to'] },
});
type Parcel = typeof manifest;

describe('a right manifest', () => {
  test('stays assignable to the wide type that every tool takes', () => {
    expectTypeOf<Parcel>().toExtend<Manifest>();
    expectTypeOf(manifest.fields.system.options).toHaveProperty('metric');
    expectTypeOf<keyof Parcel['results']>().toEqualTypeOf<keyof typeof results>();
  });
});

describe('a wrong field id does not compile', () => {
  test('in a guard', () => {
    defineCalculator({
      ...right,
      // @ts-expect-error
      guards: [{ ...guard, field: 'wieght' }],
    });
    defineCalculator({
      ...right,
      // @ts-expect-error
      guards: [{ ...guard, field: ['weight', 'copis'] }],
    });
    defineCalculator({
      ...right,
      // @ts-expect-error
      guards: [{ ...guard, than: 'copis' }],
    });
    const when = { field: 'expres', is: 'yes' } as const;
    defineCalculator({
      ...right,
      // @ts-expect-error
      guards: [{ ...guard, when }],
    });
  });

  test('in a guard about rows', () => {
    const fields = {
      ...right.fields,
      parts: {
        kind: 'rows',
        label: 'Parts',
        rowLabel: 'Part',
        maxRows: 3,
        incompleteRows: 'skip',
        fields: { size: number, finish: { ...right.fields.system, label: 'Finish' } },
      },
    } as const;
    const ofRows = { ...guard, field: 'parts.size' } as const;
    const when = { field: 'parts.finish', is: 'metric' } as const;
    defineCalculator({ ...right, fields, guards: [{ ...ofRows, when }] });
    const slip = { field: 'parts.finsh', is: 'metric' } as const;
    defineCalculator({
      ...right,
      fields,
      // @ts-expect-error
      guards: [{ ...ofRows, when: slip }],
    });
    const option = { field: 'parts.finish', is: 'metrc' } as const;
    defineCalculator({
      ...right,
      fields,
      // @ts-expect-error
      guards: [{ ...ofRows, when: option }],
    });
  });

  test('in a condition of a field or a result', () => {
    const when = { field: 'sistem', is: 'metric' } as const;
    defineCalculator({
      ...right,
      // @ts-expect-error
      fields: { ...fields, more: { ...text, when } },
    });
    defineCalculator({
      ...right,
      // @ts-expect-error
      results: { ...results, more: { ...text, when } },
    });
    const above = { field: 'copis', above: 1 } as const;
    defineCalculator({
      ...right,
      // @ts-expect-error
      results: { ...results, more: { ...text, when: above } },
    });
  });

  test('as what a unit or a currency follows', () => {
    const unit = { by: 'sistem' } as const;
    defineCalculator({
      ...right,
      // @ts-expect-error
      fields: { ...fields, more: { ...number, unit } },
    });
    defineCalculator({
      ...right,
      // @ts-expect-error
      results: { ...results, more: { ...number, unit } },
    });
    const currency = { by: 'weight' } as const;
    defineCalculator({
      ...right,
      // @ts-expect-error
      results: { ...results, more: { ...money, currency } },
    });
  });

  test('in the swap', () => {
    defineCalculator({
      ...right,
      // @ts-expect-error
      actions: { calculate: 'Calculate', swap: ['from', 'too'] },
    });
  });

  test('in an example', () => {
    defineCalculator({
      ...right,
      // @ts-expect-error
      examples: [{ ...example, given: { wieght: 2 } }],
    });
    defineCalculator({
      ...right,
      // @ts-expect-error
      examples: [{ ...example, given: { items: [{ gram: 2 }] } }],
    });
  });

  test('in a law', () => {
    defineCalculator({
      ...right,
      // @ts-expect-error
      laws: [{ law: 'rises', raise: 'wieght', result: 'price' }],
    });
    defineCalculator({
      ...right,
      // @ts-expect-error
      laws: [{ law: 'rises', raise: 'items.gram', result: 'price' }],
    });
    defineCalculator({
      ...right,
      // @ts-expect-error
      laws: [{ law: 'scales', fields: ['wieght'], results: ['price'] }],
    });
    defineCalculator({
      ...right,
      // @ts-expect-error
      laws: [{ law: 'sums', parts: ['weight', 'prise'], whole: 'price' }],
    });
    defineCalculator({
      ...right,
      // @ts-expect-error
      laws: [{ law: 'returns', swap: ['from', 'too'], field: 'weight', result: 'price' }],
    });
    defineCalculator({
      ...right,
      // @ts-expect-error
      laws: [{ law: 'symmetric', fields: ['from', 'too'], results: ['price'] }],
    });
  });
});

describe('a wrong option id does not compile', () => {
  test('as a default', () => {
    const options = { a: { label: 'A' }, b: { label: 'B' } } as const;
    defineCalculator({
      ...right,
      // @ts-expect-error
      fields: { ...fields, more: { kind: 'choice', label: 'More', options, default: 'c' } },
    });
    defineCalculator({
      ...right,
      // @ts-expect-error
      fields: { ...fields, to: { ...fields.to, default: 'GBP' } },
    });
  });

  test('in a condition', () => {
    const when = { field: 'system', is: 'metrik' } as const;
    defineCalculator({
      ...right,
      // @ts-expect-error
      fields: { ...fields, more: { ...text, when } },
    });
    defineCalculator({
      ...right,
      // @ts-expect-error
      results: { ...results, more: { ...text, when } },
    });
    defineCalculator({
      ...right,
      // @ts-expect-error
      guards: [{ ...guard, when }],
    });
    const either = { field: 'system', is: ['metric', 'imperiel'] } as const;
    defineCalculator({
      ...right,
      // @ts-expect-error
      fields: { ...fields, more: { ...text, when: either } },
    });
  });

  test('among the units that follow a choice', () => {
    const unit = { by: 'system', units: { metric: 'kg', imperiel: 'lb' } } as const;
    defineCalculator({
      ...right,
      // @ts-expect-error
      fields: { ...fields, more: { ...number, unit } },
    });
  });

  test('in an example', () => {
    defineCalculator({
      ...right,
      // @ts-expect-error
      examples: [{ ...example, given: { system: 'metrik' } }],
    });
    defineCalculator({
      ...right,
      // @ts-expect-error
      examples: [{ ...example, given: { to: 'GBP' } }],
    });
    defineCalculator({
      ...right,
      // @ts-expect-error
      examples: [{ ...example, given: { items: [{ size: 'huge' }] } }],
    });
  });
});

describe('a wrong result id does not compile', () => {
  test('in what an example shows', () => {
    defineCalculator({
      ...right,
      // @ts-expect-error
      examples: [{ ...example, shows: { prise: '' } }],
    });
  });

  test('in a law', () => {
    defineCalculator({
      ...right,
      // @ts-expect-error
      laws: [{ law: 'rises', raise: 'weight', result: 'prise' }],
    });
    defineCalculator({
      ...right,
      // @ts-expect-error
      laws: [{ law: 'scales', fields: ['weight'], results: ['prise'] }],
    });
  });

  test('as the number whose band a text takes', () => {
    const from = { band: 'hefd', show: 'label' } as const;
    defineCalculator({
      ...right,
      // @ts-expect-error
      results: { ...results, more: { ...text, from } },
    });
  });

  test('as a column of a chart', () => {
    const chart = { kind: 'bars', title: 'Days', x: 'day', y: 'hight' } as const;
    defineCalculator({
      ...right,
      // @ts-expect-error
      results: { ...results, byDay: { ...results.byDay, chart } },
    });
    const points = { kind: 'points', title: 'Days', x: 'day', y: 'day', line: 'fit' } as const;
    defineCalculator({
      ...right,
      // @ts-expect-error
      results: { ...results, byDay: { ...results.byDay, chart: points } },
    });
    const outline = {
      kind: 'outline',
      title: 'Days',
      x: 'day',
      y: 'day',
      label: 'plaice',
    } as const;
    defineCalculator({
      ...right,
      // @ts-expect-error
      results: { ...results, byDay: { ...results.byDay, chart: outline } },
    });
  });
});

describe('a table on demand', () => {
  const days = tables.days;
  const row = { cost: 1, place: 'Oslo' } as const;

  test('that ties with no result, or draws no column, does not compile', () => {
    const columns = { cost: { ...days.columns.cost, ties: 'prise' } } as const;
    // @ts-expect-error
    defineCalculator({ ...right, tables: { days: { label: 'Days', columns } } });
    const chart = { ...days.chart, y: ['cost', 'costs'] } as const;
    // @ts-expect-error
    defineCalculator({ ...right, tables: { days: { ...days, chart } } });
    defineCalculator({ ...right, tables });
  });

  test('is filled from inputs and unrounded results; a missing one does not compile', () => {
    const all: Tables<Parcel> = ({ weight }, { results: known, chosen }) => ({
      days: [
        { cost: known.price.plus(known.share).times(chosen.system), place: known.verdict },
        row,
      ],
      ...(weight.gt(1) ? {} : {}),
    });
    // @ts-expect-error
    const none: Tables<Parcel> = () => ({});
    // @ts-expect-error
    const lacking: Tables<Parcel> = () => ({ days: [{ cost: 1 }] });
    const wrong: Tables<Parcel> = (_, { results: known }) => ({
      // @ts-expect-error
      days: [{ ...row, cost: known.prise }],
    });
    expectTypeOf([all, none, lacking, wrong]).toBeArray();
  });
});

describe('a computation', () => {
  const output = {
    price: 1,
    heft: 2,
    arrives: '2026-10-07',
    note: '',
    share: 1,
    byDay: [{ day: 1, place: 'Oslo' }],
  } as const;

  test('that gives every result compiles', () => {
    const compute: Compute<Parcel> = ({ weight, copies }) => ({
      ...output,
      price: weight.times(copies),
    });
    expectTypeOf(compute).returns.toExtend<Outputs<Parcel['results']>>();
  });

  test('that lacks a result does not compile', () => {
    const { price: _, ...lacking } = output;
    // @ts-expect-error
    const compute: Compute<Parcel> = () => lacking;
    expectTypeOf(compute).toBeFunction();
  });

  test('that lacks a column of a table does not compile', () => {
    // @ts-expect-error
    const compute: Compute<Parcel> = () => ({ ...output, byDay: [{ day: 1 }] });
    expectTypeOf(compute).toBeFunction();
  });

  test('that gives a text for a number does not compile', () => {
    // @ts-expect-error
    const compute: Compute<Parcel> = () => ({ ...output, price: '1' });
    expectTypeOf(compute).toBeFunction();
  });

  test('that reads an undeclared field does not compile', () => {
    // @ts-expect-error
    const compute: Compute<Parcel> = ({ wieght }) => ({ ...output, price: wieght });
    expectTypeOf(compute).toBeFunction();
  });

  test('that compares a choice with an option it does not have does not compile', () => {
    const compute: Compute<Parcel> = ({ system }) => ({
      ...output,
      // @ts-expect-error
      price: system === 'metrik' ? 1 : 2,
    });
    expectTypeOf(compute).toBeFunction();
  });

  test('that counts on an optional field being filled does not compile', () => {
    // @ts-expect-error
    const compute: Compute<Parcel> = ({ discount }) => ({ ...output, price: discount.times(2) });
    expectTypeOf(compute).toBeFunction();
  });

  test('that uses the number of an option without one does not compile', () => {
    // @ts-expect-error
    const compute: Compute<Parcel> = (_, { chosen }) => ({ ...output, price: chosen.express });
    expectTypeOf(compute).toBeFunction();
  });
});

test('a computation gets what the form holds', () => {
  expectTypeOf<Inputs<Parcel['fields']>>().toEqualTypeOf<{
    readonly weight: Big;
    readonly copies: Big;
    readonly system: 'metric' | 'imperial';
    readonly express: 'yes' | 'no' | undefined;
    readonly from: 'EUR' | 'USD';
    readonly to: 'EUR' | 'USD';
    readonly discount: Big | undefined;
    readonly insured: Big;
    readonly pounds: Big | undefined;
    readonly sent: string;
    readonly items: readonly {
      readonly name: string | undefined;
      readonly grams: Big;
      readonly size: 'small' | 'large';
    }[];
  }>();
});

test('a computation gets the numbers of the options that have one', () => {
  expectTypeOf<Chosen<Parcel['fields']>>().toEqualTypeOf<{ readonly system: Big }>();
});

test('a computation gives what no band decides', () => {
  expectTypeOf<Outputs<Parcel['results']>>().toEqualTypeOf<{
    readonly price: Numeric | undefined;
    readonly heft: Numeric | undefined;
    readonly arrives: string | undefined;
    readonly note: string | undefined;
    readonly byDay: readonly { readonly day: Numeric; readonly place: string }[] | undefined;
  }>();
});

describe('a formula by case', () => {
  const share = { kind: 'percent', label: 'Share', formula: 'weight / copies' } as const;
  const known = {
    ...right,
    workings: { share },
    cases: { light: { field: 'weight', below: 'limit' } },
    constants: { limit: { label: 'Limit', value: 2 } },
  } as const;

  test('names cases, figures, fields and constants that exist', () => {
    defineCalculator({
      ...known,
      results: {
        ...results,
        more: {
          kind: 'number',
          label: 'More',
          formula: [
            { when: 'light', formula: 'weight' },
            { when: ['light', { figure: 'share', above: 'limit' }], formula: 'copies' },
            { when: { field: 'weight', above: 'copies' }, formula: '0' },
          ],
        },
      },
      cautions: [{ when: { figure: 'price', above: 100 }, say: 'Expensive.' }],
      variations: [{ of: 'weight', at: [1, 2, 3], shows: ['price'] }],
    });
  });

  test('of a case, figure, limit or option that does not exist does not compile', () => {
    defineCalculator({
      ...known,
      // @ts-expect-error
      results: { ...results, more: { ...number, formula: [{ when: 'lihgt', formula: '1' }] } },
    });
    const figure = [{ when: { figure: 'shar', above: 1 }, formula: '1' }] as const;
    defineCalculator({
      ...known,
      // @ts-expect-error
      results: { ...results, more: { ...number, formula: figure } },
    });
    const limit = [{ when: { field: 'weight', above: 'limt' }, formula: '1' }] as const;
    defineCalculator({
      ...known,
      // @ts-expect-error
      results: { ...results, more: { ...number, formula: limit } },
    });
    // @ts-expect-error
    defineCalculator({ ...known, cautions: [{ when: { figure: 'prise', above: 1 }, say: 'No.' }] });
    // @ts-expect-error
    defineCalculator({ ...known, cases: { light: { field: 'wieght', below: 1 } } });
    // @ts-expect-error
    defineCalculator({ ...known, variations: [{ of: 'weight', at: [1, 2], shows: ['prise'] }] });
    const guards = [{ figure: 'shar', is: 'above', than: 0, message: 'No.' }] as const;
    // @ts-expect-error
    defineCalculator({ ...known, guards });
  });
});

test('a function returns the figures that have no formula, and gets those that have one', () => {
  const shared = defineCalculator({
    ...right,
    workings: { share: { kind: 'percent', label: 'Share', formula: 'weight / copies' } },
  });
  type Shared = Compute<typeof shared>;
  expectTypeOf<ReturnType<Shared>>().not.toHaveProperty('share');
  expectTypeOf<ReturnType<Shared>>().toHaveProperty('price');
  expectTypeOf<Parameters<Shared>[1]['figures']['share']>().toEqualTypeOf<Big>();
});
