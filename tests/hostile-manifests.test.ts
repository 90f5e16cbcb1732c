import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findCalculators, loadManifest } from '../scripts/calculators.ts';
import { runs } from '../src/engine/check/random-inputs.ts';
import { issuesIn } from '../src/engine/manifest/meta.ts';
import parcel from './fixtures/parcel/manifest.ts';
import guide from './fixtures/stopping-distance/manifest.ts';

/*
 * Whatever a manifest holds, the check of it ends, and says what is wrong instead of throwing.
 */

const all = await Promise.all(findCalculators().map(loadManifest));

/** Values that a place of a manifest may hold by mistake, or by malice. */
const anything = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom<unknown>(
    '',
    'a',
    'constructor',
    'toString',
    '__proto__',
    '{constructor}',
    'a(',
    '[',
    '\\',
    '1e999',
    'price',
    'price.x',
    'formulas',
    'pi',
    -1,
    0,
    1e308,
    1e-300,
    null,
    true,
    [],
    {},
    [[]],
    [{}],
    'x'.repeat(5000),
    '('.repeat(3000),
    '-'.repeat(3000),
    '2^'.repeat(3000),
    'a+'.repeat(30_000),
  ),
);

const pathsIn = (value: unknown, path: readonly string[] = []): readonly (readonly string[])[] =>
  typeof value === 'object' && value !== null
    ? [path, ...Object.entries(value).flatMap(([key, each]) => pathsIn(each, [...path, key]))]
    : [path];

type Change = 'delete' | 'replace' | 'rename' | 'copy';

/** A copy of a manifest with one place changed. */
function changed(
  manifest: unknown,
  at: number,
  change: Change,
  by: unknown,
  name: string,
): unknown {
  const paths = pathsIn(manifest).slice(1);
  const path = paths[at % paths.length] ?? [];
  const copy = structuredClone(manifest) as Record<string, unknown>;
  let parent = copy;
  for (const key of path.slice(0, -1)) parent = parent[key] as Record<string, unknown>;
  const key = path.at(-1) ?? '';
  const old = parent[key];
  if (change === 'replace') parent[key] = by;
  else if (change === 'copy') {
    const other = paths[(at * 7919) % paths.length] ?? [];
    parent[key] = other.reduce<unknown>((value, each) => (value as typeof copy)?.[each], manifest);
  } else if (Array.isArray(parent)) parent.splice(Number(key), 1);
  else {
    delete parent[key];
    if (change === 'rename')
      Object.defineProperty(parent, name, {
        value: old,
        enumerable: true,
        configurable: true,
        writable: true,
      });
  }
  return copy;
}

const change = fc.tuple(
  fc.nat(1_000_000),
  fc.constantFrom<Change>('delete', 'replace', 'replace', 'rename', 'copy'),
  anything,
  fc.constantFrom('constructor', '__proto__', 'a(', 'toString', '1', '', 'weight', 'a.b'),
);

describe('the check of a manifest never throws', () => {
  test('whatever is changed in one', () => {
    fc.assert(
      fc.property(
        fc.constantFrom<unknown>(parcel, ...all),
        fc.array(change, { minLength: 1, maxLength: 3 }),
        (manifest, changes) => {
          const broken = changes.reduce((before, one) => changed(before, ...one), manifest);
          for (const { key, message } of issuesIn(broken)) {
            expect(key).not.toBe('');
            expect(message).not.toBe('');
          }
        },
      ),
      { seed: runs.seed, numRuns: 5 * runs.numRuns },
    );
  });

  test.each([[undefined], [null], [1], [''], [[]], [{}], [[[]]], [{ fields: [] }]])(
    'whatever it is instead: %j',
    (given) => {
      expect(issuesIn(given).length).toBeGreaterThan(0);
    },
  );
});

/** A manifest without mistakes, but for the parts that a test gives it. */
const withParts = (parts: object) => ({
  ...guide,
  ...parts,
  results: { ...guide.results, ...('results' in parts ? (parts.results as object) : {}) },
});

const number = (formula: unknown) => ({ kind: 'number', label: 'Figure', symbol: 'f', formula });
const twice = (last: string) => [
  { when: { field: 'speed', above: 1 }, formula: '1' },
  { formula: last },
];

