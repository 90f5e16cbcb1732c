import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { copySources } from '../scripts/budgets/copy.ts';
import { barriers, barriersInBothSchemes } from './axe.ts';
import { overflow, smallTargets } from './layout.ts';
import { besideOf, draftWith, formOf, linkOf, openTemplate, summaryOf } from './make.ts';
import { complaintsOf, control, output, requestsOf, settled } from './support.ts';
import { test } from './test.ts';

/*
 * The page that makes calculators. Its text view has a spec of its own, and what the tests know of the
 * manifest language is in tests/make-*.test.ts.
 */

const notice = (page: Page) =>
  page.getByRole('heading', { name: 'Made by somebody else, not checked by this site' });
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const titleBox = (page: Page) => formOf(page).getByRole('textbox', { name: 'Title', exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test.describe('from nothing to a calculator of the site', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });
  const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

  /** Adds a field or a result, and fills in its card by the labels there. */
  async function add(
    page: Page,
    what: 'field' | 'result',
    label: string,
    { Kind = 'Number', ...texts }: Readonly<Record<string, string>>,
  ): Promise<void> {
    const adding = formOf(page).getByRole('group', { name: `Add a ${what}` });
    await adding.getByLabel(`Label of the new ${what}`).fill(label);
    await adding.getByLabel('Kind').selectOption({ label: Kind });
    await adding.getByRole('button', { name: `Add a ${what}` }).click();
    for (const [name, text] of Object.entries(texts)) {
      await formOf(page).getByRole('textbox', { name, exact: true }).fill(text);
    }
    await formOf(page).getByRole('button', { name: label, expanded: true }).click();
  }

  async function calculate(within: Locator, texts: Readonly<Record<string, string>>) {
    for (const [name, text] of Object.entries(texts)) {
      await within.getByRole('textbox', { name, exact: true }).fill(text);
    }
    await within.getByRole('button', { name: 'Calculate', exact: true }).click();
  }

  /** Whether the notice stands above the title. */
  const isBelowNotice = (page: Page) =>
    page.evaluate(() => {
      const top = (selector: string) =>
        document.querySelector(selector)?.getBoundingClientRect().top ?? Number.NaN;
      return top('h1') > top('#stranger');
    });

  test('somebody makes, shares and hands in the volume of a cylinder with its cost', async ({
    page,
    context,
  }) => {
    const complaints = complaintsOf(page);
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Make Your Own' }).click();
    await page.getByRole('button', { name: 'A blank one' }).click();
    const form = formOf(page);
    const beside = besideOf(page);
    await titleBox(page).fill('Cylinder Cost Calculator');
    const length = { Unit: 'cm', 'Greater than': '0', Largest: '1000' };
    await add(page, 'field', 'Radius', length);
    await add(page, 'field', 'Height', length);
    await add(page, 'field', 'Price per litre', { Smallest: '0', Largest: '1000' });
    await expect(beside).toContainText('appears here as soon as');
    await add(page, 'result', 'Volume', { Formula: 'pi * radius^2 * height / 1000', Unit: 'L' });
    await add(page, 'result', 'Cost', {
      Kind: 'Amount of money',
      Formula: 'volume * pricePerLitre',
    });

    // The symbols of the second formula: the page has all that was written.
    await expect(beside).toContainText('cCost');

    // π · 10² · 20 = 6283.185… cm³, which is 6.283… L; three times that is 18.849….
    await calculate(beside, { Radius: '10', Height: '20', 'Price per litre': '3' });
    await expect(output(page, 'volume')).toHaveText('6.28 L');
    await expect(output(page, 'cost')).toHaveText('18.85');
    await expect(beside.getByText('Shown as 6.28 L')).toBeVisible();
    await expect(beside.locator('math').filter({ hasText: '6.283185307' }).first()).toBeVisible();

    // The tools below the result: a quarter more of the height, and the radius for ten litres: √(10000 ∕ 20π) = 12.61… cm.
    await beside.locator('summary', { hasText: 'What if' }).click();
    await beside.getByLabel('Vary').selectOption({ label: 'Height' });
    await expect(beside.getByRole('row', { name: /^25 / })).toContainText('7.85 L');
    await beside.locator('summary', { hasText: 'Solve for' }).click();
    await beside.getByLabel('Target').fill('10');
    await expect(beside.getByRole('status').filter({ hasText: 'will be' })).toContainText('12.61');

    await form.getByRole('radio', { name: 'For this site, where everyone finds it' }).check();
    await press(page, 'Write the blank texts');
    await press(page, 'Take what the page shows');
    const example = form.getByRole('textbox', { name: 'Name of the example' });
    await expect(example).toBeFocused();
    await example.fill('A can of 10 cm by 20 cm');
    await form
      .getByRole('textbox', { name: 'Questions' })
      .fill('cylinder cost with radius 10 cm, height 20 cm and price per litre 3');
    await form.getByRole('button', { name: /^Laws/, expanded: false }).click();
    for (const law of ['Twice “Height” gives twice “Volume” and “Cost”', 'A higher “Radius”']) {
      await form.getByRole('button', { name: law }).first().click();
    }
    await expect(summaryOf(page)).toHaveText('Nothing wrong');

    await press(page, 'Share');
    await expect(page.getByText(/^Link copied: [\d,]+ characters/)).toBeVisible();
    const elsewhere = await context.newPage();
    complaints.push(...complaintsOf(elsewhere));
    await elsewhere.goto(await clipboard(page));
    await expect(title(elsewhere)).toHaveText('Cylinder Cost Calculator');
    expect(await isBelowNotice(elsewhere)).toBe(true);
    await expect(output(elsewhere, 'volume')).toHaveText('6.28 L');
    // π · 5² · 10 = 785.398… cm³; two times 0.785… L is 1.570….
    const main = elsewhere.getByRole('main');
    await calculate(main, { Radius: '5', Height: '10', 'Price per litre': '2' });
    await expect(output(elsewhere, 'cost')).toHaveText('1.57');
    await press(elsewhere, 'Share link');
    await expect(elsewhere.getByText('Link copied')).toBeVisible();
    const shared = await clipboard(elsewhere);
    expect(shared).toContain('/make#radius=5&height=10&pricePerLitre=2&_draft=');
    await elsewhere.goto('about:blank');
    await elsewhere.goto(shared);
    for (const again of [false, true]) {
      if (again) await elsewhere.reload();
      await expect(output(elsewhere, 'volume')).toHaveText('0.79 L');
      await expect(output(elsewhere, 'cost')).toHaveText('1.57');
      await expect(main.getByLabel('Radius', { exact: true })).toHaveValue('5');
      expect(await isBelowNotice(elsewhere)).toBe(true);
    }
    await elsewhere.close();

    await press(page, 'Hand in');
    await expect(page.getByRole('link', { name: 'Open the message' })).toHaveAttribute(
      'href',
      /^mailto:\S+@\S+\?subject=A%20calculator%3A%20Cylinder%20Cost%20Calculator&body=\S+_draft%3D/,
    );
    await press(page, 'Copy the message');
    await expect(page.getByText('Copied', { exact: true })).toBeVisible();
    const message = await clipboard(page);
    expect(message).toContain('What is entered: Radius, Height, Price per litre\n');
    expect(message).toContain('What it answers: Volume, Cost\n');
    const download = page.waitForEvent('download');
    await press(page, 'Save the file (cylinder-cost.zip)');
    const file = await (await download).path();
    const folder = 'calculators/everyday/cylinder-cost';
    expect(Object.keys(unzipSync(readFileSync(file)))).toEqual([
      `${folder}/manifest.ts`,
      `${folder}/article.md`,
      'cylinder-cost.json',
    ]);
    const copy = copySources();
    try {
      const written = spawnSync(process.execPath, ['scripts/new.ts', '--from', file], {
        cwd: copy,
        encoding: 'utf8',
      });
      expect(written).toMatchObject({ status: 0, stderr: '' });
      const checked = spawnSync(process.execPath, ['scripts/check.ts', 'cylinder-cost'], {
        cwd: copy,
        env: { ...process.env, NO_COLOR: '1' },
        encoding: 'utf8',
      });
      // Only the article is still to be written: a heading and a text for each of its seven sections.
      const lines = checked.stdout.split('\n').filter((line) => line.startsWith(folder));
      expect(lines.filter((line) => line.includes(': still to write: '))).toHaveLength(14);
      for (const line of lines) expect(line).toContain('/article.md:');
    } finally {
      rmSync(copy, { recursive: true, force: true });
    }
    expect(complaints).toEqual([]);
  });
});

