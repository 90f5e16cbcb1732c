import { describe, expect, test } from 'vitest';
import { answer, roundedRows } from './answers.ts';
import { fitnessNutrition } from './fitness-nutrition.ts';
import type { Typed } from './oracle.ts';
import { Rational } from './rational.ts';
import { clock } from './show.ts';

const ask = (slug: string, typed: Typed) => answer(fitnessNutrition[slug], typed);
const idsOf = (slug: string, typed: Typed) => Object.keys(ask(slug, typed));

describe('ideal-weight', () => {
  test('gives the examples', () => {
    const inches = (height: string) => ({ unit: 'imperial', sex: 'male', height });
    expect(idsOf('ideal-weight', inches('59.99'))).toEqual(['healthyLow', 'healthyHigh', 'remark']);
  });
});

describe('macros', () => {
  test('gives the examples', () => {
    expect(idsOf('macros', { calories: '2000' })).not.toContain('proteinPerKg');
  });
});

test('target-heart-rate gives the examples', () => {
  const typed = { age: '45', formula: 'tanaka', restingHeartRate: '62' };
  const zonesOf = (inputs: Typed) =>
    roundedRows(fitnessNutrition['target-heart-rate'], inputs, 'zones', 3);
  const zones = zonesOf(typed);
  expect(zones.map(({ zone }) => zone)).toEqual([
    '50 to 60%',
    '60 to 70%',
    '70 to 80%',
    '80 to 90%',
    '90 to 100%',
  ]);
  expect(zones[4]?.high).toBe('176.500');
  expect(zones[1]?.high).toBe('142.150');
  expect(zonesOf({ age: '45' })[0]?.low).toBe('87.500');
});

test('one-rep-max gives the examples', () => {
  const once = { weight: '80', reps: '1' };
  const { loads } = ask('one-rep-max', once);
  expect(loads).toHaveLength(11);
  expect(loads?.[10]).toEqual({ percent: '50', load: '40.0' });
  const ids = (reps: string) => idsOf('one-rep-max', { weight: '80', reps });
  expect(ids('10')).not.toContain('remark');
  expect(ids('11')).toContain('remark');
});

describe('running-pace', () => {
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
    expect(ids(run('21.0975'))).not.toContain('remark');

    expect(ids(run('42.195'))).toContain('remark');
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
  });
});

test('waist-ratio gives the examples', () => {
  const noHip = { waist: '89', height: '178' };
  expect(idsOf('waist-ratio', noHip)).toEqual(['heightRatio', 'heightBand', 'waistForHalf']);
});

test('ovulation gives the examples', () => {
  expect(ask('ovulation', { lastPeriodStart: '2024-01-29' }).calendar).toMatchObject([
    { nextPeriod: '2024-02-26' },
    { nextPeriod: '2024-03-25' },
    { nextPeriod: '2024-04-22' },
  ]);
});
