import { describe, expect, test } from 'vitest';
import { Big } from '../schemas/decimal.ts';
import { alertFor, answer, contextOf, exact } from '../src/engine/answer/answer.ts';
import type { Calculator } from '../src/engine/calculator.ts';
import { sample, solvedSample, today } from './sample.ts';

/*
 * What becomes of what a computation gives: bands, figures that are absent, what is shown, and when.
 */

const number = { kind: 'number', label: 'x' } as const;

/** A calculator with two numbers, and what it answers. */
const made = (more: object, computed: (values: { a: Big }) => object): Calculator =>
  ({
    slug: 'x',
    manifest: {
      title: '',
      intro: '',
      fields: { a: number, b: number },
      results: {},
      actions: {},
      ...more,
    },
    compute: computed,
  }) as never;
const ask = (of: Calculator, typed: object = {}) =>
  answer(of, { a: '1', b: '2', ...typed }, { today });
const solved = (of: Calculator, typed: object = {}) => {
  const outcome = ask(of, typed);
  if (!outcome.ok) throw new Error(outcome.errors[0]?.message);
  return outcome;
};

describe('a text that a band decides', () => {
  const bands = [
    { below: 10, label: 'low', advice: 'Rest.' },
    { below: 20, label: 'middle' },
  ];
  const text = (band: string, show: string) => ({ kind: 'text', label: 'x', from: { band, show } });
  const results = {
    score: { ...number, bands },
    plain: number,
    level: text('score', 'label'),
    advice: text('score', 'advice'),
    none: text('plain', 'label'),
    gone: text('missing', 'label'),
  };
  const of = made({ results }, ({ a }) => ({ score: a, plain: a }));

  test('is the label or the advice of that band', () => {
    expect(solved(of).shown).toMatchObject({ score: '1.00', level: 'low', advice: 'Rest.' });
    expect(solved(of, { a: '9.999' }).results).toMatchObject({ level: 'low' });
    expect(solved(of, { a: '10' }).shown).toMatchObject({ level: 'middle', advice: '' });
  });

  test('is blank outside all bands, or where there are none', () => {
    expect(solved(of, { a: '20' }).shown).toMatchObject({ level: '', none: '' });
  });

  test('is absent where its number is', () => {
    const absent = made({ results }, () => ({ plain: Big(1) }));
    expect(Object.keys(solved(absent).shown)).toEqual(['plain', 'none']);
    expect(solved(of).results).not.toHaveProperty('gone');
  });
});

describe('figures', () => {
  test('keep twenty digits where they are tiny', () => {
    const digits = '1.2345678901234567890123';
    const kept = '1.234567890123456789';
    expect(exact(Big(`${digits}e-35`))).toEqual(Big(`${kept}e-35`));
    expect(exact(Big(`-${digits}e-21`))).toEqual(Big(`-${kept}e-21`));
    expect(exact(Big(`${digits}e-20`))).toEqual(Big(`${kept}01e-20`));
    expect(exact(Big(0))).toEqual(Big(0));
  });

  test('are exact: decimals without what the cut of a quotient leaves behind', () => {
    const third = Big(1).div(3).times(3);
    expect(exact(third)).toEqual(Big(1));
    expect(exact(Big(`0.${'0'.repeat(40)}5`))).toEqual(Big(`0.${'0'.repeat(39)}1`));
    expect(exact(Big('1.23456789012345e-36'))).toEqual(Big('1.2346e-36'));
    expect(exact([0.1, 'text', { a: third, gone: undefined }])).toEqual([
      Big('0.1'),
      'text',
      { a: Big(1) },
    ]);
  });

  test('that are absent are neither results nor shown', () => {
    const results = { one: number, two: number };
    const outcome = solved(made({ results }, ({ a }) => ({ one: a, two: undefined })));
    expect(outcome.results).toEqual({ one: Big(1) });
    expect(outcome.shown).toEqual({ one: '1.00' });
  });

  test('that are no results are workings', () => {
    const outcome = solved(
      made({ results: { one: number } }, ({ a }) => ({ one: a, way: Big(5) })),
    );
    expect(outcome.results).toEqual({ one: Big(1) });
    expect(outcome.workings).toEqual({ way: Big(5) });
    expect(solvedSample().workings).toEqual({ base: Big(30) });
  });

  test('are shown while their condition holds, of fields, results and workings', () => {
    const results = {
      one: { ...number, when: [{ field: 'a', above: 1 }] },
      two: { ...number, when: [{ figure: 'one', above: 2 }] },
      three: { ...number, when: [{ figure: 'way', above: 3 }] },
    };
    const of = made({ results }, ({ a }) => ({ one: a, two: a, three: a, way: a }));
    const ids = (a: string) => Object.keys(solved(of, { a }).shown);
    expect(['1', '2', '3', '4'].map(ids)).toEqual([
      [],
      ['one'],
      ['one', 'two'],
      ['one', 'two', 'three'],
    ]);
  });

  test('of any size below the largest are shown, in text and tables, too', () => {
    const results = { rows: { kind: 'table', label: 'x', columns: { cell: number } } };
    const of = (cell: unknown) => made({ results }, () => ({ rows: [{ cell }, {}] }));
    expect(ask(of(Big('1e31'))).ok).toBe(false);
    expect(
      ask(made({ results: { one: { kind: 'text', label: 'x' } } }, () => ({ one: 'fine' }))),
    ).toMatchObject({
      ok: true,
      shown: { one: 'fine' },
    });
  });
});

