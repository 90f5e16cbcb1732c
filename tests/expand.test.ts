import { describe, expect, test } from 'vitest';
import type { Manifest } from '../schemas/manifest.ts';
import {
  CyclicFormulas,
  constantsOf,
  expand,
  figuresOf,
  foldedHelp,
  ManifestError,
  needsOf,
  pageManifest,
  stepConditions,
} from '../src/engine/manifest/expand.ts';

/*
 * What follows from a manifest, so that its editor does not write it.
 */

const number = { kind: 'number', label: 'x' } as const;

const manifest = (more: object): Manifest =>
  ({
    title: 'Made up',
    intro: 'Made up',
    fields: { a: { ...number, symbol: 'A' }, b: number },
    results: {},
    examples: [],
    actions: { calculate: 'Calculate' },
    compute: 'formulas',
    ...more,
  }) as unknown as Manifest;
const expanded = (more: object) => expand(manifest(more));

describe('conditions', () => {
  test('are resolved: names of cases and constants become their definitions', () => {
    const { results } = expanded({
      constants: { limit: { label: 'Limit', value: 25 } },
      cases: {
        young: { field: 'a', below: 'limit' },
        both: ['young', { field: 'b', above: 'a', atMost: 3 }],
      },
      results: {
        one: { ...number, when: 'both', formula: 'a' },
        two: { ...number, when: { field: 'a', atLeast: 'limit' }, formula: 'a' },
        three: { ...number, formula: 'a' },
        four: { ...number, when: ['gone'], formula: 'a' },
      },
    });
    const when = (id: string) => (results[id] as { when?: unknown }).when;
    expect(when('one')).toStrictEqual([
      { field: 'a', below: 25 },
      { field: 'b', above: 'a', atMost: 3 },
    ]);
    expect(when('two')).toEqual([{ field: 'a', atLeast: 25 }]);
    expect(results.three).not.toHaveProperty('when');
    expect(when('four')).toEqual([]);
  });

  test('are resolved in fields, workings, guards and cautions, too', () => {
    const when = { field: 'a', above: 1 };
    const all = expanded({
      fields: { a: number, b: { ...number, when } },
      workings: { way: { ...number, when, formula: 'a' } },
      guards: [{ field: 'a', is: 'above', than: 0, message: 'No.', when }],
      cautions: [{ say: 'So.', when }, { say: 'Always.' }],
    });
    expect(all.fields.b).toMatchObject({ when: [when] });
    expect(all.workings.way).toMatchObject({ when: [when] });
    expect(all.guards).toMatchObject([{ when: [when] }]);
    expect(all.cautions).toEqual([{ say: 'So.', when: [when] }, { say: 'Always.' }]);
  });
});

describe('constants', () => {
  test('are in one record; one without a source has that of its figure', () => {
    const of = manifest({
      constants: { k: { label: 'k', value: 1 } },
      results: {
        one: {
          ...number,
          formula: 'l + m',
          source: 'A paper',
          constants: { l: { label: 'l', value: 2 }, m: { label: 'm', value: 3, source: 'A law' } },
        },
        two: { ...number, formula: 'n', constants: { n: { label: 'n', value: 4 } } },
        table: { kind: 'table', label: 'x', columns: {} },
      },
      workings: { way: { ...number, formula: 'o', constants: { o: { label: 'o', value: 5 } } } },
    });
    expect(constantsOf(of)).toStrictEqual({
      k: { label: 'k', value: 1 },
      l: { label: 'l', value: 2, source: 'A paper' },
      m: { label: 'm', value: 3, source: 'A law' },
      n: { label: 'n', value: 4 },
      o: { label: 'o', value: 5 },
    });
    expect(constantsOf(manifest({}))).toEqual({});
    expect(figuresOf(of).map(([id]) => id)).toEqual(['one', 'two', 'way']);
  });
});

