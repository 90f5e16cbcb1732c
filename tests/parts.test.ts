import { expect, test } from 'vitest';
import { Big } from '../schemas/decimal.ts';
import { cents, splitToCents } from '../schemas/functions/parts.ts';

test('an amount is rounded to the cent, halves away from zero, whatever a quotient left behind', () => {
  const rounded = (amount: Big) => cents(amount).toFixed();
  expect(['0.005', '0.025', '-0.025', '0.0249'].map((text) => rounded(Big(text)))).toEqual([
    '0.01',
    '0.03',
    '-0.03',
    '0.02',
  ]);
  expect(rounded(Big('0.01').div(3).times('1.5'))).toBe('0.01');
});

test('the lines of a sum are in cents that add up to its rounded total', () => {
  const third = Big(1).div(3);
  const lines = ['a', 'b', 'c'].map((part) => ({ part, amount: third }));
  expect(splitToCents(lines).map(({ part, amount }) => `${part} ${amount}`)).toEqual([
    'a 0.33',
    'b 0.34',
    'c 0.33',
  ]);
});
