import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ExpandedManifest } from '../schemas/calculator.ts';
import { Big } from '../schemas/decimal.ts';
import type { NumberField } from '../schemas/manifest.ts';
import { loadCalculator, loadCatalogue } from '../scripts/calculators.ts';
import { answer, type Solved } from '../src/engine/answer/answer.ts';
import { formValuesOf } from '../src/engine/answer/entered-inputs.ts';
import type { Calculator } from '../src/engine/calculator.ts';
import { runs, type Typed, today, validInputs } from '../src/engine/check/random-inputs.ts';
import { english } from '../src/engine/format/presentation.ts';
import { number } from '../src/engine/input/kinds/number.ts';
import { curve, firstMoved, mostInformative, sweep } from '../src/engine/solve/sweep.ts';
import { numericResults, variables } from '../src/engine/solve/variables.ts';
import { shortNumber } from '../src/page/results/axes.tsx';
import { isDeep } from './depth.ts';
import { selected } from './qa.ts';

/*
 * One result against one input, for every calculator: what the visitor would see is what the engine
 * says of each value.
 */

const calculators = await Promise.all(selected(await loadCatalogue()).map(loadCalculator));

/** A few whole forms of each calculator: its examples, and random ones. */
function forms(manifest: ExpandedManifest): readonly Typed[] {
  const random = fc.sample(validInputs(manifest), { seed: runs.seed, numRuns: 1 });
  return [...manifest.examples.slice(0, 2).map(({ given }) => given as Typed), ...random];
}

function solved(calculator: Calculator, typed: Typed): Solved | undefined {
  const outcome = answer(calculator, typed, { today });
  return outcome.ok ? outcome : undefined;
}

/** A form with another value in the control of a name. */
function withValue(typed: object, name: string, value: Big): Record<string, unknown> {
  const [id = '', at, sub = ''] = name.split('.');
  const current = (typed as Record<string, unknown>)[id];
  const text = value.toFixed();
  if (!Array.isArray(current)) return { ...typed, [id]: text };
  return { ...typed, [id]: current.with(Number(at), { ...current[Number(at)], [sub]: text }) };
}

for (const calculator of calculators) {
  const { slug, manifest } = calculator;

  describe(slug, { meta: { slug } }, () => {
    const all = forms(manifest).flatMap((typed) => solved(calculator, typed) ?? []);

    test('an answer is given again for what it was computed from', () => {
      for (const outcome of all) {
        expect(solved(calculator, formValuesOf(manifest, outcome.values) as Typed)).toEqual(
          outcome,
        );
      }
    });

    test('an input is varied within its bounds, around the value entered', () => {
      for (const outcome of all) {
        for (const { name, field, value } of variables(manifest.fields, outcome.values)) {
          const inputs = sweep(field, value);
          const texts = inputs.map((each) => each.toFixed());
          const what = `${name} = ${value}: ${texts}`;
          expect(texts, what).toContain(value.toFixed());
          expect(inputs.length, what).toBeLessThanOrEqual(13);
          for (const [index, each] of inputs.entries()) {
            if (index > 0) expect(each.gt(inputs[index - 1] as Big), what).toBe(true);
            const reading = number.read(each.toFixed(), field, {});
            expect(reading, what).toEqual({ value: each });
          }
        }
      }
    });

    // The rows are the engine’s own answers: a few calculators show whether they are put together right.
    if (isDeep(slug))
      test('every row shows what the engine shows for that input', () => {
        for (const outcome of all) {
          const typed = formValuesOf(manifest, outcome.values);
          for (const variable of variables(manifest.fields, outcome.values)) {
            const alone = new Map(
              sweep(variable.field, variable.value).map((input) => {
                const other = withValue(typed, variable.name, input);
                return [input.toFixed(), answer(calculator, other, { today })];
              }),
            );
            for (const [id] of numericResults(manifest, outcome)) {
              const { points, refused } = curve(calculator, outcome, variable, id, today);
              expect(points.filter(({ own }) => own)).toEqual([
                {
                  input: variable.value,
                  value: outcome.results[id],
                  shown: outcome.shown[id],
                  own: true,
                },
              ]);
              const left = [...refused.values()].flat();
              expect(points.length + left.length).toBe(alone.size);
              for (const { input, value, shown } of points) {
                const what = `${id} for ${variable.name} = ${input}`;
                const expected = alone.get(input.toFixed());
                if (!expected?.ok) throw new Error(`There is no ${what}.`);
                expect(shown, what).toBe(expected.shown[id]);
                expect(value, what).toEqual(expected.results[id]);
                expect(shown, what).not.toMatch(/NaN|Infinity|undefined/);
              }
              for (const [message, inputs] of refused) {
                for (const input of inputs) {
                  const expected = alone.get(input.toFixed());
                  if (expected?.ok) expect(id in expected.shown).toBe(false);
                  else expect(expected?.errors[0]?.message).toBe(message);
                }
              }
            }
          }
        }
      });

    test('there is a “What if” wherever a number is entered and a number comes out', () => {
      const [outcome] = all;
      if (!outcome) throw new Error(`${slug} has no answer.`);
      const numbers = variables(manifest.fields, outcome.values);
      const first = firstMoved(calculator, outcome, today);
      const found = first && mostInformative(calculator, outcome, first[0], today);
      expect(found !== undefined).toBe(numbers.length > 0 && first !== undefined);
      if (found && first) {
        expect(sweep(found.field, found.value).length).toBeGreaterThan(4);
        const [id] = first;
        const shown = curve(calculator, outcome, found, id, today).points.map((each) => each.shown);
        expect(new Set(shown).size, `${found.name} moves ${id}`).toBeGreaterThan(1);
      }
    });
  });
}

