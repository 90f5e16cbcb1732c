import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Big } from '../schemas/decimal.ts';
import type { Law, Manifest } from '../schemas/manifest.ts';
import { updates } from '../src/engine/check/trial-slices.ts';
import type { Problem } from '../src/engine/draft/draft.ts';
import { startTrials } from '../src/make/trials/trials.ts';
import guide from './fixtures/stopping-distance/manifest.ts';

/*
 * What trials find in a draft, slice after slice, and which laws they suggest.
 */

/** All that trials tell of a draft. */
async function told(manifest: object, functions = {}) {
  const slices: (readonly Problem[])[] = [];
  let laws: readonly Law[] | undefined;
  for await (const update of updates(manifest as Manifest, functions)) {
    if ('problems' in update) slices.push(update.problems);
    else laws = update.suggestions;
  }
  return { slices, laws };
}

const { laws: declared, ...lawless } = guide;

describe('trials', () => {
  test('find nothing in a calculator that is right, in four slices', async () => {
    expect((await told(guide)).slices).toEqual([[], [], [], []]);
  });

  test('find a figure of an example that differs, with the one that the engine gives', async () => {
    const [first, ...others] = guide.examples;
    const shows = { ...first?.shows, stopping: '24 m' };
    const { slices, laws } = await told({ ...guide, examples: [{ ...first, shows }, ...others] });
    expect(slices).toEqual([
      [
        {
          key: 'examples[0].shows.stopping',
          message: 'says “24 m”, the page “23 m”.',
          fixes: ['23 m'],
        },
      ],
    ]);
    expect(laws).toBeUndefined();
  });

  test('find a law that does not hold, with a small counterexample, and a result that is never shown', async () => {
    const wrong = { law: 'falls', raise: 'speed', result: 'stopping' };
    const { slices } = await told({ ...guide, laws: [wrong] });
    expect(slices.at(-1)).toEqual([
      { key: 'laws[0]', message: expect.stringMatching(/stopping never rises — not so here\.\n/) },
    ]);
    const hidden = { ...guide.results.thinking, when: { field: 'speed', above: 1000 } };
    const examples = guide.examples.map((each) => ({
      ...each,
      shows: { stopping: (each.shows as { stopping: string }).stopping },
    }));
    const { slices: other } = await told({
      ...lawless,
      results: { ...guide.results, thinking: hidden },
      examples,
    });
    expect(other.flat().map(({ key }) => key)).toEqual(['results.thinking']);
  });

  test('say in words what a computation throws', async () => {
    const results = {
      ...guide.results,
      stopping: { ...guide.results.stopping, formula: 'road / (speed - speed)' },
    };
    const { slices } = await told({ ...guide, results });
    expect(slices[0]).toEqual([
      { key: 'examples[0]', message: 'the computation stops: Division by zero' },
    ]);
  });

  test('say in words that a function of another calculator misses an input', async () => {
    const compute = ({ weight }: { weight: Big }) => ({ stopping: weight.times(2) });
    const { formula: _, because: __, ...given } = guide.results.stopping;
    const { slices } = await told(
      { ...guide, results: { ...guide.results, stopping: given }, compute: 'compute.ts' },
      { compute },
    );
    expect(slices).toHaveLength(1);
    expect(slices[0]).toEqual([
      { key: 'examples[0]', message: expect.stringMatching(/^the computation stops: Cannot read/) },
    ]);
  });

  test('end with hostile formulas', async () => {
    const results = {
      ...guide.results,
      stopping: {
        ...guide.results.stopping,
        formula: `factorial(speed)^(${Array(50).fill('exp(speed)').join(' + ')})`,
      },
    };
    const { slices } = await told({ ...guide, results });
    expect(slices[0]?.[0]?.message).toMatch(/^the form refuses it: /);
  });
});

