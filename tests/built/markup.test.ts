import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type HtmlElement, HtmlValidate, Parser } from 'html-validate';
import { describe, expect, test } from 'vitest';
import { type LoadedCalculator, loadCatalogue, readArticle } from '../../scripts/calculators.ts';
import { findFiles } from '../../scripts/files.ts';
import { headingsOf } from '../../src/engine/check/readability.ts';
import { holds } from '../../src/engine/input/condition.ts';
import { initialValues } from '../../src/engine/input/inputs.ts';
import { emptyRow } from '../../src/engine/input/kinds/initial.ts';
import { dist, read } from './site.ts';

/*
 * The pages as they were built: what a browser, a search engine or a screen reader gets before any
 * script runs. Nothing here needs a browser.
 */

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // The build writes the doctype the way it compresses best; HTML takes either case.
    'doctype-style': ['error', { style: 'lowercase' }],
    // React writes `<input/>`, `inputMode` and `required=""`; HTML takes them as well as the short forms.
    'void-style': 'off',
    'attr-case': ['error', { style: ['lowercase', 'camelcase'] }],
    'attribute-boolean-style': 'off',
    // A control's id follows its name, and a row's name has dots: "courses.0.credits".
    'valid-id': ['error', { relaxed: true }],
  },
});
const parser = new Parser(validator.getConfigForSync('page.html'));

interface Page {
  readonly file: string;
  /** Its path on the site: "/calculator/bmi". */
  readonly address: string;
  readonly html: string;
  readonly document: HtmlElement;
}

const files = findFiles('**/*.html', { cwd: dist });
const documents: readonly Page[] = files.map((file) => {
  const html = read(file);
  const address = `/${file.replace(/\.html$/, '')}`.replace(/\/index$/, '/');
  return { file, address, html, document: parser.parseHtml(html) };
});
const isEmbed = ({ address }: Page): boolean => address.startsWith('/embed/');
const pages = documents.filter((page) => !isEmbed(page));
const embeds = documents.filter(isEmbed);
const pageAt = new Map(pages.map((page) => [page.address, page]));
/** The page for addresses that do not exist has none itself. */
const missing = '/404';

const catalogue = await loadCatalogue();

