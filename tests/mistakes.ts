import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { categories } from '../calculators/categories.ts';
import { sections } from '../src/engine/check/readability.ts';

/*
 * Whatever an editor can get wrong, once: a calculator in which nothing is (tests/fixtures/parcel),
 * one change to it, and the messages of `npm run check`. Each mistake becomes a calculator of its own.
 */

const fixture = join(import.meta.dirname, 'fixtures/parcel');

/** Sentences in which the check finds nothing to improve. */
const paragraph = [
  'The price of a parcel depends on what it weighs, how far it travels and how quickly it must arrive.',
  'A heavier parcel is more expensive in every zone, because the carrier charges for each kilogram.',
  'Insurance adds a small part of the declared value, which the carrier returns if the parcel is lost.',
  'Most people only send something small and light.',
  'Anybody who regularly sends several parcels to customers in the same country may ask the carrier for a contract with lower charges and a collection at the door.',
].join(' ');

const article = Object.keys(sections)
  .map((id) => `## A heading {#${id}}\n\n${paragraph}\n`)
  .join('\n')
  .replace('{#formula}', () => '{#formula}\n\n$$\np = 2w\n$$')
  .replace('{#example}', '{#example}\n\nThe price is {{1.price}}.')
  .replace('{#questions}', `{#questions}\n${'\n### Is it so?\n'.repeat(4)}`);

/** The files of the guide's calculator, which formulas alone compute; its related ones are not here. */
const guide: Readonly<Record<string, string>> = {
  'manifest.ts': readFileSync(
    join(import.meta.dirname, 'fixtures/stopping-distance/manifest.ts'),
    'utf8',
  ).replace(/^ {2}related: .*$/m, '  order: 7,'),
  'article.md': article.replace('{{1.price}}', '{{1.stopping}}'),
};

/** The files of the calculator in which nothing is wrong. */
export const parcel: Readonly<Record<string, string>> = {
  'manifest.ts': readFileSync(join(fixture, 'manifest.ts'), 'utf8'),
  'compute.ts': readFileSync(join(fixture, 'compute.ts'), 'utf8'),
  'tables.ts': readFileSync(join(fixture, 'tables.ts'), 'utf8'),
  'article.md': article,
};

function partOfManifest(from: string, to: string): string {
  const manifest = parcel['manifest.ts'] ?? '';
  return manifest.slice(manifest.indexOf(from), manifest.indexOf(to));
}

/** One thing wrong. */
export interface Mistake {
  /** The slug of the calculator that has it. */
  readonly slug: string;
  /** Its category, where that is what is wrong. */
  readonly category?: string;
  readonly files: Readonly<Record<string, string>>;
  /** The messages, without the path of the calculator's folder. */
  readonly messages: readonly string[];
}

/** The original text, its replacement, the message; and the text at which the line is expected. */
type Edit = readonly [
  from: string,
  to: string,
  messages: string | readonly string[],
  near?: string,
];

/** Slips in one file, by slug. */
const slipsIn = (
  file: string,
  edits: Readonly<Record<string, Edit>>,
  right: Mistake['files'] = parcel,
): readonly Mistake[] =>
  Object.entries(edits).map(([slug, [from, to, expected, near]]) => {
    const before = right[file] ?? '';
    if (before.split(from).length !== 2) throw new Error(`“${from}” is not once in ${file}.`);
    const wrong = before.replace(from, () => to);
    const at = near === undefined ? before.indexOf(from) : wrong.indexOf(near);
    if (at < 0) throw new Error(`“${near}” is not in ${file} of ${slug}.`);
    const line = near === '' ? '' : `:${wrong.slice(0, at).split('\n').length}`;
    const messages = [expected]
      .flat()
      .map((each) =>
        /^(?:manifest|compute|tables|article)\.\w+:/.test(each) ? each : `${file}${line}: ${each}`,
      );
    return { slug, files: { ...right, [file]: wrong }, messages };
  });

/** The manifest does not even load. */
const unloaded = slipsIn('manifest.ts', {
  syntax: [
    "label: 'Weight',\n      symbol",
    "label: 'Weight'\n      symbol",
    'is not TypeScript: Expected `,` or `}` but found `symbol`.',
    "symbol: 'w'",
  ],
  'no-default-export': [
    'export default defineCalculator',
    'export const manifest = defineCalculator',
    'has no default export: write `export default defineCalculator({ … })`.',
  ],
  'unknown-import': [
    "import { defineCalculator } from '#schemas/manifest.ts';",
    "import { defineCalculator } from '#schemas/manifets.ts';",
    'imports “manifets.ts”, which does not exist. Did you mean “manifest.ts”?',
  ],
  'unknown-export': [
    'import { defineCalculator }',
    'import { defineCalculater }',
    "does not load: The requested module '#schemas/manifest.ts' does not provide an export named 'defineCalculater'",
  ],
  'unknown-name': ['order: 90', 'order: ninety', 'does not load: ninety is not defined'],
});

