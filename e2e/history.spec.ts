import { readFileSync } from 'node:fs';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { barriersInBothSchemes } from './axe.ts';
import { layoutShifts, overflow, smallTargets } from './layout.ts';
import { control, enter, hydrated, output, setDay, someDay, submit } from './support.ts';
import { test } from './test.ts';

/*
 * The list of the last answers, everything on the device in a file, and forms that are filled in again.
 */

const star = (page: Page) => page.getByRole('button', { name: 'Favourite', exact: true });
const rows = (page: Page) => page.getByRole('region', { name: 'Answers' }).getByRole('listitem');
const again = (page: Page) => page.getByText('What you typed here is filled in again.');

/** Opens a page, and waits for what comes after it. */
async function complete(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
  await expect(star(page)).toBeVisible();
}

/** The texts that the device stores under names that begin so. */
const storedUnder = (page: Page, start: string): Promise<readonly string[]> =>
  page.evaluate(
    (prefix) =>
      Object.entries(localStorage).flatMap(([key, text]) => (key.startsWith(prefix) ? text : [])),
    `reckonwell.${start}`,
  );

const countUnder = (page: Page, start: string) =>
  expect.poll(async () => (await storedUnder(page, start)).length);

const loan = { principal: '1000000', annualRate: '8.5', tenureYears: '20' };

async function fillIn(page: Page, given: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(given)) await enter(page, name, text);
}

/** Answers a loan and a tip, so that two answers are listed. */
async function answerTwo(page: Page): Promise<void> {
  await complete(page, '/calculator/loan-emi');
  await fillIn(page, loan);
  await submit(page);
  await expect(output(page, 'emi')).toHaveText('₹8,678');
  await countUnder(page, 'answer.').toBe(1);
  await complete(page, '/calculator/tip');
  await enter(page, 'bill', '50');
  await submit(page);
  await countUnder(page, 'answer.').toBe(2);
}

async function openHistory(page: Page): Promise<void> {
  await page.goto('/history');
  await expect(page.getByRole('heading', { name: 'Everything in a file' })).toBeVisible();
}

