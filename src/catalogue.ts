import { entries, modules } from 'virtual:catalogue';
import { distance } from 'fastest-levenshtein';
import { type Category, categories } from '../calculators/categories.ts';
import type { Calculator } from '../schemas/calculator.ts';
import { site } from './site.ts';

/** What lists of calculators say about one. */
export interface Entry {
  readonly slug: string;
  readonly category: string;
  readonly title: string;
  readonly summary: string;
  readonly description: string;
  readonly popular?: true;
  readonly quickTool?: number;
  /** What it answers to its first example; only the popular ones tell. */
  readonly sample?: Sample;
}

export interface Sample {
  readonly title: string;
  /** The headline figures, as a visitor sees them. */
  readonly figures: readonly { readonly label: string; readonly text: string }[];
}

/** One line of a list: a calculator, or a tool of another site. */
export interface Listed {
  readonly title: string;
  readonly summary: string;
  readonly category: string;
  readonly href: string;
  /** On another site. */
  readonly external?: true;
}

/** The chunk of one calculator. */
export interface CalculatorModule {
  readonly calculator: Calculator;
  readonly category: Category;
  /** Links with the examples, and formulas with the article, as HTML. */
  readonly staticPart: () => Promise<{ readonly examples: string; readonly html: string }>;
}

/** A category with its calculators, in the order of the catalogue. */
export interface Group extends Category {
  readonly entries: readonly Listed[];
}

export const listed = (entry: Entry): Listed => ({ ...entry, href: `/calculator/${entry.slug}` });

const everything: readonly Listed[] = [
  ...entries.map(listed),
  ...site.externalTools.map((tool) => ({ ...tool, external: true as const })),
];

const inGroups = (some: readonly Listed[]): readonly Group[] =>
  categories
    .map((each) => ({ ...each, entries: some.filter(({ category }) => category === each.id) }))
    .filter((group) => group.entries.length > 0);

/** All calculators by category; a category without any is left out. */
export const groups = inGroups(everything);

/** How many calculators the site itself has. */
export const count = entries.length;

export const popular = entries.filter((entry) => entry.popular);

/** The quick tools of the footer and the 404 page, in their order. */
export const quickTools = entries
  .filter((entry) => entry.quickTool !== undefined)
  .sort((a, b) => Number(a.quickTool) - Number(b.quickTool));

/** Calculators whose name holds the text, whatever the case, by category. */
export const search = (text: string): readonly Group[] =>
  inGroups(
    everything.filter(({ title }) => title.toLowerCase().includes(text.trim().toLowerCase())),
  );

const words = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];

/** How far a typed word is from one of a text, from 0 to 1; the beginning of a word is near it. */
const farness = (typed: string, word: string): number =>
  word.startsWith(typed) ? 0 : Math.min(1, distance(typed, word) / typed.length);

/**
 * The calculators nearest to a text that no name holds: by its words, mistyped or not, in names
 * and, counting less, in what is said of them. None where nothing comes near.
 */
export function nearest(text: string): readonly Entry[] {
  const typed = words(text).filter((word) => word.length > 2);
  const apart = (word: string, some: readonly string[]) =>
    Math.min(1, ...some.map((each) => farness(word, each)));
  return entries
    .map((entry) => {
      const name = words(entry.title).filter((word) => word !== 'calculator');
      const said = words(`${entry.summary} ${entry.description}`);
      const each = typed.map((word) => Math.min(apart(word, name), 0.1 + apart(word, said)));
      return { entry, far: each.reduce((sum, far) => sum + far, 0) / typed.length };
    })
    .filter(({ far }) => far < 0.4)
    .sort((a, b) => a.far - b.far)
    .slice(0, 3)
    .map(({ entry }) => entry);
}

export const findEntry = (slug: string): Entry | undefined =>
  entries.find((entry) => entry.slug === slug);

export const findGroup = (id: string): Group | undefined => groups.find((group) => group.id === id);

/** The other calculators of a calculator's category. */
export const related = (slug: string): readonly Entry[] =>
  entries.filter((entry) => entry.slug !== slug && entry.category === findEntry(slug)?.category);

/** The addresses of all calculators. */
export const calculatorAddresses = entries.map((entry) => listed(entry).href);

export const loadModule = (slug: string): Promise<CalculatorModule> | undefined =>
  modules[slug]?.();
