import { expect } from '@playwright/test';
import { control, hydrated, openCalculator, output } from './support.ts';
import { test } from './test.ts';

/*
 * From a calculator to the page of its checks and back, with the keyboard alone and without a page that
 * is loaded anew. How that page looks is tested with the others (pages.spec.ts).
 */

test('a calculator leads to its checks, and an example there fills in its form', async ({
  page,
}) => {
  await openCalculator(page, 'tip');
  await hydrated(page);
  await page.evaluate(() => {
    document.documentElement.dataset.same = '';
  });
  const same = page.locator('html[data-same]');

  await page.getByRole('link', { name: 'How it is tested' }).focus();
  await page.keyboard.press('Enter');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('How the Tip Calculator is tested');
  await expect(heading).toBeFocused();
  await expect(page).toHaveURL(/\/calculator\/tip\/checks$/);
  await expect(page).toHaveTitle(/^How the Tip Calculator Is Tested/);
  await expect(page.getByText(/^Tested on \d+ \w+ \d{4}/).first()).toBeVisible();

  await page.getByRole('link', { name: 'A bill of 84.50' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/calculator\/tip#/);
  await expect(control(page, 'bill')).toHaveValue('84.5');
  await expect(output(page, 'totalAmount')).toHaveText('99.71');

  await page.goBack();
  await expect(heading).toHaveText('How the Tip Calculator is tested');
  await page.getByRole('link', { name: 'Back to the Tip Calculator' }).click();
  await expect(control(page, 'bill')).toBeVisible();
  await expect(same).toHaveCount(1);
});
