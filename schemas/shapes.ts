import * as z from 'zod';
import { type KeyDoc, keysOf } from './manifest-keys.ts';

/*
 * What may stand where in a draft, read from the schema of the manifest language with its descriptions. The
 * form and the suggestions are drawn from it, so that a key that is added to the language is in both without
 * another line of code.
 */

/** A schema of a value. */
export type Schema = z.core.$ZodType;

/** What a value may be, with optional keys unwrapped and unions made flat. */
export type Shape =
  | ObjectShape
  | { readonly is: 'record'; readonly of: Schema }
  | { readonly is: 'list'; readonly of: Schema }
  | { readonly is: 'tuple'; readonly of: readonly Schema[] }
  /** Each option is no union itself. */
  | { readonly is: 'union'; readonly options: readonly Schema[] }
  | { readonly is: 'texts'; readonly texts: readonly string[] }
  /** A key that has only one value that is no text: `true`, or `false`. */
  | { readonly is: 'flag'; readonly value: boolean }
  | { readonly is: 'boolean' }
  | { readonly is: 'number'; readonly least: number }
  | { readonly is: 'day' }
  | { readonly is: 'text'; readonly maxLength: number | undefined }
  /** Nothing is known of it. */
  | { readonly is: 'anything' };

/** The shape of an object: its keys, each with its schema and its description. */
export interface ObjectShape {
  readonly is: 'object';
  readonly properties: Readonly<Record<string, Schema>>;
  readonly required: readonly string[];
  readonly docs: Readonly<Record<string, KeyDoc>>;
}

/** A value that is a JSON object. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** Whether a value is a JSON object. */
export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A schema without what makes its key optional. */
export const unwrapped = (schema: Schema): Schema =>
  schema instanceof z.ZodOptional ? unwrapped(schema.unwrap()) : schema;

/** The shapes that a value can have by a schema: the options of a union, or the one that it is. */
export const alternatives = (schema: Schema): readonly Schema[] => {
  const own = unwrapped(schema);
  return own instanceof z.ZodUnion ? own.options.flatMap(alternatives) : [own];
};

function newShape(schema: Schema): Shape {
  if (schema instanceof z.ZodUnion) return { is: 'union', options: alternatives(schema) };
  if (schema instanceof z.ZodObject) {
    const properties: ObjectShape['properties'] = schema.shape;
    const required = Object.keys(properties).filter(
      (key) => !(properties[key] instanceof z.ZodOptional),
    );
    return { is: 'object', properties, required, docs: keysOf(schema) };
  }
  if (schema instanceof z.ZodRecord) return { is: 'record', of: schema.valueType };
  if (schema instanceof z.ZodArray) return { is: 'list', of: schema.element };
  if (schema instanceof z.ZodTuple) return { is: 'tuple', of: schema.def.items };
  if (schema instanceof z.ZodEnum) return { is: 'texts', texts: schema.options.map(String) };
  if (schema instanceof z.ZodLiteral) {
    const [value] = schema.values;
    return typeof value === 'boolean'
      ? { is: 'flag', value }
      : { is: 'texts', texts: [...schema.values].map(String) };
  }
  if (schema instanceof z.ZodBoolean) return { is: 'boolean' };
  if (schema instanceof z.ZodNumber) return { is: 'number', least: schema.minValue ?? 0 };
  if (schema instanceof z.ZodISODate) return { is: 'day' };
  if (schema instanceof z.ZodString) {
    return { is: 'text', maxLength: schema.maxLength ?? undefined };
  }
  return { is: 'anything' };
}

const shapes = new WeakMap<Schema, Shape>();

/** What a value may be by a schema. */
export function shapeOf(schema: Schema): Shape {
  const own = unwrapped(schema);
  const shape = shapes.get(own) ?? newShape(own);
  shapes.set(own, shape);
  return shape;
}

/** The shape of a schema, if it is an object’s. */
export function objectOf(schema: Schema): ObjectShape | undefined {
  const shape = shapeOf(schema);
  return shape.is === 'object' ? shape : undefined;
}

/** The schema of a key of a shape; `undefined` if it has no such key. */
export const propertyOf = ({ properties }: ObjectShape, key: string): Schema | undefined =>
  Object.hasOwn(properties, key) ? properties[key] : undefined;

/** How well an object fits a schema; the higher, the better. */
function points(option: Schema, value: JsonObject): number {
  const shape = shapeOf(option);
  if (shape.is === 'record') return 0;
  if (shape.is !== 'object') return Number.NEGATIVE_INFINITY;
  const { properties, required } = shape;
  // `kind: 'choice'` or `law: 'sums'` says more than any number of other keys.
  const discriminants = Object.entries(properties).filter(([key, each]) => {
    const texts = shapeOf(each);
    return texts.is === 'texts' && texts.texts.includes(String(value[key]));
  });
  const known = Object.keys(value).filter((key) => Object.hasOwn(properties, key));
  const fitting = known.filter((key) => fits(properties[key] as Schema, value[key]));
  const missing = required.filter((key) => !Object.hasOwn(value, key));
  return 100 * discriminants.length + fitting.length + known.length - missing.length;
}

/** The option of a union that a value has or was meant to have; `undefined` if it fits none. */
export function optionOf(options: readonly Schema[], value: unknown): Schema | undefined {
  if (!isObject(value)) return options.find((option) => fits(option, value));
  let [best, most]: [Schema | undefined, number] = [undefined, Number.NEGATIVE_INFINITY];
  for (const option of options) {
    const own = points(option, value);
    if (own > most) [best, most] = [option, own];
  }
  return best;
}

