/*
 * How fast the built site is, as a visitor on a phone meets it, each figure with its target:
 *   npm run bench              everything (some 20 minutes)
 *   npm run bench -- --quick   fewer runs of each
 *   npm run bench -- --race    only the first comparison
 * A visitor on a slow line types as soon as the form can be seen, on our page, on bare.html, which does
 * the same in one file written by hand, and on minimal.html, which does the least; four forms are typed
 * key by key, for the slowest interaction; Lighthouse scores the home page and three calculators.
 * Machines differ and are noisy: times are compared as ratios taken in one run.
 */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { type Browser, chromium } from '@playwright/test';
import { findBrowser } from '../scripts/browser.js';
import { limits, overBudget, siteIn, weigh } from '../scripts/budgets.ts';
import { policiesFile } from '../scripts/build/hosts.ts';
import type { Policies } from '../scripts/build/policy.ts';
import { type LoadedCalculator, loadCatalogue, root } from '../scripts/calculators.ts';
import { serve } from '../scripts/serve.ts';
import { type Task, type Visit, visit } from './race.ts';
import { categories, methods, type Score, score } from './scores.ts';

/** Of our page and a hand-written one: at most how many times its own time, medians of one run. */
const comparisons = [
  { other: 'bare', what: 'painted', limit: 1.1 },
  { other: 'bare', what: 'answered', limit: 1.35 },
  { other: 'minimal', what: 'answered', limit: 1.4 },
] as const;
/** What is typed into minimal.html, which opens with other numbers. */
const minimalTask: Task = {
  inputs: { principal: '250000', rate: '6.5', years: '20' },
  result: 'emi',
  text: '1,863.93',
};
/** What is asked of single visits is asked of this share of them. */
const share = 0.9;
/** From an interaction to the next paint, the slowest of a visit, in milliseconds. */
const slowestInteraction = 200;
/** Whose forms are typed key by key, and how many milliseconds a key takes. */
const typedForms = ['loan-emi', 'bmi', 'compound-interest', 'mortgage'];
const pace = 100;

const quick = process.argv.includes('--quick');
const raceOnly = process.argv.includes('--race');
const races = 9;
const visits = quick ? 4 : 10;
const scorings = quick ? 2 : 10;

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

const handWritten = (name: string) =>
  readFileSync(join(import.meta.dirname, `${name}.html`), 'utf8');
const barePage = handWritten('bare');

