import {
  type AskCondition,
  type AskEntry,
  type AskField,
  type AskResult,
  type Lexicon,
  lexiconOf,
  type Phrase,
} from '../../src/engine/ask/lexicon.ts';
import {
  cellEnd,
  columnEnd,
  columnsOf,
  emptyText,
  halfEnd,
  type Interpreters,
  interpreters,
  itemEnd,
  labelOf,
  mostParts,
  numberSign,
  type PartsIndex,
  partsFolder,
  pathsOf,
  slugOf,
  verbatim,
} from '../../src/engine/ask/parts.ts';
import {
  fixedUnits,
  knownBy,
  nameIn,
  type Prepared,
  prepareEntry,
  wordsOf,
} from '../../src/engine/ask/prepare.ts';
import { shortHash } from './output.ts';

/*
 * Writes the lexicon of questions as src/engine/ask/parts.ts reads it: for the build, and in memory for the
 * command line and the tests, so that all read a question in the same way.
 */

/** About how many calculators are in a part. */
const perPart = 120;

/** A lexicon in parts. */
export interface Packed {
  readonly index: PartsIndex;
  /** The parts by their addresses. */
  readonly parts: ReadonlyMap<string, string>;
}

type Columns = Readonly<Record<string, unknown>>;

/** Whether a phrase may be written as its stems: a letter may be read in upper case only. */
const isPlain = (phrase: Phrase): boolean =>
  wordsOf(phrase).length > 0 && !/^[A-Z][+-]?$/.test(String(phrase));

/** The name of a column, without the sign before it. */
const nameOf = (column: string): string => column.replace(/^[^a-z]/, '');

/** A record of the lexicon, with the character of its kind. */
interface Row {
  readonly type: keyof typeof columnsOf;
  readonly record: Columns;
}

function fieldRows(type: '+' | '.', id: string, field: AskField): readonly Row[] {
  const { options = {}, fields = {}, ...record } = field;
  return [
    { type, record: { id, ...record } },
    ...Object.entries(options).map(
      ([option, say]): Row => ({ type: '-', record: { id: option, say } }),
    ),
    ...Object.entries(fields).flatMap(([sub, each]) => fieldRows('.', sub, each)),
  ];
}

function rowsOf({ fields, results, names, forms, ...record }: AskEntry): readonly Row[] {
  const own = wordsOf(nameIn(record.title)).join(' ');
  const paths = pathsOf(fields);
  // The second choice of a pair has the options of the first.
  const copies = new Set(Object.values(record.pairs ?? {}));
  const numbered = (form: string) =>
    form.replace(/\{([\w.]+)\}/g, (_, path) => `{${numberSign(paths.indexOf(path))}`);
  return [
    // The title is a name as well.
    {
      type: '#',
      record: {
        ...record,
        names: names.filter((name) => wordsOf(name).join(' ') !== own),
        forms: forms?.map(numbered),
      },
    },
    ...Object.entries(fields).flatMap(([id, field]) =>
      fieldRows('+', id, copies.has(id) ? { ...field, options: undefined } : field),
    ),
    ...Object.entries(results).map(
      ([id, result]: [string, AskResult]): Row => ({ type: '=', record: { id, ...result } }),
    ),
  ];
}

const quantityRows = (quantities: Lexicon['quantities']): readonly Row[] =>
  Object.entries(quantities).map(([id, { measure, ...more }]) => ({
    type: '*',
    record: { id, label: measure, ...more },
  }));

/** Joins texts that must not have the separator in them; throws an Error if one has. */
function joined(texts: readonly string[], separator: string): string {
  const wrong = texts.find((text) => text.includes(separator));
  if (wrong !== undefined)
    throw new Error(`The search box cannot keep a text with “${separator}”: ${wrong}`);
  return texts.join(separator);
}

const joinedPairs = (pairs: readonly (readonly [string, unknown])[]): string =>
  joined(
    pairs.map(([one, other]) => (other === undefined ? one : joined([one, `${other}`], halfEnd))),
    itemEnd,
  );

/** Writes a value as `readers` of src/ask/parts.ts read it; `sign` gives the character of a stem. */
function cellOf(column: string, value: unknown, sign: (stem: string) => string): string {
  switch (column[0]) {
    case '*': {
      const written = (value as readonly Phrase[]).map((phrase) =>
        isPlain(phrase) ? wordsOf(phrase).map(sign).join('') : `${verbatim}${phrase}`,
      );
      const phrases = [...new Set(written)];
      // In an order in which phrases that begin alike stand together; refused words are shown in theirs.
      return joined(column === '*without' ? phrases : phrases.sort(), ' ');
    }
    case '#':
      return JSON.stringify(value);
    case '~':
      return joined((value as readonly string[]).map(String), itemEnd);
    case '=':
      return joinedPairs(Object.entries(value as object));
    case '?':
      return joinedPairs(
        (value as readonly AskCondition[]).map(({ field, is }) => [field, is && joined(is, ',')]),
      );
    default:
      return String(value) || emptyText;
  }
}

/** Whether a value follows from the rest of its record. */
const isDerived = (key: string, { [key]: value, id, title }: Columns): boolean =>
  value === undefined ||
  (key === 'label' && value === labelOf(String(id))) ||
  (key === 'slug' && value === slugOf(String(title)));

