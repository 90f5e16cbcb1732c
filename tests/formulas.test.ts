import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Big } from '../schemas/decimal.ts';
import { idsOf, parseFormula, substitute, toTex, toText } from '../schemas/formula.ts';
import { defineCalculator, type Manifest } from '../schemas/manifest.ts';
import { answer, contextOf, exact } from '../src/engine/answer/answer.ts';
import { runs, type Typed, today, validInputs } from '../src/engine/check/random-inputs.ts';
import { compile, compileSums, importsOf, load } from '../src/engine/formula/compile.ts';
import { evaluate, interpret, interpretSums } from '../src/engine/formula/evaluate.ts';
import { load as calculatorOf } from '../src/engine/index.ts';
import { CyclicFormulas, expand } from '../src/engine/manifest/expand.ts';

/*
 * What formulas mean, and that the code compiled from them means the same.
 */

/** The value of a formula without fields, as a plain number. */
const value = (formula: string, ids: Readonly<Record<string, number | readonly number[]>> = {}) => {
  const look = (id: string) => {
    const found = ids[id];
    if (found === undefined) return undefined;
    return typeof found === 'number' ? Big(found) : found.map((each) => Big(each));
  };
  const found = evaluate(parseFormula(formula), look);
  return found === undefined ? undefined : Number(found.round(30).toFixed());
};

describe('a formula', () => {
  test.each([
    ['1 + 2 * 3', 7],
    ['(1 + 2) * 3', 9],
    ['10 - 4 - 3', 3],
    ['24 / 4 / 3', 2],
    ['2^3^2', 512],
    ['-2^2', -4],
    ['2^-1', 0.5],
    ['4^0.5', 2],
    ['(-2)^3', -8],
    ['0^0', 1],
    ['abs(3 - 5)', 2],
    ['ceil(2.1)', 3],
    ['ceil(-2.1)', -2],
    ['floor(2.9)', 2],
    ['floor(-2.1)', -3],
    ['floor(1 / 3 * 3)', 1],
    ['round(2.5)', 3],
    ['round(-2.5)', -3],
    ['round(2.345, 2)', 2.35],
    ['sqrt(16)', 4],
    ['exp(0)', 1],
    ['ln(exp(2))', 2],
    ['log10(1000)', 3],
    ['mod(7, 3)', 1],
    ['mod(-7, 3)', 2],
    ['mod(7.5, 2)', 1.5],
    ['min(3, 1, 2)', 1],
    ['max(3, 1, 2)', 3],
    ['log2(8)', 3],
    ['sin(30) + cos(60) + tan(45)', 2],
    ['asin(1) + acos(1) + atan(1)', 135],
    ['factorial(5) / factorial(3)', 20],
    ['gcd(12, 18) + lcm(4, 6)', 18],
    ['normal(0)', 0.5],
    ['normalQuantile(0.5)', 0],
    ['round(normal(-1.96), 4)', 0.025],
    ['round(tQuantile(0.975, 9), 3)', 2.262],
    ['round(pi, 2)', 3.14],
  ])('%s is %d', (formula, expected) => {
    expect(value(formula)).toBe(expected);
  });

  test.each([
    ['sum(values)', 6],
    ['mean(values)', 2],
    ['count(values)', 3],
    ['min(values)', 1],
    ['max(values)', 3],
    ['gcd(values * 4)', 4],
    ['lcm(values)', 6],
    ['sum((values - mean(values))^2)', 2],
    ['sum(values * weights) / sum(weights)', 2.5],
  ])('over a list: %s is %d', (formula, expected) => {
    expect(value(formula, { values: [1, 2, 3], weights: [0, 1, 1] })).toBe(expected);
  });

  test('is absent if it depends on a figure that is absent', () => {
    expect(value('a + b', { a: 1 })).toBeUndefined();
    expect(value('max(a, b)', { a: 1 })).toBeUndefined();
    expect(value('-b')).toBeUndefined();
  });

  test.each([
    ['a +', 'a value is missing before “the end”'],
    ['a b', '“b” is one too many'],
    ['(a', '“)” is missing before “the end”'],
    ['a § b', '“§ b” cannot be read'],
    [
      'squareroot(a)',
      '“squareroot” is not a function; known are abs, acos, asin, atan, ceil, cos, exp, factorial, floor, gcd, lcm, ln, log10, log2, max, min, mod, normal, normalQuantile, round, sin, sqrt, tan, tQuantile, count, mean, sum.',
    ],
    ['celi(a)', 'Did you mean “ceil”?'],
    ['mod(a)', '“mod” takes 2 values'],
    ['round(a, 2, 3)', '“round” takes 1 to 2 values'],
  ])('that does not parse says where: %s', (formula, message) => {
    expect(() => parseFormula(formula)).toThrow(message);
  });

  test('is printed with the brackets that it needs', () => {
    for (const text of [
      'a - (b - c)',
      'a / (b * c)',
      '(a + b)^2',
      '-(a + b)',
      '2^(-a)',
      'mod(a, b + 1)',
    ]) {
      expect(toText(parseFormula(text))).toBe(text);
    }
    expect(toText(parseFormula('((a) + (b * c))'))).toBe('a + b * c');
  });

  test('has ids, and one can be replaced', () => {
    const formula = parseFormula('value * rate / 100 + sum(rows.amount)');
    expect(idsOf(formula)).toEqual(['value', 'rate', 'rows.amount']);
    const by = parseFormula('base + extra');
    expect(toText(substitute(formula, 'rate', by))).toBe(
      'value * (base + extra) / 100 + sum(rows.amount)',
    );
  });

  test('is rendered as TeX', () => {
    const tex = (text: string) => toTex(parseFormula(text), { id: (id) => id });
    expect(tex('a / b / c')).toBe('\\frac{a}{b \\times c}');
    expect(tex('abs(a)')).toBe('\\left| a \\right|');
    expect(tex('exp(a)')).toBe('e^{a}');
    expect(tex('mean(x)')).toBe('\\overline{x}');
    expect(tex('mod(a, b)')).toBe('a \\bmod b');
  });
});

