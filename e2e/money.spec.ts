import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { barriersInBothSchemes } from './axe.ts';
import {
  complaintsOf,
  control,
  enter,
  hydrated,
  openCalculator,
  output,
  submit,
} from './support.ts';
import { test } from './test.ts';

/*
 * The visitor's own currency, by keyboard: chosen in the header, on every amount that states no other,
 * kept on the device, carried by a link.
 */

const button = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /^Your currency/ });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Find a currency' });

/** Finds a currency by what is typed; Enter chooses the first that is found. */
async function choose(page: Page, text: string): Promise<void> {
  await button(page).press('Enter');
  await expect(search(page)).toBeFocused();
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
  await expect(search(page)).toBeHidden();
}

const inputs = { homePrice: '300000', downPayment: '60000', annualRate: '6', termYears: '30' };

async function enterMortgage(page: Page): Promise<void> {
  for (const [name, text] of Object.entries(inputs)) await enter(page, name, text);
  await submit(page);
}

const payment = (page: Page) => output(page, 'monthlyPayment');
const stored = (page: Page) => page.evaluate(() => localStorage['reckonwell.money']);

/** What is painted beside the price, as the style sheet has it. */
const painted = (page: Page) =>
  page.evaluate(() => {
    const unit = document.getElementById('field-homePrice-unit') as Element;
    return getComputedStyle(unit, '::before').content;
  });

/** Holds some scripts back until the function that it gives is called. */
async function hold(page: Page, scripts: string): Promise<() => Promise<void>> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(scripts, async (route) => {
    await released;
    await route.continue();
  });
  return async () => {
    release();
    await page.unrouteAll({ behavior: 'wait' });
  };
}

test('a currency chosen by keyboard is on every amount without a reload, and from the first paint on', async ({
  page,
  context,
}) => {
  const complaints = complaintsOf(page);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openCalculator(page, 'mortgage');
  const price = control(page, 'homePrice');
  await expect(price).not.toHaveAccessibleDescription(/rupees/);
  expect(await painted(page)).toBe('none');

  await choose(page, 'rupees indian');
  await expect(button(page)).toBeFocused();
  await expect(button(page)).toHaveAccessibleName('Your currency Indian rupees');
  await expect(price).toHaveAccessibleDescription(/Indian rupees/);
  await expect(control(page, 'annualRate')).not.toHaveAccessibleDescription(/rupees/);

  await enterMortgage(page);
  await expect(payment(page)).toHaveText('₹1,438.92');
  await expect(output(page, 'totalPayment')).toHaveText('₹5,18,011.65');
  await expect(price).toHaveAccessibleDescription(/₹3,00,000 is 3 lakh \(300 thousand\)\./);

  // Another one: the same page, with the same result in other texts.
  await page.evaluate(() => {
    document.body.dataset.same = '';
  });
  await choose(page, 'euro');
  await expect(payment(page)).toHaveText('€1,438.92');
  await expect(output(page, 'totalPayment')).toHaveText('€518,011.65');
  expect(await page.evaluate(() => 'same' in document.body.dataset)).toBe(true);
  await expect(page.locator('[data-slot=homePrice]').filter({ visible: true }).first()).toHaveText(
    '€300,000',
  );
  await expect(page.locator('[data-shown=monthlyPayment]').first()).toHaveText('€1,438.92');
  await expect(page.locator('[data-chart] text').first()).toHaveText(/^€[\d.K]+$/);

  // What leaves the page has it, too.
  await page.getByRole('button', { name: 'Copy as text' }).press('Enter');
  await expect(page.getByText('Copied', { exact: true })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.replaceAll('\u00a0', ' ')).toMatch(
    /Home price: €300,000\n[\s\S]*Monthly payment: €1,438\.92\n[\s\S]*&money=EUR$/,
  );
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as CSV' }).first().press('Enter');
  const file = readFileSync(await (await saving).path(), 'utf8');
  expect(file).toContain('"Monthly payment (EUR)"');
  expect(file).toContain(',1438.92,');

  // In the list, arrow keys choose, and Escape ends it; the button beside the inputs opens it as well.
  const inForm = page.locator('form').getByRole('button', { name: 'Your currency Euros' });
  await inForm.press('Enter');
  await expect(search(page)).toBeFocused();
  expect(await barriersInBothSchemes(page, { within: ['#money'] })).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Euros' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(payment(page)).toHaveText('GH₵1,438.92');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Escape');
  await expect(search(page)).toBeHidden();
  await expect(payment(page)).toHaveText('€1,438.92');
  expect(await stored(page)).toBe('EUR en 2 "€" / "Euros"');

  // The head alone paints the sign; the engine alone answers in it.
  let release = await hold(page, '**/assets/**/*.js');
  await page.reload({ waitUntil: 'domcontentloaded' });
  expect(await painted(page)).toBe('"€" / "Euros"');
  await release();
  await hydrated(page);
  release = await hold(page, '**/assets/main-*.js');
  await page.reload({ waitUntil: 'domcontentloaded' });
  await enterMortgage(page);
  await expect(payment(page)).toHaveText('€1,438.92');
  await expect(page.locator('form[data-calculator]')).not.toHaveAttribute('data-hydrated');
  await release();
  await hydrated(page);
  await expect(payment(page)).toHaveText('€1,438.92');
  // By pointer, a press closes the list.
  await button(page).click();
  await page.getByText('Swiss francs').click();
  await expect(search(page)).toBeHidden();
  await expect(button(page)).toBeFocused();
  await expect(payment(page)).toHaveText(/^CHF/);
  await choose(page, 'none');
  await expect(payment(page)).toHaveText('1,438.92');
  expect(await stored(page)).toBeUndefined();
  expect(complaints).toEqual([]);
});

