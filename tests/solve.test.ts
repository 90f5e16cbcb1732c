import { describe, expect, test } from 'vitest';
import { Big } from '../schemas/decimal.ts';
import { InputError } from '../schemas/input-error.ts';
import type { NumberField, Result } from '../schemas/manifest.ts';
import type { Calculator } from '../src/engine/calculator.ts';
import { shortestBetween } from '../src/engine/solve/bracketing.ts';
import { goalIn } from '../src/engine/solve/goal.ts';
import { fieldNamed, type Scan, scanOf } from '../src/engine/solve/scan.ts';
import { type Solving, solveFor } from '../src/engine/solve/solve.ts';
import { explain, readTarget, targetText, typeable } from '../src/engine/solve/solve-words.ts';
import { sample, today } from './sample.ts';

/*
 * "Solve for" on small functions. `solve-for.test.ts` tries the same on every calculator.
 */

type Compute = (x: Big, other: Big) => Big | undefined;

/** A calculator of one result, with a field that is searched and another one. */
function calculatorOf(compute: Compute, field: Partial<NumberField> = {}, more: object = {}) {
  const manifest = {
    title: 'Function',
    fields: {
      x: { kind: 'number', label: 'Length', ...field },
      other: { kind: 'number', label: 'Width', min: 0, default: 2 },
    },
    results: { y: { kind: 'number', label: 'Area', headline: true, digits: { atMost: 3 } } },
    actions: { calculate: 'Calculate' },
    ...more,
  };
  return {
    slug: 'function',
    manifest,
    compute: ({ x, other }: { x: Big; other: Big }) => ({ y: compute(x, other) }),
  } as unknown as Calculator;
}

interface Asked {
  readonly calculator: Calculator;
  readonly scan: Scan;
  readonly found: Solving;
  readonly target: Big;
}

function ask(calculator: Calculator, target: number | string, typed: object = {}): Asked {
  const scan = scanOf(calculator, { x: '', ...typed }, 'x', { today });
  if ('errors' in scan) throw new Error(scan.errors[0]?.message);
  return { calculator, scan, found: solveFor(scan, 'y', Big(target)), target: Big(target) };
}

const wordsOf = ({ found, ...question }: Asked) => explain({ ...question, result: 'y' }, found);

/** The solutions as texts; "~3" for a neighbour, "4 (3..4)" for an interval. */
function texts({ found }: Asked): readonly string[] {
  if (!('solutions' in found)) return [Object.keys(found).join()];
  return found.solutions.map(({ value, exact, interval }) => {
    const between = interval ? ` (${interval[0].toFixed()}..${interval[1].toFixed()})` : '';
    return `${exact ? '' : '~'}${value.toFixed()}${between}`;
  });
}

/** The number of calculations of a question. */
function costOf(compute: Compute, field: Partial<NumberField>, target: number): number {
  let count = 0;
  const counted: Compute = (x, other) => {
    count += 1;
    return compute(x, other);
  };
  ask(calculatorOf(counted, field), target);
  return count;
}

