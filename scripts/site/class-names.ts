import { globSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from '../calculators.ts';

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * Names the classes of CSS modules with two characters: one for the file, one for the class in it. A
 * page holds its styles, so each random character of a name would be sent with every page.
 */
export function classNames(): (name: string, file: string) => string {
  const files = globSync('src/**/*.module.css', { cwd: root }).sort();
  const classes = new Map<string, readonly string[]>();
  return (name, file) => {
    const [path = ''] = file.split('?');
    const own =
      classes.get(path) ??
      [...new Set(readFileSync(path, 'utf8').match(/(?<=\.)[a-z]\w*/gi))].toSorted();
    classes.set(path, own);
    const [at, within] = [files.indexOf(relative(root, path)), own.indexOf(name)];
    const short = `${letters[at] ?? `${at}_`}${letters[within] ?? within}`;
    if (at < 0 || within < 0) throw new Error(`There is no class ${name} in ${path}.`);
    return short;
  };
}
