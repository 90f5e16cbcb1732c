/*
 * How many requests for a page a web server answers in a second, beside a bare file of the same size that
 * the same server sends without any configuration of ours:   npm run load
 * The size is that of the whole answer, with the headers of the page: what is compared is the work of
 * finding the page, its compressed copy and its headers. With nginx, where it is installed, and with the
 * project's own server. Short runs of both alternate, so that what else the machine does slows down both;
 * the page has to reach 0.9 of the bare file's rate.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import autocannon from 'autocannon';
import sirv from 'sirv';
import { root } from './calculators.ts';
import { serve } from './serve.ts';
import { headersOf } from './site/headers.ts';
import { policiesFile } from './site/hosts.ts';
import type { Policies } from './site/policy.ts';
import { nginx, startNginx } from './web-servers.ts';

const page = '/calculator/loan-emi';
const bareFile = 'bare.bin';
const dist = join(root, 'dist');

/** Of the bare file's rate, at least. */
const least = 0.9;
/** Pairs of runs, and about how long one run takes, in seconds. */
const pairs = 15;
const seconds = 0.25;
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
    sampleInt: 100,
    headers: { 'accept-encoding': 'gzip, deflate, br' },
  });
  const took = (performance.now() - started) / 1000;
  const { errors, timeouts, non2xx } = result;
  return { perSecond: result['2xx'] / took, errors: errors + timeouts + non2xx };
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

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
  const ratio = median(rates.map((each) => each.page.perSecond / each.bare.perSecond));
  const line = (what: 'page' | 'bare', label: string) => {
    const perSecond = median(rates.map((each) => each[what].perSecond));
    const errors = rates.reduce((sum, each) => sum + each[what].errors, 0);
    console.log(
      `  ${label.padEnd(26)} ${perSecond.toFixed(0).padStart(7)} requests a second, ${errors} errors`,
    );
    return errors;
  };
  console.log(name);
  const errors = line('page', new URL(page).pathname) + line('bare', 'a bare file of its size');
  const enough = ratio >= least && errors === 0;
  console.log(`  ${enough ? '✓' : '✗'} ${ratio.toFixed(2)} of its rate, at least ${least}\n`);
  return enough;
}

/** Serves the site and a bare file in a thread of their own. */
async function withOwnServer<T>(bytes: Buffer, use: (pair: Pair) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'load-'));
  writeFileSync(join(folder, bareFile), bytes);
  const worker = new Worker(import.meta.filename, { workerData: folder });
  try {
    return await use(
      await new Promise<Pair>((resolve, reject) => {
        worker.once('message', resolve);
        worker.once('error', reject);
      }),
    );
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
  const policies = JSON.parse(readFileSync(join(dist, policiesFile), 'utf8')) as Policies;
  const headers = Object.entries(headersOf(`${page}.html`, policies));
  const head = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  const bytes = Buffer.concat([readFileSync(join(dist, `${page}.html.br`)), Buffer.from(head)]);
  const fast: boolean[] = [];
  if (nginx.path && nginx.brotli) {
    fast.push(await withNginx(bytes, (pair) => measure('nginx', pair)));
  } else {
    console.log('nginx with its module for brotli is not installed: not measured.\n');
  }
  fast.push(await withOwnServer(bytes, (pair) => measure('npm run serve', pair)));
  process.exitCode = fast.every(Boolean) ? 0 : 1;
} else {
  const { url } = await serve(0);
  const bare = createServer(sirv(workerData as string)).listen(0, () => {
    const { port } = bare.address() as AddressInfo;
    parentPort?.postMessage({
      page: `${url}${page}`,
      bare: `http://localhost:${port}/${bareFile}`,
    });
  });
}
