import { getLocation, parse } from 'jsonc-parser';
import type { KeyDoc, KeyReference, Reference } from '../../../schemas/manifest-keys.ts';
import {
  alternatives,
  docOf,
  entryDoc,
  isObject,
  propertyOf,
  rootDoc,
  type Schema,
  type Shape,
  shapeOf,
} from '../../../schemas/shapes.ts';
import { type Path, valueAt } from './draft.ts';

/*
 * What can stand at a place in the text of a draft, by the schema of the manifest language and the ids of
 * the draft. (The extensions for CodeMirror that complete JSON by a schema bring a validator, a Markdown
 * renderer and a YAML parser; the schema of manifests needs a tenth of that.)
 */

/** The ids of a draft, and the functions that formulas can call. */
export interface DraftNames {
  readonly fields: readonly string[];
  readonly results: readonly string[];
  readonly workings: readonly string[];
  readonly constants: readonly string[];
  readonly cases: readonly string[];
  readonly functions: readonly string[];
}

/** One thing that can stand at the cursor. */
export interface Suggestion {
  readonly label: string;
  readonly type: 'key' | 'value' | 'function' | keyof Omit<DraftNames, 'functions'>;
  /** What it is, in a sentence. */
  readonly description?: string | undefined;
  readonly isRequired?: boolean;
  /** What takes the place of `replaced`. */
  readonly insert: string;
  /** What is selected afterwards, counted from the beginning of `insert`. */
  readonly select: readonly [from: number, to: number];
}

/** What can stand at the cursor, and what it takes the place of. */
export interface Suggestions {
  /** Where the typed word begins, by which the suggestions are narrowed down. */
  readonly from: number;
  readonly replaced: { readonly from: number; readonly to: number };
  /** Where a comma is missing before what is inserted. */
  readonly commaAt: number | undefined;
  readonly options: readonly Suggestion[];
}

type Ids = readonly (keyof DraftNames)[];

const figures: Ids = ['results', 'workings'];
const numbers: Ids = ['fields', 'results', 'workings', 'constants'];

/** The ids that a text or a key can be, by what it names. */
const idsBy: Readonly<Partial<Record<Reference | KeyReference, Ids>>> = {
  field: ['fields'],
  nearField: ['fields'],
  result: ['results'],
  figure: figures,
  fieldOrResult: ['fields', 'results'],
  name: numbers,
  case: ['cases'],
};

/** One shape that a value can have, with what is known of its key. */
interface Candidate {
  readonly shape: Shape;
  readonly doc: KeyDoc;
}

/** The type of the values of a shape, as `typeof` says it; `undefined` if they can have any. */
function typeOfShape({ is }: Shape): string | undefined {
  if (is === 'object' || is === 'record') return 'object';
  if (is === 'list' || is === 'tuple') return 'array';
  if (is === 'flag' || is === 'boolean') return 'boolean';
  if (is === 'number') return 'number';
  return is === 'anything' ? undefined : 'string';
}

const typeOf = (value: unknown): string =>
  Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value;

/** The values that a shape lists; `undefined` if it lists none. */
const listed = (shape: Shape): readonly unknown[] | undefined =>
  shape.is === 'texts' ? shape.texts : shape.is === 'flag' ? [shape.value] : undefined;

/** What a key with the wrong one of the listed values adds to a distance: more than all others can. */
const deciding = 1000;

const candidates = (schema: Schema, doc: KeyDoc): readonly Candidate[] =>
  alternatives(schema).map((each) => ({ shape: shapeOf(each), doc }));

/** The shapes of one key, or of one entry. */
function within({ shape, doc }: Candidate, part: string | number): readonly Candidate[] {
  if (typeof part === 'number') {
    if (shape.is === 'list') return candidates(shape.of, entryDoc(doc, 'list'));
    const of = shape.is === 'tuple' ? shape.of[part] : undefined;
    return of ? candidates(of, entryDoc(doc, 'tuple')) : [];
  }
  if (shape.is === 'record') return candidates(shape.of, entryDoc(doc, 'record'));
  const of = shape.is === 'object' ? propertyOf(shape, part) : undefined;
  return of && shape.is === 'object' ? candidates(of, docOf(shape, part)) : [];
}

