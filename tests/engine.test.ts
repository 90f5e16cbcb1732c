import { describe, expect, test } from 'vitest';
import type { PageManifest } from '../schemas/calculator.ts';
import { Big } from '../schemas/decimal.ts';
import { InputError } from '../schemas/input-error.ts';
import type { AnyCompute, Field, Result } from '../schemas/manifest.ts';
import { answer } from '../src/engine/answer/answer.ts';
import type { Calculator } from '../src/engine/calculator.ts';
import type { Typed } from '../src/engine/check/random-inputs.ts';
import { today } from '../src/engine/check/random-inputs.ts';
import { initialValues } from '../src/engine/input/inputs.ts';
import { allKinds } from '../src/engine/input/kinds/all.ts';

/*
 * What the manifest language promises, on calculators made up for each promise: some of them no
 * calculator of the site needs yet.
 */

type Fields = Readonly<Record<string, Field>>;

const number = { kind: 'number', label: 'Number' } as const;
const result = { kind: 'number', label: 'Result', headline: true } as const;

function calculator(
  fields: Fields,
  compute: AnyCompute,
  more: Partial<PageManifest> = {},
): Calculator {
  const results: Readonly<Record<string, Result>> = { result };
  const actions = { calculate: 'Calculate' };
  const manifest = { title: '', intro: '', description: '', fields, results, actions, ...more };
  return { slug: 'made-up', manifest, compute, kinds: allKinds };
}

/** A calculator that hands back what it was given. */
const given = (fields: Fields, more: Partial<PageManifest> = {}) =>
  calculator(fields, () => ({ result: 1 }), more);

const ask = (of: Calculator, typed: Typed = {}) => answer(of, typed, { today });

const values = (of: Calculator, typed: Typed) => {
  const outcome = ask(of, typed);
  return outcome.ok ? outcome.values : outcome.errors;
};

describe('a field that is there only on a condition', () => {
  const fields = {
    shape: {
      kind: 'choice',
      label: 'Shape',
      options: { round: { label: 'Round' }, square: { label: 'Square' }, oval: { label: 'Oval' } },
      default: 'square',
    },
    radius: { ...number, above: 0, when: { field: 'shape', is: ['round', 'oval'] } },
    count: { ...number, default: 1 },
    discount: { ...number, when: { field: 'count', above: 9.5 } },
  } as const;

  test('is neither required nor read while the condition fails', () => {
    expect(values(given(fields), {})).toEqual({ shape: 'square', count: Big(1) });
    expect(values(given(fields), { radius: 'junk', discount: 'junk' })).toEqual({
      shape: 'square',
      count: Big(1),
    });
  });

  test.each(['round', 'oval'])('is required and read while it holds: %s', (shape) => {
    expect(values(given(fields), { shape })).toEqual([
      { field: 'radius', message: 'Enter a number above 0.' },
    ]);
    expect(values(given(fields), { shape, radius: '2' })).toMatchObject({ radius: Big(2) });
  });

  test('uses a number as it is typed', () => {
    expect(values(given(fields), { count: '1,000 %' })).toEqual([
      { field: 'discount', message: 'Enter a number.' },
    ]);
    // As a program gives it, too.
    expect(values(given(fields), { count: 1000 })).toEqual([
      { field: 'discount', message: 'Enter a number.' },
    ]);
    expect(values(given(fields), { count: '9.5' })).not.toBeInstanceOf(Array);
    expect(values(given(fields), { count: '' })).toEqual([
      { field: 'count', message: 'Enter a number.' },
    ]);
  });
});

