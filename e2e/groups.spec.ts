import { expect, type Page } from '@playwright/test';
import { control, enter, openCalculator, openGroups, output, submit } from './support.ts';
import { test } from './test.ts';

/*
 * Fields that are folded until somebody wants them, and the sentence that a result begins with.
 */

const group = (page: Page, label: string) =>
  page.locator('[data-group]').filter({ hasText: label });

const loan = { homePrice: '300000', downPayment: '30000', annualRate: '6', termYears: '30' };

test('folded fields are opened and closed with the keyboard, and say what is filled in', async ({
  page,
}) => {
  await openCalculator(page, 'mortgage');
  const costs = group(page, 'Taxes, insurance and fees');
  const summary = costs.locator('summary');
  await expect(control(page, 'propertyTax')).toHaveCount(0);
  await expect(summary).toContainText('(optional)');

  await control(page, 'termYears').focus();
  await page.keyboard.press('Tab');
  await expect(summary).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(control(page, 'propertyTax')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(control(page, 'propertyTax')).toBeFocused();
  await page.keyboard.type('1.2');

  await summary.press('Enter');
  await expect(control(page, 'propertyTax')).toHaveCount(0);
  await expect(summary.locator('[data-filled]')).toHaveText(
    ': Property tax per year 1.2% of the price',
  );
  // What was typed is still there, and counts.
  for (const [id, text] of Object.entries(loan)) await enter(page, id, text);
  await submit(page);
  await expect(output(page, 'taxMonthly')).toHaveText('300.00');
  await summary.press('Enter');
  await expect(control(page, 'propertyTax')).toHaveValue('1.2');
});

test('a link opens the folded fields that it fills in, and no others', async ({ page }) => {
  const filled = new URLSearchParams({ ...loan, extraMonthly: '200' });
  await page.goto(`/calculator/mortgage#${filled}`);
  await expect(control(page, 'extraMonthly')).toHaveValue('200');
  await expect(group(page, 'Dates')).not.toHaveAttribute('open');
  // The sentence comes first, and is announced with the figures.
  const sentence = page.locator('[data-verdict]');
  await expect(sentence).toHaveText(
    /^Paying extra clears the loan .+ sooner and saves .+ of interest\.$/,
  );
  await expect(page.locator('[data-panel] > :first-child')).toHaveAttribute('data-verdict');
});

test('what is refused in folded fields is opened and focused', async ({ page }) => {
  await openCalculator(page, 'mortgage');
  for (const [id, text] of Object.entries(loan)) await enter(page, id, text);
  await openGroups(page);
  await enter(page, 'propertyTax', '21');
  await group(page, 'Taxes, insurance and fees').locator('summary').click();
  await expect(control(page, 'propertyTax')).toHaveCount(0);
  await submit(page);
  await expect(control(page, 'propertyTax')).toBeFocused();
  await expect(control(page, 'propertyTax')).toHaveAccessibleDescription(
    /Enter a percentage of at most 20, or choose “An amount per year”\./,
  );
  // The unit beside the number is the way out.
  await enter(page, 'propertyTaxUnit', 'amount');
  await enter(page, 'propertyTax', '3600');
  await submit(page);
  await expect(output(page, 'taxMonthly')).toHaveText('300.00');
});
