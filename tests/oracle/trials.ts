/*
 * How the tests of several categories ask their oracles.
 */
import { rates } from '../../src/rates/rates.ts';
import type { Oracle, Raw, Typed } from './oracle.ts';
import { expectedOutcome } from './oracles.ts';
import { Rational } from './rational.ts';

const around = { today: '2026-10-20', rates };

/** A result as an example prints it: figures with the oracle's decimals, a table's cells in a line. */
function print(oracle: Oracle, id: string, raw: Raw): string | readonly string[] {
  if (typeof raw === 'string') return raw;
  if (raw instanceof Rational) {
    return raw.toFixed(Number(String(oracle.decimals[id]).replace('<= ', '')));
  }
  return raw.map((row) =>
    Object.entries(row)
      .map(([column, cell]) => print(oracle, `${id}.${column}`, cell))
      .join(' '),
  );
}

/** What an oracle answers: printed results by id, or a message with its field if it names one. */
export function answer(
  oracle: Oracle | undefined,
  typed: Typed,
): Readonly<Record<string, unknown>> {
  if (!oracle) throw new Error('There is no such oracle');
  const { outcome, problem } = expectedOutcome(oracle, typed, around);
  if (!outcome) return problem ? { ...problem } : { message: 'no result' };
  return Object.fromEntries(
    Object.entries(outcome.results).flatMap(([id, raw]) =>
      raw === undefined ? [] : [[id, print(oracle, id, raw)]],
    ),
  );
}
