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
    `Loan EMI Calculator. Monthly EMI ${figure}.`,
  );
  expect(await barriers(page)).toEqual([]);

  await page.keyboard.press('ArrowDown');
  await expect(link(page)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(box(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(
    '/calculator/loan-emi#principal=1000000&annualRate=8.5&tenureYears=20&tenureUnit=years',
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
  await ask(page, 'emi on 10 lakh at 8.5% for 20 years');
  await box(page).press('Enter');
  await expect(page).toHaveURL('/');
  release();
  await expect(page).toHaveURL(/\/calculator\/loan-emi#/);
});

test('the answer says what is assumed, missing or not understood, in the chosen currency', async ({
  page,
}) => {
  await ask(page, 'tip on 84.50 for 4 people');
  await expect(card(page).locator('dl > div').filter({ hasText: 'assumed' })).toHaveText(
    'Tip% assumed',
  );
  await expect(card(page).getByLabel('Tip')).toHaveValue('15');
  await page.evaluate(() => {
    localStorage.setItem('reckonwell.money', 'EUR de 2 "€" / "Euros"');
    dispatchEvent(new StorageEvent('storage'));
  });
  await expect(card(page).locator('strong')).toHaveText('€97.18');

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

test('a sum is worked out by itself, and Enter opens nothing', async ({ page }) => {
  await ask(page, '1/2 + 1/3');
  await expect(card(page).getByRole('heading')).toHaveText('1 ÷ 2 + 1 ÷ 3 =');
  await expect(card(page).locator('strong')).toHaveText('0.8333333333333333');
  await expect(card(page)).toContainText('exactly 5/6');
  await expect(page.locator('main [aria-live]')).toHaveText(
    '1 ÷ 2 + 1 ÷ 3 = about 0.8333333333333333. exactly 5/6.',
  );
  await expect(page.locator('[data-matches] li')).toHaveCount(0);
  expect(await barriers(page)).toEqual([]);
  await box(page).press('Enter');
  await expect(page).toHaveURL('/');
  await expect(box(page)).toHaveValue('1/2 + 1/3');

  await ask(page, '5/0');
  await expect(card(page)).toContainText('Nothing can be divided by 0.');
  await ask(page, '1.234 + 1');
  await expect(card(page).getByRole('heading')).toHaveText([
    '“1.234” could be 1.234 or 1,234',
    '1.234 + 1',
    '1,234 + 1',
  ]);
  await expect(card(page).locator('strong')).toHaveText(['2.234', '1,235']);
});

test('a number with two readings has both answers, each with a link, and Enter opens neither', async ({
  page,
}) => {
  await ask(page, '15% tip on 1.234');
  await expect(card(page).getByRole('heading')).toHaveText([
    '“1.234” has two readings',
    '1.234 as 1.234',
    '1.234 as 1,234',
  ]);
  await expect(card(page).locator('strong')).toHaveText(['0.19', '185.10']);
  await expect(page.locator('main [aria-live]')).toHaveText(
    '“1.234” has two readings. Tip Calculator. 1.234 as 1.234. Tip amount 0.19. 1.234 as 1,234. Tip amount 185.10.',
  );
  expect(await barriers(page)).toEqual([]);
  await box(page).press('Enter');
  await expect(page).toHaveURL('/');
  await page.keyboard.press('ArrowDown');
  await expect(link(page).first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/calculator/tip#bill=1234&tipPercent=15');
});

test('what is assumed is changed in place, and the opened page has it and the typed currency', async ({
  page,
}) => {
  await ask(page, 'tip on €84.50 for 4 people');
  await expect(card(page).locator('strong')).toHaveText('€97.18');
  const tip = card(page).getByLabel('Tip');
  // The link comes after the control.
  await expect(link(page)).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Shift+Tab');
  await expect(tip).toBeFocused();
  await tip.fill('20');
  await page.keyboard.press('Enter');
  await expect(card(page).locator('strong')).toHaveText('€101.40');
  await expect(page.locator('main [aria-live]')).toHaveText(/^Tip Calculator. Total €101\.40\.$/);
  await expect(tip).toBeFocused();
  await expect(card(page)).not.toContainText('assumed');
  await tip.fill('many');
  await page.keyboard.press('Enter');
  await expect(tip).toHaveAttribute('aria-invalid', 'true');
  await expect(card(page).locator('strong')).toHaveText('€101.40');
  expect(await barriers(page)).toEqual([]);
  await tip.fill('20');
  await page.keyboard.press('Tab');
  await expect(tip).not.toHaveAttribute('aria-invalid');
  // Another question begins with what it assumes itself.
  await ask(page, 'tip on €84.50 for 2 people');
  await expect(tip).toHaveValue('15');
  await tip.fill('20');
  await tip.press('Enter');
  await expect(card(page)).not.toContainText('assumed');
  await box(page).press('Enter');
  await expect(page).toHaveURL(/\/calculator\/tip#/);
  const opened = new URLSearchParams(new URL(page.url()).hash.slice(1));
  expect(Object.fromEntries(opened)).toEqual({
    bill: '84.5',
    people: '2',
    tipPercent: '20',
    money: 'EUR',
  });
  await expect(page.locator('output[name=totalAmount]')).toHaveText('€101.40');
});

test('a choice that is assumed is another with one key', async ({ page }) => {
  await ask(page, 'how many litres of paint for 4 m by 5 m room 2.5 m high');
  const paint = card(page).locator('strong').first();
  const before = (await paint.textContent()) ?? '';
  await card(page).getByLabel('Paint the ceiling too').focus();
  await page.keyboard.press('Y');
  await expect(paint).not.toHaveText(before);
  await expect(link(page)).toHaveAttribute('href', /ceiling=yes/);
});

test('a suggestion is asked with one key, and a mistyped word is read as what was meant', async ({
  page,
}) => {
  await ask(page, 'bmi 70 kg 1.75');
  await expect(card(page)).toContainText('Did you mean 1.75 m?');
  await expect(card(page).getByRole('button', { name: 'Use 1.75 m' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(card(page).getByRole('button')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(card(page).locator('strong').first()).toHaveText('22.9 kg/m²');
  await expect(box(page)).toHaveValue(/1\.75 m$/);
  await expect(box(page)).toBeFocused();

  await ask(page, 'morgage 300000 at 6% for 30 years');
  await expect(card(page)).toContainText('“morgage” is read as mortgage.');
  await expect(card(page).locator('strong')).toHaveText('1,798.65');
});

test('where nothing answers, it is said why, what comes near, and a question that works', async ({
  page,
}) => {
  await ask(page, 'convert 30 psi to bar');
  await expect(card(page).getByRole('heading')).toHaveText(
    'There is no calculator here that converts pressure.',
  );
  await expect(card(page).getByRole('listitem')).toHaveText([
    'Ideal Gas Law Calculator shares “psi”, “bar”',
  ]);
  await expect(page.getByRole('navigation', { name: 'Popular calculators' })).toBeHidden();
  await expect(page.locator('[data-matches] li')).toHaveCount(0);
  await expect(page.locator('main [aria-live]')).toHaveText(/^There is no calculator here that/);
  expect(await barriers(page)).toEqual([]);
  await box(page).press('Enter');
  await expect(page).toHaveURL('/');

  await ask(page, 'weather in paris 2027');
  await expect(card(page).getByRole('heading')).toHaveText('No calculator here answers this.');
  await expect(card(page).getByRole('listitem').first()).toContainText('shares “');
  await expect(page.getByRole('status')).toHaveText('');
  await ask(page, 'qqqq');
  await expect(card(page)).toContainText('Not understood: “qqqq”.');
  await card(page).getByRole('button').press('Enter');
  await expect(box(page)).toHaveValue('emi on 10 lakh at 8.5% for 20 years');
  await expect(box(page)).toBeFocused();
  await expect(card(page).locator('strong')).toHaveText(/^₹/);
});

test('an answer goes with its question, and names are found as ever', async ({ page }) => {
  await ask(page, 'bmi 70 kg 175 cm');
  await expect(link(page)).toHaveCount(1);
  await box(page).press('Escape');
  await expect(box(page)).toHaveValue('');
  await expect(card(page)).toHaveCount(0);
  await ask(page, 'compound interest');
  await expect(card(page)).toHaveCount(0);
  await box(page).press('Enter');
  await expect(page).toHaveURL('/calculator/compound-interest');
});
