/*
 * Takes the journeys of visitors through three browser engines: Chromium, Firefox and WebKit.
 *   npm run browsers                          every journey in every engine
 *   npm run browsers -- firefox search fill   some engines, some journeys
 *   npm run browsers -- --short               the quickest journeys, in the engines that are installed
 * A journey that fails is tried once more. Installs missing engines where it can (as root, with
 * apt-get). Of a failure it keeps a screenshot in .cache/browsers, and the counts in
 * .cache/browsers.json.
 */
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { didYouMean } from '../../schemas/nearest.ts';
import { canInstall, install } from '../../scripts/browser.js';
import { root } from '../../scripts/calculators.ts';
import { type Engine, engines, type Tab } from './engines.ts';
import { type Journey, journeys } from './journeys.ts';
import { startSite } from './site.ts';
import { Visitor } from './visitor.ts';

const pictures = join(root, '.cache/browsers');

/** How long a journey, and each start and close of a browser, may take, in seconds. */
const timeout = 120;

interface Outcome {
  readonly seconds: number;
  /** Why the journey failed. */
  readonly failure?: string | undefined;
  /** Why its first attempt failed, where the second one passed. */
  readonly flaky?: string | undefined;
  /** Why this engine cannot take it. */
  readonly impossible?: string;
}

interface Report {
  readonly engine: string;
  readonly version?: string;
  /** Why the engine did not run. */
  readonly absent?: string;
  readonly outcomes: ReadonlyMap<string, Outcome>;
}

type Journeys = readonly (readonly [name: string, journey: Journey])[];

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Waits for a task, and throws when it exceeds the timeout: a browser may hang. */
function withTimeout<T>(what: string, task: Promise<T>): Promise<T> {
  const expired = wait(timeout * 1000, undefined, { ref: false }).then(() => {
    throw new Error(`${what} timed out after ${timeout} s.`);
  });
  return Promise.race([task, expired]);
}

/** Starts an engine, installed or not, and takes the journeys one after the other. */
async function tour(engine: Engine, wanted: Journeys, mayInstall: boolean): Promise<Report> {
  const outcomes = new Map<string, Outcome>();
  const report = { engine: engine.name, outcomes };
  if (!engine.isInstalled()) {
    if (mayInstall && canInstall()) install(...engine.packages);
    if (!engine.isInstalled()) return { ...report, absent: engine.advice };
  }
  const site = await startSite();
  const running = await withTimeout('Starting the browser', engine.start()).catch(messageOf);
  if (typeof running === 'string') {
    await site.close();
    return { ...report, absent: `It is installed, but does not start: ${running}` };
  }
  const attempt = async (name: string, { run }: Journey): Promise<Outcome> => {
    const started = Date.now();
    let tab: Tab | undefined;
    let failure: string | undefined;
    const take = async () => {
      tab = await running.newTab();
      const visitor = new Visitor(tab, site.url);
      await run(visitor, site);
      await visitor.seesNoErrors();
    };
    try {
      await withTimeout('The journey', take());
    } catch (error) {
      failure = messageOf(error);
      const screenshot = tab && withTimeout('The screenshot', tab.screenshot());
      const picture = await screenshot?.catch(() => undefined);
      if (picture) writeFileSync(join(pictures, `${engine.name}-${name}.png`), picture);
    }
    const seconds = (Date.now() - started) / 1000;
    try {
      if (tab) await withTimeout('Closing the tab', tab.close());
    } catch (error) {
      failure ??= messageOf(error);
    }
    await site.restore();
    return { seconds, failure };
  };
  for (const [name, journey] of wanted) {
    const impossible = journey.cannot?.[engine.name];
    if (impossible) {
      outcomes.set(name, { seconds: 0, impossible });
      continue;
    }
    const first = await attempt(name, journey);
    const second = first.failure === undefined ? undefined : await attempt(name, journey);
    const passedLater = second && second.failure === undefined;
    outcomes.set(name, passedLater ? { ...second, flaky: first.failure } : (second ?? first));
  }
  await withTimeout('Closing the browser', running.close());
  await site.close();
  return { ...report, version: running.version, outcomes };
}

