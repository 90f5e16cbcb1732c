import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../scripts/calculators.ts';
import type { Site } from './site.ts';
import { button, calculate, control, link, output, type Visitor } from './visitor.ts';

/*
 * What visitors do, written once for all engines, with pointer and keyboard. Figures are known answers;
 * those that change with the exchange rates come from the engine without a page.
 */

/** What a visitor does on the site. Throws what is not as it has to be. */
interface Journey {
  /** It is quick and covers much: `npm test` takes it in every engine that is installed. */
  readonly short?: boolean;
  readonly run: (visitor: Visitor, site: Site) => Promise<void>;
}

/** What the page has to show, as `npm run calc` has it. */
async function shownFor(
  slug: string,
  inputs: Readonly<Record<string, string>>,
): Promise<Readonly<Record<string, string>>> {
  const { stdout } = await promisify(execFile)(process.execPath, [
    join(root, 'scripts/calc.ts'),
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
  await visitor.seesText(status, /^No calculator is called “zzzzzzzz”/);
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
    /^Monthly EMI: ₹8,678\. Total repaid: ₹20,82,776\. Total interest: ₹10,82,776\./,
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
  await visitor.click(calculate);
  await visitor.seesText(output('bmi'), '22.9 kg/m²');
  await visitor.seesText(output('category'), 'Normal weight');
  await visitor.click(['label', 'Imperial (ft, lb)']);
  await visitor.seesValue(control('height'), '5.74147');
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
  await visitor.sees(link("✓ Done: Annual interest rate: Enter a number, 0 or more."));
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

/** The journeys by name. */
export const journeys: Readonly<Record<string, Journey>> = {
  search: { run: search, short: true },
  fill: { run: fill, short: true },
  early: { run: early },
  errors: { run: errors },
};
