import { Big } from '../schemas/decimal.ts';
import { parseFormula } from '../schemas/formula.ts';
import type { Solved } from '../src/engine/answer/answer.ts';
import type { ExpandedCalculator } from '../src/engine/calculator.ts';
import { detail } from '../src/engine/format/details.ts';
import { english } from '../src/engine/format/presentation.ts';
import { showResult } from '../src/engine/format/results.ts';
import { evaluate, lookupIn, meaningOf } from '../src/engine/formula/evaluate.ts';
import { holds } from '../src/engine/input/condition.ts';

/*
 * Compares the steps of a page, interpreted formula by formula, with the results of the built code.
 */

/** Equal but for the last of fifty decimals that a division or root leaves. */
function same(one: Big, other: Big, tolerance: Big): boolean {
  const apart = one.minus(other).abs();
  const size = other.abs().gt(1) ? other.abs() : Big(1);
  return apart.lte(size.times(tolerance));
}

/**
 * The relative error that a formula may show: figures have forty decimals, so one that is very close to
 * zero has few significant digits, and so has what is computed from it again.
 */
function toleranceOf(formula: string, known: Readonly<Record<string, unknown>>): Big {
  const sizes = (formula.match(/[A-Za-z]\w*/g) ?? []).flatMap((id) => {
    const value = known[id];
    return value instanceof Big && !value.eq(0) ? [value.abs()] : [];
  });
  const errors = sizes.map((size) => Big('1e-39').div(size));
  return errors.reduce((most, each) => (each.gt(most) ? each : most), Big('1e-28'));
}

/** The digits of a power of ten: ⁻¹⁶ is -16. */
const lowered = (power: string): string =>
  power.replace(/./g, (sign) => (sign === '⁻' ? '-' : String('⁰¹²³⁴⁵⁶⁷⁸⁹'.indexOf(sign))));

/** Throws where a step that is shown contradicts the figure that it leads to, or prints another one. */
export function checkSteps({ slug, manifest }: ExpandedCalculator, solved: Solved): void {
  const known = { ...solved.values, ...solved.workings, ...solved.results };
  const look = lookupIn(manifest, known);
  const given = new Set<string>();
  for (const { gives, formula, when } of manifest.steps) {
    const figure = known[gives];
    // Of several ways to a figure, the first that applies is shown.
    if (figure === undefined || given.has(gives) || !holds(when, known)) continue;
    given.add(gives);
    const found = formula === undefined ? undefined : evaluate(parseFormula(formula), look);
    const tolerance = toleranceOf(formula ?? '', known);
    if (formula !== undefined) {
      const wanted = meaningOf(undefined, figure);
      if (!found || !wanted || !same(found, wanted, tolerance)) {
        throw new Error(
          `${slug}: ${gives} is ${wanted?.toFixed(12)}, but ${formula} gives ${found?.toFixed(12)} for ${JSON.stringify(solved.values)}`,
        );
      }
    }
    const result = manifest.results[gives];
    const shown = solved.shown[gives];
    const isPrecise = tolerance.lte('1e-28');
    if (found && result && isPrecise && typeof shown === 'string' && result.kind !== 'date') {
      const settled = found.abs().lt('1e-15') ? found.prec(15, 1) : found.round(30, 1);
      const stepText = showResult(result, settled, solved);
      if (stepText !== shown) {
        throw new Error(`${slug}: ${gives} shows ${shown}, its step ${stepText}`);
      }
    }
    // What a step prints of a number is its own first digits.
    if (figure instanceof Big && !figure.eq(0)) {
      const plain = detail(figure, english)
        .replace(/[,…]/g, '')
        .replace(/×10(.*)/, (_, power: string) => `e${lowered(power)}`);
      const printed = Big(plain);
      const off = printed.minus(figure).abs().div(figure.abs());
      if (off.gte('1e-9') && figure.abs().gte('1e-10')) {
        throw new Error(`${slug}: ${gives} is ${figure}, but its step prints ${printed}`);
      }
    }
  }
}