/** How far a value is from a shape, by its own type and its keys except the one being written. */
function distance(candidate: Candidate, value: unknown, except?: string | number): number {
  const wrongType = (given: unknown, { shape }: Candidate) => {
    const type = typeOfShape(shape);
    return type !== undefined && type !== typeOf(given);
  };
  if (wrongType(value, candidate)) return Number.POSITIVE_INFINITY;
  if (!isObject(value)) return 0;
  let sum = 0;
  for (const [key, given] of Object.entries(value)) {
    if (key === except) continue;
    const all = within(candidate, key);
    // A key such as `kind` decides, whatever else is still there.
    if (all.length === 0) sum += 1;
    else if (all.every(({ shape }) => listed(shape)?.includes(given) === false)) sum += deciding;
    else if (all.every((each) => wrongType(given, each))) sum += 1;
  }
  return sum;
}

/** Those candidates that are nearest to a value. */
function nearest(all: readonly Candidate[], distances: readonly number[]) {
  const least = Math.min(...distances);
  return Number.isFinite(least) ? all.filter((_, index) => distances[index] === least) : [];
}

/**
 * The shapes of the object or list at a path in which a part is being written: its key, for which all
 * other keys count, or its value, for which only those count that decide. (A kind that is chosen anew may
 * be any kind.)
 */
const candidatesAt = (
  { schema, data }: Pick<Cursor, 'schema' | 'data'>,
  path: Path,
  part: string | number,
  isValue: boolean,
) =>
  path.reduce<readonly Candidate[]>(
    (all, step, index) => {
      const next = all.flatMap((each) => within(each, step));
      const value = valueAt(data, path.slice(0, index + 1));
      if (value === undefined) return next;
      if (index < path.length - 1) {
        return nearest(
          next,
          next.map((each) => distance(each, value)),
        );
      }
      const distances = next.map((each) => distance(each, value, part));
      return nearest(
        next,
        isValue ? distances.map((each) => Math.floor(each / deciding)) : distances,
      );
    },
    candidates(schema, rootDoc),
  );

/** What a new value begins as, with the part of it that is to be written selected. */
function skeleton(all: readonly Candidate[]): [insert: string, from: number, to: number] {
  const [first] = all;
  const values = first ? listed(first.shape) : undefined;
  // One choice is no choice.
  if (values?.length === 1 && all.length === 1) {
    const only = JSON.stringify(values[0]);
    return [only, only.length, only.length];
  }
  switch (first && typeOfShape(first.shape)) {
    case 'object':
      return ['{}', 1, 1];
    case 'array':
      return ['[]', 1, 1];
    case 'number':
      return ['0', 0, 1];
    case 'boolean':
      return ['true', 0, 4];
    default:
      return ['""', 1, 1];
  }
}

const unique = (options: readonly Suggestion[]): Suggestion[] =>
  [...new Map([...options].reverse().map((each) => [each.insert, each])).values()].reverse();

/** The comma after what is inserted before another key, which stays on a line of its own. */
function commaBefore(text: string, { from, to }: { readonly from: number; readonly to: number }) {
  if (/\s/.test(text.charAt(to))) return ',';
  const line = text.slice(text.lastIndexOf('\n', from - 1) + 1, from);
  return line.trim() === '' ? `,\n${line}` : ', ';
}

/** The cursor in the text of a draft: what is being written there, and what stands around it. */
interface Cursor {
  readonly schema: Schema;
  readonly text: string;
  readonly offset: number;
  readonly data: unknown;
  /** The path of the object or list around the cursor, and its value. */
  readonly container: Path;
  readonly own: unknown;
  /** The key or position that is being written, or whose value is. */
  readonly part: string | number;
  readonly isValue: boolean;
  /** Whether a key that is there is being changed. */
  readonly isRenamed: boolean;
  readonly isString: boolean;
  /** What is replaced, and where the typed word begins in it. */
  readonly token: { readonly from: number; readonly to: number };
  readonly from: number;
  /** The comma after what is inserted. */
  readonly comma: string;
  /** Where a comma is missing before what is inserted. */
  readonly commaAt: number | undefined;
}

