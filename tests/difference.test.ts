import { expect, test } from 'vitest';
import { Big } from '../schemas/decimal.ts';
import type { Result } from '../schemas/manifest.ts';
import { difference, share } from '../src/engine/answer/difference.ts';
import { english, inEnglish } from '../src/engine/format/presentation.ts';

const money = { kind: 'money', label: 'Money', currency: 'INR', grouping: 'indian', digits: 0 };
const percent = { kind: 'percent', label: 'Percent', digits: 2 };
const number = { kind: 'number', label: 'Number', unit: 'kg', digits: { atMost: 1 } };
const labelled = { ...number, labels: { '1': 'One' } };
const text = { kind: 'text', label: 'Text' };

const of = (result: object, from: number, to: number) => [
  difference(result as Result, Big(from), Big(to), inEnglish()),
  share(result as Result, Big(from), Big(to), english),
];

test.each([
  ['a rise has a plus', money, 8678, 8997, ['+₹319', '+3.7%']],
  ['a fall has a minus', money, 1082776, 6000, ['-₹10,76,776', '-99.4%']],
  ['two figures that look the same do not differ', money, 0.6, 1.4, ['no change', undefined]],
  ['the difference is that of the figures shown', money, 0.4, 1.5, ['+₹2', undefined]],
  [
    'percentages differ by points, and by no share of themselves',
    percent,
    5,
    5.5,
    ['+0.50 points', undefined],
  ],
  ['a share is of what it was, whatever its sign', number, -4, -3, ['+1 kg', '+25.0%']],
  ['from zero there is no share', number, 0, 3, ['+3 kg', undefined]],
  ['the name of a number is no name of a difference', labelled, 1, 2, ['+1 kg', '+100.0%']],
] as const)('%s', (_, result, from, to, expected) => {
  expect(of(result, from, to)).toEqual(expected);
});

test('texts have no difference', () => {
  expect(difference(text as Result, 'a', 'b', inEnglish())).toBeUndefined();
  expect(share(text as Result, 'a', 'b', english)).toBeUndefined();
});

test('a difference is that of the shown figures, with two decimals by default', () => {
  const plain = { kind: 'money', label: 'Money' };
  expect(of(plain, 1, 1.004)).toEqual(['no change', undefined]);
  expect(of(plain, 1, 1.125)).toEqual(['+0.13', '+13.0%']);
  expect(of({ ...percent, digits: 0 }, 5, 6.5)).toEqual(['+2 points', undefined]);
});

test('a number has no difference from a text', () => {
  expect(difference(text as Result, Big(1), 'b', inEnglish())).toBeUndefined();
  expect(difference(text as Result, 'a', Big(1), inEnglish())).toBeUndefined();
  expect(share(text as Result, Big(1), 'b', english)).toBeUndefined();
  expect(share(text as Result, 'a', Big(1), english)).toBeUndefined();
});
