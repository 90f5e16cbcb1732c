import type { Field, Option } from '../manifest.ts';

/** What a control holds before anything reads it: text; for rows, a record of texts a row. */
export type FormValue = string | readonly Readonly<Record<string, string>>[];
export type FormValues = Readonly<Record<string, FormValue>>;

/** Something that could not be accepted, where it happened within the field, and what is accepted. */
export interface Refusal {
  readonly path: readonly (string | number)[];
  readonly message: string;
  /** What was typed cannot be read at all, as against a blank or a value that is not accepted. */
  readonly unreadable?: true;
}

/** A field's value (`undefined`: left blank, which was allowed), or why there is none. */
export type Reading = { readonly value: unknown } | { readonly refusals: readonly Refusal[] };

/** How one kind of field starts, and how what was typed into it becomes a value. */
export interface Kind<F extends Field> {
  /** The control's value when the page opens. */
  initial(field: F): FormValue;
  /** What is accepted, as a sentence for the visitor. */
  accepts(field: F): string;
  /**
   * Reads what a control holds. Never throws, whatever it holds. `today` is YYYY-MM-DD; `form` is what
   * the other controls hold (of the row, for a field within rows).
   */
  read(raw: unknown, field: F, today: string, form?: Readonly<Record<string, unknown>>): Reading;
  /** The option that a value names, for kinds that have options with numbers or labels. */
  option?(field: F, value: unknown): Option | undefined;
}

export const refuse = (message: string, path: Refusal['path'] = []): Reading => ({
  refusals: [{ path, message }],
});

export const unreadable = (message: string): Reading => ({
  refusals: [{ path: [], message, unreadable: true }],
});

/** A longer text is no list: it is refused without being read. */
export const longestList = 100_000;

/** A text as a message quotes it: its beginning, if it is long. */
export const quoted = (text: string): string =>
  `“${text.length > 20 ? `${text.slice(0, 20)}…` : text}”`;

/** The text of a control, whatever came instead of one. */
export const textOf = (raw: unknown): string =>
  typeof raw === 'string' ? raw.trim() : typeof raw === 'number' ? String(raw) : '';
