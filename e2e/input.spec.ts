import { expect, type Locator, type Page } from '@playwright/test';
import { barriersInBothSchemes } from './axe.ts';
import {
  control,
  descriptionOf,
  enter,
  hydrated,
  openCalculator,
  output,
  results,
  soon,
  submit,
} from './support.ts';
import { test } from './test.ts';

/*
 * What helps with typing a number: how an entry was read, other units, steps, a sign. It comes after
 * the page; these tests wait for it.
 */

/** Opens a calculator's page and waits until what helps with its numbers is there. */
async function open(page: Page, slug: string): Promise<void> {
  await openCalculator(page, slug);
  await expect(page.locator('form [aria-live]').first()).toBeAttached();
}

/** The note below a number. */
const note = (page: Page, name: string): Locator => page.locator(`[id="field-${name}-note"]`);

const unitOf = (page: Page, label: string): Locator =>
  page.getByRole('combobox', { name: `Unit of ${label}` });

/** The text box that a visitor sees under a label. */
const box = (page: Page, label: string): Locator =>
  page.getByRole('textbox', { name: label, exact: true });

/** What the form sends for a field. */
const sent = (page: Page, name: string): Promise<unknown> =>
  page
    .locator('form[data-calculator]')
    .evaluate((form, id) => new FormData(form as HTMLFormElement).get(id), name);

test.describe('How an entry was read', () => {
  test('is shown only beside a field with an ambiguous number', async ({ page }) => {
    await open(page, 'loan-emi');
    for (const [text, says] of [
      ['1.234,56', '1.234,56 is read as 1,234.56.'],
      ['1,234', '1,234 is read as 1234, not as 1.234.'],
      ['₹10,000', '₹10,000 is read as 10000, not as 10.'],
      ['$10,000', 'This amount is in ₹, not in $.'],
      ['1234.5', ''],
      ['10,00,000', '10,00,000 is 10 lakh (1 million).'],
      ['١٢٣', '١٢٣ is read as 123.'],
      ['many', ''],
    ] as const) {
      await enter(page, 'principal', text);
      await expect(note(page, 'principal')).toHaveText(says);
      expect(await descriptionOf(control(page, 'principal'))).toContain(says);
      await expect(control(page, 'principal')).not.toHaveAttribute('aria-invalid');
    }
    await enter(page, 'annualRate', '8.5 %');
    await expect(note(page, 'annualRate')).toHaveText('8.5 % is read as 8.5.');
    await expect(note(page, 'tenureYears')).toBeEmpty();
  });

  test('is announced once the visitor pauses, not at every key', async ({ page }) => {
    await open(page, 'loan-emi');
    await page.evaluate(() => {
      const announcements: string[] = [];
      Object.assign(window, { announcements });
      for (const region of document.querySelectorAll('form [aria-live]')) {
        new MutationObserver(() => {
          if (region.textContent) announcements.push(region.textContent.trim());
        }).observe(region, { childList: true, characterData: true, subtree: true });
      }
    });
    const announcements = () =>
      page.evaluate(() => (window as unknown as { announcements: string[] }).announcements);
    await control(page, 'principal').pressSequentially('1,234,5', { delay: 20 });
    await control(page, 'principal').press('Backspace');
    await control(page, 'principal').press('Backspace');
    await expect(note(page, 'principal')).toHaveText(/^1,234 is read as 1234/);
    await control(page, 'annualRate').focus();
    await expect.poll(announcements).toEqual(['1,234 is read as 1234, not as 1.234.']);
    // Nothing stays behind that a screen reader would come across a second time.
    await expect(page.locator('form [aria-live]:not(:empty)')).toHaveCount(0);
    expect(await announcements()).toHaveLength(1);
  });

  test('keeps its space while the visitor continues typing', async ({ page }) => {
    await open(page, 'loan-emi');
    await control(page, 'principal').pressSequentially('1,234');
    await expect(note(page, 'principal')).not.toBeEmpty();
    const { y } = (await control(page, 'annualRate').boundingBox()) ?? {};
    await control(page, 'principal').selectText();
    await page.keyboard.type('1234');
    await expect(note(page, 'principal')).toBeEmpty();
    expect((await control(page, 'annualRate').boundingBox())?.y).toBe(y);
    await page.getByRole('button', { name: 'Reset' }).click();
    expect((await control(page, 'annualRate').boundingBox())?.y).toBeLessThan(y ?? 0);
  });

  test('is shown within rows', async ({ page }) => {
    await open(page, 'gpa');
    await enter(page, 'courses.0.credits', '3,5');
    await expect(note(page, 'courses.0.credits')).toHaveText('3,5 is read as 3.5.');
    await page.getByRole('button', { name: 'Add course' }).click();
    await expect(note(page, 'courses.1.credits')).toBeAttached();
    await enter(page, 'courses.1.credits', '1,250');
    await expect(note(page, 'courses.1.credits')).toContainText('not as 1.25.');
    expect(await descriptionOf(control(page, 'courses.1.credits'))).toContain('not as 1.25.');
  });

  test('holds for what is pasted with its currency, and is what is reckoned with', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, 'roi');
    await page.evaluate(() => navigator.clipboard.writeText('$10,000'));
    await control(page, 'initialInvestment').press('ControlOrMeta+v');
    await expect(control(page, 'initialInvestment')).toHaveValue('$10,000');
    await expect(note(page, 'initialInvestment')).toContainText('is read as 10000');
    await enter(page, 'finalValue', '€ 12.500,00');
    await submit(page);
    await expect(output(page, 'roi')).toHaveText('25.00%');
  });
});

