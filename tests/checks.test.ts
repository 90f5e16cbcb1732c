import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Manifest } from '../schemas/manifest.ts';
import { checksOf, lawText } from '../scripts/build/checks.ts';
import {
  type CalculatorFolder,
  findCalculators,
  loadCatalogue,
  loadManifest,
  root,
} from '../scripts/calculators.ts';
import { findFiles } from '../scripts/files.ts';
import { changedParts, fingerprintOf } from '../scripts/qa/fingerprint.ts';
import { type CheckRecord, parseRecord, readRecord, recordPath } from '../scripts/qa/record.ts';
import { expand } from '../src/engine/manifest/expand.ts';
import { Checks } from '../src/site/pages/Checks.tsx';
import parcelManifest from './fixtures/parcel/manifest.ts';

/*
 * Records of test runs, and the page that says what they measured.
 */

const parcel = parcelManifest as unknown as Manifest;
const folder: CalculatorFolder = {
  slug: 'parcel',
  category: 'everyday',
  path: 'calculators/everyday/parcel',
};

/** The manifest after changes of its JSON, as an editor would make them. */
const edited = (change: (manifest: Record<string, never>) => void): Manifest => {
  const copy = structuredClone(JSON.parse(JSON.stringify(parcel)));
  change(copy);
  return copy;
};

describe('a fingerprint', () => {
  const changes = (manifest: Manifest) =>
    changedParts(fingerprintOf(folder, parcel), fingerprintOf(folder, manifest));
  type Any = Record<string, Record<string, Record<string, unknown>>>;
  const change = (make: (manifest: Any) => void) =>
    changes(edited((manifest) => make(manifest as unknown as Any)));

  test('stays when only words are edited', () => {
    const texts = edited((manifest) => {
      Object.assign(manifest, {
        title: 'Another title',
        description: 'Another description.',
        keywords: ['another'],
        reviewed: '2027-01',
        popular: true,
        ask: { names: ['another name'] },
      });
    });
    expect(changes(texts)).toEqual([]);
    expect(
      change(({ fields = {} }) => {
        for (const field of Object.values(fields)) {
          Object.assign(field, { help: 'Another help.', say: ['other words'], symbol: 'q' });
        }
      }),
    ).toEqual([]);
    expect(
      changes({
        ...parcel,
        examples: parcel.examples.map((each) => ({ ...each, asked: ['another question'] })),
      }),
    ).toEqual([]);
  });

  test('stays when keys change their order, but not when fields do', () => {
    const { fields, results, ...others } = parcel;
    expect(changes({ results, ...others, fields })).toEqual([]);
    const reversed = Object.fromEntries(Object.entries(fields).reverse());
    expect(changes({ ...parcel, fields: reversed })).toEqual(['answers']);
  });

  test('changes with a limit, a formula, an option and an id', () => {
    const [id = ''] = Object.keys(parcel.fields);
    expect(change(({ fields }) => Object.assign(fields?.[id] ?? {}, { max: 12345 }))).toEqual([
      'answers',
    ]);
    const [result = ''] = Object.keys(parcel.results);
    expect(
      change(({ results }) => Object.assign(results?.[result] ?? {}, { formula: '1 + 1' })),
    ).toEqual(['answers']);
    // An id that is also the name of a key for words.
    expect(
      change(({ fields }) => Object.assign(fields ?? {}, { note: { kind: 'number', label: 'N' } })),
    ).toEqual(['answers']);
  });

  test('says which part changed: examples or laws alone', () => {
    const [first] = parcel.examples;
    const shows = { ...first?.shows, total: '0.00' };
    const examples = parcel.examples.with(0, { ...first, shows } as (typeof parcel.examples)[0]);
    expect(changes({ ...parcel, examples })).toEqual(['examples']);
    expect(changes({ ...parcel, laws: [] })).toEqual(['laws']);
  });

  describe('of a calculator with code', () => {
    let copy = '';
    const write = (file: string, text: string) => {
      mkdirSync(dirname(join(copy, file)), { recursive: true });
      writeFileSync(join(copy, file), text);
    };
    const code = "import { a } from '#shared/a.ts';\nimport type m from './manifest.ts';\n";
    beforeAll(() => {
      copy = mkdtempSync(join(tmpdir(), 'fingerprint-'));
    });
    afterAll(() => rmSync(copy, { recursive: true, force: true }));

    test('changes with its files and with what they import, and with nothing else', () => {
      const files = {
        [`${folder.path}/compute.ts`]: code,
        [`${folder.path}/tables.ts`]: "import { compute } from './compute.ts';\n",
        'calculators/shared/a.ts': "import { b } from './b.ts';\n",
        'calculators/shared/b.ts': 'export const b = 1;\n',
        'calculators/shared/c.ts': 'export const c = 1;\n',
      };
      for (const [file, text] of Object.entries(files)) write(file, text);
      const before = fingerprintOf(folder, parcel, copy);
      for (const [file, text] of Object.entries(files)) {
        write(file, `${text}// changed\n`);
        const isImported = !file.endsWith('/c.ts');
        expect(changedParts(before, fingerprintOf(folder, parcel, copy)), file).toEqual(
          isImported ? ['answers'] : [],
        );
        // A checkout on Windows is the same calculator.
        write(file, text.replaceAll('\n', '\r\n'));
        expect(fingerprintOf(folder, parcel, copy), file).toEqual(before);
      }
    });

    test('changes with what an import names, not with where that lies', () => {
      const importing = (name: string, path: string) => {
        write(`${folder.path}/compute.ts`, `import { ${name} } from '${path}';\n${code}`);
        return fingerprintOf(folder, parcel, copy);
      };
      const before = importing('Big', '#schemas/decimal.ts');
      expect(importing('Big', '#schemas/numbers/decimal.ts')).toEqual(before);
      expect(changedParts(before, importing('Small as Big', '#schemas/decimal.ts'))).toEqual([
        'answers',
      ]);
    });
  });
});

