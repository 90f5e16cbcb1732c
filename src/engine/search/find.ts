import { distance } from 'fastest-levenshtein';
import {
  fillers,
  type IndexGroup,
  type Listed,
  type SearchIndex,
  slugOf,
  words,
} from './index-format.ts';

/** A calculator as the search reads it. */
interface Candidate extends Listed {
  readonly group: IndexGroup;
  readonly lowerTitle: string;
  readonly titleWords: readonly string[];
  /** The words of its summary and keywords. */
  readonly otherWords: readonly string[];
}

/** A search index that has been read, ready to be searched. */
export interface Searchable {
  readonly candidates: readonly Candidate[];
  readonly find: (slug: string) => Listed | undefined;
}

/** A category with what was found in it. */
export interface FoundGroup {
  readonly id: string;
  readonly title: string;
  readonly hue: number;
  /** How many were found, of which `entries` may be the first few. */
  readonly count: number;
  readonly entries: readonly Listed[];
}

export interface Found {
  /** How many calculators have the text in their names. */
  readonly count: number;
  /** Those calculators by category. */
  readonly groups: readonly FoundGroup[];
  /** Calculators that are found by keywords and summary alone. */
  readonly others: readonly Listed[];
  /** Where nothing at all is found, the names that come nearest. */
  readonly nearest: readonly Listed[];
}

/** So many are listed in full; of more, the first few of each category. */
const mostInFull = 60;
const mostOfGroup = 6;
const mostOthers = 6;
const mostNearest = 3;

/** Prepares an index for searching. */
export function searchable(index: SearchIndex): Searchable {
  const candidates = index.flatMap((group) =>
    group.entries.map(([title, summary, keywords, slug = slugOf(title)]): Candidate => {
      const external = slug.includes(':');
      return {
        group,
        title,
        summary,
        href: external ? slug : `/calculator/${slug}`,
        external,
        lowerTitle: title.toLowerCase(),
        titleWords: words(title),
        otherWords: words(`${summary} ${keywords}`),
      };
    }),
  );
  const bySlug = new Map(candidates.map((each) => [each.href.replace('/calculator/', ''), each]));
  return { candidates, find: (slug) => bySlug.get(slug) };
}

function grouped(found: readonly Candidate[]): readonly FoundGroup[] {
  const most = found.length > mostInFull ? mostOfGroup : found.length;
  return [...new Set(found.map(({ group }) => group))].map((group) => {
    const { id, title, hue } = group;
    const entries = found.filter((each) => each.group === group);
    return { id, title, hue, count: entries.length, entries: entries.slice(0, most) };
  });
}

/** Calculators whose names or keywords have words that begin as all typed ones do, names first. */
function byWords(typed: readonly string[], some: readonly Candidate[]): readonly Candidate[] {
  // One letter begins too many words.
  if (typed.join('').length < 2) return [];
  const begins = (all: readonly string[], word: string) =>
    all.some((each) => each.startsWith(word));
  return some
    .filter(({ titleWords, otherWords }) =>
      typed.every((word) => begins(titleWords, word) || begins(otherWords, word)),
    )
    .map((each) => ({
      each,
      inTitle: typed.filter((word) => begins(each.titleWords, word)).length,
    }))
    .sort((a, b) => b.inTitle - a.inTitle)
    .map(({ each }) => each);
}

/** How far a typed word is from another, from 0 to 1; the beginning of a word is near it. */
const farness = (typed: string, word: string): number =>
  word.startsWith(typed) ? 0 : Math.min(1, distance(typed, word) / typed.length);

/**
 * The calculators nearest to a text that nothing holds: by its words, mistyped or not, in names and,
 * counting less, in summaries and keywords. None where nothing comes near.
 */
function nearestTo(text: string, some: readonly Candidate[]): readonly Candidate[] {
  const typed = words(text).filter((word) => word.length > 2);
  if (typed.length === 0) return [];
  // Calculators share most of their words: each is compared once.
  const far = typed.map(() => new Map<string, number>());
  const apart = (at: number, all: readonly string[]) => {
    let least = 1;
    for (const word of all) {
      let here = far[at]?.get(word);
      if (here === undefined) {
        here = farness(typed[at] ?? '', word);
        far[at]?.set(word, here);
      }
      if (here < least) least = here;
    }
    return least;
  };
  return some
    .map((candidate) => {
      const names = candidate.titleWords.filter((word) => word !== 'calculator');
      const sum = typed.reduce(
        (total, _, at) => total + Math.min(apart(at, names), 0.1 + apart(at, candidate.otherWords)),
        0,
      );
      return { candidate, far: sum / typed.length };
    })
    .filter((each) => each.far < 0.4)
    .sort((a, b) => a.far - b.far)
    .slice(0, mostNearest)
    .map(({ candidate }) => candidate);
}

/**
 * Finds calculators: those whose names hold the text, whatever its case, first those where it begins a
 * word; then those that its words find by keywords and summary; and where there are neither, those
 * whose words come nearest.
 */
export function find({ candidates }: Searchable, text: string): Found {
  const part = text.trim().toLowerCase();
  const beginsWord = ({ lowerTitle }: Candidate) => ` ${lowerTitle}`.includes(` ${part}`);
  const named = candidates
    .filter(({ lowerTitle }) => lowerTitle.includes(part))
    .sort((a, b) => Number(beginsWord(b)) - Number(beginsWord(a)));
  const unnamed = candidates.filter(({ lowerTitle }) => !lowerTitle.includes(part));
  const typed = words(part).filter((word) => !fillers.has(word));
  const others = byWords(typed, unnamed).slice(0, mostOthers);
  return {
    count: named.length,
    groups: grouped(named),
    others,
    nearest: named.length + others.length === 0 ? nearestTo(part, candidates) : [],
  };
}

/** The search index in a page: not requested yet, loading, loaded, or failed. */
export type IndexState = Searchable | 'loading' | 'failed' | undefined;
