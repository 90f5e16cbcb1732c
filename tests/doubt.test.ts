import { describe, expect, test } from 'vitest';
import type { Fields } from '../schemas/manifest.ts';
import { readAs } from '../src/engine/input/kinds/ambiguity.ts';
import { doubtsIn } from '../src/engine/input/kinds/doubts.ts';

/** How ambiguous entries are parsed. */
const readings: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'a decimal comma': {
    '1.234,56': '1,234.56',
    '1 234,5': '1,234.5',
    '8,5': '8.5',
    '0,125': '0.125',
    '12,50': '12.5',
    '1234,567': '1,234.567',
    '-1.234,5': '-1,234.5',
  },
  'a comma before three digits, which marks decimals elsewhere': {
    '1,234': '1234, not as 1.234',
    '10,000': '10000, not as 10',
    '-1,500': '-1500, not as -1.5',
    ' 999,999 ': '999999, not as 999.999',
  },
  'a dot before three digits, which groups elsewhere': {
    '1.234': '1.234, not as 1234',
    '10.000': '10, not as 10000',
    '-12.345': '-12.345, not as -12345',
  },
  'dots that group': { '1.234.567': '1,234,567' },
  'digits of other scripts': {
    '١٢٣': '123',
    '١٬٢٣٤٫٥': '1,234.5',
    '۱۲۳': '123',
    '１２３．５': '123.5',
    '１，２３４': '1234, not as 1.234',
  },
  'signs that were left out': {
    $5: '5',
    '$10,000': '10000, not as 10',
    '$1,234.56': '1,234.56',
    '1.234,56 €': '1,234.56',
    '1,234.56 €': '1,234.56',
    '12,34,567 €': '1,234,567',
    '₹1 234': '1,234',
    '8.5 %': '8.5',
    '-$5': '-5',
    'Rs. 5,00,000': '500,000',
    '500 USD': '500',
  },
  exponents: { '1e3': '1,000', '2.5e-3': '0.0025' },
};

/** Unambiguous entries, and texts that are no numbers, for which the form has an error after a submit. */
const undoubted = [
  ...['', ' ', '0', '7', '1234.5', '.5', '5.', '007', '-5', '+5', '\u22125', '- 5', ' 12 '],
  ...['0.125', '0.5', '1.2345', '1234.567', '1000000'],
  ...['1,234,567', '1,234.5', '1,234,567.89', '12,34,567', '1,00,000', '1,23,45,678.90'],
  ...['1 234 567', '1 234.5', "1'234'567.89", '1’234', '1_000_000', '1\u00a0234', '\u200e5'],
  ...['12,345.6', '1,234,567,890', '12 345'],
  ...['abc', '1,2,3', '12abc', '--5', '10²', '$'],
];

describe.each(Object.entries(readings))('readAs returns how it parsed %s', (_, table) => {
  test.each(Object.entries(table))('%j as %s', (text, reading) => {
    expect(readAs(text)).toBe(reading);
  });
});

test.each(undoubted)('readAs returns undefined for %j', (text) => {
  expect(readAs(text)).toBeUndefined();
});

test('doubtsIn names the fields whose number is another elsewhere, and how each was read', () => {
  const fields: Fields = {
    principal: { kind: 'number', label: 'Principal' },
    years: { kind: 'integer', label: 'Years' },
    name: { kind: 'text', label: 'Name' },
  };
  expect(doubtsIn(fields, { principal: ' 1.234', years: '12,500', name: '1.234' })).toEqual([
    'Principal: “1.234” is read as 1.234.',
    'Years: “12,500” is read as 12500.',
  ]);
  expect(doubtsIn(fields, { principal: '₹1,234', years: '-１.２３４' })).toEqual([
    'Principal: “₹1,234” is read as 1234.',
    'Years: “-１.２３４” is read as -1.234.',
  ]);
  const padded = `1.234${' '.repeat(80)}`;
  expect(doubtsIn(fields, { principal: padded })).toEqual(['Principal: “1.234” is read as 1.234.']);
  for (const clear of ['', '1234', '0.125', '1.5', '1,234.5', '1.234.567', '1,23', 'lots']) {
    expect(doubtsIn(fields, { principal: clear }), clear).toEqual([]);
  }
});
