import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findFiles, readJsonLines } from '../../scripts/files.ts';
import { answer, expectRounded } from './answers.ts';
import type { Typed } from './oracle.ts';
import { oracles } from './oracles.ts';

/*
 * The examples of the specification as it prints them, and its refusals word by word: in
 * `tests/oracle/examples`, a file for each category, one example a line.
 */

interface Example {
  /** Examples of the same name make one test. */
  readonly test: string;
  readonly slug: string;
  readonly typed: Typed;
  /** The whole answer, as the page prints it; of a refusal, the message and its field. */
  readonly gives?: object;
  /** Some of the answer. */
  readonly includes?: object;
  /** Results that the answer does not have. */
  readonly lacks?: readonly string[];
  /** Some results, each with as many decimals as its text has. */
  readonly rounded?: Readonly<Record<string, string>>;
  /** Where the figures are from, or what is special about them. */
  readonly note?: string;
}

const folder = join(import.meta.dirname, 'examples');

describe.each(findFiles('*.jsonl', { cwd: folder }))('%s', (file) => {
  const tests = Map.groupBy(readJsonLines<Example>(join(folder, file)), (each) => each.test);
  test.each([...tests])('%s', (_, examples) => {
    for (const { slug, typed, gives, includes, lacks = [], rounded } of examples) {
      const oracle = oracles[`${basename(file, '.jsonl')}/${slug}`];
      const answered = answer(oracle, typed);
      if (gives) expect(answered).toEqual(gives);
      if (includes) expect(answered).toMatchObject(includes);
      for (const id of lacks) expect(answered).not.toHaveProperty(id);
      if (rounded) expectRounded(oracle, typed, rounded);
    }
  });
});
