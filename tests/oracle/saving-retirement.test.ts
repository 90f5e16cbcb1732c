import { expect, test } from 'vitest';
import type { Typed } from './oracle.ts';
import type { Rational } from './rational.ts';
import { savingRetirement } from './saving-retirement.ts';
import { exactly, trial } from './trial.ts';

/*
 * The specification's own examples of savings and retirement, and what its edge cases say.
 */

/** A result with the decimals that the specification prints of it. */
const digits = (slug: string, typed: Typed, id: string, decimals: number): string =>
  (exactly(savingRetirement[slug], typed)[id] as Rational).toFixed(decimals);

test('savings-growth', () => {
  const oracle = savingRetirement['savings-growth'];
  expect(trial(oracle, { deposit: '50', annualRate: '6', years: '6' })).toMatchObject({
    futureValue: '4320.44',
  });
  const typed = { initial: '5000', deposit: '300', annualRate: '5', years: '20' };
  expect(trial(oracle, typed)).toMatchObject({
    totalPaidIn: '77000.00',
    interestEarned: '59873.30',
  });
  const futureValue = (more: Typed) =>
    digits('savings-growth', { ...typed, ...more }, 'futureValue', 12);
  expect(futureValue({})).toBe('136873.301982113880');
  expect(futureValue({ timing: 'beginning' })).toBe('137387.094067758479');
  expect(futureValue({ compounding: 'daily' })).toBe('137044.303660315342');
  expect(trial(oracle, { deposit: '0', annualRate: '5' })).toEqual({
    message: 'Enter a starting amount or a deposit.',
  });
  expect(trial(oracle, { initial: '100', deposit: '1', annualRate: '0', years: '1' })).toEqual({
    futureValue: '112.00',
    totalPaidIn: '112.00',
    interestEarned: '0.00',
    yearly: [{ year: '1', deposits: '12.00', interest: '0.00', balance: '112.00' }],
  });
  expect(
    trial(oracle, { initial: '100', annualRate: '-50', compounding: 'annually', years: '2' }),
  ).toMatchObject({ futureValue: '25.00', interestEarned: '-75.00' });
});

test('savings-goal', () => {
  const oracle = savingRetirement['savings-goal'];
  const typed = { goal: '30000', initial: '2000', annualRate: '4' };
  expect(trial(oracle, { ...typed, targetMonths: '84' })).toMatchObject({
    monthlyDeposit: '282.73',
    outcome: 'save',
  });
  expect(trial(oracle, { ...typed, solveFor: 'time', deposit: '300' })).toMatchObject({
    monthsNeeded: '80',
    timeNeeded: '6 years 8 months',
  });
  const reached = { goal: '5000', initial: '5000', annualRate: '4', deposit: '0' };
  expect(trial(oracle, { ...reached, solveFor: 'time' })).toEqual({
    monthsNeeded: '0',
    timeNeeded: '0 months',
    endBalance: '5000.00',
    totalDeposits: '0.00',
    interestEarned: '0.00',
    outcome: 'reached',
  });
  expect(trial(oracle, { solveFor: 'time', goal: '1000', annualRate: '0', deposit: '0' })).toEqual({
    message: 'At this pace it takes more than 100 years. Save more each month.',
    field: 'deposit',
  });
  const exact = { goal: '1030.301', initial: '1000', annualRate: '12' };
  expect(trial(oracle, { ...exact, targetMonths: '3' })).toMatchObject({
    monthlyDeposit: '0.00',
    outcome: 'growth',
  });
  expect(trial(oracle, { ...exact, solveFor: 'time', deposit: '0' })).toMatchObject({
    monthsNeeded: '3',
    outcome: 'growth',
  });
});

