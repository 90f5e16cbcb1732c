import { describe, expect, test } from 'vitest';
import type { Manifest } from '../schemas/manifest.ts';
import { checkManifest } from '../schemas/meta.ts';

/*
 * What an editor reads after breaking one thing in a right manifest.
 */

const file = 'calculators/everyday/parcel/manifest.ts';
const place = { category: 'everyday', slug: 'parcel' };

const right = {
  title: 'Parcel Calculator',
  summary: 'What a parcel costs.',
  intro: 'Enter the weight.',
  description: 'Work out what it costs to send a parcel by weight and speed, at home and abroad.',
  keywords: ['parcel', 'postage'],
  order: 1,
  fields: {
    system: {
      kind: 'choice',
      label: 'System',
      options: { metric: { label: 'Metric' }, imperial: { label: 'Imperial' } },
      default: 'metric',
    },
    weight: {
      kind: 'number',
      label: 'Weight',
      unit: { by: 'system', units: { metric: 'kg', imperial: 'lb' } },
      above: 0,
      max: 30,
      presets: [1, 5],
      default: 2,
    },
    insured: { kind: 'number', label: 'Insured value', optional: true, whenBlank: 0 },
    stops: {
      kind: 'rows',
      label: 'Stops',
      rowLabel: 'Stop',
      maxRows: 5,
      incompleteRows: 'skip',
      fields: {
        town: { kind: 'text', label: 'Town' },
        days: { kind: 'integer', label: 'Days', min: 1 },
      },
    },
  },
  guards: [{ field: 'insured', is: 'atMost', than: 'weight', message: 'Insure it for less.' }],
  results: {
    price: {
      kind: 'number',
      label: 'Price for {weight}',
      headline: true,
      bands: [{ below: 5, label: 'Cheap' }, { below: 9, label: 'Fair' }, { label: 'Dear' }],
    },
    verdict: { kind: 'text', label: 'Verdict', from: { band: 'price', show: 'label' } },
    byDay: {
      kind: 'table',
      label: 'By day',
      columns: { day: { kind: 'number', label: 'Day' }, cost: { kind: 'money', label: 'Cost' } },
      chart: { kind: 'bars', title: 'Cost by day', x: 'day', y: 'cost' },
    },
  },
  tables: {
    days: {
      label: 'Day by day',
      note: 'From {cost.first} to {cost.last}.',
      none: 'There are no days.',
      by: { week: { label: 'Week', rows: 7 }, day: { label: 'Day', rows: 1 } },
      columns: {
        cost: { kind: 'money', label: 'Cost', sums: true, ties: 'price' },
        left: { kind: 'money', label: 'Left' },
        town: { kind: 'text', label: 'Town' },
      },
      chart: { kind: 'stacked', title: 'Cost and rest', y: ['cost', 'left'] },
    },
    parts: {
      label: 'Its parts',
      columns: { part: { kind: 'text', label: 'Part' }, cost: { kind: 'money', label: 'Cost' } },
      chart: { kind: 'parts', title: 'All parts', x: 'part', y: 'cost' },
    },
  },
  examples: [
    {
      title: 'One parcel',
      given: { weight: 2, stops: [{ town: 'Oslo', days: 1 }] },
      shows: { price: '4.00', verdict: 'Cheap' },
    },
  ],
  laws: [
    { law: 'rises', raise: 'weight', result: 'price' },
    { law: 'scales', fields: ['stops.days'], results: ['price'] },
    { law: 'sums', parts: ['weight', 'insured'], whole: 'price' },
  ],
  actions: { calculate: 'Calculate', swap: ['weight', 'insured'] },
  compute: 'everyday/parcel',
} satisfies Manifest;

/** A copy with the value at a path ("fields.weight.max") put in its place; `undefined` takes it out. */
function broken(path: string, value: unknown): object {
  const copy: Record<string, unknown> = structuredClone(right);
  const keys = path.split('.');
  const last = keys.pop() as string;
  let at = copy;
  for (const key of keys) at = at[key] as Record<string, unknown>;
  if (value === undefined) delete at[last];
  else at[last] = value;
  return copy;
}

const said = (manifest: unknown) => checkManifest(file, manifest, place);

test('nothing is said about a right manifest', () => {
  expect(said(right)).toEqual([]);
});

