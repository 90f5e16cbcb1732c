import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sections } from '../scripts/site/article.ts';

/*
 * Whatever an editor can get wrong, once: a calculator in which nothing is (tests/fixtures/parcel),
 * one change to it, and what `npm run check` then says. Each slip becomes a calculator of its own.
 */

const fixture = join(import.meta.dirname, 'fixtures/parcel');

const article = Object.keys(sections)
  .map((id) => `## A heading {#${id}}\n\n${'Words and more words. '.repeat(22)}\n`)
  .join('\n')
  .replace('{#formula}', () => '{#formula}\n\n$$\np = 2w\n$$')
  .replace('{#example}', '{#example}\n\nThe price is {{1.price}}.')
  .replace('{#questions}', `{#questions}\n${'\n### Is it so?\n'.repeat(4)}`);

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
export interface Slip {
  /** The slug of the calculator that has it. */
  readonly slug: string;
  /** Its category, where that is what is wrong. */
  readonly category?: string;
  readonly files: Readonly<Record<string, string>>;
  /** What is said, after the path of the calculator's folder. */
  readonly says: readonly string[];
}

/** What stands where, what is put there instead, what is said; and where, if it is not there. */
type Edit = readonly [from: string, to: string, says: string | readonly string[], near?: string];

/** The same files for another folder. */
const filesOf = ({ slug, category = 'everyday' }: Pick<Slip, 'slug' | 'category'>) => ({
  ...parcel,
  'manifest.ts': (parcel['manifest.ts'] ?? '').replace('everyday/parcel', `${category}/${slug}`),
});

/** Slips in one file, by slug. */
const slipsIn = (file: string, edits: Readonly<Record<string, Edit>>): readonly Slip[] =>
  Object.entries(edits).map(([slug, [from, to, says, near]]) => {
    const files: Slip['files'] = filesOf({ slug });
    const right = files[file] ?? '';
    if (right.split(from).length !== 2) throw new Error(`“${from}” is not once in ${file}.`);
    const wrong = right.replace(from, () => to);
    const at = near === undefined ? right.indexOf(from) : wrong.indexOf(near);
    if (at < 0) throw new Error(`“${near}” is not in ${file} of ${slug}.`);
    const line = near === '' ? '' : `:${wrong.slice(0, at).split('\n').length}`;
    const told = [says]
      .flat()
      .map((each) =>
        /^(?:manifest|tables|article)\.\w+:/.test(each) ? each : `${file}${line}: ${each}`,
      );
    return { slug, files: { ...files, [file]: wrong }, says: told };
  });

