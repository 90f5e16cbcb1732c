import type { TextField } from '../manifest.ts';
import { type Kind, refuse, textOf } from './kind.ts';

/** `text`: whatever was typed, without the spaces around it. */
export const text: Kind<TextField> = {
  initial: () => '',

  accepts: (field) => `Fill in: ${field.label.toLowerCase()}.`,

  read(raw, field) {
    const value = textOf(raw);
    if (value !== '') return { value };
    return field.optional ? { value: undefined } : refuse(text.accepts(field));
  },
};
