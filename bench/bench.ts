/*
 * How fast the built site is, as a visitor on a phone meets it:
 *   npm run bench              everything
 *   npm run bench -- --quick   fewer runs of each
 * Lighthouse scores the home page and three calculators; then a visitor types as soon as the form
 * can be seen, on our page and on limit.html, which does the same with no package at all.
 * Machines differ and are noisy: only ratios taken in one run say something.
 */
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { findBrowser } from '../scripts/browser.js';
import { limits, overBudget, siteIn, weigh } from '../scripts/budgets.ts';
import { type LoadedCalculator, loadCatalogue, root } from '../scripts/calculators.ts';
import { serve } from '../scripts/serve.ts';
import { type Task, type Visit, visit } from './race.ts';
import { categories, methods, type Score, score } from './scores.ts';

/** At most this many times the hand-written page's own time. */
const ratios = { painted: 1.1, answered: 1.7 };

const quick = process.argv.includes('--quick');
const visits = quick ? 7 : 15;
const scorings = quick ? 1 : 3;

const dist = join(root, 'dist');
if (!existsSync(join(dist, 'index.html'))) {
  console.error('There is no dist/ yet: npm run build makes it.');
  process.exit(1);
}
const browserPath = findBrowser();
if (!browserPath) {
  console.error('No browser found. Set CHROMIUM_PATH to a Chromium or Chrome.');
  process.exit(1);
}

const limitPage = readFileSync(join(import.meta.dirname, 'bare.html'), 'utf8');

/** The site as it is now, with the hand-written page beside it, so that a build cannot disturb us. */
function snapshot(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  cpSync(dist, folder, { recursive: true });
  writeFileSync(join(folder, 'bare.html'), limitPage);
  writeFileSync(join(folder, 'limit.html.br'), brotliCompressSync(limitPage));
  writeFileSync(join(folder, 'limit.html.gz'), gzipSync(limitPage, { level: 9 }));
  return folder;
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const ms = (value: number): string => `${Math.round(value)} ms`;

const spread = (values: readonly number[]): string =>
  `${ms(median(values))} (${Math.round(Math.min(...values))} to ${Math.round(Math.max(...values))})`;

/** How many words a reader of a document sees. */
const wordCount = (html: string): number =>
  html
    .replace(/<!--.*?-->|<(head|script|template|noscript)\b.*?<\/\1>/gs, ' ')
    .replace(/<[^>]*>/g, ' ')
    .match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0;

/** The calculator that limit.html imitates, and what is typed into both: its first example. */
function rival(catalogue: readonly LoadedCalculator[]): { slug: string; task: Task } {
  const slug = /data-calculator="([^"]+)"/.exec(limitPage)?.[1];
  const found = catalogue.find((each) => each.slug === slug);
  const example = found?.manifest.examples[0];
  const headline = Object.entries(found?.manifest.results ?? {}).find(([, each]) => each.headline);
  if (!found || !example || !headline)
    throw new Error(`limit.html imitates no calculator: ${slug}.`);
  const [result] = headline;
  const inputs = Object.entries(example.given).map(([name, value]) => [name, String(value)]);
  return {
    slug: found.slug,
    task: { inputs: Object.fromEntries(inputs), result, text: example.shows[result] ?? '' },
  };
}

interface Target {
  readonly what: string;
  readonly wanted: string;
  readonly measured: string;
  readonly met: boolean;
}
const targets: Target[] = [];

const catalogue = await loadCatalogue();
const { slug, task } = rival(catalogue);
const site = snapshot();
const ours = readFileSync(join(site, 'calculator', `${slug}.html`), 'utf8');
const words = [wordCount(ours), wordCount(limitPage)] as const;
targets.push({
  what: 'limit.html has the same text (words)',
  wanted: `${words[0]} ± 10 %`,
  measured: String(words[1]),
  met: Math.abs(words[1] / words[0] - 1) <= 0.1,
});

/** The first of the catalogue, one with a chart and one that is live, by what their manifests say. */
const chosen = [
  catalogue[0],
  catalogue.find(({ manifest }) =>
    Object.values(manifest.results).some((result) => 'chart' in result && result.chart),
  ),
  catalogue.find(({ manifest }) => manifest.actions.live),
];
const pages = [
  '/',
  ...new Set(chosen.flatMap((each) => (each ? [`/calculator/${each.slug}`] : []))),
];

