import { describe, expect, test } from 'vitest';
import { answer } from './answers.ts';
import type { Typed } from './oracle.ts';
import { science } from './science.ts';

/*
 * What is checked beside the examples that the files in `examples` list.
 */

const solver = (slug: string) => (typed: Typed) => answer(science[slug], typed);

describe('kinetic-energy', () => {
  const kinetic = solver('kinetic-energy');

  test('holds up to a tenth of the speed of light', () => {
    expect(kinetic({ mass: '1', speed: '29979245.8' })).toHaveProperty('energyFound');

    const found = { find: 'speed', mass: '1' };
    expect(kinetic({ ...found, energy: '449377589368408.82' })).toHaveProperty('speedFound');
  });
});

describe('half-life', () => {
  const decay = solver('half-life');

  test.each([
    ['time', '2', '3', '1', 'The amount left cannot be above the starting amount.'],
    ['halfLife', '2', '3', '0', 'The amount left cannot be above the starting amount.'],
    ['halfLife', '2', '2', '1', 'Without any decay there is no half-life to find.'],
    ['halfLife', '2', '1', '0', 'Without any decay there is no half-life to find.'],
    ['remaining', '2', '', '60.1', 'After more than 60 half-lives nothing measurable is left.'],
    ['initial', '', '2', '60.1', 'After more than 60 half-lives nothing measurable is left.'],
  ])(
    'to find %s refuses %s, %s and %s',
    (find, initialAmount, remainingAmount, elapsed, message) => {
      const typed = { find, initialAmount, remainingAmount, halfLife: '1', elapsed };
      expect(decay(typed)).toMatchObject({ message });
    },
  );
});

describe('ideal-gas', () => {
  const gas = solver('ideal-gas');

  test.each([
    ['celsius', '-273.15'],
    ['fahrenheit', '-459.67'],
    ['kelvin', '0'],
  ])('is above absolute zero in %s', (temperatureUnit, temperature) => {
    expect(gas({ pressure: '1', amount: '1', temperatureUnit, temperature })).toMatchObject({
      message: 'The temperature must be above absolute zero: -273.15 °C, -459.67 °F, 0 K.',
    });
  });
});
