import { expect, type Page, test } from '@playwright/test';
import { soon } from './support.ts';

/*
 * The search of the home page, with the keyboard alone.
 */

const box = (page: Page) => page.getByRole('searchbox', { name: 'Search calculators' });
const matches = (page: Page) => page.locator('main mark');

async function open(page: Page) {
  await page.goto('/');
  await expect(async () => {
    await box(page).fill('loan');
    await expect(matches(page).first()).toBeVisible({ timeout: 200 });
  }).toPass(soon);
}

const nameInFocus = (page: Page) =>
  page.evaluate(() => document.activeElement?.querySelector('strong')?.textContent);

test('the matched part of every name is marked, as it is written', async ({ page }) => {
  await open(page);
  await box(page).fill('lOaN');
  const names = await page.locator('main section li strong').allTextContents();
  expect(names.length).toBeGreaterThan(1);
  await expect(matches(page)).toHaveText(names.map(() => 'Loan'));
});

test('the arrow keys walk from the box through the matches and back', async ({ page }) => {
  await open(page);
  const names = await page.locator('main section li strong').allTextContents();
  await box(page).focus();
  for (const name of names) {
    await page.keyboard.press('ArrowDown');
    expect(await nameInFocus(page)).toBe(name);
  }
  // The end holds.
  await page.keyboard.press('ArrowDown');
  expect(await nameInFocus(page)).toBe(names.at(-1));
  for (const _ of names) await page.keyboard.press('ArrowUp');
  await expect(box(page)).toBeFocused();
});

test('Enter opens the first match, Enter on a match opens that one', async ({ page }) => {
  await open(page);
  const [first, second] = await page
    .locator('main section li a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  await box(page).press('Enter');
  await expect(page).toHaveURL(first ?? '');
  await page.goBack();
  await open(page);
  await box(page).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(second ?? '');
});

test('Escape empties the box from wherever the arrow keys led', async ({ page }) => {
  await open(page);
  await box(page).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(box(page)).toBeFocused();
  await expect(box(page)).toHaveValue('');
  await expect(page.getByRole('heading', { name: 'Categories' }).first()).toBeVisible();
});

test('a slash leads to the box, and is a sign like others within it', async ({ page }) => {
  await open(page);
  await page.locator('h1').focus();
  await page.keyboard.press('/');
  await expect(box(page)).toBeFocused();
  await expect(box(page)).toHaveValue('loan');
  await page.keyboard.press('End');
  await page.keyboard.press('/');
  await expect(box(page)).toHaveValue('loan/');
});

test('a mistyped or other word brings the nearest names, said to be no match, and Enter opens none', async ({
  page,
}) => {
  await open(page);
  for (const [typed, meant] of [
    ['morgage', 'Mortgage Calculator'],
    ['compuond intrest', 'Compound Interest Calculator'],
    ['pregnent', 'Pregnancy Due Date Calculator'],
  ] as const) {
    await box(page).fill(typed);
    await expect(page.getByRole('status')).toHaveText(
      `No calculator is called “${typed}”. These come nearest:`,
    );
    await expect(page.locator('[data-matches] li strong').first()).toHaveText(meant);
    await box(page).press('Enter');
    await expect(page).toHaveURL('/');
  }
  await box(page).fill('qqqq');
  await expect(page.locator('[data-matches] li')).toHaveCount(0);
});
