import { readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { type Plugin, preprocessCSS, type ResolvedConfig } from 'vite';

const mark = '?later';

/** Where the build leaves the styles of later parts, for the documents that are such a part themselves. */
export const laterFolder = 'assets/later/';

const shorter = (css: string): string =>
  css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};]) ?/g, '$1')
    .replace(/;\}/g, '}')
    .trim();

/**
 * Styles of parts that come after the page: `import styles from './part.module.css?later'`. They are
 * in the part's own script, which puts them into the document, and so in no document from the start.
 */
export function laterStyles(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'later-styles',
    apply: 'build',
    enforce: 'pre',

    configResolved(resolved) {
      config = resolved;
    },

    resolveId(source, importer) {
      if (!importer || !source.endsWith(`.module.css${mark}`)) return undefined;
      return `\0later:${resolve(dirname(importer), source.slice(0, -mark.length))}.js`;
    },

    async load(id) {
      const [, file] = /^\0later:(.*)\.js$/.exec(id) ?? [];
      if (!file) return undefined;
      this.addWatchFile(file);
      const { code, modules = {} } = await preprocessCSS(readFileSync(file, 'utf8'), file, config);
      const names = `export default ${JSON.stringify(modules)};`;
      if (config.build.ssr) return names;
      const source = shorter(code);
      const fileName = laterFolder + relative(config.root, file);
      this.emitFile({ type: 'asset', fileName, source });
      return `${names}
const style = document.createElement('style');
style.textContent = ${JSON.stringify(source)};
document.head.append(style);`;
    },
  };
}