describe('the plans of figures', () => {
  const ids = (more: object) => expanded(more).plans.map(({ id }) => id);

  test('follow each other in the order of need', () => {
    const results = { last: { ...number, formula: 'mid + 1' }, first: { ...number, formula: 'a' } };
    const workings = { mid: { ...number, formula: 'first * 2' } };
    expect(ids({ results, workings })).toEqual(['first', 'mid', 'last']);
  });

  test('need what conditions and tables look at, too', () => {
    const first = { ...number, formula: 'a' };
    const by = (one: object) => ids({ results: { one: { ...number, ...one }, first } });
    expect(by({ formula: [{ when: { figure: 'first', above: 1 }, formula: 'a' }] })).toEqual([
      'first',
      'one',
    ]);
    expect(by({ formula: [{ when: { field: 'a', above: 'first' }, formula: 'a' }] })).toEqual([
      'first',
      'one',
    ]);
    expect(by({ ranges: { of: 'first', from: [[0, 1]] } })).toEqual(['first', 'one']);
    expect(by({ graduated: { of: 'first', from: [[0, 1]] } })).toEqual(['first', 'one']);
    expect(
      by({ kind: 'text', choose: [{ when: { figure: 'first', above: 1 }, text: 'x' }] }),
    ).toEqual(['first', 'one']);
    expect(by({ formula: 'a' })).toEqual(['one', 'first']);
  });

  test('need the ids of a formula, a table and conditions, and nothing else', () => {
    const when = [{ field: 'a', above: 'b', below: 3 }] as const;
    expect(needsOf({ formula: 'c + d' })).toEqual(['c', 'd']);
    expect(needsOf({ ranges: { of: 'c', from: [[0, 1]] } })).toEqual(['c']);
    expect(needsOf({ graduated: { of: 'c', from: [[0, 1]] } })).toEqual(['c']);
    expect(needsOf({ when, text: 'x' })).toEqual(['a', 'b']);
    expect(needsOf({ absent: true })).toEqual([]);
  });

  test('take a key without a value for one that is left out', () => {
    const none = { sum: undefined, choose: undefined, ranges: undefined, graduated: undefined };
    const one = { ...number, formula: 'a' };
    const { plans, steps } = expanded({ results: { one: { ...one, ...none } } });
    expect({ plans, steps }).toEqual({
      plans: expanded({ results: { one } }).plans,
      steps: expanded({ results: { one } }).steps,
    });
    const blank = { ...one, constants: undefined } as object;
    expect(constantsOf(manifest({ results: { one: blank } }))).toEqual({});
  });

  test('have a way for each branch: a formula, a table, a text, or absent', () => {
    const from = [[0, 1]];
    const { plans } = expanded({
      results: {
        one: { ...number, formula: [{ when: { field: 'a', above: 1 } }, { formula: 'a' }] },
        two: { ...number, ranges: { of: 'a', from } },
        three: { ...number, graduated: { of: 'a', from } },
        four: { kind: 'text', label: 'x', choose: [{ text: 'x' }] },
        five: number,
      },
    });
    expect(plans).toEqual([
      {
        id: 'one',
        kind: 'number',
        branches: [
          { when: [{ field: 'a', above: 1 }], absent: true },
          { when: undefined, formula: 'a' },
        ],
      },
      { id: 'two', kind: 'number', branches: [{ ranges: { of: 'a', from } }] },
      { id: 'three', kind: 'number', branches: [{ graduated: { of: 'a', from } }] },
      { id: 'four', kind: 'text', branches: [{ when: undefined, text: 'x' }] },
    ]);
  });

  test('that need each other in a circle are refused, with the way round', () => {
    const results = { one: { ...number, formula: 'two' }, two: { ...number, formula: 'one' } };
    expect(() => expanded({ results })).toThrow(CyclicFormulas);
    expect(() => expanded({ results })).toThrow('needs itself: one → two → one');
    const before = { zero: { ...number, formula: 'one' }, ...results };
    expect(() => expanded({ results: before })).toThrow('needs itself: one → two → one');
  });
});

describe('a sum', () => {
  const sum = {
    base: { label: 'Base', formula: 'a' },
    extra: {
      label: 'Extra',
      formula: [
        { when: { field: 'b', above: 1 }, formula: 'b', label: 'With extra', because: 'Above 1' },
      ],
      because: [{ when: { field: 'b', above: 2 }, say: 'Above 2' }],
    },
    less: { label: 'Less', formula: '-b' },
  };
  const of = (more: object = {}) =>
    expanded({ results: { total: { ...number, stepLabel: 'Sum', because: 'So', sum, ...more } } });

  test('has a formula for every choice among the branches of its parts', () => {
    expect(of().plans[0]?.branches).toEqual([
      { when: [{ field: 'b', above: 1 }], formula: 'a + b - b' },
      { when: undefined, formula: 'a - b' },
    ]);
    const negative = {
      sum: { less: { label: 'Less', formula: '-a' }, more: { label: 'More', formula: 'b' } },
    };
    expect(of(negative).plans[0]?.branches).toEqual([{ when: undefined, formula: '-a + b' }]);
    const single = { sum: { only: { label: 'Only', formula: 'a' } } };
    expect(of(single).plans[0]?.branches).toEqual([{ when: undefined, formula: 'a' }]);
    const none = {
      sum: { only: { label: 'Only', formula: [{ when: { field: 'b', above: 1 } }, {}] } },
    };
    expect(of(none).plans[0]?.branches).toMatchObject([{ formula: '0' }, { formula: '0' }]);
  });

  test('has a step for each, with the labels and reasons of its parts', () => {
    expect(of().steps).toEqual([
      {
        gives: 'total',
        formula: 'a + b - b',
        when: [{ field: 'b', above: 1 }],
        label: 'With extra',
        because: [
          { when: undefined, say: 'So' },
          { when: [{ field: 'b', above: 2 }], say: 'Above 2' },
          { when: undefined, say: 'Above 1' },
        ],
      },
      {
        gives: 'total',
        formula: 'a - b',
        when: undefined,
        label: 'Sum',
        because: [{ when: undefined, say: 'So' }],
      },
    ]);
  });
});

