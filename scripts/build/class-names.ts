import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from '../calculators.ts';
import { findFiles } from '../files.ts';
import { slashed } from '../platform.js';

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** A short name for a number: a letter, while there are enough. */
const short = (at: number): string => letters[at] ?? `${at}_`;

/**
 * Names a class of a CSS module with two characters: one for the file, one for the class in it. A page
 * holds its styles, so each random character of a name would be sent with every page.
 */
export function className(name: string, file: string): string {
  // Read each time, because a developer may just have added one.
  const files = findFiles('src/**/*.module.css');
  const classes = readFileSync(file, 'utf8').match(/(?<=\.)[a-z]\w*/gi) ?? [];
  const at = files.indexOf(slashed(relative(root, file)));
  const within = [...new Set(classes)].sort().indexOf(name);
  if (at < 0 || within < 0) throw new Error(`There is no class ${name} in ${file}.`);
  return short(at) + short(within);
}
