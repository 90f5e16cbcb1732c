import type { TimeField } from '../manifest.ts';
import { type Kind, refuse, textOf } from './kind.ts';

const clock = /^([01]\d|2[0-3]):[0-5]\d$/;

/** `time`: a time of day on the 24-hour clock, HH:MM. */
export const time: Kind<TimeField> = {
  initial: () => '',

  hold: (given) => (typeof given === 'string' && clock.test(given) ? given : ''),

  accepts: () => 'Enter a time: hours and minutes.',

  read(raw, field) {
    const text = textOf(raw);
    if (clock.test(text)) return { value: text };
    return text === '' && field.optional ? { value: undefined } : refuse(time.accepts(field));
  },
};
