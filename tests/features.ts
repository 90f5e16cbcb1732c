import * as z from 'zod';
import { notOnPage } from '../schemas/calculator.ts';
import type { Manifest } from '../schemas/manifest.ts';
import { manifestSchema } from '../schemas/manifest-schema.ts';

/*
 * Which features of the manifest language a calculator uses, and a few calculators that together
 * use all of them. One page renders every calculator, so what depends on a feature alone is tested
 * with these few. The features are read off the meta-schema: a new key, kind or option counts as
 * soon as a manifest uses it.
 */

const isWord = (schema: unknown): schema is z.ZodLiteral | z.ZodEnum =>
  schema instanceof z.ZodLiteral || schema instanceof z.ZodEnum;

/** Identifies one shape of a union: its required literals, or its index. */
function shapeName(shape: z.ZodType, value: unknown, index: number): string {
  if (!(shape instanceof z.ZodObject)) return shape instanceof z.ZodArray ? 'list' : '';
  const words = Object.entries(shape.shape).flatMap(([key, each]) =>
    isWord(each) ? [String((value as Readonly<Record<string, unknown>>)[key])] : [],
  );
  return words.join(' ') || String(index);
}

/** Keys that change nothing on a page (the `say` of a caution is there whenever the caution is). */
const unseen = [
  ...[
    'laws',
    'quantity',
    'say',
    'unasked',
    'assumed',
    'named',
    'percentOf',
    'usual',
    'ask',
    'asked',
  ],
];

/** What a page knows as prerendered steps and constants alone looks the same for every kind of figure. */
const isPrerendered = (key: string): boolean => (notOnPage as readonly string[]).includes(key);

/**
 * Keys that mean the same in every kind of field and result, because one function reads them all. That a
 * place has such a key is a feature of its own; what the key holds counts once for all places.
 */
const sameEverywhere = [
  'alsoIn',
  'bands',
  'cases',
  'chart',
  'columns',
  'digits',
  'labels',
  'message',
  'optional',
  'presets',
  'unit',
  'when',
];

const withoutKind = (path: string): string => path.replace(/\([^()]*\)$/, '');

/** One, up to three, or more: a page may lay out few entries differently from many. */
const quantity = (count: number): string => (count > 3 ? 'many' : count > 1 ? 'few' : `${count}`);

/**
 * Every place of the schema that a value reaches and a page shows; ids are written `*`, texts and numbers
 * not at all.
 */
function* placesOf(
  schema: z.ZodType | undefined,
  value: unknown,
  path: string,
): Generator<string, void> {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodLazy) {
    yield* placesOf(schema.unwrap() as z.ZodType, value, path);
  } else if (schema instanceof z.ZodUnion) {
    const shapes = schema.options as readonly z.ZodType[];
    // One entry may stand for a list of one.
    const list = shapes.find(
      (each) => each instanceof z.ZodArray && each.safeParse([value]).success,
    );
    if (list) return yield* placesOf(list, [value], `${path}(list)`);
    const index = shapes.findIndex((each) => each.safeParse(value).success);
    const shape = shapes[index];
    if (!shape) return;
    const name = shapeName(shape, value, index);
    yield* placesOf(shape, value, name ? `${path}(${name})` : path);
  } else if (schema instanceof z.ZodObject) {
    yield path;
    for (const [key, each] of Object.entries(value as object)) {
      if (unseen.includes(key)) continue;
      const isOnce = sameEverywhere.includes(key);
      if (isOnce && !isPrerendered(key)) yield `${withoutKind(path)}.${key}`;
      const place = isOnce || isPrerendered(key) ? `*.${key}` : `${path}.${key}`;
      yield* placesOf(schema.shape[key], each, place);
    }
  } else if (schema instanceof z.ZodRecord) {
    const entries = Object.values(value as object);
    yield `${path} ×${quantity(entries.length)}`;
    for (const each of entries) yield* placesOf(schema.valueType as z.ZodType, each, `${path}.*`);
  } else if (schema instanceof z.ZodArray) {
    const entries = value as readonly unknown[];
    yield `${path} ×${quantity(entries.length)}`;
    for (const each of entries) yield* placesOf(schema.element as z.ZodType, each, `${path}[]`);
  } else {
    const isLeaf = typeof value !== 'object' || schema instanceof z.ZodTuple;
    // Otherwise the features below would be missing unnoticed.
    if (!isLeaf)
      throw new Error(`${path}: the features below a ${schema?.constructor.name} are not known.`);
    yield isWord(schema) ? `${path} = ${value}` : path;
  }
}

/** The features of a manifest, or of some of its keys: the parts of the language that it uses. */
export const featuresOf = (manifest: Partial<Manifest>): ReadonlySet<string> =>
  new Set(placesOf(manifestSchema, manifest, ''));

/**
 * Few of these that together have every feature that any of them has: first the one that has most,
 * then always the one that adds most. In the order given where two add as many.
 */
export function covering<T>(
  all: readonly T[],
  features: (each: T) => ReadonlySet<string>,
): readonly T[] {
  const candidates = all.map((each) => ({ each, has: features(each) }));
  const missing = new Set(candidates.flatMap(({ has }) => [...has]));
  const chosen = new Set<T>();
  while (missing.size > 0) {
    const adds = (has: ReadonlySet<string>) => [...has].filter((one) => missing.has(one)).length;
    const [first, ...others] = candidates;
    if (!first) break;
    const best = others.reduce((so, next) => (adds(next.has) > adds(so.has) ? next : so), first);
    chosen.add(best.each);
    for (const feature of best.has) missing.delete(feature);
  }
  return all.filter((each) => chosen.has(each));
}
