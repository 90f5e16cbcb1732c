import { expect, type Locator, type Page } from '@playwright/test';
import type { Example, Fields } from '../schemas/manifest.ts';
import { type LoadedCalculator, readArticle } from '../scripts/calculators.ts';
import { headingsOf } from '../src/engine/check/readability.ts';
import { holds } from '../src/engine/input/condition.ts';
import { initialValues } from '../src/engine/input/inputs.ts';
import {
  about,
  addressOf,
  anExample,
  asOnPage,
  catalogue,
  control,
  coveringKinds,
  enter,
  fill,
  foldedIn,
  headless,
  hydrated,
  output,
  results,
  setDay,
  shownOn,
  someDay,
  soon,
  submit,
  submitButton,
  typedIn,
} from './support.ts';
import { test } from './test.ts';

/*
 * How a page arrives: it can be read and filled in before any script, the engine answers before React,
 * and whatever a visitor does meanwhile counts. A script that cannot be fetched is reported.
 */

const everyScript = /\/assets\/.*\.js$/;
const mainScript = /\/assets\/main-[^/]*\.js$/;

/** Holds scripts back until the function that it gives is called. */
async function holdBack(page: Page, scripts: RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(scripts, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

const open = (page: Page, address: string) => page.goto(address, { waitUntil: 'domcontentloaded' });

const isHydrated = (page: Page) =>
  page
    .locator('form[data-calculator]')
    .evaluate((form) => form instanceof HTMLElement && 'hydrated' in form.dataset);

/** Marks the document, to see whether it is still the same one later. */
const mark = (page: Page) => page.evaluate(() => document.body.setAttribute('data-mark', ''));
const expectSameDocument = async (page: Page, address: string) => {
  await expect(page.locator('body')).toHaveAttribute('data-mark', '');
  await expect(page).toHaveURL(address);
};

/** Whether other fields, or the units of their numbers, depend on a choice: only React shows that. */
const decides = (fields: Fields, id: string): boolean =>
  Object.values(fields).some(({ when = [], ...field }) => {
    const unit = 'unit' in field && typeof field.unit === 'object' ? field.unit : undefined;
    const converts = unit?.by === id && unit.units && !unit.keepsNumber;
    return converts || JSON.stringify(when).includes(`"field":"${id}"`);
  });

/**
 * The part of an example that the page as it opens has controls for: no second row, nothing hidden. The
 * example is one, if there is any, for which no further field appears.
 */
function typedAsOpened(calculator: LoadedCalculator): Example['given'] {
  const { fields, examples } = calculator.manifest;
  const opening = initialValues({ fields });
  const folded = foldedIn(calculator.manifest);
  const shown = (values: object) =>
    Object.values(fields)
      .map(({ when }) => holds(when, { ...opening, ...values }))
      .join();
  const asOpened = examples.find(({ given }) => shown(given) === shown({}));
  return Object.fromEntries(
    Object.entries((asOpened ?? anExample(calculator)).given).flatMap(([id, value]) => {
      if (!holds(fields[id]?.when, opening) || folded.has(id) || value === undefined) return [];
      return [[id, typeof value === 'object' ? value.slice(0, 1) : value]];
    }),
  );
}

/** What the page has to show in the end, and what of it are figures. */
async function expectedResults({ slug }: LoadedCalculator, given: Example['given']) {
  const [shownByEngine = {}] = await headless([{ slug, given }]);
  const shown = asOnPage(shownByEngine);
  const figures = Object.entries(shown).filter(([, each]) => typeof each === 'string');
  return { shown, figures: Object.fromEntries(figures) };
}

for (const calculator of coveringKinds) {
  const { manifest } = calculator;
  const address = addressOf(calculator);
  const given = typedAsOpened(calculator);

  test.describe(manifest.title, about(calculator), () => {
    test('keeps inputs typed before hydration, and calculates with them', async ({ page }) => {
      const { shown } = await expectedResults(calculator, given);
      await setDay(page, someDay);
      const release = await holdBack(page, everyScript);
      await open(page, address);
      await fill(page, manifest, given);
      const typed = await typedIn(page);
      expect(await isHydrated(page)).toBe(false);

      release();
      await hydrated(page);
      // A field that hangs on another may have appeared besides.
      expect(await typedIn(page)).toMatchObject(typed);
      await submit(page);
      await expect.poll(() => shownOn(page), soon).toEqual(shown);
      expect(await typedIn(page)).toMatchObject(typed);
    });

    test('submits the form after a click on Calculate before any script has loaded', async ({
      page,
    }) => {
      const { shown } = await expectedResults(calculator, given);
      await setDay(page, someDay);
      const release = await holdBack(page, everyScript);
      await open(page, address);
      await mark(page);
      await fill(page, manifest, given);
      const typed = await typedIn(page);
      await submit(page);
      await submit(page, 'Enter');
      await expectSameDocument(page, address);
      expect(await typedIn(page)).toEqual(typed);

      release();
      await expect.poll(() => shownOn(page), soon).toEqual(shown);
      await hydrated(page);
      expect(await shownOn(page)).toEqual(shown);
      expect(await typedIn(page)).toMatchObject(typed);
      await expectSameDocument(page, address);
    });

    test('answers with the engine alone, and the figures stay when the rest arrives', async ({
      page,
    }) => {
      const alone = Object.fromEntries(
        Object.entries(given).filter(([id]) => !decides(manifest.fields, id)),
      );
      const { shown, figures } = await expectedResults(calculator, alone);
      await setDay(page, someDay);
      const release = await holdBack(page, mainScript);
      await open(page, addressOf(calculator));
      await fill(page, manifest, alone);
      await submit(page);
      await expect.poll(() => shownOn(page), soon).toEqual(figures);
      expect(await isHydrated(page)).toBe(false);

      release();
      await hydrated(page);
      await expect.poll(() => shownOn(page), soon).toEqual(shown);
      await expect(results(page).first()).toBeVisible();
    });
  });
}

test('a second click before the script has loaded uses the inputs at that time', async ({
  page,
}) => {
  const release = await holdBack(page, mainScript);
  await open(page, '/calculator/loan-emi');
  await enter(page, 'principal', '1000000');
  await enter(page, 'annualRate', '8.5');
  await enter(page, 'tenureYears', '20');
  await submit(page);
  await expect(output(page, 'emi')).toHaveText('₹8,678');
  await enter(page, 'tenureYears', '10');
  await submit(page);
  await expect(output(page, 'emi')).toHaveText('₹12,399');
  // No result may be shown beside inputs without one.
  await enter(page, 'tenureYears', '');
  await submit(page);
  await expect(results(page)).toHaveCount(0);
  release();
  await hydrated(page);
  await expect(results(page)).toHaveCount(0);
  await expect(control(page, 'tenureYears')).toHaveAttribute('aria-invalid', 'true');
});

test('Calculate pressed too early on an empty form leads to what is missing', async ({ page }) => {
  const release = await holdBack(page, everyScript);
  await open(page, '/calculator/loan-emi');
  await enter(page, 'principal', '1000000');
  await submit(page);
  release();
  await expect(control(page, 'annualRate')).toHaveAttribute('aria-invalid', 'true');
  const summary = page.getByRole('region', { name: '2 fields need another look' });
  await expect(summary).toBeFocused();
  await summary.getByRole('link', { name: /^Annual interest rate/ }).click();
  await expect(control(page, 'annualRate')).toBeFocused();
  await expect(control(page, 'principal')).toHaveValue('1000000');
  await expect(results(page)).toHaveCount(0);
});

test('a waiting Calculate button comes to life while the fields are filled, without any script', async ({
  page,
}) => {
  const release = await holdBack(page, everyScript);
  await open(page, '/calculator/bmi');
  await expect(submitButton(page)).toBeDisabled();
  await enter(page, 'height', '175');
  await expect(submitButton(page)).toBeDisabled();
  await enter(page, 'weight', '70');
  await expect(submitButton(page)).toBeEnabled();
  await enter(page, 'weight', ' ');
  await expect(submitButton(page)).toBeDisabled();
  await enter(page, 'weight', '70');
  expect(await isHydrated(page)).toBe(false);
  release();
  await hydrated(page);
  await expect(submitButton(page)).toBeEnabled();
  await submit(page);
  await expect(output(page, 'category')).toHaveText('Normal weight');
});

test('typing continues during hydration, and no key is lost', async ({ page }) => {
  const release = await holdBack(page, mainScript);
  await open(page, '/calculator/loan-emi');
  await enter(page, 'annualRate', '8.5');
  await enter(page, 'tenureYears', '20');
  const principal = control(page, 'principal');
  await principal.focus();
  await page.keyboard.type('1000000.');
  expect(await isHydrated(page)).toBe(false);
  release();
  await hydrated(page);
  await page.keyboard.type('000');
  await expect(principal).toHaveValue('1000000.000');
  await expect(principal).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(output(page, 'emi')).toHaveText('₹8,678');
  await expect(principal).toHaveValue('1000000.000');
});

test('what is typed into the live converter early is what it converts', async ({ page }) => {
  const release = await holdBack(page, everyScript);
  await open(page, '/calculator/currency-converter');
  await expect(output(page, 'convertedAmount')).toHaveText(/^€\d+\.\d\d$/);
  await enter(page, 'amount', '250');
  await enter(page, 'to', 'GBP');
  await enter(page, 'from', 'EUR');
  release();
  await expect(output(page, 'convertedAmount')).toHaveText(/^£/);
  await hydrated(page);
  await expect(output(page, 'rate')).toHaveText(/ GBP$/);
  await expect(control(page, 'amount')).toHaveValue('250');
  await enter(page, 'to', 'EUR');
  await expect(output(page, 'convertedAmount')).toHaveText('€250.00');
});

test('the live converter follows with the engine alone', async ({ page }) => {
  const release = await holdBack(page, mainScript);
  await open(page, '/calculator/currency-converter');
  await expect(async () => {
    await enter(page, 'amount', '1');
    await enter(page, 'amount', '250');
    await expect(output(page, 'convertedAmount')).toHaveText('€221.85', { timeout: 200 });
  }).toPass({ timeout: 5000 });
  await enter(page, 'amount', 'a lot');
  await expect(results(page)).toHaveCount(0);
  release();
});

test('the alert of an early click is shown when the script has loaded', async ({ page }) => {
  await setDay(page, someDay);
  const release = await holdBack(page, everyScript);
  await open(page, '/calculator/age');
  const alerts: string[] = [];
  page.on('dialog', async (dialog) => {
    alerts.push(dialog.message());
    await dialog.accept();
  });
  await enter(page, 'birthDate', '2999-01-01');
  await submit(page);
  release();
  await expect.poll(() => alerts).toEqual(['Birth date cannot be in the future!']);
  await expect(results(page)).toHaveCount(0);
});

test('a search typed before the script came is carried out', async ({ page }) => {
  const release = await holdBack(page, everyScript);
  await open(page, '/');
  await page.getByRole('searchbox').fill('gpa');
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL('/');
  release();
  await expect(page.getByRole('status')).toHaveText('1 calculator found');
  await expect(page.getByRole('searchbox')).toHaveValue('gpa');
});

test('links work before the script has come', async ({ page }) => {
  const release = await holdBack(page, everyScript);
  await open(page, '/');
  await page.locator('main a[href="/calculator/tip"]').first().click({ noWaitAfter: true });
  await expect(page).toHaveURL('/calculator/tip');
  await expect(page.locator('h1')).toHaveText('Tip Calculator');
  release();
});

/** Fails every request for some scripts until the function that it gives is called. */
async function block(page: Page, scripts: RegExp): Promise<() => Promise<void>> {
  await page.route(scripts, (route) => route.abort());
  return () => page.unroute(scripts);
}

const notice = (page: Page): Locator => page.locator('form [data-load-failed]');

async function enterLoan(page: Page, tenureYears = '20'): Promise<void> {
  await enter(page, 'principal', '1000000');
  await enter(page, 'annualRate', '8.5');
  await enter(page, 'tenureYears', tenureYears);
}

const loan = { principal: '1000000', annualRate: '8.5', tenureYears: '20', tenureUnit: 'years' };
const noLoan = { principal: '', annualRate: '', tenureYears: '', tenureUnit: 'years' };

test.describe('React comes when the page is quiet', () => {
  const engineScript = /\/assets\/(early|engine)-[^/]*\.js$/;

  test('not while somebody types, and soon after they stop', async ({ page }) => {
    const release = await holdBack(page, engineScript);
    await open(page, '/calculator/loan-emi');
    await control(page, 'principal').focus();
    const scripts = page.waitForResponse(mainScript);
    release();
    await scripts;
    const sawReact: boolean[] = [];
    for (const key of '1000000.0000') {
      await page.keyboard.press(key, { delay: 50 });
      sawReact.push(await isHydrated(page));
    }
    expect(sawReact).not.toContain(true);
    await hydrated(page);
    await expect(control(page, 'principal')).toHaveValue('1000000.0000');
    await expect(control(page, 'principal')).toBeFocused();
  });

  test('the engine marks a result stale, and React keeps the result', async ({ page }) => {
    const release = await holdBack(page, mainScript);
    await open(page, '/calculator/loan-emi');
    await enterLoan(page);
    await submit(page);
    await expect(output(page, 'emi')).toHaveText('₹8,678');
    const panel = page.locator('[data-panel]');
    await expect(panel).not.toHaveAttribute('data-stale');
    await enter(page, 'tenureYears', '1');
    await expect(panel).toHaveAttribute('data-stale');
    await enter(page, 'tenureYears', '20');
    await expect(panel).not.toHaveAttribute('data-stale');
    await enter(page, 'tenureYears', '1');
    release();
    await hydrated(page);
    // The current inputs were not submitted.
    await expect(page.getByText('These figures belong to your earlier inputs.')).toBeVisible();
    await expect(output(page, 'emi')).toHaveText('₹8,678');
    await expect(panel).toHaveAttribute('data-stale');
    await submit(page);
    await expect(output(page, 'emi')).toHaveText('₹87,220');
  });

  test('an invalid form has an error before hydration, and one at each field after it', async ({
    page,
  }) => {
    const release = await holdBack(page, mainScript);
    await open(page, '/calculator/loan-emi');
    await enter(page, 'principal', '1000000');
    await submit(page);
    const panel = page.locator('[data-panel]');
    await expect(panel.getByRole('alert')).toContainText('Annual interest rate');
    await expect(panel.getByRole('alert')).toContainText('Tenure');
    release();
    await expect(control(page, 'annualRate')).toHaveAttribute('aria-invalid', 'true');
    await expect(panel.getByRole('alert')).toHaveCount(0);
  });

  test('how an ambiguous number was read stands with the answer, then beside its field', async ({
    page,
  }) => {
    const release = await holdBack(page, mainScript);
    await open(page, '/calculator/loan-emi');
    await enterLoan(page);
    await enter(page, 'principal', '1,234');
    await submit(page);
    const panel = page.locator('[data-panel]');
    await expect(panel).toContainText('Loan amount: “1,234” is read as 1234.');
    release();
    await expect(page.locator('form')).toContainText('1,234 is read as 1234, not as 1.234.');
    await expect(panel).not.toContainText('is read as');
  });

  test('the styles of what React alone draws are there before it draws', async ({ page }) => {
    const release = await holdBack(page, /\/assets\/deferred-[^/]*\.css$/);
    await open(page, '/calculator/bmi');
    await enter(page, 'height', '175');
    await enter(page, 'weight', '70');
    await submit(page);
    await expect(output(page, 'bmi')).toBeVisible();
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => /\/main-[^/]*\.js$/.test(name)),
    );
    expect(await isHydrated(page)).toBe(false);
    release();
    await hydrated(page);
    const track = page.locator('[data-panel] [data-current]');
    expect(await track.evaluate((band) => getComputedStyle(band, '::before').height)).toBe('12px');
  });

  for (const [what, press, expected] of [['Reset', 'Reset', noLoan]] as const) {
    test(`${what} pressed before React is there is carried out`, async ({ page }) => {
      const release = await holdBack(page, everyScript);
      await open(page, '/calculator/loan-emi');
      await enterLoan(page);
      await page.getByRole('button', { name: press }).click();
      release();
      await expect.poll(() => typedIn(page), soon).toEqual(expected);
    });
  }

  test('a row added before React is there is added once', async ({ page }) => {
    const release = await holdBack(page, mainScript);
    await open(page, '/calculator/gpa');
    await page.getByRole('button', { name: 'Add course' }).click();
    release();
    await hydrated(page);
    await expect(page.getByRole('group', { name: /^Course \d+$/ })).toHaveCount(2);
  });

  test('currencies swapped before React is there are swapped once', async ({ page }) => {
    const release = await holdBack(page, mainScript);
    await open(page, '/calculator/currency-converter');
    await page.getByRole('button', { name: 'Swap' }).click();
    release();
    await hydrated(page);
    await expect(control(page, 'from')).toHaveValue('EUR');
    await expect(control(page, 'to')).toHaveValue('USD');
  });

  test('a choice of units made before React is there converts what was typed', async ({ page }) => {
    const release = await holdBack(page, mainScript);
    await open(page, '/calculator/body-fat');
    await enter(page, 'height', '175');
    await page.locator('label', { hasText: 'Imperial' }).click();
    release();
    await expect(control(page, 'height')).toHaveValue('68.8976');
    await expect(page.getByRole('radio', { name: 'Imperial' })).toBeChecked();
    await submit(page);
    await expect(output(page, 'fatRange')).toHaveText('Athletes');
  });

  test('a choice that brings other fields is not answered without them', async ({ page }) => {
    const release = await holdBack(page, mainScript);
    await open(page, '/calculator/body-fat');
    await page.locator('label', { hasText: /^Female$/ }).click();
    await expect(page.getByRole('radio', { name: 'Female', exact: true })).toBeChecked();
    await submit(page);
    await expect(results(page)).toHaveCount(0);
    release();
    await expect(output(page, 'bodyFat')).toBeVisible();
    await expect(control(page, 'hip')).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Female', exact: true })).toBeChecked();
    await expect(page.getByText('These figures belong to your earlier inputs.')).toHaveCount(0);
  });

  test('an address with inputs, and an example, do not wait', async ({ page }) => {
    const release = await holdBack(page, mainScript);
    await open(page, '/calculator/loan-emi');
    await page.locator('[data-examples] a').first().click();
    release();
    await expect(output(page, 'emi')).toHaveText('₹8,678');
  });
});

