import { expect, type Page } from '@playwright/test';
import { isNumberField } from '../schemas/number-field.ts';
import { holds } from '../src/engine/input/condition.ts';
import { initialValues } from '../src/engine/input/inputs.ts';
import { barriersInBothSchemes } from './axe.ts';
import { overflow, smallTargets } from './layout.ts';
import {
  about,
  addressOf,
  anExample,
  catalogue,
  control,
  coveringKinds,
  enter,
  fill,
  openCalculator,
  restOf,
  results,
  setDay,
  settled,
  someDay,
  submit,
} from './support.ts';
import { test } from './test.ts';

// Colours are judged as they are, not on their way.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const onScreen = {
  within: ['form[data-calculator]', 'section[aria-labelledby=result-title]'],
};

const expectToFit = async (page: Page) => {
  expect(await overflow(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
};

for (const calculator of coveringKinds) {
  const { manifest, slug } = calculator;
  const { fields, actions, title } = manifest;

  test(
    `${title} has no barrier and fits as it opens, after an edit, with errors`,
    about(calculator),
    async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await setDay(page, someDay);
      const rest = restOf(page);
      await openCalculator(page, slug);
      // Formulas that scroll become tab stops with the tools.
      await rest();
      expect.soft(await barriersInBothSchemes(page), 'as it opens').toEqual([]);
      await expectToFit(page);
      await fill(page, manifest, anExample(calculator).given);
      await submit(page);
      await expect(results(page).first()).toBeVisible();
      await settled(page);
      if (actions.live)
        expect.soft(await barriersInBothSchemes(page, onScreen), 'with a result').toEqual([]);

      // A word where a number belongs; a form without numbers is emptied.
      const values = { ...initialValues({ fields }), ...anExample(calculator).given };
      for (const [id, field] of Object.entries(fields)) {
        // A field may have gone with what another one held.
        const gone = field.when && (await control(page, id).count()) === 0;
        if (gone || !holds(field.when, values)) continue;
        if (isNumberField(field)) await enter(page, id, 'many');
        else if (field.kind === 'rows') {
          for (const [sub, inner] of Object.entries(field.fields)) {
            if (inner.when) continue;
            if (isNumberField(inner)) await enter(page, `${id}.0.${sub}`, 'many');
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
  await settled(page);
  await page.emulateMedia({ media: 'print' });
  expect(await barriersInBothSchemes(page)).toEqual([]);
});

test('in forced colours every field and button has a border, and the chosen option is visible', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  for (const slug of ['bmi', 'tip', 'gpa', 'currency-converter']) {
    await openCalculator(page, slug);
    await settled(page);
    const bare = await page
      .locator('form[data-calculator]')
      .locator('input, select, button')
      .evaluateAll((controls) =>
        controls
          .filter((each) =>
            each.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
          )
          .filter((each) => {
            // A number, its unit and its buttons have one border, drawn by the box around them.
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
  await openCalculator(page, 'paint');
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
  await page.goto('/');
  for (const text of ['calculator', 'qqqq']) {
    // Until the page is hydrated, nothing comes of what is typed.
    await expect(async () => {
      await page.getByRole('searchbox').fill('');
      await page.getByRole('searchbox').fill(text);
      await expect(page.getByRole('status')).toContainText(/\d|qqqq/, { timeout: 200 });
    }).toPass();
    expect(await barriersInBothSchemes(page)).toEqual([]);
  }
});

/** Where the links of a page lead that Tab comes to, each with its outline. */
async function reachedByTab(page: Page, address: string): Promise<ReadonlySet<string>> {
  await page.goto(address);
  const count = await page.locator('a, button, input, summary').count();
  const reached = new Set<string>();
  for (let step = 0; step <= count; step += 1) {
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
  return reached;
}

test('every category is reached from the home page without a mouse, and there every calculator', async ({
  page,
}) => {
  const categories = Map.groupBy(catalogue, ({ category }) => category);
  const fromHome = await reachedByTab(page, '/');
  for (const id of categories.keys()) expect(fromHome).toContain(`/${id}`);
  const [[largest, own] = ['', []]] = [...categories].sort(
    ([, one], [, other]) => other.length - one.length,
  );
  const fromCategory = await reachedByTab(page, `/${largest}`);
  for (const each of own) expect(fromCategory).toContain(addressOf(each));
});
