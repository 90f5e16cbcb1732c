import { describe, expect, test } from 'vitest';
import type { Fields } from '../../schemas/manifest.ts';
import {
  type CalculatorFolder,
  findCalculators,
  loadCalculator,
} from '../../scripts/calculators.ts';
import { inputs, isDeep } from '../depth.ts';
import { onlySlug, selected } from '../qa.ts';
import { contracts } from '../spec/contracts.ts';
import { specification } from '../spec/specification.ts';
import { disagreements, expectedForms, wrongDecimals } from './compare.ts';
import type { Typed } from './oracle.ts';
import { type ExpectedForm, formsOf, oracles } from './oracles.ts';

/*
 * Compares every calculator with an independent implementation of the specification in exact
 * arithmetic: random inputs, the raw results, and the strings that a visitor sees.
 */

/** The calculators of the specification and its further volumes; one that was added since is in neither. */
const specified = [
  ...Object.entries(specification).map(([slug, { category }]) => `${category}/${slug}`),
  ...Object.entries(contracts).flatMap(([category, contract]) =>
    Object.keys(contract).map((slug) => `${category}/${slug}`),
  ),
];
/** The largest number of differences in a message; the others are counted. */
const most = 5;

const folders = findCalculators();
const pathOf = ({ category, slug }: { category: string; slug: string }) => `${category}/${slug}`;

test.skipIf(onlySlug)('every calculator that is specified has an oracle, and is there', () => {
  expect(Object.keys(oracles).toSorted()).toEqual(specified.toSorted());
  expect(folders.map(pathOf)).toEqual(expect.arrayContaining(specified));
});

for (const folder of selected(folders)) {
  if (!(pathOf(folder) in oracles)) continue;
  describe(folder.slug, { meta: { slug: folder.slug, kind: 'oracle' } }, () => compareAll(folder));
}

/** The options of choices that no answered form has, as "mode=share". */
function untried(fields: Fields, forms: readonly ExpectedForm[]): readonly string[] {
  const answered = forms.filter(({ outcome }) => outcome).map(({ typed }) => typed);
  return Object.entries(fields).flatMap(([id, field]) => {
    if (field.kind === 'rows') {
      const rows = answered.flatMap((typed) => (typed[id] ?? []) as readonly Typed[]);
      return untriedIn(field.fields, rows).map((each) => `${id}.${each}`);
    }
    return untriedIn({ [id]: field }, answered);
  });
}

/** The options of the choices among these fields that no form has; a blank is the default. */
const untriedIn = (fields: Fields, forms: readonly Typed[]): readonly string[] =>
  Object.entries(fields).flatMap(([id, field]) => {
    if (field.kind !== 'choice') return [];
    const tried = new Set(forms.map((typed) => typed[id] ?? field.default));
    // Of the many options of a data set, tests/reference-data.test.ts tries each.
    const options = Object.entries(field.options).slice(0, field.first);
    return options.flatMap(([option, { unasked }]) =>
      unasked || tried.has(option) ? [] : [`${id}=${option}`],
    );
  });

function compareAll(folder: CalculatorFolder) {
  const oracle = oracles[pathOf(folder)] as (typeof oracles)[string];
  const count = inputs(folder.slug, formsOf(oracle), 2000);

  test('shows the decimals that the specification names', {
    meta: { kind: 'specification' },
  }, async () => {
    const { manifest } = await loadCalculator(folder);
    expect(wrongDecimals(manifest, oracle)).toEqual({});
  });

  test('agrees with exact arithmetic over random inputs', {
    meta: { cases: count },
    timeout: 120_000,
  }, async ({ task }) => {
    const forms = expectedForms(folder.slug, oracle, count);
    const calculator = await loadCalculator(folder);
    const found = [...disagreements(calculator, forms, await calculator.tables?.())];
    expect(found.slice(0, most), `${found.length} disagreements`).toEqual([]);
    const answered = forms.filter(({ outcome }) => outcome).length;
    Object.assign(task.meta, { cases: forms.length, answered });
    if (!isDeep(folder.slug)) return;
    // Inputs that mostly fail a guard would prove little; inputs that never do, not enough.
    expect(answered).toBeGreaterThan(count / 2);
    expect(answered).toBeLessThan(count);
    // Every option is tried, also in rows.
    if (oracle.inputs) expect(untried(calculator.manifest.fields, forms)).toEqual([]);
  });
}
