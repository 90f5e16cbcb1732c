import { expect, test } from 'vitest';
import { currencies } from '../calculators/shared/currencies.ts';
import * as specified from './spec/finance.ts';

test('the currencies are those of the specification, with its symbols and in its order', () => {
  const list = Object.entries(currencies).map(([code, { symbol, name }]) => [code, symbol, name]);
  expect(list).toEqual(
    Object.entries(specified.currencies).map(([code, [symbol, name]]) => [code, symbol, name]),
  );
});
