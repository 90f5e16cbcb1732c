import type { Field } from '../../../schemas/manifest.ts';
import { cached, type Presentation } from './presentation.ts';

const long = cached(
  (locale: string) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }),
);

/** A calendar day, given as YYYY-MM-DD, in words: "6 October 2026". */
export const formatDate = (iso: string, { days }: Presentation): string =>
  long(days).format(new Date(`${iso}T00:00:00Z`));

/** The text of a field's value: of a date field in words; other texts stay as they are. */
export const dayInWords = ({ kind }: Field, text: string, presentation: Presentation): string =>
  kind === 'date' && text ? formatDate(text, presentation) : text;
