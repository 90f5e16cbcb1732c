import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { root } from '../scripts/calculators.ts';
import { barriersInBothSchemes } from './axe.ts';
import { type DevServer, startDevServer } from './devServer.ts';
import { control, descriptionOf, output, submitButton } from './support.ts';
import { test } from './test.ts';

/*
 * A field for lists, on the page of a fixture: no published calculator has a list.
 */

let server: DevServer;

test.describe.configure({ mode: 'serial', timeout: 120_000 });
// A development server that has just started, on a machine with other work to do.
const patient = expect.configure({ timeout: 60_000 });

test.beforeAll(async () => {
  server = await startDevServer((folder) =>
    cpSync(join(root, 'tests/fixtures/readings'), join(folder, 'calculators/education/readings'), {
      recursive: true,
    }),
  );
});

test.afterAll(() => server.stop());

async function open(page: Page, fragment = ''): Promise<void> {
  await page.goto(`${server.url}/calculator/readings${fragment}`);
  await patient(page.locator('form[data-hydrated]')).toBeVisible();
}

const readings = (page: Page) => control(page, 'readings');
const note = (page: Page) => page.locator('[id="field-readings-note"]');

test('is typed or pasted, shows its count, and names entries that cannot be parsed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page);
  await expect(page.getByLabel('Readings', { exact: true })).toHaveJSProperty(
    'tagName',
    'TEXTAREA',
  );
  await expect(note(page)).toHaveText(
    'Enter 2 to 50 numbers, each -50 or more and below 1,000, with spaces or line breaks between them. Unit: kg.',
  );
  await expect(submitButton(page)).toBeDisabled();

  await readings(page).pressSequentially('3, 4.5\n-2; 8');
  await expect(note(page)).toHaveText('4 numbers read.');

  // Enter begins a new line; it does not send the form.
  await readings(page).press('Enter');
  await readings(page).pressSequentially('x 5');
  await expect(note(page)).toHaveText(/^Entry 5: “x” is not a number\./);
  await submitButton(page).click();
  await expect(readings(page)).toBeFocused();
  await expect(readings(page)).toHaveAttribute('aria-invalid', 'true');
  expect(await descriptionOf(readings(page))).toContain('Entry 5: “x” is not a number.');
  await expect(output(page, 'mean')).toHaveCount(0);
  await expect(readings(page)).toHaveValue('3, 4.5\n-2; 8\nx 5');
  await expect(note(page)).toHaveText('');
  expect(await barriersInBothSchemes(page, { within: ['form[data-calculator]'] })).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);

  await readings(page).fill('1,5; 2');
  await expect(note(page)).toHaveText('2 numbers read. “1,5” is read as 1.5.');
  await submitButton(page).click();
  await expect(output(page, 'mean')).toHaveText('1.75 kg');
  await readings(page).fill('7');
  await submitButton(page).click();
  expect(await descriptionOf(readings(page))).toContain('1 number was read. Enter 2 to 50 numbers');
});

test('is in links with its line breaks, is stored, printed and copied, and may have dates', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '#readings=3%0A4.5%0A-2+8&counts=1+2+3&days=2026-10-05,2026-10-06,2026-10-05');
  await patient(output(page, 'mean')).toHaveText('3.375 kg');
  await expect(readings(page)).toHaveValue('3\n4.5\n-2 8');
  await expect(output(page, 'dayCount')).toHaveText('2');
  await expect(output(page, 'counted')).toHaveText('6');

  await page.getByRole('button', { name: 'Copy as text' }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toContain('Readings: 3, 4.5, -2, 8 kg\nCounts: 1, 2, 3\nDays: 2026-10-05, 2026-10-06');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[data-sheet]')).toContainText('3, 4.5, -2, 8 kg');
  await page.emulateMedia({ media: 'screen' });

  // Another input can be varied; the list stays as it is.
  await page.getByText('What if').click();
  await expect(page.getByLabel('Vary').locator('option')).toHaveText(['Offset']);

  await control(page, 'days').fill('2026-10-05, tomorrow');
  await submitButton(page).click();
  expect(await descriptionOf(control(page, 'days'))).toContain(
    '“tomorrow” is not a date. Write each date as YYYY-MM-DD.',
  );
  await control(page, 'days').fill('2026-10-05');
  await submitButton(page).click();
  await expect(output(page, 'dayCount')).toHaveText('1');
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(readings(page)).toHaveValue('');
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(0);
  // From the device, what was calculated by hand comes back.
  await open(page);
  await page.getByRole('button', { name: 'Use your last inputs' }).click();
  await expect(readings(page)).toHaveValue('3\n4.5\n-2 8');
  await expect(output(page, 'mean')).toHaveText('3.375 kg');
});
