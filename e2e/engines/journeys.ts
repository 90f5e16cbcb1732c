import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { deflateRawSync } from 'node:zlib';
import { root } from '../../scripts/calculators.ts';
import type { Site } from './site.ts';
import { button, calculate, control, link, output, type Visitor } from './visitor.ts';

/*
 * What visitors do, written once for all engines, with pointer and keyboard. Figures are known answers;
 * those that change with the exchange rates come from the engine without a page.
 */

/** What a visitor does on the site. Throws what is not as it has to be. */
export interface Journey {
  /** It is quick and covers much: `npm test` takes it in every engine that is installed. */
  readonly short?: boolean;
  /** Why an engine cannot take it, by the engine's name. */
  readonly cannot?: Readonly<Record<string, string>>;
  readonly run: (visitor: Visitor, site: Site) => Promise<void>;
}

/** What the page has to show, as `npm run calc` has it. */
async function shownFor(
  slug: string,
  inputs: Readonly<Record<string, string>>,
): Promise<Readonly<Record<string, string>>> {
  const { stdout } = await promisify(execFile)(process.execPath, [
    join(root, 'scripts/calc.ts'),
    '--json',
    slug,
    ...Object.entries(inputs).map(([name, value]) => `${name}=${value}`),
  ]);
  return JSON.parse(stdout).shown;
}

const everyScript = /\/assets\/.*\.js/;
const fullScript = /\/assets\/main-/;

const searchBox = ['#search'] as const;
const status = ['main [role=status]'] as const;
const html = ['html'] as const;

/** Types a loan of one million at 8.5 % over 20 years, from field to field. */
async function typeLoan(visitor: Visitor): Promise<void> {
  await visitor.fill(control('principal'), '1000000');
  await visitor.press('Tab');
  await visitor.type('8.5');
  await visitor.press('Tab');
  await visitor.type('20');
}

async function seesLoan(visitor: Visitor): Promise<void> {
  await visitor.seesValue(control('principal'), '1000000');
  await visitor.seesValue(control('annualRate'), '8.5');
  await visitor.seesValue(control('tenureYears'), '20');
}

async function search(visitor: Visitor): Promise<void> {
  await visitor.open('/');
  await visitor.fill(searchBox, 'gpa');
  await visitor.seesText(status, '1 calculator found');
  await visitor.fill(searchBox, 'zzzzzzzz');
  await visitor.seesText(['[data-asked]'], /Not understood: “zzzzzzzz”/);
  await visitor.press('Escape');
  await visitor.seesValue(searchBox, '');
  await visitor.sees(['h2', 'Categories']);
  await visitor.type('emi on 10 lakh at 8.5% for 20 years');
  await visitor.seesText(['[data-asked]'], /Monthly EMI.*₹8,678/);
  await visitor.fill(searchBox, 'gpa');
  await visitor.seesText(status, '1 calculator found');
  await visitor.press('ArrowDown');
  await visitor.seesFocusOn(['main a[href="/calculator/gpa"]']);
  await visitor.press('Enter');
  await visitor.seesAddress('/calculator/gpa');
  await visitor.seesText(['h1'], /^GPA Calculator/);
  await visitor.seesHydrated();
}

async function fill(visitor: Visitor): Promise<void> {
  await visitor.resize(360, 740);
  await visitor.openCalculator('loan-emi');
  await typeLoan(visitor);
  await visitor.press('Enter');
  await visitor.seesText(output('emi'), '₹8,678');
  await visitor.seesText(output('totalAmount'), '₹20,82,776');
  await visitor.seesText(output('totalInterest'), '₹10,82,776');
  await visitor.seesText(
    ['section > [role=status]'],
    /^You pay more in interest than you borrow: ₹10,82,776\. Monthly EMI: ₹8,678\. Total repaid: ₹20,82,776\. Total interest: ₹10,82,776\./,
  );
  await visitor.fill(control('tenureYears'), '10');
  await visitor.seesAttribute(['[data-panel]'], 'data-stale', '');
  await visitor.click(calculate);
  await visitor.seesText(output('emi'), '₹12,399');
  await visitor.seesAttribute(['[data-panel]'], 'data-stale', null);
  await visitor.click(button('Reset'));
  await visitor.seesValue(control('principal'), '');
  await visitor.seesCount('output', 0);

  // The other units convert what was typed.
  await visitor.openCalculator('bmi');
  await visitor.fill(control('height'), '175');
  await visitor.fill(control('weight'), '70');
  await visitor.choose(control('unit'), 'imperial');
  await visitor.seesValue(control('height'), '5.74147');
  await visitor.click(calculate);
  await visitor.seesText(output('bmi'), '22.9 kg/m²');
  await visitor.seesText(output('category'), 'Normal weight');
}

