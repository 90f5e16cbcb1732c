import { type LazyPart, lazyPart, prefetch } from '../../browser/lazy.ts';
import type { Calculator } from '../../engine/calculator.ts';
import { isPlot, plots } from './plots.ts';

/** Charts, tables on demand, and files to save. */
export const drawing = lazyPart(() => import('./Drawing.tsx'));

/** Scales of named ranges. */
export const bands = lazyPart(() => import('./Bands.tsx'));

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

/** What a calculator's page shows after the first look. */
export const moreOf = ({ more }: Calculator) => partOf(more);

/** Prefetches the scripts that draw a calculator's results. */
export function prefetchResults(calculator: Calculator): void {
  const own = tablesOf(calculator);
  const { results, tables: outlines = {} } = calculator.manifest;
  const shown = Object.values({ ...results, ...outlines });
  if (shown.some((each) => 'chart' in each && each.chart && isPlot(each.chart))) {
    void prefetch(plots);
  }
  const hasBands = Object.values(results).some((result) => 'bands' in result);
  for (const part of [own, hasBands ? bands : undefined]) if (part) void prefetch<unknown>(part);
  if (own || Object.values(results).some((result) => 'columns' in result)) {
    void prefetch(drawing);
  }
}
