import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Big } from '../schemas/decimal.ts';
import type { NumberField } from '../schemas/manifest.ts';
import { runs } from '../src/engine/check/random-inputs.ts';
import { initialOf } from '../src/engine/input/kinds/initial.ts';
import type { Refusal } from '../src/engine/input/kinds/kind.ts';
import { number, readNumber } from '../src/engine/input/kinds/number.ts';

/** What people type or paste, and the number they mean. */
const read: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'plain numbers': {
    '0': '0',
    '7': '7',
    '42.5': '42.5',
    '.5': '0.5',
    '5.': '5',
    '007': '7',
    ' 12 ': '12',
    '0.1000': '0.1',
    '123456789.987654321': '123456789.987654321',
  },
  'signs before the number': {
    '+5': '5',
    '-5': '-5',
    '-1': '-1',
    '- 5': '-5',
    '\u22125': '-5', // minus sign
    '\u20135': '-5', // en dash
    '\uff0d5': '-5', // full-width
    '-0': '0',
    '-0.00': '0',
    '-.5': '-0.5',
  },
  'grouping in threes': {
    '1,234': '1234',
    '12,345': '12345',
    '1,234,567': '1234567',
    '1,234,567.89': '1234567.89',
    '1.234.567': '1234567',
    '1.234.567,89': '1234567.89',
    '1 234 567': '1234567',
    '1 234,5': '1234.5',
    '1  234': '1234', // two spaces
    '1\u00a0234\u00a0567': '1234567', // no-break space
    '1\u202f234,5': '1234.5', // narrow no-break space
    '1\u2009234': '1234', // thin space
    "1'234'567.89": '1234567.89',
    '1’234.5': '1234.5',
    '1_000_000': '1000000',
    '-1,234.5': '-1234.5',
  },
  'the Indian grouping': {
    '1,00,000': '100000',
    '10,00,000': '1000000',
    '1,23,45,678.90': '12345678.9',
    '12,34,567': '1234567',
  },
  'a decimal comma': {
    '1,5': '1.5',
    '12,34': '12.34',
    '0,5': '0.5',
    ',5': '0.5',
    '0,125': '0.125',
    '1,2345': '1.2345',
    '1234,567': '1234.567',
    '1234567,8': '1234567.8',
  },
  'a single dot, always before decimals': {
    '1.234': '1.234',
    '12.345': '12.345',
    '1234.567': '1234.567',
  },
  'currency signs and codes': {
    $5: '5',
    '$1,234.56': '1234.56',
    '₹10,00,000': '1000000',
    '₹ 500': '500',
    '5 €': '5',
    '1.234,56 €': '1234.56',
    '£0.99': '0.99',
    '￥1,000': '1000',
    '-$5': '-5',
    '$-5': '-5',
    '-€ 5': '-5',
    'Rs 500': '500',
    'Rs. 5,00,000': '500000',
    'Rs.500': '500',
    'INR 500': '500',
    '500 USD': '500',
    'USD $5': '5',
    'eur 12,50': '12.5',
    '£1,234.56 GBP': '1234.56',
    '5 $ USD': '5',
  },
  'percent signs': {
    '8.5%': '8.5',
    '8.5 %': '8.5',
    '8,5 %': '8.5',
    '%50': '50',
    '８％': '8',
    '-2%': '-2',
  },
  'digits of other scripts': {
    '１２３．５': '123.5',
    '１，２３４': '1234',
    '١٢٣': '123',
    '١٬٢٣٤٫٥': '1234.5',
    '٥٠٪': '50',
    '۱۲۳': '123',
  },
  exponents: {
    '1e3': '1000',
    '1E3': '1000',
    '12e3': '12000',
    '1.25e2': '125',
    '2.5e-3': '0.0025',
    '1e+2': '100',
    '-1e2': '-100',
  },
  'invisible signs that come along when pasting': {
    '\u200e5': '5', // left-to-right mark
    '1\u200b234': '1234', // zero-width space
    '\ufeff42': '42', // byte order mark
    '\u2066-5\u2069': '-5', // isolates
  },
};

