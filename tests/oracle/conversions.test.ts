import { describe, expect, test } from 'vitest';
import { answer, exactAnswer } from './answers.ts';
import { conversions } from './conversions.ts';
import type { Row, Typed } from './oracle.ts';
import { Rational } from './rational.ts';

/*
 * What is checked beside the examples that the files in `examples` list.
 */

const ask = (slug: string, typed: Typed) => answer(conversions[slug], typed);
const askExactly = (slug: string, typed: Typed) => exactAnswer(conversions[slug], typed);

/** A figure with all its decimals, or the first fifteen or so, which the contract ends with dots. */
function figure(raw: unknown): string {
  if (!(raw instanceof Rational)) return 'no number';
  const [whole = '', fraction = ''] = raw.toFixed(40).split('.');
  const decimals = fraction.replace(/0+$/, '');
  if (decimals.length < 16) return decimals === '' ? whole : `${whole}.${decimals}`;
  return `${whole}.${decimals.slice(0, 15 - whole.replace('-', '').length)}...`;
}

const convert = (slug: string, value: string, from: string, to: string, more: Typed = {}) =>
  figure(askExactly(slug, { ...more, value, from, to }).converted);

describe('temperatures', () => {
  const slug = 'temperature-converter';

  test('as readings and as differences', () => {
    expect(convert(slug, '0.01', 'celsius', 'kelvin')).toBe('273.16');
    expect(convert(slug, '98.6', 'fahrenheit', 'celsius')).toBe('37');
    expect(convert(slug, '98.6', 'fahrenheit', 'kelvin')).toBe('310.15');
    expect(convert(slug, '-40', 'celsius', 'fahrenheit')).toBe('-40');
    expect(convert(slug, '0', 'kelvin', 'fahrenheit')).toBe('-459.67');
    const difference = { quantity: 'difference' };
    expect(convert(slug, '10', 'celsius', 'fahrenheit', difference)).toBe('18');
    expect(convert(slug, '-500', 'celsius', 'fahrenheit', difference)).toBe('-900');
  });

  test('not below absolute zero', () => {
    const ends = { celsius: '-273.15', fahrenheit: '-459.67', kelvin: '0', rankine: '0' };
    for (const [from, value] of Object.entries(ends)) {
      expect(convert(slug, value, from, 'kelvin')).toBe('0');
      const below = Rational.of(value).sub('0.01').toFixed(2);
      expect(ask(slug, { value: below, from })).toEqual({
        message: 'That is below absolute zero: -273.15 °C, -459.67 °F, 0 K.',
        field: 'value',
      });
    }
  });
});

describe('weights', () => {
  const slug = 'weight-converter';

  test('in other units', () => {
    expect(convert(slug, '1', 'pounds', 'kilograms')).toBe('0.45359237');
    expect(convert(slug, '1', 'carats', 'grams')).toBe('0.2');
    expect(convert(slug, '72.5', 'kilograms', 'pounds')).toBe('159.835140084036...');
    expect(convert(slug, '160', 'pounds', 'kilograms')).toBe('72.5747792');
    expect(convert(slug, '1', 'troyOunces', 'grams')).toBe('31.1034768');
  });

  test('too large for a row of the table', () => {
    const whole = '1000000000000000000';
    expect(convert(slug, whole, 'tonnes', 'tonnes')).toBe(whole);
  });
});

/** Conversions of factors as the contract prints them. */
const examples: readonly (readonly [
  slug: string,
  value: string,
  from: string,
  to: string,
  string,
])[] = [
  ['volume-converter', '1', 'usGallons', 'cubicInches', '231'],
  ['volume-converter', '1', 'usGallons', 'liters', '3.785411784'],
  ['volume-converter', '1', 'impGallons', 'usGallons', '1.20094992550485...'],
  ['volume-converter', '1', 'impGallons', 'impFluidOunces', '160'],
  ['volume-converter', '250', 'milliliters', 'usCups', '1.05668820943259...'],
  ['volume-converter', '12', 'usFluidOunces', 'milliliters', '354.88235475'],
  ['area-converter', '1', 'acres', 'squareFeet', '43560'],
  ['area-converter', '1', 'squareMiles', 'acres', '640'],
  ['area-converter', '2.5', 'acres', 'hectares', '1.0117141056'],
  ['area-converter', '1500', 'squareFeet', 'squareMeters', '139.35456'],
  ['area-converter', '1', 'hectares', 'acres', '2.47105381467165...'],
  ['speed-converter', '1', 'milesPerHour', 'metersPerSecond', '0.44704'],
  ['speed-converter', '100', 'kilometersPerHour', 'milesPerHour', '62.1371192237333...'],
  ['speed-converter', '60', 'milesPerHour', 'metersPerSecond', '26.8224'],
  ['speed-converter', '-60', 'milesPerHour', 'feetPerSecond', '-88'],
  ['speed-converter', '25', 'knots', 'kilometersPerHour', '46.3'],
  ['data-size-converter', '1', 'mebibytes', 'bytes', '1048576'],
  ['data-size-converter', '1', 'gibibytes', 'bytes', '1073741824'],
  ['data-size-converter', '1', 'tebibytes', 'terabytes', '1.099511627776'],
  ['data-size-converter', '500', 'gigabytes', 'gibibytes', '465.661287307739...'],
  ['fuel-economy-converter', '1', 'milesPerUsGallon', 'litersPer100Km', '235.214583333333...'],
  ['fuel-economy-converter', '6.5', 'litersPer100Km', 'milesPerUsGallon', '36.1868589743589...'],
  ['fuel-economy-converter', '6.5', 'litersPer100Km', 'milesPerImpGallon', '43.4586055895111...'],
  ['fuel-economy-converter', '30', 'milesPerUsGallon', 'litersPer100Km', '7.84048611111111...'],
  ['fuel-economy-converter', '33.7', 'kwhPer100Km', 'kwhPer100Km', '33.7'],
  ['fuel-economy-converter', '30', 'milesPerUsGallon', 'mpge', '30'],
];

