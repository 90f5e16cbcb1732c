import { describe, expect, test } from 'vitest';
import type { TextField } from '../schemas/manifest.ts';
import { text } from '../src/engine/input/kinds/extra/grammars.ts';

/** The plain form of a text, or the message that refuses it. */
function read(typed: string, field: Partial<TextField>, form = {}): unknown {
  const whole: TextField = { kind: 'text', label: 'Number', ...field };
  const reading = text.read(typed, whole, { today: '2026-01-01', form, kinds: {} });
  return 'value' in reading ? reading.value : reading.refusals[0]?.message;
}

describe('A fraction', () => {
  test.each([
    ['3', '3/1'],
    ['5/6', '5/6'],
    ['9/8', '9/8'],
    ['2 3/8', '19/8'],
    ['  -1  1 / 2 ', '-3/2'],
    ['−1 1/2', '-3/2'],
    ['+0.75', '75/100'],
    ['.5', '5/10'],
    ['-0', '0/1'],
    ['999999999999999', '999999999999999/1'],
  ])('“%s” is read as %s', (typed, plain) => {
    expect(read(typed, { grammar: 'fraction' })).toBe(plain);
  });

  test.each(['5.', '1/2/3', '1,000', '1e3', '3 -1/2', '- 1', '1 2', '9999999999999999', '.', ''])(
    '“%s” is refused with what was expected',
    (typed) => {
      expect(read(typed, { grammar: 'fraction' })).toBe(
        'Write a whole number, a fraction like 5/6, a mixed number like 2 3/8 or a decimal like 0.75.',
      );
    },
  );

  test('with a zero under the line is refused for that', () => {
    const message = 'The number under the line cannot be 0.';
    expect(read('1/0', { grammar: 'fraction' })).toBe(message);
    expect(read('2 1/0', { grammar: 'fraction' })).toBe(message);
  });
});

describe('A number in a base', () => {
  const inBase = (typed: string, base: string) =>
    read(typed, { grammar: { base: 'from' } }, { from: base });

  test.each([
    ['255', '10', '255'],
    ['dead_beef', '16', 'DEADBEEF'],
    ['0xFF', '16', 'FF'],
    ['-0b1 01', '2', '-101'],
    ['0o17', '8', '17'],
    ['0b1', '16', '0B1'],
    ['+.5', '10', '.5'],
    ['5.', '10', '5.'],
    ['z', '36', 'Z'],
  ])('“%s” in base %s is %s', (typed, base, plain) => {
    expect(inBase(typed, base)).toBe(plain);
  });

  test.each([
    ['129', '2', '“2” is not a digit of base 2.'],
    ['0x10', '8', '“x” is not a digit of base 8.'],
    ['1,000', '10', '“,” is not a digit of base 10.'],
    ['１', '10', '“１” is not a digit of base 10.'],
    ['1.2.3', '10', 'Enter one number with at most one point.'],
    ['-', '10', 'Enter a number.'],
    ['.', '10', 'Enter a number.'],
    ['0x', '16', 'Enter a number.'],
    ['', '10', 'Enter a number.'],
  ])('“%s” in base %s is refused: %s', (typed, base, message) => {
    expect(inBase(typed, base)).toBe(message);
  });

  test.each(['1', '37', '2.5', 'ten', ''])(
    'a base of “%s” is refused beside its own field: here every digit is possible',
    (base) => {
      expect(inBase('z', base)).toBe('Z');
    },
  );
});

test('A text has a largest length, and may be blank where it is optional', () => {
  expect(read('abcd', { maxLength: 4 })).toBe('abcd');
  expect(read('abcde', { maxLength: 4 })).toBe('Enter at most 4 characters.');
  expect(read(' ', { optional: true, grammar: 'fraction' })).toBeUndefined();
  expect(read(' ', {})).toBe('Fill in: number.');
});