test.describe('A short way to write a number', () => {
  test('is read as in the search box, stays as it is typed, and is said beside the field', async ({
    page,
  }) => {
    await open(page, 'loan-emi');
    await enter(page, 'principal', '10 lakh');
    await expect(note(page, 'principal')).toHaveText('10 lakh is read as 1,000,000.');
    await enter(page, 'annualRate', '8½');
    await expect(note(page, 'annualRate')).toHaveText('8½ is read as 8.5.');
    await enter(page, 'tenureYears', '20');
    await submit(page);
    await expect(output(page, 'emi')).toHaveText('₹8,678');
    await expect(control(page, 'principal')).toHaveValue('10 lakh');

    // In a field with a unit, a letter may be another unit.
    await enter(page, 'tenureYears', '3m');
    await submit(page);
    await expect(page.locator('#field-tenureYears-error')).toContainText('“3m” is not a number.');
  });

  test('comes with a link, and is answered before React has arrived', async ({ page }) => {
    await page.goto('/calculator/loan-emi#principal=1000k&annualRate=8.5&tenureYears=20');
    await expect(output(page, 'emi')).toHaveText('₹8,678');
    await expect(control(page, 'principal')).toHaveValue('1000k');

    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/main-*.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto('/calculator/roi', { waitUntil: 'domcontentloaded' });
    await enter(page, 'initialInvestment', '10k');
    await enter(page, 'finalValue', '12,500');
    await submit(page);
    release();
    await expect(output(page, 'roi')).toHaveText('25.00%');
    await expect(control(page, 'initialInvestment')).toHaveValue('10k');
    await page.unrouteAll({ behavior: 'wait' });
  });

  test('is answered at once by a page that answers while one types', async ({ page }) => {
    const figure = page.locator('[data-panel] output').first();
    await page.goto('/calculator/weight-converter');
    await enter(page, 'value', '2.5');
    await hydrated(page);
    const expected = await figure.textContent();
    await page.goto('about:blank');
    await page.goto('/calculator/weight-converter');
    await enter(page, 'value', '2½');
    await expect(figure).toHaveText(expected ?? '');
  });
});