describe('steps', () => {
  test('apply where both the figure is shown and its branch does', () => {
    const when = { field: 'a', above: 1 };
    const { steps } = expanded({
      results: {
        one: {
          ...number,
          when,
          stepLabel: 'One',
          formula: [{ when: { field: 'b', above: 2 }, formula: 'b' }, { formula: 'a' }],
        },
        two: { ...number, when, ranges: { of: 'a', from: [[0, 1]] }, because: 'So' },
      },
    });
    expect(steps).toMatchObject([
      {
        gives: 'one',
        formula: 'b',
        when: [when, { field: 'b', above: 2 }],
        label: 'One',
        because: [],
      },
      { gives: 'one', formula: 'a', when: [when], label: 'One' },
      { gives: 'two', ranges: { of: 'a' }, when: [when], because: [{ say: 'So' }] },
    ]);
  });

  test('are none for a branch without a formula; a table without reasons has none', () => {
    const { steps } = expanded({
      results: {
        one: { ...number, formula: [{ when: { field: 'a', above: 1 } }, { formula: 'b' }] },
        two: { ...number, ranges: { of: 'a', from: [[0, 1]] } },
      },
    });
    expect(steps).toMatchObject([{ gives: 'one', formula: 'b' }, { gives: 'two' }]);
    expect(steps[1]?.because).toEqual([]);
  });

  test('have the symbols that they use, in the order of their appearance', () => {
    const rows = {
      kind: 'rows',
      label: 'x',
      rowLabel: 'x',
      fields: { q: { ...number, symbol: 'Q' } },
    };
    const { symbols } = expanded({
      fields: {
        a: { ...number, symbol: 'A' },
        b: { ...number, symbol: 'B' },
        unused: { ...number, symbol: 'U' },
        rows,
      },
      constants: { k: { label: 'k', value: 1, symbol: 'K' } },
      results: {
        one: { ...number, symbol: 'O', formula: 'k * sum(rows.q) + plain' },
        two: { ...number, graduated: { of: 'b', from: [[0, 1]] } },
        three: { ...number, ranges: { of: 'a', from: [[0, 1]] } },
      },
      workings: { plain: { ...number, symbol: 'P', formula: '2' } },
    });
    expect(Object.entries(symbols).map((each) => each.join())).toEqual([
      'plain,P',
      'one,O',
      'k,K',
      'rows.q,Q',
      'b,B',
      'a,A',
    ]);
  });
});

