import { interpretersOf } from '../../../scripts/build/questions.ts';
import {
  type LoadedCalculator,
  loadCalculator,
  loadCatalogue,
} from '../../../scripts/calculators.ts';
import type { Interpreters } from '../../../src/engine/ask/parts.ts';
import { aboutOf, listedOf, version } from './about.ts';
import type { Catalogue, Entry } from './catalogue-format.ts';

/*
 * The calculators as the repository has them. The build of the package puts a module in the place of this one
 * which has them compiled, each in a chunk of its own.
 */

const all = await loadCatalogue();
const loaded = new Map<string, Promise<Entry>>();
let reading: Interpreters | undefined;

const load = async (folder: LoadedCalculator): Promise<Entry> => ({
  calculator: await loadCalculator(folder),
  about: await aboutOf(folder),
});

export const catalogue: Catalogue = {
  version,
  listed: all.map(listedOf),
  find(slug) {
    const folder = all.find((each) => each.slug === slug);
    const found = loaded.get(slug) ?? (folder && load(folder));
    if (found) loaded.set(slug, found);
    return found;
  },
  async interpreters() {
    reading ??= interpretersOf(all);
    return reading;
  },
};
