import { expect, test } from 'vitest';
import { findCalculators, loadCalculator } from '../scripts/calculators.ts';
import { besideResults } from './beside-results.ts';

/*
 * When a caution is shown, and which lines the variations have, is approved by its editor: after a
 * change on purpose, `npx vitest run tests/beside-results.test.ts -u` writes the new texts, to be read
 * before they are committed.
 */

test.each(findCalculators())(
  'what stands beside the results of $slug is as approved',
  async (folder) => {
    const text = besideResults(await loadCalculator(folder));
    await expect(text).toMatchFileSnapshot(`approved/${folder.slug}.txt`);
  },
);
