import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Fields } from '../schemas/manifest.ts';
import { loadCalculator, loadCatalogue } from '../scripts/calculators.ts';
import { answer } from '../src/engine/answer/answer.ts';
import { runs, type Typed, today, validInputs } from '../src/engine/check/random-inputs.ts';
import { fragmentOf, readFragment } from '../src/engine/input/fragment.ts';
import { initialValues } from '../src/engine/input/inputs.ts';
import { fixtures } from './qa.ts';

const all = await Promise.all([...(await loadCatalogue()), ...fixtures].map(loadCalculator));

/** The form values after an input; a row has all of its fields. */
const formValues = (fields: Fields, typed: Typed) =>
  Object.fromEntries(
    Object.entries(typed).map(([id, value]) => {
      if (typeof value !== 'object') return [id, String(value)];
      const opening = initialValues({ fields })[id];
      const [blank] = typeof opening === 'object' ? opening : [];
      const texts = (row: object) =>
        Object.entries(row).map(([sub, text]) => [sub, String(text)] as const);
      return [id, value.map((row) => ({ ...blank, ...Object.fromEntries(texts(row)) }))];
    }),
  );

/** Malicious names and texts. */
const hostile = (fields: Fields) => {
  const ids = Object.keys(fields);
  const subs = Object.values(fields).flatMap((field) =>
    field.kind === 'rows' ? Object.keys(field.fields) : [],
  );
  const name = fc.oneof(
    fc.constantFrom(...ids, '__proto__', 'constructor', 'toString', 'hasOwnProperty', ''),
    fc
      .tuple(
        fc.constantFrom(...ids, '__proto__'),
        fc.constantFrom('0', '1', '-1', '59', '1000000000', '1e9', '__proto__', 'length', ''),
        fc.constantFrom(...subs, '__proto__', 'constructor', ''),
      )
      .map((parts) => parts.join('.')),
    fc.string(),
  );
  const text = fc.oneof(
    fc.constantFrom(
      '<script>alert(1)</script>',
      '%',
      '%E0%A4%A',
      '\0',
      '\n',
      'NaN',
      '1e999',
      '9'.repeat(5000),
      '__proto__',
      '2026-13-45',
      '99:99',
    ),
    fc.string({ unit: 'binary' }),
  );
  return fc.oneof(
    fc.array(fc.tuple(name, text)).map((pairs) => pairs.map((pair) => pair.join('=')).join('&')),
    fc
      .array(fc.tuple(name, text))
      // Half of a surrogate pair has no encoding.
      .map((pairs) => new URLSearchParams(pairs).toString()),
    fc.string({ unit: 'binary' }),
  );
};

describe.each(all)('a link to $slug', (calculator) => {
  const { manifest } = calculator;
  const { fields } = manifest;

  test('restores every input that the form accepts', () => {
    fc.assert(
      fc.property(validInputs(manifest), (typed) => {
        const read = readFragment(fragmentOf(typed), fields);
        expect(read).toEqual({ values: formValues(fields, typed), refusals: [], unknown: [] });
        expect(answer(calculator, read?.values ?? {}, { today })).toEqual(
          answer(calculator, typed, { today }),
        );
      }),
      { ...runs, numRuns: 50 },
    );
  });

  test('opens with each example', () => {
    for (const { given } of manifest.examples) {
      expect(readFragment(`#${fragmentOf(given)}`, fields)).toEqual({
        values: { ...initialValues(manifest), ...formValues(fields, given as Typed) },
        refusals: [],
        unknown: [],
      });
    }
  });

  test('is a form like any other, whoever wrote it', () => {
    fc.assert(
      fc.property(hostile(fields), (fragment) => {
        const linked = readFragment(fragment, fields);
        if (!linked) return;
        const read = linked.values;
        expect(Object.keys(read)).toEqual(Object.keys(fields));
        for (const [id, field] of Object.entries(fields)) {
          const value = read[id];
          if (field.kind !== 'rows') expect(typeof value).toBe('string');
          else {
            expect(Array.isArray(value)).toBe(true);
            expect(value?.length).toBeLessThanOrEqual(field.maxRows + 1);
            for (const row of value as readonly Record<string, string>[]) {
              expect(Object.keys(row)).toEqual(Object.keys(field.fields));
              expect(Object.values(row).every((text) => typeof text === 'string')).toBe(true);
            }
          }
        }
        answer(calculator, read, { today });
      }),
      runs,
    );
    expect(Object.prototype).toEqual({});
  });
});

const fields: Fields = {
  amount: { kind: 'number', label: 'Amount', default: 7 },
  unit: {
    kind: 'choice',
    label: 'Unit',
    options: { one: { label: 'One' }, two: { label: 'Two' } },
    default: 'two',
  },
  day: { kind: 'date', label: 'Day' },
  hour: { kind: 'time', label: 'Hour' },
  to: {
    kind: 'currency',
    label: 'To',
    options: { EUR: { symbol: '€', name: 'Euro' } },
    default: 'EUR',
  },
  list: {
    kind: 'rows',
    label: 'List',
    rowLabel: 'Line',
    maxRows: 3,
    incompleteRows: 'skip',
    fields: {
      what: { kind: 'text', label: 'What' },
      weight: { kind: 'number', label: 'Weight' },
      size: {
        kind: 'choice',
        label: 'Size',
        options: { small: { label: 'Small' }, large: { label: 'Large' } },
        default: 'small',
      },
    },
  },
  values: { kind: 'list', label: 'Values', maxCount: 5 },
};
const opening = initialValues({ fields });
const valuesIn = (fragment: string) => readFragment(fragment, fields)?.values;

