/*
 * The search index: a file of its own, named by the document of the home page and fetched when the
 * search box is reached. The build writes it, the home page reads it.
 */

/** A calculator in the index; instead of its slug, the address of a tool of another site. */
export type IndexEntry = readonly [slug: string, title: string, summary: string, keywords: string];

/** A category with its calculators, both in the order of the catalogue. */
export interface IndexGroup {
  readonly id: string;
  readonly title: string;
  readonly icon: string;
  readonly hue: number;
  readonly entries: readonly IndexEntry[];
}

export type SearchIndex = readonly IndexGroup[];
