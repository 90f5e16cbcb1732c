/*
 * Prints the notes of a version from CHANGELOG.md; fails if there are none.
 *   node scripts/release-notes.js 1.0.0
 * Plain JavaScript for the Node.js that the machine has: nothing is installed yet.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './platform.js';

const [version = ''] = process.argv.slice(2);
const changelog = readFileSync(join(root, 'CHANGELOG.md'), 'utf8');
const sections = changelog.split(/^## /m).slice(1);
const section = sections.find((each) => each.startsWith(`[${version}]`));
const notes = section?.slice(section.indexOf('\n')).trim();

if (version && notes) console.log(notes);
else {
  console.error(`CHANGELOG.md has no notes of version “${version}”.`);
  process.exitCode = 1;
}
