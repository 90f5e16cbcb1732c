import type { RowsField, SingleField } from '../../../../../schemas/manifest.ts';
import { holds } from '../../condition.ts';
import { kindOf } from '../index.ts';
import { emptyRow, initialOf } from '../initial.ts';
import { type Kind, type Refusal, refuse, textOf } from '../kind.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Whether a field can stay blank: it is optional, or a blank counts as something. */
const mayBeBlank = (field: SingleField): boolean =>
  field.optional || ('whenBlank' in field && field.whenBlank !== undefined);

/** Whether a visitor must fill in a field: it can neither stay blank nor is it filled in from the start. */
const mustBeTyped = (field: SingleField): boolean => !mayBeBlank(field) && initialOf(field) === '';

/** The fields of a row that are visible for its own inputs, and those of the form. */
const visible = (field: RowsField, values: Readonly<Record<string, unknown>>) =>
  Object.entries(field.fields).filter(([, { when }]) => holds(when, values));

/** `rows`: a list of records; incomplete rows are skipped or refused, as the field declares. */
export const rows: Kind<RowsField> = {
  accepts(field) {
    const required = Object.values(field.fields).filter((sub) => !mayBeBlank(sub));
    // Two fields of which only one is shown may have the same label.
    const labels = new Set(required.map((sub) => sub.label.toLowerCase()));
    return `Fill in at least one ${field.rowLabel.toLowerCase()}: ${[...labels].join(' and ')}.`;
  },

  read(raw, field, context) {
    const { form = {} } = context;
    const fresh = emptyRow(field);
    const given = (Array.isArray(raw) ? raw : [])
      .filter(isRecord)
      .map((row): Record<string, unknown> => ({ ...fresh, ...row }));
    const refusals: Refusal[] = [];
    const value: Record<string, unknown>[] = [];
    for (const [index, row] of given.entries()) {
      const read: Record<string, unknown> = {};
      // A field within the row, a unit for example, may follow a choice of the row or of the form.
      const values = { ...form, ...row };
      const fields = visible(field, values);
      const required = fields.filter(([, sub]) => mustBeTyped(sub));
      const isBlank = required.length > 0 && required.every(([id]) => textOf(row[id]) === '');
      let counts = !isBlank;
      for (const [id, sub] of fields) {
        const reading = kindOf(sub, context.kinds).read(row[id], sub, { ...context, form: values });
        if ('value' in reading) read[id] = reading.value;
        else {
          counts = false;
          for (const refusal of reading.refusals) {
            if ((field.incompleteRows === 'refuse' && !isBlank) || refusal.unreadable) {
              refusals.push({ ...refusal, path: [index, id] });
            }
          }
        }
      }
      if (counts) value.push(read);
    }
    if (refusals.length > 0) return { refusals };
    if (given.length > field.maxRows) return refuse(`Use at most ${field.maxRows} rows.`);
    if (value.length > 0 || field.optional) return { value };
    // The error belongs to the first control that is not filled in yet.
    const [first = ''] =
      visible(field, { ...form, ...fresh, ...given[0] }).find(
        ([id, sub]) =>
          !(
            'value' in
            kindOf(sub, context.kinds).read(textOf(given[0]?.[id]), sub, {
              ...context,
              form: {},
            })
          ),
      ) ?? [];
    return refuse(rows.accepts(field), given.length > 0 ? [0, first] : []);
  },
};