async function early(visitor: Visitor, site: Site): Promise<void> {
  const release = site.hold(everyScript);
  await visitor.open('/calculator/loan-emi');
  await typeLoan(visitor);
  await visitor.press('Enter');
  await visitor.seesAddress('/calculator/loan-emi');
  release();
  await visitor.seesText(output('emi'), '₹8,678');
  await seesLoan(visitor);
  await visitor.seesHydrated();
  await visitor.seesText(output('emi'), '₹8,678');
  await seesLoan(visitor);

  // The engine answers alone; what is typed goes on while React takes over.
  const releaseReact = site.hold(fullScript);
  await visitor.open('/calculator/loan-emi');
  await typeLoan(visitor);
  await visitor.press('Enter');
  await visitor.seesText(output('emi'), '₹8,678');
  await visitor.fill(control('principal'), '2000000');
  releaseReact();
  await visitor.type('.0');
  await visitor.seesHydrated();
  await visitor.type('0');
  await visitor.seesValue(control('principal'), '2000000.00');
  await visitor.seesFocusOn(control('principal'));
  await visitor.press('Enter');
  await visitor.seesText(output('emi'), '₹17,356');
}

async function errors(visitor: Visitor): Promise<void> {
  const summary = '[role=region], section[aria-labelledby=problems-title]';
  await visitor.openCalculator('loan-emi');
  await visitor.click(calculate);
  await visitor.sees(['h2', '3 fields need another look']);
  await visitor.seesFocusOn(['[aria-labelledby=problems-title]']);
  await visitor.seesAttribute(control('annualRate'), 'aria-invalid', 'true');
  await visitor.click(link('Annual interest rate: Enter a number, 0 or more.'));
  await visitor.seesFocusOn(control('annualRate'));
  await visitor.seesAddress('/calculator/loan-emi');
  await visitor.type('8.5');
  await visitor.sees(link('✓ Done: Annual interest rate: Enter a number, 0 or more.'));
  await visitor.fill(control('principal'), 'lots');
  await visitor.fill(control('tenureYears'), '20');
  await visitor.press('Enter');
  await visitor.seesFocusOn(control('principal'));
  await visitor.seesValue(control('principal'), 'lots');
  await visitor.seesText(['form[data-calculator]'], /Enter a number above 0\./);
  await visitor.seesCount('output', 0);
  await visitor.fill(control('principal'), '₹10,00,000');
  await visitor.press('Enter');
  await visitor.seesText(output('emi'), '₹8,678');
  await visitor.seesCount(summary, 0);
}

async function rows(visitor: Visitor): Promise<void> {
  const row = '[data-row]';
  const course = (index: number, part: string) => control(`courses.${index}.${part}`);
  await visitor.openCalculator('gpa');
  await visitor.seesCount(row, 1);
  await visitor.click(button('Add course'));
  await visitor.seesCount(row, 2);
  await visitor.click(button('Add course'));
  await visitor.seesCount(row, 3);
  for (const [index, credits, grade] of [
    [0, '3', 'A+'],
    [1, '4', 'C+'],
    [2, '2', 'F'],
  ] as const) {
    await visitor.fill(course(index, 'credits'), credits);
    await visitor.choose(course(index, 'grade'), grade);
  }
  await visitor.fill(course(2, 'name'), 'Chemistry');
  await visitor.click(button('Remove course 2'));
  await visitor.seesCount(row, 2);
  await visitor.seesValue(course(1, 'name'), 'Chemistry');
  await visitor.seesValue(course(1, 'grade'), 'F');
  await visitor.click(calculate);
  await visitor.seesText(output('gpa'), '2.40');
  await visitor.click(button('Remove course 1'));
  await visitor.seesCount(row, 1);
  await visitor.seesValue(course(0, 'name'), 'Chemistry');
  await visitor.seesCount('[data-row] button[aria-label^=Remove]', 0);
  await visitor.click(calculate);
  await visitor.seesText(output('gpa'), '0.00');
  await visitor.seesText(output('band'), 'Needs Improvement');
}