describe('a number is found', () => {
  test.each<[string, Compute, Partial<NumberField>, number | string, readonly string[]]>([
    ['as it was typed', (x) => x.times('1.07'), { min: 0 }, '13.1075', ['12.25']],
    ['at a bound', (x) => x.times(2), { min: 3, max: 7 }, 14, ['7']],
    ['at zero', (x) => x.times(2), { min: 0 }, 0, ['0']],
    ['below zero', (x) => x.times(2), {}, -35, ['-17.5']],
    ['far out', (x) => x.plus(1), { above: 0 }, '123456789012346', ['123456789012345']],
    ['close to zero', (x) => x.times('1e9'), { above: 0 }, '0.0325', ['0.0000000000325']],
    [
      'close to a limit that is refused',
      (x) => Big(1).div(x),
      { above: 0, below: 1 },
      '1.00001',
      ['0.99999000009999900000999990000099999000010'].map((text) =>
        Big(text).prec(17, 1).toFixed(),
      ),
    ],
    ['twice', (x) => x.times(x), {}, 6.25, ['-2.5', '2.5']],
    [
      'twice, on both sides of a peak between samples',
      (x) => x.times(Big('7.3').minus(x)),
      { min: 0 },
      '13.3224',
      ['3.64', '3.66'],
    ],
    [
      'where the result only touches the target',
      (x) => x.minus('4.7').pow(2),
      { min: 0 },
      0,
      ['4.7'],
    ],
    ['beside a pole', (x) => Big(1).div(x.minus('2.5')), { min: 0 }, -4, ['2.25']],
    ['by other inputs', (x, other) => x.minus(other).pow(3), {}, 0, ['2']],
  ])('%s', (_, compute, field, target, expected) => {
    expect(texts(ask(calculatorOf(compute, field), target))).toEqual(expected);
  });

  test('to seventeen digits, if it has no end', () => {
    const { found } = ask(
      calculatorOf((x) => x.times(x), { min: 0 }),
      2,
    );
    const [solution] = 'solutions' in found ? found.solutions : [];
    expect(solution?.value.toFixed()).toBe('1.414213562373095');
    expect(solution?.answer.shown.y).toBe('2');
  });

  test('as one of the visitor’s own size, however steep the result is', () => {
    const steep: Compute = (x) => x.minus('1234.5678').times('1e12');
    expect(texts(ask(calculatorOf(steep, { min: 0 }), 0))).toEqual(['1234.5678']);
  });

  test('up to a limit that another input sets', () => {
    const guards = [{ field: 'x', is: 'atMost', than: 'other', message: 'Too long.' }];
    const asked = ask(
      calculatorOf((x) => x.times(3), { min: 0 }, { guards }),
      '0.9',
      { other: '0.3' },
    );
    expect(texts(asked)).toEqual(['0.3']);
  });

  test('where fields have to add up to a number', () => {
    const guards = [{ field: ['x', 'other'], is: 'equal', than: 100, message: 'Make it 100.' }];
    const asked = ask(
      calculatorOf((x) => x.times(2), { min: 0 }, { guards }),
      '125.4',
      { other: '37.3' },
    );
    expect(texts(asked)).toEqual(['62.7']);
  });

  test('of two decimals, if a guard accepts no more', () => {
    const guards = [{ field: 'x', is: 'decimals', than: 2, message: 'Two decimals.' }];
    const calculator = calculatorOf((x) => x.times(3), { min: 0 }, { guards });
    expect(texts(ask(calculator, '3.69'))).toEqual(['1.23']);
    expect(texts(ask(calculator, 1))).toEqual(['~0.33', '~0.34']);
  });

  test('at the very end of what a calculation accepts', () => {
    const compute: Compute = (x) => {
      if (x.gt('898755178736817.64')) throw new InputError('Too fast.');
      return x.times(2);
    };
    const asked = ask(calculatorOf(compute, { above: 0 }), '1797510357473635.28');
    expect(texts(asked)).toEqual(['898755178736817.64']);
  });

  test('on a narrow peak beside the end of a range', () => {
    const peak: Compute = (x, other) =>
      x.lt(other) ? undefined : Big(9).minus(x.minus('157').pow(2));
    const asked = ask(calculatorOf(peak, { kind: 'integer', min: 1 }), 8, { other: '150' });
    expect(texts(asked)).toEqual(['156', '158']);
  });

  test('on both sides of a value that is refused', () => {
    const compute: Compute = (x) => {
      if (x.gt(4) && x.lt(6)) throw new InputError('Not between four and six.');
      return x.minus(5).abs();
    };
    expect(texts(ask(calculatorOf(compute, { min: 0, max: 10 }), 1))).toEqual(['4', '6']);
    expect(texts(ask(calculatorOf(compute, { min: 0, max: 10 }), '1.5'))).toEqual(['3.5', '6.5']);
  });

  test('with about a hundred calculations where the result only rises', () => {
    expect(costOf((x) => x.pow(3).plus(x), { above: 0 }, 500)).toBeLessThan(150);
    expect(costOf((x) => x.pow(3).plus(x), { min: 0, max: 100 }, 500)).toBeLessThan(180);
  });
});