/** A calculator that uses everything that formulas can do. */
const everything = defineCalculator({
  title: 'Everything',
  summary: 'x',
  intro: 'x',
  description: 'x',
  keywords: ['x'],
  order: 1,
  cases: {
    young: { field: 'age', below: 'youngAge' },
    grown: { field: 'age', atLeast: 'youngAge' },
    fastAndYoung: ['young', { field: 'speed', is: 'fast' }],
  },
  fields: {
    value: { kind: 'number', label: 'Value', symbol: 'V', above: 0 },
    age: { kind: 'number', label: 'Age', symbol: 'a', min: 0, max: 100 },
    speed: {
      kind: 'choice',
      label: 'Speed',
      symbol: 's',
      options: { slow: { label: 'Slow', value: 1 }, fast: { label: 'Fast', value: 2.5 } },
      default: 'slow',
    },
    extra: { kind: 'number', label: 'Extra', symbol: 'e', optional: true, min: 0 },
    start: { kind: 'date', label: 'Start', symbol: 'd' },
    clock: { kind: 'time', label: 'Clock', symbol: 't' },
    items: {
      kind: 'rows',
      label: 'Items',
      rowLabel: 'Item',
      maxRows: 5,
      incompleteRows: 'refuse',
      fields: {
        amount: { kind: 'number', label: 'Amount', symbol: 'q', min: 0 },
        size: {
          kind: 'choice',
          label: 'Size',
          symbol: 'z',
          options: { small: { label: 'Small', value: 1 }, large: { label: 'Large', value: 3 } },
        },
      },
    },
  },
  constants: { youngAge: { label: 'Young under', value: 25 } },
  results: {
    premium: {
      kind: 'money',
      label: 'Premium',
      symbol: 'P',
      formula: 'value * rate / 100',
      headline: true,
    },
    withExtra: { kind: 'money', label: 'With extra', symbol: 'X', formula: 'premium + extra' },
    verdict: {
      kind: 'text',
      label: 'Verdict',
      labels: { dear: 'Expensive', cheap: 'Cheap' },
      choose: [{ when: { figure: 'premium', above: 'tax' }, text: 'dear' }, { text: 'cheap' }],
    },
    due: { kind: 'date', label: 'Due', symbol: 'D', formula: 'start + 30' },
    daysToDue: { kind: 'number', label: 'Days', symbol: 'n', formula: 'due - start' },
    minutes: { kind: 'number', label: 'Minutes', symbol: 'm', formula: 'mod(clock + 90, 1440)' },
    onlyYoung: {
      kind: 'number',
      label: 'Only for the young',
      symbol: 'y',
      formula: [{ when: 'fastAndYoung', formula: 'age * speed' }],
    },
  },
  workings: {
    rate: {
      kind: 'percent',
      label: 'Rate',
      symbol: 'r',
      source: 'Own model',
      constants: {
        base: { label: 'Base', value: 5, symbol: 'b' },
        surcharge: { label: 'Surcharge', value: 2, symbol: 'u' },
      },
      sum: {
        base: { label: 'Base', formula: 'base' },
        age: {
          label: 'Age',
          formula: [
            { when: 'young', formula: 'surcharge', because: 'Under {youngAge}: + {surcharge} %' },
            { because: 'From {youngAge} on: nothing' },
          ],
        },
        speed: { label: 'Speed', formula: '-speed' },
      },
    },
    tax: {
      kind: 'money',
      label: 'Tax',
      symbol: 'T',
      graduated: {
        of: 'value',
        from: [
          [0, 0],
          [1000, 20],
          [5000, 40],
        ],
      },
    },
    level: {
      kind: 'number',
      label: 'Level',
      symbol: 'l',
      ranges: {
        of: 'value',
        from: [
          [0, 1],
          [100, 2],
          [1000, 3],
        ],
        because: 'Value {range}: {figure}',
      },
    },
    total: {
      kind: 'number',
      label: 'Total',
      symbol: 'S',
      formula:
        'sum(items.amount * items.size) / count(items) + mean(items.amount) + max(items.amount) + level',
    },
  },
  tables: {
    parts: { label: 'Parts', sumOf: 'rate', whole: 'premium', chart: 'Parts' },
    shares: {
      label: 'Shares',
      sumOf: { premium: 'Premium', tax: 'Tax' },
      whole: 'premium',
      chart: 'S',
    },
  },
  examples: [
    {
      title: 'One',
      given: {
        value: 1000,
        age: 20,
        start: '2024-02-01',
        clock: '23:00',
        items: [{ amount: 2, size: 'large' }],
      },
      shows: { premium: '60.00' },
    },
  ],
  actions: { calculate: 'Go' },
  compute: 'formulas',
});

