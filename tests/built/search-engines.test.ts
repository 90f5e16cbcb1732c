import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { categories } from '../../calculators/categories.ts';
import { feed, sitemap } from '../../scripts/build/feeds.ts';
import { mathText } from '../../scripts/build/mathml.ts';
import { drawPicture, picturesOf } from '../../scripts/build/pictures.ts';
import { questionsOf } from '../../scripts/build/structured-data.ts';
import { loadCatalogue, readArticle } from '../../scripts/calculators.ts';
import { findFiles } from '../../scripts/files.ts';
import { mathml } from '../../src/engine/steps/mathml.ts';
import { site } from '../../src/site/site.ts';
import { typeCount, vocabularyProblems } from '../vocabulary.ts';
import { dist, read } from './site.ts';

/*
 * What search engines, feed readers and those with whom a link is shared get of the built site.
 */

const catalogue = await loadCatalogue();

type Node = Readonly<Record<string, unknown>> & { readonly '@type': string };

interface Page {
  readonly address: string;
  readonly html: string;
  readonly graph: readonly Node[];
}

const attributeOf = (html: string, tag: RegExp): string | undefined => tag.exec(html)?.[1];
const property = ({ html }: Page, name: string): string | undefined =>
  attributeOf(html, new RegExp(`<meta property="og:${name}" content="([^"]*)">`));

const pages: Page[] = [];

/** Whether a page stands in for others, or shows only what is on the visitor’s device: none is listed. */
const isUnlisted = ({ address }: Page): boolean =>
  ['/404', '/offline', '/history'].includes(address);

beforeAll(() => {
  // Embeds are for other sites: no search engine lists them, and nobody shares them.
  for (const file of findFiles('**/*.html', { cwd: dist, exclude: ['embed'] })) {
    const address = `/${file.replace(/\.html$/, '')}`.replace(/\/index$/, '/');
    const html = read(file);
    const data = attributeOf(html, /<script type="application\/ld\+json">(.*?)<\/script>/);
    const parsed = data ? JSON.parse(data) : { '@context': 'https://schema.org', '@graph': [] };
    expect(parsed['@context'], address).toBe('https://schema.org');
    pages.push({ address, html, graph: parsed['@graph'] });
  }
  expect(pages.length).toBeGreaterThan(catalogue.length);
});

const pageAt = (address: string): Page => {
  const page = pages.find((each) => each.address === address);
  if (!page) throw new Error(`There is no page ${address}.`);
  return page;
};
const calculatorPages = () =>
  catalogue.map((each) => ({ ...each, page: pageAt(`/calculator/${each.slug}`) }));
const typesOf = ({ graph }: Page) => graph.map((node) => node['@type']);
const nodeOf = ({ graph, address }: Page, type: string): Node => {
  const node = graph.find((each) => each['@type'] === type);
  if (!node) throw new Error(`${address} has no ${type}.`);
  return node;
};