/** The cursor at a place of a text; `undefined` where nothing can be suggested. */
function cursorAt(schema: Schema, text: string, offset: number): Cursor | undefined {
  const { path, previousNode } = getLocation(text, offset);
  const step = path.at(-1);
  if (step === undefined) return undefined;

  // The cursor before the first quote of a text is not in it: a new key may begin there.
  const node =
    previousNode &&
    previousNode.offset < offset &&
    offset <= previousNode.offset + previousNode.length
      ? previousNode
      : undefined;
  const isString = node !== undefined && text[node.offset] === '"';
  // Nor is the cursor after its last quote.
  if (isString && node.length > 1 && offset === node.offset + node.length) return undefined;

  const typed = /[\w.-]*$/.exec(text.slice(0, offset))?.[0] ?? '';
  const token = node
    ? { from: node.offset, to: node.offset + node.length }
    : { from: offset - typed.length, to: offset };
  const before = text.slice(0, token.from).trimEnd();
  const after = text.slice(token.to).trimStart();
  const last = before.at(-1);
  const isEntry = typeof step === 'number';
  const isValue = last === ':' || (isEntry && (last === '[' || last === ','));
  // Nothing is suggested before a value that is there, nor after an entry without a comma.
  if (isValue ? previousNode?.offset === offset : isEntry) return undefined;

  const data: unknown = parse(text);
  const container = path.slice(0, -1);
  return {
    ...{ schema, text, offset, data, container, isValue, isString, token },
    own: valueAt(data, container),
    // A key that has not begun has no name: the path still has that of a neighbour.
    part: isValue || node ? step : '',
    isRenamed: node !== undefined && !isValue,
    from: isString ? token.from + 1 : token.from,
    comma: after.startsWith('"') ? commaBefore(text, token) : '',
    commaAt: !isValue && last !== '{' && last !== ',' ? before.length : undefined,
  };
}

const typeOfGroup = (group: keyof DraftNames): Suggestion['type'] =>
  group === 'functions' ? 'function' : group;

const valuesOf = (values: readonly unknown[], comma: string): Suggestion[] =>
  values.map((value) => {
    const insert = JSON.stringify(value) + comma;
    const end = insert.length;
    return { label: String(value), type: 'value', insert, select: [end, end] };
  });

const idsOf = (names: DraftNames, groups: Ids, written: (id: string) => string): Suggestion[] =>
  groups.flatMap((group) =>
    names[group].map((id) => {
      const insert = written(id);
      const end = insert.length;
      return { label: id, type: typeOfGroup(group), insert, select: [end, end] };
    }),
  );

/** The ids of the options of a field. */
function optionsOf(data: unknown, field: unknown): string[] {
  const options = typeof field === 'string' && valueAt(data, ['fields', field, 'options']);
  return isObject(options) ? Object.keys(options) : [];
}

/** The keys that can stand at the cursor: of the language, and ids that the record’s keys name. */
function keysAt(cursor: Cursor, names: DraftNames): Suggestions {
  const { text, data, container, own, part, token, comma } = cursor;
  const around = candidatesAt(cursor, container, part, false);
  // Another key in the place of one keeps its value.
  const hasValue = text.slice(token.to).trimStart().startsWith(':');
  const keyed = (
    key: string,
    type: Suggestion['type'],
    more: Pick<Suggestion, 'description' | 'isRequired'> = {},
  ): Suggestion => {
    const name = JSON.stringify(key);
    // What all alternatives say of a key decides what its value begins as.
    const value = around.flatMap((each) => within(each, key));
    const [begun, start, end] = hasValue ? ['', 0, 0] : skeleton(value);
    const head = hasValue ? name : `${name}: `;
    const insert = head + begun + (hasValue ? '' : comma);
    return { label: key, type, ...more, insert, select: [head.length + start, head.length + end] };
  };
  const ofSchema = around.flatMap(({ shape }) =>
    shape.is === 'object'
      ? Object.keys(shape.properties).map((key) =>
          keyed(key, 'key', {
            description: docOf(shape, key).description,
            isRequired: shape.required.includes(key),
          }),
        )
      : [],
  );
  const ofIds = around.flatMap(({ shape, doc: { keys } }) => {
    if (shape.is !== 'record' || keys === undefined) return [];
    if (keys === 'optionOfBy') {
      const parent = valueAt(data, container.slice(0, -1));
      const options = isObject(parent) ? optionsOf(data, parent.by) : [];
      return options.map((id) => keyed(id, 'key'));
    }
    return (idsBy[keys] ?? []).flatMap((group) =>
      names[group]
        // A field of rows has its values within those of the rows.
        .filter((id) => !id.includes('.'))
        .map((id) => keyed(id, typeOfGroup(group))),
    );
  });
  const present = isObject(own) ? own : {};
  const isAbsent = ({ label }: Suggestion) =>
    // A key that is being written counts as absent.
    !Object.hasOwn(present, label) || (cursor.isRenamed && label === part);
  const options = [
    ...new Map([...ofSchema, ...ofIds].reverse().map((each) => [each.label, each])).values(),
  ]
    .reverse()
    .filter(isAbsent);
  return { from: cursor.from, replaced: token, commaAt: cursor.commaAt, options };
}