async function dates(visitor: Visitor): Promise<void> {
  await visitor.openCalculator('age');
  await visitor.typeDate('birthDate', '2000-12-15');
  await visitor.typeDate('targetDate', '2026-11-22');
  await visitor.click(calculate);
  await visitor.seesText(output('years'), '25');
  await visitor.seesText(output('months'), '11');
  await visitor.seesText(output('days'), '7');
  await visitor.seesText(output('totalDays'), '9,473');
  await visitor.seesText(output('birthWeekday'), 'Friday');

  const [today = ''] = new Date(Date.now() - new Date().getTimezoneOffset() * 60_000)
    .toISOString()
    .split('T');
  const { totalDays = '' } = await shownFor('age', { birthDate: '2000-12-15', targetDate: today });
  await visitor.click(button('Today'));
  await visitor.seesValue(control('targetDate'), today);
  await visitor.click(calculate);
  await visitor.seesText(output('totalDays'), totalDays);
}

async function currency(visitor: Visitor): Promise<void> {
  const [opening, euros, dollars] = await Promise.all([
    shownFor('currency-converter', { amount: '100', from: 'USD', to: 'EUR' }),
    shownFor('currency-converter', { amount: '250', from: 'USD', to: 'EUR' }),
    shownFor('currency-converter', { amount: '250', from: 'EUR', to: 'USD' }),
  ]);
  const sees = async (shown: Readonly<Record<string, string>>) => {
    for (const [id, text] of Object.entries(shown)) await visitor.seesText(output(id), text);
  };
  await visitor.openCalculator('currency-converter');
  await sees(opening);
  await visitor.fill(control('amount'), '250');
  await sees(euros);
  await visitor.click(button('⇅ Swap'));
  await visitor.seesValue(control('from'), 'EUR');
  await visitor.seesValue(control('to'), 'USD');
  await sees(dollars);
  await visitor.choose(control('to'), 'EUR');
  await visitor.seesText(output('convertedAmount'), '€250.00');

  // The visitor's own currency, for amounts that state none.
  await visitor.openCalculator(
    'mortgage#homePrice=300000&downPayment=60000&annualRate=6&termYears=30',
  );
  await visitor.seesText(output('monthlyPayment'), '1,438.92');
  await visitor.click(['.site-money']);
  await visitor.seesFocusOn(['#money input[type=search]']);
  await visitor.type('rupees indian');
  await visitor.press('Enter');
  await visitor.seesText(output('monthlyPayment'), '₹1,438.92');
  await visitor.reload();
  await visitor.seesText(output('totalPayment'), '₹5,18,011.65');
}

async function share(visitor: Visitor): Promise<void> {
  const inputs = '#principal=%E2%82%B910%2C00%2C000&annualRate=8.5+%25&tenureYears=20';
  await visitor.openCalculator('loan-emi');
  await visitor.fill(control('principal'), '₹10,00,000');
  await visitor.fill(control('annualRate'), '8.5 %');
  await visitor.fill(control('tenureYears'), '20');
  await visitor.press('Enter');
  await visitor.seesText(output('emi'), '₹8,678');
  await visitor.click(button('Share link'));
  await visitor.seesText(
    ['[aria-label="This result"] [role=status]'],
    /^Link copied|in the address bar/,
  );
  // A browser that does not let a page copy shows the link instead.
  const shown = await visitor.address();
  if (shown === '/calculator/loan-emi') {
    await visitor.open('/');
    await visitor.click(searchBox);
    await visitor.press('Control+v');
    await visitor.seesValue(searchBox, new URL(`/calculator/loan-emi${inputs}`, visitor.url).href);
  } else if (shown !== `/calculator/loan-emi${inputs}`) {
    throw new Error(`The address of the shared link is ${shown}.`);
  }
  await visitor.open('/about');
  await visitor.open(`/calculator/loan-emi${inputs}`);
  await visitor.seesText(output('emi'), '₹8,678');
  await visitor.seesValue(control('principal'), '₹10,00,000');
  await visitor.seesValue(control('annualRate'), '8.5 %');
  await visitor.seesValue(control('tenureYears'), '20');
  await visitor.seesAddress(`/calculator/loan-emi${inputs}`);
  // The first change takes the inputs out of the address.
  await visitor.fill(control('tenureYears'), '10');
  await visitor.seesAddress('/calculator/loan-emi');
}

