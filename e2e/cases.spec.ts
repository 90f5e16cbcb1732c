import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { barriersInBothSchemes } from './axe.ts';
import { layoutShifts, overflow, smallTargets } from './layout.ts';
import { control, enter, headless, openCalculator, output, submit } from './support.ts';
import { test } from './test.ts';

/*
 * Results that are kept as cases: named, listed, compared, carried by a link, and safe where storage fails.
 */

const loan = { principal: '1000000', annualRate: '8.5', tenureYears: '20' };
const [slug, prefix] = ['loan-emi', 'reckonwell.case.loan-emi.'];

const keep = (page: Page) => page.getByRole('button', { name: 'Keep this case' });
const nameField = (page: Page) => page.getByLabel('Name of this case');
const said = (page: Page) => page.getByRole('group', { name: 'This result' }).getByRole('status');
const list = (page: Page) => page.getByRole('region', { name: 'Your cases' });
const fold = (page: Page) => list(page).locator('summary').first();
const names = (page: Page) => list(page).locator('li > button:first-of-type');
const change = (page: Page, name: string) =>
  list(page).getByRole('button', { name: `Change “${name}”` });
const compared = (page: Page) => page.getByRole('table', { name: 'Cases side by side' });
const heads = (page: Page) => compared(page).getByRole('columnheader');
const notice = (page: Page) => list(page).getByRole('status').first();

/** Fills in a loan and calculates it. */
async function answer(page: Page, given: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(given)) await enter(page, name, text);
  await submit(page);
  const [expected] = await headless([{ slug, given: { ...loan, ...given } }]);
  await expect(output(page, 'emi')).toHaveText(String(expected?.emi));
}

/** Keeps the result as a case, under the name that is proposed if none is given. */
async function keepAs(page: Page, name?: string): Promise<string> {
  await keep(page).click();
  await expect(nameField(page)).toBeFocused();
  if (name) await nameField(page).fill(name);
  const kept = await nameField(page).inputValue();
  await nameField(page).press('Enter');
  await expect(nameField(page)).toHaveCount(0);
  return kept;
}

/** Keeps a loan at each of these rates, named after it. */
async function keepRates(page: Page, rates: readonly string[]): Promise<void> {
  await openCalculator(page, slug);
  for (const annualRate of rates) {
    await answer(page, { ...loan, annualRate });
    await keepAs(page, `At ${annualRate}`);
  }
}

async function unfold(page: Page): Promise<void> {
  await fold(page).click();
  await expect(list(page).getByRole('list')).toBeVisible();
}

const storedCases = (page: Page) =>
  page.evaluate(
    (start) => Object.keys(localStorage).filter((key) => key.startsWith(start)),
    prefix,
  );

/** The texts of a comparison, by the label of its lines. */
const linesOf = (page: Page) =>
  compared(page)
    .locator('tbody:has(td)')
    .evaluateAll((all) =>
      Object.fromEntries(
        all.map((each) => [
          each.querySelector('th')?.textContent,
          [...each.querySelectorAll('td')].map((cell) =>
            [...cell.childNodes].map((node) => node.textContent).join(' '),
          ),
        ]),
      ),
    );

test('A result is kept under a name proposed from what differs, beside the next result', async ({
  page,
}) => {
  await openCalculator(page, slug);
  await answer(page, loan);
  await expect(list(page)).toHaveCount(0);
  expect(await keepAs(page)).toBe('₹10,00,000, 8.5%, 20 years');
  await expect(keep(page)).toBeFocused();
  await expect(said(page)).toContainText('Kept as “₹10,00,000, 8.5%, 20 years”');
  await expect(compared(page)).toHaveCount(0);

  // A form in error takes the result away, not what was kept.
  await enter(page, 'annualRate', '');
  await submit(page);
  await expect(page.locator('[data-tools]')).toHaveCount(0);
  await expect(list(page)).toBeVisible();
  await answer(page, { annualRate: '9' });

  await expect(heads(page)).toHaveText(['₹10,00,000, 8.5%, 20 years', 'Now']);
  const [was, is] = await headless([
    { slug, given: loan },
    { slug, given: { ...loan, annualRate: '9' } },
  ]);
  expect(await linesOf(page)).toEqual({
    'Annual interest rate': ['8.5% a year', '9% a year +0.5 points'],
    'Monthly EMI': [was?.emi, `${is?.emi} +₹319 +3.7%`],
    'Total repaid': [was?.totalAmount, `${is?.totalAmount} +₹76,566 +3.7%`],
    'Total interest': [was?.totalInterest, `${is?.totalInterest} +₹76,566 +7.1%`],
  });
  await expect(page.getByText('other inputs are the same in all cases')).toBeVisible();
  expect(await keepAs(page)).toBe('9%');
  await expect(heads(page)).toHaveText(['₹10,00,000, 8.5%, 20 years', '9%now']);
  await answer(page, { annualRate: '9', tenureYears: '15' });
  await keep(page).click();
  await expect(nameField(page)).toHaveValue('9%, 15 years');
  await nameField(page).press('Escape');
  await expect(nameField(page)).toHaveCount(0);
  await expect(keep(page)).toBeFocused();
  expect(await storedCases(page)).toHaveLength(2);
});

