import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { manifestSchema } from '../../schemas/manifest-schema.ts';
import { publishedManifest, publishedSchema } from '../../scripts/build/json-schema.ts';
import { loadCatalogue, loadManifest } from '../../scripts/calculators.ts';
import { findFiles } from '../../scripts/files.ts';
import { checkManifest } from '../../src/engine/manifest/meta.ts';
import { dist, read } from './site.ts';

/*
 * What the site publishes of its manifests, read as a stranger would: the files of dist/, judged by
 * a validator that knows nothing of this repository.
 */

const readJson = (path: string) => JSON.parse(read(path));
/** All calculators with their manifests as their editors wrote them. */
const catalogue = await Promise.all(
  (await loadCatalogue()).map(async (each) => ({ ...each, manifest: await loadManifest(each) })),
);
const loan = catalogue.find(({ slug }) => slug === 'loan-emi') as (typeof catalogue)[number];
const right = await publishedManifest(loan);

const schema = readJson('manifest.schema.json');
// Strict: a keyword without effect is an error. Dates have both a pattern and a format.
const ajv = new Ajv2020({
  allErrors: true,
  strict: true,
  allowUnionTypes: true,
  formats: { date: true },
});
const validate = ajv.compile(schema);
const refusals = (manifest: unknown) =>
  validate(manifest) ? [] : (validate.errors ?? []).map(({ instancePath: at }) => at);

type Json = Record<string, unknown>;

/** A manifest as JSON with another value at a path; `undefined` removes it. */
function changed(manifest: unknown, path: readonly string[], value: unknown): Json {
  const copy = JSON.parse(JSON.stringify(manifest)) as Json;
  const last = path.at(-1) ?? '';
  let at = copy;
  for (const key of path.slice(0, -1)) at = at[key] as Json;
  if (value !== undefined) at[last] = value;
  else if (Array.isArray(at)) at.splice(Number(last), 1);
  else delete at[last];
  return copy;
}

/** The path of every value within a value. */
const pathsOf = (value: unknown, path: readonly string[] = []): (readonly string[])[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => [
        [...path, key],
        ...pathsOf(inner, [...path, key]),
      ])
    : [];

/** The properties of every object that a schema describes, however deep. */
function objectsIn(part: unknown): Readonly<Record<string, Json>>[] {
  if (typeof part !== 'object' || part === null) return [];
  const { type, properties } = part as Json;
  const own = type === 'object' && properties ? [properties as Readonly<Record<string, Json>>] : [];
  return [...own, ...Object.values(part).flatMap(objectsIn)];
}