describe('a result with steps', () => {
  const bags: Compute = (x) => x.div(10).round(0, 3);

  test('is given by an interval: its first value, or its last where the first is outside', () => {
    expect(texts(ask(calculatorOf(bags, { min: 0 }), 5))).toEqual(['50 (40..50)']);
    const full: Compute = (x) => x.div(10).round(0, 0);
    expect(texts(ask(calculatorOf(full, { min: 0 }), 5))).toEqual(['50 (50..60)']);
  });

  test('that stays at the target from some value on is given by that value', () => {
    const capped: Compute = (x) => (x.gt('12.5') ? Big(25) : x.times(2));
    const { found } = ask(calculatorOf(capped, { min: 0, max: 100 }), 25);
    const [solution] = 'solutions' in found ? found.solutions : [];
    expect(solution?.value.toFixed()).toBe('12.5');
    expect(solution?.interval?.map(String)).toEqual(['12.5', '100']);
  });

  test('that jumps over the target is said to, and what it can be', () => {
    const asked = ask(
      calculatorOf((x) => bags(x, x)?.times(30), { min: 0, max: 100 }),
      100,
    );
    expect(asked.found).toEqual({
      reach: [Big(0), Big(300)],
      jump: { at: Big(30), results: [Big(90), Big(120)] },
    });
    expect(wordsOf(asked)).toBe('Area is never 100: where length is 30, it jumps from 90 to 120.');
  });

  test('in which amounts are rounded is found beside a jump', () => {
    const rounded: Compute = (x) =>
      x.times('0.07').round(2, 1).times(7).plus(x.times('0.3').round(2, 1));
    const target = rounded(Big('1234.56'), Big(0)) as Big;
    expect(texts(ask(calculatorOf(rounded, { min: 0 }), target.toFixed())).length).toBeGreaterThan(
      0,
    );
  });

  test('lists no value alone that an interval holds', () => {
    // Alone from nearby, one of many from afar: as amounts that are rounded to the cent.
    const rounded: Compute = (x) => (x.lt(10) ? Big(4) : Big(x.eq(x.round()) ? 5 : '5.01'));
    const { found } = ask(calculatorOf(rounded, { min: 1 }), 5);
    const solutions = 'solutions' in found ? found.solutions : [];
    const last = solutions.at(-1);
    expect(last?.interval).toBeDefined();
    const alone = solutions.filter(({ interval }) => !interval).map(({ value }) => value);
    expect(alone.filter((value) => value.gte(last?.interval?.[0] ?? 0))).toEqual([]);
    const values = solutions.map(({ value }) => value);
    expect(values).toEqual(values.toSorted((a, b) => a.cmp(b)));
  });

  test('that rises and falls many times says that there may be more', () => {
    const saw: Compute = (x) => x.minus(x.round(0, 0));
    const asked = ask(calculatorOf(saw, { min: 0, max: 1000 }), '0.3');
    expect(asked.found).toMatchObject({ complete: false });
    expect(wordsOf(asked)).toBe('Area rises and falls many times: there may be more solutions.');
  });
});

describe('whole numbers', () => {
  const whole = { kind: 'integer', min: 1 } as const;
  const share: Compute = (x) => Big(110).div(x);

  test('are exact where one hits the target', () => {
    expect(texts(ask(calculatorOf(share, whole), '27.5'))).toEqual(['4']);
    expect(
      texts(
        ask(
          calculatorOf((x) => x.times(7), whole),
          7_000_007,
        ),
      ),
    ).toEqual(['1000001']);
  });

  test('are both neighbours of the target elsewhere', () => {
    const asked = ask(calculatorOf(share, whole), 30);
    expect(texts(asked)).toEqual(['~3', '~4']);
    expect(wordsOf(asked)).toBe('No whole number gives exactly 30. These are the nearest ones.');
  });

  test('are an interval where several hit it', () => {
    const pairs: Compute = (x) => x.div(2).round(0, 0);
    expect(texts(ask(calculatorOf(pairs, { kind: 'integer', min: 0 }), 5000))).toEqual([
      '10000 (10000..10001)',
    ]);
  });

  test('may be several, apart from each other', () => {
    const asked = ask(
      calculatorOf((x) => x.minus(50).pow(2), { kind: 'integer', min: 0, max: 100 }),
      400,
    );
    expect(texts(asked)).toEqual(['30', '70']);
  });
});

