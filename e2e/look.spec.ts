import { expect, type Page } from '@playwright/test';
import { overflow } from './layout.ts';
import { control, enter, hydrated, openCalculator, output, submit } from './support.ts';
import { test } from './test.ts';

/*
 * What the pages look like, as far as a test can say: their theme, their colours, what is folded and
 * where things stand.
 */

/** The colour behind a page, and the one that the browser paints around it. */
const painted = (page: Page) =>
  page.evaluate(() => {
    const dark = matchMedia('(prefers-color-scheme: dark)').matches;
    const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')];
    // A canvas returns every colour in one format.
    const context = document.createElement('canvas').getContext('2d');
    if (context) context.fillStyle = getComputedStyle(document.documentElement).backgroundColor;
    context?.fillRect(0, 0, 1, 1);
    const behind = [...(context?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3);
    const around = metas.filter(({ media }) => matchMedia(media).matches);
    return { dark, behind, around: around.map(({ content }) => content) };
  });

const isLight = ([red = 0]: readonly number[]) => red > 200;

const choose = async (page: Page, theme: 'System' | 'Light' | 'Dark') => {
  await page.getByRole('button', { name: 'Theme' }).click();
  await page.getByRole('radio', { name: theme }).check();
  await page.keyboard.press('Escape');
};

const expectTheme = async (page: Page, theme: 'light' | 'dark') => {
  await expect
    .poll(async () => {
      const { behind, around } = await painted(page);
      return { theme: isLight(behind) ? 'light' : 'dark', around };
    })
    .toEqual({ theme, around: [theme === 'light' ? '#f7faf9' : '#0e1211'] });
};

test.describe('The theme', () => {
  for (const system of ['light', 'dark'] as const) {
    const other = system === 'light' ? 'dark' : 'light';
    const label = system === 'light' ? 'Dark' : 'Light';

    test(`chosen against a ${system} system it stays on every page, and goes with “System”`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme: system });
      // Without the router, so that each step loads a document.
      await page.route('**/assets/app-*', (route) => route.abort());
      await page.goto('/about');
      await expectTheme(page, system);
      await choose(page, label);
      await expectTheme(page, other);
      for (const address of ['/calculator/bmi', '/nope', '/']) {
        await page.goto(address);
        await expectTheme(page, other);
        await page.getByRole('button', { name: 'Theme' }).click();
        await expect(page.getByRole('radio', { name: label })).toBeChecked();
        await page.keyboard.press('Escape');
      }
      await choose(page, 'System');
      await expectTheme(page, system);
      expect(await page.evaluate(() => localStorage.length)).toBe(0);
      await page.emulateMedia({ colorScheme: other });
      await expectTheme(page, other);
    });
  }

  test('is there from the first frame on, before any script has come', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/about');
    await choose(page, 'Dark');
    await page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      const look = () => {
        if (document.body) seen.push(getComputedStyle(document.documentElement).backgroundColor);
        if (seen.length < 30) requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await page.route('**/assets/**', () => {});
    await page.goto('/calculator/loan-emi', { waitUntil: 'commit' });
    const seen = () => page.evaluate(() => (window as unknown as { seen: string[] }).seen);
    await expect.poll(async () => (await seen()).length).toBe(30);
    await expectTheme(page, 'dark');
    expect(new Set(await seen()).size).toBe(1);
  });

  test('follows the choice in another tab, and works with blocked storage', async ({
    page,
    context,
  }) => {
    await page.goto('/about');
    const other = await context.newPage();
    await other.goto('/calculator/tip');
    await choose(other, 'Dark');
    await expectTheme(page, 'dark');

    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('shut', 'SecurityError');
        },
      });
    });
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.goto('/about');
    await expectTheme(page, 'light');
    await choose(page, 'Dark');
    await expectTheme(page, 'dark');
    expect(errors).toEqual([]);
  });

  test('is chosen with the keyboard alone', async ({ page }) => {
    await page.goto('/about');
    await page.getByRole('button', { name: 'Theme' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('radio', { name: 'System' })).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
    await expectTheme(page, 'dark');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Theme' })).toBeFocused();
  });
});

