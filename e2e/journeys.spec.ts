import { expect, type Page } from '@playwright/test';
import { categories } from '../calculators/categories.ts';
import {
  catalogue,
  control,
  descriptionOf,
  enter,
  headless,
  hydrated,
  openCalculator,
  openGroups,
  output,
  results,
  setDay,
  submit,
  submitButton,
} from './support.ts';
import { test } from './test.ts';

/*
 * The journeys of visitors, step by step, as the specification describes them.
 */

const menuItems = [
  'Home',
  'Popular Calculators',
  'Daily Use Calculators',
  'Finance Calculators',
  'Student Calculators',
  'Make Your Own',
];

/** Opens the home page and waits until its search is alive. */
async function openHome(page: Page): Promise<void> {
  await page.goto('/');
  const search = page.getByRole('searchbox', { name: 'Search calculators' });
  // Typed text that changes the page is the only sign of life that a visitor has.
  await expect(async () => {
    await search.fill('');
    await search.fill('loan');
    await expect(page.getByRole('status')).toContainText('found', { timeout: 500 });
  }).toPass();
  await search.fill('');
  await expect(page.getByRole('heading', { name: 'Categories' }).first()).toBeVisible();
}

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search calculators' });

/** The titles of the calculators that a search found by name, in order. */
const foundByName = (page: Page) => page.locator('[data-named] li a strong').allTextContents();

/** The tools of other sites, listed after a category's calculators. */
const elsewhere = ['YouTube Earnings Calculator', 'AdSense Revenue Calculator'].map((title) => ({
  category: 'technology',
  title: `${title} ↗ (opens in a new tab)`,
}));

/** Everything that is listed, in order: tools elsewhere are the last of their category. */
const entries = categories.flatMap(({ id }) =>
  [
    ...catalogue.map(({ category, manifest }) => ({ category, title: manifest.title })),
    ...elsewhere,
  ].filter(({ category }) => category === id),
);

const entriesWith = (text: string) =>
  entries.filter(({ title }) => title.toLowerCase().includes(text.toLowerCase()));

/** The titles that a search shows: of more than 60 in all, the first six of each category. */
function titlesWith(text: string): readonly string[] {
  const found = entriesWith(text);
  const most = found.length > 60 ? 6 : found.length;
  return [...Map.groupBy(found, ({ category }) => category).values()].flatMap((some) =>
    some.slice(0, most).map(({ title }) => title),
  );
}

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** How far the page is scrolled once it glides no more. */
const restingPlace = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        let last = Number.NaN;
        let frames = 0;
        const look = () => {
          frames = scrollY === last ? frames + 1 : 0;
          last = scrollY;
          // A tenth of a second: the glide may take a few frames to begin.
          if (frames > 6) resolve(Math.round(scrollY));
          else requestAnimationFrame(look);
        };
        look();
      }),
  );

/** Expects a section near the top of the window, or as high as the page scrolls. */
async function expectLandedAt(page: Page, id: string): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate((target) => {
        const top = document.getElementById(target)?.getBoundingClientRect().top ?? 1e6;
        const atEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
        return (top > -5 && top < 120) || (atEnd && top > -5 && top < innerHeight);
      }, id),
    )
    .toBe(true);
}