/** Opens the page with a copy of a calculator, by the title of that. */
async function openCopy(page: Page, original: string) {
  await page.goto('/make');
  await page.getByLabel('A copy of one of our calculators').selectOption({ label: original });
  await press(page, 'Copy it');
  await expect(title(page).last()).toHaveText(`My ${original}`);
}

test.describe('a draft is not lost', () => {
  const kept = (page: Page) => page.getByRole('region', { name: 'Go on with one of yours' });

  test('changes of both views are undone and redone, and survive a reload', async ({ page }) => {
    const complaints = complaintsOf(page);
    await openTemplate(page);
    await press(page, 'Start another');
    await expect(page.getByRole('heading', { name: 'Start from' })).toBeVisible();
    await expect(kept(page)).toHaveCount(0);

    await page.getByRole('button', { name: 'A rate of something' }).click();
    const named = titleBox(page);
    await named.fill('Pages a Day');
    await press(page, 'JSON');
    const text = page.getByRole('textbox', { name: 'The calculator as JSON' });
    await text.getByText('"title"').click();
    await page.keyboard.press('Home');
    await page.keyboard.insertText('"note": "Round it.", ');
    await expect(text).toContainText('"note": "Round it.",');
    await expect(title(page).last()).toHaveText('Pages a Day');
    await expect(besideOf(page)).toContainText('Round it.');
    const undo = page.getByRole('button', { name: 'Undo', exact: true });
    await undo.click();
    await expect(text).not.toContainText('Round');
    await press(page, 'Form');
    await expect(named).toHaveValue('Pages a Day');
    await undo.click();
    await expect(named).toHaveValue('Typing Speed Calculator');
    await expect(undo).toBeDisabled();
    const redo = page.getByRole('button', { name: 'Redo', exact: true });
    while (await redo.isEnabled()) await redo.click();
    await expect(named).toHaveValue('Pages a Day');
    await expect(besideOf(page)).toContainText('Round it.');

    await page.reload();
    await expect(named).toHaveValue('Pages a Day');
    await expect(besideOf(page)).toContainText('Round it.');

    // A mistake in the text: its place is said, and the page stays as it was.
    await press(page, 'JSON');
    await text.getByText('"title"').click();
    await page.keyboard.press('Home');
    await page.keyboard.type('nothing ');
    await expect(besideOf(page)).toContainText('as it was before the mistake');
    await expect(title(page).last()).toHaveText('Pages a Day');
    await page.getByRole('region', { name: 'JSON' }).locator('summary').first().click();
    await expect(page.getByText(/line \d+, column 3: there is a word that JSON/)).toBeVisible();
    await page.reload();
    await expect(formOf(page)).toContainText('a mistake that keeps it from being read');

    await press(page, 'Start another');
    await kept(page).getByRole('button', { name: 'Delete' }).click();
    await expect(kept(page)).toHaveCount(0);
    expect(complaints).toEqual([]);
  });

  test('a saved file is opened again, and files that are no calculator are refused', async ({
    page,
  }) => {
    const complaints = complaintsOf(page);
    await openTemplate(page);
    await titleBox(page).fill('Mine');
    const download = page.waitForEvent('download');
    await press(page, 'Save a file');
    const saved = await (await download).path();
    const file = page.getByLabel('A file that this page saved');
    const choose = (content: string | Buffer, name = 'draft.json') =>
      file.setInputFiles({
        name,
        mimeType: 'application/json',
        buffer: Buffer.from(content),
      });
    const open = async (content: string | Buffer) => {
      await press(page, 'Start another');
      await choose(content);
    };
    await open(readFileSync(saved));
    await expect(titleBox(page)).toHaveValue('Mine');
    await press(page, 'Start another');
    const others = ['\x89PNG\r\n\x1a\n', 'null', '[1, 2]', '"a text"'];
    for (const [index, content] of others.entries()) {
      await choose(content, `other-${index}.json`);
      await expect(page.getByText(new RegExp(`^other-${index}\\.json: `))).toBeVisible();
    }
    await press(page, 'Mine');
    await open('{"title":7,"fields":5,"results":[1],"examples":{"a":null},"laws":"x"}');
    await expect(summaryOf(page)).toHaveText(/^\d+ mistakes, \d+ things still to write$/);
    await open(' '.repeat(200_001));
    await expect(page.getByText('draft.json is too large for a calculator.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Delete Mine' })).toHaveCount(1);
    expect(complaints).toEqual([]);
  });

  test('a copy answers with the functions of the original, in the currency that is chosen', async ({
    page,
  }) => {
    const complaints = complaintsOf(page);
    await openCopy(page, 'Loan Amortization Calculator');
    const beside = besideOf(page);
    await expect(beside.locator('output').first()).toHaveText('1,580.17');
    await beside.locator('summary').first().click();
    await expect(beside.getByRole('table').first()).toBeVisible();
    await expect(beside.getByRole('img').first()).toBeVisible();
    await beside.getByRole('button', { name: 'Your currency' }).click();
    await page.getByRole('searchbox', { name: 'Find a currency' }).fill('Euro');
    await page.keyboard.press('Enter');
    await expect(beside.locator('output').first()).toContainText('€');
    // The trials of a schedule of 360 rows take their time on a busy machine.
    await expect(summaryOf(page)).toHaveText('Nothing wrong', { timeout: 30_000 });
    expect(complaints).toEqual([]);
  });

  test('a copy answers with the data sets that its function fetches', async ({ page }) => {
    await openCopy(page, 'Inflation Calculator');
    const beside = besideOf(page);
    await beside.getByRole('radio', { name: 'Two years of an official index' }).check();
    await beside.getByLabel('From the year').fill('1913');
    await beside.getByRole('button', { name: 'Calculate Inflation' }).click();
    await expect(beside.locator('output').first()).toHaveText('3,251.95');
    await expect(summaryOf(page)).toHaveText(/^Nothing wrong/);
  });

  test('inputs entered before the tools of the page arrive stay', async ({ page }) => {
    const tools = /\/assets\/Tools-[^/]*\.js$/;
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route(tools, async (route) => {
      await released;
      await route.continue();
    });
    await openCopy(page, 'Inflation Calculator');
    const beside = besideOf(page);
    await beside.getByRole('radio', { name: 'Two years of an official index' }).check();
    await beside.getByLabel('From the year').fill('1913');
    const arrived = page.waitForResponse(tools);
    release();
    await page.evaluate(async (url) => void (await import(url)), (await arrived).url());
    await settled(page);
    await expect(beside.getByLabel('From the year')).toHaveValue('1913');
    await beside.getByRole('button', { name: 'Calculate Inflation' }).click();
    await expect(beside.locator('output').first()).toHaveText('3,251.95');
  });
});

