import { cpSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { parseSync } from 'vite';
import { root } from '../calculators.ts';
import { findFiles } from '../files.ts';

/** Copies the sources of the repository, to build them with other calculators; returns the folder. */
export function copySources(): string {
  const copy = mkdtempSync(join(tmpdir(), 'catalogue-'));
  const excluded = new Set(['node_modules', 'dist', '.git', '.cache', 'test-results', 'qa-report']);
  cpSync(root, copy, {
    recursive: true,
    filter: (from) => !excluded.has(relative(root, from).split(/[\\/]/)[0] ?? ''),
  });
  // Pictures are kept by their content, so that a copy need not draw the same ones again.
  const pictures = '.cache/pictures';
  mkdirSync(join(root, pictures), { recursive: true });
  mkdirSync(join(copy, '.cache'));
  for (const shared of ['node_modules', pictures])
    symlinkSync(join(root, shared), join(copy, shared), 'junction');
  return copy;
}

/** The path of a calculator's folder: `finance/loan-emi`. */
export type CalculatorPath = `${string}/${string}`;

/**
 * Adds a copy of a calculator with other texts. The new manifest imports the original and overrides
 * keys, so that it stays valid when the manifest language changes.
 */
export function addCalculator(
  copy: string,
  original: CalculatorPath,
  path: CalculatorPath,
  texts: Readonly<Record<string, unknown>>,
): void {
  const folder = join(copy, 'calculators', path);
  cpSync(join(copy, 'calculators', original), folder, { recursive: true });
  const own = { popular: undefined, quickTool: undefined, order: undefined, ...texts };
  const overrides = Object.entries(own).map(
    ([key, value]) => `  ${key}: ${value === undefined ? 'undefined' : JSON.stringify(value)},\n`,
  );
  writeFileSync(
    join(folder, 'manifest.ts'),
    `import original from '../../${original}/manifest.ts';

const same = JSON.stringify(original).replaceAll('${original}', '${path}');
export default { ...JSON.parse(same),
${overrides.join('')}};
`,
  );
}

/** Makes a calculator of a copy import everything in calculators/shared. */
export function useAllShared(copy: string, path: CalculatorPath): void {
  const shared = findFiles('calculators/shared/*.ts', { cwd: copy }).map((file) => {
    const { staticExports } = parseSync(file, readFileSync(join(copy, file), 'utf8')).module;
    const names = staticExports
      .flatMap(({ entries }) => entries)
      .flatMap(({ isType, exportName }) => (isType ? [] : (exportName.name ?? [])));
    return { names, file: basename(file) };
  });
  const imports = shared.map(
    ({ names, file }) =>
      `import { ${names.map((name) => `${name} as shared_${name}`).join(', ')} } from '#shared/${file}';\n`,
  );
  const used = shared.flatMap(({ names }) => names.map((name) => `shared_${name}`));
  const file = join(copy, 'calculators', path, 'compute.ts');
  writeFileSync(
    file,
    `${imports.join('')}${readFileSync(file, 'utf8')}
const all: unknown[] = [${used.join(', ')}];
if (all.includes(undefined)) throw new Error('Something shared is missing.');
`,
  );
}