/** Each of these would take for ever, or more memory than there is, if it were written out. */
describe('what multiplies is refused', () => {
  const levels = Array.from({ length: 60 }, (_, index) => index);

  test('in cases that name cases', () => {
    const cases = Object.fromEntries(
      levels.map((level) => [
        `c${level}`,
        level === 0 ? { field: 'speed', above: 1 } : [`c${level - 1}`, `c${level - 1}`],
      ]),
    );
    const messages = issuesIn(withParts({ cases: { ...guide.cases, ...cases } }));
    expect(messages).toContainEqual({
      key: 'cases.c7',
      message: 'stands for 128 conditions: 100 at most.',
    });
  });

  test('in cases that are defined by themselves', () => {
    const cases = { ...guide.cases, a: ['b'], b: ['a', 'slippery'] };
    const results = { figure: number([{ when: 'a', formula: 'road' }, { formula: '1' }]) };
    expect(issuesIn(withParts({ cases, results })).map(({ key }) => key)).toContain('cases.a');
  });

  test('in the branches of summands', () => {
    const sum = Object.fromEntries(
      levels.map((level) => [`p${level}`, { label: 'Part', formula: twice('2') }]),
    );
    const results = { figure: { kind: 'number', label: 'Figure', symbol: 'f', sum } };
    expect(issuesIn(withParts({ results }))).toEqual([
      {
        key: 'results.figure',
        message: 'has more than 100 combinations of branches: make figures of some summands.',
      },
    ]);
  });

  test('in a table of summands that many figures lie between', () => {
    const figures = Object.fromEntries(
      levels.flatMap((level) =>
        ['a', 'b'].map((name) => [
          `${name}${level}`,
          number(level === 0 ? 'whole + 1' : `a${level - 1} + b${level - 1}`),
        ]),
      ),
    );
    const sum = { one: { label: 'One', formula: 'speed' }, two: { label: 'Two', formula: '2' } };
    const whole = { kind: 'number', label: 'Whole', symbol: 'w', sum };
    const tables = { parts: { label: 'Parts', sumOf: 'whole', whole: 'a59', chart: 'Parts' } };
    const results = { ...figures, whole, last: number('a59 + b59') };
    expect(issuesIn(withParts({ results, tables }))).toEqual([
      {
        key: 'results.a59',
        message: 'needs “whole” by too many steps for a table of its summands.',
      },
    ]);
  });
});

describe('a hostile formula is refused in words', () => {
  test.each([
    ['of a thousand brackets', `${'('.repeat(1000)}1${')'.repeat(1000)}`, 'too long'],
    ['of nine hundred brackets', `${'('.repeat(900)}1${')'.repeat(900)}`, 'nested too deep'],
    ['of open brackets', '('.repeat(100_000), 'too long'],
    ['of a hundred thousand signs', `${'-'.repeat(100_000)}1`, 'too long'],
    ['of a thousand signs', `${'-'.repeat(1000)}1`, 'nested too deep'],
    ['of a thousand powers', `${'2^'.repeat(900)}2`, 'nested too deep'],
    ['of a thousand calls', `${'abs('.repeat(900)}1${')'.repeat(900)}`, 'too'],
    ['of fifty thousand summands', `${'1+'.repeat(50_000)}1`, 'too long'],
    [
      'that names what every object has',
      'constructor + toString',
      'There is no field or result called “constructor”',
    ],
  ])('%s', (_, formula, message) => {
    const [issue] = issuesIn(withParts({ results: { figure: number(formula) } }));
    expect(issue?.key).toBe('results.figure.formula');
    expect(issue?.message).toContain(message);
    expect(issue?.message.length).toBeLessThan(300);
  });

  test('that needs itself', () => {
    const results = { figure: number('other'), other: number('figure') };
    expect(issuesIn(withParts({ results }))).toEqual([
      { key: 'results.figure', message: 'needs itself: figure → other → figure.' },
    ]);
  });

  test('with ranges out of order', () => {
    const ranges = {
      of: 'speed',
      from: [
        [10, 1],
        [0, 2],
      ],
    };
    const results = { figure: { kind: 'number', label: 'Figure', symbol: 'f', ranges } };
    expect(issuesIn(withParts({ results }))).toEqual([
      {
        key: 'results.figure.ranges.from',
        message: 'the limits must rise: each is above the one before.',
      },
    ]);
  });
});
