import { rates } from '../../src/rates/rates.ts';
import { type Around, Form, type Oracle, type Outcome, type Row, type Typed } from './oracle.ts';
import { expectedOutcome } from './oracles.ts';
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

/** The results that are expected, each with as many decimals as its expected text. */
export function asPrinted(
  oracle: Oracle | undefined,
  typed: Typed,
  expected: Readonly<Record<string, string>>,
): Readonly<Record<string, string | undefined>> {
  const results: Readonly<Record<string, unknown>> = answered(oracle, typed);
  return Object.fromEntries(
    Object.entries(expected).map(([id, text]) => [
      id,
      rounded(results[id], text.split('.')[1]?.length ?? 0),
    ]),
  );
}

/** The ids of the results that there are. */
export const shownIds = (oracle: Oracle | undefined, typed: Typed): readonly string[] =>
  Object.entries(answered(oracle, typed))
    .filter(([, value]) => value !== undefined)
    .map(([id]) => id);

/** The rows of tables on demand. */
export const tablesOf = (
  oracle: Oracle | undefined,
  typed: Typed,
): Readonly<Record<string, readonly Row[]>> | undefined =>
  oracle?.solve(new Form(typed, around)).tables?.();
