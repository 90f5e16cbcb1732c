/*
 * Lists what has to be reviewed by a day, as Markdown for an issue; prints nothing if nothing is due.
 *   npm run reviews                         by today
 *   npm run reviews -- --today 2027-06-01   by another day
 *   npm run reviews -- --json               as JSON: [{"slug", "path", "key", "message"}]
 */
import { parseArgs } from 'node:util';
import { outOfDate } from '../src/engine/check/out-of-date.ts';
import { isDate } from '../src/engine/input/kinds/date.ts';
import { securityExpires } from '../src/site/site.ts';
import { expiryProblem } from './build/security-txt.ts';
import { findCalculators, loadManifest } from './calculators.ts';
import { endingData } from './check/reference-data.ts';

const usage = 'Usage: npm run reviews -- [--today YYYY-MM-DD] [--json]';

function options() {
  try {
    const { values } = parseArgs({
      options: {
        today: { type: 'string', default: new Date().toISOString().slice(0, 10) },
        json: { type: 'boolean', default: false },
      },
    });
    if (isDate(values.today)) return values;
  } catch {
    // An unknown option: the usage is printed below.
  }
  console.error(usage);
  process.exit(2);
}

interface Due {
  /** The calculator; none for a file of the site. */
  readonly slug?: string;
  /** The file in which something has to be written. */
  readonly path: string;
  readonly key: string;
  readonly message: string;
}

const { today, json } = options();
const ofCalculators = await Promise.all(
  findCalculators().map(async (folder): Promise<readonly Due[]> => {
    const { slug, path } = folder;
    return outOfDate(await loadManifest(folder), today).map(({ key, message }) => ({
      ...{ slug, path: `${path}/manifest.ts`, key, message },
    }));
  }),
);
const expiry = expiryProblem(securityExpires, today);
const due: readonly Due[] = [
  ...ofCalculators.flat(),
  ...endingData(today, 2).map(({ file, ...each }) => ({ path: file, ...each })),
  ...(expiry ? [{ path: 'src/site/site.ts', key: 'securityExpires', message: expiry }] : []),
];

if (json) console.log(JSON.stringify(due, undefined, 2));
else if (due.length > 0) {
  console.log(`Due by ${today}. CONTRIBUTING.md, “Keep it right”, says how a review is done.\n`);
  for (const { path, key, message } of due) console.log(`- [ ] \`${path}\`: \`${key}\` ${message}`);
}
