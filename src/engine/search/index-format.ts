/*
 * The search index: a file of its own, named by the document of the home page and fetched when the
 * search box is reached. The build writes it, the home page reads it.
 */

/**
 * A calculator in the index. Its keywords are those words that neither its title nor its summary has.
 * The slug is left out where it follows from the title; a tool of another site has its address there.
 */
export type IndexEntry = readonly [
  title: string,
  summary: string,
  keywords: string,
  slug?: string | undefined,
];

/** The slug that most calculators with a title have: `Loan EMI Calculator` is at `loan-emi`. */
export const slugOf = (title: string): string => words(title.replace(/ Calculator$/, '')).join('-');

/** The words of a text, in lower case. */
export const words = (text: string): readonly string[] =>
  text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];

/** Words that say nothing about a calculator: the index leaves them out, and a search ignores them. */
export const fillers = new Set(
  (
    'a am an and are at be by can com could did do does far for from get had have how i if in is it ' +
    'let many me much my now of off on one or out per should that the to two up was what when where ' +
    'which will with you your'
  ).split(' '),
);

/** A category with its calculators, both in the order of the catalogue. */
export interface IndexGroup {
  readonly id: string;
  readonly title: string;
  readonly hue: number;
  readonly entries: readonly IndexEntry[];
}

export type SearchIndex = readonly IndexGroup[];

/** One line of a list: a calculator, or a tool of another site. */
export interface Listed {
  readonly title: string;
  readonly summary: string;
  readonly href: string;
  /** On another site. */
  readonly external?: boolean;
}
