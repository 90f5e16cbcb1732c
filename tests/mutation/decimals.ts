import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

/*
 * Stryker's own mutators know the signs of JavaScript, but the arithmetic here is in the methods of
 * decimals, and in numbers. These two teach it both.
 */

/** The parts of a syntax tree that are used here. */
interface Node {
  readonly type: string;
  readonly callee?: Node;
  readonly property?: { readonly name?: string };
  readonly value?: unknown;
  readonly [key: string]: unknown;
}

interface Mutator {
  readonly name: string;
  mutate(path: { readonly node: Node }): Iterable<Node>;
}

/** The replacements of each method of a decimal; an empty name means that the call is removed. */
const replacements: Readonly<Record<string, readonly string[]>> = {
  plus: ['minus'],
  minus: ['plus'],
  times: ['div'],
  div: ['times'],
  lt: ['lte', 'gte'],
  lte: ['lt', 'gt'],
  gt: ['gte', 'lte'],
  gte: ['gt', 'lt'],
  round: [''],
  neg: [''],
  abs: [''],
  sqrt: [''],
};

const decimalMethod: Mutator = {
  name: 'DecimalMethod',
  *mutate({ node }) {
    if (node.type !== 'CallExpression' || node.callee?.type !== 'MemberExpression') return;
    const { callee } = node;
    const method = callee.property?.name ?? '';
    // Only own keys count: "toLocaleString" is no method of a decimal.
    for (const name of Object.hasOwn(replacements, method) ? (replacements[method] ?? []) : []) {
      yield name === ''
        ? (callee.object as Node)
        : { ...node, callee: { ...callee, property: { ...callee.property, name } } };
    }
  },
};

/** Every number is one more. */
const numberLiteral: Mutator = {
  name: 'NumberLiteral',
  *mutate({ node }) {
    if (node.type !== 'NumericLiteral') return;
    yield { type: 'NumericLiteral', value: (node.value as number) + 1 };
  },
};

export const mutators: readonly Mutator[] = [decimalMethod, numberLiteral];

/**
 * Adds them to Stryker's. It offers no place for mutators of one's own (its issue 444), so they go
 * where it keeps its list.
 */
export async function teachDecimals(): Promise<void> {
  const { resolve } = createRequire(
    createRequire(import.meta.url).resolve('@stryker-mutator/core'),
  );
  const folder = dirname(resolve('@stryker-mutator/instrumenter'));
  const { allMutators } = (await import(pathToFileURL(join(folder, 'mutators/index.js')).href)) as {
    allMutators: Mutator[];
  };
  allMutators.push(...mutators);
}