test.describe('Another unit', () => {
  test('can be typed in; the field gets the exact converted value, which the page shows', async ({
    page,
  }) => {
    await open(page, 'water-intake');
    await enter(page, 'weight', '70');
    await unitOf(page, 'Weight').selectOption('lb');
    await expect(box(page, 'Weight')).toHaveValue('154.32');
    expect(await sent(page, 'weight')).toBe('70');

    await box(page, 'Weight').fill('155');
    await expect(note(page, 'weight')).toHaveText('155 lb is about 70.31 kg.');
    expect(await descriptionOf(box(page, 'Weight'))).toMatch(/^lb\n155 lb is about 70\.31 kg/);
    expect(await sent(page, 'weight')).toBe('70.30681735');
    await enter(page, 'activityLevel', 'sedentary');
    await enter(page, 'climate', 'temperate');
    await box(page, 'Weight').press('Enter');
    // 70.30681735 × 35 = 2460.74
    await expect(output(page, 'dailyMl')).toHaveText(/^2,461 /);
    await box(page, 'Weight').fill('156');
    await expect(page.getByText(/belong to your earlier inputs/)).toBeVisible();

    await box(page, 'Weight').fill('154,3');
    await expect(note(page, 'weight')).toHaveText(/^154,3 is read as 154.3. 154,3 lb is about 69/);
    await unitOf(page, 'Weight').selectOption('kg');
    await expect(control(page, 'weight')).toHaveValue('69.989302691');
    await expect(box(page, 'Weight')).toHaveCount(1);
    await enter(page, 'weight', '80');
    await unitOf(page, 'Weight').selectOption('lb');
    await expect(box(page, 'Weight')).toHaveValue('176.37');
  });

  test('may have two parts: feet and inches', async ({ page }) => {
    await open(page, 'bmr');
    await unitOf(page, 'Height').selectOption('ft + in');
    await box(page, 'Height, feet').fill('5');
    await box(page, 'Height, inches').fill('11');
    expect(await sent(page, 'height')).toBe('180.34');
    await expect(note(page, 'height')).toHaveText('5 ft 11 in is 180.34 cm.');
    await box(page, 'Height, inches').press('ArrowUp');
    await expect(box(page, 'Height, feet')).toHaveValue('6');
    await expect(box(page, 'Height, inches')).toHaveValue('0');
    expect(await sent(page, 'height')).toBe('182.88');
    // A label focuses the control that replaces its field.
    await page.getByText('Height', { exact: true }).click();
    await expect(box(page, 'Height, feet')).toBeFocused();
    await box(page, 'Height, inches').fill('');
    await box(page, 'Height, feet').fill('');
    expect(await sent(page, 'height')).toBe('');
  });

  test('shows its limits when a number is refused, and gets the focus', async ({ page }) => {
    await open(page, 'calories-burned');
    await unitOf(page, 'Weight').selectOption('lb');
    await box(page, 'Weight').fill('40');
    await submit(page);
    await expect(box(page, 'Weight')).toBeFocused();
    await expect(box(page, 'Weight')).toHaveAttribute('aria-invalid', 'true');
    await expect.poll(() => descriptionOf(box(page, 'Weight')), soon).toContain('from 20 to 300');
    await expect(note(page, 'weight')).toContainText('40 lb is about 18.14 kg.');
    await expect(note(page, 'weight')).toContainText('In pounds: Enter a number from 44.1 to');
    await expect(results(page)).toHaveCount(0);
    await box(page, 'Weight').fill('heavy');
    await expect.poll(() => descriptionOf(box(page, 'Weight')), soon).toContain('“heavy” is not');
    await box(page, 'Weight').fill('44.1');
    await submit(page);
    await expect(results(page).first()).toBeVisible();
  });

  test('has no barrier, and fits a small screen', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, 'bmr');
    await enter(page, 'weight', '70');
    await unitOf(page, 'Weight').selectOption('lb');
    await unitOf(page, 'Height').selectOption('ft + in');
    await box(page, 'Height, feet').fill('5,5');
    await expect(note(page, 'height')).toContainText('is read as 5.5');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await barriersInBothSchemes(page, { within: ['form'] })).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    const small = page.locator('form button, form input, form select');
    for (const each of await small.all()) {
      const { width, height } = (await each.boundingBox()) ?? { width: 0, height: 0 };
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(
        await each.evaluate((element) => (element.matches('[type=radio]') ? 16 : 24)),
      );
    }
  });
});

