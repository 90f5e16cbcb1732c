import type { Chart } from '../../schemas/manifest.ts';

/** The names of the two figures of each row; none if the chart has one, which its title names. */
export const legendOf = (
  { y }: Chart,
  columns: Readonly<Record<string, { readonly label: string }>>,
): readonly string[] => (typeof y === 'string' ? [] : y.map((id) => columns[id]?.label ?? id));
