import { type LazyPart, lazyPart, prefetch } from '../../browser/lazy.ts';
import type { Calculator, TablesModule } from '../../engine/calculator.ts';
import { isPlot, plots } from './plots.ts';

/** Charts, tables on demand, and files to save. */
export const drawing = lazyPart(() => import('./Drawing.tsx'));

const tables = new WeakMap<object, LazyPart<TablesModule>>();

/** The tables on demand of a calculator, if it has any. */
export function tablesOf({ tables: load }: Calculator): LazyPart<TablesModule> | undefined {
  if (!load) return undefined;
  const part = tables.get(load) ?? lazyPart(load);
  tables.set(load, part);
  return part;
}

/** Prefetches the scripts that draw a calculator's results. */
export function prefetchResults(calculator: Calculator): void {
  const own = tablesOf(calculator);
  const { variations, results, tables: outlines = {} } = calculator.manifest;
  const shown = Object.values({ ...results, ...outlines });
  if (shown.some((each) => 'chart' in each && each.chart && isPlot(each.chart))) {
    void prefetch(plots);
  }
  if (own) void prefetch(own);
  if (own || variations || Object.values(results).some((result) => 'columns' in result)) {
    void prefetch(drawing);
  }
}