const expanded = expand(everything as unknown as Manifest);
const calculator = calculatorOf(expanded);

const solve = (typed: Typed) => {
  const solved = answer(calculator, { ...everything.examples[0]?.given, ...typed } as Typed, {
    today,
  });
  if (!solved.ok) throw new Error(JSON.stringify(solved.errors));
  return solved;
};
const figures = (typed: Typed = {}) => {
  const { results, workings } = solve(typed);
  return Object.fromEntries(
    Object.entries({ ...results, ...workings }).map(([id, each]) => [
      id,
      each instanceof Big ? Number(each) : each,
    ]),
  );
};

describe('the formulas of a manifest', () => {
  test('give its figures, each after those that it needs', () => {
    expect(figures()).toEqual({
      premium: 60,
      rate: 6,
      tax: 0,
      verdict: 'dear',
      due: '2024-03-02',
      daysToDue: 30,
      minutes: 30,
      level: 3,
      total: 6 + 2 + 2 + 3,
    });
    expect(expanded.plans.map(({ id }) => id).slice(0, 2)).toEqual(['rate', 'premium']);
  });

  test('apply by case: the first whose conditions hold', () => {
    expect(figures({ age: '25' }).rate).toBe(4);
    expect(figures({ age: '24.9999' }).rate).toBe(6);
    expect(figures({ speed: 'fast', age: '20' }).onlyYoung).toBe(50);
    expect(figures({ speed: 'fast', age: '30' })).not.toHaveProperty('onlyYoung');
  });

  test('leave a figure out where an optional field is blank, and no string of it is shown', () => {
    expect(figures({ extra: '' })).not.toHaveProperty('withExtra');
    expect(solve({ extra: '' }).shown).not.toHaveProperty('withExtra');
    expect(figures({ extra: '5' }).withExtra).toBe(65);
  });

  test('read a figure from a table by the highest limit reached, the limit included', () => {
    for (const [at, level] of [
      ['99.9999', 1],
      ['100', 2],
      ['999.9999', 2],
      ['1000', 3],
    ] as const) {
      expect(figures({ value: at }).level, at).toBe(level);
    }
  });

  test('apply its own rate to each slice', () => {
    expect(figures({ value: '1000' }).tax).toBe(0);
    expect(figures({ value: '3000' }).tax).toBe(400);
    expect(figures({ value: '6000' }).tax).toBe(1200);
  });

  test('compare figures in conditions', () => {
    // At 6 % of 1,000 to 3,000 the premium is 60 to 180, the tax 0 to 400.
    expect(figures({ value: '1200' }).verdict).toBe('dear');
    expect(figures({ value: '3000' }).verdict).toBe('cheap');
  });

  test('make steps: one for each case, with the labels and reasons of its parts', () => {
    const rate = expanded.steps.filter(({ gives }) => gives === 'rate');
    expect(rate.map(({ formula }) => formula)).toEqual([
      'base + surcharge - speed',
      'base - speed',
    ]);
    expect(rate.map(({ because }) => because.map(({ say }) => say))).toEqual([
      ['Under {youngAge}: + {surcharge} %'],
      ['From {youngAge} on: nothing'],
    ]);
    expect(expanded.symbols).toMatchObject({
      premium: 'P',
      rate: 'r',
      base: 'b',
      'items.amount': 'q',
    });
    expect(expanded.constants.base?.source).toBe('Own model');
  });

  test('fill a table of the parts of a sum, in cents that add up', () => {
    const rows = interpretSums(expanded)(solve({ value: '1000.10' }).values, {
      results: { ...solve({ value: '1000.10' }).results, ...solve({ value: '1000.10' }).workings },
      chosen: { speed: Big(1) },
    });
    expect(
      (rows.parts as { part: string; amount: Big }[]).map(({ part, amount }) => [
        part,
        amount.toFixed(2),
      ]),
    ).toEqual([
      ['base', '50.01'],
      ['age', '20.00'],
      ['speed', '-10.00'],
    ]);
    expect(expanded.tables?.parts).toMatchObject({
      columns: { amount: { kind: 'money', sums: true, ties: 'premium' } },
    });
  });

  test('fill the examples in with the defaults of visible fields', () => {
    expect(expanded.examples[0]?.given).toMatchObject({ value: 1000, speed: 'slow' });
  });

  test('show all amounts in the manifest’s money format, also in tables, unless a figure overrides it', () => {
    const manifest = expand({
      ...everything,
      money: { currency: 'INR', grouping: 'indian', digits: 0 },
      results: { ...everything.results, withExtra: { ...everything.results.withExtra, digits: 2 } },
    } as unknown as Manifest);
    const rupees = { currency: 'INR', grouping: 'indian' };
    expect(manifest.results.premium).toMatchObject({ ...rupees, digits: 0 });
    expect(manifest.results.withExtra).toMatchObject({ ...rupees, digits: 2 });
    expect(manifest.workings.tax).toMatchObject(rupees);
    expect(manifest.tables?.parts?.columns.amount).toMatchObject(rupees);
    expect(manifest.workings.rate).not.toHaveProperty('currency');
  });

  test('that need each other in a circle are refused, with the way round', () => {
    const cyclic = {
      ...everything,
      workings: {
        ...everything.workings,
        rate: { kind: 'percent', label: 'Rate', symbol: 'r', formula: 'premium / value' },
      },
      tables: undefined,
    } as unknown as Manifest;
    expect(() => expand(cyclic)).toThrow(CyclicFormulas);
    expect(() => expand(cyclic)).toThrow('needs itself: premium → rate → premium');
  });
});

