import { expect, type Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { barriersInBothSchemes } from './axe.ts';
import {
  control,
  enter,
  headless,
  openCalculator,
  output,
  setDay,
  someDay,
  submit,
} from './support.ts';
import { test } from './test.ts';

/*
 * What a visitor can do with a result: vary one input, solve for one, carry on, print it.
 */

const loan = { principal: '1000000', annualRate: '8.5', tenureYears: '20' };

async function answered(page: Page, slug: string, given: Record<string, string>): Promise<void> {
  await openCalculator(page, slug);
  for (const [name, text] of Object.entries(given)) await enter(page, name, text);
  await submit(page);
  await expect(page.locator('[data-tools]')).toBeVisible();
}

const whatIf = (page: Page) => page.locator('[data-tools] details').filter({ hasText: 'What if' });
const opener = (page: Page) => whatIf(page).locator('summary');
const rows = (page: Page) => whatIf(page).locator('tbody tr');

/** The cells of the first columns of a table, as texts. */
const cells = (page: Page, columns: number) =>
  rows(page).evaluateAll(
    (all, count) =>
      all.map((row) =>
        [...row.children].slice(0, count).map((cell) => cell.firstChild?.textContent ?? ''),
      ),
    columns,
  );

/** Expects that nothing overflows the page. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('A result leads on to a calculator that takes its figures, by keyboard', async ({ page }) => {
  const given = { annualIncome: '96000', downPayment: '40000', annualRate: '6.5', termYears: '30' };
  await page.setViewportSize({ width: 360, height: 800 });
  await answered(page, 'mortgage-affordability', given);
  const links = page.getByRole('navigation', { name: 'Carry on with these figures' });
  const mortgage = links.getByRole('link', { name: 'Mortgage Calculator' });
  await expect(mortgage).toContainText('Largest home price, down payment, annual rate, term');
  expect(await overflow(page)).toBe(0);
  expect(await barriersInBothSchemes(page)).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  await expect(links).toBeHidden();
  await page.emulateMedia({ media: null });

  // The links come right after what is above them, in their order.
  await page.locator('[data-tools] summary').last().focus();
  for (const link of await links.getByRole('link').all()) {
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    if ((await link.innerText()).startsWith('Mortgage Calculator')) break;
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/calculator\/mortgage#/);

  const [shown] = await headless([{ slug: 'mortgage-affordability', given }]);
  const homePrice = String(shown?.maxHomePrice).replaceAll(',', '');
  const carried = { homePrice, downPayment: '40000', annualRate: '6.5', termYears: '30' };
  for (const [name, text] of Object.entries(carried)) {
    await expect(control(page, name)).toHaveValue(text);
  }
  const [next] = await headless([{ slug: 'mortgage', given: carried }]);
  await expect(output(page, 'monthlyPayment')).toHaveText(String(next?.monthlyPayment));
});

/** What stood in the form, and comes back by one press. */
const undo = (page: Page) => page.locator('[data-undo]');

test.describe('Undo', () => {
  const loan = { principal: '1,000,000', annualRate: '8.5', tenureYears: '20' };

  test('brings back inputs and result after Reset, by keyboard', async ({ page }) => {
    await answered(page, 'loan-emi', loan);
    await expect(undo(page)).toBeEmpty();
    const reset = page.getByRole('button', { name: 'Reset' });
    await reset.press('Enter');
    await expect(output(page, 'emi')).toHaveCount(0);
    await expect(undo(page)).toHaveText('The form was reset. Undo');
    // Another press replaces nothing, and takes nothing away.
    await reset.press('Enter');
    await expect(undo(page)).toHaveText('The form was reset. Undo');
    await page.keyboard.press('Tab');
    await expect(undo(page).getByRole('button')).toBeFocused();
    await page.keyboard.press('Enter');
    for (const [name, text] of Object.entries(loan))
      await expect(control(page, name)).toHaveValue(text);
    await expect(output(page, 'emi')).toHaveText('₹8,678');
    await expect(undo(page)).toHaveText('Your inputs are back.');
    await expect(page.locator('form [type=submit]')).toBeFocused();
  });

  test('is offered until the next change, and not for a form as it opens', async ({ page }) => {
    await answered(page, 'loan-emi', loan);
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect(undo(page).getByRole('button')).toBeVisible();
    await control(page, 'principal').press('5');
    await expect(undo(page)).toBeEmpty();
    await control(page, 'principal').press('Backspace');
    await expect(undo(page)).toBeEmpty();
    await page.locator('[data-examples] a').first().click();
    await expect(output(page, 'emi')).toBeVisible();
    await expect(undo(page)).toBeEmpty();
  });

  test('brings back what an example and what the last inputs replaced', async ({ page }) => {
    await answered(page, 'loan-emi', loan);
    await page.locator('[data-examples] a').nth(1).click();
    await expect(output(page, 'emi')).toHaveText('₹12,513');
    await undo(page).getByRole('button', { name: 'Undo' }).click();
    await expect(control(page, 'principal')).toHaveValue(loan.principal);
    await expect(output(page, 'emi')).toHaveText('₹8,678');
    expect(new URL(page.url()).hash).toBe('');
  });
});

test.describe('What if', () => {
  test('shows the headline result for other values of an input, as the engine gives them', async ({
    page,
  }) => {
    await answered(page, 'loan-emi', loan);
    await expect(whatIf(page).getByRole('combobox')).toHaveCount(0);
    await opener(page).press('Enter');
    await expect(page.getByLabel('Vary')).toHaveValue('principal');
    await page.getByLabel('Vary').selectOption({ label: 'Annual interest rate' });
    await expect(rows(page).first()).toContainText('5.5');
    const found = await cells(page, 2);
    expect(found.length).toBeGreaterThan(8);
    const engineOutputs = await headless(
      found.map(([annualRate = '']) => ({ slug: 'loan-emi', given: { ...loan, annualRate } })),
    );
    expect(found.map(([, shown]) => shown)).toEqual(engineOutputs.map(({ emi }) => emi));

    const own = rows(page).and(page.locator('[aria-current]'));
    await expect(own).toHaveCount(1);
    await expect(own).toContainText('8.5');
    await expect(own).toContainText('yours');
    await expect(page.getByRole('img', { name: /^Monthly EMI rises from/ })).toHaveAccessibleName(
      /to ₹[\d,]+ at 11\.5% a year\. Yours: ₹8,678 at 8\.5% a year\.$/,
    );
  });

  test('updates with the result, and keeps the visitor’s choice', async ({ page }) => {
    await answered(page, 'loan-emi', loan);
    await opener(page).click();
    await page.getByLabel('Vary').selectOption('tenureYears');
    await page.getByLabel('Watch').selectOption('totalInterest');
    await expect(page.getByRole('img', { name: /^Total interest rises from/ })).toBeVisible();
    await enter(page, 'tenureYears', '0');
    await submit(page);
    await expect(page.locator('[data-tools]')).toHaveCount(0);
    await enter(page, 'tenureYears', '10');
    await submit(page);
    await expect(page.getByLabel('Vary')).toHaveValue('tenureYears');
    const own = rows(page).and(page.locator('[aria-current]'));
    await expect(own).toContainText('10');
    await expect(own).toContainText(await output(page, 'totalInterest').innerText());
    await expect(page.getByRole('img', { name: /^Total interest rises from/ })).toBeVisible();
  });

  test('lists the values that the form would refuse, with their errors', async ({ page }) => {
    const given = { homePrice: '100000', downPayment: '90000', annualRate: '6', termYears: '30' };
    await answered(page, 'mortgage', given);
    await opener(page).click();
    await page.getByLabel('Vary').selectOption('downPayment');
    await expect(whatIf(page)).toContainText(
      /No result for 105,000, .*: The down payment can be at most the home price\./,
    );
    expect(await rows(page).last().innerText()).toMatch(/^100,000/);
  });

  test('is on no page without a number to vary', async ({ page }) => {
    await setDay(page, someDay);
    await answered(page, 'age', { birthDate: '1990-05-17' });
    await expect(whatIf(page)).toHaveCount(0);
  });
});

test.describe('Solve for', () => {
  const solving = (page: Page) =>
    page.locator('[data-tools] details').filter({ hasText: 'Solve for' });
  const found = (page: Page) => solving(page).getByRole('status');

  test('finds by keyboard what must be entered, and fills it in', async ({ page }) => {
    await answered(page, 'loan-emi', loan);
    await solving(page).locator('summary').press('Enter');
    const result = solving(page).getByLabel('Result');
    await expect(result).toHaveValue('emi');
    await expect(solving(page).getByLabel('By changing')).toHaveValue('principal');
    await solving(page).locator('summary').press('Tab');
    await expect(result).toBeFocused();
    await page.keyboard.press('Tab');
    const target = solving(page).getByLabel('Target');
    await expect(target).toBeFocused();
    await expect(target).toHaveAccessibleDescription('Now ₹8,678');

    await page.keyboard.type('twenty');
    await expect(target).toHaveAccessibleDescription(/“twenty” is not a number\./);
    await expect(target).toHaveValue('twenty');
    await expect(found(page)).toHaveCount(0);
    await target.selectText();
    await page.keyboard.type('20,000');
    await expect(found(page)).toHaveText(
      'Monthly EMI will be ₹20,000 if you enter ₹23,04,617 as loan amount.',
    );

    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    const fillIn = solving(page).getByRole('button', { name: 'Fill in ₹23,04,617' });
    await expect(fillIn).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(output(page, 'emi')).toHaveText('₹20,000');
    await expect(control(page, 'principal')).toHaveValue('2304617');
    await expect(fillIn).toBeFocused();
    await expect(solving(page)).toContainText('yours');

    // What was typed is kept while the tool is folded.
    await solving(page).locator('summary').click();
    await solving(page).locator('summary').click();
    await expect(target).toHaveValue('20,000');
  });

  test('what “Fill in” replaced comes back by Undo', async ({ page }) => {
    await answered(page, 'loan-emi', {
      principal: '10 lakh',
      annualRate: '8.5',
      tenureYears: '20',
    });
    await solving(page).locator('summary').press('Enter');
    await solving(page).getByLabel('Target').fill('20000');
    await solving(page).getByRole('button', { name: 'Fill in ₹23,04,617' }).press('Enter');
    await expect(control(page, 'principal')).toHaveValue('2304617');
    await expect(undo(page)).toHaveText('Your inputs were replaced. Undo');
    await undo(page).getByRole('button', { name: 'Undo' }).press('Enter');
    await expect(control(page, 'principal')).toHaveValue('10 lakh');
    await expect(output(page, 'emi')).toHaveText('₹8,678');
  });

  test('lists whole neighbours and several solutions, and says what can be reached', async ({
    page,
  }) => {
    await answered(page, 'tip', { bill: '100', tipPercent: '10', people: '2' });
    await solving(page).locator('summary').click();
    await solving(page).getByLabel('Result').selectOption('perPersonAmount');
    await solving(page).getByLabel('By changing').selectOption('people');
    await solving(page).getByLabel('Target').fill('30');
    await expect(found(page)).toContainText('No whole number gives exactly 30.00.');
    await expect(solving(page).getByRole('listitem')).toHaveText([
      'Fill in 3gives 36.67',
      'Fill in 4gives 27.50',
    ]);
    await solving(page).getByLabel('Target').fill('200');
    await expect(found(page)).toHaveText(
      'Each person pays is never 200.00: whatever is entered as people, it is between 0.00 and 55.00.',
    );
    await expect(solving(page).getByRole('listitem')).toHaveCount(0);
    expect(await overflow(page)).toBe(0);
    expect(await barriersInBothSchemes(page)).toEqual([]);
  });

  test('answers a link that asks for an input, and says why where it cannot', async ({ page }) => {
    await page.goto(
      '/calculator/loan-emi#annualRate=8.5&tenureYears=20&solve=principal&for=emi:20000',
    );
    await expect(output(page, 'emi')).toHaveText('₹20,000');
    await expect(control(page, 'principal')).toHaveValue('2304617');
    await expect(solving(page).getByLabel('Target')).toHaveValue('20000');
    await expect(page.getByText('The link also names')).toHaveCount(0);

    await page.goto('/calculator/calories-burned#minutes=30&solve=weight&for=calories:10000');
    await expect(page.locator('form').getByRole('status').first()).toContainText(
      'Calories burned is never 10,000 kcal',
    );
    await page.goto('/calculator/tip#bill=50&solve=nothing&for=cost:2');
    await expect(output(page, 'totalAmount')).toHaveText('57.50');
    await expect(page.getByText('The link also names')).toContainText('“solve” and “for”');
  });
});

test('is accessible and fits a small phone, in the dark too', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await answered(page, 'loan-emi', { ...loan, principal: '987654321.12' });
  await opener(page).click();
  await expect(rows(page).first()).toBeVisible();
  expect(await overflow(page)).toBe(0);
  expect(await barriersInBothSchemes(page, { within: ['[data-tools]', '[data-bar]'] })).toEqual([]);
});

