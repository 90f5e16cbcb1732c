import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { categories } from '../../calculators/categories.ts';
import type { ExpandedManifest } from '../../schemas/calculator.ts';
import { lexiconOf } from '../../src/engine/ask/lexicon.ts';
import { partsFolder, indexAddress as wordsAddress } from '../../src/engine/ask/parts.ts';
import { indexAddress } from '../../src/engine/carry/index-format.ts';
import { isHeadline } from '../../src/engine/format/results.ts';
import { foldedHelp, stepConditions } from '../../src/engine/manifest/expand.ts';
import { inOwnMoney } from '../../src/engine/manifest/own-money.ts';
import { examplesHtml } from '../../src/engine/steps/examples.ts';
import { workedStepsHtml } from '../../src/engine/steps/worked-steps.ts';
import { copiesAddress, copyAddress } from '../../src/page/copies.ts';
import {
  openingManifestOf,
  pageManifestOf,
  wholeFields,
} from '../../src/page/results/page-manifest.ts';
import { site } from '../../src/site/site.ts';
import { findCalculators, type LoadedCalculator, root } from '../calculators.ts';
import { addresses } from './addresses.ts';
import { renderMarkdown } from './article.ts';
import {
  calculatorModule,
  dataModule,
  fetchesLater,
  resolveCopy,
  tablesModule,
} from './calculator-modules.ts';
import { carryIndex } from './carry-index.ts';
import { copiesOf, copyOf } from './copies.ts';
import * as pages from './pages.ts';
import { pack } from './questions.ts';

const json = (value: unknown): string => JSON.stringify(value);

/** The name of the chunk of a calculator. */
export const entryOf = ({ category, slug }: { category: string; slug: string }): string =>
  `virtual:calculator/${category}/${slug}`;

/** The first example and the figures that it leads to, for lists of calculators. */
function sampleOf({ examples, results }: ExpandedManifest) {
  const [example] = examples;
  const figures = Object.entries(results).flatMap(([id, result]) => {
    const { label } = result;
    const text = example && isHeadline(result, example.given) && example.shows[id];
    return text ? [{ label, text }] : [];
  });
  return { title: example?.title, figures };
}

/** The catalogue: what lists of calculators say, and how each is loaded. */
function catalogueModule(all: readonly LoadedCalculator[]): string {
  const entries = all.map(({ slug, category, manifest }) => {
    const { title, summary, description, keywords, related, popular, quickTool } = manifest;
    const { published, reviewed } = manifest;
    const sample = popular && sampleOf(manifest);
    const calculatorModule = { slug, category, module: entryOf({ category, slug }) };
    const lists = { popular, quickTool, sample, published, reviewed };
    return { ...calculatorModule, title, summary, description, keywords, related, ...lists };
  });
  const load = all.map(({ slug, category }) => {
    const parts = [entryOf({ category, slug }), `virtual:static/${category}/${slug}`];
    const [own, html] = parts.map((part) => `await import(${json(part)})`);
    return `${json(slug)}: async () => ({ ...(${own}), ...(${html}) })`;
  });
  const checks = all.map(
    ({ slug, category }) =>
      `${json(slug)}: () => import(${json(`virtual:checks/${category}/${slug}`)})`,
  );
  return [
    `export const entries = ${json(entries)};`,
    `export const load = { ${load.join(',\n')} };`,
    `export const loadChecks = { ${checks.join(',\n')} };`,
  ].join('\n');
}

/** What a calculator's page is rendered with and no script needs. */
function staticModule({ category, manifest }: LoadedCalculator, parts: object): string {
  const { intro, tips, audience, whenNotToUse } = manifest;
  const own = categories.find(({ id }) => id === category);
  const texts = { intro, tips, audience, whenNotToUse, examples: examplesHtml(manifest) };
  const all = { category: own, ...texts, ...parts };
  return Object.entries(all)
    .map(([name, value]) => `export const ${name} = ${json(value)};`)
    .join('\n');
}

/** Of a calculator whose page opens with some options only: the code that exports it with all of them. */
function wholeCalculator(folder: LoadedCalculator): readonly string[] {
  const fields = wholeFields(folder.manifest);
  if (!fields) return [];
  return [
    `import { calculator } from ${json(entryOf(folder))};`,
    `const manifest = { ...calculator.manifest, fields: ${json(fields)} };`,
    'export const whole = { ...calculator, manifest };',
  ];
}

/** Of a calculator whose currency is only a default: the code that exports it in the visitor's own. */
function ownCalculator(folder: LoadedCalculator): readonly string[] {
  const own = inOwnMoney(folder.manifest);
  if (!own) return [];
  const { fields, results, ownMoney } = pageManifestOf({ ...folder.manifest, ...own });
  return [
    `import { calculator as stated } from ${json(entryOf(folder))};`,
    `const ownManifest = { ...stated.manifest, ...${json({ fields, results, ownMoney })} };`,
    `const tables = stated.tables && (async () => ({ ...(await stated.tables()), declared: ${json(own.tables)} }));`,
    'export const own = { ...stated, manifest: ownManifest, tables };',
  ];
}

/**
 * Turns the folder of calculators into modules: one catalogue for the build, one module a calculator,
 * its static HTML apart. A build refuses whatever breaks the language's rules, with an editor's message;
 * development shows what can be shown.
 */