describe('A fragment', () => {
  test('is made of the names of the controls and what is typed there', () => {
    expect(
      fragmentOf({
        amount: '1,5 €',
        unit: 'one',
        list: [{ what: 'a & b', weight: 2 }, { weight: 3 }],
      }),
    ).toBe('amount=1%2C5+%E2%82%AC&unit=one&list.0.what=a+%26+b&list.0.weight=2&list.1.weight=3');
    expect(fragmentOf({ amount: 5, unit: undefined, 'list.0.weight': 2 })).toBe(
      'amount=5&list.0.weight=2',
    );
    expect(fragmentOf({})).toBe('');
  });

  test('that names no field is ignored: of a heading, empty, of another site', () => {
    for (const fragment of [
      '',
      '#',
      '#limits',
      'limits',
      '#utm_source=mail',
      '#=',
      '#%',
      '#list.0',
      '#list=1',
      '#list.0.weight.x=1',
    ]) {
      expect(readFragment(fragment, fields), fragment).toBeUndefined();
    }
  });

  test('leaves what it does not name as the page opens', () => {
    expect(valuesIn('#amount=1')).toEqual({ ...opening, amount: '1' });
    expect(valuesIn('#amount=')).toEqual({ ...opening, amount: '' });
    expect(valuesIn('#unit=&day=&hour=')).toEqual(opening);
  });

  test.each([
    ['unit', 'three', 'The link asks for “three”, which is not offered. Choose one: One or Two.'],
    [
      'unit',
      'toString',
      'The link asks for “toString”, which is not offered. Choose one: One or Two.',
    ],
    [
      'to',
      'XXX',
      'The link asks for “XXX”, which is not offered. Choose a currency from the list.',
    ],
    [
      'day',
      '2026-02-30',
      'The link asks for “2026-02-30”, which is not a date. Enter a full date: year, month and day.',
    ],
    [
      'hour',
      '25:00',
      'The link asks for “25:00”, which is not a time of day. Enter a time: hours and minutes.',
    ],
  ])('leaves %s blank instead of %s, and says why', (field, text, message) => {
    expect(readFragment(`${field}=${text}`, fields)).toEqual({
      values: { ...opening, [field]: '' },
      refusals: [{ field, message }],
      unknown: [],
    });
  });

  test('has the path of an invalid value in a row, and the source in the error', () => {
    const [, read] = ['1', 'three'].map((size) =>
      readFragment(`list.3.weight=1&list.7.size=${size}`, fields, 'Your last inputs have'),
    );
    expect(read?.values.list).toEqual([
      { what: '', weight: '1', size: 'small' },
      { what: '', weight: '', size: '' },
    ]);
    expect(read?.refusals).toEqual([
      {
        field: 'list.1.size',
        message: 'Your last inputs have “three”, which is not offered. Choose one: Small or Large.',
      },
    ]);
  });

  test('keeps any text of a text control, for the form to validate', () => {
    expect(valuesIn('amount=lots')).toEqual({ ...opening, amount: 'lots' });
    expect(valuesIn('values=1%0A2,+x')).toEqual({ ...opening, values: '1\n2, x' });
  });

  test('returns the names that the form does not have, each once', () => {
    const unknown = (fragment: string) => readFragment(fragment, fields)?.unknown;
    expect(unknown('amount=1')).toEqual([]);
    expect(unknown('amount=1&else=1&else=2&=3&Unit=one')).toEqual(['else', 'Unit']);
    expect(unknown('amount=1&amount.0.x=1&list=1&list.0.else=1&list.x.what=1&list.0')).toEqual([
      'amount.0.x',
      'list',
      'list.0.else',
      'list.x.what',
      'list.0',
    ]);
  });

  test('gives a text control one line of bearable length', () => {
    expect(valuesIn('amount=1%0A2')?.amount).toBe('12');
    expect(valuesIn(`amount=${'9'.repeat(2_000_000)}`)?.amount).toHaveLength(200);
    // One character too many, which the form refuses.
    expect(valuesIn(`values=${'9'.repeat(2_000_000)}`)?.values).toHaveLength(100_001);
  });

  test('restores its rows in their order, at most one more than allowed', () => {
    const weights = (fragment: string) =>
      [valuesIn(fragment)?.list ?? []].flat().map((row) => Object(row).weight);
    expect(weights('list.0.weight=1&list.2.weight=3&list.1.weight=2')).toEqual(['1', '2', '3']);
    expect(weights('list.9.weight=2&list.4.weight=1')).toEqual(['1', '2']);
    expect(weights('list.1000000000.weight=1')).toEqual(['1']);
    const many = Array.from({ length: 100_000 }, (_, row) => `list.${row}.weight=${row}`);
    // The form has an error for four rows.
    expect(weights(many.join('&'))).toEqual(['0', '1', '2', '3']);
  });
});
