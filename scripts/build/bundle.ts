import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Manifest as Chunks } from 'vite';
import type {
  addresses,
  embeds,
  render,
  searchIndex,
  shell,
  substitutes,
} from '../../src/site/prerender.tsx';
import { root } from '../calculators.ts';
import { findFiles } from '../files.ts';
import { splitStyles } from './deferred-styles.ts';
import { compress, dist, publish, shortHash } from './output.ts';

/*
 * Runs Vite: the scripts and styles of the site go to dist/assets, and what renders its pages is built
 * for Node.js. Everything else of the build looks up here which file holds what.
 */

const cache = join(root, '.cache/prerender');

/** What renders the pages, as src/site/prerender.tsx exports it. */
export interface Prerender {
  readonly addresses: typeof addresses;
  readonly embeds: typeof embeds;
  readonly render: typeof render;
  readonly searchIndex: typeof searchIndex;
  readonly shell: typeof shell;
  readonly substitutes: typeof substitutes;
}

process.env.NODE_ENV = 'production';
await build({ root, logLevel: 'warn' });
for (const file of findFiles('assets/**/*.{js,css}', { cwd: dist })) compress(file);
await build({
  root,
  logLevel: 'warn',
  build: {
    ssr: true,
    outDir: cache,
    emptyOutDir: true,
    manifest: false,
    rolldownOptions: {
      input: 'src/site/prerender.tsx',
      output: {
        codeSplitting: false,
        entryFileNames: '[name].js',
      },
    },
  },
});

export const prerender = (await import(
  pathToFileURL(join(cache, 'prerender.js')).href
)) as Prerender;

const chunks = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Chunks;
rmSync(join(dist, '.vite'), { recursive: true });

const byName = new Map(Object.values(chunks).map((chunk) => [chunk.name, chunk]));

/** A chunk, by its source file or its name. */
const chunkOf = (key: string) => chunks[key] ?? byName.get(key);

/** The address of a chunk, by its source file or its name; throws an Error if there is none. */
export function addressOf(key: string): string {
  const chunk = chunkOf(key);
  if (!chunk) throw new Error(`The build made no chunk of ${key}.`);
  return `/${chunk.file}`;
}

/** The addresses of a chunk and of everything that it imports, without those that were seen before. */
export function withImports(key: string, seen = new Set<string>()): string[] {
  const chunk = chunkOf(key);
  if (!chunk || seen.has(chunk.file)) return [];
  seen.add(chunk.file);
  return [`/${chunk.file}`, ...(chunk.imports ?? []).flatMap((each) => withImports(each, seen))];
}

/** The addresses of a chunk and of all scripts and styles that it may import, at once or later. */
export function withLaterImports(key: string, seen = new Set<string>()): ReadonlySet<string> {
  const chunk = chunkOf(key);
  if (!chunk || seen.has(`/${chunk.file}`)) return seen;
  seen.add(`/${chunk.file}`);
  for (const file of chunk.css ?? []) seen.add(`/${file}`);
  for (const each of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) {
    withLaterImports(each, seen);
  }
  return seen;
}

const splitFiles = new Map<string, ReturnType<typeof splitStyles>>();

/** The styles of a file, split by when they are needed. */
export function splitFile(file: string): ReturnType<typeof splitStyles> {
  const split = splitFiles.get(file) ?? splitStyles(readFileSync(join(dist, file), 'utf8').trim());
  splitFiles.set(file, split);
  return split;
}

/** The stylesheets of some chunks, in their order: the first file names the order of the layers. */
export function stylesheetsOf(keys: readonly string[]): string[] {
  const files = keys.flatMap((key) => {
    const chunk = chunkOf(key);
    if (!chunk) throw new Error(`The build made no chunk of ${key}.`);
    const { file, css = [] } = chunk;
    return file.endsWith('.css') ? [file] : css;
  });
  return [...new Set(files)];
}

const deferredStyles = stylesheetsOf(['src/site/styles/site.css', 'src/arrival/hydrate.tsx'])
  .map((file) => splitFile(file).below + splitFile(file).deferred)
  .join('');

/** One file for every page: styles for print, for what stands below form and result, and for what React draws. */
export const deferredFile = `assets/deferred-${shortHash(deferredStyles)}.css`;
publish(deferredFile, deferredStyles);

/** A script that stands in the head of documents, minified. */
async function inlineScript(file: string): Promise<string> {
  const { output } = (await build({
    logLevel: 'silent',
    configFile: false,
    build: {
      write: false,
      minify: true,
      modulePreload: false,
      rolldownOptions: { input: join(root, file) },
    },
  })) as { output: { code: string }[] };
  const [script] = output;
  if (!script) throw new Error(`The build made nothing of ${file}.`);
  return script.code.trim();
}

/** The scripts in the heads of documents: of a page, and of an embed. */
export const headScripts = {
  page: await inlineScript('src/arrival/head.js'),
  embed: await inlineScript('src/arrival/embed-head.js'),
};