/** What a hostile draft is answered with. */
interface Answer {
  /** Words of the refusal, or of what is shown. */
  readonly says: RegExp | string;
  /** Whether the page of the calculator is shown all the same. */
  readonly isShown?: boolean;
}

const times = (count: number, entry: (index: number) => object): object =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => Object.entries(entry(index))).flat(),
  );

const hours = { kind: 'number', label: 'Hours', symbol: 'h', digits: 1, headline: true };
const withFormula = (formula: string): object =>
  draftWith({ results: { hours: { ...hours, formula } } });
const withSymbol = (symbol: string): object =>
  draftWith({ results: { hours: { ...hours, formula: 'pages / speed', symbol } } });
const withFunctionsOf = (functionsFrom: string): object =>
  draftWith({
    functionsFrom,
    compute: 'compute.ts',
    results: { hours: { kind: 'number', label: 'Hours', digits: 1, headline: true } },
  });
const squarings = (count: number): object =>
  draftWith({
    workings: times(count, (index) => ({
      [`w${index}`]: {
        kind: 'number',
        label: `Step ${index}`,
        symbol: `w_{${index}}`,
        digits: 1,
        formula: index === 0 ? 'pages^2' : `w${index - 1}^2`,
      },
    })),
    results: { hours: { ...hours, formula: `w${count - 1}` } },
  });