test.describe('Home', () => {
  test('a search finds calculators by name, in any case, and shows only them', async ({ page }) => {
    await openHome(page);
    for (const text of ['loan', 'LOAN', 'Calculator', ' age ']) {
      await search(page).fill(text);
      await expect(page.getByRole('status')).toContainText(/\d+ calculators? found/);
      const expected = titlesWith(text.trim());
      expect(expected.length).toBeGreaterThan(0);
      // Names in which the text begins a word come first.
      expect([...(await foundByName(page))].sort()).toEqual([...expected].sort());
      await expect(page.getByRole('status')).toContainText(String(entriesWith(text.trim()).length));
      await expect(page.getByRole('heading', { name: 'Popular Calculators' })).toHaveCount(0);
      await expect(page.getByRole('heading', { name: 'Why Choose' })).toHaveCount(0);
    }
  });

  test('found calculators are under their category; categories without any are hidden', async ({
    page,
  }) => {
    await openHome(page);
    await search(page).fill('calculator');
    await expect(page.getByRole('status')).toBeVisible();
    const groups = page.locator('main section:has(> h2):has(li)');
    const shown = titlesWith('calculator');
    for (const group of await groups.all()) {
      const title = await group.locator('h2').textContent();
      const category = categories.find((each) => each.title === title);
      const expected = entries
        .filter((each) => each.category === category?.id && shown.includes(each.title))
        .map(({ title }) => title);
      expect(expected).not.toEqual([]);
      expect(await group.locator('li strong').allTextContents()).toEqual(expected);
    }
    await search(page).fill('GPA');
    await expect(page.getByRole('status')).toContainText('1 calculator found');
    await expect(groups).toHaveCount(1);
    await expect(groups.getByRole('heading')).toContainText('Education');
    await groups.getByRole('link').click();
    await expect(page).toHaveURL('/calculator/gpa');
    await expect(page.locator('h1')).toHaveText('GPA Calculator');
  });

  test('a search without a match has a message, and clearing it restores the lists', async ({
    page,
  }) => {
    await openHome(page);
    await search(page).fill('qqqq');
    await expect(page.getByRole('region', { name: 'Answer' })).toContainText(
      'Not understood: “qqqq”.',
    );
    await expect(page.locator('main section li')).toHaveCount(0);
    await search(page).press('Enter');
    await expect(page).toHaveURL('/');
    await expect(search(page)).toHaveValue('qqqq');
    await search(page).fill('   ');
    for (const heading of ['Categories', 'Popular Calculators', 'Finance Calculators']) {
      await expect(
        page.getByRole('main').getByRole('heading', { name: heading, exact: true }),
      ).toBeVisible();
    }
    await expect(page.getByRole('heading', { name: 'Why Choose' })).toBeVisible();
  });

  test('the first popular calculators are shortcuts, at most six', async ({ page }) => {
    await page.goto('/');
    const popular = catalogue.filter(({ manifest }) => manifest.popular).slice(0, 6);
    const shortcuts = page.getByRole('navigation', { name: 'Popular calculators' });
    await expect(shortcuts.getByRole('link')).toHaveText(
      popular.map(({ manifest }) => manifest.title),
    );
    for (const [index, { slug }] of popular.entries()) {
      await expect(shortcuts.getByRole('link').nth(index)).toHaveAttribute(
        'href',
        `/calculator/${slug}`,
      );
    }
    await shortcuts.getByRole('link', { name: 'Age Calculator' }).click();
    await expect(page).toHaveURL('/calculator/age');
    await expect(page.locator('h1')).toHaveText('Age Calculator');
  });

  test('each category is a card with its count that leads to all of its calculators', async ({
    page,
  }) => {
    const ids = [...new Set(catalogue.map(({ category }) => category))];
    for (const id of ids) {
      const own = entries.filter(({ category }) => category === id);
      await page.goto('/');
      const card = page.locator(`main a[href="/${id}"]`).first();
      await expect(card).toContainText(
        own.length === 1 ? '1 calculator' : `${own.length} calculators`,
      );
      await card.click();
      await expect(page).toHaveURL(`/${id}`);
      await expect(page.locator('h1')).toContainText('Calculators');
      await expect(page.locator('main li a strong')).toHaveText(own.map(({ title }) => title));
    }
  });

  test('a section shows six of a category, a list ten names, and where there are more a way to all of them', async ({
    page,
  }) => {
    await page.goto('/');
    for (const { id, featured } of categories) {
      const own = entries.filter(({ category }) => category === id);
      const place = page.locator(`${featured ? 'section' : 'li'}#${id}`);
      await expect(place).toHaveCount(own.length > 0 ? 1 : 0);
      if (own.length === 0) continue;
      const most = featured ? 6 : 10;
      await expect(place.locator('li')).toHaveCount(Math.min(most, own.length));
      const all = place.getByRole('link', { name: /^View All/ });
      await expect(all).toHaveCount(own.length > most ? 1 : 0);
      if (own.length > most) await expect(all).toHaveAttribute('href', `/${id}`);
    }
  });

  test('three reasons to choose the site name as many tools as there are', async ({ page }) => {
    await page.goto('/');
    const why = page.locator('section', { has: page.getByRole('heading', { name: 'Why Choose' }) });
    await expect(why.locator('li')).toHaveCount(3);
    await expect(why.locator('li').nth(0)).toContainText(`${catalogue.length} tools`);
    await expect(why.locator('li').nth(1)).toContainText('Accurate results');
    await expect(why.locator('li').nth(2)).toContainText('Instant results');
  });
});

