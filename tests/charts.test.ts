import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Big } from '../schemas/decimal.ts';
import type { Chart as Declared, TableResult } from '../schemas/manifest.ts';
import { arranged, type Corner, outward } from '../src/engine/answer/outlines.ts';
import type { Columns, Row } from '../src/engine/answer/tables.ts';
import { english, inEnglish } from '../src/engine/format/presentation.ts';
import { expand } from '../src/engine/manifest/expand.ts';
import { issuesIn } from '../src/engine/manifest/meta.ts';
import { marksOf, planeOf, scaleOf } from '../src/page/results/axes.tsx';
import { Chart } from '../src/page/results/Chart.tsx';
import { classesOf } from '../src/page/results/classes.ts';
import { Plot } from '../src/page/results/Plots.tsx';
import { isPlot } from '../src/page/results/plots.ts';
import { compute } from './fixtures/charts/compute.ts';
import charts from './fixtures/charts/manifest.ts';

type Rows = {
  [K in keyof ReturnType<typeof compute>]-?: NonNullable<ReturnType<typeof compute>[K]>;
};
const tables = compute({ size: Big(1) }, { figures: {} } as never) as Rows;

/** The markup of a chart of the fixture, of other rows if there are any. */
function drawn(id: keyof typeof tables, change: object = {}, rows: readonly Row[] = tables[id]) {
  const { columns, chart } = charts.results[id] as TableResult;
  const declared = { ...chart, ...change } as Declared;
  const props = {
    chart: declared as never,
    columns: columns as Columns,
    rows,
    context: inEnglish(),
  };
  return renderToStaticMarkup(createElement(isPlot(declared) ? Plot : Chart, props));
}

const named = (markup: string) => /aria-label="([^"]*)"/.exec(markup)?.[1];
const titles = (markup: string) =>
  [...markup.matchAll(/<title>(.*?)<\/title>/g)].map(([, text]) => text);
const words = (markup: string) =>
  [...markup.matchAll(/<text[^>]*>(.*?)<\/text>/g)].map(([, text]) => text);
const numbers = (markup: string, tag: string, attribute: string) =>
  [...markup.matchAll(new RegExp(`<${tag} [^>]*?\\b${attribute}="([^"]*)"`, 'g'))].map(([, text]) =>
    Number(text),
  );

describe('the calculator with every kind of chart', () => {
  test('has nothing wrong, and nothing that is no number', () => {
    expect(issuesIn(charts)).toEqual([]);
    expect(Object.keys(expand(charts as never).results)).toContain('pairs');
    for (const id of Object.keys(tables)) {
      const markup = drawn(id as keyof typeof tables);
      expect(markup).toContain('role="img"');
      expect(markup).not.toMatch(/NaN|Infinity|undefined/);
    }
  });

  test('draws nothing of no rows', () => {
    for (const id of Object.keys(tables)) expect(drawn(id as keyof typeof tables, {}, [])).toBe('');
  });

  test('has the place of a chart whose script is on its way', () => {
    const { columns, chart } = charts.results.marks;
    const props = { chart, columns, rows: tables.marks as readonly Row[], context: inEnglish() };
    const markup = renderToStaticMarkup(createElement(Chart, props));
    expect(markup).toContain('How many had which mark');
    expect(markup).not.toContain('<svg');
  });
});