const attack = 'ran=1';

const hostile: Readonly<Record<string, readonly [draft: object | string, answer: Answer]>> = {
  'a megabyte in a small link': [' '.repeat(1_000_000), { says: /too large to be opened/ }],
  'a hundred thousand brackets': ['['.repeat(100_000), { says: /more than 20 levels deep/ }],
  'a key that reaches the prototype': [
    `{"__proto__": {"ran": true}, ${JSON.stringify(draftWith({})).slice(1)}`,
    { says: /has the key “__proto__”/ },
  ],
  'a key that reaches the constructor': [
    `{"fields": {"constructor": {"prototype": {}}}}`,
    { says: /has the key “constructor”/ },
  ],
  'a thousand brackets in a formula': [
    withFormula(`${'('.repeat(1000)}pages${')'.repeat(1000)}`),
    { says: /2,005 characters: 1,000 at most/ },
  ],
  'hundreds of brackets in a formula': [
    withFormula(`${'('.repeat(490)}pages${')'.repeat(490)}`),
    { says: /brackets|nested|deep/ },
  ],
  'formulas in a circle': [
    draftWith({
      results: {
        hours: { ...hours, formula: 'days * 24' },
        days: { kind: 'number', label: 'Days', symbol: 'd', digits: 1, formula: 'hours / 24' },
      },
    }),
    { says: /needs itself|circle|each other|depends on itself|cannot be reached/ },
  ],
  'bands out of order': [
    draftWith({
      results: {
        hours: {
          ...hours,
          formula: 'pages / speed',
          bands: [{ below: 9, label: 'long' }, { below: 3, label: 'short' }, { label: 'more' }],
        },
      },
    }),
    { says: /every band but the last/ },
  ],
  'powers of powers': [withFormula('10^10^10 + pages'), { says: /too large/, isShown: true }],
  'a long factorial': [
    withFormula('factorial(99999) + pages'),
    { says: /too large|up to|at most|too long/, isShown: true },
  ],
  'two hundred squarings': [squarings(200), { says: /has 200 entries: 100 at most/ }],
  'ninety squarings': [squarings(90), { says: /too large|too long/, isShown: true }],
  'five thousand options': [
    draftWith({
      fields: {
        pages: {
          kind: 'choice',
          label: 'Pages',
          symbol: 'p',
          options: times(5000, (index) => ({ [`o${index}`]: { label: `${index}`, value: index } })),
        },
      },
    }),
    { says: /has 5,000 entries/ },
  ],
  'HTML in a title': [
    draftWith({ title: `<img src=x onerror="${attack}">` }),
    { says: /has HTML/ },
  ],
  'a script in a label': [
    draftWith({
      fields: {
        pages: { kind: 'number', label: `</label><script>${attack}</script>`, symbol: 'p', max: 9 },
      },
      results: { hours: { ...hours, formula: 'pages' } },
    }),
    { says: /has HTML/ },
  ],
  'a link in Markdown': [
    draftWith({ note: '[Our bank](javascript:alert(1))' }),
    { says: /note has an address/ },
  ],
  'an address in a text': [
    draftWith({ intro: 'Log in at www.example.com.' }),
    { says: /an address/ },
  ],
  'the name of a website': [draftWith({ summary: 'See example.com.' }), { says: /a website/ }],
  'a link in a symbol': [
    withSymbol('\\href{javascript:alert(1)}{h}'),
    { says: /“\\href” can do more than draw a symbol|has an address/ },
  ],
  'HTML in a symbol': [withSymbol(`\\text{<img src=x onerror=${attack}>}`), { says: 'Hours' }],
  'a text that turns its direction': [
    draftWith({ title: 'Time \u202egnidaer' }),
    { says: /cannot be seen, or that hides others \(U\+202E\)/ },
  ],
  'a sign that nobody sees': [draftWith({ title: 'Loan\u200b EMI' }), { says: /U\+200B/ }],
  'a title like one of the site': [
    draftWith({ title: 'Lo\u0430n EMI Calculat\u043er' }),
    { says: 'It is not our “Loan EMI Calculator”', isShown: true },
  ],
  'functions from elsewhere': [
    withFunctionsOf('../x'),
    { says: /There is no calculator “\.\.\/x”/ },
  ],
  'functions of nobody': [
    withFunctionsOf('nobody'),
    { says: /nobody|could not be fetched|Failed to fetch/ },
  ],
  'another kind of value everywhere': [
    '{"title":{"a":1},"fields":[],"results":"x","examples":{"0":{}},"actions":null}',
    { says: /This calculator cannot be shown/ },
  ],
};

