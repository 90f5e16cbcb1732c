import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { KeyDoc } from '../schemas/manifest-keys.ts';
import {
  alternatives,
  docOf,
  entryDoc,
  type ObjectShape,
  objectOf,
  optionOf,
  rootDoc,
  type Schema,
  shapeOf,
} from '../schemas/shapes.ts';
import { publishedManifest } from '../scripts/build/json-schema.ts';
import { loadCatalogue } from '../scripts/calculators.ts';
import { type DraftData, keyAt, type Path, valueAt } from '../src/engine/draft/draft.ts';
import {
  exampleFrom,
  idFrom,
  inShape,
  lawInWords,
  moved,
  newEntry,
  symbolFor,
  without,
} from '../src/engine/draft/entries.ts';
import { manifestIn } from '../src/engine/draft/formulas.ts';
import { idProblem, renamed, renamedInFormula } from '../src/engine/draft/rename.ts';
import { issuesIn } from '../src/engine/manifest/meta.ts';
import { DraftForm } from '../src/make/form/DraftForm.tsx';
import { drawnKeys } from '../src/make/form/Group.tsx';
import { draftSchema } from '../src/make/language.ts';
import parcel from './fixtures/parcel/manifest.ts';
import stopping from './fixtures/stopping-distance/manifest.ts';

/** The site’s calculators as drafts. */
const drafts: readonly DraftData[] = await Promise.all(
  (await loadCatalogue()).map(publishedManifest),
);
const draftOf = (slug: string): DraftData | undefined => drafts.find((each) => each.slug === slug);

/** What is wrong with a draft. */
const wrongIn = (data: DraftData): readonly string[] =>
  issuesIn(manifestIn(data)).map(({ key, message }) => `${key}: ${message}`);

/** Every object shape of the language with what is known of a place where it stands. */
function objectShapes(): readonly {
  readonly shape: ObjectShape;
  readonly doc: KeyDoc;
  readonly path: readonly string[];
}[] {
  const found: ReturnType<typeof objectShapes>[number][] = [];
  const walk = (schema: Schema, doc: KeyDoc, path: readonly string[]) => {
    for (const shape of alternatives(schema).map(shapeOf)) {
      if (shape.is === 'object') {
        found.push({ shape, doc, path });
        for (const [key, of] of Object.entries(shape.properties)) {
          walk(of, docOf(shape, key), [...path, key]);
        }
      } else if (shape.is === 'record' || shape.is === 'list') {
        walk(shape.of, entryDoc(doc, shape.is), [...path, '*']);
      }
    }
  };
  walk(draftSchema, rootDoc, []);
  return found;
}

/** The texts of an enumeration, or of a list of them. */
const textsOf = (schema: Schema): string[] =>
  alternatives(schema)
    .map(shapeOf)
    .flatMap((each) =>
      each.is === 'texts' ? each.texts : each.is === 'list' ? textsOf(each.of) : [],
    );

/** The schema of a key of a draft. */
const schemaOf = (key: string): Schema => objectOf(draftSchema)?.properties[key] as Schema;