describe('structured data', () => {
  test('is of the vocabulary of schema.org, on every page', () => {
    expect(typeCount).toBeGreaterThan(800);
    const problems = pages.flatMap(({ address, graph }) =>
      vocabularyProblems(graph).map((problem) => `${address}${problem}`),
    );
    expect(problems).toEqual([]);
  });

  test.each([
    [{ '@type': 'WebAplication' }, ': there is no type “WebAplication”.'],
    [{ '@type': 'WebApplication', titel: 'a' }, 'titel: a WebApplication has no property “titel”.'],
    [{ '@type': 'WebSite', mainEntity: 5 }, 'mainEntity: 5 is none of Thing, IdReference.'],
    [
      { '@type': 'WebSite', datePublished: 'soon' },
      'datePublished: "soon" is none of Date, DateTime.',
    ],
    [
      { '@type': 'Offer', 'query-input': 'a' },
      'query-input: a Offer has no property “query-input”.',
    ],
    [
      {
        '@type': 'FAQPage',
        mainEntity: [{ '@type': 'Question', acceptedAnswer: { '@type': 'Offer' } }],
      },
      'mainEntity[0].acceptedAnswer: a Offer is none of Answer, ItemList, IdReference.',
    ],
  ])('%j would be refused', (node, problem) => {
    expect(vocabularyProblems(node)).toEqual([problem]);
  });

  test('says of every calculator what its manifest says', () => {
    for (const { manifest, page } of calculatorPages()) {
      expect(typesOf(page)).toEqual(['FAQPage', 'WebApplication', 'BreadcrumbList']);
      expect(nodeOf(page, 'WebApplication')).toMatchObject({
        name: manifest.title,
        description: manifest.description,
        url: site.origin + page.address,
        datePublished: manifest.published,
        dateModified: manifest.reviewed,
        offers: { price: 0 },
      });
    }
  });

  test('has every question of every article, with an answer in plain text', () => {
    for (const calculator of calculatorPages()) {
      const [, section = ''] =
        /\{#questions\}\s*\n([\s\S]*?)(?=\n## |$)/.exec(readArticle(calculator) ?? '') ?? [];
      const questions = nodeOf(calculator.page, 'FAQPage').mainEntity as readonly {
        name: string;
        acceptedAnswer: { text: string };
      }[];
      const asked = section.match(/^### /gm) ?? [];
      expect(asked.length, calculator.slug).toBeGreaterThanOrEqual(1);
      expect(questions.length, calculator.slug).toBe(asked.length);
      for (const { name, acceptedAnswer } of questions) {
        expect(name).toMatch(/\?$/);
        expect(acceptedAnswer.text, name).toMatch(/^[^\s][\s\S]{20,}[.)\d\p{L}]$/u);
        expect(`${name} ${acceptedAnswer.text}`).not.toMatch(/<\/?[a-z]+[ >]|&#?\w+;|\$|\{\{|\]\(/);
      }
    }
  });

  test('reads formulas, lists and tables of an answer', () => {
    const html = `<h2 id="questions">Q</h2><h3>How many?</h3><p>It is ${mathml('n! / (n!\\,0!) = 1')}, R&amp;D.</p><ul><li>one</li><li>two</li></ul><table><tr><th>Lamp</th><td>5 W</td></tr></table><h2 id="sources">S</h2>`;
    expect(questionsOf(html)).toEqual([
      {
        question: 'How many?',
        answer: 'It is n!/(n! 0!) = 1, R&D.\n• one\n• two\nLamp: 5 W',
      },
    ]);
  });

  test.each([
    ['\\frac{a + b}{2}', '(a + b) / 2'],
    ['\\frac{r(1+r)^n}{(1+r)^n-1}', '(r(1 + r)^n) / ((1 + r)^n − 1)'],
    ['x_1^2 = -\\sqrt{b^2 - 4ac}', 'x_1² = −√(b² − 4ac)'],
    ['\\bar{x} \\le \\sqrt[3]{5}', 'x̄ ≤ ³√5'],
    ['\\binom{n}{k}', '(n over k)'],
  ])('reads %s as text', (tex, text) => {
    expect(mathText(mathml(tex))).toBe(text);
  });

  test('leads from every calculator and category to pages that exist', () => {
    const crumbs = pages.filter((page) => typesOf(page).includes('BreadcrumbList'));
    expect(crumbs.length).toBeGreaterThanOrEqual(catalogue.length + 10);
    for (const page of crumbs) {
      const steps = nodeOf(page, 'BreadcrumbList').itemListElement as readonly {
        item?: string;
        position: number;
      }[];
      expect(steps.length, page.address).toBeGreaterThan(1);
      expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
      for (const { item } of steps.slice(0, -1)) pageAt(String(item).slice(site.origin.length));
    }
  });

  test('lists the calculators of each category', () => {
    const lists = pages.filter((page) => typesOf(page).includes('CollectionPage'));
    const listed = lists.flatMap((page) => {
      const { mainEntity } = nodeOf(page, 'CollectionPage') as unknown as {
        mainEntity: { numberOfItems: number; itemListElement: readonly { url: string }[] };
      };
      expect(mainEntity.itemListElement.length).toBe(mainEntity.numberOfItems);
      return mainEntity.itemListElement.map(({ url }) => url.slice(site.origin.length));
    });
    expect(listed.sort()).toEqual(catalogue.map(({ slug }) => `/calculator/${slug}`).sort());
  });

  test('names the search of the home page', () => {
    expect(typesOf(pageAt('/'))).toEqual(['WebSite']);
    expect(nodeOf(pageAt('/'), 'WebSite').potentialAction).toMatchObject({
      '@type': 'SearchAction',
      target: { urlTemplate: `${site.origin}/#q={search_term_string}` },
    });
  });
});

describe('a shared link', () => {
  test('has a title, a description and its own address on every page but those that no search engine lists', () => {
    const titles = new Set<string>();
    for (const page of pages) {
      const canonical = attributeOf(page.html, /<link rel="canonical" href="([^"]*)">/);
      if (isUnlisted(page)) {
        expect([canonical, property(page, 'url')]).toEqual([undefined, undefined]);
        continue;
      }
      expect(canonical, page.address).toBe(site.origin + page.address);
      expect(property(page, 'url')).toBe(canonical);
      expect(property(page, 'type')).toBe('website');
      expect(property(page, 'description')).toBe(
        attributeOf(page.html, /<meta name="description" content="([^"]*)">/),
      );
      expect(page.html).toContain('<meta name="twitter:card" content="summary_large_image">');
      titles.add(String(property(page, 'title')));
    }
    expect(titles.size).toBe(pages.filter((page) => !isUnlisted(page)).length);
  });

  test('has a picture of 1200 by 630 pixels and at most 40 kB', async () => {
    const files = new Set(
      pages
        .filter((page) => !isUnlisted(page))
        .map((page) => String(property(page, 'image')).slice(site.origin.length + 1)),
    );
    // One for each calculator and each category, and the site's.
    const used = categories.filter(({ id }) => catalogue.some(({ category }) => category === id));
    expect(files.size).toBe(catalogue.length + used.length + 1);
    for (const file of files) {
      const bytes = readFileSync(join(dist, file));
      expect(bytes.length, file).toBeLessThanOrEqual(40_000);
      const { format, width, height } = await sharp(bytes).metadata();
      expect({ format, width, height }, file).toEqual({ format: 'png', width: 1200, height: 630 });
    }
    expect(property(pageAt('/'), 'image:width')).toBe('1200');
    expect(property(pageAt('/'), 'image:height')).toBe('630');
  });

  test('has a picture in which nothing is cut off', async () => {
    expect(picturesOf(catalogue).filter(({ tex }) => tex).length).toBe(catalogue.length);
    const cut: string[] = [];
    for (const picture of picturesOf(catalogue)) {
      const { parts } = await drawPicture(picture);
      const expected = picture.answer ? ['title', 'question', 'answer'] : ['title', 'summary'];
      expect([...parts.keys()], picture.file).toEqual(expect.arrayContaining(expected));
      const stacked = ['title', 'formula', 'summary', 'question'].flatMap(
        (key) => parts.get(key) ?? [],
      );
      for (const [key, { left, top, width, height }] of parts) {
        const inside = left >= 60 && top >= 100 && left + width <= 1140 && top + height <= 590;
        if (!inside) cut.push(`${picture.file}: ${key} leaves the picture.`);
      }
      for (const [index, part] of stacked.slice(1).entries()) {
        const above = stacked[index];
        if (above && above.top + above.height > part.top + 2)
          cut.push(`${picture.file}: ${part.key} is covered.`);
      }
    }
    expect(cut).toEqual([]);
  });

  test('shows a summary where no formula has room, and a smaller formula before that', async () => {
    const picture = {
      file: 'a.png',
      title: 'A',
      hue: 1,
      summary: 'In words.',
      question: 'b',
      answer: { label: 'c', text: '1' },
    };
    const sum = (terms: number) =>
      Array.from({ length: terms }, (_, index) => `x_{${index}}`).join(' + ');
    const [short, long, longest] = await Promise.all(
      [3, 14, 90].map((terms) => drawPicture({ ...picture, tex: sum(terms) })),
    );
    const height = (drawn: typeof short) => drawn?.parts.get('formula')?.height ?? 0;
    expect(height(short)).toBeGreaterThan(height(long));
    expect(height(long)).toBeGreaterThan(20);
    expect(longest?.parts.has('formula')).toBe(false);
    expect(longest?.parts.has('summary')).toBe(true);
  });
});