test('figures in different money have no difference', async ({ page }) => {
  await openCalculator(page, 'currency-converter');
  await enter(page, 'amount', '100');
  await enter(page, 'from', 'USD');
  await enter(page, 'to', 'EUR');
  await keepAs(page, 'In euros');
  await enter(page, 'to', 'GBP');
  await expect(heads(page)).toHaveText(['In euros', 'Now']);
  const lines = await linesOf(page);
  expect(lines['Converted amount']?.map((text: string) => text.slice(0, 1))).toEqual(['€', '£']);
  expect(lines['Converted amount']?.[1]).not.toContain('+');
});

test('Cases are opened, renamed, copied, moved, and deleted with a way back', async ({ page }) => {
  await keepRates(page, ['7', '8', '9']);
  await expect(fold(page)).toContainText('At 7 · At 8 · At 9');
  await unfold(page);
  await expect(names(page)).toHaveText([/^At 7₹[\d,]+$/, /^At 8₹[\d,]+$/, /^At 9₹[\d,]+$/]);

  await list(page).getByRole('button', { name: /^At 7/ }).click();
  await expect(control(page, 'annualRate')).toHaveValue('7');
  const [opened] = await headless([{ slug, given: { ...loan, annualRate: '7' } }]);
  await expect(output(page, 'emi')).toHaveText(String(opened?.emi));
  await expect(notice(page)).toHaveText('Opened “At 7”.');

  await change(page, 'At 9').click();
  await list(page).getByRole('button', { name: 'Rename' }).click();
  const field = list(page).getByLabel('New name');
  await expect(field).toBeFocused();
  await field.fill('At 7');
  await field.press('Enter');
  await expect(notice(page)).toHaveText('Renamed to “At 7 (2)”.');
  await expect(list(page).getByRole('button', { name: 'Rename' })).toBeFocused();
  await list(page).getByRole('button', { name: 'Rename' }).press('Enter');
  await field.press('Escape');
  await expect(field).toHaveCount(0);

  await list(page).getByRole('button', { name: 'Duplicate' }).click();
  await expect(names(page).last()).toContainText('At 7 (3)');

  const up = list(page).getByRole('button', { name: 'Move up' });
  await up.click();
  await expect(notice(page)).toHaveText('“At 7 (2)” is 2 of 4 now.');
  await expect(up).toBeFocused();
  await up.press('Enter');
  await up.press('Enter');
  await expect(notice(page)).toHaveText('“At 7 (2)” is first already.');
  const order = [/^At 7 \(2\)/, /^At 7₹/, /^At 8/, /^At 7 \(3\)/];
  await expect(names(page)).toHaveText(order);

  await list(page).getByRole('button', { name: 'Delete' }).click();
  await expect(notice(page)).toHaveText('Deleted “At 7 (2)”.');
  const undo = list(page).getByRole('button', { name: 'Undo' });
  await expect(undo).toBeFocused();
  await expect(names(page)).toHaveText(order.slice(1));
  await undo.press('Enter');
  await expect(names(page)).toHaveText(order);
  await expect(undo).toHaveCount(0);

  // On the next visit, to an empty form, all cases are there, and nothing moves.
  await page.getByRole('button', { name: 'Reset' }).click();
  await page.goto(`/calculator/${slug}?again`, { waitUntil: 'networkidle' });
  await expect(list(page)).toBeVisible();
  expect(await layoutShifts(page)).toEqual([]);
  await unfold(page);
  await expect(names(page)).toHaveText(order);
});

test('The last case can be deleted and brought back', async ({ page }) => {
  await keepRates(page, ['7']);
  await unfold(page);
  await change(page, 'At 7').click();
  await list(page).getByRole('button', { name: 'Delete' }).click();
  expect(await storedCases(page)).toEqual([]);
  await list(page).getByRole('button', { name: 'Undo' }).click();
  await expect(names(page)).toHaveText([/^At 7/]);
  expect(await storedCases(page)).toHaveLength(1);
});

