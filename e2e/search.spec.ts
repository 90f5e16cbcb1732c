import { expect, type Page } from '@playwright/test';
import { soon } from './support.ts';
import { test } from './test.ts';

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

test('the matched part of every name is marked, in its original case', async ({ page }) => {
  await open(page);
  await box(page).fill('lOaN');
  const names = await page.locator('[data-named] li strong').allTextContents();
  expect(names.length).toBeGreaterThan(1);
  await expect(matches(page)).toHaveText(names.map(() => 'Loan'));
});

test('the address that search engines are given searches, also for another text', async ({
  page,
}) => {
  await page.goto('/');
  const [, template = ''] =
    /"urlTemplate":"https:\/\/[^/"]+([^"]*)"/.exec(await page.content()) ?? [];
  const addressOf = (text: string) =>
    template.replace('{search_term_string}', encodeURIComponent(text));
  expect(addressOf('a b')).toContain('a%20b');
  await page.goto('about:blank');
  await page.goto(addressOf('mortgage'));
  await expect(matches(page).first()).toHaveText('Mortgage');
  await expect(box(page)).toHaveValue('mortgage');
  // Within the page that is open.
  await page.goto(addressOf('18% of 250'));
  await expect(box(page)).toHaveValue('18% of 250');
  await expect(page.locator('[data-asked]').getByText('45', { exact: true })).toBeVisible();
});

test('matches of keywords are below those of names, and Enter opens none of them', async ({
  page,
}) => {
  await open(page);
  const others = page.getByRole('region', { name: 'Also about “loan”' });
  await expect(others.getByRole('link').first()).toBeVisible();
  await expect(others.locator('strong').filter({ hasText: /loan/i })).toHaveCount(0);

  // A keyword of the loan calculator, and a part of no name.
  await box(page).fill('instalment');
  await expect(page.getByRole('status')).toHaveText(
    'No calculator is called “instalment”. These have to do with it:',
  );
  await expect(page.locator('[data-matches] li strong').first()).toHaveText('Loan EMI Calculator');
  await box(page).press('Enter');
  await expect(page).toHaveURL('/');
});

test('the index is fetched once, when the box is reached, and not before', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (/\/assets\/search-/.test(request.url())) fetched.push(request.url());
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(fetched).toEqual([]);
  await box(page).focus();
  await expect.poll(() => fetched.length, soon).toBe(1);
  await box(page).fill('loan');
  await expect(matches(page).first()).toBeVisible();
  await box(page).hover();
  await box(page).fill('bmi');
  await expect(matches(page).first()).toHaveText('BMI');
  expect(fetched).toHaveLength(1);
});

test('an index that cannot be fetched has an error and a button to retry', async ({ page }) => {
  await page.route('**/assets/search-*', (route) => route.abort());
  await page.goto('/', { waitUntil: 'networkidle' });
  await box(page).fill('loan');
  await expect(page.getByRole('status')).toHaveText(
    'The list of calculators could not be fetched.',
  );
  const again = page.getByRole('button', { name: 'Try again' });
  await again.click();
  await expect(again).toBeVisible();
  await page.unroute('**/assets/search-*');
  await again.press('Enter');
  await expect(matches(page).first()).toBeVisible();
  await expect(box(page)).toHaveValue('loan');
  await expect(box(page)).toBeFocused();
  await expect(again).toHaveCount(0);
});

test('Enter pressed before the index has come opens the first match when it does', async ({
  page,
}) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/search-*', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await box(page).fill('mortgage');
  await expect(page.getByRole('status')).toHaveText('Searching…');
  await box(page).press('Enter');
  await expect(page).toHaveURL('/');
  release();
  await expect(page).toHaveURL('/calculator/mortgage');
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

test('a slash focuses the search box, and is an ordinary character within it', async ({ page }) => {
  await open(page);
  await page.locator('h1').focus();
  await page.keyboard.press('/');
  await expect(box(page)).toBeFocused();
  await expect(box(page)).toHaveValue('loan');
  await page.keyboard.press('End');
  await page.keyboard.press('/');
  await expect(box(page)).toHaveValue('loan/');
});

test('an unknown word finds the most similar names, marked as no match, and Enter opens none', async ({
  page,
}) => {
  await open(page);
  for (const [typed, meant] of [
    ['morgage', 'Mortgage Calculator'],
    ['compuond intrest', 'Compound Interest Calculator'],
    ['pregnency', 'Pregnancy Due Date Calculator'],
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
