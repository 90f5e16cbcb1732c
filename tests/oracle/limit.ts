import { need, type Outcome, type Raw } from './oracle.ts';
import { Rational } from './rational.ts';

/** The largest figure that is shown. */
const largest = Rational.of(10).pow(30);

function fits(raw: Raw | undefined): boolean {
  if (raw instanceof Rational) return raw.abs().cmp(largest) <= 0;
  return typeof raw !== 'object' || raw.every((row) => Object.values(row).every(fits));
}

/**
 * An outcome, or none where a figure of the results or their tables is too large to show; those named
 * in `full` are shown however long.
 */
export function limited(outcome: Outcome, full: readonly string[] = []): Outcome {
  need(Object.entries(outcome.results).every(([id, raw]) => full.includes(id) || fits(raw)));
  return outcome;
}

/** An outcome with these results; there is none if one of them is too large to show. */
export const outcomeOf = (
  results: Outcome['results'],
  tables?: Outcome['tables'],
  full?: readonly string[],
): Outcome => limited(tables ? { results, tables } : { results }, full);
