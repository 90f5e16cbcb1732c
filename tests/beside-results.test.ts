import { expect, test } from 'vitest';
import { findCalculators, loadCalculator } from '../scripts/calculators.ts';
import { besideResults } from './beside-results.ts';
import { isDeep } from './depth.ts';
import { selected } from './qa.ts';

/*
 * When a caution is shown, and which lines the variations have, is approved by its editor: after a
 * change on purpose, `npx vitest run tests/beside-results.test.ts -u` writes the new texts, to be read
 * before they are committed.
 */

for (const folder of selected(findCalculators())) {
  const { slug } = folder;
  if (!isDeep(slug)) continue;
  test(`what stands beside the results of ${slug} is as approved`, {
    meta: { slug, kind: 'examples' },
  }, async () => {
    const text = besideResults(await loadCalculator(folder));
    await expect(text).toMatchFileSnapshot(`approved/${slug}.txt`);
  });
}