test.describe('A script that cannot be fetched', () => {
  for (const [what, scripts] of [
    ['the engine', /\/assets\/(early|engine)-/],
    ['the calculator', /\/assets\/calculator\//],
    ['the full script', /\/assets\/main-/],
  ] as const) {
    test(`${what}: the form says so, and trying again helps`, async ({ page }) => {
      const unblock = await block(page, scripts);
      await open(page, '/calculator/loan-emi');
      await enterLoan(page);
      await submit(page);
      await expect(notice(page)).toBeVisible();
      await expect(notice(page)).toHaveAttribute('role', 'alert');
      await expect(notice(page)).toContainText('could not be fetched');
      expect(await typedIn(page)).toEqual(loan);
      // Still not there.
      await notice(page).getByRole('button', { name: 'Try again' }).click();
      await expect(notice(page)).toBeVisible();
      expect(await typedIn(page)).toEqual(loan);

      await unblock();
      await notice(page).getByRole('button', { name: 'Try again' }).click();
      await expect(output(page, 'emi')).toHaveText('₹8,678');
      await hydrated(page);
      await expect(notice(page)).toHaveCount(0);
      expect(await typedIn(page)).toEqual(loan);
      await expect(results(page).first()).toBeVisible();
    });

    test(`${what}: what was typed is still there when the page is reloaded`, async ({ page }) => {
      const unblock = await block(page, scripts);
      await open(page, '/calculator/loan-emi');
      await enterLoan(page);
      await expect(notice(page)).toBeVisible();
      await unblock();
      await notice(page).getByRole('button', { name: 'Reload the page' }).click();
      await hydrated(page);
      expect(await typedIn(page)).toEqual(loan);
      await expect(notice(page)).toHaveCount(0);
      await submit(page);
      await expect(output(page, 'emi')).toHaveText('₹8,678');
      // What stores it comes with the buttons of the result.
      await expect(page.getByRole('button', { name: 'Share link' })).toBeVisible();
      await page.reload();
      await expect.poll(() => typedIn(page)).toEqual(loan);
    });
  }

  test('the full script: the engine still calculates, and an invalid form has an error', async ({
    page,
  }) => {
    await block(page, mainScript);
    await open(page, '/calculator/loan-emi');
    await enterLoan(page, '');
    await submit(page);
    await expect(page.locator('[data-panel]').getByRole('alert')).toContainText('Tenure');
    await enterLoan(page);
    await submit(page);
    await expect(output(page, 'emi')).toHaveText('₹8,678');
    await expect(notice(page)).toBeVisible();
  });

  test('styles that cannot be fetched do not keep the page from working', async ({ page }) => {
    await block(page, /\/assets\/deferred-[^/]*\.css$/);
    await open(page, '/calculator/loan-emi');
    await hydrated(page);
    await enterLoan(page);
    await submit(page);
    await expect(output(page, 'emi')).toHaveText('₹8,678');
  });

  test('a lazy part below a result: its placeholder has an error, and a retry helps', async ({
    page,
  }) => {
    const parts = /\/assets\/(Tools|Drawing|WhatIf)-/;
    const unblock = await block(page, parts);
    await open(page, '/calculator/loan-emi');
    await hydrated(page);
    await enterLoan(page);
    await submit(page);
    await expect(output(page, 'emi')).toHaveText('₹8,678');
    const missing = page.getByText('This part of the page could not be fetched.');
    await expect(missing).toHaveCount(2);
    await unblock();
    await missing.first().getByRole('button', { name: 'Try again' }).click();
    await expect(missing).toHaveCount(1);
    await missing.getByRole('button', { name: 'Try again' }).click();
    await expect(missing).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Share link' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Repayment schedule' })).toBeVisible();
  });

  test('a page of an earlier release whose scripts no longer exist has an error and links to the new one', async ({
    page,
  }) => {
    await open(page, '/calculator/loan-emi');
    await hydrated(page);
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('link', { name: 'BMI Calculator' }).click();
    await expect(page.locator('h1')).toHaveText('BMI Calculator');
    // The release took the old scripts away.
    const unblock = await block(page, /\/assets\/calculator\/tip-/);
    await footer.getByRole('link', { name: 'Tip Calculator' }).click();
    const failure = page.getByRole('alert').filter({ hasText: 'Unexpected Application Error' });
    await expect(failure).toBeVisible();
    await unblock();
    await failure.getByRole('link', { name: 'Load this page again' }).click();
    await expect(page.locator('h1')).toHaveText('Tip Calculator');
    await hydrated(page);
  });
});

