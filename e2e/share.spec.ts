import { expect, type Page } from '@playwright/test';
import { barriers } from './axe.ts';
import { layoutShifts } from './layout.ts';
import {
  control,
  descriptionOf,
  enter,
  hydrated,
  openCalculator,
  output,
  results,
  setDay,
  someDay,
  submit,
} from './support.ts';
import { test } from './test.ts';

/*
 * Inputs in links, examples, copied text and the storage of the device.
 */

const loan = 'principal=1000000&annualRate=8.5&tenureYears=20';
const filledLoan = ['1000000', '8.5', '20'];

const loanInputs = (page: Page) =>
  Promise.all(
    ['principal', 'annualRate', 'tenureYears'].map((name) => control(page, name).inputValue()),
  );
const enterLoan = async (page: Page, [principal = '', rate = '', years = ''] = filledLoan) => {
  await enter(page, 'principal', principal);
  await enter(page, 'annualRate', rate);
  await enter(page, 'tenureYears', years);
};
const hash = (page: Page) => page.evaluate(() => location.hash);
const lastInputs = (page: Page) => page.getByRole('button', { name: 'Use your last inputs' });
const star = (page: Page) => page.getByRole('button', { name: 'Favourite' });
const status = (page: Page) => page.getByRole('group', { name: 'This result' }).getByRole('status');

/** What the page did not survive. */
function failuresOf(page: Page): string[] {
  const failures: string[] = [];
  page.on('pageerror', (error) => failures.push(String(error)));
  page.on('dialog', async (dialog) => {
    failures.push(dialog.message());
    await dialog.dismiss();
  });
  return failures;
}

/** The page has come alive, and so has what comes after it. */
async function complete(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' });
  await hydrated(page);
  await expect(star(page)).toBeVisible();
}