/** The manifest does not even load. */
const unloaded = slipsIn('manifest.ts', {
  syntax: [
    "label: 'Weight',\n      unit",
    "label: 'Weight'\n      unit",
    'is not TypeScript: Expected `,` or `}` but found `Identifier`.',
    'unit: { by',
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
    'above: 20 }',
    'above: 20, iz: 2 }',
    'steps[0].because[0].when: unknown key “iz”.',
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
    "postage: { kind: 'money'",
    "postage: { kind: 'mony'",
    'results.postage.kind: “mony” is not a kind of result; known are money, percent, number, text, date, table. Did you mean “money”?',
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
    "postage: { kind: 'money', label",
    'postage: { label',
    'results.postage.kind: the kind of result is missing; known are money, percent, number, text, date, table.',
  ],
  'missing-key': [
    "title: 'Two kilograms to “Oslo”',\n      ",
    '',
    'examples[0].title: is missing.',
    '{\n      given',
  ],
  'missing-value': [
    "is: 'atMost', ",
    '',
    'guards[0].is: is missing; known are above, atLeast, below, atMost.',
  ],
  'unknown-value': [
    "is: 'atMost'",
    "is: 'atmost'",
    'guards[0].is: “atmost” is not a known value; known are above, atLeast, below, atMost. Did you mean “atMost”?',
  ],
  'unknown-law': [
    "law: 'rises'",
    "law: 'rise'",
    'laws[0].law: “rise” is not a law; known are rises, falls, holds, scales, shifts, sums, returns. Did you mean “rises”?',
  ],
  'not-a-number': ['max: 30', "max: '30'", 'fields.weight.max: must be a number.'],
  'not-a-list': ["['parcel', 'postage']", "'parcel'", 'keywords: must be a list.'],
  'not-an-object': [
    "{ label: 'Price per unit of weight', value: 3 }",
    '3',
    'constants.perUnit: must be an object.',
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
    "'What a parcel costs'.padEnd(121, '.')",
    'summary: is too long for a list: 120 characters at most.',
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
  'blank-that-cannot-be': [
    'optional: true, ',
    '',
    'fields.insured.whenBlank: only an `optional: true` field can be blank.',
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
    "{ field: 'insured', above: 0 } },\n    verdict",
    "{ field: 'insurd', above: 0 } },\n    verdict",
    'results.fee.when.field: there is no field “insurd”. Did you mean “insured”?',
  ],
  'condition-on-no-option': [
    "{ field: 'insured', above: 0 } },\n    verdict",
    "{ field: 'system', is: 'metrik' } },\n    verdict",
    'results.fee.when.is: there is no option “metrik”. Did you mean “metric”?',
  ],
  'guard-on-no-field': [
    "guards: [{ field: 'insured'",
    "guards: [{ field: 'insurd'",
    'guards[0].field: there is no field “insurd”. Did you mean “insured”?',
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
    'results.price.bands: every band but the last has a `below`, each above the one before.',
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
  'step-to-nothing': [
    "gives: 'fee'",
    "gives: 'fees'",
    'steps[1].gives: there is no result or working “fees”. Did you mean “fee”?',
  ],
  'formula-that-does-not-parse': [
    'weight * perUnit',
    '(weight * perUnit',
    'steps[0].formula: “(weight * perUnit” does not parse: “)” is missing before “the end”.',
  ],
  'formula-with-an-unknown-id': [
    'postage + fee',
    'postage + fees',
    'steps[2].formula: there is no field, working, result or constant “fees”. Did you mean “fee”?',
  ],
  'reason-of-no-constant': [
    '{perUnit} each',
    '{perUnits} each',
    'steps[0].because.say: there is no constant “perUnits”. Did you mean “perUnit”?',
  ],
  'no-symbol': [", fee: 'f'", '', 'symbols: “fee” has none, and the steps use it.'],
  'symbol-of-nothing': [
    "fee: 'f'",
    "fee: 'f', fees: 'g'",
    'symbols: there is no id in the steps “fees”. Did you mean “fee”?',
  ],
  'symbol-that-is-not-tex': [
    "fee: 'f'",
    "fee: '\\\\frc{f}'",
    'symbols.fee: the formula “\\frc{f}” is not TeX: Unsupported function name.',
  ],
  'working-of-no-step': [
    'constants: {',
    "workings: { half: { kind: 'number', label: 'Half' } },\n  constants: {",
    'workings.half: no step gives it.',
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
  'other-folder': [
    "compute: 'everyday/other-folder'",
    "compute: 'everyday/parsel'",
    'compute: names the folder of compute.ts: here it is “everyday/other-folder”.',
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
      'manifest.ts:67: tables.route.chart.x: goes: in a table with `by`, x is the period.',
    ],
  ],
  'table-by-and-x': [
    "chart: { kind: 'lines'",
    "by: { stop: { label: 'By stop', rows: 1 } },\n      chart: { kind: 'lines'",
    'tables.route.chart.x: goes: in a table with `by`, x is the period.',
    "chart: { kind: 'lines'",
  ],
  'chart-without-x': ["x: 'halt', ", '', 'tables.route.chart.x: is missing: name a column.'],
  'chart-of-one-line': [
    "y: ['halt', 'paid']",
    "y: ['paid']",
    'tables.route.chart.y: names two columns.',
  ],
  'chart-of-texts': [
    "halt: { kind: 'number', label: 'Halt', digits: 0 }",
    "halt: { kind: 'text', label: 'Halt' }",
    ['manifest.ts:66: tables.route.chart.x: “halt” is a text, not a number.'],
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
    partOfManifest('  tables: {', '  constants: {'),
    '',
    ['tables.ts: the manifest declares no `tables` for it to fill.'],
  ],
  'tie-that-fails': [
    "ties: 'postage'",
    "ties: 'price'",
    [
      'tables.route.columns.paid.ties: adds up to 0.00, and price is 0.02.',
      '  Typed',
      '    System: Imperial',
      '    Weight: 0.0001',
      '    Insured value: 1.585',
      '    Stop 1: Town ebYtjv0; Days 1',
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
    'constants.perUnit.label: starts in lower case: begin with a capital.',
  ],
});

/** The calculator does not do what its manifest says. */
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
      '    Weight: 0.1, then 30',
      '    Insured value: (blank)',
      '    Stop 1: Town !; Days 1',
      '  Expected  Price for weight at most 0.3 with Weight 30, as with 0.1',
      '  Got       90',
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
    'laws[0]: “system” holds “imperial”, which is not a number that a law could change.',
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
      'manifest.ts:88: laws[0]: no form that the manifest accepts fits the law “with a higher weight, price never falls”.',
      'manifest.ts:89: laws[1]: no form that the manifest accepts fits the law “price in proportion to weight and insured”.',
    ],
  ],
  'unused-field': [
    'insured: {',
    "colour: { kind: 'number', label: 'Colour', min: 0, optional: true },\n    insured: {",
    'fields.colour: nothing uses it: no step, unit or condition names it, and no result changed with it in 20 forms filled in at random. If it is meant to change nothing, say so by a law that `holds`.',
  ],
  'unused-field-of-rows': [
    "town: { kind: 'text', label: 'Town' },",
    "town: { kind: 'text', label: 'Town' },\n        tons: { kind: 'number', label: 'Tons', optional: true },",
    'fields.stops.fields.tons: nothing uses it: no step, unit or condition names it, and no result changed with it in 20 forms filled in at random. If it is meant to change nothing, say so by a law that `holds`.',
    'tons: {',
  ],
  'never-shown': [
    "{ field: 'insured', above: 0 } },\n    verdict",
    "{ field: 'insured', above: 1000 } },\n    verdict",
    'results.fee: is never shown: not by an example, nor in 200 forms filled in at random. Look at its `when`.',
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
  'no-source': [
    ",\n      source: 'Our own: nobody else has this tariff'",
    '',
    'examples: name the `source` of three published ones, or say once “Our own: …” and why.',
    'examples: [',
  ],
  'no-formula-at-all': [
    partOfManifest('  symbols: {', '  examples: ['),
    '',
    'steps: there is no formula: the page has none to show, nor the tests to check.',
    'export default',
  ],
  'one-law': [
    "    { law: 'rises', raise: 'weight', result: 'price' },\n    { law: 'scales', fields: ['weight', 'insured'], results: ['price'] },\n",
    '',
    'laws: declare two at least: what rises, falls, scales or adds up, whatever is typed.',
    'laws: [',
  ],
});