/** What is put where, what the message says, and where it says it is, if that is another place. */
const slips: readonly (readonly [string, string, unknown, string, string?])[] = [
  ['an unknown key', 'sumary', 'x', 'unknown key “sumary”. Did you mean “summary”?', 'manifest'],
  [
    'an unknown key of a field',
    'fields.weight.mix',
    1,
    'unknown key “mix”. Did you mean “min”?',
    'fields.weight',
  ],
  [
    'an unknown key of a result',
    'results.price.digit',
    1,
    'unknown key “digit”. Did you mean “digits”?',
    'results.price',
  ],
  ['an unknown key of the actions', 'actions.calc', 'x', 'unknown key “calc”.', 'actions'],
  [
    'an unknown kind of field',
    'fields.weight.kind',
    'numbr',
    '“numbr” is not a kind of field; known are number, integer, choice, date, time, text, currency, rows. Did you mean “number”?',
  ],
  [
    'a field without a kind',
    'fields.weight.kind',
    undefined,
    'the kind of field is missing; known are number, integer',
  ],
  ['rows within rows', 'fields.stops.fields.days.kind', 'rows', 'is not a kind of field in a row'],
  ['an unknown kind of result', 'results.price.kind', 'mony', 'Did you mean “money”?'],
  ['a table within a table', 'results.byDay.columns.cost.kind', 'table', 'is not a kind of column'],
  ['a missing label', 'fields.weight.label', undefined, 'is missing.'],
  ['a blank label', 'fields.weight.label', ' ', 'must not be blank'],
  ['a label of two lines', 'fields.weight.label', 'a\nb', 'must be one line'],
  ['a label that is too long', 'fields.weight.label', 'x'.repeat(41), '40 characters at most'],
  [
    'a description that is too long',
    'description',
    'x'.repeat(161),
    'too long for search engines: 160 characters at most',
  ],
  ['a description that is too short', 'description', 'x'.repeat(69), '70 characters at least'],
  ['a title that is too long', 'title', 'x'.repeat(61), '60 characters at most'],
  ['a number as text', 'fields.weight.max', '30', 'must be of the type number.'],
  ['no example', 'examples', [], 'needs at least one example'],
  [
    'an id that is not one word',
    'fields.net weight',
    { kind: 'number', label: 'X' },
    'an id is one word in camelCase',
  ],
  [
    'a result’s id with a capital',
    'results.Total',
    { kind: 'number', label: 'X' },
    'an id is one word in camelCase',
  ],
  [
    'one option alone',
    'fields.more',
    { kind: 'choice', label: 'X', options: { a: { label: 'A' } } },
    'at least two options',
    'fields.more.options',
  ],
  [
    'a whole number as an option id',
    'fields.more',
    { kind: 'choice', label: 'X', options: { '10': { label: 'Ten' }, a: { label: 'A' } } },
    'must not be a whole number',
    'fields.more.options',
  ],
  [
    'a default that is not an option',
    'fields.system.default',
    'metrik',
    'there is no option “metrik”. Did you mean “metric”?',
  ],
  [
    'a default out of bounds',
    'fields.weight.default',
    31,
    'the form itself refuses 31: Enter a number above 0 and at most 30.',
  ],
  ['a default on an excluded bound', 'fields.weight.default', 0, 'the form itself refuses 0'],
  ['a preset out of bounds', 'fields.weight.presets', [1, 31], 'the form itself refuses 31'],
  [
    'bounds that leave nothing',
    'fields.insured',
    { kind: 'number', label: 'X', min: 5, max: 4, optional: true },
    'nothing could be entered',
    'fields.insured.min',
  ],
  [
    'a value for a blank that cannot be',
    'fields.insured.optional',
    undefined,
    'only an `optional: true` field can be blank',
    'fields.insured.whenBlank',
  ],
  [
    'a unit that follows no field',
    'fields.weight.unit',
    { by: 'sistem' },
    'there is no field “sistem”. Did you mean “system”?',
    'fields.weight.unit.by',
  ],
  [
    'a unit for no option',
    'fields.weight.unit.units.imperiel',
    'st',
    'there is no option “imperiel”. Did you mean “imperial”?',
    'fields.weight.unit.units',
  ],
  [
    'an option without a unit',
    'fields.weight.unit.units',
    { metric: 'kg' },
    'the option “imperial” has no unit',
  ],
  [
    'a condition on no field',
    'fields.insured.when',
    { field: 'wieght', above: 1 },
    'there is no field “wieght”. Did you mean “weight”?',
    'fields.insured.when.field',
  ],
  [
    'a condition on no option',
    'fields.insured.when',
    { field: 'system', is: 'metrik' },
    'there is no option “metrik”. Did you mean “metric”?',
    'fields.insured.when.is',
  ],
  [
    'a condition of a result on no field',
    'results.verdict.when',
    { field: 'wieght', above: 1 },
    'Did you mean “weight”?',
    'results.verdict.when.field',
  ],
  [
    'a guard on no field',
    'guards.0.field',
    'insurd',
    'there is no field “insurd”. Did you mean “insured”?',
  ],
  ['a guard against no field', 'guards.0.than', 'wait', 'there is no field “wait”'],
  [
    'a guard’s condition on no field',
    'guards.0.when',
    { field: 'sistem', is: 'metric' },
    'Did you mean “system”?',
    'guards[0].when.field',
  ],
  [
    'a swap with no field',
    'actions.swap',
    ['weight', 'insurd'],
    'there is no field “insurd”. Did you mean “insured”?',
  ],
  ['a label that names no field', 'results.price.label', '{wait}', 'there is no field “wait”'],
  ['no headline', 'results.price.headline', undefined, 'none is the `headline`', 'results'],
  [
    'bands out of order',
    'results.price.bands.1.below',
    4,
    'each above the one before',
    'results.price.bands',
  ],
  [
    'two equal bands',
    'results.price.bands.1.below',
    5,
    'each above the one before',
    'results.price.bands',
  ],
  [
    'a band without its end',
    'results.price.bands.0',
    { label: 'Cheap' },
    'every band but the last has a `below`',
    'results.price.bands',
  ],
  [
    'a last band with an end',
    'results.price.bands.2.below',
    99,
    'the last band is open',
    'results.price.bands',
  ],
  [
    'a text from no band',
    'results.verdict.from.band',
    'prise',
    'there is no result with bands “prise”. Did you mean “price”?',
  ],
  [
    'a text from a result without bands',
    'results.price.bands',
    undefined,
    'there is no result with bands “price”',
    'results.verdict.from.band',
  ],
  [
    'a chart of no column',
    'results.byDay.chart.y',
    'costs',
    'there is no column “costs”. Did you mean “cost”?',
  ],
  [
    'an unknown kind of chart',
    'results.byDay.chart.kind',
    'bar',
    '“bar” is not a kind of chart; known are bars, stacked, lines, parts. Did you mean “bars”?',
  ],
  [
    'an unknown key of a table',
    'tables.days.labels',
    'x',
    'unknown key “labels”. Did you mean “label”?',
    'tables.days',
  ],
  [
    'an unknown key of its column',
    'tables.days.columns.cost.sum',
    true,
    'unknown key “sum”. Did you mean “sums”?',
    'tables.days.columns.cost',
  ],
  [
    'a label of its view in lower case',
    'tables.days.by.week.label',
    'week',
    'begin with a capital',
  ],
  ['a table without a view to begin with', 'tables.days.by', {}, 'needs a view'],
  ['a view of half a row', 'tables.days.by.week.rows', 0.5, 'of the type int'],
  [
    'a table’s id that is not one word',
    'tables.by day',
    { label: 'X', columns: {} },
    'an id is one word in camelCase',
  ],
  [
    'a column that ties with no result',
    'tables.days.columns.cost.ties',
    'prise',
    'there is no result “prise”. Did you mean “price”?',
  ],
  [
    'a column that ties with a text',
    'tables.days.columns.cost.ties',
    'verdict',
    'only a number ties with a number',
  ],
  ['a text that adds up', 'tables.days.columns.town.sums', true, 'only numbers add up'],
  [
    'a note that names no column',
    'tables.days.note',
    'From {costs.first}.',
    'there is no column “costs”. Did you mean “cost”?',
  ],
  [
    'a note that names no figure of a column',
    'tables.days.note',
    'All {cost}.',
    'write “{cost.first}” or “{cost.last}”',
  ],
  [
    'a chart of no column of a table on demand',
    'tables.days.chart.y',
    ['cost', 'rest'],
    'there is no column “rest”',
  ],
  ['a chart of one column where two are drawn', 'tables.days.chart.y', ['cost'], 'two columns'],
  ['a chart of texts', 'tables.days.chart.y', ['cost', 'town'], '“town” is a text, not a number'],
  [
    'a chart over a column where the period is meant',
    'tables.days.chart.x',
    'left',
    'x is the period',
  ],
  ['a chart over nothing', 'tables.days.by', undefined, 'name a column', 'tables.days.chart.x'],
  [
    'an example with no such field',
    'examples.0.given.wieght',
    2,
    'there is no field “wieght”. Did you mean “weight”?',
    'examples[0].given',
  ],
  ['an example that the form refuses', 'examples.0.given.weight', 31, 'the form itself refuses 31'],
  [
    'an example with no such option',
    'examples.0.given.system',
    'metrik',
    'the form itself refuses "metrik"',
  ],
  [
    'an example that shows no such result',
    'examples.0.shows.prise',
    '4.00',
    'there is no result “prise”. Did you mean “price”?',
    'examples[0].shows',
  ],
  ['an example that shows nothing', 'examples.0.shows', {}, 'must say what is shown'],
  [
    'a law about no field',
    'laws.0.raise',
    'wieght',
    'there is no field “wieght”. Did you mean “weight”?',
    'laws[0]',
  ],
  [
    'a law about no field within rows',
    'laws.1.fields',
    ['stops.day'],
    'there is no field “stops.day”. Did you mean “stops.days”?',
    'laws[1]',
  ],
  [
    'a law about no result',
    'laws.0.result',
    'prise',
    'there is no result “prise”. Did you mean “price”?',
    'laws[0]',
  ],
  [
    'a law about neither',
    'laws.2.whole',
    'prise',
    'there is no field or result “prise”. Did you mean “price”?',
    'laws[2]',
  ],
  ['another folder’s computation', 'compute', 'everyday/parsel', 'here it is “everyday/parcel”'],
  [
    'an unknown law',
    'laws.0.law',
    'rise',
    '“rise” is not a law; known are rises, falls, holds, scales, shifts, sums, returns. Did you mean “rises”?',
  ],
  ['a law without what it is about', 'laws.0.raise', undefined, 'is missing.'],
  [
    'an unknown relation in a guard',
    'guards.0.is',
    'atmost',
    '“atmost” is not a known value; known are above, atLeast, below, atMost. Did you mean “atMost”?',
  ],
  [
    'a guard without a relation',
    'guards.0.is',
    undefined,
    'is missing; known are above, atLeast, below, atMost.',
  ],
  ['a guard without what it compares with', 'guards.0.than', undefined, 'is missing.'],
  ['an unknown reset', 'actions.reset', 'default', 'Did you mean “defaults”?'],
  ['a yes that is no yes', 'popular', 'yes', 'can only be true, or be left out.'],
  [
    'an unknown key of a unit',
    'fields.weight.unit.unit',
    'kg',
    'unknown key “unit”. Did you mean “units”?',
    'fields.weight.unit',
  ],
  [
    'an unknown key of a condition',
    'fields.insured.when',
    { field: 'weight', above: 1, iz: 2 },
    'unknown key “iz”.',
  ],
  [
    'a number of decimals that is too large',
    'results.price.digits',
    21,
    'expected number to be <=20',
  ],
  ['a currency that is no code', 'results.byDay.columns.cost.currency', 'rupees', 'ISO 4217'],
  [
    'an example that is neither text nor number',
    'examples.0.given.weight',
    null,
    'must be string or number.',
  ],
];

describe('the editors’ check', () => {
  for (const [what, path, value, says, key = path.replace(/\.(\d+)/g, '[$1]')] of slips) {
    test(`names the file, the place and the fix for ${what}`, () => {
      const problems = said(broken(path, value));
      expect(problems).toHaveLength(1);
      expect(problems[0]).toContain(`${file}: ${key}: `);
      expect(problems[0]).toContain(says);
    });
  }

  test('names every slip at once', () => {
    const problems = said({ ...right, sumary: 'x', titel: 'y', order: 0 });
    expect(problems.join('\n')).toContain('“sumary”');
    expect(problems.join('\n')).toContain('“titel”');
    expect(problems.join('\n')).toContain('order');
  });

  test.each([undefined, null, 7, 'text', [], {}, { fields: 3 }, { ...right, fields: null }])(
    'answers even to %j',
    (given) => {
      expect(said(given).length).toBeGreaterThan(0);
    },
  );
});
