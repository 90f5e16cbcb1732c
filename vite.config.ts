import { posix } from 'node:path';
import react from '@vitejs/plugin-react';
import { minify as minifyTwice } from 'terser';
import { defineConfig, minify, normalizePath, type Plugin, type ViteDevServer } from 'vite';
import { staticClosure } from './scripts/build/chunks.ts';
import { className } from './scripts/build/class-names.ts';
import { overlay } from './scripts/build/dev-overlay.ts';
import { calculatorEntries, calculators } from './scripts/build/plugin.ts';

const { join } = posix;
/** The folder of the repository, as the ids of modules begin on every system. */
const root = normalizePath(import.meta.dirname);

/**
 * During development, header and footer are put around the page as the build does. A page with a script
 * of its own is rendered as well.
 */
function shell(): Plugin {
  let server: ViteDevServer;
  return {
    name: 'shell',
    apply: 'serve',
    configureServer(given) {
      server = given;
    },
    async transformIndexHtml(html, { originalUrl = '/' }) {
      const { render, shell: parts } = await server.ssrLoadModule('/src/site/prerender.tsx');
      const { header, footer } = parts();
      const { pathname } = new URL(originalUrl, 'http://localhost');
      const { script, page, html: content } = await render(pathname);
      return html
        .replace('<!--head-->', '<title></title><meta name="description" content="" />')
        .replace('<!--header-->', header)
        .replace('<!--footer-->', footer)
        .replace('<div id="root"><!--page--></div>', (root) =>
          script
            ? `<div id="root" data-page="${page}">${content}</div><script type="module" src="/${script}"></script>`
            : root,
        );
    },
  };
}

/**
 * Every document already names the scripts it needs and holds their styles, so what an import brings
 * along is the styles of what comes later.
 */
const laterStyles = `
import { loadStyles } from ${JSON.stringify(join(root, 'src/browser/stylesheets.ts'))};
export const __vitePreload = (load, files = []) =>
  Promise.all([load(), ...files.map((file) => loadStyles('/' + file))]).then(([module]) => module);
`;

const laterImports: Plugin = {
  name: 'later-imports',
  apply: 'build',
  enforce: 'pre',
  load: (id) => (id === '\0vite/preload-helper.js' ? laterStyles : undefined),
  // Vite keeps the styles of a script's imports in a function, which is larger than the few names in it.
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const [line = '', list = ''] =
          /^const __vite__mapDeps=.*\[(".*?")\].*\n/.exec(chunk.code) ?? [];
        const files = list.split(',');
        chunk.code = chunk.code
          .slice(line.length)
          .replace(/__vite__mapDeps\(\[(.*?)\]\)/g, (_, all: string) =>
            all ? `[${all.split(',').map((at) => files[Number(at)])}]` : '[]',
          );
      }
    },
  },
};

/**
 * The address of a worker (`?worker&url`). In a build it is a chunk like others, which shares the engine with
 * the chunks of calculators that it imports; by itself, Vite would put a copy of everything into it.
 */
const workers: Plugin = {
  name: 'workers',
  apply: 'build',
  enforce: 'pre',
  load(id) {
    const [, file] = /^(.*)\?worker&url$/.exec(id) ?? [];
    if (!file) return undefined;
    if (this.environment.name === 'ssr') return "export default ''";
    return `export default import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'chunk', id: file })}`;
  },
};

/**
 * Imports the classes of a CSS module by their names, not as an object of all of them: what stands in a script is
 * then the class itself, and no table of names is sent.
 */
const classNames: Plugin = {
  name: 'class-names',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/.*\.tsx?$/, code: '.module.css' },
    handler: (code) =>
      code.replace(/^import (\w+) from ('.*\.module\.css');$/gm, 'import * as $1 from $2;'),
  },
};

/**
 * Leaves out the validation of react-hook-form's own rules, a kilobyte on every page: the one form of the site has
 * a resolver, and then it is never called.
 */
const resolverValidates: Plugin = {
  name: 'resolver-validates',
  apply: 'build',
  transform: {
    filter: { id: /\/react-hook-form\/dist\/index\.esm\.mjs$/ },
    handler(code) {
      const own = 'var validateField = ';
      if (!code.includes(own))
        throw new Error('react-hook-form validates by another function now.');
      return code.replace(own, `${own}async () => ({});\nvar withoutResolver = `);
    },
  },
};