/** The manifest breaks a rule of the language: its shape. */
const misshapen = slipsIn('manifest.ts', {
  'unknown-key': [
    'order: 90',
    'quikTool: 1,\n  order: 90',
    'manifest: unknown key “quikTool”. Did you mean “quickTool”?',
  ],
  'unknown-related': [
    'order: 90',
    "related: ['parcle'],\n  order: 90",
    'related[0]: there is no calculator “parcle”. Did you mean “parcel”?',
  ],
  'related-twice': [
    'order: 90',
    "related: ['parcel', 'parcel', 'related-twice'],\n  order: 90",
    ['related[1]: “parcel” is named twice.', 'related[2]: is this calculator itself.'],
  ],
  'unknown-key-of-field': [
    'max: 30',
    'mix: 30',
    'fields.weight: unknown key “mix”. Did you mean “min”?',
  ],
  'unknown-key-of-result': [
    'digits: 2',
    'digit: 2',
    'results.price: unknown key “digit”. Did you mean “digits”?',
  ],
  'unknown-key-of-unit': [
    "{ by: 'system', units",
    "{ by: 'system', unit: 'kg', units",
    'fields.weight.unit: unknown key “unit”. Did you mean “units”?',
  ],
  'unknown-key-of-condition': [
    "above: 'heavyFrom' }",
    "above: 'heavyFrom', iz: 2 }",
    'cases.heavy: unknown key “iz”.',
  ],
  'unknown-keys': [
    "actions: { calculate: 'Calculate'",
    "actions: { calculat: 'Calculate', press: 'Reset', calculate: 'Calculate'",
    ['actions: unknown key “calculat”. Did you mean “calculate”?', 'actions: unknown key “press”.'],
  ],
  'unknown-kind-of-field': [
    "kind: 'number',\n      label: 'Weight'",
    "kind: 'numbr',\n      label: 'Weight'",
    'fields.weight.kind: “numbr” is not a kind of field; known are number, integer, choice, date, time, text, currency, rows, list. Did you mean “number”?',
  ],
  'unknown-kind-of-result': [
    "fee: { kind: 'money'",
    "fee: { kind: 'mony'",
    'results.fee.kind: “mony” is not a kind of result; known are money, percent, number, date, text, table. Did you mean “money”?',
  ],
  'rows-within-rows': [
    "days: { kind: 'integer'",
    "days: { kind: 'rows'",
    'fields.stops.fields.days.kind: “rows” is not a kind of field in a row; known are number, integer, choice, date, time, text, currency.',
  ],
  'table-within-table': [
    "cost: { kind: 'money'",
    "cost: { kind: 'table'",
    'results.byDay.columns.cost.kind: “table” is not a kind of column; known are money, percent, number, text, date.',
  ],
  'missing-kind': [
    "fee: { kind: 'money', label",
    'fee: { label',
    'results.fee.kind: the kind of result is missing; known are money, percent, number, date, text, table.',
  ],
  'missing-key': [
    "title: 'Two kilograms to “Oslo”',\n      ",
    '',
    'examples[0].title: is missing.',
    '{\n      given',
  ],
  'missing-value': [
    "is: 'atMost', than: 1000",
    'than: 1000',
    'guards[0].is: is missing; known are above, atLeast, below, atMost, equal, notEqual.',
  ],
  'unknown-value': [
    "is: 'atMost', than: 1000",
    "is: 'atmost', than: 1000",
    'guards[0].is: “atmost” is not a known value; known are above, atLeast, below, atMost, equal, notEqual. Did you mean “atMost”?',
  ],
  'unknown-law': [
    "law: 'rises'",
    "law: 'rise'",
    'laws[0].law: “rise” is not a law; known are rises, falls, holds, scales, shifts, sums, returns, symmetric. Did you mean “rises”?',
  ],
  'not-a-number': ['max: 30', "max: '30'", 'fields.weight.max: must be a number.'],
  'not-a-list': ["['parcel', 'postage']", "'parcel'", 'keywords: must be a list.'],
  'not-an-object': [
    "{ label: 'Heavy from', value: 20 }",
    '20',
    'constants.heavyFrom: must be an object.',
  ],
  'not-one-of-two': [
    '{ weight: 2,',
    '{ weight: null,',
    'examples[0].given.weight: must be a text or a number.',
  ],
  'not-true': [
    'headline: true',
    "headline: 'yes'",
    'results.price.headline: can only be true, or be left out.',
  ],
  'not-whole': ['maxRows: 5', 'maxRows: 2.5', 'fields.stops.maxRows: must be a whole number.'],
  'not-a-code': [
    "cost: { kind: 'money',",
    "cost: { kind: 'money', currency: 'rupees',",
    'results.byDay.columns.cost.currency: must be an ISO 4217 code: three capital letters.',
  ],
  'not-codes': [
    'insured: {',
    "money: { kind: 'currency', label: 'Money', options: { usd: { symbol: '$', name: 'Dollar' } } },\n    insured: {",
    'fields.money.options.usd: must be an ISO 4217 code: three capital letters.',
  ],
  'not-a-day': [
    "shows: { price: '6.00'",
    "today: '6 October',\n      shows: { price: '6.00'",
    'examples[0].today: must be a day like 2026-10-06.',
  ],
  blank: ["'What a parcel costs.'", "' '", 'summary: must not be blank.'],
  'two-lines': ["'What a parcel costs.'", "'What a parcel\\ncosts.'", 'summary: must be one line.'],
  'long-label': [
    "label: 'Weight'",
    "label: 'What the parcel weighs, with all its paper'",
    'fields.weight.label: is too long for a label: 40 characters at most.',
  ],
  'long-title': [
    "title: 'Parcel Calculator'",
    "title: 'Calculator of What It Costs to Send a Parcel Almost Everywhere'",
    'title: is too long for a title: 60 characters at most.',
  ],
  'long-summary': [
    "'What a parcel costs.'",
    "'What a parcel costs'.padEnd(126, '.')",
    'summary: is too long for a list: 125 characters at most.',
  ],
  'long-description': [
    ' at home and abroad.',
    " at home and abroad.'.padEnd(161, '.') + '",
    'description: is too long for search engines: 160 characters at most.',
  ],
  'short-description': [
    ' by weight and value, at home and abroad.',
    '.',
    'description: is too short for search engines: 70 characters at least.',
  ],
  'too-high': ['digits: 2', 'digits: 21', 'results.price.digits: must be at most 20.'],
  'too-low': ['maxRows: 5', 'maxRows: 0', 'fields.stops.maxRows: must be at least 1.'],
  'not-above': [
    'presets: [1, 5]',
    'step: 0,\n      presets: [1, 5]',
    'fields.weight.step: must be above 0.',
  ],
  'too-few': [
    'presets: [1, 5]',
    'presets: [1]',
    'fields.weight.presets: needs at least 2 entries.',
  ],
  none: ["['parcel', 'postage']", '[]', 'keywords: needs at least one entry.'],
  'no-example': [
    '],\n  laws',
    '].slice(1),\n  laws',
    'examples: needs at least one example.',
    'examples: [',
  ],
});

