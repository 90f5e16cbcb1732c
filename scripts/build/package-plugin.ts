import { join } from 'node:path';
import type { Plugin } from 'vite';
import { aboutOf, listedOf, version } from '../../packages/reckonwell/src/about.ts';
import type { ExpandedManifest, PageManifest } from '../../schemas/calculator.ts';
import { lexiconOf } from '../../src/engine/ask/lexicon.ts';
import { foldedHelp, pageManifest } from '../../src/engine/manifest/expand.ts';
import { type LoadedCalculator, root } from '../calculators.ts';
import { calculatorModule, dataModule, resolveCopy, tablesModule } from './calculator-modules.ts';
import { publishable } from './pages.ts';
import { pack } from './questions.ts';

const json = (value: unknown): string => JSON.stringify(value);

/** Without the keys that only a page needs, and with the help of fields that a page shows later. */
function manifestOf(manifest: ExpandedManifest): PageManifest {
  const { actions: _, note: __, ...page } = pageManifest(manifest);
  const help = foldedHelp(manifest);
  const fields = Object.fromEntries(
    Object.entries(page.fields).map(([id, field]) => [
      id,
      { ...field, ...(help[id] && { help: help[id] }) },
    ]),
  );
  return { ...page, fields } as PageManifest;
}

/** All calculators: the list, and how each is loaded. */
const catalogueModule = (all: readonly LoadedCalculator[]): string => `
const load = {
${all.map(({ category, slug }) => `${json(slug)}: () => import('virtual:package/${category}/${slug}'),`).join('\n')}
};
const loaded = new Map();
let reading;
export const catalogue = {
  version: ${json(version)},
  listed: ${json(all.map(listedOf))},
  find(slug) {
    if (!Object.hasOwn(load, slug)) return undefined;
    const found = loaded.get(slug) ?? load[slug]();
    loaded.set(slug, found);
    return found;
  },
  interpreters() {
    reading ??= import('virtual:package-questions').then(({ read }) => read);
    return reading;
  },
};`;

/** What questions in words are read with. */
function questionsModule(all: readonly LoadedCalculator[]): string {
  const { index, parts } = pack(lexiconOf(all));
  return `
import { interpreters } from '/src/engine/ask/parts.ts';
const parts = ${json(Object.fromEntries(parts))};
export const read = interpreters(${json(index)}, async (address) => parts[address]);`;
}

/** A calculator with what describes it. */
const entryModule = async (folder: LoadedCalculator): Promise<string> =>
  `${calculatorModule(folder, manifestOf(folder.manifest))}
export const about = ${json(await aboutOf(folder))};`;

/**
 * Puts the calculators, compiled, in the place of the module of the package that reads their folders. Refuses
 * whatever breaks the language's rules, with an editor's message.
 */
export function packagedCalculators(): Plugin {
  let all: readonly LoadedCalculator[] = [];
  const source = join(root, 'packages/reckonwell/src/catalogue.ts');
  return {
    name: 'packaged-calculators',
    async buildStart() {
      all = await publishable();
    },
    resolveId: {
      order: 'pre',
      handler(id, importer) {
        if (/^virtual:(package|package-questions$|tables)/.test(id)) return `\0${id}`;
        return resolveCopy(this, id, importer);
      },
    },
    load(id) {
      if (id === source) return catalogueModule(all);
      if (id === '\0virtual:package-questions') return questionsModule(all);
      const [, what, slug] = /^\0virtual:(package|tables)\/[^/]+\/([^/]+)$/.exec(id) ?? [];
      const folder = what && all.find((each) => each.slug === slug);
      if (!folder) return dataModule(id);
      return what === 'package' ? entryModule(folder) : tablesModule(folder);
    },
  };
}
