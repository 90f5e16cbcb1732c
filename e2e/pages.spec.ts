import { expect } from '@playwright/test';
import { barriersInBothSchemes } from './axe.ts';
import { layoutShifts, overflow, smallTargets } from './layout.ts';
import { addresses, complaintsOf, requestsOf, settled } from './support.ts';
import { test } from './test.ts';

/*
 * Every page that is no calculator’s, in one visit each. Their markup is checked in the built files
 * (tests/built/markup.test.ts), calculators are visited by calculators.spec.ts.
 */

// Colours are judged as they are, not on their way.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const missing = '/nope';

/** Pages of checks are all made alike: one with every part stands for them. */
const checks = '/calculator/triangle/checks';

const others = addresses.filter((each) => !each.startsWith('/calculator/'));
for (const address of [...others, checks, missing]) {
  test(`${address} is quiet, stands still, fits every screen and keeps nobody out`, async ({
    page,
    baseURL,
  }) => {
    const complaints = complaintsOf(page);
    const requests = requestsOf(page);
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      const response = await page.goto(address);
      expect(response?.status()).toBe(address === missing ? 404 : 200);
      await expect(page.locator('h1')).toBeVisible();
      await settled(page);
      expect(await layoutShifts(page), `what moved at ${width}`).toEqual([]);
    }
    expect(await barriersInBothSchemes(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await overflow(page)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
    expect(requests.filter((url) => new URL(url).origin !== baseURL)).toEqual([]);
    // The browser logs the status of a document; nothing else may be logged.
    expect(complaints.filter((text) => !text.includes('status of 404'))).toEqual([]);
  });
}

test('a calculator’s page says who it is for, and first of related ones when they are right', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/calculator/simple-interest');
  const related = page.getByRole('navigation', { name: 'Related calculators' });
  await expect(related.locator('p')).toHaveText(
    'This calculatorFor lenders and savers whose interest is never added to the balance',
  );
  const links = related.getByRole('link');
  await expect(links).toHaveText([
    'Compound Interest CalculatorIf interest is added to the balance every month or year',
    'Loan EMI CalculatorFor a loan in monthly instalments',
    /^APY CalculatorAnnual percentage yield from a nominal rate/,
    /^Savings Calculator/,
    /^APR Calculator/,
    /^Date Difference Calculator/,
  ]);
  expect(await overflow(page)).toEqual([]);
  await links.first().click();
  await expect(page.locator('h1')).toHaveText('Compound Interest Calculator');
});

test('a page whose calculator has no such lines has the summaries of the related ones', async ({
  page,
}) => {
  await page.goto('/calculator/temperature-converter');
  const related = page.getByRole('navigation', { name: 'Related calculators' });
  await expect(related.locator('p')).toHaveCount(0);
  await expect(related.getByRole('link').first()).toHaveText(/^Unit ConverterA length in metric/);
});
