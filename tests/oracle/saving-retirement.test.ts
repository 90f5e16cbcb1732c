import { expect, test } from 'vitest';
import { answer, expectRounded, roundedRows } from './answers.ts';
import type { Typed } from './oracle.ts';
import { savingRetirement } from './saving-retirement.ts';

/*
 * The specification's own examples of savings and retirement, and what its edge cases say.
 */

test('savings-growth', () => {
  const oracle = savingRetirement['savings-growth'];
  expect(answer(oracle, { deposit: '50', annualRate: '6', years: '6' })).toMatchObject({
    futureValue: '4,320.44',
  });
  const typed = { initial: '5000', deposit: '300', annualRate: '5', years: '20' };
  expect(answer(oracle, typed)).toMatchObject({
    totalPaidIn: '77,000.00',
    interestEarned: '59,873.30',
  });
  const expectValue = (more: Typed, futureValue: string) =>
    expectRounded(oracle, { ...typed, ...more }, { futureValue });
  expectValue({}, '136873.301982113880');
  expectValue({ timing: 'beginning' }, '137387.094067758479');
  expectValue({ compounding: 'daily' }, '137044.303660315342');
  expect(answer(oracle, { deposit: '0', annualRate: '5' })).toEqual({
    message: 'Enter a starting amount or a deposit.',
  });
  expect(answer(oracle, { initial: '100', deposit: '1', annualRate: '0', years: '1' })).toEqual({
    futureValue: '112.00',
    totalPaidIn: '112.00',
    interestEarned: '0.00',
    yearly: [{ year: '1', deposits: '12.00', interest: '0.00', balance: '112.00' }],
  });
  expect(
    answer(oracle, { initial: '100', annualRate: '-50', compounding: 'annually', years: '2' }),
  ).toMatchObject({ futureValue: '25.00', interestEarned: '-75.00' });
});

test('savings-goal', () => {
  const oracle = savingRetirement['savings-goal'];
  const typed = { goal: '30000', initial: '2000', annualRate: '4' };
  expect(answer(oracle, { ...typed, targetMonths: '84' })).toMatchObject({
    monthlyDeposit: '282.73',
    outcome: 'save',
  });
  expect(answer(oracle, { ...typed, solveFor: 'time', deposit: '300' })).toMatchObject({
    monthsNeeded: '80',
    timeNeeded: '6 years 8 months',
  });
  const reached = { goal: '5000', initial: '5000', annualRate: '4', deposit: '0' };
  expect(answer(oracle, { ...reached, solveFor: 'time' })).toEqual({
    monthsNeeded: '0',
    timeNeeded: '0 months',
    endBalance: '5,000.00',
    totalDeposits: '0.00',
    interestEarned: '0.00',
    outcome: 'reached',
  });
  expect(answer(oracle, { solveFor: 'time', goal: '1000', annualRate: '0', deposit: '0' })).toEqual(
    {
      message: 'At this pace it takes more than 100 years. Save more each month.',
      field: 'deposit',
    },
  );
  const exact = { goal: '1030.301', initial: '1000', annualRate: '12' };
  expect(answer(oracle, { ...exact, targetMonths: '3' })).toMatchObject({
    monthlyDeposit: '0.00',
    outcome: 'growth',
  });
  expect(answer(oracle, { ...exact, solveFor: 'time', deposit: '0' })).toMatchObject({
    monthsNeeded: '3',
    outcome: 'growth',
  });
});

test('simple-interest', () => {
  const oracle = savingRetirement['simple-interest'];
  const typed = { principal: '12000', annualRate: '4.25', time: '200', timeUnit: 'days' };
  expect(answer(oracle, typed)).toEqual({ interest: '279.45', total: '12,279.45' });
  expectRounded(oracle, typed, { interest: '279.452054794520548' });
  expect(answer(oracle, { ...typed, dayCount: 'd360' })).toMatchObject({ interest: '283.33' });
  expect(
    answer(oracle, { ...typed, solveFor: 'rate', annualRate: '', interestAmount: '279.45' }),
  ).toEqual({ rateNeeded: '4.250', total: '12,279.45' });
  const two = { principal: '1000', annualRate: '5', interestAmount: '100' };
  expect(answer(oracle, { ...two, solveFor: 'time' })).toEqual({
    timeNeeded: '2',
    total: '1,100.00',
  });
  expect(answer(oracle, { ...two, solveFor: 'principal', time: '2' })).toEqual({
    principalNeeded: '1,000.00',
    total: '1,100.00',
  });
  for (const solveFor of ['principal', 'time']) {
    expect(answer(oracle, { ...two, solveFor, time: '2', annualRate: '0' })).toEqual({
      message: 'At a rate of 0 % there is no interest: enter a rate above 0.',
      field: 'annualRate',
    });
  }
});