test.describe('The units of a whole form', () => {
  test('convert what was typed, and back to what it was', async ({ page }) => {
    await open(page, 'bmi');
    await enter(page, 'height', '175');
    await enter(page, 'weight', '70');
    await enter(page, 'unit', 'imperial');
    await expect(control(page, 'height')).toHaveValue('5.74147');
    await expect(control(page, 'weight')).toHaveValue('154.324');
    await expect(note(page, 'height')).toHaveText('Converted from 175 cm.');
    await submit(page);
    await expect(output(page, 'bmi')).toHaveText(/^22\.9 /);
    await enter(page, 'unit', 'metric');
    await expect(control(page, 'height')).toHaveValue('175');
    await expect(control(page, 'weight')).toHaveValue('70');
    await expect(note(page, 'height')).toBeEmpty();
  });

  test('keep a number that was meant in the new unit, with one click', async ({ page }) => {
    await open(page, 'bmi');
    await enter(page, 'height', '5.5');
    await enter(page, 'weight', '180');
    await enter(page, 'unit', 'imperial');
    await page.getByRole('button', { name: 'Keep 5.5' }).click();
    await expect(control(page, 'height')).toHaveValue('5.5');
    await expect(control(page, 'height')).toBeFocused();
    await page.getByRole('button', { name: 'Keep 180' }).click();
    await expect(page.getByRole('button', { name: /^Keep/ })).toHaveCount(0);
    await submit(page);
    await expect(output(page, 'bmi')).toHaveText(/^29\.1 /);
  });

  test('split decimal feet into feet and inches', async ({ page }) => {
    await open(page, 'bmi');
    await enter(page, 'unit', 'imperial');
    await expect(unitOf(page, 'Weight')).toHaveCount(0);
    await unitOf(page, 'Height').selectOption('ft + in');
    await box(page, 'Height, feet').fill('5');
    await box(page, 'Height, inches').fill('6');
    expect(await sent(page, 'height')).toBe('5.5');
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect(box(page, 'Height')).toHaveValue('');
    await enter(page, 'unit', 'imperial');
    await expect(box(page, 'Height, inches')).toHaveValue('');
    await box(page, 'Height, inches').fill('66');
    await enter(page, 'unit', 'metric');
    await expect(control(page, 'height')).toHaveValue('167.64');
    await expect(unitOf(page, 'Height')).toHaveCount(0);
  });

  test('name the gallon, and a trip costs the same in each', async ({ page }) => {
    await open(page, 'fuel-cost');
    await enter(page, 'distance', '450');
    await enter(page, 'fuelEfficiency', '15');
    await enter(page, 'fuelPrice', '1.65');
    await submit(page);
    await expect(output(page, 'fuelNeeded')).toHaveText('30.00 L');
    for (const [unit, gallon, fuel] of [
      ['us', 'US gal', '7.93 US gal'],
      ['imperial', 'imp gal', '6.60 imp gal'],
    ] as const) {
      await enter(page, 'unit', unit);
      await expect(control(page, 'distance')).toHaveValue('279.617');
      expect(await descriptionOf(control(page, 'fuelEfficiency'))).toContain(`mi/${gallon}`);
      expect(await descriptionOf(control(page, 'fuelPrice'))).toContain(`per ${gallon}`);
      await submit(page);
      await expect(output(page, 'fuelNeeded')).toHaveText(fuel);
      await expect(output(page, 'totalCost')).toHaveText('49.50');
    }
  });

  test('of a converter do not change the number', async ({ page }) => {
    await open(page, 'unit-converter');
    await enter(page, 'value', '12');
    await enter(page, 'from', 'feet');
    await expect(control(page, 'value')).toHaveValue('12');
    await expect.poll(() => descriptionOf(control(page, 'value')), soon).toContain('ft');
  });
});

