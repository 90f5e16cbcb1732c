import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import type { LoadedCalculator } from '../scripts/calculators.ts';
import { barriersInBothSchemes } from './axe.ts';
import { catalogue, fill, openCalculator, output, submit, test } from './support.ts';

/*
 * Tables on demand, their charts, and the files they are saved as.
 */

async function answer(page: Page, slug: string, given: Record<string, string>): Promise<void> {
  const { manifest } = catalogue.find((each) => each.slug === slug) as LoadedCalculator;
  await fill(page, manifest, given);
  await submit(page);
}

/** Opens a calculator, fills in its form and submits it. */
async function answered(page: Page, slug: string, given: Record<string, string>): Promise<void> {
  await openCalculator(page, slug);
  await answer(page, slug, given);
}

/** A figure as a number of cents; blank where there is none. */
const cents = (text: string): number => Math.round(Number(text.replace(/[^\d.-]/g, '')) * 100);

async function rowsOf(part: Locator): Promise<string[][]> {
  const rows = part.locator('tr');
  await expect(rows.first()).toBeVisible();
  return rows.evaluateAll((all) =>
    all.map((row) => [...row.children].map((cell) => cell.textContent.trim())),
  );
}

const columnSum = (rows: readonly (readonly string[])[], column: number): number =>
  rows.reduce((so, row) => so + cents(row[column] ?? ''), 0);

const unfold = (page: Page, id: string) =>
  page.locator(`section[aria-labelledby="result-${id}-title"] summary`).click();

/** Clicks a Save button and reads the file. */
async function saved(button: Locator): Promise<{ name: string; text: string }> {
  const wait = button.page().waitForEvent('download');
  await button.click();
  const file = await wait;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}

const saveButton = (page: Page, id: string) =>
  page
    .locator(`section[aria-labelledby="result-${id}-title"]`)
    .getByRole('button', { name: 'Save as CSV' });

const parsed = (text: string): string[][] =>
  text
    .slice(1)
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(',').map((cell) => cell.replace(/^"(.*)"$/, '$1')));

const loan = { principal: '10,00,000', annualRate: '8.5', tenureYears: '20' };

test('a loan’s schedule adds up to the figures above it, by year and by month', async ({
  page,
}) => {
  await answered(page, 'loan-emi', loan);
  await expect(
    page.getByRole('img', {
      name: /Year 1: Principal ₹19,902\.26, Interest ₹84,236\.50; Year 20: /,
    }),
  ).toBeVisible();
  await unfold(page, 'schedule');
  const table = page.locator('table[data-table=schedule]');
  const paid = cents(await output(page, 'totalAmount').innerText());
  const interest = cents(await output(page, 'totalInterest').innerText());
  for (const [view, count] of [
    ['By year', 20],
    ['By month', 240],
  ] as const) {
    const button = page.getByRole('button', { name: view });
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(table.locator('tbody tr')).toHaveCount(count);
    const rows = await rowsOf(table.locator('tbody'));
    // The headline shows whole rupees.
    expect(Math.round(columnSum(rows, 1) / 100) * 100).toBe(paid);
    expect(columnSum(rows, 2)).toBe(100_000_000);
    expect(Math.round(columnSum(rows, 3) / 100) * 100).toBe(interest);
    expect(rows.at(-1)?.[4]).toBe('₹0.00');
    const totals = [1, 2, 3].map((column) => columnSum(rows, column));
    const [last = []] = await rowsOf(table.locator('tfoot'));
    expect(last.slice(1, 4).map(cents)).toEqual(totals);
  }
  await expect(
    page.getByText(/the last is ₹8,678\.79, because it makes up the differences/),
  ).toBeVisible();
});

test('an axis is cut short as its country does it: a lakh of rupees, a thousand dollars', async ({
  page,
}) => {
  const marks = page.locator('svg[role=img] text[text-anchor=end]');
  await answered(page, 'loan-emi', { ...loan, principal: '24,00,000' });
  await expect(marks).toHaveText(['0', '50K', '1L', '1.5L', '2L', '2.5L']);
  await answered(page, 'mortgage', { homePrice: '3000000', annualRate: '6', termYears: '30' });
  await expect(marks).toHaveText(['0', '50K', '100K', '150K', '200K', '250K']);
});

test('a schedule is saved as a file that a spreadsheet opens right', async ({ page }) => {
  await answered(page, 'mortgage', {
    homePrice: '300000',
    downPayment: '60000',
    annualRate: '6',
    termYears: '30',
  });
  await unfold(page, 'schedule');
  await page.getByRole('button', { name: 'By month' }).click();
  const { name, text } = await saved(saveButton(page, 'schedule'));
  expect(name).toBe('mortgage-schedule-by-month.csv');
  expect(text).toMatch(/^\ufeff"Month","Paid","Principal","Interest","Balance"\r\n/);
  const [, ...rows] = parsed(text);
  expect(rows).toHaveLength(360);
  for (const cell of rows.flat()) expect(cell).toMatch(/^\d+(\.\d\d)?$/);
  expect(columnSum(rows, 1)).toBe(cents(await output(page, 'totalPayment').innerText()));
  expect(columnSum(rows, 2)).toBe(24_000_000);
  expect(columnSum(rows, 3)).toBe(cents(await output(page, 'totalInterest').innerText()));
  expect(rows.at(-1)?.[4]).toBe('0.00');
});

