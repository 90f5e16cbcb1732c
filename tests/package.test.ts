import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import * as reckonwell from '../packages/reckonwell/src/index.ts';
import { runProgram } from '../packages/reckonwell/src/program.ts';
import type { Answered } from '../packages/reckonwell/src/types.ts';
import { findCalculators, loadCalculator, root } from '../scripts/calculators.ts';
import { answer as answerOfPage, knownOf, type Solved } from '../src/engine/answer/answer.ts';
import { detail } from '../src/engine/format/details.ts';
import { formatAmount } from '../src/engine/format/numbers.ts';
import { english } from '../src/engine/format/presentation.ts';
import { readFragment } from '../src/engine/input/fragment.ts';
import { examplesIn, runExample } from './package-examples.ts';

const { answer, ask, calculators, load, solve } = reckonwell;
const folder = join(root, 'packages/reckonwell');

describe('the examples of the documentation', () => {
  const texts = ['README.md', 'src/index.ts', '../../README.md'].map((file) =>
    readFileSync(join(folder, file), 'utf8'),
  );
  const examples = texts.flatMap(examplesIn);
  const names: Readonly<Record<string, unknown>> = { ...reckonwell };

  test('are there for every public function', () => {
    const [, code = ''] = texts;
    const documented = [
      ...code.matchAll(/@example[\s\S]*?\*\/\nexport (?:async function|const) (\w+)/g),
    ];
    expect(documented.map(([, name]) => name).sort()).toEqual(Object.keys(names).sort());
  });

  test('say what comes out', async () => {
    for (const example of examples) {
      const found = await runExample(example, names);
      expect(found.length).toBeGreaterThan(0);
      for (const { line, is, says } of found) expect(is, line).toEqual(says);
    }
  });
});

/** Every example of a calculator, also those for tests alone, answered by the page's engine and by the package. */
async function examplesOf(slug: string) {
  const calculator = await loadCalculator(
    findCalculators().find((each) => each.slug === slug) as never,
  );
  const all = calculator.manifest.examples.map(async ({ given, today = '2026-10-06' }) => {
    const page = answerOfPage(calculator, given, { today }) as Solved;
    const found = (await answer(slug, given as never, { today })) as Answered;
    return { page, found, given };
  });
  return { calculator, all: await Promise.all(all) };
}

