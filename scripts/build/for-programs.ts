import { categories } from '../../calculators/categories.ts';
import metadata from '../../packages/reckonwell/package.json' with { type: 'json' };
import { site } from '../../src/site/site.ts';
import type { LoadedCalculator } from '../calculators.ts';

/*
 * What tells programs and language models of the calculators: a list as text, and the card of the server of
 * tools.
 */

const link = (title: string, address: string, text: string): string =>
  `- [${title}](${site.origin}${address}): ${text}`;

/** The file /llms.txt in the format of llmstxt.org: what the site is, and each calculator in a line. */
export function llmsTxt(catalogue: readonly LoadedCalculator[]): string {
  const sections = categories.flatMap(({ id, title, description }) => {
    const some = catalogue.filter(({ category }) => category === id);
    if (some.length === 0) return [];
    const lines = some.map(({ slug, manifest }) =>
      link(manifest.title, `/calculator/${slug}`, manifest.summary),
    );
    return [`## ${title}`, description, lines.join('\n')];
  });
  return `${[
    `# ${site.name}`,
    `> ${catalogue.length} free calculators. Each page shows its formula, the worked steps and its sources, and computes in the browser with exact decimals.`,
    'Inputs can be given in a link to a page, after the `#`: the ids of its fields with their values, such as `/calculator/tip#bill=50&people=2`. The ids are in the description of each calculator, `/manifests/<name>.json`.',
    '## For programs',
    [
      link(
        'For developers',
        '/developers',
        'the calculators as a package, a command, a server of tools (MCP) and an HTTP handler.',
      ),
      link('All calculators as JSON', '/manifests/index.json', 'names, titles and categories.'),
      link('Schema of the descriptions', '/manifest.schema.json', 'JSON Schema.'),
    ].join('\n'),
    ...sections,
    '## Optional',
    [
      link('About', '/about', 'what the site is, and how results are made.'),
      link(
        'Terms of use',
        '/terms',
        'free for personal and commercial use; estimates, not advice.',
      ),
    ].join('\n'),
  ].join('\n\n')}\n`;
}

/** The domain backwards, as names of servers begin. */
const namespace = new URL(site.origin).hostname.split('.').toReversed().join('.');

/**
 * The card of the server of tools, by SEP-2127 of the Model Context Protocol. The site runs no server, so the
 * card names no address; how to start one is in its extension, since a card itself has no place for commands.
 */
export const serverCard = () => ({
  $schema: 'https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json',
  name: `${namespace}/${metadata.name}`,
  title: site.name,
  version: metadata.version,
  description:
    'Exact calculators with worked steps and sources; solves backwards; runs on your computer.',
  websiteUrl: `${site.origin}/developers`,
  _meta: {
    [`${namespace}/stdio`]: { command: 'npx', args: [metadata.name, 'mcp'] },
  },
});
