import { expect, type Page } from '@playwright/test';
import { barriers } from './axe.ts';
import { soon } from './support.ts';
import { test } from './test.ts';

/*
 * Questions in the search box of the home page, with the keyboard alone.
 */

const box = (page: Page) => page.getByRole('searchbox', { name: 'Search calculators' });
const card = (page: Page) => page.getByRole('region', { name: 'Answer' });
const link = (page: Page) => page.locator('[data-asked] a');

/** Opens the home page and types a question, which is then read. */
async function ask(page: Page, question: string) {
  if (page.url() === 'about:blank') await page.goto('/', { waitUntil: 'networkidle' });
  await box(page).fill(question);
}

test('a question is answered, and Enter opens the calculator with its inputs', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url() + (request.postData() ?? '')));
  const fetched = (name: RegExp) => requests.filter((url) => name.test(url)).length;
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(fetched(/\/questions\b|\/Asked-/)).toBe(0);
  await page.keyboard.press('/');
  await expect.poll(() => fetched(/\/Asked-[^/]*\.js/), soon).toBe(1);

  await page.keyboard.type('emi on 10 lakh at 8.5% for 20 years');
  await expect(link(page)).toHaveText('Open with these numbers in the Loan EMI Calculator');
  await expect(card(page).getByRole('heading')).toHaveText('Loan EMI Calculator');
  await expect(card(page).locator('dt')).toHaveText([
    'Loan amount',
    'Annual interest rate',
    'Tenure',
  ]);
  await expect(card(page).locator('dd')).toHaveText([
    '₹10,00,000 “10 lakh”',
    '8.5% a year',
    '20 years',
  ]);
  const figure = await card(page).locator('strong').textContent();
  await expect(page.locator('main [aria-live]')).toHaveText(
    `Loan EMI Calculator. Monthly EMI: ${figure}.`,
  );
  expect(await barriers(page)).toEqual([]);

  await page.keyboard.press('ArrowDown');
  await expect(link(page)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(box(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(
    '/calculator/loan-emi#principal=1000000&annualRate=8.5&tenureYears=20',
  );
  await expect(page.locator('output[name=emi]')).toHaveText(figure ?? '');

  // What is asked stays on the device.
  expect(requests.filter((url) => new URL(url).origin !== new URL(page.url()).origin)).toEqual([]);
  expect(requests.filter((url) => /lakh|8\.5|1000000/.test(url))).toEqual([]);
  expect(fetched(/\/questions\.js/)).toBe(1);
  // Each part once, however many keys were pressed.
  const parts = requests.filter((url) => url.includes('/assets/questions/'));
  expect(parts.length).toBeGreaterThan(0);
  expect(new Set(parts).size).toBe(parts.length);
});

test('Enter pressed before the answer is there opens it once it is', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/questions.js', async (route) => {
    await released;
    await route.continue();
  });
  await ask(page, 'what is 18% of 250');
  await box(page).press('Enter');
  await expect(page).toHaveURL('/');
  release();
  await expect(page).toHaveURL(/\/calculator\/percentage#/);
});

test('the answer says what is assumed, missing or not understood, in the chosen currency', async ({
  page,
}) => {
  await ask(page, 'tip on $84.50 for 4 people');
  await expect(card(page).locator('div').filter({ hasText: 'assumed' })).toHaveText(
    'Tip15% assumed',
  );
  await page.evaluate(() => {
    localStorage.setItem('reckonwell.money', 'EUR de 2 "€" / "Euros"');
    dispatchEvent(new StorageEvent('storage'));
  });
  await expect(card(page).locator('strong')).toHaveText(/^97,18\s€$/);

  await ask(page, 'bmi 70 kg');
  await expect(card(page)).toContainText('Still needed: Height.');
  await expect(card(page).locator('strong')).toHaveCount(0);
  expect(await barriers(page)).toEqual([]);
  await box(page).press('Enter');
  await expect(page.getByLabel('Weight')).toHaveValue('70');
});

test('a question that gives the result opens the calculator to solve for the input', async ({
  page,
}) => {
  await ask(page, 'what loan can I get if my emi is 20000 at 8.5% for 20 years');
  await expect(card(page)).toContainText('Asked for: Loan amount.');
  // The address holds the question until it is solved.
  const asked = page.waitForURL(/&solve=principal&for=emi:20000$/, { waitUntil: 'commit' });
  await box(page).press('Enter');
  await asked;
  await expect(page.locator('main')).toContainText('₹23,04,617');
});

test('there is no answer to what fits no calculator, and names are found as ever', async ({
  page,
}) => {
  await ask(page, '18% of 250');
  await expect(link(page)).toHaveCount(1);
  await ask(page, 'weather in paris 2027');
  await expect(page.getByRole('status')).toHaveText(/^No calculator is called/);
  await expect(card(page)).toHaveCount(0);
  await ask(page, '18% of 250');
  await expect(link(page)).toHaveCount(1);
  await box(page).press('Escape');
  await expect(box(page)).toHaveValue('');
  await expect(card(page)).toHaveCount(0);
  await ask(page, 'compound interest');
  await box(page).press('Enter');
  await expect(page).toHaveURL('/calculator/compound-interest');
});
