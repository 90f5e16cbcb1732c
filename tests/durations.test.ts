import { describe, expect, test } from 'vitest';
import { Big } from '../schemas/decimal.ts';
import type { Digits } from '../schemas/manifest.ts';
import { formatDuration } from '../src/engine/format/extra/durations.ts';
import { formatNumber, roundedTo } from '../src/engine/format/numbers.ts';
import { english } from '../src/engine/format/presentation.ts';

describe('A duration', () => {
  test.each([
    ['0', 'm:ss', '0:00'],
    ['59.4', 'm:ss', '0:59'],
    ['59.5', 'm:ss', '1:00'],
    ['315', 'm:ss', '5:15'],
    ['3599.5', 'm:ss', '1:00:00'],
    ['-440', 'm:ss', '-7:20'],
    ['376', 'h:mm:ss', '0:06:16'],
    ['14225', 'h:mm:ss', '3:57:05'],
    ['-440', 'h:mm:ss', '-0:07:20'],
    ['3600000', 'h:mm:ss', '1000:00:00'],
    ['5069433600000000000000000001', 'm:ss', '1408176000000000000000000:00:01'],
    ['2760', 'h:mm', '46:00'],
    ['5', 'h:mm', '0:05'],
    ['35', 'years and months', '2 years 11 months'],
    ['12', 'years and months', '1 year'],
    ['7', 'years and months', '7 months'],
    ['13', 'years and months', '1 year 1 month'],
    ['0', 'years and months', '0 months'],
    ['165', 'weeks and days', '23 weeks 4 days'],
    ['8', 'weeks and days', '1 week 1 day'],
    ['6', 'weeks and days', '0 weeks 6 days'],
    ['-7', 'weeks and days', '-1 week 0 days'],
  ] as const)('%s as %s is %s', (value, format, shown) => {
    expect(formatDuration(Big(value), format)).toBe(shown);
    const durations = { ...english, durations: formatDuration };
    expect(formatNumber(Big(value), durations, { digits: format })).toBe(shown);
  });
});

describe('Significant digits', () => {
  const ten: Digits = { significant: 10 };
  test.each([
    ['0', '0'],
    ['1234.5', '1,234.5'],
    ['0.33333333333333', '0.3333333333'],
    ['66666666666.66', '66,666,666,670'],
    ['0.000001', '0.000001'],
    ['0.000000999999999999', '0.000001'],
    ['0.0000009842065276', '9.842065276×10⁻⁷'],
    ['0.000000001', '1×10⁻⁹'],
    ['999999999999999', '1×10¹⁵'],
    ['999999999900000', '999,999,999,900,000'],
    ['-1234567890123456789', '-1.23456789×10¹⁸'],
    ['2.0000000004', '2'],
    ['2.0000000005', '2.000000001'],
  ])('%s is shown as %s', (value, shown) => {
    expect(formatNumber(Big(value), english, { digits: ten })).toBe(shown);
  });

  test('keep every digit of a whole number where that is asked for', () => {
    const full: Digits = { significant: 10, whole: 'all' };
    // A rounded number is no whole one, however many zeros it ends with.
    expect(formatNumber(Big('953674316358566284.18'), english, { digits: full })).toBe(
      '9.536743164×10¹⁷',
    );
    expect(formatNumber(Big('12345678901.5'), english, { digits: full })).toBe('12,345,678,900');
    expect(formatNumber(Big('1099511627776'), english, { digits: full })).toBe('1,099,511,627,776');
    expect(formatNumber(Big('1000000.5'), english, { digits: full })).toBe('1,000,000.5');
    expect(formatNumber(Big('66666666666.66'), english, { digits: full })).toBe('66,666,666,670');
    expect(formatNumber(Big('10').pow(21), english, { digits: full })).toBe(
      '1,000,000,000,000,000,000,000',
    );
  });

  test('are those that differences and files are rounded to', () => {
    expect(roundedTo(Big('1.23456'), { significant: 3 }).toFixed()).toBe('1.23');
    expect(roundedTo(Big('12'), { significant: 1, whole: 'all' }).toFixed()).toBe('12');
    expect(roundedTo(Big('1.5'), 'all').toFixed()).toBe('2');
    expect(roundedTo(Big('1.256'), { atMost: 2 }).toFixed()).toBe('1.26');
  });
});

test('Every digit of a whole number is shown, however long', () => {
  expect(formatNumber(Big(2).pow(100), english, { digits: 'all' })).toBe(
    '1,267,650,600,228,229,401,496,703,205,376',
  );
  expect(formatNumber(Big('-1234'), english, { digits: 'all' })).toBe('-1,234');
  expect(formatNumber(Big('12'), english, { digits: 'all' })).toBe('12');
});
