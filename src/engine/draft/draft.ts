import type { ManifestIssue } from '../manifest/meta.ts';

/*
 * A draft is one JSON object: the keys of a manifest, as CONTRIBUTING.md describes them, and beside them
 * what the path of its folder says of a calculator.
 */

/** A draft, parsed from its text: nothing about its keys and values is known yet. */
export type DraftData = Readonly<Record<string, unknown>>;

/** The keys of a draft that are no keys of its manifest. */
export const envelopeKeys = [
  /** The address of the published schema. */
  '$schema',
  /** The last parts of the folder’s path: `calculators/<category>/<slug>`. */
  'slug',
  'category',
  /** The slug of the site’s calculator whose `compute.ts` and `tables.ts` the draft uses as well. */
  'functionsFrom',
  /** The text below the form, in Markdown; without it one is begun from the manifest. */
  'article',
  /** “own” for a calculator that is not meant for the site. */
  'aim',
] as const;

/** Whether a draft is for its author and those who get its link: nothing is asked that only the site needs. */
export const isForOneself = ({ aim }: DraftData): boolean => aim === 'own';

/** What can be done with a draft, and with its calculator. */
export interface Envelope {
  readonly slug: string;
  readonly category: string;
  readonly functionsFrom?: string | undefined;
  readonly article?: string | undefined;
}

const textIn = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** What the path of its folder says, with a slug made of the title where none is given. */
export const envelopeOf = (data: DraftData): Envelope => ({
  slug: textIn(data.slug) ?? slugOf(textIn(data.title) ?? ''),
  category: textIn(data.category) ?? '',
  functionsFrom: textIn(data.functionsFrom),
  article: textIn(data.article),
});

/** The end of the address that a title suggests: “Loan EMI Calculator” gives “loan-emi”. */
export const slugOf = (title: string): string =>
  title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\bcalculator\b/g, ' ')
    .replace(/[^a-z0-9\s-]/g, '')
    .trim()
    .replace(/^[\d\s-]+/, '')
    .replace(/[\s-]+/g, '-');

/** The way to a value in a draft: names of keys, and positions in lists. */
export type Path = readonly (string | number)[];

/** Something wrong with a draft: its key, in the notation of `npm run check`, and what is wrong. */
export interface Problem extends ManifestIssue {
  /** Texts that the key was probably meant to have, the likeliest first. */
  readonly fixes?: readonly string[] | undefined;
  /** It does not keep the page from working, nor the draft from being handed in. */
  readonly isWarning?: true | undefined;
}

/** The path of a key in a message: “examples[0].shows.emi” is ['examples', 0, 'shows', 'emi']. */
export const pathOf = (key: string): Path =>
  key === 'manifest'
    ? []
    : [...key.matchAll(/\[(\d+)\]|[^.[\]]+/g)].map(([name, index]) =>
        index === undefined ? name : Number(index),
      );

/** A path in the notation of messages. */
export const keyAt = (path: Path): string =>
  path
    .map((part, index) =>
      typeof part === 'number' ? `[${part}]` : index === 0 ? part : `.${part}`,
    )
    .join('') || 'manifest';

/** The value at a path; `undefined` if there is none. */
export const valueAt = (data: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (value, part) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, part)
        ? (value as Record<string | number, unknown>)[part]
        : undefined,
    data,
  );

/** One change to a draft: a value at a path (`undefined` removes the key), or another draft. */
export type Edit = { readonly path: Path; readonly value: unknown } | { readonly data: DraftData };
