import { expect, test } from 'vitest';
import { findCalculators, loadCalculator } from '../scripts/calculators.ts';
import { furtherInputs, furtherResults } from './further-inputs.ts';

/*
 * After a change on purpose, `npx vitest run tests/further-inputs.test.ts -u` writes the new texts, to be
 * read before they are committed.
 */

test('every calculator with further inputs exists', () => {
  const slugs = findCalculators().map(({ slug }) => slug);
  expect(Object.keys(furtherInputs).filter((slug) => !slugs.includes(slug))).toEqual([]);
});

test.each(findCalculators().filter(({ slug }) => slug in furtherInputs))(
  'what $slug shows for further inputs is as approved',
  async (folder) => {
    const text = await furtherResults(await loadCalculator(folder));
    await expect(text).toMatchFileSnapshot(`approved/further/${folder.slug}.txt`);
  },
);
