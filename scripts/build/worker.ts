import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { partsFolder } from '../../src/engine/ask/parts.ts';
import { indexAddress } from '../../src/engine/carry/index-format.ts';
import { copiesAddress, copyAddress } from '../../src/page/copies.ts';
import {
  digestOf,
  historyAddress,
  isCalculator,
  offlineAddress,
  type Release,
  type ReleaseFile,
  type ReleasePage,
} from '../../src/site/offline/release.ts';
import type { Rendered } from '../../src/site/prerender.tsx';
import { site } from '../../src/site/site.ts';
import { root } from '../calculators.ts';
import { findFiles } from '../files.ts';
import { prerender, withLaterImports } from './bundle.ts';
import { dist, publish, shortHash } from './output.ts';

/** The file in dist/ that a path is answered with. */
const fileAt = (path: string): string =>
  join(dist, path.includes('.') ? path : `${path === '/' ? '/index' : path}.html`);

async function releaseFile(path: string): Promise<ReleaseFile> {
  const file = fileAt(path);
  const { size } = statSync(existsSync(`${file}.br`) ? `${file}.br` : file);
  return [path, await digestOf(readFileSync(file)), size];
}

/** Whether a page works without a network: those below a calculator's own do not. */
const isKept = (address: string): boolean => address.split('/').length < 4;

/** The copy of a calculator from which drafts start, by the address of its page. */
const copyOf = (address: string): string =>
  copyAddress(address.slice(address.lastIndexOf('/') + 1));

/** Lists what the site consists of, when all of it is in dist/. */
async function releaseOf(rendered: ReadonlyMap<string, Rendered>): Promise<Release> {
  const inDist = (pattern: string) => findFiles(pattern, { cwd: dist }).map((file) => `/${file}`);
  const shared = withLaterImports('src/arrival/hydrate.tsx');
  const own = new Map(
    prerender.addresses.filter(isKept).map((address) => {
      const { module, script } = rendered.get(address) ?? {};
      const files = [module, script].flatMap((key) => (key ? [...withLaterImports(key)] : []));
      // What scripts name instead of importing it: web workers, and the list of what can be copied. One
      // page has any.
      if (script) files.push(...inDist('assets/*.worker-*.js'), copiesAddress);
      return [address, files.filter((file) => !shared.has(file))];
    }),
  );
  const copies = [...own.keys()].filter(isCalculator).map(copyOf);
  const ofPages = new Set([...own.keys(), ...[...own.values()].flat()]);
  const others = [
    ...inDist('assets/**/*.{js,css}'),
    ...inDist('*.{svg,webmanifest}'),
    indexAddress,
    offlineAddress,
  ];
  // What only some questions need is kept once one needed it.
  const isPart = (path: string) => path.startsWith(`${partsFolder}/`);
  const engine = [
    ...['/', historyAddress, ...(own.get(historyAddress) ?? [])],
    ...others.filter((path) => !ofPages.has(path) && !isPart(path)),
  ];
  const paths = [...new Set([...engine, ...ofPages, ...copies, ...inDist('*.js'), ...others])];
  const files = await Promise.all(paths.map(releaseFile));
  const indexOf = new Map(paths.map((path, index) => [path, index]));
  const indexes = (some: readonly string[]) => some.map((path) => indexOf.get(path) ?? -1);
  return {
    version: shortHash(JSON.stringify(files)),
    files,
    engine: indexes(engine),
    pages: [...own].map(([address, needs]): ReleasePage => {
      const title = rendered.get(address)?.head.title.replace(` | ${site.name}`, '') ?? '';
      const copy = isCalculator(address) ? indexOf.get(copyOf(address)) : undefined;
      const page = [address, title, indexes(needs)] as const;
      return copy === undefined ? page : [...page, copy];
    }),
  };
}

/** Publishes the service worker, one script that names every file of this release. */
export async function publishWorker(rendered: ReadonlyMap<string, Rendered>): Promise<void> {
  const release = await releaseOf(rendered);
  const { output } = (await build({
    configFile: false,
    logLevel: 'warn',
    define: {
      builtRelease: JSON.stringify(release),
      'process.env.NODE_ENV': JSON.stringify('production'),
    },
    build: {
      write: false,
      minify: true,
      modulePreload: false,
      target: 'es2022',
      rolldownOptions: {
        input: join(root, 'src/site/offline/worker.ts'),
        output: { format: 'iife' },
      },
    },
  })) as { output: { code: string }[] };
  publish('sw.js', output[0]?.code ?? '');
}