/** The manifest's parts do not fit together. */
const mismatched = slipsIn('manifest.ts', {
  'unknown-quantity': [
    'min: 0,',
    "quantity: 'homeprice',\n      min: 0,",
    'fields.insured.quantity: there is no quantity “homeprice” in schemas/quantities.ts. Did you mean “homePrice”?',
  ],
  'quantity-of-another-measure': [
    "label: 'Weight',",
    "label: 'Weight', quantity: 'height',",
    'fields.weight.quantity: “height” is a length: a number in a unit of length.',
  ],
  'money-with-a-unit': [
    "label: 'Weight',",
    "label: 'Weight', quantity: 'loan',",
    'fields.weight.quantity: “loan” is an amount of money: a number without a unit, or a result of the kind `money`.',
  ],
  'quantity-of-another-kind': [
    "label: 'Postage',",
    "label: 'Postage', quantity: 'yearlyRate',",
    'results.postage.quantity: “yearlyRate” is a percentage: a number in %, or a result of the kind `percent`.',
  ],
  'unshared-quantity': [
    "label: 'Weight',",
    "label: 'Weight', quantity: 'bodyWeight',",
    'fields.weight.quantity: no other calculator has the quantity “bodyWeight”: name one that others share, or none.',
  ],
  'percent-of-what': [
    'min: 0,',
    "percentOf: 'weigth',\n      min: 0,",
    'fields.insured.percentOf: there is no field “weigth”. Did you mean “weight”?',
  ],
  'percent-of-a-choice': [
    'min: 0,',
    "percentOf: 'system',\n      min: 0,",
    'fields.insured.percentOf: “system” is a choice: name a field with a number.',
  ],
  'percent-of-itself': [
    'min: 0,',
    "percentOf: 'insured',\n      min: 0,",
    'fields.insured.percentOf: is this field itself: name another.',
  ],
  'named-out-of-bounds': [
    'min: 0,',
    "named: { 'no insurance': -1 },\n      min: 0,",
    'fields.insured.named: the form itself refuses -1: Enter a number, 0 or more.',
  ],
  'assumed-without-a-default': [
    'min: 0,',
    'assumed: true,\n      min: 0,',
    'fields.insured.assumed: Remove this key: the field has no `default` that could stand in an answer.',
  ],
  'usual-backwards': [
    'min: 0,',
    'usual: [500, 20],\n      min: 0,',
    'fields.insured.usual: 500 is not below 20: write the smaller number first.',
  ],
  'usual-out-of-bounds': [
    'min: 0,',
    'usual: [-5, 500],\n      min: 0,',
    'fields.insured.usual: the form itself refuses -5: Enter a number, 0 or more.',
  ],
  'usual-with-a-choice-of-units': [
    'above: 0,',
    'usual: [1, 20],\n      above: 0,',
    'fields.weight.usual: Remove this key: the unit follows a choice. A `quantity` can say it.',
  ],
  'usual-beside-an-example': [
    "label: 'Days', min: 1",
    "label: 'Days', min: 1, usual: [2, 14]",
    'examples[0].given.stops.days: 1 is not within `usual` of fields.stops.fields.days, 2 to 14: widen that, or change this.',
    'given: {',
  ],
  'form-of-questions': [
    'order: 90',
    "ask: { forms: ['{weigth} to {stops.town}', '{weight to Oslo'] },\n  order: 90",
    [
      'ask.forms[0]: there is no field “weigth”. Did you mean “weight”?',
      'ask.forms[1]: has a brace without its other: write “{marksObtained}”.',
    ],
  ],
  'id-not-one-word': [
    'insured: {',
    "'net weight': { kind: 'text', label: 'Net weight', optional: true },\n    insured: {",
    'fields.net weight: an id is one word in camelCase: “annualRate”.',
  ],
  'id-with-a-capital': [
    'byDay: {',
    'ByDay: {',
    'results.ByDay: an id is one word in camelCase: “totalInterest”.',
  ],
  'one-option': [
    'insured: {',
    "speed: { kind: 'choice', label: 'Speed', options: { fast: { label: 'Fast' } } },\n    insured: {",
    'fields.speed.options: needs at least two options.',
  ],
  'whole-number-option': [
    'insured: {',
    "speed: { kind: 'choice', label: 'Speed', options: { 1: { label: '1' }, two: { label: '2' } } },\n    insured: {",
    'fields.speed.options: an option id must not be a whole number: it would lose its place.',
  ],
  'default-not-an-option': [
    "default: 'metric'",
    "default: 'metrik'",
    'fields.system.default: there is no option “metrik”. Did you mean “metric”?',
  ],
  'default-out-of-bounds': [
    'default: 2',
    'default: 31',
    'fields.weight.default: the form itself refuses 31: Enter a number above 0 and at most 30.',
  ],
  'default-on-an-excluded-bound': [
    'default: 2',
    'default: 0',
    'fields.weight.default: the form itself refuses 0: Enter a number above 0 and at most 30.',
  ],
  'preset-out-of-bounds': [
    'presets: [1, 5]',
    'presets: [1, 50]',
    'fields.weight.presets: the form itself refuses 50: Enter a number above 0 and at most 30.',
  ],
  'bounds-the-wrong-way': [
    'min: 0,',
    'min: 5, max: 4,',
    'fields.insured.min: is above `max`: nothing could be entered.',
  ],
  'blank-said-twice': [
    'whenBlank: 0,',
    'optional: true, whenBlank: 0,',
    'fields.insured.optional: Remove this key: `whenBlank` says that the field may be blank.',
  ],
  'unit-of-no-field': [
    "by: 'system'",
    "by: 'sistem'",
    'fields.weight.unit.by: there is no field “sistem”. Did you mean “system”?',
  ],
  'unit-of-no-option': [
    "imperial: 'lb'",
    "imperial: 'lb', imperiel: 'lb'",
    'fields.weight.unit.units: there is no option “imperiel”. Did you mean “imperial”?',
  ],
  'option-without-a-unit': [
    ", imperial: 'lb'",
    '',
    'fields.weight.unit.units: the option “imperial” has no unit.',
  ],
  'condition-on-no-field': [
    "covered: { field: 'insured'",
    "covered: { field: 'insurd'",
    'cases.covered.field: there is no field “insurd”. Did you mean “insured”?',
  ],
  'condition-on-no-option': [
    "when: 'covered' }",
    "when: { field: 'system', is: 'metrik' } }",
    [
      'results.fee.when.is: there is no option “metrik”. Did you mean “metric”?',
      'manifest.ts:49: cases.covered: no `when` names this case.',
    ],
  ],
  'guard-on-no-field': [
    "{ field: 'insured', is",
    "{ field: 'insurd', is",
    'guards[0].field: there is no field “insurd”. Did you mean “insured”?',
  ],
  'guard-within-rows-on-no-field': [
    "{ field: 'insured', is: 'atMost', than: 1000,",
    "{ field: 'stops.days', is: 'atMost', than: 9, when: { field: 'stops.town1', is: 'A' },",
    'guards[0].when.field: there is no field “stops.town1”. Did you mean “stops.town”?',
  ],
  'guard-against-no-field': [
    'than: 1000',
    "than: 'wait'",
    'guards[0].than: there is no field “wait”. Did you mean “weight”?',
  ],
  'swap-with-no-field': [
    "swap: ['weight', 'insured']",
    "swap: ['weight', 'insurd']",
    'actions.swap: there is no field “insurd”. Did you mean “insured”?',
  ],
  'no-headline': [
    'headline: true,',
    '',
    'results: none is the `headline`: mark the figure that the visitor came for.',
    'results: {',
  ],
  'bands-out-of-order': [
    'below: 9',
    'below: 4',
    'results.price.bands: every band but the last has a `below` or `upTo`, above the one before.',
  ],
  'last-band-with-an-end': [
    "{ label: 'Dear' }",
    "{ below: 20, label: 'Dear' }",
    'results.price.bands: the last band is open: it has no `below`.',
  ],
  'scale-starts-late': [
    'headline: true,',
    'headline: true,\n      scale: [5, 20],',
    'results.price.scale: the scale starts below the first limit of a band and ends above the last.',
    'scale',
  ],
  'scale-ends-early': [
    'headline: true,',
    'headline: true,\n      scale: [0, 9],',
    'results.price.scale: the scale starts below the first limit of a band and ends above the last.',
    'scale',
  ],
  'scale-without-bands': [
    'byDay: {',
    "weighed: { kind: 'number', label: 'Weighed', scale: [0, 9] },\n    byDay: {",
    'results.weighed.scale: is the scale of `bands`, and there are none.',
    'weighed',
  ],
  'text-from-no-band': [
    "band: 'price'",
    "band: 'prise'",
    'results.verdict.from.band: there is no result with bands “prise”. Did you mean “price”?',
  ],
  'chart-of-no-column': [
    "y: 'cost'",
    "y: 'costs'",
    'results.byDay.chart.y: there is no column “costs”. Did you mean “cost”?',
  ],
  'bars-from-no-column': [
    "y: 'cost'",
    "y: 'cost', from: 'costs'",
    'results.byDay.chart.from: there is no column “costs”. Did you mean “cost”?',
  ],
  'histogram-of-no-column': [
    "kind: 'bars', title: 'Cost by day', x: 'day', y: 'cost'",
    "kind: 'histogram', title: 'Costs', x: 'costs'",
    'results.byDay.chart.x: there is no column “costs”. Did you mean “cost”?',
  ],
  'histogram-of-texts': [
    "kind: 'money', label: 'Cost' } },\n      chart: { kind: 'bars', title: 'Cost by day', x: 'day', y: 'cost'",
    "kind: 'text', label: 'Cost' } },\n      chart: { kind: 'histogram', title: 'Costs', x: 'cost'",
    'results.byDay.chart.x: “cost” is a text, not a number.',
    "kind: 'histogram'",
  ],
  'points-with-no-line': [
    "kind: 'bars', title: 'Cost by day', x: 'day', y: 'cost'",
    "kind: 'points', title: 'Cost by day', x: 'day', y: 'cost', line: 'fit'",
    'results.byDay.chart.line: there is no column “fit”.',
  ],
  'outline-without-names': [
    "kind: 'bars', title: 'Cost by day', x: 'day', y: 'cost'",
    "kind: 'outline', title: 'Cost by day', x: 'day', y: 'cost', label: 'cost', figure: 'part'",
    [
      'manifest.ts:128: results.byDay.chart.label: “cost” is not a text.',
      'manifest.ts:128: results.byDay.chart.figure: there is no column “part”.',
    ],
  ],
  'every-other-text': [
    "{ day: { kind: 'number', label: 'Day' }, cost: { kind: 'money', label: 'Cost' } },\n      chart: { kind: 'bars', title: 'Cost by day', x: 'day', y: 'cost'",
    "{ day: { kind: 'text', label: 'Day' }, cost: { kind: 'money', label: 'Cost' } },\n      chart: { kind: 'bars', title: 'Cost by day', x: 'day', y: 'cost', every: 2",
    'results.byDay.chart.every: takes multiples of a number, and “day” is a text.',
    'every: 2',
  ],
  'label-of-no-field': [
    'Price for {weight}',
    'Price for {wait}',
    'results.price.label: there is no field “wait”. Did you mean “weight”?',
  ],
  'currency-of-no-field': [
    "fee: { kind: 'money',",
    "fee: { kind: 'money', currency: { by: 'sistem' },",
    'results.fee.currency.by: there is no field “sistem”. Did you mean “system”?',
  ],
  'money-of-no-field': [
    '  results: {',
    "  money: { currency: { of: 'sistem' } },\n  results: {",
    'money.currency.of: there is no field “sistem”. Did you mean “system”?',
  ],
  'example-of-no-field': [
    '{ weight: 2,',
    '{ weight: 2, wieght: 2,',
    'examples[0].given: there is no field “wieght”. Did you mean “weight”?',
  ],
  'example-of-no-result': [
    "verdict: 'Fair' }",
    "verdikt: 'Fair' }",
    'examples[0].shows: there is no result “verdikt”. Did you mean “verdict”?',
  ],
  'example-that-the-form-refuses': [
    '{ weight: 2,',
    '{ weight: 31,',
    'examples[0].given.weight: the form itself refuses 31: Enter a number above 0 and at most 30.',
  ],
  'example-that-shows-nothing': [
    "shows: { price: '6.00', verdict: 'Fair' }",
    'shows: {}',
    'examples[0].shows: must say what is shown.',
  ],
  'law-of-no-field': [
    "raise: 'weight'",
    "raise: 'wieght'",
    'laws[0]: there is no field “wieght”. Did you mean “weight”?',
  ],
  'law-of-no-result': [
    "result: 'price'",
    "result: 'prise'",
    'laws[0]: there is no result “prise”. Did you mean “price”?',
  ],
  'law-of-neither': [
    "whole: 'price'",
    "whole: 'prise'",
    'laws[2]: there is no field or result “prise”. Did you mean “price”?',
  ],
});