describe.each(calculators.map(({ slug }) => slug))('%s', (slug) => {
  let examples: Awaited<ReturnType<typeof examplesOf>>;
  beforeAll(async () => {
    examples = await examplesOf(slug);
  });

  test('shows what its page shows', () => {
    for (const { page, found } of examples.all) {
      expect(found.ok).toBe(true);
      expect(found.shown).toEqual(page.shown);
      expect(found.cautions).toEqual(page.cautions);
      expect(Object.keys(found.results)).toEqual(Object.keys(page.results));
    }
  });

  test('has steps that end with the values of the engine, and no place left open', () => {
    const { manifest } = examples.calculator;
    for (const { page, found } of examples.all) {
      const known = knownOf(page);
      for (const step of found.steps) {
        const write = manifest.ownMoney?.includes(step.gives) ? formatAmount : undefined;
        expect(step.value).toBe(detail(known[step.gives], english, write));
        const { [step.gives]: shown } = page.shown;
        expect(step.shown).toBe(typeof shown === 'string' ? shown : undefined);
        for (const text of [step.label, step.formula, step.numbers, ...(step.because ?? [])]) {
          expect(text ?? '', step.label).not.toMatch(/[{}\\]|\[\w+\]|undefined|NaN|\bnull\b/);
        }
        if (step.formula) expect(step.numbers, step.label).toBeTruthy();
      }
    }
  });

  test('has a link that fills in the same', async () => {
    const { manifest, kinds } = examples.calculator;
    for (const { found, page } of examples.all) {
      const { hash, pathname } = new URL(found.link);
      expect(pathname).toBe(`/calculator/${slug}`);
      const linked = readFragment(hash, manifest.fields);
      if (!linked) continue;
      expect(linked).toMatchObject({ refusals: [], unknown: [] });
      const again = answerOfPage({ ...examples.calculator, kinds }, linked.values, {
        today: '2026-10-06',
      });
      if (manifest.needs?.includes('today')) continue;
      expect(again.ok && again.shown).toEqual(page.shown);
    }
  });

  test('is described: every field and result has a label, and sources are texts', async () => {
    const loaded = await load(slug);
    expect(loaded.version).toMatch(/^\d+\.\d+\.\d+\+[0-9a-f]{8}$/);
    expect(Object.keys(loaded.fields)).toEqual(Object.keys(examples.calculator.manifest.fields));
    expect(Object.keys(loaded.results)).toEqual(Object.keys(examples.calculator.manifest.results));
    for (const { label } of [...Object.values(loaded.fields), ...Object.values(loaded.results)]) {
      expect(label).toBeTruthy();
    }
    for (const { title, href } of loaded.sources) {
      expect(title).not.toMatch(/[\][]\(|\*\*|https?:/);
      if (href) expect(href).toMatch(/^https:\/\//);
    }
    expect(JSON.parse(JSON.stringify(loaded))).toEqual(loaded);
  });
});

describe('inputs', () => {
  const errorsOf = async (slug: string, inputs: unknown, options?: object) => {
    const found = await answer(slug, inputs as never, options);
    return found.ok ? [] : found.errors;
  };

  test('may be numbers, texts, or numbers with words', async () => {
    for (const principal of [1_000_000, '10,00,000', '10 lakh', '1 million', '1000k', '₹10 lakh']) {
      const found = await answer('loan-emi', { principal, annualRate: '8.5%', tenureYears: 20 });
      expect(found.ok && found.shown.emi, String(principal)).toBe('₹8,678');
    }
    expect(
      await errorsOf('loan-emi', { principal: '10 m', annualRate: 8, tenureYears: 9 }),
    ).toEqual([{ field: 'principal', message: expect.stringContaining('“10 m” is not a number') }]);
  });

  test('of rows and lists may be lists', async () => {
    const courses = [
      { credits: 3, grade: 'A' },
      { credits: '1', grade: 'F' },
    ];
    expect(await answer('gpa', { courses })).toMatchObject({ ok: true, shown: { gpa: '3.00' } });
    const list = await answer('average', { values: [1, 2, 6] });
    expect(list).toMatchObject({ ok: true, shown: { mean: '3' } });
  });

  test('of the wrong shape are refused with what to change', async () => {
    const wrong: readonly [unknown, string, string?][] = [
      [null, 'The "inputs" are an object'],
      ['height=170', 'The "inputs" are an object'],
      [[], 'The "inputs" are an object'],
      [{ courses: 'A' }, 'Give a list of rows, each an object with', 'courses'],
      [{ courses: [3] }, 'Give a list of rows, each an object with', 'courses'],
      [{ courses: [{ credit: 3 }] }, 'Did you mean “credits”?', 'courses.0.credit'],
      [{ courses: [{ credits: { a: 1 } }] }, 'Enter one number or text', 'courses.0.credits'],
      [
        { __proto__: { courses: [] }, constructor: 1 },
        'There is no field “constructor”',
        'constructor',
      ],
    ];
    for (const [inputs, message, field] of wrong) {
      expect(await errorsOf('gpa', inputs)).toEqual([
        { ...(field && { field }), message: expect.stringContaining(message) },
      ]);
    }
  });

  test('with impossible options are refused', async () => {
    const options: readonly [object, string][] = [
      [{ today: 'soon' }, 'is like 2026-10-06'],
      [{ today: 5 }, 'is like 2026-10-06'],
      [{ rates: { USD: {} } }, 'The "rates" are like'],
      [{ currency: 'EURO' }, 'Did you mean “EUR”?'],
    ];
    for (const [given, message] of options) {
      expect(await errorsOf('tip', { bill: 4 }, given)).toEqual([
        { message: expect.stringContaining(message) },
      ]);
      await expect(ask('tip on 40', given)).rejects.toThrow(TypeError);
    }
  });

  test('of an unknown calculator reject with the nearest name', async () => {
    const message = 'There is no calculator “bmj”. Did you mean “bmi”?';
    await expect(load('bmj')).rejects.toThrow(message);
    await expect(answer('bmj', {})).rejects.toThrow(message);
    const goal = { field: 'a', result: 'b', target: 1 };
    await expect(solve('bmj', {}, goal)).rejects.toThrow(message);
    await expect(load('constructor')).rejects.toThrow('There is no calculator “constructor”.');
  });
});

test('defaults that count are named, and a blank that is zero is not', async () => {
  const found = await answer('tip', { bill: 40 });
  expect(found.ok && found.assumed).toEqual([
    { field: 'tipPercent', label: 'Tip', text: '15%' },
    { field: 'people', label: 'People', text: '1' },
    { field: 'round', label: 'Rounding', text: 'None' },
  ]);
});

describe('the command', () => {
  /** Runs the program here: each process would read all manifests anew. */
  async function run(...words: string[]) {
    const written = { output: '', complaint: '' };
    const catching = (stream: NodeJS.WriteStream, key: keyof typeof written) =>
      vi.spyOn(stream, 'write').mockImplementation((text) => {
        written[key] += text;
        return true;
      });
    const spies = [catching(process.stdout, 'output'), catching(process.stderr, 'complaint')];
    try {
      const code = await runProgram(words);
      return { code, ...written };
    } finally {
      for (const spy of spies) spy.mockRestore();
    }
  }

  test('answers for people: figures, what was assumed, and the page', async () => {
    const { output, code } = await run(
      'loan-emi',
      'principal=10 lakh',
      'annualRate=8.5',
      'tenureYears=20',
    );
    expect(code).toBe(0);
    expect(output).toMatch(/^Monthly EMI {5}₹8,678$/m);
    expect(output).toMatch(/^Assumed: Tenure in: Years$/m);
    expect(output).toMatch(/^https:.*\/calculator\/loan-emi#principal=10\+lakh&/m);
    expect(output).not.toContain('×');
  });

  test('shows the working with --steps', async () => {
    const { output } = await run('tip', 'bill=40', 'tipPercent=20', '--steps');
    expect(output).toContain('= 40 × 20 / 100');
  });

  test('prints one line of JSON with --json, with steps and another currency if they are wanted', async () => {
    const words = ['tip', 'bill=40', 'tipPercent=20', '--json', '--steps', '--currency', 'EUR'];
    const { output } = await run(...words);
    expect(output).toMatch(/^\{.*\}\n$/);
    expect(JSON.parse(output)).toMatchObject({
      shown: { totalAmount: '€48.00' },
      steps: expect.arrayContaining([expect.objectContaining({ gives: 'tipAmount' })]),
    });
  });

  test('solves, lists, describes and asks', async () => {
    const solved = await run(
      'loan-emi',
      'annualRate=8.5',
      'tenureYears=20',
      '--solve',
      'principal',
      '--for',
      'emi=20000',
    );
    expect(solved.output).toContain('Loan amount: 2304616.79');
    expect((await run('--list')).output).toMatch(/^ {2}loan-emi {2,}\S/m);
    const described = await run('--describe', 'tip');
    expect(described.output).toContain('bill        Bill; number; at least 0; required');
    expect(JSON.parse((await run('--describe', 'tip', '--json')).output).slug).toBe('tip');
    const asked = await run('--ask', '15% tip on 80');
    expect(asked).toMatchObject({ code: 0, output: expect.stringContaining('12.00') });
    const unknown = await run('--ask', 'who is the king of France');
    expect(unknown.code).toBe(1);
  });

  test('has exit codes, and errors with the nearest name', async () => {
    expect(await run('tip', 'bill=-1')).toMatchObject({
      code: 1,
      output: 'bill: Enter a number, 0 or more.\n',
    });
    expect(await run('lone-emi')).toMatchObject({
      code: 2,
      complaint: expect.stringContaining('Did you mean “loan-emi”?'),
    });
    expect(await run('--lst')).toMatchObject({
      code: 2,
      complaint: expect.stringContaining('Did you mean “list”?'),
    });
    expect(await run()).toMatchObject({ code: 2, complaint: expect.stringContaining('Usage:') });
    expect(await run('--help')).toMatchObject({
      code: 0,
      output: expect.stringContaining('--batch'),
    });
    const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    expect(await run('--version')).toMatchObject({ code: 0, output: `${version}\n` });
  });
});
