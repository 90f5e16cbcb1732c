import { entries, load } from 'virtual:catalogue';
import { type Category, categories } from '../../calculators/categories.ts';
import type { Manifest } from '../../schemas/manifest.ts';
import type { CalculatorModule } from '../engine/calculator.ts';
import {
  fillers,
  type Listed,
  type SearchIndex,
  slugOf,
  words,
} from '../engine/search/index-format.ts';
import { site } from './site.ts';

/*
 * All calculators, for the build: lists, links and the search index are made from it. No script that a
 * browser fetches may import it, or every page would change with each calculator that is added.
 */

/** What lists of calculators say about one. */
export interface Entry {
  readonly slug: string;
  readonly category: string;
  /** The module of its chunk. */
  readonly module: string;
  readonly title: string;
  readonly summary: string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly related?: readonly string[];
  /** The day of its publication and that of its last review. */
  readonly published?: string;
  readonly reviewed?: string;
  readonly popular?: true;
  readonly quickTool?: number;
  /** What it answers to its first example; only of the popular ones. */
  readonly sample?: Sample;
}

export interface Sample {
  readonly title: string;
  /** The headline figures, as a visitor sees them. */
  readonly figures: readonly { readonly label: string; readonly text: string }[];
}

/** What the build alone needs of a calculator: the rest of its page is made of it. */
export interface StaticModule {
  readonly category: Category;
  readonly intro: Manifest['intro'];
  readonly tips: Manifest['tips'];
  readonly audience: Manifest['audience'];
  readonly whenNotToUse: Manifest['whenNotToUse'];
  /** Links with the examples, as HTML. */
  readonly examples: string;
  /** The formulas, as HTML. */
  readonly steps: string;
  /** The article, as HTML. */
  readonly article: string;
  /** The ids of the results that an early answer has places for; all, if this is absent. */
  readonly places?: readonly string[];
}

/** A category with its calculators, in the order of the catalogue. */
export interface Group extends Category {
  readonly entries: readonly Listed[];
}

const bySlug = new Map(entries.map((entry) => [entry.slug, entry]));

const listed = ({ slug, title, summary }: Entry): Listed => ({
  title,
  summary,
  href: `/calculator/${slug}`,
});

/** All calculators by category, tools of other sites last; a category without any is left out. */
export const groups: readonly Group[] = categories
  .map((category) => ({
    ...category,
    entries: [
      ...entries.filter((entry) => entry.category === category.id).map(listed),
      ...site.externalTools
        .filter((tool) => tool.category === category.id)
        .map(({ title, summary, href }) => ({ title, summary, href, external: true })),
    ],
  }))
  .filter((group) => group.entries.length > 0);

/** How many calculators the site itself has. */
export const count = entries.length;

/** The popular calculators, as entries and as lines of a list. */
export const popular = entries.filter((entry) => entry.popular);
export const popularListed = popular.map(listed);

/** The quick tools of the footer and the 404 page, in their order. */
export const quickTools = entries
  .filter((entry) => entry.quickTool !== undefined)
  .sort((a, b) => Number(a.quickTool) - Number(b.quickTool));

export const findEntry = (slug: string): Entry | undefined => bySlug.get(slug);

export const findGroup = (id: string): Group | undefined => groups.find((group) => group.id === id);

/**
 * The calculators that a manifest names as related. They are named, not looked up by category: a page
 * must not change when another calculator is added.
 */
export const related = ({ related: slugs = [] }: Entry): readonly Entry[] =>
  slugs.flatMap((slug) => findEntry(slug) ?? []);

/** Everything the page of a calculator is made of. */
export const loadParts = (slug: string): Promise<CalculatorModule & StaticModule> | undefined =>
  load[slug]?.();

/** The slugs of all calculators. */
export const slugs: readonly string[] = [...bySlug.keys()];

/** The most keywords of a calculator in the search index, the first ones that its editor named. */
const mostWords = 7;

/** The keywords that add something: the search finds a word by its beginning, and "taxes" by "tax". */
const furtherWords = (there: readonly string[], keywords: readonly string[]): readonly string[] => {
  const all = [...new Set(keywords)].filter(
    (word) => word.length > 1 && !fillers.has(word) && !there.includes(word),
  );
  return all.filter(
    (word) => ![...there, ...all].some((other) => other !== word && other.startsWith(word)),
  );
};

/** What the search of the home page looks through. */
export function searchIndex(): SearchIndex {
  return groups.map(({ id, title, hue, entries: lines }) => ({
    id,
    title,
    hue,
    entries: lines.map(({ href, title: name, summary }) => {
      const slug = href.replace(/^\/calculator\//, '');
      const keywords = words(findEntry(slug)?.keywords.join(' ') ?? '');
      const more = furtherWords(words(`${name} ${summary}`), keywords)
        .slice(0, mostWords)
        .join(' ');
      return slug === slugOf(name) ? [name, summary, more] : [name, summary, more, slug];
    }),
  }));
}