describe('bars', () => {
  test('may have names instead of numbers, aslant and shortened where they have no room', () => {
    expect(titles(drawn('shifts'))[0]).toBe('Shift Monday: 8');
    expect(words(drawn('shifts'))).toContain('Wednesday');
    expect(drawn('shifts')).toContain('rotate(');
    const two = [
      { shift: 'Day', hours: Big(8) },
      { shift: 'Night', hours: Big(7) },
    ];
    expect(drawn('shifts', {}, two)).not.toContain('rotate(');
    const long = tables.shifts.map((row) => ({ ...row, shift: `The shift of ${row.shift}` }));
    expect(words(drawn('shifts', {}, long))).toContain('The shift o…');
    const many = Array.from({ length: 60 }, (_, index) => ({
      shift: `No. ${index}`,
      hours: Big(1),
    }));
    expect(words(drawn('shifts', {}, many)).filter((text) => text?.startsWith('No.'))).toHaveLength(
      12,
    );
  });

  test('go down from zero where figures are negative', () => {
    const markup = drawn('zones');
    const [tops, heights] = [numbers(markup, 'rect', 'y'), numbers(markup, 'rect', 'height')];
    const zero = (tops[0] ?? 0) + (heights[0] ?? 0);
    expect(tops[4]).toBeCloseTo(zero);
    expect(heights[4]).toBeCloseTo(heights[0] ?? 0);
    expect(markup).toContain('data-zero');
    expect(drawn('shifts')).not.toContain('data-zero');
  });

  test('may begin at a figure instead of zero, one where another ends', () => {
    const markup = drawn('spans');
    const [tops, heights] = [numbers(markup, 'rect', 'y'), numbers(markup, 'rect', 'height')];
    expect(titles(markup)[0]).toBe('Zone 50 to 60 %: 87.5 to 105');
    expect((tops[1] ?? 0) + (heights[1] ?? 0)).toBeCloseTo(tops[0] ?? 0);
    expect(words(markup)).toEqual(expect.arrayContaining(['80', '180']));
    expect(words(markup)).not.toContain('0');
    const rows = [{ zone: 'All', low: Big(90) }, tables.spans[0] ?? {}];
    expect(drawn('spans', {}, rows)).not.toContain('NaN');
  });

  test('stack up to four figures, negative ones below zero', () => {
    expect(
      numbers(drawn('layers'), 'rect', 'data-series').filter((each) => each === 3),
    ).toHaveLength(11);
    const rows = [{ year: Big(1), a: Big(2), b: Big(-1), c: Big(2), d: Big(-1) }];
    const bars = drawn('layers', {}, rows).split('<title>')[1] ?? '';
    const [tops, heights] = [numbers(bars, 'rect', 'y'), numbers(bars, 'rect', 'height')];
    const zero = (tops[0] ?? 0) + (heights[0] ?? 0);
    expect([tops[1], tops[3]].map((top) => (top ?? 0) >= zero - 1e-9)).toEqual([true, true]);
    expect((tops[2] ?? 0) + (heights[2] ?? 0)).toBeCloseTo(tops[0] ?? 0);
    expect((tops[1] ?? 0) + (heights[1] ?? 0)).toBeCloseTo(tops[3] ?? 0);
  });
});

describe('lines', () => {
  const paths = (markup: string) => [...markup.matchAll(/ d="(M[^"]*)"/g)].map(([, d]) => d ?? '');

  test('are one to four, over years and ages, below zero too', () => {
    expect(named(drawn('path'))).toBe('Balance by year: Year 2,026: 50,000; Year 2,056: -25,000.');
    expect(words(drawn('path'))).toEqual(expect.arrayContaining(['2030', '-40K', '0', '60K']));
    expect(drawn('path')).not.toContain('<li>');
    expect(
      paths(drawn('courses').split('<title>')[0] ?? '').filter((d) => d.length > 50),
    ).toHaveLength(4);
    expect(drawn('courses').match(/<li>/g)).toHaveLength(4);
  });

  test('have a gap where a row has no figure', () => {
    const rows = [1, 2, 3, 4, 5].map((year) => ({
      year: Big(year),
      ...(year === 3 ? {} : { balance: Big(year) }),
    }));
    const [line = ''] = paths(drawn('path', {}, rows));
    expect(line).not.toContain('NaN');
    expect(line.match(/[ML]/g)?.join('')).toBe('MLML');
  });
});

describe('a histogram', () => {
  test('counts in classes with round limits, and says so', () => {
    expect(named(drawn('marks'))).toBe(
      'How many had which mark: 50 to 60: 1; 60 to 70: 3; 70 to 80: 7; 80 to 90: 3; 90 to 100: 1.',
    );
    expect(titles(drawn('marks'))[2]).toBe('70 to 80: 7');
  });

  test('has whole counts on its axis', () => {
    const one = words(drawn('marks', {}, [{ mark: Big(5) }]));
    expect(one).toEqual(['0', '1', '5', '5.5', 'Mark']);
  });

  test('counts every number once, in at most 20 classes of equal width', () => {
    const all = fc.array(fc.integer({ min: -1e6, max: 1e6 }), { minLength: 1, maxLength: 2000 });
    fc.assert(
      fc.property(all, fc.constantFrom(1e-12, 0.01, 1, 1e12), (whole, unit) => {
        const values = whole.map((value) => value * unit);
        const classes = classesOf(values);
        expect(classes.length).toBeGreaterThan(0);
        expect(classes.length).toBeLessThanOrEqual(20);
        const width = (classes[0]?.to ?? 0) - (classes[0]?.from ?? 0);
        for (const { from, to, count } of classes) {
          expect((to - from) / width).toBeCloseTo(1, 6);
          expect(values.filter((value) => value >= from && value < to)).toHaveLength(count);
        }
        expect(classes.reduce((so, { count }) => so + count, 0)).toBe(values.length);
      }),
    );
  });
});

