import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { root } from '../scripts/calculators.ts';
import { findFiles } from '../scripts/files.ts';
import { serve } from '../scripts/serve.ts';
import { barriersInBothSchemes } from './axe.ts';
import { draftWith, linkOf } from './make.ts';
import { control, hydrated, output, submit } from './support.ts';
import { test as base } from './test.ts';

/* The site without a network, and what its service worker keeps; all other tests run without one. */

interface Site {
  readonly folder: string;
  readonly url: string;
  /** Cuts the network, and takes the server away. */
  readonly cut: () => Promise<void>;
}

const test = base.extend<{ site: Site }>({
  serviceWorkers: 'allow',
  /** A copy of the built site, with a server of its own. */
  site: async ({ context }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'offline-'));
    cpSync(join(root, 'dist'), folder, {
      recursive: true,
      filter: (file) => !/\.(?:br|gz)$/.test(file),
    });
    const { server, url } = await serve(0, folder);
    await use({
      folder,
      url,
      async cut() {
        await stop(server);
        await context.setOffline(true);
      },
    });
    await stop(server);
    rmSync(folder, { recursive: true, force: true });
  },
});

async function stop(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

/** The paths of the files that the browser keeps. */
const kept = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const all = (await caches.keys()).map(async (name) => (await caches.open(name)).keys());
    return (await Promise.all(all)).flat().map(({ url }) => new URL(url).pathname);
  });

/** Opens a page and waits until it is kept, with its scripts. */
async function visit(page: Page, url: string): Promise<void> {
  const { pathname } = new URL(url);
  await page.goto(url);
  const own = new RegExp(`^/assets${pathname}-`);
  // A calculator also with its formulas.
  const copy = pathname.replace(/^\/calculator\/([\w-]+)$/, '/manifests/$1.js');
  await expect
    .poll(async () => {
      const paths = await kept(page);
      return [
        paths.includes(pathname),
        paths.includes('/offline'),
        paths.some((each) => own.test(each)),
        paths.includes(copy),
      ];
    })
    .toEqual([true, true, true, true]);
}

async function answerLoan(page: Page, principal: string, annualRate: string): Promise<void> {
  for (const [name, text] of Object.entries({ principal, annualRate, tenureYears: '20' })) {
    await control(page, name).fill(text);
  }
  await submit(page);
}

const digest = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 8);

/**
 * Makes a later release of the site in a folder: a script has another name, and so has every script that
 * imports it; the former ones are gone.
 */