test.describe('A link with inputs', () => {
  test('fills in the form and shows its result at once, and none of it is sent', async ({
    page,
  }) => {
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.url()));
    await page.goto(`/calculator/loan-emi#${loan}`);
    await expect(output(page, 'emi')).toHaveText('₹8,678');
    expect(await loanInputs(page)).toEqual(filledLoan);
    await expect(page.locator('section > [role=status]')).toContainText('Monthly EMI: ₹8,678');
    expect(sent.filter((url) => url.includes('1000000'))).toEqual([]);

    // As long as it is this page’s link, a reload brings the same.
    await page.reload();
    await expect(output(page, 'emi')).toHaveText('₹8,678');
  });

  test('reaches a field that is hidden at first, and as many rows as it names', async ({
    page,
  }) => {
    await page.goto(
      '/calculator/body-fat#unit=imperial&gender=female&height=65&neck=13&waist=30&hip=40',
    );
    await expect(control(page, 'hip')).toHaveValue('40');
    await expect(output(page, 'bodyFat')).toHaveText('30.8%');
    await expect(page.getByText(/belong to your earlier inputs/)).toHaveCount(0);

    await page.goto(
      '/calculator/gpa#courses.0.credits=4&courses.0.grade=A-&courses.7.credits=3&courses.7.grade=B%2B&courses.7.name=%3Cb%3EArt',
    );
    await expect(output(page, 'gpa')).toHaveText('3.53');
    await expect(page.getByRole('group', { name: /^Course \d+$/ })).toHaveCount(2);
    await expect(control(page, 'courses.1.name')).toHaveValue('<b>Art');
    await expect(control(page, 'courses.1.grade')).toHaveValue('B+');
    await page.getByRole('button', { name: 'Remove course 1' }).click();
    await submit(page);
    await expect(output(page, 'gpa')).toHaveText('3.30');
  });

  test('is followed within a running page, by pasting and by steps', async ({ page }) => {
    await complete(page, '/calculator/currency-converter#amount=250&from=EUR&to=EUR');
    await expect(output(page, 'convertedAmount')).toHaveText('€250.00');
    await page.evaluate(() => {
      location.hash = '#amount=7&from=GBP&to=GBP';
    });
    await expect(output(page, 'convertedAmount')).toHaveText('£7.00');

    await page.evaluate((fragment) => {
      const link = document.createElement('a');
      link.href = `/calculator/loan-emi#${fragment}`;
      link.textContent = 'a link from elsewhere on the site';
      document.querySelector('main')?.prepend(link);
    }, loan);
    await page.getByText('a link from elsewhere').click();
    await expect(page.locator('h1')).toHaveText('Loan EMI Calculator');
    await expect(output(page, 'emi')).toHaveText('₹8,678');
    await page.goBack();
    await expect(page.locator('h1')).toHaveText('Currency Converter');
    await expect(output(page, 'convertedAmount')).toHaveText('£7.00');
  });

  for (const [what, fragment, wrong] of [
    ['a word for a number', 'principal=lots&annualRate=8.5&tenureYears=20', ['principal']],
    [
      'broken escapes',
      'principal=%E0%A4%A&annualRate=%&tenureYears=20',
      ['principal', 'annualRate'],
    ],
    ['a script', 'principal=<script>alert(1)</script>&annualRate=1&tenureYears=1', ['principal']],
    [
      'nothing after the signs',
      'principal=&annualRate=&tenureYears=',
      ['principal', 'annualRate', 'tenureYears'],
    ],
    [
      'a million digits',
      `principal=${'9'.repeat(1_000_000)}&annualRate=1&tenureYears=1`,
      ['principal'],
    ],
    ['a prototype', `__proto__=1&__proto__.0.x=1&constructor.0.prototype=1&${loan}`, []],
  ] as const) {
    test(`gives a form with messages, never an error page: ${what}`, async ({ page }) => {
      const failures = failuresOf(page);
      await page.goto(`/calculator/loan-emi#${fragment}`);
      if (wrong.length === 0) await expect(output(page, 'emi')).toHaveText('₹8,678');
      for (const name of wrong) {
        await expect(control(page, name)).toHaveAttribute('aria-invalid', 'true');
        expect(await descriptionOf(control(page, name))).toMatch(/Enter a number/);
      }
      if (wrong.length > 0) await expect(results(page)).toHaveCount(0);
      await expect(page.locator('h1')).toHaveText('Loan EMI Calculator');
      await enterLoan(page);
      await submit(page);
      await expect(output(page, 'emi')).toHaveText('₹8,678');
      expect(failures).toEqual([]);
    });
  }

  test('that names too little fills in what it names, and leads to the first blank field', async ({
    page,
  }) => {
    await page.goto('/calculator/bmr#weight=70&height=175');
    await expect(control(page, 'age')).toBeFocused();
    await expect(control(page, 'weight')).toHaveValue('70');
    await expect(page.locator('[aria-invalid=true]')).toHaveCount(0);
    await expect(results(page)).toHaveCount(0);
    // A blank that is named is an error.
    await page.goto('/calculator/bmr#weight=70&height=');
    await expect(control(page, 'height')).toHaveAttribute('aria-invalid', 'true');
  });

  test('with options, days and rows that do not exist has an error beside each, and no result', async ({
    page,
  }) => {
    const failures = failuresOf(page);
    const expectStatus = async (name: string, words: string) => {
      await expect(control(page, name).first()).toHaveAttribute('aria-invalid', 'true');
      expect(await descriptionOf(control(page, name))).toContain(words);
      await expect(results(page)).toHaveCount(0);
    };
    await page.goto('/calculator/paint#units=cubits&length=5&width=4&height=2.5');
    await expectStatus('units', 'The link asks for “cubits”, which is not offered. Choose one:');
    await expect(page.locator('[name=units]:checked')).toHaveCount(0);
    await expect(control(page, 'units').first()).toBeFocused();
    expect(await control(page, 'length').inputValue()).toBe('5');
    expect(await hash(page)).toContain('units=cubits');
    // After another change, the default must not be filled in.
    await enter(page, 'length', '6');
    await submit(page);
    await expectStatus('units', 'Choose one:');
    await page.getByRole('radio').first().check();
    await submit(page);
    await expect(output(page, 'paintVolume')).toHaveText('9.34 L');

    await page.goto('/calculator/currency-converter#amount=5&from=XXX&to=toString');
    await expectStatus('from', '“XXX”, which is not offered');
    await expectStatus('to', '“toString”, which is not offered');
    await expect(page.getByRole('region', { name: '2 fields need another look' })).toBeFocused();
    await expect(control(page, 'from')).toHaveValue('');
    await enter(page, 'from', 'USD');
    await enter(page, 'to', 'EUR');
    await expect(output(page, 'convertedAmount')).toHaveText('€4.44');

    await page.goto('/calculator/age#birthDate=2000-02-31&targetDate=soon');
    await expectStatus('birthDate', '“2000-02-31”, which is not a date');
    await expectStatus('targetDate', '“soon”, which is not a date');
    await page.goto('/calculator/gpa#courses.0.credits=3&courses.0.grade=Z');
    await expectStatus('courses.0.grade', '“Z”, which is not offered');
    const many = Array.from({ length: 20_000 }, (_, row) => `courses.${row}.credits=1`).join('&');
    await page.goto(`/calculator/gpa#courses.1000000000.grade=Z&${many}`);
    const rows = page.getByRole('group', { name: /^Course \d+$/ });
    // One too many, for the form to say so.
    await expect(rows).toHaveCount(61);
    await expect(page.getByText('Use at most 60 rows.')).toBeInViewport();
    await expect(control(page, 'courses.60.grade')).toBeFocused();
    await expect(results(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Remove course 61' }).click();
    await submit(page);
    await expect(control(page, 'courses.0.grade')).toHaveAttribute('aria-invalid', 'true');
    expect(failures).toEqual([]);
  });

  test('with names that the form does not have is calculated without them, with a message', async ({
    page,
  }) => {
    await page.goto(`/calculator/loan-emi#else=1&else.0.x=2&=3&${loan}`);
    await expect(output(page, 'emi')).toHaveText('₹8,678');
    const note = page.getByText(
      'The link also names “else” and “else.0.x”, which this form does not have.',
    );
    await expect(note).toBeVisible();
    expect(await barriers(page, { within: ['form[data-calculator]'] })).toEqual([]);
    await enter(page, 'tenureYears', '10');
    await expect(note).toHaveCount(0);
  });

  test('of an older version of the form is calculated, and says what has changed', async ({
    page,
  }) => {
    // As if the form had been changed since.
    await page.route(/\/calculator\/loan-emi-.*\.js$/, async (route) => {
      const code = await (await route.fetch()).text();
      const former = 'renamed:{amount:"principal","tenureUnit.y":"years"},';
      const body = code.replace('manifest:{', `manifest:{${former}`);
      await route.fulfill({ body, contentType: 'text/javascript' });
    });
    await page.goto(
      '/calculator/loan-emi#amount=1000000&annualRate=8.5&tenureYears=20&tenureUnit=y',
    );
    await expect(output(page, 'emi')).toHaveText('₹8,678');
    expect(await loanInputs(page)).toEqual(filledLoan);
    const note = page.getByText(
      'The link is older than this form: “amount” is “principal” now and “y” is “years” now.',
    );
    await expect(note).toBeVisible();
    await enter(page, 'tenureYears', '10');
    await expect(note).toHaveCount(0);
  });

  test('that no page can read leads to a page all the same, by a step too', async ({ page }) => {
    const failures = failuresOf(page);
    await complete(page, '/calculator/tip');
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '/calculator/loan-emi#%E0%A4%A';
      link.textContent = 'a broken link';
      document.querySelector('main')?.prepend(link);
    });
    await page.getByText('a broken link').click();
    await expect(page.locator('h1')).toHaveText('Loan EMI Calculator');
    await hydrated(page);
    await expect(results(page)).toHaveCount(0);
    expect(failures).toEqual([]);
  });

  test('counts less than what was typed before the script came', async ({ page }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(`/calculator/loan-emi#${loan}`, { waitUntil: 'domcontentloaded' });
    await enterLoan(page, ['120000', '0', '1']);
    await submit(page);
    release();
    await expect(output(page, 'emi')).toHaveText('₹10,000');
    await expect.poll(() => hash(page)).toBe('');
    expect(await loanInputs(page)).toEqual(['120000', '0', '1']);
  });
});

