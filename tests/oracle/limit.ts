import { need, type Outcome } from './oracle.ts';
import { Rational } from './rational.ts';

const largest = Rational.of(10).pow(30);

function isShort(value: unknown): boolean {
  if (value instanceof Rational) return value.abs().cmp(largest) <= 0;
  return typeof value !== 'object' || value === null || Object.values(value).every(isShort);
}

/** An outcome, or none where a figure of the results or their tables is too large to be shown. */
export function limited(outcome: Outcome): Outcome {
  need(isShort(outcome.results));
  return outcome;
}