export function calculators(): Plugin {
  let publishing = false;
  /** The tools, loaded through the development server: whatever they read is read anew when it is saved. */
  let fresh: () => Promise<typeof pages> = async () => pages;
  /** All calculators by their paths. */
  let catalogue: Promise<ReadonlyMap<string, LoadedCalculator>> | undefined;
  let before: readonly LoadedCalculator[] = [];
  /** What articles may link to. */
  let links: readonly string[] = [];

  async function loaded(): Promise<ReadonlyMap<string, LoadedCalculator>> {
    const { publishable, validOrPrevious: showable } = await fresh();
    before = await (publishing ? publishable() : showable(before));
    links = addresses();
    return new Map(before.map((each) => [each.path, each]));
  }

  async function find(category = '', slug = ''): Promise<LoadedCalculator> {
    catalogue ??= loaded();
    const found = (await catalogue).get(`calculators/${category}/${slug}`);
    if (!found) throw new Error(`There is no calculator ${category}/${slug}.`);
    return found;
  }

  return {
    name: 'calculators',

    configResolved({ command }) {
      publishing = command === 'build';
    },

    configureServer(server) {
      fresh = async () => (await server.ssrLoadModule('/scripts/build/pages.ts')) as typeof pages;
      type Make = (all: readonly LoadedCalculator[], path: string) => unknown;
      const serve = (address: string, make: Make) =>
        server.middlewares.use(address, async ({ url = '' }, response) => {
          catalogue ??= loaded();
          response.setHeader('Content-Type', 'text/javascript');
          const data = await make([...(await catalogue).values()], url.replace(/\?.*/, ''));
          response.end(`export default ${json(data)}`);
        });
      serve(indexAddress, carryIndex);
      serve(wordsAddress, (all) => pack(lexiconOf(all)).index);
      serve(partsFolder, (all, path) => pack(lexiconOf(all)).parts.get(partsFolder + path));
      serve(copiesAddress, copiesOf);
      for (const folder of findCalculators()) {
        // The address of a virtual module on the development server.
        serve(copyAddress(folder.slug), () => copyOf(folder, `/@id/__x00__${entryOf(folder)}`));
      }
    },

    async buildStart() {
      catalogue = publishing ? loaded() : undefined;
      // Issues are reported once, instead of by every module that fails because of them.
      await catalogue;
    },

    resolveId: {
      order: 'pre',
      async handler(id, importer) {
        if (/^virtual:(catalogue$|calculator\/|checks\/|more\/|static\/|tables\/)/.test(id))
          return `\0${id}`;
        return publishing ? resolveCopy(this, id, importer) : undefined;
      },
    },

    async load(id) {
      if (id === '\0virtual:catalogue') {
        catalogue ??= loaded();
        return catalogueModule([...(await catalogue).values()]);
      }
      const [, what, category, slug] =
        /^\0virtual:(calculator|checks|more|static|tables)\/([^/]+)\/([^/]+)$/.exec(id) ?? [];
      const folder = what ? await find(category, slug) : undefined;
      if (folder && what === 'calculator') {
        const more = `more: () => import('virtual:more/${category}/${slug}')`;
        return calculatorModule(folder, openingManifestOf(folder.manifest), [more]);
      }
      if (folder && what === 'tables') return tablesModule(folder);
      if (folder && what === 'more') {
        return [
          `export const html = ${json(workedStepsHtml(folder.manifest))};`,
          `export const steps = ${json(stepConditions(folder.manifest))};`,
          `export const help = ${json(foldedHelp(folder.manifest))};`,
          `export const variations = ${json(folder.manifest.variations)};`,
          ...wholeCalculator(folder),
          ...ownCalculator(folder),
          // This comes when the page has nothing better to do: from then on, it needs no network.
          ...(fetchesLater(folder)
            ? [
                `import { loadEverything } from ${json(entryOf(folder))};`,
                'void loadEverything().catch(() => {});',
              ]
            : []),
        ].join('\n');
      }
      if (folder && what === 'checks') {
        return `export default ${json(await (await fresh()).checksPart(folder))};`;
      }
      if (folder && what === 'static') {
        const { staticPart, draftPart } = await fresh();
        return staticModule(
          folder,
          await (publishing ? staticPart(folder, links) : draftPart(folder)),
        );
      }
      const data = publishing ? dataModule(id) : undefined;
      if (data) return data;
      if (id.endsWith('.md')) {
        // The page has its own heading, and its links work wherever the site stands.
        const html = renderMarkdown(readFileSync(id, 'utf8'))
          .replace(/^<h1\b.*?<\/h1>\s*/, '')
          .replaceAll(`href="${site.origin}/`, 'href="/');
        return `export default ${json(html)};`;
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
        // The page is not updated until the saved files are valid.
        const { isUsable: isWhole } = await fresh();
        if (await isWhole(path)) this.environment.hot.send({ type: 'full-reload' });
      }
      return [];
    },
  };
}

/** The entries of the build by name: every calculator is one of its own, so that none can change another's chunk. */
export function calculatorEntries(): Record<string, string> {
  return Object.fromEntries(
    findCalculators().map((folder) => [`calculator/${folder.slug}`, entryOf(folder)]),
  );
}
