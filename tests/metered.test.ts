import { describe, expect, test, vi } from 'vitest';
import { Big } from '../schemas/decimal.ts';
import { parseFormula } from '../schemas/formula.ts';
import type { Manifest } from '../schemas/manifest.ts';
import { findCalculators, loadCalculator, loadFunction } from '../scripts/calculators.ts';
import { answer } from '../src/engine/answer/answer.ts';
import { today } from '../src/engine/check/random-inputs.ts';
import { evaluate, interpret } from '../src/engine/formula/evaluate.ts';
import {
  mostSteps,
  mostStepsAtOnce,
  newMeter,
  newPageMeter,
  TooManySteps,
} from '../src/engine/formula/meter.ts';
import { interpreted } from '../src/engine/interpreted.ts';
import { expand } from '../src/engine/manifest/expand.ts';

/*
 * However hostile the formulas of a draft are, the computation ends soon: with an answer, or refused.
 */

/** The steps of a formula and what became of it: its value, or the error that refused it. */
function outcome(formula: string, list: readonly Big[] = []) {
  const meter = newMeter();
  const look = (id: string) => (id === 'list' ? list : undefined);
  try {
    return { value: evaluate(parseFormula(formula), look, meter), steps: meter.steps() };
  } catch (error) {
    return { error, steps: meter.steps() };
  }
}

describe('a metered formula', () => {
  test.each([
    '10^10^10',
    '(10^10^10)^10',
    '1.5^(10^15)',
    'factorial(100000)',
    'exp(10^20)',
    'exp(10^6)',
    'lcm(10^1500 + 1, 7)',
    'gcd(10^3000 + 1, 10^2999 + 3)',
    'round(1 / 3, 10^9)',
    '1^(10^1000)',
    '0.5^(10^15) + 1',
    '1.5^(10^100)',
    'exp(-10^20)',
    'exp(exp(exp(10)))',
  ])('%s is refused as too large', (formula) => {
    const { error, steps } = outcome(formula);
    expect(error).toBeInstanceOf(RangeError);
    expect((error as Error).message).not.toContain('call stack');
    expect(steps).toBeLessThan(mostSteps);
  });

  test.each([
    ['products of long numbers', Array(30).fill('10^3999 * (factorial(1400) + 1)').join(' * ')],
    ['products of factorials', 'factorial(9000) * factorial(9000)'],
    ['very many logarithms', Array(160).fill('ln(7)').join(' + ')],
    ['very many quantiles', Array(60).fill('tQuantile(0.3, 3)').join(' + ')],
  ])('%s are refused as too many steps', (_, formula) => {
    const { error } = outcome(formula);
    expect(error).toBeInstanceOf(TooManySteps);
  });

  test.each([
    ['factorial(10000)', 35_660],
    ['factorial(1000)', 2568],
    ['sin(10^1000) + cos(10^3000)', 60],
    ['2^10000', 3011],
  ])('%s is answered', (formula, digits) => {
    expect(outcome(formula).value?.c.length).toBeLessThanOrEqual(digits);
    expect(outcome(formula).value).toBeInstanceOf(Big);
  });

  test('goes over a list once for each call, not once for each entry', () => {
    const list = Array.from({ length: 5000 }, (_, index) => Big(index));
    const { value, steps } = outcome('sum((list - mean(list))^2)', list);
    expect(value?.toFixed()).toBe('10416666250');
    expect(steps).toBeGreaterThan(5000);
    const all = Array.from({ length: 10_000 }, (_, index) => Big(index));
    expect(outcome('sum(exp(list))', all).error).toBeInstanceOf(TooManySteps);
  });
});

const draft = (workings: Manifest['workings']): Manifest =>
  ({
    fields: { x: { kind: 'number', label: 'X' } },
    results: { last: { kind: 'number', label: 'Last', headline: true, formula: 'w0' } },
    workings,
    examples: [],
    compute: 'formulas',
  }) as unknown as Manifest;

function answered(manifest: Manifest, typed: Readonly<Record<string, string>>) {
  const calculator = interpreted('draft', expand(manifest), {}, newMeter);
  return answer(calculator, typed, { today });
}

describe('a metered computation', () => {
  const chain = (formula: (id: string) => string, first: string) =>
    draft(
      Object.fromEntries(
        Array.from({ length: 200 }, (_, index) => [
          `w${index}`,
          {
            kind: 'number' as const,
            label: 'W',
            formula: index === 199 ? first : formula(`w${index + 1}`),
          },
        ]),
      ),
    );

  test('of workings that square each other says that the result is too large', () => {
    const tooLarge = {
      ok: false,
      errors: [{ message: 'The result is too large to show. Check the numbers you entered.' }],
    };
    expect(
      answered(
        chain((id) => `${id}^2`, 'x'),
        { x: '7.3' },
      ),
    ).toEqual(tooLarge);
    expect(
      answered(
        chain((id) => `${id} * 10^4000`, 'x'),
        { x: '7.3' },
      ),
    ).toEqual(tooLarge);
  });

  test('of workings that multiply each other says that it takes too long', () => {
    expect(
      answered(
        chain((id) => `${id} * ${id}`, 'x'),
        { x: '7.123456789' },
      ),
    ).toEqual({
      ok: false,
      errors: [
        { message: 'These formulas take too long to work out. Use fewer, or smaller numbers.' },
      ],
    });
  });

  test('starts to count anew each time', () => {
    const manifest = draft({
      w0: { kind: 'number', label: 'W', formula: Array(100).fill('ln(x)').join(' + ') },
    });
    for (const x of ['2', '3', '4']) expect(answered(manifest, { x }).ok).toBe(true);
  });
});

describe('many computations of a page', () => {
  /** How many of a thousand computations, one after the other, are answered. */
  const answeredOf = (formula: string): number =>
    Array.from({ length: 1000 }).findIndex(() => {
      try {
        evaluate(parseFormula(formula), () => undefined, newPageMeter());
        return false;
      } catch (error) {
        expect(error).toBeInstanceOf(TooManySteps);
        return true;
      }
    });
  const long = Array(50).fill('ln(7)').join(' + ');

  test('are refused together, until the page has had a pause', () => {
    vi.useFakeTimers();
    try {
      const first = answeredOf(long);
      expect(first).toBeGreaterThan(10);
      expect(first).toBeLessThan(mostStepsAtOnce / 50_000);
      expect(answeredOf(long)).toBe(0);
      vi.runAllTimers();
      expect(answeredOf('1 + 1')).toBe(-1);
    } finally {
      vi.runAllTimers();
      vi.useRealTimers();
    }
  });
});

test('the examples of all calculators stay far within the steps', async () => {
  for (const folder of findCalculators()) {
    const calculator = await loadCalculator(folder);
    const { manifest, rates } = calculator;
    const own =
      manifest.compute === 'compute.ts' ? await loadFunction(folder, 'compute') : undefined;
    let most = 0;
    const metered = {
      ...calculator,
      compute: interpret(manifest, own, () => {
        const meter = newMeter();
        return (operation, operands) => {
          meter(operation, operands);
          most = Math.max(most, meter.steps());
        };
      }),
    };
    for (const { given, today: day = today } of manifest.examples) {
      const live = { today: day, ...(rates ? { rates } : {}) };
      expect(answer(metered, given, live), folder.slug).toEqual(answer(calculator, given, live));
    }
    expect(most, folder.slug).toBeLessThan(mostSteps / 2);
  }
});
