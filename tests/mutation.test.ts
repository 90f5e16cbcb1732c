import { expect, test } from 'vitest';
import { findCalculators, loadManifest } from '../scripts/calculators.ts';
import { mutators } from './mutation/decimals.ts';
import { mutantsOf } from './mutation/manifests.ts';

/*
 * The tools that change things on purpose do change them, and take every change back.
 */

/** A manifest with one of each thing that is changed. */
const posting = () => ({
  fields: {
    weight: { kind: 'number', min: 0, default: 2.5, unit: 'kg', presets: [1, 5] },
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
    },
  },
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
      'fields.sent.when.is: "fast" → "slow"',
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

test('every change is made, and taken back to the letter', async () => {
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
});

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
  expect(changed({ type: 'NumericLiteral', value: 12 })).toEqual([
    { type: 'NumericLiteral', value: 13 },
  ]);
});