test.describe('Colours of a category', () => {
  const accentOf = (page: Page, selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).color);

  test('tint its pages, however they were reached, and its card on the home page', async ({
    page,
  }) => {
    await page.goto('/');
    const own = await accentOf(page, 'main h2');
    const cards = page.locator('main a[href^="/"]:has(small)');
    const tints = await cards.evaluateAll((all) =>
      all.map((card) => getComputedStyle(card).backgroundColor),
    );
    expect(tints.length).toBeGreaterThan(6);
    expect(new Set(tints).size, 'each card in a colour of its own').toBe(tints.length);

    const seen = [own];
    for (const address of ['/calculator/bmi', '/calculator/tip']) {
      await page.goto(address);
      seen.push(await accentOf(page, 'h1'));
    }
    expect(new Set(seen).size).toBe(3);

    await page.evaluate(() => document.body.setAttribute('data-mark', ''));
    for (const [title, colour] of [
      ['BMI Calculator', seen[1]],
      ['About', own],
      ['Tip Calculator', seen[2]],
    ] as const) {
      await page.getByRole('contentinfo').getByRole('link', { name: title }).click();
      await expect(page.locator('h1')).toHaveText(title);
      expect(await accentOf(page, 'h1')).toBe(colour);
    }
    await expect(page.locator('body')).toHaveAttribute('data-mark', '');
  });

  test('the link back to the category is above the calculator', async ({ page }) => {
    await page.goto('/calculator/mortgage');
    await page.getByRole('main').getByRole('link', { name: 'Finance', exact: true }).click();
    await expect(page).toHaveURL('/finance');
  });
});

test.describe('A scale of bands', () => {
  const scale = (page: Page) => page.getByRole('img', { name: /on a scale from/ });
  /** Where the pointer's tip is, and the band marked as the visitor's, from the scale's left. */
  const marked = (page: Page) =>
    scale(page).evaluate((element) => {
      const { left, right } = element.getBoundingClientRect();
      const box = (selector: string) => element.querySelector(selector)?.getBoundingClientRect();
      const tip = box('svg');
      const band = box('[data-current]');
      const name = box('b');
      return {
        tip: ((tip?.left ?? 0) + (tip?.right ?? 0)) / 2 - left,
        from: (band?.left ?? 0) - left,
        to: (band?.right ?? 0) - left,
        within: (name?.left ?? 0) >= left - 0.5 && (name?.right ?? 0) <= right + 0.5,
        width: right - left,
      };
    });

  test('points at the figure in its band, has a text alternative, and lists all bands', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openCalculator(page, 'bmi');
    for (const [weight, name] of [
      ['70', '22.9 kg/m², Normal weight'],
      ['20', '6.5 kg/m², Underweight'],
      ['250', '81.6 kg/m², Obese'],
    ] as const) {
      await enter(page, 'height', '175');
      await enter(page, 'weight', weight);
      await submit(page);
      await expect(scale(page)).toHaveAccessibleName(
        `Body mass index on a scale from 15 to 40: ${name}`,
      );
      await expect
        .poll(async () => {
          const { tip, from, to, within } = await marked(page);
          return within && tip >= from - 1 && tip <= to + 1;
        })
        .toBe(true);
    }
    const { tip, width } = await marked(page);
    expect(tip).toBeCloseTo(width, 0);

    const table = page.locator('[data-panel] table');
    await expect(table).toBeHidden();
    await page.getByText('All categories').press('Enter');
    await expect(table.locator('tr[aria-current=true]')).toContainText('Obese');
    await expect(table).toBeVisible();
  });

  test('shows the figure’s band without colours of the page as well', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await openCalculator(page, 'credit-score');
    for (const [name, text] of [
      ['currentScore', '680'],
      ['utilization', '45'],
      ['onTimePayments', '95'],
      ['newDebt', '50'],
    ] as const) {
      await enter(page, name, text);
    }
    await submit(page);
    await expect(scale(page)).toHaveAccessibleName(/670 points, Fourth fifth$/);
    const fills = await scale(page).evaluate((element) =>
      [...element.querySelectorAll('[data-current], :not([data-current]) + [data-current] ~ *')]
        .slice(0, 2)
        .map((part) => getComputedStyle(part, '::before').backgroundColor),
    );
    expect(new Set(fills).size).toBe(2);
  });
});

