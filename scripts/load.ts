/*
 * How many requests for a page a web server answers in a second, beside a bare file of the same size:
 *   npm run load
 * nginx, where it is installed, sends the bare file without any configuration of ours; it is as long as
 * the whole answer of the page, headers included, so that what is compared is the work of finding the page,
 * its compressed copy and its headers. The project's own server sends a file that has one form only, with
 * the headers of its table. Short runs of both alternate, so that what else the machine does slows down
 * both; the page has to reach 0.9 of the bare file's rate.
 */
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import autocannon from 'autocannon';
import { root } from './calculators.ts';
import { serve } from './serve.ts';
import { headersOf } from './site/headers.ts';
import { policiesFile } from './site/hosts.ts';
import type { Policies } from './site/policy.ts';
import { nginx, startNginx } from './web-servers.ts';

const page = '/calculator/loan-emi';
const bareFile = 'bare.txt';
const dist = join(root, 'dist');

/** Of the bare file's rate, at least. */
const least = 0.9;
/** Pairs of runs, and about how long one run takes, in seconds. */
const pairs = 60;
const seconds = 0.1;
const connections = 20;

/** The addresses of a page and of a bare file of its size. */
interface Pair {
  readonly page: string;
  readonly bare: string;
}

interface Rate {
  readonly perSecond: number;
  readonly errors: number;
}

/** Asks for an address again and again, for one run. */
async function rateOf(url: string): Promise<Rate> {
  const started = performance.now();
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    // A run ends at a sample: usually they are a second apart.
    sampleInt: 50,
    headers: { 'accept-encoding': 'gzip, deflate, br' },
  });
  const took = (performance.now() - started) / 1000;
  const { errors, timeouts, non2xx } = result;
  return { perSecond: result['2xx'] / took, errors: errors + timeouts + non2xx };
}

/** The rate of the fastest tenth of the runs: what else the machine does only ever slows one down. */
function fastest(rates: readonly Rate[]): number {
  const sorted = rates.map(({ perSecond }) => perSecond).toSorted((a, b) => b - a);
  const best = sorted.slice(0, Math.ceil(sorted.length / 10));
  return best.reduce((sum, each) => sum + each, 0) / best.length;
}

/** Measures a server; whether it is fast enough. */
async function measure(name: string, { page, bare }: Pair): Promise<boolean> {
  // These warm up the server, and do not count.
  await rateOf(page);
  await rateOf(bare);
  const rates: { page: Rate; bare: Rate }[] = [];
  for (let pair = 0; pair < pairs; pair += 1) {
    rates.push(
      pair % 2
        ? { page: await rateOf(page), bare: await rateOf(bare) }
        : { bare: await rateOf(bare), page: await rateOf(page) },
    );
  }
  const line = (what: 'page' | 'bare', label: string) => {
    const runs = rates.map((each) => each[what]);
    const [perSecond, errors] = [fastest(runs), runs.reduce((sum, each) => sum + each.errors, 0)];
    console.log(
      `  ${label.padEnd(26)} ${perSecond.toFixed(0).padStart(7)} requests a second, ${errors} errors`,
    );
    return { perSecond, errors };
  };
  console.log(name);
  const [ours, theirs] = [
    line('page', new URL(page).pathname),
    line('bare', 'a bare file of its size'),
  ];
  const ratio = ours.perSecond / theirs.perSecond;
  const enough = ratio >= least && ours.errors + theirs.errors === 0;
  console.log(`  ${enough ? '✓' : '✗'} ${ratio.toFixed(2)} of its rate, at least ${least}\n`);
  return enough;
}

/** Serves the page and the bare file in a thread of their own. */
async function withOwnServer<T>(bytes: Buffer, use: (pair: Pair) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'load-'));
  for (const file of [policiesFile, `${page}.html`, `${page}.html.br`]) {
    cpSync(join(dist, file), join(folder, file), { recursive: true });
  }
  writeFileSync(join(folder, bareFile), bytes);
  const worker = new Worker(import.meta.filename, { workerData: folder });
  try {
    const url = await new Promise<string>((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', reject);
    });
    return await use({ page: `${url}${page}`, bare: `${url}/${bareFile}` });
  } finally {
    await worker.terminate();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function withNginx<T>(bytes: Buffer, use: (pair: Pair) => Promise<T>): Promise<T> {
  const server = await startNginx(dist, { bare: { [bareFile]: bytes } });
  try {
    return await use({ page: `${server.plain}${page}`, bare: `${server.bare}/${bareFile}` });
  } finally {
    await server.stop();
  }
}

if (isMainThread) {
  if (!existsSync(join(dist, policiesFile))) {
    console.error('There is no dist/ yet: npm run build makes it.');
    process.exit(1);
  }
  const policies = JSON.parse(readFileSync(join(dist, policiesFile), 'utf8')) as Policies;
  const headers = Object.entries(headersOf(`${page}.html`, policies));
  const head = Buffer.from(headers.map(([name, value]) => `${name}: ${value}\r\n`).join(''));
  const content = readFileSync(join(dist, `${page}.html.br`));
  const fast: boolean[] = [];
  if (nginx.path && nginx.brotli) {
    const whole = Buffer.concat([head, content]);
    fast.push(await withNginx(whole, (pair) => measure('nginx', pair)));
  } else {
    console.log('nginx with its module for brotli is not installed: not measured.\n');
  }
  fast.push(await withOwnServer(content, (pair) => measure('npm run serve', pair)));
  process.exitCode = fast.every(Boolean) ? 0 : 1;
} else {
  const { url } = await serve(0, workerData as string);
  parentPort?.postMessage(url);
}
