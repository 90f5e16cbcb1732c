import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Manifest } from '../schemas/manifest.ts';
import { root } from '../scripts/calculators.ts';
import { dataFolder } from '../scripts/check/reference-data.ts';
import { fingerprintOf } from '../scripts/qa/fingerprint.ts';
import { outOfDate } from '../src/engine/check/out-of-date.ts';
import parcelManifest from './fixtures/parcel/manifest.ts';
import { type Mistake, mistakes, parcel } from './mistakes.ts';

/*
 * What an editor reads about a broken calculator. In a copy of the repository, each mistake becomes a
 * calculator of its own, beside one in which nothing is wrong.
 */

const folderOf = ({ slug, category = 'everyday' }: Pick<Mistake, 'slug' | 'category'>): string =>
  `calculators/${category}/${slug}`;

let copy = '';
const read = (file: string): string => readFileSync(join(copy, file), 'utf8');

/** Runs the check of the copy, on a day on which nothing is out of date. */
function check(...args: readonly string[]): { code: number | null; lines: readonly string[] } {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/check.ts', '--today', '2026-11-22', ...args],
    {
      cwd: copy,
      encoding: 'utf8',
      env: { ...process.env, VITEST: undefined, NODE_ENV: undefined, NO_COLOR: '1' },
    },
  );
  // Whether the end of a data set is near depends on the day.
  const lines = `${stdout}${stderr}`.trimEnd().split('\n');
  return { code: status, lines: lines.filter((line) => !line.startsWith(dataFolder)) };
}

function write(folder: string, files: Mistake['files']) {
  mkdirSync(join(copy, folder), { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(copy, folder, name), text);
}

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'check-'));
  for (const part of ['scripts', 'schemas', 'src', 'calculators/shared', 'package.json']) {
    cpSync(join(root, part), join(copy, part), { recursive: true });
  }
  for (const file of ['calculators/categories.ts', 'calculators/words.ts']) {
    cpSync(join(root, file), join(copy, file));
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
  write('calculators/everyday/parcel', parcel);
  for (const mistake of mistakes) write(folderOf(mistake), mistake.files);
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe('the check', () => {
  /** The messages about each folder, by its path. */
  const messages = new Map<string, string[]>();
  let last = '';

  beforeAll(() => {
    const { code, lines } = check();
    expect(code).toBe(1);
    last = lines.at(-1) ?? '';
    // The number of inputs until a counterexample was found depends on fast-check.
    const messageLines = lines.slice(0, -1).filter((line) => !/^ {2}Found {5}/.test(line));
    let own: string[] = [];
    for (const line of messageLines) {
      const [, folder, rest = ''] = /^(calculators\/[^/:]+\/[^/:]+)(?:\/|: )(.*)$/.exec(line) ?? [];
      if (!folder) {
        own.push(`${own.pop()}\n${line}`);
        continue;
      }
      own = messages.get(folder) ?? [];
      own.push(rest);
      messages.set(folder, own);
    }
    // Some hundred calculators, on a machine with other work to do.
  }, 240_000);

  test.each(
    mistakes.map((mistake) => [folderOf(mistake).slice('calculators/'.length), mistake] as const),
  )('reports the issue of %s with its line', (_, mistake) => {
    expect(messages.get(folderOf(mistake))).toEqual(mistake.messages);
  });

  test('continues after each, and counts them', () => {
    expect(last).toBe(
      `${mistakes.flatMap(({ messages: expected }) => expected).length} things to fix.`,
    );
  });

  test('finds no issue in the unchanged calculator', () => {
    expect(check('parcel')).toEqual({ code: 0, lines: ['1 checked, nothing wrong.'] });
  });

  test('prints its usage for unknown arguments', () => {
    expect(check('--fixx')).toEqual({
      code: 2,
      lines: ['Usage: npm run check -- [--fix] [--today YYYY-MM-DD] [calculator]'],
    });
    expect(check('exampel').lines).toEqual([
      'There is no calculator “exampel”. Did you mean “example”?',
    ]);
  });
});

describe('what is out of date', () => {
  const keysOn = (today: string, manifest: Manifest = parcelManifest) =>
    outOfDate(manifest, today).map(({ key }) => key);

  test('is a review of more than a year ago', () => {
    expect(keysOn('2026-11-01')).toEqual([]);
    expect(keysOn('2027-11-30')).toEqual([]);
    expect(keysOn('2027-12-01')).toEqual(['reviewed']);
  });

  test('is a table that no longer holds', () => {
    expect(keysOn('2027-12-31')).toEqual(['reviewed']);
    expect(keysOn('2028-01-01')).toEqual(['reviewed', 'results.zone.ranges.validUntil']);
  });

  test('is a calculator without a review', () => {
    const { reviewed: _, ...never } = parcelManifest;
    expect(keysOn('2026-11-01', never)).toEqual(['reviewed']);
  });

  test('is a warning that does not change the exit code', () => {
    expect(check('--today', '2028-01-01', 'parcel')).toEqual({
      code: 0,
      lines: [
        '1 checked, nothing wrong.',
        expect.stringMatching(
          /^calculators.everyday.parcel.manifest\.ts:\d+: reviewed: is more than a year ago: .* \(A warning\.\)$/,
        ),
        expect.stringMatching(
          /manifest\.ts:\d+: results\.zone\.ranges\.validUntil: is past: .* \(A warning\.\)$/,
        ),
      ],
    });
  });
});

test('a change after the recorded tests is a warning that does not change the exit code', () => {
  const { answers, ...others } = fingerprintOf(
    { slug: 'parcel', category: 'everyday', path: 'calculators/everyday/parcel' },
    parcelManifest as unknown as Manifest,
  );
  const record = (of: object) => ({
    'parcel.json': JSON.stringify({
      tests: { day: '2026-11-20', of, cases: {}, bounds: {}, laws: [], failed: [] },
    }),
  });
  try {
    write('tests/records/everyday', record({ answers: answers.replace(/./g, '0'), ...others }));
    const { code, lines } = check('parcel');
    expect(code).toBe(0);
    expect(lines).toEqual([
      '1 checked, nothing wrong.',
      expect.stringMatching(
        /^tests\/records\/everyday\/parcel\.json: is of 2026-11-20, before a change of the answers.*: npm run qa -- parcel --record .* \(A warning\.\)$/,
      ),
    ]);
  } finally {
    rmSync(join(copy, 'tests'), { recursive: true });
  }
});

describe('--fix', () => {
  test('corrects only the results of examples in a manifest', () => {
    const folder = folderOf({ slug: 'example' });
    const file = `${folder}/manifest.ts`;
    const before = read(file);
    const { messages: expected } = mistakes.find(({ slug }) => slug === 'example') as Mistake;
    expect(check('--fix', 'example')).toEqual({
      code: 0,
      lines: [`${folder}/${expected[0]} Fixed.`, '1 checked, nothing wrong.'],
    });
    expect(read(file)).toBe(before.replace("price: '6'", "price: '6.00'"));
    expect(check('example').code).toBe(0);
  });

  test('does not change what only an editor can correct', () => {
    for (const slug of ['law', 'example-hidden', 'label-colon']) {
      const file = `${folderOf({ slug })}/manifest.ts`;
      const before = read(file);
      expect(check('--fix', slug).code, slug).toBe(1);
      expect(read(file)).toBe(before);
    }
  });
});