describe('what a computation gets', () => {
  test('has the number of each chosen option, in rows, too', () => {
    const { values } = solvedSample({ speed: 'fast' });
    const { chosen } = contextOf(sample, values, { today });
    expect(chosen).toEqual({ speed: Big(2), items: [{ size: Big(3) }, { size: Big(1) }] });
    expect(contextOf(sample, {}, { today }).chosen).toEqual({ items: [] });
  });
});

describe('a guard on a figure', () => {
  const guard = (more: object = {}) => ({
    figure: 'total',
    is: 'below',
    than: 10,
    message: 'Too much.',
    ...more,
  });
  const of = (guards: readonly object[]) =>
    made({ results: { total: number }, guards }, ({ a }) => ({ total: a.times(5), way: a }));

  test('refuses the form as a whole, or beside a field', () => {
    expect(ask(of([guard()]), { a: '1.9' }).ok).toBe(true);
    expect(ask(of([guard()]), { a: '2' })).toEqual({
      ok: false,
      errors: [{ message: 'Too much.' }],
    });
    expect(ask(of([guard({ field: 'a' })]), { a: '2' })).toEqual({
      ok: false,
      errors: [{ field: 'a', message: 'Too much.' }],
    });
  });

  test('compares with a field or another figure, and may name figures', () => {
    const outcome = ask(of([guard({ than: 'b', message: '{total} of {b} by {way}; {gone}' })]), {
      b: '5',
    });
    expect(outcome).toEqual({ ok: false, errors: [{ message: '5.00 of 5 by 1.00; ' }] });
    expect(ask(of([guard({ than: 'way' })])).ok).toBe(false);
  });

  test('leaves the guards of fields to the form', () => {
    const fields = of([{ field: 'a', is: 'below', than: 10, message: 'Too much.' }]);
    expect(ask(fields, { a: '9' }).ok).toBe(true);
    expect(ask(fields, { a: '10' }).ok).toBe(false);
  });
});

describe('a guard', () => {
  const of = (guard: object) =>
    made({ results: {}, guards: [{ field: 'a', message: 'No.', ...guard }] }, () => ({}));
  const holds = (guard: object) => ['1', '2', '3'].map((a) => ask(of(guard), { a }).ok);

  test('may ask for what is equal, or is not', () => {
    expect(holds({ is: 'equal', than: 2 })).toEqual([false, true, false]);
    expect(holds({ is: 'notEqual', than: 2 })).toEqual([true, false, true]);
    expect(holds({ is: 'equal', than: 'b' })).toEqual([false, true, false]);
  });

  test('compares days by the calendar', () => {
    const day = { kind: 'date', label: 'x' };
    const days = (is: string) =>
      ['2026-01-01', '2026-01-02', '2026-01-03'].map((a) => {
        const guards = [{ field: 'a', is, than: 'b', message: 'No.' }];
        const form = made({ fields: { a: day, b: day }, guards }, () => ({}));
        return ask(form, { a, b: '2026-01-02' }).ok;
      });
    expect(days('above')).toEqual([false, false, true]);
    expect(days('atLeast')).toEqual([false, true, true]);
    expect(days('below')).toEqual([true, false, false]);
    expect(days('equal')).toEqual([false, true, false]);
  });
});

describe('the alert of a form', () => {
  const guards = [
    { field: 'a', is: 'below', than: 1, message: 'One.' },
    { field: 'a', is: 'below', than: 1, message: 'Two.', alert: true },
  ];

  test('is the message of a failed guard with an alert, even among other errors', () => {
    const manifest = made({ guards }, () => ({})).manifest;
    expect(alertFor(manifest, [{ message: 'Two.' }, { message: 'Other.' }])).toBe('Two.');
    expect(alertFor(manifest, [{ message: 'One.' }])).toBeUndefined();
    expect(alertFor(manifest, [])).toBeUndefined();
    expect(alertFor(made({}, () => ({})).manifest, [{ message: 'Two.' }])).toBeUndefined();
  });
});
