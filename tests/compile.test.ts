import { describe, expect, test } from 'vitest';
import { Big } from '../schemas/decimal.ts';
import { parseFormula } from '../schemas/formula.ts';
import type { AnyCompute, Field, FormulaOf, Manifest } from '../schemas/manifest.ts';
import { exact } from '../src/engine/answer/answer.ts';
import { compile, compileSums, importsOf, load } from '../src/engine/formula/compile.ts';
import { evaluate, interpret, interpretSums, meaningOf } from '../src/engine/formula/evaluate.ts';
import { expand } from '../src/engine/manifest/expand.ts';

/*
 * Every form of a formula, compiled: compared with results worked out by hand and with the interpreter.
 */

const number = { kind: 'number', label: 'x' } as const;
const options = { s: { label: 'S', value: 1 }, m: { label: 'M', value: 2 }, none: { label: 'N' } };
const fields = {
  a: number,
  b: number,
  extra: { ...number, optional: true },
  orZero: { ...number, optional: true, whenBlank: 0 },
  hidden: { ...number, when: { field: 'a', above: 0 } },
  size: { kind: 'choice', label: 'Size', options },
  money: { kind: 'currency', label: 'Money', options: { EUR: { symbol: '€', name: 'Euro' } } },
  start: { kind: 'date', label: 'Start' },
  from: { kind: 'time', label: 'From' },
  note: { kind: 'text', label: 'Note', optional: true },
  items: {
    kind: 'rows',
    label: 'Items',
    rowLabel: 'Item',
    maxRows: 5,
    incompleteRows: 'skip',
    fields: {
      x: number,
      grade: { kind: 'choice', label: 'Grade', options },
      day: { kind: 'date', label: 'Day' },
      at: { kind: 'time', label: 'At' },
    },
  },
  list: { kind: 'list', label: 'List' },
  others: { kind: 'list', label: 'Others' },
  days: { kind: 'list', label: 'Days', of: 'date' },
};
const constants = { k: { label: 'k', value: 10 }, share: { label: 'share', value: 0.5 } };
const rows = [
  { x: Big(3), grade: 's', day: '2024-02-27', at: '00:20' },
  { x: Big(5), grade: 'm', day: '2024-03-01', at: '02:00' },
];
const usual = {
  a: Big(4),
  b: Big(2),
  orZero: Big(0),
  hidden: Big(9),
  size: 'm',
  money: 'EUR',
  start: '2024-02-28',
  from: '01:30',
  items: rows,
  list: [Big(1), Big(2), Big(6)],
  others: [Big(3), Big(0), Big(2)],
  days: ['2024-02-29', '2024-03-02'],
};

type Figures = Readonly<Record<string, object>>;

const numberOf = (option: string) => {
  const found = (options as Readonly<Record<string, { readonly value?: number }>>)[option]?.value;
  return found === undefined ? undefined : Big(found);
};

/** The numbers of the chosen options. */
const chosenFor = ({ size, items }: { size: string; items: readonly { grade: string }[] }) => ({
  size: numberOf(size),
  items: (items ?? []).map(({ grade }) => ({ grade: numberOf(grade) })),
});

const manifest = (results: Figures, more: object = {}) =>
  expand({
    fields,
    constants,
    results,
    examples: [],
    compute: 'formulas',
    ...more,
  } as unknown as Manifest);

/** All figures for some inputs, as plain numbers and texts: compiled, and the same interpreted. */
function computed(results: Figures, inputs: object = {}, more: object = {}, own?: AnyCompute) {
  const of = manifest(results, more);
  const values = { ...usual, ...inputs };
  const compute = load(compile(of), own);
  const context = { today: '2026-10-06', chosen: chosenFor(values) };
  const figures = exact(compute(values, context)) as Readonly<Record<string, unknown>>;
  expect(figures).toEqual(exact(interpret(of, own)(values, context)));
  return Object.fromEntries(
    Object.entries(figures).map(([id, each]) => [id, each instanceof Big ? Number(each) : each]),
  );
}

const figure = (formula: FormulaOf) => ({ ...number, formula });
/** One formula's value. */
const value = (formula: FormulaOf, inputs: object = {}) =>
  computed({ it: figure(formula) }, inputs).it;
const code = (formula: FormulaOf) => compile(manifest({ it: figure(formula) })).code;

