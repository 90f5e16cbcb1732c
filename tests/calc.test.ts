import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { beforeAll, describe, expect, test } from 'vitest';
import { root } from '../scripts/calculators.ts';
import { rates } from '../src/engine/rates/rates.ts';

/*
 * The headless engine as its users call it: one process, questions in, answers out.
 */

interface CalcOutput {
  readonly slug: unknown;
  readonly ok: boolean;
  readonly results: Readonly<Record<string, number | string | readonly object[]>>;
  readonly shown: Readonly<Record<string, string | readonly object[]>>;
  readonly errors: readonly { readonly field?: string; readonly message: string }[];
  readonly alert?: string;
  readonly cautions?: readonly string[];
}

interface Finished {
  readonly code: number;
  readonly output: string;
  readonly complaint: string;
}

function calc(given: readonly string[], input = ''): Promise<Finished> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [join(root, 'scripts/calc.ts'), '--json', ...given],
      { maxBuffer: 64 * 1024 * 1024 },
      (error, output, complaint) => {
        resolve({ code: Number(error?.code ?? 0), output, complaint });
      },
    );
    child.stdin?.end(input);
  });
}

const answers = (output: string): CalcOutput[] =>
  output
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));

/** Sends all questions to one process. */
async function batch(questions: readonly unknown[]): Promise<CalcOutput[]> {
  const lines = questions.map((each) => (typeof each === 'string' ? each : JSON.stringify(each)));
  const { output, complaint, code } = await calc(['--batch'], `${lines.join('\n')}\n`);
  expect(complaint).toBe('');
  expect(code).toBe(0);
  return answers(output);
}

describe('one question', () => {
  test('gets one JSON object on one line: raw values, and what the visitor sees', async () => {
    const { output, code } = await calc([
      'loan-emi',
      'principal=10,00,000',
      'annualRate=8.5%',
      'tenureYears=20',
    ]);
    expect(output).toMatch(/^\{.*\}\n$/);
    const parsed = JSON.parse(output) as CalcOutput;
    expect(Object.keys(parsed)).toEqual(['slug', 'ok', 'results', 'shown', 'verdict', 'cautions']);
    expect(parsed).toMatchObject({
      slug: 'loan-emi',
      ok: true,
      shown: { emi: '₹8,678', totalAmount: '₹20,82,776', totalInterest: '₹10,82,776' },
    });
    expect(parsed.results.emi).toBeCloseTo(8678.232, 3);
    expect(code).toBe(0);
  });

  test('accepts rows as JSON', async () => {
    const { output } = await calc([
      'gpa',
      'courses=[{"credits":3,"grade":"A"},{"credits":1,"grade":"F"}]',
    ]);
    expect(JSON.parse(output)).toMatchObject({ ok: true, results: { gpa: 3 } });
  });

  test('that is refused ends with an error code', async () => {
    const { output, code } = await calc(['tip', 'bill=-1']);
    expect(JSON.parse(output)).toEqual({
      slug: 'tip',
      ok: false,
      errors: [{ field: 'bill', message: 'Enter a number, 0 or more.' }],
    });
    expect(code).toBe(1);
  });

  test('that is invalid gets the usage', async () => {
    const { complaint, code } = await calc(['tip', 'bill']);
    expect(complaint).toContain('“bill” is not a field=value pair.');
    expect(complaint).toContain('Usage:');
    expect(code).toBe(2);
  });
});

