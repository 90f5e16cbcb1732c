import type { ExpandedManifest } from '../../../schemas/calculator.ts';

/** What an id in a formula is called: the label of its field, working, result or constant. */
export function labelOf(
  { fields, results, workings, constants }: ExpandedManifest,
  id: string,
): string {
  const [list = '', sub = ''] = id.split('.');
  const rows = fields[list];
  if (rows && 'fields' in rows) {
    const field = rows.fields[sub];
    return `${field && 'valueLabel' in field ? (field.valueLabel ?? field.label) : field?.label} of each ${rows.rowLabel.toLowerCase()}`;
  }
  const field = fields[id];
  if (field) return 'valueLabel' in field ? (field.valueLabel ?? field.label) : field.label;
  const label = (results[id] ?? workings[id] ?? constants[id])?.label ?? id;
  // A label that names the visitor's choices says nothing before they are made.
  return label.includes('{') ? (results[id]?.card ?? id) : label;
}