test('last inputs with an option that no longer exists have an error', async ({ page }) => {
  await page.goto('/calculator/paint');
  await page.evaluate(() => {
    localStorage['reckonwell.last.paint'] = 'units=cubits&length=5&width=4&height=2.5';
  });
  await complete(page, '/calculator/paint');
  await lastInputs(page).click();
  await expect(control(page, 'length')).toHaveValue('5');
  await expect(control(page, 'units').first()).toBeFocused();
  expect(await descriptionOf(control(page, 'units'))).toContain(
    'Your last inputs have “cubits”, which is not offered.',
  );
  await expect(results(page)).toHaveCount(0);
});

test.describe('The address', () => {
  test('names inputs only while the form holds them: not after a change, not after Reset', async ({
    page,
  }) => {
    await page.goto(`/calculator/loan-emi#${loan}`);
    await expect(output(page, 'emi')).toHaveText('₹8,678');
    await enter(page, 'tenureYears', '10');
    await expect.poll(() => hash(page)).toBe('');
    await submit(page);
    await expect(output(page, 'emi')).toHaveText('₹12,399');
    // What was typed comes back without the link.
    await page.reload();
    await expect(output(page, 'emi')).toHaveText('₹12,399');
    expect(await hash(page)).toBe('');

    await page.goto(`/calculator/loan-emi#${loan}`);
    await expect(output(page, 'emi')).toHaveText('₹8,678');
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect.poll(() => hash(page)).toBe('');
    expect(await loanInputs(page)).toEqual(['', '', '']);
    await page.reload();
    await hydrated(page);
    expect(await loanInputs(page)).toEqual(['', '', '']);
  });

  test('may name a heading, which leaves the form alone and is where it leads', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const steps of [false, true]) {
      // The router, once there has been a step, must not get in the way.
      if (steps) {
        await page.goto('/about', { waitUntil: 'networkidle' });
        await page.getByRole('contentinfo').getByRole('link', { name: 'Loan EMI' }).click();
      } else await page.goto('/calculator/loan-emi');
      await hydrated(page);
      await enterLoan(page);
      await submit(page);
      await expect(output(page, 'emi')).toHaveText('₹8,678');
      await page.evaluate(() => {
        const link = document.createElement('a');
        link.href = '#sources';
        link.textContent = 'to the sources';
        document.querySelector('h1')?.append(link);
      });
      await page.getByText('to the sources').click();
      await expect(page).toHaveURL(/#sources$/);
      await expect(page.locator('#sources')).toBeInViewport();
      await expect(output(page, 'emi')).toHaveText('₹8,678');
      expect(await loanInputs(page)).toEqual(filledLoan);
      await page.goBack();
      await expect(output(page, 'emi')).toHaveText('₹8,678');
    }
  });
});

