import { need, type Outcome, type Raw } from './oracle.ts';
import { Rational } from './rational.ts';

/** The largest figure that is shown. */
const largest = Rational.of(`1${'0'.repeat(30)}`);

function fits(raw: Raw | undefined): boolean {
  if (raw instanceof Rational) return raw.abs().cmp(largest) <= 0;
  return typeof raw !== 'object' || raw.every((row) => Object.values(row).every(fits));
}

/** An outcome with these results; there is none if one of them is too large to show. */
export function outcomeOf(results: Outcome['results']): Outcome {
  need(Object.values(results).every(fits));
  return { results };
}