describe('a batch', () => {
  const live = {
    today: '2026-06-15',
    rates: { asOf: '2026-01-01', USD: { EUR: 0.5, JPY: 100 }, EUR: { USD: 2 }, GBP: { USD: 1.5 } },
  };
  const questions = {
    plain: { slug: 'bmi', inputs: { unit: 'metric', height: 175, weight: '70' } },
    notJson: '{"slug": "bmi", ',
    notAnObject: '17',
    unknownSlug: { slug: 'bmj', inputs: {} },
    strangeSlug: { slug: 'zzzzzzzzzzzz', inputs: {} },
    unknownField: { slug: 'loan-emi', inputs: { principle: 1000 } },
    blanks: { slug: 'bmi', inputs: { height: '', weight: '' } },
    noInputs: { slug: 'bmi' },
    optionalBlank: {
      slug: 'mortgage',
      inputs: { homePrice: 1000, downPayment: '', annualRate: 0, termYears: 1 },
    },
    defaults: { slug: 'tip', inputs: { bill: 40 } },
    rows: {
      slug: 'gpa',
      inputs: {
        courses: [
          { name: 'Biology', credits: 4, grade: 'A-' },
          { name: '', credits: '', grade: '' },
          { credits: '2', grade: 'B' },
        ],
      },
    },
    badRow: { slug: 'gpa', inputs: { courses: [{ credits: 'four', grade: 'A' }] } },
    table: { slug: 'compound-interest', inputs: { principal: 100, annualRate: 12, years: 0.25 } },
    today: { slug: 'age', inputs: { birthDate: '1990-06-15' }, live },
    alert: { slug: 'age', inputs: { birthDate: '2026-06-16' }, live },
    rates: { slug: 'currency-converter', inputs: { amount: 10, from: 'USD', to: 'EUR' }, live },
    freshRates: {
      slug: 'currency-converter',
      inputs: { amount: 10, from: 'USD', to: 'EUR' },
      live: { today: '2026-01-08', rates: live.rates },
    },
    ownRates: { slug: 'currency-converter', inputs: { amount: 100 } },
    guard: {
      slug: 'mortgage',
      inputs: { homePrice: 10, downPayment: 11, annualRate: 5, termYears: 9 },
    },
    tooLarge: { slug: 'compound-interest', inputs: { principal: 1, annualRate: 1e6, years: 1e6 } },
  };
  const outputs = {} as Record<keyof typeof questions, CalcOutput>;

  beforeAll(async () => {
    const all = await batch(Object.values(questions));
    expect(all).toHaveLength(Object.keys(questions).length);
    for (const [index, name] of Object.keys(questions).entries()) {
      outputs[name as keyof typeof questions] = all[index] as CalcOutput;
    }
  });

  test('is answered in order, a line for a line', () => {
    const slugs = Object.values(questions).map((each) =>
      typeof each === 'string' ? null : each.slug,
    );
    expect(Object.values(outputs).map(({ slug }) => slug)).toEqual(slugs);
  });

  test('continues after a line that is not a question', () => {
    expect(outputs.notJson).toMatchObject({ slug: null, ok: false });
    expect(outputs.notJson.errors[0]?.message).toContain('not JSON');
    expect(outputs.notAnObject).toMatchObject({ slug: null, ok: false });
    expect(outputs.unknownSlug.ok).toBe(false);
  });

  test('names the nearest calculator for an unknown one, or none', () => {
    expect(outputs.unknownSlug.errors).toEqual([
      { message: 'There is no calculator “bmj”. Did you mean “bmi”?' },
    ]);
    expect(outputs.strangeSlug.errors).toEqual([
      { message: 'There is no calculator “zzzzzzzzzzzz”.' },
    ]);
  });

  test('names the nearest field for an unknown one', () => {
    expect(outputs.unknownField.errors).toEqual([
      {
        field: 'principle',
        message: 'There is no field “principle”. Did you mean “principal”?',
      },
    ]);
  });

  test('accepts numbers as well as the texts that a visitor types', () => {
    expect(outputs.plain.shown).toMatchObject({ bmi: '22.9 kg/m²', category: 'Normal weight' });
    expect(outputs.plain.results.category).toBe('Normal weight');
  });

  test('has an error for each required blank that says what it accepts', () => {
    const errors = [
      { field: 'height', message: 'Enter a number above 0.' },
      { field: 'weight', message: 'Enter a number above 0.' },
    ];
    expect(outputs.blanks.errors).toEqual(errors);
    expect(outputs.noInputs.errors).toEqual(errors);
  });

  test('reads an optional blank as the page does', () => {
    expect(outputs.optionalBlank.results).toMatchObject({ totalPayment: 1000, loanToValue: 100 });
  });

  test('fills in what the page opens with', () => {
    expect(outputs.defaults.shown).toEqual({ tipAmount: '6.00', totalAmount: '46.00' });
    expect(outputs.defaults.results.perPersonAmount).toBe(46);
  });

  test('leaves out rows that do not count and refuses what cannot be read', () => {
    expect(outputs.rows.results).toMatchObject({ totalCredits: 6, band: 'Good' });
    expect(outputs.rows.results.gpa).toBeCloseTo(20.8 / 6, 12);
    expect(outputs.badRow.errors[0]).toMatchObject({ field: 'courses.0.credits' });
    expect(outputs.badRow.errors[0]?.message).toContain('“four” is not a number');
  });

  test('gives a table raw and as shown', () => {
    expect(outputs.table.results.monthlyBreakdown).toEqual([
      { month: 1, balance: 101, interest: 1 },
      { month: 2, balance: 102.01, interest: 2.01 },
      { month: 3, balance: 103.0301, interest: 3.0301 },
    ]);
    expect(outputs.table.shown.monthlyBreakdown).toEqual([
      { month: '1', balance: '101.00', interest: '1.00' },
      { month: '2', balance: '102.01', interest: '2.01' },
      { month: '3', balance: '103.03', interest: '3.03' },
    ]);
  });

  test('can be given the current day', () => {
    expect(outputs.today.shown).toMatchObject({ years: '36', months: '0', nextBirthday: '0' });
  });

  test('includes the text of the page’s alert', () => {
    expect(outputs.alert).toMatchObject({
      ok: false,
      errors: [{ field: 'birthDate', message: 'Birth date cannot be in the future!' }],
      alert: 'Birth date cannot be in the future!',
    });
    expect(outputs.guard).not.toHaveProperty('alert');
  });

  test('can be given other exchange rates', () => {
    expect(outputs.rates.shown).toEqual({ convertedAmount: '€5.00', rate: '0.5000 EUR' });
    const { EUR } = rates.USD as Readonly<Record<string, number>>;
    expect(outputs.ownRates.results).toMatchObject({ rate: EUR });
  });

  test('has a caution when the exchange rates are old', () => {
    expect(outputs.freshRates).not.toHaveProperty('cautions');
    expect(outputs.rates.cautions).toEqual([
      expect.stringMatching(/^These reference rates are \d+ days old\. Type the rate/),
    ]);
  });

  test('has an error when a result is too large to show', () => {
    expect(outputs.tooLarge.errors).toEqual([
      { message: 'The result is too large to show. Check the numbers you entered.' },
    ]);
  });
});

