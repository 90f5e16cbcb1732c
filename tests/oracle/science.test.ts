import { describe, expect, test } from 'vitest';
import { answer } from './answers.ts';
import type { Typed } from './oracle.ts';
import { science } from './science.ts';

/*
 * The examples that the contract prints, and its refusals word by word.
 */

const solver = (slug: string) => (typed: Typed) => answer(science[slug], typed);

test("Ohm's law agrees with the printed examples in every mode", () => {
  const ohm = solver('ohms-law');
  expect(ohm({ voltage: '12.0', current: '2.50' })).toEqual({
    resistanceFound: '4.8',
    powerFound: '30',
  });
  expect(ohm({ given: 'voltageResistance', voltage: '12', resistance: '470' })).toEqual({
    currentFound: '0.0255319',
    powerFound: '0.306383',
  });
  const modes = [
    [
      'voltagePower',
      { voltage: '12', power: '30' },
      { currentFound: '2.5', resistanceFound: '4.8' },
    ],
    [
      'currentResistance',
      { current: '2.5', resistance: '4.8' },
      { voltageFound: '12', powerFound: '30' },
    ],
    [
      'currentPower',
      { current: '2.5', power: '30' },
      { voltageFound: '12', resistanceFound: '4.8' },
    ],
    [
      'resistancePower',
      { resistance: '4.8', power: '30' },
      { voltageFound: '12', currentFound: '2.5' },
    ],
  ] as const;
  for (const [given, typed, found] of modes) expect(ohm({ given, ...typed })).toEqual(found);
  expect(ohm({ voltage: '0', current: '1' })).toEqual({});
});

test('density agrees with the printed examples', () => {
  const density = solver('density');
  expect(density({ mass: '0.0907', volume: '0.008' })).toMatchObject({
    densityFound: '11,337.5',
    floats: 'Sinks in water',
  });
  expect(density({ mass: '2.7', volume: '1.2' })).toMatchObject({
    densityFound: '2,250',
    densityGrams: '2.25',
  });
  expect(density({ find: 'mass', density: '1000', volume: '1' })).toEqual({
    massFound: '1',
    massPounds: '2.20462',
    floats: 'As dense as water',
  });
  expect(density({ find: 'volume', density: '999.9', mass: '999.9' })).toEqual({
    volumeFound: '1,000',
    volumeCubicMeters: '1',
    floats: 'Floats on water',
  });
});

describe('speed-distance-time', () => {
  const motion = solver('speed-distance-time');

  test('agrees with the printed examples', () => {
    expect(motion({ distance: '386', hours: '3', minutes: '25' })).toMatchObject({
      speedFound: '112.976',
    });
    expect(motion({ distance: '0.1', seconds: '9.58' })).toEqual({
      speedFound: '37.5783',
      speedMetersPerSecond: '10.4384',
    });
    expect(motion({ find: 'time', units: 'imperial', distance: '250', speed: '60' })).toEqual({
      timeText: '4:10:00',
      timeHours: '4.16667',
    });
    expect(motion({ find: 'distance', speed: '60', minutes: '90' })).toEqual({
      distanceFound: '90',
    });
    // Half a second before an hour.
    expect(motion({ find: 'time', distance: '7199', speed: '7200' })).toMatchObject({
      timeText: '1:00:00',
    });
  });

  test('takes some time', () => {
    expect(motion({ distance: '1', hours: '0' })).toMatchObject({
      message: 'Enter a time above 0.',
    });
  });
});

describe('kinetic-energy', () => {
  const kinetic = solver('kinetic-energy');
  const tooFast = 'Above a tenth of the speed of light this formula no longer holds.';

  test('agrees with the printed examples', () => {
    expect(kinetic({ mass: '30.0', speed: '0.500' })).toMatchObject({ energyFound: '3.75' });
    expect(kinetic({ speedUnit: 'kmh', mass: '1450', speed: '100' })).toMatchObject({
      energyFound: '559,414',
      energyKilojoules: '559.414',
    });
    expect(kinetic({ find: 'mass', energy: '3.75', speed: '0.5' })).toEqual({
      massFound: '30',
      momentum: '15',
    });
    const walk = { find: 'speed', energy: '3.75', mass: '30' };
    expect(kinetic(walk)).toEqual({ speedFound: '0.5', momentum: '15' });
    expect(kinetic({ ...walk, speedUnit: 'kmh' })).toEqual({ speedFound: '1.8', momentum: '15' });
  });

  test('holds up to a tenth of the speed of light', () => {
    expect(kinetic({ mass: '1', speed: '29979245.8' })).toHaveProperty('energyFound');
    expect(kinetic({ mass: '1', speed: '29979245.9' })).toMatchObject({ message: tooFast });
    const found = { find: 'speed', mass: '1' };
    expect(kinetic({ ...found, energy: '449377589368408.82' })).toHaveProperty('speedFound');
    expect(kinetic({ ...found, energy: '449377589368408.83' })).toMatchObject({ message: tooFast });
  });
});

