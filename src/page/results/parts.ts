import { type LazyPart, lazyPart, prefetch } from '../../browser/lazy.ts';
import type { Calculator } from '../../engine/calculator.ts';
import { isPlot, plots } from './plots.ts';

/** Charts, tables on demand, and files to save. */
export const drawing = lazyPart(() => import('./Drawing.tsx'));

const parts = new WeakMap<object, LazyPart<unknown>>();

/** What a calculator itself loads later, if it has such a part. */
function partOf<T>(load: (() => Promise<T>) | undefined): LazyPart<T> | undefined {
  if (!load) return undefined;
  const part = parts.get(load) ?? lazyPart(load);
  parts.set(load, part);
  return part as LazyPart<T>;
}

/** The tables on demand of a calculator, if it has any. */
export const tablesOf = ({ tables }: Calculator) => partOf(tables);

/** The steps of a calculator with places for the visitor's numbers, if it has any. */
export const stepsOf = ({ steps }: Calculator) => partOf(steps);

/** Prefetches the scripts that draw a calculator's results. */
export function prefetchResults(calculator: Calculator): void {
  const own = tablesOf(calculator);
  const steps = stepsOf(calculator);
  const { variations, results, tables: outlines = {} } = calculator.manifest;
  const shown = Object.values({ ...results, ...outlines });
  if (shown.some((each) => 'chart' in each && each.chart && isPlot(each.chart))) {
    void prefetch(plots);
  }
  for (const part of [own, steps]) if (part) void prefetch<unknown>(part);
  if (own || variations || Object.values(results).some((result) => 'columns' in result)) {
    void prefetch(drawing);
  }
}