test.describe('Examples', () => {
  test('are beside the form, three visible, and each fills it in and is calculated', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await complete(page, '/calculator/bmi');
    const examples = page.locator('[data-examples]');
    await expect(examples.getByRole('link')).toHaveCount(3);
    await examples.getByText('2 more examples').click();
    const links = examples.getByRole('link');
    await expect(links).toHaveCount(5);
    const expected = ['22.9', '29.1', '16.4', '28.7', '27.2'];
    for (const [index, text] of expected.entries()) {
      await links.nth(index).click();
      await expect(output(page, 'bmi')).toHaveText(`${text} kg/m²`);
    }
    await expect(control(page, 'stones')).toHaveValue('13');
    await expect(output(page, 'bmi')).toBeInViewport();
    // A printed example names its printer.
    await complete(page, '/calculator/profit-margin');
    await expect(examples.getByText('From US Internal Revenue Service')).toHaveCount(2);
  });

  test('are left with a step back, to the inputs that stood there before', async ({ page }) => {
    await complete(page, '/calculator/loan-emi');
    await enterLoan(page, ['120000', '0', '1']);
    await submit(page);
    await expect(output(page, 'emi')).toHaveText('₹10,000');
    await enter(page, 'tenureYears', '2');
    const links = page.locator('[data-examples] a');
    await links.nth(0).click();
    await expect(output(page, 'emi')).not.toHaveText('₹10,000');
    const first = await loanInputs(page);
    await links.nth(1).click();
    await expect.poll(() => loanInputs(page)).not.toEqual(first);
    await page.goBack();
    await expect.poll(() => loanInputs(page)).toEqual(first);
    await page.goBack();
    await expect.poll(() => loanInputs(page)).toEqual(['120000', '0', '2']);
    await expect(output(page, 'emi')).toHaveText('₹10,000');
    await expect(page.getByText(/belong to your earlier inputs/)).toBeVisible();
    await page.goForward();
    await expect.poll(() => loanInputs(page)).toEqual(first);
    // What was changed since is not taken back.
    await enter(page, 'principal', '55');
    await page.goBack();
    expect(await loanInputs(page)).toEqual(['55', ...first.slice(1)]);
  });
});