/** Of how many screens of a phone the buttons of a result are below its largest figure. */
const screensBelow = (page: Page) =>
  page.evaluate(() => {
    const top = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().top;
    return (Number(top('[data-bar] button')) - Number(top('[data-panel] output'))) / innerHeight;
  });

const withTables: readonly { slug: string; given: Record<string, string> }[] = [
  { slug: 'loan-emi', given: loan },
  {
    slug: 'loan-amortization',
    given: { principal: '20000', annualRate: '6', termMonths: '60' },
  },
  { slug: 'compound-interest', given: { principal: '10000', annualRate: '5', years: '10' } },
];

for (const { slug, given } of withTables) {
  test(`The buttons of a result are within a screen of its figure, in the room kept for them: ${slug}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await answered(page, slug, given);
    await expect(page.getByRole('button', { name: 'Share link' })).toBeVisible();
    expect(await screensBelow(page)).toBeLessThan(1);
    const room = await page
      .locator('[data-bar]')
      .evaluate((bar) => bar.clientHeight - Number.parseFloat(getComputedStyle(bar).minHeight));
    expect(room).toBe(0);
  });
}

/** What is printed: the text of each sheet. */
async function printed(page: Page): Promise<readonly string[]> {
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), {
    mergePages: false,
  });
  return text.map((each) => each.replace(/\s+/g, ' '));
}

test.describe('Print', () => {
  test('is two clean sheets at most: inputs, result, the same trip otherwise, and sources', async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await setDay(page, someDay);
    const given = { distance: '450', fuelEfficiency: '15', fuelPrice: '1.65' };
    await answered(page, 'fuel-cost', given);
    await opener(page).click();
    // What is printed belongs together: the inputs of the result, not what was typed since.
    await enter(page, 'distance', '999');
    const sheets = await printed(page);
    expect(sheets.length).toBeLessThanOrEqual(2);
    const sheet = sheets.join(' ');
    const inOrder = [
      'Fuel Cost Calculator',
      'Printed on 21 November 2026 from http://localhost',
      // A long address runs over the line.
      '#unit=metric&distance=450',
      'Inputs',
      'Distance',
      '450 km',
      'Fuel price',
      '1.65 per L',
      'Result',
      'Fuel cost',
      '49.50',
      'The same trip with a higher and a lower fuel consumption',
      'How it is worked out',
      'Symbols',
      'Sources',
    ];
    expect(inOrder.map((text) => sheet.indexOf(text))).toEqual(
      inOrder.map((text) => sheet.indexOf(text)).toSorted((a, b) => a - b),
    );
    for (const text of inOrder) expect(sheet).toContain(text);
    for (const text of [
      '999',
      'Calculate',
      'Copy as text',
      'Keep this case',
      'What if',
      'Solve for',
      'Skip to content',
      'Quick Tools',
      'Privacy Policy',
      'Related calculators',
      'Questions',
    ]) {
      expect(sheet).not.toContain(text);
    }
  });

  test('a long table runs over the sheets, its head on each of them', async ({ page }) => {
    const given = { principal: '10000', annualRate: '5', years: '10' };
    await answered(page, 'compound-interest', given);
    const sheets = await printed(page);
    // A balance and its interest, followed by the number and the balance of the next month.
    const monthRow = /\d \d\d,\d{3}\.\d\d \d[\d,]*\.\d\d \d+ \d\d,/;
    const withRows = sheets.filter((each) => monthRow.test(each));
    expect(withRows.length).toBeGreaterThan(1);
    for (const sheet of withRows) expect(sheet).toMatch(/Month Balance/);
    expect(withRows[1]).toMatch(/^Month Balance/);
  });

  test('what is folded on a phone is open on paper, and folded again after', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await answered(page, 'tip', { bill: '50' });
    const steps = page.locator('#steps details').first();
    await expect(steps).not.toHaveAttribute('open');
    expect((await printed(page)).join(' ')).toContain('Symbols');
    await expect(steps).not.toHaveAttribute('open');
  });

  test('a form without a result is printed with its inputs', async ({ page }) => {
    await openCalculator(page, 'tip');
    await page.emulateMedia({ media: 'print' });
    await expect(control(page, 'bill')).toBeVisible();
    await expect(page.getByRole('banner')).toBeHidden();
  });
});
