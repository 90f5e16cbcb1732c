import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Rolldown } from 'vite';
import type { ExpandedManifest, PageManifest } from '../../schemas/calculator.ts';
import type { Field } from '../../schemas/manifest.ts';
import { durationFormats } from '../../schemas/manifest-schema.ts';
import { compile, compileSums, importsOf, ownName } from '../../src/engine/formula/compile.ts';
import { hasFunction, type LoadedCalculator, root } from '../calculators.ts';
import { dataFolder } from '../check/reference-data.ts';
import { findFiles } from '../files.ts';

/*
 * The code of calculators: modules with what computes them, each with its own copies of what only some
 * calculators need. The site and the package for programs are built of them.
 */

const json = (value: unknown): string => JSON.stringify(value);

const extra = (name: string): string => `'/src/engine/${name}.ts'`;

/** The functions of durations that are no clock times. */
const calendarDurations = new Map([
  ['years and months', 'Months'],
  ['weeks and days', 'Weeks'],
]);

/** The imports of what only some calculators need, and the keys that they are for the calculator. */
function extrasOf({ fields, results, tables = {} }: ExpandedManifest) {
  const all = Object.values(fields).flatMap((field): readonly Field[] =>
    'fields' in field ? [field, ...Object.values(field.fields)] : [field],
  );
  const shown = json([results, tables]);
  const formats = durationFormats.filter((format) => shown.includes(json(format)));
  const names = new Set(formats.map((format) => calendarDurations.get(format) ?? 'Clock'));
  const format = names.size > 1 ? 'Duration' : [...names][0];
  const kinds = Object.entries({
    list: all.some(({ kind }) => kind === 'list') && 'list',
    rows: all.some(({ kind }) => kind === 'rows') && 'rows',
    grammars: all.some((field) => 'grammar' in field) && 'text',
  }).filter(([, kind]) => kind);
  return {
    imports: [
      ...kinds.map(
        ([file, kind]) => `import { ${kind} } from ${extra(`input/kinds/extra/${file}`)};`,
      ),
      formats.length > 0
        ? `import { format${format} } from ${extra('format/extra/durations')};`
        : [],
    ].flat(),
    keys: [
      `kinds: { ${kinds.map(([, kind]) => kind).join(', ')} }`,
      formats.length > 0 ? `durations: format${format}` : [],
    ].flat(),
  };
}

/** Whether the computation of a calculator fetches something for some inputs only. */
export const fetchesLater = ({ path }: LoadedCalculator): boolean =>
  findFiles('*.ts', { cwd: join(root, path) }).some((file) =>
    readFileSync(join(root, path, file), 'utf8').includes("'#schemas/functions/later.ts'"),
  );

/** The export of what fetches it all at once. */
const exportLoading = (folder: LoadedCalculator): string =>
  fetchesLater(folder) ? "export { loadEverything } from '/schemas/functions/later.ts';" : '';

/** The tables of a calculator, from formulas and from the function beside its manifest. */
export function tablesModule(folder: LoadedCalculator): string {
  const { path, manifest } = folder;
  const compiled = compileSums(manifest);
  const hasSums = Object.keys(manifest.sums).length > 0;
  const own = hasFunction(folder, 'tables');
  const both = hasSums && own;
  return [
    hasSums ? `${importsOf(compiled)}\nconst sums = ${compiled.code};` : '',
    own ? `import { tables as own } from '/${path}/tables.ts';` : '',
    `export const tables = ${both ? '(v, c) => ({ ...own(v, c), ...sums(v, c) })' : own ? 'own' : 'sums'};`,
    `export const declared = ${json(manifest.tables)};`,
    own ? exportLoading(folder) : '',
  ].join('\n');
}

/**
 * A calculator: its manifest, its computation, and the parts of the engine that only it needs. `more` are
 * further keys of it.
 */
export function calculatorModule(
  folder: LoadedCalculator,
  page: PageManifest,
  further: readonly string[] = [],
): string {
  const { category, slug, path, manifest } = folder;
  const rates = manifest.needs?.includes('rates');
  const compiled = compile(manifest);
  const own = manifest.compute === 'compute.ts';
  const extras = extrasOf(manifest);
  const more = [
    ...extras.keys,
    rates ? 'rates' : [],
    manifest.tables ? `tables: () => import('virtual:tables/${category}/${slug}')` : [],
    further,
  ].flat();
  return [
    importsOf(compiled),
    own ? `import { compute as ${ownName} } from '/${path}/compute.ts';` : '',
    rates ? "import { rates } from '/src/engine/rates/rates.ts';" : '',
    ...extras.imports,
    `const manifest = ${json(page)};`,
    `const compute = ${compiled.code};`,
    own ? `export { ${ownName} };` : '',
    exportLoading(folder),
    `export const calculator = { ${[`slug: ${json(slug)}`, 'manifest', 'compute', ...more].join(', ')} };`,
  ].join('\n');
}

/** The keys of a data set that people or manifests read, and no computation. */
const description = new Set([
  ...['id', 'place', 'what', 'unit', 'validFrom', 'validUntil', 'lookedUp', 'source', 'confidence'],
  ...['whenPast', 'notes', 'pastAfterMonths', 'label', 'kind', 'tax'],
]);

/**
 * The figures of a data set, which computations read. A set of several schedules keeps its descriptions: it is
 * fetched when one of them is chosen, and the computation passes them on.
 */
const figuresOnly = (text: string): unknown =>
  text.includes('"schedules"')
    ? JSON.parse(text)
    : JSON.parse(text, (key, value) => (description.has(key) ? undefined : value));

/** The chunk that a module belongs to: a calculator's ("tip"), or that of its tables ("tip.tables"). */
function chunkOf(module: string): string | undefined {
  const [, copy] = /[?&]of=([\w.-]+)/.exec(module) ?? [];
  const [, what, slug] =
    /^\0virtual:(calculator|package|tables)\/[^/]+\/([\w-]+)$/.exec(module) ?? [];
  return copy ?? (what === 'tables' ? `${slug}.tables` : slug);
}

/**
 * Whether each calculator, and its tables, have a copy of a module in their own chunk: their code, and
 * what not every page needs. A page then fetches one file with no more than it calls, and
 * nothing that another calculator uses changes it.
 */
const isOwnCopy = (module: string): boolean =>
  /\/(?:calculators\/.+|schemas\/functions|src\/engine\/(?:rates|.+\/extra))\/[\w-]+\.ts$/.test(
    module,
  );

/** The id of a module that a calculator imports, as its own copy where it has one. */
export async function resolveCopy(
  context: Pick<Rolldown.PluginContext, 'resolve'>,
  id: string,
  importer: string | undefined,
) {
  const chunk = importer && chunkOf(importer);
  if (!chunk) return undefined;
  const found = await context.resolve(id, importer, { skipSelf: true });
  if (!found || !isOwnCopy(found.id)) return found;
  // The end of the name says which language it is.
  return { ...found, id: `${found.id}?of=${chunk}&lang.ts` };
}

/** The text of a data set as a module has it; nothing for another file. */
export const dataModule = (id: string): string | undefined =>
  id.startsWith(join(root, dataFolder)) && id.endsWith('.json')
    ? json(figuresOnly(readFileSync(id, 'utf8')))
    : undefined;