test.describe('Steps, constants and sources', () => {
  const titles = ['How it is worked out', 'Constants', 'Sources on BMI'];
  const folds = (page: Page) => page.locator('details:has(> phone-fold)');
  const open = (page: Page) =>
    folds(page).evaluateAll((all) => all.map((each) => (each as HTMLDetailsElement).open));

  test('are collapsed on a phone, without a layout shift, and can be opened', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/calculator/bmi');
    await expect(folds(page).locator('summary')).toHaveText(titles);
    expect(await open(page)).toEqual([false, false, false]);
    await hydrated(page);
    await folds(page).first().locator('summary').press('Enter');
    await expect(page.locator('#steps math').first()).toBeVisible();

    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('#sources ~ ul, summary:has(#sources) ~ ul')).toBeVisible();
    await page.emulateMedia({ media: 'screen' });

    await page.getByRole('contentinfo').getByRole('link', { name: 'Tip Calculator' }).click();
    await expect(page.locator('h1')).toHaveText('Tip Calculator');
    expect(new Set(await open(page)), 'after a step to another page').toEqual(new Set([false]));
  });

  test('lie open on a wide screen, filled with the visitor’s numbers', async ({ page }) => {
    await openCalculator(page, 'bmi');
    expect(await open(page)).toEqual([true, true, true]);
    await enter(page, 'height', '175');
    await enter(page, 'weight', '70');
    await submit(page);
    await expect(page.locator('#steps .worked').last()).toContainText('22.857');
  });
});

test.describe('Form and result', () => {
  test('are side by side on a wide screen, and the result stays visible beside a long form', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await openCalculator(page, 'gpa');
    for (let row = 0; row < 9; row += 1) {
      await enter(page, `courses.${row}.credits`, '3');
      await enter(page, `courses.${row}.grade`, 'B');
      await page.getByRole('button', { name: 'Add course' }).click();
    }
    await submit(page);
    await expect(output(page, 'gpa')).toBeInViewport();
    await control(page, 'courses.8.credits').scrollIntoViewIfNeeded();
    const [form, figure] = await Promise.all([
      page.locator('form[data-calculator]').boundingBox(),
      output(page, 'gpa').boundingBox(),
    ]);
    expect(figure?.x).toBeGreaterThan((form?.x ?? 0) + (form?.width ?? 0));
    await expect(output(page, 'gpa')).toBeInViewport();
  });

  test('on a phone the figure comes into view, large', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await openCalculator(page, 'loan-emi');
    await enter(page, 'principal', '1000000');
    await enter(page, 'annualRate', '8.5');
    await enter(page, 'tenureYears', '20');
    await submit(page);
    await expect(output(page, 'emi')).toBeInViewport({ ratio: 1 });
    const size = (id: string) =>
      output(page, id).evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    expect(await size('emi')).toBeGreaterThan(1.5 * (await size('totalAmount')));
  });

  test('nothing moves for a visitor who prefers reduced motion', async ({ page }) => {
    const moving = () =>
      page.evaluate(
        () =>
          [document.documentElement, ...document.querySelectorAll('*')]
            .map((element) => getComputedStyle(element))
            .filter(
              ({ transitionDuration, animationName, scrollBehavior }) =>
                /[1-9]/.test(transitionDuration) ||
                animationName !== 'none' ||
                scrollBehavior === 'smooth',
            ).length,
      );
    await openCalculator(page, 'bmi');
    expect(await moving()).toBeGreaterThan(0);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await moving()).toBe(0);
  });

  test('text of twice its size is neither cut off nor pushed out of a phone', async ({ page }) => {
    await page.setViewportSize({ width: 400, height: 800 });
    for (const address of ['/', '/calculator/gpa', '/health']) {
      await page.goto(address);
      await page.evaluate(() =>
        document.documentElement.style.setProperty('font-size', '200%', 'important'),
      );
      const beyond = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      });
      expect(beyond, address).toBeLessThanOrEqual(0);
    }
  });
});

test('ten pages fit a phone when they are read from right to left', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.dir = 'rtl';
    });
  });
  for (const address of [
    '/',
    '/finance',
    '/about',
    '/calculator/loan-emi',
    '/calculator/bmi',
    '/calculator/gpa',
    '/calculator/age',
    '/calculator/currency-converter',
    '/calculator/linear-regression',
    '/calculator/timesheet',
  ]) {
    await page.goto(address);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    const form = page.locator('form[data-calculator]');
    if (await form.count()) {
      await hydrated(page);
      const example = page.locator('[data-examples] button').first();
      if (await example.count()) await example.click();
    }
    // Folded parts are as wide as open ones.
    await page.evaluate(() => {
      for (const each of document.querySelectorAll('details')) each.open = true;
    });
    expect(await overflow(page), address).toEqual([]);
  }
});
