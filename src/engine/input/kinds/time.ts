import type { TimeField } from '../../../../schemas/manifest.ts';
import { type Kind, refuse, textOf } from './kind.ts';

/** `time`: a time of day on the 24-hour clock, HH:MM. */
export const time: Kind<TimeField> = {
  accepts: () => 'Enter a time: hours and minutes.',

  read(raw, field) {
    const text = textOf(raw);
    if (/^([01]\d|2[0-3]):[0-5]\d$/.test(text)) return { value: text };
    return text === '' && field.optional ? { value: undefined } : refuse(time.accepts(field));
  },
};
