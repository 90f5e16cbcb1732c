import { nice, ticks } from 'd3-array';

/** One class of a histogram: it includes its lower limit, not its upper. */
export interface Class {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

/** The most classes that are aimed at: round limits may make it more, but never over 20. */
const mostClasses = 12;

/**
 * Numbers counted in classes of equal width with round limits: about as many classes as H. A. Sturges
 * proposed (1926), one more each time that the numbers double.
 */
export function classesOf(values: readonly number[]): readonly Class[] {
  let [least, most] = [Math.min(...values), Math.max(...values)];
  const aim = least === most ? 1 : Math.min(Math.ceil(Math.log2(values.length)) + 1, mostClasses);
  if (least === most) most += Math.abs(least) / 10 || 1;
  [least, most] = nice(least, most, aim);
  const limits = [...ticks(least, most, aim)];
  const [last = 0, before = 0] = [limits.at(-1), limits.at(-2)];
  // A number on the highest limit is of the class above it, as on every other limit.
  if (values.some((value) => value >= last)) limits.push(last + last - before);
  const counts = new Map<number, number>();
  for (const value of values) {
    const index = limits.findLastIndex((limit) => limit <= value);
    counts.set(index, (counts.get(index) ?? 0) + 1);
  }
  return limits
    .slice(1)
    .map((to, index) => ({ from: limits[index] ?? 0, to, count: counts.get(index) ?? 0 }));
}