/** Writes rows by columns; `sign` gives the character of a stem. */
function write(rows: readonly Row[], sign: (stem: string) => string): string {
  const columns = [...Map.groupBy(rows, ({ type }) => type)].flatMap(([type, own]) => {
    const all = columnsOf[type].split(' ').map((column) => ({ column, key: nameOf(column) }));
    const lost = own
      .flatMap(({ record }) => Object.keys(record).filter((key) => record[key] !== undefined))
      .find((key) => !all.some((each) => each.key === key));
    if (lost) throw new Error(`The search box has no column for ${lost}.`);
    return all.map(({ column, key }) => {
      const cells = own.map(({ record }) =>
        isDerived(key, record) ? '' : cellOf(column, record[key], sign),
      );
      return joined(cells, cellEnd).replace(/`+$/, '');
    });
  });
  return joined([rows.map(({ type }) => type).join(''), ...columns], columnEnd);
}

/** The phrases of rows that are written as stems. */
const phrasesOf = (rows: readonly Row[]): readonly Phrase[] =>
  rows.flatMap(({ type, record }) =>
    columnsOf[type]
      .split(' ')
      .filter((column) => column.startsWith('*'))
      .flatMap((column) => (record[nameOf(column)] as readonly Phrase[] | undefined) ?? [])
      .filter(isPlain),
  );

/** The number of characters of one byte, and up to two, of those that stand for stems. */
const [ofOneByte, ofTwoBytes] = [57, 1977];

/** Stems in the order of the index: those used most have short signs; alphabetical otherwise. */
function ordered(stems: Iterable<string>, uses: ReadonlyMap<string, number>): readonly string[] {
  const byUse = [...stems].sort((a, b) => (uses.get(b) ?? 0) - (uses.get(a) ?? 0));
  return [
    byUse.slice(0, ofOneByte),
    byUse.slice(ofOneByte, ofTwoBytes),
    byUse.slice(ofTwoBytes),
  ].flatMap((some) => some.sort());
}

/** Words with what each shares with the one before left out. */
function writeWords(words: readonly string[]): string {
  let before = '';
  return words
    .map((word) => {
      let same = 0;
      while (same < 25 && same < before.length && before[same] === word[same]) same += 1;
      before = word;
      return String.fromCharCode(65 + same) + word.slice(same);
    })
    .join('');
}

/** Groups calculators that stand together in the catalogue. */
function grouped<T>(all: readonly T[]): readonly (readonly T[])[] {
  const count = Math.max(1, Math.round(all.length / perPart));
  return Array.from({ length: count }, (_, part) =>
    all.slice(
      Math.round((part * all.length) / count),
      Math.round(((part + 1) * all.length) / count),
    ),
  );
}

type Has = (prepared: Prepared) => Iterable<string>;

/** What a thing leads to: the parts with a calculator that has it, by the first of these that are few. */
function placesOf(
  parts: readonly (readonly Prepared[])[],
  ...ways: readonly Has[]
): (each: string) => readonly number[] {
  const sets = ways.map((has) =>
    parts.map((all) => new Set(all.flatMap((prepared) => [...has(prepared)]))),
  );
  return (each) => {
    const found = sets.map((some) => some.flatMap((set, part) => (set.has(each) ? part : [])));
    return found.find(({ length }) => length > 0 && length <= Math.max(3, parts.length / 3)) ?? [];
  };
}

/** Writes a lexicon as an index and parts. */
export function pack({ calculators, quantities }: Lexicon): Packed {
  const groups = grouped(calculators);
  const prepared = groups.map((all) => all.map((entry) => prepareEntry(entry, quantities)));
  const known = knownBy(prepared.flat());
  const rows = groups.map((all) => all.flatMap(rowsOf));
  const uses = new Map<string, number>();
  const phrases = phrasesOf([...quantityRows(quantities), ...rows.flat()]);
  for (const stem of phrases.flatMap(wordsOf)) uses.set(stem, (uses.get(stem) ?? 0) + 1);
  const words = ordered(new Set([...known.stems.keys(), ...uses.keys()]), uses);
  const signs = new Map(words.map((word, at) => [word, numberSign(at)]));
  const sign = (stem: string): string => signs.get(stem) ?? '';
  const stemPlaces = placesOf(
    prepared,
    ({ stems }) => stems,
    ({ names }) => names.flatMap(({ all }) => all),
    // The title.
    ({ names: [title] }) => title?.all ?? [],
  );
  const unitsOf = (each: Prepared) => [
    ...fixedUnits(each),
    ...each.units,
    ...each.slots.flatMap(({ field: { kind } }) => (/^(?:date|time)$/.test(kind) ? kind : [])),
  ];
  const unitPlaces = placesOf(prepared, unitsOf);
  const units = [...new Set(prepared.flat().flatMap(unitsOf))].sort();
  const written = writeWords(words);
  const countSigns = (all: readonly string[], counts: ReadonlyMap<string, number>) =>
    all.map((each) => numberSign(counts.get(each) ?? 0)).join('');
  // A catalogue of few parts is read whole.
  const placeSigns = (all: readonly string[], places: (each: string) => readonly number[]) =>
    groups.length <= mostParts
      ? ''
      : all.map((each) => places(each).map(numberSign).join('')).join(' ');
  const parts = new Map(
    rows.map((some) => {
      const text = write(some, sign);
      // The signs in it mean nothing with other words.
      return [`${partsFolder}/part-${shortHash(written + text)}.js`, text];
    }),
  );
  return {
    index: {
      all: calculators.length,
      parts: [...parts.keys()],
      words: written,
      counts: countSigns(words, known.stems),
      places: placeSigns(words, stemPlaces),
      units,
      unitCounts: countSigns(units, known.units),
      unitPlaces: placeSigns(units, unitPlaces),
      quantities: write(quantityRows(quantities), sign),
    },
    parts,
  };
}

/** The interpreters of a packed lexicon. */
export const interpretersIn = ({ index, parts }: Packed): Interpreters =>
  interpreters(index, async (address) => parts.get(address) ?? '');

/** The interpreters for the questions of a catalogue. */
export const interpretersOf = (all: Parameters<typeof lexiconOf>[0]): Interpreters =>
  interpretersIn(pack(lexiconOf(all)));