test('a table of results can be saved, too, and growth continues after its five years', async ({
  page,
}) => {
  await answered(page, 'compound-interest', { principal: '10000', annualRate: '5', years: '10' });
  const { name, text } = await saved(page.getByRole('button', { name: 'Save as CSV' }).first());
  expect(name).toBe('compound-interest-monthly-breakdown.csv');
  expect(parsed(text).at(-1)).toEqual(['60', '12833.59', '2833.59']);
  await expect(
    page.getByRole('img', { name: /Year 10: Principal 10,000\.00, Interest to date 6,470\.09/ }),
  ).toBeVisible();
  await unfold(page, 'growth');
  const rows = await rowsOf(page.locator('table[data-table=growth] tbody'));
  expect(columnSum(rows, 1)).toBe(cents(await output(page, 'totalInterest').innerText()));
  expect(rows.at(-1)?.[4]).toBe(await output(page, 'finalAmount').innerText());
});

test('rent and buying are two lines that end at the two results', async ({ page }) => {
  await answered(page, 'rent-vs-buy', { years: '2.5' });
  const [rent, buy] = [output(page, 'rentCost'), output(page, 'buyCost')];
  const name = `Year 0: Renting 0.00, Buying 60,000.00; Year 2.5: Renting ${await rent.innerText()}, Buying ${await buy.innerText()}.`;
  const chart = page.getByRole('img', { name });
  await expect(chart).toBeVisible();
  await expect(chart.locator('path')).toHaveCount(2);
});

test('a premium shows what it is made of, less what is taken off', async ({ page }) => {
  await answered(page, 'car-insurance', {
    vehicleValue: '18000',
    driverAge: '22',
    accidents: '1',
    coverageType: 'basic',
  });
  await expect(
    page.getByRole('img', {
      name: 'Base and changes: Base rate 900.00; Driver age 360.00; Accidents 180.00; Level of cover -180.00.',
    }),
  ).toBeVisible();
  await unfold(page, 'parts');
  const table = page.locator('table[data-table=parts]');
  expect(await rowsOf(table.locator('tfoot'))).toEqual([
    ['Total', await output(page, 'premium').innerText()],
  ]);
});

test('a schedule that would never end has a message instead', async ({ page }) => {
  await answered(page, 'loan-emi', { ...loan, tenureYears: '101' });
  await expect(page.getByText('A schedule is shown for tenures of up to 100 years.')).toBeVisible();
  await expect(page.locator('[data-chart]')).toHaveCount(0);
});

test('once the page rests, tables and files need no network', async ({ page, openAlone }) => {
  await openAlone('student-loan');
  await answer(page, 'student-loan', { loanAmount: '30000', annualRate: '5.5', termYears: '10' });
  await unfold(page, 'schedule');
  const { name } = await saved(saveButton(page, 'schedule'));
  expect(name).toBe('student-loan-schedule-by-year.csv');
});

test('a chart and an open table have no accessibility faults and fit a narrow phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await answered(page, 'loan-emi', loan);
  await unfold(page, 'schedule');
  await expect(page.locator('table[data-table=schedule]')).toBeVisible();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await barriersInBothSchemes(page, { within: ['[data-panel]'] })).toEqual([]);
  const beyond = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(beyond).toBeLessThanOrEqual(0);
});

test.describe('The same question at other inputs', () => {
  const variations = (page: Page) =>
    page.locator('section[aria-labelledby="result-annualRate-variations-title"]');

  test('has a line for each, the visitor’s own marked, and is saved as a file', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await answered(page, 'loan-emi', loan);
    const table = variations(page).locator('table');
    await expect(table).toBeVisible();
    const rows = await rowsOf(table.locator('tbody'));
    const rates = ['7.5', '8', '8.5', '9', '9.5'].map((rate) => `${rate}% a year`);
    expect(rows.map(([rate]) => rate)).toEqual(rates);
    const marked = table.locator('tr[aria-current]');
    await expect(marked).toHaveCount(1);
    await expect(marked).toContainText('8.5%');
    await expect(marked).toContainText(await output(page, 'emi').innerText());
    const { name, text } = await saved(saveButton(page, 'annualRate-variations'));
    expect(name).toBe('loan-emi-annual-rate-variations.csv');
    expect(parsed(text)).toHaveLength(6);
  });

  test('is folded on a phone, and printed all the same', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await answered(page, 'loan-emi', loan);
    const table = variations(page).locator('table');
    await expect(variations(page)).toBeVisible();
    await expect(table).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(table).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
    await variations(page).locator('summary').press('Enter');
    await expect(table).toBeVisible();
    expect(await barriersInBothSchemes(page, { within: ['[data-panel]'] })).toEqual([]);
  });
});

test('what must be known before acting on a result stands beside it and is read out', async ({
  page,
}) => {
  const given = { weight: '120', activityLevel: 'extreme', climate: 'hot' };
  await answered(page, 'water-intake', given);
  const cautions = page.locator('[data-panel] [data-cautions] li');
  await expect(cautions.first()).toContainText('more than this rule of thumb is good for');
  await expect(
    page.locator('section[aria-labelledby="result-title"] > [role=status]'),
  ).toContainText('Let thirst guide you');
});
