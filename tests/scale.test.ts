import { describe, expect, test } from 'vitest';
import type { Band } from '../schemas/manifest.ts';
import { scaleOf } from '../src/page/results/scale.ts';

const bands = (...limits: number[]): Band[] => [
  ...limits.map((below) => ({ below, label: `Below ${below}` })),
  { label: 'The rest' },
];

describe('a scale of bands', () => {
  test('reaches from end to end, each band as wide as its part of the range', () => {
    const { parts } = scaleOf(bands(2, 3), [0, 4]);
    expect(parts).toEqual([
      { start: 0, end: 50 },
      { start: 50, end: 75 },
      { start: 75, end: 100 },
    ]);
  });

  test('puts a value where it is, and one beyond an end at that end', () => {
    const { at } = scaleOf(bands(18.5, 25, 30), [15, 40]);
    expect(at(15)).toBe(0);
    expect(at(27.5)).toBe(50);
    expect(at(40)).toBe(100);
    expect(at(3)).toBe(0);
    expect(at(250)).toBe(100);
  });

  test('without declared ends gives the open bands the width of an average band', () => {
    expect(scaleOf(bands(10, 12, 16))).toMatchObject({ from: 7, to: 19 });
    expect(scaleOf(bands(-4, 4))).toMatchObject({ from: -12, to: 12 });
  });

  test('starts at no less than zero when all limits are above it', () => {
    expect(scaleOf(bands(5, 25, 45))).toMatchObject({ from: 0, to: 65 });
  });

  test('has room on both sides of a single limit, even of zero', () => {
    expect(scaleOf(bands(50))).toMatchObject({ from: 0, to: 100 });
    expect(scaleOf(bands(0))).toMatchObject({ from: -1, to: 1 });
  });

  test('starts at zero even when the first limit is below one, and is around zero without limits', () => {
    expect(scaleOf(bands(0.5, 5))).toMatchObject({ from: 0, to: 9.5 });
    expect(scaleOf(bands())).toMatchObject({ from: -1, to: 1 });
  });
});
