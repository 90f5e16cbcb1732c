import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeHtml } from '../../src/engine/format/html.ts';
import type { Rendered } from '../../src/site/prerender.tsx';
import type { PageData } from '../../src/site/router/page-data.ts';
import { site } from '../../src/site/site.ts';
import { root } from '../calculators.ts';
import {
  addressOf,
  deferredFile,
  headScripts,
  prerender,
  splitFile,
  stylesheetsOf,
  withImports,
} from './bundle.ts';
import { publish, shortHash } from './output.ts';
import { hashOf, pagePolicy } from './policy.ts';
import { shareTags } from './share-tags.ts';
import { structuredDataHtml } from './structured-data.ts';

/*
 * Makes of a rendered page its document, and the module with which the app shows it after a step from
 * another page.
 */

const frame = readFileSync(join(root, 'index.html'), 'utf8')
  .replace(/\n\s*/g, '')
  .replace(/<script type="module".*?<\/script>/, '<!--end-->')
  .replace(/<link rel="stylesheet".*?>/, '')
  .replaceAll(' />', '>');
/**
 * What belongs to the whole site. Older browsers find /favicon.ico by its name, and phones
 * /apple-touch-icon.png.
 */
const siteLinks = [
  '<link rel="manifest" href="/manifest.webmanifest">',
  '<link rel="alternate" type="application/atom+xml" href="/feed.xml">',
].join('');
const { header, footer } = prerender.shell();

/** The hashes of the inline scripts and styles of all documents made so far. */
export const inline = { scripts: new Set<string>(), styles: new Set<string>() };

// Named by its content, and named by the document of the home page alone: no script changes with it.
const indexText = `export default ${JSON.stringify(prerender.searchIndex())}`;
const indexFile = `assets/search-${shortHash(indexText)}.js`;
publish(indexFile, indexText);

/** Names the scripts that run on every page: a page of other ones is loaded anew. */
const release = shortHash(addressOf('src/arrival/early.ts') + addressOf('src/arrival/hydrate.tsx'));

/** What a page fetches. */
interface Files {
  /** The calculator's chunk, and what it imports besides the engine. */
  readonly module?: string | undefined;
  readonly imports: readonly string[];
  /** The script that only this page has. */
  readonly script?: string | undefined;
  /** What hydrates the page. */
  readonly hydration: readonly string[];
  /** The stylesheets that it is drawn with. */
  readonly styles: readonly string[];
}

function filesOf({ page, module: key, script }: Rendered): Files {
  const engine = addressOf('src/arrival/early.ts');
  const [module, ...imported] = key ? withImports(key) : [];
  const imports = [...new Set(imported)].filter((file) => file !== engine);
  const first = new Set([engine, module, ...imports]);
  const hydration = [
    ...withImports('src/arrival/hydrate.tsx'),
    ...(page === 'home' ? withImports('Home') : []),
  ].filter((file) => !first.has(file));
  const styles = stylesheetsOf([
    ...{
      calculator: ['src/site/styles/site.css', 'src/arrival/hydrate.tsx'],
      embed: ['src/site/styles/embed.css', 'src/arrival/hydrate.tsx'],
      home: ['src/site/styles/site.css', 'Home'],
      text: ['src/site/styles/site.css', 'pages.module', 'Home'],
    }[page],
  ]);
  const own = script && addressOf(script);
  return { module, imports, script: own, hydration: [...new Set(hydration)], styles };
}

/**
 * The scripts of a page: the engine and the calculator with what it imports, to be fetched at once;
 * under a `rel` of our own what hydrates the page, which the engine fetches when it is there.
 */
function scripts({ module, imports, script, hydration }: Files): string {
  const links = (rel: string, files: readonly string[]) =>
    files.map((file) => `<link rel="${rel}" href="${file}">`).join('');
  return [
    module ? `<link rel="modulepreload" href="${module}" data-calculator>` : '',
    links('modulepreload', imports),
    links('hydrate', hydration),
    `<script type="module" async src="${addressOf('src/arrival/early.ts')}"></script>`,
    script ? `<script type="module" async src="${script}"></script>` : '',
  ].join('');
}

/** Whether a page stands in for others: it has no address of its own. */
const isSubstitute = (address: string): boolean => prerender.substitutes.includes(address);

