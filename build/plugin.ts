import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { fragmentOf } from '../schemas/link.ts';
import type { Manifest } from '../schemas/manifest.ts';
import { checkManifest } from '../schemas/meta.ts';
import { articleProblems, fillFigures, renderMarkdown } from './article.ts';
import {
  findCalculators,
  type LoadedCalculator,
  loadCalculator,
  loadCatalogue,
  readArticle,
} from './calculators.ts';
import { addresses, deadLinks } from './links.ts';
import { escapeHtml, pageSteps, stepsHtml } from './steps.ts';
import { unfinished } from './unfinished.ts';

type Filled = Awaited<ReturnType<typeof loadCalculator>>;

/** What the page of a calculator never reads, and so never downloads. */
const keptAtHome = new Set([
  ...['summary', 'keywords', 'order', 'popular', 'quickTool', 'description'],
  ...['symbols', 'model', 'examples', 'laws', 'compute'],
]);

const json = (value: unknown): string => JSON.stringify(value);

/** The name of the chunk of a calculator. */
export const entryOf = ({ category, slug }: { category: string; slug: string }): string =>
  `virtual:calculator/${category}/${slug}`;

/** A draft as far as it can be shown, under what it still lacks. */
function draftHtml(article: string, calculator: Filled, problems: readonly string[]): string {
  const list = problems.map((each) => `<li>${escapeHtml(each)}</li>`).join('');
  const missing = `<h2>This article is a draft</h2><ul>${list}</ul>`;
  try {
    return missing + renderMarkdown(fillFigures(article, calculator));
  } catch {
    // Said above: a figure or a formula that cannot be worked out yet.
    return `${missing}<pre>${escapeHtml(article)}</pre>`;
  }
}

/** So many examples stand in view, the others behind a press. */
const inView = 3;

/** The examples as links that fill in the form. One of another day would not show what it says. */
function examplesHtml({ examples }: Manifest): string {
  const items = examples
    .filter(({ today }) => !today)
    .map(
      ({ title, given }) =>
        `<li><a href="${escapeHtml(`#${fragmentOf(given)}`)}">${escapeHtml(title)}</a></li>`,
    );
  if (items.length === 0) return '';
  const list = (some: readonly string[]) => `<ul>${some.join('')}</ul>`;
  // One more would take no more room than the way to it.
  const first = items.length > inView + 1 ? items.slice(0, inView) : items;
  const others = items.slice(first.length);
  const more =
    others.length > 0
      ? `<details><summary>${others.length} more examples</summary>${list(others)}</details>`
      : '';
  return `<h2>Try an example</h2>${list(first)}${more}`;
}

/** The part of a calculator's page that never changes: formulas and article. */
async function staticPart(folder: LoadedCalculator, publishing: boolean): Promise<string> {
  const article = readArticle(folder);
  if (article === undefined) throw new Error(`${folder.path}/article.md: the article is missing.`);
  const calculator = await loadCalculator(folder);
  const problems = articleProblems(article, calculator);
  if (publishing) {
    const file = `${folder.path}/article.md`;
    const all = [
      ...problems.map((each) => `${file}: ${each}`),
      ...deadLinks(file, article, addresses()),
    ];
    if (all.length > 0) throw new Error(all.map((each) => `\n${each}`).join(''));
  }
  const html =
    problems.length > 0
      ? draftHtml(article, calculator, problems)
      : renderMarkdown(fillFigures(article, calculator));
  return `${stepsHtml(folder.manifest)}<article>${html}</article>`;
}

/**
 * Turns the folder of calculators into modules: one catalogue, one module a calculator, its static
 * HTML apart. A manifest that breaks the language's rules fails the build with an editor's message.
 */
export function calculators(): Plugin {
  let catalogue: Promise<readonly LoadedCalculator[]> | undefined;
  let publishing = false;

  async function checked(): Promise<readonly LoadedCalculator[]> {
    const all = await loadCatalogue();
    const problems = all.flatMap((each) => [
      ...checkManifest(`${each.path}/manifest.ts`, each.manifest, each),
      // A draft can be looked at during development, never published.
      ...(publishing ? unfinished(each, each.manifest) : []),
    ]);
    if (problems.length > 0) throw new Error(`\n${problems.join('\n')}`);
    return all;
  }

  async function find(category = '', slug = ''): Promise<LoadedCalculator> {
    catalogue ??= checked();
    const found = (await catalogue).find(
      (each) => each.category === category && each.slug === slug,
    );
    if (!found) throw new Error(`There is no calculator ${category}/${slug}.`);
    return found;
  }

  return {
    name: 'calculators',

    configResolved({ command }) {
      publishing = command === 'build';
    },

    async buildStart() {
      catalogue = publishing ? checked() : undefined;
      // What is wrong is said once, before every module of the site stumbles over it.
      await catalogue;
    },

    resolveId(id) {
      return /^virtual:(catalogue$|calculator\/|static\/)/.test(id) ? `\0${id}` : undefined;
    },

    async load(id) {
      if (id === '\0virtual:catalogue') {
        catalogue ??= checked();
        const all = await catalogue;
        const entries = all.map(({ slug, category, manifest }) => {
          const { title, summary, description, popular, quickTool } = manifest;
          return { slug, category, title, summary, description, popular, quickTool };
        });
        const modules = all.map(
          (each) => `${json(each.slug)}: () => import(${json(entryOf(each))})`,
        );
        return `export const entries = ${json(entries)};\nexport const modules = { ${modules.join(', ')} };`;
      }

      const [, what, category, slug] =
        /^\0virtual:(calculator|static)\/([^/]+)\/([^/]+)$/.exec(id) ?? [];
      if (what === 'static') {
        const folder = await find(category, slug);
        return [
          `export const examples = ${json(examplesHtml(folder.manifest))};`,
          `export const html = ${json(await staticPart(folder, publishing))};`,
        ].join('\n');
      }
      if (what === 'calculator') {
        const { path, manifest } = await find(category, slug);
        const rates = manifest.needs?.includes('rates');
        return [
          `import manifest from '/${path}/manifest.ts';`,
          `import { compute } from '/${path}/compute.ts';`,
          rates ? "import { rates } from '/src/live/rates.ts';" : '',
          `export const calculator = { slug: ${json(slug)}, manifest, compute${rates ? ', rates' : ''} };`,
          `export const staticPart = () => import('virtual:static/${category}/${slug}');`,
        ].join('\n');
      }

      const [, ofCategory, ofSlug] =
        /\/calculators\/([^/]+)\/([^/]+)\/manifest\.ts$/.exec(id) ?? [];
      if (ofSlug) {
        const { manifest } = await find(ofCategory, ofSlug);
        const kept = Object.entries({ ...manifest, steps: pageSteps(manifest) }).filter(
          ([key]) => !keptAtHome.has(key),
        );
        return `export default ${json(Object.fromEntries(kept))};`;
      }

      if (id.endsWith('.md')) {
        return `export default ${json(renderMarkdown(readFileSync(id, 'utf8')))};`;
      }
      return undefined;
    },

    handleHotUpdate({ file, server }) {
      if (!/\/calculators\/[^/]+\/[^/]+\//.test(file)) return;
      catalogue = undefined;
      server.moduleGraph.invalidateAll();
      server.ws.send({ type: 'full-reload' });
    },
  };
}

/** Every calculator and every shared file of theirs is an entry: none can change another's chunk. */
export function calculatorEntries(): Record<string, string> {
  return Object.fromEntries(
    findCalculators().map((folder) => [`calculator/${folder.slug}`, entryOf(folder)]),
  );
}
