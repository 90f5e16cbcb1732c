/*
 * Asks a running site for everything that a host has to do for it, and prints what falls short:
 *   npm run verify -- https://example.com
 *   npm run verify -- https://localhost:8443 --insecure    with a certificate of one's own
 *   npm run verify -- https://example.com --at-a-time 8 --seconds 300
 */
import { parseArgs } from 'node:util';
import { reportOf } from './finding.ts';
import { verifySite } from './site.ts';

const usage =
  'Usage: npm run verify -- https://example.com [--insecure] [--at-a-time 32] [--seconds 120]';

/** Prints why it cannot go on, and ends. */
function fail(message: string): never {
  console.error(message);
  process.exit(2);
}

/** What was asked for on the command line; ends with a plain message if it cannot be read. */
function wanted() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        insecure: { type: 'boolean', default: false },
        'at-a-time': { type: 'string', default: '32' },
        seconds: { type: 'string', default: '120' },
      },
    });
    const [address, ...others] = positionals;
    if (!address || others.length > 0) fail(`One address is needed.\n${usage}`);
    const origin = URL.parse(address);
    if (!origin || !/^https?:$/.test(origin.protocol)) {
      fail(`“${address}” is not an address that starts with https:// or http://.\n${usage}`);
    }
    if (origin.pathname !== '/' || origin.search || origin.hash) {
      fail(`“${address}” names a page; the site as a whole is ${origin.origin}.\n${usage}`);
    }
    const [concurrency, seconds] = [Number(values['at-a-time']), Number(values.seconds)];
    if (!(Number.isInteger(concurrency) && concurrency > 0)) {
      fail(`--at-a-time takes a whole number above 0, not “${values['at-a-time']}”.`);
    }
    if (!(seconds > 0)) fail(`--seconds takes a number above 0, not “${values.seconds}”.`);
    return { origin, insecure: values.insecure, concurrency, seconds };
  } catch (error) {
    return fail(`${(error as Error).message}\n${usage}`);
  }
}

const { origin, seconds, ...options } = wanted();
const signal = AbortSignal.timeout(seconds * 1000);
try {
  const started = performance.now();
  const { pages, requests, findings } = await verifySite(origin, { ...options, signal });
  const took = ((performance.now() - started) / 1000).toFixed(1);
  if (findings.length > 0) console.log(`${reportOf(findings)}\n`);
  const result = findings.length === 0 ? 'nothing falls short' : `${findings.length} findings`;
  console.log(`${origin.origin}: ${pages} pages, ${requests} requests in ${took} s, ${result}.`);
  process.exitCode = findings.length === 0 ? 0 : 1;
} catch (error) {
  const { message, code } = error as NodeJS.ErrnoException;
  if (signal.aborted) fail(`${origin.origin} did not answer everything in ${seconds} s.`);
  const certificate = /CERT|SELF_SIGNED/.test(code ?? '');
  const hint = certificate ? ' With a certificate of your own, add --insecure.' : '';
  fail(`${origin.origin} cannot be asked: ${message || code}.${hint}`);
}