/** It is the computation that is wrong. */
const uncomputed = slipsIn('compute.ts', {
  'no-compute-export': [
    'export const compute',
    'export const price',
    'exports no function `compute`: write `export const compute`.',
    '',
  ],
  'compute-syntax': [
    'const fee = insured',
    'const fee insured',
    'is not TypeScript: Missing initializer in const declaration.',
  ],
  'compute-import': [
    "import type manifest from './manifest.ts';",
    "import type manifest from './manifest.ts';\nimport { payment } from '#shared/anuity.ts';",
    'imports “anuity.ts”, which does not exist. Did you mean “annuity.ts”?',
    'import { payment',
  ],
  'compute-stops': [
    'weight.times(constants.perUnit)',
    'weight.multiply(constants.perUnit)',
    'examples[0]: the computation stops: weight.multiply is not a function',
  ],
  'compute-stops-sometimes': [
    'insured.div(100)',
    'insured.div(weight.gt(2) ? 0 : 100)',
    [
      'laws[0]: the computation stops: Division by zero',
      '  Typed',
      '    System: Metric',
      '    Weight: 30',
      '    Insured value: (blank)',
      '    Stop 1: Town !; Days 1',
    ].join('\n'),
  ],
  'compute-returns-less': [
    'return { postage, fee,',
    'return { postage,',
    'examples[0]: the computation stops: it returns no “fee”.',
    '',
  ],
});

/** It is the function of the tables that is wrong. */
const untabled = slipsIn('tables.ts', {
  'tables-without-a-cell': [
    'halt: index + 1,',
    '',
    ['manifest.ts:63: tables.route.columns.halt: row 1 of tables.ts has none.'],
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
    `${'Words and more words. '.repeat(22)}\n\n## A heading {#formula}`,
    '## A heading {#formula}',
    'It has 558 words; at least 600 are asked for.',
    '',
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

const without = (slug: string, file: string): Slip => {
  const files = Object.entries(filesOf({ slug }));
  return {
    slug,
    files: Object.fromEntries(files.filter(([name]) => name !== file)),
    says: [`${file}: the file is missing.`],
  };
};

/** The folder stands where nobody would find it. */
const misplaced: readonly Slip[] = [
  {
    slug: 'no-category',
    category: 'evryday',
    says: [
      'there is no category “evryday”; known are finance, health, insurance, real-estate, business, education, everyday, technology. Did you mean “everyday”?',
    ],
  },
  {
    slug: 'No_Address',
    category: 'everyday',
    says: [
      '“No_Address” is a part of the address: small letters and digits, a hyphen between words.',
    ],
  },
  {
    slug: 'label-stop',
    category: 'technology',
    says: ['calculators/everyday/label-stop has the same address: rename one of them.'],
  },
].map((each) => ({ ...each, files: filesOf(each) }));

export const slips: readonly Slip[] = [
  ...unloaded,
  ...misshapen,
  ...mismatched,
  ...mistabled,
  ...unstyled,
  ...untrue,
  ...lacking,
  ...uncomputed,
  ...untabled,
  ...unwritten,
  without('no-compute', 'compute.ts'),
  without('no-tables', 'tables.ts'),
  without('no-article', 'article.md'),
  ...misplaced,
];
