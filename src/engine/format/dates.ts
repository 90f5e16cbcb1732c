import type { Field } from '../../../schemas/manifest.ts';

/** Day, month, year: the order that most of the world's readers use. */
const long = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** A calendar day, given as YYYY-MM-DD, in words: "6 October 2026". */
export const formatDate = (iso: string): string => long.format(new Date(`${iso}T00:00:00Z`));

/** The text of a field's value: of a date field in words; other texts stay as they are. */
export const dayInWords = ({ kind }: Field, text: string): string =>
  kind === 'date' && text ? formatDate(text) : text;
