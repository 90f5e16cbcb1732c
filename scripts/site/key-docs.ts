import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { root } from '../calculators.ts';

/*
 * What the keys of the manifest language mean: the doc comments of its types, for the published schema,
 * whose readers have no compiler to show them.
 */

/** As much of a syntax tree's node as is read here. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [part: string]: unknown;
}

/** An object type: its keys, and what is said of some of them. */
interface ObjectType {
  readonly keys: ReadonlySet<string>;
  readonly docs: ReadonlyMap<string, string>;
}

const childrenOf = (node: object): readonly Node[] =>
  Object.values(node)
    .flat()
    .filter((each): each is Node => typeof (each as Node | null)?.type === 'string');

/** Every object type in a file, an interface with what it extends. */
function objectTypes(file: string): readonly ObjectType[] {
  const source = readFileSync(join(root, file), 'utf8');
  const { program, comments } = parseSync(file, source);
  /** The comment that stands right before a place. */
  const docBefore = (start: number): string | undefined => {
    const last = comments.findLast(({ end }) => end <= start);
    if (!last?.value.startsWith('*') || source.slice(last.end, start).trim() !== '') {
      return undefined;
    }
    return last.value.replace(/\s*\n?\s*\*\s*/g, ' ').trim();
  };
  const named = new Map<string, ObjectType>();
  const all: ObjectType[] = [];
  const look = (node: Node) => {
    const members = [node.members, (node.body as Node | undefined)?.body].find(Array.isArray);
    if (/^TS(?:TypeLiteral|InterfaceDeclaration)$/.test(node.type) && members) {
      const bases = ((node.extends ?? []) as readonly Node[]).map((base) => {
        const { name = '' } = base.expression as { readonly name?: string };
        return named.get(name);
      });
      const own = (members as readonly Node[]).flatMap((member) => {
        const { name } = (member.key ?? {}) as { readonly name?: string };
        return name === undefined ? [] : [[name, docBefore(member.start)] as const];
      });
      const docs = own.filter((each): each is [string, string] => each[1] !== undefined);
      const type: ObjectType = {
        keys: new Set([
          ...bases.flatMap((base) => [...(base?.keys ?? [])]),
          ...own.map(([key]) => key),
        ]),
        docs: new Map([...bases.flatMap((base) => [...(base?.docs ?? [])]), ...docs]),
      };
      all.push(type);
      const { name } = (node.id ?? {}) as { readonly name?: string };
      if (name !== undefined) named.set(name, type);
    }
    for (const child of childrenOf(node)) look(child);
  };
  for (const statement of program.body) look(statement as unknown as Node);
  return all;
}

/** How much of a type an object with these keys has, from 0 to 1. */
const share = ({ keys }: ObjectType, given: ReadonlySet<string>): number =>
  [...keys].filter((key) => given.has(key)).length / keys.size;

type Schema = Readonly<Record<string, unknown>>;

/**
 * A JSON Schema of manifests with the descriptions of keys: those of the type that such an object has
 * most of, the larger one of two.
 */
export function described<T extends Schema>(schema: T): T {
  const types = objectTypes('schemas/manifest.ts');
  const within = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(within);
    if (typeof value !== 'object' || value === null) return value;
    const inner = Object.fromEntries(
      Object.entries(value).map(([key, each]) => [key, within(each)] as const),
    );
    if (inner.type !== 'object' || typeof inner.properties !== 'object') return inner;
    const properties = inner.properties as Readonly<Record<string, Schema>>;
    const keys = new Set(Object.keys(properties));
    const docOf = (key: string): string | undefined =>
      types
        .filter((type) => type.keys.has(key))
        .sort((a, b) => share(b, keys) - share(a, keys) || b.keys.size - a.keys.size)[0]
        ?.docs.get(key);
    return {
      ...inner,
      properties: Object.fromEntries(
        Object.entries(properties).map(([key, each]) => {
          const description = docOf(key);
          return [key, description === undefined ? each : { description, ...each }];
        }),
      ),
    };
  };
  return within(schema) as T;
}