test('a hostile link is refused in words or shown as plain texts; nothing runs and nothing waits', async ({
  page,
  baseURL,
}) => {
  const requests = requestsOf(page);
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) {
        const root = document.documentElement.dataset;
        root.longest = String(Math.max(Number(root.longest ?? 0), duration));
      }
    }).observe({ type: 'longtask', buffered: true });
  });

  /** The milliseconds until a frame is drawn, a press has its effect, and that is drawn. */
  const reaction = (name: string) =>
    page.evaluate(async (text) => {
      const frame = () => new Promise(requestAnimationFrame);
      const before = performance.now();
      await frame();
      [...document.querySelectorAll('button')].find((each) => each.textContent === text)?.click();
      await frame();
      return performance.now() - before;
    }, name);

  await page.goto('/make');
  for (const [what, [draft, { says: answer, isShown = false }]] of Object.entries(hostile)) {
    await test.step(what, async () => {
      await page.goto(linkOf(draft));
      const says = (words: typeof answer) => expect(page.getByRole('main')).toContainText(words);
      if (isShown) {
        await expect(control(page, 'pages')).toHaveValue('300');
        expect.soft(await reaction('Calculate'), 'Calculate').toBeLessThan(1000);
      }
      await says(answer);
      const isOpen = await notice(page).isVisible();
      const button = isOpen ? 'Make another one' : 'Copy it';
      expect.soft(await reaction(button), button).toBeLessThan(1000);
      await says('Start from');
    });
  }
  for (const damaged of ['_draft=abc', '_draft=%%%', `${linkOf(draftWith({})).slice(6, -20)}`]) {
    await page.goto(`/make#${damaged}`);
    await expect(page.getByText(/^The link is damaged/)).toBeVisible();
  }
  expect(dialogs).toEqual([]);
  expect(await page.evaluate(() => 'ran' in window || 'ran' in {})).toBe(false);
  expect(requests.filter((each) => new URL(each).origin !== baseURL)).toEqual([]);
  const longest = await page.evaluate(() => Number(document.documentElement.dataset.longest ?? 0));
  expect(longest).toBeLessThan(2000);
});

