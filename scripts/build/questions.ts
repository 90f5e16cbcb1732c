import {
  type AskEntry,
  type AskField,
  type AskResult,
  type Lexicon,
  lexiconOf,
  type Phrase,
} from '../../src/engine/ask/lexicon.ts';
import {
  arePhrases,
  columnEnd,
  columnsOf,
  emptyText,
  formEnd,
  type Interpreters,
  interpreters,
  isJson,
  labelOf,
  lineEnd,
  numberSign,
  type PartsIndex,
  partsFolder,
  placeSigns,
} from '../../src/engine/ask/parts.ts';
import {
  fixedUnits,
  knownBy,
  optionPhrases,
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
const perPart = 24;

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

/** The phrases of a record by their columns, where they are written as stems. */
const phrasesOf = (record: Columns): ReadonlyMap<string, readonly Phrase[]> =>
  new Map(
    Object.entries(record as Record<string, readonly Phrase[] | undefined>).flatMap(
      ([key, value]) =>
        arePhrases(key) && value && value.length > 0 && value.every(isPlain) ? [[key, value]] : [],
    ),
  );

/** A record of the lexicon, with the first character of its line. */
interface Row {
  readonly type: keyof typeof columnsOf;
  readonly record: Columns;
}

function fieldRows(type: '+' | '.', id: string, field: AskField): readonly Row[] {
  const { options = {}, fields = {}, ...record } = field;
  return [
    { type, record: { id, ...record } },
    ...Object.entries(options).map(([option, words]): Row => {
      const [label, ...all] = typeof words === 'string' ? [words] : words;
      // Phrases of the label need not be said again.
      const known = new Set(optionPhrases(option, label).map((each) => wordsOf(each).join(' ')));
      const say = all.filter((each) => !isPlain(each) || !known.has(wordsOf(each).join(' ')));
      return { type: '-', record: { id: option, label, say: say.length > 0 ? say : undefined } };
    }),
    ...Object.entries(fields).flatMap(([sub, each]) => fieldRows('.', sub, each)),
  ];
}

/** A calculator's title as it names it. */
const nameOf = (title: string): string => title.replace(/ (?:Calculator|Converter)$/, '');

function rowsOf({ fields, results, names, ...record }: AskEntry): readonly Row[] {
  const own = wordsOf(nameOf(record.title)).join(' ');
  return [
    // The title is a name as well.
    {
      type: '#',
      record: { ...record, names: names.filter((name) => wordsOf(name).join(' ') !== own) },
    },
    ...Object.entries(fields).flatMap(([id, field]) => fieldRows('+', id, field)),
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

/** Writes rows as lines; `sign` gives the character of a stem. */
function write(rows: readonly Row[], sign: (stem: string) => string): string {
  const lines = rows.map(({ type, record }) => {
    const rest = new Map(Object.entries(record).filter(([, value]) => value !== undefined));
    const phrases = phrasesOf(record);
    if (rest.get('label') === labelOf(String(rest.get('id')))) rest.delete('label');
    const values = columnsOf[type].split(' ').map((key): string => {
      const value = rest.get(key);
      const list = phrases.get(key);
      const text = list
        ? [...new Set(list.map((phrase) => wordsOf(phrase).map(sign).join('')))].join(' ')
        : value !== undefined && isJson(key)
          ? JSON.stringify(value)
          : key === 'forms' && Array.isArray(value)
            ? value.join(formEnd)
            : typeof value === 'string'
              ? value || emptyText
              : '';
      if (text) rest.delete(key);
      return text;
    });
    const more = rest.size > 0 ? JSON.stringify(Object.fromEntries(rest)).slice(1, -1) : '';
    const line = [...values, more].join(columnEnd);
    if (line.includes(lineEnd) || line.split(columnEnd).length > values.length + 1)
      throw new Error(`The search box cannot keep a text with “${columnEnd}”: ${line}`);
    return type + line.replace(/`+$/, '');
  });
  return lines.join(lineEnd);
}

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
  const lists = [quantityRows(quantities), ...rows]
    .flat()
    .flatMap(({ record }) => [...phrasesOf(record).values()].flat());
  for (const stem of lists.flatMap(wordsOf)) uses.set(stem, (uses.get(stem) ?? 0) + 1);
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
      counts: words
        .map((word) => numberSign((known.stems.get(word) ?? 0) - stemPlaces(word).length))
        .join(''),
      places: words.map((word) => placeSigns(stemPlaces(word))).join(''),
      units,
      unitCounts: units
        .map((unit) => numberSign((known.units.get(unit) ?? 0) - unitPlaces(unit).length))
        .join(''),
      unitPlaces: units.map((unit) => placeSigns(unitPlaces(unit))).join(''),
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
