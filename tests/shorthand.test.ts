import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Big } from '../schemas/decimal.ts';
import type { NumberField } from '../schemas/manifest.ts';
import { runs } from '../src/engine/check/random-inputs.ts';
import { english, withMoney } from '../src/engine/format/presentation.ts';
import { allKinds } from '../src/engine/input/kinds/all.ts';
import { readAs } from '../src/engine/input/kinds/ambiguity.ts';
import type { Refusal } from '../src/engine/input/kinds/kind.ts';
import { number, readNumber } from '../src/engine/input/kinds/number.ts';
import { scales } from '../src/engine/input/shorthand.ts';
import { choiceOf } from '../src/engine/money/currencies.ts';
import { notesOn } from '../src/page/fields/aid/notes.ts';

/*
 * Short ways to write a number, which fields take as the search box does.
 */

const read: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  multipliers: {
    '10k': '10000',
    '1.5K': '1500',
    '-2k': '-2000',
    '- 2k': '-2000',
    '3m': '3000000',
    '2 lakh': '200000',
    '2lakhs': '200000',
    '1.5 crore': '15000000',
    '10L': '1000000',
    '1,5 million': '1500000',
    '1,234 thousand': '1234000',
    '1 lakh crore': '1000000000000',
    '3 dozen': '36',
    '0k': '0',
    '１０ｋ': '10000', // full-width
  },
  'multipliers with the sign of a currency': {
    $3m: '3000000',
    '50k €': '50000',
    '50k€': '50000',
    '₹1.5 Cr': '15000000',
    'Rs. 2 lakh': '200000',
    'USD 5k': '5000',
    '-₹2 lakh': '-200000',
    'kr 2k': '2000',
  },
  fractions: {
    '½': '0.5',
    '1½': '1.5',
    '1 ½': '1.5',
    '-1½': '-1.5',
    '2 1/2': '2.5',
    '1/4': '0.25',
    '⅓': '0.33333333333333333333',
    '½ million': '500000',
    '2 1/2 lakh': '250000',
    '$1½': '1.5',
  },
  'letters of currencies': {
    'kr 1,234.50': '1234.5',
    '1,234.50 kr': '1234.5',
    '-kr 5': '-5',
    'CHF 1,000': '1000',
    'Kč 5': '5',
    '500 zł': '500',
    CA$5: '5',
    US$5: '5',
    R$5: '5',
    'R 5': '5',
    'Ft 5,000': '5000',
    'KES 5': '5',
  },
};

describe.each(Object.entries(read))('a field reads %s', (_, table) => {
  test.each(Object.entries(table))('%j is %s', (text, value) => {
    expect(readNumber(text)?.toFixed()).toBe(value);
  });
});

/** What no number can be made of without guessing. */
const refused = [
  ...['k', 'lakh', 'k10', '10kk', '10 k', '5 m', '10 lakhs of', '10kg', '12abc', '2x3', 'ten k'],
  ...['1/0', '0/0', '2 5/2', '1/2/3', '1.5/2', '1/-2', '-1/-2', '½½', '1½5', '5½k½', '/2', '1/'],
  ...[
    'abc 5',
    'the 5',
    '5 ft',
    '5 cup',
    '70 kgs',
    'kr',
    'CHF',
    'kr 5 kr 5',
    'lakh 5',
    '--5k',
    '-+½',
  ],
  ...['1,2,3k', '10²k', `${'1'.repeat(60)}k`],
];

test.each(refused)('%j is no number', (text) => {
  expect(readNumber(text)).toBeUndefined();
});

test('every multiplier multiplies what stands before it', () => {
  const amounts = fc.tuple(
    fc.integer({ min: -99_999, max: 99_999 }),
    fc.integer({ min: 0, max: 3 }),
  );
  fc.assert(
    fc.property(amounts, fc.constantFrom(...scales), ([digits, decimals], [word, size]) => {
      const value = Big(digits).div(Big(10).pow(decimals));
      expect(readNumber(`${value.toFixed()}${word}`)?.toFixed()).toBe(value.times(size).toFixed());
    }),
    runs,
  );
});

