import { expect, test } from 'vitest';
import { roundedRows } from './answers.ts';
import { savingRetirement } from './saving-retirement.ts';

/*
 * What is checked beside the examples that the files in `examples` list.
 */

test('retirement-savings', () => {
  const oracle = savingRetirement['retirement-savings'];
  const typed = {
    currentAge: '35',
    currentSavings: '40000',
    monthlyDeposit: '600',
    annualSpending: '48000',
  };

  const path = roundedRows(oracle, typed, 'path', 2);
  expect(path.map(({ age }) => age).join(' ')).toMatch(/^35\.00 36\.00 .* 89\.00 90\.00$/);
  expect(path[0]).toMatchObject({ savings: '40000.00' });
  expect(path[30]).toMatchObject({ savings: '814447.43' });
  expect(path[31]).toMatchObject({ savings: '742314.75' });
  expect(path.at(-1)).toMatchObject({ savings: '0.00' });
});
