import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { categories } from '../calculators/categories.ts';
import { publishedManifest, publishedSchema } from '../scripts/build/json-schema.ts';
import { loadCatalogue } from '../scripts/calculators.ts';
import { issuesIn } from '../src/engine/manifest/meta.ts';
import { type DraftData, keyAt, manifestIn, type Path, valueAt } from '../src/make/draft/draft.ts';
import { DraftForm } from '../src/make/form/DraftForm.tsx';
import {
  exampleFrom,
  idFrom,
  idProblem,
  inShape,
  lawInWords,
  moved,
  newEntry,
  renamed,
  renamedInFormula,
  symbolFor,
  without,
} from '../src/make/form/edits.ts';
import { drawnKeys } from '../src/make/form/Group.tsx';
import { type JsonSchema, Schemas, type Shape } from '../src/make/form/shapes.ts';
import { textInWords, wordsFor } from '../src/make/form/words.ts';
import parcel from './fixtures/parcel/manifest.ts';
import stopping from './fixtures/stopping-distance/manifest.ts';

const schema = publishedSchema() as unknown as JsonSchema;
const schemas = new Schemas(schema);
/** The site’s calculators as drafts. */
const drafts: readonly DraftData[] = await Promise.all(
  (await loadCatalogue()).map(publishedManifest),
);
const draftOf = (slug: string): DraftData | undefined => drafts.find((each) => each.slug === slug);

/** What is wrong with a draft. */
const wrongIn = (data: DraftData): readonly string[] =>
  issuesIn(manifestIn(data)).map(({ key, message }) => `${key}: ${message}`);

/** Every object shape of the language with the pattern of a place where it stands. */
function objectShapes(): ReadonlyMap<string, Extract<Shape, { is: 'object' }>[]> {
  const found = new Map<string, Extract<Shape, { is: 'object' }>[]>();
  const walk = (each: JsonSchema, pattern: string) => {
    const shape = schemas.shape(each);
    const into = (key: string, of: JsonSchema) =>
      walk(of, pattern === '' ? key : `${pattern}.${key}`);
    if (shape.is === 'union') for (const option of shape.options) walk(option, pattern);
    else if (shape.is === 'object') {
      found.set(pattern, [...(found.get(pattern) ?? []), shape]);
      for (const [key, of] of Object.entries(shape.properties)) into(key, of);
    } else if (shape.is === 'record' || shape.is === 'list') into('*', shape.of);
    else if (shape.is === 'tuple') for (const of of shape.of) into('*', of);
  };
  walk(schema, '');
  return found;
}

interface Rendered {
  readonly data: unknown;
  readonly problems?: Parameters<typeof DraftForm>[0]['problems'];
}
/** The whole form as HTML, with everything unfolded. */
const html = ({ data, problems = [] }: Rendered): string =>
  renderToStaticMarkup(
    createElement(DraftForm, {
      data: data as DraftData,
      edit: () => {},
      problems,
      schema,
      categories,
      slugs: ['tip', 'bmi'],
      lawSuggestions: [],
      isUnfolded: true,
    }),
  );

/** Every text and number in a value, as it would stand in HTML. */
function leaves(value: unknown): readonly string[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(leaves);
  return value === undefined || typeof value === 'boolean' ? [] : [String(value)];
}
const escaped = (text: string): string =>
  text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/'/g, '&#x27;');

