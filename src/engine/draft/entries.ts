import { piWord } from '../../../schemas/formula.ts';
import type { Given, Law } from '../../../schemas/manifest.ts';
import { fieldNames, labelOf, objectAt, resultNames } from '../../../schemas/references.ts';
import {
  fits,
  isObject,
  type JsonObject,
  objectOf,
  propertyOf,
  type Schema,
  shapeOf,
  starting,
} from '../../../schemas/shapes.ts';
import type { DraftData, Path } from './draft.ts';

/*
 * What a press in the form does to a draft: a new id, a new symbol, another shape, a new entry.
 */

/** Latin letters that are no letter with an accent. */
const latin = new Map(
  Object.entries({ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' }),
);

/**
 * The id that a label suggests, in camelCase; with a number behind it if that is taken. A label of another
 * script, or of signs alone, gives what its entry is, numbered: “number1”.
 */
export function idFrom(label: string, taken: readonly string[], otherwise = 'value'): string {
  const [first = '', ...rest] = label
    .toLowerCase()
    .replace(/\P{ASCII}/gu, (letter) => latin.get(letter) ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}|['’]/gu, '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  const words = first + rest.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  const id = words.replace(/^\d+/, '').replace(/^[A-Z]/, (letter) => letter.toLowerCase());
  const isFree = (each: string) => each !== piWord && !taken.includes(each);
  const [base, begin] = id === '' ? [otherwise, 1] : [id, 2];
  for (let count = begin, each = id || `${base}${count++}`; ; each = `${base}${count++}`) {
    if (isFree(each)) return each;
  }
}

/** What a label says of the kind of a field or a result, in the order in which it is looked for. */
const kindWords: readonly (readonly [words: RegExp, field: string, result: string])[] = [
  [
    /%|\b(?:percent(?:age)?|share|interest rate|tax rate|discount rate|margin|probability)\b/i,
    'number',
    'percent',
  ],
  [/\b(?:date|birthday|deadline|born)\b/i, 'date', 'date'],
  [
    /\b(?:number of|how many|people|persons|guests|pieces|items|servings|portions|rooms)\b/i,
    'integer',
    'number',
  ],
  [
    /[€$£₹]|\b(?:price|cost|costs|fee|rent|salary|income|wage|wages|budget|deposit|payment|premium|savings|bill|loan|amount|profit|revenue|tax|money)\b/i,
    'number',
    'money',
  ],
  [/\b(?:type|sort|kind|which|method|gender|sex|category)\b/i, 'choice', 'text'],
  [/\b(?:scores|marks|numbers|values|grades)\b/i, 'list', 'number'],
];

const wordsFor = (label: string) => kindWords.find(([words]) => words.test(label));

/** The kind that the label of a new field or result suggests; `undefined` if it says nothing. */
export const kindFrom = (label: string, part: unknown): string | undefined =>
  wordsFor(label)?.[part === 'fields' ? 1 : 2];

/** A label and the unit in brackets behind it: “Radius (cm)”. */
export function labelAndUnit(text: string): { readonly label: string; readonly unit?: string } {
  const [, label, unit] = /^(.+?)\s*\(([^()\s]{1,12})\)$/.exec(text.trim()) ?? [];
  return label && unit ? { label, unit } : { label: text.trim() };
}

/** The unit, or the amount of money, that the label of a number suggests. */
function unitFrom(label: string, isField: boolean): JsonObject {
  const [words, kind, result] = wordsFor(label) ?? [];
  if (result === 'percent' && isField) return { unit: '%' };
  if (result !== 'money' || kind !== 'number' || !isField) return {};
  return { quantity: /\b(?:price|cost)\b/i.test(label) && words ? 'unitPrice' : 'money' };
}

/** Every value under a key of this name, anywhere in a draft. */
function everyAt(name: string, value: unknown): readonly unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => [
    ...(key === name ? [each] : []),
    ...everyAt(name, each),
  ]);
}

const alphabet = [...'abcdefghijklmnopqrstuvwxyz'];
const greek = 'alpha beta gamma delta theta lambda mu rho sigma phi omega'.split(' ');

/** A symbol that a draft does not use yet: a letter of the label if there is one. */
export function symbolFor(label: string, data: DraftData): string {
  const taken = new Set(everyAt('symbol', data));
  const own = label.normalize('NFKD').match(/[A-Za-z]/g) ?? [];
  // e, i and o are read as a number, and l as a one.
  const isClear = (letter: string) => !'eilo'.includes(letter);
  const lower = own.map((letter) => letter.toLowerCase());
  const upper = own.map((letter) => letter.toUpperCase()).filter((letter) => letter !== 'O');
  const wished = [lower.slice(0, 1).filter(isClear), upper.slice(0, 1), lower.filter(isClear)];
  const all = [...wished.flat(), ...upper, ...alphabet.filter(isClear)];
  const further = [...greek.map((name) => `\\${name}`)];
  for (let count = 1; ; count += 1) {
    const free = [...all, ...further].find((each) => !taken.has(each));
    if (free !== undefined) return free;
    further.push(`x_{${count}}`);
  }
}

/** A list or record with an entry moved by so many places. */
export function moved(value: unknown, key: string | number, by: number): unknown {
  const entries = Object.entries(value as object);
  const from = entries.findIndex(([each]) => each === String(key));
  const entry = entries[from];
  const to = from + by;
  if (!entry || to < 0 || to >= entries.length) return value;
  const rest = entries.toSpliced(from, 1).toSpliced(to, 0, entry);
  return Array.isArray(value) ? rest.map(([, each]) => each) : Object.fromEntries(rest);
}

/** A list or record without one entry. */
export const without = (value: unknown, key: string | number): unknown =>
  Array.isArray(value)
    ? value.toSpliced(Number(key), 1)
    : Object.fromEntries(Object.entries(value as object).filter(([each]) => each !== String(key)));

/** A value in another shape, with what of the old one has a place in it. */
export function inShape(value: unknown, option: Schema) {
  const shape = shapeOf(option);
  const begun = starting(option);
  if (shape.is === 'object' && isObject(value)) {
    // What two kinds have in common stays; their kind itself does not.
    const kept = Object.entries(value).filter(([key, each]) => {
      const of = propertyOf(shape, key);
      return of !== undefined && fits(of, each);
    });
    return { ...(begun as JsonObject), ...Object.fromEntries(kept) };
  }
  // One text becomes the first of several, and the other way round.
  if (shape.is === 'list' && typeof value === 'string' && value !== '') {
    const of = objectOf(shape.of);
    if (!of) return [value];
    const key = ['formula', 'say', 'text'].find((each) => each in of.properties);
    return key === undefined ? begun : [{ [key]: value }];
  }
  if (shape.is === 'text' && Array.isArray(value)) {
    const texts = value.flatMap((each) => (isObject(each) ? Object.values(each) : [each]));
    return texts.find((each) => typeof each === 'string') ?? begun;
  }
  return begun;
}

/** What is known of an entry that is to be added to a list or record. */
interface NewEntry {
  /** The path of the list or record. */
  readonly path: Path;
  /** The shape of the entry, and the text that tells it from others: `{ kind: 'number' }`. */
  readonly option: Schema;
  readonly discriminant: Readonly<Record<string, string>>;
  readonly label: string | undefined;
  /** The unit that was typed behind the label. */
  readonly unit?: string | undefined;
}

/** An entry that is added: what its shape needs, with its label, a symbol, and what most of its kind have. */
export function newEntry(
  data: DraftData,
  { path, option, discriminant, label, unit }: NewEntry,
): unknown {
  const shape = objectOf(option);
  const begun = starting(option);
  if (!shape || !isObject(begun)) return begun;
  const has = (key: string) => Object.hasOwn(shape.properties, key);
  const [list] = path.length === 1 ? path : [];
  const isNumber = discriminant.kind === 'number' || discriminant.kind === 'integer';
  const usual: Record<string, unknown> =
    label !== undefined && isNumber ? { ...unitFrom(label, list === 'fields') } : {};
  if (unit !== undefined && has('unit')) usual.unit = unit;
  if (label !== undefined && has('symbol')) usual.symbol = symbolFor(label, data);
  if (list === 'results') {
    const isLarge = (each: unknown) => isObject(each) && each.headline === true;
    const results = Object.values(objectAt(data, 'results'));
    if (has('formula')) usual.formula = '';
    if (discriminant.kind === 'number') usual.digits = 2;
    if (has('headline') && !results.some(isLarge)) usual.headline = true;
  }
  if (list === 'examples') {
    // A blank figure is wrong, and what is wrong with it says which it should be.
    usual.shows = Object.fromEntries(resultNames(data).map(({ id }) => [id, '']));
  }
  const known = { ...discriminant, ...(label !== undefined && { label }) };
  return { ...known, ...begun, ...known, ...usual };
}

/** The question that an example answers, as a visitor would ask it; nothing without a title and inputs. */
function questionOf({ title }: DraftData, inputs: readonly string[]): JsonObject {
  if (typeof title !== 'string' || !title.trim() || inputs.length === 0) return {};
  const name = title.trim().replace(/\s+calculator$/i, '');
  const given = inputs.map((input) =>
    input.replace(/^\p{Lu}(?!\p{Lu})/u, (sign) => sign.toLowerCase()),
  );
  const last = given.pop();
  const all = given.length > 0 ? `${given.join(', ')} and ${last}` : last;
  return { asked: [`${name.toLowerCase()} with ${all}`] };
}

/** The most characters of a proposed name of an example, and of an input that it names. */
const longestExample = 60;
const longestPart = 40;

/** An example of what the page shows now, named after its first inputs. */
export function exampleFrom(
  data: DraftData,
  {
    given,
    shows,
  }: { readonly given: Record<string, Given>; readonly shows: Record<string, string> },
): JsonObject {
  const parts = Object.entries(given).flatMap(([id, value]) => {
    if (value === '' || typeof value === 'object' || String(value).length > longestPart) return [];
    const field = objectAt(objectAt(data, 'fields'), id);
    const option = objectAt(objectAt(field, 'options'), String(value));
    const unit = typeof field.unit === 'string' ? ` ${field.unit}` : '';
    return [`${labelOf(id, field)} ${labelOf(String(value), option)}${unit}`];
  });
  const enough = parts.findLastIndex(
    (_, at) => parts.slice(0, at + 1).join(', ').length <= longestExample,
  );
  const title = parts.slice(0, enough + 1).join(', ') || parts[0] || 'What the form opens with';
  return { title, given, ...questionOf(data, parts), shows };
}

/** A law as a sentence. */
export function lawInWords(data: DraftData, law: Law): string {
  const labels = new Map(
    [
      ...fieldNames(data),
      ...Object.entries(objectAt(data, 'results')).map(([id, each]) => ({
        id,
        label: labelOf(id, each),
      })),
    ].map(({ id, label }) => [id, label]),
  );
  const name = (id: string) => `“${labels.get(id) ?? id}”`;
  const names = (ids: readonly string[]) =>
    ids
      .map(name)
      .join(', ')
      .replace(/, ([^,]*)$/, ' and $1');
  /** More of a field: of a choice, an option with a higher number; of a date, a later one. */
  const more = (id: string) => {
    const { kind } = objectAt(objectAt(data, 'fields'), id);
    if (kind === 'choice') return `An option of ${name(id)} with a higher number`;
    return `A ${kind === 'date' || kind === 'time' ? 'later' : 'higher'} ${name(id)}`;
  };
  switch (law.law) {
    case 'rises':
      return `${more(law.raise)} never lowers ${name(law.result)}`;
    case 'falls':
      return `${more(law.raise)} never raises ${name(law.result)}`;
    case 'holds':
      return `${name(law.raise)} never changes ${name(law.result)}`;
    case 'scales':
      return `Twice ${names(law.fields)} gives twice ${names(law.results)}`;
    case 'shifts':
      return `What is added to ${names(law.fields)} is added to ${names(law.results)}`;
    case 'sums':
      return `${names(law.parts)} add up to ${name(law.whole)}`;
    case 'returns':
      return `With ${names(law.swap)} exchanged, ${name(law.result)} as ${name(law.field)} leads back`;
    case 'symmetric':
      return `${names(law.fields)} exchanged, ${names(law.results)} stay the same`;
  }
}
