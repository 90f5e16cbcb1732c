import type { RowsField } from '../manifest.ts';
import { type Kind, type Refusal, refuse, textOf } from './kind.ts';
import { singleKindOf } from './single.ts';

/** A new row: the initial input of each of its controls. */
export const emptyRow = (field: RowsField): Record<string, string> =>
  Object.fromEntries(
    Object.entries(field.fields).map(([id, sub]) => [id, singleKindOf(sub).initial(sub) as string]),
  );

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** `rows`: a list of records; incomplete rows are skipped or refused, as the field declares. */
export const rows: Kind<RowsField> = {
  initial: (field) => [emptyRow(field)],

  accepts: (field) =>
    `Fill in at least one ${field.rowLabel.toLowerCase()}: ${Object.values(field.fields)
      .filter((sub) => !sub.optional)
      .map((sub) => sub.label.toLowerCase())
      .join(' and ')}.`,

  read(raw, field, today) {
    const given = (Array.isArray(raw) ? raw : []).filter(isRecord);
    const refusals: Refusal[] = [];
    const value: Record<string, unknown>[] = [];
    for (const [index, row] of given.entries()) {
      const read: Record<string, unknown> = {};
      let counts = true;
      for (const [id, sub] of Object.entries(field.fields)) {
        const reading = singleKindOf(sub).read(row[id], sub, today, row);
        if ('value' in reading) read[id] = reading.value;
        else {
          counts = false;
          for (const refusal of reading.refusals) {
            if (field.incompleteRows === 'refuse' || refusal.unreadable) {
              refusals.push({ ...refusal, path: [index, id] });
            }
          }
        }
      }
      if (counts) value.push(read);
    }
    if (refusals.length > 0) return { refusals };
    if (given.length > field.maxRows) return refuse(`Use at most ${field.maxRows} rows.`);
    if (value.length > 0) return { value };
    // The error belongs to the first control that is not filled in yet.
    const [first = ''] =
      Object.entries(field.fields).find(
        ([id, sub]) => !('value' in singleKindOf(sub).read(textOf(given[0]?.[id]), sub, today)),
      ) ?? [];
    return refuse(rows.accepts(field), given.length > 0 ? [0, first] : []);
  },
};
