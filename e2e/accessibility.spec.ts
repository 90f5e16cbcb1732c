import { expect, type Page, test } from '@playwright/test';
import { barriersInBothSchemes } from './axe.ts';
import {
  about,
  addresses,
  anExample,
  calculators,
  catalogue,
  enter,
  fill,
  openCalculator,
  results,
  setDay,
  someDay,
  submit,
} from './support.ts';

// Colours are judged as they are, not on their way.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** How far the page can be pushed sideways, in pixels, and what stands out. */
const overflow = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll('body *')]
      .filter((each) => each.getBoundingClientRect().right > clientWidth + 0.5)
      .map((each) => `${each.tagName} ${each.className}: ${(each.textContent ?? '').slice(0, 40)}`)
      .slice(0, 8);
  });

/** Controls whose target is too small for a finger: below 24 by 24 pixels. */
const smallTargets = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, input, select, summary')]
      .map((each) => (each.matches('[type=radio], [type=checkbox]') ? each.closest('label') : each))
      .filter((each) => each?.checkVisibility())
      .map((each) => [each, (each as HTMLElement).getBoundingClientRect()] as const)
      .filter(([, { width, height }]) => width < 24 || height < 24)
      .map(([each, { width, height }]) => `${each?.outerHTML.slice(0, 80)} is ${width}×${height}`),
  );

const onScreen = {
  within: ['form[data-calculator]', 'section[aria-labelledby=result-title]'],
};

const expectToFit = async (page: Page) => {
  expect(await overflow(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
};

for (const address of [...addresses, '/nope']) {
  test(`${address} has no barrier in light or dark, and fits a screen of 320 pixels`, async ({
    page,
  }) => {
    await page.goto(address);
    expect(await barriersInBothSchemes(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectToFit(page);
  });
}

for (const calculator of calculators) {
  const { manifest, slug } = calculator;
  const { fields, actions, title } = manifest;

  test(
    `${title} has no barrier and fits with a result, after an edit, with errors`,
    about(calculator),
    async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await setDay(page, someDay);
      await openCalculator(page, slug);
      await fill(page, manifest, anExample(calculator).given);
      await submit(page);
      await expect(results(page).first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      if (actions.live)
        expect.soft(await barriersInBothSchemes(page, onScreen), 'with a result').toEqual([]);
      await expectToFit(page);

      // A word where a number belongs; a form without numbers is emptied.
      for (const [id, field] of Object.entries(fields)) {
        if (field.when) continue;
        if (field.kind === 'number' || field.kind === 'integer') await enter(page, id, 'many');
        else if (field.kind === 'rows') {
          for (const [sub, { kind }] of Object.entries(field.fields)) {
            if (kind === 'number' || kind === 'integer')
              await enter(page, `${id}.0.${sub}`, 'many');
          }
        } else if (!('options' in field)) await enter(page, id, '');
      }
      if (!actions.live) {
        await expect(page.getByText(/belong to your earlier inputs/)).toBeVisible();
        expect
          .soft(await barriersInBothSchemes(page, onScreen), 'with a result, after an edit')
          .toEqual([]);
      }
      await submit(page);
      await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
      expect.soft(await barriersInBothSchemes(page, onScreen), 'with errors').toEqual([]);
      await expectToFit(page);
    },
  );
}

test('the open menu of a small screen has no barrier', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
  expect(await barriersInBothSchemes(page)).toEqual([]);
  await expectToFit(page);
});

test('on paper a result has no barrier', async ({ page }) => {
  await setDay(page, someDay);
  await openCalculator(page, 'loan-emi');
  await page
    .getByRole('link', { name: /home loan/i })
    .first()
    .click();
  await expect(results(page).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.emulateMedia({ media: 'print' });
  expect(await barriersInBothSchemes(page)).toEqual([]);
});

test('in forced colours every field and button keeps its edge, and what is chosen is seen', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  for (const slug of ['bmi', 'tip', 'gpa', 'currency-converter']) {
    await openCalculator(page, slug);
    await page.waitForLoadState('networkidle');
    const bare = await page
      .locator('form[data-calculator]')
      .locator('input, select, button')
      .evaluateAll((controls) =>
        controls
          .filter((each) =>
            each.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
          )
          .filter((each) => {
            // A number, its unit and its buttons stand in one frame, drawn before them.
            const edges = [
              getComputedStyle(each),
              getComputedStyle(each.parentElement as Element, '::before'),
            ];
            const edged = edges.some(
              ({ borderTopWidth, borderTopStyle, content }, index) =>
                borderTopWidth !== '0px' &&
                borderTopStyle !== 'none' &&
                (index === 0 || content !== 'none'),
            );
            const drawn = each.matches('[type=radio]') && edges[0]?.appearance !== 'none';
            return !edged && !drawn;
          })
          .map((each) => each.outerHTML.slice(0, 120)),
      );
    expect(bare, slug).toEqual([]);
  }
  await openCalculator(page, 'bmi');
  const looks = await page.getByRole('radio').evaluateAll((radios) =>
    radios.map((radio) => {
      const { borderColor, outlineStyle, backgroundColor } = getComputedStyle(
        radio.closest('label') as Element,
      );
      // A radio button that the browser draws shows its dot in any colours.
      return getComputedStyle(radio).appearance === 'none'
        ? `${borderColor} ${outlineStyle} ${backgroundColor}`
        : `drawn ${(radio as HTMLInputElement).checked}`;
    }),
  );
  expect(new Set(looks).size).toBeGreaterThan(1);
});

test('search results, and a search without any, have no barrier', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  for (const text of ['calculator', 'qqqq']) {
    await page.getByRole('searchbox').fill(text);
    await expect(page.getByRole('status')).toBeVisible();
    expect(await barriersInBothSchemes(page)).toEqual([]);
  }
});

test('every link of the home page is reached without a mouse, and seen when it is', async ({
  page,
}) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const links = await page
    .locator('main a')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  for (const { category } of catalogue) expect(links).toContain(`/${category}`);
  const reached = new Set<string>();
  // Header and footer have some more.
  for (let step = 0; step < links.length + 50; step += 1) {
    await page.keyboard.press('Tab');
    const href = await page.evaluate(() => {
      const element = document.activeElement;
      // The outline must be there to be seen.
      const seen = element && getComputedStyle(element).outlineStyle !== 'none';
      return element === document.body ? 'end' : seen ? element?.getAttribute('href') : 'unseen';
    });
    expect(href).not.toBe('unseen');
    if (href === 'end') break;
    if (href) reached.add(href);
  }
  for (const href of links) expect(reached).toContain(href);
});
