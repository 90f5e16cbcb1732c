import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Calculator, Manifest } from '../schemas/manifest.ts';
import { findCalculators, loadCalculator } from '../scripts/calculators.ts';
import { runs, type Typed, today, validInputs } from '../scripts/check/random-inputs.ts';
import { answer } from '../src/engine/answer.ts';
import { inputs, tried } from './qa.ts';
import { checkSteps } from './worked-steps.ts';

const times = { ...runs, numRuns: inputs(50, 200) };

const calculators = await Promise.all(tried(findCalculators()).map(loadCalculator));

/** The results that a step must lead to: the numbers. */
const needStep = ({ results }: Manifest): readonly string[] =>
  Object.entries(results).flatMap(([id, { kind }]) =>
    kind === 'money' || kind === 'percent' || kind === 'number' ? [id] : [],
  );

for (const calculator of calculators) {
  describe(calculator.slug, { meta: { slug: calculator.slug, kind: 'steps' } }, () =>
    everyStep(calculator),
  );
}

function everyStep(calculator: Calculator & { manifest: Manifest }) {
  const { manifest } = calculator;

  test('has a formula on its page for every number that it shows', () => {
    const given = new Set(manifest.steps?.map(({ gives }) => gives));
    expect(given.size, 'its manifest has no steps').toBeGreaterThan(0);
    const numbers = needStep(manifest);
    const without = numbers.filter((id) => !given.has(id));
    // Days are counted in a calendar and rates looked up in a table: some of those have no formula.
    if (manifest.needs) expect(without.length).toBeLessThan(numbers.length);
    else expect(without).toEqual([]);
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
    meta: { cases: times.numRuns },
  }, () => {
    fc.assert(
      fc.property(validInputs(manifest), (typed: Typed) => {
        const said = answer(calculator, typed, { today });
        if (said.ok) checkSteps(calculator, said);
      }),
      times,
    );
  });
}
