import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Example, Field, Given, Manifest, RowsField } from '../schemas/manifest.ts';
import {
  type LoadedCalculator,
  loadCatalogue,
  loadManifest,
  root,
} from '../scripts/calculators.ts';
import { changedCalculators } from '../scripts/qa/tested.ts';
import { holds } from '../src/engine/input/condition.ts';
import { initialValues } from '../src/engine/input/inputs.ts';
import { emptyRow } from '../src/engine/input/kinds/initial.ts';
import { covering as coverAll, featuresOf } from '../tests/features.ts';
import { full, selected } from '../tests/qa.ts';
import { test as base } from './test.ts';

export const catalogue = await loadCatalogue();

/** The calculators to test: all, or the one of `npm run qa -- slug`. */
export const calculators = selected(catalogue);

/** The manifests as their editors wrote them. */
const sourceManifests = new Map(
  await Promise.all(catalogue.map(async (each) => [each.slug, await loadManifest(each)] as const)),
);

/** A few calculators that have every feature which some have; all for `npm run qa`. */
const cover = (
  featuresIn: (manifest: Manifest) => ReadonlySet<string>,
): readonly LoadedCalculator[] =>
  full
    ? calculators
    : coverAll(catalogue, ({ slug }) => featuresIn(sourceManifests.get(slug) as Manifest));

/**
 * A few calculators that use every feature of the manifest language: what depends on a feature, and
 * not on the calculator, is tested with these. `npm run qa` tests it with all.
 */
export const covering = cover(featuresOf);

/** The same for what depends on the form alone. */
export const coveringForms = cover(({ fields, actions }) => featuresOf({ fields, actions }));

/**
 * A few that together have every kind of field and of result, and a form of each way to calculate: what
 * depends on how the page is made, and hardly on a calculator, is tested with these.
 */
export const coveringKinds = cover(({ fields, results, actions }) => {
  const kinds = (of: Readonly<Record<string, { readonly kind: string }>>, prefix: string) =>
    Object.values(of).map(({ kind }) => `${prefix} ${kind}`);
  return new Set([...kinds(fields, 'field'), ...kinds(results, 'result'), `live ${actions.live}`]);
});

const changed = full ? new Set() : await changedCalculators();

/** The calculators that are visited in full: those of `coveringForms`, and what has changed. */
export const visited = calculators.filter(
  (each) => coveringForms.includes(each) || changed.has(each.slug),
);

/** The metadata of a test for `npm run qa`: its calculator, and the number of its cases. */
export const about = ({ slug }: { readonly slug: string }, cases = 1) => ({
  tag: `@${slug}`,
  annotation: { type: 'cases', description: String(cases) },
});

/** Every address that was built, as the sitemap publishes it. */
export const canonical: ReadonlyMap<string, string> = new Map(
  [...readFileSync(join(root, 'dist/sitemap.xml'), 'utf8').matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, location = '']) => [new URL(location).pathname, location],
  ),
);
export const addresses = [...canonical.keys()];

/** Polling intervals for reactions to a click, which take only a few frames. */
export const soon = { intervals: [10, 25, 50, 100, 250, 500] };

/** The current day in tests, unless an example names another. */
export const someDay = '2026-11-21';

export const addressOf = ({ slug }: LoadedCalculator): string => `/calculator/${slug}`;

/** An example that differs from the initial inputs, so that its result appears only after a submit. */
export function anExample({ manifest, slug }: LoadedCalculator): Example {
  const opening = initialValues(manifest);
  const [first] = manifest.examples;
  if (!first) throw new Error(`${slug} has no example.`);
  return (
    manifest.examples.find(({ given }) =>
      Object.entries(given).some(([id, value]) => String(value) !== String(opening[id])),
    ) ?? first
  );
}

/** What the page shows of one result: a string; of a table, a record of strings a row. */
export type Shown = string | readonly Readonly<Record<string, string>>[];

/** The output of the headless engine. */
export interface EngineOutput {
  readonly ok: boolean;
  readonly shown: Readonly<Record<string, Shown>>;
  readonly errors?: readonly { readonly field?: string; readonly message: string }[];
  readonly alert?: string;
}

interface Question {
  readonly slug: string;
  readonly given: Example['given'];
  readonly today?: string | undefined;
}

