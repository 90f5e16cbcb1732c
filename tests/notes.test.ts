import { describe, expect, test } from 'vitest';
import type { NumberField } from '../schemas/manifest.ts';
import { english } from '../src/engine/format/presentation.ts';
import { type Entry, notesOn } from '../src/page/fields/aid/notes.ts';

/*
 * The notes beside a typed number.
 */

const height: NumberField = { kind: 'number', label: 'Height', unit: 'cm', min: 100, max: 250 };
const notes = (entry: Partial<Entry>, field: NumberField = height, refused = false) =>
  notesOn(
    {
      fieldText: '',
      ownUnit: 'cm',
      unit: 'cm',
      texts: [entry.fieldText ?? ''],
      byHand: true,
      ...entry,
    },
    field,
    refused,
    english,
  ).map(({ typed, text }) => (typed === undefined ? text : `${typed}: ${text}`));

describe('the notes on a number', () => {
  test('are none for an unambiguous number', () => {
    expect(notes({ fieldText: '170' })).toEqual([]);
    expect(notes({ fieldText: '' })).toEqual([]);
  });

  test('show how an ambiguous number was parsed', () => {
    expect(notes({ fieldText: ' 1,234 ' })).toEqual(['1,234: is read as 1234, not as 1.234.']);
    expect(notes({ fieldText: '1,234', byHand: false })).toEqual([]);
    expect(notes({ fieldText: '170', texts: ['1.234', '5,678'] })).toEqual([
      '1.234: is read as 1.234, not as 1234.',
      '5,678: is read as 5678, not as 5.678.',
    ]);
  });

  test('say so of an amount in another currency, where the form does not refuse it itself', () => {
    const price = { kind: 'number', label: 'Price', unit: '$' } as const;
    const typed = { fieldText: '₹5', ownUnit: '$', unit: '$', texts: ['₹5'] };
    expect(notes(typed, price)).toEqual(['This amount is in $, not in ₹.']);
    expect(notes(typed, price, true)).toEqual([]);
  });

  test('show the number in the unit of the field', () => {
    expect(notes({ fieldText: '177.8', unit: 'ft + in', texts: ['5', ' 10'] })).toEqual([
      '5 ft 10 in is 177.8 cm.',
    ]);
    expect(notes({ fieldText: '152.4', unit: 'ft + in', texts: ['5', ' '] })).toEqual([
      '5 ft is 152.4 cm.',
    ]);
    expect(notes({ fieldText: '177.8', unit: 'in', texts: ['70'] })).toEqual([
      '70 in is 177.8 cm.',
    ]);
  });

  test('round it to a few digits, and mark it as rounded', () => {
    const firstNote = (fieldText: string) =>
      notes({ fieldText, unit: 'in', texts: ['x'], byHand: false })[0];
    expect(firstNote('177.804')).toBe('x in is about 177.8 cm.');
    expect(firstNote('1234.565')).toBe('x in is about 1,234.57 cm.');
    expect(firstNote('1.005')).toBe('x in is about 1.01 cm.');
    expect(firstNote('0.0012345')).toBe('x in is about 0.00123 cm.');
    expect(firstNote('0.001225')).toBe('x in is about 0.00123 cm.');
    expect(firstNote('-12.345')).toBe('x in is about -12.35 cm.');
    expect(firstNote('-0.00123')).toBe('x in is -0.00123 cm.');
    expect(firstNote('-1.5')).toBe('x in is -1.5 cm.');
    expect(firstNote('0')).toBe('x in is 0 cm.');
    expect(firstNote('1')).toBe('x in is 1 cm.');
    expect(firstNote('many')).toBeUndefined();
  });

  test('show the limits in the chosen unit after an error', () => {
    const tall = { fieldText: '300', unit: 'in', texts: ['118'] };
    expect(notes(tall, height, true)).toEqual([
      '118 in is 300 cm.',
      'In inches: Enter a number from 39.38 to 98.42.',
    ]);
    expect(notes(tall, height, false)).toHaveLength(1);
    expect(notes({ fieldText: '300' }, height, true)).toEqual([]);
  });

  test.each([
    [{ min: 100 }, 'In inches: Enter a number, 39.38 or more.'],
    [{ max: 100 }, 'In inches: Enter a number at most 39.37.'],
    [{ above: 100 }, 'In inches: Enter a number above 39.38.'],
    [{ below: 100 }, 'In inches: Enter a number below 39.37.'],
  ])('say so of each limit: %o', (limits, expected) => {
    const field = { kind: 'number', label: 'Height', ...limits } as const;
    expect(notes({ fieldText: '1', unit: 'in', texts: ['1'] }, field, true)[1]).toBe(expected);
  });

  test('do not show limits if the only one is zero, or if the unit has two parts', () => {
    const zero = { kind: 'number', label: 'Height', above: 0 } as const;
    expect(notes({ fieldText: '1', unit: 'in', texts: ['1'] }, zero, true)).toHaveLength(1);
    const parts = { fieldText: '300', unit: 'ft + in', texts: ['9', '10'] };
    expect(notes(parts, height, true)).toHaveLength(1);
  });
});
