import { expect, type Page, test } from '@playwright/test';
import { holds } from '../schemas/condition.ts';
import { initialValues } from '../schemas/inputs.ts';
import type { Example } from '../schemas/manifest.ts';
import {
  about,
  addressOf,
  anExample,
  asOnPage,
  catalogue,
  control,
  covering,
  enter,
  fill,
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

/*
 * A slow line: the page is there to be read and filled in before its script is. Whatever a visitor
 * does meanwhile counts.
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

/** The part of an example that the page as it opens has controls for: no second row, nothing hidden. */
const cases = covering.map((calculator) => {
  const { fields } = calculator.manifest;
  const opening = initialValues({ fields });
  const given: Example['given'] = Object.fromEntries(
    Object.entries(anExample(calculator).given).flatMap(([id, value]) => {
      if (!holds(fields[id]?.when, opening) || value === undefined) return [];
      return [[id, typeof value === 'object' ? value.slice(0, 1) : value]];
    }),
  );
  return { calculator, given };
});

for (const { calculator, given } of cases) {
  const { manifest } = calculator;
  const address = addressOf(calculator);
  /** What the page has to show of it in the end, and what of it are figures. */
  async function due() {
    const [said = {}] = await headless([{ slug: calculator.slug, given }]);
    const shown = asOnPage(said);
    const all = Object.entries(shown);
    return {
      shown,
      figures: Object.fromEntries(all.filter(([, each]) => typeof each === 'string')),
    };
  }

  test.describe(manifest.title, about(calculator), () => {
    test('keeps what was typed before its script came, and calculates with it', async ({
      page,
    }) => {
      const { shown } = await due();
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

    test('acts on Calculate pressed before any script, as soon as it can', async ({ page }) => {
      const { shown } = await due();
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
      const { shown, figures } = await due();
      await setDay(page, someDay);
      const release = await holdBack(page, mainScript);
      await open(page, address);
      await fill(page, manifest, given);
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

test('a second press before the script came answers for what is typed by then', async ({
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
  // No figure may stand beside inputs that have none.
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

test('typing goes on while the page comes alive, and no key is lost', async ({ page }) => {
  const release = await holdBack(page, mainScript);
  await open(page, '/calculator/loan-emi');
  await enter(page, 'annualRate', '8.5');
  await enter(page, 'tenureYears', '20');
  const principal = control(page, 'principal');
  await principal.focus();
  let typed = '';
  const type = async (key: string) => {
    await page.keyboard.type(key);
    typed += key;
  };
  for (const key of '1000000.') await type(key);
  expect(await isHydrated(page)).toBe(false);
  release();
  // Zeros after the point change nothing about the amount, however many it takes.
  while (typed.length < 50 && !(await isHydrated(page))) await type('0');
  expect(await isHydrated(page), 'came alive under the keys').toBe(true);
  for (const key of '000') await type(key);
  await expect(principal).toHaveValue(typed);
  await expect(principal).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(output(page, 'emi')).toHaveText('₹8,678');
  await expect(principal).toHaveValue(typed);
});

test('what is typed into the live converter early is what it converts', async ({ page }) => {
  const release = await holdBack(page, everyScript);
  await open(page, '/calculator/currency-converter');
  await expect(output(page, 'convertedAmount')).toHaveText('€88.74');
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

test('an alert that is due from an early press comes with the script', async ({ page }) => {
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

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const calculator of covering) {
    const { title, actions, fields } = calculator.manifest;
    test(`${title} reads fully, and says what the calculation needs`, async ({ page }) => {
      await page.goto(addressOf(calculator));
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      for (const [id, field] of Object.entries(fields)) {
        if (field.when || field.kind === 'rows') continue;
        await expect(control(page, id).first()).toBeVisible();
      }
      await expect(page.getByRole('button', { name: actions.calculate })).toBeVisible();
      await expect(page.getByText(/needs JavaScript/)).toBeVisible();
      for (const id of [
        'about',
        'formula',
        'example',
        'result',
        'limits',
        'questions',
        'sources',
      ]) {
        await expect(page.locator(`article #${id}`)).toBeVisible();
      }
      await expect(page.locator('math').first()).toBeVisible();
    });
  }

  test('the home page leads to every category, and those to every calculator', async ({ page }) => {
    const left = new Set(catalogue.map(addressOf));
    for (const id of new Set(catalogue.map(({ category }) => category))) {
      await page.goto('/');
      await page.locator(`main a[href="/${id}"]`).first().click();
      await expect(page).toHaveURL(`/${id}`);
      for (const link of await page.locator('main a[href^="/calculator/"]').all()) {
        await expect(link).toBeVisible();
        left.delete((await link.getAttribute('href')) ?? '');
      }
    }
    expect([...left]).toEqual([]);
    await page.locator('main a[href^="/calculator/"]').first().click();
    await expect(page).toHaveURL(/\/calculator\/./);
  });
});
