import type { TextField } from '../../../../schemas/manifest.ts';
import { type Kind, type Reading, refuse, textOf } from './kind.ts';

type Grammar = NonNullable<TextField['grammar']>;

/** How texts with a grammar are read. */
interface GrammarReader {
  accepts(grammar: Grammar): string;
  read(text: string, grammar: Grammar, form: Readonly<Record<string, unknown>>): Reading;
}

let reader: GrammarReader | undefined;

/** Registers the reader of grammars; its module does so when it is imported. */
export const setGrammar = (grammars: GrammarReader): void => {
  reader = grammars;
};

/** `text`: whatever was typed, without the spaces around it; by a grammar, in its plain form. */
export const text: Kind<TextField> = {
  initial: () => '',

  accepts: ({ label, grammar }) =>
    (grammar && reader?.accepts(grammar)) ?? `Fill in: ${label.toLowerCase()}.`,

  read(raw, field, _, form = {}) {
    const value = textOf(raw);
    const { grammar, maxLength } = field;
    if (value === '') return field.optional ? { value: undefined } : refuse(text.accepts(field));
    if (maxLength !== undefined && value.length > maxLength) {
      return refuse(`Enter at most ${maxLength.toLocaleString('en')} characters.`);
    }
    return grammar && reader ? reader.read(value, grammar, form) : { value };
  },
};
