import type { DateField } from '../../../../schemas/manifest.ts';
import { type Kind, refuse, textOf } from './kind.ts';

const iso = /^(?!0000)\d{4}-\d{2}-\d{2}$/;

/** Whether a text is a valid day as YYYY-MM-DD, in the years 1 to 9999. */
export function isDate(text: string): boolean {
  // A day that its month does not have is an invalid date, or another day in the next month.
  const day = new Date(`${text}T00:00:00Z`).getUTCDate();
  return iso.test(text) && day === Number(text.slice(-2));
}

/** `date`: a calendar day, YYYY-MM-DD. */
export const date: Kind<DateField> = {
  accepts: () => 'Enter a full date: year, month and day.',

  read(raw, field, { today }) {
    const text = textOf(raw);
    if (isDate(text)) {
      const { min = text, max = text, message } = field;
      if (min <= text && text <= max) return { value: text };
      const from = field.min === undefined ? '' : ` from ${field.min}`;
      const to = field.max === undefined ? '' : ` to ${field.max}`;
      return refuse(message ?? `Enter a date${from}${to}.`);
    }
    if (text !== '') return refuse(date.accepts(field));
    if (field.whenBlank) return { value: today };
    return field.optional ? { value: undefined } : refuse(date.accepts(field));
  },
};
