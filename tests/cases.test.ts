import { describe, expect, test } from 'vitest';
import { Big } from '../schemas/decimal.ts';
import type { Chart } from '../schemas/manifest.ts';
import { findCalculators, loadCalculator } from '../scripts/calculators.ts';
import type { Solved } from '../src/engine/answer/answer.ts';
import {
  answerOfCase,
  type CaseAnswer,
  caseFragment,
  casesIn,
  mostCompared,
} from '../src/engine/answer/cases.ts';
import { compare, longestName, proposedName, uniqueName } from '../src/engine/answer/compare.ts';
import { overlaid, overlaidCharts } from '../src/engine/answer/overlaid.ts';
import { fragmentFor } from '../src/engine/answer/share-link.ts';
import { today as someDay } from '../src/engine/check/random-inputs.ts';
import { readFragment } from '../src/engine/input/fragment.ts';
import { initialValues } from '../src/engine/input/inputs.ts';
import type { FormValues } from '../src/engine/input/kinds/kind.ts';
import { fixedRates } from './fixtures/rates/rates.ts';
import { selected } from './qa.ts';
import { sample, solvedSample, today } from './sample.ts';

/*
 * Cases: their answers, what differs between them, the names that tell them apart, and links that carry them.
 */

const { manifest } = sample;
const live = { today };

describe('answers side by side', () => {
  test('have the inputs that differ, and all figures with the difference to the first', () => {
    const found = compare(manifest, [
      solvedSample(),
      solvedSample({ weight: '12' }),
      solvedSample({ weight: '12', speed: 'fast', insured: '100' }),
    ]);
    expect(found.inputs).toEqual([
      {
        id: 'weight',
        label: 'Weight',
        cells: [{ text: '10 kg' }, { text: '12 kg', by: '+2 kg' }, { text: '12 kg', by: '+2 kg' }],
      },
      {
        id: 'speed',
        label: 'Speed',
        cells: [
          { text: 'Slow' },
          { text: 'Slow', by: 'no change' },
          { text: 'Fast', by: 'changed' },
        ],
      },
      {
        id: 'insured',
        label: 'Insured value',
        cells: [{ text: undefined }, { text: undefined }, { text: '€100' }],
      },
    ]);
    // The two rows of items.
    expect(found.same).toBe(2);
    const price = found.figures.find(({ id }) => id === 'price');
    expect(price).toEqual({
      id: 'price',
      label: 'Price for Fast',
      isHeadline: true,
      cells: [
        { text: '€37.00' },
        { text: '€43.00', by: '+€6.00', share: '+16.2%' },
        { text: '€79.00', by: '+€42.00', share: '+113.5%' },
      ],
    });
    expect(found.figures.find(({ id }) => id === 'cover')?.cells).toEqual([
      { text: undefined },
      { text: undefined, by: undefined },
      { text: '200.00', by: undefined },
    ]);
    expect(found.figures.find(({ id }) => id === 'verdict')?.cells[2]).toEqual({
      text: 'Rather dear',
      by: 'changed',
    });
  });

  test('have no input that is the same in all', () => {
    const found = compare(manifest, [solvedSample(), solvedSample()]);
    expect(found.inputs).toEqual([]);
    expect(found.figures.flatMap(({ cells }) => cells.slice(1).map(({ by }) => by))).toEqual(
      found.figures.map(() => 'no change'),
    );
  });

  test('have a row that only one of them has', () => {
    const more = solvedSample({
      items: [1, 2, 3].map(() => ({ name: 'A', count: '1', size: 's' })),
    });
    const found = compare(manifest, [solvedSample(), more]);
    expect(found.inputs.at(-1)).toMatchObject({
      label: 'Item 3',
      cells: [{ text: undefined }, { text: 'A, count 1, size Small' }],
    });
  });

  test('leave out tables and sentences', () => {
    const long = { ...solvedSample(), shown: { units: 'x'.repeat(41), price: '1', level: [] } };
    expect(
      compare(manifest, [solvedSample(), long as unknown as Solved]).figures.map(({ id }) => id),
    ).not.toContain('units');
  });
});

