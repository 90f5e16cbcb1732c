import type { PageManifest } from '../../../schemas/calculator.ts';
import { isNumeric } from '../answer/numeric.ts';

/*
 * What "Solve for" is asked: a result, its target and the input to find. A link may ask it, in the same
 * format as the inputs: `#annualRate=8.5&tenureYears=20&solve=principal&for=emi:20000`.
 */

/** What the visitor chose and typed; without a choice, the page chooses. */
export interface Goal {
  readonly input?: string;
  readonly result?: string;
  /** The target as it was typed. */
  readonly target?: string;
}

/** The state of "Solve for". */
export interface Solving {
  readonly isSolving?: boolean;
  readonly goal?: Goal;
}

/** The names in a link that are not inputs. */
export const goalNames: readonly string[] = ['solve', 'for'];

/** The goal in the fragment of a link; nothing if it has none, or names what the calculator has not. */
export function goalIn(
  fragment: string,
  { fields, results }: PageManifest,
): Required<Goal> | undefined {
  const pairs = new URLSearchParams(fragment.replace(/^#/, ''));
  const input = pairs.get('solve') ?? '';
  const [, result = '', target = ''] = /^(\w+):(.+)$/.exec(pairs.get('for') ?? '') ?? [];
  const asked = Object.hasOwn(results, result) ? results[result] : undefined;
  const isKnown = Object.hasOwn(fields, input.split('.')[0] ?? '');
  return isKnown && asked && isNumeric(asked) ? { input, result, target } : undefined;
}