describe('a compiled formula', () => {
  test.each([
    ['a + b', 6],
    ['a - b', 2],
    ['a * b', 8],
    ['a / b', 2],
    ['b ^ a', 16],
    ['-a', -4],
    ['-(a - b) * -b', 4],
    ['2 + a', 6],
    ['a + 2', 6],
    ['10 - a', 6],
    ['a - 10', -6],
    ['3 * a', 12],
    ['12 / a', 3],
    ['a / 8', 0.5],
    ['2 + 3', 5],
    ['2 * 3 - 1', 5],
    ['7', 7],
    ['k', 10],
    ['k - a', 6],
    ['a - k', -6],
    ['k / a', 2.5],
    ['a * k', 40],
    ['k * a + k', 50],
    ['k * share', 5],
    ['a ^ share', 2],
    ['2 ^ a', 16],
    ['a ^ 2', 16],
  ])('%s is %d', (formula, expected) => expect(value(formula)).toBe(expected));

  test.each([
    ['abs(b - a)', 2],
    ['ceil(a / 3)', 2],
    ['floor(a / 3)', 1],
    ['exp(0)', 1],
    ['ln(1)', 0],
    ['log10(k * k)', 2],
    ['max(a, b)', 4],
    ['min(a, b, 1)', 1],
    ['max(a)', 4],
    ['max(3)', 3],
    ['min(-a)', -4],
    ['max(1 + a)', 5],
    ['max(a + 1)', 5],
    ['max(abs(-a))', 4],
    ['max(min(a, b), 3)', 3],
    ['mod(a, 3)', 1],
    ['round(a / 3)', 1],
    ['round(a / 3, 1)', 1.3],
    ['sqrt(a)', 2],
    ['sqrt(16) + abs(-2)', 6],
    ['log2(a * b)', 3],
    ['sin(30)', 0.5],
    ['cos(15 * a)', 0.5],
    ['tan(45)', 1],
    ['asin(b / a)', 30],
    ['acos(b / a)', 60],
    ['atan(a / 4)', 45],
    ['factorial(a)', 24],
    ['gcd(a, 6)', 2],
    ['gcd(-a)', 4],
    ['lcm(a, 6, 5)', 60],
    ['normal(a - 4)', 0.5],
    ['normalQuantile(b / a)', 0],
    ['round(tQuantile(0.975, a), 3)', 2.776],
    ['round(pi, 2)', 3.14],
    ['round(2 * pi * a, 2)', 25.13],
    ['round(a * pi, 2)', 12.57],
    ['round(pi / k + pi, 3)', 3.456],
  ])('%s is %d', (formula, expected) => expect(value(formula)).toBe(expected));

  test.each([
    ['sum(items.x)', 8],
    ['mean(items.x)', 4],
    ['count(items.x)', 2],
    ['count(items)', 2],
    ['min(items.x)', 3],
    ['max(items.x)', 5],
    ['sum(items.x * items.grade)', 13],
    ['sum(items.grade * 2)', 6],
    ['sum(items.at - from)', -40],
    ['sum(items.day - start)', 1],
    ['max(days) - min(days)', 2],
    ['sum(2 * items.x)', 16],
    ['sum(-items.x)', -8],
    ['sum(a - items.x)', 0],
    ['sum(abs(a - items.x))', 2],
    ['sum(max(items.x, a))', 9],
    ['sum(max(a, items.x))', 9],
    ['sum(items.x * size)', 16],
    ['sum(items.x / sum(items.x))', 1],
    ['sum(items.x) / count(items.x) + sum(items.grade)', 7],
    ['sum(items.x ^ 2 + items.x ^ 2)', 68],
    ['sum(list)', 9],
    ['sum(others * (list - mean(list)))', 0],
    ['max(list - others)', 4],
    ['mean(list)', 3],
    ['count(list)', 3],
    ['max(list)', 6],
    ['min(list)', 1],
    ['sum((list - mean(list)) ^ 2)', 14],
    ['gcd(list * 4)', 4],
    ['lcm(list)', 6],
    ['gcd(items.x * 15)', 15],
    ['sum(factorial(list) * pi) / pi', 723],
  ])('%s, over rows or a list, is %d', (formula, expected) =>
    expect(value(formula)).toBe(expected),
  );

  test('uses the number of a choice, the day of a date, the minutes of a time', () => {
    expect(value('size * 3')).toBe(6);
    expect(value('start')).toBe(19781);
    expect(value('from + 1')).toBe(91);
    const dueDate = { kind: 'date', label: 'Due', formula: 'start + 2' };
    expect(computed({ dueDate, days: figure('dueDate - start') })).toEqual({
      dueDate: '2024-03-01',
      days: 2,
    });
  });

  test('works with figures wherever they are declared', () => {
    const workings = { half: figure('whole / 2'), whole: figure('a + b') };
    expect(computed({ it: figure('half * 10') }, {}, { workings })).toEqual({
      it: 30,
      half: 3,
      whole: 6,
    });
  });

  test('writes numbers and constants as they are, on either side, and makes no decimals of them', () => {
    for (const formula of ['a * 2', '2 * a', 'a + k', 'k + a', 'a / 100', 'a - k', 'k * 2 * a']) {
      const decimals = code(formula).match(/Big\(/g) ?? [];
      expect(decimals.length, formula).toBe(formula.startsWith('k * 2') ? 1 : 0);
    }
  });

  test('names exactly the functions that it uses, for the build to import', () => {
    const { uses } = compile(manifest({ it: figure('max(a, 2 ^ b) + sum(items.x)') }));
    expect([...uses].sort()).toEqual(['Big', 'max', 'power', 'sum']);
    const names = new Set(['Big', 'power', 'settled', 'splitToCents']);
    expect(importsOf({ uses: names }).split('\n')).toEqual([
      "import { Big } from '/schemas/decimal.ts';",
      "import { power } from '/schemas/functions/arithmetic.ts';",
      "import { settled } from '/schemas/decimal.ts';",
      "import { splitToCents } from '/schemas/functions/parts.ts';",
    ]);
    const rare = new Set(['sin', 'gcd', 'normal', 'log2']);
    expect(importsOf({ uses: rare }).split('\n')).toEqual([
      "import { sin } from '/schemas/functions/trigonometry.ts';",
      "import { gcd } from '/schemas/functions/whole-numbers.ts';",
      "import { normal } from '/schemas/functions/distributions.ts';",
      "import { log2 } from '/schemas/functions/log2.ts';",
    ]);
  });

  test('writes π as its sixty digits, which need no module', () => {
    const { code, uses } = compile(manifest({ it: figure('2 * pi * a') }));
    expect(code).toContain("'3.14159265358979323846264338327950288419716939937510582097494'");
    expect([...uses]).toEqual(['Big']);
  });
});

describe('a power, logarithm or exponential that a formula has more than once', () => {
  const times = (formula: FormulaOf, name: string) =>
    code(formula).match(new RegExp(`\\b${name}\\(`, 'g'))?.length ?? 0;

  test.each([
    ['a^3 + a^3', 128, 'wholePower', 1],
    ['(1 + a)^b / ((1 + a)^b - 1)', 25 / 24, 'power', 1],
    ['a^b + b^a + a^b + b^a', 64, 'power', 2],
    ['a^b + b^a', 32, 'power', 2],
    ['a^(b^2) + a^(b^2) + b^2', 516, 'power', 1],
    ['a^(b^2) + a^(b^2) + b^2', 516, 'wholePower', 1],
    ['log10(k) + log10(k) + a', 6, 'log10', 1],
    ['ln(a - 3) + ln(a - 3)', 0, 'ln', 1],
    ['exp(a - 4) * exp(a - 4)', 1, 'exp', 1],
    ['sin(a * 15)^2 + sin(a * 15)', Math.sqrt(3) / 2 + 0.75, 'sin', 1],
    ['tQuantile(0.975, a) - tQuantile(0.975, a)', 0, 'tQuantile', 1],
    ['factorial(a) / factorial(a) + factorial(b)', 3, 'factorial', 2],
  ])('is worked out once: %s', (formula, expected, name, count) => {
    expect(value(formula)).toBeCloseTo(expected, 12);
    expect(times(formula, name)).toBe(count);
  });

  test('does not become a variable if it appears once', () => {
    expect(code('a^b + ln(a)')).not.toContain('const p');
  });

  test('is worked out in each of several formulas of a figure', () => {
    const formula = [
      { when: { field: 'a', above: 4 }, formula: 'a^3 + a^3' },
      { formula: 'b^5 + b^5' },
    ] as const;
    expect(value(formula)).toBe(64);
    expect(value(formula, { a: Big(5) })).toBe(250);
  });
});

describe('the interpreter', () => {
  test('refuses rows or a list where a formula needs one number', () => {
    const list = () => [Big(1), Big(2)];
    expect(() => evaluate(parseFormula('a + 1'), list)).toThrow('“a” is a list: use sum or mean.');
    expect(evaluate(parseFormula('sum(a)'), list)).toEqual(Big(3));
  });

  test('takes an option for its number, if it has one', () => {
    const size = fields.size as Field;
    expect(meaningOf(size, 'm')).toEqual(Big(2));
    expect(meaningOf(size, 'none')).toBeUndefined();
    expect(meaningOf(size, 'gone')).toBeUndefined();
  });

  test('takes a text for a date or a time only if it is nothing else', () => {
    const of = (text: string) => meaningOf(undefined, text)?.toNumber();
    expect(of('2024-02-28')).toBe(19781);
    expect(of('01:30')).toBe(90);
    for (const text of ['x2024-02-28', '2024-02-28x', '101:30', '01:30:00', 'noon', '']) {
      expect(of(text), text).toBeUndefined();
    }
  });
});

describe('compiled conditions', () => {
  /** 1 where the condition holds, 0 elsewhere. */
  const holds = (when: unknown, inputs: object = {}, figures: Figures = {}) =>
    computed(
      { ...figures, it: figure([{ when, formula: '1' }, { formula: '0' }] as never) },
      inputs,
    ).it;

  test.each([
    ['above', [0, 0, 1]],
    ['atLeast', [0, 1, 1]],
    ['below', [1, 0, 0]],
    ['atMost', [1, 1, 0]],
  ])('draw the line of “%s” exactly', (key, expected) => {
    const at = [3.9, 4, 4.1].map((each) => ({ a: Big(each), b: Big(4) }));
    expect(at.map((each) => holds({ field: 'a', [key]: 4 }, each))).toEqual(expected);
    expect(at.map((each) => holds({ field: 'a', [key]: 'b' }, each))).toEqual(expected);
    const sum = { sum: figure('a + 0') };
    expect(at.map((each) => holds({ figure: 'sum', [key]: 'b' }, each, sum))).toEqual(expected);
  });

  test('hold only when all limits and all conditions do', () => {
    const between = { field: 'a', above: 1, below: 5 };
    expect([1, 4, 5].map((a) => holds(between, { a: Big(a) }))).toEqual([0, 1, 0]);
    const both = [between, { field: 'b', above: 2 }];
    expect([2, 3].map((b) => holds(both, { b: Big(b) }))).toEqual([0, 1]);
    expect(holds([])).toBe(1);
  });

  test('know options, one or several, beside other conditions', () => {
    expect(holds({ field: 'size', is: 'm' })).toBe(1);
    expect(holds({ field: 'size', is: 's' })).toBe(0);
    const some = { field: 'size', is: ['s', 'm'] };
    expect(holds([some, { field: 'a', above: 4 }])).toBe(0);
    expect(holds([{ field: 'a', above: 4 }, some])).toBe(0);
    expect(holds([some, { field: 'a', above: 3 }])).toBe(1);
    expect(holds(some, { size: 'none' })).toBe(0);
  });

  test('know the text of a figure', () => {
    const choose = [{ when: { field: 'a', above: 4 }, text: 'large' }, { text: 'small' }];
    const verdict = { verdict: { kind: 'text', label: 'Verdict', choose } };
    expect(holds({ figure: 'verdict', is: 'small' }, {}, verdict)).toBe(1);
    expect(holds({ figure: 'verdict', is: 'small' }, { a: Big(5) }, verdict)).toBe(0);
  });

  test('know what is filled in', () => {
    for (const [field, filled, blank] of [
      ['extra', Big(0), undefined],
      ['items', rows, []],
      ['items', rows, undefined],
      ['list', [Big(1)], []],
    ] as const) {
      expect(holds({ field, filled: true }, { [field]: filled }), field).toBe(1);
      expect(holds({ field, filled: true }, { [field]: blank }), field).toBe(0);
      expect(holds({ field, filled: false }, { [field]: filled }), field).toBe(0);
      expect(holds({ field, filled: false }, { [field]: blank }), field).toBe(1);
    }
  });

  test('do not hold of a number that is missing, nor against one', () => {
    expect(holds({ field: 'extra', atLeast: 0 })).toBe(0);
    expect(holds({ field: 'extra', atLeast: 0 }, { extra: Big(0) })).toBe(1);
    expect(holds({ field: 'a', atLeast: 'extra' })).toBe(0);
    expect(holds({ field: 'a', atLeast: 'extra' }, { extra: Big(4) })).toBe(1);
    const limited = (limit: string) =>
      code([{ when: { field: 'a', atLeast: limit }, formula: '1' }, { formula: '0' }]);
    expect(limited('extra')).toContain('(v.extra && v.a.gte(v.extra))');
    expect(limited('b')).toContain('(v.a.gte(v.b))');
    expect(holds({ field: 'hidden', atLeast: 0 }, { hidden: undefined })).toBe(0);
    const maybe = { maybe: figure([{ when: { field: 'a', above: 4 }, formula: 'a' }]) };
    expect(holds({ figure: 'maybe', above: 0 }, {}, maybe)).toBe(0);
    expect(holds({ figure: 'maybe', above: 0 }, { a: Big(5) }, maybe)).toBe(1);
  });

  test('are not missed by what a quotient leaves behind', () => {
    const thirds = { thirds: figure('1 / 3 * 3') };
    expect(holds({ figure: 'thirds', atLeast: 1 }, {}, thirds)).toBe(1);
  });

  test.each(['size', 'money', 'note'])('refuse to compare %s, which is no number', (field) => {
    const it = figure([{ when: { field, above: 1 }, formula: '1' }]);
    expect(() => compile(manifest({ it }))).toThrow(`“${field}” has no number to compare.`);
  });
});

describe('a figure that is absent', () => {
  test.each([
    'extra',
    '-extra',
    'a + extra',
    'extra * a',
    'abs(extra)',
    'max(a, extra)',
    'extra ^ 2',
  ])('is so where an optional field is blank: %s', (formula) => {
    expect(value(formula)).toBeUndefined();
    expect(value(formula, { extra: Big(2) })).toBeDefined();
  });

  test('may be a date', () => {
    const due = { kind: 'date', label: 'Due', formula: 'start + extra' };
    expect(computed({ due })).toEqual({});
    expect(computed({ due }, { extra: Big(1) })).toEqual({ due: '2024-02-29' });
  });

  test('leaves out exactly the figures that depend on it', () => {
    const all = { one: figure('extra + 1'), two: figure('one * 2'), other: figure('a') };
    expect(computed(all)).toEqual({ other: 4 });
    expect(computed(all, { extra: Big(1) })).toEqual({ one: 2, two: 4, other: 4 });
  });

  test('needs no check if a blank counts as a number', () => {
    expect(value('orZero + 1')).toBe(1);
    expect(code('orZero + a')).not.toContain('undefined');
    const always = {
      one: figure('a'),
      level: { ...number, graduated: { of: 'one', from: [[0, 1]] } },
    };
    const all = manifest({ ...always, it: figure('one + level') });
    expect(compile(all).code).not.toContain('undefined');
    expect(code('hidden + extra')).toMatch(/hidden !== undefined && v.extra !== undefined/);
  });

  test('may be so by case: before other formulas, after them, and by itself', () => {
    const above = (limit: number) => ({ field: 'a', above: limit });
    const first = [{ when: above(5) }, { formula: 'a' }];
    expect(value(first)).toBe(4);
    expect(value(first, { a: Big(6) })).toBeUndefined();
    const last = [{ when: above(5), formula: 'a' }, {}];
    expect(value(last)).toBeUndefined();
    expect(value(last, { a: Big(6) })).toBe(6);
    expect(value([{}, { formula: 'a' }])).toBeUndefined();
    const none = [{ when: above(5), formula: 'a' }];
    expect(value(none)).toBeUndefined();
    const three = [{ when: above(5), formula: '1' }, { when: above(3) }, { formula: '2' }];
    expect([6, 4, 3].map((a) => value(three, { a: Big(a) }))).toEqual([1, undefined, 2]);
  });

  test('is so below a table’s first limit, and where the number of a table is blank', () => {
    const from = [
      [2, 10],
      [4, 20],
    ];
    const level = (of: string) => ({ ...number, ranges: { of, from } });
    const all = { level: level('a'), twice: figure('level * 2') };
    expect(computed(all)).toEqual({ level: 20, twice: 40 });
    expect(computed(all, { a: Big(3) })).toEqual({ level: 10, twice: 20 });
    expect(computed(all, { a: Big(1) })).toEqual({});
    const tax = { ...number, graduated: { of: 'extra', from } };
    const ofExtra = { level: level('extra'), tax, taxed: figure('tax + 1') };
    expect(computed(ofExtra)).toEqual({});
    expect(computed(ofExtra, { extra: Big(5) })).toEqual({ level: 20, tax: 0.4, taxed: 1.4 });
  });
});

describe('a function beside the formulas', () => {
  const own = { compute: 'compute.ts' };

  test('gets the figures that do not depend on it; formulas go on with what it gives', () => {
    const all = {
      base: figure('a'),
      twice: figure('base * 2'),
      given: number,
      after: figure('given + twice'),
    };
    const give = (_: unknown, { figures }: { figures: { twice: Big } }) => ({
      given: Number(figures.twice) + 1,
    });
    expect(computed(all, {}, own, give)).toEqual({ base: 4, twice: 8, given: 9, after: 17 });
    const decimal = () => ({ given: Big(1) });
    expect(computed(all, {}, own, decimal)).toEqual({ base: 4, twice: 8, given: 1, after: 9 });
  });

  test('may leave out a figure; what needs it is absent, too', () => {
    const all = { given: number, after: figure('given + 1'), other: figure('a') };
    expect(computed(all, {}, own, () => ({}))).toEqual({ other: 4 });
    expect(computed(all, {}, own, () => ({ given: undefined }))).toEqual({ other: 4 });
  });

  test('is not called where there are formulas alone', () => {
    expect(compile(manifest({ it: figure('a') })).code).not.toContain('own');
  });

  test('has no checks of figures that are always present', () => {
    const all = { twice: figure('a * 2'), given: number, after: figure('given + twice') };
    const { code: shared } = compile(manifest(all, own));
    expect(shared).toContain('f.given !== undefined');
    expect(shared).not.toContain('f.twice !== undefined');
    const { code: last, uses } = compile(manifest({ twice: figure('a * 2'), given: number }, own));
    expect(last).not.toContain('for (');
    expect([...uses]).toEqual([]);
  });
});

describe('a compiled table of summands', () => {
  const rate = {
    ...number,
    sum: {
      base: { label: 'Base', formula: 'k' },
      young: { label: 'Young', formula: [{ when: { field: 'a', below: 3 }, formula: 'b' }] },
      extra: { label: 'Extra', formula: 'extra' },
    },
  };
  const table = (sumOf: unknown, whole: string) => ({
    tables: { parts: { label: 'Parts', sumOf, whole, chart: 'Parts' } },
  });
  const lines = (of: ReturnType<typeof manifest>, inputs: object, results: object) => {
    const values = { ...usual, ...inputs };
    const compute = load(compileSums(of));
    const context = { today: '2026-10-06', chosen: chosenFor(values), results };
    const rowsOf = exact(compute(values, context)) as {
      parts: readonly { part: string; amount: Big }[];
    };
    expect(rowsOf).toEqual(exact(interpretSums(of)(values, context)));
    return rowsOf.parts.map(({ part, amount }) => [part, Number(amount)]);
  };

  test('has the amount of each summand that applies', () => {
    const of = manifest(
      { price: figure('a * rate') },
      { workings: { rate }, ...table('rate', 'price') },
    );
    const results = { rate: Big(12), price: Big(48) };
    expect(lines(of, { extra: Big(1) }, results)).toEqual([
      ['base', 40],
      ['extra', 4],
    ]);
    expect(lines(of, { a: Big(2), extra: Big(1) }, results)).toEqual([
      ['base', 20],
      ['young', 4],
      ['extra', 2],
    ]);
    expect(lines(of, {}, results)).toEqual([['base', 40]]);
  });

  test('has cents that add up to the rounded sum', () => {
    const third = { label: 'Third', formula: 'a / 3' };
    const of = manifest(
      { price: { ...number, sum: { one: third, two: third, three: third } } },
      table('price', 'price'),
    );
    expect(lines(of, { a: Big(1) }, { price: Big(1) })).toEqual([
      ['one', 0.33],
      ['two', 0.34],
      ['three', 0.33],
    ]);
  });

  test('of results has each result unchanged that there is', () => {
    const of = manifest(
      { one: figure('a / 3'), two: figure('extra'), all: figure('one + two') },
      table({ one: 'One', two: 'Two' }, 'all'),
    );
    expect(lines(of, {}, { one: Big('1.005') })).toEqual([['one', 1.005]]);
  });
});
