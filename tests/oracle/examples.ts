/*
 * What the tests of the oracles of mathematics and science share: an oracle's answer as the page
 * shows it.
 */
import type { Digits } from '../../schemas/manifest.ts';
import type { Decimals, Oracles, Typed } from './oracle.ts';
import { expectedOutcome } from './oracles.ts';
import { Rational } from './rational.ts';
import { show } from './show.ts';

const around = { today: '2026-10-06', rates: {} as never };

/** Decimals as a manifest writes them. */
function digitsOf(decimals: Decimals | undefined): Digits {
  const [count = '', kind] = String(decimals).split(' ').reverse();
  if (kind === '<=') return { atMost: Number(count) };
  if (count === 'sig') return { significant: Number(kind) };
  return decimals as Digits;
}

/** The message that refuses the inputs, or the results as shown, without units. */
export function answerOf(oracles: Oracles, slug: string, typed: Typed): unknown {
  const oracle = oracles[slug];
  if (!oracle) throw new Error(`No oracle: ${slug}`);
  const { outcome, problem } = expectedOutcome(oracle, typed, around);
  if (!outcome) return problem?.message ?? 'refused';
  const shown = (id: string, raw: unknown): unknown => {
    if (Array.isArray(raw)) {
      return raw.map((row) =>
        Object.entries(row).map(([column, cell]) => shown(`${id}.${column}`, cell)),
      );
    }
    if (!(raw instanceof Rational)) return raw;
    return show({ kind: 'number', label: '', digits: digitsOf(oracle.decimals[id]) }, raw, {});
  };
  return Object.fromEntries(
    Object.entries(outcome.results).flatMap(([id, raw]) =>
      raw === undefined ? [] : [[id, shown(id, raw)]],
    ),
  );
}
