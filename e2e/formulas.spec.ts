import { expect, type Page } from '@playwright/test';
import {
  anExample,
  calculators,
  fill,
  openCalculator,
  results,
  setDay,
  someDay,
  submit,
  test,
} from './support.ts';

/*
 * Formulas that are wider than a phone scroll sideways: the keyboard has to reach each of these, and
 * nothing that has nowhere to scroll. calculators.spec.ts checks that for every calculator.
 */

/** The formulas on the page, by whether they scroll and whether the keyboard reaches them. */
const formulas = (page: Page) =>
  page.locator('.formula').evaluateAll((boxes) =>
    boxes
      .filter((box) => box.checkVisibility())
      .map((box) => ({
        scrolls: box.scrollWidth > box.clientWidth,
        reached: (box as HTMLElement).tabIndex === 0,
        name: box.getAttribute('aria-label') ?? '',
      })),
  );

/** An answer on a phone, with everything that is folded open. */
async function openAll(page: Page, calculator: (typeof calculators)[number]): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await setDay(page, someDay);
  await openCalculator(page, calculator.slug);
  await fill(page, calculator.manifest, anExample(calculator).given);
  await submit(page);
  await expect(results(page).first()).toBeVisible();
  await page.locator('details').evaluateAll((all) => {
    for (const each of all) (each as HTMLDetailsElement).open = true;
  });
}

/** Until every formula that scrolls, and no other, is a stop of the Tab key. */
const expectReached = (page: Page) =>
  expect
    .poll(async () => (await formulas(page)).filter(({ scrolls, reached }) => scrolls !== reached))
    .toEqual([]);

test('a wide formula is reached, named and scrolled by keyboard, and left alone where it fits', async ({
  page,
}) => {
  const calculator = calculators.find(({ slug }) => slug === 'loan-emi');
  test.skip(!calculator, 'another calculator is selected');
  if (!calculator) return;
  await openAll(page, calculator);
  await expectReached(page);
  const wide = (await formulas(page)).filter(({ scrolls }) => scrolls);
  expect(wide.map(({ name }) => name)).toContain('Formula with your numbers: Monthly EMI');

  const box = page.getByRole('group', { name: 'Formula with your numbers: Monthly EMI' });
  // From the stop before it, with the key that everybody uses.
  await box.focus();
  await page.keyboard.press('Shift+Tab');
  await expect(box).not.toBeFocused();
  await page.keyboard.press('Tab');
  await expect(box).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => box.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);

  await page.setViewportSize({ width: 1280, height: 800 });
  await expectReached(page);
  expect((await formulas(page)).some(({ reached }) => reached)).toBe(false);
});
