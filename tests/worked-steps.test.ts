import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Calculator } from '../schemas/calculator.ts';
import type { Manifest } from '../schemas/manifest.ts';
import { findCalculators, loadCalculator } from '../scripts/calculators.ts';
import { runs, type Typed, today, validInputs } from '../scripts/check/random-inputs.ts';
import { answer } from '../src/engine/answer.ts';
import { tried } from './qa.ts';
import { checkSteps } from './worked-steps.ts';

const calculators = await Promise.all(tried(findCalculators()).map(loadCalculator));

/** Results that a step must lead to: the numbers. */
const needsStep = (manifest: Manifest) =>
  Object.entries(manifest.results).filter(
    ([, { kind }]) => kind === 'money' || kind === 'percent' || kind === 'number',
  );

for (const calculator of calculators) {
  describe(calculator.slug, { meta: { slug: calculator.slug, kind: 'steps' } }, () =>
    everyStep(calculator),
  );
}

function everyStep(calculator: Calculator & { manifest: Manifest }) {
  const { manifest } = calculator;

  test('has formulas on its page', () => {
    const missing = 'its manifest has no steps: write the formula of each result';
    expect(manifest.steps?.length ?? 0, missing).toBeGreaterThan(0);
    expect(
      needsStep(manifest).some(([id]) => manifest.steps?.some(({ gives }) => gives === id)) ||
        Object.values(manifest.results).some(({ kind }) => kind === 'date'),
    ).toBe(true);
  });

  test('every step of every example leads to the figure shown above it', {
    meta: { cases: manifest.examples.length },
  }, () => {
    for (const { given, today: day = today } of manifest.examples) {
      const said = answer(calculator, given, { today: day });
      if (!said.ok) throw new Error(JSON.stringify(said.errors));
      checkSteps(calculator, said);
    }
  });

  test('no step contradicts its figure, whatever is typed', {
    meta: { cases: 50 },
    timeout: 30_000,
  }, () => {
    fc.assert(
      fc.property(validInputs(manifest), (typed: Typed) => {
        const said = answer(calculator, typed, { today });
        if (said.ok) checkSteps(calculator, said);
      }),
      { ...runs, numRuns: 50 },
    );
  });
}