describe('a guard on a figure', () => {
  const fields = { a: number } as const;
  const results = {
    half: { kind: 'number', label: 'Half', headline: true },
    rest: { kind: 'money', label: 'Rest' },
  } as const;
  const compute = ({ a }: { a: Big }) => ({ half: a.div(2), rest: a.minus(10) });
  const guard = {
    figure: 'half',
    is: 'above',
    than: 5,
    message: 'Half is {half}, not above 5.',
  } as const;
  const of = (more: object) =>
    calculator(fields, compute, { results, guards: [{ ...guard, ...more }] });

  test('refuses an answer that it does not hold for, with its figures in the message', () => {
    expect(ask(of({}), { a: '10' })).toEqual({
      ok: false,
      errors: [{ message: 'Half is 5.00, not above 5.' }],
    });
    expect(ask(of({}), { a: '10.01' }).ok).toBe(true);
  });

  test('has the error beside its field if it names one, and may compare two figures', () => {
    expect(ask(of({ field: 'a', than: 'rest' }), { a: '20' })).toEqual({
      ok: false,
      errors: [{ field: 'a', message: 'Half is 10.00, not above 5.' }],
    });
    expect(ask(of({ field: 'a', than: 'rest' }), { a: '19' }).ok).toBe(true);
  });

  test('can ask for equal figures, or for different ones', () => {
    expect(ask(of({ is: 'equal', than: 'rest' }), { a: '20' }).ok).toBe(true);
    expect(ask(of({ is: 'equal', than: 'rest' }), { a: '19' }).ok).toBe(false);
    expect(ask(of({ is: 'notEqual', than: 'rest' }), { a: '20' }).ok).toBe(false);
    expect(ask(of({ is: 'notEqual', than: 'rest' }), { a: '19' }).ok).toBe(true);
  });
});

describe('the warnings beside a result', () => {
  const fields = { a: number } as const;
  const results = { double: { kind: 'money', label: 'Double', headline: true } } as const;
  const cautions = [
    { when: [{ field: 'a', below: 3 }], say: 'You entered {a}, which is little.' },
    { when: [{ figure: 'double', above: 10 }], say: 'Double is {double}.' },
    { say: 'Always.' },
  ] as const;
  const of = calculator(fields, ({ a }: { a: Big }) => ({ double: a.times(2) }), {
    results,
    cautions,
  });
  const outcome = (a: string) => {
    const found = ask(of, { a });
    return found.ok && found.cautions;
  };

  test('follows from what was entered and what came of it', () => {
    expect(outcome('2')).toEqual(['You entered 2, which is little.', 'Always.']);
    expect(outcome('3')).toEqual(['Always.']);
    expect(outcome('5')).toEqual(['Always.']);
    expect(outcome('5.01')).toEqual(['Double is 10.02.', 'Always.']);
  });
});

test('a computation can refuse inputs that have no answer, beside a field or the whole form', () => {
  const refusing = (field?: string) =>
    calculator({ a: number } as const, () => {
      throw new InputError('It never ends.', field);
    });
  expect(ask(refusing(), { a: '1' })).toEqual({
    ok: false,
    errors: [{ message: 'It never ends.' }],
  });
  expect(ask(refusing('a'), { a: '1' })).toEqual({
    ok: false,
    errors: [{ field: 'a', message: 'It never ends.' }],
  });
});

test('a computation names a row by its place among those that count, the answer by its place in the form', () => {
  const stops = {
    kind: 'rows',
    label: 'Stops',
    rowLabel: 'Stop',
    maxRows: 5,
    incompleteRows: 'refuse',
    fields: { a: number },
  } as const;
  const refusing = calculator({ stops }, () => {
    throw new InputError('Too far.', 'stops.1.a');
  });
  expect(values(refusing, { stops: [{ a: '' }, { a: '1' }, { a: '' }, { a: '2' }] })).toEqual([
    { field: 'stops.3.a', message: 'Too far.' },
  ]);
});

