import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadCatalogue } from '../../scripts/calculators.ts';
import { copiesAddress, copyAddress } from '../../src/page/copies.ts';
import { digestOf, isCalculator } from '../../src/site/offline/release.ts';
import { dist, read } from './site.ts';

/* What the service worker was built with, against the files of the site. */

const worker = read('sw.js');
const files = [...worker.matchAll(/\[`(\/[^`]*)`,`([\w-]{8})`,([\de]+)\]/g)].map(
  ([, path = '', digest = '', bytes]) => ({ path, digest, bytes: Number(bytes) }),
);
const fileAt = (path: string) =>
  join(dist, path.includes('.') ? path : `${path === '/' ? '/index' : path}.html`);

describe('The service worker', () => {
  test('names each file with its digest and the size that is sent', async () => {
    expect(files.length).toBeGreaterThan(200);
    expect(new Set(files.map(({ path }) => path)).size).toBe(files.length);
    for (const { path, digest, bytes } of files) {
      const file = fileAt(path);
      expect(digest, path).toBe(await digestOf(readFileSync(file)));
      const sent = existsSync(`${file}.br`) ? `${file}.br` : file;
      expect(bytes, path).toBe(statSync(sent).size);
    }
  });

  test('knows every calculator, and what every page may need', async () => {
    const paths = files.map(({ path }) => path);
    const slugs = (await loadCatalogue()).map(({ slug }) => slug);
    expect(paths.filter(isCalculator).sort()).toEqual(
      slugs.map((slug) => `/calculator/${slug}`).sort(),
    );
    for (const slug of slugs) {
      expect(
        paths.some((path) => path.startsWith(`/assets/calculator/${slug}-`)),
        slug,
      ).toBe(true);
    }
    for (const path of ['/', '/offline', '/privacy', '/quantities.js', '/questions.js']) {
      expect(paths).toContain(path);
    }
    expect(paths.some((path) => path.startsWith('/assets/questions/'))).toBe(true);
    expect(paths).not.toContain('/404');
  });

  test('knows the copy of every calculator, and the list of them with the page that makes calculators', async () => {
    const pages = new Map(
      [...worker.matchAll(/\[`(\/[^`]*)`,`[^`]*`,\[([\de,]*)\](?:,([\de]+))?\]/g)].map(
        ([, address = '', own = '', copy]) => [
          address,
          { own: own ? own.split(',').map(Number) : [], copy: copy && files[Number(copy)]?.path },
        ],
      ),
    );
    const slugs = (await loadCatalogue()).map(({ slug }) => slug);
    for (const slug of slugs) {
      expect(pages.get(`/calculator/${slug}`)?.copy, slug).toBe(copyAddress(slug));
    }
    expect([...pages.values()].filter(({ copy }) => copy)).toHaveLength(slugs.length);
    expect(pages.get('/make')?.own.map((index) => files[index]?.path)).toContain(copiesAddress);
    // A copy belongs to its calculator alone.
    const owned = new Set([...pages.values()].flatMap(({ own }) => own));
    const copies = new Set(slugs.map(copyAddress));
    expect([...owned].filter((index) => copies.has(files[index]?.path ?? ''))).toEqual([]);
  });
});