/** The schema of the entries of a record or list of a draft. */
function entrySchema(key: string): Schema {
  const shape = shapeOf(schemaOf(key));
  if (shape.is !== 'record' && shape.is !== 'list') throw new Error(`${key} has no entries.`);
  return shape.of;
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
    expect(shapes.length).toBeGreaterThan(40);
    for (const { shape, doc, path } of shapes) {
      const at = { shape, value: {}, doc, path };
      expect(
        drawnKeys(at, () => false),
        keyAt(path),
      ).toEqual(expect.arrayContaining([...shape.required]));
      for (const key of Object.keys(shape.properties)) {
        expect(
          drawnKeys(at, (each) => each === keyAt([...path, key])),
          keyAt(path),
        ).toContain(key);
      }
    }
  });

  test('every key that is drawn at once is one of some shape there', () => {
    const keys = Map.groupBy(objectShapes(), ({ doc }) => doc.first);
    for (const [first = [], shapes] of keys) {
      const known = shapes.flatMap(({ shape }) => Object.keys(shape.properties));
      for (const key of first) expect(known, first.join(' ')).toContain(key);
    }
  });

  test('every key and every text of an enumeration has words', () => {
    for (const { shape, path } of objectShapes()) {
      for (const [key, of] of Object.entries(shape.properties)) {
        const at = keyAt([...path, key]);
        const { label, description, texts = {} } = docOf(shape, key);
        expect(label, at).toMatch(/^\p{Lu}/u);
        expect(description, at).toMatch(/^[\p{Lu}`].*\.$/u);
        if (key !== 'quantity') expect(Object.keys(texts).sort(), at).toEqual(textsOf(of).sort());
      }
    }
  });

  test('a union finds the shape that a value was meant to have', () => {
    const options = alternatives(entrySchema('fields'));
    const keysOf = (value: unknown) => {
      const option = optionOf(options, value);
      return Object.keys((option && objectOf(option)?.properties) ?? {});
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
    ['Größe', [], 'grosse'],
    ['Œuvre d’art', [], 'oeuvreDart'],
    ['Café’s price', [], 'cafesPrice'],
    ['2nd rate', [], 'ndRate'],
    ['Pi', [], 'pi2'],
    ['半径', [], 'value1'],
    ['نصف القطر', ['value1'], 'value2'],
    ['🎨', [], 'value1'],
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
        const after = renamed(draftSchema, manifest, path, 'renamedId');
        expect(wrongIn(after), `${slug}: ${path.join('.')}`).toEqual(before);
        const back = renamed(
          draftSchema,
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
    expect(renamed(draftSchema, draft, ['fields', 'speed'], 'v')).toEqual({
      title: 'speed',
      fields: { v: { kind: 'number', label: 'speed', unit: 'speed' } },
      results: { time: { kind: 'number', label: '{v} and speed', formula: 'v / 2' } },
      examples: [{ title: 'speed', given: { v: 1 }, shows: { time: 'speed' } }],
    });
  });

  test('the order of a record stays', () => {
    const after = renamed(draftSchema, { fields: { a: {}, b: {}, c: {} } }, ['fields', 'b'], 'd');
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
    const choice = optionOf(alternatives(entrySchema('fields')), { kind: 'choice' });
    const field = { kind: 'choice', label: 'Size', help: 'How large.', unit: 'cm', default: 3 };
    expect(inShape(field, choice as Schema)).toEqual({
      kind: 'choice',
      label: 'Size',
      help: 'How large.',
      options: {},
    });
  });

  test('one formula becomes the first of several, and the other way round', () => {
    const [one, several] = formulaSchema();
    const branches = inShape('a + b', several);
    expect(branches).toEqual([{ formula: 'a + b' }]);
    expect(inShape(branches, one)).toBe('a + b');
  });

  /** The two shapes of a formula. */
  function formulaSchema(): readonly [Schema, Schema] {
    const [result] = alternatives(entrySchema('results'));
    const formula = result && objectOf(result)?.properties.formula;
    return alternatives(formula as Schema) as readonly [Schema, Schema];
  }
});

describe('a new entry', () => {
  /** The shape of an entry with a kind. */
  const optionFor = (key: string, kind: string): Schema =>
    optionOf(alternatives(entrySchema(key)), { kind }) as Schema;
  const draft = { fields: { radius: { symbol: 'r' } }, results: { volume: { headline: true } } };

  test('a field has its kind, its label and a symbol', () => {
    const entry = newEntry(draft, {
      path: ['fields'],
      option: optionFor('fields', 'integer'),
      discriminant: { kind: 'integer' },
      label: 'Rounds',
    });
    expect(entry).toEqual({ kind: 'integer', label: 'Rounds', symbol: 'R' });
    expect(Object.keys(entry as object)).toEqual(['kind', 'label', 'symbol']);
  });

  test('the first result is shown large, and a number has decimals', () => {
    const given = {
      path: ['results'],
      option: optionFor('results', 'number'),
      discriminant: { kind: 'number' },
      label: 'Area',
    };
    const entry = { kind: 'number', label: 'Area', symbol: 'a', formula: '', digits: 2 };
    expect(newEntry(draft, given)).toEqual(entry);
    expect(newEntry({}, given)).toEqual({ ...entry, headline: true });
  });

  test('an example has a blank figure for each result', () => {
    const option = entrySchema('examples');
    expect(
      newEntry(draft, { path: ['examples'], option, discriminant: {}, label: undefined }),
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
        expect(page.includes(leaf === 'indian' ? 'Indian: 20,82,776' : escaped(leaf)), leaf).toBe(
          true,
        );
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
          fixes: ['23 m'],
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
