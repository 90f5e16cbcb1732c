import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { keysOf } from '../schemas/manifest-keys.ts';
import * as shapes from '../schemas/manifest-schema.ts';
import { root } from '../scripts/calculators.ts';
import { file, reference } from '../scripts/keys.ts';

/*
 * The manifest language has one description (`schemas/manifest-keys.ts`): the comments of the types, which
 * an editor shows, and the reference in docs/ say the same.
 */

const objects = Object.values(shapes).filter((each) => each instanceof z.ZodObject);

/** Every key with its description, as the registry has them: “label: The field's name on the page.” */
const described = new Set(
  objects.flatMap((object) =>
    Object.entries(keysOf(object)).map(([key, { description }]) => `${key}: ${description}`),
  ),
);

/** Every key with its doc comment, as the types of the language have them. */
const commented = new Set(
  [
    ...(readFileSync(join(root, 'schemas/manifest.ts'), 'utf8')
      .split(
        '// ---------------------------------------------------------------- checks between ids',
      )[0]
      ?.matchAll(/\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*readonly (\w+)\??:/g) ?? []),
  ].map(([, comment = '', key]) => `${key}: ${comment.replace(/\s*\n?\s*\*\s+/g, ' ').trim()}`),
);

test('every key of every shape has a description, and no other key has one', () => {
  expect(objects.length).toBeGreaterThan(60);
  for (const object of objects) {
    expect(Object.keys(keysOf(object)).sort()).toEqual(Object.keys(object.shape).sort());
  }
});

test('the comments of the types say what the descriptions say', () => {
  expect(commented.size).toBeGreaterThan(200);
  expect([...described].filter((each) => !commented.has(each))).toEqual([]);
  expect([...commented].filter((each) => !described.has(each))).toEqual([]);
});

test('the reference is the one that follows from the descriptions', () => {
  expect(readFileSync(file, 'utf8'), 'run npm run keys').toBe(reference());
});
