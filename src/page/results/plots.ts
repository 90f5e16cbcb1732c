import type { Chart } from '../../../schemas/manifest.ts';
import { lazyPart } from '../../browser/lazy.ts';
import type { PlotOf } from './Plots.tsx';

/** The kinds of chart that only few calculators have. */
export const plots = lazyPart(() => import('./Plots.tsx'));

const plotted: readonly Chart['kind'][] = ['histogram', 'box', 'points', 'outline'];

/** Whether a chart is drawn by `plots`. */
export const isPlot = <C extends Pick<Chart, 'kind'>>(chart: C): chart is PlotOf<C> =>
  plotted.includes(chart.kind);
