import { expect, test } from 'vitest';
import { findCalculators, loadCalculator } from '../scripts/calculators.ts';
import { answer } from '../src/engine/answer/answer.ts';
import { resultText } from '../src/engine/answer/result-text.ts';
import { today } from '../src/engine/check/random-inputs.ts';
import { formatDate } from '../src/engine/format/dates.ts';
import { english } from '../src/engine/format/presentation.ts';
import { initialValues } from '../src/engine/input/inputs.ts';
import type { FormValues } from '../src/engine/input/kinds/kind.ts';
import { rates } from '../src/engine/rates/rates.ts';

/** What is copied for these inputs of a calculator. */
async function copied(slug: string, given: FormValues): Promise<readonly string[]> {
  const folder = findCalculators().find((each) => each.slug === slug);
  if (!folder) throw new Error(`There is no calculator ${slug}.`);
  const calculator = await loadCalculator(folder);
  const typed = { ...initialValues(calculator.manifest), ...given };
  const outcome = answer(calculator, typed, { today });
  if (!outcome.ok) throw new Error(outcome.errors[0]?.message);
  return resultText({ calculator, answer: outcome }, 'https://a.link/#to=it').split('\n');
}

test('A copied result names the calculator, each input with its unit, each figure, and the link', async () => {
  expect(
    await copied('loan-emi', { principal: '1000000', annualRate: '8.5 %', tenureYears: ' 20' }),
  ).toEqual([
    'Loan EMI Calculator',
    '',
    'Loan amount: ₹10,00,000',
    'Annual interest rate: 8.5% a year',
    'Tenure: 20 years',
    '',
    'You pay more in interest than you borrow: ₹10,82,776.',
    '',
    'Monthly EMI: ₹8,678',
    'Total repaid: ₹20,82,776',
    'Total interest: ₹10,82,776',
    '',
    'Fees, taxes on fees and insurance are not included, and the rate is taken as fixed. Ask the lender for the yearly cost with all charges before you sign.',
    '',
    'https://a.link/#to=it',
  ]);
});

test('A copied result leaves out blanks, and includes the values that blanks count as', async () => {
  const tip = await copied('tip', { bill: '84.50' });
  expect(tip).toContain('Tip: 15%');
  const age = await copied('age', { birthDate: '2000-02-29' });
  expect(age).toContain('Birth date: 29 February 2000');
  expect(age.join('\n')).toMatch(/: 6 October 2026\n/);
  const gpa = await copied('gpa', {
    courses: [
      { name: 'Biology', credits: '4', grade: 'A-' },
      { name: '', credits: '3', grade: 'B+' },
      { name: '', credits: '', grade: '' },
    ],
  });
  expect(gpa.slice(2, 5)).toEqual([
    'Course 1: Biology, credits 4, grade A-',
    'Course 2: credits 3, grade B+',
    '',
  ]);
});

test('A copied result leaves out hidden fields, and includes the day of exchange rates', async () => {
  const measured = { unit: 'metric', height: '180', neck: '38', waist: '85', hip: '99' };
  expect((await copied('body-fat', { ...measured, gender: 'male' })).join()).not.toContain('Hip');
  expect(await copied('body-fat', { ...measured, gender: 'female' })).toContain('Hip: 99 cm');
  const money = await copied('currency-converter', { amount: '5', from: 'USD', to: 'EUR' });
  expect(money).toContain('Amount: 5 USD');
  expect(money.join('\n')).toContain(formatDate(rates.asOf, english));
});
