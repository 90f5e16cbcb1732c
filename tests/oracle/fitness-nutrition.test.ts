import { describe, expect, test } from 'vitest';
import { answer, expectRounded, roundedRows } from './answers.ts';
import { fitnessNutrition } from './fitness-nutrition.ts';
import type { Typed } from './oracle.ts';
import { Rational } from './rational.ts';
import { clock } from './show.ts';

const expectResults = (slug: string, typed: Typed, expected: Readonly<Record<string, string>>) =>
  expectRounded(fitnessNutrition[slug], typed, expected);

const ask = (slug: string, typed: Typed) => answer(fitnessNutrition[slug], typed);
const idsOf = (slug: string, typed: Typed) => Object.keys(ask(slug, typed));

const expectRefusal = (slug: string, typed: Typed, message: string, field: string) =>
  expect(ask(slug, typed)).toEqual({ message, field });

describe('ideal-weight', () => {
  test('gives the examples', () => {
    expectResults(
      'ideal-weight',
      { sex: 'male', height: '178' },
      {
        healthyLow: '58.6',
        healthyHigh: '78.9',
        devine: '73.2',
        robinson: '71.1',
        miller: '70.4',
        hamwi: '75.2',
      },
    );
    expectResults(
      'ideal-weight',
      { unit: 'metric', sex: 'female', height: '165' },
      { devine: '56.9', robinson: '57.4', miller: '59.8', hamwi: '56.4' },
    );
    const inches = (height: string) => ({ unit: 'imperial', sex: 'male', height });
    expectResults('ideal-weight', inches('60'), { devine: '110.2' });
    expect(idsOf('ideal-weight', inches('59.99'))).toEqual(['healthyLow', 'healthyHigh', 'remark']);
  });

  test('refuses other heights', () => {
    const height = (unit: string, text: string) => ({ unit, sex: 'female', height: text });
    const say = (range: string) => `Enter a height from ${range}.`;
    expectRefusal('ideal-weight', height('metric', '99.9'), say('100 to 250 cm'), 'height');
    expectRefusal('ideal-weight', height('imperial', '98.1'), say('40 to 98 inches'), 'height');
  });
});

describe('macros', () => {
  test('gives the examples', () => {
    const typed = {
      calories: '2200',
      carbPercent: '45',
      proteinPercent: '30',
      fatPercent: '25',
      weight: '75',
    };
    expectResults('macros', typed, {
      carbGrams: '247.5',
      proteinGrams: '165',
      fatGrams: '61.1',
      proteinPerKg: '2.20',
      carbRange: 'Within the reference range',
    });
    expectResults('macros', typed, { carbGrams: '248', fatGrams: '61' });
    expectResults(
      'macros',
      { calories: '2000' },
      { carbGrams: '250', proteinGrams: '100', fatGrams: '67', carbPerMeal: '83' },
    );
    expect(idsOf('macros', { calories: '2000' })).not.toContain('proteinPerKg');
  });

  test('compares with the ranges', () => {
    expectResults(
      'macros',
      { calories: '2000', carbPercent: '65.01', proteinPercent: '9.99', fatPercent: '25' },
      {
        carbRange: 'Above the reference range',
        proteinRange: 'Below the reference range',
        fatRange: 'Within the reference range',
      },
    );
  });

  test('refuses shares that do not make 100', () => {
    for (const [fatPercent, side] of [
      ['29.99', 'less'],
      ['30.01', 'more'],
    ] as const) {
      expectRefusal(
        'macros',
        { calories: '2000', fatPercent },
        `The three shares add up to ${side} than 100 %. They must make 100 % together.`,
        'carbPercent',
      );
    }
  });
});

