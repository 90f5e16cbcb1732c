/*
 * Renews the exchange rates from a day file of the European Central Bank (eurofxref-daily.xml):
 *   npm run rates -- <file or https address>   checks the file, then writes the table
 *   npm run rates -- --check <…>               only checks it
 *   npm run rates -- --jump 20 <…>             accepts rates that moved by up to 20 % (default: 10)
 *   npm run rates -- --history <file>          fills in the year before from eurofxref-hist.csv
 * If anything is wrong with the file, it lists what and changes nothing.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { rates as present } from '../src/engine/rates/rates.ts';
import { root } from './calculators.ts';
import { dayFileAddress, RatesError } from './rates/day-file.ts';
import { historyPath } from './rates/history.ts';
import { fillHistory, renew } from './rates/renew.ts';

const usage = `Usage: npm run rates -- [--check] [--jump <percent>] [--history] <file or https address>
The day file of the European Central Bank is at ${dayFileAddress}`;

const given = () =>
  parseArgs({
    options: {
      check: { type: 'boolean', default: false },
      jump: { type: 'string', default: '10' },
      history: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });

function options() {
  let parsed: ReturnType<typeof given>;
  try {
    parsed = given();
  } catch (error) {
    throw new RatesError([(error as Error).message, usage]);
  }
  const { values, positionals } = parsed;
  const [where, ...others] = positionals;
  if (where === undefined) {
    throw new RatesError(['Give the file or the address of the exchange rates.', usage]);
  }
  if (others.length > 0) throw new RatesError(['Give one file or one address.', usage]);
  const jump = Number(values.jump);
  if (!(jump > 0) || !Number.isFinite(jump)) {
    throw new RatesError([`“--jump ${values.jump}”: give a number of percent above 0.`, usage]);
  }
  return { where, jump, check: values.check, isHistory: values.history };
}

try {
  const today = new Date().toISOString().slice(0, 10);
  const folder = join(root, 'src/engine/rates');
  const { isHistory, ...given } = options();
  const renewal = { ...given, folder, history: join(root, historyPath), present, today };
  const lines = await (isHistory ? fillHistory(renewal) : renew(renewal));
  for (const line of lines) console.log(line);
} catch (error) {
  if (!(error instanceof RatesError)) throw error;
  for (const line of error.lines) console.error(line);
  process.exitCode = 1;
}
