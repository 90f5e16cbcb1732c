import {
  type AskCondition,
  type AskEntry,
  type AskField,
  type AskResult,
  type Lexicon,
  lexiconOf,
  type Phrase,
} from '../../src/ask/lexicon.ts';
import {
  cellEnd,
  cellKind,
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
  placeSigns,
  slugOf,
  verbatim,
} from '../../src/ask/parts.ts';
import {
  fixedUnits,
  knownBy,
  optionPhrases,
  type Prepared,
  prepareEntry,
  wordsOf,
} from '../../src/ask/prepare.ts';
import { shortHash } from './output.ts';

/*
 * Writes the lexicon of questions as src/ask/parts.ts reads it: for the build, and in memory for the
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

/** The phrases of a record that are written as stems. */
const phrasesOf = (record: Columns): readonly Phrase[] =>
  Object.entries(record as Record<string, readonly Phrase[] | undefined>).flatMap(([key, value]) =>
    cellKind.phrases.test(key) && value ? value.filter(isPlain) : [],
  );

/** A record of the lexicon, with the character of its kind. */
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

/** Joins texts that must not have the separator in them; throws an Error if one has. */
function joined(texts: readonly string[], separator: string): string {
  const wrong = texts.find((text) => text.includes(separator));
  if (wrong !== undefined)
    throw new Error(`The search box cannot keep a text with “${separator}”: ${wrong}`);
  return texts.join(separator);
}

/** Writes a value as `read` of src/ask/parts.ts reads it; `sign` gives the character of a stem. */
function cellOf(key: string, value: unknown, sign: (stem: string) => string): string {
  if (value === undefined) return '';
  if (cellKind.phrases.test(key)) {
    const written = (value as readonly Phrase[]).map((phrase) =>
      isPlain(phrase) ? wordsOf(phrase).map(sign).join('') : `${verbatim}${phrase}`,
    );
    // In an order in which phrases that begin alike stand together.
    return joined([...new Set(written)].sort(), ' ');
  }
  if (cellKind.json.test(key)) return JSON.stringify(value);
  if (cellKind.list.test(key)) return joined((value as readonly unknown[]).map(String), itemEnd);
  if (cellKind.pairs.test(key)) {
    const pairs = Object.entries(value as Record<string, unknown>);
    return joined(
      pairs.map(([one, other]) => joined([one, String(other)], halfEnd)),
      itemEnd,
    );
  }
  if (cellKind.conditions.test(key))
    return joined(
      (value as readonly AskCondition[]).map(({ field, is }) =>
        is ? joined([field, joined(is, ',')], halfEnd) : field,
      ),
      itemEnd,
    );
  return String(value) || emptyText;
}

/** Writes rows by columns; `sign` gives the character of a stem. */
function write(rows: readonly Row[], sign: (stem: string) => string): string {
  const columns = [...Map.groupBy(rows, ({ type }) => type)].flatMap(([type, own]) => {
    const keys = columnsOf[type].split(' ');
    const unknown = own.flatMap(({ record }) =>
      Object.keys(record).filter((key) => record[key] !== undefined && !keys.includes(key)),
    );
    if (unknown.length > 0) throw new Error(`The search box has no column for ${unknown[0]}.`);
    return keys.map((key) => {
      const cells = own.map(({ record }) => {
        const isDerived =
          (key === 'label' && record[key] === labelOf(String(record.id))) ||
          (key === 'slug' && record[key] === slugOf(String(record.title)));
        return isDerived ? '' : cellOf(key, record[key], sign);
      });
      return joined(cells, cellEnd).replace(/`+$/, '');
    });
  });
  return joined([rows.map(({ type }) => type).join(''), ...columns], columnEnd);
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
    .flatMap(({ record }) => phrasesOf(record));
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
  const areAllRead = groups.length <= mostParts;
  const placesFor = (all: readonly string[], places: (each: string) => readonly number[]) =>
    all.map((each) => (areAllRead ? [] : places(each)));
  const countSigns = (
    all: readonly string[],
    counts: ReadonlyMap<string, number>,
    places: readonly (readonly number[])[],
  ) =>
    all.map((each, at) => numberSign((counts.get(each) ?? 0) - (places[at]?.length ?? 0))).join('');
  const [wordPlaces, signPlaces] = [placesFor(words, stemPlaces), placesFor(units, unitPlaces)];
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
      counts: countSigns(words, known.stems, wordPlaces),
      places: areAllRead ? '' : wordPlaces.map(placeSigns).join(''),
      units,
      unitCounts: countSigns(units, known.units, signPlaces),
      unitPlaces: areAllRead ? '' : signPlaces.map(placeSigns).join(''),
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
