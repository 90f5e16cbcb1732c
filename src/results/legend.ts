import type { Chart } from '../../schemas/manifest.ts';

/** The names of the two figures of each row; none where the chart has one, and its title says it all. */
export const legendOf = (
  { y }: Chart,
  columns: Readonly<Record<string, { readonly label: string }>>,
): readonly string[] => (typeof y === 'string' ? [] : y.map((id) => columns[id]?.label ?? id));
