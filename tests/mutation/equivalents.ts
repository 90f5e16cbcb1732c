import { join } from 'node:path';
import { readJsonLines } from '../../scripts/files.ts';

/** Equivalent mutants of one line: no test can distinguish them from the original, or they do no harm. */
export interface Equivalent {
  /** From the root of the repository. */
  readonly file: string;
  /** The source line, without indentation; of a manifest, the key. */
  readonly line: string;
  /** The mutated parts of the line and their replacements. */
  readonly mutants: readonly (readonly [original: string, replacement: string])[];
  readonly why: string;
}

/** They do not count in the score; one that a test kills, or whose line has changed, is reported. */
export const equivalents = readJsonLines<Equivalent>(
  join(import.meta.dirname, 'equivalents.jsonl'),
);
