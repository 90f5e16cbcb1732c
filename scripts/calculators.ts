import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { categories } from '../calculators/categories.ts';
import type { ExpandedManifest } from '../schemas/calculator.ts';
import type { AnyCompute, Manifest } from '../schemas/manifest.ts';
import type { ExpandedCalculator } from '../src/engine/calculator.ts';
import { english } from '../src/engine/format/presentation.ts';
import { noteOf } from '../src/engine/format/results.ts';
import { load } from '../src/engine/index.ts';
import { expand } from '../src/engine/manifest/expand.ts';
import { rates } from '../src/engine/rates/rates.ts';
import { findFiles } from './files.ts';
import { root as repository } from './platform.js';

/** The folder of the repository. */
export const root = repository;

/** A calculator's folder, as every tool outside the browser sees it. */
export interface CalculatorFolder {
  /** The last part of the folder's path, and of the page's address. */
  readonly slug: string;
  readonly category: string;
  /** From the root of the repository: "calculators/finance/loan-emi". */
  readonly path: string;
}

/** Every folder of calculators/ that has a manifest. Order: category, then path. */
export function findCalculators(): readonly CalculatorFolder[] {
  const order = categories.map(({ id }) => id);
  return findFiles('calculators/*/*/manifest.ts', { cwd: root })
    .map((file) => {
      const [, category = '', slug = ''] = file.split('/');
      return { slug, category, path: `calculators/${category}/${slug}` };
    })
    .sort(
      (a, b) =>
        order.indexOf(a.category) - order.indexOf(b.category) || a.path.localeCompare(b.path),
    );
}

const importFile = (path: string) =>
  import(/* @vite-ignore */ pathToFileURL(join(root, path)).href);

/** The manifest in a calculator's folder, as its editor wrote it. */
export async function loadManifest({ path }: CalculatorFolder): Promise<Manifest> {
  return (await importFile(`${path}/manifest.ts`)).default;
}

/** Loads the function that a file exports under the file's name: `compute` of compute.ts. */
export const loadFunction = async (
  { path }: CalculatorFolder,
  name: 'compute' | 'tables',
): Promise<AnyCompute> => (await importFile(`${path}/${name}.ts`))[name];

/** Whether a calculator's folder has a file of code. */
export const hasFunction = ({ path }: CalculatorFolder, name: 'compute' | 'tables'): boolean =>
  existsSync(join(root, path, `${name}.ts`));

/** A calculator ready to compute, by the same code as its page. */
export async function loadCalculator(folder: CalculatorFolder): Promise<ExpandedCalculator> {
  const manifest = expanded(await loadManifest(folder));
  const isOwn = manifest.compute === 'compute.ts';
  const compute = isOwn ? await loadFunction(folder, 'compute') : undefined;
  const tables = hasFunction(folder, 'tables') ? await loadFunction(folder, 'tables') : undefined;
  // The same instance of the module as the computation has.
  await (await importFile('schemas/functions/later.ts')).loadEverything();
  return load(manifest, { slug: folder.slug, functions: { compute, tables } });
}

/** A manifest expanded, with the day of the exchange rates in the sources of its examples. */
export function expanded(manifest: Manifest): ExpandedManifest {
  const all = expand(manifest);
  const examples = all.examples.map((example) =>
    example.source ? { ...example, source: noteOf(example.source, rates.asOf, english) } : example,
  );
  return { ...all, examples };
}

/** The text of a calculator's article, or nothing if it has none. */
export function readArticle({ path }: CalculatorFolder): string | undefined {
  const file = join(root, path, 'article.md');
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

export interface LoadedCalculator extends CalculatorFolder {
  readonly manifest: ExpandedManifest;
}

const compareInCategory = (a: LoadedCalculator, b: LoadedCalculator): number =>
  (a.manifest.order ?? Number.POSITIVE_INFINITY) - (b.manifest.order ?? Number.POSITIVE_INFINITY) ||
  a.manifest.title.localeCompare(b.manifest.title, english.locale);

/**
 * Calculators in the order of the catalogue: by category, then by the manifests' `order`. Those without
 * one follow; those with the same `order` are sorted by title.
 */
export function inOrder(some: readonly LoadedCalculator[]): readonly LoadedCalculator[] {
  const ofCategory = Map.groupBy(some, ({ category }) => category);
  return categories.flatMap(({ id }) => (ofCategory.get(id) ?? []).toSorted(compareInCategory));
}

/** All calculators in the order of the catalogue. */
export const loadCatalogue = async (): Promise<readonly LoadedCalculator[]> =>
  inOrder(
    await Promise.all(
      findCalculators().map(async (folder) => ({
        ...folder,
        manifest: expanded(await loadManifest(folder)),
      })),
    ),
  );
