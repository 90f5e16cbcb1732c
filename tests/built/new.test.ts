import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { categories } from '../../calculators/categories.ts';
import { addCalculator, type CalculatorPath, useAllShared } from '../../scripts/budgets/copy.ts';
import { changes, readPages } from '../../scripts/budgets.ts';
import { loadCatalogue, root } from '../../scripts/calculators.ts';
import { findFiles } from '../../scripts/files.ts';
import { type Draft, problemsOf } from '../../scripts/new.ts';
import { hasChanged } from '../../scripts/qa/tested.ts';
import { full } from '../qa.ts';
import { dist as builtSite } from './site.ts';

/*
 * An author's first five minutes, in a copy of the repository: `npm run new`, what the check then
 * asks for, and the finished calculator on every page that lists it.
 */

const fixture = join(root, 'tests/fixtures/stopping-distance');
const slug = 'stopping-distance';
const folder = `calculators/education/${slug}`;
const names = ['article.md', 'manifest.ts'];

const draft: Draft = {
  category: 'education',
  slug,
  title: 'Stopping Distance Calculator',
  field: ['speed:number', 'road:choice'],
  result: ['stopping:number:Stopping distance', 'thinking:number:Thinking distance'],
};

const flagsOf = (values: Partial<Draft>): string[] =>
  Object.entries(values).flatMap(([name, value]) =>
    [value].flat().flatMap((each) => (each === true ? [`--${name}`] : [`--${name}`, `${each}`])),
  );

interface Finished {
  readonly code: number | null;
  readonly output: string;
  readonly complaint: string;
}

let copy = '';

/** Runs a program of the copy, without a terminal for its questions. */
function run(...args: readonly string[]): Finished {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: copy,
    encoding: 'utf8',
    // The test run within this test run must not inherit its settings.
    env: { ...process.env, VITEST: undefined, NODE_ENV: undefined, NO_COLOR: '1' },
    maxBuffer: 64 * 1024 * 1024,
  });
  return { code: status, output: stdout, complaint: stderr };
}

const bin = (name: string): string => join(root, 'node_modules', name);
const linesOf = (text: string): string[] => text.split('\n').filter((line) => line !== '');
const read = (file: string): string => readFileSync(join(copy, file), 'utf8');