/** Starts the headless engine once for all questions, because starting it takes a second. */
function startEngine() {
  const program = spawn(process.execPath, [join(root, 'scripts/calc.ts'), '--batch'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  process.on('exit', () => program.kill());
  const lines = createInterface({ input: program.stdout })[Symbol.asyncIterator]();
  return (questions: readonly string[]): Promise<readonly string[]> => {
    program.stdin.write(`${questions.join('\n')}\n`);
    return Promise.all(questions.map(async () => String((await lines.next()).value)));
  };
}

let engine: ReturnType<typeof startEngine> | undefined;

/** The headless engine's output for each question, in their order. */
export async function ask(questions: readonly Question[]): Promise<readonly EngineOutput[]> {
  const lines = questions.map(({ slug, given, today = someDay }) =>
    JSON.stringify({ slug, inputs: given, live: { today } }),
  );
  engine ??= startEngine();
  return (await engine(lines)).map((line) => JSON.parse(line));
}

/** The shown results for valid inputs. */
export const headless = async (
  questions: readonly Question[],
): Promise<readonly EngineOutput['shown'][]> => (await ask(questions)).map(({ shown }) => shown);

/** Results as `shownOn` reads them: a table's cells in the order of the columns; without rows, no table. */
export const asOnPage = (shown: Readonly<Record<string, Shown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(shown)
      .filter(([, each]) => typeof each === 'string' || each.length > 0)
      .map(([id, each]) => [
        id,
        typeof each === 'string' ? each : each.map((row) => Object.values(row)),
      ]),
  );

/** The page believes that it is noon of a day. */
export const setDay = (page: Page, day: string): Promise<void> =>
  page.clock.setFixedTime(new Date(`${day}T12:00:00`));

export const hydrated = (page: Page): Promise<void> =>
  expect(page.locator('form[data-calculator]')).toHaveAttribute('data-hydrated');

/** Opens a calculator's page and waits until it has come alive. */
export async function openCalculator(page: Page, slug: string): Promise<void> {
  await page.goto(`/calculator/${slug}`);
  await hydrated(page);
}

/** Collects what the browser complains of while a page is used. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    // The tests block it, and the test runner says so.
    if (message.text() === 'Service Worker registration blocked by Playwright') return;
    if (['error', 'warning'].includes(message.type()))
      complaints.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return complaints;
}

const isOverNetwork = (url: string): boolean => /^(https?|wss?):/.test(url);

/** Collects the addresses that a page requests over the network. */
export function requestsOf(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (isOverNetwork(request.url())) requests.push(request.url());
  });
  page.on('websocket', (socket) => requests.push(socket.url()));
  return requests;
}

/** Nothing is left to be done on the page that it put off for an idle moment. */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 5000 })),
  );

/**
 * Watches what a calculator's page that is about to open fetches. The function that it gives waits,
 * once the page has come alive, until all has come that it wants: some of it is asked for when there
 * is nothing better to do, and the tools, of which the star is one, ask for the rest as they come.
 */
export function restOf(page: Page): () => Promise<void> {
  const scripts = new Set<string>();
  let waiting = 0;
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(request.url());
    waiting += 1;
  });
  page.on('requestfinished', () => (waiting -= 1));
  page.on('requestfailed', () => (waiting -= 1));
  return async () => {
    // This one comes after all that the page put off for such a moment.
    await settled(page);
    await expect(page.getByRole('button', { name: 'Favourite', exact: true })).toBeVisible();
    // A requested script is ready only when all its imports are.
    await page.evaluate(
      async (urls) => void (await Promise.all(urls.map((url) => import(url)))),
      [...scripts],
    );
    await expect.poll(() => waiting, soon).toBe(0);
  };
}

/** A test of a calculator that has to get along by itself once its page is there. */
export const test = base.extend<{ openAlone: (slug: string) => Promise<void> }>({
  /**
   * Opens a page, lets it fetch all that it wants to, and cuts it off from the network. In the end it
   * may have asked for nothing more, and complained of nothing.
   */
  openAlone: async ({ page, context }, use) => {
    const noise = complaintsOf(page);
    const requests = requestsOf(page);
    const rest = restOf(page);
    await use(async (slug) => {
      noise.push(...requests);
      await context.setOffline(false);
      await openCalculator(page, slug);
      await rest();
      // A change of the layout can put a link under the resting pointer, which would prefetch its page.
      await page.evaluate(() =>
        addEventListener(
          'pointerover',
          (event) => (event.target as Element).closest('a') && event.stopPropagation(),
          true,
        ),
      );
      requests.length = 0;
      await context.setOffline(true);
    });
    expect([...noise, ...requests], 'errors, and requests after load').toEqual([]);
  },
});

export const control = (page: Page, name: string): Locator =>
  page.locator(`form[data-calculator] [name="${name}"]`);

export const output = (page: Page, id: string): Locator => page.locator(`output[name="${id}"]`);

export const submitButton = (page: Page): Locator =>
  page.locator('form[data-calculator] button[type=submit]');

/** Everything that looks like a result. */
export const results = (page: Page): Locator =>
  page.locator('output:visible, table[data-result]:visible');

/** Types into one control, or chooses in it, as its name and sort of control ask for. */
export async function enter(page: Page, name: string, given: string): Promise<void> {
  const found = control(page, name);
  const what = await found
    .first()
    .evaluate((element) => (element as HTMLInputElement | HTMLSelectElement).type);
  if (what === 'radio')
    await control(page, name)
      .and(page.locator(`[value="${given}"]`))
      .check();
  else if (what === 'select-one') await found.selectOption(given);
  else await found.fill(given);
}

/** The ids of what a row shows, first those on which others depend. */
export const shownInRow = (field: RowsField, form: object, row: object): readonly string[] =>
  Object.entries(field.fields)
    .filter(([, { when }]) => holds(when, { ...form, ...emptyRow(field), ...row }))
    .sort(([, a], [, b]) => Number(a.when !== undefined) - Number(b.when !== undefined))
    .map(([id]) => id);

