import { getLocation, parse } from 'jsonc-parser';
import { type Path, valueAt } from '../draft/draft.ts';

/*
 * What can stand at a place in the text of a draft, by the published JSON schema and the ids of the
 * draft. (The extensions for CodeMirror that complete JSON by a schema bring a validator, a Markdown
 * renderer and a YAML parser; the schema of manifests needs a tenth of that.)
 */

/** The keywords that the published schema of manifests uses to say what can stand where. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, JsonSchema>>;
  readonly description?: string;
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | JsonSchema;
  readonly items?: JsonSchema;
  readonly prefixItems?: readonly JsonSchema[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
}

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

type Data = Readonly<Record<string, unknown>>;
type Ids = readonly (keyof DraftNames)[];

const figures: Ids = ['results', 'workings'];
const numbers: Ids = ['fields', 'results', 'workings', 'constants'];

/** The keys whose texts are ids, and of what. */
const idsByKey: Readonly<Record<string, Ids>> = {
  field: ['fields'],
  fields: ['fields'],
  by: ['fields'],
  raise: ['fields'],
  swap: ['fields'],
  base: ['fields'],
  percentOf: ['fields'],
  figure: figures,
  duration: figures,
  sumOf: figures,
  result: ['results'],
  results: ['results'],
  shows: ['results'],
  band: ['results'],
  ties: ['results'],
  of: ['fields', ...figures],
  parts: ['fields', ...figures],
  whole: ['fields', ...figures],
  than: numbers,
  above: numbers,
  atLeast: numbers,
  below: numbers,
  atMost: numbers,
  when: ['cases'],
};

/** The keys of charts whose texts are ids of the table’s columns. */
const columnKeys = new Set(['x', 'y', 'from', 'line', 'label', 'figure']);

/** The keys whose objects have ids as their keys, and of what. */
const idsAsKeys: Readonly<Record<string, Ids>> = {
  given: ['fields'],
  shows: ['results'],
  sumOf: figures,
};

const isData = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const typeOf = (value: unknown): string =>
  Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value;

/** The values that a schema lists; `undefined` if it lists none. */
const listed = (schema: JsonSchema): readonly unknown[] | undefined =>
  'const' in schema ? [schema.const] : schema.enum;

/** What a key with the wrong one of the listed values adds to a distance: more than all others can. */
const deciding = 1000;

/** Follows a schema from its root to the places of a text. */
function follower(root: JsonSchema) {
  /** A schema with the one that it refers to, whose description is the less particular one. */
  function resolved(schema: JsonSchema): JsonSchema {
    const { $ref, ...own } = schema;
    const name = $ref?.split('/').at(-1);
    const target = name === undefined ? undefined : root.$defs?.[name];
    return target ? { ...resolved(target), ...own } : own;
  }

  /** The alternatives of a schema, each without references and unions. */
  function alternatives(schema: JsonSchema): JsonSchema[] {
    const { anyOf, oneOf, ...own } = resolved(schema);
    const branches = anyOf ?? oneOf;
    return branches ? branches.flatMap(alternatives) : [own];
  }

  /** The schemas of one key, or of one entry. */
  function within(schema: JsonSchema, part: string | number): JsonSchema[] {
    const { properties, additionalProperties: others, items, prefixItems } = schema;
    const found =
      typeof part === 'number'
        ? (prefixItems?.[part] ?? items)
        : properties && Object.hasOwn(properties, part)
          ? properties[part]
          : typeof others === 'object'
            ? others
            : undefined;
    return found ? alternatives(found) : [];
  }

  /** How far a value is from a schema, by its own type and its keys except the one being written. */
  function distance(schema: JsonSchema, value: unknown, except?: string | number) {
    const wrongType = (given: unknown, { type }: JsonSchema) =>
      type !== undefined && (type === 'integer' ? 'number' : type) !== typeOf(given);
    if (wrongType(value, schema)) return Number.POSITIVE_INFINITY;
    if (!isData(value)) return 0;
    let sum = 0;
    for (const [key, given] of Object.entries(value)) {
      if (key === except) continue;
      const schemas = within(schema, key);
      // A key such as `kind` decides, whatever else is still there.
      if (schemas.length === 0) sum += 1;
      else if (schemas.every((each) => listed(each)?.includes(given) === false)) sum += deciding;
      else if (schemas.every((each) => wrongType(given, each))) sum += 1;
    }
    return sum;
  }

  /** Those schemas that are nearest to a value. */
  function nearest(schemas: JsonSchema[], distances: readonly number[]) {
    const least = Math.min(...distances);
    return Number.isFinite(least) ? schemas.filter((_, index) => distances[index] === least) : [];
  }

  /**
   * The schemas of the object or list at a path in which a part is being written: its key, for which
   * all other keys count, or its value, for which only those count that decide. (A kind that is
   * chosen anew may be any kind.)
   */
  function at(data: unknown, path: Path, part: string | number, isValue: boolean): JsonSchema[] {
    return path.reduce<JsonSchema[]>((schemas, step, index) => {
      const next = schemas.flatMap((each) => within(each, step));
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
    }, alternatives(root));
  }

  return { at, within, alternatives };
}

