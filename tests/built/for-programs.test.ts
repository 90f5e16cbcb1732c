import { describe, expect, test } from 'vitest';
import { llmsTxt, serverCard } from '../../scripts/build/for-programs.ts';
import { loadCatalogue } from '../../scripts/calculators.ts';
import { site } from '../../src/site/site.ts';
import { read } from './site.ts';

/*
 * What the site tells programs and language models: /llms.txt and the card of the server of tools.
 */

const catalogue = await loadCatalogue();

describe('llms.txt', () => {
  const text = read('llms.txt');
  const [title = '', summary = '', ...rest] = text.split('\n\n');

  test('has the parts of its format, in their order', () => {
    expect(title).toBe(`# ${site.name}`);
    expect(summary).toMatch(/^> .+$/);
    expect(text.match(/^# /gm)).toHaveLength(1);
    const sections = text.match(/^## .+$/gm) ?? [];
    expect(sections.at(0)).toBe('## For programs');
    expect(sections.at(-1)).toBe('## Optional');
    expect(new Set(sections).size).toBe(sections.length);
    const lists = rest.filter((part) => part.startsWith('- '));
    expect(lists).toHaveLength(sections.length);
    for (const line of lists.flatMap((list) => list.trimEnd().split('\n'))) {
      expect(line).toMatch(/^- \[[^\]]+\]\(https:\/\/[^)\s]+\): \S.*$/);
    }
  });

  test('names every calculator once, with its summary', () => {
    for (const { slug, manifest } of catalogue) {
      const line = `- [${manifest.title}](${site.origin}/calculator/${slug}): ${manifest.summary}\n`;
      expect(text.split(line), slug).toHaveLength(2);
    }
    expect(summary).toContain(`${catalogue.length} free calculators`);
  });

  test('leads to files that are there', () => {
    for (const [, address = ''] of text.matchAll(/\]\(https:\/\/[^/)]+([^)]*)\)/g)) {
      const file = address.slice(1);
      expect(read(/\.\w+$/.test(file) ? file : `${file}.html`).length, address).toBeGreaterThan(
        100,
      );
    }
  });

  test('is published as it is', () => {
    expect(text).toBe(llmsTxt(catalogue));
  });
});

describe('the card of the server of tools', () => {
  const card = JSON.parse(read('.well-known/mcp/server-card.json'));

  test('is what SEP-2127 says of a card', () => {
    expect(card.$schema).toBe(
      'https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json',
    );
    expect(card.name).toMatch(/^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/);
    expect(card.version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(card.description.length).toBeLessThanOrEqual(100);
    expect(card.title.length).toBeLessThanOrEqual(100);
    for (const key of Object.keys(card._meta)) {
      expect(key).toMatch(/^(?:[a-z][a-z\d-]*\.)+[a-z][a-z\d-]*\/[a-z\d]+$/);
    }
  });

  test('names no address of a server, since the site runs none, but a page that is there', () => {
    expect(card).not.toHaveProperty('remotes');
    expect(read(`${new URL(card.websiteUrl).pathname}.html`)).toContain('npx reckonwell mcp');
    expect(card).toEqual(serverCard());
  });
});

test('the page for developers is in the sitemap and in the footer, and its headings can be linked to', () => {
  expect(read('sitemap.xml')).toContain(`<loc>${site.origin}/developers</loc>`);
  expect(read('index.html')).toContain('<a href="/developers">');
  const html = read('developers.html');
  for (const id of ['mcp', 'http', 'unknown-calculator', 'invalid-body', 'refused-inputs']) {
    expect(html).toContain(` id="${id}"`);
  }
});