async function theme(visitor: Visitor): Promise<void> {
  const background = () =>
    visitor.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await visitor.open('/calculator/tip');
  await visitor.click(button('Theme'));
  await visitor.click(['#themes label', 'Light']);
  await visitor.seesAttribute(html, 'data-theme', 'light');
  const light = await background();
  await visitor.click(['#themes label', 'Dark']);
  await visitor.seesAttribute(html, 'data-theme', 'dark');
  const dark = await background();
  if (light === dark) throw new Error(`The page is ${light} in both themes.`);
  await visitor.press('Escape');
  await visitor.seesCount('#themes', 0);
  for (const leave of [() => visitor.reload(), () => visitor.open('/calculator/age')]) {
    await leave();
    await visitor.seesAttribute(html, 'data-theme', 'dark');
    const now = await background();
    if (now !== dark) throw new Error(`The dark page was ${dark}, and is ${now} on the next one.`);
  }
}

/** A calculator is made from a template, as a form and as text, and one that came by a link is used. */
async function make(visitor: Visitor): Promise<void> {
  const title = ['[id="draft-title"]'] as const;
  await visitor.open('/make');
  await visitor.click(['main li:nth-of-type(2) button']);
  await visitor.seesText(output('speed'), '60 words a minute');
  await visitor.fill(title, 'Reading Speed');
  await visitor.seesText(['[data-preview] h1'], 'Reading Speed');
  await visitor.seesText(output('speed'), '60 words a minute');
  await visitor.seesText(['summary [role=status]'], 'Nothing wrong');
  await visitor.click(button('JSON'));
  await visitor.sees(['[data-draft-editor] [aria-label=JSON] div']);
  await visitor.click(button('Form'));
  await visitor.click(button('Undo'));
  await visitor.seesValue(title, 'Typing Speed Calculator');
  await visitor.reload();
  await visitor.seesValue(title, 'Typing Speed Calculator');

  const draft = readFileSync(join(root, 'tests/fixtures/cylinder.json'));
  await visitor.open('/about');
  await visitor.open(`/make#_draft=${deflateRawSync(draft).toString('base64url')}`);
  await visitor.seesText(['main h2'], 'Made by somebody else, not checked by this site');
  await visitor.seesText(output('volume'), '254.47 L');
}

/** A script that cannot be fetched at first; nothing of the page may be in the browser's cache yet. */
const retry = (script: RegExp) => async (visitor: Visitor, site: Site) => {
  const allow = site.refuse(script);
  await visitor.open('/calculator/loan-emi');
  await typeLoan(visitor);
  await visitor.press('Enter');
  await visitor.sees(['[data-load-failed]']);
  await visitor.click(button('Try again'));
  await visitor.sees(['[data-load-failed]']);
  await seesLoan(visitor);
  allow();
  await visitor.click(button('Try again'));
  await visitor.seesHydrated();
  await seesLoan(visitor);
  await visitor.seesText(output('emi'), '₹8,678');
};

