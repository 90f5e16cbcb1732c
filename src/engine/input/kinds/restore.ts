import type {
  Field,
  FieldKind,
  RowsField,
  SingleField,
  TextField,
} from '../../../../schemas/manifest.ts';
import { isDate } from './date.ts';
import { initialOf } from './initial.ts';
import { type FormValue, type Kind, longestList, quoted, type Refusal } from './kind.ts';
import { singleKinds } from './single.ts';

/*
 * Turns texts of a link, or of the storage of the device, into inputs of controls. A browser's control
 * does not take every text: a choice takes only its options, a native date control only dates.
 */

type Row = Readonly<Record<string, string>>;

/** Returns the text that a control holds after it is set to a text; `undefined` if it cannot hold it. */
type RestoreText = (given: string, field: never) => string | undefined;

/** The longest text that is restored, longer than any sensible input. */
const longest = 200;

const line: RestoreText = (given) => given.replace(/[\r\n]/g, '').slice(0, longest);

const option: RestoreText = (given, { options }: { options: object }) =>
  Object.hasOwn(options, given) ? given : undefined;

const kinds: { readonly [K in Exclude<FieldKind, 'rows'>]: RestoreText } = {
  number: line,
  integer: line,
  // Of a text with a limit, one character too many is enough for the form to refuse it.
  text: (given, { maxLength = longest - 1 }: TextField) =>
    given.replace(/[\r\n]/g, '').slice(0, maxLength + 1),
  // A text area keeps line breaks; one character too many is enough for the form to refuse the text.
  list: (given) => given.slice(0, longestList + 1),
  choice: option,
  currency: option,
  date: (given) => (isDate(given) ? given : undefined),
  time: (given) => (/^([01]\d|2[0-3]):[0-5]\d$/.test(given) ? given : undefined),
};

/** The reason in the message about a text that a control cannot hold. */
const reasons: { readonly [K in FieldKind]?: string } = {
  choice: 'is not offered',
  currency: 'is not offered',
  date: 'is not a date',
  time: 'is not a time of day',
};

/** The restored input of a control, with the errors about texts that it cannot hold. */
export interface Restored<T = FormValue> {
  readonly value: T;
  readonly refusals: readonly Refusal[];
}

/** A text that the control cannot hold leaves it blank, because a default instead would go unnoticed. */
function restoreText(
  given: string | undefined,
  field: Exclude<Field, RowsField>,
  source: string,
): Restored<string> {
  const value = given === undefined ? undefined : kinds[field.kind](given, field as never);
  if (value !== undefined) return { value, refusals: [] };
  if (!given) return { value: initialOf(field) as string, refusals: [] };
  // Whatever is a list, a list can hold.
  const { accepts } = singleKinds[field.kind as SingleField['kind']] as Kind<Field>;
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
 * Takes a text, or rows of texts by row number, and returns the restored input of a field; without a
 * text, its initial input. Error messages begin with `source`: "The link asks for".
 */
export function restore(
  given: string | Readonly<Record<string, Row>> | undefined,
  field: Field,
  source: string,
): Restored {
  if (field.kind !== 'rows') return restoreText(given as string | undefined, field, source);
  if (given === undefined) return { value: initialOf(field), refusals: [] };
  const rows = Object.values(given as Readonly<Record<string, Row>>)
    // One row too many is enough for the form to refuse them; leaving some out would go unnoticed.
    .slice(0, field.maxRows + 1)
    .map((row) => restoreRow(row, field, source));
  return {
    value: rows.map(({ value }) => value),
    refusals: rows.flatMap(({ refusals }, index) =>
      refusals.map((refusal) => ({ ...refusal, path: [index, ...refusal.path] })),
    ),
  };
}
