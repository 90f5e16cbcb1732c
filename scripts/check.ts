/*
 * Reports all issues of the manifests and articles:
 *   npm run check                      all calculators
 *   npm run check -- loan-emi          one
 *   npm run check -- --fix loan-emi    and corrects the results of its examples in the manifest
 *   npm run check -- --today 2027-06-01  also what will be out of date by then
 * Parts that are out of date, and changes since the recorded tests, are warnings on stderr, which do not change the exit code.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { categories } from '../calculators/categories.ts';
import { plural } from '../schemas/functions/plural.ts';
import type { Manifest } from '../schemas/manifest.ts';
import { didYouMean } from '../schemas/nearest.ts';
import { type Finding, trial } from '../src/engine/check/behaviour.ts';
import { folderIssues } from '../src/engine/check/folder.ts';
import { manifestIssues } from '../src/engine/check/manifest-issues.ts';
import { missingContent } from '../src/engine/check/missing-content.ts';
import { outOfDate } from '../src/engine/check/out-of-date.ts';
import { english } from '../src/engine/format/presentation.ts';
import { expand } from '../src/engine/manifest/expand.ts';
import { securityExpires } from '../src/site/site.ts';
import { addresses } from './build/addresses.ts';
import { articleProblems, fillFigures } from './build/article.ts';
import { expiryProblem } from './build/security-txt.ts';
import {
  type CalculatorFolder,
  findCalculators,
  loadCalculator,
  loadFunction,
  loadManifest,
  readArticle,
  root,
} from './calculators.ts';
import { lineAt } from './check/lines.ts';
import { proseProblems } from './check/prose.ts';
import { unsharedQuantities } from './check/quantities.ts';
import { endingData, wrongData } from './check/reference-data.ts';
import { todosIn } from './check/todo.ts';
import { changedParts, fingerprintOf } from './qa/fingerprint.ts';
import { readRecord, recordPath } from './qa/record.ts';

const now = new Date().toISOString().slice(0, 10);

function options() {
  try {
    const { values, positionals } = parseArgs({
      options: { fix: { type: 'boolean' }, today: { type: 'string', default: now } },
      allowPositionals: true,
    });
    if (positionals.length <= 1 && /^\d{4}-\d{2}-\d{2}$/.test(values.today)) {
      return { ...values, wanted: positionals[0] };
    }
  } catch {
    // An unknown option: the usage is printed below.
  }
  console.error('Usage: npm run check -- [--fix] [--today YYYY-MM-DD] [calculator]');
  process.exit(2);
}

const { fix, today, wanted } = options();
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

const known = addresses();
const slugs = new Set(all.map(({ slug }) => slug));
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
// Loaded only if there are issues, because parsing TypeScript is slow.
const sourcePosition = () => import('./check/source-position.ts');

/** A finding as text: the file, the line, the key, the message. */
async function printed(file: string, { key, message, stopped }: Finding): Promise<string> {
  if (stopped) return `${stopped}: ${key}: ${message}`;
  const { lineOf } = await sourcePosition();
  const [, name] = /“([^”]+)”/.exec(message) ?? [];
  return `${file}:${lineOf(file, read(file), key, name)}: ${key}: ${message}`;
}

/** Corrects the findings whose correct text is known; returns those that need an editor. */
async function applyFixes(file: string, findings: readonly Finding[]): Promise<readonly Finding[]> {
  const left: Finding[] = [];
  for (const finding of findings) {
    const { key, fixes: [right] = [] } = finding;
    const { withText } = await sourcePosition();
    const fixedSource = right === undefined ? undefined : withText(file, read(file), key, right);
    if (fixedSource === undefined) left.push(finding);
    else {
      console.log(`${await printed(file, finding)} Fixed.`);
      writeFileSync(join(root, file), fixedSource);
    }
  }
  return left;
}

/** Why a module cannot be loaded, with the line where that is known. */
async function loadProblem(file: string, error: unknown): Promise<string> {
  if (!existsSync(join(root, file))) return `${file}: the file is missing.`;
  const source = read(file);
  const broken = (await sourcePosition()).syntaxError(file, source);
  if (broken) return `${file}:${broken.line}: is not TypeScript: ${broken.message}.`;
  const { message = String(error), stack = '', code } = error as Partial<NodeJS.ErrnoException>;
  const [firstLine = ''] = message.split('\n');
  const [, missingFile = ''] = /'([^']+)' imported/.exec(firstLine) ?? [];
  const at = source.indexOf(basename(missingFile));
  if (code === 'ERR_MODULE_NOT_FOUND' && missingFile !== '' && at >= 0) {
    const beside = existsSync(dirname(missingFile)) ? readdirSync(dirname(missingFile)) : [];
    const hint = didYouMean(basename(missingFile), beside);
    return `${file}:${lineAt(source, at)}: imports “${basename(missingFile)}”, which does not exist.${hint}`;
  }
  const line = stack.split(pathToFileURL(join(root, file)).href)[1]?.match(/^:(\d+)/)?.[1];
  return `${file}${line ? `:${line}` : ''}: does not load: ${firstLine}`;
}

/** Why a file of code cannot be used, if it cannot. */
async function codeProblems(
  folder: CalculatorFolder,
  name: 'compute' | 'tables',
): Promise<string[]> {
  const file = `${folder.path}/${name}.ts`;
  try {
    const found: unknown = await loadFunction(folder, name);
    if (typeof found === 'function') return [];
    return [`${file}: exports no function \`${name}\`: write \`export const ${name}\`.`];
  } catch (error) {
    return [await loadProblem(file, error)];
  }
}

