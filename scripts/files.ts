import { globSync, readFileSync } from 'node:fs';
import { root, slashed } from './platform.js';

/**
 * The files that match some patterns, with slashes on every system, in the same order everywhere;
 * `exclude` has names of folders.
 */
export const findFiles = (
  patterns: string | readonly string[],
  {
    cwd = root,
    exclude = [],
  }: { readonly cwd?: string; readonly exclude?: readonly string[] } = {},
): readonly string[] =>
  globSync(patterns, { cwd, exclude })
    .map((file) => slashed(file))
    .sort();

/** The values of a file that has one JSON text a line; an error names the file and the line. */
export const readJsonLines = <T>(file: string): readonly T[] =>
  readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line, index) => {
      try {
        return JSON.parse(line);
      } catch (error) {
        throw new Error(`${file}, line ${index + 1}: ${(error as Error).message}`);
      }
    });