describe('the built code', () => {
  test('gives the results of the interpreter for random inputs', () => {
    const interpreted = interpret(expanded);
    const [sums, interpretedSums] = [load(compileSums(expanded)), interpretSums(expanded)];
    fc.assert(
      fc.property(validInputs(expanded), (typed) => {
        const { values, results, workings } = solve(typed);
        const context = contextOf(calculator, values, { today });
        expect(exact(calculator.compute(values, context))).toEqual(
          exact(interpreted(values, context)),
        );
        const known = { ...context, results: { ...results, ...workings } };
        expect(exact(sums(values, known))).toEqual(exact(interpretedSums(values, known)));
      }),
      runs,
    );
  });

  test('does not parse formulas, and imports only the functions that it uses', () => {
    const { code, uses } = compile(expanded);
    expect(code).not.toMatch(/parse|evaluate|Function/);
    expect([...uses].sort()).toEqual(
      [
        'Big',
        'dayNumber',
        'dayOf',
        'graduate',
        'inRange',
        'max',
        'mean',
        'minutesOf',
        'mod',
        'settled',
        'sum',
      ].sort(),
    );
    expect(importsOf({ uses })).toContain(
      "import { graduate } from '/schemas/functions/arithmetic.ts';",
    );
  });

  test('works a power out once where a formula names it twice', () => {
    const manifest = {
      ...everything,
      results: {
        ...everything.results,
        premium: {
          ...everything.results.premium,
          formula: 'value * (1 + age)^3 / ((1 + age)^3 - 1) + rate',
        },
      },
    } as unknown as Manifest;
    expect(compile(expand(manifest)).code.match(/wholePower\(/g)).toHaveLength(1);
  });

  test('shares the work with a function, before it and after it', () => {
    const manifest = {
      ...everything,
      workings: { ...everything.workings, total: { kind: 'number', label: 'Total' } },
      results: {
        ...everything.results,
        onlyYoung: { kind: 'number', label: 'x', symbol: 'y', formula: 'total * 2' },
      },
      compute: 'compute.ts',
    } as unknown as Manifest;
    const shared = expand(manifest);
    // A plain number is as good as a decimal.
    const own = (_: unknown, { figures: so }: { figures: { rate: Big } }) => ({
      total: Number(so.rate) + 1,
    });
    const of = calculatorOf(shared, { functions: { compute: own } });
    const solved = answer(of, everything.examples[0]?.given as Typed, { today });
    expect(solved.ok && solved.results.onlyYoung).toEqual(Big(14));
    const { values } = solve({});
    const context = contextOf(of, values, { today });
    expect(exact(interpret(shared, own)(values, context))).toEqual(
      exact(of.compute(values, context)),
    );
  });
});
