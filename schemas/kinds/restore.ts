import type { Field, FieldKind, RowsField } from '../manifest.ts';
import { isDate } from './date.ts';
import { kindOf } from './index.ts';
import { type FormValue, longestList, quoted, type Refusal } from './kind.ts';

/*
 * What a control would hold of something that no visitor typed into it: the text of a link, or what
 * was stored on the device. A choice has its own options only, a native date nothing but dates.
 */

type Row = Readonly<Record<string, string>>;

/** The text that a control holds of a given one; nothing if it cannot hold it. */
type RestoreText = (given: string, field: never) => string | undefined;

/** Longer than any text that a control here is for. */
const longest = 200;

const line: RestoreText = (given) => given.replace(/[\r\n]/g, '').slice(0, longest);

const option: RestoreText = (given, { options }: { options: object }) =>
  Object.hasOwn(options, given) ? given : undefined;

const kinds: { readonly [K in Exclude<FieldKind, 'rows'>]: RestoreText } = {
  number: line,
  integer: line,
  text: line,
  // A text area keeps its lines; one sign too many is enough for the form to refuse the text.
  list: (given) => given.slice(0, longestList + 1),
  choice: option,
  currency: option,
  date: (given) => (isDate(given) ? given : undefined),
  time: (given) => (/^([01]\d|2[0-3]):[0-5]\d$/.test(given) ? given : undefined),
};

/** What is wrong with a text that a control cannot hold. */
const reasons: { readonly [K in FieldKind]?: string } = {
  choice: 'is not offered',
  currency: 'is not offered',
  date: 'is not a date',
  time: 'is not a time of day',
};

/** What a control holds, and what is to be said of it. */
export interface Restored<T = FormValue> {
  readonly value: T;
  readonly refusals: readonly Refusal[];
}

type SingleField = Exclude<Field, RowsField>;

/** A text that cannot be held leaves its control blank: no default may stand for it unsaid. */
function restoreText(
  given: string | undefined,
  field: SingleField,
  source: string,
): Restored<string> {
  const value = given === undefined ? undefined : kinds[field.kind](given, field as never);
  if (value !== undefined) return { value, refusals: [] };
  const { initial, accepts } = kindOf(field);
  if (!given) return { value: initial(field) as string, refusals: [] };
  const message = `${source} ${quoted(given)}, which ${reasons[field.kind]}. ${accepts(field)}`;
  return { value: '', refusals: [{ path: [], message }] };
}

function restoreRow(row: Row, { fields }: RowsField, source: string): Restored<Row> {
  const restored = Object.entries(fields).map(
    ([id, field]) => [id, restoreText(row[id], field, source)] as const,
  );
  return {
    value: Object.fromEntries(restored.map(([id, { value }]) => [id, value])),
    refusals: restored.flatMap(([id, { refusals }]) =>
      refusals.map((refusal) => ({ ...refusal, path: [id] })),
    ),
  };
}

/**
 * What a field's control holds of a text, or of rows of texts by their number; what it opens with, if
 * of nothing. `source` begins the sentence about what it cannot hold: "The link asks for".
 */
export function restore(
  given: string | Readonly<Record<string, Row>> | undefined,
  field: Field,
  source: string,
): Restored {
  if (field.kind !== 'rows') return restoreText(given as string | undefined, field, source);
  if (given === undefined) return { value: kindOf(field).initial(field), refusals: [] };
  const rows = Object.values(given as Readonly<Record<string, Row>>)
    // One too many is enough for the form to refuse them all, rather than leave some out unsaid.
    .slice(0, field.maxRows + 1)
    .map((row) => restoreRow(row, field, source));
  return {
    value: rows.map(({ value }) => value),
    refusals: rows.flatMap(({ refusals }, index) =>
      refusals.map((refusal) => ({ ...refusal, path: [index, ...refusal.path] })),
    ),
  };
}
