import { plural } from '../../../schemas/functions/plural.ts';
import { prefix } from '../../browser/storage.ts';
import { english } from '../../engine/format/presentation.ts';
import { quoted } from '../../engine/input/kinds/kind.ts';
import { choiceOf, currencies } from '../../engine/money/currencies.ts';
import { parseCase } from '../cases/kept-cases.ts';
import { mostAnswers, parseAnswer } from './history.ts';

/*
 * What the visitor keeps on the device as one JSON file: written, read, and merged with what is on another
 * device. Nothing here reads or writes storage.
 *   { "site": "reckonwell", "version": 1, "saved": "2026-11-30T09:00:00.000Z",
 *     "stored": { "favourites": "bmi tip", "case.tip.mfx0": { "version": 1, "name": "Dinner", … } } }
 */

/** Texts by the name under which the device stores them. */
export type Stored = ReadonlyMap<string, string>;

const site = prefix.slice(0, -1);
const version = 1;

/** The largest file that is read, in bytes. */
export const largestFile = 5_000_000;

/** The most characters of each text in a file. */
const longest = { fragment: 200_000, draft: 200_000, other: 1000 } as const;

/** What a text of one kind says, as far as merging needs to know. */
interface Item {
  /** The text to store: only what is known of the kind is in it. */
  readonly text: string;
  /** Two records with the same are one, whatever their ids. */
  readonly same: string;
  /** The calculators that it belongs to. */
  readonly slugs: readonly string[];
  /** When it was made or changed, in milliseconds; nothing if that is not known. */
  readonly time?: number;
}

interface Kind {
  readonly name: RegExp;
  /** How many there are, in words; a calculator's title is filled in for {title}. */
  readonly one: string;
  readonly other: string;
  /** Each has an id of its own at the end of its name, and is kept beside others. */
  readonly isRecord?: true;
  /** Reads it; `undefined` if it is damaged, `newer` if a later version of the site wrote it. */
  readonly read: (value: unknown, match: readonly string[]) => Item | 'newer' | undefined;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: unknown, most: number = longest.other): value is string =>
  typeof value === 'string' && value.length <= most;

/** A text that is one of a list, or has a form. */
const textItem = (text: string, slugs: readonly string[] = []): Item => ({
  text,
  same: text,
  slugs,
});

/** Reads a record of `src/browser/records.ts`. */
function readRecord<T extends object>(
  value: unknown,
  parse: (data: Readonly<Record<string, unknown>>) => T | undefined,
  about: (data: T) => Omit<Item, 'text'>,
): Item | 'newer' | undefined {
  if (!isObject(value) || typeof value.version !== 'number') return undefined;
  if (value.version > version) return 'newer';
  const isShort = Object.entries(value).every(
    ([key, text]) =>
      typeof text !== 'string' || isText(text, key === 'inputs' ? longest.fragment : undefined),
  );
  if (!isShort) return undefined;
  const data = parse(value);
  return data && { text: JSON.stringify({ version, ...data }), ...about(data) };
}

const slug = '([a-z0-9][a-z0-9-]{0,79})';
const id = '([A-Za-z0-9-]{1,40})';
const isSlug = (text: string): boolean => new RegExp(`^${slug}$`).test(text);
const named = (pattern: string): RegExp => new RegExp(`^${pattern}$`);

/** An answer whose slug can be one. */
const withSlug: typeof parseAnswer = (data) => {
  const answer = parseAnswer(data);
  return answer && isSlug(answer.slug) ? answer : undefined;
};

/** Every kind of stored text that a file may hold. */
const kinds: readonly Kind[] = [
  {
    name: named('favourites'),
    one: '# favourite calculator',
    other: '# favourite calculators',
    read(value) {
      if (!isText(value, longest.fragment)) return undefined;
      const slugs = [...new Set(value.split(' ').filter(Boolean))];
      return slugs.every(isSlug) ? textItem(slugs.join(' '), slugs) : undefined;
    },
  },
  {
    name: named(`case\\.${slug}\\.${id}`),
    one: '# case of {title}',
    other: '# cases of {title}',
    isRecord: true,
    read: (value, [, of = '']) =>
      readRecord(value, parseCase, ({ name, inputs }) => ({
        same: JSON.stringify([name, inputs]),
        slugs: [of],
      })),
  },
  {
    name: named(`answer\\.${id}`),
    one: '# answer',
    other: '# answers',
    isRecord: true,
    read: (value) =>
      readRecord(value, withSlug, (answer) => ({
        same: JSON.stringify(answer),
        slugs: [answer.slug],
        time: Date.parse(answer.when),
      })),
  },
  {
    name: named(`draft\\.${id}`),
    one: '# calculator of your own',
    other: '# calculators of your own',
    isRecord: true,
    read(value) {
      if (!isObject(value) || !isText(value.text, longest.draft)) return undefined;
      const changed = Number(value.changed);
      if (!Number.isFinite(changed)) return undefined;
      const text = JSON.stringify({ text: value.text, changed });
      return { text, same: value.text, slugs: [], time: changed };
    },
  },
  {
    name: named(`last\\.${slug}`),
    one: 'The last inputs of # calculator',
    other: 'The last inputs of # calculators',
    read: (value, [, of = '']) =>
      isText(value, longest.fragment) && value ? textItem(value, [of]) : undefined,
  },
  {
    name: named('money'),
    one: 'Your currency',
    other: 'Your currency',
    read(value) {
      const code = isText(value) ? (value.split(' ')[0] ?? '') : '';
      return Object.hasOwn(currencies, code) ? textItem(choiceOf(code)) : undefined;
    },
  },
  {
    name: named('theme'),
    one: 'Light or dark',
    other: 'Light or dark',
    read: (value) => (value === 'light' || value === 'dark' ? textItem(value) : undefined),
  },
];