test.describe('Passing a result on', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });
  const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

  test('Share copies a link that opens with the same inputs elsewhere', async ({
    page,
    browser,
    baseURL,
  }) => {
    await openCalculator(page, 'loan-emi');
    await enterLoan(page, ['₹10,00,000', '8.5 %', '20']);
    await submit(page);
    // The link has the inputs of the result, not those typed since.
    await enter(page, 'tenureYears', '3');
    await page.getByRole('button', { name: 'Share link' }).click();
    await expect(status(page)).toContainText('Link copied');
    expect(await hash(page)).toBe('');
    const link = await clipboard(page);
    expect(link).toBe(
      `${baseURL}/calculator/loan-emi#principal=%E2%82%B910%2C00%2C000&annualRate=8.5+%25&tenureYears=20`,
    );
    const elsewhere = await browser.newPage();
    await elsewhere.goto(link);
    await expect(output(elsewhere, 'emi')).toHaveText('₹8,678');
    expect(await loanInputs(elsewhere)).toEqual(['₹10,00,000', '8.5 %', '20']);
    await elsewhere.close();
  });

  test('Share opens the device’s dialog if there is one', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.share = async (data) => {
        document.body.dataset.shared = JSON.stringify(data);
        if ('refuse' in document.body.dataset) throw new DOMException('no', 'AbortError');
      };
    });
    await page.goto(`/calculator/loan-emi#${loan}`);
    for (const refuse of [false, true]) {
      if (refuse) await page.evaluate(() => document.body.setAttribute('data-refuse', ''));
      await page.getByRole('button', { name: 'Share link' }).click();
      await expect(page.locator('body')).toHaveAttribute('data-shared', /Loan EMI.*#principal=/);
      await expect(status(page)).toBeEmpty();
    }
  });

  test('if copying is blocked, the link goes into the address bar, with a message', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    });
    await openCalculator(page, 'loan-emi');
    await enterLoan(page);
    await submit(page);
    await page.getByRole('button', { name: 'Copy as text' }).click();
    await expect(status(page)).toHaveText('Your browser does not allow copying');
    await page.getByRole('button', { name: 'Share link' }).click();
    await expect(status(page)).toContainText('in the address bar');
    expect(await hash(page)).toBe(`#${loan}`);
    await enter(page, 'principal', '5');
    await expect.poll(() => hash(page)).toBe('');
  });

  test('Copy as text gives inputs, results and the link', async ({ page, baseURL }) => {
    await page.goto('/calculator/bmi#unit=imperial&height=5.5&weight=180');
    await page.getByRole('button', { name: 'Copy as text' }).click();
    await expect(status(page)).toHaveText('Copied');
    const text = await clipboard(page);
    expect(text.split('\n').slice(0, 10)).toEqual([
      'BMI Calculator',
      '',
      'Units: Imperial (ft, lb)',
      'Height: 5.5 ft',
      'Weight: 180 lb',
      '',
      'The WHO calls this pre-obese; 114.6 lb to below 154.9 lb is healthy for your height.',
      '',
      'Body mass index: 29.1 kg/m²',
      'Category: Overweight',
    ]);
    expect(text).toContain(`\n\n${baseURL}/calculator/bmi#unit=imperial&height=5.5&weight=180`);
  });
});

