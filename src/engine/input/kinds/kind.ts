import type { Field, ListField, RowsField, TextField } from '../../../../schemas/manifest.ts';
import type { Presentation } from '../../format/presentation.ts';

/** The unparsed input of a control: a text; for rows, a record of texts per row. */
export type FormValue = string | readonly Readonly<Record<string, string>>[];
/** The unparsed inputs of a form by field id. */
export type FormValues = Readonly<Record<string, FormValue>>;

/** A validation error: where it is within the field, and a message that says what is accepted. */
export interface Refusal {
  readonly path: readonly (string | number)[];
  readonly message: string;
  /** The text cannot be parsed, in contrast to a blank or a value out of range. */
  readonly unreadable?: true;
}

/** The parsed value of a field (`undefined`: an optional blank), or its validation errors. */
export type Reading = { readonly value: unknown } | { readonly refusals: readonly Refusal[] };

/** What a reading depends on besides the input itself. */
export interface ReadContext {
  /** The current day, YYYY-MM-DD. */
  readonly today: string;
  /** How numbers are read and written in messages; English if it is not given. */
  readonly presentation?: Presentation;
  /** The other inputs of the form, and those of the row for a field within rows. */
  readonly form?: Readonly<Record<string, unknown>>;
  /** The kinds that the calculator brings along. */
  readonly kinds: MoreKinds;
}

/** One kind of field: how its input is parsed and validated. */
export interface Kind<F extends Field> {
  /** The message that says what is accepted. */
  accepts(field: F, presentation?: Presentation): string;
  /** Parses and validates the input of a control. Never throws. */
  read(raw: unknown, field: F, context: ReadContext): Reading;
}

/**
 * The kinds that not every page needs. A calculator carries those that it asks for, so that only its page
 * loads them; `text` then also reads texts with a grammar.
 */
export interface MoreKinds {
  readonly list?: Kind<ListField>;
  readonly rows?: Kind<RowsField>;
  readonly text?: Kind<TextField>;
}

/** A validation error with a message, for the field or a path within it. */
export const refuse = (message: string, path: Refusal['path'] = []): Reading => ({
  refusals: [{ path, message }],
});

/** A validation error for a text that cannot be parsed. */
export const unreadable = (message: string): Reading => ({
  refusals: [{ path: [], message, unreadable: true }],
});

/** A list with more characters is refused without being parsed. */
export const longestList = 100_000;

/** A text in quotation marks for a message, shortened if it is long. */
export const quoted = (text: string): string =>
  `“${text.length > 20 ? `${text.slice(0, 20)}…` : text}”`;

/** The trimmed text of an input; an empty text for anything that is no text or number. */
export const textOf = (raw: unknown): string =>
  typeof raw === 'string' ? raw.trim() : typeof raw === 'number' ? String(raw) : '';