test.describe('Ways around', () => {
  test.use({ viewport: { width: 1280, height: 720 } });

  for (const from of ['/', '/about', '/calculator/tip']) {
    test(`the header leads from ${from} to the sections of the home page`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const [name, id] of [
        ['Popular Calculators', 'popular-calculators'],
        ['Daily Use Calculators', 'everyday'],
        ['Finance Calculators', 'finance'],
        ['Student Calculators', 'education'],
      ] as const) {
        await page.goto(from, { waitUntil: 'networkidle' });
        await page.getByRole('banner').getByRole('link', { name }).click();
        await expect(page).toHaveURL(`/#${id}`);
        await expect(page.locator(`#${id}`)).toBeVisible();
        await expectLandedAt(page, id);
      }
      await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
      await expect(page).toHaveURL('/');
      await expect(page.locator('h1')).toHaveText('Free Online Calculators');
    });
  }

  test('the brand leads home', async ({ page }) => {
    await page.goto('/terms');
    await page.getByRole('banner').getByRole('link', { name: 'Reckonwell' }).click();
    await expect(page).toHaveURL('/');
  });

  test('the external link opens a new tab, announces that, and gives it no access to this page', async ({
    page,
    context,
  }) => {
    await context.route(/tinyurl/, (route) => route.fulfill({ body: 'elsewhere' }));
    await page.goto('/');
    const link = page.getByRole('banner').getByRole('link', { name: 'URL Shortener' });
    await expect(link).toHaveAccessibleName(/opens in a new tab/);
    await expect(link).toHaveAttribute('rel', /noopener/);
    const [opened] = await Promise.all([context.waitForEvent('page'), link.click()]);
    await expect(page).toHaveURL('/');
    expect(await opened.evaluate(() => window.opener)).toBeNull();
  });

  test('the footer leads to categories, quick tools and the pages about the site', async ({
    page,
  }) => {
    await page.goto('/');
    const footer = page.getByRole('contentinfo');
    await expect(footer).toContainText('2024');
    const wanted = [
      '/finance',
      '/health',
      '/business',
      '/everyday',
      '/calculator/bmi',
      '/calculator/loan-emi',
      '/calculator/age',
      '/calculator/tip',
      '/about',
      '/make',
      '/history',
      '/developers',
      '/privacy',
      '/terms',
      '/contact',
    ];
    const filled = new Set(catalogue.map(({ category }) => `/${category}`));
    // A category without a calculator is not there yet, and no link leads nowhere.
    const there = wanted.filter((href) => href !== '/business' || filled.has('/business'));
    const links = footer.getByRole('link');
    expect(
      (await Promise.all((await links.all()).map((link) => link.getAttribute('href')))).sort(),
    ).toEqual(there.sort());
    for (const href of ['/finance', '/calculator/bmi', '/privacy', '/contact']) {
      await page.getByRole('contentinfo').locator(`a[href="${href}"]`).click();
      await expect(page).toHaveURL(href);
      await expect(page.locator('h1')).toBeVisible();
      await expect(page.locator('h1')).not.toHaveText('Page Not Found');
    }
  });

  test('an unknown address offers the way home and four calculators', async ({ page }) => {
    await page.goto('/calculator/nothing-here');
    await expect(page.locator('h1')).toHaveText('Page Not Found');
    const main = page.getByRole('main');
    await expect(main.locator('a[href="/"]')).toBeVisible();
    for (const [slug, title] of [
      ['bmi', 'BMI Calculator'],
      ['loan-emi', 'Loan EMI Calculator'],
      ['age', 'Age Calculator'],
      ['tip', 'Tip Calculator'],
    ]) {
      await expect(main.locator(`a[href="/calculator/${slug}"]`)).toHaveText(title ?? '');
    }
    await main.locator('a[href="/calculator/bmi"]').click();
    await expect(page).toHaveURL('/calculator/bmi');
    await expect(page.locator('h1')).toHaveText('BMI Calculator');
  });

  test('an address unknown to the router is a Page Not Found as well', async ({ page }) => {
    await page.goto('/about', { waitUntil: 'networkidle' });
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '/calculator/nothing-here';
      link.textContent = 'a link that somebody mistyped';
      document.querySelector('main')?.prepend(link);
    });
    await page.getByText('a link that somebody mistyped').click();
    await expect(page.locator('h1')).toHaveText('Page Not Found');
    await expect(page).toHaveTitle(/Page Not Found/);
  });
});