test('target-heart-rate gives the examples', () => {
  expectResults(
    'target-heart-rate',
    { age: '45' },
    { maxHeartRate: '175', moderateLow: '88', vigorousHigh: '149' },
  );
  const typed = { age: '45', formula: 'tanaka', restingHeartRate: '62' };
  expectResults('target-heart-rate', typed, {
    maxHeartRate: '176.5',
    reserveModerateHigh: '142.15',
    reserveVigorousHigh: '159.325',
  });
  expectResults('target-heart-rate', typed, { maxHeartRate: '177' });
  const zonesOf = (inputs: Typed) =>
    roundedRows(fitnessNutrition['target-heart-rate'], inputs, 'zones', 3);
  const zones = zonesOf(typed);
  expect(zones.map(({ zone }) => zone)).toEqual([
    '50 to 60 %',
    '60 to 70 %',
    '70 to 80 %',
    '80 to 90 %',
    '90 to 100 %',
  ]);
  expect(zones[4]?.high).toBe('176.500');
  expect(zones[1]?.high).toBe('142.150');
  expect(zonesOf({ age: '45' })[0]?.low).toBe('87.500');
});

test('one-rep-max gives the examples', () => {
  expectResults(
    'one-rep-max',
    { weight: '100', reps: '8' },
    { epley: '126.7', brzycki: '124.1', lander: '125.1', lombardi: '123.1', oneRepMax: '124.8' },
  );
  expectResults('one-rep-max', { unit: 'lb', weight: '225', reps: '5' }, { oneRepMax: '258.9' });
  const once = { weight: '80', reps: '1' };
  expectResults('one-rep-max', once, {
    oneRepMax: '80.0',
    epley: '80.0',
    brzycki: '80.0',
    lander: '80.0',
    lombardi: '80.0',
  });
  const { loads } = ask('one-rep-max', once);
  expect(loads).toHaveLength(11);
  expect(loads?.[10]).toEqual({ percent: '50', load: '40.0' });
  const ids = (reps: string) => idsOf('one-rep-max', { weight: '80', reps });
  expect(ids('10')).not.toContain('remark');
  expect(ids('11')).toContain('remark');
});

describe('running-pace', () => {
  test('gives the examples', () => {
    const ten = { distance: '10', minutes: '52', seconds: '30' };
    expectResults('running-pace', ten, {
      pacePerKm: '315',
      pacePerMile: '506.94336',
      speedKmh: '11.43',
      speedMph: '7.10',
    });
    expect(ask('running-pace', ten)).toMatchObject({ pacePerKm: '5:15', pacePerMile: '8:27' });
    const marathon = { find: 'time', distance: '42.195', paceMinutes: '5', hours: '-1' };
    expectResults('running-pace', marathon, { totalTime: '12658.5' });
    expect(ask('running-pace', marathon)).toMatchObject({ totalTime: '3:30:59' });
    const miles = { find: 'distance', unit: 'mi', minutes: '45', paceMinutes: '9' };
    expectResults('running-pace', miles, { totalDistance: '5' });
    expect(ask('running-pace', miles)).toMatchObject({ pacePerMile: '9:00' });
  });

  test('splits a run after every whole unit and at the finish', () => {
    const distances = (distance: string) =>
      roundedRows(fitnessNutrition['running-pace'], { distance, minutes: '30' }, 'splits', 2).map(
        (row) => row.distance,
      );
    expect(distances('2')).toEqual(['1.00', '2.00']);
    expect(distances('2.5')).toEqual(['1.00', '2.00', '2.50']);
    expect(distances('0.25')).toEqual(['0.25']);
    expect(distances('100')).toHaveLength(100);
    expect(distances('100.5')).toEqual([]);
  });

  test('refuses no time and no pace', () => {
    const none = { find: 'distance', minutes: '0' };
    expectRefusal('running-pace', none, 'Enter a time above 0.', 'hours');
    expectRefusal('running-pace', { distance: '5' }, 'Enter a time above 0.', 'hours');
    expectRefusal(
      'running-pace',
      { find: 'time', distance: '5', seconds: '5' },
      'Enter a pace above 0.',
      'paceMinutes',
    );
  });

  test('carries a rounded second over', () => {
    expect(clock(Rational.of('59.6'), 'm:ss')).toBe('1:00');
    expect(clock(Rational.of('3599.5'), 'm:ss')).toBe('1:00:00');
  });
});