describe('the schema as shapes', () => {
  test('every key of every object shape is drawn at once or can be added', () => {
    const shapes = objectShapes();
    expect(shapes.size).toBeGreaterThan(40);
    for (const [pattern, all] of shapes) {
      for (const shape of all) {
        const path = pattern === '' ? [] : pattern.split('.');
        const at = { shape, value: {}, pattern, path };
        const first = drawnKeys(at, () => false);
        expect(first, pattern).toEqual(expect.arrayContaining([...shape.required]));
        for (const key of Object.keys(shape.properties)) {
          expect(
            drawnKeys(at, (each) => each === keyAt([...path, key])),
            keyAt(path),
          ).toContain(key);
        }
      }
    }
  });

  test('every key has words', () => {
    for (const [pattern, all] of objectShapes()) {
      for (const key of all.flatMap(({ properties }) => Object.keys(properties))) {
        if (key === '$schema') continue;
        const { label } = wordsFor(pattern === '' ? key : `${pattern}.${key}`);
        expect(label, `${pattern}.${key}`).toMatch(/^\p{Lu}/u);
      }
    }
    expect(textInWords('kind', 'choice')).toBe('Choice between options');
    expect(textInWords('kind', 'something')).toBe('something');
  });

  test('a union finds the shape that a value was meant to have', () => {
    const fields = schemas.shape(
      schemas.shape(schema).is === 'object' ? (schema.properties?.fields ?? {}) : {},
    );
    const union = schemas.shape(fields.is === 'record' ? fields.of : {});
    if (union.is !== 'union') throw new Error('fields are one of several');
    const keysOf = (value: unknown) => {
      const option = schemas.optionOf(union.options, value);
      const shape = option && schemas.shape(option);
      return shape?.is === 'object' ? Object.keys(shape.properties) : [];
    };
    expect(keysOf({ kind: 'choice' })).toContain('valueLabel');
    expect(keysOf({ kind: 'integer', options: {} })).toContain('alsoIn');
    expect(keysOf({ label: 'Mass', presets: [1, 2] })).toContain('alsoIn');
    expect(keysOf('text')).toEqual([]);
  });
});