/** What no number can be made of without guessing. */
const refused: Readonly<Record<string, readonly string[]>> = {
  'no number at all': ['', ' ', 'abc', '-', '+', '.', ',', '%', '$', '€ %', '-₹', 'e5', '1e', '{}'],
  'more than one sign': ['--5', '+-5', '-+5', '5-', '5+', '1-2', '(5)'],
  'more than one number': ['1 2', '1 23', '12 34', '1/0', '1:30', '5 5 5', '½½', '2x3'],
  'groups that do not add up': [
    '1,2,3',
    '1.2.3',
    '1,23,4',
    '1,234,5',
    '1,234,56',
    '10,000,00',
    '1.234.56',
    '1,,234',
    '1,234,',
    ',234,567',
    '1234,567,890',
    '1,234 567',
    '1.234,567.89',
    '1,234.567,8',
    '1.5.',
    '1..5',
    '1’2’3',
    '1٬2٬3', // the Arabic sign that groups
  ],
  'a sign within the number': ['1€50', '5%5', '1$2', '1 % 2'],
  'letters and words': ['12abc', '5kk', 'lakh', '5kg', 'Rs', 'rupees 5', 'NaN', 'Infinity', '0x10'],
  'raised digits': ['10²', '2³', '5⁰', 'x₂', '1₀'],
  'exponents of other spellings': ['1e5.5', '1e5e5', '1 e5', '1e1234', '1,5e3'],
  'numbers too long to have been typed': ['1'.repeat(61), `0.${'3'.repeat(60)}`],
};

describe.each(Object.entries(read))('readNumber reads %s', (_, table) => {
  test.each(Object.entries(table))('%j is %s', (text, value) => {
    expect(readNumber(text)?.toFixed()).toBe(value);
  });
});

test('readNumber reads a text of sixty signs, and none that is longer', () => {
  expect(readNumber('1'.repeat(60))?.toFixed()).toBe('1'.repeat(60));
  expect(readNumber('1'.repeat(61))).toBeUndefined();
});

describe.each(Object.entries(refused))('readNumber refuses %s', (_, texts) => {
  test.each(texts)('%j', (text) => {
    expect(readNumber(text)).toBeUndefined();
  });
});

/** Symbols beside an amount: those that its unit accepts, and those of other currencies or none. */
const marks: Readonly<Record<string, { readonly taken: string; readonly refused: string }>> = {
  '₹': {
    taken: '1000, ₹1000, ₹ 10_00_000, Rs 1000, Rs. 1000, rs1000, INR 1000, 1000 inr, INR ₹5, -₹5',
    refused:
      '$1000, 1000 €, ＄1000, USD 1000, 1000 eur, £5 GBP, -$5, $-5, ₹5 USD, 8.5%, ٪5, ￥1000',
  },
  '₹ a month': { taken: '₹5, Rs 5', refused: '$5, 5%' },
  $: { taken: '$5, USD 5, USD $5', refused: '₹5, Rs 5, €5, 5 gbp, 5%' },
  USD: { taken: '$5, USD 5', refused: '€5, EUR 5, ₹5, 5 %' },
  // A dollar, but not that of the United States.
  CAD: { taken: '$5, 5', refused: 'USD 5, €5' },
  EUR: { taken: '5 €, eur 12', refused: '$5, £5, Rs 5, 5%' },
  JPY: { taken: '¥5, ￥5', refused: '$5, ₩5' },
  INR: { taken: '₹5, Rs. 5, inr 5', refused: '$5' },
  CHF: { taken: '5', refused: '$5, €5, EUR 5, 5%' },
  // Not money: symbols in a pasted text are ignored.
  '': { taken: '$5, ₹5, EUR 5, 5%', refused: '' },
  '%': { taken: '$5, 5%', refused: '' },
  years: { taken: '$5, 5%, Rs 5', refused: '' },
  BTU: { taken: '$5, 5%', refused: '' },
};

