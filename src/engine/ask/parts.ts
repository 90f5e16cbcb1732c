import type { AskEntry, Lexicon, Phrase } from './lexicon.ts';
import { type Interpreter, type Prepared, prepareEntry, weightsOf } from './prepare.ts';
import { questionOf } from './reading/question.ts';
import { notationOf } from './tokens/notation.ts';
import { fillers } from './words.ts';

/*
 * The lexicon in parts, which scripts/build/questions.ts writes: an index of all words, and the calculators in groups. A
 * question is read with the parts that its words lead to, and with no others, whatever was asked before.
 */

/** Where the build writes the index. */
export const indexAddress = '/questions.js';

/** The folder of the parts, which keep their addresses as long as they stay the same. */
export const partsFolder = '/assets/questions';

/** What questions need to know of all calculators. */
export interface PartsIndex {
  /** The number of calculators. */
  readonly all: number;
  /** The addresses of the parts. */
  readonly parts: readonly string[];
  /** Every stem: a capital letter for how many letters it shares with the one before, then the others. */
  readonly words: string;
  /** For each stem, how many calculators know it, less the number of its places, as a character. */
  readonly counts: string;
  /** For each stem, the parts that it leads to, as characters (see `placesIn`). */
  readonly places: string;
  /** The signs of units, and the same of them; also of the kinds of fields for days and times. */
  readonly units: readonly string[];
  readonly unitCounts: string;
  readonly unitPlaces: string;
  readonly quantities: string;
}

/** How many parts a question is read with, at most, and how much its words must lead to each, of the best. */
const mostParts = 8;
const leastShare = 0.25;

/** How much a unit says of a part, besides its weight; and a word that is in every question. */
const unitHint = 1;
const fillerHint = 0.1;
/** How much a day or time in the question says of a part with a field for one. */
const kindHint = 2;

/** The character of a number. */
export const numberSign = (value: number): string =>
  String.fromCharCode(value + (value < 57 ? 35 : 71));
const numberOf = (sign: string): number => {
  const code = sign.charCodeAt(0);
  return code - (code < 92 ? 35 : 71);
};

/** The characters of the parts that something leads to; the last has an odd number. */
export const placeSigns = (parts: readonly number[]): string =>
  parts.length === 0
    ? numberSign(0)
    : parts.map((part, at) => numberSign(2 * part + (at === parts.length - 1 ? 2 : 1))).join('');

/** Reads what `placeSigns` wrote. */
function placesIn(signs: string): readonly (readonly number[])[] {
  const all: number[][] = [[]];
  for (const sign of signs) {
    const number = numberOf(sign);
    if (number) all.at(-1)?.push((number - 1) >> 1);
    if (number % 2 === 0) all.push([]);
  }
  return all;
}

/** What separates lines, and the columns of a line; no text of a manifest has either. */
export const [lineEnd, columnEnd] = ['\x7f', '`'] as const;

/** The columns of a line by its first character; whatever else a record has follows as JSON. */
const field = 'id label say default kind unit quantity min above max when';
export const columnsOf = {
  /** A calculator; the lines after it are its own. */
  '#': 'slug title names without forms',
  '+': field,
  /** A field within rows. */
  '.': field,
  /** An option of the field before. */
  '-': 'id label say',
  '=': 'id label say unit quantity headline',
  /** A quantity. */
  '*': 'id label say',
} as const;

/** Columns with phrases: a character for each stem, spaces between phrases. */
export const arePhrases = (column: string): boolean => /^(?:names|without|say)$/.test(column);

/** Columns with JSON. */
export const isJson = (column: string): boolean => /^(?:min|above|max|when|headline)$/.test(column);

/** What stands for an empty text, which is more than no text. */
export const emptyText = '.';

/** What separates the forms of a calculator. */
export const formEnd = '~';

/** The label of most ids: "newPay" is "New pay". */
export const labelOf = (id: string): string =>
  id.replace(/^.|[A-Z]/g, (letter, at) => (at ? ` ${letter.toLowerCase()}` : letter.toUpperCase()));

type Line = Record<string, unknown> & { readonly type: string; readonly id: string };

function linesIn(text: string, words: readonly string[]): readonly Line[] {
  const read = (key: string, value: string): unknown => {
    if (arePhrases(key))
      return value.split(' ').map((phrase) => [...phrase].map((sign) => words[numberOf(sign)]));
    if (isJson(key)) return JSON.parse(value);
    if (key === 'forms') return value.split(formEnd);
    return value === emptyText ? '' : value;
  };
  return text.split(lineEnd).map((line) => {
    const type = line[0] as keyof typeof columnsOf;
    const keys = columnsOf[type].split(' ');
    const values = line.slice(1).split(columnEnd);
    const record = {
      type,
      label: labelOf(values[0] ?? ''),
      ...JSON.parse(`{${values[keys.length] ?? ''}}`),
    };
    for (const [at, key] of keys.entries()) if (values[at]) record[key] = read(key, values[at]);
    return record;
  });
}