/** The way to a figure does not fit together: formulas, constants, cases, tables of ranges. */
const misworked = slipsIn('manifest.ts', {
  'formula-that-does-not-parse': [
    "'weight * perUnit'",
    "'(weight * perUnit'",
    'results.postage.formula: “(weight * perUnit” does not parse: “)” is missing before “the end”.',
    "formula: '(weight",
  ],
  'formula-with-an-unknown-function': [
    'ceil(4 / weight)',
    'ceiling(4 / weight)',
    'workings.rounds.formula: “ceiling(4 / weight)” does not parse: “ceiling” is not a function; known are abs, acos, asin, atan, ceil, cos, exp, factorial, floor, gcd, lcm, ln, log10, log2, max, min, mod, normal, normalQuantile, round, sin, sqrt, tan, tQuantile, count, mean, sum.',
  ],
  'formula-with-an-unknown-id': [
    'postage + fee',
    'postage + fees',
    'results.price.formula: there is no field, figure or constant “fees”. Did you mean “fee”?',
    'formula',
  ],
  'formula-of-a-case-with-an-unknown-id': [
    '24 / rounds',
    '24 / round',
    'results.hours.formula[1].formula: there is no field, figure or constant “round”. Did you mean “rounds”?',
  ],
  'summand-with-an-unknown-id': [
    "formula: 'weight / 10'",
    "formula: 'wait / 10'",
    'results.handling.sum.crane.formula[0].formula: there is no field, figure or constant “wait”. Did you mean “weight”?',
  ],
  'formula-with-a-text': [
    'postage + fee',
    'postage + fee + carrier',
    'results.price.formula: “carrier” is a text, not a number.',
    "formula: 'postage + fee",
  ],
  'formula-with-options-without-a-number': [
    'postage + fee',
    'postage + fee + system',
    [
      'results.price.formula: “system” stands for a number, and its option “metric” has no `value`.',
      'manifest.ts:60: results.price.formula: “system” stands for a number, and its option “imperial” has no `value`.',
    ],
  ],
  'formula-with-rows': [
    'postage + fee',
    'postage + fee + stops.days',
    'results.price.formula: “stops.days” holds several: write sum(stops.days), or min, max, mean, count.',
  ],
  'formulas-in-a-circle': [
    'ceil(4 / weight)',
    'ceil(handling / weight)',
    'workings.rounds: needs itself: rounds → handling → rounds.',
    'rounds: {',
  ],
  'branch-without-when': [
    "{ when: 'heavy', formula: 'weight / 5', because",
    "{ formula: 'weight / 5', because",
    'results.hours.formula[0]: has no `when`, so nothing after it can apply: put it last.',
    "{ formula: 'weight / 5'",
  ],
  'choice-without-when': [
    "{ when: 'heavy', text: 'Ship' }",
    "{ text: 'Ship' }",
    'results.carrier.choose[0]: has no `when`, so nothing after it can apply: put it last.',
    "choose: [{ text: 'Ship' }",
  ],
  'two-ways': [
    "ranges: {\n        of: 'weight'",
    "formula: '2 * weight',\n      ranges: {\n        of: 'weight'",
    'results.zone: has `formula` and `ranges`: one is enough.',
    'zone: {',
  ],
  'no-symbol': [
    "symbol: 'f', ",
    '',
    'results.fee.symbol: is missing, and the steps use it: write it in TeX.',
    'fee: {',
  ],
  'no-symbol-of-a-constant': [
    "symbol: 'c', ",
    '',
    'results.postage.constants.perUnit.symbol: is missing, and the steps use it: write it in TeX.',
    'perUnit: {',
  ],
  'no-symbol-of-a-field': [
    "      symbol: 'w',\n",
    '',
    'fields.weight.symbol: is missing, and the steps use it: write it in TeX.',
    'weight: {',
  ],
  'symbol-that-is-not-tex': [
    "symbol: 'f'",
    "symbol: '\\\\frc{f}'",
    'results.fee.symbol: the formula “\\frc{f}” is not TeX: Unsupported function name.',
    'fee: {',
  ],
  'unused-constant': [
    "{ label: 'Heavy from', value: 20 }",
    "{ label: 'Heavy from', value: 20 }, lightTo: { label: 'Light to', value: 2 }",
    'constants.lightTo: nothing uses this constant.',
    'constants: { heavyFrom',
  ],
  'unused-constant-of-a-figure': [
    'constants: { perUnit: {',
    "constants: { spare: { label: 'Spare', value: 1 }, perUnit: {",
    'results.postage.constants.spare: nothing uses this constant.',
    'constants: { spare',
  ],
  'constant-twice': [
    'constants: { heavyFrom: {',
    "constants: { perUnit: { label: 'Price', value: 4 }, heavyFrom: {",
    'results.postage.constants.perUnit: has the id of `constants.perUnit`: give each its own.',
    "constants: { perUnit: { label: 'Price per",
  ],
  'constant-with-the-id-of-a-field': [
    'constants: { heavyFrom: {',
    "constants: { weight: { label: 'Price', value: 4 }, heavyFrom: {",
    'constants.weight: has the id of `fields.weight`: give each its own.',
    'constants: { weight',
  ],
  'constant-called-pi': [
    'constants: { heavyFrom: {',
    "constants: { pi: { label: 'Pi', value: 3.14 }, heavyFrom: {",
    [
      'constants.pi: in formulas, `pi` is the number π: give this another id.',
      'manifest.ts:153: constants.pi: nothing uses this constant.',
    ],
    'constants: { pi',
  ],
  'id-of-the-age-of-rates': [
    'constants: { heavyFrom: {',
    "constants: { ratesAge: { label: 'Age', value: 7 }, heavyFrom: {",
    [
      'constants.ratesAge: `ratesAge` is the age of the exchange rates: give this another id.',
      'manifest.ts:153: constants.ratesAge: nothing uses this constant.',
    ],
    'constants: { ratesAge',
  ],
  'constant-not-one-word': [
    'constants: { heavyFrom: {',
    "constants: { 'heavy from': { label: 'Price', value: 4 }, heavyFrom: {",
    [
      'constants.heavy from: an id is one word in camelCase: “hoursPerDay”.',
      'manifest.ts:153: constants.heavy from: nothing uses this constant.',
    ],
    "constants: { 'heavy",
  ],
  'working-with-the-id-of-a-result': [
    "rounds: { kind: 'number', label",
    "fee: { kind: 'number', label: 'Fee', symbol: 'x', formula: '1' },\n    rounds: { kind: 'number', label",
    'workings.fee: has the id of `results.fee`: give each its own.',
    "fee: { kind: 'number'",
  ],
  'working-with-a-wrong-condition': [
    "symbol: 'r', formula",
    "symbol: 'r', when: 'hevy', formula",
    'workings.rounds.when: there is no case “hevy”. Did you mean “heavy”?',
  ],
  'unknown-case': [
    "when: 'covered' }",
    "when: 'covred' }",
    [
      'results.fee.when: there is no case “covred”. Did you mean “covered”?',
      'manifest.ts:49: cases.covered: no `when` names this case.',
    ],
  ],
  'unknown-case-of-a-reason': [
    "because: [{ when: 'heavy'",
    "because: [{ when: 'hevy'",
    'results.postage.because[0].when: there is no case “hevy”. Did you mean “heavy”?',
  ],
  'unused-case': [
    "covered: { field: 'insured', above: 0 },",
    "covered: { field: 'insured', above: 0 },\n    light: { field: 'weight', below: 1 },",
    'cases.light: no `when` names this case.',
    'light: {',
  ],
  'case-by-itself': [
    "heavy: { field: 'weight', above: 'heavyFrom' }",
    "heavy: ['bulky', { field: 'weight', above: 'heavyFrom' }],\n    bulky: 'heavy'",
    [
      'cases.heavy: is defined by itself: write out what must hold.',
      'manifest.ts:49: cases.bulky: is defined by itself: write out what must hold.',
    ],
  ],
  'case-of-an-unknown-limit': [
    "above: 'heavyFrom'",
    "above: 'hevyFrom'",
    [
      'cases.heavy.above: there is no constant, field or figure “hevyFrom”. Did you mean “heavyFrom”?',
    ],
  ],
  'case-of-a-text': [
    "heavy: { field: 'weight', above: 'heavyFrom' }",
    "heavy: { figure: 'verdict', above: 'heavyFrom' }",
    'cases.heavy.above: “verdict” is a text: only numbers are above or below something.',
  ],
  'case-of-an-unknown-figure': [
    "heavy: { field: 'weight', above: 'heavyFrom' }",
    "heavy: { figure: 'prise', above: 'heavyFrom' }",
    'cases.heavy.figure: there is no result or working “prise”. Did you mean “price”?',
  ],
  'guard-on-no-figure': [
    "{ figure: 'price', is",
    "{ figure: 'prise', is",
    'guards[1].figure: there is no result or working “prise”. Did you mean “price”?',
  ],
  'guard-against-no-figure': [
    'than: 500',
    "than: 'fees'",
    'guards[1].than: there is no field, result or working “fees”. Did you mean “fee”?',
  ],
  'guard-that-names-nothing': [
    "'It costs {price}.'",
    "'It costs {prise}.'",
    'guards[1].message: there is no field or figure “prise”. Did you mean “price”?',
  ],
  'reason-of-no-constant': [
    '{perUnit} each',
    '{perUnits} each',
    'results.postage.because[0].say: there is no constant or option with a value “perUnits”. Did you mean “perUnit”?',
  ],
  'reason-of-no-option': [
    '{perUnit} each',
    '{system.metrc} each',
    'results.postage.because[0].say: there is no constant or option with a value “system.metrc”.',
  ],
  'reason-of-a-case-of-no-constant': [
    'Over {heavyFrom}',
    'Over {hevyFrom}',
    'results.hours.formula[0].because: there is no constant or option with a value “hevyFrom”. Did you mean “heavyFrom”?',
  ],
  'ranges-that-fall': [
    '[10, 2]',
    '[-10, 2]',
    'results.zone.ranges.from: the limits must rise: each is above the one before.',
    'from: [\n          [0, 1]',
  ],
  'graduated-that-stand-still': [
    '[150, 5]',
    '[0, 5]',
    'results.duty.graduated.from: the limits must rise: each is above the one before.',
    'from: [\n          [0, 0]',
  ],
  'ranges-of-nothing': [
    "of: 'weight',\n        from: [\n          [0, 1]",
    "of: 'wait',\n        from: [\n          [0, 1]",
    'results.zone.ranges.of: there is no field, result or working “wait”. Did you mean “weight”?',
  ],
  'ranges-of-one-line': [
    '[10, 2],',
    '',
    'results.zone.ranges.from: needs at least 2 entries.',
    'from: [\n          [0, 1]',
  ],
  'ranges-because-of-nothing': [
    'weight {range} is',
    'weight {ranges} is',
    'results.zone.ranges.because: there is no part of the table “ranges”. Did you mean “range”?',
  ],
  'ranges-until-no-day': [
    "'2027-12-31'",
    "'December 2027'",
    'results.zone.ranges.validUntil: must be a day like 2026-10-06.',
  ],
  'caution-that-names-nothing': [
    'for {price}.',
    'for {prise}.',
    'cautions[0].say: there is no field or figure “prise”. Did you mean “price”?',
  ],
  'caution-in-no-case': [
    "cautions: [{ when: 'heavy'",
    "cautions: [{ when: 'hevy'",
    'cautions[0].when: there is no case “hevy”. Did you mean “heavy”?',
  ],
  'variation-of-nothing': [
    "variations: [{ of: 'weight'",
    "variations: [{ of: 'wait'",
    'variations[0].of: there is no field “wait”. Did you mean “weight”?',
  ],
  'variation-of-a-choice-with-numbers': [
    "variations: [{ of: 'weight'",
    "variations: [{ of: 'system'",
    "variations[0].at: “system” is a choice: write 'options'.",
  ],
  'variation-of-a-number-with-options': [
    'at: { step: 1, times: 2 }',
    "at: 'options'",
    'variations[0].at: “weight” has no options: list numbers.',
  ],
  'variation-of-rows': [
    "variations: [{ of: 'weight'",
    "variations: [{ of: 'stops'",
    'variations[0].of: “stops” is a rows: only numbers and choices vary.',
  ],
  'variation-out-of-bounds': [
    'at: { step: 1, times: 2 }',
    'at: [1, 50]',
    'variations[0].at: the form itself refuses 50: Enter a number above 0 and at most 30.',
  ],
  'variation-that-shows-nothing': [
    "shows: ['price', 'postage']",
    "shows: ['price', 'postege']",
    'variations[0].shows: there is no result “postege”. Did you mean “postage”?',
  ],
  'reviewed-in-a-month': [
    "reviewed: '2026-11-22'",
    "reviewed: '2026-11'",
    'reviewed: must be a day like 2026-11-22.',
  ],
  'reviewed-on-the-31st-of-november': [
    "reviewed: '2026-11-22'",
    "reviewed: '2026-11-31'",
    'reviewed: must be a day like 2026-11-22.',
  ],
  'reviewed-in-the-future': [
    "reviewed: '2026-11-22'",
    "reviewed: '2026-11-23'",
    'reviewed: is in the future: it is 2026-11-22 (UTC).',
  ],
  'reviewed-before-published': [
    "reviewed: '2026-11-22'",
    "reviewed: '2026-11-20'",
    'reviewed: is before 2026-11-21, the day on which it was published.',
  ],
  'published-in-words': [
    "published: '2026-11-21'",
    "published: '21 November 2026'",
    'published: must be a day like 2026-11-22.',
  ],
  'published-never': [
    "  published: '2026-11-21',\n",
    '',
    'published: is missing: the day on which the calculator first stood on the site.',
    'export default',
  ],
  'compute-elsewhere': [
    "compute: 'compute.ts'",
    "compute: 'everyday/parcel'",
    'compute: “everyday/parcel” is not a known value; known are formulas, compute.ts.',
  ],
  'formulas-with-a-table': [
    "compute: 'compute.ts'",
    "compute: 'formulas'",
    "results.byDay.kind: a table is filled by a function: write `compute: 'compute.ts'`.",
    "kind: 'table'",
  ],
});

