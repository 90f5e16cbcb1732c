import { describe, expect, test } from 'vitest';
import { factor } from '../schemas/measures.ts';
import {
  convertText,
  fieldIn,
  inOwnUnit,
  inParts,
  nameOf,
  steppedParts,
  unitsFor,
} from '../src/page/fields/aid/units.ts';

const weight = { kind: 'number', label: 'Weight', unit: 'kg', min: 20, max: 300, step: 1 } as const;
const height = { kind: 'number', label: 'Height', unit: 'cm', above: 0, step: 1 } as const;

describe('A unit', () => {
  test.each([
    ['lb', 'kg', '0.45359237'],
    ['in', 'cm', '2.54'],
    ['ft', 'in', '12'],
    ['mi', 'km', '1.609344'],
    ['US gal', 'L', '3.785411784'],
    ['imp gal', 'L', '4.54609'],
    ['per L', 'per US gal', '3.785411784'],
  ])('one %s is exactly so many %s: %s', (from, to, times) => {
    expect(factor(from, to)?.toFixed()).toBe(times);
  });

  test('over another is converted by both', () => {
    // 40 miles per US gallon: 64.37376 km on 3.785411784 litres.
    expect(convertText('40', 'mi/US gal', 'km/L', 8)).toBe('17.005748');
    expect(convertText('40', 'mi/US gal', 'mi/imp gal', 6)).toBe('48.038');
  });

  test.each([
    ['kg', 'cm'],
    ['kg', '₹'],
    ['kcal/day', 'kg'],
    ['km/L', 'km'],
    ['km', 'L/km'],
    ['km/L', 'kg/km'],
    ['% a year', 'kg'],
  ])('that measures something else is no unit to convert into: %s, %s', (from, to) => {
    expect(factor(from, to)).toBeUndefined();
    expect(convertText('12', from, to, 6)).toBe('12');
  });

  test('is a quotient where it begins with “per”, and not where the word stands within it', () => {
    expect(factor('per L', '/L')?.toFixed()).toBe('1');
    expect(factor('km per L', 'km per US gal')).toBeUndefined();
  });

  test('over another may count the other way', () => {
    expect(factor('km/L', 'L/100 km')).toBeUndefined();
    expect(convertText('12.5', 'km/L', 'L/100 km', 6)).toBe('8');
    expect(convertText('8', 'L/100 km', 'km/L', 6)).toBe('12.5');
    // 100 miles per 100 km would be 160.9344 km: 235.214583 divided by miles per US gallon.
    expect(convertText('40', 'mi/US gal', 'L/100 km', 9)).toBe('5.88036458');
    expect(convertText('7', 'L/100 km', 'mi/imp gal', 6)).toBe('40.3544');
    for (const text of ['0', '', 'seven']) {
      expect(convertText(text, 'km/L', 'L/100 km', 6)).toBe(text);
    }
  });

  test('is no other with something more or less below the line', () => {
    expect(factor('km', 'km/L')).toBeUndefined();
    expect(factor('km/L', 'km')).toBeUndefined();
    expect(factor('m', 'cm')?.toNumber()).toBe(100);
  });

  test('has a name that can be read out', () => {
    const names = {
      kg: 'kilograms',
      lb: 'pounds',
      cm: 'centimetres',
      in: 'inches',
      ft: 'feet',
      'ft + in': 'feet and inches',
      km: 'kilometres',
      mi: 'miles',
      L: 'litres',
      'US gal': 'US gallons',
      'imp gal': 'imperial gallons',
      kWh: 'kWh',
    };
    expect(Object.keys(names).map(nameOf)).toEqual(Object.values(names));
  });

  test('can be changed where people use two side by side, and nowhere else', () => {
    expect(unitsFor('kg')).toEqual(['kg', 'lb']);
    expect(unitsFor('cm')).toEqual(['cm', 'in', 'ft + in']);
    expect(unitsFor('ft')).toEqual(['ft', 'ft + in']);
    expect(unitsFor('mi')).toEqual(['mi', 'km']);
    expect(unitsFor('L')).toEqual(['L', 'US gal', 'imp gal']);
    for (const sign of ['', '₹', '%', 'years', 'kcal/day']) expect(unitsFor(sign)).toEqual([sign]);
  });
});