test('simple-interest', () => {
  const oracle = savingRetirement['simple-interest'];
  const typed = { principal: '12000', annualRate: '4.25', time: '200', timeUnit: 'days' };
  expect(trial(oracle, typed)).toEqual({ interest: '279.45', total: '12279.45' });
  expect(digits('simple-interest', typed, 'interest', 15)).toBe('279.452054794520548');
  expect(trial(oracle, { ...typed, dayCount: 'd360' })).toMatchObject({ interest: '283.33' });
  expect(
    trial(oracle, { ...typed, solveFor: 'rate', annualRate: '', interestAmount: '279.45' }),
  ).toEqual({ rateNeeded: '4.250', total: '12279.45' });
  const two = { principal: '1000', annualRate: '5', interestAmount: '100' };
  expect(trial(oracle, { ...two, solveFor: 'time' })).toEqual({
    timeNeeded: '2',
    total: '1100.00',
  });
  expect(trial(oracle, { ...two, solveFor: 'principal', time: '2' })).toEqual({
    principalNeeded: '1000.00',
    total: '1100.00',
  });
  for (const solveFor of ['principal', 'time']) {
    expect(trial(oracle, { ...two, solveFor, time: '2', annualRate: '0' })).toEqual({
      message: 'At a rate of 0 % there is no interest: enter a rate above 0.',
      field: 'annualRate',
    });
  }
});

test('apy', () => {
  const earned = (principal: string, interest: string, daysInTerm = '365') =>
    trial(savingRetirement.apy, { mode: 'fromInterest', principal, interest, daysInTerm });
  expect(earned('1000', '61.68')).toEqual({ apy: '6.168' });
  expect(earned('1000', '30.37', '182')).toEqual({ apy: '6.184' });
  expect(earned('1000', '53.90')).toEqual({ apy: '5.390' });
  expect(earned('8000', '452.29')).toEqual({ apy: '5.654' });
  expect(earned('20000', '1183.61')).toEqual({ apy: '5.918' });
  expect(earned('1000', '210', '730')).toEqual({ apy: '10.000' });
  const nominal = (compounding: string) =>
    digits('apy', { nominalRate: '4.8', compounding }, 'apy', 17);
  expect(nominal('monthly')).toBe('4.90702075348057126');
  expect(nominal('daily')).toBe('4.91673442649225211');
  expect(nominal('continuous')).toBe('4.91706553244705157');
  expect(digits('apy', { mode: 'toRate', apyRate: '5' }, 'rate', 17)).toBe('4.88894854037796193');
  for (const compounding of ['annually', 'daily', 'continuous']) {
    expect(trial(savingRetirement.apy, { nominalRate: '0', compounding })).toMatchObject({
      apy: '0.000',
    });
    expect(
      trial(savingRetirement.apy, { mode: 'toRate', apyRate: '0', compounding }),
    ).toMatchObject({ rate: '0.000' });
  }
});

test('cagr', () => {
  const oracle = savingRetirement.cagr;
  const typed = { initialValue: '10000', finalValue: '18250', years: '6.5' };
  expect(trial(oracle, typed)).toEqual({
    cagr: '9.70',
    totalGrowth: '82.50',
    multiple: '1.825',
    doublingTime: '7.49',
  });
  expect(digits('cagr', typed, 'cagr', 17)).toBe('9.69688302222775449');
  expect(digits('cagr', typed, 'doublingTime', 15)).toBe('7.489372603383496');
  expect(
    trial(oracle, { solveFor: 'final', initialValue: '100', growthRate: '7', years: '10' }),
  ).toMatchObject({ endValue: '196.72' });
  expect(trial(oracle, { initialValue: '1000', finalValue: '500', years: '4' })).toMatchObject({
    cagr: '-15.91',
    halvingTime: '4',
  });
  expect(trial(oracle, { initialValue: '1', finalValue: '1', years: '0.5' })).toEqual({
    cagr: '0.00',
    totalGrowth: '0.00',
    multiple: '1',
    warning: 'short',
  });
  const years = (initialValue: string, finalValue: string, growthRate: string) =>
    trial(oracle, { solveFor: 'years', initialValue, finalValue, growthRate });
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
  expect(trial(savingRetirement.inflation, typed)).toEqual({
    futureCost: '160.40',
    purchasingPower: '62.35',
    cumulative: '60.40',
    realReturn: '3.68',
  });
  expect(digits('inflation', typed, 'futureCost', 15)).toBe('160.396711263692741');
  expect(digits('inflation', typed, 'purchasingPower', 15)).toBe('62.345417940396333');
  expect(digits('inflation', typed, 'realReturn', 17)).toBe('3.68217054263565891');
  const index = { mode: 'index', indexStart: '251.107', indexEnd: '315.605' };
  expect(digits('inflation', index, 'adjustedAmount', 15)).toBe('125.685464762033715');
  expect(
    trial(savingRetirement.inflation, {
      mode: 'index',
      indexStart: '100',
      indexEnd: '121',
      indexYears: '2',
    }),
  ).toEqual({ adjustedAmount: '121.00', cumulative: '21.00', averageInflation: '10.00' });
  expect(
    trial(savingRetirement.inflation, { amount: '1000', annualInflation: '0', years: '30' }),
  ).toMatchObject({ futureCost: '1000.00', purchasingPower: '1000.00' });
});

