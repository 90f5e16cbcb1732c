import type { AskEntry, AskField, AskResult, Lexicon, Phrase, Usual } from './lexicon.ts';
import { isDuration, unitKey, unitsNamed } from './units.ts';
import { prepositions } from './vocabulary.ts';
import { fillers, stem } from './words.ts';

/*
 * The lexicon made ready for reading questions: phrases as stems, and how much each word says.
 */

/** A phrase as stems, with what it names and how surely. */
export interface Cue {
  /** The id of a field or result; "courses.credits" within rows. */
  readonly slot: string;
  readonly stems: readonly string[];
  readonly weight: number;
}

/** The weight of a phrase that is a preposition or the like: it names a field only right beside its number. */
const weakWeight = 0.45;

/** Whether a phrase says enough to name its field from some words away. */
export const isStrong = ({ weight }: Pick<Cue, 'weight'>): boolean => weight > weakWeight;

/** Whether an id is that of a result, which begins with "=" to tell it from a field's. */
export const isResult = (slot: string): boolean => slot.startsWith('=');

/** A phrase that names an option of a choice. */
export interface OptionCue {
  readonly field: string;
  readonly option: string;
  readonly stems: readonly string[];
  /** The text itself, where upper case matters: the grade "A". */
  readonly exact?: string | undefined;
}

/** A field by its path, also within rows. */
export interface Slot {
  readonly id: string;
  readonly field: AskField;
  /** The id of the rows field that it is in. */
  readonly row?: string | undefined;
  readonly money: boolean;
  /** The numbers that people type. */
  readonly usual?: Usual | undefined;
}

/** One word of a form, or the field that stands in its place. */
export type FormPart =
  | { readonly word: string }
  | {
      readonly field: string /** "-{percent}": the number is taken off. */;
      readonly negative: boolean;
    };

/** A phrase that names a calculator. */
export interface Name {
  /** Its stems, small words included, in their order. */
  readonly all: readonly string[];
  /** Those that say something. */
  readonly stems: readonly string[];
}

/** A number that is said in words, for one field. */
export interface NamedNumber {
  readonly stems: readonly string[];
  readonly slot: string;
  readonly value: number;
  /** The unit that the number is in. */
  readonly unit: string;
}

/** A calculator, ready for questions. */
export interface Prepared {
  readonly entry: AskEntry;
  readonly names: readonly Name[];
  readonly slots: readonly Slot[];
  readonly bySlot: ReadonlyMap<string, Slot>;
  /** Pairs of choices with the same options, such as two currencies: from and to. */
  readonly pairs: readonly (readonly [from: string, to: string])[];
  /** Numbers that are said in words, by the stems of the words. */
  readonly named: readonly NamedNumber[];
  /** Cues by their first stem. */
  readonly cues: ReadonlyMap<string, readonly Cue[]>;
  readonly options: ReadonlyMap<string, readonly OptionCue[]>;
  /** Every stem that the calculator knows, and those of its names. */
  readonly stems: ReadonlySet<string>;
  readonly nameStems: ReadonlySet<string>;
  /** The units of its fields. */
  readonly fieldUnits: ReadonlySet<string>;
  /** Phrases that a question is refused for. */
  readonly without: readonly (readonly string[])[];
  /** The units that a converter converts between. */
  readonly units: ReadonlySet<string>;
  /** Whether "3/4" is one number here. */
  readonly fractions: boolean;
  /** Whether "24:36" is a time or a duration here. */
  readonly clocks: boolean;
  /** The choices that decide which fields there are. */
  readonly modes: ReadonlySet<string>;
  /** The choices that decide the unit of a field. */
  readonly measured: ReadonlySet<string>;
  readonly forms: readonly (readonly FormPart[])[];
}

/** All calculators, ready for questions. */
export interface Interpreter {
  readonly all: readonly Prepared[];
  /** How much a stem says: the fewer calculators know it, the more. */
  readonly weight: (stem: string) => number;
  /** How much a unit says: the fewer calculators have it, the more; durations, money and percent say nothing. */
  readonly unitWeight: (unit: string) => number;
  /** Every stem that some calculator knows, by its first letter. */
  readonly vocabulary: ReadonlyMap<string, readonly string[]>;
}

