import type { AskEntry, Lexicon } from './lexicon.ts';
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
  /** For each stem, how many calculators know it, as a character. */
  readonly counts: string;
  /** For each stem, the parts that it leads to, as characters, then a space; nothing if all are always read. */
  readonly places: string;
  /** The signs of units, and the same of them; also of the kinds of fields for days and times. */
  readonly units: readonly string[];
  readonly unitCounts: string;
  readonly unitPlaces: string;
  readonly quantities: string;
}

/** How many parts a question is read with, at most; fewer are read whole. */
export const mostParts = 2;
/** How much the words of a question must lead to a part, of the best. */
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

/** What separates columns, and the cells of a column; no text of a manifest has either. */
export const [columnEnd, cellEnd] = ['\x7f', '`'] as const;

/** What separates the items of a cell, and the two halves of an item. */
export const [itemEnd, halfEnd] = ['~', '='] as const;

const field =
  'id label *say default kind unit by =units quantity #min #above #max #below ?when =named ~alsoIn ' +
  'percentOf grammar of #blank #whole #assumed per ~usual';
/**
 * The columns of each kind of record. A part holds the kinds of its records as characters, then the
 * columns of each kind in the order of its first record. Empty cells at the end of a column are left
 * out. A sign before the name of a column says how its cells are read (see `readers`).
 */
export const columnsOf = {
  /** A calculator; the records after it are its own. */
  '#': 'slug title *names *without ~forms #divides #clocks ~modes ~measured =pairs',
  '+': field,
  /** A field within rows. */
  '.': field,
  /** An option of the field before. */
  '-': 'id *say',
  '=': 'id label *say unit quantity #headline',
  /** A quantity. */
  '*': 'id label *say ~usual',
} as const;

type Kind = keyof typeof columnsOf;

/** What stands for an empty text, which is more than no text. */
export const emptyText = '.';

/** What stands before a phrase that is written as it is, and not as its stems. */
export const verbatim = '!';

/** The label of most ids: "newPay" is "New pay". */
export const labelOf = (id: string): string =>
  id.replace(/^.|[A-Z]/g, (letter, at) => (at ? ` ${letter.toLowerCase()}` : letter.toUpperCase()));

/** The fields of a calculator by their order; those of rows as "rows.field". */
export const pathsOf = (fields: AskEntry['fields']): readonly string[] =>
  Object.entries(fields).flatMap(([id, { fields: inRows = {} }]) => [
    id,
    ...Object.keys(inRows).map((each) => `${id}.${each}`),
  ]);

/** The slug of most titles. */
export const slugOf = (title: string): string =>
  title
    .replace(/ Calculator$/, '')
    .toLowerCase()
    .replace(/\W+/g, '-');

type Row = Record<string, unknown> & { readonly type: Kind; readonly id: string };

/** The items of a cell, each with its two halves: "metric=cm~imperial=in". */
const pairsIn = (cell: string) => cell.split(itemEnd).map((item) => item.split(halfEnd));

/** How cells are read, by the sign before the name of their column; others hold a text. */
const readers: Readonly<Record<string, (cell: string, words: readonly string[]) => unknown>> = {
  '*': (cell, words) =>
    cell
      .split(' ')
      .map((phrase) =>
        phrase[0] === verbatim ? phrase.slice(1) : [...phrase].map((sign) => words[numberOf(sign)]),
      ),
  '#': (cell) => JSON.parse(cell),
  '~': (cell) => cell.split(itemEnd),
  '=': (cell) => Object.fromEntries(pairsIn(cell)),
  // "mode=total,each": one of these is chosen; "deposit" alone: what the field holds decides.
  '?': (cell) => pairsIn(cell).map(([id, options]) => ({ field: id, is: options?.split(',') })),
};

function rowsIn(text: string, words: readonly string[]): readonly Row[] {
  const [types = '', ...columns] = text.split(columnEnd);
  const rows = [...types].map((type) => ({ type })) as unknown as Row[];
  for (const kind of new Set(types) as Set<Kind>) {
    const own = rows.filter(({ type }) => type === kind);
    for (const column of columnsOf[kind].split(' ')) {
      const cells = columns.shift()?.split(cellEnd) ?? [];
      const reader = readers[column[0] ?? ''];
      const key = reader ? column.slice(1) : column;
      for (const [at, row] of own.entries()) {
        const cell = cells[at];
        if (cell) row[key] = reader ? reader(cell, words) : cell === emptyText ? '' : cell;
        else if (key === 'label') row[key] = labelOf(row.id);
      }
    }
  }
  return rows;
}