/** Minifies scripts by two tools in turn, each of which finds what the other leaves: about 2 % fewer bytes are sent. */
const minified: Plugin = {
  name: 'minified',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  renderChunk: {
    order: 'post',
    async handler(code, { fileName }) {
      const options = { module: true, compress: { target: 'es2022' } } as const;
      const once = await minify(fileName, code, options);
      const twice = await minifyTwice(once.code, {
        module: true,
        ecma: 2020,
        compress: {
          passes: 3,
          unsafe_arrows: true,
          // Functions in object literals are shortened, and cannot be called with `new`: none is.
          unsafe_methods: true,
          // A property that is read without a use is left out: none is read for what its getter does.
          pure_getters: true,
          // Parameters that are not used are left out: nothing reads the length of a function.
          keep_fargs: false,
          unsafe_comps: true,
          unsafe_proto: true,
        },
        // The first tool has named everything, in an order that does not depend on the names of other chunks.
        mangle: false,
      });
      return { code: twice.code ?? once.code, map: null };
    },
  },
};

const answering = staticClosure(join(root, 'src/arrival/early.ts'));

/** Chunks by what a page needs, so that one calculator's code never changes another page's bytes. */
const groups = [
  // Parses, computes and formats; enough to answer before React has arrived: what the first script of a page
  // imports. Every calculator's chunk imports it too, also in a worker.
  {
    name: 'engine',
    priority: 3,
    test: (id: string) =>
      answering.has(id) ||
      /\/node_modules\/big\.js\/|\/browser\/stylesheets\.ts$|preload-helper|rolldown\/runtime/.test(
        id,
      ),
  },
  // With React, in one file: every page that is hydrated needs all of it.
  {
    name: 'main',
    priority: 2,
    test: /\/src\/arrival\/hydrate\.tsx|\/node_modules\/(react|react-dom|scheduler)\//,
  },
  // With the lexicon of questions: data, beside the script that reads it.
  { name: 'vocabulary', priority: 1, test: /\/ask\/vocabulary\.ts$/ },
  // What fetches data, with the addresses of what it fetches.
  { name: 'data', priority: 1, test: /\/browser\/import-data\.ts$|\/router\/page-data\.ts$/ },
];

export default defineConfig({
  plugins: [
    laterImports,
    workers,
    classNames,
    resolverValidates,
    react(),
    calculators(),
    shell(),
    overlay(),
    minified,
  ],
  appType: 'spa',
  // Two saves in a row (an editor that formats on save) are one change, seen when the file is at rest.
  server: { watch: { awaitWriteFinish: { stabilityThreshold: 40, pollInterval: 10 } } },
  resolve: {
    // The package's own conditions lead every bundler to its development build.
    alias: ['index', 'dom-export'].map((file) => ({
      find: file === 'index' ? /^react-router$/ : /^react-router\/dom$/,
      replacement: join(root, `node_modules/react-router/dist/production/${file}.mjs`),
    })),
  },
  css: { modules: { generateScopedName: className } },
  build: {
    target: 'es2022',
    minify: false,
    cssMinify: true,
    modulePreload: false,
    manifest: true,
    rolldownOptions: {
      // A constant of another chunk would be in both: the words of questions, in the script that reads them.
      optimization: { inlineConst: false },
      // Documents name the calculators' chunks, and import what they export.
      preserveEntrySignatures: 'allow-extension',
      // The build prints how long it takes; what each plugin takes is for those who work on the build.
      checks: { bundlerTimings: false },
      input: {
        early: 'src/arrival/early.ts',
        main: 'src/arrival/hydrate.tsx',
        make: 'src/make/entry.tsx',
        site: 'src/site/styles/site.css',
        embed: 'src/site/styles/embed.css',
        ...calculatorEntries(),
      },
      output: {
        minify: false,
        codeSplitting: { groups },
        entryFileNames: 'assets/[name]-[hash].js',
        chunkFileNames: 'assets/[name]-[hash].js',
      },
    },
  },
});
