import { entries, modules } from 'virtual:catalogue';
import { type Category, categories } from '../calculators/categories.ts';
import type { Calculator } from '../schemas/manifest.ts';
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