const all = ({ document }: Page, selector: string) => document.querySelectorAll(selector);
const one = (page: Page, selector: string): HtmlElement => {
  const found = all(page, selector);
  expect(found.length, `${selector} in ${page.file}`).toBe(1);
  return found[0] as HtmlElement;
};
const attribute = (element: HtmlElement, name: string): string =>
  (element.getAttributeValue(name) ?? '').replace(/&(?:#38|amp);/g, '&');
/** The text of an element as it is read, with the signs that HTML escapes. */
const textOf = (element: HtmlElement): string =>
  element.textContent
    .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .replace(/&#x([\da-f]+);/gi, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll('&amp;', '&')
    .trim();

const titleOf = (page: Page) => textOf(one(page, 'title'));
const descriptionOf = (page: Page) => attribute(one(page, 'meta[name="description"]'), 'content');
const canonicalOf = (page: Page) => attribute(one(page, 'link[rel="canonical"]'), 'href');

/** Every address that the sitemap publishes, with its canonical form. */
const published = (): ReadonlyMap<string, string> =>
  new Map(
    [...read('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, location = '']) => [
      new URL(location).pathname,
      location,
    ]),
  );

describe('every page', () => {
  test.for(pages.map((page) => [page.file, page] as const))(
    '%s is valid HTML',
    async ([, page]) => {
      const { results } = await validator.validateString(page.html, page.file);
      const messages = results.flatMap(({ messages: found }) =>
        found.map(
          ({ ruleId, message, line, column, selector }) =>
            `${ruleId}: ${message} (${line}:${column} ${selector ?? ''})`,
        ),
      );
      expect(messages).toEqual([]);
    },
  );

  test('declares its language, and has one heading of the first level, in its main part', () => {
    for (const page of pages) {
      expect(attribute(one(page, 'html'), 'lang'), page.file).toBe('en');
      expect(textOf(one(page, 'h1')), page.file).not.toBe('');
      one(page, 'main h1');
    }
  });

  test('has one header, main part and footer, and begins with a way past the header', () => {
    for (const page of pages) {
      for (const landmark of ['body > header', 'main', 'body > footer']) one(page, landmark);
      const [first] = all(page, 'a[href]');
      const target = attribute(first as HtmlElement, 'href');
      expect(target, page.file).toBe(`#${attribute(one(page, 'main'), 'id')}`);
    }
  });

  test('has a title and a description of its own', () => {
    for (const of of [titleOf, descriptionOf]) {
      const texts = pages.map(of);
      for (const [index, text] of texts.entries()) {
        expect(text.length, pages[index]?.file).toBeGreaterThan(5);
      }
      expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
    }
  });

  test('is in the sitemap with its canonical address', () => {
    // What shows only what is on the visitor’s device is not listed.
    const unlisted = [missing, '/offline', '/history'];
    const known = pages.filter(({ address }) => !unlisted.includes(address));
    expect(new Map(known.map((page) => [page.address, canonicalOf(page)]))).toEqual(published());
  });

  test('holds only scripts and styles of the site, which its content security policy allows', () => {
    for (const page of documents) {
      const policy = attribute(one(page, 'meta[http-equiv="Content-Security-Policy"]'), 'content');
      expect(policy, page.file).toMatch(/^default-src 'none';/);
      expect(policy, page.file).not.toContain('unsafe');
      expect(policy, page.file).toContain("connect-src 'none'");
      expect(policy, page.file).toContain("require-trusted-types-for 'script'");
      const inline = [
        ...page.html.matchAll(/<(script|style)(?: data-href="[^"]*")?>(.*?)<\/\1>/gs),
      ];
      expect(inline.map(([, name]) => name).sort(), page.file).toEqual(['script', 'style']);
      for (const [, name, text = ''] of inline) {
        const hash = createHash('sha256').update(text).digest('base64');
        expect(policy, page.file).toMatch(
          new RegExp(`${name}-src 'self' 'sha256-${RegExp.escape(hash)}'`),
        );
      }
      expect(page.html, page.file).not.toMatch(/<[^>]*\sstyle="/);
      const handlers = page.document
        .querySelectorAll('*')
        .flatMap((element) => element.attributes.map(({ key }) => key))
        .filter((key) => /^on/i.test(key));
      expect(handlers, page.file).toEqual([]);
      expect(page.html, page.file).not.toMatch(/(?:href|src)="\s*javascript:/i);
    }
  });

  test('loads no file from other sites, and none that does not exist', () => {
    for (const page of documents) {
      const loaded = [
        ...all(page, 'script[src]').map((each) => attribute(each, 'src')),
        ...all(page, 'link[href]')
          .filter((each) => !/^(?:canonical|expect)$/.test(attribute(each, 'rel')))
          .map((each) => attribute(each, 'href')),
      ].filter((address) => !address.startsWith('data:'));
      expect(loaded.length, page.file).toBeGreaterThan(0);
      for (const address of loaded) {
        expect(address, page.file).toMatch(/^\/\w/);
        expect(existsSync(join(dist, address)), `${address} on ${page.file}`).toBe(true);
      }
      // Pictures are drawn in the page.
      expect(all(page, 'img, iframe, object, embed, video, audio').length, page.file).toBe(0);
    }
  });

  test('links to pages and sections that are there', () => {
    let count = 0;
    for (const page of pages) {
      for (const link of all(page, 'a[href]')) {
        const href = attribute(link, 'href');
        if (/^(?:https|mailto):/.test(href)) continue;
        const { pathname, hash, host } = new URL(href, `https://site${page.address}`);
        expect(host, `${href} on ${page.file}`).toBe('site');
        const target = pageAt.get(pathname);
        // A file of data is no page.
        const isThere = target !== undefined || existsSync(join(dist, pathname));
        expect(isThere, `${href} on ${page.file}`).toBe(true);
        // What carries inputs leads to the form.
        if (hash && !hash.includes('=')) {
          expect(target?.html, `${href} on ${page.file}`).toContain(`id="${hash.slice(1)}"`);
        }
        count += 1;
      }
    }
    expect(count).toBeGreaterThan(pages.length * 10);
  });

  test('opens other pages without access to itself', () => {
    for (const page of documents) {
      for (const link of all(page, 'a[target]')) {
        expect(attribute(link, 'rel'), `${attribute(link, 'href')} on ${page.file}`).toMatch(
          /\bnoopener\b/,
        );
      }
    }
  });
});

describe('every category page', () => {
  test('links to each of its calculators, however many there are', () => {
    for (const { slug, category } of catalogue) {
      one(pageAt.get(`/${category}`) as Page, `main a[href="/calculator/${slug}"]`);
    }
  });
});

describe('every calculator’s page, before any script', () => {
  const pageOf = ({ slug }: LoadedCalculator) => pageAt.get(`/calculator/${slug}`) as Page;

  test('has its name as heading, and a way back to its category', () => {
    for (const calculator of catalogue) {
      const page = pageOf(calculator);
      expect(textOf(one(page, 'h1'))).toBe(calculator.manifest.title);
      expect(titleOf(page)).toContain(calculator.manifest.title);
      one(page, `main header a[href="/${calculator.category}"]`);
    }
  });

  test('has a form with a control for each field that shows at first, and its button', () => {
    for (const calculator of catalogue) {
      const { slug, manifest } = calculator;
      const page = pageOf(calculator);
      const form = `form[data-calculator="${slug}"]`;
      one(page, form);
      expect(textOf(one(page, `${form} button[type="submit"]`))).toBe(manifest.actions.calculate);
      const names = new Set(all(page, `${form} [name]`).map((each) => attribute(each, 'name')));
      const groups = Object.values(manifest.groups ?? {});
      const folded = new Set(groups.flatMap(({ open, fields }) => (open ? [] : fields)));
      for (const [id, field] of Object.entries(manifest.fields)) {
        if (field.when || folded.has(id)) continue;
        const opening = initialValues(manifest);
        const parts =
          field.kind === 'rows'
            ? Object.entries(field.fields).flatMap(([sub, { when }]) =>
                holds(when, { ...opening, ...emptyRow(field) }) ? [sub] : [],
              )
            : undefined;
        for (const name of parts?.map((part) => `${id}.0.${part}`) ?? [id]) {
          expect(names, page.file).toContain(name);
        }
      }
    }
  });

  test('lists options under their headings', () => {
    const wanted = catalogue.flatMap(({ slug, manifest }) =>
      Object.entries(manifest.fields).flatMap(([id, field]) =>
        field.kind === 'choice'
          ? // The rest of a long list comes later.
            Object.entries(field.options)
              .slice(0, field.first)
              .flatMap(([option, { heading }]) => (heading ? [{ slug, id, option, heading }] : []))
          : [],
      ),
    );
    expect(wanted.length).toBeGreaterThan(0);
    for (const { slug, id, option, heading } of wanted) {
      const page = pageAt.get(`/calculator/${slug}`) as Page;
      one(page, `select[name="${id}"] optgroup[label="${heading}"] option[value="${option}"]`);
    }
  });

  test('has a message that the calculation needs JavaScript', () => {
    for (const calculator of catalogue) {
      expect(textOf(one(pageOf(calculator), '[data-head] noscript'))).toMatch(/needs JavaScript/);
    }
  });

  test('has its article, section by section, with its formulas', () => {
    for (const calculator of catalogue) {
      const page = pageOf(calculator);
      for (const [, id] of headingsOf(readArticle(calculator) ?? ''))
        one(page, `article [id="${id}"]`);
      expect(all(page, 'math').length, page.file).toBeGreaterThan(0);
    }
  });

  test('shows no results before a submit, unless it is a live calculator', () => {
    for (const calculator of catalogue) {
      const page = pageOf(calculator);
      expect(all(page, '.worked').length, page.file).toBe(0);
      const figures = all(page, 'main output').filter((each) => textOf(each) !== '');
      if (!calculator.manifest.actions.live) expect(figures.length, calculator.slug).toBe(0);
    }
  });
});

describe('every embed, before any script', () => {
  const embedAt = new Map(embeds.map((embed) => [embed.address, embed]));
  const embedOf = ({ slug }: LoadedCalculator) => embedAt.get(`/embed/${slug}`) as Page;
  const pageOf = ({ slug }: LoadedCalculator) => pageAt.get(`/calculator/${slug}`) as Page;

  test('is one of a calculator, and search engines are sent to its page', () => {
    expect([...embedAt.keys()].sort()).toEqual(
      catalogue.map(({ slug }) => `/embed/${slug}`).sort(),
    );
    for (const calculator of catalogue) {
      const embed = embedOf(calculator);
      expect(canonicalOf(embed)).toBe(canonicalOf(pageOf(calculator)));
      expect(attribute(one(embed, 'meta[name="robots"]'), 'content')).toBe('noindex');
      expect(all(embed, 'script[type="application/ld+json"]').length, embed.file).toBe(0);
    }
    for (const { file, html } of pages) expect(html, file).not.toContain('"/embed/');
    expect(read('sitemap.xml')).not.toContain('/embed/');
  });

  test('has the title, the form, the place of the result and the steps of its page', () => {
    for (const calculator of catalogue) {
      const [page, embed] = [pageOf(calculator), embedOf(calculator)];
      expect(textOf(one(embed, 'main h1'))).toBe(calculator.manifest.title);
      const names = (of: Page) =>
        all(of, 'form[data-calculator] [name]').map((each) => attribute(each, 'name'));
      expect(names(embed)).toEqual(names(page));
      one(embed, 'section [data-panel]');
      for (const step of ['[data-step]', '.symbols']) {
        expect(all(embed, step).length, `${step} in ${embed.file}`).toBe(all(page, step).length);
      }
    }
  });

  test('has nothing else of the site, and leads nowhere but to its page, in a new tab', () => {
    for (const calculator of catalogue) {
      const embed = embedOf(calculator);
      for (const absent of ['body > header', 'footer', 'nav', 'article', 'aside', '[popover]']) {
        expect(all(embed, absent).length, `${absent} in ${embed.file}`).toBe(0);
      }
      const links = all(embed, 'a').map((link) => [
        attribute(link, 'href'),
        attribute(link, 'target'),
      ]);
      expect(links).toEqual([[`/calculator/${calculator.slug}`, '_blank']]);
    }
  });

  test('reads and writes nothing on the device with the script in its head', () => {
    for (const embed of embeds) {
      const [, script = ''] = /<script>(.*?)<\/script>/s.exec(embed.html) ?? [];
      expect(script).toContain('reckonwell:height');
      expect(script).not.toMatch(/(?:local|session)Storage|cookie|indexedDB|caches/);
    }
  });

  test.for(embeds.slice(0, 3).map((embed) => [embed.file, embed] as const))(
    '%s is valid HTML',
    async ([, embed]) => {
      const { valid, results } = await validator.validateString(embed.html, embed.file);
      expect(valid, JSON.stringify(results)).toBe(true);
    },
  );
});
