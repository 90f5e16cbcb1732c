import { describe, expect, test } from 'vitest';
import { Big } from '../schemas/decimal.ts';
import type { AnyCompute, Column, OnDemandTable } from '../schemas/manifest.ts';
import { chartView, noteOf, rowsOf, totalsOf, viewsOf } from '../src/engine/answer/tables.ts';
import { inEnglish } from '../src/engine/format/presentation.ts';
import { legendOf } from '../src/page/results/legend.ts';
import { sample, solvedSample, today } from './sample.ts';

/*
 * Tables on demand of any calculator.
 */

describe('the rows of a table on demand', () => {
  const rows = (tables: AnyCompute) =>
    rowsOf(sample, { declared: {}, tables }, solvedSample(), { today });

  test('are made of the inputs, and of all that was computed from them', () => {
    const made = rows((inputs, context) => ({ all: [{ inputs, context }] }));
    const [{ inputs, context } = {}] = (made.all ?? []) as { inputs: object; context: object }[];
    expect(inputs).toMatchObject({ weight: Big(10), speed: 'slow' });
    expect(context).toMatchObject({
      today,
      chosen: { speed: Big(1) },
      results: { price: Big(37), base: Big(30) },
    });
  });

  test('are decimals, without what the cut of a quotient leaves', () => {
    const third = Big(1).div(3).times(3);
    expect(rows(() => ({ all: [{ one: third, two: 2, text: 'x' }] }))).toEqual({
      all: [{ one: Big(1), two: Big(2), text: 'x' }],
    });
  });

  test('are none where they would be too large to write down', () => {
    const tooLarge = () => {
      throw new RangeError('The result is too large.');
    };
    expect(rows(tooLarge)).toEqual({});
  });

  test('hide no other mistake', () => {
    const wrong = () => {
      throw new TypeError('There is no such row.');
    };
    expect(() => rows(wrong)).toThrow('There is no such row.');
  });
});

const money = { kind: 'money', label: 'Paid' } as const;
const table: OnDemandTable = {
  label: 'Schedule',
  note: '{paid.first}, {paid.last}; {left.first} {left.last} {left.middle}',
  by: { pair: { label: 'Pair', rows: 2 }, one: { label: 'One', rows: 1 } },
  columns: { paid: { ...money, sums: true }, left: { kind: 'money', label: 'Left' } },
};
const five = [1, 2, 3, 4, 5].map((paid) => ({ paid: Big(paid), left: Big(5 - paid) }));
const numbers = (rows: readonly object[]) =>
  rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([id, each]) => [id, Number(each)])),
  );

describe('the views of a table', () => {
  const [pair, one] = viewsOf(table, five);

  test('have a line for so many rows: what sums added up, of the rest the end', () => {
    expect(pair).toMatchObject({ id: 'pair', label: 'Pair' });
    expect(numbers(pair?.rows ?? [])).toEqual([
      { paid: 3, left: 3, period: 1 },
      { paid: 7, left: 1, period: 2 },
      { paid: 5, left: 0, period: 3 },
    ]);
    expect(numbers(one?.rows ?? []).map(({ period, paid }) => [period, paid])).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
      [4, 4],
      [5, 5],
    ]);
  });

  test('number their lines in a first column of that name', () => {
    expect(Object.entries(pair?.columns ?? {})[0]).toEqual([
      'period',
      { kind: 'number', label: 'Pair', digits: 0 },
    ]);
  });

  test('are one, the table itself, if none is declared', () => {
    const { by: _, ...flat } = table;
    expect(viewsOf(flat, five)).toEqual([{ columns: table.columns, rows: five }]);
  });

  test('draw the first that has more than two lines, or else the finest', () => {
    const view = (count: number) => chartView(viewsOf(table, five.slice(0, count)))?.id;
    expect([5, 4, 3, 2, 1].map(view)).toEqual(['pair', 'one', 'one', 'one', 'one']);
    expect(chartView([])).toBeUndefined();
    const none = { columns: {}, rows: [] };
    expect(chartView([none, none, { id: 'finest', ...none }])?.id).toBe('finest');
  });

  test('have a last line of sums, if any column adds up', () => {
    expect(numbers([totalsOf({ columns: table.columns, rows: five }) ?? {}])).toEqual([
      { paid: 15 },
    ]);
    expect(
      totalsOf({ columns: { left: table.columns.left as Column }, rows: five }),
    ).toBeUndefined();
  });

  test('have a note with the first and last figure of a column', () => {
    expect(noteOf(table, five, inEnglish())).toBe('1.00, 5.00; 4.00 0.00 {left.middle}');
    expect(noteOf({ ...table, note: undefined } as never, five, inEnglish())).toBeUndefined();
  });
});

describe('the legend of a chart', () => {
  const columns = { a: { label: 'A' }, b: { label: 'B' } };

  test('names the figures of a row that are shown, and none if there is only one', () => {
    const two = { kind: 'stacked', title: 'x', y: ['a', 'b'] } as const;
    expect(legendOf(two, columns)).toEqual(['A', 'B']);
    expect(legendOf({ ...two, y: ['a', 'b', 'c'] }, columns)).toEqual(['A', 'B']);
    expect(legendOf({ kind: 'bars', title: 'x', x: 'a', y: 'b' }, columns)).toEqual([]);
    expect(legendOf({ kind: 'lines', title: 'x', y: ['b'] }, columns)).toEqual([]);
    expect(legendOf({ kind: 'histogram', title: 'x', x: 'a' }, columns)).toEqual([]);
    const points = { kind: 'points', title: 'x', x: 'c', y: 'a' } as const;
    expect(legendOf(points, columns)).toEqual([]);
    expect(legendOf({ ...points, line: 'b' }, columns)).toEqual(['A', 'B']);
  });
});
