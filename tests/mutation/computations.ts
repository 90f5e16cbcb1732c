import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findCalculators, loadCalculator, root } from '../../scripts/calculators.ts';
import { furtherInputs, furtherResults } from '../further-inputs.ts';
import { selected } from '../qa.ts';
import { insideTrials, outsideTrials } from './trials.ts';

/*
 * One test a calculator with all that its computation is tried with: short, for mutation testing runs
 * it once for every mutant, and loads nothing of the other calculators.
 */

for (const folder of selected(findCalculators())) {
  test(folder.slug, async () => {
    const calculator = await loadCalculator(folder);
    const trials = { ...outsideTrials(calculator, folder, 200), ...insideTrials(calculator) };
    for (const [name, trial] of Object.entries(trials)) expect(trial(), name).toBeUndefined();
    if (folder.slug in furtherInputs) {
      const approved = join(root, 'tests/approved/further', `${folder.slug}.txt`);
      expect(await furtherResults(calculator)).toBe(readFileSync(approved, 'utf8'));
    }
  });
}