describe('a table of summands', () => {
  const rate = {
    ...number,
    sum: {
      base: { label: 'Base', formula: 'a' },
      extra: { label: 'Extra', formula: [{ when: { field: 'b', above: 1 }, formula: 'b' }, {}] },
    },
  };
  const results = {
    price: { kind: 'money', label: 'Price', currency: 'EUR', digits: 0, formula: 'whole / 100' },
    whole: { ...number, formula: 'b * rate' },
  };
  const table = { label: 'Parts', help: 'Help', sumOf: 'rate', whole: 'price', chart: 'The parts' };

  test('is expanded: a column of names, one of amounts, and a chart', () => {
    const { tables } = expanded({ results, workings: { rate }, tables: { parts: table } });
    expect(tables).toStrictEqual({
      parts: {
        label: 'Parts',
        help: 'Help',
        columns: {
          part: { kind: 'text', label: 'Part', labels: { base: 'Base', extra: 'Extra' } },
          amount: {
            kind: 'money',
            digits: 0,
            currency: 'EUR',
            label: 'Amount',
            sums: true,
            ties: 'price',
          },
        },
        chart: { kind: 'parts', title: 'The parts', x: 'part', y: 'amount' },
      },
    });
    const { help: _, ...plain } = table;
    expect(
      expanded({ results, workings: { rate }, tables: { parts: plain } }).tables?.parts,
    ).not.toHaveProperty('help');
  });

  test('has the share of each part in the whole, and no line for one that does not apply', () => {
    const { sums } = expanded({ results, workings: { rate }, tables: { parts: table } });
    expect(sums.parts).toEqual({
      areResults: false,
      lines: [
        { id: 'base', branches: [{ when: undefined, formula: 'b * a / 100' }] },
        {
          id: 'extra',
          branches: [
            { when: [{ field: 'b', above: 1 }], formula: 'b * b / 100' },
            { when: undefined, formula: '0' },
          ],
        },
      ],
    });
  });

  test('writes out only the figures that depend on the sum', () => {
    const formulas = (more: object) =>
      expanded({
        results: { ...results, ...more },
        workings: { rate },
        tables: { parts: table },
      }).sums.parts?.lines[0]?.branches[0];
    const fee = { ...number, formula: 'a * 2' };
    const price = { ...results.price, formula: 'whole / 100 + fee' };
    expect(formulas({ price, fee })).toMatchObject({ formula: 'b * a / 100 + fee' });
    const byCase = [{ when: { field: 'a', above: 1 }, formula: 'b * rate' }, { formula: 'b' }];
    const whole = { ...number, formula: byCase };
    expect(formulas({ whole })).toMatchObject({ formula: 'b * a / 100' });
  });

  test('may list results unchanged, in addition to tables of a function', () => {
    const own = { label: 'Own', columns: { x: number } };
    const { tables, sums } = expanded({
      results,
      workings: { rate },
      tables: { own, parts: { ...table, sumOf: { price: 'The price', whole: 'The whole' } } },
    });
    expect(tables?.own).toEqual(own);
    expect(tables?.parts?.columns.part).toMatchObject({
      labels: { price: 'The price', whole: 'The whole' },
    });
    expect(sums).toEqual({
      parts: {
        areResults: true,
        lines: [
          { id: 'price', branches: [{ formula: 'price' }] },
          { id: 'whole', branches: [{ formula: 'whole' }] },
        ],
      },
    });
  });
});

describe('the format of money', () => {
  const money = { currency: 'INR', digits: 0, grouping: 'indian' };
  const amount = { kind: 'money', label: 'x' };
  const columns = { month: number, paid: amount };
  const all = {
    results: { price: amount, exact: { ...amount, digits: 2 }, share: number },
    workings: { net: amount },
    tables: { rows: { label: 'Rows', columns } },
  };

  test('is that of every amount which has none of its own, in tables, too', () => {
    const { results, workings, tables } = expanded({ ...all, money });
    expect(results).toEqual({
      price: { ...amount, ...money },
      exact: { ...amount, ...money, digits: 2 },
      share: number,
    });
    expect(workings).toEqual({ net: { ...amount, ...money } });
    expect(tables).toEqual({
      rows: { label: 'Rows', columns: { month: number, paid: { ...amount, ...money } } },
    });
  });

  test('is left alone where the manifest names none', () => {
    expect(expanded(all)).toMatchObject(all);
    expect(expanded({ results: all.results })).toMatchObject({ workings: {}, tables: undefined });
  });
});

describe('an example', () => {
  const given = (fields: object, entered: object) =>
    expanded({ fields, examples: [{ name: 'One', given: entered }] }).examples[0];
  const hidden = { ...number, default: 3, when: { field: 'a', above: 1 } };

  test('enters the defaults of fields that it does not name', () => {
    const fields = {
      a: number,
      b: { ...number, default: 2 },
      c: { ...number, default: undefined },
    };
    expect(given(fields, { a: 1 })).toStrictEqual({ name: 'One', given: { b: 2, a: 1 } });
    expect(given(fields, { a: 1, b: 5 })).toStrictEqual({ name: 'One', given: { b: 5, a: 1 } });
  });

  test('enters no default into a field that is not visible', () => {
    expect(given({ a: number, hidden }, { a: 2 })?.given).toEqual({ a: 2, hidden: 3 });
    expect(given({ a: number, hidden }, { a: 1 })?.given).toEqual({ a: 1 });
    expect(given({ a: number, hidden }, { a: 1, hidden: 4 })?.given).toEqual({ a: 1, hidden: 4 });
  });
});

