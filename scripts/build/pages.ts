import type { Manifest } from '../../schemas/manifest.ts';
import { relatedIssues } from '../../src/engine/check/related.ts';
import { formatDate } from '../../src/engine/format/dates.ts';
import { escapeHtml } from '../../src/engine/format/html.ts';
import { english } from '../../src/engine/format/presentation.ts';
import { checkManifest, issuesIn } from '../../src/engine/manifest/meta.ts';
import { folded, stepsHtml } from '../../src/engine/steps/worked-steps.ts';
import {
  type CalculatorFolder,
  expanded,
  findCalculators,
  inOrder,
  type LoadedCalculator,
  loadCalculator,
  loadCatalogue,
  loadManifest,
  readArticle,
} from '../calculators.ts';
import { unfinished } from '../check/todo.ts';
import { articleProblems, fillFigures, renderMarkdown, withoutSources } from './article.ts';
import { checksOf } from './checks.ts';
import { firstSight } from './first-sight.ts';

/*
 * Loads the contents of pages: for the build, which fails on any issue, and for the development server,
 * which shows as much as it can.
 */

/** All calculators, ready to be published; throws an Error that lists all issues. */
export async function publishable(): Promise<readonly LoadedCalculator[]> {
  const folders = findCalculators();
  const slugs = new Set(folders.map(({ slug }) => slug));
  const manifests = await Promise.all(folders.map(loadManifest));
  const problems = folders.flatMap((folder, index) => [
    ...checkManifest(`${folder.path}/manifest.ts`, manifests[index]),
    ...relatedIssues(folder.slug, manifests[index] as Manifest, slugs).map(
      ({ key, message }) => `${folder.path}/manifest.ts: ${key}: ${message}`,
    ),
    ...unfinished(folder, manifests[index] as Manifest),
  ]);
  if (problems.length > 0) throw new Error(`\n${problems.join('\n')}`);
  return loadCatalogue();
}

/** A calculator with its expanded manifest; `undefined` if the manifest is not valid. */
async function loadIfValid(folder: CalculatorFolder): Promise<LoadedCalculator | undefined> {
  const manifest = await loadManifest(folder).catch(() => undefined);
  return manifest && issuesIn(manifest).length === 0
    ? { ...folder, manifest: expanded(manifest) }
    : undefined;
}

/** Whether a calculator's manifest is valid and its code loads; also true if it was deleted. */
export async function isUsable(path: string): Promise<boolean> {
  const folder = findCalculators().find((each) => each.path === path);
  if (!folder) return true;
  const calculator = await loadCalculator(folder).catch(() => undefined);
  return calculator?.compute !== undefined && (await loadIfValid(folder)) !== undefined;
}

/** All calculators with valid manifests; for an invalid one, its previous version in `before`. */
export async function validOrPrevious(
  before: readonly LoadedCalculator[],
): Promise<readonly LoadedCalculator[]> {
  const folders = findCalculators();
  const all = await Promise.all(
    folders.map(
      async (folder) =>
        (await loadIfValid(folder)) ?? before.find(({ path }) => path === folder.path),
    ),
  );
  return inOrder(all.filter((each) => each !== undefined));
}

/** The day of the last review and the way to the page of checks. */
function reviewedHtml({ slug, manifest: { reviewed } }: LoadedCalculator): string {
  const tested = `<a href="/calculator/${slug}/checks">How it is tested</a></p>`;
  if (reviewed === undefined) return `<p class="reviewed">${tested}`;
  return `<p class="reviewed">Sources last looked up on <time datetime="${reviewed}">${formatDate(reviewed, english)}</time>. ${tested}`;
}

/** What the page of checks shows of a calculator. */
export const checksPart = async (folder: LoadedCalculator) =>
  checksOf(folder, await loadManifest(folder));

/** An article whose sources are collapsible. */
function articleHtml(html: string): string {
  const { rest, heading, sources } = withoutSources(html);
  return `<article>${rest}${sources && folded(heading, sources)}</article>`;
}

/** The part of a calculator's page that never changes, as HTML. */
interface StaticPart {
  /** The formulas. */
  readonly steps: string;
  /** The article, and when it was reviewed. */
  readonly article: string;
  /** The ids of the results that an early answer has places for; all, if this is absent. */
  readonly places?: readonly string[];
}

/**
 * The part of a calculator's page that never changes; throws if anything is wrong. The article may link
 * to the given addresses.
 */
export async function staticPart(
  folder: LoadedCalculator,
  addresses: readonly string[],
): Promise<StaticPart> {
  const file = `${folder.path}/article.md`;
  const article = readArticle(folder);
  if (article === undefined) throw new Error(`${file}: the file is missing.`);
  const calculator = await loadCalculator(folder);
  const problems = articleProblems(file, article, folder.category, addresses, calculator);
  if (problems.length > 0) throw new Error(`\n${problems.join('\n')}`);
  const html = renderMarkdown(fillFigures(article, calculator));
  const seen = firstSight(calculator);
  return {
    ...(seen && { places: [...seen.results] }),
    steps: stepsHtml(folder.manifest, seen?.steps),
    article: articleHtml(html) + reviewedHtml(folder),
  };
}

/** Renders as much of a draft as possible; `npm run check` and the overlay report its issues. */
export async function draftPart(folder: LoadedCalculator): Promise<StaticPart> {
  const article = readArticle(folder) ?? '';
  const orElse = async (make: () => string | Promise<string>, instead: string) => {
    try {
      return await make();
    } catch {
      return instead;
    }
  };
  const steps = await orElse(() => stepsHtml(folder.manifest), '');
  const html = await orElse(
    async () => {
      const calculator = await loadCalculator(folder);
      return renderMarkdown(fillFigures(article, calculator, (token) => token));
    },
    `<pre>${escapeHtml(article)}</pre>`,
  );
  return { steps, article: articleHtml(html) + reviewedHtml(folder) };
}
