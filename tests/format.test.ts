import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Big } from '../schemas/decimal.ts';
import type { Band, Field, Result } from '../schemas/manifest.ts';
import { unitOf } from '../schemas/unit.ts';
import { runs } from '../src/engine/check/random-inputs.ts';
import { dayInWords, formatDate } from '../src/engine/format/dates.ts';
import { detail } from '../src/engine/format/details.ts';
import { formatNumber } from '../src/engine/format/numbers.ts';
import { english, inEnglish } from '../src/engine/format/presentation.ts';
import { bandOf, fillLabel, noteOf, showResult } from '../src/engine/format/results.ts';

const shown = (value: string, style?: Parameters<typeof formatNumber>[2]): string =>
  formatNumber(Big(value), english, style);

describe('a number that a visitor sees', () => {
  test.each([
    ['0.015', '0.02'],
    ['-0.015', '-0.02'],
    ['0.005', '0.01'],
    ['1.005', '1.01'],
    ['2.675', '2.68'],
    ['1.0049999999999999999999', '1.00'],
    ['0.014999999999999999999999999999', '0.01'],
    ['99.995', '100.00'],
  ])('%s is shown as %s: halves go away from zero, and nothing else does', (value, text) => {
    expect(shown(value)).toBe(text);
  });

  test.each([
    ['2.5', '3'],
    ['-2.5', '-3'],
    ['0.5', '1'],
    ['1.5', '2'],
    ['0.4999', '0'],
    ['999.5', '1,000'],
  ])('%s as a whole number is %s', (value, text) => {
    expect(shown(value, { digits: 0 })).toBe(text);
  });

  test.each(['-0', '-0.001', '-0.00499999', '-1e-49'])('%s is zero, not minus zero', (value) => {
    expect(shown(value)).toBe('0.00');
    expect(shown(value, { currency: 'EUR' })).toBe('€0.00');
    expect(shown(value, { digits: { atMost: 2 } })).toBe('0');
  });

  test('has two decimals by default', () => {
    expect(shown('3')).toBe('3.00');
    expect(shown('3', { digits: 4 })).toBe('3.0000');
  });

  test('has no more decimals than it needs, up to a limit', () => {
    const digits = { atMost: 2 };
    expect(shown('10', { digits })).toBe('10');
    expect(shown('10.5', { digits })).toBe('10.5');
    expect(shown('10.125', { digits })).toBe('10.13');
    expect(shown('10.001', { digits })).toBe('10');
    expect(shown('0.12345678901', { digits: { atMost: 10 } })).toBe('0.123456789');
  });

  test('is grouped in threes, or the Indian way', () => {
    expect(shown('1234567.891')).toBe('1,234,567.89');
    expect(shown('1234567.891', { grouping: 'indian' })).toBe('12,34,567.89');
    expect(shown('100000', { grouping: 'indian', digits: 0 })).toBe('1,00,000');
    expect(shown('99999', { grouping: 'indian', digits: 0 })).toBe('99,999');
    expect(shown('123456789012', { grouping: 'indian', digits: 0 })).toBe('1,23,45,67,89,012');
    expect(shown('-2082776', { grouping: 'indian', digits: 0, currency: 'INR' })).toBe(
      '-₹20,82,776',
    );
  });

  test('shows every digit of a large one and none of a tiny one', () => {
    expect(shown('999999999999999999999.99')).toBe('999,999,999,999,999,999,999.99');
    expect(shown('123456789012345678901234567890', { digits: 0 })).toBe(
      '123,456,789,012,345,678,901,234,567,890',
    );
    expect(shown('1e-40')).toBe('0.00');
    expect(shown('1e-12', { digits: 12 })).toBe('0.000000000001');
  });

  test.each([
    ['USD', '$1,234.50'],
    ['EUR', '€1,234.50'],
    ['GBP', '£1,234.50'],
    ['INR', '₹1,234.50'],
    ['JPY', '¥1,234.50'],
    ['KRW', '₩1,234.50'],
    ['CHF', 'CHF 1,234.50'],
    ['NOK', 'NOK 1,234.50'],
  ])('has the symbol of %s and the given number of decimals', (currency, text) => {
    expect(shown('1234.5', { currency, digits: 2 }).replace(/\s/g, ' ')).toBe(text);
  });

  test('is the nearest one with that many decimals, for any number', () => {
    const numbers = fc
      .tuple(fc.maxSafeInteger(), fc.nat({ max: 12 }))
      .map(([units, decimals]) => Big(units).div(Big(10).pow(decimals)));
    fc.assert(
      fc.property(numbers, fc.nat({ max: 6 }), (value, digits) => {
        const text = formatNumber(value, english, { digits });
        const back = Big(text.replaceAll(',', ''));
        const gap = back.minus(value).abs().times(Big(10).pow(digits));
        expect(gap.lte('0.5'), text).toBe(true);
        if (gap.eq('0.5')) expect(back.abs().gt(value.abs()), text).toBe(true);
        expect(text).toMatch(
          digits === 0
            ? /^-?\d{1,3}(,\d{3})*$/
            : new RegExp(`^-?\\d{1,3}(,\\d{3})*\\.\\d{${digits}}$`),
        );
        expect(text).not.toMatch(/^-[0,.]*$/);
      }),
      runs,
    );
  });
});

