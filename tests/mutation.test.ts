import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findCalculators, loadManifest, root } from '../scripts/calculators.ts';
import { mutators } from './mutation/decimals.ts';
import { equivalents } from './mutation/equivalents.ts';
import { mutantsOf } from './mutation/manifests.ts';

/*
 * The tools that change things on purpose do change them, and take every change back.
 */

/** A manifest with one of each thing that is changed. */
const posting = () => ({
  fields: {
    weight: { kind: 'number', min: 0, default: 2.5, unit: 'kg', presets: [1, 5] },
    length: { kind: 'number' },
    speed: {
      kind: 'choice',
      options: { slow: { label: 'Slow', value: 1.5 }, fast: { label: 'Fast' } },
    },
    sent: { kind: 'date', when: { field: 'speed', is: 'fast' } },
  },
  results: {
    price: {
      kind: 'number',
      digits: 1,
      bands: [{ below: 9.5, label: 'Cheap' }, { label: 'Dear' }],
      formula: [
        {
          when: [{ field: 'weight', atLeast: 10 }, 'quick'],
          formula: '2.5 * weight + perKilogram',
        },
        { formula: 'weight - -speed ^ 2' },
      ],
    },
    level: {
      kind: 'number',
      ranges: {
        of: 'weight',
        from: [
          [0, 1.5],
          [100, 2],
        ],
      },
    },
  },
  workings: {
    total: {
      kind: 'number',
      sum: { base: { formula: 'max(weight, 1)' }, extra: { formula: 'length / 3' } },
      constants: { spare: { value: 7 } },
    },
    verdict: {
      kind: 'text',
      choose: [{ when: { figure: 'price', below: 5 }, text: 'fine' }, { text: 'dear' }],
    },
  },
  cases: { quick: { field: 'speed', is: 'fast' }, slow: { field: 'speed', is: ['slow'] } },
  cautions: [{ when: { field: 'weight', filled: true }, say: 'Heavy' }],
  variations: [{ of: 'weight', at: { step: 0.5, times: 2 }, shows: ['price'] }],
  guards: [{ field: 'weight', is: 'above', than: 0, message: 'It weighs nothing.' }],
  constants: { perKilogram: { label: 'For a kilogram', value: 0.25 } },
  actions: { calculate: 'Calculate', reset: 'blank' },
});

test('a bound, a default, a unit, an edge, a factor, the digits, a relation: each is changed by itself', () => {
  const changes = mutantsOf(posting() as never).map(({ key, change }) => `${key}: ${change}`);
  expect(changes).toEqual(
    expect.arrayContaining([
      'fields.weight.min: 0 → 0.0001',
      'fields.weight.min: 0 → -0.0001',
      'fields.weight.min: 0 → nothing',
      'fields.weight.above: nothing → 0',
      'fields.weight.max: nothing → 1000000',
      'fields.weight.default: 2.5 → 2.6',
      'fields.weight.unit: "kg" → "lb"',
      'fields.weight.presets: [1,5] → [2,5]',
      'fields.weight.optional: nothing → true',
      'fields.speed.options.slow.value: 1.5 → 1.6',
      'fields.sent.when: {"field":"speed","is":"fast"} → {"field":"speed","is":"slow"}',
      'results.price.digits: 1 → 2',
      'results.price.bands[0].below: 9.5 → 9.4',
      'guards[0].is: "above" → "atLeast"',
      'guards[0].is: "above" → "below"',
      'constants.perKilogram.value: 0.25 → 0.26',
      'actions.reset: "blank" → nothing',
    ]),
  );
  expect(new Set(changes).size).toBe(changes.length);
});

