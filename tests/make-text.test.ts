import { expect, test } from 'vitest';
import { publishedManifest } from '../scripts/build/json-schema.ts';
import { loadCatalogue } from '../scripts/calculators.ts';
import {
  type DraftNames,
  type Suggestion,
  suggestionsAt,
} from '../src/engine/draft/completions.ts';
import { namesIn } from '../src/engine/draft/names.ts';
import { mistakesIn, replacement } from '../src/engine/draft/positions.ts';
import { draftSchema } from '../src/make/language.ts';

const catalogue = await loadCatalogue();

/** The JSON text of one of the site’s calculators. */
async function draft(slug: string): Promise<string> {
  const folder = catalogue.find((each) => each.slug === slug);
  if (!folder) throw new Error(`There is no ${slug}.`);
  return JSON.stringify(await publishedManifest(folder), null, 2);
}

const names: DraftNames = {
  fields: ['gender', 'height'],
  results: ['bmi', 'category'],
  workings: ['metres'],
  constants: ['perInch'],
  cases: ['young'],
  functions: ['sqrt', 'max'],
};

/** What is suggested at the ‸ of a text. */
function at(marked: string) {
  const offset = marked.indexOf('‸');
  const text = marked.replace('‸', '');
  const found = suggestionsAt(draftSchema, text, offset, names);
  const options = found?.options ?? [];
  return {
    labels: options.map(({ label }) => label),
    option: (label: string): Suggestion => {
      const option = options.find((each) => each.label === label);
      if (!option) throw new Error(`“${label}” is not among ${options.map((each) => each.label)}.`);
      return option;
    },
    /** The text after one was chosen, with what is then selected between ‸. */
    chosen(label: string): string {
      const { insert, select } = this.option(label);
      const { replaced, commaAt } = found ?? { replaced: { from: 0, to: 0 }, commaAt: undefined };
      const head =
        commaAt === undefined
          ? text.slice(0, replaced.from)
          : `${text.slice(0, commaAt)},${text.slice(commaAt, replaced.from)}`;
      const [from, to] = select;
      const selected = from === to ? '‸' : `‸${insert.slice(from, to)}‸`;
      return `${head}${insert.slice(0, from)}${selected}${insert.slice(to)}${text.slice(replaced.to)}`;
    },
  };
}

const inField = (keys: string) => at(`{ "fields": { "x": { ${keys} } } }`);

test('a key is suggested where its kind allows it, with its description', () => {
  const number = inField('"kind": "number", ‸');
  expect(number.labels).toEqual(expect.arrayContaining(['label', 'alsoIn', 'min', 'unit']));
  expect(number.labels).not.toContain('options');
  expect(number.labels).not.toContain('kind');
  expect(number.option('alsoIn').description).toMatch(/^Further units/);
  expect(number.option('label').isRequired).toBe(true);
  expect(number.option('help').isRequired).toBe(false);
  const choice = inField('‸ "kind": "choice"');
  expect(choice.labels).toContain('options');
  expect(choice.labels).not.toContain('alsoIn');
});

test('the kind decides, whatever other keys are still there', () => {
  expect(inField('"kind": "choice", "min": 1, "max": 2, "unit": "kg", ‸').labels).toContain(
    'options',
  );
});

test('without a kind, the keys of all kinds are suggested, each once', () => {
  const { labels } = inField('‸');
  expect(labels).toEqual(expect.arrayContaining(['alsoIn', 'options', 'rowLabel', 'todayButton']));
  expect(new Set(labels).size).toBe(labels.length);
});

test('a chosen key comes with quotes, colon, the beginning of its value and commas', () => {
  expect(inField('‸').chosen('label')).toContain('{ "label": "‸" }');
  expect(inField('"la‸"').chosen('label')).toContain('{ "label": "‸" }');
  expect(inField('la‸').chosen('label')).toContain('{ "label": "‸" }');
  expect(inField('"kind": "number", ‸').chosen('min')).toContain('"min": ‸0‸ }');
  expect(inField('"kind": "number", ‸').chosen('alsoIn')).toContain('"alsoIn": [‸] }');
  expect(inField('"kind": "number", ‸').chosen('optional')).toContain('"optional": true‸ }');
  expect(inField('‸ "kind": "number"').chosen('label')).toContain('{ "label": "‸", "kind"');
  expect(inField('"kind": "number" ‸').chosen('label')).toContain('"number", "label": "‸" }');
  expect(inField('"kind": {} "la‸"').chosen('label')).toContain('{}, "label": "‸" }');
  expect(at('{ ‸ }').chosen('fields')).toBe('{ "fields": {‸} }');
});