test.describe('What lies below the fold', () => {
  test('is where an anchor leads', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 360, height: 740 });
    for (const id of ['questions', 'sources', 'formula']) {
      await page.goto(`/calculator/loan-emi#${id}`);
      await expect(page.locator(`#${id}`)).toBeInViewport();
    }
    await hydrated(page);
    await page.evaluate(() => {
      location.hash = 'limits';
    });
    await expect(page.locator('#limits')).toBeInViewport();
  });

  test('is found by the browser’s search', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/calculator/loan-emi');
    await hydrated(page);
    const found = await page.evaluate(() =>
      (window as unknown as { find: (text: string) => boolean }).find('Key Facts Statement'),
    );
    expect(found).toBe(true);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  });

  test('is in the accessibility tree before it is scrolled to', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/calculator/loan-emi');
    await expect(
      page.getByRole('heading', { name: 'How to compare EMI and total interest' }),
    ).toBeAttached();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    const devtools = await page.context().newCDPSession(page);
    const { nodes } = await devtools.send('Accessibility.getFullAXTree');
    const headings = nodes.filter(({ role }) => role?.value === 'heading');
    expect(headings.map(({ name }) => name?.value)).toContain(
      'How to compare EMI and total interest',
    );
  });
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const calculator of coveringKinds) {
    const { title, actions, fields } = calculator.manifest;
    test(
      `${title} reads fully, and says what the calculation needs`,
      about(calculator),
      async ({ page }) => {
        await page.goto(addressOf(calculator));
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
        const folded = foldedIn(calculator.manifest);
        for (const [id, field] of Object.entries(fields)) {
          if (field.when || field.kind === 'rows' || folded.has(id)) continue;
          await expect(control(page, id).first()).toBeVisible();
        }
        await expect(page.getByRole('button', { name: actions.calculate })).toBeVisible();
        await expect(page.getByText(/needs JavaScript/)).toBeVisible();
        for (const [, id] of headingsOf(readArticle(calculator) ?? '')) {
          await expect(page.locator(`article #${id}`)).toBeVisible();
        }
        await expect(page.locator('math').filter({ visible: true }).first()).toBeVisible();
      },
    );
  }

  test('the home page lists every calculator, and the links lead to them', async ({ page }) => {
    await page.goto('/');
    for (const each of catalogue) {
      await expect(page.locator(`main a[href="${addressOf(each)}"]`).first()).toBeVisible();
    }
    await page.locator('main a[href="/calculator/tip"]').first().click();
    await expect(page).toHaveURL('/calculator/tip');
  });
});