/** A table on demand does not fit together. */
const mistabled = slipsIn('manifest.ts', {
  'table-id-not-one-word': [
    'route: {',
    "'the route': {",
    'tables.the route: an id is one word in camelCase: “schedule”.',
  ],
  'table-by-nothing': [
    "note: 'The",
    "by: {},\n      note: 'The",
    [
      'tables.route.by: needs a view.',
      'manifest.ts:143: tables.route.chart.x: Remove this key: in a table with `by`, x is the period.',
    ],
  ],
  'table-by-and-x': [
    "chart: { kind: 'lines'",
    "by: { stop: { label: 'By stop', rows: 1 } },\n      chart: { kind: 'lines'",
    'tables.route.chart.x: Remove this key: in a table with `by`, x is the period.',
    "chart: { kind: 'lines'",
  ],
  'chart-without-x': ["x: 'halt', ", '', 'tables.route.chart.x: is missing: name a column.'],
  'chart-of-no-line': [
    "y: ['halt', 'paid']",
    'y: []',
    'tables.route.chart.y: names one to four columns.',
  ],
  'chart-of-five-lines': [
    "y: ['halt', 'paid']",
    "y: ['halt', 'paid', 'halt', 'paid', 'halt']",
    'tables.route.chart.y: names one to four columns.',
  ],
  'stacked-alone': [
    "kind: 'lines', title: 'Paid by halt', x: 'halt', y: ['halt', 'paid']",
    "kind: 'stacked', title: 'Paid by halt', x: 'halt', y: ['paid']",
    'tables.route.chart.y: names two to four columns.',
  ],
  'chart-of-texts': [
    "halt: { kind: 'number', label: 'Halt', digits: 0 }",
    "halt: { kind: 'text', label: 'Halt' }",
    [
      'manifest.ts:142: tables.route.chart.x: “halt” is a text, not a number.',
      'manifest.ts:142: tables.route.chart.y: “halt” is a text, not a number.',
    ],
  ],
  'sum-of-days': [
    "halt: { kind: 'number', label: 'Halt', digits: 0 }",
    "halt: { kind: 'number', label: 'Halt', digits: 0 },\n        on: { kind: 'date', label: 'On', sums: true }",
    'tables.route.columns.on.sums: only numbers add up.',
    'on: {',
  ],
  'tie-with-nothing': [
    "ties: 'postage'",
    "ties: 'postege'",
    'tables.route.columns.paid.ties: there is no result “postege”. Did you mean “postage”?',
  ],
  'tie-with-a-text': [
    "ties: 'postage'",
    "ties: 'verdict'",
    'tables.route.columns.paid.ties: only a number ties with a number.',
  ],
  'note-on-no-column': [
    '{paid.last}',
    '{pade.last}',
    'tables.route.note: there is no column “pade”. Did you mean “paid”?',
  ],
  'note-on-no-row': [
    '{paid.last}',
    '{paid}',
    'tables.route.note: write “{paid.first}” or “{paid.last}”.',
  ],
  'tables-undeclared': [
    partOfManifest('  tables: {', '  variations: ['),
    '',
    ['tables.ts: the manifest declares no `tables` for it to fill.'],
  ],
  'tie-that-fails': [
    "ties: 'postage'",
    "ties: 'price'",
    [
      'tables.route.columns.paid.ties: adds up to 87.90, and price is 87.93.',
      '  Typed',
      '    System: Metric',
      '    Weight: 29.3',
      '    Insured value: 3',
      '    Stop 1: Town !Vokup)val; Days 4',
    ].join('\n'),
  ],
});

