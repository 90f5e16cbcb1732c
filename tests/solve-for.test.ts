import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Big } from '../schemas/decimal.ts';
import type { Law } from '../schemas/manifest.ts';
import { findCalculators, loadCalculator } from '../scripts/calculators.ts';
import { answer, type Solved } from '../src/engine/answer/answer.ts';
import { formValuesOf } from '../src/engine/answer/entered-inputs.ts';
import type { ExpandedCalculator } from '../src/engine/calculator.ts';
import { runs, type Typed, today, validInputs } from '../src/engine/check/random-inputs.ts';
import { holds } from '../src/engine/input/condition.ts';
import { type Scan, scanOf } from '../src/engine/solve/scan.ts';
import { type Solution, solveFor } from '../src/engine/solve/solve.ts';
import { numberInputs, numericResults, withText } from '../src/engine/solve/variables.ts';
import { isDeep } from './depth.ts';
import { full, linksTo, onlySlug, selected, withDetails } from './qa.ts';

/*
 * "Solve for" asked back: a result is computed for random inputs, one of them is left blank, and it must
 * be found again, for every pair of a number field and a result that it moves. `npm test` asks once
 * each calculator that it tests in full, because all 200 inputs of all pairs take an hour and a half; `npm run qa -- <slug>` asks
 * 200 times, `npm run qa` 20 times, and `--inputs 200` as often as told.
 */

const times = Number(process.env.QA_INPUTS || (full ? (onlySlug ? 200 : 20) : 1));

const oneCent = 'a sum of amounts that are each rounded to the cent: it jumps up and down by cents';
const roundedUp =
  'what a total that is rounded up leaves over: it falls by whole amounts again and again';
const remainder = 'what is left of a whole number of parts: it falls to zero again and again';

/**
 * Results that cross most targets too often for all of their inputs to be found. Their solutions are
 * tested, but the original input need not be among them.
 */
const crossesOften: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'auto-loan': { totalInterest: oneCent, totalCost: oneCent },
  'credit-card-payoff': {
    totalPaid: oneCent,
    totalInterest: oneCent,
    lastPayment: remainder,
  },
  discount: { saved: oneCent, effectivePercent: oneCent },
  'extra-payment': {
    newMonths: oneCent,
    monthsSaved: oneCent,
    newInterest: oneCent,
    interestSaved: oneCent,
  },
  factors: { divisorCount: 'it depends on the prime factors of a number' },
  'iso-week': { weeksInYear: 'some years of the calendar have a week more' },
  'loan-amortization': { finalPayment: remainder },
  'loan-apr': { totalFinanceCharge: oneCent, apr: oneCent, effectiveRate: oneCent },
  paint: { leftover: remainder },
  refinance: { lifetimeSaving: oneCent },
  'retirement-withdrawal': { lastWithdrawal: remainder },
  'sales-tax': { tax: oneCent },
  'savings-goal': {
    endBalance: 'the deposit or the time is rounded up',
    interestEarned: 'the deposit or the time is rounded up',
    totalDeposits: 'the deposit or the time is rounded up',
  },
  tip: { roundedTip: roundedUp, roundedPercent: roundedUp },
  vat: { vat: oneCent },
  wallpaper: { leftover: remainder, dropLength: remainder, dropsPerRoll: remainder },
};

const isNear = (one: Big, other: Big, tolerance: string): boolean => {
  const size = one.abs().gt(other.abs()) ? one.abs() : other.abs();
  return one.minus(other).abs().lte(size.times(tolerance));
};

/** Whether a solution is the number, or an interval with it. */
const isOf =
  (number: Big) =>
  ({ value, interval }: Solution): boolean => {
    if (!interval) return isNear(value, number, '1e-9');
    const [from, to] = interval;
    return (
      (from.lte(number) && to.gte(number)) ||
      isNear(from, number, '1e-9') ||
      isNear(to, number, '1e-9')
    );
  };

interface Asked {
  readonly calculator: ExpandedCalculator;
  /** The calculation whose input is asked back. */
  readonly solved: Solved;
  readonly name: string;
  readonly own: Big;
  readonly scan: Scan;
  readonly result: string;
}