/** What a new value begins as, with the part of it that is to be written selected. */
function skeleton(schemas: readonly JsonSchema[]): [insert: string, from: number, to: number] {
  const [first] = schemas;
  const values = first ? listed(first) : undefined;
  // One choice is no choice.
  if (values?.length === 1 && schemas.length === 1) {
    const only = JSON.stringify(values[0]);
    return [only, only.length, only.length];
  }
  switch (values ? typeOf(values[0]) : first?.type) {
    case 'object':
      return ['{}', 1, 1];
    case 'array':
      return ['[]', 1, 1];
    case 'number':
    case 'integer':
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

/** What can stand at a place in the text of a draft. */
export function suggestionsAt(
  text: string,
  offset: number,
  root: JsonSchema,
  names: DraftNames,
): Suggestions | undefined {
  const { at, within, alternatives } = follower(root);
  const location = getLocation(text, offset);
  const { path, previousNode } = location;
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
  // A key that has not begun has no name: the path still has that of a neighbour.
  const part = isValue || node ? step : '';

  const data: unknown = parse(text);
  const container = path.slice(0, -1);
  const schemas = at(data, container, part, isValue);
  const own = valueAt(data, container);
  const comma = after.startsWith('"') ? commaBefore(text, token) : '';
  const from = isString ? token.from + 1 : token.from;

  const idsOf = (groups: Ids, insert = (id: string) => JSON.stringify(id)): Suggestion[] =>
    groups.flatMap((group) =>
      names[group].map((id) => {
        const inserted = insert(id);
        const type = group === 'functions' ? ('function' as const) : group;
        return { label: id, type, insert: inserted, select: [inserted.length, inserted.length] };
      }),
    );
  const valuesOf = (values: readonly unknown[]): Suggestion[] =>
    values.map((value) => {
      const insert = JSON.stringify(value) + comma;
      return {
        label: String(value),
        type: 'value',
        insert,
        select: [insert.length, insert.length],
      };
    });
  /** The ids of the options of a field. */
  const optionsOf = (field: unknown): string[] => {
    const options = typeof field === 'string' && valueAt(data, ['fields', field, 'options']);
    return isData(options) ? Object.keys(options) : [];
  };

  if (!isValue) {
    const isRenamed = after.startsWith(':');
    const present = isData(own) ? own : {};
    const keyed = (
      key: string,
      type: Suggestion['type'],
      value: readonly JsonSchema[],
      more: Pick<Suggestion, 'description' | 'isRequired'> = {},
    ): Suggestion => {
      const name = JSON.stringify(key);
      const [begun, start, end] = isRenamed ? ['', 0, 0] : skeleton(value);
      const head = isRenamed ? name : `${name}: `;
      return {
        label: key,
        type,
        ...more,
        insert: head + begun + (isRenamed ? '' : comma),
        select: [head.length + start, head.length + end],
      };
    };
    const ofSchema = schemas.flatMap((schema) =>
      Object.entries(schema.properties ?? {}).map(([key, value]) =>
        keyed(
          key,
          'key',
          // What all alternatives say of a key decides what its value begins as.
          schemas.flatMap((each) => within(each, key)),
          {
            description: value.description ?? alternatives(value)[0]?.description,
            isRequired: schema.required?.includes(key) === true,
          },
        ),
      ),
    );
    const place = container.at(-1);
    const idGroups = (typeof place === 'string' && idsAsKeys[place]) || [];
    const followed = place === 'values' || place === 'units';
    const parent = followed ? valueAt(data, container.slice(0, -1)) : undefined;
    const ofIds = [
      ...idGroups.flatMap((group) =>
        // A field of rows has its values within those of the rows.
        names[group].filter((id) => !id.includes('.')).map((id) => ({ id, group })),
      ),
      ...(isData(parent) ? optionsOf(parent.by) : []).map((id) => ({ id, group: 'key' as const })),
    ]
      .map(({ id, group }) => ({
        id,
        group: group === 'functions' ? ('function' as const) : group,
        value: schemas.flatMap((each) => within(each, id)),
      }))
      .filter(({ value }) => value.length > 0)
      .map(({ id, group, value }) => keyed(id, group, value));
    const seen = new Set<string>();
    const options = [...ofSchema, ...ofIds].filter(({ label }) => {
      // A key that is being written counts as absent.
      const isAbsent = !Object.hasOwn(present, label) || (node !== undefined && label === part);
      const isNew = isAbsent && !seen.has(label);
      seen.add(label);
      return isNew;
    });
    const needsComma = last !== '{' && last !== ',';
    return { from, replaced: token, commaAt: needsComma ? before.length : undefined, options };
  }

  const values = schemas.flatMap((each) => within(each, part));
  const key = path.findLast((each) => typeof each === 'string');
  const takesText = values.some((each) => each.type === 'string' && !listed(each));

  // Within a text, only the word at the cursor is replaced.
  const inWord = (groups: Ids, insert: (id: string) => string): Suggestions => {
    const start = offset - (/[\w.]*$/.exec(text.slice(0, offset))?.[0].length ?? 0);
    const end = offset + (/^[\w.]*/.exec(text.slice(offset))?.[0].length ?? 0);
    return {
      from: start,
      replaced: { from: start, to: end },
      commaAt: undefined,
      options: [
        ...idsOf(groups, insert),
        ...(key === 'formula'
          ? names.functions.map((name) => ({
              label: name,
              type: 'function' as const,
              insert: `${name}()`,
              select: [name.length + 1, name.length + 1] as const,
            }))
          : []),
      ],
    };
  };
  if (isString && takesText && key === 'formula') return inWord(numbers, (id) => id);

  const columns = (): string[] => {
    const chart = path.lastIndexOf('chart');
    const ids = chart < 0 ? undefined : valueAt(data, [...path.slice(0, chart), 'columns']);
    return isData(ids) ? Object.keys(ids) : [];
  };
  const texts = (): Suggestion[] => {
    if (key === undefined || !takesText) return [];
    if (path.includes('chart')) return columnKeys.has(key) ? valuesOf(columns()) : [];
    if (key === 'default' && isData(own) && isData(own.options)) {
      return valuesOf(Object.keys(own.options));
    }
    if (key === 'is') {
      const owner = typeof part === 'number' ? valueAt(data, container.slice(0, -1)) : own;
      return isData(owner) ? valuesOf(optionsOf(owner.field)) : [];
    }
    return idsOf(idsByKey[key] ?? [], (id) => JSON.stringify(id) + comma);
  };
  const chosen = values.flatMap((each) =>
    each.type === 'boolean' && !listed(each) ? [true, false] : (listed(each) ?? []),
  );
  const options = unique([...valuesOf(chosen), ...texts()]).filter(
    ({ insert }) => !isString || insert.startsWith('"'),
  );
  // Elsewhere a text may name figures between braces.
  if (isString && takesText && options.length === 0) {
    return /\{[\w.]*$/.test(text.slice(token.from, offset))
      ? inWord(numbers, (id) => id)
      : undefined;
  }
  return { from, replaced: token, commaAt: undefined, options };
}
