import { describe, expect, test } from 'vitest';
import type { Example } from '../schemas/manifest.ts';
import { findCalculators, loadCalculator } from '../scripts/calculators.ts';
import { answer } from '../src/engine/answer/answer.ts';

/*
 * What a reader must know before acting on a result stands beside it, for the readers whom a figure could
 * harm: a child, a thin older person, a pregnant reader, somebody who reads about a lot of water.
 */

const calculators = new Map(
  await Promise.all(
    findCalculators().map(async (folder) => [folder.slug, await loadCalculator(folder)] as const),
  ),
);

/** The cautions and the note beside the result, or the messages of a form that is refused. */
function besideResult(slug: string, given: Example['given']): string {
  const calculator = calculators.get(slug);
  if (!calculator) throw new Error(`There is no calculator ${slug}.`);
  const outcome = answer(calculator, given, { today: '2026-11-22' });
  const said = outcome.ok
    ? [...outcome.cautions, calculator.manifest.note ?? '']
    : outcome.errors.map(({ message }) => message);
  return said.join(' ');
}

const girl = { height: 128, weight: 26, age: 8 };
const woman = { height: 160, weight: 42, age: 75 };
const reader = { height: 165, weight: 60, age: 30 };
const tape = { neck: 32, waist: 70, hip: 90 };
const female = { gender: 'female' };
const sedentary = { activityLevel: 'sedentary' };
const temperate = { ...sedentary, climate: 'temperate' };

describe('a girl of 8 meets the caution for children in', () => {
  test.each([
    ['bmi', { height: 128, weight: 26 }, /under 19.*growth chart/],
    ['bmr', { ...girl, ...female, ...sedentary }, /under 19.*Ask a doctor or dietitian/],
    ['body-fat', { height: 128, age: 8, ...female, ...tape }, /10 or more/],
    ['water-intake', { weight: 26, ...temperate }, /Under 19.*ask a doctor/],
    ['calories-burned', { weight: 26, minutes: 30 }, /under 19/],
  ])('%s', (slug, given, expected) => {
    expect(besideResult(slug, given)).toMatch(expected);
  });
});

describe('a woman of 75 with 42 kg meets the caution for a low weight or her age in', () => {
  test.each([
    ['bmi', { height: 160, weight: 42 }, /do not diet to lose weight.*See a doctor/],
    ['bmr', { ...woman, ...female, ...sedentary }, /below the healthy range.*From 65 on/],
    ['body-fat', { height: 160, age: 75, ...female, ...tape }, /from 65 on.*see a doctor/],
    ['water-intake', { weight: 42, ...temperate }, /should not drink less.*from about 65 on/i],
    [
      'calories-burned',
      { weight: 42, minutes: 30 },
      /low for most adults.*ask a doctor.*From 60 on/,
    ],
  ])('%s', (slug, given, expected) => {
    expect(besideResult(slug, given)).toMatch(expected);
  });
});

describe('a pregnant reader meets the caution for pregnancy in', () => {
  test.each([
    ['bmi', { height: 165, weight: 60 }, /In pregnancy.*midwife/],
    ['bmr', { ...reader, ...female, ...sedentary }, /pregnant or breastfeeding.*midwife/],
    ['body-fat', { height: 165, age: 30, ...female, ...tape }, /During pregnancy.*midwife/],
    ['water-intake', { weight: 60, ...temperate }, /in pregnancy.*midwife/],
    ['calories-burned', { weight: 60, minutes: 30 }, /In pregnancy.*midwife/],
  ])('%s', (slug, given, expected) => {
    expect(besideResult(slug, given)).toMatch(expected);
  });
});

test('ten litres of water are not shown without a caution', () => {
  const cautions = besideResult('water-intake', {
    weight: 120,
    activityLevel: 'extreme',
    climate: 'hot',
  });
  expect(cautions).toMatch(/9\.83 litres is more than this rule of thumb is good for/);
  expect(cautions).toMatch(/1\.4 litres in an hour/);
});

test('a target below the least that a woman needs to eat is named with that figure', () => {
  const small = { height: 150, weight: 50, age: 40, ...female, ...sedentary };
  expect(besideResult('bmr', small)).toMatch(
    /^792 kcal\/day is less than the 1,200 kcal a day that women need/,
  );
});

test.each([
  'car-insurance',
  'health-insurance',
  'home-insurance',
  'life-insurance',
  'travel-insurance',
  'credit-score',
  'domain-value',
  'construction-cost',
])('%s says beside every result that it is an estimate by a model of this site', (slug) => {
  const { examples = [] } = calculators.get(slug)?.manifest ?? {};
  expect(examples.length).toBeGreaterThan(0);
  for (const { given } of examples) {
    expect(besideResult(slug, given)).toMatch(/estimate|model/);
  }
});