test.describe('On this device', () => {
  const storedKeys = async (page: Page) =>
    Object.keys(await page.evaluate(() => ({ ...localStorage })));

  test('after a day the last inputs are offered, not filled in unasked', async ({ page }) => {
    await setDay(page, someDay);
    await complete(page, '/calculator/loan-emi');
    await expect(lastInputs(page)).toHaveCount(0);
    await enterLoan(page);
    await submit(page);
    await expect(output(page, 'emi')).toHaveText('₹8,678');
    await expect(lastInputs(page)).toHaveCount(0);
    // Inputs from a link do not count as the visitor’s.
    await page.goto('/calculator/loan-emi#principal=5&annualRate=5&tenureYears=5');
    await expect(output(page, 'emi')).toBeVisible();

    await setDay(page, '2026-11-23');
    await complete(page, '/calculator/loan-emi?again');
    expect(await loanInputs(page)).toEqual(['', '', '']);
    await expect(results(page)).toHaveCount(0);
    await lastInputs(page).click();
    expect(await loanInputs(page)).toEqual(filledLoan);
    await expect(output(page, 'emi')).toHaveText('₹8,678');
    await expect(lastInputs(page)).toHaveCount(0);
    expect(await hash(page)).toBe('');
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect(lastInputs(page)).toBeVisible();
    await complete(page, '/calculator/bmi');
    await expect(lastInputs(page)).toHaveCount(0);
  });

  test('favourites are marked with a star and listed on the home page without a layout shift', async ({
    page,
  }) => {
    await complete(page, '/calculator/bmi');
    await expect(star(page)).toHaveAttribute('aria-pressed', 'false');
    await star(page).click();
    await expect(star(page)).toHaveAttribute('aria-pressed', 'true');
    await complete(page, '/calculator/tip');
    await star(page).press('Space');
    await page.goto('/', { waitUntil: 'networkidle' });
    const own = page.getByRole('region', { name: 'Your favourites' });
    await expect(own.getByRole('link')).toHaveText(['BMI Calculator', 'Tip Calculator']);
    expect(await layoutShifts(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await barriers(page, { within: ['main'] })).toEqual([]);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    ).toBeLessThanOrEqual(0);
    await own.getByRole('link', { name: 'BMI Calculator' }).click();
    await expect(page.locator('h1')).toContainText('BMI Calculator');
    await expect(star(page)).toHaveAttribute('aria-pressed', 'true');
    await star(page).click();
    await expect(star(page)).toHaveAttribute('aria-pressed', 'false');
    await page.getByRole('banner').getByRole('link', { name: 'Reckonwell' }).click();
    await expect(own.getByRole('link')).toHaveText(['Tip Calculator']);
  });

  for (const address of ['/', '/privacy']) {
    test(`one click on ${address} deletes all stored data, but none of other sites`, async ({
      page,
    }) => {
      await page.goto(address, { waitUntil: 'networkidle' });
      const forget = page.getByRole('button', { name: 'Forget everything on this device' });
      await expect(forget).toHaveCount(address === '/' ? 0 : 1);
      await page.evaluate(() => {
        localStorage['reckonwell.theme'] = 'dark';
        localStorage['reckonwell.favourites'] = 'tip';
        localStorage['reckonwell.last.bmi'] = 'height=175';
        localStorage.another = 'site';
      });
      await page.reload({ waitUntil: 'networkidle' });
      const section = page.getByRole('region', { name: 'Kept on this device' });
      await expect(section).toContainText(/last inputs.*favourite.*light or dark/);
      await forget.click();
      await expect(section.getByRole('status')).toHaveText('Forgotten.');
      expect(await storedKeys(page)).toEqual(['another']);
      await expect(page.getByRole('region', { name: 'Your favourites' })).toHaveCount(0);
      expect(await barriers(page, { within: ['main'] })).toEqual([]);
    });
  }

  test('the button to forget is on the privacy page that a step leads to as well', async ({
    page,
  }) => {
    await complete(page, '/calculator/tip');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
    await expect(page.getByRole('button', { name: 'Forget everything' })).toBeVisible();
  });

  test('invalid stored data causes no error', async ({ page }) => {
    const failures = failuresOf(page);
    await page.addInitScript(() => {
      localStorage['reckonwell.favourites'] = '  nothing <b> __proto__ tip tip';
      localStorage['reckonwell.last.bmi'] = '{"height":';
      localStorage['reckonwell.last.tip'] = 'bill=<b>&people=%';
    });
    await page.goto('/', { waitUntil: 'networkidle' });
    await expect(
      page.getByRole('region', { name: 'Your favourites' }).getByRole('link'),
    ).toHaveText(['Tip Calculator']);
    await complete(page, '/calculator/bmi');
    await expect(lastInputs(page)).toHaveCount(0);
    await complete(page, '/calculator/tip');
    await lastInputs(page).click();
    await expect(control(page, 'bill')).toHaveAttribute('aria-invalid', 'true');
    expect(failures).toEqual([]);
  });

  for (const [what, forbid] of [
    [
      'forbidden',
      () =>
        Object.defineProperty(window, 'localStorage', {
          get() {
            throw new DOMException('no', 'SecurityError');
          },
        }),
    ],
    [
      'full',
      () => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      },
    ],
  ] as const) {
    test(`everything works where storage is ${what}`, async ({ page }) => {
      const failures = failuresOf(page);
      await page.addInitScript(forbid);
      await complete(page, '/calculator/loan-emi');
      await enterLoan(page);
      await submit(page);
      await expect(output(page, 'emi')).toHaveText('₹8,678');
      await star(page).click();
      await expect(star(page)).toHaveAttribute('aria-pressed', 'false');
      await expect(page.getByText('Your browser keeps nothing for this site')).toBeVisible();
      await page.goto('/privacy', { waitUntil: 'networkidle' });
      await page.getByRole('button', { name: 'Forget everything' }).click();
      await page.goto('/', { waitUntil: 'networkidle' });
      await expect(page.getByRole('heading', { name: 'Your favourites' })).toHaveCount(0);
      expect(failures).toEqual([]);
    });
  }
});