describe('a guard', () => {
  const fields = {
    a: number,
    b: { ...number, optional: true },
    c: { ...number, default: 0 },
  } as const;
  const guard = { field: 'a', is: 'below', than: 10, message: 'Too much.' } as const;

  test.each([
    ['above', ['10.0001'], ['10', '9']],
    ['atLeast', ['10', '11'], ['9.9999']],
    ['below', ['9.9999'], ['10', '11']],
    ['atMost', ['10', '9'], ['10.0001']],
  ] as const)('that asks for %s a number draws the line exactly', (is, right, wrong) => {
    const of = given(fields, { guards: [{ ...guard, is }] });
    for (const a of right) expect(ask(of, { a }).ok, a).toBe(true);
    for (const a of wrong)
      expect(values(of, { a })).toEqual([{ field: 'a', message: 'Too much.' }]);
  });

  test('may compare a sum of fields with another', () => {
    const of = given(fields, {
      guards: [{ ...guard, field: ['a', 'c'], is: 'atMost', than: 'b' }],
    });
    expect(ask(of, { a: '0.1', c: '0.2', b: '0.3' }).ok).toBe(true);
    expect(values(of, { a: '0.1', c: '0.2', b: '0.29' })).toEqual([
      { field: 'a', message: 'Too much.' },
    ]);
  });

  test('holds while a field it compares is blank', () => {
    const of = given(fields, { guards: [{ ...guard, than: 'b' }] });
    expect(ask(of, { a: '99' }).ok).toBe(true);
    expect(ask(of, { a: '99', b: '98' }).ok).toBe(false);
  });

  test('may ask only while a condition holds', () => {
    const of = given(fields, { guards: [{ ...guard, when: [{ field: 'c', above: 1 }] }] });
    expect(ask(of, { a: '99', c: '1' }).ok).toBe(true);
    expect(ask(of, { a: '99', c: '2' }).ok).toBe(false);
  });

  test('speaks alone: the first one that fails', () => {
    const guards = [guard, { ...guard, than: 5, message: 'Far too much.', alert: true }] as const;
    expect(values(given(fields, { guards }), { a: '20' })).toEqual([
      { field: 'a', message: 'Too much.' },
    ]);
    expect(ask(given(fields, { guards }), { a: '7' })).toMatchObject({ alert: 'Far too much.' });
    expect(ask(given(fields, { guards }), { a: '20' })).not.toHaveProperty('alert');
  });

  test('of days compares days', () => {
    const days = {
      from: { kind: 'date', label: 'From' },
      to: { kind: 'date', label: 'To' },
    } as const;
    const of = given(days, { guards: [{ ...guard, field: 'from', is: 'below', than: 'to' }] });
    expect(ask(of, { from: '2025-12-31', to: '2026-01-01' }).ok).toBe(true);
    expect(ask(of, { from: '2026-01-01', to: '2026-01-01' }).ok).toBe(false);
  });
});

