/*
 * Builds the site into dist/: the scripts, then every address as an HTML file of its own with its
 * head, its styles and the names of just the scripts that it needs, and the manifests as JSON. Text is
 * compressed beside itself.
 */
import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build, type Manifest as Chunks } from 'vite';
import type { addresses, Rendered, render, shell } from '../src/prerender.tsx';
import { site } from '../src/site.ts';
import { findCalculators, root } from './calculators.ts';
import { writeManifests } from './site/json-schema.ts';
import { entryOf } from './site/plugin.ts';

const dist = join(root, 'dist');
const cache = join(root, '.cache/prerender');

interface Prerender {
  readonly addresses: typeof addresses;
  readonly render: typeof render;
  readonly shell: typeof shell;
}

process.env.NODE_ENV = 'production';
await build({ root, logLevel: 'warn' });
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

/** A chunk, by its source file or its name. */
const chunkOf = (key: string) =>
  chunks[key] ?? Object.values(chunks).find(({ name }) => name === key);

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

/** The styles of some chunks and of all that they import, each in an element that names its file. */
function stylesOf(keys: readonly string[]): string {
  const seen = new Set<string>();
  for (const key of keys) withImports(key, seen);
  // In this order: the first file of all names the order of the layers.
  const files = [...seen].flatMap(
    (file) => Object.values(chunks).find((chunk) => chunk.file === file)?.css ?? [],
  );
  return [...new Set(files)]
    .map(
      (file) =>
        `<style data-href="/${file}">${readFileSync(join(dist, file), 'utf8').trim()}</style>`,
    )
    .join('');
}

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
  // Nothing is ever fetched by script; robots.txt is, by those who audit a page from within it.
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
  shell: renderShell,
} = (await import(pathToFileURL(join(cache, 'prerender.js')).href)) as Prerender;

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const frame = readFileSync(join(root, 'index.html'), 'utf8')
  .replace(/\n\s*/g, '')
  .replace(/<script type="module".*?<\/script>/, '<!--end-->')
  .replaceAll(' />', '>');
const { header, footer } = renderShell();

/**
 * The scripts of a page: the engine and the calculator with what it imports, to be fetched at once;
 * under a `rel` of our own what hydrates the page, which the engine fetches when it is there.
 */
function scripts({ page, slug }: Rendered): string {
  const folder = findCalculators().find((each) => each.slug === slug);
  const engine = addressOf('src/arrival/engine.ts');
  const [own, ...imports] = folder ? withImports(entryOf(folder)) : [];
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
  stylesOf([
    'src/arrival/hydrate.tsx',
    ...(page === 'calculator' ? [] : ['src/router/app.tsx', 'Home']),
  ]);

function documentOf(address: string, rendered: Rendered): string {
  const { head, html, page, template } = rendered;
  // What is seen first is a whole header, and at home what stands side by side below it: no part of it
  // that moves when the rest comes.
  const whole = page === 'home' ? 'categories-title' : 'main';
  const expected = `<link rel="expect" href="#${whole}" blocking="render">`;
  const canonical =
    address === '/404' ? '' : `<link rel="canonical" href="${site.origin}${address}">`;
  return frame
    .replace('<html ', head.hue === undefined ? '<html ' : `<html style="--hue:${head.hue}" `)
    .replace(
      '<!--head-->',
      () =>
        `<meta http-equiv="Content-Security-Policy" content="${policy}"><title>${escapeHtml(head.title)}</title><meta name="description" content="${escapeHtml(head.description)}">${canonical}${expected}<script>${inlineScript}</script>${scripts(rendered)}${styles(rendered)}`,
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
  const file = join(dist, `${address === '/' ? '/index' : address}.html`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${documentOf(address, await renderPage(address))}\n`);
}

writeFileSync(
  join(dist, 'sitemap.xml'),
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${all
    .map((address) => `<url><loc>${site.origin}${address}</loc></url>\n`)
    .join('')}</urlset>\n`,
);
writeFileSync(
  join(dist, 'robots.txt'),
  `User-agent: *\nAllow: /\nSitemap: ${site.origin}/sitemap.xml\n`,
);

await writeManifests(dist);

for (const file of globSync('**/*.{html,js,css,xml,txt,json}', { cwd: dist })) {
  const text = readFileSync(join(dist, file));
  writeFileSync(join(dist, `${file}.br`), brotliCompressSync(text));
  writeFileSync(join(dist, `${file}.gz`), gzipSync(text, { level: 9 }));
}
console.log(`Built ${all.length} pages into dist/.`);
