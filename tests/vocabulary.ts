import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/*
 * The vocabulary of schema.org, read from the declarations of schema-dts, which are generated from it.
 */

interface Type {
  /** The types that it extends. */
  readonly parents: readonly string[];
  /** What the values of its own properties may be, by name. */
  readonly properties: ReadonlyMap<string, readonly string[]>;
}

const source = readFileSync(
  createRequire(import.meta.url)
    .resolve('schema-dts')
    .replace(/schema\.js$/, 'schema.d.ts'),
  'utf8',
).replace(/\/\*\*[\s\S]*?\*\//g, '');

/** `Base` holds a type's properties, `Leaf` names the type; both stand for the same. */
const plain = (name: string): string => name.replace(/(?:Base|Leaf)(?:<.*)?$/, '').trim();

const listed = (names: string, separator: string): string[] =>
  names.split(separator).map((name) => name.trim());

const types = new Map<string, Type>();
for (const [, name = '', parents = '', body = ''] of source.matchAll(
  /^(?:export )?interface (\w+(?:Base|Leaf)) extends ([^{]*)\{([\s\S]*?)^\}/gm,
)) {
  const known = types.get(plain(name));
  const own = [...body.matchAll(/^ {4}"(\w+)"\?: SchemaValue<(.*), "\w+">;$/gm)].map(
    ([, property = '', values = '']) => [property, listed(values, '|')] as const,
  );
  types.set(plain(name), {
    parents: [
      ...(known?.parents ?? []),
      ...listed(parents, ',')
        .map((parent) => plain(parent.replace(/^Partial<(.*)>$/, '$1')))
        // Anything may be named by its address alone; that makes it no type.
        .filter((parent) => parent !== plain(name) && parent !== 'IdReference'),
    ],
    properties: new Map([...(known?.properties ?? []), ...own]),
  });
}

/** How many types the vocabulary has. */
export const typeCount = types.size;

/** A type with all that it extends. */
function lineage(name: string): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (each: string) => {
    if (found.has(each)) return;
    found.add(each);
    for (const parent of types.get(each)?.parents ?? []) visit(parent);
  };
  visit(name);
  return found;
}

const isUrl = (text: string): boolean => URL.canParse(text) && /^https?:/.test(text);

/** Whether a text or number is a value of a data type; the types of things name no text. */
function isData(value: unknown, type: string): boolean {
  if (type === 'Text') return typeof value === 'string';
  if (type === 'URL') return typeof value === 'string' && isUrl(value);
  if (type === 'Number' || type === 'Integer') return typeof value === 'number';
  if (type === 'Boolean') return typeof value === 'boolean';
  if (type === 'Date') {
    return (
      typeof value === 'string' &&
      /^\d{4}-\d{2}-\d{2}$/.test(value) &&
      !Number.isNaN(Date.parse(value))
    );
  }
  // A thing may be named by its address instead of described.
  return type === 'IdReference' && typeof value === 'string' && isUrl(value);
}

/** Everything in a node of JSON-LD that is not of the vocabulary, with where it stands. */
export function vocabularyProblems(node: unknown, at = '', expected?: readonly string[]): string[] {
  if (Array.isArray(node)) {
    return node.flatMap((each, index) => vocabularyProblems(each, `${at}[${index}]`, expected));
  }
  if (typeof node !== 'object' || node === null) {
    const fits = (expected ?? []).some((type) => isData(node, type));
    return fits ? [] : [`${at}: ${JSON.stringify(node)} is none of ${expected?.join(', ')}.`];
  }
  const { '@type': type, ...properties } = node as Record<string, unknown>;
  if (typeof type !== 'string' || !types.has(type)) return [`${at}: there is no type “${type}”.`];
  const family = lineage(type);
  const misplaced =
    expected && !expected.some((each) => family.has(each))
      ? [`${at}: a ${type} is none of ${expected.join(', ')}.`]
      : [];
  const found = Object.entries(properties).flatMap(([name, value]) => {
    // Any property of an action may be an input: "query-input" describes "query".
    const input = name.endsWith('-input') && family.has('Action');
    const values = [...family].flatMap(
      (each) => types.get(each)?.properties.get(name.replace(/-input$/, '')) ?? [],
    );
    const path = at ? `${at}.${name}` : name;
    if (values.length === 0 || (name.endsWith('-input') && !input)) {
      return [`${path}: a ${type} has no property “${name}”.`];
    }
    return vocabularyProblems(value, path, input ? ['Text', 'PropertyValueSpecification'] : values);
  });
  return [...misplaced, ...found];
}
