import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/*
 * Equivalent mutants, which no test can distinguish from the original, or which do no harm, each with the
 * reason: equivalents.json. They do not count in the score; one that a test kills, or whose line has
 * changed, is reported.
 */

export interface Equivalent {
  /** From the root of the repository. */
  readonly file: string;
  /** The source line, without indentation. */
  readonly line: string;
  /** The mutated parts of the line and their replacements. */
  readonly mutants: readonly (readonly [original: string, replacement: string])[];
  readonly why: string;
}

export const equivalents: readonly Equivalent[] = JSON.parse(
  readFileSync(join(import.meta.dirname, 'equivalents.json'), 'utf8'),
);
