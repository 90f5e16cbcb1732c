/*
 * Everything wrong with the manifests and articles, for their editors:
 *   npm run check                    all calculators
 *   npm run check -- loan-emi        one
 *   npm run check -- --fix loan-emi  and writes what its examples show into its manifest
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Manifest } from '../schemas/manifest.ts';
import { checkManifest } from '../schemas/meta.ts';
import { didYouMean } from '../schemas/nearest.ts';
import { articleProblems } from './article.ts';
import {
  type CalculatorFolder,
  findCalculators,
  loadCalculator,
  loadManifest,
  readArticle,
  root,
} from './calculators.ts';
import { addresses, deadLinks } from './links.ts';
import { type Finding, stops, trial } from './trial.ts';
import { unfinished } from './unfinished.ts';

const words = process.argv.slice(2);
const fix = words.includes('--fix');
const [wanted, ...more] = words.filter((each) => each !== '--fix');
if (more.length > 0 || wanted?.startsWith('-')) {
  console.error('Usage: npm run check -- [--fix] [calculator]');
  process.exit(2);
}
const all = findCalculators();
const folders = wanted ? all.filter(({ slug }) => slug === wanted) : all;
if (folders.length === 0) {
  const hint = didYouMean(
    String(wanted),
    all.map(({ slug }) => slug),
  );
  console.error(`There is no calculator “${wanted}”.${hint}`);
  process.exit(2);
}

const read = (file: string): string => readFileSync(join(root, file), 'utf8');

/** Why a module cannot be loaded, with the line where that is known. */
async function loadProblem(file: string, error: unknown): Promise<string> {
  if (!existsSync(join(root, file))) return `${file}: the file is missing.`;
  const source = read(file);
  const { lineAt, syntaxError } = await import('./where.ts');
  const broken = syntaxError(file, source);
  if (broken) return `${file}:${broken.line}: is not TypeScript: ${broken.message}`;
  const { message, stack = '', code } = error as NodeJS.ErrnoException;
  const [said = ''] = message.split('\n');
  if (code === 'ERR_MODULE_NOT_FOUND') {
    const gone = basename(/'([^']+)' imported/.exec(said)?.[1] ?? '');
    const at = gone === '' ? -1 : source.indexOf(gone);
    if (at >= 0) return `${file}:${lineAt(source, at)}: imports ${gone}, which does not exist.`;
  }
  const line = stack.split(join(root, file))[1]?.match(/^:(\d+)/)?.[1];
  return `${file}${line ? `:${line}` : ''}: does not load: ${said}`;
}

/** A finding as it is printed: the file, the line, the key, what is wrong. */
async function printed(file: string, { key, message }: Finding): Promise<string> {
  const { lineOf } = await import('./where.ts');
  const [, name] = /“([^”]+)”/.exec(message) ?? [];
  return `${file}:${lineOf(file, read(file), key, name)}: ${key}: ${message}`;
}

/** Writes the right text where it is known; gives what still has to be mended by hand. */
async function mend(file: string, findings: readonly Finding[]): Promise<readonly Finding[]> {
  const { withText } = await import('./where.ts');
  const left: Finding[] = [];
  for (const finding of findings) {
    const { key, message, right } = finding;
    const written =
      right === undefined ? undefined : withText(join(root, file), read(file), key, right);
    if (written === undefined) left.push(finding);
    else {
      console.log(`${await printed(file, { key, message })} Mended.`);
      writeFileSync(join(root, file), written);
    }
  }
  return left;
}

/** A message about an article, with the line of the token, section or figure that it names. */
function inArticle(file: string, article: string, message: string): string {
  const [, token, section, figure] =
    /^(\{\{.*?\}\})|“(\{#[a-z-]+\})”|states ([\d.]+\d)/.exec(message) ?? [];
  const named = token ?? section ?? figure;
  const from = figure ? article.indexOf('{#example}') : 0;
  const at = named === undefined ? -1 : article.indexOf(named, from);
  return `${file}${at < 0 ? '' : `:${article.slice(0, at).split('\n').length}`}: ${message}`;
}

/** Everything wrong with one calculator, a message each. */
async function problemsOf(
  folder: CalculatorFolder,
  known: readonly string[],
): Promise<readonly string[]> {
  const [file, computing, more, text] = [
    'manifest.ts',
    'compute.ts',
    'tables.ts',
    'article.md',
  ].map((name) => `${folder.path}/${name}`) as [string, string, string, string];
  let manifest: Manifest;
  try {
    manifest = await loadManifest(folder);
  } catch (error) {
    return [await loadProblem(file, error)];
  }
  if (manifest === undefined) {
    const at = read(file)
      .split('\n')
      .findIndex((line) => line.includes('defineCalculator('));
    return [
      `${file}:${at + 1 || 1}: has no default export: write \`export default defineCalculator({ … })\`.`,
    ];
  }
  const found = checkManifest(file, manifest, folder).map((problem) => {
    const [, key = '', message = ''] =
      /^(.*?): ([\s\S]*)$/.exec(problem.slice(file.length + 2)) ?? [];
    return { key, message };
  });
  const marks = found.length > 0 && !manifest.examples ? [] : unfinished(folder, manifest);
  const said = await Promise.all(found.map((each) => printed(file, each)));
  const calculator = await loadCalculator(folder).catch(async (error: unknown) => {
    said.push(await loadProblem(computing, error));
  });
  if (calculator && typeof calculator.compute !== 'function') {
    said.push(`${computing}: exports no function \`compute\`.`);
  } else if (existsSync(join(root, more)) !== (manifest.tables !== undefined)) {
    said.push(
      manifest.tables
        ? `${more}: the file is missing: it fills the manifest’s \`tables\`.`
        : `${more}: the manifest declares no \`tables\` for it to fill.`,
    );
  } else if (calculator && said.length === 0) {
    // A draft is asked for its content first.
    const draft = marks.some((mark) => mark.includes('.ts:'));
    const tried = draft ? [] : await trial(calculator, wanted ? 10 : 3);
    const left = fix ? await mend(file, tried) : tried;
    said.push(...(await Promise.all(left.map((each) => printed(file, each)))));
    // Without figures, there is nothing to say about those of the article.
    if (!left.some(({ message }) => message.startsWith(stops))) {
      const article = readArticle(folder);
      said.push(
        ...(article === undefined
          ? [`${text}: The article is missing.`]
          : articleProblems(article, calculator).map((each) => inArticle(text, article, each))),
      );
      said.push(...deadLinks(text, article ?? '', known));
    }
  }
  return [...marks, ...said];
}

const known = addresses();
let problems = 0;
for (const folder of folders) {
  const found = await problemsOf(folder, known);
  for (const each of found) console.log(each);
  problems += found.length;
}
console.log(
  problems === 0
    ? `${folders.length} checked, nothing wrong.`
    : `${problems} ${problems === 1 ? 'thing' : 'things'} to mend.`,
);
process.exitCode = problems === 0 ? 0 : 1;