test('Four are compared, the present result among them, with their charts over one another', async ({
  page,
}) => {
  await keepRates(page, ['7', '8', '9', '10']);
  await expect(heads(page)).toHaveText(['At 7', 'At 8', 'At 9', 'At 10now']);
  await unfold(page);
  await list(page).getByLabel('Compare “At 8”').uncheck();
  await answer(page, { annualRate: '11' });
  await expect(heads(page)).toHaveText(['At 7', 'At 9', 'At 10', 'Now']);
  const tick = list(page).getByLabel('Compare “At 8”');
  await tick.check();
  await expect(heads(page)).toHaveText(['At 7', 'At 8', 'At 9', 'At 10']);
  await expect(page.getByText('The present result is not among them')).toBeVisible();
  await tick.uncheck();

  const charts = page.locator('[data-compare] [data-chart=lines]');
  await expect(charts).toHaveCount(2);
  await expect(charts.first().getByRole('listitem')).toHaveText(['At 7', 'At 9', 'At 10', 'Now']);
  await expect(charts.first().locator('path[data-series]:not(li *)')).toHaveCount(4);
});

test('Two cases are compared without a result', async ({ page }) => {
  await keepRates(page, ['7', '8']);
  await page.goto(`/calculator/${slug}?again`);
  await page.getByRole('button', { name: 'Start afresh' }).click();
  await unfold(page);
  for (const name of ['At 7', 'At 8']) await list(page).getByLabel(`Compare “${name}”`).check();
  await expect(heads(page)).toHaveText(['At 7', 'At 8']);
  // The columns share the whole width.
  const right = (part: Locator) =>
    part.evaluate((each) => Math.round(each.getBoundingClientRect().right));
  expect(await right(heads(page).last())).toBe(await right(compared(page)));
});

test.describe('A link with cases', () => {
  /** The link that “Share these cases” copies. */
  async function shared(page: Page): Promise<string> {
    await page.getByRole('button', { name: 'Share these cases' }).click();
    await expect(page.getByText('Link copied. It carries these 3 cases.')).toBeVisible();
    return page.evaluate(() => navigator.clipboard.readText());
  }

  test('shows them compared to whoever opens it, and keeps them only if that is wanted', async ({
    page,
    context,
    browser,
    baseURL,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await keepRates(page, ['7', '8']);
    await answer(page, { annualRate: '9', tenureYears: '25' });
    const link = await shared(page);
    expect(link).toMatch(new RegExp(`^${baseURL}/calculator/${slug}#principal=1000000&`));

    const elsewhere = await browser.newContext();
    const other = await elsewhere.newPage();
    await other.goto(link);
    await expect(heads(other)).toHaveText(['At 7', 'At 8', '9%, 25 yearsnow']);
    await expect(other.getByText('The link also names')).toHaveCount(0);
    await expect(control(other, 'annualRate')).toHaveValue('9');
    expect(await storedCases(other)).toEqual([]);

    await enter(other, 'annualRate', '10');
    await submit(other);
    await expect(heads(other)).toHaveText(['At 7', 'At 8', '9%, 25 years', 'Now']);
    await other.getByRole('button', { name: 'Keep these cases' }).click();
    await expect(notice(other)).toHaveText('Kept on this device.');
    expect(await storedCases(other)).toHaveLength(3);

    // The same link again is of cases that are there.
    await other.goto('about:blank');
    await other.goto(link);
    await expect(heads(other)).toHaveText(['At 7', 'At 8', '9%, 25 yearsnow']);
    await expect(names(other)).toHaveCount(3);
    await elsewhere.close();
  });

  test('is a form with its inputs, whatever somebody wrote into it', async ({ page }) => {
    const inputs = new URLSearchParams(loan).toString();
    const hostile = [
      ['<img src=x onerror=alert(1)>', inputs],
      ['Broken', 'principal=lots'],
      ['Foreign', 'nothing=1'],
      ['Two', inputs.replace('8.5', '9')],
    ].map(([name, text]) => `_case=${encodeURIComponent(`${text}~${name}`)}`);
    await page.goto(`/calculator/${slug}#${inputs}&${hostile.join('&')}`);
    await expect(heads(page)).toHaveText(['<img src=x onerror=alert(1)>now', 'Two']);
    await expect(output(page, 'emi')).toHaveText('₹8,678');
    await expect(names(page).nth(1)).toContainText('is not a number');
    await expect(names(page).nth(2)).toContainText('not those of this calculator');
  });
});

/** Lets nothing more be stored on the pages of a context. */
const refuseToStore = (context: BrowserContext) =>
  context.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });

