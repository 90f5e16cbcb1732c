import { piWord, token } from '../../../schemas/formula.ts';
import type { Given, Law } from '../../../schemas/manifest.ts';
import { type DraftData, type Path, valueAt } from '../draft/draft.ts';
import {
  fieldNamed,
  fieldNames,
  keysNameAt,
  labelOf,
  objectAt,
  referenceAt,
  resultNames,
} from './references.ts';
import {
  isObject,
  type JsonObject,
  type JsonSchema,
  type Place,
  rewritten,
  type Schemas,
} from './shapes.ts';

/*
 * What a press in the form does to a draft: a new id, a new symbol, a rename that everything follows.
 */

/** The id that a label suggests, in camelCase; with a number behind it if that is taken. */
export function idFrom(label: string, taken: readonly string[], otherwise = 'value'): string {
  const [first = '', ...rest] = label
    .normalize('NFKD')
    .replace(/\p{M}|['’]/gu, '')
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)
    .map((word) => word.toLowerCase());
  const words = first + rest.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  const id = words.replace(/^\d+/, '').replace(/^[A-Z]/, (letter) => letter.toLowerCase());
  const base = id === '' ? otherwise : id;
  const isFree = (each: string) => each !== piWord && !taken.includes(each);
  for (let count = 2, each = base; ; each = `${base}${count++}`) if (isFree(each)) return each;
}

/** The ids that formulas can name: fields, figures and constants share one set. */
export const sharedIds = (data: DraftData): readonly string[] => [
  ...Object.keys(objectAt(data, 'fields')),
  ...Object.keys(objectAt(data, 'constants')),
  ...[objectAt(data, 'results'), objectAt(data, 'workings')].flatMap((figures) => [
    ...Object.keys(figures),
    ...Object.values(figures).flatMap((each) => Object.keys(objectAt(each, 'constants'))),
  ]),
];

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

/** A formula with one id, or the first part of “courses.credits”, replaced. */
export const renamedInFormula = (formula: string, from: string, to: string): string =>
  formula.replace(new RegExp(token.source, 'g'), (whole: string, ...groups: unknown[]) => {
    const [, id, , at] = groups as [string | undefined, string | undefined, unknown, number];
    if (id === undefined) return whole;
    // A function is called; nothing else stands before a bracket.
    if (/^\s*\(/.test(formula.slice(at + whole.length))) return whole;
    const blank = whole.slice(0, whole.length - id.length);
    return `${blank}${renamedName(id, from, to)}`;
  });

/** A name or a path that begins with it: “courses” in “courses.credits”. */
const renamedName = (name: string, from: string, to: string): string =>
  name === from || name.startsWith(`${from}.`) ? to + name.slice(from.length) : name;

const renamedInPlaces = (text: string, from: string, to: string): string =>
  text.replace(/\{([\w.-]+)\}/g, (_, name: string) => `{${renamedName(name, from, to)}}`);

const isIn = (path: Place['path'], start: Path): boolean =>
  start.every((part, index) => path[index] === part);

/** How the texts and ids of a draft follow when the entry at a path gets another id. */
function following(data: DraftData, path: Path, to: string): Parameters<typeof rewritten>[3] {
  const from = String(path.at(-1));
  const pattern = path.map((part, index) => (index % 2 === 0 ? part : '*')).join('.');
  const keep = (text: string) => text;

  // An option of a choice, which may stand in a row.
  if (/^fields\.\*(\.fields\.\*)?\.options\.\*$/.test(pattern)) {
    const owner = path.slice(0, -2);
    const field = valueAt(data, owner);
    const name = [owner[1], owner[3]].filter((each) => each !== undefined).join('.');
    const isOf = (given: unknown, place: Place) => fieldNamed(data, given, place.path) === field;
    return {
      text(text, place) {
        const reference = referenceAt(place.pattern);
        if (reference === 'template')
          return renamedInPlaces(text, `${name}.${from}`, `${name}.${to}`);
        if (text !== from) return text;
        const parent = place.around.findLast(isObject) ?? {};
        if (reference === 'optionOfField') return isOf(parent.field, place) ? to : text;
        if (reference === 'ownOption') return parent === field ? to : text;
        const isGiven = place.path[0] === 'examples' && place.path[2] === 'given';
        const given = [place.path[3], place.path[5]].filter((each) => each !== undefined);
        return isGiven && given.join('.') === name ? to : text;
      },
      key(key, record) {
        const isNamed =
          keysNameAt(record.pattern) === 'optionOfBy' &&
          isOf(record.around.findLast(isObject)?.by, record);
        return isNamed && key === from ? to : key;
      },
    };
  }

  // A field of a row.
  if (/^fields\.\*\.fields\.\*$/.test(pattern)) {
    const rows = String(path[1]);
    const [old, fresh] = [`${rows}.${from}`, `${rows}.${to}`];
    return {
      text(text, place) {
        const reference = referenceAt(place.pattern);
        if (reference === 'formula') return renamedInFormula(text, old, fresh);
        if (reference === 'template') return renamedInPlaces(text, old, fresh);
        if (reference === 'nearField' && isIn(place.path, path.slice(0, 3)) && text === from) {
          return to;
        }
        return reference !== undefined && text === old ? fresh : text;
      },
      key(key, { path: at }) {
        const isCell = at[0] === 'examples' && at[2] === 'given' && at[3] === rows;
        return isCell && key === from ? to : key;
      },
    };
  }

  if (/\.columns\.\*$/.test(pattern)) {
    const table = path.slice(0, -2);
    return {
      text(text, place) {
        if (!isIn(place.path, table)) return text;
        const reference = referenceAt(place.pattern);
        if (reference === 'columnTemplate') return renamedInPlaces(text, from, to);
        return reference === 'column' && text === from ? to : text;
      },
      key: keep,
    };
  }

  if (/^cases\.\*$/.test(pattern)) {
    return {
      text: (text, place) => (referenceAt(place.pattern) === 'case' && text === from ? to : text),
      key: keep,
    };
  }

  // Fields, figures and constants.
  if (/^(fields|results|workings|constants)\.\*$|\.constants\.\*$/.test(pattern)) {
    return {
      text(text, place) {
        switch (referenceAt(place.pattern)) {
          case 'formula':
            return renamedInFormula(text, from, to);
          case 'template':
            return renamedInPlaces(text, from, to);
          case 'nearField': {
            const isOfRow =
              place.path[2] === 'fields' &&
              Object.hasOwn(objectAt(valueAt(data, place.path.slice(0, 2)), 'fields'), text);
            return isOfRow ? text : renamedName(text, from, to);
          }
          case 'field':
          case 'result':
          case 'figure':
          case 'fieldOrResult':
          case 'name':
            return renamedName(text, from, to);
          default:
            return text;
        }
      },
      key(key, record) {
        const named = keysNameAt(record.pattern);
        return named !== undefined && named !== 'optionOfBy' && key === from ? to : key;
      },
    };
  }
  return { text: keep, key: keep };
}

/** A draft with another id for the entry of a record, and for everything that names it. */
export function renamed(schemas: Schemas, data: DraftData, path: Path, to: string): DraftData {
  const record = path.slice(0, -1);
  const from = String(path.at(-1));
  const { text, key } = following(data, path, to);
  return rewritten(schemas, schemas.root, data, {
    text,
    key: (each, place) =>
      each === from && place.path.length === record.length && isIn(place.path, record)
        ? to
        : key(each, place),
  }) as DraftData;
}

/** Why an id cannot be given to the entry of a record; `undefined` if it can. */
export function idProblem(data: DraftData, path: Path, to: string): string | undefined {
  const record = valueAt(data, path.slice(0, -1));
  const isShared =
    /^(fields|results|workings|constants)$/.test(String(path[0])) &&
    (path.length === 2 || path.at(-2) === 'constants');
  const isWord = isShared || path.at(-2) === 'fields' || path.at(-2) === 'columns';
  if (to === '') return 'must not be blank.';
  if (isWord && !/^[a-z][A-Za-z0-9]*$/.test(to)) {
    return `“${to}” is not one word in camelCase: “annualRate”.`;
  }
  if (isShared && to === piWord) return `“${to}” is the number π in formulas.`;
  const taken = isShared ? sharedIds(data) : Object.keys(isObject(record) ? record : {});
  return taken.includes(to) ? `“${to}” is taken.` : undefined;
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
export function inShape(schemas: Schemas, value: unknown, option: JsonSchema) {
  const shape = schemas.shape(option);
  const starting = schemas.starting(option);
  if (shape.is === 'object' && isObject(value)) {
    // What two kinds have in common stays; their kind itself does not.
    const kept = Object.entries(value).filter(([key, each]) => {
      const of = Object.hasOwn(shape.properties, key) ? shape.properties[key] : undefined;
      return of !== undefined && schemas.fits(of, each);
    });
    return { ...(starting as JsonObject), ...Object.fromEntries(kept) };
  }
  // One text becomes the first of several, and the other way round.
  if (shape.is === 'list' && typeof value === 'string' && value !== '') {
    const of = schemas.shape(shape.of);
    if (of.is !== 'object') return [value];
    const key = ['formula', 'say', 'text'].find((each) => each in of.properties);
    return key === undefined ? starting : [{ [key]: value }];
  }
  if (shape.is === 'text' && Array.isArray(value)) {
    const texts = value.flatMap((each) => (isObject(each) ? Object.values(each) : [each]));
    return texts.find((each) => typeof each === 'string') ?? starting;
  }
  return starting;
}

/** What is known of an entry that is to be added to a list or record. */
interface NewEntry {
  /** The place of the list or record. */
  readonly pattern: string;
  /** The shape of the entry, and the text that tells it from others: `{ kind: 'number' }`. */
  readonly option: JsonSchema;
  readonly told: Readonly<Record<string, string>>;
  readonly label: string | undefined;
}

/** An entry that is added: what its shape needs, with its label, a symbol, and what most of its kind have. */
export function newEntry(
  schemas: Schemas,
  data: DraftData,
  { pattern, option, told, label }: NewEntry,
): unknown {
  const shape = schemas.shape(option);
  const starting = schemas.starting(option);
  if (shape.is !== 'object' || !isObject(starting)) return starting;
  const has = (key: string) => Object.hasOwn(shape.properties, key);
  const usual: Record<string, unknown> = {};
  if (label !== undefined && has('symbol')) usual.symbol = symbolFor(label, data);
  if (pattern === 'results') {
    const isLarge = (each: unknown) => isObject(each) && each.headline === true;
    const results = Object.values(objectAt(data, 'results'));
    if (has('formula')) usual.formula = '';
    if (told.kind === 'number') usual.digits = 2;
    if (has('headline') && !results.some(isLarge)) usual.headline = true;
  }
  if (pattern === 'examples') {
    // A blank figure is wrong, and what is wrong with it says which it should be.
    usual.shows = Object.fromEntries(resultNames(data).map(({ id }) => [id, '']));
  }
  const known = { ...told, ...(label !== undefined && { label }) };
  return { ...known, ...starting, ...known, ...usual };
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

/** An example of what the page shows now, named after its inputs. */
export function exampleFrom(
  data: DraftData,
  {
    given,
    shows,
  }: { readonly given: Record<string, Given>; readonly shows: Record<string, string> },
): JsonObject {
  const parts = Object.entries(given).flatMap(([id, value]) => {
    if (value === '' || typeof value === 'object') return [];
    const field = objectAt(objectAt(data, 'fields'), id);
    const option = objectAt(objectAt(field, 'options'), String(value));
    const unit = typeof field.unit === 'string' ? ` ${field.unit}` : '';
    return [`${labelOf(id, field)} ${labelOf(String(value), option)}${unit}`];
  });
  const title = parts.join(', ') || 'What the form opens with';
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