test('the start, the form, the way to the site and a linked page have no barrier and fit', async ({
  page,
}) => {
  const fits = async (what: string) => {
    expect.soft(await overflow(page), what).toEqual([]);
    expect.soft(await smallTargets(page), what).toEqual([]);
  };
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/make');
  await expect(page.getByRole('heading', { name: 'Start from' })).toBeVisible();
  expect.soft(await barriersInBothSchemes(page), 'the start').toEqual([]);
  await fits('the start');
  await page.getByRole('button', { name: 'A score with bands' }).click();
  const form = formOf(page);
  for (const name of [/^Right answers/, /^Score/, /^17 right/, /^Laws/, /^More/]) {
    await form.getByRole('button', { name, expanded: false }).first().click();
  }
  await form.locator('summary').first().click();
  expect.soft(await barriersInBothSchemes(page), 'the form').toEqual([]);
  await fits('the form');
  await press(page, 'Try it');
  await expect(output(page, 'score')).toHaveText('85%');
  await fits('the page of the draft');
  await press(page, 'Hand in');
  await expect(page.getByRole('button', { name: /^Save the file/ })).toBeVisible();
  await page.getByText('For people who work with the repository').click();
  expect.soft(await barriersInBothSchemes(page), 'hand in').toEqual([]);
  await fits('hand in');

  await page.setViewportSize({ width: 1280, height: 800 });
  await press(page, 'Form');
  await expect(besideOf(page).locator('output').first()).toBeVisible();
  expect.soft(await barriers(page, { withoutColours: true }), 'form and page').toEqual([]);
  await fits('form and page');

  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(linkOf(draftWith({ title: 'Lo\u0430n EMI' })));
  await expect(output(page, 'hours')).toHaveText('7.5');
  await expect(page.getByText('It is not our')).toBeVisible();
  expect.soft(await barriersInBothSchemes(page), 'linked').toEqual([]);
  await fits('linked');
  // The link past the header leads to a part of the page; the address still has the draft.
  const address = page.url();
  await page.getByRole('link', { name: /^Skip/ }).press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await expect(page).toHaveURL(address);
});