/** The site as it is now, with the hand-written pages beside it, so that a build cannot disturb us. */
function snapshot(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  cpSync(dist, folder, { recursive: true });
  // Where the pages have a policy of their own: none at all, for the inline scripts of these.
  const policies = JSON.parse(readFileSync(join(folder, policiesFile), 'utf8')) as Policies;
  writeFileSync(join(folder, policiesFile), JSON.stringify({ ...policies, embed: '' }));
  mkdirSync(join(folder, 'embed'), { recursive: true });
  for (const name of ['bare', 'minimal']) {
    const text = handWritten(name);
    writeFileSync(join(folder, `embed/${name}.html`), text);
    writeFileSync(join(folder, `embed/${name}.html.br`), brotliCompressSync(text));
    writeFileSync(join(folder, `embed/${name}.html.gz`), gzipSync(text, { level: 9 }));
  }
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

/** The first example of a calculator, as something to type: what is no choice, in the order of the form. */
function taskOf(found: LoadedCalculator): Task {
  const { fields, results, examples } = found.manifest;
  const [example] = examples;
  const [result] = Object.entries(results).find(([, each]) => each.headline) ?? [];
  if (!example || !result) throw new Error(`${found.slug} has no example with a headline.`);
  const inputs = Object.entries(example.given)
    .filter(([id]) => !('options' in (fields[id] ?? {})))
    .map(([name, value]) => [name, String(value)]);
  return { inputs: Object.fromEntries(inputs), result, text: example.shows[result] ?? '' };
}

interface Target {
  readonly what: string;
  readonly wanted: string;
  readonly measured: string;
  readonly met: boolean;
}
const targets: Target[] = [];

const catalogue = await loadCatalogue();
const find = (slug: string | undefined): LoadedCalculator => {
  const found = catalogue.find((each) => each.slug === slug);
  if (!found) throw new Error(`There is no calculator ${slug}.`);
  return found;
};
/** The calculator that bare.html imitates. */
const rival = find(/data-calculator="([^"]+)"/.exec(barePage)?.[1]);
const { slug } = rival;
const site = snapshot();
const ours = readFileSync(join(site, 'calculator', `${slug}.html`), 'utf8');
const words = [wordCount(ours), wordCount(barePage)] as const;
targets.push({
  what: 'bare.html has the same text (words)',
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
  `  ${'bare.html'.padEnd(32)} HTML ${(brotliCompressSync(barePage).length / 1000).toFixed(1)} kB`,
);

const { server, url } = await serve(0, site);

/** Types four forms key by key, and times the slowest interaction of each visit. */
async function timeInteractions(browser: Browser): Promise<void> {
  console.log(`\nThe slowest interaction of a visit, a key each ${pace} ms, ${visits} visits each`);
  for (const each of typedForms) {
    const slowest: number[] = [];
    for (let run = 0; run < visits; run += 1) {
      const took = await visit(browser, `${url}/calculator/${each}`, taskOf(find(each)), pace);
      slowest.push(took.slowest);
    }
    const good = slowest.filter((time) => time <= slowestInteraction).length;
    console.log(`  ${each.padEnd(20)} ${spread(slowest)}`);
    targets.push({
      what: `${each}: interaction to next paint, the slowest of a visit`,
      wanted: `≤ ${slowestInteraction} ms in ${Math.ceil(share * visits)} of ${visits} visits`,
      measured: `${good} of ${visits}`,
      met: good >= share * visits,
    });
  }
}

/** Scores pages with Lighthouse. */
async function scorePages(): Promise<void> {
  console.log(
    `\nLighthouse, mobile (${categories.join(', ')}), by its simulated and by a real slow line`,
  );
  let shift = 0;
  for (const page of pages) {
    for (const method of methods) {
      const runs: Score[] = [];
      // Performance is noisy; what else is scored is the same each time.
      const wanted = method === 'simulate' ? scorings : 1;
      for (let run = 0; run < wanted; run += 1) {
        runs.push(await score(url + page, method, browserPath));
      }
      shift = Math.max(shift, ...runs.map((run) => run.shift));
      const points = categories.map((_, at) => median(runs.map((run) => run.points[at] ?? 0)));
      const painted = median(runs.map((run) => run.painted));
      const blocked = median(runs.map((run) => run.blocked));
      console.log(
        `  ${page.padEnd(32)} ${method.padEnd(9)} ${points.join(' ').padEnd(16)} first paint ${ms(painted)}, blocked ${ms(blocked)}`,
      );
      if (points.some((value) => value < 100)) {
        const faults = new Set(runs.flatMap((run) => run.faults));
        console.log([...faults].map((fault) => `      ${fault}`).join('\n'));
      }
      targets.push({
        what: `${page}: Lighthouse, other than performance, ${method}`,
        wanted: '100 each',
        measured: points.slice(1).join(' '),
        met: points.slice(1).every((value) => value === 100),
      });
      if (method !== 'simulate') continue;
      const perfect = runs.filter((run) => run.points[0] === 100).length;
      targets.push({
        what: `${page}: Lighthouse performance, simulated`,
        wanted: `100 in ${Math.ceil(share * scorings)} of ${scorings} visits`,
        measured: `${perfect} of ${scorings}`,
        met: perfect >= share * scorings,
      });
    }
  }
  targets.push({
    what: 'layout shift, every page',
    wanted: '0',
    measured: shift.toFixed(3),
    met: shift === 0,
  });
}

try {
  const slow = '1.6 Mbit/s, 150 ms, processor ÷ 4, nothing cached';
  console.log(`\nTyping as soon as the form is seen, ${races} visits each: ${slow}`);
  const racers = {
    ours: { address: `${url}/calculator/${slug}`, task: taskOf(rival) },
    bare: { address: `${url}/embed/bare`, task: taskOf(rival) },
    minimal: { address: `${url}/embed/minimal`, task: minimalTask },
  };
  const names = ['ours', 'bare', 'minimal'] as const;
  const times = { ours: [] as Visit[], bare: [] as Visit[], minimal: [] as Visit[] };
  const browser = await chromium.launch({ executablePath: browserPath, args: ['--no-sandbox'] });
  try {
    // The first visit to each warms up the server and the browser, and does not count.
    for (let run = 0; run <= races; run += 1) {
      for (const name of run % 2 ? names : names.toReversed()) {
        const { address, task } = racers[name];
        const took = await visit(browser, address, task);
        if (run > 0) times[name].push(took);
      }
    }
    const named = { painted: 'first paint', answered: 'first right result' };
    for (const { other, what, limit } of comparisons) {
      const mine = times.ours.map((each) => each[what]);
      const theirs = times[other].map((each) => each[what]);
      const ratio = median(mine) / median(theirs);
      console.log(
        `  ${named[what].padEnd(20)} ${slug} ${spread(mine)}, ${other}.html ${spread(theirs)}: ${ratio.toFixed(2)} times`,
      );
      targets.push({
        what: `${named[what]}, beside ${other}.html`,
        wanted: `≤ ${limit} times`,
        measured: `${ratio.toFixed(2)} times`,
        met: ratio <= limit,
      });
    }
    const requests = Math.max(...times.ours.map((each) => each.requests));
    targets.push({
      what: 'requests before the first result',
      wanted: `≤ ${limits.files}`,
      measured: String(requests),
      met: requests <= limits.files,
    });

    if (!raceOnly) await timeInteractions(browser);
  } finally {
    await browser.close();
  }

  if (!raceOnly) await scorePages();
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