/** Readings of clocks in four zones around changes of summer time, with the time in UTC or the refusal. */
const edges: readonly (readonly [
  zone: string,
  date: string,
  time: string,
  wanted: string | RegExp,
])[] = [
  ['US/Eastern', '2026-03-08', '01:59', '06:59'],
  ['US/Eastern', '2026-03-08', '02:00', /clocks go forward from 02:00 to 03:00/],
  ['US/Eastern', '2026-03-08', '03:00', '07:00'],
  ['America/New_York', '2026-11-01', '01:30', '05:30'],
  ['America/New_York', '2026-11-01', '02:00', '07:00'],
  ['Europe/London', '2026-03-29', '00:59', '00:59'],
  ['Europe/London', '2026-03-29', '01:30', /clocks go forward from 01:00 to 02:00/],
  ['Europe/London', '2026-10-25', '01:30', '00:30'],
  ['Europe/London', '2026-10-25', '02:00', '02:00'],
  ['Australia/Sydney', '2026-10-04', '02:30', /clocks go forward from 02:00 to 03:00/],
  ['Australia/Sydney', '2026-04-05', '02:30', '15:30'],
  ['Australia/Sydney', '2026-04-05', '03:00', '17:00'],
  ['Australia/Lord_Howe', '2026-10-04', '02:15', /clocks go forward from 02:00 to 02:30/],
  ['Australia/Lord_Howe', '2026-04-05', '01:45', '14:45'],
  ['Australia/Lord_Howe', '2026-04-05', '02:00', '15:30'],
];

async function clocks(visitor: Visitor): Promise<void> {
  await visitor.openCalculator('timezone');
  for (const [from, date, time, wanted] of edges) {
    const inputs = new URLSearchParams({ time, date, from, to: 'UTC' });
    await visitor.open(`/calculator/timezone#${inputs}`);
    if (typeof wanted === 'string') await visitor.seesText(output('convertedTime'), wanted);
    else await visitor.seesText(['#field-time-error'], wanted);
  }
}

/** The paths of the files that the browser keeps for a visit without network. */
const keptPaths = async () => {
  const kept = (await caches.keys()).map(async (name) => (await caches.open(name)).keys());
  return (await Promise.all(kept)).flat().map(({ url }) => new URL(url).pathname);
};

async function offline(visitor: Visitor, site: Site): Promise<void> {
  await visitor.openCalculator('loan-emi');
  await visitor.seesThat(
    'the page, its scripts and the offline page are kept',
    async () => (await visitor.evaluate(keptPaths)).join(' '),
    /(?=.*\/calculator\/loan-emi)(?=.*\/assets\/main-)(?=.*\/assets\/calculator\/loan-emi-)(?=.*\/offline)/,
  );
  await site.stop();
  await visitor.openCalculator('loan-emi');
  await typeLoan(visitor);
  await visitor.press('Enter');
  await visitor.seesText(output('emi'), '₹8,678');
  await visitor.open('/calculator/bmi');
  await visitor.seesText(['h1'], 'This page is not kept on this device');
  await visitor.seesAddress('/calculator/bmi');
  await visitor.click(['[data-kept-pages] a', 'Loan EMI Calculator']);
  await visitor.seesHydrated();
}

/** Why no engine can be without network: the site has nothing that would keep its pages. */
const withoutWorker = existsSync(join(root, 'dist/sw.js'))
  ? {}
  : Object.fromEntries(
      ['chromium', 'firefox', 'webkit'].map((name) => [name, 'This build has no service worker.']),
    );

/** Why WebKit cannot carry on after `modulepreload` failed for the full script, which others import. */
const keepsFailures = {
  webkit:
    'It remembers a failed modulepreload by its address, even in a new document, until it is closed; a script that others import must keep its address.',
};

/** The journeys by name. */
export const journeys: Readonly<Record<string, Journey>> = {
  search: { run: search, short: true },
  fill: { run: fill, short: true },
  early: { run: early },
  errors: { run: errors },
  rows: { run: rows },
  dates: { run: dates },
  clocks: { run: clocks },
  currency: { run: currency },
  share: { run: share },
  theme: { run: theme, short: true },
  'retry-engine': { run: retry(/\/assets\/early-/) },
  'retry-calculator': { run: retry(/\/assets\/calculator\//) },
  'retry-react': { run: retry(fullScript), cannot: keepsFailures },
  offline: { run: offline, cannot: withoutWorker },
  make: { run: make },
};
