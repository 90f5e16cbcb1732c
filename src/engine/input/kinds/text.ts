import type { TextField } from '../../../../schemas/manifest.ts';
import { english } from '../../format/presentation.ts';
import { type Kind, refuse, textOf } from './kind.ts';

/** `text`: whatever was typed, without the spaces around it. */
export const text: Kind<TextField> = {
  accepts: ({ label }) => `Fill in: ${label.toLowerCase()}.`,

  read(raw, field, { presentation = english }) {
    const value = textOf(raw);
    const { maxLength } = field;
    if (value === '') return field.optional ? { value: undefined } : refuse(text.accepts(field));
    if (maxLength !== undefined && value.length > maxLength) {
      return refuse(`Enter at most ${maxLength.toLocaleString(presentation.locale)} characters.`);
    }
    return { value };
  },
};