test.describe('The list of the last answers', () => {
  test('says when, which calculator and which figure, and leads back to it', async ({ page }) => {
    await answerTwo(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Your Last Answers' }).click();
    await expect(page.getByRole('heading', { name: 'Your Last Answers' })).toBeFocused();
    await expect(rows(page)).toHaveCount(2);
    await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible();
    await expect(rows(page).first()).toContainText(/Tip Calculator.*Total.*57\.50/);
    await expect(rows(page).last()).toContainText(
      /Loan EMI Calculator.*Monthly EMI.*₹8,678.*\d\d:\d\d, with 1000000, 8\.5, 20/,
    );
    await rows(page).last().getByRole('link').click();
    await expect(output(page, 'emi')).toHaveText('₹8,678');
    await expect(control(page, 'annualRate')).toHaveValue('8.5');
    // To look at an answer again lists it no second time.
    await openHistory(page);
    await expect(rows(page)).toHaveCount(2);
  });

  test('has one entry for a figure that is being typed, and one for each that is asked for', async ({
    page,
  }) => {
    await complete(page, '/calculator/temperature-converter');
    await enter(page, 'value', '');
    await control(page, 'value').pressSequentially('1234', { delay: 600 });
    await expect(page.locator('[data-panel]')).toContainText('2,253');
    await countUnder(page, 'answer.').toBe(1);
    await expect.poll(() => storedUnder(page, 'answer.')).toEqual([expect.stringMatching('2,253')]);

    await page.clock.install({ time: new Date(`${someDay}T12:00:00`) });
    await complete(page, '/calculator/loan-emi');
    await fillIn(page, loan);
    await submit(page);
    await page.clock.runFor(1000);
    await countUnder(page, 'answer.').toBe(2);
    await page.clock.runFor(20_000);
    await enter(page, 'annualRate', '9');
    await submit(page);
    await page.clock.runFor(1000);
    await countUnder(page, 'answer.').toBe(3);
  });

  test('keeps an answer as a case of its calculator', async ({ page }) => {
    await answerTwo(page);
    await openHistory(page);
    const keep = rows(page)
      .last()
      .getByRole('button', { name: /^Keep as a case/ });
    await keep.press('Enter');
    const kept = rows(page)
      .last()
      .getByRole('button', { name: /^Kept as a case/ });
    await expect(kept).toBeFocused();
    await expect(page.getByText('Kept as a case of the Loan EMI Calculator.')).toBeVisible();
    await kept.press('Enter');
    expect((await storedUnder(page, 'case.loan-emi.')).map((text) => JSON.parse(text))).toEqual([
      {
        version: 1,
        name: 'Monthly EMI ₹8,678',
        inputs: 'principal=1000000&annualRate=8.5&tenureYears=20',
        order: 1,
      },
    ]);
  });

  test('forgets one or all by keyboard, and takes that back', async ({ page }) => {
    await answerTwo(page);
    await openHistory(page);
    await rows(page)
      .first()
      .getByRole('button', { name: /^Forget/ })
      .press('Enter');
    await expect(rows(page).first()).toContainText('Forgotten: Tip Calculator');
    const undo = page.getByRole('button', { name: /^Undo/ });
    await expect(undo).toBeFocused();
    await countUnder(page, 'answer.').toBe(1);
    await undo.press('Enter');
    await expect(
      rows(page)
        .first()
        .getByRole('button', { name: /^Forget/ }),
    ).toBeFocused();
    await countUnder(page, 'answer.').toBe(2);

    await page.getByRole('button', { name: 'Forget all answers' }).press('Enter');
    await expect(page.getByText('2 answers forgotten.')).toBeVisible();
    await expect(undo).toBeFocused();
    await countUnder(page, 'answer.').toBe(0);
    await undo.press('Enter');
    await expect(rows(page)).toHaveCount(2);
    await expect(page.getByRole('button', { name: 'Forget all answers' })).toBeFocused();
    await page.getByRole('button', { name: 'Forget all answers' }).click();
    await openHistory(page);
    await expect(page.getByText('No answer is listed yet.')).toBeVisible();
  });

  test('is off with one switch, and what is there stays until it is forgotten', async ({
    page,
  }) => {
    await answerTwo(page);
    await openHistory(page);
    const list = page.getByRole('checkbox', { name: /^List my answers/ });
    await list.press('Space');
    await expect(list).not.toBeChecked();
    await expect(page.getByText('Those above stay until you forget them.')).toBeVisible();
    await complete(page, '/calculator/bmi');
    await fillIn(page, { height: '175', weight: '70' });
    await submit(page);
    await countUnder(page, 'typed.bmi').toBe(1);
    await openHistory(page);
    await expect(rows(page)).toHaveCount(2);
    await page.getByRole('button', { name: 'Forget all answers' }).click();
    await page.reload();
    await expect(page.getByText('the list is switched off')).toBeVisible();
  });

  test('is written neither by links and examples nor by embeds', async ({ page }) => {
    await complete(page, '/calculator/loan-emi#principal=5000&annualRate=5&tenureYears=5');
    await expect(output(page, 'emi')).toBeVisible();
    await page.goto('/embed/tip');
    await hydrated(page);
    await enter(page, 'bill', '50');
    await submit(page);
    await expect(output(page, 'totalAmount')).toHaveText('57.50');
    await page.goto('/history');
    await expect(page.getByText('No answer is listed yet.')).toBeVisible();
    expect(await storedUnder(page, '')).toEqual([]);
  });

  test('keeps the answers of two tabs', async ({ page, context }) => {
    const other = await context.newPage();
    await complete(page, '/calculator/tip');
    await complete(other, '/calculator/tip');
    await enter(page, 'bill', '50');
    await submit(page);
    await enter(other, 'bill', '80');
    await submit(other);
    await countUnder(page, 'answer.').toBe(2);
    await openHistory(page);
    await enter(other, 'bill', '90');
    await submit(other);
    await expect(rows(page)).toHaveCount(2);
    await expect(rows(page).first()).toContainText('103.50');
    // Each tab comes back with its own.
    await other.reload();
    await expect(again(other)).toBeVisible();
    await expect(control(other, 'bill')).toHaveValue('90');
    await complete(page, '/calculator/tip');
    await expect(again(page)).toBeVisible();
    await expect(control(page, 'bill')).toHaveValue('50');
  });

  test('says that storage is full, and loses nothing', async ({ page }) => {
    await answerTwo(page);
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await openHistory(page);
    await expect(page.getByRole('alert')).toContainText('is full');
    await expect(rows(page)).toHaveCount(2);
    await rows(page).first().getByRole('button', { name: /^Keep/ }).click();
    await expect(page.getByRole('status').filter({ hasText: 'is full' })).toBeVisible();
  });

  test('says that the browser stores nothing', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('no', 'SecurityError');
        },
      }),
    );
    await page.goto('/history');
    await expect(page.getByRole('alert')).toContainText('stores nothing for this site');
  });

  test('says what a newer version stored, and leaves it', async ({ page }) => {
    await page.addInitScript(() => {
      localStorage['reckonwell.answer.a'] = '{"version":2}';
    });
    await page.goto('/history');
    await expect(page.getByText('1 answer cannot be read')).toBeVisible();
    await page.getByRole('checkbox', { name: /^List/ }).click();
    expect(await storedUnder(page, 'answer.')).toEqual(['{"version":2}']);
  });

  test('is accessible and fits a small phone', async ({ page }) => {
    await answerTwo(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await openHistory(page);
    await rows(page)
      .first()
      .getByRole('button', { name: /^Forget/ })
      .click();
    await page.getByLabel('Take in a file').setInputFiles(fileWith({ theme: 'dark' }));
    await expect(page.getByRole('button', { name: 'Take it in' })).toBeVisible();
    expect(await overflow(page)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
    expect(await barriersInBothSchemes(page)).toEqual([]);
  });
});

