import type { Field } from '../../schemas/manifest.ts';

/** Day, month, year: the order that most of the world's readers use. */
const long = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** A calendar day, given as YYYY-MM-DD, in words: "6 October 2026". */
export const formatDate = (iso: string): string => long.format(new Date(`${iso}T00:00:00Z`));

/** What a field holds, in words if it is a day: a text that only looks like one stays as it is. */
export const dayInWords = ({ kind }: Field, text: string): string =>
  kind === 'date' && text ? formatDate(text) : text;