describe.each(Object.entries(marks))('an amount in “%s”', (unit, { taken, refused }) => {
  const field: NumberField = { kind: 'number', label: 'Amount', unit, above: -10 };
  const reading = (text: string) => number.read(text, field, {});
  const inTable = (texts: string) => texts.split(', ').filter(Boolean);

  test('is parsed with the symbol of its currency', () => {
    for (const text of inTable(taken)) {
      const value = readNumber(text);
      expect(value, text).toBeDefined();
      expect(reading(text), text).toEqual({ value });
    }
  });

  test('is refused with the symbol of another currency, which the error names', () => {
    for (const text of inTable(refused)) {
      const { refusals } = reading(text) as { refusals: readonly Refusal[] };
      expect(refusals[0]?.message, text).toMatch(
        /^This amount is in (₹|\$|[A-Z]{3}), not in (\p{Sc}|[%٪]|[a-z]{2,3})\. Enter a number above -10\.$/iu,
      );
      // Also an error in a row that would be skipped if it were blank.
      expect(refusals[0]?.unreadable).toBe(true);
    }
  });
});

test('an amount whose unit depends on a choice accepts the symbols of the chosen currency', () => {
  const field: NumberField = { kind: 'number', label: 'Amount', unit: { by: 'from' } };
  const says = (text: string, from: string) => {
    const reading = number.read(text, field, { form: { from } });
    return 'refusals' in reading ? reading.refusals[0]?.message : 'taken';
  };
  expect(says('$5', 'USD')).toBe('taken');
  expect(says('$5', 'EUR')).toBe('This amount is in EUR, not in $. Enter a number.');
  expect(says('eur 5', 'USD')).toBe('This amount is in USD, not in eur. Enter a number.');
  expect(says('$5', '')).toBe('taken');
});

describe('readNumber', () => {
  test('parses every format in which a browser shows a number', () => {
    const locales = ['en', 'en-IN', 'de', 'de-CH', 'fr', 'sv', 'pl', 'ar-EG', 'fa'];
    const formats = locales.map((locale) => ({
      locale,
      format: new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }),
    }));
    fc.assert(
      fc.property(fc.integer({ min: -10_000_000_000, max: 10_000_000_000 }), (cents) => {
        const value = Big(cents).div(100);
        for (const { locale, format } of formats) {
          const text = format.format(value.toNumber());
          expect(readNumber(text)?.toFixed(2), `${locale} ${text}`).toBe(value.toFixed(2));
        }
      }),
      runs,
    );
  });

  test('never throws, whatever the text', () => {
    const signs = fc.constantFrom(..."0123456789.,- '_eE+%$€₹²١٢½﷽\ud800\u200e");
    const texts = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: signs }));
    fc.assert(
      fc.property(texts, (text) => {
        const value = readNumber(text);
        expect(value === undefined || value instanceof Big).toBe(true);
      }),
      { ...runs, numRuns: 2000 },
    );
  });
});

