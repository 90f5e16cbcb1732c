import { describe, expect, test } from 'vitest';
import { findCalculators, loadCalculator } from '../scripts/calculators.ts';
import { holds } from '../src/engine/input/condition.ts';
import { answersAroundVerdict } from './beside-results.ts';
import { selected } from './qa.ts';

/*
 * The sentence at the top of a result: each that a manifest has is reached, and its figures are those that
 * are shown below it.
 */

for (const folder of selected(findCalculators())) {
  const calculator = await loadCalculator(folder);
  const { slug } = folder;
  const { verdict, results } = calculator.manifest;
  if (!verdict) continue;

  describe(slug, { meta: { slug, kind: 'examples' } }, () => {
    const answers = answersAroundVerdict(calculator).map((solved) => {
      const known = { ...solved.values, ...solved.workings, ...solved.results };
      return { solved, at: verdict.findIndex(({ when }) => holds(when, known)) };
    });

    test.each(verdict.map(({ say }, index) => [index, say] as const))(
      'sentence %i of the verdict is reached, with the figures shown: %s',
      (index, say) => {
        const reached = answers.filter(({ at }) => at === index);
        expect(reached.length).toBeGreaterThan(0);
        for (const { solved } of reached) {
          expect(solved.verdict).not.toMatch(/[{}]/);
          for (const [, id = ''] of say.matchAll(/\{(\w+)\}/g)) {
            if (id in results) {
              expect(solved.shown, 'a figure that the result does not show').toHaveProperty(id);
              expect(solved.verdict).toContain(solved.shown[id]);
            }
          }
        }
      },
    );
  });
}