describe('the published schema', () => {
  test('is the one that the manifest language gives', () => {
    expect(schema, 'run npm run build first').toEqual(
      JSON.parse(JSON.stringify(publishedSchema())),
    );
  });

  test('is a JSON Schema of draft 2020-12 at the address that it names', () => {
    expect(ajv.validateSchema(schema)).toBe(true);
    expect(schema.$schema).toBe('https://json-schema.org/draft/2020-12/schema');
    expect(schema.$id).toMatch(/^https:\/\/[^/]+\/manifest\.schema\.json$/);
    expect(schema.description).toContain('npm run check');
  });

  test('describes every key, and the same key by the object that it is in', () => {
    const objects = objectsIn(schema);
    expect(objects.length).toBeGreaterThan(50);
    for (const properties of objects) {
      for (const [key, { description }] of Object.entries(properties)) {
        expect(description, `${key} of ${Object.keys(properties)}`).toMatch(/^[A-Z`].*\.$/);
      }
    }
    expect(schema.properties.title.description).toBe(
      "The page's heading and the calculator's name everywhere.",
    );
    const descriptions = (having: readonly string[], key: string) => [
      ...new Set(
        objects
          .filter((each) => having.every((name) => name in each))
          .map((each) => each[key]?.description),
      ),
    ];
    expect(descriptions(['presets', 'below'], 'below')).toEqual([
      "Only numbers smaller than this are accepted, in the field's unit.",
    ]);
    expect(descriptions(['upTo', 'below'], 'below')).toEqual([
      'The band ends before this value; the last band has neither limit.',
    ]);
    expect(descriptions(['minCount', 'unit'], 'unit')).toEqual([
      'The unit of the number, shown beside the field.',
    ]);
    // Objects with the same keys are distinguished by the values of `law`.
    expect(descriptions(['law', 'fields'], 'law')).toEqual([
      'Multiplying the fields multiplies the results.',
      'Adding to the fields adds to the results.',
      'Exchanging the two fields changes none of the results.',
    ]);
  });

  test('lets no object have keys that it does not name', () => {
    const open: string[] = [];
    const look = (value: unknown, path: string) => {
      if (typeof value !== 'object' || value === null) return;
      if ('properties' in value && !Array.isArray(value)) {
        const { type, additionalProperties } = value as Json;
        if (type === 'object' && additionalProperties !== false) open.push(path);
      }
      for (const [key, inner] of Object.entries(value)) look(inner, `${path}/${key}`);
    };
    look(schema, '');
    expect(schema.additionalProperties).toBe(false);
    expect(open).toEqual([]);
  });
});

describe('the published manifests', () => {
  test('are those of all calculators, listed in the order of the catalogue', () => {
    const files = findFiles('manifests/*.json', { cwd: dist }).map((file) =>
      basename(file, '.json'),
    );
    expect(files.sort()).toEqual([...catalogue.map(({ slug }) => slug), 'index'].sort());
    const list = readJson('manifests/index.json') as Json[];
    expect(list.map(({ slug, title, category }) => [slug, title, category])).toEqual(
      catalogue.map(({ slug, category, manifest }) => [slug, manifest.title, category]),
    );
    for (const { address } of list) {
      expect(existsSync(join(dist, `${address}.html`)), `${address} is a page`).toBe(true);
    }
  });

  for (const calculator of catalogue) {
    const file = `manifests/${calculator.slug}.json`;

    test(`${file} says what its manifest says, and the schema takes it`, () => {
      const published = readJson(file);
      const { $schema, slug, category, ...rest } = published;
      expect({ $schema, slug, category }).toEqual({
        $schema: schema.$id,
        slug: calculator.slug,
        category: calculator.category,
      });
      expect(rest).toStrictEqual(calculator.manifest);
      expect(refusals(published)).toEqual([]);
      // Also without slug and category, as in an editor's file.
      expect(refusals(rest)).toEqual([]);
    });
  }

  test('are the same bytes when they come compressed', () => {
    for (const file of ['manifest.schema.json', ...findFiles('manifests/*.json', { cwd: dist })]) {
      const plain = readFileSync(join(dist, file));
      expect(brotliDecompressSync(readFileSync(join(dist, `${file}.br`))).equals(plain)).toBe(true);
      expect(gunzipSync(readFileSync(join(dist, `${file}.gz`))).equals(plain)).toBe(true);
    }
  });
});

/** What is put where in the manifest of the loan calculator, and where a validator points, if elsewhere. */
const issues: readonly (readonly [string, string, unknown, string?])[] = [
  ['an unknown key', 'sumary', 'x', ''],
  ['an unknown key of a field', 'fields.principal.mix', 1, '/fields/principal'],
  ['an unknown key of the actions', 'actions.calc', 'x', '/actions'],
  ['a missing title', 'title', undefined, ''],
  ['a missing label', 'fields.principal.label', undefined, '/fields/principal'],
  ['a blank label', 'fields.principal.label', '  '],
  ['a label of two lines', 'results.emi.label', 'a\nb'],
  ['a label that is too long', 'results.emi.label', 'x'.repeat(41)],
  ['a description that is too short', 'description', 'x'.repeat(69)],
  ['a wrong kind of field', 'fields.principal.kind', 'numbr', '/fields/principal'],
  ['a wrong kind of result', 'results.emi.kind', 'mony', '/results/emi'],
  ['a result’s kind among the fields', 'fields.principal.kind', 'money', '/fields/principal'],
  ['a number as text', 'fields.principal.step', '10000'],
  ['a step of nothing', 'fields.principal.step', 0],
  ['part of a decimal place', 'results.emi.digits', 0.5],
  ['a currency that is no code', 'results.emi.currency', 'rupees'],
  ['a yes that is no yes', 'popular', 'yes'],
  ['no example', 'examples', []],
  ['a day that is none', 'examples.0.today', '2025-02-29'],
  ['an unknown law', 'laws.0.law', 'rise', '/laws/0'],
  ['a law without what it is about', 'laws.0.raise', undefined, '/laws/0'],
  ['an unknown need', 'needs', ['tomorrow'], '/needs/0'],
  ['a swap of three', 'actions.swap', ['principal', 'annualRate', 'tenureYears']],
];

describe('a validator that knows the published schema alone', () => {
  const issuesOf = (manifest: unknown) => checkManifest('manifest.ts', manifest);

  test('accepts a valid manifest, as npm run check does', () => {
    expect(refusals(right)).toEqual([]);
    expect(issuesOf(loan.manifest)).toEqual([]);
  });

  for (const [what, path, value, at = `/${path.replaceAll('.', '/')}`] of issues) {
    test(`refuses ${what}, as npm run check does`, () => {
      const places = refusals(changed(right, path.split('.'), value));
      expect(places).not.toEqual([]);
      expect(places).toContain(at);
      expect(issuesOf(changed(loan.manifest, path.split('.'), value))).not.toEqual([]);
    });
  }

  test.each([
    ['another schema’s address', '$schema', 'https://example.org/schema.json'],
    ['a slug with a space', 'slug', 'loan emi'],
    ['a category that does not exist', 'category', 'fun'],
  ])('refuses %s', (_, key, value) => {
    expect(refusals(changed(right, [key], value))).toEqual([`/${key}`]);
  });

  // No text that ends in a line break: the meta-schema trims it off, JSON Schema cannot.
  const values = [
    undefined,
    null,
    '',
    ' ',
    'x',
    'a\nb',
    0,
    -1.5,
    30,
    true,
    [],
    ['x'],
    {},
    { x: 1 },
  ];

  test('agrees with the meta-schema on any change of any manifest', () => {
    const verdicts = new Set<boolean>();
    const places = catalogue.flatMap(({ slug, manifest }) =>
      pathsOf(manifest).map((path) => ({ slug, manifest, path })),
    );
    // Every fifteenth path, with the values in turn: all combinations would take minutes.
    const step = 15;
    for (let at = 0; at < places.length; at += step) {
      const { slug, manifest, path } = places[at] as (typeof places)[number];
      const value = values[(at / step) % values.length];
      const copy = changed(manifest, path, value);
      const ours = manifestSchema.safeParse(copy).success;
      if (validate(copy) !== ours) {
        expect.fail(
          `${slug}: ${path.join('.')} = ${JSON.stringify(value)}: the meta-schema ${ours ? 'takes' : 'refuses'} it, the published schema does not agree.`,
        );
      }
      verdicts.add(ours);
    }
    expect(verdicts).toEqual(new Set([true, false]));
  });
});