describe('ids and symbols', () => {
  test.each([
    ['Cost per litre', [], 'costPerLitre'],
    ['Cost per litre', ['costPerLitre'], 'costPerLitre2'],
    ['Größe', [], 'groE'],
    ['Café’s price', [], 'cafesPrice'],
    ['2nd rate', [], 'ndRate'],
    ['Pi', [], 'pi2'],
    ['半径', [], 'value'],
  ])('“%s” beside %j gives %s', (label, taken, id) => {
    expect(idFrom(label, taken)).toBe(id);
  });

  test('a symbol is a letter that the draft does not use', () => {
    const draft = { fields: { radius: { symbol: 'r' } }, results: { area: { symbol: 'R' } } };
    expect(symbolFor('Height', draft)).toBe('h');
    expect(symbolFor('Rate', draft)).toBe('a');
    const all = Object.fromEntries(
      [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((symbol) => [
        symbol,
        { symbol },
      ]),
    );
    expect(symbolFor('Height', { fields: all })).toBe('\\alpha');
  });

  test('an id that is taken, or no word, or π is refused', () => {
    const draft = { fields: { radius: {}, height: {} }, results: { volume: {} } };
    expect(idProblem(draft, ['fields', 'radius'], 'volume')).toBe('“volume” is taken.');
    expect(idProblem(draft, ['fields', 'radius'], 'the radius')).toMatch('camelCase');
    expect(idProblem(draft, ['fields', 'radius'], 'pi')).toMatch('π');
    expect(idProblem(draft, ['fields', 'radius'], 'size')).toBeUndefined();
  });
});

describe('renaming', () => {
  test.each([
    ['pi * r^2 * r.x', 'r', 'radius', 'pi * radius^2 * radius.x'],
    ['max(max, min) + maxi', 'max', 'most', 'max(most, min) + maxi'],
    ['  2 * a  +', 'a', 'b', '  2 * b  +'],
    ['a (b) + §', 'a', 'c', 'a (b) + §'],
  ])('%j with %s as %s is %j', (formula, from, to, result) => {
    expect(renamedInFormula(formula, from, to)).toBe(result);
  });

  /** Every id of the manifest with its path. */
  const ids = (manifest: DraftData): readonly Path[] => {
    const record = (path: Path): readonly Path[] =>
      Object.keys((valueAt(manifest, path) ?? {}) as object).map((id) => [...path, id]);
    const fields = record(['fields']);
    return [
      ...fields,
      ...fields.flatMap((path) => [
        ...record([...path, 'options']),
        ...record([...path, 'fields']),
      ]),
      ...record(['results']),
      ...record(['results']).flatMap((path) => [
        ...record([...path, 'constants']),
        ...record([...path, 'columns']),
      ]),
      ...record(['workings']),
      ...record(['constants']),
      ...record(['cases']),
    ];
  };

  test('every id can be renamed, and the manifest is as right as before', () => {
    const all = [stopping, parcel, ...drafts.filter((_, index) => index % 8 === 0)] as DraftData[];
    let count = 0;
    for (const manifest of all) {
      const before = wrongIn(manifest);
      const slug = String(manifest.title);
      for (const path of ids(manifest)) {
        // A code of a currency is no word of ours, and what it is named after stays the same.
        if (/^[A-Z]{3}$/.test(String(path.at(-1)))) continue;
        const after = renamed(schemas, manifest, path, 'renamedId');
        expect(wrongIn(after), `${slug}: ${path.join('.')}`).toEqual(before);
        const back = renamed(
          schemas,
          after,
          [...path.slice(0, -1), 'renamedId'],
          String(path.at(-1)),
        );
        expect(back, `${slug}: ${path.join('.')}`).toEqual(manifest);
        count += 1;
      }
    }
    expect(count).toBeGreaterThan(200);
  });

  test('what only looks like the id stays', () => {
    const draft = {
      title: 'speed',
      fields: { speed: { kind: 'number', label: 'speed', unit: 'speed' } },
      results: { time: { kind: 'number', label: '{speed} and speed', formula: 'speed / 2' } },
      examples: [{ title: 'speed', given: { speed: 1 }, shows: { time: 'speed' } }],
    };
    expect(renamed(schemas, draft, ['fields', 'speed'], 'v')).toEqual({
      title: 'speed',
      fields: { v: { kind: 'number', label: 'speed', unit: 'speed' } },
      results: { time: { kind: 'number', label: '{v} and speed', formula: 'v / 2' } },
      examples: [{ title: 'speed', given: { v: 1 }, shows: { time: 'speed' } }],
    });
  });

  test('the order of a record stays', () => {
    const after = renamed(schemas, { fields: { a: {}, b: {}, c: {} } }, ['fields', 'b'], 'd');
    expect(Object.keys(after.fields as object)).toEqual(['a', 'd', 'c']);
  });
});

describe('moving, removing, another shape', () => {
  test('entries of lists and records move by one place, and not beyond the ends', () => {
    expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
    expect(moved(['a', 'b'], 1, 1)).toEqual(['a', 'b']);
    expect(Object.keys(moved({ a: 1, b: 2, c: 3 }, 'c', -1) as object)).toEqual(['a', 'c', 'b']);
  });

  test('an entry is removed', () => {
    expect(without(['a', 'b', 'c'], 1)).toEqual(['a', 'c']);
    expect(without({ a: 1, b: 2 }, 'a')).toEqual({ b: 2 });
  });

  test('another kind keeps what both kinds have', () => {
    const shape = schemas.shape(schema.properties?.fields ?? {});
    const union = shape.is === 'record' ? schemas.shape(shape.of) : undefined;
    const options = union?.is === 'union' ? union.options : [];
    const choice = schemas.optionOf(options, { kind: 'choice' });
    const field = { kind: 'choice', label: 'Size', help: 'How large.', unit: 'cm', default: 3 };
    expect(inShape(schemas, field, choice ?? {})).toEqual({
      kind: 'choice',
      label: 'Size',
      help: 'How large.',
      options: {},
    });
  });

  test('one formula becomes the first of several, and the other way round', () => {
    const [one, several] = formulaSchema();
    const branches = inShape(schemas, 'a + b', several);
    expect(branches).toEqual([{ formula: 'a + b' }]);
    expect(inShape(schemas, branches, one)).toBe('a + b');
  });

  /** The two shapes of a formula. */
  function formulaSchema(): readonly [JsonSchema, JsonSchema] {
    const results = objectShapes().get('results.*') ?? [];
    const found = results.map(({ properties }) => properties.formula).find(Boolean);
    const shape = schemas.shape(found ?? {});
    if (shape.is !== 'union') throw new Error('a formula is a text or a list');
    return shape.options as unknown as readonly [JsonSchema, JsonSchema];
  }
});

describe('a new entry', () => {
  /** The shape of an entry with a kind. */
  function optionOf(key: string, kind: string): JsonSchema {
    const shape = schemas.shape(schema.properties?.[key] ?? {});
    const union = shape.is === 'record' ? schemas.shape(shape.of) : undefined;
    const options = union?.is === 'union' ? union.options : [];
    return schemas.optionOf(options, { kind }) ?? {};
  }
  const draft = { fields: { radius: { symbol: 'r' } }, results: { volume: { headline: true } } };

  test('a field has its kind, its label and a symbol', () => {
    const entry = newEntry(schemas, draft, {
      pattern: 'fields',
      option: optionOf('fields', 'integer'),
      told: { kind: 'integer' },
      label: 'Rounds',
    });
    expect(entry).toEqual({ kind: 'integer', label: 'Rounds', symbol: 'R' });
    expect(Object.keys(entry as object)).toEqual(['kind', 'label', 'symbol']);
  });

  test('the first result is shown large, and a number has decimals', () => {
    const given = {
      pattern: 'results',
      option: optionOf('results', 'number'),
      told: { kind: 'number' },
      label: 'Area',
    };
    const entry = { kind: 'number', label: 'Area', symbol: 'a', formula: '', digits: 2 };
    expect(newEntry(schemas, draft, given)).toEqual(entry);
    expect(newEntry(schemas, {}, given)).toEqual({ ...entry, headline: true });
  });

  test('an example has a blank figure for each result', () => {
    const shape = schemas.shape(schema.properties?.examples ?? {});
    const option = shape.is === 'list' ? shape.of : {};
    expect(
      newEntry(schemas, draft, { pattern: 'examples', option, told: {}, label: undefined }),
    ).toEqual({ title: '', given: {}, shows: { volume: '' } });
  });
});

test('an example of what the page shows is named after its inputs', () => {
  const { title } = exampleFrom(stopping as unknown as DraftData, {
    given: { speed: 30, road: 'wet', none: '' },
    shows: { stopping: '46 m' },
  });
  expect(title).toBe('Speed 30 mph, Road Wet');
});

test('a law is a sentence about labels', () => {
  expect(
    lawInWords(stopping as unknown as DraftData, {
      law: 'scales',
      fields: ['speed'],
      results: ['thinking'],
    }),
  ).toBe('Twice “Speed” gives twice “Thinking distance”');
});

describe('the form', () => {
  test.each(['loan-emi', 'gpa', 'bmi', 'age', 'income-tax', 'stopping', 'parcel'])(
    '%s: every text and number of the manifest is in it',
    (slug) => {
      const fixtures: Readonly<Record<string, unknown>> = { stopping, parcel };
      const data = fixtures[slug] ?? draftOf(slug);
      expect(data).toBeDefined();
      const page = html({ data });
      for (const leaf of new Set(leaves(data)))
        expect(
          page.includes(escaped(leaf)) || page.includes(textInWords('grouping', leaf)),
          leaf,
        ).toBe(true);
    },
  );

  test.each([
    [{}],
    [{ fields: 'none', results: 3, examples: {}, laws: 'x', title: { a: 1 }, keywords: 'one' }],
    [
      {
        fields: { a: 'x', b: null, c: [], d: { kind: 'nothing' } },
        results: { e: { kind: 7, formula: [1, null] } },
      },
    ],
    [{ fields: { a: { kind: 'choice', options: 3, when: { field: 1 }, unit: [] } } }],
    [
      {
        examples: [null, 'x', { given: 4, shows: [] }, { given: { a: [[1]] } }],
        laws: [{ law: 'sums', parts: 'a' }, null],
      },
    ],
    [
      {
        tables: { a: 1, b: { columns: { c: null } } },
        variations: [{ at: 'x' }, { at: { step: 'y' } }],
        extra: { deep: [1] },
      },
    ],
    [
      JSON.parse(
        '{"__proto__": {"a": 1}, "fields": {"__proto__": {"kind": "number"}, "constructor": {"kind": "choice", "options": {"toString": {}}}}}',
      ),
    ],
  ])('%j is shown as it is', (data) => {
    const page = html({ data });
    for (const leaf of leaves(data)) expect(page.includes(escaped(leaf)), leaf).toBe(true);
  });

  test('a problem stands beside its control, and gives the text to take', () => {
    const page = html({
      data: stopping,
      problems: [
        {
          key: 'examples[0].shows.stopping',
          message: 'says “22 m”, the page “23 m”.',
          expectedText: '23 m',
        },
        { key: 'fields.speed.abve', message: 'unknown key “abve”.' },
      ],
    });
    expect(page).toMatch(
      /<input[^>]*id="draft-examples\[0\]\.shows\.stopping"[^>]*aria-describedby="draft-examples\[0\]\.shows\.stopping:wrong"[^>]*aria-invalid="true"/,
    );
    expect(page).toContain('Take “23 m”');
    expect(page).toContain('unknown key “abve”.');
  });

  test('texts of a draft are texts', () => {
    const page = html({
      data: { title: '<img src=x onerror=alert(1)>', fields: { a: { label: '<b>' } } },
    });
    expect(page).not.toContain('<img');
    expect(page).not.toContain('<b>');
  });
});