/** Reads the calculators of a part. */
export function unpack(text: string, words: readonly string[]): readonly AskEntry[] {
  const entries: Line[] = [];
  let [entry, field, rows]: Record<string, unknown>[] = [];
  /** Adds to the fields, options or results of something. */
  const add = (
    to: Record<string, unknown> | undefined,
    key: string,
    id: string,
    value: unknown,
  ) => {
    const record = to as Record<string, Record<string, unknown>>;
    record[key] ??= {};
    record[key][id] = value;
  };
  for (const line of linesIn(text, words)) {
    const { type, id, label, say } = line;
    if (type === '#') {
      entry = line;
      entries.push(Object.assign(line, { fields: {}, results: {} }));
    } else if (type === '-')
      add(field, 'options', id, say ? [label, ...(say as readonly Phrase[])] : label);
    else if (type === '=') add(entry, 'results', id, line);
    else {
      field = line;
      if (type === '+') rows = line;
      add(type === '+' ? entry : rows, 'fields', id, line);
    }
  }
  return entries as unknown as readonly AskEntry[];
}

/** Reads the quantities of the index. */
const unpackQuantities = (text: string, words: readonly string[]): Lexicon['quantities'] =>
  Object.fromEntries(
    linesIn(text, words).map(({ id, label: measure, say, usual }) => [id, { measure, say, usual }]),
  ) as Lexicon['quantities'];

/** Reads the words of the index. */
export function wordsIn(text: string): readonly string[] {
  let before = '';
  return (text.match(/[A-Z][^A-Z]*/g) ?? []).map((each) => {
    before = before.slice(0, each.charCodeAt(0) - 65) + each.slice(1);
    return before;
  });
}

/** How many calculators know each thing, and the parts that it leads to. */
function readCounts(names: readonly string[], counts: string, signs: string) {
  const places = placesIn(signs);
  return {
    known: new Map(
      names.map((name, at) => [name, numberOf(counts[at] ?? '') + (places[at]?.length ?? 0)]),
    ),
    places: new Map(names.map((name, at) => [name, places[at]])),
  };
}

/** Makes the index ready: its words and quantities, the weights, and the parts for a question. */
function ready(index: PartsIndex) {
  const words = wordsIn(index.words);
  const stems = readCounts(words, index.counts, index.places);
  const signs = readCounts(index.units, index.unitCounts, index.unitPlaces);
  const weights = weightsOf({ calculators: index.all, stems: stems.known, units: signs.known });
  /** The parts that a question is read with: those that its words and units lead to most. */
  const partsFor = (text: string, today: string): readonly number[] => {
    // A catalogue of few parts is read whole.
    if (index.parts.length <= mostParts) return index.parts.map((_, part) => part);
    const views = { fractions: false, clocks: true };
    const notation = notationOf(text);
    const question = questionOf({ all: [], ...weights }, text, today, views, notation);
    const scores: number[] = [];
    const add = (parts: readonly number[] = [], score: number) => {
      for (const part of parts) scores[part] = (scores[part] ?? 0) + score;
    };
    const { tokens } = question;
    for (const each of new Set(tokens.map((token, at) => question.stems[at] ?? token.text)))
      add(stems.places.get(each), fillers.has(each) ? fillerHint : weights.weight(each));
    for (const unit of new Set([...question.units.values()].flatMap(({ units }) => units)))
      add(signs.places.get(unit), unitHint + weights.unitWeight(unit));
    for (const kind of new Set(tokens.map((token) => token.kind)))
      add(signs.places.get(kind), kindHint);
    const score = (part: number): number => scores[part] ?? 0;
    const least = leastShare * Math.max(...scores.filter(Boolean));
    return [...scores.keys()]
      .filter((part) => score(part) > least)
      .sort((a, b) => score(b) - score(a))
      .slice(0, mostParts)
      .sort((a, b) => a - b);
  };
  return { words, quantities: unpackQuantities(index.quantities, words), weights, partsFor };
}

/** Gives the interpreter for a question, by its text and the day (YYYY-MM-DD); rejects if a part cannot be had. */
export type Interpreters = (question: string, today: string) => Promise<Interpreter>;

/** Makes interpreters for questions, from the index and what loads a part by its address. */
export function interpreters(
  index: PartsIndex,
  load: (address: string) => Promise<string>,
): Interpreters {
  const { words, quantities, weights, partsFor } = ready(index);
  const prepared = new Map<number, Promise<readonly Prepared[]>>();
  const preparedPart = (part: number) => {
    const known = prepared.get(part);
    if (known) return known;
    const found = load(index.parts[part] ?? '').then((text) =>
      unpack(text, words).map((entry) => prepareEntry(entry, quantities)),
    );
    prepared.set(part, found);
    // It is fetched again when it is next wanted.
    found.catch(() => prepared.delete(part));
    return found;
  };
  return async (question, today) => {
    const all = await Promise.all(partsFor(question, today).map(preparedPart));
    return { all: all.flat(), ...weights };
  };
}

/** Gives the addresses of the parts that a question is read with, for budgets. */
export function partAddresses(
  index: PartsIndex,
): (question: string, today: string) => readonly string[] {
  const { partsFor } = ready(index);
  return (question, today) => partsFor(question, today).map((part) => index.parts[part] ?? '');
}
