import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { root } from '../scripts/calculators.ts';
import { enter, openCalculator, results, setDay, someDay, submit } from './support.ts';
import { test } from './test.ts';

/*
 * A few pages as a designer has seen them: e2e/baseline/. After a change that is meant to be seen,
 *   npm run build && npx playwright test visual --update-snapshots
 * and look at what has changed before it is committed. Every machine has other fonts, so the pages
 * are drawn in one that comes with the tests.
 */

const fonts = ['latin', 'latin-ext']
  .map((script) => {
    const file = `node_modules/@fontsource-variable/inter/files/inter-${script}-wght-normal.woff2`;
    return `@font-face {
      font-family: Baseline; font-weight: 100 900;
      src: url(data:font/woff2;base64,${readFileSync(join(root, file), 'base64')});
      ${script === 'latin-ext' ? 'unicode-range: U+0100-02FF, U+20A0-20CF;' : ''}
    }`;
  })
  .reverse()
  .join('\n');

// Each system draws letters in its own way, also of one font: the pictures are of Linux.
test.skip(process.platform !== 'linux', 'the baseline is of Linux');

test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

/** A page, the actions on it, and the screens that are compared. */
interface View {
  readonly name: string;
  readonly address: string;
  readonly act?: (page: Page) => Promise<void>;
}

const calculate =
  (given: Readonly<Record<string, string>>) =>
  async (page: Page): Promise<void> => {
    for (const [name, text] of Object.entries(given)) await enter(page, name, text);
    await submit(page);
    await expect(results(page).first()).toBeVisible();
  };

const views: readonly View[] = [
  { name: 'home', address: '/' },
  { name: 'category', address: '/finance' },
  {
    name: 'bmi',
    address: '/calculator/bmi',
    act: calculate({ height: '175', weight: '70' }),
  },
  {
    name: 'loan-emi',
    address: '/calculator/loan-emi',
    act: calculate({ principal: '1000000', annualRate: '8.5', tenureYears: '20' }),
  },
  {
    name: 'tip-in-error',
    address: '/calculator/tip',
    act: async (page) => {
      await enter(page, 'bill', 'many');
      await submit(page);
      await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
    },
  },
  {
    name: 'make',
    address: '/make',
    act: async (page) => {
      await page.getByRole('button', { name: 'A score with bands' }).click();
      await expect(page.getByText('Nothing wrong', { exact: true })).toBeVisible();
    },
  },
  { name: 'not-found', address: '/nope' },
];

const sizes = { phone: { width: 360, height: 1400 }, desktop: { width: 1440, height: 1100 } };

for (const { name, address, act } of views) {
  for (const [size, viewport] of Object.entries(sizes)) {
    // Each is compared once in the light and once in the dark colour scheme.
    const colorScheme =
      (size === 'phone') === (views.findIndex((each) => each.name === name) % 2 === 0)
        ? 'light'
        : 'dark';
    test(`${name} looks on a ${size} as it did, ${colorScheme}`, async ({ page }) => {
      await setDay(page, someDay);
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme });
      const slug = /^\/calculator\/(.*)/.exec(address)?.[1];
      if (slug) await openCalculator(page, slug);
      else await page.goto(address);
      await page.addStyleTag({
        content: `${fonts} :root, body, button, input, select { font-family: Baseline !important; }`,
      });
      await act?.(page);
      await page.waitForLoadState('networkidle');
      await page.evaluate(async () => {
        await document.fonts.ready;
        (document.activeElement as HTMLElement | null)?.blur();
        scrollTo(0, 0);
      });
      await expect(page).toHaveScreenshot(`${name}-${size}.png`, { maxDiffPixelRatio: 0.004 });
    });
  }
}
