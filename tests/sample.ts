import type { Manifest } from '../schemas/manifest.ts';
import { answer, type Solved } from '../src/engine/answer/answer.ts';
import { load } from '../src/engine/index.ts';

/*
 * A fixture: a small calculator with a field of each kind, for tests of results.
 */

const manifest = {
  title: 'Sending Parcels',
  fields: {
    weight: { kind: 'number', label: 'Weight', unit: 'kg', min: 1, max: 20, step: 1, symbol: 'w' },
    speed: {
      kind: 'choice',
      label: 'Speed',
      options: { slow: { label: 'Slow', value: 1 }, fast: { label: 'Fast', value: 2 } },
      default: 'slow',
      symbol: 's',
    },
    day: { kind: 'date', label: 'Day', optional: true },
    insured: {
      kind: 'number',
      label: 'Insured value',
      unit: '€',
      optional: true,
      when: { field: 'speed', is: 'fast' },
    },
    note: { kind: 'text', label: 'Note', optional: true },
    items: {
      kind: 'rows',
      label: 'Items',
      rowLabel: 'Item',
      maxRows: 20,
      incompleteRows: 'skip',
      fields: {
        name: { kind: 'text', label: 'Name', optional: true },
        count: { kind: 'integer', label: 'Count', min: 1, symbol: 'c' },
        size: {
          kind: 'choice',
          label: 'Size',
          options: { s: { label: 'Small', value: 1 }, l: { label: 'Large', value: 3 } },
          default: 's',
        },
      },
    },
  },
  results: {
    units: {
      kind: 'number',
      label: 'Units',
      digits: 0,
      symbol: 'u',
      formula: 'sum(items.count * items.size)',
      because: [{ when: { field: 'speed', is: 'fast' }, say: 'Fast' }],
    },
    price: {
      kind: 'money',
      label: 'Price for {speed}',
      currency: 'EUR',
      headline: true,
      symbol: 'p',
      formula: [
        { when: { field: 'speed', is: 'fast' }, formula: 'base * 2 + units' },
        { formula: 'base + units' },
      ],
    },
    cover: { kind: 'money', label: 'Cover', formula: 'insured * 2' },
    level: {
      kind: 'number',
      label: 'Level',
      ranges: {
        of: 'weight',
        from: [
          [1, 1],
          [10, 2],
        ],
      },
    },
    verdict: {
      kind: 'text',
      label: 'Verdict',
      labels: { dear: 'Rather dear' },
      choose: [{ when: { figure: 'price', above: 50 }, text: 'dear' }, { text: 'fine' }],
    },
  },
  workings: { base: { kind: 'number', label: 'Base', symbol: 'b', formula: '3 * weight' } },
  guards: [
    { field: 'weight', is: 'notEqual', than: 13, message: 'Thirteen is not weighed.' },
    { figure: 'base', is: 'below', than: 58, message: 'Too heavy.' },
  ],
  cautions: [{ when: { field: 'weight', above: 15 }, say: 'Heavy: {price}.' }],
  variations: [
    { of: 'weight', at: [5, 10, 13, 15], shows: ['price', 'cover'] },
    { of: 'weight', label: 'A little more or less', at: { step: 2, times: 2 }, shows: ['units'] },
    { of: 'speed', at: 'options', shows: ['price'] },
    { of: 'insured', at: [100], shows: ['cover'] },
  ],
  note: 'Prices of {ratesDate}.',
  examples: [],
  actions: { calculate: 'Calculate' },
  compute: 'formulas',
} as unknown as Manifest;

export const sample = load(manifest, { slug: 'parcels' });

export const today = '2026-10-06';

/** The calculator's result for inputs; by default 10 kg, with two large items and a small one. */
export function solvedSample(typed: object = {}): Solved {
  const items = [
    { name: 'Books', count: '2', size: 'l' },
    { name: '', count: '1', size: 's' },
  ];
  const outcome = answer(sample, { weight: '10', items, ...typed }, { today });
  if (!outcome.ok) throw new Error(outcome.errors[0]?.message);
  return outcome;
}