test('the list of errors ticks off fixed fields, and disappears when all are fixed', async ({
  page,
}) => {
  await openCalculator(page, 'loan-emi');
  await submit(page);
  const list = page.getByRole('region', { name: '3 fields need another look' });
  await expect(list).toBeFocused();
  await expect(list.getByRole('link')).toHaveText([
    'Loan amount: Enter a number above 0.',
    'Annual interest rate: Enter a number, 0 or more.',
    'Tenure: Enter a number above 0.',
  ]);
  await list.getByRole('link', { name: /^Annual/ }).press('Enter');
  await expect(control(page, 'annualRate')).toBeFocused();
  expect(await hash(page)).toBe('');
  await page.keyboard.type('8.5');
  await expect(list.getByRole('link', { name: /^Done: Annual/ })).toBeVisible();
  await enterLoan(page);
  await submit(page);
  await expect(output(page, 'emi')).toHaveText('₹8,678');
  await expect(list).toHaveCount(0);
});

test('without the script that comes after the page, a refused form leads to its first field', async ({
  page,
}) => {
  await page.route('**/assets/Tools-*', (route) => route.abort());
  await openCalculator(page, 'loan-emi');
  await submit(page);
  await expect(control(page, 'principal')).toBeFocused();
  await enterLoan(page);
  await submit(page);
  await expect(output(page, 'emi')).toHaveText('₹8,678');
});