/** The issues of a calculator's folder: its category and its slug. */
function folderProblems(folder: CalculatorFolder): readonly string[] {
  const { slug, path } = folder;
  const ids = categories.map(({ id }) => id);
  const first = all.find((other) => other.slug === slug);
  return [
    ...folderIssues(folder, ids).map(({ message }) => `${path}: ${message}`),
    ...(first && first.path !== path
      ? [`${path}: ${first.path} has the same address: rename one of them.`]
      : []),
  ];
}

/** The manifests without issues, by slug. */
const valid = new Map<string, Manifest>();

/** All issues of one calculator, as messages. */
async function problemsOf(folder: CalculatorFolder): Promise<readonly string[]> {
  const file = `${folder.path}/manifest.ts`;
  const text = `${folder.path}/article.md`;
  const problems: string[] = [...folderProblems(folder)];

  let manifest: Manifest | undefined;
  try {
    manifest = await loadManifest(folder);
  } catch (error) {
    return [...problems, await loadProblem(file, error)];
  }
  if (manifest === undefined) {
    const at = read(file).indexOf('defineCalculator({');
    return [
      ...problems,
      `${file}:${lineAt(read(file), at)}: has no default export: write \`export default defineCalculator({ … })\`.`,
    ];
  }

  // For a draft, only the missing content is reported.
  const marks = todosIn(folder);
  const draft = marks.some((mark) => mark.includes('.ts:'));
  problems.push(...marks);
  const issues: Finding[] = [...manifestIssues(manifest, { slug: folder.slug, slugs, today })];
  if (issues.length === 0) valid.set(folder.slug, manifest);
  if (issues.length === 0 && !draft) issues.push(...missingContent(manifest));

  const misused: string[] = [];
  const given = issues.length === 0 ? expand(manifest) : undefined;
  const fills = Object.values(given?.tables ?? {}).length > Object.values(given?.sums ?? {}).length;
  const expected = { compute: manifest.compute === 'compute.ts', tables: fills };
  for (const name of ['compute', 'tables'] as const) {
    const beside = `${folder.path}/${name}.ts`;
    if (expected[name]) misused.push(...(await codeProblems(folder, name)));
    else if (given && existsSync(join(root, beside))) {
      const why =
        name === 'compute'
          ? "the manifest says `compute: 'formulas'`: delete this file, or write `compute: 'compute.ts'`."
          : 'the manifest declares no `tables` for it to fill.';
      misused.push(`${beside}: ${why}`);
    }
  }
  problems.push(...misused);
  const canRun = misused.length === 0 && issues.length === 0 && !draft;
  const usable = canRun ? await loadCalculator(folder) : undefined;
  if (usable) {
    // The tests check every law with many more inputs.
    const found = await trial(usable, wanted ? 10 : 2);
    issues.push(...(fix ? await applyFixes(file, found) : found));
  }
  for (const issue of issues) problems.push(await printed(file, issue));
  if (given) {
    for (const each of outOfDate(manifest, today)) {
      console.warn(await printed(file, { ...each, message: `${each.message} (A warning.)` }));
    }
    const { tests } = readRecord(folder);
    const changed = tests ? changedParts(tests.of, fingerprintOf(folder, manifest)) : [];
    if (changed.length > 0) {
      const command = `npm run qa -- ${folder.slug} --record`;
      console.warn(
        `${recordPath(folder)}: is of ${tests?.day}, before a change of the ${changed.join(' and ')}, as the page of checks says: ${command} writes it anew. (A warning.)`,
      );
    }
  }

  const article = readArticle(folder);
  const figures = issues.some(({ stopped }) => stopped) ? undefined : usable;
  if (article === undefined) return [...problems, `${text}: the file is missing.`];
  const wrong = articleProblems(text, article, folder.category, known, figures);
  // Its sentences are read when all else is right: what is filled in is part of them.
  const prose =
    wrong.length > 0 || !figures ? [] : proseProblems(text, article, fillFigures(article, figures));
  return [...problems, ...wrong, ...prose];
}

let problems = 0;
for (const folder of folders) {
  const found = await problemsOf(folder);
  for (const each of found) console.log(each);
  problems += found.length;
}
// Only a run over all calculators knows which quantities they share.
for (const { slug, ...finding } of wanted ? [] : unsharedQuantities(valid)) {
  const folder = folders.find((each) => each.slug === slug);
  console.log(await printed(`${folder?.path}/manifest.ts`, finding));
  problems += 1;
}
for (const { file, key, message } of wanted ? [] : wrongData()) {
  console.log(`${file}: ${key}: ${message}`);
  problems += 1;
}
for (const { file, key, message } of wanted ? [] : endingData(today, 3)) {
  console.warn(`${file}: ${key}: ${message} (A warning.)`);
}
const expiry = wanted ? undefined : expiryProblem(securityExpires, today);
if (expiry) console.warn(`src/site/site.ts: securityExpires: ${expiry} (A warning.)`);
console.log(
  problems === 0
    ? `${folders.length} checked, nothing wrong.`
    : plural(problems, { one: '# thing to fix.', other: '# things to fix.' }, english.locale),
);
process.exitCode = problems === 0 ? 0 : 1;