/** The hues of the categories that a page shows: the security policy allows no style in an attribute. */
const huesIn = (html: string): string =>
  [...new Set([...html.matchAll(/ data-hue="(\d+)"/g)].map(([, hue]) => hue))]
    .map((hue) => `body [data-hue="${hue}"]{--hue:${hue}}`)
    .join('');

const deferredStyles = `<link rel="stylesheet" href="/${deferredFile}">`;
/** On a calculator's page, where they wait for what an answer needs: under a `rel` of our own until then. */
const laterStyles = `<link rel="deferred" id="deferred" href="/${deferredFile}"><noscript>${deferredStyles}</noscript>`;

function documentOf(address: string, rendered: Rendered, files: Files): string {
  const { head, html, page, template, canonical = address } = rendered;
  const isEmbed = page === 'embed';
  const hasForm = page === 'calculator' || isEmbed;
  const headScript = isEmbed ? headScripts.embed : headScripts.page;
  // The styles that the page is drawn with, in an element that names their files; those of what comes
  // later come with it.
  const firstSeen = files.styles.map((file) => {
    const { inline, below } = splitFile(file);
    // The height of a frame is known to the page around it from the start.
    return isEmbed ? inline + below : inline;
  });
  const styles = firstSeen.join('') + huesIn(html);
  const names = files.styles.map((file) => `/${file}`).join(' ');
  const own = { scripts: [hashOf(headScript)], styles: [hashOf(styles)] };
  for (const hash of own.scripts) inline.scripts.add(hash);
  for (const hash of own.styles) inline.styles.add(hash);
  // What is seen first is a whole header, and at home what stands side by side below it: no part of it
  // that moves when the rest comes.
  const whole = page === 'home' ? 'categories-title' : 'main';
  const parts = [
    `<meta http-equiv="Content-Security-Policy" content="${pagePolicy(own)}">`,
    // Before the head script, which would run before they are asked for.
    scripts(files),
    `<title>${escapeHtml(head.title)}</title>`,
    `<meta name="description" content="${escapeHtml(head.description)}">`,
    `<meta name="release" content="${release}">`,
    isEmbed ? '' : siteLinks,
    isSubstitute(address) || isEmbed || rendered.isPersonal
      ? '<meta name="robots" content="noindex">'
      : shareTags(rendered, address),
    isSubstitute(address) || rendered.isPersonal
      ? ''
      : `<link rel="canonical" href="${site.origin}${canonical}">`,
    page === 'home' ? `<meta name="search-index" content="/${indexFile}">` : '',
    `<link rel="expect" href="#${whole}" blocking="render">`,
    `<script>${headScript}</script>`,
    // These name the order of the layers.
    `<style data-href="${names}">${styles}</style>`,
    hasForm ? laterStyles : '',
  ];
  return frame
    .replace('<html ', head.hue === undefined ? '<html ' : `<html data-hue="${head.hue}" `)
    .replace('<!--head-->', () => parts.join(''))
    .replace('<!--header-->', () => (isEmbed ? '' : header))
    .replace(
      '<div id="root"><!--page--></div>',
      () => `<div id="root" data-page="${page}">${html}</div>`,
    )
    .replace('<!--footer-->', () => (hasForm ? '' : deferredStyles) + (isEmbed ? '' : footer))
    .replace('<!--end-->', () =>
      [
        // After the texts that it repeats, which costs a few bytes instead of many.
        isEmbed ? '' : structuredDataHtml(rendered, address),
        template ? `<template data-result>${template}</template>` : '',
      ].join(''),
    );
}

function dataOf({ head, page, parts }: Rendered, files: Files): PageData {
  const { module, imports, script, styles } = files;
  return {
    head,
    page,
    html: parts,
    module,
    searchIndex: page === 'home' ? `/${indexFile}` : undefined,
    styles: styles.map((file) => `/${file}`),
    preload: imports,
    // The browser loads a page with a script of its own as a new document.
    release: script ? undefined : release,
  };
}

/** Publishes the document of an address, and its module if another page leads there. */
export async function publishPage(address: string): Promise<Rendered> {
  const rendered = await prerender.render(address);
  const files = filesOf(rendered);
  const name = address === '/' ? 'index' : address.slice(1);
  publish(`${name}.html`, `${documentOf(address, rendered, files)}\n`);
  if (!isSubstitute(address) && rendered.page !== 'embed') {
    publish(`pages/${name}.js`, `export default ${JSON.stringify(dataOf(rendered, files))}`);
  }
  return rendered;
}