/** A file as a visitor chooses it. */
const fileWith = (stored: unknown, more: object = {}) => ({
  name: 'saved.json',
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify({ site: 'reckonwell', version: 1, stored, ...more })),
});

const choose = (page: Page) => page.getByLabel('Take in a file');
const held = (page: Page) => page.getByRole('region', { name: 'saved.json holds' });
const take = (page: Page) => page.getByRole('button', { name: 'Take it in' });

test.describe('Everything in a file', () => {
  /** The file that a page saves. */
  async function saved(page: Page) {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save a file' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^reckonwell-\d{4}-\d\d-\d\d\.json$/);
    return readFileSync(await file.path());
  }

  const everything = async (context: BrowserContext): Promise<Record<string, string>> => {
    const { origins } = await context.storageState();
    return Object.fromEntries(
      (origins[0]?.localStorage ?? [])
        .filter(({ name }) => !name.startsWith('reckonwell.typed.'))
        .map(({ name, value }) => [name, value]),
    );
  };

  test('comes to another device, and is shown before it is taken', async ({ page, browser }) => {
    await answerTwo(page);
    await star(page).click();
    await openHistory(page);
    await rows(page).last().getByRole('button', { name: /^Keep/ }).click();
    const buffer = await saved(page);
    await expect(page.getByText('Saved.')).toBeVisible();

    const other = await browser.newContext();
    const there = await other.newPage();
    await openHistory(there);
    const file = { name: 'saved.json', mimeType: 'application/json', buffer };
    await choose(there).setInputFiles(file);
    await expect(there.getByRole('heading', { name: 'saved.json holds' })).toBeFocused();
    await expect(held(there).getByRole('listitem')).toHaveText([
      '1 favourite calculator',
      '1 case of Loan EMI Calculator',
      '2 answers',
      'The last inputs of 2 calculators',
    ]);
    expect(await storedUnder(there, '')).toEqual([]);
    await take(there).press('Enter');
    await expect(there.getByText('Taken.')).toBeVisible();
    await expect(choose(there)).toBeFocused();
    await expect(rows(there)).toHaveCount(2);
    expect(await everything(other)).toEqual(await everything(page.context()));

    await choose(there).setInputFiles(file);
    await expect(held(there)).toContainText('2 answers: 2 are here already');
    await expect(held(there)).toContainText('There is nothing new in it');
    await other.close();
  });

  test('is left alone if the visitor thinks better of it', async ({ page }) => {
    await openHistory(page);
    await choose(page).setInputFiles(fileWith({ favourites: 'tip' }));
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText('Nothing was taken.')).toBeVisible();
    await expect(held(page)).toHaveCount(0);
    expect(await storedUnder(page, '')).toEqual([]);
  });

  for (const [what, file, problem] of [
    ['foreign', fileWith({}, { site: 'other' }), 'not from this site'],
    ['newer', fileWith({}, { version: 9 }), 'newer version'],
    ['damaged', fileWith({ theme: 'dark', 'case.tip.a': 5 }), 'is damaged'],
    ['strange', fileWith({ theme: 'dark', token: 'x' }), '“token”, which this site does not store'],
    ['too large', { ...fileWith({}), buffer: Buffer.alloc(5_000_001, ' ') }, 'too large'],
    ['unreadable', { ...fileWith({}), buffer: Buffer.from([0, 255, 1]) }, 'cannot be read'],
  ] as const) {
    test(`is refused in words if it is ${what}`, async ({ page }) => {
      await openHistory(page);
      await choose(page).setInputFiles(file);
      const alert = page.getByRole('alert');
      await expect(alert).toContainText(problem);
      await expect(alert).toContainText('Nothing was taken.');
      await expect(take(page)).toHaveCount(0);
      expect(await storedUnder(page, '')).toEqual([]);
    });
  }

  test('is not taken in part where storage is full', async ({ page }) => {
    await openHistory(page);
    await page.evaluate(() => {
      localStorage['reckonwell.theme'] = 'dark';
      const { setItem } = Storage.prototype;
      Storage.prototype.setItem = function (key, text) {
        if (key.startsWith('reckonwell.last.')) throw new DOMException('', 'QuotaExceededError');
        setItem.call(this, key, text);
      };
    });
    await choose(page).setInputFiles(
      fileWith({ favourites: 'tip', 'last.tip': 'bill=5', money: 'EUR' }),
    );
    await take(page).click();
    await expect(page.getByRole('alert')).toContainText('Nothing was taken. There is too little');
    await expect(take(page)).toBeVisible();
    expect(await storedUnder(page, '')).toEqual(['dark']);
  });
});