test('a key can begin right before another one, but no value before a value', () => {
  const before = inField('‸"kind": "number"');
  expect(before.labels).toContain('alsoIn');
  expect(before.labels).not.toContain('kind');
  expect(before.labels).not.toContain('options');
  expect(before.chosen('label')).toContain('{ "label": "‸", "kind"');
  expect(at('{\n  ‸"title": ""\n}').chosen('popular')).toBe(
    '{\n  "popular": true‸,\n  "title": ""\n}',
  );
  expect(inField('"kind": ‸"number"').labels).toEqual([]);
  expect(inField('"kind": "number"‸').labels).toEqual([]);
});

test('another key in the place of one keeps its value', () => {
  expect(inField('"kind": "number", "mi‸n": 3').chosen('max')).toContain('"max"‸: 3 }');
});

test('listed values, and true and false', () => {
  expect(inField('"kind": "‸"').labels).toEqual(
    expect.arrayContaining(['number', 'integer', 'choice', 'rows', 'list']),
  );
  expect(inField('"kind": ‸ "label": "X"').chosen('choice')).toContain(
    '"kind": "choice",‸ "label"',
  );
  expect(inField('"kind": "num‸"').chosen('integer')).toContain('"kind": "integer"‸ }');
  expect(at('{ "fields": { "x": { "kind": "date", "todayButton": ‸ } } }').labels).toEqual([
    'true',
  ]);
  expect(at('{ "category": "‸" }').labels).toContain('health');
});

test('a value that is written anew may be any', () => {
  expect(inField('"kind": "‸number", "min": 1').labels).toContain('choice');
});

test('ids where a text names a field, a figure or a case', () => {
  expect(at('{ "cases": { "a": { "field": "‸" } } }').labels).toEqual(names.fields);
  expect(at('{ "cases": { "a": { "figure": "‸" } } }').labels).toEqual([
    'bmi',
    'category',
    'metres',
  ]);
  expect(inField('"kind": "number", "when": "‸"').labels).toEqual(['young']);
  expect(inField('"kind": "number", "when": ["‸"]').labels).toEqual(['young']);
  const law = (keys: string) => at(`{ "laws": [{ ${keys} }] }`).labels;
  expect(law('"law": "rises", "raise": "‸"')).toEqual(names.fields);
  expect(law('"law": "rises", "result": ‸')).toEqual(names.results);
  expect(law('"law": "scales", "fields": ["‸"]')).toEqual(names.fields);
  expect(law('"law": "scales", "fields": ["gender", "‸"]')).toEqual(names.fields);
  expect(law('"law": "scales", "results": ["‸"]')).toEqual(names.results);
  expect(law('"law": "scales", ‸')).toEqual(['when', 'fields', 'results']);
  expect(at('{ "examples": [{ "given": { ‸ } }] }').labels).toEqual(names.fields);
  expect(at('{ "examples": [{ "shows": { "bmi": "1", "‸" } }] }').labels).toEqual(['category']);
});

test('options of the choice that is named', () => {
  const fields =
    '"fields": { "road": { "kind": "choice", "options": { "dry": {}, "wet": {} }, "default": "dry" } }';
  expect(at(`{ ${fields}, "cases": { "a": { "field": "road", "is": "‸" } } }`).labels).toEqual([
    'dry',
    'wet',
  ]);
  expect(at(`{ ${fields}, "cases": { "a": { "field": "road", "is": ["‸"] } } }`).labels).toEqual([
    'dry',
    'wet',
  ]);
  expect(at(`{ ${fields.replace('"default": "dry"', '"default": "‸"')} }`).labels).toEqual([
    'dry',
    'wet',
  ]);
});

test('ids and functions in a formula, where only the word at the cursor is replaced', () => {
  const inFormula = at('{ "results": { "a": { "kind": "number", "formula": "2 * hei‸ + 1" } } }');
  expect(inFormula.labels).toEqual([
    ...names.fields,
    ...names.results,
    ...names.workings,
    ...names.constants,
    ...names.functions,
  ]);
  expect(inFormula.chosen('height')).toContain('"2 * height‸ + 1"');
  expect(inFormula.chosen('sqrt')).toContain('"2 * sqrt(‸) + 1"');
  expect(at('{ "results": { "a": { "kind": "number", "formula": "‸" } } }').labels).toContain(
    'bmi',
  );
});

test('the ids of a draft, with those within rows and beside figures', () => {
  const found = namesIn({
    fields: { rate: {}, courses: { fields: { credits: {} } } },
    results: { total: { constants: { factor: {} } } },
    workings: { half: { constants: { two: {} } } },
    constants: { inch: {} },
    cases: [],
  });
  expect(found).toMatchObject({
    fields: ['rate', 'courses', 'courses.credits'],
    results: ['total'],
    workings: ['half'],
    constants: ['inch', 'factor', 'two'],
    cases: [],
  });
  expect(found.functions).toContain('sqrt');
});

