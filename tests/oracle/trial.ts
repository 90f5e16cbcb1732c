/*
 * For the tests of single oracles: what one says of an example.
 */
import { rates } from '../../src/rates/rates.ts';
import type { Oracle, Raw, Row, Typed } from './oracle.ts';
import { expectedOutcome } from './oracles.ts';
import { Rational } from './rational.ts';

const around = { today: '2026-01-01', rates };

/** A figure with its decimals, ungrouped; texts as they are. */
function printed(oracle: Oracle, id: string, raw: Raw): unknown {
  if (typeof raw === 'string') return raw;
  if (!(raw instanceof Rational)) return raw.map((row) => printedRow(oracle, id, row));
  const decimals = oracle.decimals[id];
  if (typeof decimals === 'number') return raw.toFixed(decimals);
  const most = Number(/^<= (\d+)$/.exec(String(decimals))?.[1] ?? 2);
  return String(Number(raw.toFixed(most)));
}

const printedRow = (oracle: Oracle, table: string, row: Row) =>
  Object.fromEntries(
    Object.entries(row).map(([id, cell]) => [id, printed(oracle, `${table}.${id}`, cell)]),
  );

/** All results that are there, as printed; or the problem, or nothing. */
export function trial(oracle: Oracle | undefined, typed: Typed): unknown {
  if (!oracle) throw new Error('There is no such oracle.');
  const { outcome, problem } = expectedOutcome(oracle, typed, around);
  if (!outcome) return problem;
  return Object.fromEntries(
    Object.entries(outcome.results).flatMap(([id, raw]) =>
      raw === undefined ? [] : [[id, printed(oracle, id, raw)]],
    ),
  );
}

/** One result, or a row of a table on demand, as it is. */
export function exactly(oracle: Oracle | undefined, typed: Typed): Readonly<Record<string, Raw>> {
  const { outcome } = oracle ? expectedOutcome(oracle, typed, around) : {};
  return { ...outcome?.results, ...outcome?.tables?.() } as Record<string, Raw>;
}