/** Whether a value is of a schema’s type, whatever is in it. */
export function fits(schema: Schema, value: unknown): boolean {
  const shape = shapeOf(schema);
  switch (shape.is) {
    case 'union':
      return optionOf(shape.options, value) !== undefined;
    case 'object':
    case 'record':
      return isObject(value);
    case 'list':
    case 'tuple':
      return Array.isArray(value);
    case 'texts':
      return shape.texts.includes(String(value));
    case 'flag':
      return value === shape.value;
    case 'boolean':
    case 'number':
      return typeof value === shape.is;
    default:
      return typeof value === 'string';
  }
}

/** What a value begins as: as little as its shape needs, for the editor to fill in. */
export function starting(schema: Schema): unknown {
  const shape = shapeOf(schema);
  switch (shape.is) {
    case 'object':
      return Object.fromEntries(
        shape.required.map((key) => [key, starting(shape.properties[key] as Schema)]),
      );
    case 'union':
      return starting(shape.options[0] as Schema);
    case 'record':
      return {};
    case 'list':
      return [];
    case 'tuple':
      return shape.of.map(starting);
    case 'texts':
      return shape.texts[0];
    case 'flag':
      return shape.value;
    case 'boolean':
      return true;
    case 'number':
      return shape.least;
    default:
      return '';
  }
}

/** The key whose text says which of several objects a value is; `undefined` if no key does. */
export const discriminatorOf = (options: readonly Schema[]): string | undefined =>
  ['kind', 'law'].find((key) =>
    options.every((option) => {
      const shape = objectOf(option);
      return shape !== undefined && Object.hasOwn(shape.properties, key);
    }),
  );

/** The texts of a discriminator, each with the object that it stands for and the words for it. */
export const discriminants = (options: readonly Schema[], key: string) =>
  options.flatMap((option) => {
    const shape = objectOf(option);
    const texts = shape && shapeOf(shape.properties[key] as Schema);
    if (texts?.is !== 'texts') return [];
    return texts.texts.map((text) => ({
      option,
      text,
      label: shape?.docs[key]?.texts?.[text] ?? text,
    }));
  });

/** What is known of an entry of a list or record: its key says what its texts name. */
export const entryDoc = (
  { entry, first, texts, shapes, names, entries }: KeyDoc,
  of: 'list' | 'record' | 'tuple',
  label = '',
): KeyDoc => ({
  ...{ label, description: '', parts: 'open' },
  ...{ entry, first, texts, shapes, entries, names: of === 'record' ? entries : names },
});

/** What is known of a draft as a whole. */
export const rootDoc: KeyDoc = { label: '', description: '' };

/** What is known of a key that the language does not have. */
const unknownDoc = (key: string): KeyDoc => ({
  label: key,
  description: '',
  help: 'A key that calculators do not have.',
});

/** What is known of a key of an object. */
export const docOf = ({ docs }: ObjectShape, key: string): KeyDoc =>
  (Object.hasOwn(docs, key) && docs[key]) || unknownDoc(key);

/** A place in a draft. */
export interface Place {
  /** The names and positions that lead to it. */
  readonly path: readonly (string | number)[];
  /** The objects and lists around it, the nearest last. */
  readonly around: readonly unknown[];
  /** What is known of its key, or of the key of the list or record that it is in. */
  readonly doc: KeyDoc;
}

/** What becomes of the texts of a draft, and of the ids under which a record has its entries. */
export interface Rewriting {
  readonly text: (text: string, place: Place) => string;
  readonly key: (key: string, record: Place) => string;
}

/** A value with each of its texts and ids rewritten; what does not fit its schema stays as it is. */
export function rewritten(
  schema: Schema,
  value: unknown,
  rewriting: Rewriting,
  place: Place = { path: [], around: [], doc: rootDoc },
): unknown {
  const shape = shapeOf(schema);
  const inside = (key: string | number, of: Schema | undefined, doc: KeyDoc) => {
    const each = (value as Readonly<Record<string | number, unknown>>)[key];
    if (!of) return each;
    const [path, around] = [
      [...place.path, key],
      [...place.around, value],
    ];
    return rewritten(of, each, rewriting, { path, around, doc });
  };
  if (shape.is === 'union') {
    const option = optionOf(shape.options, value);
    return option ? rewritten(option, value, rewriting, place) : value;
  }
  if (typeof value === 'string') return rewriting.text(value, place);
  if (Array.isArray(value) && (shape.is === 'list' || shape.is === 'tuple')) {
    const doc = entryDoc(place.doc, shape.is);
    return value.map((_, at) => inside(at, shape.is === 'list' ? shape.of : shape.of[at], doc));
  }
  if (!isObject(value)) return value;
  if (shape.is === 'object') {
    return Object.fromEntries(
      Object.keys(value).map((key) => [
        key,
        inside(key, propertyOf(shape, key), docOf(shape, key)),
      ]),
    );
  }
  if (shape.is !== 'record') return value;
  const doc = entryDoc(place.doc, 'record');
  return Object.fromEntries(
    Object.keys(value).map((key) => [rewriting.key(key, place), inside(key, shape.of, doc)]),
  );
}