test('a formula, its branches, tables, sums, cases and cautions: each is changed by itself', () => {
  const changes = mutantsOf(posting() as never).map(({ key, change }) => `${key}: ${change}`);
  const formula = '"2.5 * weight + perKilogram"';
  expect(changes).toEqual(
    expect.arrayContaining([
      `results.price.formula[0].formula: ${formula} → "2.5 * weight - perKilogram"`,
      `results.price.formula[0].formula: ${formula} → "2.5 / weight + perKilogram"`,
      `results.price.formula[0].formula: ${formula} → "2.6 * weight + perKilogram"`,
      `results.price.formula[0].formula: ${formula} → "2.5 * length + perKilogram"`,
      `results.price.formula[0].formula: ${formula} → "2.5 * weight + spare"`,
      'results.price.formula[1].formula: "weight - -speed ^ 2" → "weight - speed^2"',
      'results.price.formula[1].formula: "weight - -speed ^ 2" → "weight - (-speed * 2)"',
      'results.price.formula[0].when: [{"field":"weight","atLeast":10},"quick"] → ["quick"]',
      'results.price.formula[0].when: [{"field":"weight","atLeast":10},"quick"] → [{"field":"weight","above":10},"quick"]',
      'results.price.formula[0].when: [{"field":"weight","atLeast":10},"quick"] → [{"field":"weight","atMost":10},"quick"]',
      'results.price.formula[0].when: [{"field":"weight","atLeast":10},"quick"] → [{"field":"weight","atLeast":11},"quick"]',
      'results.price.formula[0].when: [{"field":"weight","atLeast":10},"quick"] → [{"field":"weight","atLeast":10},"slow"]',
      'results.level.ranges.from: [[0,1.5],[100,2]] → [[0,1.6],[100,2]]',
      'results.level.ranges.from: [[0,1.5],[100,2]] → [[0,1.5],[99,2]]',
      'results.level.ranges.from: [[0,1.5],[100,2]] → [[0,1.5]]',
      'results.level.ranges.of: "weight" → "length"',
      'results.level: ranges → graduated',
      'workings.total.sum.base.formula: "max(weight, 1)" → "min(weight, 1)"',
      'workings.total.sum.base.formula: "max(weight, 1)" → "max(weight, 2)"',
      'workings.total.sum.extra.formula: "length / 3" → "-length / 3"',
      'workings.total.sum: {"base":{"formula":"max(weight, 1)"},"extra":{"formula":"length / 3"}} → {"base":{"formula":"max(weight, 1)"}}',
      'workings.total.constants.spare.value: 7 → 8',
      'workings.verdict.choose[0].when: {"figure":"price","below":5} → {"figure":"price","atMost":5}',
      'workings.verdict.choose: [{"when":{"figure":"price","below":5},"text":"fine"},{"text":"dear"}] → [{"when":{"figure":"price","below":5},"text":"dear"},{"text":"fine"}]',
      'cases.quick: {"field":"speed","is":"fast"} → {"field":"speed","is":"slow"}',
      'cautions[0].when: {"field":"weight","filled":true} → {"field":"weight","filled":false}',
      'variations[0].at: {"step":0.5,"times":2} → {"step":0.6,"times":2}',
    ]),
  );
});

// Each of some 36,000 mutants is compared with the whole manifest: half a minute on a quiet machine.
test('every mutation is applied, and reverted exactly', async () => {
  const manifests = await Promise.all(findCalculators().map((each) => loadManifest(each)));
  for (const whole of [posting() as never, ...manifests]) {
    const before = JSON.stringify(whole);
    for (const { key, make } of mutantsOf(whole)) {
      const undo = make();
      expect(JSON.stringify(whole), key).not.toBe(before);
      undo();
      expect(JSON.stringify(whole), key).toBe(before);
    }
  }
}, 180_000);

test('the arithmetic of decimals is changed: the method, the comparison, the number', () => {
  const call = (name: string) => ({
    type: 'CallExpression',
    callee: {
      type: 'MemberExpression',
      object: { type: 'Identifier', name: 'a' },
      property: { type: 'Identifier', name },
    },
    arguments: [{ type: 'Identifier', name: 'b' }],
  });
  const changed = (node: Parameters<(typeof mutators)[number]['mutate']>[0]['node']) =>
    mutators.flatMap(({ mutate }) => [...mutate({ node })]);
  expect(changed(call('plus'))).toEqual([call('minus')]);
  expect(changed(call('div'))).toEqual([call('times')]);
  expect(changed(call('lt'))).toEqual([call('lte'), call('gte')]);
  expect(changed(call('round'))).toEqual([{ type: 'Identifier', name: 'a' }]);
  expect(changed(call('toFixed'))).toEqual([]);
  expect(changed(call('toLocaleString'))).toEqual([]);
  expect(changed({ type: 'NumericLiteral', value: 12 })).toEqual([
    { type: 'NumericLiteral', value: 13 },
  ]);
});

test('each mutant that is explained as equivalent belongs to a line that is there', () => {
  const ofCode = equivalents.filter(({ file }) => !file.endsWith('/manifest.ts'));
  const gone = ofCode.filter(({ file, line }) => {
    const lines = readFileSync(join(root, file), 'utf8').split('\n');
    return !lines.some((each) => each.trim() === line);
  });
  expect(gone.map(({ file, line }) => `${file}: ${line}`)).toEqual([]);
});