describe('a computation', () => {
  const fields = { a: { ...number, default: 2 } } as const;

  test('gets decimals, the numbers of the chosen options, the day and the rates', () => {
    const seen: unknown[] = [];
    const of = calculator(
      {
        ...fields,
        size: {
          kind: 'choice',
          label: 'Size',
          options: { s: { label: 'S', value: 0.1 }, l: { label: 'L', value: 0.7 } },
          default: 'l',
        },
        plain: {
          kind: 'choice',
          label: 'Plain',
          options: { x: { label: 'X' }, y: { label: 'Y' } },
          default: 'y',
        },
        when: { kind: 'time', label: 'When' },
        day: { kind: 'date', label: 'Day', optional: true, whenBlank: 'today' },
        note: { kind: 'text', label: 'Note', optional: true },
      },
      (...args) => {
        seen.push(...args);
        return { result: 1 };
      },
    );
    const rates = { asOf: '2020-01-01' };
    expect(answer({ ...of, rates }, { when: '23:59', note: '  hi ' }, { today }).ok).toBe(true);
    expect(seen).toEqual([
      { a: Big(2), size: 'l', plain: 'y', when: '23:59', day: today, note: 'hi' },
      { today, rates, chosen: { size: Big('0.7') }, check: expect.any(Function) },
    ]);
  });

  test.each([
    ['a decimal', Big('0.1').plus('0.2'), '0.30'],
    ['a plain number', 2.5, '2.50'],
    ['zero from below', -0, '0.00'],
    ['the largest that is shown', Big('1e30'), '1,000,000,000,000,000,000,000,000,000,000.00'],
  ])('may give %s', (_, value, shown) => {
    const outcome = ask(calculator(fields, () => ({ result: value })));
    expect(outcome.ok && outcome.shown.result).toBe(shown);
  });

  const tooLarge = {
    ok: false,
    errors: [{ message: 'The result is too large to show. Check the numbers you entered.' }],
  };

  test.each([
    ['is too large', Big('1e30').plus(1)],
    ['is too far below zero', Big('-1e31')],
  ])('whose result %s gives none', (_, value) => {
    expect(ask(calculator(fields, () => ({ result: value })))).toEqual(tooLarge);
  });

  test.each([
    ['tiny keeps twenty digits', '1.23456789012345678904e-30', '1.234567890123456789e-30'],
    ['no more than the error of a quotient is nothing', '1e-48', '0'],
    ['short of one by no more than that is one', `0.${'9'.repeat(43)}`, '1'],
  ])('that is %s', (_, value, kept) => {
    const outcome = ask(calculator(fields, () => ({ result: Big(value) })));
    expect(outcome).toMatchObject({ ok: true, results: { result: Big(kept) } });
  });

  test('may have a working that is larger than any result', () => {
    const large = calculator(fields, () => ({ result: 1, square: Big('1e62') }));
    expect(ask(large)).toMatchObject({ ok: true, workings: { square: Big('1e62') } });
  });

  test('whose table has a cell that is too large gives no result', () => {
    const columns = { cell: number };
    const results = { result, table: { kind: 'table', label: 'Table', columns } } as const;
    const compute = (cell: unknown) => () => ({ result: 1, table: [{ cell: 1 }, { cell }] });
    expect(ask(calculator(fields, compute(Big('1e31')), { results }))).toEqual(tooLarge);
    expect(ask(calculator(fields, compute(2), { results }))).toMatchObject({
      ok: true,
      shown: { result: '1.00', table: [{ cell: '1.00' }, { cell: '2.00' }] },
    });
  });

  test('may have figures of any size where every digit is shown, and only there', () => {
    const all = { ...number, digits: 'all' } as const;
    const columns = { cell: number, long: all };
    const results = { result: all, table: { kind: 'table', label: 'Table', columns } } as const;
    const compute = (cell: unknown, long: unknown) => () => ({
      result: Big('1e31'),
      table: [{ cell, long }],
    });
    expect(ask(calculator(fields, compute(1, Big('1e31')), { results }))).toMatchObject({
      ok: true,
      results: { result: Big('1e31'), table: [{ cell: Big(1), long: Big('1e31') }] },
    });
    expect(ask(calculator(fields, compute(Big('1e31'), 1), { results }))).toEqual(tooLarge);
  });

  test('that throws a RangeError has the error “too large”; other errors are thrown', () => {
    const throwing = (error: Error) =>
      calculator(fields, () => {
        throw error;
      });
    expect(ask(throwing(new RangeError('The result is too large.')))).toEqual(tooLarge);
    expect(() => ask(throwing(new TypeError('a slip')))).toThrow('a slip');
  });
});

