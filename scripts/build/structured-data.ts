import type {
  BreadcrumbList,
  CollectionPage,
  FAQPage,
  SearchAction,
  Thing,
  WebApplication,
  WebSite,
  WithActionConstraints,
} from 'schema-dts';
import { english } from '../../src/engine/format/presentation.ts';
import type { Rendered } from '../../src/site/prerender.tsx';
import { site } from '../../src/site/site.ts';
import { mathText, unescaped } from './mathml.ts';
import { pictureOf } from './share-tags.ts';

/*
 * What a page is about, for search engines: JSON-LD in the words of schema.org.
 */

const absolute = (address: string): string => site.origin + address;

/** The text that HTML shows: a line a paragraph, item or row of a table; formulas in signs. */
export const plainText = (html: string): string =>
  unescaped(
    html
      .replace(/<math[\s\S]*?<\/math>/g, (formula) =>
        mathText(formula).replaceAll('&', '&amp;').replaceAll('<', '&lt;'),
      )
      .replace(/<\/t[hd]>(?=<t[hd]>)/g, ': ')
      .replace(/<li>/g, '• ')
      .replace(/<\/(?:p|li|tr|div)>/g, '\n')
      .replace(/<[^>]*>/g, ''),
  )
    .replace(/\s*\n\s*/g, '\n')
    .trim();

/** The questions of an article with their answers, as plain text. */
export function questionsOf(html: string): readonly { question: string; answer: string }[] {
  const [, section = ''] =
    /<h2 id="questions">.*?<\/h2>([\s\S]*?)(?=<h2|<\/article>)/.exec(html) ?? [];
  return section
    .split('<h3>')
    .slice(1)
    .map((part) => {
      const [question = '', answer = ''] = part.split('</h3>');
      return { question: plainText(question), answer: plainText(answer) };
    });
}

/** The way to a page: the pages between the home page and it, and itself, which has no address there. */
const breadcrumbs = (
  ...steps: readonly (readonly [name: string, address?: string])[]
): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(([name, address], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    ...(address && { item: absolute(address) }),
  })),
});

/** The search of the home page, which reads a question from where no server sees it: after the #. */
const search: WithActionConstraints<SearchAction> = {
  '@type': 'SearchAction',
  target: { '@type': 'EntryPoint', urlTemplate: absolute('/#q={search_term_string}') },
  'query-input': 'required name=search_term_string',
};

const website = ({ head }: Rendered): WebSite => ({
  '@type': 'WebSite',
  name: site.name,
  url: absolute('/'),
  description: head.description,
  inLanguage: english.locale,
  potentialAction: search,
});

function calculatorData(rendered: Rendered, address: string): readonly Thing[] {
  const { head, html, about } = rendered;
  if (about?.kind !== 'calculator') return [];
  const { entry, category } = about;
  const url = absolute(address);
  const application: WebApplication = {
    '@type': 'WebApplication',
    name: entry.title,
    url,
    description: head.description,
    image: pictureOf(rendered, address),
    applicationCategory: 'UtilitiesApplication',
    operatingSystem: 'Any',
    browserRequirements: 'Requires JavaScript',
    offers: { '@type': 'Offer', price: 0, priceCurrency: 'USD' },
    ...(entry.published && { datePublished: entry.published }),
    ...(entry.reviewed && { dateModified: entry.reviewed }),
  };
  const questions: FAQPage = {
    '@type': 'FAQPage',
    mainEntity: questionsOf(html).map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
  const way = breadcrumbs([category.title, `/${category.id}`], [entry.title]);
  return [questions, application, way];
}

function categoryData({ head, about }: Rendered, address: string): readonly Thing[] {
  if (about?.kind !== 'category') return [];
  const { group, entries } = about;
  const collection: CollectionPage = {
    '@type': 'CollectionPage',
    name: head.title,
    url: absolute(address),
    description: head.description,
    inLanguage: english.locale,
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: entries.length,
      itemListElement: entries.map(({ title, href }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: title,
        url: absolute(href),
      })),
    },
  };
  return [collection, breadcrumbs([site.name, '/'], [group.title])];
}

/** Everything that search engines are told about a page. */
export function structuredData(rendered: Rendered, address: string): readonly Thing[] {
  if (rendered.page === 'home') return [website(rendered)];
  return [...calculatorData(rendered, address), ...categoryData(rendered, address)];
}

/** The element with a page's structured data; nothing for a page that has none. */
export function structuredDataHtml(rendered: Rendered, address: string): string {
  const graph = structuredData(rendered, address);
  if (graph.length === 0) return '';
  // In a script, only the signs that could end it have to be written otherwise.
  const text = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll(
    '<',
    '\\u003c',
  );
  return `<script type="application/ld+json">${text}</script>`;
}
