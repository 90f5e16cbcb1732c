import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type FrameLocator, type Page } from '@playwright/test';
import { barriersInBothSchemes } from './axe.ts';
import {
  complaintsOf,
  control,
  enter,
  hydrated,
  openCalculator,
  output,
  requestsOf,
  soon,
  submit,
} from './support.ts';
import { test } from './test.ts';

/*
 * A calculator on a page of another site: the lines that the site gives to paste, pasted into a page of
 * another origin.
 */

let server: Server;
let body = '';

test.beforeAll(async () => {
  server = createServer((request, response) => {
    const isPage = request.url === '/';
    response.writeHead(isPage ? 200 : 404, { 'Content-Type': 'text/html' });
    response.end(isPage ? `<!doctype html><title>A blog</title><body>${body}` : '');
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
});
test.afterAll(() => server.close());

/** Opens a page of another origin with this in its body. */
async function openHost(page: Page, html: string): Promise<void> {
  body = html;
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
}

/** Collects every access to what browsers keep for a site; each of them fails, as if it were blocked. */
async function accessesOf(page: Page): Promise<string[]> {
  const accesses: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('access: ')) accesses.push(message.text());
  });
  await page.addInitScript(() => {
    const blocked = (what: string) => () => {
      console.log(`access: ${what}`);
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const [owner, names] of [
      [window, ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore']],
      [Document.prototype, ['cookie']],
      [Navigator.prototype, ['serviceWorker', 'storage', 'sendBeacon']],
    ] as const) {
      for (const name of names) {
        Object.defineProperty(owner, name, { get: blocked(name), set: blocked(name) });
      }
    }
  });
  return accesses;
}

/** The height of the frame beside that of what is in it. */
const heightsOf = async (frame: FrameLocator) => ({
  frame: await frame.owner().evaluate((element) => element.clientHeight),
  content: await frame.locator('html').evaluate((element) => (element as HTMLElement).offsetHeight),
});

/** The frame becomes as high as what is in it. */
const expectToFit = (frame: FrameLocator) =>
  expect(async () => {
    const { frame: outer, content } = await heightsOf(frame);
    expect(outer).toBe(content);
  }).toPass({ ...soon, timeout: 20_000 });

/**
 * Resolves when an embed that is opened next shows an answer and has done all that it does on its own.
 * Nothing is asked of the frame meanwhile: for the browser, that is an act of the visitor.
 */
async function answeredByItself(page: Page): Promise<() => Promise<unknown>> {
  await page.addInitScript(() => {
    const answered = () => requestIdleCallback(() => console.log('answered'));
    new MutationObserver((_, observer) => {
      if (!document.querySelector('output')) return;
      observer.disconnect();
      requestAnimationFrame(answered);
    }).observe(document, { childList: true, subtree: true });
  });
  const answered = page.waitForEvent('console', (message) => message.text() === 'answered');
  return () => answered;
}

const lines = (page: Page) => page.getByRole('textbox', { name: 'Lines to paste' });