test('apy', () => {
  const earned = (principal: string, interest: string, daysInTerm = '365') =>
    answer(savingRetirement.apy, { mode: 'fromInterest', principal, interest, daysInTerm });
  expect(earned('1000', '61.68')).toEqual({ apy: '6.168' });
  expect(earned('1000', '30.37', '182')).toEqual({ apy: '6.184' });
  expect(earned('1000', '53.90')).toEqual({ apy: '5.390' });
  expect(earned('8000', '452.29')).toEqual({ apy: '5.654' });
  expect(earned('20000', '1183.61')).toEqual({ apy: '5.918' });
  expect(earned('1000', '210', '730')).toEqual({ apy: '10.000' });
  const expectYield = (compounding: string, apy: string) =>
    expectRounded(savingRetirement.apy, { nominalRate: '4.8', compounding }, { apy });
  expectYield('monthly', '4.90702075348057126');
  expectYield('daily', '4.91673442649225211');
  expectYield('continuous', '4.91706553244705157');
  const toRate = { mode: 'toRate', apyRate: '5' };
  expectRounded(savingRetirement.apy, toRate, { rate: '4.88894854037796193' });
  for (const compounding of ['annually', 'daily', 'continuous']) {
    expect(answer(savingRetirement.apy, { nominalRate: '0', compounding })).toMatchObject({
      apy: '0.000',
    });
    expect(
      answer(savingRetirement.apy, { mode: 'toRate', apyRate: '0', compounding }),
    ).toMatchObject({ rate: '0.000' });
  }
});

test('cagr', () => {
  const oracle = savingRetirement.cagr;
  const typed = { initialValue: '10000', finalValue: '18250', years: '6.5' };
  expect(answer(oracle, typed)).toEqual({
    cagr: '9.70',
    totalGrowth: '82.50',
    multiple: '1.825',
    doublingTime: '7.49',
  });
  expectRounded(oracle, typed, {
    cagr: '9.69688302222775449',
    doublingTime: '7.489372603383496',
  });
  expect(
    answer(oracle, { solveFor: 'final', initialValue: '100', growthRate: '7', years: '10' }),
  ).toMatchObject({ endValue: '196.72' });
  expect(answer(oracle, { initialValue: '1000', finalValue: '500', years: '4' })).toMatchObject({
    cagr: '-15.91',
    halvingTime: '4',
  });
  expect(answer(oracle, { initialValue: '1', finalValue: '1', years: '0.5' })).toEqual({
    cagr: '0.00',
    totalGrowth: '0.00',
    multiple: '1',
    warning: 'short',
  });
  const years = (initialValue: string, finalValue: string, growthRate: string) =>
    answer(oracle, { solveFor: 'years', initialValue, finalValue, growthRate });
  expect(years('100', '121', '10')).toMatchObject({ yearsNeeded: '2' });
  expect(years('100', '100', '10')).toMatchObject({ yearsNeeded: '0' });
  // A half of the last decimal: an eighth of a year.
  expect(years('100', '50', '-99.609375')).toMatchObject({ yearsNeeded: '0.13' });
  expect(years('100', '100', '0')).toEqual({
    message: 'At 0 % nothing changes: enter another rate.',
    field: 'growthRate',
  });
  for (const away of [years('100', '200', '-1'), years('100', '50', '1')]) {
    expect(away).toEqual({ message: 'At this rate the value moves away from the final value.' });
  }
});

