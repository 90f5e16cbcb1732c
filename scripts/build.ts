/*
 * Builds the site into dist/: the scripts, then every address as an HTML file of its own with its
 * head, its styles and the names of just the scripts that it needs, the indexes of the search and of
 * quantities, the lexicon of questions, and the manifests as JSON. Text is compressed beside itself.
 *   node scripts/build.ts [--uncompressed]
 */
import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { build, type Manifest as Chunks } from 'vite';
import { lexiconAddress, lexiconOf } from '../src/ask/lexicon.ts';
import { indexAddress } from '../src/carry/index-format.ts';
import type { addresses, Rendered, render, searchIndex, shell } from '../src/prerender.tsx';
import { site } from '../src/site.ts';
import { loadCatalogue, root } from './calculators.ts';
import { carryIndex } from './site/carry-index.ts';
import { splitStyles } from './site/deferred-styles.ts';
import { writeManifests } from './site/json-schema.ts';

const dist = join(root, 'dist');
const cache = join(root, '.cache/prerender');

interface Prerender {
  readonly addresses: typeof addresses;
  readonly render: typeof render;
  readonly searchIndex: typeof searchIndex;
  readonly shell: typeof shell;
}

const compressed = !process.argv.includes('--uncompressed');
const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)];
const compressing: Promise<unknown>[] = [];

/** Compresses a text beside itself, in other threads than the one that renders. */
function compress(file: string, text: Buffer | string = readFileSync(join(dist, file))): void {
  if (!compressed) return;
  const write = (ending: string) => (bytes: Buffer) =>
    writeFile(join(dist, `${file}.${ending}`), bytes);
  compressing.push(brotli(text).then(write('br')), zip(text, { level: 9 }).then(write('gz')));
}

/** Writes a text of the site, whole and compressed. */
function publish(file: string, text: string): void {
  mkdirSync(dirname(join(dist, file)), { recursive: true });
  writeFileSync(join(dist, file), text);
  compress(file, text);
}

/** Names a file by its content. */
const shortHash = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 8);

process.env.NODE_ENV = 'production';
await build({ root, logLevel: 'warn' });
for (const file of globSync('assets/**/*.{js,css}', { cwd: dist })) compress(file);
await build({
  root,
  logLevel: 'warn',
  build: {
    ssr: true,
    outDir: cache,
    emptyOutDir: true,
    manifest: false,
    rolldownOptions: {
      input: 'src/prerender.tsx',
      output: {
        codeSplitting: false,
        entryFileNames: '[name].js',
      },
    },
  },
});

const chunks = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Chunks;
rmSync(join(dist, '.vite'), { recursive: true });

const byName = new Map(Object.values(chunks).map((chunk) => [chunk.name, chunk]));

/** A chunk, by its source file or its name. */
const chunkOf = (key: string) => chunks[key] ?? byName.get(key);

/** The address of a chunk. */
function addressOf(key: string): string {
  const chunk = chunkOf(key);
  if (!chunk) throw new Error(`The build made no chunk of ${key}.`);
  return `/${chunk.file}`;
}

/** A chunk and everything that it imports, without what has been named before. */
function withImports(key: string, seen = new Set<string>()): string[] {
  const chunk = chunkOf(key);
  if (!chunk || seen.has(chunk.file)) return [];
  seen.add(chunk.file);
  return [`/${chunk.file}`, ...(chunk.imports ?? []).flatMap((each) => withImports(each, seen))];
}

const splitFiles = new Map<string, ReturnType<typeof splitStyles>>();

/** The styles of a file, split by when they are needed. */
function splitFile(file: string): ReturnType<typeof splitStyles> {
  const split = splitFiles.get(file) ?? splitStyles(readFileSync(join(dist, file), 'utf8').trim());
  splitFiles.set(file, split);
  return split;
}

/** The styles of a file that a page opens with, in an element that names the file. */
const styleElement = (file: string): string =>
  `<style data-href="/${file}">${splitFile(file).inline}</style>`;

/** The stylesheets of some chunks, in their order: the first file names the order of the layers. */
function stylesheetsOf(keys: readonly string[]): string[] {
  const files = keys.flatMap((key) => {
    const { file, css = [] } = chunkOf(key) ?? { file: '' };
    return file.endsWith('.css') ? [file] : css;
  });
  return [...new Set(files)];
}

/**
 * One file for every page: styles for print, and those that hydration applies to the screen. On a
 * calculator's page the engine fetches it, so that no answer waits for it.
 */
const deferredStyles = stylesheetsOf(['src/styles/site.css', 'src/arrival/hydrate.tsx'])
  .map((file) => splitFile(file).deferred)
  .join('');
const deferredFile = `assets/deferred-${shortHash(deferredStyles)}.css`;
publish(deferredFile, deferredStyles);
const printStyles = `<link rel="stylesheet" media="print" href="/${deferredFile}">`;

