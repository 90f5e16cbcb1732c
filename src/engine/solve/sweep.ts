import { ticks } from 'd3-array';
import { Big } from '../../../schemas/decimal.ts';
import type { NumberField, Result } from '../../../schemas/manifest.ts';
import { isWhole } from '../../../schemas/number-field.ts';
import { answer, type Solved } from '../answer/answer.ts';
import { formValuesOf } from '../answer/entered-inputs.ts';
import type { Calculator } from '../calculator.ts';
import { acceptsNumber } from '../input/kinds/number.ts';
import { numericResults, type Variable, variables, withText } from './variables.ts';

/*
 * "What if": the values of one result for different values of one input. All of it is derived from the
 * manifest and the visitor's result.
 */

/** If a field's range has at most so many steps, the curve covers the whole range. */
const mostStepsOfWholeRange = 100;
/** The largest number of points: the visitor's value, and six on either side. */
const mostPoints = 13;
const pointsPerSide = (mostPoints - 1) / 2;

/** Picks at most `mostPoints` values: those nearest to `to`, equally many on both sides if possible. */
function nearest(values: readonly Big[], to: Big): readonly Big[] {
  const lower = values.filter((each) => each.lt(to));
  const upper = values.filter((each) => each.gt(to));
  const above = Math.min(upper.length, Math.max(pointsPerSide, mostPoints - 1 - lower.length));
  return [...lower.slice(-(mostPoints - 1 - above)), to, ...upper.slice(0, above)];
}

/**
 * Returns the visitor's value and round values around it, ascending. The field accepts all of them. If
 * the field's range is short, the values cover the whole range.
 */
export function sweep(field: NumberField, value: Big): readonly Big[] {
  const { step = 1, min, max, above, below } = field;
  const at = Number(value);
  const size = Math.abs(at);
  const wantedReach = size === 0 ? 50 * step : Math.max(0.4 * size, Math.min(5 * step, 2 * size));
  const reach = isWhole(field) ? Math.max(wantedReach, 5) : wantedReach;
  const floor = min ?? above ?? Number.NEGATIVE_INFINITY;
  const ceiling = max ?? below ?? Number.POSITIVE_INFINITY;
  const coversWholeRange = ceiling - floor <= mostStepsOfWholeRange * step;
  const low = coversWholeRange ? floor : Math.max(floor, at - reach);
  const high = coversWholeRange ? ceiling : Math.min(ceiling, at + reach);
  const ends = [low, high].filter((end) => end === min || end === max);
  const round = (count: number) =>
    [...new Set([...ends, ...ticks(low, high, count)])]
      .map((each) => Big(each))
      .filter((each) => !each.eq(value) && acceptsNumber(field, each))
      .sort((a, b) => a.cmp(b));
  // To cover the whole range with fewer points, the distance between them is increased.
  let count = mostPoints - 1;
  while (coversWholeRange && round(count).length >= mostPoints) count -= 1;
  return nearest(round(count), value);
}

/** One value of the input, and the result for it. */
export interface Point {
  readonly input: Big;
  readonly value: Big;
  readonly shown: string;
  /** True for the value that the visitor entered. */
  readonly own: boolean;
}

export interface Curve {
  readonly points: readonly Point[];
  /** The values without a result, by error message. */
  readonly refused: ReadonlyMap<string, readonly Big[]>;
}

const neverHolds = { field: '', is: [] };

/** The values of one result for other values of one input; the other inputs stay the same. */
export function curve(
  calculator: Calculator,
  solved: Solved,
  { name, field, value }: Variable,
  id: string,
  today: string,
  inputs = sweep(field, value),
): Curve {
  const { manifest } = calculator;
  const { presentation } = solved;
  const typed = formValuesOf(manifest, solved.values);
  // Only this result is formatted, because formatting is slow. The others may still be too large to show.
  const results = Object.fromEntries(
    Object.entries(manifest.results).map(([key, result]) => [
      key,
      key === id ? result : ({ ...result, when: neverHolds } as typeof result),
    ]),
  );
  const narrowed = { ...calculator, manifest: { ...manifest, results, verdict: [], cautions: [] } };
  const points: Point[] = [];
  const refused = new Map<string, Big[]>();
  for (const input of inputs) {
    const own = input.eq(value);
    const outcome = own
      ? solved
      : answer(narrowed, withText(typed, name, input.toFixed()), { today, presentation });
    const shown = outcome.ok ? outcome.shown[id] : undefined;
    if (outcome.ok && typeof shown === 'string') {
      points.push({ input, value: outcome.results[id] as Big, shown, own });
    } else {
      const message = outcome.ok ? 'There is no such result.' : (outcome.errors[0]?.message ?? '');
      refused.set(message, [...(refused.get(message) ?? []), input]);
    }
  }
  return { points, refused };
}

/** The first input that changes a result between the ends of its range, if any does. */
function movedBy(
  calculator: Calculator,
  solved: Solved,
  id: string,
  today: string,
): Variable | undefined {
  return variables(calculator.manifest.fields, solved.values).find((variable) => {
    const inputs = sweep(variable.field, variable.value);
    const ends = [inputs[0], inputs.at(-1)].filter((each) => each !== undefined);
    return curve(calculator, solved, variable, id, today, ends).points.some(
      ({ value }) => !value.eq(solved.results[id] as Big),
    );
  });
}

/** The first input that changes the result between the ends of its range; otherwise the first input. */
export const mostInformative = (
  calculator: Calculator,
  solved: Solved,
  id: string,
  today: string,
): Variable | undefined =>
  movedBy(calculator, solved, id, today) ?? variables(calculator.manifest.fields, solved.values)[0];

/** The first result that an input changes; otherwise the first result. */
export function firstMoved(
  calculator: Calculator,
  solved: Solved,
  today: string,
): readonly [id: string, result: Result] | undefined {
  const results = numericResults(calculator.manifest, solved);
  return results.find(([id]) => movedBy(calculator, solved, id, today)) ?? results[0];
}
