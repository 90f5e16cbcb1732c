import { describe, expect, test } from 'vitest';
import type { NumberField } from '../schemas/manifest.ts';
import { type Entry, notesOn } from '../src/fields/aid/notes.ts';

/*
 * What is said beside a number that was typed.
 */

const height: NumberField = { kind: 'number', label: 'Height', unit: 'cm', min: 100, max: 250 };
const notes = (entry: Partial<Entry>, field: NumberField = height, refused = false) =>
  notesOn(
    { held: '', sign: 'cm', unit: 'cm', texts: [entry.held ?? ''], byHand: true, ...entry },
    field,
    refused,
  ).map(({ typed, says }) => (typed === undefined ? says : `${typed}: ${says}`));

describe('the notes on a number', () => {
  test('are none where nothing is in doubt', () => {
    expect(notes({ held: '170' })).toEqual([]);
    expect(notes({ held: '' })).toEqual([]);
  });

  test('say how it was read, where a person might wonder', () => {
    expect(notes({ held: ' 1,234 ' })).toEqual(['1,234: is read as 1234, not as 1.234.']);
    expect(notes({ held: '1,234', byHand: false })).toEqual([]);
    expect(notes({ held: '170', texts: ['1.234', '5,678'] })).toEqual([
      '1.234: is read as 1.234, not as 1234.',
      '5,678: is read as 5678, not as 5.678.',
    ]);
  });

  test('say so of an amount in another currency, where the form does not refuse it itself', () => {
    const price = { kind: 'number', label: 'Price', unit: '$' } as const;
    const typed = { held: '₹5', sign: '$', unit: '$', texts: ['₹5'] };
    expect(notes(typed, price)).toEqual(['This amount is in $, not in ₹.']);
    expect(notes(typed, price, true)).toEqual([]);
  });

  test('say what it is in the unit of the field', () => {
    expect(notes({ held: '177.8', unit: 'ft + in', texts: ['5', ' 10'] })).toEqual([
      '5 ft 10 in is 177.8 cm.',
    ]);
    expect(notes({ held: '152.4', unit: 'ft + in', texts: ['5', ' '] })).toEqual([
      '5 ft is 152.4 cm.',
    ]);
    expect(notes({ held: '177.8', unit: 'in', texts: ['70'] })).toEqual(['70 in is 177.8 cm.']);
  });

  test('round it to what can be read, and say that they do', () => {
    const said = (held: string) => notes({ held, unit: 'in', texts: ['x'], byHand: false })[0];
    expect(said('177.804')).toBe('x in is about 177.8 cm.');
    expect(said('1234.565')).toBe('x in is about 1,234.57 cm.');
    expect(said('1.005')).toBe('x in is about 1.01 cm.');
    expect(said('0.0012345')).toBe('x in is about 0.00123 cm.');
    expect(said('0.001225')).toBe('x in is about 0.00123 cm.');
    expect(said('-12.345')).toBe('x in is about -12.35 cm.');
    expect(said('-0.00123')).toBe('x in is -0.00123 cm.');
    expect(said('-1.5')).toBe('x in is -1.5 cm.');
    expect(said('0')).toBe('x in is 0 cm.');
    expect(said('1')).toBe('x in is 1 cm.');
    expect(said('many')).toBeUndefined();
  });

  test('say what is accepted in the unit that is typed, when it was refused', () => {
    const tall = { held: '300', unit: 'in', texts: ['118'] };
    expect(notes(tall, height, true)).toEqual([
      '118 in is 300 cm.',
      'In inches: Enter a number from 39.38 to 98.42.',
    ]);
    expect(notes(tall, height, false)).toHaveLength(1);
    expect(notes({ held: '300' }, height, true)).toEqual([]);
  });

  test.each([
    [{ min: 100 }, 'In inches: Enter a number, 39.38 or more.'],
    [{ max: 100 }, 'In inches: Enter a number at most 39.37.'],
    [{ above: 100 }, 'In inches: Enter a number above 39.38.'],
    [{ below: 100 }, 'In inches: Enter a number below 39.37.'],
  ])('say so of each limit: %o', (limits, expected) => {
    const field = { kind: 'number', label: 'Height', ...limits } as const;
    expect(notes({ held: '1', unit: 'in', texts: ['1'] }, field, true)[1]).toBe(expected);
  });

  test('say nothing of limits where there is none but zero, or the unit has two parts', () => {
    const zero = { kind: 'number', label: 'Height', above: 0 } as const;
    expect(notes({ held: '1', unit: 'in', texts: ['1'] }, zero, true)).toHaveLength(1);
    const parts = { held: '300', unit: 'ft + in', texts: ['9', '10'] };
    expect(notes(parts, height, true)).toHaveLength(1);
  });
});