test('a field of rows is no key of an example, but an id in a formula', () => {
  const rows = { ...names, fields: ['courses', 'courses.credits'] };
  const given = '{ "examples": [{ "given": { ';
  const keys = suggestionsAt(draftSchema, `${given} } }] }`, given.length, rows);
  expect(keys?.options.map(({ label }) => label)).toEqual(['courses']);
  const formula = '{ "results": { "a": { "kind": "number", "formula": "sum(courses.cr';
  const ids = suggestionsAt(draftSchema, `${formula})" } } }`, formula.length, rows);
  expect(ids?.from).toBe(formula.indexOf('courses.cr'));
  expect(ids?.options.map(({ label }) => label)).toContain('courses.credits');
});

test('figures between the braces of a text, and nothing in other texts', () => {
  expect(at('{ "cautions": [{ "say": "About {‸" }] }').labels).toContain('bmi');
  expect(at('{ "cautions": [{ "say": "About‸" }] }').labels).toEqual([]);
  expect(at('{ "title": "A‸" }').labels).toEqual([]);
});

test('ids of columns in a chart', () => {
  const table = (chart: string) =>
    at(
      `{ "results": { "t": { "kind": "table", "columns": { "day": {}, "cost": {} }, ${chart} } } }`,
    );
  expect(table('"chart": { "kind": "bars", "x": "‸" }').labels).toEqual(['day', 'cost']);
});

test('every key of the site’s calculators would have been suggested where it stands', async () => {
  for (const slug of ['bmi', 'loan-emi', 'fuel-cost']) {
    const text = await draft(slug);
    for (const { index, 0: key } of text.matchAll(/"(?:label|kind|help|formula|law|say)"(?=:)/g)) {
      const found = suggestionsAt(draftSchema, text, index + 2, names);
      const labels = found?.options.map(({ label }) => label);
      expect(labels, `${slug}, at ${text.slice(index, index + 60)}`).toContain(key.slice(1, -1));
    }
  }
});

const underlined = (text: string, problems: Parameters<typeof mistakesIn>[1] = []) =>
  mistakesIn(text, problems).map(({ from, to, message }) => [text.slice(from, to), message]);

test('a problem is underlined at the value of its key', async () => {
  const text = await draft('bmi');
  const [[shown]] = underlined(text, [{ key: 'examples[0].shows.bmi', message: 'differs' }]) as [
    [string, string],
  ];
  expect(shown).toMatch(/^"[\d.]+.*"$/);
});

test('an object is underlined at its key, and what is not there at its nearest ancestor', () => {
  const text = '{"fields": {"x": {"kind": "number"}}, "laws": [{"law": "rises"}]}';
  const places = (key: string) => underlined(text, [{ key, message: '' }])[0]?.[0];
  expect(places('fields.x')).toBe('"x"');
  expect(places('fields.x.label')).toBe('"x"');
  expect(places('fields.x.kind')).toBe('"number"');
  expect(places('laws[0]')).toBe('{');
  expect(places('laws[0].raise')).toBe('{');
  expect(places('laws[7].raise')).toBe('"laws"');
  expect(places('manifest')).toBe('{');
  expect(places('results')).toBe('{');
});

test('the first syntax error is underlined, and problems beside it', () => {
  expect(underlined('{"a": 1 "b": 2}')).toEqual([['"b"', 'a comma is missing.']]);
  expect(underlined('{"a": 1,}')[0]?.[1]).toBe('a key is missing, between quotes.');
  expect(underlined('{"a": 1')).toEqual([['1', 'a closing brace } is missing.']]);
  expect(underlined('{"a": tru}')[0]?.[1]).toMatch(/^there is a word that JSON does not have/);
  expect(underlined('{"a": 1} // done')[0]?.[1]).toBe('JSON has no comments.');
  expect(underlined('')).toEqual([['', 'a value is missing.']]);
  expect(underlined('{"a": 1', [{ key: 'a', message: 'too small' }])).toContainEqual([
    '1',
    'too small',
  ]);
});

test('a key that stands twice is underlined where it stands again', () => {
  const text = '{"a": 1, "b": {"a": 2, "a": 3}, "b": 4}';
  expect(mistakesIn(text, []).map(({ from }) => from)).toEqual([23, 32]);
  expect(underlined(text)[0]).toEqual(['"a"', 'the key “a” is here for the second time.']);
});

test('a warning is told from an error', () => {
  const [mistake] = mistakesIn('{}', [{ key: 'manifest', message: 'old', isWarning: true }]);
  expect(mistake?.isWarning).toBe(true);
});

test.each([
  ['abcdef', 'abXdef', { from: 2, to: 3, insert: 'X' }],
  ['aaa', 'aaaa', { from: 3, to: 3, insert: 'a' }],
  ['aaaa', 'aa', { from: 2, to: 4, insert: '' }],
  ['', 'new', { from: 0, to: 0, insert: 'new' }],
  ['same', 'same', { from: 4, to: 4, insert: '' }],
])('from “%s” to “%s” the smallest part is replaced', (before, after, expected) => {
  expect(replacement(before, after)).toEqual(expected);
});
