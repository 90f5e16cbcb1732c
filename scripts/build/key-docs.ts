import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { root } from '../calculators.ts';

/*
 * The doc comments of the manifest language's types as descriptions in the published schema: its
 * readers have no compiler to show them.
 */

/** The parts of a syntax tree's node that are used here. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [part: string]: unknown;
}

/** One shape of an object: its keys, with the doc comment of each and the texts that it may hold. */
interface Shape {
  readonly keys: ReadonlySet<string>;
  readonly docs: ReadonlyMap<string, string>;
  /** For keys like `kind`: the texts that tell this shape from others. */
  readonly texts: ReadonlyMap<string, readonly string[]>;
}

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string';

const childrenOf = (node: object): readonly Node[] => Object.values(node).flat().filter(isNode);

/** The texts of a literal type or a union of them: 'number' | 'integer'. */
function textsOf(type: Node): readonly string[] {
  if (type.type === 'TSUnionType') return (type.types as readonly Node[]).flatMap(textsOf);
  const { value } = (type.literal ?? {}) as { readonly value?: unknown };
  return typeof value === 'string' ? [value] : [];
}

const merged = (shapes: readonly Shape[]): Shape => ({
  keys: new Set(shapes.flatMap(({ keys }) => [...keys])),
  docs: new Map(shapes.flatMap(({ docs }) => [...docs])),
  texts: new Map(shapes.flatMap(({ texts }) => [...texts])),
});

/** A shape with only some of its keys. */
function picked({ keys, docs, texts }: Shape, names: readonly string[]): Shape {
  const isPicked = ([key]: readonly [string, unknown]) => names.includes(key);
  return {
    keys: new Set(names.filter((name) => keys.has(name))),
    docs: new Map([...docs].filter(isPicked)),
    texts: new Map([...texts].filter(isPicked)),
  };
}

/** Every object shape in a file of types, those of unions and intersections included. */
function shapesIn(file: string): readonly Shape[] {
  const source = readFileSync(join(root, file), 'utf8');
  const { program, comments } = parseSync(file, source);
  /** The doc comment right before a position. */
  const docBefore = (start: number): string | undefined => {
    const last = comments.findLast(({ end }) => end <= start);
    if (!last?.value.startsWith('*') || source.slice(last.end, start).trim() !== '') {
      return undefined;
    }
    return last.value.replace(/\s*\n?\s*\*\s*/g, ' ').trim();
  };
  const named = new Map<string, readonly Shape[]>();
  const all: Shape[] = [];

  function ownShape(members: readonly Node[]): Shape {
    const properties = members.flatMap((member) => {
      const { name } = (member.key ?? {}) as { readonly name?: string };
      const { typeAnnotation: type } = (member.typeAnnotation ?? {}) as { typeAnnotation?: Node };
      const doc = docBefore(member.start);
      return name === undefined ? [] : [{ name, doc, texts: type ? textsOf(type) : [] }];
    });
    return {
      keys: new Set(properties.map(({ name }) => name)),
      docs: new Map(properties.flatMap(({ name, doc }) => (doc ? [[name, doc]] : []))),
      texts: new Map(properties.flatMap(({ name, texts }) => (texts[0] ? [[name, texts]] : []))),
    };
  }

  /** The shapes of a type that stands under a name: `CommonField`, `Pick<NumberField, 'min'>`. */
  function shapesOfName(name: string, typeArguments: Node | undefined): readonly Shape[] {
    if (name !== 'Pick') return named.get(name) ?? [];
    const [type, keys] = (typeArguments?.params ?? []) as readonly Node[];
    return type && keys ? shapesOf(type).map((shape) => picked(shape, textsOf(keys))) : [];
  }

  function shapesOf(node: Node): readonly Shape[] {
    const types = (node.types ?? []) as readonly Node[];
    const { name } = (node.typeName ?? node.expression ?? {}) as { readonly name?: string };
    switch (node.type) {
      case 'TSTypeLiteral':
        return [ownShape(node.members as readonly Node[])];
      case 'TSInterfaceDeclaration': {
        const own = ownShape((node.body as Node).body as readonly Node[]);
        const bases = ((node.extends ?? []) as readonly Node[]).flatMap(shapesOf);
        return [merged([...bases, own])];
      }
      case 'TSUnionType':
        return types.flatMap(shapesOf);
      case 'TSIntersectionType':
        return types
          .map(shapesOf)
          .filter((each) => each.length > 0)
          .reduce(
            (some, each) => some.flatMap((one) => each.map((other) => merged([one, other]))),
            [merged([])],
          );
      case 'TSParenthesizedType':
        return shapesOf(node.typeAnnotation as Node);
      case 'TSTypeReference':
      case 'TSInterfaceHeritage':
        return name ? shapesOfName(name, node.typeArguments as Node | undefined) : [];
      default:
        return [];
    }
  }

  function visit(node: Node) {
    const { name } = (node.id ?? {}) as { readonly name?: string };
    const isAlias = node.type === 'TSTypeAliasDeclaration';
    if (name !== undefined && (isAlias || node.type === 'TSInterfaceDeclaration')) {
      const shapes = shapesOf(isAlias ? (node.typeAnnotation as Node) : node);
      named.set(name, shapes);
      all.push(...shapes);
    } else if (node.type === 'TSTypeLiteral') all.push(...shapesOf(node));
    for (const child of childrenOf(node)) visit(child);
  }
  for (const statement of program.body) visit(statement as unknown as Node);
  return all.filter(({ keys }) => keys.size > 0);
}

/** How many of a shape's keys an object has, from 0 to 1. */
const share = ({ keys }: Shape, given: ReadonlySet<string>): number =>
  [...keys].filter((key) => given.has(key)).length / keys.size;

/** Whether a shape can be that of an object: its `kind` is not another one. */
const fits = ({ texts }: Shape, properties: Readonly<Record<string, Schema>>): boolean =>
  [...texts].every(([key, own]) => {
    const { const: only, enum: several = [only] } = properties[key] ?? {};
    return only === undefined && several === undefined
      ? true
      : (several as readonly unknown[]).every(
          (text) => typeof text !== 'string' || own.includes(text),
        );
  });

type Schema = Readonly<Record<string, unknown>>;

/**
 * Takes a JSON Schema of manifests and returns it with the descriptions of keys. An object is described
 * by the shape of which it has the largest part of the keys; of two with the same part, the larger one.
 */
export function described<T extends Schema>(schema: T): T {
  const shapes = shapesIn('schemas/manifest.ts');
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
      shapes
        .filter((shape) => shape.keys.has(key) && fits(shape, properties))
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