/** A label breaks the style. */
const unstyled = slipsIn('manifest.ts', {
  'label-colon': [
    "label: 'Postage'",
    "label: 'Postage:'",
    'results.postage.label: ends with “:”: a label has no end.',
  ],
  'label-stop': [
    "label: 'Postage'",
    "label: 'Postage.'",
    'results.postage.label: ends with “.”: a label has no end.',
  ],
  'label-capitals': [
    "rowLabel: 'Stop'",
    "rowLabel: 'HALTS'.concat('AT')",
    'fields.stops.rowLabel: is all capitals: write it as in a sentence.',
  ],
  'label-blank': [
    "label: 'Metric'",
    "label: 'Metric '",
    'fields.system.options.metric.label: has a blank before or after it.',
  ],
  'label-lower-case': [
    "label: 'Price per unit of weight'",
    "label: 'price per unit of weight'",
    'results.postage.constants.perUnit.label: starts in lower case: begin with a capital.',
  ],
});

/** The calculator does not behave as its manifest declares. */
const untrue = slipsIn('manifest.ts', {
  example: ["price: '6.00'", "price: '6'", 'examples[0].shows.price: says “6”, the page “6.00”.'],
  'example-hidden': [
    "verdict: 'Fair' }",
    "verdict: 'Fair', fee: '0.00' }",
    'examples[0].shows.fee: the page does not show this result here: take it out.',
  ],
  'example-of-a-table': [
    "verdict: 'Fair' }",
    "verdict: 'Fair', byDay: '6.00' }",
    'examples[0].shows.byDay: is a table: an example shows single figures.',
  ],
  'example-beyond-a-guard': [
    '{ weight: 2,',
    '{ weight: 2, insured: 1001,',
    [
      'examples[0].given: the form refuses it: Insure it for less.',
      'article.md:15: {{1.price}}: example 1 has no result.',
    ],
  ],
  law: [
    "law: 'rises'",
    "law: 'falls'",
    [
      'laws[0]: Parcel Calculator (law): with a higher weight, price never rises — not so here.',
      '  Typed',
      '    System: Metric',
      '    Weight: 0.1, then 1',
      '    Insured value: (blank)',
      '    Stop 1: Town !; Days 1',
      '  Expected  Price for weight at most 0.3 with Weight 1, as with 0.1',
      '  Got       3',
    ].join('\n'),
  ],
  'law-about-no-figure': [
    "result: 'price'",
    "result: 'verdict'",
    'laws[0]: the law “with a higher weight, verdict never falls” is about "Cheap", which is neither a number nor a day.',
  ],
  'law-about-no-number': [
    "raise: 'weight'",
    "raise: 'system'",
    'laws[0]: “system” holds “metric”, which is not a number that a law could change.',
  ],
  'law-about-rows': [
    "raise: 'weight'",
    "raise: 'stops'",
    'laws[0]: “stops” is a list: name a field of its rows, like “stops.town”.',
  ],
  'law-that-nothing-fits': [
    'above: 0,\n      max: 30,\n      presets: [1, 5],',
    'min: 2,\n      max: 2,',
    [
      'manifest.ts:162: laws[0]: no form that the manifest accepts fits the law “with a higher weight, price never falls”.',
      'manifest.ts:163: laws[1]: no form that the manifest accepts fits the law “price in proportion to weight and insured”.',
    ],
  ],
  'unused-field': [
    'insured: {',
    "colour: { kind: 'number', label: 'Colour', min: 0, optional: true },\n    insured: {",
    'fields.colour: nothing uses it: no formula, unit or condition names it, and no result changed with it in 20 forms filled in at random. If it is meant to change nothing, say so by a law that `holds`.',
  ],
  'unused-field-of-rows': [
    "town: { kind: 'text', label: 'Town' },",
    "town: { kind: 'text', label: 'Town' },\n        tons: { kind: 'number', label: 'Tons', optional: true },",
    'fields.stops.fields.tons: nothing uses it: no formula, unit or condition names it, and no result changed with it in 20 forms filled in at random. If it is meant to change nothing, say so by a law that `holds`.',
    'tons: {',
  ],
  'never-shown': [
    "covered: { field: 'insured', above: 0 }",
    "covered: { field: 'insured', above: 1000 }",
    'results.fee: is never shown: not by an example, nor in 200 forms filled in at random. Look at its `when`.',
    "when: 'covered' }",
  ],
});

