import type { Chart } from '../../../schemas/manifest.ts';

/**
 * The names of the figures of each row that are among the columns shown; none if the chart draws only
 * one, which its title names.
 */
export function legendOf(
  chart: Chart,
  columns: Readonly<Record<string, { readonly label: string }>>,
): readonly string[] {
  const drawn = [
    'y' in chart ? chart.y : [],
    chart.kind === 'points' && chart.line ? chart.line : [],
  ].flat();
  const names = drawn.flatMap((id) => columns[id]?.label ?? []);
  return names.length > 1 ? names : [];
}
