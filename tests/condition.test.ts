import { describe, expect, test } from 'vitest';
import { Big } from '../schemas/decimal.ts';
import type { When } from '../schemas/manifest.ts';
import { holds } from '../src/engine/input/condition.ts';

/*
 * Conditions decide what a form asks, which formula applies and what is shown.
 */

const age = (limits: object) => ({ field: 'age', ...limits }) as When;

describe('a limit', () => {
  test.each([
    ['above', [false, false, true]],
    ['atLeast', [false, true, true]],
    ['below', [true, false, false]],
    ['atMost', [true, true, false]],
  ])('“%s” holds below, at and above it as its name says', (key, expected) => {
    const at = ['24.9', '25', '25.1'];
    expect(at.map((text) => holds(age({ [key]: 25 }), { age: text }))).toEqual(expected);
    expect(at.map((text) => holds(age({ [key]: 25 }), { age: Big(text) }))).toEqual(expected);
    expect(at.map((text) => holds(age({ [key]: 'limit' }), { age: text, limit: '25' }))).toEqual(
      expected,
    );
    expect(
      at.map((text) => holds(age({ [key]: 'limit' }), { age: Big(text), limit: Big(25) })),
    ).toEqual(expected);
  });

  test('is zero if the text is zero', () => {
    expect(holds(age({ above: 0 }), { age: '0' })).toBe(false);
    expect(holds(age({ below: 0 }), { age: '-1' })).toBe(true);
  });

  test('holds with the other limits beside it, and not without them', () => {
    const when = age({ atLeast: 18, below: 65 });
    expect(['17', '18', '64', '65'].map((text) => holds(when, { age: text }))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  test('does not hold of what is not a number, or not there', () => {
    for (const value of ['', 'old', undefined, ['30']]) {
      expect(holds(age({ atLeast: 0 }), { age: value }), String(value)).toBe(false);
    }
  });

  test('does not hold where the number it is compared with is missing', () => {
    expect(holds(age({ atLeast: 'limit' }), { age: '30' })).toBe(false);
    expect(holds(age({ atMost: 'limit' }), { age: '30', limit: '' })).toBe(false);
  });

  test('parses a number as people write it', () => {
    expect(holds(age({ atLeast: 1000 }), { age: '1,000' })).toBe(true);
  });

  test('is not missed by what a quotient leaves behind: a third times three is one', () => {
    const one = Big(1).div(3).times(3);
    expect(holds({ figure: 'share', atLeast: 1 }, { share: one })).toBe(true);
    expect(holds({ figure: 'share', below: 1 }, { share: one })).toBe(false);
    expect(holds({ figure: 'share', atMost: 'whole' }, { share: Big(1), whole: one })).toBe(true);
  });
});

describe('an option', () => {
  const values = { cover: 'full', age: '30', figure: 'dear' };

  test('is true for the chosen option', () => {
    expect(holds({ field: 'cover', is: 'full' }, values)).toBe(true);
    expect(holds({ field: 'cover', is: 'basic' }, values)).toBe(false);
    expect(holds({ field: 'cover', is: ['basic', 'full'] }, values)).toBe(true);
    expect(holds({ field: 'cover', is: ['basic', 'none'] }, values)).toBe(false);
  });

  test('is false if no option is chosen', () => {
    expect(holds({ field: 'other', is: 'full' }, values)).toBe(false);
    expect(holds({ field: 'cover', is: '' }, { cover: undefined })).toBe(false);
  });

  test('uses the text of a figure, not a field with the same id', () => {
    expect(holds({ figure: 'figure', is: 'dear' }, values)).toBe(true);
    expect(holds({ figure: 'cover', is: 'dear' }, values)).toBe(false);
  });
});

describe('“filled”', () => {
  test.each([
    ['a number', '5', true],
    ['a text', 'x', true],
    ['a number that was read', Big(0), true],
    ['rows', [{}], true],
    ['a blank', '', false],
    ['spaces', '  ', false],
    ['nothing', undefined, false],
    ['no rows', [], false],
  ])('%s: %o is %s', (_, value, filled) => {
    expect(holds({ field: 'extra', filled: true }, { extra: value })).toBe(filled);
    expect(holds({ field: 'extra', filled: false }, { extra: value })).toBe(!filled);
  });
});

describe('several conditions', () => {
  const young = { field: 'age', below: 25 } as const;
  const full = { field: 'cover', is: 'full' } as const;

  test('hold when all of them hold', () => {
    expect(holds([young, full], { age: '20', cover: 'full' })).toBe(true);
    expect(holds([young, full], { age: '20', cover: 'basic' })).toBe(false);
    expect(holds([young, full], { age: '30', cover: 'full' })).toBe(false);
  });

  test('hold when there is none', () => {
    expect(holds(undefined, {})).toBe(true);
    expect(holds([], {})).toBe(true);
  });
});
