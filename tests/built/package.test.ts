import { execFile } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findCalculators, root } from '../../scripts/calculators.ts';
import { nodeCommand, npmScript } from '../../scripts/platform.js';

/*
 * The package as others get it: packed, installed into empty projects, and used there. `npm run package` builds it.
 */

const folder = join(root, 'packages/reckonwell');
let projects: string;
let tarball: string;
let packed: readonly string[];

interface Finished {
  readonly code: number;
  readonly output: string;
  readonly complaint: string;
}

const run = (
  program: string,
  args: readonly string[],
  cwd: string,
  input = '',
): Promise<Finished> =>
  new Promise((resolve) => {
    const child = execFile(program, args, { cwd, maxBuffer: 2 ** 26 }, (error, output, complaint) =>
      resolve({ code: Number(error?.code ?? 0), output, complaint }),
    );
    child.stdin?.end(input);
  });

const npm = (args: readonly string[], cwd: string): Promise<Finished> => {
  const script = npmScript();
  return script ? run(process.execPath, [script, ...args], cwd) : run('npm', args, cwd);
};

/** The Node.js of the machine, which may be an older one; nothing if there is only the project's own. */
const otherNode = (process.env.PATH ?? '')
  .split(delimiter)
  .filter((path) => !path.includes('node_modules'))
  .map((path) => join(path, 'node'))
  .find((path) => existsSync(path));

