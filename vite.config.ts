import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type ViteDevServer } from 'vite';
import { laterStyles } from './build/later.ts';
import { calculatorEntries, calculators } from './build/plugin.ts';

/** During development, header and footer are put around the page as the build does. */
function shell(): Plugin {
  let server: ViteDevServer;
  return {
    name: 'shell',
    apply: 'serve',
    configureServer(given) {
      server = given;
    },
    async transformIndexHtml(html) {
      const { shell: render } = await server.ssrLoadModule('/src/prerender.tsx');
      const { header, footer } = render();
      return html
        .replace('<!--head-->', '<title></title><meta name="description" content="" />')
        .replace('<!--header-->', header)
        .replace('<!--footer-->', footer);
    },
  };
}

/**
 * Every document already names the scripts it needs, so an import needs no helper of Vite's that
 * would name them again.
 */
const plainImports: Plugin = {
  name: 'plain-imports',
  apply: 'build',
  enforce: 'pre',
  load: (id) =>
    id === '\0vite/preload-helper.js'
      ? 'export const __vitePreload = (load) => load();'
      : undefined,
};

/** Chunks by what a page needs, so that one calculator's code never changes another page's bytes. */
const groups = [
  // Reads, computes and formats; enough to answer before React has arrived.
  {
    name: 'engine',
    priority: 3,
    test: /\/schemas\/(?!kinds\/doubt)|\/src\/(engine|format)\/|\/src\/live\/today|\/src\/form\/readForm|node_modules\/(zod|big\.js)\/|src\/early\.ts|preload-helper/,
  },
  { name: 'catalogue', priority: 2, test: /virtual:catalogue|\/src\/catalogue\.ts|categories\.ts/ },
  { name: 'rates', priority: 1, test: /\/src\/live\/rates\.ts/ },
  { name: 'schedule', priority: 1, test: /\/calculators\/shared\/schedule\.ts/ },
  { name: 'arithmetic', priority: 1, test: /\/calculators\/shared\/(annuity|calendar|growth)\.ts/ },
];

export default defineConfig({
  plugins: [plainImports, laterStyles(), react(), calculators(), shell()],
  appType: 'spa',
  resolve: {
    // The package's own conditions lead every bundler to its development build.
    alias: ['index', 'dom-export'].map((file) => ({
      find: file === 'index' ? /^react-router$/ : /^react-router\/dom$/,
      replacement: `${import.meta.dirname}/node_modules/react-router/dist/production/${file}.mjs`,
    })),
  },
  css: { modules: { generateScopedName: '[hash:base64:4]' } },
  build: {
    target: 'es2022',
    cssCodeSplit: false,
    modulePreload: false,
    manifest: true,
    rolldownOptions: {
      input: {
        early: 'src/early.ts',
        main: 'src/main.tsx',
        ...calculatorEntries(),
      },
      output: {
        codeSplitting: { groups },
        entryFileNames: 'assets/[name]-[hash].js',
        // The one file whose bytes change with the catalogue keeps its name, so that no page's do.
        chunkFileNames: ({ name }) =>
          name === 'catalogue' ? 'assets/catalogue.js' : 'assets/[name]-[hash].js',
      },
    },
  },
});
