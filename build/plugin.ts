import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { renderMarkdown } from './article.ts';
import { findCalculators, type LoadedCalculator, root } from './calculators.ts';
import * as pages from './pages.ts';
import { pageSteps } from './steps.ts';

/** What the page of a calculator never reads, and so never downloads. */
const keptAtHome = new Set([
  ...['summary', 'keywords', 'order', 'popular', 'quickTool', 'description'],
  ...['symbols', 'model', 'examples', 'laws', 'compute'],
]);

const json = (value: unknown): string => JSON.stringify(value);

/** The name of the chunk of a calculator. */
export const entryOf = ({ category, slug }: { category: string; slug: string }): string =>
  `virtual:calculator/${category}/${slug}`;

/**
 * Turns the folder of calculators into modules: one catalogue, one module a calculator, its static
 * HTML apart. A build refuses whatever breaks the language's rules, with an editor's message;
 * development shows what can be shown.
 */
export function calculators(): Plugin {
  let publishing = false;
  /** The tools, loaded through the development server: whatever they read is read anew when it is saved. */
  let fresh: () => Promise<typeof pages> = async () => pages;
  let catalogue: Promise<readonly LoadedCalculator[]> | undefined;
  let before: readonly LoadedCalculator[] = [];

  async function loaded(): Promise<readonly LoadedCalculator[]> {
    const { publishable, showable } = await fresh();
    before = await (publishing ? publishable() : showable(before));
    return before;
  }

  async function find(category = '', slug = ''): Promise<LoadedCalculator> {
    catalogue ??= loaded();
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

    configureServer(server) {
      fresh = async () => (await server.ssrLoadModule('/build/pages.ts')) as typeof pages;
    },

    async buildStart() {
      catalogue = publishing ? loaded() : undefined;
      // What is wrong is said once, before every module of the site stumbles over it.
      await catalogue;
    },

    resolveId(id) {
      return /^virtual:(catalogue$|calculator\/|static\/)/.test(id) ? `\0${id}` : undefined;
    },

    async load(id) {
      if (id === '\0virtual:catalogue') {
        catalogue ??= loaded();
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
        const { staticPart, draftPart } = await fresh();
        const folder = await find(category, slug);
        return `export const html = ${json(await (publishing ? staticPart : draftPart)(folder))};`;
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
      // The tools themselves need all of it.
      const whole = !publishing && this.environment.name === 'ssr';
      if (ofSlug && !whole) {
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

    async hotUpdate({ file, server }) {
      const path = /\/(calculators\/[^/]+\/[^/]+)/.exec(file.slice(root.length))?.[1];
      if (!path) return;
      if (this.environment.name === 'client') {
        catalogue = undefined;
        for (const { moduleGraph } of Object.values(server.environments)) {
          for (const [id, module] of moduleGraph.idToModuleMap) {
            if (/^\0virtual:|\/manifest\.ts$/.test(id)) moduleGraph.invalidateModule(module);
          }
        }
        // The page stays as it is until what was saved can take its place.
        const { isWhole } = await fresh();
        if (await isWhole(path)) this.environment.hot.send({ type: 'full-reload' });
      }
      return [];
    },
  };
}

/** Every calculator and every shared file of theirs is an entry: none can change another's chunk. */
export function calculatorEntries(): Record<string, string> {
  return Object.fromEntries(
    findCalculators().map((folder) => [`calculator/${folder.slug}`, entryOf(folder)]),
  );
}