interface Found {
  readonly kind: Kind;
  readonly match: readonly string[];
}

function kindOf(name: string): Found | undefined {
  for (const kind of kinds) {
    const match = kind.name.exec(name);
    if (match) return { kind, match };
  }
  return undefined;
}

/** A record without its JSON, other texts as they are. */
function parsedText({ isRecord }: Kind, text: string): unknown {
  if (!isRecord) return text;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A stored text of this device, as a file would have it; `undefined` for what no file has. */
function itemOf(name: string, text: string): Item | undefined {
  const found = kindOf(name);
  const item = found?.kind.read(parsedText(found.kind, text), found.match);
  return item === 'newer' ? undefined : item;
}

/** What a file has of all that the device stores. */
export interface Written {
  readonly text: string;
  /** How many texts are in it. */
  readonly count: number;
  /** How many cannot be read, because they are damaged or of a newer version of the site. */
  readonly leftOut: number;
}

/** Writes the file; what is not the visitor's to take along, such as switches, is not in it. */
export function writeDataFile(stored: Stored, now: Date): Written {
  const ours = [...stored].filter(([name]) => kindOf(name)).sort(([a], [b]) => (a < b ? -1 : 1));
  const entries = ours.flatMap(([name, text]) => {
    const item = itemOf(name, text);
    const isRecord = kindOf(name)?.kind.isRecord;
    return item ? [[name, isRecord ? JSON.parse(item.text) : item.text] as const] : [];
  });
  const data = { site, version, saved: now.toISOString(), stored: Object.fromEntries(entries) };
  return {
    text: `${JSON.stringify(data, undefined, 1)}\n`,
    count: entries.length,
    leftOut: ours.length - entries.length,
  };
}

/** What was read from a file, or why it is refused, in words. */
export type ReadFile =
  | { readonly ok: true; readonly stored: Stored }
  | { readonly ok: false; readonly problem: string };

const refused = (problem: string): ReadFile => ({ ok: false, problem });

const tooNew =
  'This file was saved by a newer version of this site. Reload this page, then try again.';

/** Says that a file is too large; nothing for one that is not. */
export const sizeProblem = (bytes: number): string | undefined =>
  bytes > largestFile
    ? `This file is too large: files of this site have at most ${largestFile / 1_000_000} MB.`
    : undefined;

/** Reads a file. It is refused as a whole if anything in it is not as this site writes it. */
export function readDataFile(text: string): ReadFile {
  const size = sizeProblem(text.length);
  if (size) return refused(size);
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return refused('This file cannot be read. It is damaged, or it was saved by another program.');
  }
  if (!isObject(data) || data.site !== site) return refused('This file is not from this site.');
  if (typeof data.version !== 'number' || !isObject(data.stored)) {
    return refused('This file is damaged: it does not say what it holds.');
  }
  if (data.version > version) return refused(tooNew);
  const stored = new Map<string, string>();
  for (const [name, value] of Object.entries(data.stored)) {
    const found = kindOf(name);
    if (!found) return refused(`This file holds ${quoted(name)}, which this site does not store.`);
    const item = found.kind.read(value, found.match);
    if (item === 'newer') return refused(tooNew);
    if (!item) return refused(`This file is damaged: ${quoted(name)} in it cannot be read.`);
    stored.set(name, item.text);
  }
  return stored.size > 0 ? { ok: true, stored } : refused('There is nothing in this file.');
}

/** What comes of a file on this device. */
export interface MergePlan {
  /** What to store, by name. Nothing that is on the device is lost by it. */
  readonly writes: Stored;
  /** What the file holds, and what is done with it, in words: a line for each kind. */
  readonly lines: readonly string[];
}

