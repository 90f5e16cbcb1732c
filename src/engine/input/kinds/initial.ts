import type { Field, RowsField } from '../../../../schemas/manifest.ts';
import type { FormValue } from './kind.ts';

/** A new row: the initial input of each of its controls. */
export const emptyRow = (field: Pick<RowsField, 'fields'>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(field.fields).map(([id, sub]) => [id, initialOf(sub) as string]),
  );

/**
 * A control's input when the page opens: its default, else a blank; for rows, one empty row. A field that opens with
 * the current day has it where `today` (YYYY-MM-DD) is given.
 */
export const initialOf = (field: Field, today = ''): FormValue => {
  if ('fields' in field) return [emptyRow(field)];
  if ('opens' in field) return today;
  return 'default' in field && field.default !== undefined ? String(field.default) : '';
};
