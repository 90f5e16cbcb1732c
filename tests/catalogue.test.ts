import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { ExpandedManifest } from '../schemas/calculator.ts';
import { inOrder, type LoadedCalculator, loadCatalogue, root } from '../scripts/calculators.ts';
import { findFiles } from '../scripts/files.ts';
import { addressOf, Category, partsOf } from '../src/site/pages/Category.tsx';

const calculator = (slug: string, category: string, title: string, order?: number) =>
  ({
    slug,
    category,
    path: `calculators/${category}/${slug}`,
    manifest: { title, ...(order && { order }) } as unknown as ExpandedManifest,
  }) satisfies LoadedCalculator;

describe('the order of the catalogue', () => {
  const order = (...some: readonly LoadedCalculator[]) => inOrder(some).map(({ slug }) => slug);

  test('is that of the categories, then of the numbers, then of the titles', () => {
    expect(
      order(
        calculator('z', 'health', 'Z'),
        calculator('last', 'finance', 'Zero'),
        calculator('second', 'finance', 'A', 2),
        calculator('middle', 'finance', 'Élan'),
        calculator('first', 'finance', 'B', 1),
        calculator('early', 'finance', 'Apple'),
      ),
    ).toEqual(['first', 'second', 'early', 'middle', 'last', 'z']);
  });

  test('does not depend on the order of the folders if two have the same number', () => {
    const [a, b] = [calculator('a', 'finance', 'B', 3), calculator('b', 'finance', 'A', 3)];
    expect(order(a, b)).toEqual(['b', 'a']);
    expect(order(b, a)).toEqual(['b', 'a']);
  });
});

test('related calculators exist, and none is related to itself', async () => {
  const catalogue = await loadCatalogue();
  const slugs = catalogue.map(({ slug }) => slug);
  for (const { slug, manifest } of catalogue) {
    expect(slugs, slug).toEqual(expect.arrayContaining([...(manifest.related ?? [])]));
    expect(manifest.related ?? [], slug).not.toContain(slug);
  }
});

test('lines on whom a calculator is for, and when another is right, are parts of a sentence', async () => {
  const catalogue = await loadCatalogue();
  const manifests = catalogue.map(({ manifest }) => manifest);
  const audiences = manifests.flatMap(({ audience }) => audience ?? []);
  const cases = manifests.flatMap(({ whenNotToUse = [] }) => whenNotToUse.map(({ text }) => text));
  expect(audiences.length).toBeGreaterThan(100);
  expect(cases.length).toBeGreaterThan(200);
  expect(audiences.filter((each) => !/^For .*[^.]$/.test(each))).toEqual([]);
  expect(cases.filter((each) => !/^(?:For|If|To) .*[^.]$/.test(each))).toEqual([]);
});

test('no function imports a manifest but as a type: the browser would load all of it', () => {
  const files = findFiles('calculators/*/*/!(manifest).ts', { cwd: root });
  const byValue = files.filter((file) =>
    /^import (?!type\b).*\/manifest\.ts'/m.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(byValue).toEqual([]);
});

describe('the pages of a category', () => {
  const group = (count: number) => ({
    id: 'math',
    title: 'Math',
    description: 'Sums.',
    icon: '',
    hue: 0,
    words: { atLeast: 1, atMost: 9 },
    entries: Array.from({ length: count }, (_, at) => ({
      title: `Sum ${at + 1} Calculator`,
      summary: 'A sum.',
      href: `/calculator/sum-${at + 1}`,
    })),
  });
  const linksOn = (html: string) => [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);

  test('are one, up to sixty calculators, with no way to others', () => {
    const [only, ...others] = partsOf(group(60));
    expect(others).toEqual([]);
    const html = renderToStaticMarkup(createElement(Category, only));
    expect(linksOn(html)).toEqual(group(60).entries.map(({ href }) => href));
  });

  test('are several beyond that: each calculator is on one, and each page links to all others', () => {
    const parts = partsOf(group(121));
    expect(parts.map(addressOf)).toEqual(['/math', '/math/2', '/math/3']);
    const links = parts.map((part) => linksOn(renderToStaticMarkup(createElement(Category, part))));
    for (const all of links) expect(all.slice(-3)).toEqual(['/math', '/math/2', '/math/3']);
    expect(links.flatMap((all) => all.slice(0, -3))).toEqual(
      group(121).entries.map(({ href }) => href),
    );
    const last = renderToStaticMarkup(createElement(Category, parts[2] as (typeof parts)[0]));
    expect(last).toContain('Math Calculators, page 3');
    expect(last).toContain('aria-current="page">Sum 121</a>');
    expect(last).toContain('>Sum 61 to Sum 120</a>');
  });
});