describe('a box plot', () => {
  test('has a box, whiskers and a point for each outlier, and says so', () => {
    const markup = drawn('spread');
    expect(named(markup)).toBe(
      'Half of the marks lie in the box: box from 69 to 79 with the median 74; whiskers from 61 to 88; 2 outliers.',
    );
    expect(titles(markup)).toEqual(['35', '99']);
    expect(markup.match(/<rect/g)).toHaveLength(1);
  });

  test('stands in its order along the axis, and may be a single value', () => {
    const [left, width] = [
      numbers(drawn('spread'), 'rect', 'x'),
      numbers(drawn('spread'), 'rect', 'width'),
    ];
    const [, ...ends] =
      /d="M([\d.]+) \d+v\d+M([\d.]+) \d+v\d+M([\d.]+)/.exec(drawn('spread')) ?? [];
    const [median, low, high] = ends.map(Number) as [number, number, number];
    const [box = 0, wide = 0] = [left[0], width[0]];
    expect(low).toBeLessThan(box);
    expect(median).toBeGreaterThan(box);
    expect(median).toBeLessThan(box + wide);
    expect(high).toBeGreaterThan(box + wide);

    const one = drawn(
      'spread',
      {},
      [7, 7, 7, 7, 7].map((value) => ({ value: Big(value) })),
    );
    expect(named(one)).toContain('; 0 outliers');
    expect(one).not.toContain('NaN');
  });
});

describe('points', () => {
  const dots = (markup: string) =>
    [...markup.matchAll(/data-points="(\w*)"/g)].map(([, kind]) => kind);

  test('are a point a row, with a line through the first and the last of the fitted', () => {
    const markup = drawn('pairs');
    // One more stands in the legend.
    expect(dots(markup)).toHaveLength(13);
    expect(markup.match(/<path data-series="1"/g)).toHaveLength(2);
    expect(named(markup)).toBe(
      'Change by height: 12 points; Height (cm) 150 to 183; Change (kg) -4 to 10; Fitted from -2.5 to 8.5.',
    );
    expect(titles(markup)[0]).toBe('Height (cm) 150, Change (kg) -4');
    expect(dots(drawn('pairs', { line: undefined }))).toHaveLength(12);
  });

  test('stay light where they are many', () => {
    const many = Array.from({ length: 2000 }, (_, index) => ({ x: Big(index), y: Big(index % 7) }));
    expect(dots(drawn('pairs', { line: undefined }, many))).toEqual(['many']);
    expect(named(drawn('pairs', { line: undefined }, many))).toContain('2,000 points');
    const lined = many.map((row) => ({ ...row, fit: Big(3) }));
    expect(drawn('pairs', {}, lined)).toContain('data-clear');
    expect(drawn('pairs')).not.toContain('data-clear');
  });

  test('leave out rows without both figures', () => {
    const rows = [{ x: Big(1), y: Big(2) }, { x: Big(3) }, { y: Big(3) }];
    expect(named(drawn('pairs', { line: undefined }, rows))).toContain('1 point;');
  });
});