describe('without a solution', () => {
  test('the least and the greatest of the result are given', () => {
    const asked = ask(
      calculatorOf((x) => x.times(2), { min: 1, max: 40 }),
      100,
    );
    expect(asked.found).toMatchObject({ reach: [Big(2), Big(80)] });
    expect(wordsOf(asked)).toBe(
      'Area is never 100: whatever is entered as length, it is between 2 and 80.',
    );
  });

  test('a peak between the samples is the greatest', () => {
    const peak: Compute = (x) => Big(9).minus(x.minus('41.7').pow(2));
    const { found } = ask(calculatorOf(peak, { min: 0, max: 100 }), 10);
    expect('reach' in found && Number(found.reach[1])).toBeCloseTo(9, 9);
  });

  test('a field without a limit has no greatest result', () => {
    const up = ask(
      calculatorOf((x) => x.plus(7), { min: 0 }),
      1,
    );
    expect(wordsOf(up)).toBe('Area is never 1: whatever is entered as length, it is 7 or more.');
    const down = ask(
      calculatorOf((x) => Big(7).minus(x), { min: 0 }),
      8,
    );
    expect(wordsOf(down)).toBe('Area is never 8: whatever is entered as length, it is 7 or less.');
    const both = ask(
      calculatorOf((x) => (x.gt(3) ? x.plus(1) : x.minus(10)), {}),
      0,
    );
    expect(wordsOf(both)).toBe('Area is never 0: where length is 3, it jumps from -7 to 4.');
  });

  test('a target that looks like the limit has all of its digits', () => {
    const asked = ask(
      calculatorOf((x) => x.plus('7.00041'), { min: 0 }),
      7,
    );
    expect(wordsOf(asked)).toBe(
      'Area is never 7: whatever is entered as length, it is 7.00041 or more.',
    );
  });

  test('a result that does not depend on the field is said to', () => {
    const asked = ask(
      calculatorOf((_, other) => other.times(2)),
      4,
    );
    expect(asked.found).toEqual({ constant: Big(4) });
    expect(wordsOf(asked)).toBe('Area does not depend on length: it is 4 for every value.');
  });

  test('a result that there never is, is said to be none', () => {
    const asked = ask(
      calculatorOf(() => undefined),
      4,
    );
    expect(asked.found).toEqual({ errors: [] });
    expect(wordsOf(asked)).toBe('There is no area with these inputs.');
  });

  test('the error of every value is given', () => {
    const refusing: Compute = () => {
      throw new InputError('This never works.', 'other');
    };
    const asked = ask(calculatorOf(refusing), 4);
    expect(asked.found).toEqual({ errors: [{ field: 'other', message: 'This never works.' }] });
    expect(wordsOf(asked)).toBe('This never works.');
  });
});