const field = (unit?: string): NumberField => ({
  kind: 'number',
  label: 'x',
  min: 0,
  ...(unit && { unit }),
});
const reading = (text: string, unit?: string) => {
  const given = number.read(text, field(unit), {});
  return 'value' in given
    ? (given.value as Big).toFixed()
    : ((given.refusals as readonly Refusal[])[0]?.message ?? '');
};

describe('the unit of a field', () => {
  test('keeps a single letter from being a multiplier, since it may be a unit', () => {
    for (const unit of ['m', 'km', 'L', 'years', 'Ω', '%'])
      for (const text of ['3m', '10k', '2L', '1b'])
        expect(reading(text, unit), unit).toBe(
          `“${text}” is not a number. Enter a number, 0 or more.`,
        );
    expect(reading('3 million', 'm')).toBe('3000000');
    expect(reading('2½', 'm')).toBe('2.5');
  });

  test('does not if it is money', () => {
    for (const unit of ['₹', '$', 'EUR', '₹ a month']) expect(reading('10k', unit)).toBe('10000');
    expect(reading('10k')).toBe('10000');
  });

  test('decides which letters of a currency are part of an amount', () => {
    expect(reading('CHF 5', 'CHF')).toBe('5');
    expect(reading('CA$5', 'CAD')).toBe('5');
    expect(reading('kr 5', 'SEK')).toBe('5');
    expect(reading('kr 5', 'EUR')).toBe('“kr 5” is not a number. Enter a number, 0 or more.');
    expect(reading('CA$5', '₹')).toBe('“CA$5” is not a number. Enter a number, 0 or more.');
    expect(reading('kr 5', 'kg')).toBe('“kr 5” is not a number. Enter a number, 0 or more.');
    expect(reading('$10k', '₹')).toBe('This amount is in ₹, not in $. Enter a number, 0 or more.');
  });

  test('so does the currency that the visitor chose', () => {
    const own = withMoney(choiceOf('SEK'));
    expect(readNumber('kr 5', own)?.toFixed()).toBe('5');
    expect(readNumber('CHF 5', own)).toBeUndefined();
  });
});

test('the field’s limits hold for the number, and its message says what is accepted', () => {
  expect(reading('-1½')).toBe('Enter a number, 0 or more.');
  expect(reading('ten')).toBe('“ten” is not a number. Enter a number, 0 or more.');
  const whole = { kind: 'integer', label: 'x' } as const;
  expect(number.read('1½', whole, {})).toHaveProperty('refusals');
  expect(number.read('2k', whole, {})).toEqual({ value: Big(2000) });
});

test('a list keeps a whole number and its fraction together', () => {
  const list = { kind: 'list', label: 'x', maxCount: 9 } as const;
  const context = { today: '2026-11-30', kinds: allKinds };
  const values = (text: string) => {
    const given = allKinds.list?.read(text, list as never, context);
    return given && 'value' in given ? (given.value as Big[]).map(String) : given;
  };
  expect(values('10k 2 1/2 3 1½ ½; 4')).toEqual(['10000', '2.5', '3', '1.5', '0.5', '4']);
  expect(values('1/2 1/4 2 ½')).toEqual(['0.5', '0.25', '2.5']);
});

describe('the note beside the field', () => {
  const notes = (text: string, unit = '') =>
    notesOn(
      { fieldText: text, ownUnit: unit, unit, texts: [text], byHand: true },
      field(unit),
      false,
      english,
    );

  test('says what a short number was read as, and no words that were typed', () => {
    expect(readAs('10k')).toBe('10,000');
    expect(notes('2 lakh')).toEqual([{ typed: '2 lakh', text: 'is read as 200,000.' }]);
    expect(notes('1½')).toEqual([{ typed: '1½', text: 'is read as 1.5.' }]);
    expect(notes('$250000').map(({ text }) => text)).toEqual([
      'is read as 250,000.',
      '250,000 is 250 thousand (2.5 lakh).',
    ]);
  });

  test('says nothing of what the form refuses', () => {
    expect(notes('10k', 'km')).toEqual([]);
  });
});