test('a batch continues after any invalid question', async () => {
  const outputs = await batch([
    { slug: { a: 1 }, inputs: {} },
    { slug: 'bmi', inputs: 'height=1' },
    { slug: 'bmi', inputs: null },
    { slug: 'age', inputs: { birthDate: '2000-01-01' }, live: null },
    { slug: 'age', inputs: { birthDate: '2000-01-01' }, live: { today: 'soon' } },
    { slug: 'currency-converter', inputs: {}, live: { rates: null } },
    {
      slug: 'currency-converter',
      inputs: { from: 'CHF' },
      live: { rates: { asOf: '2026-01-01' } },
    },
    { slug: 'tip', inputs: { bill: 10 } },
  ]);
  expect(outputs).toHaveLength(8);
  expect(outputs.at(-1)).toMatchObject({ slug: 'tip', ok: true });
});

describe('a question for an input', () => {
  const inputs = { annualRate: 8.5, tenureYears: 20 };
  const solve = { field: 'principal', result: 'emi', target: 20_000 };
  const loan = (goal: unknown) => ({ slug: 'loan-emi', inputs, solve: goal });
  const bmi = (field: string, result: string) => ({
    slug: 'bmi',
    inputs: { height: 170 },
    solve: { field, result, target: 20 },
  });
  const tip = (result: string, target: unknown) => ({
    slug: 'tip',
    inputs: { bill: 100, tipPercent: 10 },
    solve: { field: 'people', result, target },
  });
  const questions = {
    loan: loan(solve),
    whole: tip('perPersonAmount', '30'),
    constant: tip('tipAmount', 11),
    interval: {
      slug: 'paint',
      inputs: { length: 5, width: 4, height: 2.5 },
      solve: { field: 'length', result: 'cans', target: 5 },
    },
    never: {
      slug: 'calories-burned',
      inputs: {},
      solve: { field: 'weight', result: 'calories', target: 10_000 },
    },
    noGoal: loan(null),
    noField: loan({ ...solve, field: '' }),
    unknownField: loan({ ...solve, field: 'tenureYear' }),
    unknownResult: loan({ ...solve, result: 'emy' }),
    noNumber: loan({ ...solve, target: 'much' }),
    noTarget: loan({ field: 'principal', result: 'emi' }),
    missingInput: loan({ ...solve, field: 'annualRate' }),
    noNumberField: bmi('unit', 'bmi'),
    noNumberResult: bmi('weight', 'category'),
  };
  const outputs = {} as Record<keyof typeof questions, Readonly<Record<string, unknown>>>;

  beforeAll(async () => {
    const all = await batch(Object.values(questions));
    for (const [index, name] of Object.keys(questions).entries()) {
      outputs[name as keyof typeof questions] = all[index] as never;
    }
  });

  test('gets every value that gives the target, with its results', () => {
    expect(Object.keys(outputs.loan)).toEqual(['slug', 'ok', 'field', 'solutions']);
    expect(outputs.loan).toMatchObject({ slug: 'loan-emi', ok: true, field: 'principal' });
    const [solution, ...others] = outputs.loan.solutions as readonly Record<string, never>[];
    expect(others).toEqual([]);
    expect(Object.keys(solution ?? {})).toEqual(['value', 'results', 'shown']);
    expect(solution?.value).toBeCloseTo(2_304_616.79649176, 6);
    expect(solution?.results).toMatchObject({ emi: 20_000 });
    expect(solution?.shown).toMatchObject({ emi: '₹20,000' });
  });

  test('may be asked with options', async () => {
    const { output, code } = await calc([
      ...['profit-margin', 'cost=100', '--solve', 'revenue', '--for', 'profitMargin=20%'],
    ]);
    expect(JSON.parse(output)).toMatchObject({ ok: true, solutions: [{ value: 125 }] });
    expect(code).toBe(0);
    const without = await calc(['profit-margin', 'cost=100', '--solve', 'revenue']);
    expect(without.code).toBe(2);
    expect(without.complaint).toContain('Usage:');
  });

  test('gets both neighbours where only whole numbers are accepted', () => {
    expect(outputs.whole).toMatchObject({
      ok: true,
      solutions: [
        { value: 3, exact: false },
        { value: 4, exact: false },
      ],
      note: 'No whole number gives exactly 30.00. These are the nearest ones.',
    });
  });

  test('gets an interval where a result has steps', () => {
    expect(outputs.interval).toMatchObject({ solutions: [{ value: 9.16, from: 6.66, to: 9.16 }] });
  });

  test('gets what the result can be where nothing gives the target', () => {
    expect(outputs.never).toEqual({
      slug: 'calories-burned',
      ok: false,
      errors: [
        {
          message:
            'Calories burned is never 10,000 kcal: whatever is entered as weight, it is between 80 kcal and 1,200 kcal.',
        },
      ],
      reach: [80, 1200],
    });
    expect(outputs.constant).toMatchObject({
      ok: false,
      errors: [{ message: 'Tip amount does not depend on people: it is 10.00 for every value.' }],
      reach: [10, 10],
    });
  });

  test.each<[string, keyof typeof questions, string]>([
    ['no goal', 'noGoal', 'What is in "solve" is a "field", a "result" and a "target".'],
    ['no field', 'noField', 'What is in "solve"'],
    ['an unknown field', 'unknownField', 'Did you mean “tenureYears”?'],
    ['an unknown result', 'unknownResult', 'Did you mean “emi”?'],
    ['a target that is no number', 'noNumber', '“much” is not a number.'],
    ['no target', 'noTarget', '“” is not a number.'],
    ['an invalid other input', 'missingInput', 'Enter a number above 0.'],
    ['a field that is no number', 'noNumberField', '“unit” is not a number field.'],
    ['a result that is no number', 'noNumberResult', 'The result “category” is not a number.'],
  ])('with %s gets an error', (_, name, message) => {
    expect(outputs[name]).toMatchObject({
      ok: false,
      errors: [{ message: expect.stringContaining(message) }],
    });
  });
});

