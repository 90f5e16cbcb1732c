/*
 * How the tests of single oracles ask them: the answer of one oracle for typed inputs, in forms that a
 * test can compare.
 */
import { expect } from 'vitest';
import { rates } from '../../src/engine/rates/rates.ts';
import {
  type Decimals,
  digitsOf,
  type Format,
  type Oracle,
  type Raw,
  type Row,
  type Typed,
} from './oracle.ts';
import { expectedOutcome } from './oracles.ts';
import { Rational } from './rational.ts';
import { show } from './show.ts';

type Asked = Oracle | undefined;
type TextRow = Readonly<Record<string, string>>;

function ask(oracle: Asked, typed: Typed) {
  if (!oracle) throw new Error('There is no such oracle.');
  const around = { today: '2026-10-20', rates };
  return { decimals: oracle.decimals, ...expectedOutcome(oracle, typed, around) };
}

/** The results that there are for these inputs, with their ids. */
const present = (results: Readonly<Record<string, Raw | undefined>>) =>
  Object.entries(results).filter((entry): entry is [string, Raw] => entry[1] !== undefined);

/** Rows with a text for each cell. */
const textRows = (
  rows: readonly Row[],
  textOf: (cell: Row[string], column: string) => string,
): readonly TextRow[] =>
  rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([id, cell]) => [id, textOf(cell, id)])),
  );

/** A figure as the page prints it: with the decimals of the specification, grouped, without its unit. */
function printed(cell: Row[string], decimals: Decimals = 2): string {
  if (typeof cell === 'string') return cell;
  // None of the oracles with tests of their own leaves the decimals of a figure open.
  const digits = digitsOf(decimals as Format);
  return show({ kind: 'number', label: '', digits }, cell, {}) as string;
}

/**
 * The results by id, figures as the page prints them, without units and currencies; dates as YYYY-MM-DD;
 * tables as rows of such texts. Where the inputs are refused: the message and its field, or an empty
 * object where the specification words no message.
 */
export function answer(
  oracle: Asked,
  typed: Typed,
): Readonly<Record<string, string | readonly TextRow[] | undefined>> {
  const { decimals, outcome, alert, problem } = ask(oracle, typed);
  if (!outcome) return { alert, ...problem };
  return Object.fromEntries(
    present(outcome.results).map(([id, raw]) => [
      id,
      typeof raw === 'string' || raw instanceof Rational
        ? printed(raw, decimals[id])
        : textRows(raw, (cell, column) => printed(cell, decimals[`${id}.${column}`])),
    ]),
  );
}

/** The results and the tables on demand by id, unrounded; empty where the inputs are refused. */
export function exactAnswer(oracle: Asked, typed: Typed): Readonly<Record<string, Raw>> {
  const { outcome } = ask(oracle, typed);
  return Object.fromEntries(present({ ...outcome?.results, ...outcome?.tables?.() }));
}

const rounded = <T>(value: Rational | T, decimals: number): string | T =>
  value instanceof Rational ? value.toFixed(decimals) : value;

/** Expects these results, each figure with as many decimals as its expected text has. */
export function expectRounded(oracle: Asked, typed: Typed, expected: TextRow): void {
  const results = exactAnswer(oracle, typed);
  const found = Object.entries(expected).map(([id, text]) => [
    id,
    rounded(results[id], text.split('.')[1]?.length ?? 0),
  ]);
  expect(Object.fromEntries(found)).toEqual(expected);
}

/** The rows of a table, on demand or not, each figure with so many decimals. */
export function roundedRows(
  oracle: Asked,
  typed: Typed,
  id: string,
  decimals: number,
): readonly TextRow[] {
  const rows = exactAnswer(oracle, typed)[id];
  if (typeof rows !== 'object' || rows instanceof Rational) throw new Error(`No table: ${id}`);
  return textRows(rows, (cell) => rounded(cell, decimals));
}
