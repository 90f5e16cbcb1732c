/*
 * Builds the package for programs, packages/reckonwell/dist: modules for Node.js, browsers and workers with a
 * chunk for each calculator, and the declarations of its public types. Prints what it weighs.
 *   npm run package
 *   npm run package -- --ids   with a release: keeps the list of all ids, from which none may vanish without a note
 */
import { execFileSync } from 'node:child_process';
import { chmodSync, copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, parseSync } from 'vite';
import { staticClosure } from './build/chunks.ts';
import { keepIds } from './build/package-ids.ts';
import { packagedCalculators } from './build/package-plugin.ts';
import { root } from './calculators.ts';
import { nodeCommand } from './platform.js';

if (process.argv.includes('--ids')) {
  await keepIds();
  process.exit();
}

const folder = join(root, 'packages/reckonwell');
const source = join(folder, 'src');
const dist = join(folder, 'dist');
/** What the functions of the package need, whatever calculator is asked. */
const core = staticClosure(join(source, 'index.ts'), join(source, 'catalogue.ts'));

const modules = ['index', 'http', 'mcp'];
const entries = [...modules, 'cli'];

/** The file of a chunk: those of calculators, and of their tables, stand together. */
function chunkFile({ facadeModuleId, name }: { facadeModuleId: string | null; name: string }) {
  const [, what, slug] =
    /^\0virtual:(package|tables)\/[^/]+\/([^/]+)$/.exec(facadeModuleId ?? '') ?? [];
  if (slug) return `calculators/${what === 'tables' ? `${slug}.tables` : slug}.js`;
  return `parts/${name.replace(/\.ts_of_.*/, '')}.js`;
}

await build({
  root,
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  plugins: [packagedCalculators()],
  ssr: {
    noExternal: true,
    external: ['zod', '@modelcontextprotocol/server'],
  },
  build: {
    ssr: true,
    outDir: dist,
    emptyOutDir: true,
    target: 'es2022',
    minify: true,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      input: Object.fromEntries(entries.map((name) => [name, join(source, `${name}.ts`)])),
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: chunkFile,
        codeSplitting: {
          groups: [
            {
              name: 'core',
              test: (id) => core.has(id) || /\/node_modules\/|rolldown\/runtime/.test(id),
            },
          ],
        },
      },
    },
  },
});
chmodSync(join(dist, 'cli.js'), 0o755);
copyFileSync(join(root, 'LICENSE'), join(dist, 'LICENSE'));

/** Writes the declarations of a module, and of those that it names. */
function declare(name: string, from: string, done = new Set<string>()): void {
  if (done.has(name)) return;
  done.add(name);
  const text = readFileSync(join(from, `${name}.d.ts`), 'utf8');
  const foreign = /from ["'](\.\.[^"']*)["']/.exec(text)?.[1];
  if (foreign)
    throw new Error(`The public types of ${name}.ts name ${foreign}, which is not in the package.`);
  for (const [, next = ''] of text.matchAll(/from ["']\.\/([\w-]+)\.ts["']/g))
    declare(next, from, done);
  writeFileSync(
    join(dist, `${name}.d.ts`),
    text.replace(/(from ["']\.\/[\w-]+)\.ts(["'])/g, '$1.js$2'),
  );
}

const types = join(root, '.cache/package-types');
rmSync(types, { recursive: true, force: true });
const [program, args] = nodeCommand(['tsc', '-p', folder, '--outDir', types]);
execFileSync(program, args, { cwd: root, stdio: 'inherit' });
for (const name of modules) declare(name, join(types, 'packages/reckonwell/src'));

/** How many bytes of a file are sent. */
const sent = (file: string): number => brotliCompressSync(readFileSync(join(dist, file))).length;

/** The files that a module imports at once, and it. */
function withImports(file: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  const { module } = parseSync(file, readFileSync(join(dist, file), 'utf8'));
  const named = [
    ...module.staticImports,
    ...module.staticExports.flatMap(({ entries }) => entries),
  ];
  for (const { moduleRequest } of named) {
    const { value = '' } = moduleRequest ?? {};
    if (value.startsWith('.')) withImports(posix.join(posix.dirname(file), value), seen);
  }
  return seen;
}

/** What the package may weigh, in bytes of Brotli. */
const limits = { core: 60_000, calculator: 6_000 };

const first = [...withImports('index.js')];
const calculators = readdirSync(join(dist, 'calculators'))
  .filter((file) => !file.includes('.tables.'))
  .map((file) => {
    const own = [...withImports(`calculators/${file}`)].filter((each) => !first.includes(each));
    return { file, bytes: own.reduce((sum, each) => sum + sent(each), 0) };
  })
  .sort((a, b) => a.bytes - b.bytes);
const weights = {
  core: first.reduce((sum, file) => sum + sent(file), 0),
  calculator: calculators[Math.floor(calculators.length / 2)]?.bytes ?? 0,
};
const kilo = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
const heaviest = calculators.at(-1);
console.log(
  `The package: ${kilo(weights.core)} of ${kilo(limits.core)} without calculators; a calculator ${kilo(weights.calculator)} of ${kilo(limits.calculator)} in the median, at most ${kilo(heaviest?.bytes ?? 0)} (${heaviest?.file}).`,
);
if (weights.core > limits.core || weights.calculator > limits.calculator) {
  console.error('That is over the limit.');
  process.exitCode = 1;
}