test.describe('What was typed', () => {
  test('comes back after a reload, answered, and can be forgotten', async ({ page }) => {
    await complete(page, '/calculator/loan-emi');
    await fillIn(page, loan);
    await submit(page);
    await expect(output(page, 'emi')).toHaveText('₹8,678');
    await page.reload();
    await expect(again(page)).toBeVisible();
    await expect(output(page, 'emi')).toHaveText('₹8,678');
    await expect(control(page, 'principal')).toHaveValue('1000000');
    expect(await barriersInBothSchemes(page, { within: ['form[data-calculator]'] })).toEqual([]);

    await page.getByRole('button', { name: 'Start afresh' }).press('Enter');
    await expect(control(page, 'principal')).toBeFocused();
    await expect(control(page, 'principal')).toHaveValue('');
    await expect(output(page, 'emi')).toHaveCount(0);
    expect(await storedUnder(page, 'typed.')).toEqual([]);
    await complete(page, '/calculator/loan-emi?again');
    await expect(again(page)).toHaveCount(0);
    await expect(control(page, 'principal')).toHaveValue('');
  });

  for (const { width, most } of [
    { width: 360, most: 0.01 },
    { width: 1280, most: 0.005 },
  ]) {
    test(`comes back with a message that can be closed, and moves almost nothing at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await complete(page, '/calculator/loan-emi');
      await fillIn(page, loan);
      await submit(page);
      await expect(output(page, 'emi')).toHaveText('₹8,678');
      await complete(page, '/calculator/loan-emi?again');
      await expect(output(page, 'emi')).toHaveText('₹8,678');
      // The notes beside the numbers take a line each.
      const shifts = await layoutShifts(page);
      expect(shifts.reduce((sum, { value }) => sum + value, 0)).toBeLessThan(most);
      await page.getByRole('button', { name: 'Close this message' }).press('Enter');
      await expect(again(page)).toHaveCount(0);
      await expect(control(page, 'principal')).toHaveValue('1000000');
    });
  }

  test('comes back unanswered, too, and with an answer that is out of date', async ({ page }) => {
    await complete(page, '/calculator/loan-emi');
    await enter(page, 'principal', 'ten');
    await page.reload();
    await expect(control(page, 'principal')).toHaveValue('ten');
    await fillIn(page, loan);
    await submit(page);
    await enter(page, 'annualRate', '9');
    await page.reload();
    await expect(control(page, 'annualRate')).toHaveValue('9');
    await expect(output(page, 'emi')).toHaveText('₹8,678');
    await expect(page.getByText('These figures belong to your earlier inputs.')).toBeVisible();
  });

  test('comes back after a step to another page and back, and with rows', async ({ page }) => {
    await complete(page, '/calculator/gpa');
    await page.getByRole('button', { name: /^Add/ }).click();
    await enter(page, 'courses.1.credits', '4');
    const typed = await page.evaluate(() => document.querySelectorAll('[data-row]').length);
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
    await expect(page.getByRole('heading', { name: 'About', exact: true })).toBeVisible();
    await page.goBack();
    await expect(again(page)).toBeVisible();
    await expect(page.locator('[data-row]')).toHaveCount(typed);
    await expect(control(page, 'courses.1.credits')).toHaveValue('4');
  });

  test('comes back in a new tab within a day, and not after it', async ({ page, context }) => {
    await setDay(page, someDay);
    await complete(page, '/calculator/loan-emi');
    await fillIn(page, loan);
    await page.close();
    const soon = await context.newPage();
    await soon.clock.setFixedTime(new Date('2026-11-22T11:59:00'));
    await complete(soon, '/calculator/loan-emi');
    await expect(again(soon)).toBeVisible();
    await expect(control(soon, 'tenureYears')).toHaveValue('20');
    await soon.close();
    const late = await context.newPage();
    await late.clock.setFixedTime(new Date('2026-11-22T12:01:00'));
    await complete(late, '/calculator/tip');
    await countUnder(late, 'typed.').toBe(0);
    await complete(late, '/calculator/loan-emi');
    await expect(control(late, 'tenureYears')).toHaveValue('');
    await expect(again(late)).toHaveCount(0);
  });

  test('gives way to a link, and to whoever is faster', async ({ page }) => {
    await complete(page, '/calculator/loan-emi');
    await fillIn(page, loan);
    await countUnder(page, 'typed.').toBe(1);
    await complete(page, '/calculator/loan-emi?link#principal=5000&annualRate=5&tenureYears=5');
    await expect(control(page, 'principal')).toHaveValue('5000');
    await expect(again(page)).toHaveCount(0);

    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/Tools-*', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/calculator/loan-emi?faster');
    await hydrated(page);
    await enter(page, 'principal', '77');
    release();
    await expect(star(page)).toBeVisible();
    await expect(control(page, 'principal')).toHaveValue('77');
    await expect(control(page, 'tenureYears')).toHaveValue('');
    await expect(again(page)).toHaveCount(0);
  });

  test('is stored no more where that is switched off', async ({ page }) => {
    await complete(page, '/calculator/loan-emi');
    await fillIn(page, loan);
    await page.reload();
    await page.getByRole('link', { name: 'Switch this off' }).click();
    await page.getByRole('checkbox', { name: /^Fill in what I typed/ }).uncheck();
    expect(await storedUnder(page, 'typed.')).toEqual([]);
    await complete(page, '/calculator/loan-emi');
    await expect(control(page, 'principal')).toHaveValue('');
    await fillIn(page, loan);
    await page.reload();
    await expect(star(page)).toBeVisible();
    await expect(control(page, 'principal')).toHaveValue('');
    expect(await storedUnder(page, 'typed.')).toEqual([]);
  });
});
