/*
 * What may stand where in a manifest, read from its published JSON schema. The form is drawn from it, so
 * that a key that is added to the language is in the form without another line of code.
 */

/** The part of JSON Schema that the published schema uses. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, JsonSchema>>;
  readonly title?: string;
  readonly description?: string;
  readonly type?: string;
  readonly format?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly maxLength?: number;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: JsonSchema | boolean;
  readonly items?: JsonSchema | boolean;
  readonly prefixItems?: readonly JsonSchema[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
}

type Properties = Readonly<Record<string, JsonSchema>>;

/** What a value may be, with references followed and unions made flat. */
export type Shape =
  | { readonly is: 'object'; readonly properties: Properties; readonly required: readonly string[] }
  | { readonly is: 'record'; readonly of: JsonSchema }
  | { readonly is: 'list'; readonly of: JsonSchema }
  | { readonly is: 'tuple'; readonly of: readonly JsonSchema[] }
  /** Each option is no union itself. */
  | { readonly is: 'union'; readonly options: readonly JsonSchema[] }
  | { readonly is: 'texts'; readonly texts: readonly string[] }
  /** A key that has only one value that is no text: `true`, or `false`. */
  | { readonly is: 'flag'; readonly value: boolean }
  | { readonly is: 'boolean' }
  | { readonly is: 'number'; readonly least: number | undefined }
  | { readonly is: 'day' }
  | { readonly is: 'text'; readonly maxLength: number | undefined };

/** A value that is a JSON object. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** Whether a value is a JSON object. */
export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Schemas of one root, whose definitions they refer to. */
export class Schemas {
  readonly root: JsonSchema;
  readonly #resolved = new WeakMap<JsonSchema, JsonSchema>();
  readonly #shapes = new WeakMap<JsonSchema, Shape>();

  constructor(root: JsonSchema) {
    this.root = root;
  }

  /** A schema with its references followed; what it says itself is stronger. */
  resolve(schema: JsonSchema): JsonSchema {
    const known = this.#resolved.get(schema);
    if (known) return known;
    const { $ref, ...own } = schema;
    const target =
      $ref === undefined ? undefined : this.root.$defs?.[$ref.slice('#/$defs/'.length)];
    const resolved = target ? { ...this.resolve(target), ...own } : own;
    this.#resolved.set(schema, resolved);
    return resolved;
  }

  /** What a value may be by a schema. */
  shape(schema: JsonSchema): Shape {
    const known = this.#shapes.get(schema);
    if (known) return known;
    const shape = this.#shapeOf(this.resolve(schema));
    this.#shapes.set(schema, shape);
    return shape;
  }

