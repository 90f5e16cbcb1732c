import { describe, expect, test } from 'vitest';
import { Big } from '../schemas/decimal.ts';
import type { NumberField } from '../schemas/manifest.ts';
import { curve, mostInformative, sweep } from '../src/engine/solve/sweep.ts';
import { numericResults, variables } from '../src/engine/solve/variables.ts';
import { sample, solvedSample, today } from './sample.ts';

/*
 * One result against one input, on a small calculator. The tests of “What if” try the same on every
 * calculator.
 */

const { manifest } = sample;

describe('the inputs that can be varied', () => {
  test('are the numbers that were entered, those of rows with the row they are in', () => {
    const { values } = solvedSample({ speed: 'fast', insured: '5' });
    expect(
      variables(manifest.fields, values).map(({ name, label, unit, value }) => [
        name,
        label,
        unit,
        Number(value),
      ]),
    ).toEqual([
      ['weight', 'Weight', 'kg', 10],
      ['insured', 'Insured value', '€', 5],
      ['items.0.count', 'Item 1 (Books): count', '', 2],
      ['items.1.count', 'Item 2: count', '', 1],
    ]);
    expect(variables(manifest.fields, values)[0]?.field).toBe(manifest.fields.weight);
  });

  test('are none of rows that are hidden', () => {
    const { items: _, ...values } = solvedSample().values;
    expect(variables(manifest.fields, values).map(({ name }) => name)).toEqual(['weight']);
  });
});

describe('the results that can be followed', () => {
  test('are the numbers that are shown, the headline first', () => {
    const ids = (typed: object = {}) =>
      numericResults(manifest, solvedSample(typed)).map(([id]) => id);
    expect(ids()).toEqual(['price', 'units', 'level']);
    expect(ids({ speed: 'fast', insured: '5' })).toEqual(['price', 'units', 'cover', 'level']);
    const { units: _, ...shown } = solvedSample().shown;
    expect(numericResults(manifest, { ...solvedSample(), shown }).map(([id]) => id)).toEqual([
      'price',
      'level',
    ]);
  });

  test('have the order of the manifest, headlines first', () => {
    const { level, price, units } = manifest.results;
    const results = { level, units, price } as typeof manifest.results;
    const ids = numericResults({ ...manifest, results }, solvedSample()).map(([id]) => id);
    expect(ids).toEqual(['price', 'level', 'units']);
  });
});