/** Content is missing that only an author can give. */
const lacking = slipsIn('manifest.ts', {
  'to-write': [
    "summary: 'What a parcel costs.'",
    "summary: 'TODO: what it costs'",
    'still to write: what it costs',
  ],
  'to-write-what': [
    "summary: 'What a parcel costs.'",
    "summary: 'TODO'",
    'still to write: a bare TODO is left here.',
  ],
  'one-law': [
    "    { law: 'rises', raise: 'weight', result: 'price' },\n    { law: 'scales', fields: ['weight', 'insured'], results: ['price'] },\n",
    '',
    'laws: declare two at least: what rises, falls, scales or adds up, whatever is typed.',
    'laws: [',
  ],
  'no-question': [
    "      asked: ['postage of a parcel of 2 kg'],\n",
    '',
    'examples: none that the page shows has a question: write `asked` beside one, in the words of a visitor.',
    'examples: [',
  ],
});

/** Formulas alone compute, or should. */
const unformed = slipsIn(
  'manifest.ts',
  {
    'no-formula-of-a-figure': [
      "      formula: 'speed * metresPerFoot',\n",
      '',
      "results.thinking.formula: is missing: write it, or give the figure by a function, `compute: 'compute.ts'`.",
      'thinking: {',
    ],
    'unused-working': [
      '  constants: {\n',
      "  workings: { spare: { kind: 'number', label: 'Spare', symbol: 'x', formula: 'speed' } },\n  constants: {\n",
      'workings.spare: nothing uses this figure.',
      'workings: {',
    ],
    'no-function': [
      "compute: 'formulas'",
      "compute: 'compute.ts'",
      [
        'compute.ts: the file is missing.',
        "compute: every figure has a formula: write 'formulas', and delete compute.ts.",
      ],
    ],
  },
  guide,
);

/** It is the computation that is wrong. */
const uncomputed = slipsIn('compute.ts', {
  'no-compute-export': [
    'export const compute',
    'export const price',
    'exports no function `compute`: write `export const compute`.',
    '',
  ],
  'compute-syntax': [
    'const byDay =',
    'const byDay',
    'is not TypeScript: Missing initializer in const declaration.',
  ],
  'compute-import': [
    "import type manifest from './manifest.ts';",
    "import type manifest from './manifest.ts';\nimport { presentValue } from '#shared/anuity.ts';",
    'imports “anuity.ts”, which does not exist. Did you mean “annuity.ts”?',
    'import { presentValue',
  ],
  'compute-stops': [
    'postage.div(days)',
    'postage.divide(days)',
    'examples[0]: the computation stops: postage.divide is not a function',
  ],
  'compute-stops-sometimes': [
    'postage.div(days)',
    'postage.div(postage.gt(6) ? 0 : days)',
    [
      'laws[0]: the computation stops: Division by zero',
      '  Typed',
      '    System: Metric',
      '    Weight: 1',
      '    Insured value: (blank)',
      '    Stop 1: Town !; Days 1',
    ].join('\n'),
  ],
  'compute-returns-less': [
    'return { byDay }',
    'return {}',
    ['manifest.ts:155: examples[0]: the computation stops: compute.ts returns no “byDay”.'],
  ],
});