  #shapeOf(schema: JsonSchema): Shape {
    const { type, properties, additionalProperties, items, prefixItems } = schema;
    if (schema.anyOf || schema.oneOf) return { is: 'union', options: this.#flat(schema) };
    if (properties) return { is: 'object', properties, required: schema.required ?? [] };
    if (typeof additionalProperties === 'object') return { is: 'record', of: additionalProperties };
    if (prefixItems) return { is: 'tuple', of: prefixItems };
    if (typeof items === 'object') return { is: 'list', of: items };
    if (typeof schema.const === 'boolean') return { is: 'flag', value: schema.const };
    const texts = schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);
    if (texts) return { is: 'texts', texts: texts.map(String) };
    if (type === 'boolean') return { is: 'boolean' };
    if (type === 'number' || type === 'integer') return { is: 'number', least: schema.minimum };
    return schema.format === 'date' ? { is: 'day' } : { is: 'text', maxLength: schema.maxLength };
  }

  /** The options of a union, those of unions in it included. */
  #flat(schema: JsonSchema): readonly JsonSchema[] {
    return (schema.anyOf ?? schema.oneOf ?? []).flatMap((option) => {
      const resolved = this.resolve(option);
      return resolved.anyOf || resolved.oneOf ? this.#flat(resolved) : [resolved];
    });
  }

  /** The option of a union that a value has or was meant to have; `undefined` if it fits none. */
  optionOf(options: readonly JsonSchema[], value: unknown): JsonSchema | undefined {
    if (!isObject(value)) return options.find((option) => this.fits(option, value));
    const points = (option: JsonSchema): number => {
      const shape = this.shape(option);
      if (shape.is === 'record') return 0;
      if (shape.is !== 'object') return Number.NEGATIVE_INFINITY;
      const { properties, required } = shape;
      // `kind: 'choice'` or `law: 'sums'` says more than any number of other keys.
      const told = Object.entries(properties).filter(([key, each]) => {
        const texts = this.shape(each);
        return texts.is === 'texts' && texts.texts.includes(String(value[key]));
      });
      const known = Object.keys(value).filter((key) => Object.hasOwn(properties, key));
      const fitting = known.filter((key) => this.fits(properties[key] as JsonSchema, value[key]));
      const missing = required.filter((key) => !Object.hasOwn(value, key));
      return 100 * told.length + fitting.length + known.length - missing.length;
    };
    const best = options
      .map((option) => ({ option, points: points(option) }))
      .reduce<{ option: JsonSchema; points: number } | undefined>(
        (most, each) => (most && most.points >= each.points ? most : each),
        undefined,
      );
    return best && best.points > Number.NEGATIVE_INFINITY ? best.option : undefined;
  }

  /** Whether a value is of a schema’s type, whatever is in it. */
  fits(schema: JsonSchema, value: unknown): boolean {
    const shape = this.shape(schema);
    if (shape.is === 'union') return this.optionOf(shape.options, value) !== undefined;
    if (shape.is === 'object' || shape.is === 'record') return isObject(value);
    if (shape.is === 'list' || shape.is === 'tuple') return Array.isArray(value);
    if (shape.is === 'texts') return shape.texts.includes(String(value));
    if (shape.is === 'flag') return value === shape.value;
    return shape.is === 'boolean' || shape.is === 'number'
      ? typeof value === shape.is
      : typeof value === 'string';
  }

  /** What a value begins as: as little as its shape needs, for the editor to fill in. */
  starting(schema: JsonSchema): unknown {
    const shape = this.shape(schema);
    if (shape.is === 'object') {
      return Object.fromEntries(
        shape.required.map((key) => [key, this.starting(shape.properties[key] as JsonSchema)]),
      );
    }
    if (shape.is === 'union') return this.starting(shape.options[0] as JsonSchema);
    if (shape.is === 'record') return {};
    if (shape.is === 'list') return [];
    if (shape.is === 'tuple') return shape.of.map((each) => this.starting(each));
    if (shape.is === 'texts') return shape.texts[0];
    if (shape.is === 'flag') return shape.value;
    if (shape.is === 'boolean') return true;
    return shape.is === 'number' ? (shape.least ?? 0) : '';
  }
}

/** A place in a manifest: “fields.*.unit.by”, where a star stands for an id or a position. */
export const within = (pattern: string, key: string): string =>
  pattern === '' ? key : `${pattern}.${key}`;

/** What is known of a value when a draft is walked by its schema. */
export interface Place {
  readonly pattern: string;
  /** The names and positions that lead to it. */
  readonly path: readonly (string | number)[];
  /** The objects and lists around it, the nearest last. */
  readonly around: readonly unknown[];
}

/** What becomes of the texts of a draft, and of the ids under which a record has its entries. */
export interface Rewriting {
  readonly text: (text: string, place: Place) => string;
  readonly key: (key: string, record: Place) => string;
}

/** A value with each of its texts and ids rewritten; what does not fit its schema stays as it is. */
export function rewritten(
  schemas: Schemas,
  schema: JsonSchema,
  value: unknown,
  rewriting: Rewriting,
  place: Place = { pattern: '', path: [], around: [] },
): unknown {
  const { pattern, path, around } = place;
  const shape = schemas.shape(schema);
  const inside = (key: string | number, of: JsonSchema, each: unknown, name: string) =>
    rewritten(schemas, of, each, rewriting, {
      pattern: within(pattern, name),
      path: [...path, key],
      around: [...around, value],
    });
  if (shape.is === 'union') {
    const option = schemas.optionOf(shape.options, value);
    return option ? rewritten(schemas, option, value, rewriting, place) : value;
  }
  if (typeof value === 'string') return rewriting.text(value, place);
  if (Array.isArray(value) && (shape.is === 'list' || shape.is === 'tuple')) {
    return value.map((each, index) => {
      const of = shape.is === 'list' ? shape.of : shape.of[index];
      return of ? inside(index, of, each, '*') : each;
    });
  }
  if (!isObject(value)) return value;
  if (shape.is === 'object') {
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) => {
        const of = Object.hasOwn(shape.properties, key) ? shape.properties[key] : undefined;
        return [key, of ? inside(key, of, each, key) : each];
      }),
    );
  }
  if (shape.is !== 'record') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [
      rewriting.key(key, place),
      inside(key, shape.of, each, '*'),
    ]),
  );
}