test.describe('Steps from page to page', () => {
  test.use({ viewport: { width: 1280, height: 720 } });

  /** Marks the document, to see whether it is still the same one later. */
  const mark = (page: Page) => page.evaluate(() => document.body.setAttribute('data-mark', ''));
  const expectSameDocument = (page: Page) =>
    expect(page.locator('body')).toHaveAttribute('data-mark', '');

  for (const motion of ['no-preference', 'reduce'] as const) {
    test(`a step starts at the top, back and forward where the visitor was (motion: ${motion})`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: motion });
      await openHome(page);
      await mark(page);
      const link = page.locator('section#everyday a[href="/calculator/tip"]');
      await link.scrollIntoViewIfNeeded();
      await page.mouse.wheel(0, 40);
      const home = await restingPlace(page);
      expect(home).toBeGreaterThan(300);
      await link.click();
      await expect(page.locator('h1')).toHaveText('Tip Calculator');
      await expect(page).toHaveTitle(/Tip Calculator/);
      await expect.poll(() => scrolled(page)).toBe(0);

      const onwards = page.locator('nav.related a').first();
      await onwards.scrollIntoViewIfNeeded();
      const article = await restingPlace(page);
      expect(article).toBeGreaterThan(600);
      await onwards.click();
      await expect(page.locator('h1')).not.toHaveText('Tip Calculator');
      await expect.poll(() => scrolled(page)).toBe(0);

      await page.goBack();
      await expect(page.locator('h1')).toHaveText('Tip Calculator');
      await expect.poll(() => scrolled(page)).toBe(article);
      await page.goBack();
      await expect(page.locator('h1')).toHaveText('Free Online Calculators');
      await expect.poll(() => scrolled(page)).toBe(home);
      await page.goForward();
      await expect(page.locator('h1')).toHaveText('Tip Calculator');
      await expect.poll(() => scrolled(page)).toBe(article);
      await expectSameDocument(page);
    });
  }

  test('a page loaded anew in the middle of a visit still leads back and forward', async ({
    page,
  }) => {
    await openHome(page);
    await page.locator('main a[href="/calculator/tip"]').first().click();
    await expect(page.locator('h1')).toHaveText('Tip Calculator');
    await page.getByRole('contentinfo').getByRole('link', { name: 'BMI Calculator' }).click();
    await expect(page.locator('h1')).toHaveText('BMI Calculator');
    await page.goBack();
    await expect(page.locator('h1')).toHaveText('Tip Calculator');
    await page.reload();
    await hydrated(page);
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(page.locator('h1')).toHaveText('Free Online Calculators');
    await page.goForward();
    await expect(page.locator('h1')).toHaveText('Tip Calculator');
    await page.goForward();
    await expect(page.locator('h1')).toHaveText('BMI Calculator');
    await hydrated(page);
    await enter(page, 'height', '175');
    await enter(page, 'weight', '70');
    await submit(page);
    await expect(output(page, 'category')).toHaveText('Normal weight');
  });

  test('a step changes title, description and address in the head, and moves the focus to the heading', async ({
    page,
  }) => {
    await openCalculator(page, 'tip');
    await mark(page);
    const head = () =>
      page.evaluate(() => ({
        title: document.title,
        description: document.querySelector('meta[name=description]')?.getAttribute('content'),
        canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href'),
      }));
    const before = await head();
    for (const [href, heading] of [
      ['/about', 'About'],
      ['/health', 'Health Calculators'],
      ['/calculator/loan-emi', 'Loan EMI Calculator'],
    ] as const) {
      await page.getByRole('contentinfo').locator(`a[href="${href}"]`).click();
      await expect(page.locator('h1')).toHaveText(heading);
      await expect(page.locator('h1')).toBeFocused();
      await expect.poll(async () => (await head()).title).toContain(heading);
      const now = await head();
      expect(now.canonical).toMatch(new RegExp(`${href}$`));
      expect(now.description).toBeTruthy();
      expect(now.description).not.toBe(before.description);
      // The same head as the page has when it is opened directly.
      const direct = await (await page.request.get(href)).text();
      expect(direct).toContain(`<title>${now.title}</title>`);
    }
    await expectSameDocument(page);
  });

  test('a calculator reached by a step works like one that was opened', async ({ page }) => {
    await page.goto('/about', { waitUntil: 'networkidle' });
    await mark(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Tip Calculator' }).click();
    await hydrated(page);
    await enter(page, 'bill', '84.50');
    await submit(page);
    await expect(output(page, 'totalAmount')).toHaveText('97.18');
    await expect(page.locator('#sources')).toBeVisible();
    await expectSameDocument(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'BMI Calculator' }).click();
    await expect(page.locator('h1')).toHaveText('BMI Calculator');
    await expect(results(page)).toHaveCount(0);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Tip Calculator' }).click();
    // What was typed stands there again, as after any other way back.
    await expect(control(page, 'bill')).toHaveValue('84.50');
    await expect(output(page, 'totalAmount')).toHaveText('97.18');
  });

  test('a page that cannot be fetched says “Unexpected Application Error” and the way home', async ({
    page,
  }) => {
    await openHome(page);
    await page.route('**/assets/calculator/**', (route) => route.abort());
    await page.locator('main a[href="/calculator/tip"]').first().click();
    const screen = page.getByRole('alert');
    await expect(
      screen.getByRole('heading', { level: 1, name: 'Unexpected Application Error' }),
    ).toBeVisible();
    await expect(screen.locator('p').first()).toHaveText(/\w+/);
    await page.unroute('**/assets/calculator/**');
    await screen.getByRole('link', { name: /home/i }).click();
    await expect(page).toHaveURL('/');
    await expect(page.locator('h1')).toHaveText('Free Online Calculators');
    await page.locator('main a[href="/calculator/tip"]').first().click();
    await expect(page.locator('h1')).toHaveText('Tip Calculator');
  });

  test('a page of a later release is loaded anew, with the scripts that belong to it', async ({
    page,
  }) => {
    await openHome(page);
    await mark(page);
    await page.route('/pages/calculator/tip.js', async (route) => {
      const response = await route.fetch();
      const data = await response.text();
      const body = data.replace(/("release":")[^"]+/, '$1another');
      expect(body).not.toBe(data);
      return route.fulfill({ response, body });
    });
    await page.locator('main a[href="/calculator/tip"]').first().click();
    await hydrated(page);
    await expect(page).toHaveURL('/calculator/tip');
    await expect(page.locator('body')).not.toHaveAttribute('data-mark');
    await page.goBack();
    await expect(page.locator('h1')).toHaveText('Free Online Calculators');
  });

  test('after a failed page, another one can still be reached', async ({ page }) => {
    await openHome(page);
    await page.route('**/assets/calculator/tip-*', (route) => route.abort());
    await page.locator('main a[href="/calculator/tip"]').first().click();
    await expect(page.locator('h1')).toHaveText('Unexpected Application Error');
    await page.getByRole('contentinfo').getByRole('link', { name: 'BMI Calculator' }).click();
    await expect(page.locator('h1')).toHaveText('BMI Calculator');
  });

  test('without the router’s script, links still work', async ({ page }) => {
    await page.route('**/assets/app-*', (route) => route.abort());
    await openHome(page);
    await page.locator('main a[href="/calculator/tip"]').first().click();
    await expect(page).toHaveURL('/calculator/tip');
    await expect(page.locator('h1')).toHaveText('Tip Calculator');
  });
});