describe('A number in another unit', () => {
  test('is converted exactly to the field’s unit', () => {
    expect(inOwnUnit(['155'], 'lb', 'kg')).toBe('70.30681735');
    expect(inOwnUnit(['5', '10'], 'ft + in', 'cm')).toBe('177.8');
    expect(inOwnUnit(['1,000.5'], 'mi', 'km')).toBe('1610.148672');
    expect(inOwnUnit(['1'], 'kg', 'lb')).toBe('2.20462262184877580723');
    expect(inOwnUnit(['2'], 'kg', 'lb')).toBe('4.40924524369755161446');
  });

  test('is what both parts make together, however they are filled in', () => {
    expect(inOwnUnit(['5', ''], 'ft + in', 'cm')).toBe('152.4');
    expect(inOwnUnit(['', '66'], 'ft + in', 'cm')).toBe('167.64');
    expect(inOwnUnit(['5.5', '0'], 'ft + in', 'ft')).toBe('5.5');
    expect(inOwnUnit(['', ' '], 'ft + in', 'cm')).toBe('');
  });

  test('that cannot be parsed stays unchanged, for the field to refuse', () => {
    expect(inOwnUnit(['heavy'], 'lb', 'kg')).toBe('heavy');
    expect(inOwnUnit(['5', 'ten'], 'ft + in', 'cm')).toBe('ten');
    expect(inParts('heavy', 'kg', 'lb')).toEqual(['heavy']);
    expect(inParts('tall', 'cm', 'ft + in')).toEqual(['tall', '']);
  });

  test('is shown in as many digits as matter, never as 5 ft 12 in', () => {
    expect(inParts('70', 'kg', 'lb')).toEqual(['154.32']);
    expect(inParts('178', 'cm', 'ft + in')).toEqual(['5', '10.1']);
    expect(inParts('182.87', 'cm', 'ft + in')).toEqual(['6', '0']);
    expect(inParts('', 'cm', 'ft + in')).toEqual(['', '']);
  });

  test('is rounded half up, in one part or in two', () => {
    expect(convertText('0.123445', 'm', 'cm', 5)).toBe('12.345');
    expect(inParts('70.25', 'in', 'ft + in')).toEqual(['5', '10.3']);
    expect(inOwnUnit([`0.${'0'.repeat(20)}5`], 'kg', 'kg')).toBe(`0.${'0'.repeat(19)}1`);
  });

  test('is like a field with converted limits, without the rule for whole numbers', () => {
    const plain = { kind: 'integer', label: 'Weight', whole: true } as const;
    expect(fieldIn(plain, 'kg', 'lb')).toStrictEqual({ kind: 'number', label: 'Weight' });
    expect(fieldIn({ ...plain, min: 0.5, max: 0.5 }, 'kg', 'lb')).toMatchObject({
      min: 1.11,
      max: 1.1,
    });
  });

  test('steps by the field’s step in another unit', () => {
    const half = { ...weight, step: 0.5 };
    expect(steppedParts(['155'], 0, 'lb', half, 'kg', 1)).toEqual(['155.5']);
  });

  test('keeps twenty decimals when it steps', () => {
    const long = steppedParts(['155.123456789012345678901'], 0, 'lb', weight, 'kg', 1);
    expect(long).toEqual(['156.1234567890123456789']);
  });

  test('has limits that the field accepts when they are typed', () => {
    expect(fieldIn(weight, 'kg', 'lb')).toMatchObject({ min: 44.1, max: 661.38, step: 1 });
    const range = (min: number, max: number) => fieldIn({ ...weight, min, max }, 'kg', 'lb');
    expect(range(-10, -5)).toMatchObject({ min: -22.04, max: -11.03 });
    expect(fieldIn(height, 'cm', 'in')).toMatchObject({ above: 0 });
    expect(fieldIn({ ...height, above: 100, below: 250 }, 'cm', 'in')).toMatchObject({
      above: 39.38,
      below: 98.42,
    });
  });

  test('has a default that is rounded up, as a lower limit is', () => {
    expect(fieldIn({ ...height, default: 170 }, 'cm', 'in')).toMatchObject({ default: 66.93 });
  });

  test('steps by one of the unit that is shown, up to the limits', () => {
    const pounds = (text: string, towards: 1 | -1) =>
      steppedParts([text], 0, 'lb', weight, 'kg', towards)?.[0];
    expect(pounds('155.5', 1)).toBe('156.5');
    expect(pounds('661', 1)).toBe('661.38');
    expect(pounds('44.1', -1)).toBeUndefined();
    const feet = (texts: string[], part: number, towards: 1 | -1) =>
      steppedParts(texts, part, 'ft + in', height, 'cm', towards);
    expect(feet(['5', '11'], 1, 1)).toEqual(['6', '0']);
    expect(feet(['6', '0'], 1, -1)).toEqual(['5', '11']);
    expect(feet(['5', '11.5'], 0, 1)).toEqual(['6', '11.5']);
    expect(feet(['', ''], 0, 1)).toEqual(['1', '0']);
    expect(feet(['five', ''], 0, 1)).toBeUndefined();
  });
});

test('a field may name the units that it also takes', () => {
  expect(unitsFor('kg', { alsoIn: ['g', 't', 'lb'] })).toEqual(['kg', 'g', 't', 'lb']);
  expect(unitsFor('kg')).toEqual(['kg', 'lb']);
  expect(factor('lb/ft³', 'kg/m³')?.toFixed(12)).toBe('16.018463373960');
  expect(factor('g/cm³', 'kg/m³')?.toFixed()).toBe('1000');
  expect(inOwnUnit(['470'], 'kΩ', 'Ω')).toBe('470000');
  expect(convertText('10', 'm²/L', 'ft²/gal', 5)).toBe('407.46');
});