test.describe('Storage', () => {
  test('that is full loses nothing, and says so', async ({ page, context }) => {
    await refuseToStore(context);
    await openCalculator(page, slug);
    await answer(page, loan);
    await keep(page).click();
    await nameField(page).fill('My bank');
    await nameField(page).press('Enter');
    await expect(page.getByRole('alert')).toContainText('full or blocked');
    await expect(nameField(page)).toHaveValue('My bank');
    await answer(page, { annualRate: '9' });
    await expect(nameField(page)).toHaveValue('My bank');
  });

  test('that is blocked leaves the page as it is, and says so', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('no', 'SecurityError');
        },
      });
    });
    await openCalculator(page, slug);
    await answer(page, loan);
    await keep(page).click();
    await nameField(page).press('Enter');
    await expect(page.getByRole('alert')).toContainText('full or blocked');
    await nameField(page).press('Escape');
    await expect(output(page, 'emi')).toHaveText('₹8,678');
  });

  test('of a newer version, or damaged, stays as it is, and is counted', async ({ page }) => {
    const newer = '{"version":99,"name":"New","inputs":"","order":1}';
    await page.addInitScript(
      ([start, text]) => {
        localStorage[`${start}a`] = text;
        localStorage[`${start}b`] = '{"version":';
      },
      [prefix, newer] as const,
    );
    await openCalculator(page, slug);
    await answer(page, loan);
    await keepAs(page, 'Readable');
    await unfold(page);
    await expect(list(page)).toContainText('2 cases on this device cannot be read');
    await expect(names(page)).toHaveText([/^Readable/]);
    expect(await page.evaluate((name) => localStorage[name], `${prefix}a`)).toBe(newer);
  });

  test('of two tabs is that of both', async ({ page, context }) => {
    await keepRates(page, ['7']);
    const other = await context.newPage();
    await openCalculator(other, slug);
    await answer(other, { ...loan, annualRate: '8' });
    await keepAs(other, 'From the other tab');
    await unfold(page);
    await expect(names(page)).toHaveText([/^At 7/, /^From the other tab/]);
    await change(page, 'At 7').click();
    await list(page).getByRole('button', { name: 'Delete' }).click();
    await unfold(other);
    await expect(names(other)).toHaveText([/^From the other tab/]);
  });

  test('is not used in an embed, which shows no cases', async ({ page }) => {
    await keepRates(page, ['7', '8']);
    const inputs = new URLSearchParams(loan).toString();
    const carried = ['A', 'B'].map((name) => `_case=${encodeURIComponent(`${inputs}~${name}`)}`);
    await page.goto(`/embed/${slug}#${inputs}&${carried.join('&')}`);
    await expect(output(page, 'emi')).toHaveText('₹8,678');
    await expect(list(page)).toHaveCount(0);
    await expect(compared(page)).toHaveCount(0);
    await expect(page.locator('[data-bar]')).toBeHidden();
    await expect(page.getByText('The link also names')).toHaveCount(0);
  });
});

test('Everything is done by keyboard, on a small phone, and is accessible', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openCalculator(page, slug);
  await answer(page, { ...loan, principal: '123456789.55' });
  await keep(page).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('A bank with a long name, Großkreditanstalt');
  await page.keyboard.press('Enter');
  await expect(keep(page)).toBeFocused();
  await answer(page, { principal: '987654321.12' });
  await expect(heads(page)).toHaveCount(2);
  expect(await overflow(page)).toEqual([]);

  await fold(page).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(list(page).getByRole('checkbox')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(heads(page)).toHaveCount(0);
  await page.keyboard.press('Space');
  await expect(heads(page)).toHaveCount(2);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(list(page).getByRole('button', { name: 'Rename' })).toBeFocused();
  expect(await overflow(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
  const within = ['[data-cases]', '[data-bar]'];
  expect(await barriersInBothSchemes(page, { within })).toEqual([]);
  await page.keyboard.press('Enter');
  expect(await overflow(page)).toEqual([]);
  expect(await barriersInBothSchemes(page, { within })).toEqual([]);
});

test('A calculator without cases fetches nothing for them', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto(`/calculator/${slug}#${new URLSearchParams(loan)}`, {
    waitUntil: 'networkidle',
  });
  await expect(keep(page)).toBeVisible();
  expect(fetched.filter((url) => url.includes('CaseList'))).toEqual([]);
  await keep(page).click();
  await expect(nameField(page)).toBeVisible();
  expect(fetched.filter((url) => url.includes('CaseList')).length).toBeGreaterThan(0);
});