describe('a proposed name', () => {
  const named = (answer: Solved, others: readonly Solved[] = []) =>
    proposedName(
      manifest,
      answer,
      others.map((each, index) => ({ name: `Case ${index}`, answer: each })),
    );

  test('is of the inputs that differ from the other cases', () => {
    expect(named(solvedSample({ weight: '12' }), [solvedSample()])).toBe('12 kg');
    expect(
      named(solvedSample({ weight: '12', speed: 'fast', insured: '5' }), [
        solvedSample(),
        solvedSample({ weight: '12' }),
      ]),
    ).toBe('12 kg, Fast, €5');
  });

  test('is, without other cases, of the inputs that are not those of a blank form', () => {
    expect(named(solvedSample())).toBe('10 kg, Books, count 2, size Large, count 1, size Small');
    expect(named(solvedSample({ speed: 'fast', insured: '7' }))).toMatch(/^10 kg, Fast, €7/);
  });

  test('is no longer than names may be, and cut if one input is', () => {
    const name = named(solvedSample({ note: 'x'.repeat(200) }), [solvedSample()]);
    expect(name).toHaveLength(longestName);
    expect(name).toMatch(/^x+…$/);
  });

  test('is one that no other case has', () => {
    const other = { name: '12 kg', answer: solvedSample() };
    expect(proposedName(manifest, solvedSample({ weight: '12' }), [other])).toBe('12 kg (2)');
    expect(uniqueName('A', ['A', 'A (2)'])).toBe('A (3)');
    expect(uniqueName('A (2)', ['A', 'A (2)'])).toBe('A (3)');
    expect(uniqueName('A', ['B'])).toBe('A');
    expect(uniqueName('y'.repeat(longestName), ['y'.repeat(longestName)])).toHaveLength(
      longestName,
    );
  });

  test('goes by those cases alone that have an answer now', () => {
    const others = [{ name: 'Gone' }, { name: 'There', answer: solvedSample() }];
    expect(proposedName(manifest, solvedSample({ weight: '12' }), others)).toBe('12 kg');
  });
});

describe('the answer of a case', () => {
  const problem = (found: CaseAnswer) => ('problem' in found ? found.problem : undefined);

  test('is that of its inputs', () => {
    const typed = { ...initialValues(manifest), weight: '12', speed: 'fast', insured: '5' };
    const rows = { ...typed, items: [{ name: '', count: '1', size: 'l' }] } as FormValues;
    const found = answerOfCase(sample, fragmentFor(manifest, rows), live);
    expect(found.answer?.shown.price).toBe('€75.00');
  });

  test('or what is wrong with them now', () => {
    const inputs = 'weight=10&items.0.count=1';
    expect(problem(answerOfCase(sample, inputs, live))).toBeUndefined();
    expect(problem(answerOfCase(sample, 'length=5', live))).toBe(
      'The inputs of this case are not those of this calculator.',
    );
    expect(problem(answerOfCase(sample, '', live))).toContain('not those of this calculator');
    expect(problem(answerOfCase(sample, `${inputs}&speed=sideways`, live))).toMatch(
      /^Speed: .*sideways/,
    );
    expect(problem(answerOfCase(sample, 'weight=13&items.0.count=1', live))).toBe(
      'Weight: Thirteen is not weighed.',
    );
    expect(problem(answerOfCase(sample, 'weight=20&items.0.count=1', live))).toBe('Too heavy.');
  });
});

describe('a link with cases', () => {
  const cases = [
    { name: 'Bank & Sons ~ 50% = half?', inputs: 'a=1&b=x%7Ey' },
    { name: 'Zwei Jahre, ₹5', inputs: 'a=2&b=' },
  ];

  test('carries their names and inputs as they are', () => {
    expect(casesIn(`#a=1&b=2&${caseFragment(cases)}&money=EUR`)).toEqual(cases);
  });

  test('carries no more than can be compared, and none if it is one alone', () => {
    const many = Array.from({ length: 6 }, (_, index) => ({ name: `${index}`, inputs: 'a=1' }));
    expect(casesIn(caseFragment(many))).toEqual(many.slice(0, mostCompared));
    expect(casesIn(caseFragment(cases.slice(1)))).toEqual([]);
    expect(casesIn('#a=1')).toEqual([]);
  });

  test('is read whatever somebody wrote into it', () => {
    expect(casesIn('_case=&_case=~&_case=a%3D1&_case=%')).toEqual([]);
    const [first] = casesIn(`_case=a%3D1~${'x'.repeat(500)}&_case=a%3D1~%0A%20b%20%0A c`);
    expect(first?.name).toHaveLength(longestName);
    expect(casesIn('_case=a~b%0A%20b&_case=a~c')[0]?.name).toBe('b b');
  });

  test('names no input that a form does not have', () => {
    const linked = readFragment(`weight=5&${caseFragment(cases)}`, manifest.fields);
    expect(linked?.unknown).toEqual([]);
    expect(linked?.values.weight).toBe('5');
  });
});