test('a link shows its currency on one page and changes no choice; a stated currency stays', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  const link = `/calculator/mortgage#${new URLSearchParams(inputs)}&money=`;
  await page.goto(`${link}EUR`);
  await expect(payment(page)).toHaveText('€1,438.92');
  expect(await painted(page)).toBe('"€" / "Euros"');
  const note = page.getByText('The link shows amounts in Euros, on this page only.');
  await expect(note).toBeVisible();
  await expect(page.getByText('The link also names')).toHaveCount(0);
  expect(await stored(page)).toBeUndefined();

  // Whoever chooses one keeps it, and the address no longer asks for another.
  await choose(page, '₹');
  await expect(payment(page)).toHaveText('₹1,438.92');
  await expect(note).toHaveCount(0);
  expect(new URL(page.url()).hash).toBe('');
  await page.goto(`${link}CHF`);
  await expect(payment(page)).toHaveText(/^CHF/);
  await expect(page.getByText('Your own choice, Indian rupees, is kept.')).toBeVisible();
  expect(await stored(page)).toContain('INR');
  await page.goto(`${link}XXX`);
  await expect(payment(page)).toHaveText('₹1,438.92');

  // A step to another page ends what the link asked for. There, the result has the visitor's own.
  await page.goto(`${link}EUR`);
  await expect(payment(page)).toHaveText('€1,438.92');
  await page
    .getByRole('link', { name: /^Loan EMI/ })
    .first()
    .click();
  await expect(page.locator('h1')).toHaveText('Loan EMI Calculator');
  await expect(button(page)).toHaveAccessibleName('Your currency Indian rupees');
  await choose(page, 'usd');
  await hydrated(page);
  for (const [name, text] of [
    ['principal', '1000000'],
    ['annualRate', '8.5'],
    ['tenureYears', '20'],
  ] as const) {
    await enter(page, name, text);
  }
  await submit(page);
  // Rupees are only its default: it follows the choice, with the decimals of the chosen currency.
  await expect(output(page, 'emi')).toHaveText('$8,678.23');
  await expect(control(page, 'principal')).toHaveAccessibleDescription(/dollars/);
  await expect(control(page, 'principal')).not.toHaveAccessibleDescription(/₹/);
  await choose(page, 'none');
  await expect(output(page, 'emi')).toHaveText('₹8,678');
  await page.goto('/calculator/loan-emi#principal=2000000&annualRate=8.5&tenureYears=20&money=EUR');
  await expect(output(page, 'emi')).toHaveText('€17,356.46');
  await expect(note).toBeVisible();

  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await page.getByRole('button', { name: 'Forget everything' }).click();
  await expect(button(page)).toHaveAccessibleName('Your currency');
  expect(await stored(page)).toBeUndefined();
  expect(complaints).toEqual([]);
});