describe('the part of a manifest that a page needs', () => {
  const rows = {
    kind: 'rows',
    label: 'x',
    rowLabel: 'x',
    fields: { q: { ...number, symbol: 'Q' } },
  };
  const full = manifest({
    fields: { a: { ...number, symbol: 'A' }, rows },
    results: { one: { ...number, symbol: 'O', stepLabel: 'Step', formula: 'a', because: 'So' } },
    constants: { k: { label: 'k', value: 1 } },
    note: 'Note',
  });

  test('is what it shows or decides by: no symbols, formulas or constants', () => {
    const page = pageManifest(expand(full));
    expect(page).toMatchObject({
      title: 'Made up',
      note: 'Note',
      fields: { a: number, rows: { kind: 'rows', fields: { q: number } } },
      results: { one: number },
    });
    expect(stepConditions(expand(full))).toEqual([{ gives: 'one', because: [{}] }]);
    expect(JSON.stringify(page)).not.toMatch(
      /symbol|formula|stepLabel|constants|"so"|plans|guards|cautions/i,
    );
  });

  test('has guards, cautions and conditions where there are some', () => {
    const when = { field: 'a', above: 1 };
    const page = pageManifest(
      expanded({
        results: { one: { ...number, when, formula: 'a' } },
        guards: [{ field: 'a', is: 'above', than: 0, message: 'No.' }],
        cautions: [{ say: 'So.' }],
      }),
    );
    expect(page.guards).toHaveLength(1);
    expect(page.cautions).toEqual([{ say: 'So.' }]);
    expect(page.limits).toEqual({ a: [1] });
  });

  test('has the help of folded fields apart', () => {
    const help = (text: string) => ({ ...number, help: text, optional: true });
    const folded = expanded({
      fields: { a: help('First.'), b: help('Second.'), c: help('Third.') },
      groups: {
        more: { label: 'More', fields: ['b'] },
        shown: { label: 'Shown', fields: ['c'], open: true },
      },
    });
    expect(foldedHelp(folded)).toEqual({ b: 'Second.' });
    const { fields } = pageManifest(folded);
    expect(Object.values(fields).map((field) => field.help)).toEqual([
      'First.',
      undefined,
      'Third.',
    ]);
  });
});

test('a field that counts as something while it is blank is optional, in rows as well', () => {
  const blank = { ...number, whenBlank: 0 };
  const { fields } = expanded({
    fields: {
      a: blank,
      b: number,
      list: { kind: 'rows', label: 'List', fields: { blank, number } },
    },
  });
  expect(fields).toMatchObject({
    a: { optional: true },
    list: { fields: { blank: { optional: true } } },
  });
  expect(fields.b).not.toHaveProperty('optional');
  expect(fields).not.toHaveProperty('list.fields.number.optional');
});

describe('formulas that multiply beyond what a page can show are refused', () => {
  const when = { field: 'a', above: 1 };
  const part = (branches: number) => ({
    label: 'Part',
    formula: Array.from({ length: branches }, (_, index) =>
      index === branches - 1 ? { formula: 'b' } : { when, formula: 'a' },
    ),
  });
  const refusal = (more: object) => {
    try {
      return expanded(more).plans.flatMap(({ branches }) => branches).length;
    } catch (error) {
      expect(error).toBeInstanceOf(ManifestError);
      const { figure, message } = error as ManifestError;
      return `${figure} ${message}`;
    }
  };

  test('as the branches of summands', () => {
    const results = (second: number) => ({
      results: { one: { ...number, sum: { p: part(10), q: part(second) } } },
    });
    expect(refusal(results(10))).toBe(100);
    expect(refusal(results(11))).toBe(
      'one has more than 100 combinations of branches: make figures of some summands',
    );
  });

  test('as a sum of 2,000 characters', () => {
    const results = (length: number) => ({
      results: {
        one: {
          ...number,
          sum: {
            p: { label: 'P', formula: 'a'.repeat(1000) },
            q: { label: 'Q', formula: 'b'.repeat(length) },
          },
        },
      },
    });
    expect(refusal(results(997))).toBe(1);
    expect(refusal(results(998))).toBe('one is too long a sum: make figures of some summands');
  });

  test('as the lines of a table of summands', () => {
    const sum = { p: { label: 'P', formula: 'a' }, q: { label: 'Q', formula: 'b' } };
    const more = (times: number) => ({
      results: {
        whole: { ...number, sum },
        last: { ...number, formula: Array(times).fill('whole').join(' + ') },
      },
      tables: { parts: { label: 'Parts', sumOf: 'whole', whole: 'last', chart: 'Parts' } },
    });
    expect(refusal(more(200))).toBe(2);
    expect(refusal(more(300))).toBe(
      'last needs “whole” by too many steps for a table of its summands',
    );
  });
});
