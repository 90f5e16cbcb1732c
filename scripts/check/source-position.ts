import { parseSync } from 'vite';
import { lineAt } from './lines.ts';

/*
 * Finds the line of a key in a manifest's file, for messages.
 */

/** The parts of a syntax tree's node that are used here. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [part: string]: unknown;
}

/** A property or array element, and its value. */
interface Spot {
  readonly at: Node;
  readonly value: Node;
}

/** An expression without calls or types around it, such as `defineCalculator({ … } satisfies T)`. */
function bare(node: Node): Node {
  if (node.type === 'CallExpression') {
    const [first] = node.arguments as readonly Node[];
    return first ? bare(first) : node;
  }
  return /^(?:TS\w+|Parenthesized)Expression$/.test(node.type)
    ? bare(node.expression as Node)
    : node;
}

function child(parent: Node, name: string): Spot | undefined {
  if (parent.type === 'ArrayExpression') {
    const at = (parent.elements as readonly (Node | null)[])[Number(name)];
    return at ? { at, value: bare(at) } : undefined;
  }
  if (parent.type !== 'ObjectExpression') return undefined;
  const at = (parent.properties as readonly Node[]).find((each) => {
    const key = each.key as { name?: string; value?: unknown } | undefined;
    return String(key?.name ?? key?.value) === name;
  });
  return at ? { at, value: bare(at.value as Node) } : undefined;
}

/** The node at a key (“examples[0].shows.emi”), or the nearest parent that the file has. */
function follow(file: string, source: string, key: string): Spot & { readonly whole: boolean } {
  const body = parseSync(file, source).program.body as unknown as readonly Node[];
  const exported = body.find(({ type }) => type === 'ExportDefaultDeclaration');
  const nothing = { type: 'Nothing', start: 0, end: 0 };
  if (!exported) return { at: nothing, value: nothing, whole: false };
  let spot: Spot = { at: exported, value: bare(exported.declaration as Node) };
  for (const name of key.match(/[^.[\]]+/g) ?? []) {
    const next = child(spot.value, name);
    if (!next) return { ...spot, whole: false };
    spot = next;
  }
  return { ...spot, whole: true };
}

/**
 * The line of a key in a manifest's file, or of its nearest parent that exists; if `name` is one of its
 * keys, the line of `name`.
 */
export function lineOf(file: string, source: string, key: string, name?: string): number {
  const path = key === 'manifest' ? '' : key;
  const inner = name === undefined ? undefined : follow(file, source, `${path}.${name}`);
  return lineAt(source, (inner?.whole ? inner : follow(file, source, path)).at.start);
}

/** The source with another text at a key; `undefined` if the value there is not a string literal. */
export function withText(
  file: string,
  source: string,
  key: string,
  text: string,
): string | undefined {
  const { value, whole } = follow(file, source, key);
  if (!whole || value.type !== 'Literal' || typeof value.value !== 'string') return undefined;
  const quoted = text.includes("'") ? JSON.stringify(text) : `'${text.replaceAll('\\', '\\\\')}'`;
  return source.slice(0, value.start) + quoted + source.slice(value.end);
}

/** The first syntax error of a file; `undefined` if it has none. */
export function syntaxError(
  file: string,
  source: string,
): { readonly line: number; readonly message: string } | undefined {
  const [first] = parseSync(file, source).errors;
  if (!first) return undefined;
  return { line: lineAt(source, first.labels[0]?.start ?? 0), message: first.message };
}