describe('molarity', () => {
  const molarity = solver('molarity');
  const dilution = (
    stockConcentration: string,
    targetConcentration: string,
    targetVolume: string,
  ) => molarity({ find: 'dilution', stockConcentration, targetConcentration, targetVolume });

  test('agrees with the printed examples', () => {
    expect(molarity({ mass: '25.2', molarMass: '60.052', volume: '0.500' })).toMatchObject({
      concentrationFound: '0.839273',
    });
    expect(molarity({ mass: '5.844', molarMass: '58.44', volume: '0.5' })).toEqual({
      concentrationFound: '0.2',
      amount: '0.1',
    });
    expect(dilution('1.59', '0.100', '5000')).toMatchObject({ stockVolume: '314.465' });
    expect(dilution('12', '0.5', '250')).toEqual({
      stockVolume: '10.4167',
      solventVolume: '239.583',
      dilutionFactor: '24',
    });
    const salt = { molarMass: '58.44', concentration: '0.2' };
    expect(molarity({ find: 'mass', volume: '0.5', ...salt })).toEqual({
      massFound: '5.844',
      amount: '0.1',
    });
    expect(molarity({ find: 'volume', mass: '5.844', ...salt })).toEqual({
      volumeFound: '0.5',
      amount: '0.1',
    });
  });

  test('only dilutes', () => {
    expect(dilution('2', '2', '10')).toMatchObject({ stockVolume: '10', solventVolume: '0' });
    expect(dilution('2', '2.1', '10')).toMatchObject({
      message: 'The stock must be at least as concentrated as what you want.',
    });
  });
});

describe('half-life', () => {
  const decay = solver('half-life');

  test('agrees with the printed examples', () => {
    expect(decay({ initialAmount: '1', halfLife: '5.27', elapsed: '15.0' })).toMatchObject({
      remainingFound: '0.139052',
      percentLeft: '13.9052',
      decayConstant: '0.131527',
    });
    const carbon = { find: 'time', halfLife: '5730' };
    expect(decay({ ...carbon, initialAmount: '13.6', remainingAmount: '10.8' })).toMatchObject({
      timeFound: '1,905.66',
    });
    expect(decay({ initialAmount: '100', halfLife: '5730', elapsed: '10000' })).toMatchObject({
      remainingFound: '29.8292',
    });
    expect(decay({ ...carbon, initialAmount: '100', remainingAmount: '22' })).toMatchObject({
      timeFound: '12,516.8',
    });
    expect(decay({ ...carbon, initialAmount: '2', remainingAmount: '2' })).toMatchObject({
      timeFound: '0',
      halfLives: '0',
      percentLeft: '100.0000',
    });
    expect(
      decay({ find: 'halfLife', initialAmount: '8', remainingAmount: '1', elapsed: '15' }),
    ).toMatchObject({ halfLifeFound: '5', halfLives: '3', percentLeft: '12.5000' });
    expect(
      decay({ find: 'initial', remainingAmount: '1', halfLife: '5', elapsed: '15' }),
    ).toMatchObject({ initialFound: '8' });
  });

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

  test('goes on for 60 half-lives', () => {
    expect(decay({ initialAmount: '1', halfLife: '1', elapsed: '60' })).toMatchObject({
      remainingFound: '8.67362×10⁻¹⁹',
    });
  });
});

describe('ideal-gas', () => {
  const gas = solver('ideal-gas');

  test('agrees with the printed examples', () => {
    const mole = { amount: '1', temperatureUnit: 'kelvin', temperature: '273.15' };
    expect(gas({ ...mole, pressure: '101.325' })).toEqual({
      volumeFound: '22.414',
      kelvin: '273.15',
      molarVolume: '22.414',
    });
    expect(
      gas({ pressureUnit: 'atm', pressure: '1', amount: '1', temperature: '25' }),
    ).toMatchObject({ volumeFound: '24.4654' });
    expect(gas({ ...mole, find: 'pressure', volume: '22.41396954' })).toMatchObject({
      pressureFound: '101.325',
    });
    const room = { pressureUnit: 'atm', pressure: '1', volume: '24.465403697' };
    expect(
      gas({ ...room, find: 'amount', temperatureUnit: 'fahrenheit', temperature: '77' }),
    ).toMatchObject({ amountFound: '1', kelvin: '298.15' });
    expect(gas({ ...room, find: 'temperature', amount: '1' })).toMatchObject({
      temperatureFound: '25',
    });
  });

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

test('pH agrees with the printed examples', () => {
  const ph = solver('ph');
  expect(ph({ hydrogen: '1.2e-3' })).toMatchObject({ ph: '2.92', nature: 'Acidic' });
  expect(ph({ given: 'hydroxide', hydroxide: '0.0125' })).toMatchObject({
    ph: '12.10',
    poh: '1.90',
    nature: 'Basic',
  });
  expect(ph({ given: 'ph', phValue: '7.3' })).toMatchObject({ hydrogenFound: '5.01187×10⁻⁸' });
  expect(ph({ hydrogen: '3.2e-5' })).toEqual({
    ph: '4.49',
    nature: 'Acidic',
    poh: '9.51',
    hydrogenFound: '0.000032',
    hydroxideFound: '3.125×10⁻¹⁰',
  });
  expect(ph({ given: 'poh', pohValue: '6.5', pkw: '13' })).toMatchObject({
    ph: '6.50',
    nature: 'Neutral',
  });
  expect(ph({ given: 'ph', phValue: '7.000000001' })).toMatchObject({ nature: 'Neutral' });
  expect(ph({ given: 'ph', phValue: '7.0000000011' })).toMatchObject({ nature: 'Basic' });
  expect(ph({ hydrogen: '0' })).toEqual({});
});