function publishNextRelease(folder: string, script: RegExp): void {
  const files = findFiles('**/*.{html,js}', { cwd: folder });
  const texts = new Map(files.map((file) => [file, readFileSync(join(folder, file), 'utf8')]));
  const nameOf = (file: string) => file.slice(file.lastIndexOf('/') + 1);
  const renamed = new Set(files.map(nameOf).filter((name) => script.test(name)));
  expect(renamed.size).toBe(1);
  for (const name of renamed) {
    for (const [file, text] of texts) {
      if (file.startsWith('assets/') && text.includes(name)) renamed.add(nameOf(file));
    }
  }
  const next = (text: string) => {
    let changed = text.replace(/(name="release" content=|"release":)"[^"]+"/g, '$1"next"');
    for (const name of renamed) {
      changed = changed.replaceAll(name, name.replace(/-[\w-]{8}\.js$/, '-nextnext.js'));
    }
    return changed;
  };
  const contents = new Map([...texts].map(([file, text]) => [next(file), next(text)]));
  const worker = contents.get('sw.js') ?? '';
  const listed = worker
    .replace(/version:`[^`]+`/, 'version:`nextnext`')
    .replace(/\[`(\/[^`]*)`,`[\w-]{8}`/g, (_, path: string) => {
      const file = path.endsWith('.js') ? path : `${path === '/' ? '/index' : path}.html`;
      const text = contents.get(file.slice(1)) ?? readFileSync(join(folder, path), 'utf8');
      return `[\`${path}\`,\`${digest(text)}\``;
    });
  for (const [file, text] of texts) {
    const now = next(file);
    if (now !== file) renameSync(join(folder, file), join(folder, now));
    const content = file === 'sw.js' ? listed : (contents.get(now) ?? '');
    if (content !== text) writeFileSync(join(folder, now), content);
  }
}

test('a visited calculator works without a network; others are said to be missing', async ({
  page,
  context,
  site: { url, cut },
}) => {
  const requests: string[] = [];
  context.on('request', (request) => requests.push(request.url() + (request.postData() ?? '')));
  await visit(page, `${url}/calculator/loan-emi`);
  await cut();

  await page.goto('about:blank');
  await page.goto(`${url}/calculator/loan-emi#principal=1000000&annualRate=8.5&tenureYears=20`);
  await expect(output(page, 'emi')).toHaveText('₹8,678');
  await page.goto('about:blank');
  const response = await page.goto(`${url}/calculator/loan-emi?from=elsewhere`);
  expect(response?.status()).toBe(200);
  await hydrated(page);
  await answerLoan(page, '765432', '8.5');
  await expect(output(page, 'emi')).toBeVisible();

  // A step, and an address.
  await page.getByRole('contentinfo').getByRole('link', { name: 'BMI Calculator' }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('This page is not kept on this device');
  await expect(page).toHaveURL(`${url}/calculator/bmi`);
  const list = page.getByRole('navigation', { name: 'Calculators that work without a network' });
  await expect(list.getByRole('link')).toHaveText(['Loan EMI Calculator']);
  await page.goto(`${url}/nope`);
  const [load] = await page.evaluate(() =>
    performance.getEntriesByType('navigation').map((entry) => entry.toJSON()),
  );
  expect(load.responseStatus).toBe(503);
  await expect(page).toHaveTitle(/^Not Kept on This Device/);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(list.getByRole('link')).toHaveText(['Loan EMI Calculator']);
  expect(await barriersInBothSchemes(page)).toEqual([]);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page).toHaveURL(`${url}/nope`);
  await list.getByRole('link').click();
  await expect(heading).toContainText('Loan EMI Calculator');

  expect(
    requests.filter((each) => new URL(each).origin !== url && !/^(about|data):/.test(each)),
  ).toEqual([]);
  expect(requests.filter((each) => each.split('#')[0]?.includes('765432'))).toEqual([]);
  expect(JSON.stringify(await kept(page))).not.toMatch(/765432|1000000|elsewhere/);
});

test('cases, their comparison, files of a result and the last answers need no network', async ({
  page,
  site: { url, cut },
}) => {
  await visit(page, `${url}/calculator/loan-emi`);
  await cut();
  await page.goto(`${url}/calculator/loan-emi?again`);
  await hydrated(page);
  for (const annualRate of ['8.5', '9']) {
    await answerLoan(page, '1000000', annualRate);
    await page.getByRole('button', { name: 'Keep this case' }).click();
    await page.getByLabel('Name of this case').press('Enter');
  }
  const compared = page.getByRole('table', { name: 'Cases side by side' });
  await expect(compared.getByRole('columnheader')).toHaveCount(2);
  for (const format of [/PNG/, /\.xlsx/]) {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as…' }).click();
    await page.getByRole('button', { name: format }).click();
    expect((await download).suggestedFilename()).toMatch(/^loan-emi\.(png|xlsx)$/);
  }
  await page.goto(`${url}/history`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Last Answers');
  await expect(page.locator('main a[href*="/calculator/loan-emi#"]').first()).toBeVisible();
});

test('a calculator is made and opened from a link without a network, and no other page keeps what makes them', async ({
  page,
  site: { url, cut },
}) => {
  const ofMake = /\/assets\/(?:[Mm]ake|DraftEditor|TextView|HandIn|Linked|trials\.worker)-/;
  await visit(page, `${url}/calculator/tip`);
  expect((await kept(page)).filter((path) => ofMake.test(path))).toEqual([]);
  await visit(page, `${url}/make`);
  // All of it: the number of kept files does not grow any more.
  let before = 0;
  const isWhole = async () => {
    const paths = await kept(page);
    const isSame = paths.length === before;
    before = paths.length;
    return isSame && paths.filter((path) => ofMake.test(path)).length >= 6;
  };
  await expect.poll(isWhole, { intervals: [500] }).toBe(true);
  await cut();

  await page.goto('about:blank');
  await page.goto(`${url}/make`);
  await page.getByRole('button', { name: 'A rate of something' }).click();
  await expect(output(page, 'speed')).toHaveText('60 words a minute');
  const form = page.getByRole('region', { name: 'Form' });
  await form.getByRole('button', { name: /^300 words/ }).click();
  await form.getByRole('textbox', { name: 'Typing speed' }).fill('61 words a minute');
  // Only the worker that tries the examples knows.
  await form.getByRole('button', { name: 'Take “60 words a minute”' }).first().click();
  await expect(page.getByText('Nothing wrong')).toBeVisible();
  await page.getByRole('button', { name: 'JSON', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'The calculator as JSON' })).toBeVisible();

  await page.goto('about:blank');
  await page.goto(`${url}${linkOf(draftWith({}))}`);
  await expect(output(page, 'hours')).toHaveText('7.5');
  await expect(page.getByText('Made by somebody else')).toBeVisible();
});

test('kept calculators, and copies that were fetched once, are copied without a network', async ({
  page,
  site: { url, cut },
}) => {
  const copies = async () => (await kept(page)).filter((path) => path.startsWith('/manifests/'));
  const choice = page.getByLabel('A copy of one of our calculators');
  async function copy(title: string) {
    await choice.selectOption({ label: title });
    await page.getByRole('button', { name: 'Copy it' }).click();
  }
  const startAnother = () => page.getByRole('button', { name: 'Start another' }).click();

  await visit(page, `${url}/calculator/tip`);
  await expect.poll(copies).toEqual(['/manifests/tip.js']);
  await visit(page, `${url}/make`);
  await expect.poll(copies).toEqual(['/manifests/tip.js', '/manifests/index.js']);
  await visit(page, `${url}/calculator/vat`);
  await expect.poll(copies).toContain('/manifests/vat.js');
  await page.goto(`${url}/make`);
  await copy('Loan EMI Calculator');
  await expect(output(page, 'emi')).toBeVisible();
  await expect
    .poll(async () => (await kept(page)).filter((path) => /\/loan-emi[-.]/.test(path)))
    .toEqual(
      expect.arrayContaining([
        '/manifests/loan-emi.js',
        expect.stringMatching(/^\/assets\/calculator\/loan-emi-/),
      ]),
    );
  await cut();

  // The draft of this tab, with the code of a calculator whose page was never opened.
  await page.goto('about:blank');
  await page.goto(`${url}/make`);
  await expect(output(page, 'emi')).toBeVisible();
  for (const [title, result] of [
    ['Tip Calculator', 'tipAmount'],
    ['VAT Calculator', 'gross'],
    ['Loan EMI Calculator', 'emi'],
  ] as const) {
    await startAnother();
    await copy(title);
    await expect(output(page, result)).toBeVisible();
  }
  await startAnother();
  await copy('BMI Calculator');
  const missing = page.getByText(
    'This calculator is not on this device yet. Connect once and try again.',
  );
  await expect(missing).toBeVisible();
  await expect(choice).toBeVisible();
});

test('a copy that is fetched on the first visit is kept with its code', async ({
  page,
  site: { url },
}) => {
  await page.goto(`${url}/make`);
  await page
    .getByLabel('A copy of one of our calculators')
    .selectOption({ label: 'BMI Calculator' });
  await page.getByRole('button', { name: 'Copy it' }).click();
  await expect(output(page, 'bmi')).toBeVisible();
  await expect
    .poll(async () => (await kept(page)).filter((path) => /\/bmi[-.].*js$/.test(path)))
    .toEqual(
      expect.arrayContaining([
        '/manifests/bmi.js',
        expect.stringMatching(/^\/assets\/calculator\/bmi-/),
      ]),
    );
});

test('all calculators can be kept, and removed', async ({ page, context, site: { url, cut } }) => {
  test.setTimeout(180_000);
  await page.goto(url);
  const section = page.getByRole('region', { name: 'Without a network' });
  const keep = section.getByRole('button', { name: 'Keep all calculators on this device' });
  await expect(section).toContainText(/119 calculators, \d\.\d MB/);
  const said = section.getByRole('status');
  const browser = await context.newCDPSession(page);
  await browser.send('Storage.overrideQuotaForOrigin', { origin: url, quotaSize: 1_000_000 });
  await keep.press('Enter');
  await expect(said).toContainText('There is no more space for this site on this device.');
  await browser.send('Storage.overrideQuotaForOrigin', { origin: url });
  await keep.press('Enter');
  await section.getByRole('button', { name: 'Stop' }).press('Enter');
  await expect(section.getByRole('status')).toHaveText(
    /^Stopped\. \d+ of 119 calculators are kept\.$/,
  );
  await keep.press('Enter');
  await expect(section.getByRole('progressbar')).toHaveAccessibleName(/of 119 calculators/);
  // Over a thousand files, while another test uses the processor.
  await expect(said).toHaveText('All 119 calculators are kept.', { timeout: 120_000 });
  await expect(keep).toHaveCount(0);
  await cut();

  // Never opened, with tables that come later, and rates.
  await page.goto(`${url}/calculator/loan-amortization`);
  await hydrated(page);
  await page.locator('[data-examples] a').first().click();
  await page.locator('section[aria-labelledby="result-schedule-title"] summary').click();
  await expect(page.locator('table[data-table=schedule]')).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Your currency' }).click();
  await expect(page.locator('#money').getByText('Euro')).toBeVisible();
  await page.goto(`${url}/calculator/currency-converter`);
  await hydrated(page);
  const before = await page.locator('[data-panel] output').first().innerText();
  await control(page, 'amount').fill('250');
  await expect(page.locator('[data-panel] output').first()).not.toHaveText(before);
  await page.goto(url);
  expect(await kept(page)).toEqual(
    expect.arrayContaining(['/questions.js', '/manifests/index.js', '/manifests/bmi.js']),
  );
  await section.getByRole('button', { name: 'Remove' }).press('Enter');
  await expect(section.getByRole('status')).toHaveText('Removed.');
  await expect(keep).toBeVisible();
  await keep.press('Enter');
  await expect(said).toContainText('The network does not answer.');
  await expect(keep).toBeFocused();
});

test('one press on the privacy page forgets what is kept', async ({ page, site: { url } }) => {
  await visit(page, `${url}/calculator/tip`);
  await page.goto(`${url}/privacy`);
  await page.getByRole('button', { name: 'Forget everything on this device' }).click();
  await expect(page.getByText('Forgotten.')).toBeVisible();
  expect(await kept(page)).toEqual([]);
});

test('what fails, is cut or belongs to another release is not kept', async ({
  page,
  site: { url, folder },
}) => {
  await visit(page, `${url}/calculator/tip`);
  // The login page of a public network answers every address.
  writeFileSync(
    join(folder, 'calculator/bmi.html'),
    '<!doctype html><h1>Welcome to our hotel</h1>',
  );
  await page.goto(`${url}/calculator/bmi`);
  await expect(page.getByRole('heading', { name: 'Welcome to our hotel' })).toBeVisible();
  const missing = await page.goto(`${url}/nope`);
  expect(missing?.status()).toBe(404);
  await visit(page, `${url}/calculator/vat`);
  const paths = await kept(page);
  expect(paths).not.toContain('/calculator/bmi');
  expect(paths).not.toContain('/nope');

  await page.goto(url);
  const section = page.getByRole('region', { name: 'Without a network' });
  await section.getByRole('button', { name: 'Keep all calculators on this device' }).click();
  await expect(section.getByRole('status')).toContainText(
    'A new version of the site is on its way.',
  );
});

test('a new version is offered, keeps what was typed, and leaves other tabs alone', async ({
  page,
  context,
  site: { url, folder },
}) => {
  await visit(page, `${url}/calculator/tip`);
  const other = await context.newPage();
  await visit(other, `${url}/calculator/bmi`);
  await control(page, 'bill').fill('123');
  publishNextRelease(folder, /^choice-/);
  const note = page.getByRole('status').filter({ hasText: 'A new version is ready.' });
  await expect(note).toHaveCount(0);
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  await expect(note).toBeVisible();
  expect(await barriersInBothSchemes(page)).toEqual([]);
  const offered = other.getByRole('status').filter({ hasText: 'A new version is ready.' });
  await expect(offered).toBeVisible();
  await offered.getByRole('button', { name: 'Later' }).press('Enter');
  await expect(offered).toHaveCount(0);

  await note.getByRole('button', { name: 'Use it now' }).press('Enter');
  await expect(page.locator('meta[name=release]')).toHaveAttribute('content', 'next');
  await hydrated(page);
  await expect(control(page, 'bill')).toHaveValue('123');
  await expect(note).toHaveCount(0);

  // The other tab keeps running, with a script that only the former release has.
  await expect(other.locator('meta[name=release]')).not.toHaveAttribute('content', 'next');
  await other.getByRole('banner').getByRole('button', { name: 'Your currency' }).click();
  await expect(other.locator('#money').getByText('Euro')).toBeVisible();
  await other.close();
  // The former release goes when no page needs it.
  await page.reload();
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual(['reckonwell.nextnext']);
});