/** An empty project with the package installed and some files. What the package depends on comes from here. */
async function project(name: string, files: Readonly<Record<string, string>>): Promise<string> {
  const path = join(projects, name);
  mkdirSync(path);
  const modules = ['zod', '@modelcontextprotocol/server', '@modelcontextprotocol/core'];
  const local = modules.map((each) => [each, `file:${join(root, 'node_modules', each)}`]);
  const own = {
    name,
    private: true,
    type: 'module',
    dependencies: { reckonwell: `file:${tarball}`, ...Object.fromEntries(local) },
    overrides: Object.fromEntries(modules.map((each) => [each, `$${each}`])),
  };
  writeFileSync(join(path, 'package.json'), JSON.stringify(own));
  for (const [file, text] of Object.entries(files)) writeFileSync(join(path, file), text);
  const flags = ['--offline', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
  const installed = await npm(['install', ...flags], path);
  expect(installed.complaint).not.toMatch(/npm error/);
  return path;
}

beforeAll(async () => {
  if (!existsSync(join(folder, 'dist/index.js'))) {
    throw new Error('The package is not built yet: npm run package builds it.');
  }
  projects = mkdtempSync(join(tmpdir(), 'package-'));
  const { output } = await npm(['pack', '--json', '--pack-destination', projects], folder);
  const [{ filename, files }] = JSON.parse(output) as [
    { filename: string; files: readonly { path: string }[] },
  ];
  tarball = join(projects, filename);
  packed = files.map(({ path }) => path);
});

afterAll(() => rmSync(projects, { recursive: true, force: true }));

/** Prints an answer, a solution, a reading, a refusal, and whether every example comes true. */
const program = `
import { answer, ask, calculators, load, solve } from 'reckonwell';
const inputs = { principal: '10 lakh', annualRate: 8.5, tenureYears: 20 };
const emi = await answer('loan-emi', inputs);
const goal = { field: 'principal', result: 'emi', target: 20000 };
const solved = await solve('loan-emi', { annualRate: 8.5, tenureYears: 20 }, goal);
const asked = await ask('emi on 10 lakh at 8.5% for 20 years');
const refused = await answer('tip', { bill: -1 });
const inflation = await solve(
  'inflation',
  (await load('inflation')).examples[0].inputs,
  { field: 'amount', result: Object.keys((await load('inflation')).results)[0], target: 5000 },
);
const wrong = [];
for (const { slug } of calculators) {
  for (const { inputs, today, shows } of (await load(slug)).examples) {
    const found = await answer(slug, inputs, { ...(today && { today }), tables: true });
    const isRight = Object.entries(shows).every(([id, text]) => found.shown?.[id] === text);
    if (!isRight || found.steps.some(({ value }) => value === '')) wrong.push([slug, inputs]);
  }
}
const summary = {
  emi: emi.shown.emi,
  steps: emi.steps.length,
  solved: solved.solutions[0].shown.emi,
  asked: asked.answers[0].shown.emi,
  refused: refused.errors[0].message,
  inflation: inflation.ok || inflation.errors[0].message,
  count: calculators.length,
  wrong,
};
`;

const summary = {
  emi: '₹8,678',
  steps: 6,
  solved: '₹20,000',
  asked: '₹8,678',
  refused: 'Enter a number, 0 or more.',
  inflation: true,
  count: findCalculators().length,
  wrong: [],
};

const printing = `${program}\nconsole.log(JSON.stringify(summary));`;

test('the tarball has what is used, and nothing of the repository', () => {
  expect(packed).toEqual(expect.arrayContaining(['dist/index.js', 'dist/index.d.ts', 'README.md']));
  const others = packed.filter(
    (path) =>
      !/^(?:dist\/(?:[\w-]+\.(?:js|d\.ts)|LICENSE|(?:calculators|parts)\/[\w.-]+\.js)|README\.md|CHANGES\.md|package\.json)$/.test(
        path,
      ),
  );
  expect(others).toEqual([]);
  for (const { slug } of findCalculators()) expect(packed).toContain(`dist/calculators/${slug}.js`);
});

test('nothing in it needs a document, or evaluates text', () => {
  const all = readdirSync(join(folder, 'dist'), { recursive: true, encoding: 'utf8' });
  for (const file of all.filter((each) => each.endsWith('.js'))) {
    const code = readFileSync(join(folder, 'dist', file), 'utf8');
    expect(code, file).not.toMatch(
      /\bnew Function\b|\beval\(|\blocalStorage\b|\bdocument\.[a-z]\w*\(/,
    );
  }
});

describe('in Node.js', () => {
  let path: string;
  beforeAll(async () => {
    const worker = `
import { Worker } from 'node:worker_threads';
const worker = new Worker(new URL('./in-worker.js', import.meta.url));
worker.once('message', (summary) => console.log(JSON.stringify(summary)));`;
    const inWorker = `import { parentPort } from 'node:worker_threads';${program}parentPort.postMessage(summary);`;
    path = await project('node', {
      'main.js': printing,
      'worker.js': worker,
      'in-worker.js': inWorker,
    });
  });

  test('answers as the pages do', async () => {
    const { output, complaint } = await run(process.execPath, ['main.js'], path);
    expect(complaint).toBe('');
    expect(JSON.parse(output)).toEqual(summary);
  });

  test.skipIf(!otherNode)('answers in the Node.js of the machine', async () => {
    const { output, complaint } = await run(String(otherNode), ['main.js'], path);
    expect(complaint).toBe('');
    expect(JSON.parse(output)).toEqual(summary);
  });

  test('answers in a worker', async () => {
    const { output, complaint } = await run(process.execPath, ['worker.js'], path);
    expect(complaint).toBe('');
    expect(JSON.parse(output)).toEqual(summary);
  });

  test('has its command', async () => {
    const command = (args: readonly string[], input = '') =>
      run(process.execPath, ['node_modules/reckonwell/dist/cli.js', ...args], path, input);
    const { version, bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    expect(bin).toEqual({ reckonwell: './dist/cli.js' });
    expect(await command(['--version'])).toEqual({
      code: 0,
      output: `${version}\n`,
      complaint: '',
    });
    const answered = await command(['tip', 'bill=40', '--json']);
    expect(JSON.parse(answered.output)).toMatchObject({ ok: true, results: { tipAmount: 6 } });
    const { output } = await command(
      ['--batch'],
      '{"slug":"tip","inputs":{"bill":40}}\n{"ask":"1+1"}\n',
    );
    expect(
      output
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toMatchObject([{ slug: 'tip', ok: true }, { answers: [{ shown: { value: '2' } }] }]);
    expect((await command(['tpi'])).code).toBe(2);
    expect((await command(['tip', 'bill=-1'])).code).toBe(1);
  });
});

test('the types hold in a project with strict settings', async () => {
  const path = await project('types', {
    'tsconfig.json': JSON.stringify({
      compilerOptions: {
        target: 'es2022',
        module: 'nodenext',
        lib: ['es2022'],
        types: [],
        strict: true,
        exactOptionalPropertyTypes: true,
        noUncheckedIndexedAccess: true,
        skipLibCheck: false,
        noEmit: true,
      },
      files: ['main.ts'],
    }),
    'main.ts': `
import { answer, ask, calculators, load, solve } from 'reckonwell';
import type { Answer, Calculator, Listed } from 'reckonwell';

const all: readonly Listed[] = calculators;
const loan: Calculator = await load('loan-emi');
const inputs = { principal: 1000, annualRate: '8.5', tenureYears: 2 };
const found: Answer = await answer(loan, inputs, { today: '2026-10-06' });
const text: string | readonly object[] | undefined = found.ok ? found.shown.emi : undefined;
const formula: string | undefined = found.ok ? found.steps[0]?.formula : undefined;
const messages: string[] = found.ok ? [] : found.errors.map(({ message }) => message);
const solved = await solve(loan, {}, { field: 'principal', result: 'emi', target: '20000' });
const value: string | undefined = solved.ok ? solved.solutions[0]?.value : undefined;
const asked = await ask('1 + 1');
export { all, asked, formula, messages, text, value };
// @ts-expect-error A symbol is no input.
await answer(loan, { principal: Symbol('1') });
// @ts-expect-error A goal has a target.
await solve(loan, {}, { field: 'principal', result: 'emi' });
// @ts-expect-error An answer may be a refusal.
found.shown;
`,
  });
  const [program, args] = nodeCommand(['tsc', '-p', path]);
  expect(await run(program, args, root)).toEqual({ code: 0, output: '', complaint: '' });
});

describe('in a bundle', () => {
  let path: string;
  beforeAll(async () => {
    path = await project('vite', {
      'main.js': `${program}\nexport { summary };`,
      'idle.js': `import 'reckonwell';\nimport { calculators } from 'reckonwell';\nexport const one = 1;`,
    });
  });

  async function bundle(entry: string) {
    const outDir = join(path, `dist-${entry}`);
    await build({
      root: path,
      configFile: false,
      logLevel: 'silent',
      build: {
        outDir,
        target: 'es2022',
        lib: { entry: join(path, `${entry}.js`), formats: ['es'], fileName: 'main' },
      },
    });
    return outDir;
  }

  test('a browser’s build has the calculators as files that are fetched when they are asked for', async () => {
    const dist = await bundle('main');
    const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
    const { length } = findCalculators();
    expect(files.length).toBeGreaterThan(length);
    const main = readFileSync(
      join(dist, files.find((file) => /^main\.m?js$/.test(file)) as string),
      'utf8',
    );
    expect(main).not.toMatch(/from\s*["']node:/);
    const script = join(path, 'run.js');
    writeFileSync(
      script,
      `const { summary } = await import('./dist-main/main.js').catch(() => import('./dist-main/main.mjs'));console.log(JSON.stringify(summary));`,
    );
    const { output, complaint } = await run(process.execPath, [script], path);
    expect(complaint).toBe('');
    expect(JSON.parse(output)).toEqual(summary);
  });

  test('what is not used is left out: importing the package does nothing', async () => {
    const dist = await bundle('idle');
    const [file = ''] = readdirSync(dist).filter((each) => each.startsWith('main'));
    expect(readFileSync(join(dist, file), 'utf8').length).toBeLessThan(100);
  });
});
