import { rates } from '../../src/rates/rates.ts';
import type { Around, Oracle, Outcome, Typed } from './oracle.ts';
import { expectedOutcome } from './oracles.ts';
import { Random } from './random.ts';
import { Rational } from './rational.ts';

const around: Around = { today: '2026-01-01', rates };

/** What an oracle answers: its results, or the message that refuses the inputs. */
export function answered(
  oracle: Oracle | undefined,
  typed: Typed,
): Outcome['results'] & { readonly refused?: string; readonly beside?: string } {
  if (!oracle) throw new Error('There is no such oracle.');
  const { outcome, problem } = expectedOutcome(oracle, typed, around);
  if (outcome) return outcome.results;
  const { message = '', field = '' } = problem ?? {};
  return { refused: message, beside: field };
}

/** A result rounded to so many decimals; a text as it is. */
export function rounded(value: unknown, digits: number): string | undefined {
  return value instanceof Rational ? value.toFixed(digits) : (value as string | undefined);
}

/** How many of 200 random forms have a result, and the options that occur, by field id. */
export function tally(slug: string, oracle: Oracle, choices: readonly string[] = []) {
  const random = new Random(slug);
  const options: Record<string, Set<unknown>> = Object.fromEntries(
    choices.map((id) => [id, new Set()]),
  );
  let results = 0;
  for (let i = 0; i < 200; i += 1) {
    const typed = oracle.inputs?.(random) ?? {};
    for (const id of choices) options[id]?.add(typed[id]);
    if (expectedOutcome(oracle, typed, around).outcome) results += 1;
  }
  return { results, options };
}
