import type { Question } from './question.ts';

export const questions: readonly Question[] = [
  // auto-loan
  {
    ask: 'car loan payment on a $32,500 car with 4,000 down at 6.9% for 60 months',
    slug: 'auto-loan',
    given: { price: 32500, downPayment: 4000, annualRate: 6.9, termMonths: 60 },
  },
  {
    ask: 'auto loan 27999 nothing down 5.49% 72 months',
    slug: 'auto-loan',
    given: { price: 27999, downPayment: 0, annualRate: 5.49, termMonths: 72 },
  },
  {
    ask: 'How much a month for a used car that costs 14,500 dollars with 20% down, 8 percent interest, over four years?',
    slug: 'auto-loan',
    given: { price: 14500, downPayment: 2900, annualRate: 8, termMonths: 48 },
  },
  {
    ask: 'auto loan calculater price 25000 interest free 3 years',
    slug: 'auto-loan',
    given: { price: 25000, annualRate: 0, termMonths: 36 },
  },
  {
    ask: 'Car price 32,500, down payment 4,000, trade-in 6,500 with 2,000 still owed on it, sales tax 6.25% on the full price, fees 495, 6.9% for 60 months',
    slug: 'auto-loan',
    given: {
      price: 32500,
      downPayment: 4000,
      tradeInValue: 6500,
      tradeInOwed: 2000,
      salesTaxRate: 6.25,
      taxAfterTradeIn: 'no',
      fees: 495,
      annualRate: 6.9,
      termMonths: 60,
    },
  },
  {
    ask: "I'm buying a truck for 48k, trade in worth 12,500, 7.2% apr over 6 years, whats the car payment",
    slug: 'auto-loan',
    given: { price: 48000, tradeInValue: 12500, annualRate: 7.2, termMonths: 72 },
  },
  {
    ask: 'Auto loan: price $19,995, 2 grand down, 8½% for 5 yrs',
    slug: 'auto-loan',
    given: { price: 19995, downPayment: 2000, annualRate: 8.5, termMonths: 60 },
  },
  {
    ask: 'car payment for a price of ₹12 lakh with ₹2,50,000 down payment at 9.2% for 84 months',
    slug: 'auto-loan',
    given: { price: 1200000, downPayment: 250000, annualRate: 9.2, termMonths: 84 },
  },
  {
    ask: 'monthly payment on a 30k car at 7%',
    slug: 'auto-loan',
    why: 'the term is missing',
  },
  {
    ask: 'what price of car can I get with a payment of 450 a month at 6% for 5 years',
    slug: 'auto-loan',
    why: 'asks for the price from the payment',
  },
  {
    ask: 'car price 28,000 auto loan at 6% for 12 years',
    slug: 'auto-loan',
    why: '144 months are more than 120',
  },
  {
    ask: 'auto loan car price 30,000 at 6% for 60 months plus 40 a month for insurance',
    slug: 'auto-loan',
    why: 'the insurance has no place',
  },

  // credit-card-payoff
  {
    ask: 'how long to pay off a $5,000 credit card at 22.99% paying 200 a month',
    slug: 'credit-card-payoff',
    given: { mode: 'payment', balance: 5000, apr: 22.99, monthlyPayment: 200 },
  },
  {
    ask: 'credit card balance 3200 apr 19.9% what do i have to pay each month to clear it in 18 months',
    slug: 'credit-card-payoff',
    given: { mode: 'months', balance: 3200, apr: 19.9, targetMonths: 18 },
  },
  {
    ask: 'I owe £1,850 on my credit card at 24.9 percent and pay £75 every month. When is it paid off?',
    slug: 'credit-card-payoff',
    given: { mode: 'payment', balance: 1850, apr: 24.9, monthlyPayment: 75 },
  },
  {
    ask: 'pay off credit card debt of 12k in two years at 27.49% apr how much per month',
    slug: 'credit-card-payoff',
    given: { mode: 'months', balance: 12000, apr: 27.49, targetMonths: 24 },
  },
  {
    ask: 'credit card payoff 8,400 @ 29.99% $350/mo',
    slug: 'credit-card-payoff',
    given: { mode: 'payment', balance: 8400, apr: 29.99, monthlyPayment: 350 },
  },
  {
    ask: 'credit card Rs 60,000 outstanding at 42% a year, I can pay Rs 5000 monthly, how many months',
    slug: 'credit-card-payoff',
    given: { mode: 'payment', balance: 60000, apr: 42, monthlyPayment: 5000 },
  },
  {
    ask: 'hey how long will it take to pay off nine thousand dollars on a credit card at twenty one percent if i pay three hundred dollars a month',
    slug: 'credit-card-payoff',
    given: { mode: 'payment', balance: 9000, apr: 21, monthlyPayment: 300 },
  },
  {
    ask: 'credit card 600 owed zero percent interest 100 a month when am I done',
    slug: 'credit-card-payoff',
    given: { mode: 'payment', balance: 600, apr: 0, monthlyPayment: 100 },
  },
  {
    ask: 'how long to pay off my $7,000 credit card if I pay 250 a month',
    slug: 'credit-card-payoff',
    why: 'the rate is missing',
  },
  {
    ask: 'credit card payoff balance 5000 at 20%',
    slug: 'credit-card-payoff',
    why: 'neither a payment nor a time is given',
  },
  {
    ask: 'pay off a 4000 credit card at 18% paying 150 a month with a 95 annual fee',
    slug: 'credit-card-payoff',
    why: 'the annual fee has no place',
  },
  {
    ask: 'credit card balance 5000 at 24% apr paying 90 a month how long',
    slug: 'credit-card-payoff',
    why: 'the payment is below the interest of the first month',
  },

  // debt-payoff-plan
  {
    ask: 'debt snowball: 4,200 at 24.99% minimum 105 and 1,500 at 17.9% minimum 45, extra 250 a month',
    slug: 'debt-payoff-plan',
    given: {
      debts: [
        { balance: 4200, apr: 24.99, minimumPayment: 105 },
        { balance: 1500, apr: 17.9, minimumPayment: 45 },
      ],
      extraPerMonth: 250,
      strategy: 'snowball',
    },
  },
  {
    ask: 'debt avalanche 8000 at 21% min payment 200, 3000 at 15% min payment 75, 100 extra each month',
    slug: 'debt-payoff-plan',
    given: {
      debts: [
        { balance: 8000, apr: 21, minimumPayment: 200 },
        { balance: 3000, apr: 15, minimumPayment: 75 },
      ],
      extraPerMonth: 100,
      strategy: 'avalanche',
    },
  },
  {
    ask: 'Debt payoff plan, highest rate first. First debt: balance $2,300, rate 26.9%, minimum $60. Second debt: balance $11,000, rate 7.4%, minimum $240. Third debt: balance $900, rate 19%, minimum $30. I can add $150 a month.',
    slug: 'debt-payoff-plan',
    given: {
      debts: [
        { balance: 2300, apr: 26.9, minimumPayment: 60 },
        { balance: 11000, apr: 7.4, minimumPayment: 240 },
        { balance: 900, apr: 19, minimumPayment: 30 },
      ],
      extraPerMonth: 150,
      strategy: 'avalanche',
    },
  },
  {
    ask: 'pay off debts smallest balance first: £650 at 0% minimum £25, £2,900 at 22.9 per cent minimum £80, £120 extra a month',
    slug: 'debt-payoff-plan',
    given: {
      debts: [
        { balance: 650, apr: 0, minimumPayment: 25 },
        { balance: 2900, apr: 22.9, minimumPayment: 80 },
      ],
      extraPerMonth: 120,
      strategy: 'snowball',
    },
  },
  {
    ask: 'debt snowball with a 4000 card at 22% and a 9000 loan at 8%',
    slug: 'debt-payoff-plan',
    why: 'the minimum payments are missing',
  },
  {
    ask: 'i have 3 debts of 15000 in all how long with snowball and 500 a month',
    slug: 'debt-payoff-plan',
    why: 'the single debts and their rates are missing',
  },
  {
    ask: 'avalanche debt payoff 5000 at 20% minimum 125, 2000 at 14% minimum 50, how much extra a month to be done in 24 months',
    slug: 'debt-payoff-plan',
    why: 'asks for the extra payment from the time',
  },

  // debt-to-income
  {
    ask: 'dti with income of 6000 a month, rent 1500 and a 400 car payment',
    slug: 'debt-to-income',
    given: { grossMonthlyIncome: 6000, housingPayment: 1500, debts: [{ payment: 400 }] },
  },
  {
    ask: 'debt to income ratio gross monthly income 6,500 housing 1,700 other debts 400 and 250',
    slug: 'debt-to-income',
    given: {
      grossMonthlyIncome: 6500,
      housingPayment: 1700,
      debts: [{ payment: 400 }, { payment: 250 }],
    },
  },
  {
    ask: 'What is my debt-to-income ratio if I earn $4,800 a month before tax and my mortgage is $1,350?',
    slug: 'debt-to-income',
    given: { grossMonthlyIncome: 4800, housingPayment: 1350 },
  },
  {
    ask: 'debt to income monthly salary Rs 85,000 house payment 22,000 no other debts',
    slug: 'debt-to-income',
    given: { grossMonthlyIncome: 85000, housingPayment: 22000 },
  },
  {
    ask: 'DTI RATIO 5.2K INCOME PER MONTH 1100 RENT 310 STUDENT LOAN 95 CREDIT CARD',
    slug: 'debt-to-income',
    given: {
      grossMonthlyIncome: 5200,
      housingPayment: 1100,
      debts: [{ payment: 310 }, { payment: 95 }],
    },
  },
  {
    ask: 'debt to income ratio: I make 96,000 a year before tax, mortgage 2,100 a month, car loan 450 a month',
    slug: 'debt-to-income',
    given: { grossMonthlyIncome: 8000, housingPayment: 2100, debts: [{ payment: 450 }] },
  },
  {
    ask: 'debt to income ratio if my rent is 1800 a month',
    slug: 'debt-to-income',
    why: 'the income is missing',
  },
  {
    ask: 'what monthly income do I need for a debt to income ratio of 36% with a housing payment of 2,000',
    slug: 'debt-to-income',
    why: 'asks for the income from the ratio',
  },
  {
    ask: 'debt to income with 6500 a month income, rent 1400 and a credit card balance of 40,000',
    slug: 'debt-to-income',
    why: 'a balance is no payment a month',
  },

  // extra-payment
  {
    ask: '$300,000 mortgage at 7% with 30 years left, how much do I save paying $200 extra a month',
    slug: 'extra-payment',
    given: { balance: 300000, annualRate: 7, remainingMonths: 360, extraMonthly: 200 },
  },
  {
    ask: 'I still owe £145,000 at 4.6% for 22 more years. How much sooner am I done if I pay £150 extra each month?',
    slug: 'extra-payment',
    given: { balance: 145000, annualRate: 4.6, remainingMonths: 264, extraMonthly: 150 },
  },
  {
    ask: 'home loan outstanding 35 lakh 8.75% 15 years left extra 5000 rs per month interest saved',
    slug: 'extra-payment',
    given: { balance: 3500000, annualRate: 8.75, remainingMonths: 180, extraMonthly: 5000 },
  },
  {
    ask: 'one extra payment of 10,000 with payment number 13 on a 300k loan balance at 7%, 360 months left',
    slug: 'extra-payment',
    given: {
      balance: 300000,
      annualRate: 7,
      remainingMonths: 360,
      oneTimeAmount: 10000,
      oneTimeMonth: 13,
    },
  },
  {
    ask: 'extra paymnet calculator 88,500 remaining 5.125 pct 9 years left 75 extra monthly',
    slug: 'extra-payment',
    given: { balance: 88500, annualRate: 5.125, remainingMonths: 108, extraMonthly: 75 },
  },
  {
    ask: 'what if I put an extra 250 dollars a month on my loan, I still owe 64,000 at 6.75 percent with 100 months left',
    slug: 'extra-payment',
    given: { balance: 64000, annualRate: 6.75, remainingMonths: 100, extraMonthly: 250 },
  },
  {
    ask: 'how much interest do I save with 300 extra a month on my mortgage',
    slug: 'extra-payment',
    why: 'the balance, the rate and the time left are missing',
  },
  {
    ask: 'I owe 120,000 at 6% with 15 years left, how much extra each month to save 20,000 of interest',
    slug: 'extra-payment',
    why: 'asks for the extra payment from the saving',
  },
  {
    ask: 'extra payment 100 a month, owe 200k at 6%, 25 years left, with a prepayment penalty of 2%',
    slug: 'extra-payment',
    why: 'the penalty has no place',
  },

  // loan-amortization
  {
    ask: 'amortization schedule for 250,000 at 6.5% over 30 years',
    slug: 'loan-amortization',
    given: { principal: 250000, annualRate: 6.5, termMonths: 360 },
  },
  {
    ask: 'amortize 18k 5.9 pct 48 months',
    slug: 'loan-amortization',
    given: { principal: 18000, annualRate: 5.9, termMonths: 48 },
  },
  {
    ask: 'loan amortisation of 95,000 pounds at 6.1 per cent for 10 years, first payment 1 March 2027',
    slug: 'loan-amortization',
    given: {
      principal: 95000,
      annualRate: 6.1,
      termMonths: 120,
      firstPaymentDate: '2027-03-01',
    },
  },
  {
    ask: 'loan amortization table 1200 interest free 12 months first payment on Jan 31, 2026',
    slug: 'loan-amortization',
    given: { principal: 1200, annualRate: 0, termMonths: 12, firstPaymentDate: '2026-01-31' },
  },
  {
    ask: 'Loan amortization: how much interest in all on 7.5 lakh at eleven percent for 5 years',
    slug: 'loan-amortization',
    given: { principal: 750000, annualRate: 11, termMonths: 60 },
  },
  {
    ask: 'amortisation schedule £8,400, 36 payments monthly, 12.9% a year, first payment 15-Jan-2027',
    slug: 'loan-amortization',
    given: { principal: 8400, annualRate: 12.9, termMonths: 36, firstPaymentDate: '2027-01-15' },
  },
  {
    ask: 'amortization schedule for 300000 at 6%',
    slug: 'loan-amortization',
    why: 'the term is missing',
  },
  {
    ask: 'amortization of a 200k loan at 5% for 60 years',
    slug: 'loan-amortization',
    why: '720 months are more than 600',
  },
  {
    ask: 'amortization schedule 50,000 at 7% for 5 years, first payment on 03/04/2026',
    slug: 'loan-amortization',
    why: 'day and month are in doubt',
  },
  {
    ask: 'loan amortization, what principal has a payment of 1,200 at 6% for 30 years',
    slug: 'loan-amortization',
    why: 'asks for the loan from the payment',
  },

  // loan-apr
  {
    ask: 'apr of an 18,000 loan at 7.99% for 48 months with 540 in upfront fees',
    slug: 'loan-apr',
    given: {
      known: 'rate',
      loanAmount: 18000,
      nominalRate: 7.99,
      termMonths: 48,
      upfrontFees: 540,
    },
  },
  {
    ask: 'What is the APR if I borrow 5,000 and pay back 230 a month for 24 months?',
    slug: 'loan-apr',
    given: { known: 'payment', loanAmount: 5000, monthlyPayment: 230, termMonths: 24 },
  },
  {
    ask: "what's the real apr: loan $10k, interest rate 9%, 3 years, $300 fees added to the loan",
    slug: 'loan-apr',
    given: {
      known: 'rate',
      loanAmount: 10000,
      nominalRate: 9,
      termMonths: 36,
      financedFees: 300,
    },
  },
  {
    ask: 'i borrow 2,000 bucks and the monthly payment is 190 for a year what is the apr',
    slug: 'loan-apr',
    given: { known: 'payment', loanAmount: 2000, monthlyPayment: 190, termMonths: 12 },
  },
  {
    ask: 'apr 12000 loan 6.5% interest 60 months 2% fee paid upfront',
    slug: 'loan-apr',
    given: {
      known: 'rate',
      loanAmount: 12000,
      nominalRate: 6.5,
      termMonths: 60,
      upfrontFees: 240,
    },
  },
  {
    ask: 'APR: 3000 dollar loan, 100 upfront fee, monthly payment 275 for 12 months',
    slug: 'loan-apr',
    given: {
      known: 'payment',
      loanAmount: 3000,
      monthlyPayment: 275,
      termMonths: 12,
      upfrontFees: 100,
    },
  },
  {
    ask: 'apr of a 15000 loan at 8% with 450 upfront fees',
    slug: 'loan-apr',
    why: 'the term is missing',
  },
  {
    ask: 'loan apr for 5,000 over 24 months with 100 paid upfront',
    slug: 'loan-apr',
    why: 'neither a rate nor a payment is given',
  },
  {
    ask: 'apr on a loan of 10,000 at 8% over 36 months with 300 in fees',
    slug: 'loan-apr',
    why: 'the fees may be paid upfront or added to the loan',
  },
  {
    ask: 'loan apr 7,500 at 9% for 36 months, fees upfront more than the loan at 8,000',
    slug: 'loan-apr',
    why: 'the fees must be less than the loan',
  },

  // refinance
  {
    ask: 'refinance 215,000 from 7.25% with 300 months left to 5.875% for 300 months, closing costs 4,800',
    slug: 'refinance',
    given: {
      balance: 215000,
      currentRate: 7.25,
      remainingMonths: 300,
      newRate: 5.875,
      newMonths: 300,
      closingCosts: 4800,
    },
  },
  {
    ask: 'Should I refinance? I owe 180k at 6.8 percent with 22 years left. The new loan is 5.4 percent for 20 years with 3,500 in closing costs.',
    slug: 'refinance',
    given: {
      balance: 180000,
      currentRate: 6.8,
      remainingMonths: 264,
      newRate: 5.4,
      newMonths: 240,
      closingCosts: 3500,
    },
  },
  {
    ask: 'refinance home loan balance 42 lakh current rate 9.1% 18 years left new rate 8.35% new term 18 years',
    slug: 'refinance',
    given: {
      balance: 4200000,
      currentRate: 9.1,
      remainingMonths: 216,
      newRate: 8.35,
      newMonths: 216,
    },
  },
  {
    ask: 'refinance £120,000 left, currently 5.9% with 15 years left, new rate 4.3% over 15 years, £999 costs added to the new loan',
    slug: 'refinance',
    given: {
      balance: 120000,
      currentRate: 5.9,
      remainingMonths: 180,
      newRate: 4.3,
      newMonths: 180,
      closingCosts: 999,
      financeCosts: 'yes',
    },
  },
  {
    ask: 'refinance: balance 310,000, current rate 6.99 percent, 340 months left, new rate 5.99 percent, new term 360 months, closing costs 6,200 rolled into the new loan',
    slug: 'refinance',
    given: {
      balance: 310000,
      currentRate: 6.99,
      remainingMonths: 340,
      newRate: 5.99,
      newMonths: 360,
      closingCosts: 6200,
      financeCosts: 'yes',
    },
  },
  {
    ask: 'refi 96k owed, now at 8 1/4 percent and 9 years to go, new 6.5 percent for 9 years, no closing costs',
    slug: 'refinance',
    given: {
      balance: 96000,
      currentRate: 8.25,
      remainingMonths: 108,
      newRate: 6.5,
      newMonths: 108,
      closingCosts: 0,
    },
  },
  {
    ask: 'should I refinance my mortgage from 7% to 5.5%',
    slug: 'refinance',
    why: 'the balance and the terms are missing',
  },
  {
    ask: 'refinance 250k at 7% with 25 years left to 6% for 25 years and take 30k cash out',
    slug: 'refinance',
    why: 'the cash has no place',
  },
  {
    ask: 'what new rate do I need to refinance 200,000 at 7% with 25 years left into 25 years and save 200 a month',
    slug: 'refinance',
    why: 'asks for the rate from the saving',
  },
  {
    ask: 'refinance 200,000 at 7% to 6%, 25 years',
    slug: 'refinance',
    why: '25 years may be the time left or the new term',
  },

  // other topics
  { ask: 'weather in lagos this weekend 32 degrees', why: 'another topic' },
  { ask: 'call 555-867-5309', why: 'a telephone number' },
  { ask: 'boil 2 eggs for 7 minutes', why: 'another topic' },
  { ask: 'python list comprehension with 3 conditions', why: 'another topic' },
  { ask: 'what happened in 1066', why: 'another topic' },
  { ask: 'iphone 15 vs iphone 16', why: 'another topic' },
  { ask: '12 angry men cast', why: 'another topic' },
  { ask: 'Psalm 23 verse 4', why: 'another topic' },
  { ask: 'lakers 112 celtics 108 final score', why: 'another topic' },
  { ask: 'bus 42 timetable from platform 9', why: 'another topic' },
  { ask: 'qwerty 4 blorp 17 zang', why: 'nonsense' },
  { ask: 'route 66 length and history', why: 'another topic' },
  { ask: 'error 404 how to fix', why: 'another topic' },
  { ask: 'top 10 songs of the 80s', why: 'another topic' },
  { ask: 'sonnet 18 shakespeare meaning', why: 'another topic' },
  { ask: '1600 Pennsylvania Avenue zip code 20500', why: 'an address' },
  {
    ask: 'monthly repayment on 8,000 borrowed at 7.5% over 4 years',
    slug: 'loan-amortization',
    given: { principal: 8000, annualRate: 7.5, termMonths: 48 },
  },
  {
    ask: 'balance left after 5 years on a 200k loan, 6%, 30 year term',
    slug: 'loan-amortization',
    why: 'what is still owed after some years is in the schedule only',
  },
  {
    ask: 'what must I pay each month to clear 3,000 on my credit card at 19.99% in 12 months',
    slug: 'credit-card-payoff',
    given: { mode: 'months', balance: 3000, apr: 19.99, targetMonths: 12 },
  },
  {
    ask: 'overpay mortgage 180,000 4.5% 22 years by 250 a month',
    slug: 'extra-payment',
    given: { balance: 180000, annualRate: 4.5, remainingMonths: 264, extraMonthly: 250 },
  },
  {
    ask: 'debt to income if I pay 900 a month on loans',
    slug: 'debt-to-income',
    why: 'the income is missing',
  },
];
