import { describe, expect, test } from 'vitest';
import type { ExpandedManifest } from '../schemas/calculator.ts';
import { Big } from '../schemas/decimal.ts';
import type { Law } from '../schemas/manifest.ts';
import { findCalculators, loadCalculator } from '../scripts/calculators.ts';
import type { ExpandedCalculator } from '../src/engine/calculator.ts';
import { Counterexample, prove, sentence } from '../src/engine/check/laws.ts';
import { runs } from '../src/engine/check/random-inputs.ts';
import { inputs, isDeep } from './depth.ts';
import { fixtures, linksTo, onlySlug, selected, withDetails } from './qa.ts';

/*
 * Every law that a manifest declares, over random input from the whole of its form.
 */

const all = await Promise.all([...selected(findCalculators()), ...fixtures].map(loadCalculator));

for (const calculator of all) {
  const { slug, manifest } = calculator;
  const { laws = [] } = manifest;
  const times = { ...runs, numRuns: inputs(slug, 50, 400) };
  describe(slug, { meta: { slug } }, () => {
    test('declares two laws or more', { meta: { kind: 'manifest' } }, () => {
      expect(new Set(laws.map(sentence)).size).toBeGreaterThanOrEqual(2);
    });

    // `npm run check` tries each law of the others with a few inputs.
    if (!isDeep(slug)) return;
    for (const law of laws) {
      const meta = { kind: 'laws', law: sentence(law), cases: times.numRuns } as const;
      test(sentence(law), { meta }, () => {
        try {
          expect(prove(calculator, law, times)).toBe(times.numRuns);
        } catch (error) {
          throw error instanceof Counterexample
            ? withDetails(error, linksTo(slug, error.forms))
            : error;
        }
      });
    }
  });
}

describe.skipIf(onlySlug)('a law that does not hold', () => {
  /** A shop that charges a hundred for posting, and nothing from ten kilograms on. */
  const shop = {
    slug: 'posting',
    compute: ({ weight, start }: { weight: Big; start: string }) => ({
      price: weight.gte(10) ? Big(0) : weight.plus(100),
      arrival: start < '2000-01-01' ? start : '2000-01-01',
    }),
    manifest: {
      title: 'Posting Calculator',
      fields: {
        weight: { kind: 'number', label: 'Weight', min: 0, max: 20 },
        fee: { kind: 'number', label: 'Fee', min: 0, max: 20 },
        speed: {
          kind: 'choice',
          label: 'Speed',
          options: { slow: { label: 'By land', value: 1 }, fast: { label: 'By air', value: 2 } },
        },
        tracked: { kind: 'text', label: 'Address', when: { field: 'speed', is: 'nowhere' } },
        start: { kind: 'date', label: 'Sent on' },
      },
      results: {
        price: { kind: 'money', label: 'Price', headline: true },
        arrival: { kind: 'date', label: 'Arrives on' },
      },
      examples: [{ title: 'A letter', given: { weight: 1 }, shows: { price: '101.00' } }],
    } as unknown as ExpandedManifest,
    kinds: {},
  } satisfies ExpandedCalculator;

  const complaint = (law: Law): string => {
    try {
      prove(shop, law, { ...runs, numRuns: 100 });
    } catch (error) {
      return (error as Error).message;
    }
    return 'It holds.';
  };

  test('is a bug report: the inputs, the expected and the actual result', () => {
    const [first, ...lines] = complaint({ law: 'rises', raise: 'weight', result: 'price' }).split(
      '\n',
    );
    expect(first).toBe(
      'Posting Calculator (posting): with a higher weight, price never falls — not so here.',
    );
    expect(lines).toEqual([
      '  Typed',
      expect.stringMatching(/^ {4}Weight: 0, then \d+$/),
      expect.stringMatching(/^ {4}Fee: \d+$/),
      '    Speed: By land',
      expect.stringMatching(/^ {4}Sent on: \d{4}-\d{2}-\d{2}$/),
      expect.stringMatching(/^ {2}Expected {2}Price at least 100 with Weight \d+, as with 0$/),
      '  Got       0',
      expect.stringMatching(
        /^ {2}Found {5}by input \d+ of 100, made smaller \d+ times \(seed 20261006, path [\d:]+\)$/,
      ),
    ]);
  });

  test.each<[Law, RegExp]>([
    [{ law: 'scales', fields: ['weight'], results: ['price'] }, /Expected {2}Price .*: .* times/],
    [{ law: 'shifts', fields: ['weight'], results: ['price'] }, /Expected {2}Price moved by/],
    [{ law: 'shifts', fields: ['start'], results: ['arrival'] }, /Expected {2}Arrives on moved by/],
    [{ law: 'sums', parts: ['weight', 'weight'], whole: 'price' }, /Weight \S+ \+ Weight \S+$/m],
    [
      { law: 'symmetric', fields: ['weight', 'fee'], results: ['price'] },
      /Expected {2}Price still /,
    ],
    [{ law: 'holds', raise: 'weight', result: 'price' }, /Expected {2}Price still /],
    [{ law: 'falls', raise: 'start', result: 'arrival' }, /Expected {2}Arrives on at most/],
  ])('is found: %o', (law, expected) => {
    expect(complaint(law)).toMatch(expected);
  });

  test('is not seen where it does hold', () => {
    expect(complaint({ law: 'rises', raise: 'start', result: 'arrival' })).toBe('It holds.');
    expect(complaint({ law: 'holds', raise: 'speed', result: 'price' })).toBe('It holds.');
    const fields = ['weight', 'fee'] as const;
    expect(complaint({ law: 'symmetric', fields, results: ['arrival'] })).toBe('It holds.');
  });
});