describe('race-time', () => {
  const run = (targetDistance: string) => ({
    knownDistance: '10',
    minutes: '52',
    seconds: '30',
    targetDistance,
  });
  const ids = (typed: Typed) => idsOf('race-time', typed);

  test('gives the examples', () => {
    expectResults('race-time', run('21.0975'), { predictedTime: '6950.17' });
    expect(ask('race-time', run('21.0975'))).toMatchObject({ predictedTime: '1:55:50' });
    expect(ids(run('21.0975'))).not.toContain('remark');
    expectResults('race-time', run('42.195'), { predictedTime: '14490.63' });
    expect(ask('race-time', run('42.195'))).toMatchObject({ predictedTime: '4:01:31' });
    expect(ids(run('42.195'))).toContain('remark');
    expect(ask('race-time', run('5')).races).toEqual([
      { race: '5 km', time: '25:11' },
      { race: '10 km', time: '52:30' },
      { race: 'Half marathon', time: '1:55:50' },
      { race: 'Marathon', time: '4:01:31' },
    ]);
  });

  test('remarks on efforts outside the limits, not on them', () => {
    const same = (minutes: string, seconds: string) => ({
      knownDistance: '3',
      targetDistance: '3',
      minutes,
      seconds,
    });
    expect(ids(same('3', '30'))).not.toContain('remark');
    expect(ids(same('3', '29.9'))).toContain('remark');
    expect(ids(same('230', ''))).not.toContain('remark');
    expect(ids(same('230', '0.1'))).toContain('remark');
    expectRefusal('race-time', same('', '0'), 'Enter a time above 0.', 'hours');
  });
});

test('waist-ratio gives the examples', () => {
  expectResults(
    'waist-ratio',
    { waist: '88', height: '178', hip: '101', sex: 'male' },
    {
      heightRatio: '0.494382',
      heightBand: 'Healthy',
      waistForHalf: '89.0',
      hipRatio: '0.87',
      hipBand: 'Below the cut-off',
    },
  );
  const noHip = { waist: '89', height: '178' };
  expectResults('waist-ratio', noHip, { heightRatio: '0.50', heightBand: 'Increased risk' });
  expect(idsOf('waist-ratio', noHip)).toEqual(['heightRatio', 'heightBand', 'waistForHalf']);
  const band = (waist: string, hip: string, sex: string) => ({ waist, height: '250', hip, sex });
  expectResults('waist-ratio', band('85', '100', 'female'), {
    hipBand: 'Substantially increased risk',
    heightBand: 'Below the healthy range',
  });
  expectResults('waist-ratio', band('150', '170', 'male'), {
    hipBand: 'Below the cut-off',
    heightBand: 'High risk',
  });
  expectResults(
    'waist-ratio',
    { waist: '124.9', height: '250' },
    { heightRatio: '0.50', heightBand: 'Healthy' },
  );
});

test('ovulation gives the examples', () => {
  expectResults(
    'ovulation',
    { lastPeriodStart: '2026-09-03', cycleLength: '30', lutealPhase: '14' },
    {
      nextPeriod: '2026-10-03',
      ovulation: '2026-09-19',
      fertileFrom: '2026-09-14',
      fertileTo: '2026-09-19',
    },
  );
  expectResults(
    'ovulation',
    { lastPeriodStart: '2024-01-29' },
    { ovulation: '2024-02-12', nextPeriod: '2024-02-26' },
  );
  expectResults(
    'ovulation',
    { lastPeriodStart: '2024-02-28', cycleLength: '21', lutealPhase: '16' },
    { fertileFrom: '2024-02-28', ovulation: '2024-03-04' },
  );
  expect(ask('ovulation', { lastPeriodStart: '2024-01-29' }).calendar).toMatchObject([
    { nextPeriod: '2024-02-26' },
    { nextPeriod: '2024-03-25' },
    { nextPeriod: '2024-04-22' },
  ]);
});