test('The arrow keys step, within the limits and without a rounding error', async ({ page }) => {
  await open(page, 'property-tax');
  const rate = control(page, 'taxRate');
  await rate.press('ArrowUp');
  await expect(rate).toHaveValue('1.3');
  for (const _ of Array(3)) await rate.press('ArrowDown');
  await expect(rate).toHaveValue('1');
  // Typed over, and read out: the text is selected.
  await page.keyboard.type('0.05');
  await rate.press('ArrowDown');
  await expect(rate).toHaveValue('0');
  await rate.press('ArrowDown');
  await expect(rate).toHaveValue('0');
  const value = control(page, 'propertyValue');
  await enter(page, 'propertyValue', '');
  await value.press('ArrowDown');
  await expect(value).toHaveValue('300000');
  await submit(page);
  await expect(results(page).first()).toBeVisible();
  await value.press('ArrowUp');
  await expect(value).toHaveValue('301000');
  await expect(page.getByText(/belong to your earlier inputs/)).toBeVisible();
});

test('A keypad without a minus has a button for it, where a number may be negative', async ({
  page,
}) => {
  await open(page, 'currency-converter');
  const amount = control(page, 'amount');
  await expect(amount).toHaveAttribute('inputmode', 'decimal');
  const signButton = page.getByRole('button', { name: 'Amount: change the sign' });
  await signButton.click();
  await expect(amount).toHaveValue('-100');
  await expect(amount).toBeFocused();
  await expect(output(page, 'convertedAmount')).toHaveText(/^-€\d+\.\d\d$/);
  await signButton.press('Enter');
  await expect(amount).toHaveValue('100');
  await enter(page, 'amount', '');
  await signButton.click();
  await page.keyboard.type('5');
  await expect(amount).toHaveValue('-5');
  const { width = 0, height = 0 } = (await signButton.boundingBox()) ?? {};
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);

  await open(page, 'loan-emi');
  await expect(page.getByRole('button', { name: /change the sign/ })).toHaveCount(0);
});

test('A long list is filtered by typing, and an example chooses what the filter hides', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, 'calories-burned');
  const filter = page.getByRole('searchbox', { name: 'Filter the list: Activity' });
  const list = control(page, 'activity');
  await filter.focus();
  await page.keyboard.type('badminton');
  await expect(list).toHaveValue('badminton');
  await expect(list.locator('option')).toHaveText(['Badminton, social']);
  await expect(page.locator('form output')).toHaveText('1 of 54');
  await page.keyboard.press('Enter');
  await expect(output(page, 'metUsed')).toHaveText('5.5');

  // All words must be in the label, in any order; in the heading, if no label has them.
  await filter.fill('speed run');
  await expect(list).toHaveValue('runningSpeed');
  await filter.fill('gym');
  await expect(list.locator('option')).toHaveCount(7);
  await filter.press('ArrowDown');
  await expect(list).toBeFocused();

  // Nothing found leaves the choice and the list as they are.
  const chosen = await list.inputValue();
  await filter.fill('knitting');
  await expect(page.locator('form output')).toHaveText('None found');
  await expect(list).toHaveValue(chosen);
  await expect(list.locator('option')).toHaveCount(54);

  await filter.fill('golf');
  expect(await barriersInBothSchemes(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.getByText('An hour of walking at 80 kg').first().click();
  await expect(list).toHaveValue('walking');
  await expect(filter).toHaveValue('');
  await expect(output(page, 'calories')).toHaveText('240 kcal');
});

test('If the script that helps to fill in fields fails to load, the page works all the same', async ({
  page,
}) => {
  const request = page.waitForRequest(/\/aids-/);
  await page.route(/\/aids-/, (route) => route.abort());
  await openCalculator(page, 'currency-converter');
  await request;
  // Every key is there, since there is no button for the minus.
  await expect(control(page, 'amount')).not.toHaveAttribute('inputmode');
  await enter(page, 'amount', '-1.234,5');
  await expect(output(page, 'convertedAmount')).toHaveText(/^-€1,09/);
  expect(await descriptionOf(control(page, 'amount'))).toBe('USD');
});
