import { expect, type Page } from '@playwright/test';
import { barriersInBothSchemes } from './axe.ts';
import { complaintsOf, soon } from './support.ts';
import { test } from './test.ts';

/*
 * The text view of the page that makes calculators. Its editor brings styles of its own, which the
 * security policy allows in a shadow root alone.
 */

const text = (page: Page) => page.getByRole('textbox', { name: 'The calculator as JSON' });
const suggestions = (page: Page) => page.getByRole('listbox', { name: 'Completions' });

/** Opens a template as text. */
async function openText(page: Page): Promise<void> {
  await page.goto('/make');
  await page.getByRole('button', { name: 'A rate of something' }).click();
  await page.getByRole('button', { name: 'JSON', exact: true }).click();
  await expect(text(page)).toContainText('Typing Speed Calculator');
}

/** Puts the cursor at the beginning of the line with these words. */
async function putBefore(page: Page, words: string): Promise<void> {
  await text(page).getByText(words).click();
  await page.keyboard.press('Home');
}

test('what can stand at the cursor is suggested, and undone with the page', async ({ page }) => {
  const complaints = complaintsOf(page);
  await openText(page);
  await putBefore(page, '"title"');
  await page.keyboard.type('"po');
  await expect(suggestions(page).getByRole('option', { name: 'title' })).toHaveCount(0);
  await suggestions(page).getByRole('option', { name: 'popular' }).click();
  await expect(text(page)).toContainText('"popular": true,');
  await expect(text(page)).toBeFocused();
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  await expect(async () => {
    await page.keyboard.press('Control+z');
    await expect(undo).toBeDisabled({ timeout: 100 });
  }).toPass(soon);
  await expect(text(page)).not.toContainText('"po');
  await page.keyboard.press('Control+y');
  await expect(text(page)).toContainText('"po');
  expect(complaints).toEqual([]);
});

test('mistakes are reached with a key, and the focus leaves the text with Tab', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  await openText(page);
  await putBefore(page, '"title"');
  await page.keyboard.type('nothing ');
  const next = page.getByRole('button', { name: 'Next mistake (F8)' });
  await expect(next).toBeVisible();
  await page.keyboard.press('F8');
  await expect(page.getByText('there is a word that JSON does not have')).toHaveCount(2);
  await page.keyboard.press('Tab');
  await expect(next).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(text(page)).toBeFocused();
  await page.keyboard.press('Control+m');
  await page.keyboard.press('Tab');
  await expect(text(page)).toBeFocused();
  expect(complaints).toEqual([]);
});

test('the text can be read in any scheme, and makes no narrow screen scroll', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openText(page);
  await expect(text(page)).toHaveCSS('font-size', '16px');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(await barriersInBothSchemes(page)).toEqual([]);
});
