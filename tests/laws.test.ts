import { describe, expect, test } from 'vitest';
import { findCalculators, loadCalculator } from '../build/calculators.ts';
import { runs } from './generators.ts';
import { prove, sentence } from './laws.ts';

/*
 * Every law that a manifest declares, over random input from the whole of its form.
 */

const all = await Promise.all(findCalculators().map(loadCalculator));
const times = { ...runs, numRuns: 100 };
const lawful = all.filter(({ manifest }) => manifest.laws);

describe.each(lawful)('$slug', (calculator) => {
  for (const law of calculator.manifest.laws ?? []) {
    test(sentence(law), () => {
      expect(prove(calculator, law, times)).toBe(times.numRuns);
    });
  }
});