console.log('Bytes, compressed with brotli');
const built = siteIn(site);
for (const page of pages) {
  const weight = weigh(page === '/' ? '/index.html' : `${page}.html`, built);
  const [script, text] = [weight.script, weight.html].map((bytes) => (bytes / 1000).toFixed(1));
  const files = weight.files.length + 1;
  console.log(`  ${page.padEnd(32)} script ${script} kB, HTML ${text} kB, ${files} files`);
  if (page !== '/') {
    targets.push({
      what: `${page} bytes and files`,
      wanted: `script ≤ ${limits.script} kB, HTML ≤ ${limits.html} kB, files ≤ ${limits.files}`,
      measured: `${script} kB, ${text} kB, ${files}`,
      met: overBudget(weight).length === 0,
    });
  }
}
console.log(
  `  ${'bare.html'.padEnd(32)} HTML ${(brotliCompressSync(limitPage).length / 1000).toFixed(1)} kB`,
);

const { server, url } = await serve(0, site);
try {
  console.log(`\nLighthouse, mobile, median of ${scorings} (${categories.join(', ')})`);
  const worst = new Map(methods.map((method) => [method, categories.map(() => 100)]));
  let shift = 0;
  for (const page of pages) {
    for (const method of methods) {
      const runs: Score[] = [];
      for (let run = 0; run < scorings; run += 1) {
        runs.push(await score(url + page, method, browserPath));
      }
      const points = categories.map((_, at) => median(runs.map((run) => run.points[at] ?? 0)));
      worst.set(
        method,
        points.map((value, at) => Math.min(value, worst.get(method)?.[at] ?? 0)),
      );
      shift = Math.max(shift, ...runs.map((run) => run.shift));
      const painted = median(runs.map((run) => run.painted));
      const blocked = median(runs.map((run) => run.blocked));
      console.log(
        `  ${page.padEnd(32)} ${method.padEnd(9)} ${points.join(' ').padEnd(16)} first paint ${ms(painted)}, blocked ${ms(blocked)}`,
      );
      if (points.some((value) => value < 100)) {
        const faults = new Set(runs.flatMap((run) => run.faults));
        console.log([...faults].map((fault) => `      ${fault}`).join('\n'));
      }
    }
  }
  for (const [method, points] of worst) {
    targets.push({
      what: `Lighthouse, ${method}, every page`,
      wanted: categories.map(() => 100).join(' '),
      measured: points.join(' '),
      met: points.every((value) => value === 100),
    });
  }
  targets.push({
    what: 'layout shift, every page',
    wanted: '0',
    measured: shift.toFixed(3),
    met: shift === 0,
  });

  console.log(
    `\nTyping as soon as the form is seen, ${visits} visits each: 1.6 Mbit/s, 150 ms, processor ÷ 4, nothing cached`,
  );
  const racers = { ours: `${url}/calculator/${slug}`, limit: `${url}/limit` };
  const times = { ours: [] as Visit[], limit: [] as Visit[] };
  const browser = await chromium.launch({ executablePath: browserPath, args: ['--no-sandbox'] });
  try {
    // The first visit to each warms up the server and the browser, and does not count.
    for (let run = 0; run <= visits; run += 1) {
      const order = run % 2 ? (['ours', 'limit'] as const) : (['limit', 'ours'] as const);
      for (const name of order) {
        const took = await visit(browser, racers[name], task);
        if (run > 0) times[name].push(took);
      }
    }
  } finally {
    await browser.close();
  }
  const named = { painted: 'first paint', answered: 'first right result' };
  for (const what of ['painted', 'answered'] as const) {
    const [mine, theirs] = [times.ours, times.limit].map((all) =>
      all.map((each) => each[what]),
    ) as [number[], number[]];
    const ratio = median(mine) / median(theirs);
    console.log(
      `  ${named[what].padEnd(20)} ${slug} ${spread(mine)}, limit.html ${spread(theirs)}: ${ratio.toFixed(2)} times`,
    );
    targets.push({
      what: `${named[what]}, beside limit.html`,
      wanted: `≤ ${ratios[what]} times`,
      measured: `${ratio.toFixed(2)} times`,
      met: ratio <= ratios[what],
    });
  }
  const requests = Math.max(...times.ours.map((each) => each.requests));
  targets.push({
    what: 'requests before the first result',
    wanted: `≤ ${limits.files}`,
    measured: String(requests),
    met: requests <= limits.files,
  });
} finally {
  server.close();
  rmSync(site, { recursive: true, force: true });
}

console.log('\nSummary');
for (const { what, wanted, measured, met } of targets) {
  console.log(`  ${met ? '✓' : '✗'} ${what}: ${measured} (wanted ${wanted})`);
}
const [, load = 0] = loadavg();
const processors = availableParallelism();
if (load > processors) {
  console.log(
    `  The machine was busy (load ${load.toFixed(1)} on ${processors} processors): run it again when it is not.`,
  );
}
const missed = targets.filter(({ met }) => !met).length;
console.log(missed === 0 ? '\nEvery target is met.' : `\n${missed} of ${targets.length} missed.`);
process.exitCode = missed === 0 ? 0 : 1;
