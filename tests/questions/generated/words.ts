import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/*
 * How people speak of each calculator and its inputs. Written by hand, not from what is understood.
 *
 * A pattern may begin with conditions on choices, "(mode=remove|extract) ". In it, "[a|b]" is one of
 * several wordings, "<...>" is there only if the fields in it are, and "{id}" is a field with its unit;
 * "{id~}" is the number alone, "{hours+minutes}" a duration of several fields, "{=}" what is wanted.
 */
export interface Words {
  /** Short names of the calculator, as typed into a search box. */
  readonly names: readonly string[];
  /** What is asked for: "monthly emi". Without it, the label of the first headline. */
  readonly wants?: readonly string[];
  /** How each field is named beside its number, "{}": "loan of {}". Without it, its label. */
  readonly cues?: Readonly<Record<string, readonly string[]>>;
  /** How an option of a choice is said, by "field.option". */
  readonly options?: Readonly<Record<string, readonly string[]>>;
  /** Whole questions. */
  readonly forms?: readonly string[];
  /** One row of a field of rows, as a pattern. */
  readonly rows?: Readonly<Record<string, readonly string[]>>;
  /** Only whole questions are natural: there is nothing that one would write as "label: value". */
  readonly onlyForms?: true;
}

/** The words of each calculator, by slug. */
export const wordsOf: Readonly<Record<string, Words>> = JSON.parse(
  readFileSync(join(import.meta.dirname, 'words.json'), 'utf8'),
);
