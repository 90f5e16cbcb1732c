import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import ICAL from 'ical.js';
import { extractText, getDocumentProxy } from 'unpdf';
import { barriersInBothSchemes } from './axe.ts';
import { enter, hydrated, openCalculator, submit } from './support.ts';
import { test } from './test.ts';

/*
 * A result as a file: a picture, entries for a calendar, sheets of paper. And the title of a page with errors.
 */

const loan = 'principal=1000000&annualRate=8.5&tenureYears=20';

/** Opens a page with these inputs, and waits for its result and what can be done with it. */
async function openAnswered(page: Page, slug: string, inputs: string): Promise<void> {
  await page.goto(`/calculator/${slug}#${inputs}`);
  await hydrated(page);
  await expect(page.locator('[data-tools]')).toBeVisible();
}

const opener = (page: Page) => page.getByRole('button', { name: 'Save as…' });
const menu = (page: Page) => page.getByRole('list', { name: 'Save as' });
const entry = (page: Page, name: RegExp) => menu(page).getByRole('button', { name });
const said = (page: Page) =>
  page.getByRole('group', { name: 'This result' }).getByRole('status').first();

test.describe('Save as', () => {
  test('a menu opens and closes by keyboard; the focus returns to its button', async ({ page }) => {
    await openAnswered(page, 'loan-emi', `${loan}&firstPaymentDate=2027-01-05`);
    await opener(page).focus();
    await page.keyboard.press('Enter');
    await expect(menu(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(entry(page, /Picture/)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(entry(page, /Calendar entry/)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
    await page.keyboard.press('Enter');
    const download = page.waitForEvent('download');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect((await download).suggestedFilename()).toBe('loan-emi.png');
    await expect(menu(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
    await expect(said(page)).toHaveText('Picture saved');
  });

  for (const width of [320, 1280]) {
    test(`the menu fits a screen ${width} pixels wide, and is accessible`, async ({ page }) => {
      await page.setViewportSize({ width, height: 640 });
      await openAnswered(page, 'loan-emi', loan);
      await opener(page).click();
      await expect(entry(page, /Picture/)).toBeInViewport({ ratio: 1 });
      const box = await menu(page).boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
      expect(await barriersInBothSchemes(page, { within: ['#save-as'] })).toEqual([]);
    });
  }

  test('a picture is a PNG of 1200 pixels, light in the dark theme, too', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await openAnswered(page, 'loan-emi', loan);
    await opener(page).click();
    const download = page.waitForEvent('download');
    await entry(page, /Picture/).click();
    const bytes = await readFile(await (await download).path());
    expect(bytes.subarray(1, 4).toString()).toBe('PNG');
    expect(bytes.readUInt32BE(16)).toBe(1200);
    expect(bytes.readUInt32BE(20)).toBeGreaterThan(800);
    const corner = await page.evaluate(
      async (content) => {
        const image = await createImageBitmap(new Blob([Uint8Array.from(content)]));
        const canvas = document.createElement('canvas');
        const context = canvas.getContext('2d');
        context?.drawImage(image, 0, 0);
        return [...(context?.getImageData(5, 5, 1, 1).data ?? [])];
      },
      [...bytes],
    );
    expect(corner).toEqual([255, 255, 255, 255]);
    expect(await page.locator('html').getAttribute('data-theme')).toBeNull();
  });

  test('the picture goes to the share dialog where there is one', async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(navigator, {
        canShare: ({ files }: ShareData) => files?.[0]?.type === 'image/png',
        share: async ({ files, title }: ShareData) => {
          document.body.dataset.shared = `${files?.[0]?.name} ${title}`;
        },
      });
    });
    await openAnswered(page, 'loan-emi', loan);
    await opener(page).click();
    await entry(page, /Picture/).click();
    await expect(page.locator('body')).toHaveAttribute(
      'data-shared',
      'loan-emi.png Loan EMI Calculator',
    );
    await expect(said(page)).toBeEmpty();
  });

  test('a date is an entry for a calendar, where the result has one', async ({ page }) => {
    await openAnswered(page, 'loan-emi', loan);
    await opener(page).click();
    await expect(entry(page, /Picture/)).toBeVisible();
    await expect(entry(page, /Calendar/)).toHaveCount(0);
    await page.goto('about:blank');

    await openAnswered(page, 'loan-emi', `${loan}&firstPaymentDate=2027-01-05`);
    await opener(page).click();
    const download = page.waitForEvent('download');
    await entry(page, /Calendar/).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('loan-emi.ics');
    const text = await readFile(await file.path(), 'utf8');
    const event = new ICAL.Event(
      new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent') as ICAL.Component,
    );
    expect(event.summary).toBe('Last instalment of the loan');
    expect(event.startDate.toString()).toBe('2046-12-05');
    expect(event.description).toContain(`/calculator/loan-emi#${loan}`);
    await expect(said(page)).toContainText('Open the file to add the day to your calendar.');
  });

  test('what cannot be fetched is said in words', async ({ page }) => {
    await page.route(/\/assets\/picture-/, (route) => route.abort());
    await openAnswered(page, 'loan-emi', loan);
    await opener(page).click();
    await entry(page, /Picture/).click();
    await expect(said(page)).toHaveText(
      'This could not be saved. Check your connection, then try again.',
    );
    await expect(opener(page)).toBeFocused();
  });

  test('an embed has no such menu', async ({ page }) => {
    await page.goto(`/embed/loan-emi#${loan}`);
    await hydrated(page);
    await expect(page.locator('output[name=emi]')).not.toBeEmpty();
    await expect(opener(page)).toHaveCount(0);
  });
});

/** The last line of each sheet but the last one, without spaces. */
async function lastLines(page: Page, format: string): Promise<string[]> {
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format })));
  const { text } = await extractText(pdf, { mergePages: false });
  return text.slice(0, -1).map((each) => each.trim().split('\n').at(-1)?.replace(/\s/g, '') ?? '');
}

