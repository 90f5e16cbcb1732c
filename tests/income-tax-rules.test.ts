import { describe, expect, test } from 'vitest';
import au from '../calculators/shared/data/income-tax-au-2026.json' with { type: 'json' };
import ca from '../calculators/shared/data/income-tax-ca-2026.json' with { type: 'json' };
import de from '../calculators/shared/data/income-tax-de-2026.json' with { type: 'json' };
import ie from '../calculators/shared/data/income-tax-ie-2026.json' with { type: 'json' };
import india from '../calculators/shared/data/income-tax-in-2026.json' with { type: 'json' };
import uk from '../calculators/shared/data/income-tax-uk-2026.json' with { type: 'json' };
import us from '../calculators/shared/data/income-tax-us-2026.json' with { type: 'json' };
import { dueOn, type Schedule } from '../calculators/tax-pay/income-tax/rules.ts';
import {
  head2026,
  joint2026,
  separate2026,
  single2026,
} from '../calculators/tax-pay/income-tax/schedules.ts';
import { Big } from '../schemas/decimal.ts';

/*
 * The rules of income tax against published examples, each with its source.
 */

const schedules: Readonly<Record<string, Schedule>> = {
  ...us.schedules,
  ...uk.schedules,
  ...india.schedules,
  ...ca.schedules,
  ...au.schedules,
  ...ie.schedules,
  ...de.schedules,
};

const due = (id: string, pay: number, { pension = 0, deducts = true } = {}) =>
  dueOn(schedules[id] as Schedule, { pay: Big(pay), pension: Big(pension), deducts });
const contributionsOf = (id: string, pay: number) =>
  due(id, pay).contributions.map(({ amount }) => amount);
const sum = (all: readonly Big[]) => all.reduce((so, each) => so.plus(each), Big(0));

test.each([
  // Scottish Parliament, budget 2026-27, table 8.
  ['ukScotland2026', 20_000, 1446],
  ['ukScotland2026', 50_000, 8982],
  ['ukScotland2026', 100_000, 30_732],
  ['ukScotland2026', 150_000, 59_634],
  // Chartered Institute of Taxation, January 2026.
  ['ukEngland2026', 15_000, 486],
  ['ukEngland2026', 50_000, 7486],
  // smart-rechner.de, example of the tariff of 2026.
  ['germany2026', 50_000, 10_548],
  // Grant Thornton, Budget 2026.
  ['ireland2026', 36_000, 3200],
  ['irelandParent2026', 50_000, 4500],
  // US Internal Revenue Service, Revenue Procedure 2025-32: 85,000 after the standard deduction.
  ['single2026', 101_100, 13_412],
])('%s: income tax on %i is %i', (id, pay, tax) => {
  expect(due(id, pay).tax.round(0, 0).toNumber()).toBe(tax);
});

test.each([
  // Deloitte for BBC News, January 2026.
  ['ukScotland2026', 16_000, '651.70', '274.40', '15073.90'],
  ['ukScotland2026', 33_000, '4081.07', '1634.40', '27284.53'],
])('%s: tax, National Insurance and take-home pay on %i', (id, pay, tax, insurance, left) => {
  const { tax: exact } = due(id, pay);
  const paid = sum(contributionsOf(id, pay));
  const shown = [exact, paid, Big(pay).minus(exact).minus(paid)].map((each) => each.toFixed(2));
  expect(shown).toEqual([tax, insurance, left]);
});

test('Ireland: USC and PRSI as Grant Thornton prints them (Budget 2026)', () => {
  const shown = (id: string, pay: number) =>
    contributionsOf(id, pay).map((each) => each.toFixed(0));
  expect(shown('ireland2026', 36_000)).toEqual(['613', '1526']);
  expect(shown('irelandParent2026', 50_000)).toEqual(['1033', '2119']);
  // Neither up to the limits.
  expect(shown('ireland2026', 13_000)).toEqual(['0', '0']);
});