test('a calculator is changed, fixed and undone with the keyboard alone', async ({ page }) => {
  /** Presses Tab until a control has the focus. */
  async function tabTo(wanted: Locator, most = 60): Promise<void> {
    for (let count = 0; count < most; count += 1) {
      await page.keyboard.press('Tab');
      if (await wanted.evaluate((element) => element === document.activeElement)) return;
    }
    await expect(wanted).toBeFocused();
  }
  await page.goto('/make');
  const start = page.getByRole('button', { name: 'A rate of something' });
  await expect(start).toBeVisible();
  await tabTo(start);
  await page.keyboard.press('Enter');
  await expect(title(page).first()).toBeFocused();
  const form = formOf(page);
  const card = form.getByRole('button', { name: /^Words typed/ });
  await tabTo(card);
  await page.keyboard.press('Enter');
  const label = form.getByRole('textbox', { name: 'Label', exact: true });
  await tabTo(label);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await expect(summaryOf(page)).toHaveText('1 thing still to write');
  await card.or(form.getByRole('button', { name: /^Field 1/ })).focus();
  await page.keyboard.press('Enter');
  await expect(label).toHaveCount(0);
  const list = form.locator('summary').first();
  for (let count = 0; count < 60; count += 1) {
    await page.keyboard.press('Shift+Tab');
    if (await list.evaluate((element) => element === document.activeElement)) break;
  }
  await page.keyboard.press('Enter');
  await tabTo(form.getByRole('button', { name: 'words: Label' }), 2);
  await page.keyboard.press('Enter');
  await expect(label).toBeFocused();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(label).toHaveValue('Words typed');
  await expect(label).toBeFocused();
  await expect(summaryOf(page)).toHaveText('Nothing wrong');
});