describe('the values of an input in “What if”', () => {
  const sweptValues = (field: Partial<NumberField>, value: number) =>
    sweep({ kind: 'number', label: 'Number', ...field }, Big(value)).map(Number);

  test.each([
    [
      'round ones around the visitor’s own',
      {},
      100,
      [60, 65, 70, 75, 80, 85, 90, 95, 100, 105, 110, 115, 120, 125, 130, 135, 140],
    ],
  ])('are %s', (_, field, value, wide) => {
    const found = sweptValues(field, value);
    expect(found).toHaveLength(13);
    expect(found).toContain(value);
    expect(found.every((each) => wide.includes(each))).toBe(true);
    expect(found.filter((each) => each < value)).toHaveLength(6);
  });

  test.each([
    [
      'of a field with a step of its own',
      { step: 0.1, min: 0 },
      8.51,
      [6, 6.5, 7, 7.5, 8, 8.5, 8.51, 9, 9.5, 10, 10.5, 11, 11.5],
    ],
    [
      'of a small number, within twice its size',
      { step: 1, min: 0 },
      1,
      [0, 0.2, 0.4, 0.6, 0.8, 1, 1.2, 1.4, 1.6, 1.8, 2, 2.2, 2.4],
    ],
    [
      'of a whole number, five to either side',
      { kind: 'integer' },
      1,
      [-4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6],
    ],
    ['that must be whole', { whole: true }, 1, [-4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6]],
    ['from zero up', { min: 0, step: 0.1 }, 0, [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5]],
    [
      'from bound to bound of a short range',
      { min: 0, max: 10 },
      3,
      [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    ],
    [
      'up to bounds that are not round',
      { min: 16, max: 90 },
      22,
      [16, 20, 22, 30, 40, 50, 60, 70, 80, 90],
    ],
    [
      'without limits that are refused',
      { above: 0, below: 6 },
      2,
      [0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 5.5],
    ],
    ['of the one value there is', { min: 5, max: 5 }, 5, [5]],
  ] as const)('are those %s', (_, field, value, expected) => {
    expect(sweptValues(field, value)).toEqual(expected);
  });

  test('reach five steps of a field that has none of its own', () => {
    const found = sweptValues({}, 10);
    expect([found[0], found.at(-1)]).toEqual([5, 15]);
  });

  test('cover a whole range of at most a hundred steps of any size', () => {
    const ends = (field: object, value: number) => {
      const found = sweptValues(field, value);
      return [found[0], found.at(-1)];
    };
    expect(ends({ min: 0, max: 100 }, 50)).toEqual([0, 100]);
    expect(ends({ min: 0, max: 1000, step: 10 }, 500)).toEqual([0, 1000]);
    expect(ends({ min: 0, max: 101 }, 50)).toEqual([30, 70]);
    expect(ends({ max: 23.3 }, 20)).toEqual([12, 23.3]);
  });

  test('are as many as there is room for on the side that has some', () => {
    const low = sweptValues({ min: 0, step: 1000 }, 10);
    expect(low[0]).toBe(0);
    expect(low).toHaveLength(13);
    expect(sweptValues({ min: 0, max: 1_000_000 }, 999_999)).toEqual([
      600_000, 650_000, 700_000, 750_000, 800_000, 850_000, 900_000, 950_000, 999_999, 1_000_000,
    ]);
  });

  test('have larger distances in a short range, instead of leaving some out', () => {
    const years = sweptValues({ min: 1, max: 100 }, 37);
    expect(years[0]).toBe(1);
    expect(years.at(-1)).toBe(100);
    expect(years).toContain(37);
    expect(years.length).toBeLessThanOrEqual(13);
  });
});

describe('a curve', () => {
  const of = (name: string, typed: object = {}) => {
    const solved = solvedSample(typed);
    const variable = variables(manifest.fields, solved.values).find((each) => each.name === name);
    if (!variable) throw new Error(`There is no ${name}.`);
    return { solved, variable };
  };
  const inputs = [12, 10, 13, 20].map((each) => Big(each));

  test('has a point for each value, including the visitor’s', () => {
    const { solved, variable } = of('weight');
    const { points } = curve(sample, solved, variable, 'price', today, inputs);
    expect(
      points.map(({ input, value, shown, own }) => [Number(input), Number(value), shown, own]),
    ).toEqual([
      [12, 43, '€43.00', false],
      [10, 37, '€37.00', true],
    ]);
  });

  test('has the refused values by their error message', () => {
    const { solved, variable } = of('weight');
    const all = [...inputs, Big('19.9')];
    const { refused } = curve(sample, solved, variable, 'price', today, all);
    expect([...refused].map(([message, each]) => [message, each.map(Number)])).toEqual([
      ['Thirteen is not weighed.', [13]],
      ['Too heavy.', [20, 19.9]],
    ]);
  });

  test('has a message for values without this result', () => {
    const { solved, variable } = of('weight');
    const { points, refused } = curve(sample, solved, variable, 'cover', today, [Big(2)]);
    expect(points).toEqual([]);
    expect([...refused.keys()]).toEqual(['There is no such result.']);
  });

  test('may follow a number in one of the rows, all others as they were', () => {
    const { solved, variable } = of('items.1.count');
    const { points } = curve(sample, solved, variable, 'units', today, [Big(1), Big(5)]);
    expect(points.map(({ value }) => Number(value))).toEqual([7, 11]);
    const first = of('items.0.count');
    const others = curve(sample, first.solved, first.variable, 'units', today, [Big(3)]);
    expect(others.points.map(({ value }) => Number(value))).toEqual([10]);
  });

  test('is of the visitor’s day', () => {
    const { solved, variable } = of('weight');
    const compute = (_: unknown, live: { today: string }) => ({ price: Big(live.today.length) });
    const { points } = curve({ ...sample, compute }, solved, variable, 'price', today, [Big(2)]);
    expect(points.map(({ value }) => Number(value))).toEqual([10]);
  });

  test('uses the values of the field by default', () => {
    const { solved, variable } = of('weight');
    const { points, refused } = curve(sample, solved, variable, 'price', today);
    const all = [...points.map(({ input }) => input), ...[...refused.values()].flat()];
    expect(all.map(Number).sort((a, b) => a - b)).toEqual(
      sweep(variable.field, variable.value).map(Number),
    );
  });
});

describe('the input that is shown first', () => {
  test('is the first that moves the result', () => {
    expect(mostInformative(sample, solvedSample(), 'price', today)?.name).toBe('weight');
    expect(mostInformative(sample, solvedSample(), 'units', today)?.name).toBe('items.0.count');
  });

  test('is one that moves the result at one end alone', () => {
    const from = (limit: number) => ({
      ...sample,
      compute: ({ weight }: { weight: Big }) => ({ price: Big(weight.gt(limit) ? 40 : 37) }),
    });
    const { values, ...others } = solvedSample();
    const items = { ...others, values, results: { price: Big(37) } };
    expect(mostInformative(from(15), items, 'price', today)?.name).toBe('weight');
    const below = { ...items, results: { price: Big(40) } };
    expect(mostInformative(from(5), below, 'price', today)?.name).toBe('weight');
    const rows = {
      ...sample,
      compute: ({ items: all }: { items: readonly { count: Big }[] }) => ({
        price: Big(all[1]?.count.gt(1) ? 40 : 37),
      }),
    };
    expect(mostInformative(rows, items, 'price', today)?.name).toBe('items.1.count');
  });

  test('is the first of all where none moves it', () => {
    const { values, ...others } = solvedSample();
    const still = { ...sample, compute: () => ({ price: Big(37) }) };
    expect(mostInformative(still, { values, ...others }, 'price', today)?.name).toBe('weight');
    expect(mostInformative(sample, { ...others, values: {} }, 'price', today)).toBeUndefined();
  });
});