/** Reads the calculators of a part. */
export function unpack(text: string, words: readonly string[]): readonly AskEntry[] {
  const entries: Row[] = [];
  let [entry, field, group]: Record<string, unknown>[] = [];
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
  for (const row of rowsIn(text, words)) {
    const { type, id, say } = row;
    if (type === '#') {
      entry = row;
      row.slug ??= slugOf(String(row.title));
      entries.push(Object.assign(row, { fields: {}, results: {} }));
    } else if (type === '-') add(field, 'options', id, say ?? []);
    else if (type === '=') add(entry, 'results', id, row);
    else {
      field = row;
      if (type === '+') group = row;
      add(type === '+' ? entry : group, 'fields', id, row);
    }
  }
  return (entries as unknown as readonly AskEntry[]).map(({ forms, ...entry }) => {
    // The second choice of a pair has the options of the first.
    for (const [one, other] of Object.entries(entry.pairs ?? {}))
      Object.assign(entry.fields[other] ?? {}, { options: entry.fields[one]?.options });
    if (!forms) return entry;
    const paths = pathsOf(entry.fields);
    // A field in a form is written as its number.
    const named = (form: string) =>
      form.replace(/\{(.)/gu, (_, sign) => `{${paths[numberOf(sign)]}}`);
    return { ...entry, forms: forms.map(named) };
  });
}

/** Reads the quantities of the index. */
const unpackQuantities = (text: string, words: readonly string[]): Lexicon['quantities'] =>
  Object.fromEntries(
    rowsIn(text, words).map(({ id, label: measure, say, usual }) => [id, { measure, say, usual }]),
  ) as Lexicon['quantities'];

/** Reads the words of the index. */
export function wordsIn(text: string): readonly string[] {
  let before = '';
  return (text.match(/[A-Z][^A-Z]*/g) ?? []).map((each) => {
    before = before.slice(0, each.charCodeAt(0) - 65) + each.slice(1);
    return before;
  });
}

/** Makes the index ready: its words and quantities, the weights, and the parts for a question. */
function ready(index: PartsIndex) {
  const words = wordsIn(index.words);
  const numbersOf = (signs = '') => [...signs].map(numberOf);
  const byName = <T>(names: readonly string[], values: readonly T[]) =>
    new Map(names.map((name, at) => [name, values[at]]));
  const weights = weightsOf({
    calculators: index.all,
    stems: byName(words, numbersOf(index.counts)),
    units: byName(index.units, numbersOf(index.unitCounts)),
  });
  const places = (names: readonly string[], signs: string) =>
    byName(names, signs.split(' ').map(numbersOf));
  const stemPlaces = places(words, index.places);
  const unitPlaces = places(index.units, index.unitPlaces);
  /** The parts that a question is read with: those that its words and units lead to most. */
  const partsFor = (text: string, today: string): readonly number[] => {
    const parts = [...index.parts.keys()];
    if (parts.length <= mostParts) return parts;
    const views = { fractions: false, clocks: true };
    const { tokens, stems, units } = questionOf(
      { all: [], ...weights },
      text,
      today,
      views,
      notationOf(text),
    );
    const scores = parts.map(() => 0);
    const add = (some: readonly number[] = [], score: number) => {
      for (const part of some) scores[part] = (scores[part] ?? 0) + score;
    };
    for (const each of new Set(tokens.map((token, at) => stems[at] ?? token.text)))
      add(stemPlaces.get(each), fillers.has(each) ? fillerHint : weights.weight(each));
    for (const unit of new Set([...units.values()].flatMap((match) => match.units)))
      add(unitPlaces.get(unit), unitHint + weights.unitWeight(unit));
    for (const kind of new Set(tokens.map((token) => token.kind)))
      add(unitPlaces.get(kind), kindHint);
    const score = (part: number): number => scores[part] ?? 0;
    const least = leastShare * Math.max(...scores);
    return parts
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
