import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CalculatorFolder, root } from '../../scripts/calculators.ts';
import { answer } from '../../src/engine/answer/answer.ts';
import type { ExpandedCalculator } from '../../src/engine/calculator.ts';
import { prove } from '../../src/engine/check/laws.ts';
import { type Typed, today } from '../../src/engine/check/random-inputs.ts';
import { besideResults } from '../beside-results.ts';
import { disagreements, expectedForms, wrongDecimals } from '../oracle/compare.ts';
import { formsOf, oracles } from '../oracle/oracles.ts';
import { disagreements as differences } from '../spec/agreement.ts';
import { contracts } from '../spec/contracts.ts';
import {
  deviations,
  miscalculations,
  specification,
  wronglyAnswered,
} from '../spec/specification.ts';
import { checkSteps } from '../worked-steps.ts';

/*
 * The tests that a mutated calculator has to pass: the checks of the other tests. There are thousands of
 * mutants, so few random forms come first, and all of them only for what nothing else notices.
 */

type Loaded = ExpandedCalculator;

/** Gives the first thing that is wrong, or throws it; nothing if all is well. */
export type Trial = () => string | undefined;

/** The number of inputs for each law. */
const inputs = 25;

function* examples(calculator: Loaded): Generator<string, void> {
  for (const { title, given, today: day = today, shows } of calculator.manifest.examples) {
    const outcome = answer(calculator, given as Typed, { today: day });
    if (!outcome.ok) yield `${title}: ${outcome.errors.map(({ message }) => message).join(' ')}`;
    for (const [id, text] of outcome.ok ? Object.entries(shows) : []) {
      const shown = outcome.ok ? outcome.shown[id] : undefined;
      if (shown !== text) yield `${title}: ${id} shows ${shown}, not ${text}`;
    }
  }
}

/** Whether there is a specification or a contract to hold a manifest against. */
export const isSpecified = ({ category, slug }: CalculatorFolder): boolean =>
  slug in specification || contracts[category]?.[slug] !== undefined;

/**
 * The trials that know a calculator from elsewhere than its manifest, with so many random forms for
 * the oracle at first.
 */
export function outsideTrials(
  calculator: Loaded,
  { category, slug }: CalculatorFolder,
  forms: number,
) {
  const facts = specification[slug];
  const contract = contracts[category]?.[slug];
  const oracle = oracles[`${category}/${slug}`];
  /** Compares so many random forms, which are expected once for all changes. */
  const compare = (count: number) => {
    let known: ReturnType<typeof expectedForms> | undefined;
    return () => {
      if (!oracle) return undefined;
      known ??= expectedForms(slug, oracle, count);
      return disagreements(calculator, known).next().value ?? undefined;
    };
  };
  const few = compare(forms);
  let approved: string | undefined;
  return {
    examples: () => examples(calculator).next().value ?? undefined,
    specification: () =>
      facts &&
      [
        ...deviations(calculator, category, facts),
        ...miscalculations(calculator, facts),
        ...wronglyAnswered(calculator, facts),
      ][0],
    contract: () => contract && differences(slug, contract, calculator.manifest)[0],
    oracle: () => (oracle && Object.keys(wrongDecimals(calculator.manifest, oracle))[0]) ?? few(),
    approved: () => {
      approved ??= readFileSync(join(root, 'tests/approved', `${slug}.txt`), 'utf8');
      return besideResults(calculator) === approved ? undefined : 'Not as approved.';
    },
    // What no other trial notices: all the forms that the tests of the oracles try.
    oracleWithAllForms: compare(oracle ? formsOf(oracle) : 0),
  } satisfies Record<string, Trial>;
}

/** The trials that follow from the manifest: the steps of its examples, and its laws. */
export function insideTrials(calculator: Loaded) {
  const { examples: all, laws = [] } = calculator.manifest;
  return {
    steps: () => {
      for (const { given, today: day = today } of all) {
        const outcome = answer(calculator, given as Typed, { today: day });
        if (outcome.ok) checkSteps(calculator, outcome);
      }
      return undefined;
    },
    laws: () => {
      for (const law of laws) prove(calculator, law, { seed: 20261006, numRuns: inputs });
      return undefined;
    },
  } satisfies Record<string, Trial>;
}
