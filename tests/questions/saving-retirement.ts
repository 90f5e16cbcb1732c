import type { Question } from './question.ts';

export const questions: readonly Question[] = [
  // apy
  {
    ask: 'apy of 5% compounded daily',
    slug: 'apy',
    given: { mode: 'toApy', nominalRate: 5, compounding: 'daily' },
  },
  {
    ask: 'What is the APY of a 4.8 percent annual rate with monthly compounding?',
    slug: 'apy',
    given: { mode: 'toApy', nominalRate: 4.8, compounding: 'monthly' },
  },
  {
    ask: 'convert 5.25% apy to a nominal rate, interest added every quarter',
    slug: 'apy',
    given: { mode: 'toRate', apyRate: 5.25, compounding: 'quarterly' },
  },
  {
    ask: 'bank pays 7.1 per cent with half-yearly compounding what apy is that',
    slug: 'apy',
    given: { mode: 'toApy', nominalRate: 7.1, compounding: 'semiannually' },
  },
  {
    ask: 'I earned $61.68 of interest on $1,000 in 365 days, what APY is it?',
    slug: 'apy',
    given: { mode: 'fromInterest', principal: 1000, interest: 61.68, daysInTerm: 365 },
  },
  {
    ask: '6% continuosly compounded to apy',
    slug: 'apy',
    given: { mode: 'toApy', nominalRate: 6, compounding: 'continuous' },
  },
  {
    ask: 'apy for a 3.9 pct rate with weekly compounding',
    slug: 'apy',
    given: { mode: 'toApy', nominalRate: 3.9, compounding: 'weekly' },
  },
  { ask: 'what is the apy with monthly compounding', slug: 'apy', why: 'the rate is missing' },
  {
    ask: 'apy if I earned 40 dollars of interest on 1,200',
    slug: 'apy',
    why: 'the days of the term are missing',
  },
  { ask: 'apy of 4.5% compounded hourly', slug: 'apy', why: 'hourly is not offered' },

  // cagr
  {
    ask: 'cagr 10000 to 18500 in 5 years',
    slug: 'cagr',
    given: { solveFor: 'rate', initialValue: 10000, finalValue: 18500, years: 5 },
  },
  {
    ask: "What's the compound annual growth rate if revenue went from 2.4m to 3.9m over four years?",
    slug: 'cagr',
    given: { solveFor: 'rate', initialValue: 2400000, finalValue: 3900000, years: 4 },
  },
  {
    ask: 'cagr from ₹1,00,000 to ₹2,50,000 in 30 months',
    slug: 'cagr',
    given: { solveFor: 'rate', initialValue: 100000, finalValue: 250000, years: 2.5 },
  },
  {
    ask: 'final value of 500k after 7 years at a cagr of 8%',
    slug: 'cagr',
    given: { solveFor: 'final', initialValue: 500000, years: 7, growthRate: 8 },
  },
  {
    ask: 'how many years from 20,000 to 40,000 at 6% cagr',
    slug: 'cagr',
    given: { solveFor: 'years', initialValue: 20000, finalValue: 40000, growthRate: 6 },
  },
  {
    ask: 'cagr 7 pct for 10 years final value 100,000 find the initial value',
    slug: 'cagr',
    given: { solveFor: 'initial', finalValue: 100000, years: 10, growthRate: 7 },
  },
  {
    ask: 'CAGR of a stock that went from $42 to $118 over 8 years',
    slug: 'cagr',
    given: { solveFor: 'rate', initialValue: 42, finalValue: 118, years: 8 },
  },
  { ask: 'cagr of 10000 over 5 years', slug: 'cagr', why: 'the other value is missing' },
  { ask: 'cagr from 5,000 to 9,000', slug: 'cagr', why: 'the years are missing' },
  {
    ask: 'cagr 10000 to 18500 in 5 years with 200 deposited each month',
    slug: 'cagr',
    why: 'the deposits have no place',
  },

  // inflation
  {
    ask: 'what will $100 cost in 20 years at 3% inflation',
    slug: 'inflation',
    given: { mode: 'rate', amount: 100, annualInflation: 3, years: 20 },
  },
  {
    ask: 'How much will 50,000 rupees buy after 15 years of 6 percent inflation?',
    slug: 'inflation',
    given: { mode: 'rate', amount: 50000, annualInflation: 6, years: 15 },
  },
  {
    ask: 'inflation 2.5% 30 yrs £1000',
    slug: 'inflation',
    given: { mode: 'rate', amount: 1000, annualInflation: 2.5, years: 30 },
  },
  {
    ask: 'inflation adjust 500 dollars with a price index of 130.7 then and 313.2 now',
    slug: 'inflation',
    given: { mode: 'index', amount: 500, indexStart: 130.7, indexEnd: 313.2 },
  },
  {
    ask: 'inflation calcuator 2 million naira eighteen percent a year 36 months',
    slug: 'inflation',
    given: { mode: 'rate', amount: 2000000, annualInflation: 18, years: 3 },
  },
  {
    ask: 'inflation of 3.2% for 15 years on 10k, return on my savings is 7%',
    slug: 'inflation',
    given: {
      mode: 'rate',
      amount: 10000,
      annualInflation: 3.2,
      years: 15,
      nominalReturn: 7,
    },
  },
  {
    ask: 'what would 40 lakh be able to buy in twenty years if inflation is 5 percent',
    slug: 'inflation',
    given: { mode: 'rate', amount: 4000000, annualInflation: 5, years: 20 },
  },
  {
    ask: 'what is $1 from 1950 worth today with inflation',
    slug: 'inflation',
    why: 'the rate or the price index is missing',
  },
  { ask: 'inflation on 2000 at 4%', slug: 'inflation', why: 'the years are missing' },
  {
    ask: 'inflation of 150% a year on 100 for 5 years',
    slug: 'inflation',
    why: '150% is more than 100%',
  },
  {
    ask: 'after how many years does 6% inflation turn 100 into 200',
    slug: 'inflation',
    why: 'asks for the years from the result',
  },
  { ask: 'inflation 100 3 20', slug: 'inflation', why: 'the rate and the years could be swapped' },

  // retirement-savings
  {
    ask: "I'm 35 and want to retire at 65 with money to age 90. I have 80k saved, save 900 a month and will spend 45,000 a year. Return 6% until retirement, 4% in retirement, inflation 2.5%.",
    slug: 'retirement-savings',
    given: {
      currentAge: 35,
      retirementAge: 65,
      lifeExpectancy: 90,
      currentSavings: 80000,
      monthlyDeposit: 900,
      annualSpending: 45000,
      returnBefore: 6,
      returnAfter: 4,
      inflationRate: 2.5,
    },
  },
  {
    ask: 'retirement savings age 42 retire at 67 live to 95 saved so far £120,000 saving £650 each month spending £30,000 a year return before retirement 5.5% return in retirement 3.5% inflation 3%',
    slug: 'retirement-savings',
    given: {
      currentAge: 42,
      retirementAge: 67,
      lifeExpectancy: 95,
      currentSavings: 120000,
      monthlyDeposit: 650,
      annualSpending: 30000,
      returnBefore: 5.5,
      returnAfter: 3.5,
      inflationRate: 3,
    },
  },
  {
    ask: 'retirement planning: my age 30, retire at 60, money must last to age 85, saved 15 lakh, 25,000 saved each month, spending 6 lakh a year, return until retirement 10%, return in retirement 7%, inflation 6%',
    slug: 'retirement-savings',
    given: {
      currentAge: 30,
      retirementAge: 60,
      lifeExpectancy: 85,
      currentSavings: 1500000,
      monthlyDeposit: 25000,
      annualSpending: 600000,
      returnBefore: 10,
      returnAfter: 7,
      inflationRate: 6,
    },
  },
  {
    ask: 'will I have enough to retire at 66, I am 50, nothing saved, putting in 2,000 a month, spending 36,000 a year, until age 92, 7% return before retirement, 4.5% after, 2 percent inflation',
    slug: 'retirement-savings',
    given: {
      currentAge: 50,
      retirementAge: 66,
      lifeExpectancy: 92,
      currentSavings: 0,
      monthlyDeposit: 2000,
      annualSpending: 36000,
      returnBefore: 7,
      returnAfter: 4.5,
      inflationRate: 2,
    },
  },
  {
    ask: 'retirement savings at age 35 with 80,000 saved and 900 a month retiring at 65',
    slug: 'retirement-savings',
    why: 'the spending and the rates are missing',
  },
  {
    ask: 'how much to save for retirement if I spend 40,000 a year',
    slug: 'retirement-savings',
    why: 'the age is missing',
  },
  {
    ask: 'at what age can I retire, I am 35, 80k saved, 900 a month, spending 45,000 a year, money to age 90, 6% before, 4% after, inflation 2.5%',
    slug: 'retirement-savings',
    why: 'asks for the age of retirement',
  },

  // retirement-withdrawal
  {
    ask: 'how long will 500,000 last if I withdraw 2,500 a month with a 4% return',
    slug: 'retirement-withdrawal',
    given: { balance: 500000, monthlyWithdrawal: 2500, annualReturn: 4 },
  },
  {
    ask: 'retirement corpus 1.5 crore monthly withdrawal 90,000 return 7 percent how long does it last',
    slug: 'retirement-withdrawal',
    given: { balance: 15000000, monthlyWithdrawal: 90000, annualReturn: 7 },
  },
  {
    ask: 'My pension pot is £300k. I take out £1,500 every month, it earns 5 per cent, and I raise the withdrawal 2% each year. How long will it last?',
    slug: 'retirement-withdrawal',
    given: { balance: 300000, monthlyWithdrawal: 1500, annualReturn: 5, yearlyIncrease: 2 },
  },
  {
    ask: 'retirment withdrawal 750k 4k monthly 3.5% return',
    slug: 'retirement-withdrawal',
    given: { balance: 750000, monthlyWithdrawal: 4000, annualReturn: 3.5 },
  },
  {
    ask: 'how many years do savings of 240,000 dollars last withdrawing 2,000 dollars a month at 0% return',
    slug: 'retirement-withdrawal',
    given: { balance: 240000, monthlyWithdrawal: 2000, annualReturn: 0 },
  },
  {
    ask: 'nest egg of $1.2m, withdraw six thousand a month, 4½% return, how long till it runs out',
    slug: 'retirement-withdrawal',
    given: { balance: 1200000, monthlyWithdrawal: 6000, annualReturn: 4.5 },
  },
  {
    ask: 'how long will 600,000 last in retirement withdrawing 3000 a month',
    slug: 'retirement-withdrawal',
    why: 'the return is missing',
  },
  {
    ask: 'how long does a nest egg of 400k last at 5% return',
    slug: 'retirement-withdrawal',
    why: 'the withdrawal is missing',
  },
  {
    ask: 'how much savings do I need at 5% return so that 3,000 a month lasts 30 years of retirement',
    slug: 'retirement-withdrawal',
    why: 'asks for the savings from the time',
  },

  // savings-goal
  {
    ask: 'how much to save each month to reach 20,000 in 3 years at 4%',
    slug: 'savings-goal',
    given: { solveFor: 'deposit', goal: 20000, annualRate: 4, targetMonths: 36 },
  },
  {
    ask: 'Savings goal of $50,000 in 5 years, I already have $8,000, rate 3.5 percent. What should I put away a month?',
    slug: 'savings-goal',
    given: {
      solveFor: 'deposit',
      goal: 50000,
      initial: 8000,
      annualRate: 3.5,
      targetMonths: 60,
    },
  },
  {
    ask: 'how long to reach a savings goal of 15000 with 400 a month at 2%',
    slug: 'savings-goal',
    given: { solveFor: 'time', goal: 15000, annualRate: 2, deposit: 400 },
  },
  {
    ask: 'saving for a goal of 12 lakh, monthly deposit 25000, rate 7%, how long does it take',
    slug: 'savings-goal',
    given: { solveFor: 'time', goal: 1200000, annualRate: 7, deposit: 25000 },
  },
  {
    ask: 'save up 6,000 bucks in a year and a half no interest how much per month',
    slug: 'savings-goal',
    given: { solveFor: 'deposit', goal: 6000, annualRate: 0, targetMonths: 18 },
  },
  {
    ask: 'savings goal €25,000, already saved €5,000, deposit €200 a month at 3%, how long',
    slug: 'savings-goal',
    given: { solveFor: 'time', goal: 25000, initial: 5000, annualRate: 3, deposit: 200 },
  },
  {
    ask: 'how much do I need to save a month for a 10k goal in 18 months',
    slug: 'savings-goal',
    why: 'the rate is missing',
  },
  {
    ask: 'save 60,000 for a house at 4%, how much a month',
    slug: 'savings-goal',
    why: 'the time is missing',
  },
  {
    ask: 'savings goal: what interest rate turns 400 a month into 30,000 in 5 years',
    slug: 'savings-goal',
    why: 'asks for the rate',
  },

  // savings-growth
  {
    ask: 'start with 5000 and save 300 a month at 5% compounded monthly for 20 years, what will I have',
    slug: 'savings-growth',
    given: {
      initial: 5000,
      deposit: 300,
      frequency: 'monthly',
      annualRate: 5,
      compounding: 'monthly',
      years: 20,
    },
  },
  {
    ask: 'savings calculator 50 a week for 10 years at 3% compounded daily',
    slug: 'savings-growth',
    given: {
      deposit: 50,
      frequency: 'weekly',
      annualRate: 3,
      compounding: 'daily',
      years: 10,
    },
  },
  {
    ask: 'If I deposit £1,200 once a year at 4 per cent, interest added yearly, how much are my savings after 120 months?',
    slug: 'savings-growth',
    given: {
      deposit: 1200,
      frequency: 'yearly',
      annualRate: 4,
      compounding: 'annually',
      years: 10,
    },
  },
  {
    ask: 'savings growth Rs 10,000 quarterly deposits 7.5% quarterly compounding 15 years',
    slug: 'savings-growth',
    given: {
      deposit: 10000,
      frequency: 'quarterly',
      annualRate: 7.5,
      compounding: 'quarterly',
      years: 15,
    },
  },
  {
    ask: 'putting 250 dollars into savings at the beginning of each month for twenty five years at 6 percent monthly compounding',
    slug: 'savings-growth',
    given: {
      deposit: 250,
      frequency: 'monthly',
      timing: 'beginning',
      annualRate: 6,
      compounding: 'monthly',
      years: 25,
    },
  },
  {
    ask: 'what will my savings be worth if i put in 100 dollars every two weeks for 30 years at 7% with interest added every month',
    slug: 'savings-growth',
    given: {
      deposit: 100,
      frequency: 'biweekly',
      annualRate: 7,
      compounding: 'monthly',
      years: 30,
    },
  },
  {
    ask: 'what do savings of 200 a month grow to in 10 years',
    slug: 'savings-growth',
    why: 'the rate is missing',
  },
  {
    ask: 'savings growth of 5000 plus 100 a month at 4%',
    slug: 'savings-growth',
    why: 'the years are missing',
  },
  {
    ask: 'savings with a deposit of 5 every hour at 3% for 10 years',
    slug: 'savings-growth',
    why: 'hourly deposits are not offered',
  },
  {
    ask: 'save 200 a month at 4% for 18 months, how much will my savings grow to',
    slug: 'savings-growth',
    why: 'a year and a half is not a whole number of years',
  },

  // simple-interest
  {
    ask: 'simple interest on 5000 at 6% for 3 years',
    slug: 'simple-interest',
    given: {
      solveFor: 'interest',
      principal: 5000,
      annualRate: 6,
      time: 3,
      timeUnit: 'years',
    },
  },
  {
    ask: 'Simple interest on Rs 12,500 @ 8.5% p.a. for 9 months',
    slug: 'simple-interest',
    given: {
      solveFor: 'interest',
      principal: 12500,
      annualRate: 8.5,
      time: 9,
      timeUnit: 'months',
    },
  },
  {
    ask: 'simple intrest 20,000 7% 90 days',
    slug: 'simple-interest',
    given: {
      solveFor: 'interest',
      principal: 20000,
      annualRate: 7,
      time: 90,
      timeUnit: 'days',
    },
  },
  {
    ask: 'what principal gives 600 of simple interest at 5% for 4 years',
    slug: 'simple-interest',
    given: {
      solveFor: 'principal',
      annualRate: 5,
      interestAmount: 600,
      time: 4,
      timeUnit: 'years',
    },
  },
  {
    ask: 'At what rate of simple interest does a principal of 8,000 earn interest of 1,440 in 3 years?',
    slug: 'simple-interest',
    given: {
      solveFor: 'rate',
      principal: 8000,
      interestAmount: 1440,
      time: 3,
      timeUnit: 'years',
    },
  },
  {
    ask: 'simple interest on 2 lakh at half a percent for 2 years',
    slug: 'simple-interest',
    given: {
      solveFor: 'interest',
      principal: 200000,
      annualRate: 0.5,
      time: 2,
      timeUnit: 'years',
    },
  },
  {
    ask: 'simple interest ₦150,000 at 12% per annum for 2½ years',
    slug: 'simple-interest',
    given: {
      solveFor: 'interest',
      principal: 150000,
      annualRate: 12,
      time: 2.5,
      timeUnit: 'years',
    },
  },
  {
    ask: 'how many years for 2,500 to earn 500 of simple interest at 4%',
    slug: 'simple-interest',
    given: {
      solveFor: 'time',
      principal: 2500,
      annualRate: 4,
      interestAmount: 500,
      timeUnit: 'years',
    },
  },
  {
    ask: 'simple interest on 5000 for 3 years',
    slug: 'simple-interest',
    why: 'the rate is missing',
  },
  {
    ask: 'simple interest 2000 5 3',
    slug: 'simple-interest',
    why: 'the rate and the time could be swapped',
  },
  {
    ask: 'simple interest on 5000 at 6% for 3 years minus a fee of 35',
    slug: 'simple-interest',
    why: 'the fee has no place',
  },
  {
    ask: 'how much a month to save 20,000 in 3 years at 4%',
    slug: 'savings-goal',
    given: { solveFor: 'deposit', goal: 20000, annualRate: 4, targetMonths: 36 },
  },
  {
    ask: 'I have 40,000 saved and add 600 at the end of each month, 6% a year compounded monthly, 25 years',
    slug: 'savings-growth',
    given: {
      initial: 40000,
      deposit: 600,
      frequency: 'monthly',
      timing: 'end',
      annualRate: 6,
      compounding: 'monthly',
      years: 25,
    },
  },
];