test('the lines to paste are there before a result, and ask for a currency', async ({ page }) => {
  await openCalculator(page, 'tip');
  await page.getByText('Put this on your site').click();
  await expect(lines(page)).toHaveValue(/\/embed\/tip"/);
  await page.getByRole('combobox', { name: 'Currency', exact: true }).selectOption('EUR');
  await expect(lines(page)).toHaveValue(/\/embed\/tip#money=EUR"/);
  await enter(page, 'bill', '86.40');
  await page.getByLabel('Filled in with your inputs').check();
  await expect(lines(page)).toHaveValue(/\/embed\/tip#bill=86\.40&amp;.*&amp;money=EUR"/);
  const pasted = await lines(page).inputValue();
  await openHost(page, pasted);
  await expect(page.frameLocator('iframe').locator('[name=bill]')).toHaveValue('86.40');
  await expect(page.frameLocator('iframe').locator('output[name=tipAmount]')).toContainText('€');

  // Where no amount is in the visitor's own currency, there is none to choose.
  await openCalculator(page, 'bmi');
  await page.getByText('Put this on your site').click();
  await expect(lines(page)).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Currency', exact: true })).toHaveCount(0);
});

test('the frame of an answer is as high as its figures: tables and charts are folded', async ({
  page,
}) => {
  await page.goto('/calculator/loan-emi#principal=1000000&annualRate=8.5&tenureYears=20');
  await hydrated(page);
  await page.getByText('Put this on your site').click();
  await page.getByLabel('Filled in with your inputs').check();
  await openHost(page, await lines(page).inputValue());
  const loan = page.frameLocator('iframe');
  const tables = loan.locator('[data-panel] > details');
  // The schedule, and the same loan at other rates and over other tenures.
  await expect(tables).toHaveCount(3);
  await expect(loan.getByText('Repayment schedule')).toBeVisible();
  const heights = await loan.locator('[data-panel]').evaluate((panel) => ({
    panel: panel.getBoundingClientRect().height,
    figures: [...panel.children]
      .filter((each) => !each.matches('details'))
      .reduce((sum, each) => sum + each.getBoundingClientRect().height, 0),
    parts: panel.childElementCount,
    tables: panel.querySelectorAll(':scope > details').length,
  }));
  // A line for each folded table, and the spaces between the parts.
  const most = heights.figures + heights.tables * 48 + heights.parts * 16;
  expect(heights.panel).toBeLessThanOrEqual(most);
  expect(await loan.locator('table:visible, figure:visible').count()).toBe(0);
  await expectToFit(loan);

  const { frame: folded } = await heightsOf(loan);
  await tables.first().locator('summary').first().click();
  await expect(loan.locator('figure').first()).toBeVisible();
  await expectToFit(loan);
  expect((await heightsOf(loan)).frame).toBeGreaterThan(folded + 100);
});

test('the lines to paste put a calculator on a page of another site', async ({ page, context }) => {
  const complaints = complaintsOf(page);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openCalculator(page, 'tip');
  await enter(page, 'bill', '86.40');
  await enter(page, 'tipPercent', '18');
  await submit(page);
  await page.getByText('Put this on your site').click();
  await page.getByLabel('Dark', { exact: true }).and(page.locator('[name=embed-theme]')).check();
  await page.getByLabel('Filled in with your inputs').check();
  await page.getByRole('button', { name: 'Copy the lines' }).click();
  await expect(page.getByText('Copied', { exact: true })).toBeVisible();
  const pasted = await page.evaluate(() => navigator.clipboard.readText());
  await expect(lines(page)).toHaveValue(pasted);
  const total = await output(page, 'totalAmount').textContent();

  const second = pasted.replace(/\?theme=dark[^"]*/, '').replace('/embed/tip', '/embed/gpa');
  expect(second).not.toBe(pasted);
  const accesses = await accessesOf(page);
  const requests = requestsOf(page);
  const answered = await answeredByItself(page);
  await openHost(page, `${pasted}<p>Some text.${second}`);
  const tip = page.frameLocator('iframe >> nth=0');
  const gpa = page.frameLocator('iframe >> nth=1');
  const inTip = (selector: string) => tip.locator(selector);

  await answered();
  expect(await page.evaluate(() => scrollY), 'the page around it does not scroll').toBe(0);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  await expect(inTip('output[name=totalAmount]')).toHaveText(String(total));
  await expect(inTip('[name=bill]')).toHaveValue('86.40');
  const scheme = (frame: FrameLocator) =>
    frame.locator('html').evaluate((element) => getComputedStyle(element).colorScheme);
  expect(await scheme(tip)).toBe('dark');
  expect(await scheme(gpa)).toBe('light dark');
  await expectToFit(tip);

  // The height follows: another row, and then one less.
  await expect(gpa.locator('form[data-hydrated]')).toBeVisible();
  await expectToFit(gpa);
  const { frame: before } = await heightsOf(gpa);
  await gpa.getByRole('button', { name: 'Add course' }).click();
  await expect(gpa.getByRole('group', { name: /^Course \d+$/ })).toHaveCount(2);
  await expectToFit(gpa);
  expect((await heightsOf(gpa)).frame).toBeGreaterThan(before);
  await gpa.getByRole('button', { name: 'Remove course 2' }).click();
  await expectToFit(gpa);
  expect((await heightsOf(gpa)).frame).toBe(before);

  // Another answer, with the keyboard alone; its steps have its figures.
  await inTip('[name=bill]').focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('200');
  await page.keyboard.press('Enter');
  await expect(inTip('output[name=tipAmount]')).toHaveText('36.00');
  await inTip('summary').filter({ hasText: 'How it is worked out' }).click();
  const worked = inTip('[data-step]:not([hidden]) .worked:not([hidden]) strong');
  await expect(worked.first()).toHaveText('36.00');
  await expectToFit(tip);

  // Nothing was kept, and nothing was asked of anybody but the site for its own files.
  expect(accesses).toEqual([]);
  const own = new URL(await inTip('html').evaluate(() => location.origin)).origin;
  const fetched = requests.filter((address) => !address.startsWith('http://127.0.0.1'));
  expect(fetched.length).toBeGreaterThan(4);
  expect(fetched.filter((address) => !address.startsWith(`${own}/`))).toEqual([]);
  expect(fetched.filter((address) => /86\.?40|200|#/.test(address))).toEqual([]);

  // The way to the whole page carries the inputs, and leaves the frame where it is.
  const opened = page.waitForEvent('popup');
  await tip.getByRole('link', { name: /^Tip Calculator on/ }).click();
  const whole = await opened;
  await expect(output(whole, 'tipAmount')).toHaveText('36.00');
  await expect(control(whole, 'bill')).toHaveValue('200');
  await expect(inTip('output[name=tipAmount]')).toHaveText('36.00');
  // The blog has no icon.
  expect(complaints.filter((each) => !each.includes('favicon'))).toEqual([]);
});

test('an embed answers in a sandbox that takes its origin away', async ({ page, baseURL }) => {
  const complaints = complaintsOf(page);
  const accesses = await accessesOf(page);
  await openHost(
    page,
    `<iframe sandbox="allow-scripts allow-forms" src="${baseURL}/embed/tip#bill=50&tipPercent=18" title="Tip"></iframe>`,
  );
  const tip = page.frameLocator('iframe');
  await expect(tip.locator('output[name=tipAmount]')).toHaveText('9.00');
  await tip.locator('[name=bill]').fill('100');
  await tip.locator('[type=submit]').click();
  await expect(tip.locator('output[name=tipAmount]')).toHaveText('18.00');
  expect(accesses).toEqual([]);
  expect(complaints.filter((each) => !each.includes('favicon'))).toEqual([]);
});

test('an embed is accessible, fits a narrow column, and asks for what its address says', async ({
  page,
}) => {
  await page.setViewportSize({ width: 280, height: 640 });
  await page.goto('/embed/tip#bill=100&tipPercent=18&money=INR');
  await hydrated(page);
  await expect(output(page, 'tipAmount')).toHaveText('₹18.00');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tip Calculator');
  await expect(page.getByRole('main')).toBeVisible();
  for (const absent of ['banner', 'contentinfo', 'navigation', 'article'] as const) {
    await expect(page.getByRole(absent)).toHaveCount(0);
  }
  expect(await barriersInBothSchemes(page)).toEqual([]);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(280);

  // What is wrong is said as on a page.
  await page.locator('[name=bill]').fill('much');
  await page.locator('[name=people]').fill('few');
  await submit(page);
  await expect(page.getByRole('heading', { name: '2 fields need another look' })).toBeVisible();
  expect(await barriersInBothSchemes(page)).toEqual([]);
});