/** Counts of one line. */
interface Tally {
  readonly kind: Kind;
  readonly title: string;
  count: number;
  here: number;
  copies: number;
  stays: number;
  tooOld: number;
  unknown: number;
}

const counted = (count: number, one: string, other: string): string =>
  plural(count, { one, other }, english.locale);

/** One line of what a file holds. */
function lineOf({ kind, title, count, ...of }: Tally): string {
  const what = counted(count, kind.one, kind.other).replace('{title}', title);
  const some: [number, string, string][] = [
    [of.here, '# is here already', '# are here already'],
    [of.copies, '# is kept beside the one here', '# are kept beside those here'],
    [of.stays, 'what is here stays', 'what is here stays for #'],
    [of.tooOld, '# does not fit in the list', '# do not fit in the list'],
    [of.unknown, '# is of no calculator here', '# are of no calculator here'],
  ];
  const details = some.flatMap(([number, one, other]) =>
    number > 0 ? counted(number, one, other) : [],
  );
  return details.length > 0 ? `${what}: ${details.join(', ')}` : what;
}

/** Adds calculators to the favourites. */
function mergeFavourites(own: string, item: Item, tally: Tally, has: (slug: string) => boolean) {
  const ours = own.split(' ').filter(Boolean);
  const known = item.slugs.filter(has);
  const added = known.filter((each) => !ours.includes(each));
  tally.count = item.slugs.length;
  tally.unknown = item.slugs.length - known.length;
  tally.here = known.length - added.length;
  return added.length > 0 ? [...ours, ...added].join(' ') : undefined;
}

/**
 * Plans how a file comes to what is on the device. A record with an id that is taken by another one is kept
 * beside it: the newer of the two has the id from then on. Of what there is one only, such as the currency, the
 * device keeps its own. Of answers, as many as the list has room for, the latest first.
 * @param own what is on the device
 * @param file what was read from the file
 * @param titles the site's calculators, by slug
 * @param makeId gives an id that no record has
 */
export function planMerge(
  own: Stored,
  file: Stored,
  titles: ReadonlyMap<string, string>,
  makeId: () => string,
): MergePlan {
  const writes = new Map<string, string>();
  const tallies = new Map<string, Tally>();
  const groupOf = (name: string): string => name.slice(0, name.lastIndexOf('.') + 1);
  /** What records say, with the group that they are in. */
  const said = new Set<string>();
  let room = mostAnswers;
  for (const [name, text] of own) {
    const item = itemOf(name, text);
    if (item && kindOf(name)?.kind.isRecord) said.add(groupOf(name) + item.same);
    if (name.startsWith('answer.')) room -= 1;
  }
  const items = [...file].flatMap(([name, text]) => {
    const item = itemOf(name, text);
    return item ? [{ name, item, ...(kindOf(name) as Found) }] : [];
  });
  // The latest answers first: there may be room for some only.
  items.sort((a, b) => (b.item.time ?? 0) - (a.item.time ?? 0));
  for (const { name, item, kind, match } of items) {
    const perCalculator = kind.one.includes('{title}');
    const title = titles.get(match[1] ?? '') ?? 'a calculator that this site does not have';
    const key = kind.one + (perCalculator ? title : '');
    const none = { count: 0, here: 0, copies: 0, stays: 0, tooOld: 0, unknown: 0 };
    const tally = tallies.get(key) ?? { kind, title, ...none };
    tallies.set(key, tally);
    const ours = own.get(name);
    if (name === 'favourites') {
      const merged = mergeFavourites(ours ?? '', item, tally, (each) => titles.has(each));
      if (merged !== undefined) writes.set(name, merged);
      continue;
    }
    tally.count += 1;
    if (item.slugs.some((each) => !titles.has(each))) tally.unknown += 1;
    else if (!kind.isRecord) {
      if (ours === item.text) tally.here += 1;
      else if (ours) tally.stays += 1;
      else {
        writes.set(name, item.text);
      }
    } else if (said.has(groupOf(name) + item.same)) tally.here += 1;
    else if (name.startsWith('answer.') && room <= 0) tally.tooOld += 1;
    else {
      said.add(groupOf(name) + item.same);
      if (name.startsWith('answer.')) room -= 1;
      const taken = ours === undefined ? undefined : itemOf(name, ours);
      const copy = groupOf(name) + makeId();
      if (ours === undefined) {
        writes.set(name, item.text);
        continue;
      }
      tally.copies += 1;
      const isNewer = taken && (item.time ?? 0) > (taken.time ?? 0);
      writes.set(isNewer ? name : copy, item.text);
      if (isNewer) writes.set(copy, ours);
    }
  }
  const order = (tally: Tally) => kinds.indexOf(tally.kind);
  return {
    writes,
    lines: [...tallies.values()].sort((a, b) => order(a) - order(b)).map(lineOf),
  };
}
