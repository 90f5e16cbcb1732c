import { answer } from '../../src/engine/answer/answer.ts';
import { appliedSteps } from '../../src/engine/answer/working.ts';
import type { ExpandedCalculator } from '../../src/engine/calculator.ts';

/** What the form at first sight can lead to, without the fields that are folded. */
export interface FirstSight {
  /** The ids of results. */
  readonly results: ReadonlySet<string>;
  /** The places of steps. */
  readonly steps: ReadonlySet<number>;
}

/**
 * The results and steps that a document has places for before there is an answer: those of all examples
 * with the folded fields as they are at first. Other ones come with their answer. Nothing for a calculator
 * without groups, whose documents have all.
 */
export function firstSight(calculator: ExpandedCalculator): FirstSight | undefined {
  const { groups, examples } = calculator.manifest;
  if (!groups) return undefined;
  const folded = new Set(Object.values(groups).flatMap(({ fields, open }) => (open ? [] : fields)));
  const answers = examples.flatMap(({ given, today = '2026-01-01' }) => {
    const typed = Object.entries(given).filter(([id]) => !folded.has(id));
    const outcome = answer(calculator, Object.fromEntries(typed), { today });
    return outcome.ok ? [outcome] : [];
  });
  return {
    results: new Set(answers.flatMap(({ shown }) => Object.keys(shown))),
    steps: new Set(answers.flatMap((each) => [...appliedSteps(calculator.manifest.steps, each)])),
  };
}