/** It is the function of the tables that is wrong. */
const untabled = slipsIn('tables.ts', {
  'tables-without-a-cell': [
    'halt: index + 1,',
    '',
    ['manifest.ts:139: tables.route.columns.halt: row 1 of tables.ts has none.'],
  ],
  'tables-stop': [
    'results.postage.div',
    'results.postage.divide',
    'tables: the computation stops: results.postage.divide is not a function',
  ],
  'tables-syntax': [
    'stops.map((_',
    'stops.map(_',
    'is not TypeScript: Expected `,` or `}` but found `=>`.',
  ],
  'no-tables-export': [
    'export const tables',
    'export const table',
    'exports no function `tables`: write `export const tables`.',
    '',
  ],
});

/** It is the article that is wrong. */
const unwritten = slipsIn('article.md', {
  'article-to-write': [
    '## A heading {#about}',
    '## TODO: a heading {#about}',
    'still to write: a heading',
  ],
  'unknown-figure': [
    '{{1.price}}',
    '{{1.prize}}, not {{1.price}}',
    '{{1.prize}}: there is no result or field “prize”. Did you mean “price”?',
  ],
  'unknown-figure-in-sum': [
    '{{1.price}}',
    '{{1: prize * 2}}',
    '{{1: prize * 2}}: there is no figure “prize”. Did you mean “price”?',
  ],
  'sum-that-is-none': [
    '{{1.price}}',
    '{{1: price *}}',
    "{{1: price *}}: is not a sum: Unexpected token ')'.",
  ],
  'sum-without-a-number': [
    '{{1.price}}',
    '{{1: verdict}}',
    '{{1: verdict}}: does not give a number but Fair.',
  ],
  'figure-of-no-example': ['{{1.price}}', '{{2.price}}', '{{2.price}}: there is no example 2.'],
  'no-figure': [
    '{{1.price}}',
    '{{1.price}} {{price}}',
    '{{price}}: write {{1.result}} or {{1: a * b | 2}}.',
  ],
  'no-figures': [
    '{{1.price}}',
    'high',
    'The worked example states no figure of the engine: write {{1.result}}.',
    '{#example}',
  ],
  'stray-figure': [
    '{{1.price}}.',
    '{{1.price}}, or 13,750.',
    'The worked example states 13750, which neither the manifest nor the engine gives: write it as {{1.result}} or {{1: a * b | 2}}.',
  ],
  'no-section': [
    '## A heading {#limits}\n',
    '',
    'The section on assumptions and limits is missing: a heading that ends in {#limits}.',
    '',
  ],
  'heading-without-section': [
    '## A heading {#about}',
    '## Another heading\n\n## A heading {#about}',
    '“## Another heading” begins no section: end it in one of {#about}, {#formula}, {#example}, {#result}, {#limits}, {#questions}, {#sources}.',
  ],
  'unknown-section': [
    '## A heading {#about}',
    '## Another heading {#formulas}\n\n## A heading {#about}',
    '“{#formulas}” is not a section; known are about, formula, example, result, limits, questions, sources. Did you mean “formula”?',
  ],
  'second-title': [
    '## A heading {#about}',
    '# A parcel\n\n## A heading {#about}',
    '“# A parcel” is a second title of the page: begin with ##.',
  ],
  'few-words': [
    `${paragraph}\n\n## A heading {#formula}`,
    '## A heading {#formula}',
    'It has 570 words; at least 600 are asked for.',
    '',
  ],
  'short-sentences': [
    '{{1.price}}.',
    `{{1.price}}. ${'Weigh it carefully. '.repeat(5)}`,
    '17 % of its sentences have fewer than 7 words: at most 10 %.',
    '',
  ],
  'word-not-known-everywhere': [
    '{{1.price}}.',
    '{{1.price}}, whilst the carrier adds nothing to it for the things that you send at home.',
    '“whilst” is not known everywhere: write “while”.',
    'whilst',
  ],
  'few-questions': [
    '### Is it so?\n\n### Is it so?\n\n### Is it so?\n\n### Is it so?\n',
    '### Is it so?\n',
    'It answers 1 questions (### … ?); at least 4 are asked for.',
    '{#questions}',
  ],
  'no-formula': [
    '$$\np = 2w\n$$',
    'p = 2w',
    'No formula is shown: write it in TeX between $$ and $$.',
    '{#formula}',
  ],
  'formula-that-is-not-tex': [
    'p = 2w',
    'p = \\frc{2w}',
    'the formula “p = \\frc{2w}” is not TeX: Unsupported function name.',
  ],
  'column-without-words': [
    '$$\np = 2w\n$$',
    '$$\np = 2w\n$$\n\n| Weight | % |\n|---|---|\n| a | b |\n',
    'A table’s column is headed “%”: add a word, for those who hear the page.',
    '| Weight',
  ],
  'dead-link': [
    '{{1.price}}.',
    '{{1.price}}: [another](/calculator/parsel).',
    'the link leads to /calculator/parsel, which does not exist. Did you mean “/calculator/parcel”?',
  ],
  'dead-anchor': [
    '{{1.price}}.',
    '{{1.price}}: [why](#formulla).',
    'the link leads to #formulla, which does not exist. Did you mean “#formula”?',
  ],
  'open-link': [
    '{{1.price}}.',
    '{{1.price}}: [the tariff](http://example.com/).',
    'the link to http://example.com/ is not https.',
  ],
});

const without = (slug: string, file: string): Mistake => ({
  slug,
  files: Object.fromEntries(Object.entries(parcel).filter(([name]) => name !== file)),
  messages: [`${file}: the file is missing.`],
});

/** The folder has a wrong path. */
const misplaced: readonly Mistake[] = [
  {
    slug: 'no-category',
    category: 'evryday',
    messages: [
      `there is no category “evryday”; known are ${categories.map(({ id }) => id).join(', ')}. Did you mean “everyday”?`,
    ],
  },
  {
    slug: 'No_Address',
    category: 'everyday',
    messages: [
      '“No_Address” is a part of the address: small letters and digits, a hyphen between words.',
    ],
  },
  {
    slug: 'label-stop',
    category: 'technology',
    messages: ['calculators/everyday/label-stop has the same address: rename one of them.'],
  },
].map((each) => ({ ...each, files: parcel }));

export const mistakes: readonly Mistake[] = [
  ...unloaded,
  ...misshapen,
  ...mismatched,
  ...misworked,
  ...mistabled,
  ...unstyled,
  ...untrue,
  ...lacking,
  ...unformed,
  ...uncomputed,
  ...untabled,
  ...unwritten,
  without('no-compute', 'compute.ts'),
  {
    slug: 'no-formula-at-all',
    files: {
      ...guide,
      'manifest.ts': (guide['manifest.ts'] ?? '')
        .replace(/^ +(?:formula|because|constants: \{ brakes): .*\n/gm, '')
        .replace(/^ {2}constants: \{[\s\S]*?^ {2}\},\n/m, '')
        .replace("compute: 'formulas'", "compute: 'compute.ts'"),
      'compute.ts': parcel['compute.ts'] ?? '',
    },
    messages: [
      'manifest.ts:37: results: there is no formula: the page has none to show, nor the tests to check.',
    ],
  },
  {
    slug: 'needless-function',
    files: { ...guide, 'compute.ts': parcel['compute.ts'] ?? '' },
    messages: [
      "compute.ts: the manifest says `compute: 'formulas'`: delete this file, or write `compute: 'compute.ts'`.",
    ],
  },
  without('no-tables', 'tables.ts'),
  without('no-article', 'article.md'),
  ...misplaced,
];