describe('a result that a visitor sees', () => {
  const show = (result: object, raw: unknown, values = {}) =>
    showResult({ label: 'Result', ...result } as Result, raw, inEnglish(values));

  test('of money is in the currency that the form holds, or in none', () => {
    expect(show({ kind: 'money', currency: { by: 'to' } }, Big('88.739'), { to: 'EUR' })).toBe(
      '€88.74',
    );
    expect(show({ kind: 'money' }, Big('88.739'))).toBe('88.74');
  });

  test('in percent has a percent sign', () => {
    expect(show({ kind: 'percent', digits: 1 }, Big('12.25'))).toBe('12.3%');
  });

  test('with a unit that depends on a choice has the unit of the chosen option', () => {
    expect(show({ kind: 'number', unit: 'kg' }, Big(2))).toBe('2.00 kg');
    expect(show({ kind: 'number', unit: '°', digits: 0 }, Big(30))).toBe('30°');
    expect(show({ kind: 'number', unit: '°C', digits: 0 }, Big(30))).toBe('30 °C');
    expect(show({ kind: 'number', digits: 0 }, Big(2))).toBe('2');
    const unit = { by: 'system', units: { metric: 'cm', imperial: 'ft' } };
    expect(unitOf(unit, { system: 'imperial' })).toBe('ft');
    expect(unitOf({ by: 'from' }, { from: 'USD' })).toBe('USD');
    expect(unitOf(unit, {})).toBe('');
  });

  test('of text is its label in the manifest, or the text itself', () => {
    const result = { kind: 'text', labels: { rent: 'Renting may be cheaper' } };
    expect(show(result, 'rent')).toBe('Renting may be cheaper');
    expect(show(result, 'Tuesday')).toBe('Tuesday');
  });

  test('that is a day is shown in words', () => {
    expect(show({ kind: 'date' }, '2026-10-06')).toBe('6 October 2026');
    expect(formatDate('2024-02-29', english)).toBe('29 February 2024');
    expect(formatDate('0999-12-31', english)).toBe('31 December 999');
  });

  test('that is a table has every cell formatted like a result', () => {
    const columns = {
      month: { kind: 'number', label: 'Month', digits: 0 },
      balance: { kind: 'money', label: 'Balance' },
    };
    const rows = [
      { month: Big(1), balance: Big('1000.005') },
      { month: Big(2), balance: Big('-0.001') },
    ];
    expect(show({ kind: 'table', columns }, rows)).toEqual([
      { month: '1', balance: '1,000.01' },
      { month: '2', balance: '0.00' },
    ]);
  });
});

describe('a band', () => {
  const bands: readonly Band[] = [
    { below: 18.5, label: 'low' },
    { below: 25, label: 'middle' },
    { label: 'high' },
  ];

  test.each([
    ['-1', 'low'],
    ['18.499999999999999999999999', 'low'],
    ['18.5', 'middle'],
    ['24.96', 'middle'],
    ['24.999999999999999999999999', 'middle'],
    ['25', 'high'],
    ['1e9', 'high'],
  ])('for %s is decided on the exact value: %s', (value, label) => {
    expect(bandOf(bands, Big(value))?.label).toBe(label);
  });
});

