import { globSync } from 'node:fs';
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
