import type { Conditions, PageManifest } from '../../../schemas/calculator.ts';
import { Big } from '../../../schemas/decimal.ts';
import { formatNumber } from '../format/numbers.ts';
import { holds } from '../input/condition.ts';
import { knownOf, type Solved } from './answer.ts';
import { aggregates, appliedSteps, inFormula, valueIn, valueText, withRows } from './working.ts';

/*
 * The worked steps of an answer as lines of plain text.
 */

/** A step as text, before there is an answer; src/engine/steps/step-texts.ts writes it. */
export interface StepText {
  /** The id of the figure that the step gives. */
  readonly gives: string;
  readonly when?: Conditions;
  /** The figure simply is another one: nothing is to be said. */
  readonly silent?: true;
  readonly label: string;
  /** The formula in symbols, from the symbol of the figure on. */
  readonly formula?: string;
  /** The formula with a place for each number: "{principal} × {rate}", "{sum [courses.credits]}". */
  readonly numbers?: string;
  /** The table from which the figure is read; the limits and rates of one that is graduated. */
  readonly table?: {
    readonly of: string;
    readonly lines: readonly {
      readonly from: number;
      readonly range: string;
      readonly figure: string;
      readonly because?: string;
    }[];
    readonly graduated?: readonly (readonly [limit: number, percent: number])[];
  };
  readonly because: readonly { readonly when?: Conditions; readonly say: string }[];
  /** The symbols in the formula. */
  readonly symbols: readonly string[];
}

/** A step of an answer. */
export interface WorkedStep {
  readonly gives: string;
  readonly label: string;
  readonly formula?: string;
  /** The same with the numbers of this answer. */
  readonly numbers?: string;
  /** The value, with up to ten digits and "…" where it has more. */
  readonly value: string;
  /** The value as the result shows it. */
  readonly shown?: string;
  readonly because?: readonly string[];
}

/** What is added up for a graduated figure: a rate for each slice that is reached. */
function slices(
  value: Big,
  graduated: readonly (readonly [limit: number, percent: number])[],
  { presentation }: Solved,
): string {
  const write = (number: Big) => formatNumber(number, presentation, { digits: { atMost: 12 } });
  const parts = graduated.flatMap(([limit, percent], at) => {
    const next = graduated[at + 1]?.[0];
    const end = next === undefined || value.lt(next) ? value : Big(next);
    return end.gt(limit) ? `${write(end.minus(limit))} × ${write(Big(percent))}%` : [];
  });
  return parts.join(' + ') || '0';
}

/** The steps that lead to an answer, in their order, and the symbols in them. */
export function workedSteps(
  manifest: PageManifest,
  steps: readonly StepText[],
  answer: Solved,
): { readonly steps: readonly WorkedStep[]; readonly symbols: ReadonlySet<string> } {
  const { fields } = manifest;
  const { presentation } = answer;
  const known = knownOf(answer);
  const applied = appliedSteps(steps, answer);
  const meant = (id: string) => valueIn(fields[id], known[id]);
  /** A number in a formula: in brackets if a sign before or after it would take a part of it. */
  const slot = (id: string): string => {
    const text = inFormula(meant(id), id, manifest, presentation);
    return text.includes('×') && !text.startsWith('(') ? `(${text})` : text;
  };
  const fill = (template: string): string =>
    template.replace(/\{(\w+)(?: ([^{}]*))?\}/g, (_, first: string, rows: string | undefined) => {
      const name = aggregates.find((each) => each === first);
      if (rows === undefined || !name) return slot(first);
      const list = withRows(name, rows, manifest, known, presentation);
      return name === 'sum' && list.includes(' + ') ? `(${list})` : list;
    });
  const shown = steps.filter((step, at) => applied.has(at) && !step.silent);
  return {
    symbols: new Set(shown.flatMap(({ symbols }) => symbols)),
    steps: shown.map(({ gives, label, formula, numbers, table, because }): WorkedStep => {
      const of = table && meant(table.of);
      const line = table?.lines.findLast(({ from }) => of instanceof Big && of.gte(from));
      const read =
        table?.graduated && of instanceof Big
          ? slices(of, table.graduated, answer)
          : line && `${line.range}: ${line.figure}`;
      const reasons = [
        line?.because ?? [],
        ...because.filter(({ when }) => holds(when, known)).map(({ say }) => say),
      ].flat();
      const text = answer.shown[gives];
      const worked = numbers === undefined ? read : fill(numbers);
      return {
        gives,
        label,
        ...(formula !== undefined && { formula }),
        ...(worked !== undefined && { numbers: worked }),
        value: valueText(known[gives], gives, manifest, presentation),
        ...(typeof text === 'string' && { shown: text }),
        ...(reasons.length > 0 && { because: reasons }),
      };
    }),
  };
}
