import type { Law, Manifest } from '../../../schemas/manifest.ts';
import type { ExpandedCalculator, Functions } from '../calculator.ts';
import type { Problem } from '../draft/draft.ts';
import { newMeter } from '../formula/meter.ts';
import { load } from '../index.ts';
import { trial } from './behaviour.ts';
import { suggestLaws } from './suggest-laws.ts';

/*
 * The checks of a draft that compute: its examples, its laws with random inputs, the effect of its fields,
 * in slices that grow, so that what is found soon is shown soon. It runs in a worker.
 */

/** What trials find of a draft, piece by piece. */
export type Update =
  /** All problems found so far. */
  | { readonly problems: readonly Problem[] }
  /** Laws that hold and that the draft could declare. */
  | { readonly suggestions: readonly Law[] };

/** How many random inputs each law is tried with, one slice after the other. */
const slices = [2, 10, 50, 200];

/** How many random inputs a law is tried with before it is suggested. */
const suggestionRuns = 60;

/** A valid manifest as a calculator whose formulas are interpreted with a meter. */
export const calculatorOf = (manifest: Manifest, functions: Functions): ExpandedCalculator =>
  load(manifest, { functions, meter: newMeter });

/** Tries a valid manifest; yields what it finds after each slice. */
export async function* updates(manifest: Manifest, functions: Functions): AsyncGenerator<Update> {
  const calculator = calculatorOf(manifest, functions);
  let found: readonly Problem[] = [];
  for (const times of slices) {
    found = await trial(calculator, times);
    yield { problems: found };
    // What a law is, and what a computation gives, is unclear while there are mistakes.
    if (found.some(({ key }) => !key.startsWith('laws'))) return;
  }
  yield { suggestions: suggestLaws(calculator, suggestionRuns) };
}