/** Ids within a text, of which only the word at the cursor is replaced. */
function inWord({ text, offset }: Cursor, options: readonly Suggestion[]): Suggestions {
  const from = offset - (/[\w.]*$/.exec(text.slice(0, offset))?.[0].length ?? 0);
  const to = offset + (/^[\w.]*/.exec(text.slice(offset))?.[0].length ?? 0);
  return { from, replaced: { from, to }, commaAt: undefined, options };
}

/** The texts that can stand at the cursor, by what they name. */
function namesAt(cursor: Cursor, reference: Reference, names: DraftNames): Suggestion[] {
  const { data, container, own, part, comma } = cursor;
  if (reference === 'column') {
    const chart = container.lastIndexOf('chart');
    const columns =
      chart < 0 ? undefined : valueAt(data, [...container.slice(0, chart), 'columns']);
    return valuesOf(isObject(columns) ? Object.keys(columns) : [], comma);
  }
  if (reference === 'ownOption') {
    return valuesOf(isObject(own) && isObject(own.options) ? Object.keys(own.options) : [], comma);
  }
  if (reference === 'optionOfField') {
    const owner = typeof part === 'number' ? valueAt(data, container.slice(0, -1)) : own;
    return valuesOf(isObject(owner) ? optionsOf(data, owner.field) : [], comma);
  }
  return idsOf(names, idsBy[reference] ?? [], (id) => JSON.stringify(id) + comma);
}

/** The values that can stand at the cursor. */
function valuesAt(cursor: Cursor, names: DraftNames): Suggestions | undefined {
  const { text, offset, container, part, isString, token, comma } = cursor;
  const values = candidatesAt(cursor, container, part, true).flatMap((each) => within(each, part));
  const references = new Set(
    values.flatMap(({ shape, doc }) => (shape.is === 'text' && doc.names ? [doc.names] : [])),
  );
  const word = (id: string) => id;
  if (isString && references.has('formula')) {
    const functions = names.functions.map((name): Suggestion => {
      const between = name.length + 1;
      return { label: name, type: 'function', insert: `${name}()`, select: [between, between] };
    });
    return inWord(cursor, [...idsOf(names, numbers, word), ...functions]);
  }
  const chosen = values.flatMap(({ shape }) =>
    shape.is === 'boolean' ? [true, false] : (listed(shape) ?? []),
  );
  const options = unique([
    ...valuesOf(chosen, comma),
    ...[...references].flatMap((each) => namesAt(cursor, each, names)),
  ]).filter(({ insert }) => !isString || insert.startsWith('"'));
  if (isString && options.length === 0) {
    // A text may name figures between braces.
    const isPlace = references.has('template') && /\{[\w.]*$/.test(text.slice(token.from, offset));
    return isPlace ? inWord(cursor, idsOf(names, numbers, word)) : undefined;
  }
  return { from: cursor.from, replaced: token, commaAt: undefined, options };
}

/** What can stand at a place in the text of a draft of this schema. */
export function suggestionsAt(
  schema: Schema,
  text: string,
  offset: number,
  names: DraftNames,
): Suggestions | undefined {
  const cursor = cursorAt(schema, text, offset);
  if (!cursor) return undefined;
  return cursor.isValue ? valuesAt(cursor, names) : keysAt(cursor, names);
}
