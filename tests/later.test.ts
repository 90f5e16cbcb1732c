import { expect, test } from 'vitest';
import { later, loadEverything } from '../schemas/functions/later.ts';
import { findCalculators, loadCalculator } from '../scripts/calculators.ts';
import { answer, answerFetched } from '../src/engine/answer/answer.ts';

/*
 * Modules that a computation fetches for some inputs only.
 */

test('a module is fetched when it is first needed, and once', async () => {
  let fetches = 0;
  const module = later({
    one: async () => {
      fetches += 1;
      return 'the first';
    },
  });
  let promise: unknown;
  try {
    module('one');
  } catch (thrown) {
    promise = thrown;
  }
  expect(promise).toBeInstanceOf(Promise);
  await promise;
  expect(module('one')).toBe('the first');
  expect(fetches).toBe(1);
});

test('everything can be fetched before it is needed', async () => {
  const module = later({ one: async () => 1, two: async () => 2 });
  await loadEverything();
  expect([module('one'), module('two')]).toEqual([1, 2]);
});

const folder = findCalculators().find(({ slug }) => slug === 'roi');
if (!folder) throw new Error('There is no roi calculator.');
const roi = await loadCalculator(folder);
const typed = { initialInvestment: '1000', finalValue: '1500' };
const live = { today: '2026-11-28' };

test('a question is answered after what its computation needs is fetched', async () => {
  const module = later({ one: async () => true });
  const compute: typeof roi.compute = (...given) => (module('one') ? roi.compute(...given) : {});
  const calculator = { ...roi, compute };
  const first = answer(calculator, typed, live);
  expect(first.ok === false && first.pending).toBeInstanceOf(Promise);
  expect(await answerFetched({ ...roi, compute }, typed, live)).toEqual(answer(roi, typed, live));
  expect(answer(calculator, typed, live).ok).toBe(true);
});

test('what cannot be fetched is an error of the form, and is fetched again with the next question', async () => {
  let isOnline = false;
  const module = later({
    one: async () => {
      if (!isOnline) throw new TypeError('Failed to fetch');
      return true;
    },
  });
  const calculator: typeof roi = {
    ...roi,
    compute: (...given) => (module('one') ? roi.compute(...given) : {}),
  };
  const outcome = await answerFetched(calculator, typed, live);
  expect(outcome.ok === false && outcome.errors).toEqual([
    {
      message: 'The figures for this choice could not be fetched. Try again.',
    },
  ]);
  if (!outcome.ok) await outcome.pending?.catch(() => {});
  isOnline = true;
  expect((await answerFetched(calculator, typed, live)).ok).toBe(true);
});