test.describe('On paper', () => {
  for (const slug of [
    ...['loan-emi', 'mortgage', 'income-tax', 'bmi', 'compound-interest'],
    ...['credit-card-payoff', 'triangle', 'ovulation', 'percentage', 'age'],
  ]) {
    test(`no heading of ${slug} stands alone at the foot of a sheet`, async ({ page }) => {
      await openCalculator(page, slug);
      const example = await page.locator('[data-examples] a').first().getAttribute('href');
      await page.goto('about:blank');
      await openAnswered(page, slug, (example ?? '').slice(1));
      // All charts and tables are drawn.
      await page.waitForLoadState('networkidle');
      await expect(page.locator('[data-panel] figure:not(:has(svg))')).toHaveCount(0);
      const headings = await page
        .locator('main :is(h1, h2, h3, summary, caption, figcaption)')
        .evaluateAll((all) => all.map((each) => (each.textContent ?? '').replace(/\s/g, '')));
      expect(headings.length).toBeGreaterThan(5);
      for (const format of ['A4', 'Letter', 'A5']) {
        for (const line of await lastLines(page, format)) {
          expect(line).not.toBe('');
          expect(headings, `${format}: ${line}`).not.toContain(line);
        }
      }
    });
  }
});

test('the title says that the form has errors, until they are gone', async ({ page }) => {
  await openCalculator(page, 'tip');
  const title = await page.title();
  await enter(page, 'bill', 'much');
  await submit(page);
  await expect(page).toHaveTitle(`Error: ${title}`);
  await enter(page, 'bill', '50');
  await expect(page).toHaveTitle(title);

  // A page that is left takes the word with it.
  await enter(page, 'bill', '');
  await submit(page);
  await expect(page).toHaveTitle(`Error: ${title}`);
  await page.locator('.related a').first().click();
  await expect(page).not.toHaveTitle(/Tip Calculator/);
  await expect(page).not.toHaveTitle(/Error/);
});