describe('charts over one another', () => {
  const columns = {
    year: { kind: 'number', label: 'Year', digits: 0 },
    debt: { kind: 'money', label: 'Debt' },
    paid: { kind: 'money', label: 'Paid' },
  } as const;
  const chart: Chart = { kind: 'stacked', title: 'Loan', x: 'year', y: ['debt', 'paid'] };
  const table = (
    name: string,
    rows: readonly (readonly [number, number | undefined, number])[],
  ) => ({
    name,
    columns,
    rows: rows.map(([year, debt, paid]) => ({
      year: Big(year),
      ...(debt === undefined ? {} : { debt: Big(debt) }),
      paid: Big(paid),
    })),
  });

  test('have a line for each answer, in a chart for each figure that differs', () => {
    const found = overlaid(chart, [
      table('A', [
        [1, 10, 1],
        [2, 5, 1],
      ]),
      table('B', [
        [1, 8, 1],
        [2, 4, 1],
      ]),
    ]);
    expect(found.map((each) => each.chart)).toEqual([
      { kind: 'lines', title: 'Loan: Debt', x: 'year', y: ['line0', 'line1'] },
    ]);
    expect(Object.values(found[0]?.columns ?? {}).map(({ label }) => label)).toEqual([
      'Year',
      'A',
      'B',
    ]);
    expect(found[0]?.rows.map(({ line0, line1 }) => [Number(line0), Number(line1)])).toEqual([
      [10, 8],
      [5, 4],
    ]);
  });

  test('tell a row of another line, which is no gap, from a row without a figure, which is one', () => {
    const [first] = overlaid({ ...chart, y: ['debt'] } as Chart, [
      table('A', [
        [1, 10, 1],
        [2, undefined, 1],
        [3, 6, 1],
      ]),
      table('B', [
        [0.5, 8, 1],
        [3, 4, 1],
      ]),
    ]);
    expect(first?.chart.title).toBe('Loan');
    expect(first?.rows.map((row) => [Number(row.year), 'line0' in row, 'line1' in row])).toEqual([
      [0.5, true, true],
      [1, true, true],
      [2, false, true],
      [3, true, true],
    ]);
  });

  test('are none of parts, of names, of different money, of nothing', () => {
    const both = [table('A', [[1, 2, 3]]), table('B', [[1, 5, 6]])];
    expect(overlaid({ ...chart, kind: 'parts', y: 'debt' } as Chart, both)).toEqual([]);
    const words = both.map((each) => ({ ...each, rows: [{ year: 'first', debt: Big(1) }] }));
    expect(overlaid(chart, words)).toEqual([]);
    const [one, other] = both as [(typeof both)[0], (typeof both)[0]];
    const euros = { ...columns, debt: { ...columns.debt, currency: 'EUR' } } as never;
    expect(
      overlaid({ ...chart, y: ['debt'] } as Chart, [one, { ...other, columns: euros }]),
    ).toEqual([]);
    expect(overlaid(chart, [one, { ...other, rows: [] }])).toEqual([]);
  });
});

describe.each(selected(findCalculators()))('$slug', async (folder) => {
  const calculator = await loadCalculator(folder);

  test('compares two of its examples, kept as cases, under two names', async () => {
    const { examples } = calculator.manifest;
    const module = await calculator.tables?.();
    await module?.loadEverything?.();
    const answered = examples.slice(0, 6).flatMap(({ given, today: day = someDay }) => {
      const circumstances = { today: day, rates: fixedRates };
      const typed = { ...initialValues(calculator.manifest, day), ...asTyped(given) } as FormValues;
      const found = answerOfCase(
        calculator,
        fragmentFor(calculator.manifest, typed),
        circumstances,
      );
      return found.answer ? [{ answer: found.answer, typed: found.typed, day }] : [];
    });
    const [one, other = one] = answered;
    if (!one || !other) throw new Error('No example has an answer as a case.');
    const found = compare(calculator.manifest, [one.answer, other.answer]);
    expect(found.figures.length + found.inputs.length).toBeGreaterThan(0);
    const first = proposedName(calculator.manifest, one.answer, []);
    const second = proposedName(calculator.manifest, other.answer, [
      { name: first, answer: one.answer },
    ]);
    for (const name of [first, second]) {
      expect(name).toMatch(/\S/);
      expect(name.length).toBeLessThanOrEqual(longestName);
    }
    expect(second).not.toBe(first);
    const sides = [
      { name: first, answer: one.answer },
      { name: second, answer: other.answer },
    ];
    for (const { rows, chart } of overlaidCharts(calculator, module, sides, { today: one.day })) {
      expect(rows.length).toBeGreaterThan(0);
      expect(chart.y).toHaveLength(2);
    }
    const inputs = [one, other].map(({ typed }) => fragmentFor(calculator.manifest, typed));
    const linked = [
      { name: first, inputs: inputs[0] ?? '' },
      { name: second, inputs: inputs[1] ?? '' },
    ];
    expect(casesIn(caseFragment(linked))).toEqual(linked);
  });
});

/** The inputs of an example as texts. */
function asTyped(given: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(given).map(([id, value]) => [
      id,
      Array.isArray(value) ? value.map((row) => asTyped(row as never)) : String(value),
    ]),
  );
}