/** Every file of the copy with what is in it. */
const everything = (): ReadonlyMap<string, string> =>
  new Map(
    findFiles('**/*', { cwd: copy, exclude: ['node_modules', 'dist', '.cache'] })
      .filter((file) => statSync(join(copy, file)).isFile())
      .map((file) => [file, read(file)]),
  );

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'new-'));
  const left = new Set([
    ...['node_modules', 'dist', '.git', '.cache', 'e2e', 'bench'],
    ...['test-results', 'playwright-report', 'qa-report'],
  ]);
  cpSync(root, copy, {
    recursive: true,
    filter: (from) => !left.has(relative(root, from).split(/[\\/]/)[0] ?? ''),
  });
  // If the repository has a calculator of this name, the copy must not.
  rmSync(join(copy, folder), { recursive: true, force: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe('invalid input writes no file and prints what is wrong', () => {
  test('missing flags without a terminal', () => {
    const before = everything();
    const result = run('scripts/new.ts', '--category', 'education', '--title', 'Stopping Distance');
    expect(result.code).toBe(2);
    expect(result.complaint).toContain('Missing: --slug, --field, --result.');
    expect(result.complaint).toContain('Nothing was written.');
    expect(everything()).toEqual(before);
  });

  test('all of it at once', () => {
    const before = everything();
    const wrong = { ...draft, category: 'eduction', slug: 'StoppingDistance', field: ['a:nubmer'] };
    const result = run('scripts/new.ts', ...flagsOf(wrong));
    expect(result.code).toBe(2);
    expect(result.output).toBe('');
    expect(linesOf(result.complaint)).toEqual([
      expect.stringContaining('There is no category “eduction”'),
      expect.stringContaining('The slug “StoppingDistance” is not in kebab-case'),
      expect.stringContaining('“nubmer” is not a kind of field'),
      'Nothing was written.',
    ]);
    expect(everything()).toEqual(before);
  });

  test('an unknown flag, an empty flag, and a word without a flag', () => {
    const result = run('scripts/new.ts', '--categroy', 'education', 'more', '--slug');
    expect(result.code).toBe(2);
    expect(linesOf(result.complaint)).toEqual([
      expect.stringMatching(/^There is no flag “--categroy”.* Did you mean “--category”\?$/),
      '“education” belongs to no flag.',
      '“more” belongs to no flag.',
      'The flag --slug says nothing.',
      'Nothing was written.',
    ]);
  });

  const cases: readonly (readonly [string, Partial<Draft>, string])[] = [
    [
      'an unknown category',
      { category: 'eduction' },
      `There is no category “eduction”; known are ${categories.map(({ id }) => id).join(', ')}. Did you mean “education”? (A new one is a line in calculators/categories.ts.)`,
    ],
    [
      'a slug in words',
      { slug: 'Stopping Distance' },
      'The slug “Stopping Distance” is not in kebab-case: small letters and digits, a hyphen between words. Did you mean “stopping-distance”?',
    ],
    [
      'a slug that leads elsewhere',
      { slug: '../bmi' },
      'The slug “../bmi” is not in kebab-case: small letters and digits, a hyphen between words. Did you mean “bmi”?',
    ],
    [
      'a slug that is taken, in whatever category',
      { slug: 'bmi' },
      'The slug “bmi” is taken: see calculators/health/bmi.',
    ],
    [
      'a title that is taken',
      { title: 'bmi calculator' },
      'The title “bmi calculator” is taken: see calculators/health/bmi.',
    ],
    ['a blank title', { title: ' ' }, 'The title is blank.'],
    ['no field', { field: [] }, 'A calculator has at least one field.'],
    [
      'an unknown kind of field',
      { field: ['speed:interger'] },
      '“interger” is not a kind of field; known are number, integer, choice, currency, date, time, text, list, rows. Did you mean “integer”?',
    ],
    [
      'an unknown kind of result',
      { result: ['change:percentage'] },
      '“percentage” is not a kind of result; known are money, percent, number, text, date, table. Did you mean “percent”?',
    ],
    [
      'a field without a kind',
      { field: ['speed'] },
      'The field “speed” has no kind: write speed:number.',
    ],
    [
      'an id that is not in camelCase',
      { field: ['old-value:number'] },
      'The field id “old-value” is not one word in camelCase. Did you mean “oldValue”?',
    ],
    [
      'an id with a capital first',
      { result: ['Change:percent'] },
      'The result id “Change” is not one word in camelCase. Did you mean “change”?',
    ],
    [
      'an id that is a reserved word of JavaScript',
      { field: ['class:text'] },
      'The field id “class” is a word of JavaScript’s own: choose another.',
    ],
    [
      'a field twice',
      { field: ['speed:number', 'speed:number'] },
      'The field id “speed” is there twice.',
    ],
    [
      'a field and a result of one name',
      { result: ['road:percent'] },
      'The id “road” is a field’s: give the result its own.',
    ],
    [
      'a table and nothing else',
      { result: ['byYear:table'] },
      'A table alone has no headline: add a result of another kind.',
    ],
    [
      'a label that is too long',
      { field: [`speed:number:${'long '.repeat(9)}`] },
      'The label “long long long long long long long long long” is too long: 40 characters at most.',
    ],
  ];

  test.each(cases)('%s', async (_, wrong, message) => {
    const others = (await loadCatalogue()).filter((each) => each.slug !== slug);
    expect(problemsOf(draft, others)).toEqual([]);
    expect(problemsOf({ ...draft, ...wrong }, others)).toEqual([message]);
  });
});

const isTested = !full && !hasChanged('npm run new');

// Each test starts the command: only after a change of what it depends on.
describe.skipIf(isTested)('a draft that the page /make saved', { timeout: 60_000 }, () => {
  const cylinder = 'calculators/home-garden/cylinder-cost';
  const saved: Readonly<Record<string, unknown>> = JSON.parse(
    readFileSync(join(root, 'tests/fixtures/cylinder.json'), 'utf8'),
  );
  const file = 'draft.json';

  /** Runs `npm run new -- --from draft.json` with a draft, or a text, in that file. */
  function from(draft: object | string, ...flags: readonly string[]): Finished {
    writeFileSync(join(copy, file), typeof draft === 'string' ? draft : JSON.stringify(draft));
    return run('scripts/new.ts', '--from', file, ...flags);
  }

  afterEach(() => {
    for (const each of ['home-garden/cylinder-cost', 'everyday/drum', 'finance/my-plan']) {
      rmSync(join(copy, 'calculators', each), { recursive: true, force: true });
    }
    rmSync(join(copy, file), { force: true });
  });

  test('becomes one folder in which only the article is still to be written', () => {
    const before = everything();
    const result = from(saved);
    expect(result).toMatchObject({ code: 0, complaint: '' });
    expect(result.output).toContain('npm run check -- cylinder-cost');
    expect(result.output).toContain('npm run calc -- cylinder-cost radius=… height=… price=…');
    rmSync(join(copy, file));
    const after = everything();
    const added = [...after.keys()].filter((each) => !before.has(each));
    expect(added.sort()).toEqual(names.map((name) => `${cylinder}/${name}`));
    for (const [each, content] of before) expect(after.get(each), each).toBe(content);

    expect(read(`${cylinder}/article.md`)).toContain('| Radius | {{1.radius}} |');
    const biome = run(bin('@biomejs/biome/bin/biome'), 'ci', cylinder);
    expect(biome, biome.complaint).toMatchObject({ code: 0 });
    const checked = run('scripts/check.ts', 'cylinder-cost');
    expect(checked.code).toBe(1);
    const complaints = linesOf(checked.output).filter((line) => line.startsWith('calculators'));
    expect(complaints.filter((line) => line.includes(': still to write: '))).toHaveLength(14);
    for (const line of complaints) expect(line).toContain(`${cylinder}/article.md:`);
    const answered = run('scripts/calc.ts', 'cylinder-cost', 'radius=30', 'height=90', 'price=0.5');
    expect(answered.output).toContain('254.47 L');
  });

  test('is never written over a folder, and can take another slug, title and category', () => {
    expect(from(saved)).toMatchObject({ code: 0 });
    const before = everything();
    const again = from(saved);
    expect(again.code).toBe(2);
    expect(linesOf(again.complaint)).toEqual([
      `The slug “cylinder-cost” is taken: see ${cylinder}.`,
      `The title “${saved.title}” is taken: see ${cylinder}.`,
      'Add --slug and --title to give it names of its own.',
      'Nothing was written.',
    ]);
    expect(everything()).toEqual(new Map([...before, [file, read(file)]]));

    const other = from(saved, '--slug', 'drum', '--title', 'Drum', '--category', 'everyday');
    expect(other, other.complaint).toMatchObject({ code: 0 });
    expect(read('calculators/everyday/drum/manifest.ts')).toContain("title: 'Drum'");
  });

  test('keeps its own article', () => {
    expect(from({ ...saved, article: '## Mine {#about}\n\nAll of it.' })).toMatchObject({
      code: 0,
    });
    expect(read(`${cylinder}/article.md`)).toBe('## Mine {#about}\n\nAll of it.\n');
  });

  test('is written with its mistakes, which the check names', () => {
    const result = from({ ...saved, results: { volume: { kind: 'number', lable: 'Volume' } } });
    expect(result).toMatchObject({ code: 0, complaint: '' });
    expect(result.output).toContain('results.volume: unknown key “lable”. Did you mean “label”?');
    expect(read(`${cylinder}/manifest.ts`)).toContain("lable: 'Volume'");
    expect(read(`${cylinder}/article.md`)).toContain('TODO');
    const checked = run('scripts/check.ts', 'cylinder-cost');
    expect(checked.code).toBe(1);
    expect(checked.output).toMatch(/manifest\.ts:\d+: results\.volume: unknown key “lable”/);
  });

  test('brings the functions of the calculator that it is a copy of', async () => {
    const { default: plan } = await import(
      '../../calculators/loans-debt/debt-payoff-plan/manifest.ts'
    );
    const result = from({
      ...plan,
      ...{ slug: 'my-plan', title: 'My Plan', category: 'finance' },
      functionsFrom: 'debt-payoff-plan',
    });
    expect(result, result.complaint).toMatchObject({ code: 0 });
    for (const name of ['compute.ts', 'tables.ts']) {
      expect(read(`calculators/finance/my-plan/${name}`)).toBe(
        read(`calculators/loans-debt/debt-payoff-plan/${name}`),
      );
    }
    const checked = linesOf(run('scripts/check.ts', 'my-plan').output);
    expect(checked.filter((line) => !line.includes('/article.md'))).toEqual([checked.at(-1)]);
  });

  const refused: readonly (readonly [string, object | string, readonly string[], string])[] = [
    ['what is not JSON', '{\n  "title": x }', [], 'draft.json: line 2, column 12: '],
    ['an empty file', '', [], 'draft.json: line 1, column 1: a value is missing.'],
    ['a list', '[]', [], 'draft.json: has to be one object: it begins with { and ends with }.'],
    [
      'other JSON',
      { name: 'site', version: 1 },
      [],
      'draft.json: is no calculator: it has neither fields nor results.',
    ],
    [
      'an unknown category',
      { ...saved, category: 'home-gardn' },
      [],
      'There is no category “home-gardn”; known are',
    ],
    [
      'no category',
      { ...saved, category: undefined },
      [],
      'The draft names no category: add --category, as in --category everyday.',
    ],
    [
      'a slug that leads elsewhere',
      { ...saved, slug: '../../etc' },
      [],
      'The slug “../../etc” is not in kebab-case',
    ],
    ['a slug that is taken', { ...saved, slug: 'bmi' }, [], 'The slug “bmi” is taken: see'],
    ['a title that is no text', { ...saved, title: 5, slug: 'five' }, [], 'The title is blank.'],
    [
      'functions of no calculator',
      { ...saved, functionsFrom: '../secret' },
      [],
      'There is no calculator “../secret”, whose functions the draft uses.',
    ],
    [
      'fields beside those of the draft',
      saved,
      ['--field', 'a:number'],
      'The draft has its own: leave out --field beside --from.',
    ],
  ];

  test.each(refused)('is refused for %s', (_, draft, flags, message) => {
    const before = [...everything().keys()];
    const result = from(draft, ...flags);
    expect(result.code).toBe(2);
    expect(result.output).toBe('');
    expect(result.complaint).toContain(message);
    expect(linesOf(result.complaint).at(-1)).toBe('Nothing was written.');
    expect([...everything().keys()].filter((each) => each !== file)).toEqual(before);
  });

  test('is refused if there is no such file, with the one that was probably meant', () => {
    writeFileSync(join(copy, file), '{}');
    expect(linesOf(run('scripts/new.ts', '--from', 'darft.json').complaint)).toEqual([
      'There is no file “darft.json”. Did you mean “draft.json”?',
      'Nothing was written.',
    ]);
    expect(run('scripts/new.ts', '--from', 'calculators').complaint).toContain(
      '“calculators” is a folder, not a file.',
    );
  });
});

// Two builds: only after a change of what they depend on.
describe.skipIf(isTested)('a new calculator', { timeout: 240_000 }, () => {
  test('starts as one folder of two files; no other file is touched', () => {
    const before = everything();
    const result = run('scripts/new.ts', ...flagsOf(draft));
    expect(result).toMatchObject({ code: 0, complaint: '' });
    expect(result.output).toContain(`npm run check -- ${slug}`);

    const after = everything();
    expect(before.size).toBeGreaterThan(100);
    const added = [...after.keys()].filter((file) => !before.has(file));
    expect(added.sort()).toEqual(names.map((name) => `${folder}/${name}`));
    for (const [file, content] of before) expect(after.get(file), file).toBe(content);
  });

  test('does not overwrite an existing calculator', () => {
    const before = everything();
    const result = run('scripts/new.ts', ...flagsOf({ ...draft, title: 'Another' }));
    expect(result.code).toBe(2);
    expect(result.complaint).toContain(`The slug “${slug}” is taken: see ${folder}.`);
    expect(everything()).toEqual(before);
  });

  test('compiles and is formatted, with all kinds of fields and results', () => {
    const kinds = {
      field: ['number', 'integer', 'choice', 'currency', 'date', 'time', 'text', 'rows'],
      result: ['table', 'money', 'percent', 'number', 'text', 'date'],
    };
    const every: Draft = {
      category: 'education',
      slug: 'every-kind',
      title: "It’s “Every” 'Kind' \\ Calculator",
      field: kinds.field.map((kind) => `${kind}Field:${kind}`),
      result: kinds.result.map((kind) => `${kind}Result:${kind}`),
    };
    const byFunction: Draft = {
      ...{ ...draft, slug: 'by-function', title: 'Function Calculator', function: true },
    };
    const others = [every, byFunction];
    const drafts = [folder, ...others.map((each) => `calculators/${each.category}/${each.slug}`)];
    try {
      for (const each of others) {
        expect(run('scripts/new.ts', ...flagsOf(each))).toMatchObject({ code: 0 });
      }
      writeFileSync(
        join(copy, 'tsconfig.drafts.json'),
        JSON.stringify({
          extends: './tsconfig.json',
          include: drafts.map((each) => `${each}/*`),
        }),
      );
      expect(run(bin('typescript/bin/tsc'), '-p', 'tsconfig.drafts.json')).toMatchObject({
        code: 0,
        output: '',
      });
      const biome = run(bin('@biomejs/biome/bin/biome'), 'ci', ...drafts);
      expect(biome).toMatchObject({ code: 0 });
      expect(biome.output + biome.complaint).toContain('Checked 5 files');
      // Their manifests are valid: only content is missing.
      for (const each of others) {
        const messages = linesOf(run('scripts/check.ts', each.slug).output);
        const ofManifest = messages.filter((line) => line.includes('/manifest.ts'));
        expect(ofManifest.length).toBeGreaterThan(10);
        expect(ofManifest.filter((line) => !line.includes(': still to write: '))).toEqual([]);
      }
    } finally {
      for (const each of drafts.slice(1)) {
        rmSync(join(copy, each), { recursive: true, force: true });
      }
      rmSync(join(copy, 'tsconfig.drafts.json'), { force: true });
    }
  });

  test('gets only issues about missing content', () => {
    const result = run('scripts/check.ts', slug);
    expect(result).toMatchObject({ code: 1, complaint: '' });
    const marked = ['manifest.ts', 'article.md'].flatMap((name) =>
      read(`${folder}/${name}`)
        .split('\n')
        .flatMap((line, index) =>
          line.includes('TODO') ? [`${folder}/${name}:${index + 1}`] : [],
        ),
    );
    const complaints = linesOf(result.output).slice(0, -1);
    const [todo, rest] = [true, false].map((wanted) =>
      complaints.filter((line) => line.includes(': still to write: ') === wanted),
    );
    expect(todo?.map((line) => line.split(': ')[0])).toEqual(marked);
    // Each message describes the missing content.
    for (const line of todo ?? []) expect(line).toMatch(/: still to write: .{15,}/);
    const article = read(`${folder}/article.md`);
    const at = (id: string) =>
      `${folder}/article.md:${article.slice(0, article.indexOf(`{#${id}}`)).split('\n').length}`;
    expect(rest).toEqual([
      expect.stringMatching(
        `^${folder}/article.md: It has \\d+ words; at least 250 are asked for.$`,
      ),
      `${at('formula')}: No formula is shown: write it in TeX between $$ and $$.`,
      `${at('example')}: The worked example states no figure of the engine: write {{1.result}}.`,
      `${at('questions')}: It answers no question (### … ?): write one, or leave the section out.`,
    ]);
    for (const about of ['the formula', 'two laws', 'a case that you can vouch for', 'sources']) {
      expect(result.output).toContain(about);
    }
  });

  test('has a section of the article for each that the check knows, without a word of prose', () => {
    const blocks = read(`${folder}/article.md`).trim().split('\n\n');
    expect(blocks).toHaveLength(14);
    for (const block of blocks) expect(block).toMatch(/^(?:## )?TODO: /);
  });

  test('does not compute a result yet', () => {
    const result = run('scripts/calc.ts', slug, 'speed=30', 'road=first');
    expect(result).toMatchObject({ code: 2, output: '' });
    expect(result.complaint).toContain('Division by zero');
  });

  test('is shown by the development server', () => {
    const look = `
      import { createServer } from 'vite';
      const server = await createServer({ server: { middlewareMode: true, ws: false } });
      console.log((await server.ssrLoadModule('virtual:static/education/${slug}')).article);
      await server.close();`;
    const result = run('--input-type=module', '--eval', look);
    expect(result, result.complaint).toMatchObject({ code: 0 });
    expect(result.output).toContain('<h2 id="about">TODO: a heading on what it is');
  });

  test('is not published as a draft', () => {
    const result = run('scripts/build.ts');
    expect(result.code).not.toBe(0);
    const first = `${folder}/manifest.ts:5: still to write: `;
    expect(
      result.complaint.split(first).length - 1,
      'reported once, not for every module',
    ).toBeLessThan(4);
    expect(result.complaint).toContain(first);
  });

  test('is refused for one TODO left in any of its files', () => {
    for (const name of names) {
      cpSync(fixture, join(copy, folder), { recursive: true });
      const whole = read(`${folder}/${name}`);
      const comment = name.endsWith('.ts') ? '// TODO: the rest\n' : '\nTODO: the rest\n';
      writeFileSync(join(copy, folder, name), `${whole}${comment}`);
      const result = run('scripts/check.ts', slug);
      const line = `${whole}${comment}`.split('\n').indexOf(comment.trim()) + 1;
      expect(linesOf(result.output)).toEqual([
        `${folder}/${name}:${line}: still to write: the rest`,
        '1 thing to fix.',
      ]);
    }
  });

  test('passes the check and every generated test when it is complete', () => {
    cpSync(fixture, join(copy, folder), { recursive: true });
    expect(run('scripts/check.ts', '--today', '2026-11-22', slug)).toMatchObject({
      code: 0,
      output: '1 checked, nothing wrong.\n',
    });
    const files = ['manifests', 'worked-steps', 'laws', 'articles', 'spec', 'oracle/oracle'];
    const report = join(copy, '.cache/vitest.json');
    const { code, output } = run(
      bin('vitest/vitest.mjs'),
      'run',
      ...files.map((name) => `tests/${name}.test.ts`),
      ...['--testNamePattern', `${slug}|the catalogue|every oracle|no article`],
      ...['--reporter=json', `--outputFile=${report}`],
    );
    expect(code, output).toBe(0);
    const { numPassedTests } = JSON.parse(readFileSync(report, 'utf8'));
    expect(numPassedTests).toBeGreaterThan(25);
  });

  test('is exactly the one in the guide', () => {
    const guide = read('CONTRIBUTING.md');
    const blocks = [...guide.matchAll(/^ {3}```(ts|sh)\n([\s\S]*?)^ {3}```$/gm)].map(([, , text]) =>
      (text ?? '').replace(/^ {3}/gm, ''),
    );
    const [command = '', manifest] = blocks;
    const args = command.replace(/\\\n/g, ' ').match(/(?:"[^"]*"|\S)+/g) ?? [];
    expect(args.map((each) => each.replace(/"/g, ''))).toEqual([
      ...['npm', 'run', 'new', '--'],
      ...flagsOf(draft),
    ]);
    expect(manifest).toBe(read(`${folder}/manifest.ts`));
    const [, line = '', shown] = /`npm run -s (calc.*?)` says `(.*?)`/.exec(guide) ?? [];
    expect(run('scripts/calc.ts', ...line.split(' ').slice(2)).output).toContain(shown);
  });

  /** One more than a section of the home page shows. */
  const seventh = 'finance/yet-another-loan';
  const dist = (file: string): string => read(`dist/${file}`);

  test('is then on the home page, in search, in its category, in the sitemap and prerendered', () => {
    const title = 'Yet Another Loan Calculator';
    // Any that computes by code, which can use all that is shared.
    const [code = ''] = findFiles('calculators/*/*/compute.ts', { cwd: copy })
      .filter((file) => !file.includes(slug))
      .sort();
    addCalculator(copy, code.split(/[\\/]/).slice(1, 3).join('/') as CalculatorPath, seventh, {
      title,
    });
    useAllShared(copy, seventh);
    execFileSync(process.execPath, ['scripts/build.ts', '--uncompressed'], {
      cwd: copy,
      stdio: 'pipe',
    });
    const link = `href="/calculator/${slug}"`;
    expect(dist('education.html')).toContain(link);
    expect(dist('finance.html')).not.toContain(link);
    expect(dist('index.html')).toContain('href="/finance"');
    expect(dist('sitemap.xml')).toMatch(`/calculator/${slug}</loc>`);
    // What the search on the home page looks through.
    const [, index = ''] = /name="search-index" content="\/([^"]+)"/.exec(dist('index.html')) ?? [];
    expect(dist(index)).toContain('Stopping Distance Calculator');

    const page = dist(`calculator/${slug}.html`);
    expect(page).toContain('<title>Stopping Distance Calculator');
    expect(page).toMatch(/<h1[^>]*>Stopping Distance Calculator<\/h1>/);
    expect(page).toContain(`data-calculator="${slug}"`);
    for (const name of ['speed', 'road', 'stopping']) expect(page).toContain(`name="${name}"`);
    expect(page).toContain('Calculate Distance</button>');
    // The article, its figures filled in by the engine, and the formulas.
    expect(page).toContain('<strong>23 m</strong>');
    expect(page).toContain('data-step="2"');
    expect(page).not.toContain('TODO');

    // Nothing of the editor's overlay, which is for development alone.
    for (const file of findFiles('**/*.{html,js}', { cwd: join(copy, 'dist') })) {
      expect(dist(file), file).not.toContain('overlay:ready');
    }
  });

  test('beyond six of a category the home page links to the category’s page, which has them all', () => {
    const [section = ''] = /<section id="finance".*?<\/section>/s.exec(dist('index.html')) ?? [];
    const linksIn = (html: string) =>
      [...html.matchAll(/href="(\/[^"#]+)"/g)].map(([, href]) => href);
    const own = findFiles('calculators/finance/*/manifest.ts', { cwd: copy })
      .map((file) => `/calculator/${file.split(/[\\/]/).at(-2)}`)
      .sort();
    expect(own.length).toBeGreaterThan(6);
    expect(linksIn(section)).toHaveLength(7);
    expect(linksIn(section).at(-1)).toBe('/finance');
    expect(section).toContain('>View All<');
    const [main = ''] = /<main.*?<\/main>/s.exec(dist('finance.html')) ?? [];
    expect(linksIn(main).sort()).toEqual(own);
    expect(dist(`calculator/${seventh.split('/')[1]}.html`)).toContain('<title>Yet Another Loan');
  });

  test('changes no byte of the pages and scripts of the calculators that were there', () => {
    const built = readPages(builtSite);
    expect(built.size).toBeGreaterThan(0);
    expect(changes(built, readPages(join(copy, 'dist')))).toEqual([]);
  });
});

test('a calculator that is retired leaves no link to it unnoticed', { timeout: 60_000 }, () => {
  const using = (name: string, use: RegExp) =>
    findFiles(`calculators/*/*/${name}`, { cwd: copy }).filter(
      (file) => !file.includes('/roi/') && use.test(read(file)),
    );
  const linking = using('article.md', /\]\(\/calculator\/roi\)/);
  const naming = using('manifest.ts', /related: \[[^\]]*'roi'/);
  const advising = using('manifest.ts', /use: 'roi'/);
  const all = [...linking, ...naming, ...advising];
  expect(linking.length).toBeGreaterThan(0);
  expect(naming.length).toBeGreaterThan(0);
  expect(advising.length).toBeGreaterThan(0);
  // The others have nothing to say here, and the check of each takes its time.
  for (const file of findFiles('calculators/*/*/manifest.ts', { cwd: copy })) {
    const own = dirname(file);
    if (!all.some((each) => dirname(each) === own)) {
      rmSync(join(copy, own), { recursive: true });
    }
  }
  const result = run('scripts/check.ts');
  expect(result.code).toBe(1);
  const lines = linesOf(result.output).filter((line) => /\/roi,|“roi”/.test(line));
  expect(lines.map((line) => line.split(':')[0]).sort()).toEqual(all.sort());
  for (const line of lines) {
    expect(line).toMatch(
      /:\d+: (the link leads to \/calculator\/roi, which does not exist|(related\[\d\]|whenNotToUse\[\d\]\.use): there is no calculator “roi”)\./,
    );
  }
});