describe('rows', () => {
  const courses = {
    kind: 'rows',
    label: 'Courses',
    rowLabel: 'Course',
    maxRows: 3,
    incompleteRows: 'skip',
    fields: {
      name: { kind: 'text', label: 'Name', optional: true },
      credits: { ...number, label: 'Credits', above: 0 },
      level: {
        kind: 'choice',
        label: 'Level',
        options: { low: { label: 'Low' }, high: { label: 'High' } },
        default: 'low',
      },
    },
  } as const;
  const skipping = given({ courses });
  const refusing = given({ courses: { ...courses, incompleteRows: 'refuse' } });
  const full = { name: 'A', credits: '2', level: 'high' };
  const blank = { name: '', credits: '', level: '' };

  test('begin with one, which holds the defaults', () => {
    expect(initialValues(skipping.manifest)).toEqual({
      courses: [{ name: '', credits: '', level: 'low' }],
    });
  });

  test('that are incomplete are left out, or refused where they are', () => {
    expect(values(skipping, { courses: [blank, full, { ...full, credits: '0' }] })).toEqual({
      courses: [{ name: 'A', credits: Big(2), level: 'high' }],
    });
    expect(values(refusing, { courses: [full, { ...full, credits: '0' }] })).toEqual([
      { field: 'courses.1.credits', message: 'Enter a number above 0.' },
    ]);
    // Nothing that must be typed stands in it.
    expect(values(refusing, { courses: [full, blank] })).toEqual({
      courses: [{ name: 'A', credits: Big(2), level: 'high' }],
    });
  });

  test('are refused for what cannot be read, even where blanks are left out', () => {
    expect(values(skipping, { courses: [full, { ...full, credits: 'two' }] })).toEqual([
      { field: 'courses.1.credits', message: '“two” is not a number. Enter a number above 0.' },
    ]);
  });

  test('without a complete row have the error at the first blank control', () => {
    const message = 'Fill in at least one course: credits and level.';
    expect(values(skipping, { courses: [blank, blank] })).toEqual([
      { field: 'courses.0.credits', message },
    ]);
    expect(values(skipping, { courses: [{ ...full, level: '' }] })).toEqual([
      { field: 'courses.0.level', message },
    ]);
    expect(values(skipping, { courses: [] })).toEqual([{ field: 'courses', message }]);
  });

  test('have the error of a rule where it is broken, which another field of the row may limit', () => {
    const rule = {
      field: 'courses.credits',
      is: 'atMost',
      than: 9,
      message: 'At most 9.',
    } as const;
    const of = given({ courses }, { guards: [rule] });
    const many = { ...full, credits: '10' };
    expect(values(of, { courses: [full, many] })).toEqual([
      { field: 'courses.1.credits', message: 'At most 9.' },
    ]);
    expect(values(of, { courses: [blank, full, many] })).toEqual([
      { field: 'courses.2.credits', message: 'At most 9.' },
    ]);
    const when = [{ field: 'courses.level', is: 'low' }] as const;
    const limited = given({ courses }, { guards: [{ ...rule, when }] });
    expect(ask(limited, { courses: [many] }).ok).toBe(true);
    expect(values(limited, { courses: [many, { ...many, level: 'low' }] })).toEqual([
      { field: 'courses.1.credits', message: 'At most 9.' },
    ]);
  });

  test('are limited to the number in the manifest', () => {
    expect(ask(skipping, { courses: [full, full, full] }).ok).toBe(true);
    expect(values(skipping, { courses: [full, full, full, full] })).toEqual([
      { field: 'courses', message: 'Use at most 3 rows.' },
    ]);
  });
});

describe('a text, a time, a day and a currency', () => {
  const fields = {
    text: { kind: 'text', label: 'Town' },
    time: { kind: 'time', label: 'Time' },
    day: { kind: 'date', label: 'Day' },
    money: {
      kind: 'currency',
      label: 'Money',
      options: { EUR: { symbol: '€', name: 'Euro' }, USD: { symbol: '$', name: 'Dollar' } },
    },
  } as const;

  test('have an error that says what they accept when they are blank', () => {
    expect(values(given(fields), {})).toEqual([
      { field: 'text', message: 'Fill in: town.' },
      { field: 'time', message: 'Enter a time: hours and minutes.' },
      { field: 'day', message: 'Enter a full date: year, month and day.' },
      { field: 'money', message: 'Choose a currency from the list.' },
    ]);
  });

  test('may be left blank where they are optional', () => {
    const optional = Object.fromEntries(
      Object.entries(fields).map(([id, field]) => [id, { ...field, optional: true as const }]),
    );
    expect(values(given(optional), {})).toEqual({});
  });

  test.each(['00:00', '09:05', '23:59'])('a time may be %s', (time) => {
    const typed = { text: 'Oslo', day: '2024-02-29', money: 'USD', time };
    expect(values(given(fields), typed)).toEqual(typed);
  });

  test.each(['24:00', '9:05', '12:60', '12:5', '12:30:00', 'noon'])('a time is not %s', (time) => {
    expect(ask(given({ time: fields.time }), { time }).ok).toBe(false);
  });

  test.each(['eur', 'GBP', 'EURO', 'toString'])('a currency is not %s', (money) => {
    expect(ask(given({ money: fields.money }), { money }).ok).toBe(false);
  });
});