test.describe('The small screen’s menu', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu' });

  for (const from of ['/', '/calculator/bmi']) {
    test(`on ${from} it opens, lists five places, and closes when one is chosen`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(from, { waitUntil: 'networkidle' });
      const toggle = page.getByRole('button', { name: 'Menu' });
      await expect(menu(page)).toBeHidden();
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
      for (const [index, item] of menuItems.slice(0, 5).entries()) {
        await toggle.click();
        await expect(menu(page)).toBeVisible();
        const links = menu(page).getByRole('link');
        expect(await links.allTextContents()).toEqual(menuItems);
        await menu(page).getByRole('link', { name: item }).click();
        await expect(menu(page)).toBeHidden();
        await expect(page).toHaveURL(
          ['/', '/#popular-calculators', '/#everyday', '/#finance', '/#education'][index] ?? '',
        );
        await expect(page.locator('h1')).toHaveText('Free Online Calculators');
      }
      await expectLandedAt(page, 'education');
    });
  }

  test('it closes with Escape, and with a click outside of it', async ({ page }) => {
    await page.goto('/about');
    const toggle = page.getByRole('button', { name: 'Menu' });
    await toggle.click();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(toggle).toBeFocused();
    await toggle.click();
    await expect(menu(page)).toBeVisible();
    await page.mouse.click(180, 700);
    await expect(menu(page)).toBeHidden();
  });
});

test.describe('BMI', () => {
  test('it accepts feet and pounds, and names these units', async ({ page }) => {
    await openCalculator(page, 'bmi');
    await expect.poll(() => descriptionOf(control(page, 'height'))).toContain('cm');
    await enter(page, 'unit', 'imperial');
    await expect.poll(() => descriptionOf(control(page, 'height'))).toMatch(/\bft\b/);
    await expect.poll(() => descriptionOf(control(page, 'weight'))).toMatch(/\blb\b/);
    await enter(page, 'height', '5.5');
    await enter(page, 'weight', '180');
    await submit(page);
    await expect(output(page, 'bmi')).toHaveText(/^29\.1\b/);
    await expect(output(page, 'category')).toHaveText('Overweight');
  });

  test('the table of categories marks the one that the result falls in', async ({ page }) => {
    await openCalculator(page, 'bmi');
    for (const [weight, category] of [
      ['50', 'Underweight'],
      ['70', 'Normal weight'],
      ['85', 'Overweight'],
      ['120', 'Obese'],
    ] as const) {
      await enter(page, 'height', '175');
      await enter(page, 'weight', weight);
      await submit(page);
      await expect(output(page, 'category')).toHaveText(category);
      const rows = page.locator('[data-panel] table tbody tr');
      await expect(rows).toHaveCount(4);
      await expect(page.locator('[data-panel] tr[aria-current=true]')).toHaveCount(1);
      await expect(page.locator('[data-panel] tr[aria-current=true]')).toContainText(category);
      await expect(output(page, 'description')).toHaveText(/\w+ \w+/);
    }
  });
});

