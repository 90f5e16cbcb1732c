import { describe, expect, test } from 'vitest';
import type { Fields, Guard, NumberField } from '../schemas/manifest.ts';
import { readInputs } from '../src/engine/input/inputs.ts';
import { allKinds } from '../src/engine/input/kinds/all.ts';

const number: NumberField = { kind: 'number', label: 'Number' };
const fields: Fields = {
  amount: number,
  values: { kind: 'list', label: 'Values', maxCount: 10 },
  units: {
    kind: 'choice',
    label: 'Units',
    options: { small: { label: 'Small' }, large: { label: 'Large' } },
    default: 'small',
  },
  extra: {
    ...number,
    when: { field: 'units', is: 'large' },
    whenBlank: { by: 'units', values: { small: 3, large: 7 } },
    optional: true,
  },
  steps: {
    kind: 'rows',
    label: 'Steps',
    rowLabel: 'Step',
    maxRows: 5,
    incompleteRows: 'refuse',
    optional: true,
    fields: {
      kind: {
        kind: 'choice',
        label: 'Kind',
        options: { share: { label: 'Share' }, sum: { label: 'Sum' } },
        default: 'share',
      },
      value: { ...number, above: 0 },
      size: { ...number, when: { field: 'units', is: 'large' } },
      note: { kind: 'text', label: 'Note', when: { field: 'kind', is: 'sum' } },
    },
  },
};

/** The first issue of a form, or its values. */
function read(given: object, ...guards: readonly Guard[]) {
  const typed = { amount: '1', values: '1 2', units: 'small', extra: '', steps: [], ...given };
  const result = readInputs({ fields, guards } as never, typed, {
    today: '2026-01-01',
    kinds: allKinds,
  });
  if ('values' in result) return result.values;
  const [{ path, message } = { path: [], message: '' }] = result.issues;
  return `${path.join('.')}: ${message}`;
}

describe('A rule', () => {
  test('about decimals counts those of the number, not those typed', () => {
    const guard: Guard = { field: 'amount', is: 'decimals', than: 2, message: 'Too fine.' };
    expect(read({ amount: '1.25' }, guard)).toMatchObject({});
    expect(read({ amount: '12.500' }, guard)).not.toBe('amount: Too fine.');
    expect(read({ amount: '1.255' }, guard)).toBe('amount: Too fine.');
  });

  test('that the numbers of a list rise', () => {
    const guard: Guard = { field: 'values', is: 'rising', message: 'Not rising.' };
    expect(read({ values: '1 2 3' }, guard)).not.toBe('values: Not rising.');
    expect(read({ values: '1 1' }, guard)).toBe('values: Not rising.');
    expect(read({ values: '5' }, guard)).not.toBe('values: Not rising.');
  });

  test('that the numbers of a list are not all equal', () => {
    const guard: Guard = { field: 'values', is: 'notAllEqual', message: 'All equal.' };
    expect(read({ values: '2 2.0 2' }, guard)).toBe('values: All equal.');
    expect(read({ values: '2 2 3' }, guard)).not.toBe('values: All equal.');
    expect(read({ values: '2' }, guard)).not.toBe('values: All equal.');
  });

  test('that a field of rows rises, with its message in the first row that does not', () => {
    const guard: Guard = { field: 'steps.value', is: 'rising', message: 'Not rising.' };
    const blank = { value: '' };
    expect(read({ steps: [{ value: '2' }, { value: '1' }] }, guard)).toBe(
      'steps.1.value: Not rising.',
    );
    expect(read({ steps: [{ value: '1' }, blank, { value: '1' }] }, guard)).toBe(
      'steps.2.value: Not rising.',
    );
    expect(read({ steps: [{ value: '1' }, { value: '2' }] }, guard)).toHaveProperty('steps');
  });

  test('about a field of rows holds for each row, on its own condition', () => {
    const guard: Guard = {
      field: 'steps.value',
      is: 'atMost',
      than: 100,
      when: { field: 'steps.kind', is: 'share' },
      message: 'Above 100.',
    };
    const [sum, share] = [
      { kind: 'sum', value: '150', note: 'x' },
      { kind: 'share', value: '150' },
    ];
    expect(read({ steps: [sum] }, guard)).toHaveProperty('steps');
    expect(read({ steps: [sum, share] }, guard)).toBe('steps.1.value: Above 100.');
  });
});

test('A message names the numbers of fields', () => {
  const guard: Guard = {
    field: 'amount',
    is: 'atMost',
    than: 1000,
    message: 'There are only {amount} of {nothing}.',
  };
  expect(read({ amount: '1234.5' }, guard)).toBe('amount: There are only 1,234.5 of {nothing}.');
});

describe('Rows', () => {
  test('ask for what their own choices, and those of the form, show', () => {
    expect(read({ steps: [{ kind: 'sum', value: '1', note: '' }] })).toBe(
      'steps.0.note: Fill in: note.',
    );
    expect(read({ units: 'large', steps: [{ value: '1' }] })).toBe('steps.0.size: Enter a number.');
  });

  test('without a required entry are left out, and may all be', () => {
    expect(read({ steps: [{ value: '' }, { kind: 'sum', value: '', note: '' }] })).toMatchObject({
      steps: [],
    });
  });

  test('that are half filled in are refused', () => {
    expect(read({ steps: [{ kind: 'sum', value: '', note: 'x' }] })).toBe(
      'steps.0.value: Enter a number above 0.',
    );
  });
});

test('A hidden field counts as what its blank does, which may follow a choice', () => {
  const small = read({ extra: '99' }) as { extra: { toFixed(): string } };
  expect(small.extra.toFixed()).toBe('3');
  const large = read({ units: 'large', extra: '' }) as typeof small;
  expect(large.extra.toFixed()).toBe('7');
  const typed = read({ units: 'large', extra: '99' }) as typeof small;
  expect(typed.extra.toFixed()).toBe('99');
});
