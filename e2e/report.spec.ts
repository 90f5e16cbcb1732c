import { expect } from '@playwright/test';
import { junit, page as reportOf, rowsOf, type TestRun } from '../scripts/qa/report.ts';
import { barriersInBothSchemes } from './axe.ts';
import { test } from './test.ts';

/*
 * What `npm run qa` writes, for a calculator that has everything: bounds, laws, a mutation score,
 * and a test that fails in signs that neither HTML nor XML takes as they are.
 */

const slug = 'parcel';
const file = 'tests/manifests.test.ts';
const hostile = 'said “<script>alert(1)</script>” & \u0000 \ud800 ]]>';

const runs: readonly TestRun[] = [
  {
    ...{ slug, file, kind: 'bounds', ms: 20, cases: 3, bound: 'weight.above', sides: 3 },
    name: 'takes weight only above 0, and says so',
    trials: [
      { summary: '0 refused', typed: { weight: '0', speed: 'fast' } },
      { summary: '0.0001 taken', typed: { weight: '0.0001', speed: 'fast & dear' } },
    ],
  },
  { slug, file, kind: 'laws', ms: 300, cases: 100, law: 'price rises', name: 'price rises' },
  {
    slug,
    file,
    kind: 'laws',
    ms: 300,
    cases: 100,
    law: 'price scales',
    name: 'price scales',
    failure: 'not so',
  },
  {
    ...{ slug, file, kind: 'text', ms: 20, cases: 2, name: `never stumbles over ${hostile}` },
    trials: [{ summary: hostile, typed: { parts: [{ name: 'a b', size: 2 }] } }],
    failure: `${hostile}\n  See       http://localhost:4173/calculator/parcel#weight=0`,
  },
  { slug: 'letter', file, kind: 'examples', ms: 1, name: 'shows what its example says' },
  { file, ms: 1, name: 'every calculator has its own address' },
];

const now = '2026-10-06T12:34:56.000Z';
const rows = rowsOf(
  [
    {
      slug,
      title: 'Parcel <Calculator>',
      bounds: [
        { id: 'weight.above', value: 0 },
        { id: 'weight.max', value: 30 },
      ],
      mutation: { score: 90, killed: 9, survived: 1 },
    },
    {
      slug: 'letter',
      title: 'Letter Calculator',
      bounds: [],
      before: { when: now, test: 'shows its price', message: 'no price', command: 'npm run qa' },
    },
  ],
  runs,
  now,
);
const html = reportOf(rows, { now, took: 12.3, browser: true, inputs: true });

test('the report of npm run qa has a row per calculator: the tests, the failures, and how to run them again', async ({
  page,
}) => {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await page.setContent(html);
  await expect(page.locator('h1')).toHaveText('1 of 2 calculators with failures');
  const row = page.getByRole('row', { name: /^Parcel/ });
  await expect(row).toContainText('2 failed');
  await expect(row).toContainText('3 of 6');
  await expect(row).toContainText('1 of 2100 inputs');
  await expect(row).toContainText('90.0 %9 of 10');
  await expect(row).toContainText('price scales');
  await expect(page.getByRole('row', { name: /^Letter/ })).toContainText(
    'shows its pricenot tried again since 2026-10-06',
  );

  // Calculators with failures are expanded, the others are collapsed.
  const parcel = page.locator('details', { has: page.locator('#parcel') });
  await expect(parcel).toHaveAttribute('open');
  await expect(
    parcel.getByText(`npm run qa -- parcel --no-browser -t "price scales"`),
  ).toBeVisible();
  await expect(page.locator('#letter')).toBeHidden();
  await page.getByRole('link', { name: 'Letter Calculator' }).click();
  await expect(page.locator('#letter')).toBeVisible();
  await page.getByRole('searchbox').fill('PARC');
  await expect(page.locator('#letter')).toBeHidden();
  await expect(row).toBeVisible();

  // Each case leads to its page with the form filled in.
  const refused = parcel.getByRole('link', { name: '0 refused' });
  const site = 'http://localhost:4173/calculator/parcel#';
  await expect(refused).toHaveAttribute('href', `${site}weight=0&speed=fast`);
  await expect(parcel.getByRole('link', { name: '0.0001 taken' })).toHaveAttribute(
    'href',
    `${site}weight=0.0001&speed=fast+%26+dear`,
  );
  await expect(parcel.locator(`a[href="${site}parts.0.name=a+b&parts.0.size=2"]`)).toHaveCount(1);
  await expect(parcel.locator('pre a')).toHaveAttribute('href', `${site}weight=0`);
  await expect(parcel.locator('pre').last()).toContainText('<script>alert(1)</script>');
  expect(dialogs).toEqual([]);
});

for (const width of [360, 1280]) {
  test(`the report has no barrier in light or dark, and fits a screen of ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.setContent(html);
    expect(await barriersInBothSchemes(page)).toEqual([]);
    const sideways = () =>
      document.documentElement.scrollWidth - document.documentElement.clientWidth;
    expect(await page.evaluate(sideways)).toBe(0);
  });
}

test('the JUnit XML of npm run qa is well formed, and counts what ran and what failed', async ({
  page,
}) => {
  const read = await page.evaluate((xml) => {
    const parsed = new DOMParser().parseFromString(xml, 'application/xml');
    const all = (name: string) => [...parsed.getElementsByTagName(name)];
    return {
      broken: all('parsererror').map((each) => each.textContent),
      whole: Object.fromEntries(
        [...parsed.documentElement.attributes].map((a) => [a.name, a.value]),
      ),
      suites: all('testsuite').map((each) =>
        ['name', 'tests', 'failures'].map((name) => each.getAttribute(name)),
      ),
      cases: all('testcase').map((each) => each.getAttribute('classname')),
      failures: all('failure').map((each) => each.textContent),
    };
  }, junit(rows));
  expect(read).toMatchObject({
    broken: [],
    whole: { name: 'qa', tests: '6', failures: '2' },
    suites: [
      ['parcel', '4', '2'],
      ['letter', '1', '0'],
      ['catalogue', '1', '0'],
    ],
    cases: [
      ...['parcel.bounds', 'parcel.laws', 'parcel.laws', 'parcel.text', 'letter.examples'],
      'catalogue.catalogue',
    ],
  });
  expect(read.failures[0]).toContain('npm run qa -- parcel --no-browser -t "price scales"');
  expect(read.failures[1]).toContain('<script>alert(1)</script>');
});