describe('a number field', () => {
  const field = { kind: 'number', label: 'Rate' } as const;
  const reading = (raw: unknown, limits: object = {}): unknown => {
    const reading = number.read(raw, { ...field, ...limits }, {});
    return 'refusals' in reading ? reading.refusals[0]?.message : reading.value;
  };

  test('describes in a sentence what it accepts', () => {
    const accepts = (limits: object) => number.accepts({ ...field, ...limits });
    expect(accepts({})).toBe('Enter a number.');
    expect(accepts({ kind: 'integer' })).toBe('Enter a whole number.');
    expect(accepts({ whole: true, min: 1 })).toBe('Enter a whole number, 1 or more.');
    expect(accepts({ min: 20, max: 300 })).toBe('Enter a number from 20 to 300.');
    expect(accepts({ above: 0 })).toBe('Enter a number above 0.');
    expect(accepts({ max: 100 })).toBe('Enter a number at most 100.');
    expect(accepts({ below: 1.5 })).toBe('Enter a number below 1.5.');
    expect(accepts({ above: 0, max: 24 })).toBe('Enter a number above 0 and at most 24.');
    expect(accepts({ min: 0, below: 1 })).toBe('Enter a number, 0 or more and below 1.');
    expect(accepts({ min: 10000 })).toBe('Enter a number, 10,000 or more.');
    expect(accepts({ above: 0.00001 })).toBe('Enter a number above 0.00001.');
  });

  test('starts with its default as text, or blank', () => {
    expect(initialOf({ ...field, default: 8.5 })).toBe('8.5');
    expect(initialOf({ ...field, default: 0 })).toBe('0');
    expect(initialOf(field)).toBe('');
  });

  test('takes min and max themselves, and nothing beyond them', () => {
    const limits = { min: 20, max: 300 };
    expect(reading('20', limits)).toEqual(Big(20));
    expect(reading('300', limits)).toEqual(Big(300));
    expect(reading('19.99', limits)).toBe('Enter a number from 20 to 300.');
    expect(reading('300.01', limits)).toBe('Enter a number from 20 to 300.');
  });

  test('does not take the numbers that it must be above or below', () => {
    const limits = { above: 0, below: 24 };
    expect(reading('0.01', limits)).toEqual(Big('0.01'));
    expect(reading('23.99', limits)).toEqual(Big('23.99'));
    expect(reading('0', limits)).toBe('Enter a number above 0 and below 24.');
    expect(reading('24', limits)).toBe('Enter a number above 0 and below 24.');
  });

  test('refuses a fraction where it asks for a whole number', () => {
    for (const whole of [{ kind: 'integer' }, { whole: true }]) {
      expect(reading('3', whole)).toEqual(Big(3));
      expect(reading('3.00', whole)).toEqual(Big(3));
      expect(reading('2.5', whole)).toBe('Enter a whole number.');
    }
    expect(reading('2.5')).toEqual(Big('2.5'));
  });

  test('quotes the text that it could not parse, shortened if it is long', () => {
    expect(reading('12abc')).toBe('“12abc” is not a number. Enter a number.');
    expect(reading('a'.repeat(500))).toBe(`“${'a'.repeat(20)}…” is not a number. Enter a number.`);
  });

  test('refuses numbers that are too large or too close to zero', () => {
    expect(reading('999999999999999999999')).toEqual(Big('999999999999999999999'));
    expect(reading('1e21')).toMatch(/at most 21 digits/);
    expect(reading('-1e21')).toMatch(/at most 21 digits/);
    expect(reading('1e24', { max: 1e24 })).toEqual(Big('1e24'));
    expect(reading('1.1e24', { max: 1e24 })).toMatch(/at most 1,000,000,000,000,000,000,000,000/);
    expect(reading('1e-21')).toEqual(Big('1e-21'));
    expect(reading('1e-22')).toMatch(/too close to 0/);
    expect(reading('-1e-999')).toMatch(/too close to 0/);
    expect(reading('0e-999')).toEqual(Big(0));
  });

  test('as a blank counts as `whenBlank`, or as undefined', () => {
    expect(reading('', { optional: true, whenBlank: 0 })).toEqual(Big(0));
    expect(number.read('  ', { ...field, optional: true }, {})).toStrictEqual({ value: undefined });
    expect(reading('')).toBe('Enter a number.');
  });

  test('reads what was typed, even where it may be left blank', () => {
    expect(reading('5', { optional: true })).toEqual(Big(5));
    expect(reading('5', { optional: true, whenBlank: 0 })).toEqual(Big(5));
  });

  test('accepts a number of the headless engine like the text', () => {
    expect(reading(8.5)).toEqual(Big('8.5'));
    expect(reading(1e20)).toEqual(Big('100000000000000000000'));
    expect(reading(Number.NaN)).toBe('“NaN” is not a number. Enter a number.');
  });
});