const inlineSource = readFileSync(join(root, 'src/arrival/head.js'), 'utf8');
const inline = (await build({
  logLevel: 'silent',
  configFile: false,
  build: {
    write: false,
    minify: true,
    modulePreload: false,
    rolldownOptions: { input: join(root, 'src/arrival/head.js') },
  },
})) as { output: { code: string }[] };
const inlineScript = (inline.output[0]?.code ?? inlineSource).trim();
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Nothing may be fetched, framed or sent, but the site's own scripts and pictures. */
const policy = [
  "default-src 'none'",
  // Other pages of the site when they are gone to, and what its search looks through.
  "connect-src 'self'",
  `script-src 'self' ${hash(inlineScript)}`,
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

const {
  addresses: all,
  render: renderPage,
  searchIndex: index,
  shell: renderShell,
} = (await import(pathToFileURL(join(cache, 'prerender.js')).href)) as Prerender;

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const frame = readFileSync(join(root, 'index.html'), 'utf8')
  .replace(/\n\s*/g, '')
  .replace(/<script type="module".*?<\/script>/, '<!--end-->')
  .replace(/<link rel="stylesheet".*?>/, '')
  .replaceAll(' />', '>');
const { header, footer } = renderShell();

// Named by its content, and named by the document of the home page alone: no script changes with it.
const indexText = JSON.stringify(index());
const indexFile = `assets/search-${shortHash(indexText)}.json`;
publish(indexFile, indexText);

/** Names the scripts that run on every page: a page of other ones is loaded anew. */
const release = shortHash(
  addressOf('src/arrival/engine.ts') + addressOf('src/arrival/hydrate.tsx'),
);

/**
 * The scripts of a page: the engine and the calculator with what it imports, to be fetched at once;
 * under a `rel` of our own what hydrates the page, which the engine fetches when it is there.
 */
function scripts({ page, module }: Rendered): string {
  const engine = addressOf('src/arrival/engine.ts');
  const [own, ...imports] = module ? withImports(module) : [];
  const hydration = [
    ...withImports('src/arrival/hydrate.tsx'),
    ...(page === 'home' ? withImports('Home') : []),
  ];
  const first = new Set([engine, own, ...imports]);
  const links = (rel: string, files: readonly string[]) =>
    files.map((file) => `<link rel="${rel}" href="${file}">`).join('');
  return [
    `<script type="module" async src="${engine}"></script>`,
    own ? `<link rel="modulepreload" href="${own}" data-calculator>` : '',
    links(
      'modulepreload',
      [...new Set(imports)].filter((file) => file !== engine),
    ),
    links(
      'hydrate',
      [...new Set(hydration)].filter((file) => !first.has(file)),
    ),
  ].join('');
}

/** The styles that a page is drawn with; those of what comes later come with it. */
const styles = ({ page }: Rendered): string =>
  [
    ...stylesheetsOf([
      'src/styles/site.css',
      ...{
        calculator: ['src/arrival/hydrate.tsx'],
        home: ['Home'],
        text: ['src/router/app.tsx', 'Home'],
      }[page],
    ]).map(styleElement),
    page === 'calculator'
      ? `<link rel="hydrate" media="print" href="/${deferredFile}"><noscript>${printStyles}</noscript>`
      : printStyles,
  ].join('');

function documentOf(address: string, rendered: Rendered): string {
  const { head, html, page, template } = rendered;
  // What is seen first is a whole header, and at home what stands side by side below it: no part of it
  // that moves when the rest comes.
  const whole = page === 'home' ? 'categories-title' : 'main';
  const expected = `<link rel="expect" href="#${whole}" blocking="render">`;
  const searched = page === 'home' ? `<meta name="search-index" content="/${indexFile}">` : '';
  const canonical =
    address === '/404' ? '' : `<link rel="canonical" href="${site.origin}${address}">`;
  return frame
    .replace('<html ', head.hue === undefined ? '<html ' : `<html style="--hue:${head.hue}" `)
    .replace(
      '<!--head-->',
      () =>
        `<meta http-equiv="Content-Security-Policy" content="${policy}"><title>${escapeHtml(head.title)}</title><meta name="description" content="${escapeHtml(head.description)}"><meta name="release" content="${release}">${canonical}${searched}${expected}<script>${inlineScript}</script>${scripts(rendered)}${styles(rendered)}`,
    )
    .replace('<!--header-->', () => header)
    .replace(
      '<div id="root"><!--page--></div>',
      () => `<div id="root" data-page="${page}">${html}</div>`,
    )
    .replace('<!--footer-->', () => footer)
    .replace('<!--end-->', () => (template ? `<template data-result>${template}</template>` : ''));
}

for (const address of [...all, '/404']) {
  const file = address === '/' ? 'index' : address.slice(1);
  publish(`${file}.html`, `${documentOf(address, await renderPage(address))}\n`);
}

publish(
  'sitemap.xml',
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${all
    .map((address) => `<url><loc>${site.origin}${address}</loc></url>\n`)
    .join('')}</urlset>\n`,
);
publish('robots.txt', `User-agent: *\nAllow: /\nSitemap: ${site.origin}/sitemap.xml\n`);
await writeManifests(publish);
const catalogue = await loadCatalogue();
publish(indexAddress.slice(1), JSON.stringify(carryIndex(catalogue)));
publish(lexiconAddress.slice(1), JSON.stringify(lexiconOf(catalogue)));

await Promise.all(compressing);
const processor = process.cpuUsage();
console.log(
  `Built ${all.length} pages into dist/ in ${performance.now().toFixed(0)} ms, ${((processor.user + processor.system) / 1000).toFixed(0)} ms of processor time.`,
);