test('no other page fetches what makes calculators', async ({ page }) => {
  const nameOf = (url: string) => /\/assets\/(.+)-[\w-]{8}\.\w+$/.exec(url)?.[1] ?? '';
  const requests = requestsOf(page);
  const fetched = () => new Set(requests.splice(0).map(nameOf));
  await openTemplate(page);
  await press(page, 'JSON');
  await expect(page.getByRole('textbox', { name: 'The calculator as JSON' })).toBeVisible();
  await press(page, 'Hand in');
  await expect(page.getByRole('button', { name: /^Save the file/ })).toBeVisible();
  await expect(summaryOf(page)).toHaveText('Nothing wrong');
  const own = fetched();
  for (const address of ['/', '/calculator/tip']) {
    await page.goto(address, { waitUntil: 'networkidle' });
    await settled(page);
    expect(requests.filter((url) => new URL(url).pathname.startsWith('/manifests/'))).toEqual([]);
  }
  const ours = own.difference(fetched());
  for (const name of ['make', 'Make', 'DraftEditor', 'TextView', 'HandIn', 'trials.worker']) {
    expect(ours, name).toContain(name);
  }
});

test('the tab, what share sheets read and the saved file have the calculator’s own title', async ({
  page,
}) => {
  await page.addInitScript(() => {
    navigator.share = async (data) => {
      document.body.dataset.shared = JSON.stringify(data);
    };
  });
  /** What the head says of the page, beside its title. */
  const said = () =>
    page.evaluate(() =>
      ['og:title', 'og:image:alt', 'og:description'].map(
        (name) => document.querySelector<HTMLMetaElement>(`meta[property="${name}"]`)?.content,
      ),
    );
  await page.goto('/make');
  const opening = await page.title();
  const heading = await said();
  const ending = opening.slice(opening.lastIndexOf(' | '));

  await openTemplate(page);
  await titleBox(page).fill('Paint for a Cylinder');
  await expect(page).toHaveTitle(`Paint for a Cylinder${ending}`);
  expect((await said()).slice(0, 2)).toEqual(['Paint for a Cylinder', 'Paint for a Cylinder']);
  const download = page.waitForEvent('download');
  await press(page, 'Save a file');
  expect((await download).suggestedFilename()).toBe('paint-for-a-cylinder.json');
  await titleBox(page).fill('');
  await expect(page).toHaveTitle(opening);
  await titleBox(page).fill('<b>Paint</b>');
  await expect(page).toHaveTitle(`<b>Paint</b>${ending}`);
  await press(page, 'Start another');
  await expect(page).toHaveTitle(opening);
  expect(await said()).toEqual(heading);

  // Somebody else's: never under the name of a page of the site.
  await page.goto(linkOf(draftWith({})));
  await expect(page).toHaveTitle(`Reading Time of a Book (made by somebody else)${ending}`);
  const [title, picture, description] = await said();
  expect(title).toBe('Reading Time of a Book (made by somebody else)');
  expect(picture).toBe(title);
  expect(description).toMatch(/^Made by somebody else, not checked by this site\. Reading time/);
  await press(page, 'Share link');
  await expect(page.locator('body')).toHaveAttribute(
    'data-shared',
    /"title":"Reading Time of a Book".*_draft=/,
  );
  for (const [hostile, shown] of [
    ['Lo\u0430n EMI Calculat\u043er', /^Made by somebody else: Lo\u0430n EMI/],
    [`Tip Calculator${ending}`, /^Made by somebody else: Tip Calculator/],
    ['W'.repeat(60), /^W{60} \(made by somebody else\) \| /],
    // Refused.
    ['<b>Tip</b>', opening],
    ['Tip\u202e', opening],
  ] as const) {
    await page.goto(linkOf(draftWith({ title: hostile })));
    await expect(page).toHaveTitle(shown);
  }
  await page.goto(linkOf(draftWith({})));
  await expect(page).toHaveTitle(/made by somebody else/);
  await press(page, 'Make another one');
  await expect(page).toHaveTitle(opening);
  expect(await said()).toEqual(heading);
});