test('a thousand questions take a few seconds', { timeout: 20_000 }, async () => {
  const kinds = [
    { slug: 'loan-emi', inputs: { principal: 1000000, annualRate: 8.5, tenureYears: 20.5 } },
    { slug: 'compound-interest', inputs: { principal: 1000, annualRate: 5.25, years: 10 } },
    { slug: 'currency-converter', inputs: { amount: 5, from: 'CHF', to: 'JPY' } },
    { slug: 'age', inputs: { birthDate: '1984-02-29', targetDate: '2026-10-06' } },
    { slug: 'gpa', inputs: { courses: [{ credits: 3, grade: 'B+' }] } },
  ];
  const start = performance.now();
  const outputs = await batch(
    Array.from({ length: 1000 }, (_, index) => kinds[index % kinds.length]),
  );
  expect(outputs.map(({ ok }) => ok)).toEqual(new Array(1000).fill(true));
  expect(performance.now() - start).toBeLessThan(10_000);
});

test('whole numbers keep every digit, also in tables on demand', async () => {
  const inputs = { n: '60', r: '30' };
  const [output] = await batch([{ slug: 'combinations', inputs, tables: true }]);
  expect(output?.results).toMatchObject({ combinations: '118264581564861424' });
  const { row = [] } = (output as { tables?: Record<string, readonly unknown[]> }).tables ?? {};
  expect(row[30]).toEqual({ chosen: 30, ways: '118264581564861424' });
});