describe('the form', () => {
  const errorsOf = (typed: object, name = 'x', calculator = calculatorOf((x) => x)) => {
    const scan = scanOf(calculator, typed as never, name, { today });
    return 'errors' in scan ? scan.errors : [];
  };

  test('must be valid but for the field that is searched', () => {
    expect(errorsOf({ x: 'many', other: '-1' })).toEqual([
      { field: 'other', message: 'Enter a number, 0 or more.' },
    ]);
    expect(errorsOf({ x: 'many', other: '1' })).toEqual([]);
  });

  test('must ask for the field', () => {
    expect(errorsOf({ weight: '10', items: [] }, 'insured', sample)).toEqual([
      { field: 'insured', message: 'Insured value is not asked for with these inputs.' },
    ]);
    expect(errorsOf({ weight: '10', items: [] }, 'items.0.count', sample)).toEqual([
      { field: 'items.0.count', message: 'Count is not asked for with these inputs.' },
    ]);
  });

  test('may have the field in a row', () => {
    const items = [
      { name: 'Books', count: '2', size: 'l' },
      { name: '', count: '', size: 's' },
    ];
    const scan = scanOf(sample, { weight: '10', items }, 'items.1.count', { today });
    if ('errors' in scan) throw new Error(scan.errors[0]?.message);
    const found = solveFor(scan, 'units', Big(11));
    expect('solutions' in found && found.solutions.map(({ value }) => Number(value))).toEqual([5]);
  });

  test('has number fields by name', () => {
    expect(fieldNamed(sample.manifest, 'weight')?.label).toBe('Weight');
    expect(fieldNamed(sample.manifest, 'items.3.count')?.label).toBe('Count');
    for (const name of ['speed', 'weight.0', 'items', 'items.0.size', 'nothing']) {
      expect(fieldNamed(sample.manifest, name), name).toBeUndefined();
    }
  });

  test('is filled in with no more decimals than show the same result', () => {
    const asked = ask(
      calculatorOf((x) => x.times(3), { min: 0 }),
      1,
    );
    const [solution] = 'solutions' in asked.found ? asked.found.solutions : [];
    if (!solution) throw new Error('A third is not found.');
    expect(typeable({ ...asked, result: 'y' }, solution).toFixed()).toBe('0.3333');
    const exact = { ...solution, value: Big('0.3125') };
    expect(typeable({ ...asked, result: 'y' }, exact).toFixed()).toBe('0.3125');
  });
});

describe('a target', () => {
  test('is shown as the result is, with all of its digits', () => {
    const of = (target: number) =>
      targetText({
        ...ask(
          calculatorOf((x) => x),
          target,
        ),
        result: 'y',
      });
    expect([of(20_000), of(1.5), of(0.00012)]).toEqual(['20,000', '1.5', '0.00012']);
  });

  test.each<[string, Partial<Result>, number | undefined]>([
    ['₹20,000', {}, 20_000],
    ['12.5 %', { kind: 'percent' }, 12.5],
    ['25:30', { digits: 'm:ss' } as never, 1530],
    ['1:00:05', { digits: 'm:ss' } as never, 3605],
    ['-1:30', { digits: 'h:mm:ss' } as never, -5400],
    ['2:15', { digits: 'h:mm' } as never, 135],
    ['90', { digits: 'h:mm' } as never, 90],
    ['25:30', {}, undefined],
    ['some', {}, undefined],
  ])('is read as people type it: %s', (text, result, expected) => {
    const value = readTarget({ kind: 'number', label: 'Time', ...result } as Result, text);
    expect(value && Number(value)).toBe(expected);
  });

  test('may stand in a link, with the field that is searched', () => {
    const goal = (text: string) => goalIn(text, sample.manifest);
    expect(goal('#weight=&solve=weight&for=price:20,5')).toEqual({
      input: 'weight',
      result: 'price',
      target: '20,5',
    });
    expect(goal('#solve=items.0.count&for=units:3')?.input).toBe('items.0.count');
    for (const text of [
      '',
      '#solve=weight',
      '#solve=height&for=price:2',
      '#solve=weight&for=cost:2',
      '#solve=weight&for=price',
      '#solve=toString&for=price:1',
      '#solve=weight&for=toString:1',
    ]) {
      expect(goal(text), text).toBeUndefined();
    }
  });
});

test.each([
  ['39.9999', '40.0001', '40'],
  ['0.312', '0.391', '0.32'],
  ['-3.2', '-2.9', '-3'],
  ['-1', '1', '0'],
  ['1.23456', '1.234567', '1.23456'],
] as const)('the shortest number from %s to %s is %s', (from, to, expected) => {
  expect(shortestBetween(Big(from), Big(to)).toFixed()).toBe(expected);
});