describe('India', () => {
  const lines = (id: string, income: number) =>
    Object.fromEntries(
      due(id, income, { deducts: false }).adjustments.map(({ item, amount }) => [
        item,
        amount.toNumber(),
      ]),
    );
  /** Tax with the surcharge, before relief and cess. */
  const withSurcharge = (income: number) =>
    due('indiaOld2026', income, { deducts: false })
      .bracketTax.plus(lines('indiaOld2026', income).Surcharge ?? 0)
      .toNumber();

  test('marginal relief on the surcharge is that of GST Guntur, “Marginal relief on surcharge”', () => {
    expect(withSurcharge(5_100_000)).toBe(1_476_750);
    expect(lines('indiaOld2026', 5_100_000)['Marginal relief']).toBe(-64_250);
    expect(withSurcharge(10_100_000)).toBe(3_268_875);
    expect(lines('indiaOld2026', 10_100_000)['Marginal relief']).toBe(-75_125);
  });

  test('the new regime takes nothing up to 12 lakh, and above it at most what exceeds them, with cess', () => {
    expect(due('indiaNew2026', 1_200_000, { deducts: false }).tax.toNumber()).toBe(0);
    expect(due('indiaNew2026', 1_210_000, { deducts: false }).tax.toNumber()).toBe(10_400);
  });
});

test('Canada: the federal brackets, and the most that CPP and EI take', () => {
  const { bracketTax } = due('canada2026', 58_523 + 10_000);
  expect(bracketTax.gte(8193.22)).toBe(true);
  const most = contributionsOf('canada2026', 200_000).map((each) => each.toFixed(2));
  expect(most).toEqual(['4230.45', '416.00', '1123.07']);
});

test('Canada: the enhanced part of the contributions is deducted, and Ontario’s tax comes on top', () => {
  const { taxableIncome, adjustments } = due('canadaOntario2026', 100_000);
  expect(taxableIncome.toFixed(2)).toBe('98873.00');
  expect(adjustments.map(({ item }) => item)).toEqual([
    'Federal credits',
    'Ontario tax by its brackets',
    'Ontario credits',
    'Ontario surtax',
    'Ontario Health Premium',
  ]);
});

test('Australia: tax by the brackets as the Parliament’s scale has it, and the levy', () => {
  const tax = [45_000, 135_000, 190_000].map((pay) =>
    due('australia2026', pay).bracketTax.toNumber(),
  );
  expect(tax).toEqual([4020, 31_020, 51_370]);
  expect(contributionsOf('australia2026', 27_222)[0]?.toNumber()).toBe(0);
  expect(contributionsOf('australia2026', 100_000)[0]?.toNumber()).toBe(2000);
});

test('the UK’s allowance shrinks above 100,000 and is gone at 125,140', () => {
  const allowances = [100_000, 110_000, 125_140].map((pay) =>
    due('ukEngland2026', pay).allowance?.toNumber(),
  );
  expect(allowances).toEqual([12_570, 7570, 0]);
});

test('Germany: two persons share the tariff, and the solidarity surcharge sets in gently', () => {
  expect(due('germanyJoint2026', 100_000).tax.toNumber()).toBe(2 * 10_548);
  const [, solidarity] = due('germany2026', 120_000).adjustments;
  expect(solidarity?.amount.toFixed(2)).toBe('2159.52');
});

test('a pension payment lowers the tax and no contribution', () => {
  const [without, withPension] = [
    due('ukEngland2026', 60_000),
    due('ukEngland2026', 60_000, { pension: 5000 }),
  ];
  expect(without.tax.minus(withPension.tax).toNumber()).toBe(2000);
  expect(withPension.contributions).toEqual(without.contributions);
});

test('the schedules of the page are those of the set', () => {
  for (const [id, schedule] of Object.entries(us.schedules)) {
    const federal = { single2026, joint2026, separate2026, head2026 };
    const { standardDeduction, brackets } = federal[id as keyof typeof federal];
    expect({ standardDeduction, brackets }).toEqual({
      standardDeduction: schedule.standardDeduction,
      brackets: schedule.brackets,
    });
  }
});
