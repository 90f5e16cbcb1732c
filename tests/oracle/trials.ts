/*
 * How the tests of several categories ask their oracles.
 */
import { expect, test } from 'vitest';
import { rates } from '../../src/rates/rates.ts';
import type { Oracle, Oracles, Raw, Typed } from './oracle.ts';
import { expectedOutcome } from './oracles.ts';
import { Random } from './random.ts';
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

/** The texts of a form that a choice may have, as "id=text", also within rows. */
const texts = (typed: Typed, prefix = ''): readonly string[] =>
  Object.entries(typed).flatMap(([id, text]) =>
    typeof text === 'string'
      ? [`${prefix}${id}=${text}`]
      : text.flatMap((row) => texts(row, `${id}.`)),
  );

/**
 * Tests that an oracle's inputs mostly have a result, not always, and that every option occurs:
 * choices are given as { mode: 'count add', 'shapes.sign': 'add subtract' }.
 */
export function testInputs(
  oracles: Oracles,
  choices: Readonly<Record<string, Readonly<Record<string, string>>>>,
): void {
  test.each(Object.entries(choices))('the inputs of %s are mixed', (slug, options) => {
    const oracle = oracles[slug] as Oracle;
    const random = new Random(slug);
    const forms = Array.from({ length: 200 }, () => oracle.inputs?.(random) ?? {});
    const answered = forms.filter((typed) => expectedOutcome(oracle, typed, around).outcome);
    expect(answered.length).toBeGreaterThan(100);
    expect(answered.length).toBeLessThan(200);
    const all = Object.entries(options).flatMap(([id, ids]) =>
      ids.split(' ').map((option) => `${id}=${option}`),
    );
    expect(answered.flatMap((typed) => texts(typed))).toEqual(expect.arrayContaining(all));
  });
}