describe('the values of an input in “What if”', () => {
  const sweptValues = (field: Partial<NumberField>, value: number) =>
    sweep({ kind: 'number', label: 'Number', ...field }, Big(value)).map(Number);

  test('are round, and include the visitor’s value', () => {
    expect(sweptValues({ min: 0, step: 0.1 }, 8.51)).toEqual([
      6, 6.5, 7, 7.5, 8, 8.5, 8.51, 9, 9.5, 10, 10.5, 11, 11.5,
    ]);
  });

  test.each([
    ['whole numbers only', { kind: 'integer', min: 1 }, 1, [1, 2, 3, 4, 5, 6]],
    ['none at a limit that is refused', { above: 0 }, 4, [1, 2, 3, 4, 5, 6, 7, 8, 9]],
    ['both bounds of a short range', { min: 0, max: 10 }, 3, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
    [
      'bounds that are not round',
      { min: 16, max: 90 },
      22,
      [16, 20, 22, 30, 40, 50, 60, 70, 80, 90],
    ],
    ['nothing but the one value there is', { min: 5, max: 5 }, 5, [5]],
  ] as const)('are %s', (_, field, value, expected) => {
    expect(sweptValues({ step: 1, ...field }, value)).toEqual(expected);
  });

  test('go up from zero, and below it where that is allowed', () => {
    expect(sweptValues({ min: 0, step: 0.1 }, 0)).toEqual([
      0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5,
    ]);
    const around = sweptValues({}, 0);
    expect(Math.min(...around)).toBeLessThan(0);
    expect(Math.max(...around)).toBeGreaterThan(0);
  });
});

test('values that the form refuses are left out, with their error message', async () => {
  const mortgage = await loadCalculator({
    ...{ slug: 'mortgage', category: 'finance', path: 'calculators/finance/mortgage' },
  });
  const typed = { homePrice: '100000', downPayment: '90000', annualRate: '6', termYears: '30' };
  const outcome = solved(mortgage, typed);
  if (!outcome) throw new Error('The mortgage has no answer.');
  const variable = variables(mortgage.manifest.fields, outcome.values).find(
    ({ name }) => name === 'downPayment',
  );
  if (!variable) throw new Error('There is no down payment.');
  const { points, refused } = curve(mortgage, outcome, variable, 'monthlyPayment', today);
  const [message, inputs] = [...refused][0] ?? [];
  expect(message).toMatch(/down payment/i);
  expect(inputs?.every((each) => each.gt(100_000))).toBe(true);
  expect(points.every(({ input }) => input.lte(100_000))).toBe(true);
});

const rupees = { kind: 'money', label: 'Money', currency: 'INR', grouping: 'indian' } as const;

test.each([
  [0.00015, undefined, '0.00015'],
  [12_000, undefined, '12K'],
  [2_500_000, undefined, '2.5M'],
  [50_000, rupees, '50K'],
  [150_000, rupees, '1.5L'],
  [12_000_000, rupees, '1.2Cr'],
] as const)('on an axis %d is short, and never cut down to nothing', (value, shown, expected) => {
  expect(shortNumber(value, english, shown)).toBe(expected);
});