/** A phrase as stems. */
export function wordsOf(phrase: Phrase): readonly string[] {
  if (typeof phrase !== 'string') return phrase;
  if (phrase === '-') return ['-'];
  return (phrase.match(/\p{L}[\p{L}\p{M}]*(?:'\p{L}+)?|[\p{Sc}%²³+×÷*=]|\d+/gu) ?? []).map(stem);
}
const meaningful = (words: readonly string[]): readonly string[] =>
  words.filter((word) => !fillers.has(word));

/** Prepositions and the like: they name a field only right beside its number. */
const weak = new Set(prepositions.split(' ').map(stem));

function slotsOf(entry: AskEntry, quantities: Lexicon['quantities']): readonly Slot[] {
  const slot = (id: string, field: AskField, row?: string): Slot => {
    const quantity = quantities[field.quantity ?? ''];
    const isMoney = quantity?.measure === 'money' || unitKey(field.unit ?? '').startsWith('$');
    return {
      id,
      field,
      row,
      money: isMoney,
      usual: field.usual ? [...field.usual, ''] : quantity?.usual,
    };
  };
  return Object.entries(entry.fields).flatMap(([id, field]) =>
    field.fields
      ? Object.entries(field.fields).map(([sub, each]) => slot(`${id}.${sub}`, each, id))
      : [slot(id, field)],
  );
}

const grouped = <T extends { readonly stems: readonly string[] }>(
  all: readonly T[],
): ReadonlyMap<string, readonly T[]> => {
  const map = new Map<string, T[]>();
  for (const each of all) {
    const key = each.stems[0] ?? '';
    map.set(key, [...(map.get(key) ?? []), each]);
  }
  // The longest phrase first.
  for (const list of map.values()) list.sort((a, b) => b.stems.length - a.stems.length);
  return map;
};

/** What a calculator's title names. */
export const nameIn = (title: string): string => title.replace(/ (?:Calculator|Converter)$/, '');

/** Makes one calculator ready for questions. */
export function prepareEntry(entry: AskEntry, quantities: Lexicon['quantities']): Prepared {
  const slots = slotsOf(entry, quantities);
  const title = nameIn(entry.title);
  const own = new Set(wordsOf(title));
  const raw: Cue[] = [];
  const add = (slot: string, phrase: Phrase, weight: number) => {
    const all = wordsOf(phrase);
    if (all.length === 0) return;
    const isWeak = all.length === 1 && weak.has(all[0] ?? '');
    raw.push({ slot, stems: all, weight: isWeak ? weakWeight : weight });
  };
  const named: readonly (readonly [string, AskField | AskResult])[] = [
    ...slots.map(({ id, field }) => [id, field] as const),
    ...Object.entries(entry.results).map(([id, result]) => [`=${id}`, result] as const),
  ];
  for (const [id, { label, say = [], quantity }] of named) {
    const words = wordsOf(label.replace(/\{.*?\}|\(.*?\)/g, ''));
    add(id, words, 1.1);
    // A word of the title says little about one field.
    for (const word of meaningful(words)) add(id, [word], own.has(word) ? 0.46 : 0.75);
    // "Side a", "Trials n"; not "Raise a month".
    for (const [at, letter] of words.entries()) {
      const isName = letter !== 'a' || at === words.length - 1;
      if (letter.length === 1 && isName) raw.push({ slot: id, stems: [letter], weight: 0.7 });
    }
    for (const phrase of quantities[quantity ?? '']?.say ?? []) add(id, phrase, 0.85);
    for (const phrase of say) add(id, phrase, 1.15);
  }
  for (const {
    id,
    field: { unit },
  } of slots) {
    // A counted thing is a cue: 12 people, 3 meals.
    if (unit && unitsNamed(unit).length === 0 && !unit.startsWith('%')) add(id, unit, 0.9);
  }
  // Fields share words with fields, results with results.
  const keyOf = ({ slot, stems }: Cue) => `${isResult(slot)} ${stems.join(' ')}`;
  /** The best cue of each slot, by what it says. */
  const best = new Map<string, Map<string, Cue>>();
  for (const cue of raw) {
    const all = best.get(keyOf(cue)) ?? new Map<string, Cue>();
    best.set(keyOf(cue), all);
    if ((all.get(cue.slot)?.weight ?? 0) < cue.weight) all.set(cue.slot, cue);
  }
  const cues = [...best.values()].flatMap((all) =>
    [...all.values()].map((cue) => ({ ...cue, weight: cue.weight / all.size ** 0.6 })),
  );
  const options = slots
    .flatMap(({ id, field }) =>
      Object.entries(field.options ?? {}).flatMap(([option, phrases]) =>
        phrases.map((phrase): OptionCue => {
          const text = String(phrase);
          return {
            field: id,
            option,
            stems: /^[A-F][+-]?$/.test(text) ? [text.toLowerCase()] : wordsOf(phrase),
            exact: /^[A-Z]$/.test(text) ? text : undefined,
          };
        }),
      ),
    )
    .filter(({ stems }) => stems.length > 0);
  const names = [title, ...entry.names].map((name): Name => {
    const all = wordsOf(name);
    return { all, stems: meaningful(all) };
  });
  const forms = (entry.forms ?? []).map((form) =>
    (form.match(/-?\{[\w.]+\}|\p{L}+|[^\s\p{L}{}]/gu) ?? []).map(
      (part): FormPart =>
        part.endsWith('}')
          ? { field: part.replace(/[-{}]/g, ''), negative: part.startsWith('-') }
          : { word: /\p{L}/u.test(part) ? stem(part) : part },
    ),
  );
  const without = (entry.without ?? []).map(wordsOf);
  const pairs = Object.entries(entry.pairs ?? {});
  const spoken = slots.flatMap(({ id, field }) =>
    Object.entries(field.named ?? {}).map(([phrase, value]): NamedNumber => {
      const { unit = '', by = '', units } = field;
      const sign = units?.[entry.fields[by]?.default ?? ''] ?? unit;
      return { stems: wordsOf(phrase), slot: id, value: Number(value), unit: unitKey(sign) };
    }),
  );
  return {
    entry,
    names,
    slots,
    bySlot: new Map(slots.map((slot) => [slot.id, slot])),
    named: spoken.sort((a, b) => b.stems.length - a.stems.length),
    pairs,
    cues: grouped(cues),
    options: grouped(options),
    nameStems: new Set(names.flatMap((name) => name.stems)),
    fieldUnits: new Set(slots.flatMap(({ field: { unit } }) => unit ?? [])),
    stems: new Set([
      ...names.flatMap((name) => name.stems),
      ...cues.flatMap((cue) => cue.stems),
      ...options.flatMap((cue) => cue.stems),
      ...forms.flat().flatMap((part) => ('word' in part ? part.word : [])),
    ]),
    without,
    units: new Set(
      slots.flatMap(({ field: { by = '', units = {} } }) =>
        pairs.flat().includes(by) ? Object.values(units).map(unitKey) : [],
      ),
    ),
    fractions: !entry.divides,
    forms,
    clocks: entry.clocks !== undefined,
    measured: new Set(entry.measured),
    modes: new Set(entry.modes),
  };
}

/** How many calculators know each stem and have each unit. */
export interface Known {
  readonly calculators: number;
  /** Stems that no calculator knows, but some refuse, are 0. */
  readonly stems: ReadonlyMap<string, number | undefined>;
  readonly units: ReadonlyMap<string, number | undefined>;
}

/** The units of a calculator's fields that are the same whatever is chosen. */
export const fixedUnits = ({ slots }: Prepared): ReadonlySet<string> =>
  new Set(
    slots.flatMap(({ field: { unit, alsoIn = [] } }) =>
      unit === undefined ? [] : [unit, ...alsoIn],
    ),
  );

/** Counts what calculators know. */
export function knownBy(all: readonly Prepared[]) {
  const stems = new Map<string, number>();
  const units = new Map<string, number>();
  const count = (counts: Map<string, number>, each: string) =>
    counts.set(each, (counts.get(each) ?? 0) + 1);
  for (const prepared of all) {
    for (const each of prepared.stems) count(stems, each);
    for (const each of fixedUnits(prepared)) count(units, each);
  }
  for (const each of all.flatMap(({ without }) => without.flat()))
    stems.set(each, stems.get(each) ?? 0);
  return { calculators: all.length, stems, units };
}

/** What an interpreter has from the words of the whole catalogue, whatever calculators it tries. */
export function weightsOf({ calculators, stems, units }: Known): Omit<Interpreter, 'all'> {
  const vocabulary = new Map<string, string[]>();
  for (const each of stems.keys()) {
    const letter = each[0] ?? '';
    const there = vocabulary.get(letter);
    if (there) there.push(each);
    else vocabulary.set(letter, [each]);
  }
  const says = (known: number | undefined) => (known ? Math.log(1 + calculators / known) : 0);
  return {
    weight: (each) => says(stems.get(each)),
    unitWeight: (unit) => {
      const known = isDuration(unit) || /^[%$°]/.test(unit) ? 0 : units.get(unit);
      return known && known < 5 ? says(known) / 2 : 0;
    },
    vocabulary,
  };
}