/** The elements of a simple XML text by name; throws an Error if it is not well-formed. */
function elementsOf(xml: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const open: { name: string; from: number }[] = [];
  const body = xml.replace(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n/, '');
  if (body === xml) throw new Error('The declaration is missing.');
  if (/&(?!(?:#\d+|amp|lt|gt|quot);)/.test(body)) throw new Error('A bare ampersand.');
  const tags = /<(\/?)([\w:]+)((?: [\w:]+="[^"<]*")*)(\/?)>/g;
  if (/[<>]/.test(body.replace(tags, ''))) throw new Error('Not a tag.');
  for (const { index, 0: tag, 1: slash, 2: name = '', 4: empty } of body.matchAll(tags)) {
    if (slash) {
      const last = open.pop();
      if (last?.name !== name) throw new Error(`</${name}> ends <${last?.name}>.`);
      found.set(name, [...(found.get(name) ?? []), body.slice(last.from, index)]);
    } else if (!empty) open.push({ name, from: index + tag.length });
  }
  if (open.length > 0) throw new Error(`<${open[0]?.name}> has no end.`);
  return found;
}

describe('the sitemap', () => {
  test('has every page, with the day of change where the manifests know it', () => {
    const urls = elementsOf(read('sitemap.xml')).get('url') ?? [];
    const days = new Map(
      urls.map((url) => {
        const parts = elementsOf(`<?xml version="1.0" encoding="UTF-8"?>\n${url}`);
        return [
          parts.get('loc')?.[0]?.slice(site.origin.length),
          parts.get('lastmod')?.[0],
        ] as const;
      }),
    );
    expect([...days.keys()].sort()).toEqual(
      pages
        .filter((page) => !isUnlisted(page))
        .map(({ address }) => address)
        .sort(),
    );
    for (const { slug, manifest } of catalogue) {
      expect(days.get(`/calculator/${slug}`), slug).toBe(manifest.reviewed);
    }
    for (const text of ['/about', '/contact', '/privacy', '/terms']) {
      expect(days.get(text)).toBeUndefined();
    }
  });

  test('gives a category and the home page the latest day of their calculators', () => {
    const dated = catalogue.slice(0, 3).map((each, index) => ({
      ...each,
      category: index < 2 ? 'finance' : 'health',
      manifest: { ...each.manifest, published: '2026-01-01', reviewed: `2026-0${index + 2}-01` },
    }));
    const xml = sitemap(['/', '/finance', '/finance/2', '/health', '/about'], dated);
    expect(elementsOf(xml).get('lastmod')).toEqual([
      '2026-04-01',
      '2026-03-01',
      '2026-03-01',
      '2026-04-01',
    ]);
  });
});

describe('the feed', () => {
  const instants = (xml: string, name: string) => elementsOf(xml).get(name) ?? [];

  test('is well-formed Atom with entries of their own, newest first', () => {
    const xml = read('feed.xml');
    expect(xml).toBe(feed(catalogue));
    const ids = instants(xml, 'id');
    expect(ids.length).toBeGreaterThan(20);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) pageAt(id.slice(site.origin.length));
    for (const name of ['title', 'updated']) expect(instants(xml, name).length).toBe(ids.length);
    const updated = instants(xml, 'updated');
    for (const day of updated) expect(day).toMatch(/^\d{4}-\d{2}-\d{2}T00:00:00Z$/);
    expect(updated.slice(1)).toEqual(updated.slice(1).toSorted().reverse());
    expect(updated[0]).toBe(updated[1]);
    expect(pageAt('/').html).toContain(
      '<link rel="alternate" type="application/atom+xml" href="/feed.xml">',
    );
  });

  test('puts what was newly reviewed before what is only new', () => {
    const days = [
      ['2026-03-01', '2026-03-01'],
      ['2026-01-01', '2026-05-01'],
      ['2026-04-01', undefined],
      [undefined, '2026-06-01'],
    ] as const;
    const dated = days.map(([published, reviewed], index) => {
      const each = catalogue[index] as (typeof catalogue)[number];
      return {
        ...each,
        manifest: { ...each.manifest, published, reviewed } as typeof each.manifest,
      };
    });
    expect(instants(feed(dated), 'updated').map((instant) => instant.slice(0, 10))).toEqual([
      '2026-05-01',
      '2026-05-01',
      '2026-04-01',
      '2026-03-01',
    ]);
  });
});

describe('the web app manifest', () => {
  test('names icons of the sizes that they have, and shortcuts that exist', async () => {
    const manifest = JSON.parse(read('manifest.webmanifest'));
    expect(manifest).toMatchObject({
      start_url: '/',
      scope: '/',
      display: 'standalone',
      short_name: site.name,
    });
    const sizes = await Promise.all(
      (manifest.icons as { src: string; sizes: string; purpose: string }[])
        .filter(({ sizes }) => sizes !== 'any')
        .map(async ({ src, sizes, purpose }) => {
          const { width, height } = await sharp(join(dist, src)).metadata();
          expect(`${width}x${height}`, src).toBe(sizes);
          return `${purpose} ${sizes}`;
        }),
    );
    expect(sizes.sort()).toEqual([
      'any 192x192',
      'any 512x512',
      'maskable 192x192',
      'maskable 512x512',
    ]);
    expect(manifest.shortcuts.length).toBe(4);
    for (const { url } of manifest.shortcuts) pageAt(url);
  });

  test('is named by every page, and so is the icon', () => {
    for (const { html, address } of pages) {
      expect(html, address).toContain('<link rel="manifest" href="/manifest.webmanifest">');
      expect(html, address).toContain('<link rel="icon" href="/favicon.svg">');
    }
    expect(existsSync(join(dist, 'favicon.svg'))).toBe(true);
  });

  test('has icons for phones and older browsers where they look for them', async () => {
    const { width, height, hasAlpha } = await sharp(join(dist, 'apple-touch-icon.png'))
      .stats()
      .then(async ({ isOpaque }) => ({
        ...(await sharp(join(dist, 'apple-touch-icon.png')).metadata()),
        hasAlpha: !isOpaque,
      }));
    expect({ width, height, hasAlpha }).toEqual({ width: 180, height: 180, hasAlpha: false });
    const ico = readFileSync(join(dist, 'favicon.ico'));
    expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
    expect(await sharp(ico.subarray(ico.readUInt32LE(18))).metadata()).toMatchObject({
      format: 'png',
      width: 32,
    });
  });
});
