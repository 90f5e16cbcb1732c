import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findCalculators, loadCalculator, loadFunction } from '../scripts/calculators.ts';
import { answer, contextOf, exact } from '../src/engine/answer/answer.ts';
import type { ExpandedCalculator } from '../src/engine/calculator.ts';
import { runs, type Typed, today, validInputs } from '../src/engine/check/random-inputs.ts';
import { compileSums, load } from '../src/engine/formula/compile.ts';
import { interpret, interpretSums } from '../src/engine/formula/evaluate.ts';
import { workedStepsHtml } from '../src/engine/steps/worked-steps.ts';
import { inputs } from './depth.ts';
import { selected } from './qa.ts';
import { checkSteps } from './worked-steps.ts';

const timesOf = ({ slug }: ExpandedCalculator) => ({ ...runs, numRuns: inputs(slug, 50, 200) });

const calculators = await Promise.all(
  selected(findCalculators()).map(async (folder) => {
    const calculator = await loadCalculator(folder);
    const { compute } = calculator.manifest;
    const own = compute === 'compute.ts' ? await loadFunction(folder, 'compute') : undefined;
    return { calculator, own };
  }),
);

for (const { calculator, own } of calculators) {
  describe(calculator.slug, { meta: { slug: calculator.slug, kind: 'steps' } }, () => {
    everyStep(calculator);
    everyFormula(calculator, own);
  });
}

function everyStep(calculator: ExpandedCalculator) {
  const { manifest } = calculator;
  const times = timesOf(calculator);

  test('every number among the results that formulas give has a step on the page', () => {
    const steps = manifest.steps.map(({ gives }) => gives);
    const planned = manifest.plans.filter(({ branches }) =>
      branches.some((branch) => !('text' in branch)),
    );
    expect(planned.map(({ id }) => id).filter((id) => !steps.includes(id))).toEqual([]);
    expect(steps.length, 'its page would show no formula at all').toBeGreaterThan(0);
  });

  test('every step can be written as a formula', () => {
    const { steps } = manifest;
    expect(workedStepsHtml(manifest).match(/data-step=/g) ?? []).toHaveLength(steps.length);
  });

  test('every step of every example leads to the figure shown above it', {
    meta: { cases: manifest.examples.length },
  }, () => {
    for (const { given, today: day = today } of manifest.examples) {
      const solved = answer(calculator, given, { today: day });
      if (!solved.ok) throw new Error(JSON.stringify(solved.errors));
      checkSteps(calculator, solved);
    }
  });

  test('no step contradicts its figure, for random inputs', {
    meta: { cases: times.numRuns },
  }, () => {
    fc.assert(
      fc.property(validInputs(manifest), (typed: Typed) => {
        const solved = answer(calculator, typed, { today });
        if (solved.ok) checkSteps(calculator, solved);
      }),
      times,
    );
  });
}

function everyFormula(
  calculator: ExpandedCalculator,
  own: Awaited<typeof calculators>[number]['own'],
) {
  const { manifest } = calculator;
  const times = timesOf(calculator);
  const interpreted = interpret(manifest, own);
  const compiledSums = load(compileSums(manifest));
  const interpretedSums = interpretSums(manifest);

  /** What a computation gives or throws. */
  const outcome = (compute: () => unknown): unknown => {
    try {
      return exact(compute());
    } catch (error) {
      return String(error);
    }
  };

  test('the built code agrees with the interpreter for random inputs', {
    meta: { cases: times.numRuns },
    timeout: 30_000,
  }, () => {
    fc.assert(
      fc.property(validInputs(manifest), (typed: Typed) => {
        const solved = answer(calculator, typed, { today });
        if (!solved.ok) return;
        const { values } = solved;
        const context = contextOf(calculator, values, { today });
        const built = outcome(() => calculator.compute(values, context));
        expect(built).toEqual(outcome(() => interpreted(values, context)));
        const results = { ...solved.results, ...solved.workings };
        expect(outcome(() => compiledSums(values, { ...context, results }))).toEqual(
          outcome(() => interpretedSums(values, { ...context, results })),
        );
      }),
      times,
    );
  });
}
