import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/calculators.ts';

/*
 * The built site, which the tests of this folder read: `npm run build` comes first.
 */

/** The folder of the built site. */
export const dist = join(root, 'dist');

if (!existsSync(join(dist, 'sitemap.xml'))) {
  throw new Error('There is no built site in dist/: npm run build makes it.');
}

/** The text of a built file. */
export const read = (file: string): string => readFileSync(join(dist, file), 'utf8');