/** The table: a line for each journey, a column for each engine. */
function tableOf(reports: readonly Report[], wanted: Journeys): string {
  const cell = (outcome: Outcome | undefined) => {
    if (!outcome) return '–';
    if (outcome.impossible) return 'cannot';
    const mark = outcome.failure ? 'FAILED ' : outcome.flaky ? 'flaky ' : '';
    return `${mark}${outcome.seconds.toFixed(1)} s`;
  };
  const lines = [
    ['', ...reports.map(({ engine }) => engine)],
    ...wanted.map(([name]) => [name, ...reports.map(({ outcomes }) => cell(outcomes.get(name)))]),
  ];
  const widths = lines[0]?.map((_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  );
  return lines
    .map((line) =>
      line
        .map((text, column) => {
          const width = widths?.[column] ?? 0;
          return column === 0 ? text.padEnd(width) : text.padStart(width + 2);
        })
        .join(''),
    )
    .join('\n');
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { short: { type: 'boolean' } },
});
const engineNames = engines.map(({ name }) => name);
const known = [...engineNames, ...Object.keys(journeys)];
const unknown = positionals.filter((name) => !known.includes(name));
for (const name of unknown) {
  console.error(`There is no engine and no journey “${name}”.${didYouMean(name, known)}`);
}
if (unknown.length > 0) {
  console.error(
    `Engines: ${engineNames.join(', ')}. Journeys: ${Object.keys(journeys).join(', ')}.`,
  );
  process.exit(1);
}
if (!existsSync(join(root, 'dist/index.html'))) {
  console.error('There is no dist/ yet: npm run build makes it.');
  process.exit(1);
}
rmSync(pictures, { recursive: true, force: true });
mkdirSync(pictures, { recursive: true });

/** All, if none of them is named. */
const named = <T>(all: readonly T[], nameOf: (each: T) => string) => {
  const some = all.filter((each) => positionals.includes(nameOf(each)));
  return some.length > 0 ? some : all;
};
const wantedEngines = named(engines, ({ name }) => name);
const wanted = named(Object.entries(journeys), ([name]) => name).filter(
  ([, { short }]) => short || !values.short,
);
// Each has its own browser and server; what takes time is mostly waiting for the browser.
const reports = await Promise.all(
  wantedEngines.map((engine) => tour(engine, wanted, !values.short)),
);

console.log(`${tableOf(reports, wanted)}\n`);
for (const { engine, version, absent, outcomes } of reports) {
  console.log(absent ? `${engine}: did not run. ${absent}` : `${engine}: ${version}`);
  for (const [name, { failure, flaky, impossible }] of outcomes) {
    if (impossible) console.log(`  ${name} is not possible there: ${impossible}`);
    if (flaky)
      console.log(`  ${name} failed once, and passed when it was tried again:\n    ${flaky}`);
    if (failure)
      console.log(`  ${name} failed (.cache/browsers/${engine}-${name}.png)\n    ${failure}`);
  }
}
const outcomes = reports.flatMap((report) => [...report.outcomes.values()]);
const failed = outcomes.filter(({ failure }) => failure !== undefined).length;
const passed = outcomes.filter(({ failure, impossible }) => !failure && !impossible).length;
const absent = reports.filter((report) => report.absent);
writeFileSync(join(root, '.cache/browsers.json'), JSON.stringify({ passed, failed }));
console.log(
  `\n${passed} journeys passed, ${failed} failed` +
    (absent.length > 0 ? `; without ${absent.map(({ engine }) => engine).join(' and ')}` : ''),
);
// An engine that was asked for and did not run is no success; `npm test` takes those that are there.
// A task that timed out would keep this process running.
process.exit(failed > 0 || (absent.length > 0 && !values.short) ? 1 : 0);
