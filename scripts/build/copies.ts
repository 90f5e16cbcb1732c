import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Copy, type CopyEntry, copiesAddress, copyAddress } from '../../src/page/copies.ts';
import {
  type CalculatorFolder,
  type LoadedCalculator,
  loadManifest,
  root,
} from '../calculators.ts';
import { findFiles } from '../files.ts';

/** The list of calculators from which a draft can start. */
export const copiesOf = (all: readonly LoadedCalculator[]): readonly CopyEntry[] =>
  all.map(({ slug, category, manifest: { title } }) => ({ slug, title, category }));

/** A calculator as a draft; `module` is the address of its chunk. */
export async function copyOf(folder: CalculatorFolder, module: string): Promise<Copy> {
  const { slug, category, path } = folder;
  const code = findFiles('*.ts', { cwd: join(root, path) }).filter(
    (name) => name !== 'manifest.ts',
  );
  const { popular, quickTool, order, published, reviewed, ...manifest } =
    await loadManifest(folder);
  return {
    draft: { slug, category, ...(code.length > 0 && { functionsFrom: slug }), ...manifest },
    files: Object.fromEntries(
      code.map((name) => [name, readFileSync(join(root, path, name), 'utf8')]),
    ),
    ...(code.length > 0 && { module }),
  };
}

/** Publishes every calculator as a draft, and the list of them. */
export async function writeCopies(
  all: readonly LoadedCalculator[],
  publish: (address: string, data: unknown) => void,
  addressOf: (slug: string) => string,
): Promise<void> {
  publish(copiesAddress, copiesOf(all));
  for (const folder of all) {
    publish(copyAddress(folder.slug), await copyOf(folder, addressOf(folder.slug)));
  }
}