test('inflation', () => {
  const typed = { annualInflation: '3.2', years: '15', nominalReturn: '7' };
  expect(answer(savingRetirement.inflation, typed)).toEqual({
    futureCost: '160.40',
    purchasingPower: '62.35',
    cumulative: '60.40',
    realReturn: '3.68',
  });
  expectRounded(savingRetirement.inflation, typed, {
    futureCost: '160.396711263692741',
    purchasingPower: '62.345417940396333',
    realReturn: '3.68217054263565891',
  });
  const index = { mode: 'index', indexStart: '251.107', indexEnd: '315.605' };
  expectRounded(savingRetirement.inflation, index, { adjustedAmount: '125.685464762033715' });
  expect(
    answer(savingRetirement.inflation, {
      mode: 'index',
      indexStart: '100',
      indexEnd: '121',
      indexYears: '2',
    }),
  ).toEqual({ adjustedAmount: '121.00', cumulative: '21.00', averageInflation: '10.00' });
  expect(
    answer(savingRetirement.inflation, { amount: '1000', annualInflation: '0', years: '30' }),
  ).toMatchObject({ futureCost: '1,000.00', purchasingPower: '1,000.00' });
});

test('retirement-savings', () => {
  const oracle = savingRetirement['retirement-savings'];
  const typed = {
    currentAge: '35',
    currentSavings: '40000',
    monthlyDeposit: '600',
    annualSpending: '48000',
  };
  expect(answer(oracle, typed)).toEqual({
    nestEgg: '814,447.43',
    nestEggToday: '388,281.86',
    firstYearSpending: '100,683.24',
    needed: '2,126,004.52',
    outcome: 'short',
    shortfall: '1,311,557.09',
    extraDeposit: '1,345.86',
  });
  expectRounded(oracle, typed, { nestEgg: '814447.430747713143', needed: '2126004.52097209942' });
  expect(answer(oracle, { ...typed, retirementAge: '35' })).toEqual({
    message: 'Retirement must be later than your age now.',
    field: 'retirementAge',
  });
  expect(answer(oracle, { ...typed, lifeExpectancy: '65' })).toEqual({
    message: 'This age must be above the age of retirement.',
    field: 'lifeExpectancy',
  });
  const still = { returnBefore: '0', returnAfter: '0', inflationRate: '0', monthlyDeposit: '' };
  expect(answer(oracle, { ...typed, ...still, currentSavings: '1200000' })).toMatchObject({
    outcome: 'enough',
    needed: '1,200,000.00',
    surplus: '0.00',
  });
  const path = roundedRows(oracle, typed, 'path', 2);
  expect(path.map(({ age }) => age).join(' ')).toMatch(/^35\.00 36\.00 .* 89\.00 90\.00$/);
  expect(path[0]).toMatchObject({ savings: '40000.00' });
  expect(path[30]).toMatchObject({ savings: '814447.43' });
  expect(path[31]).toMatchObject({ savings: '742314.75' });
  expect(path.at(-1)).toMatchObject({ savings: '0.00' });
});

test('retirement-withdrawal', () => {
  const oracle = savingRetirement['retirement-withdrawal'];
  const typed = { balance: '500000', annualReturn: '5', monthlyWithdrawal: '3500' };
  expect(answer(oracle, typed)).toMatchObject({
    duration: '17 years 11 months',
    months: '215',
    outcome: 'runsOut',
  });
  expectRounded(oracle, typed, { sustainable: '2037.0618918241508' });
  const raised = { ...typed, yearlyIncrease: '2.5' };
  expect(answer(oracle, raised)).toMatchObject({ months: '172' });
  expectRounded(oracle, raised, { lastWithdrawal: '1143.4327370325' });
  expect(
    answer(oracle, { balance: '12000', annualReturn: '0', monthlyWithdrawal: '1000' }),
  ).toMatchObject({ months: '12', lastWithdrawal: '1,000.00', totalWithdrawn: '12,000.00' });
  expect(answer(oracle, { ...typed, monthlyWithdrawal: '2037.06' })).toEqual({
    duration: 'More than 100 years',
    months: '1,200',
    sustainable: '2,037.06',
    outcome: 'lasts',
  });
  expect(
    answer(oracle, { balance: '1200', annualReturn: '0', monthlyWithdrawal: '1' }),
  ).toMatchObject({ duration: '100 years', outcome: 'runsOut' });
});