async function enterRows(
  page: Page,
  name: string,
  field: Field,
  given: Given,
  form: object,
): Promise<void> {
  if (field.kind !== 'rows' || typeof given !== 'object') throw new Error(`${name} has no rows.`);
  const rowsThere = page.locator(`[data-row]:has([name^="${name}."])`);
  for (;;) {
    const count = await rowsThere.count();
    if (count === given.length) break;
    const press =
      count < given.length ? `Add ${field.rowLabel}` : `Remove ${field.rowLabel} ${count}`;
    await page.getByRole('button', { name: press }).click();
    await expect(rowsThere).not.toHaveCount(count);
  }
  for (const [index, row] of given.entries()) {
    for (const id of shownInRow(field, form, row)) {
      const value = row[id];
      if (value !== undefined) await enter(page, `${name}.${index}.${id}`, String(value));
    }
  }
}

/** What every control of the form holds, by name. */
export const typedIn = (page: Page): Promise<Record<string, unknown>> =>
  page
    .locator('form[data-calculator]')
    .evaluate((form) => Object.fromEntries(new FormData(form as HTMLFormElement)));

/** A form with nothing left open: what is not given is what the page opens with. */
export function whole({ fields }: Pick<Manifest, 'fields'>, given: Example['given']) {
  const opening = initialValues({ fields });
  return Object.fromEntries(
    Object.entries(opening).map(([id, initial]): [string, Given] => {
      const value = given[id] ?? initial;
      if (typeof value !== 'object') return [id, String(value)];
      return [id, value.map((row) => ({ ...(initial[0] as object), ...row }))];
    }),
  );
}

/** The ids of the fields that are folded as a page opens, and so not in the document. */
export const foldedIn = ({ groups = {} }: Pick<Manifest, 'groups'>): ReadonlySet<string> =>
  new Set(Object.values(groups).flatMap(({ open, fields }) => (open ? [] : fields)));

/** Opens what is folded, so that each field is there to be filled in. */
export async function openGroups(page: Page): Promise<void> {
  const folded = page.locator('form[data-calculator] [data-group]:not([open]) > summary');
  while ((await folded.count()) > 0) await folded.first().click();
}

/** Fields in the order to fill them in: what makes others appear first, a unit before the number that it would convert. */
export const inFillOrder = <F extends { readonly when?: unknown }>(
  fields: Readonly<Record<string, F>>,
): [id: string, field: F][] =>
  Object.entries(fields).sort(
    ([, a], [, b]) =>
      Number(a.when !== undefined) - Number(b.when !== undefined) ||
      Number('asUnit' in b) - Number('asUnit' in a),
  );

/** Fills a form, beginning with fields that make others appear; other fields keep their initial input. */
export async function fill(
  page: Page,
  { fields, groups }: Pick<Manifest, 'fields' | 'groups'>,
  given: Example['given'],
): Promise<void> {
  const values = { ...initialValues({ fields }), ...given };
  const folded = foldedIn({ groups });
  if (Object.keys(given).some((id) => folded.has(id))) await openGroups(page);
  for (const [id, field] of inFillOrder(fields)) {
    // Without a text of its own, a field that opens with the current day is blank.
    const value = given[id] ?? ('opens' in field ? '' : undefined);
    if (value === undefined || !holds(field.when, values)) continue;
    if (typeof value === 'object') await enterRows(page, id, field, value, values);
    else await enter(page, id, String(value));
  }
}

/** Every result on the page, by result id: a figure's text, a table's rows of texts. Runs in the page. */
export function readShown(): Record<string, unknown> {
  const texts = (row: Element) => [...row.children].map((cell) => (cell.textContent ?? '').trim());
  const figures = [...document.querySelectorAll<HTMLOutputElement>('[data-panel] output')].map(
    (each) => [each.name, each.checkVisibility() ? each.textContent.trim() : '(hidden)'],
  );
  const tables = [...document.querySelectorAll<HTMLElement>('table[data-result]')].map((table) => [
    table.dataset.result,
    [...table.querySelectorAll('tbody tr')].map((row) => texts(row)),
  ]);
  return Object.fromEntries([...figures, ...tables]);
}

export const shownOn = (page: Page): Promise<Record<string, unknown>> => page.evaluate(readShown);

/** Submits with Enter in the form's first one-line field, or with the button. */
export async function submit(page: Page, by: 'Enter' | 'button' = 'button'): Promise<void> {
  const line = page.locator('form[data-calculator] input:not([type=radio])');
  if (by === 'button' || (await line.count()) === 0) await submitButton(page).click();
  else await line.first().press('Enter');
}

/** The texts that a control (or the group that it is in) points to as its description. */
export async function descriptionOf(found: Locator): Promise<string> {
  return found.first().evaluate((element) => {
    const described = element.matches('[type=radio]') ? element.closest('fieldset') : element;
    const ids = described?.getAttribute('aria-describedby')?.split(' ') ?? [];
    return ids.map((id) => document.getElementById(id)?.textContent ?? `(no #${id})`).join('\n');
  });
}