test.describe('Loan EMI', () => {
  const fillLoan = async (page: Page, principal: string, rate: string, years: string) => {
    await enter(page, 'principal', principal);
    await enter(page, 'annualRate', rate);
    await enter(page, 'tenureYears', years);
  };
  const expectFigures = async (page: Page, emi: string, total: string, interest: string) => {
    await expect(output(page, 'emi')).toHaveText(emi);
    await expect(output(page, 'totalAmount')).toHaveText(total);
    await expect(output(page, 'totalInterest')).toHaveText(interest);
  };
  const stale = (page: Page) => page.getByText(/belong to your earlier inputs/);
  const announced = (page: Page) => page.locator('section > [role=status]');

  test('figures stay after an edit, marked as the earlier inputs’, until Calculate is pressed', async ({
    page,
  }) => {
    await openCalculator(page, 'loan-emi');
    await fillLoan(page, '1000000', '8.5', '20');
    await submit(page);
    await expect(output(page, 'emi')).toHaveText('₹8,678');
    await expect(stale(page)).toHaveCount(0);
    await enter(page, 'tenureYears', '10');
    await expect(stale(page)).toBeVisible();
    await expect(output(page, 'emi')).toHaveText('₹8,678');
    await enter(page, 'tenureYears', '20');
    await expect(stale(page)).toHaveCount(0);
    await enter(page, 'tenureYears', '10');
    await submit(page);
    await expect(output(page, 'emi')).toHaveText('₹12,399');
    await expect(stale(page)).toHaveCount(0);
  });

  test('invalid input clears the result and stays as typed', async ({ page }) => {
    await openCalculator(page, 'loan-emi');
    await fillLoan(page, '1000000', '8.5', '20');
    await submit(page);
    await expect(output(page, 'emi')).toHaveText('₹8,678');
    await enter(page, 'annualRate', 'eight');
    await submit(page);
    await expect(results(page)).toHaveCount(0);
    await expect.poll(() => descriptionOf(control(page, 'annualRate'))).toContain('not a number');
    await expect(control(page, 'annualRate')).toHaveValue('eight');
    await expect(control(page, 'annualRate')).toBeFocused();
    await enter(page, 'annualRate', '8.5');
    await expect(control(page, 'annualRate')).not.toHaveAttribute('aria-invalid');
    await submit(page);
    await expect(output(page, 'emi')).toHaveText('₹8,678');
  });

  test('a result too large to read is refused in words', async ({ page }) => {
    await openCalculator(page, 'loan-emi');
    await fillLoan(page, '100000000000000000000', '1000000', '1e20');
    await submit(page);
    await expect(page.getByText(/too large/)).toBeVisible();
    await expect(results(page)).toHaveCount(0);
  });

  test('numbers may be typed as people write them, and are never rewritten', async ({ page }) => {
    await openCalculator(page, 'loan-emi');
    await fillLoan(page, '₹10,00,000', '8.5 %', ' 20 ');
    await submit(page);
    await expectFigures(page, '₹8,678', '₹20,82,776', '₹10,82,776');
    await expect(control(page, 'principal')).toHaveValue('₹10,00,000');
    await expect(control(page, 'annualRate')).toHaveValue('8.5 %');
    await expect(control(page, 'tenureYears')).toHaveValue(' 20 ');
    // A decimal comma after dots that group: 1,234.5 over ten months without interest.
    await fillLoan(page, '12.345.678,90', '0', '1');
    await submit(page);
    await expect(output(page, 'totalAmount')).toHaveText('₹1,23,45,679');
    await expect(control(page, 'principal')).toHaveValue('12.345.678,90');
  });

  test('a number keypad opens, and the mouse wheel does not change a field', async ({ page }) => {
    await openCalculator(page, 'loan-emi');
    const field = control(page, 'principal');
    await expect(field).toHaveAttribute('type', 'text');
    await expect(field).toHaveAttribute('inputmode', 'decimal');
    await field.fill('1.0');
    await field.hover();
    await page.mouse.wheel(0, 120);
    await expect(field).toHaveValue('1.0');
  });

  test('the keyboard alone is enough, and the result is announced', async ({ page }) => {
    await openCalculator(page, 'loan-emi');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').getByRole('link', { name: 'Finance' })).toBeFocused();
    const star = page.getByRole('button', { name: 'Favourite' });
    await expect(star).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(star).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.locator('main').getByRole('button', { name: 'Your currency' })).toBeFocused();
    for (const [name, text] of [
      ['principal', '1000000'],
      ['annualRate', '8.5'],
      ['tenureYears', '20'],
    ] as const) {
      await page.keyboard.press('Tab');
      await expect(control(page, name)).toBeFocused();
      await page.keyboard.type(text);
    }
    await expect(announced(page)).toBeEmpty();
    await page.keyboard.press('Tab');
    await expect(control(page, 'tenureUnit')).toBeFocused();
    // Each folded group is one tab stop.
    for (const group of ['Fees', 'Prepayments', 'Dates']) {
      await page.keyboard.press('Tab');
      await expect(page.locator('summary', { hasText: group })).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(submitButton(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expectFigures(page, '₹8,678', '₹20,82,776', '₹10,82,776');
    await expect(announced(page)).toHaveText(
      'You pay more in interest than you borrow: ₹10,82,776. Monthly EMI: ₹8,678. Total repaid: ₹20,82,776. Total interest: ₹10,82,776. Fees, taxes on fees and insurance are not included, and the rate is taken as fixed. Ask the lender for the yearly cost with all charges before you sign.',
    );
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Reset' })).toBeFocused();
    await page.keyboard.press('Space');
    await expect(results(page)).toHaveCount(0);
    await expect(announced(page)).toBeEmpty();
  });
});

test.describe('Age', () => {
  test('a birth date in the future is met with an alert and no result', async ({ page }) => {
    await setDay(page, '2026-11-21');
    await openCalculator(page, 'age');
    const alerts: string[] = [];
    page.on('dialog', async (dialog) => {
      alerts.push(`${dialog.type()}: ${dialog.message()}`);
      await dialog.accept();
    });
    await enter(page, 'birthDate', '2020-01-01');
    await submit(page);
    await expect(results(page)).toHaveCount(8);
    expect(alerts).toEqual([]);
    await enter(page, 'birthDate', '2026-11-22');
    await submit(page);
    await expect.poll(() => alerts).toEqual(['alert: Birth date cannot be in the future!']);
    await expect(results(page)).toHaveCount(0);
    await enter(page, 'targetDate', '2026-11-22');
    await submit(page);
    await expect(output(page, 'totalDays')).toHaveText('0');
    await enter(page, 'targetDate', '2020-01-01');
    await submit(page);
    await expect.poll(() => alerts.length).toBe(2);
    await expect(results(page)).toHaveCount(0);
  });
});

test.describe('GPA', () => {
  const rows = (page: Page) => page.getByRole('group', { name: /^Course \d+$/ });
  const remove = (page: Page) => page.getByRole('button', { name: /^Remove course/ });
  const add = (page: Page) => page.getByRole('button', { name: 'Add course' });
  const fillRow = async (page: Page, index: number, credits: string, grade: string) => {
    await enter(page, `courses.${index}.credits`, credits);
    await enter(page, `courses.${index}.grade`, grade);
  };

  test('it starts with one row, which cannot be removed; more can be added and removed', async ({
    page,
  }) => {
    await openCalculator(page, 'gpa');
    await expect(rows(page)).toHaveCount(1);
    await expect(remove(page)).toHaveCount(0);
    await add(page).click();
    await add(page).click();
    await expect(rows(page)).toHaveCount(3);
    await expect(remove(page)).toHaveCount(3);
    await fillRow(page, 0, '3', 'A');
    await fillRow(page, 1, '4', 'C');
    await fillRow(page, 2, '2', 'F');
    await enter(page, 'courses.2.name', 'Chemistry');
    await page.getByRole('button', { name: 'Remove course 2' }).click();
    await expect(rows(page)).toHaveCount(2);
    await expect(control(page, 'courses.0.credits')).toHaveValue('3');
    await expect(control(page, 'courses.1.credits')).toHaveValue('2');
    await expect(control(page, 'courses.1.name')).toHaveValue('Chemistry');
    await expect(control(page, 'courses.1.grade')).toHaveValue('F');
    await submit(page);
    await expect(output(page, 'gpa')).toHaveText('2.40');
    await page.getByRole('button', { name: 'Remove course 1' }).click();
    await expect(remove(page)).toHaveCount(0);
    await expect(control(page, 'courses.0.name')).toHaveValue('Chemistry');
    await expect(page.getByText(/belong to your earlier inputs/)).toBeVisible();
    await submit(page);
    await expect(output(page, 'gpa')).toHaveText('0.00');
    await expect(output(page, 'band')).toHaveText('Needs Improvement');
  });

  test('only rows with credits above zero and a grade count; without any there is no result', async ({
    page,
  }) => {
    await openCalculator(page, 'gpa');
    await enter(page, 'courses.0.name', 'Biology');
    await submit(page);
    await expect(results(page)).toHaveCount(0);
    await expect(control(page, 'courses.0.credits')).toBeFocused();
    await fillRow(page, 0, '0', 'A');
    await submit(page);
    await expect(results(page)).toHaveCount(0);
    await add(page).click();
    await fillRow(page, 1, '4', 'B+');
    await submit(page);
    await expect(output(page, 'gpa')).toHaveText('3.30');
    await expect(output(page, 'totalCredits')).toHaveText('4');
    await expect(control(page, 'courses.0.name')).toHaveValue('Biology');
  });
});

test.describe('Compound interest', () => {
  test('growth is drawn as bars with a name, beside a table of every month', async ({ page }) => {
    await openCalculator(page, 'compound-interest');
    await enter(page, 'principal', '10000');
    await enter(page, 'annualRate', '5');
    await enter(page, 'years', '10');
    await expect(control(page, 'compoundingFrequency')).toHaveValue('monthly');
    await submit(page);
    await expect(output(page, 'finalAmount')).toHaveText('16,470.09');
    const chart = page.getByRole('img', { name: /Balance every six months/ });
    await expect(chart).toBeVisible();
    await expect(chart.locator('rect')).toHaveCount(10);
    const table = page.locator('table[data-result=monthlyBreakdown]');
    await expect(table.locator('thead th')).toHaveText(['Month', 'Balance', 'Interest to date']);
    await expect(table.locator('tbody tr')).toHaveCount(60);
    await expect(table.locator('tbody tr').first()).toHaveText(/^1\s*10,041\.67\s*41\.67$/);
    await expect(table.locator('tbody tr').last()).toContainText('12,833.59');

    await enter(page, 'years', '1.5');
    await submit(page);
    await expect(table.locator('tbody tr')).toHaveCount(18);
    await expect(chart.locator('rect')).toHaveCount(3);
    await enter(page, 'years', '0.25');
    await submit(page);
    await expect(table.locator('tbody tr')).toHaveCount(3);
    await expect(chart).toHaveCount(0);
  });
});

test.describe('Currency converter', () => {
  test('the rate of one unit has a card of its own, with the day of the rates', async ({
    page,
  }) => {
    await openCalculator(page, 'currency-converter');
    const card = page.locator('section', {
      has: page.getByRole('heading', { name: 'Exchange rate', exact: true, level: 3 }),
    });
    await expect(card.last()).toContainText('1 USD =');
    await expect(output(page, 'rate')).toHaveText(/^0\.\d{4} EUR$/);
    await expect(page.locator('[data-panel]')).toContainText(
      /European Central Bank for \d{1,2} [A-Z][a-z]+ 20\d\d/,
    );
    await enter(page, 'from', 'CHF');
    await enter(page, 'to', 'JPY');
    await expect(card.last()).toContainText('1 CHF =');
    const [expected] = await headless([
      { slug: 'currency-converter', given: { from: 'CHF', to: 'JPY' } },
    ]);
    await expect(output(page, 'rate')).toHaveText(String(expected?.rate));
    await expect(page.getByRole('heading', { name: 'Before you exchange money' })).toBeVisible();
    expect(await control(page, 'from').locator('option').count()).toBe(30);
  });

  test('a rate of one’s own is inverted when the currencies are swapped', async ({ page }) => {
    await openCalculator(page, 'currency-converter');
    await enter(page, 'to', 'INR');
    await openGroups(page);
    await enter(page, 'ownRate', '95');
    await enter(page, 'feePercent', '1');
    await expect(output(page, 'received')).toHaveText('₹9,405.00');
    await page.getByRole('button', { name: 'Swap' }).click();
    await expect(control(page, 'ownRate')).toHaveValue('0.010526316');
    await expect(output(page, 'received')).toHaveText('$1.04');
    await enter(page, 'list', 'all');
    const all = page.getByRole('region', { name: 'All currencies' });
    await all.getByText('Show the table').click();
    await expect(all.getByRole('row', { name: /^USD/ })).toBeVisible();
  });

  test('says beside the result when the rates are old', async ({ page }) => {
    const caution = page.locator('[data-panel]').getByText(/rates are \d+ days old/);
    await setDay(page, '2001-01-01');
    await openCalculator(page, 'currency-converter');
    await expect(output(page, 'convertedAmount')).toBeVisible();
    await expect(caution).toHaveCount(0);
    await setDay(page, '2099-01-01');
    await enter(page, 'amount', '7');
    await expect(caution).toBeVisible();
  });
});