test('a label names what the form holds', () => {
  const fields = {
    from: { kind: 'currency', label: 'From', options: {} },
    size: { kind: 'choice', label: 'Size', options: { s: { label: 'Small' } } },
    count: { kind: 'number', label: 'Count' },
  } as const;
  const values = { from: 'USD', size: 's', count: Big('1234.5') };
  expect(fillLabel('1 {from} =', fields, inEnglish(values))).toBe('1 USD =');
  expect(fillLabel('{size}, {count} times', fields, inEnglish(values))).toBe(
    'Small, 1,234.5 times',
  );
  const long = { count: Big('0.12345678915') };
  expect(fillLabel('{count}', fields, inEnglish(long))).toBe('0.1234567892');
  expect(fillLabel('({gone})', fields, inEnglish(values))).toBe('()');
});

test('a band may end with its limit instead of before it', () => {
  const bands = [
    { upTo: 10, label: 'low' },
    { below: 20, upTo: 30, label: 'middle' },
    { label: 'high' },
  ];
  const labels = ['9', '10', '10.1', '19.9', '20', '31'].map(
    (value) => bandOf(bands, Big(value))?.label,
  );
  expect(labels).toEqual(['low', 'low', 'middle', 'middle', 'high', 'high']);
  expect(bandOf([], Big(1))).toBeUndefined();
});

test('a number without a label is shown as a number, even if others have labels', () => {
  const result = { kind: 'number', label: 'x', digits: 0, labels: { '1': 'Next day' } } as const;
  expect([1, 2].map((value) => showResult(result, Big(value), inEnglish()))).toEqual([
    'Next day',
    '2',
  ]);
  expect(showResult({ kind: 'text', label: 'x' }, 'fine', inEnglish())).toBe('fine');
});

test('a unit is none where the choice has none for it, and blank without one', () => {
  expect(unitOf({ by: 'system', units: { metric: 'kg' } }, { system: 'imperial' })).toBe('');
  expect(unitOf(undefined, {})).toBe('');
  expect(unitOf({ by: 'from' }, {})).toBe('');
});

test('the small print has the day of the exchange rates, if there are some', () => {
  expect(noteOf('Rates of {ratesDate}.', '2026-01-02', english)).toBe('Rates of 2 January 2026.');
  expect(noteOf('Rates of {ratesDate}.', undefined, english)).toBe('Rates of .');
  expect(noteOf('As it is.', '2026-01-02', english)).toBe('As it is.');
  expect(noteOf(undefined, '2026-01-02', english)).toBe('');
});

test('a day that a field holds is shown in words; a text that looks like one is not', () => {
  const field = (kind: string) => ({ kind, label: 'x' }) as Field;
  expect(dayInWords(field('date'), '2026-10-06', english)).toBe('6 October 2026');
  expect(dayInWords(field('date'), '', english)).toBe('');
  expect(dayInWords(field('text'), '2026-10-06', english)).toBe('2026-10-06');
});

describe('a value in the steps', () => {
  test.each([
    ['0', '0'],
    ['1234.5', '1,234.5'],
    ['1234567890', '1,234,567,890'],
    ['0.1234567891', '0.1234567891'],
    ['0.12345678919', '0.1234567891…'],
    ['0.000000000000123', '1.23×10⁻¹³'],
    ['-2.99999999999', '-2.999999999…'],
    ['12345678901', '12,345,678,900…'],
    ['0.000000000012345678901', '0.0000000000123456789…'],
    ['0.0000000000012345678901', '1.23456789…×10⁻¹²'],
    ['123456789012345678901', '123,456,789,000,000,000,000…'],
    ['-1234567890123456789012', '-1.23456789…×10²¹'],
    ['1e21', '1×10²¹'],
  ])('%s has up to ten digits, and a mark where it has more', (value, text) => {
    expect(detail(Big(value), english)).toBe(text);
  });

  test('that is a day is shown in words; any other text stays unchanged', () => {
    expect(detail('2026-10-06', english)).toBe('6 October 2026');
    for (const text of ['x2026-10-06', '2026-10-06x', '2026-1-06', '06-10-2026', 'fine', '']) {
      expect(detail(text, english)).toBe(text);
    }
    expect(detail(undefined, english)).toBe('');
    expect(detail(3, english)).toBe('3');
  });
});