/** Whether a law says that the result only rises, or only falls, with the field: then one value gives it. */
const isMonotonic = ({ calculator, solved, name, result }: Asked): boolean =>
  (calculator.manifest.laws ?? []).some(
    (law: Law) =>
      (law.law === 'rises' || law.law === 'falls') &&
      law.raise === name &&
      law.result === result &&
      law.when === undefined &&
      holds(law.when, { ...solved.values, ...solved.results }),
  );

/** Asks for one input back; returns what is wrong with the answer, if anything. */
function complaint(asked: Asked): string | undefined {
  const { calculator, solved, name, own, scan, result } = asked;
  const target = solved.results[result] as Big;
  const found = solveFor(scan, result, target);
  if ('constant' in found) {
    return isNear(found.constant, target, '1e-20') ? undefined : `It is not ${found.constant}.`;
  }
  const oftenCrossed = crossesOften[calculator.slug]?.[result] !== undefined;
  const solutions = 'solutions' in found ? found.solutions.filter(({ exact }) => exact) : [];
  const list = solutions.map(
    ({ value, interval }) => `${value}${interval ? ` (${interval})` : ''}`,
  );
  if (!oftenCrossed && !solutions.some(isOf(own))) return `It is not found: ${list.join(', ')}`;
  if (!oftenCrossed && isMonotonic(asked) && solutions.length !== 1) {
    return `It is one of several, although ${result} is monotonic: ${list.join(', ')}`;
  }
  const values = solutions.map(({ value }) => value);
  if (values.some((value, index) => index > 0 && value.lte(values[index - 1] as Big))) {
    return `They are not ascending: ${list.join(', ')}`;
  }
  const form = formValuesOf(calculator.manifest, solved.values);
  for (const value of values) {
    const again = answer(calculator, withText(form, name, value.toFixed()), { today });
    const figure = again.ok ? again.results[result] : undefined;
    const isTarget =
      figure instanceof Big &&
      (isNear(figure, target, '1e-9') || figure.minus(target).abs().lte('1e-30'));
    if (!isTarget) return `${value} gives ${figure}.`;
  }
  return undefined;
}

/** Every pair of a number field and a result of a form. */
function* pairsOf(calculator: ExpandedCalculator, typed: Typed): Generator<Asked> {
  const { manifest } = calculator;
  const solved = answer(calculator, typed, { today });
  if (!solved.ok) return;
  const form = formValuesOf(manifest, solved.values);
  for (const { name, value: own } of numberInputs(manifest.fields, solved.values)) {
    if (!own) continue;
    // One scan is for all results, as on the page.
    const scan = scanOf(calculator, withText(form, name, ''), name, { today });
    if ('errors' in scan) throw new Error(`${name}: ${scan.errors[0]?.message}`);
    for (const [result] of numericResults(manifest, solved)) {
      yield { calculator, solved, name, own, scan, result };
    }
  }
}

for (const folder of selected(findCalculators())) {
  const { slug } = folder;
  if (!isDeep(slug)) continue;
  describe(slug, { meta: { slug } }, () => {
    const exceptions = crossesOften[slug];
    const meta = { kind: 'solveFor', ...(exceptions && { exceptions }) } as const;
    test('every input is found again from every result', {
      meta,
      timeout: 3_600_000,
    }, async ({ task }) => {
      const calculator = await loadCalculator(folder);
      let asked = 0;
      const forms = fc.sample(validInputs(calculator.manifest), { ...runs, numRuns: times });
      for (const typed of forms) {
        for (const pair of pairsOf(calculator, typed)) {
          asked += 1;
          const wrong = complaint(pair);
          if (!wrong) continue;
          const { name, own, result, solved } = pair;
          throw withDetails(
            new Error(`${name} = ${own} from ${result} = ${solved.results[result]}. ${wrong}`),
            linksTo(slug, [typed]),
          );
        }
      }
      expect(forms).toHaveLength(times);
      // For the report: how many inputs were asked back is known only now.
      Object.assign(task.meta, { cases: asked });
    });
  });
}