describe('an outline', () => {
  test('is closed and names its corners, and its figures where there are several', () => {
    const markup = drawn('corners');
    expect([...markup.matchAll(/ d="(M[^"]*Z)"/g)]).toHaveLength(2);
    expect(words(markup)).toEqual([
      'A',
      'B',
      'C',
      'First triangle',
      'A',
      'B',
      'C',
      'Second triangle',
    ]);
    expect(named(markup)).toBe(
      'Both triangles, to scale: First triangle: A (0, 0), B (8, 0), C (5.5, 4.3); Second triangle: A (0, 0), B (2, 0), C (5.5, 4.3).',
    );
    const one = drawn('corners', { figure: undefined }, tables.corners.slice(0, 3));
    expect(words(one)).toEqual(['A', 'B', 'C']);
    expect(named(one)).toBe('Both triangles, to scale: A (0, 0), B (8, 0), C (5.5, 4.3).');
  });

  const room = { width: 360, height: 200, aside: 24, above: 22, below: 22 };
  const triangle = (...points: readonly (readonly [number, number])[]) =>
    points.map(([x, y]) => ({ x, y }));

  test('is to one scale and within its room, however thin or tall', () => {
    const point = fc.tuple(
      fc.integer({ min: -1000, max: 1000 }),
      fc.constantFrom(1e-9, 0.01, 1, 1e9),
    );
    const corner = fc
      .tuple(point, point)
      .map(([[x, by], [y, times]]) => ({ x: x * by, y: y * times }));
    const figure = fc.array(corner, { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(fc.array(figure, { minLength: 1, maxLength: 3 }), (figures) => {
        const placed = arranged(figures, room);
        let scale: number | undefined;
        placed.forEach(({ corners }, index) => {
          for (const { x, y } of corners) {
            expect(x).toBeGreaterThanOrEqual(room.aside - 1e-6);
            expect(x).toBeLessThanOrEqual(room.width - room.aside + 1e-6);
            expect(y).toBeGreaterThanOrEqual(room.above - 1e-6);
            expect(y).toBeLessThanOrEqual(room.height - room.below + 1e-6);
          }
          const [before, after] = [figures[index] ?? [], corners];
          const long = (all: readonly Corner[]) =>
            Math.hypot((all[1]?.x ?? 0) - (all[0]?.x ?? 0), (all[1]?.y ?? 0) - (all[0]?.y ?? 0));
          if (before.length < 2 || long(after) < 1) return;
          scale ??= long(after) / long(before);
          expect(long(after) / long(before) / scale).toBeCloseTo(1, 6);
        });
      }),
    );
  });

  test('stands beside another if both are tall, above it if both are wide', () => {
    const tall = triangle([0, 0], [3, 0], [3, 9]);
    const wide = triangle([0, 0], [30, 0], [3, 2]);
    const [one, two] = arranged([tall, tall], room);
    expect(one?.bottom).toBe(two?.bottom);
    expect(one?.middle).toBeLessThan(two?.middle ?? 0);
    const [upper, lower] = arranged([wide, wide], room);
    expect(upper?.middle).toBe(lower?.middle);
    expect(upper?.bottom).toBeLessThan(lower?.corners[2]?.y ?? 0);
  });

  test('names a corner away from the figure: square to it where it is flat, also in a notch', () => {
    const needle = triangle([0, 100], [100, 100], [50, 99.9]);
    const out = (corners: readonly Corner[], index: number) => {
      const { x, y } = outward(corners, index);
      return [Math.round(x * 10) / 10 + 0, Math.round(y * 10) / 10 + 0];
    };
    expect([0, 1, 2].map((index) => out(needle, index))).toEqual([
      [-1, 0],
      [1, 0],
      [0, -1],
    ]);
    const mirrored = needle.toReversed();
    expect([0, 1, 2].map((index) => out(mirrored, index))).toEqual([
      [0, -1],
      [1, 0],
      [-1, 0],
    ]);
    const notched = triangle([0, 10], [6, 10], [6, 8], [2, 8], [2, 5], [0, 5]);
    expect(out(notched, 3)).toEqual([0.7, -0.7]);
    expect(out(notched.toReversed(), 2)).toEqual([0.7, -0.7]);
    expect(out(notched, 0)).toEqual([-0.7, 0.7]);
    expect(out([{ x: 1, y: 1 }], 0).every(Number.isFinite)).toBe(true);
  });
});

describe('an axis', () => {
  const texts = (least: number, most: number) =>
    scaleOf(least, most, english).marks.map(({ text }) => text);

  test('has round marks that differ, of tiny, huge, close and equal figures', () => {
    expect(texts(0, 3e-12)).toEqual(['0', '1×10⁻¹²', '2×10⁻¹²', '3×10⁻¹²']);
    expect(texts(-1e20, 3e20)).toEqual(['-1×10²⁰', '0', '1×10²⁰', '2×10²⁰', '3×10²⁰']);
    expect(texts(0, 12_000)).toEqual(['0', '2K', '4K', '6K', '8K', '10K', '12K']);
    expect(texts(100_240, 100_260)).toEqual([
      '100.24K',
      '100.245K',
      '100.25K',
      '100.255K',
      '100.26K',
    ]);
    expect(texts(5, 5)).toEqual(['4.4', '4.6', '4.8', '5', '5.2', '5.4', '5.6']);
    expect(texts(0, 0)).toEqual(['-1', '-0.5', '0', '0.5', '1']);
    expect(
      marksOf([150_000], english, { kind: 'money', label: 'M', grouping: 'indian' })[0]?.text,
    ).toBe('1.5L');
  });

  test('makes room for its words', () => {
    expect(planeOf(scaleOf(0, 100, english)).left).toBe(46);
    expect(planeOf(scaleOf(0, 3e-12, english)).left).toBeGreaterThan(60);
  });
});