describe('laws are suggested', () => {
  test('that hold, of several names, the most informative first', async () => {
    const { laws = [] } = await told({ ...lawless, laws: [] });
    expect(laws[0]).toEqual({ law: 'scales', fields: ['speed'], results: ['thinking'] });
    expect(laws).toContainEqual({ law: 'rises', raise: 'road', result: 'stopping' });
    expect(laws).toContainEqual({ law: 'holds', raise: 'road', result: 'braking' });
    expect(laws.length).toBeLessThanOrEqual(8);
  });

  test('that are true, and only those that are not declared', async () => {
    const { laws = [] } = await told(guide);
    for (const law of laws) expect(declared).not.toContainEqual(law);
    const { slices } = await told({ ...guide, laws });
    expect(slices).toEqual([[], [], [], []]);
  });

  test('such as what adds up, and what can be exchanged', async () => {
    const number = (label: string) => ({ kind: 'number', label, min: 0, max: 1000 });
    const figure = (formula: string) => ({ kind: 'number', label: 'Figure', formula });
    const { laws } = await told({
      title: 'Sum',
      fields: { one: number('One'), other: number('Other') },
      results: {
        sum: { ...figure('one + other'), headline: true },
        double: figure('2 * one'),
        rest: figure('other - one'),
      },
      examples: [{ title: 'A', given: { one: 1, other: 3 }, shows: { sum: '4.00' } }],
      laws: [],
      actions: { calculate: 'Add' },
      compute: 'formulas',
    });
    expect(laws).toContainEqual({ law: 'sums', parts: ['one', 'other'], whole: 'sum' });
    expect(laws).toContainEqual({ law: 'sums', parts: ['double', 'rest'], whole: 'sum' });
    expect(laws).toContainEqual({ law: 'symmetric', fields: ['one', 'other'], results: ['sum'] });
    expect(laws).toContainEqual({
      law: 'scales',
      fields: ['one', 'other'],
      results: ['sum', 'rest'],
    });
  });
});

describe('the worker of trials', () => {
  /** Workers that the page started, newest last; a test speaks for them. */
  let workers: FakeWorker[] = [];

  class FakeWorker extends EventTarget {
    readonly type: string | undefined;
    task: unknown;
    isEnded = false;
    constructor(_: string, { type }: WorkerOptions) {
      super();
      this.type = type;
      workers.push(this);
    }
    postMessage(task: unknown) {
      this.task = task;
    }
    terminate() {
      this.isEnded = true;
    }
    tell(data: unknown) {
      this.dispatchEvent(new MessageEvent('message', { data }));
    }
  }

  const problem = { key: 'laws[0]', message: 'does not hold.' };
  const started = () => {
    const calls: unknown[] = [];
    const manifest = guide as unknown as Manifest;
    const stop = startTrials(
      { manifest, functions: { module: '/assets/a.js' } },
      {
        problems: (list) => calls.push(list),
        suggestions: (list) => calls.push(list),
        done: () => calls.push('done'),
        stuck: () => calls.push('stuck'),
      },
    );
    return { calls, stop, worker: workers.at(-1) as FakeWorker };
  };

  beforeEach(() => {
    workers = [];
    vi.useFakeTimers();
    vi.stubGlobal('Worker', FakeWorker);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test('is a module that gets the draft, and ends when it is done', () => {
    const { calls, worker } = started();
    expect(worker.type).toBe('module');
    expect(worker.task).toEqual({ manifest: guide, module: '/assets/a.js' });
    worker.tell({ problems: [problem] });
    worker.tell({ suggestions: [] });
    expect(worker.isEnded).toBe(false);
    worker.tell({ done: true });
    expect(worker.isEnded).toBe(true);
    vi.advanceTimersByTime(100_000);
    expect(calls).toEqual([[problem], [], 'done']);
  });

  test('is ended after twenty seconds without news, which is told beside what was found', () => {
    const { calls, worker } = started();
    vi.advanceTimersByTime(15_000);
    worker.tell({ problems: [problem] });
    vi.advanceTimersByTime(15_000);
    expect(worker.isEnded).toBe(false);
    vi.advanceTimersByTime(5000);
    expect(worker.isEnded).toBe(true);
    const told = {
      key: 'manifest',
      message: expect.stringContaining('take too long'),
      isWarning: true,
    };
    expect(calls).toEqual([[problem], [problem, told], 'stuck']);
  });

  test('that cannot be fetched is told as well', () => {
    const { calls, worker } = started();
    worker.dispatchEvent(new Event('error', { cancelable: true }));
    expect(calls).toEqual([
      [
        {
          key: 'manifest',
          message: expect.stringContaining('could not be tried'),
          isWarning: true,
        },
      ],
      'stuck',
    ]);
  });

  test('is ended when the draft changes, and nothing more is told', () => {
    const { calls, stop, worker } = started();
    stop();
    expect(worker.isEnded).toBe(true);
    vi.advanceTimersByTime(100_000);
    expect(calls).toEqual([]);
  });
});