test.each(examples)('%s: %s from %s to %s is %s', (slug, value, from, to, expected) => {
  expect(convert(slug, value, from, to)).toBe(expected);
});

/** The factors as the contract prints them, in the order of its tables. */
const factors: Readonly<Record<string, readonly [unit: string, factors: string]>> = {
  'volume-converter': [
    'milliliters',
    `1 1000 1000000 5 15 250 240 4.92892159375 14.78676478125 29.5735295625 236.5882365 473.176473
    946.352946 3785.411784 28.4130625 568.26125 1136.5225 4546.09 16.387064 28316.846592 764554.857984
    20 10 100 100000 17.7581640625 17.7581640625/3 284.130625 550.6104713575 1101.220942715 35239.07016688
    158987.294928`,
  ],
  'area-converter': [
    'squareMeters',
    `0.0001 1 100 1000 10000 1000000 0.00064516 0.09290304 0.83612736 4046.8564224 2589988.110336
    0.000001 40.468564224 101.17141056 25.29285264 505.8570528 1011.7141056 400/121`,
  ],
  'speed-converter': ['kilometersPerHour', '3.6 1 1.609344 1.852 1.09728 1225.0584'],
  'data-size-converter': [
    'bits',
    `1 1000 1000000 1000000000 8 8000 8000000 8000000000 8000000000000 8000000000000000 8192 8388608
    8589934592 8796093022208 9007199254740992`,
  ],
  'weight-converter': [
    'milligrams',
    `0.001 1 1000 1000000 1000000000 200 28349.523125 31103.4768 453592.37 6350293.18 907184740
    1016046908.8 64.79891 1771.8451953125 1555.17384 373241.7216 11663.8038 933104.304 37324172.16
    100000000 45359237 50802345.44`,
  ],
};

test.each(Object.entries(factors))('%s: the factors as printed', (slug, [from, printed]) => {
  const { all } = askExactly(slug, { value: '1', from, to: from });
  const amounts = (all as readonly Row[]).map(({ amount }) => amount);
  const expected = printed.split(/\s+/);
  expect(amounts).toHaveLength(expected.length);
  for (const [index, factor] of expected.entries()) {
    const [top = '', bottom = '1'] = factor.split('/');
    expect((amounts[index] as Rational).mul(top).div(bottom).cmp(1)).toBe(0);
  }
});

describe('data sizes', () => {
  const slug = 'data-size-converter';

  test('and the time of a transfer', () => {
    const typed = { value: '4.7', from: 'gigabytes', linkSpeed: '100' };
    expect(figure(askExactly(slug, typed).transferSeconds)).toBe('376');

    expect(Object.keys(ask(slug, { ...typed, linkSpeed: '' }))).toEqual(['converted', 'all']);
  });

  test('with every digit of a whole number', () => {
    const { all } = ask(slug, { value: '1', from: 'pebibytes' });
    expect(all?.[0]).toMatchObject({ amount: '9,007,199,254,740,992' });
    expect(all?.[9]).toMatchObject({ amount: '1.125899907' });
  });
});

describe('number bases', () => {
  const slug = 'number-base-converter';
  const converted = (value: string, from: string, to: string) =>
    ask(slug, { value, from, to }).converted;

  test('as printed', () => {
    expect(converted('0.1', '10', '2')).toMatch(/^0\.00011001100[01]{53}…$/);
  });

  test('refused, and why', () => {
    const refusals: readonly (readonly [Typed, string])[] = [
      [{ value: '12z', from: '8' }, '“z” is not a digit of base 8.'],
      [{ value: '0x1F' }, '“x” is not a digit of base 10.'],
      [{ value: '1,000' }, '“,” is not a digit of base 10.'],
      [{ value: '--1' }, '“-” is not a digit of base 10.'],
      [{ value: 'ſ', from: '36' }, '“ſ” is not a digit of base 36.'],
      [{ value: '1.2.3' }, 'Enter one number with at most one point.'],
      [{ value: '-.' }, 'Enter a number.'],
      [{ value: '0x', from: '16' }, 'Enter a number.'],
      [{ value: '1'.repeat(201) }, 'Enter at most 200 characters.'],
      [{ value: '0.5', bits: 'b8' }, 'A bit pattern needs a whole number.'],
      [{ value: '256', bits: 'b8' }, '8 bits hold -128 to 255.'],
      [{ value: '-129', bits: 'b8' }, '8 bits hold -128 to 255.'],
      [
        { value: '18446744073709551616', bits: 'b64' },
        '64 bits hold -9223372036854775808 to 18446744073709551615.',
      ],
    ];
    for (const [typed, message] of refusals) {
      expect(ask(slug, typed)).toEqual({ message, field: 'value' });
    }
  });
});
