import { findNodeAtLocation, type Node, type ParseError, parseTree } from 'jsonc-parser';
import { type Path, type Problem, pathOf } from './draft.ts';
import { wordsOf } from './parse.ts';

/** A part of the text with something wrong in it. */
export interface Mistake {
  readonly from: number;
  readonly to: number;
  readonly message: string;
  readonly isWarning: boolean;
}

/**
 * The first syntax error of the text. Those after it often only follow from it, and would lead the
 * reader away from the place to fix.
 */
function syntaxMistake(text: string, error: ParseError): Mistake {
  const { offset, length } = error;
  // What is missing at the end of the text has no place of its own: the last character stands for it.
  const from = Math.min(offset, Math.max(text.trimEnd().length - 1, 0));
  return {
    from,
    to: Math.min(Math.max(offset + length, from + 1), text.length),
    message: `${wordsOf(error)}.`,
    isWarning: false,
  };
}

/** All keys that stand twice in one object: programs take the last one, people may read the first. */
function repeatedKeys(node: Node): Mistake[] {
  const seen = new Set<string>();
  return (node.children ?? []).flatMap((child) => {
    const key = child.type === 'property' ? child.children?.[0] : undefined;
    const nested = repeatedKeys(child);
    if (!key) return nested;
    if (!seen.has(key.value)) {
      seen.add(key.value);
      return nested;
    }
    const message = `the key “${key.value}” is here for the second time.`;
    return [{ ...rangeOf(key), message, isWarning: false }, ...nested];
  });
}

const rangeOf = ({ offset, length }: Node) => ({ from: offset, to: offset + length });

/** Where a value is best underlined: a whole object would be too much, so its key stands for it. */
function marked(node: Node) {
  if (node.type !== 'object' && node.type !== 'array') return rangeOf(node);
  const key = node.parent?.type === 'property' ? node.parent.children?.[0] : undefined;
  return key ? rangeOf(key) : { from: node.offset, to: node.offset + 1 };
}

/** The value at a path, or its nearest ancestor that is there. */
function nearest(root: Node, path: Path): Node {
  for (let length = path.length; length > 0; length--) {
    const node = findNodeAtLocation(root, path.slice(0, length));
    if (node) return node;
  }
  return root;
}

/** What is wrong in a text, and where: its syntax, keys that stand twice, and the given problems. */
export function mistakesIn(text: string, problems: readonly Problem[]): Mistake[] {
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true });
  const [first] = errors;
  const syntax = first ? [syntaxMistake(text, first)] : [];
  if (!root) return syntax;
  return [
    ...syntax,
    ...repeatedKeys(root),
    ...problems.map(({ key, message, isWarning }) => ({
      ...marked(nearest(root, pathOf(key))),
      message,
      isWarning: isWarning === true,
    })),
  ].sort((a, b) => a.from - b.from);
}

/** The smallest replacement that makes one text of another, so that cursor and scroll can stay. */
export function replacement(before: string, after: string) {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start++;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  return { from: start, to: before.length - end, insert: after.slice(start, after.length - end) };
}
