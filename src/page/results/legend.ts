import type { Chart } from '../../../schemas/manifest.ts';

/** The names of the figures of each row; none if the chart has one, which its title names. */
export function legendOf(
  chart: Chart,
  columns: Readonly<Record<string, { readonly label: string }>>,
): readonly string[] {
  const drawn = [
    'y' in chart ? chart.y : [],
    chart.kind === 'points' && chart.line ? chart.line : [],
  ].flat();
  return drawn.length > 1 ? drawn.map((id) => columns[id]?.label ?? id) : [];
}