test('retirement-savings', () => {
  const oracle = savingRetirement['retirement-savings'];
  const typed = {
    currentAge: '35',
    currentSavings: '40000',
    monthlyDeposit: '600',
    annualSpending: '48000',
  };
  expect(trial(oracle, typed)).toEqual({
    nestEgg: '814447.43',
    nestEggToday: '388281.86',
    firstYearSpending: '100683.24',
    needed: '2126004.52',
    outcome: 'short',
    shortfall: '1311557.09',
    extraDeposit: '1345.86',
  });
  expect(digits('retirement-savings', typed, 'nestEgg', 12)).toBe('814447.430747713143');
  expect(digits('retirement-savings', typed, 'needed', 11)).toBe('2126004.52097209942');
  expect(trial(oracle, { ...typed, retirementAge: '35' })).toEqual({
    message: 'Retirement must be later than your age now.',
    field: 'retirementAge',
  });
  expect(trial(oracle, { ...typed, lifeExpectancy: '65' })).toEqual({
    message: 'This age must be above the age of retirement.',
    field: 'lifeExpectancy',
  });
  const still = { returnBefore: '0', returnAfter: '0', inflationRate: '0', monthlyDeposit: '' };
  expect(trial(oracle, { ...typed, ...still, currentSavings: '1200000' })).toMatchObject({
    outcome: 'enough',
    needed: '1200000.00',
    surplus: '0.00',
  });
  const { path } = exactly(oracle, typed) as unknown as { path: Record<string, Rational>[] };
  expect(path.map(({ age }) => age?.toFixed(0)).join(' ')).toMatch(/^35 36 .* 89 90$/);
  expect(path[0]?.savings?.toFixed(2)).toBe('40000.00');
  expect(path[30]?.savings?.toFixed(2)).toBe('814447.43');
  expect(path[31]?.savings?.toFixed(2)).toBe('742314.75');
  expect(path.at(-1)?.savings?.toFixed(2)).toBe('0.00');
});

test('retirement-withdrawal', () => {
  const oracle = savingRetirement['retirement-withdrawal'];
  const typed = { balance: '500000', annualReturn: '5', monthlyWithdrawal: '3500' };
  expect(trial(oracle, typed)).toMatchObject({
    duration: '17 years 11 months',
    months: '215',
    outcome: 'runsOut',
  });
  expect(digits('retirement-withdrawal', typed, 'sustainable', 13)).toBe('2037.0618918241508');
  const raised = { ...typed, yearlyIncrease: '2.5' };
  expect(trial(oracle, raised)).toMatchObject({ months: '172' });
  expect(digits('retirement-withdrawal', raised, 'lastWithdrawal', 10)).toBe('1143.4327370325');
  expect(
    trial(oracle, { balance: '12000', annualReturn: '0', monthlyWithdrawal: '1000' }),
  ).toMatchObject({ months: '12', lastWithdrawal: '1000.00', totalWithdrawn: '12000.00' });
  expect(trial(oracle, { ...typed, monthlyWithdrawal: '2037.06' })).toEqual({
    duration: 'More than 100 years',
    months: '1200',
    sustainable: '2037.06',
    outcome: 'lasts',
  });
  expect(
    trial(oracle, { balance: '1200', annualReturn: '0', monthlyWithdrawal: '1' }),
  ).toMatchObject({ duration: '100 years', outcome: 'runsOut' });
});