const parcelCalculator = { ...folder, manifest: expand(parcel) };
const html = (record: CheckRecord, manifest = parcel): string =>
  renderToStaticMarkup(createElement(Checks, checksOf(parcelCalculator, manifest, record)))
    .replaceAll('&#x27;', '’')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

describe('the page of checks', () => {
  const of = fingerprintOf(folder, parcel);
  const laws = (parcel.laws ?? []).map((_, index) => ({
    law: `law ${index}`,
    inputs: 400 + index,
  }));
  const record: CheckRecord = {
    tests: {
      day: '2026-11-22',
      of,
      cases: { examples: 7, oracle: 2001, random: 800, solveFor: 60, text: 1234 },
      answered: 1873,
      bounds: {},
      laws,
      failed: [],
    },
    mutation: { manifest: { day: '2026-11-21', of, noticed: 92, missed: 3, equivalent: 1 } },
  };

  test('is there without any record', () => {
    expect(html({})).toContain('No run of its tests has been recorded yet.');
    expect(html({})).toContain('This has not been recorded for this calculator yet.');
    expect(html({})).not.toMatch(/Tested on|unchanged since|undefined|NaN/);
  });

  test('states what the record says', () => {
    const text = html(record);
    for (const part of [
      'Tested on 22 November 2026, unchanged since.',
      'Tested on 21 November 2026, unchanged since.',
      'Both were asked the same 2,001 questions',
      '1,873 have an answer',
      'changed on purpose, one thing at a time, 95 times: the tests noticed 92. 3 went unnoticed',
      'That is 96.8%.',
      ...laws.map(({ inputs }) => `Held for ${inputs} random inputs.`),
    ]) {
      expect(text).toContain(part);
    }
    expect(text).not.toMatch(/undefined|NaN|\[object/);
  });

  test('says what failed', () => {
    const failed = {
      ...record,
      tests: {
        ...record.tests,
        failed: ['agrees with exact arithmetic'],
        laws: laws.map((each, index) => (index === 0 ? { ...each, inputs: 0 } : each)),
      },
    } as CheckRecord;
    expect(html(failed)).toContain('1 test failed.');
    expect(html(failed)).toContain('A test failed: agrees with exact arithmetic.');
    expect(html(failed)).toContain('Did not hold.');
  });

  test('says that the calculator was changed since, and what of it', () => {
    const limit = edited((manifest) => Object.assign(manifest, { needs: ['rates'] }));
    const changed = html(record, limit);
    expect(changed).toContain('Tested on 22 November 2026. The calculator was changed after that');
    expect(changed).not.toContain('unchanged since.');
    const examples = html(record, { ...parcel, examples: parcel.examples.slice(1) });
    expect(examples).toContain('Only its examples were changed after that');
    const lawless = html(record, { ...parcel, laws: (parcel.laws ?? []).slice(1) });
    expect(lawless).toContain('Only its laws were changed after that');
    expect(lawless).not.toContain('Held for');
  });
});

test('a law is a sentence about what stands on the page', async () => {
  const catalogue = await loadCatalogue();
  const sentences = catalogue.flatMap(({ manifest }) =>
    (manifest.laws ?? []).map((law) => lawText(manifest, law)),
  );
  expect(sentences.length).toBeGreaterThan(catalogue.length * 2 - 1);
  for (const each of sentences) expect(each).toMatch(/^[\p{Lu}“][^{}]+\.$/u);
  expect(
    lawText(parcelCalculator.manifest, { law: 'rises', raise: 'nothing', result: 'none' }),
  ).toBe('A higher “nothing” never lowers “none”.');
});

describe('every record on disk', () => {
  const files = findFiles('tests/records/**/*.*');

  test('is one of a calculator that is there', () => {
    const known = findCalculators().map(recordPath);
    expect(files.filter((file) => !known.includes(file))).toEqual([]);
  });

  test('parses, and holds nothing else than its schema names', () => {
    for (const file of files) {
      expect(() => parseRecord(readFileSync(join(root, file), 'utf8')), file).not.toThrow();
    }
    expect(() => parseRecord('{"tests": {"day": "yesterday"}}')).toThrow();
    expect(() => parseRecord('{"other": {}}')).toThrow();
  });

  test('is on the page of its calculator, as it is', async () => {
    for (const calculator of await loadCatalogue()) {
      const record = readRecord(calculator);
      const props = checksOf(calculator, await loadManifest(calculator), record);
      const text = renderToStaticMarkup(createElement(Checks, props));
      expect(text, calculator.slug).not.toMatch(/undefined|NaN|\[object/);
      for (const count of Object.values(record.tests?.cases ?? {}))
        expect(count).toBeGreaterThan(0);
      const compared = record.tests?.cases.oracle;
      if (compared) expect(text).toContain(`${compared.toLocaleString('en')} questions`);
      const found = record.mutation?.manifest;
      if (found) expect(text).toContain(`noticed ${found.noticed.toLocaleString('en')}.`);
    }
  });
});
