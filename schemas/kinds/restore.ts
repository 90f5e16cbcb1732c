import type { Field, FieldKind, RowsField } from '../manifest.ts';
import { isDate } from './date.ts';
import { kindOf } from './index.ts';
import { type FormValue, longestList } from './kind.ts';

/*
 * What a control would hold of something that no visitor typed into it: the text of a link, or what
 * was kept on the device. A list has its own options only, a native date nothing but dates.
 */

type Hold = (given: unknown, field: never) => FormValue | undefined;

/** Longer than any text that a control here is for. */
const longest = 200;

const line: Hold = (given) =>
  typeof given === 'string' ? given.replace(/[\r\n]/g, '').slice(0, longest) : undefined;

const option: Hold = (given, { options }: { options: object }) =>
  typeof given === 'string' && Object.hasOwn(options, given) ? given : undefined;

/** A text area keeps its lines; one sign too many is enough for the form to refuse the text. */
const lines: Hold = (given) =>
  typeof given === 'string' ? given.slice(0, longestList + 1) : undefined;

const rows: Hold = (given, { fields, maxRows }: RowsField) =>
  typeof given === 'object'
    ? Object.values(given as Readonly<Record<string, Readonly<Record<string, unknown>>>>)
        // One too many is enough for the form to refuse them all, rather than leave some out unsaid.
        .slice(0, maxRows + 1)
        .map((row) =>
          Object.fromEntries(
            Object.entries(fields).map(([id, field]) => [id, hold(row[id], field) as string]),
          ),
        )
    : undefined;

const kinds: { readonly [K in FieldKind]: Hold } = {
  number: line,
  integer: line,
  text: line,
  choice: option,
  currency: option,
  date: (given) => (typeof given === 'string' && isDate(given) ? given : undefined),
  time: (given) =>
    typeof given === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(given) ? given : undefined,
  rows,
  list: lines,
};

/** What a field's control would hold of a text, or of rows of texts; what it opens with, if nothing. */
export const hold = (given: unknown, field: Field): FormValue =>
  kinds[field.kind](given, field as never) ?? kindOf(field).initial(field);
