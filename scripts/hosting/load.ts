/*
 * How many requests for a page a web server answers in a second, beside a bare file of the same size from
 * the same server:   npm run load
 * The bare file has one form and one name; a page has to be found without its ".html", and the copy that is
 * compressed as the browser wants it. With nginx, where it is installed, and with the project's own server.
 * Short runs alternate, so that what else the machine does slows down all; the page has to reach 0.9 of the
 * bare file's rate. For nginx, the rate of the bare file without any configuration of ours stands below: what
 * it costs to send and to read the headers.
 */
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import autocannon from 'autocannon';
import { policiesFile } from '../build/hosts.ts';
import { root } from '../calculators.ts';
import { serve } from '../serve.ts';
import { nginx, startNginx } from './web-servers.ts';

const page = '/calculator/loan-emi';
const bareFile = 'bare.txt';
const dist = join(root, 'dist');

/** Of the bare file's rate, at least. */
const least = 0.9;
/** Of runs of each, and about how long one run takes, in seconds. */
const rounds = 40;
const seconds = 0.1;
const connections = 20;

/** What is asked for. */
interface Addresses {
  readonly page: string;
  readonly bare: string;
  /** The bare file from a server that has no configuration. */
  readonly plain?: string;
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

const labels = {
  page,
  bare: 'a bare file of its size',
  plain: 'the same without headers',
} as const;

/** Measures a server; whether it is fast enough. */
async function measure(name: string, addresses: Addresses): Promise<boolean> {
  const kinds = (['page', 'bare', 'plain'] as const).filter((kind) => addresses[kind]);
  const rates = kinds.map((): Rate[] => []);
  for (let round = 0; round <= rounds; round += 1) {
    for (const [index, kind] of kinds.entries()) {
      const rate = await rateOf(addresses[kind] as string);
      // The first round warms up the server, and does not count.
      if (round > 0) rates[index]?.push(rate);
    }
  }
  console.log(name);
  const found = kinds.map((kind, index) => {
    const runs = rates[index] ?? [];
    const perSecond = fastest(runs);
    const errors = runs.reduce((sum, each) => sum + each.errors, 0);
    console.log(
      `  ${labels[kind].padEnd(26)} ${perSecond.toFixed(0).padStart(7)} requests a second, ${errors} errors`,
    );
    return { perSecond, errors };
  });
  const [ratio = 0, withoutHeaders] = found
    .slice(1)
    .map(({ perSecond }) => (found[0]?.perSecond ?? 0) / perSecond);
  const enough = ratio >= least && found.every(({ errors }) => errors === 0);
  const more = withoutHeaders ? `; ${withoutHeaders.toFixed(2)} of the rate without headers` : '';
  console.log(
    `  ${enough ? '✓' : '✗'} ${ratio.toFixed(2)} of its rate, at least ${least}${more}\n`,
  );
  return enough;
}

/** Serves the page and the bare file in a thread of their own. */
async function withOwnServer<T>(
  bytes: Buffer,
  use: (addresses: Addresses) => Promise<T>,
): Promise<T> {
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

async function withNginx<T>(bytes: Buffer, use: (addresses: Addresses) => Promise<T>): Promise<T> {
  const server = await startNginx(dist, { bare: { [bareFile]: bytes } });
  try {
    return await use({
      page: `${server.plain}${page}`,
      bare: `${server.plain}/${bareFile}`,
      plain: `${server.bare}/${bareFile}`,
    });
  } finally {
    await server.stop();
  }
}

if (isMainThread) {
  if (!existsSync(join(dist, policiesFile))) {
    console.error('There is no dist/ yet: npm run build makes it.');
    process.exit(1);
  }
  const content = readFileSync(join(dist, `${page}.html.br`));
  const fast: boolean[] = [];
  if (nginx.path && nginx.brotli) {
    fast.push(await withNginx(content, (addresses) => measure('nginx', addresses)));
  } else {
    console.log('nginx with its module for brotli is not installed: not measured.\n');
  }
  fast.push(await withOwnServer(content, (addresses) => measure('npm run serve', addresses)));
  process.exitCode = fast.every(Boolean) ? 0 : 1;
} else {
  const { url } = await serve(0, workerData as string);
  parentPort?.postMessage(url);
}
