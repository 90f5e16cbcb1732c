import type { Question } from './question.ts';

/** Questions in the plain words of a search box, for each calculator one that is complete. */
export const questions: readonly Question[] = [
  // Finance
  {
    ask: 'compound interest on 8000 at 5% for 6 years compounded quarterly',
    slug: 'compound-interest',
    given: { principal: 8000, annualRate: 5, years: 6, compoundingFrequency: 'quarterly' },
  },
  { ask: 'compound interest on 8000 at 5%', slug: 'compound-interest', why: 'the time is missing' },
  {
    ask: 'credit score now 680 with 35% utilization, 98% on-time payments and no new debt',
    slug: 'credit-score',
    given: { currentScore: 680, utilization: 35, onTimePayments: 98, newDebt: 0 },
  },
  {
    ask: 'how many pounds is 375 euros',
    slug: 'currency-converter',
    given: { amount: 375, from: 'EUR', to: 'GBP' },
  },
  { ask: '400 dollars in thai baht', slug: 'currency-converter', why: 'the baht is not offered' },
  {
    ask: 'investment return on £6,000 at 8% a year for 12 years',
    slug: 'investment-return',
    given: { initialInvestment: 6000, annualRate: 8, years: 12 },
  },
  {
    ask: 'emi for a 12 lakh loan at 9.25% for 7 years',
    slug: 'loan-emi',
    given: { principal: 1200000, annualRate: 9.25, tenureYears: 7 },
  },
  {
    ask: 'emi for a 12 lakh loan at 9.25% for 7 years with a processing fee of 5000',
    slug: 'loan-emi',
    why: 'the processing fee has no place',
  },
  {
    ask: 'mortgage payment on a $420,000 house, $60,000 down, 6.4% for 30 years',
    slug: 'mortgage',
    given: { homePrice: 420000, downPayment: 60000, annualRate: 6.4, termYears: 30 },
  },
  // All calculators of loans give this payment.
  {
    ask: 'monthly payment on 20000 at 6% over 5 years',
    slug: 'student-loan',
    given: { loanAmount: 20000, annualRate: 6, termYears: 5 },
  },

  // Health
  { ask: 'bmi 6 ft 180 lbs', slug: 'bmi', given: { unit: 'imperial', height: 6, weight: 180 } },
  {
    ask: 'what should i weigh for a bmi of 22 at 178 cm',
    slug: 'bmi',
    why: 'it asks for the weight from the result',
  },
  {
    ask: 'bmr for a 34 year old woman 165 cm 61 kg lightly active',
    slug: 'bmr',
    given: { age: 34, gender: 'female', height: 165, weight: 61, activityLevel: 'light' },
  },
  {
    ask: 'how many calories a day to lose weight for a 34 year old woman 165 cm 61 kg',
    slug: 'bmr',
    why: 'the activity level is missing',
  },
  {
    ask: 'body fat of a 40 year old man 180 cm tall, neck 39 cm, waist 92 cm',
    slug: 'body-fat',
    given: { unit: 'metric', gender: 'male', age: 40, height: 180, neck: 39, waist: 92 },
  },
  {
    ask: 'body fat of a 40 year old man 180 cm tall, waist 92 cm',
    slug: 'body-fat',
    why: 'the neck is missing',
  },
  {
    ask: 'calories burned swimming 40 minutes at 75 kg',
    slug: 'calories-burned',
    given: { weight: 75, minutes: 40, activity: 'swimming' },
  },
  {
    ask: 'due date if my last period started on 5 September 2026',
    slug: 'pregnancy',
    given: { lastPeriodDate: '2026-09-05' },
  },
  {
    ask: 'due date last period 05/09/2026',
    slug: 'pregnancy',
    why: 'day and month can be read in two ways',
  },
  {
    ask: 'how much water should i drink at 68 kg, moderate activity, hot climate',
    slug: 'water-intake',
    given: { weight: 68, activityLevel: 'moderate', climate: 'hot' },
  },

  // Insurance
  {
    ask: 'car insurance for a 29 year old driver, car worth £14,000, one accident',
    slug: 'car-insurance',
    given: { vehicleValue: 14000, driverAge: 29, accidents: 1 },
  },
  {
    ask: 'car insurance for a 14 year old driver, car worth £14,000, no accidents',
    slug: 'car-insurance',
    why: 'the driver is younger than 16',
  },
  {
    ask: 'health insurance for a family of 4, age 38, coverage 500000, non smoker',
    slug: 'health-insurance',
    given: { familyMembers: 4, age: 38, coverage: 500000, smoker: 'no' },
  },
  {
    ask: 'home insurance on a $300,000 house in a low risk area with a security system',
    slug: 'home-insurance',
    given: { homeValue: 300000, riskLevel: 'low', securitySystem: 'yes' },
  },
  {
    ask: 'home insurance on a $300,000 house in a low risk area with a $1,000 deductible',
    slug: 'home-insurance',
    why: 'the deductible has no place',
  },
  {
    ask: 'life insurance for a 45 year old smoker, 250000 cover, 20 year term',
    slug: 'life-insurance',
    given: { age: 45, smoker: 'yes', coverage: 250000, termYears: 20 },
  },
  {
    ask: 'travel insurance for a 10 day trip costing $2400, traveller aged 52',
    slug: 'travel-insurance',
    given: { days: 10, tripCost: 2400, age: 52 },
  },
  {
    ask: 'travel insurance for a 10 day trip costing $2400',
    slug: 'travel-insurance',
    why: 'the age of the traveller is missing',
  },

  // Real estate
  {
    ask: 'cost to build 1800 sq ft at ₹2,100 per sq ft',
    slug: 'construction-cost',
    given: { area: 1800, costPerUnitArea: 2100 },
  },
  {
    ask: 'how much house can i afford on a $95,000 salary with $600 monthly debts, $30,000 down, 6.8% over 30 years',
    slug: 'mortgage-affordability',
    given: {
      annualIncome: 95000,
      monthlyDebts: 600,
      downPayment: 30000,
      annualRate: 6.8,
      termYears: 30,
    },
  },
  {
    ask: 'how much house can i afford on a $95,000 salary',
    slug: 'mortgage-affordability',
    why: 'the rate and the term are missing',
  },
  {
    ask: 'property tax on a $275,000 home at 1.4%',
    slug: 'property-tax',
    given: { propertyValue: 275000, taxRate: 1.4 },
  },
  {
    ask: 'rental property roi with 50000 down payment, 4000 closing costs, 10000 renovation, 18000 rent a year, 6000 expenses a year for 5 years',
    slug: 'real-estate-roi',
    given: {
      downPayment: 50000,
      closingCosts: 4000,
      renovationCosts: 10000,
      annualRent: 18000,
      annualExpenses: 6000,
      years: 5,
    },
  },
  {
    ask: 'rental property roi with 50000 down payment and 18000 rent a year',
    slug: 'real-estate-roi',
    why: 'the costs and the years are missing',
  },
  {
    ask: 'rent or buy: monthly rent 1600, home price 320000, down payment 64000, mortgage rate 6% for 30 years, property tax 1.1%, home insurance 1400 a year, maintenance 1%, rent growth 3%, staying 8 years',
    slug: 'rent-vs-buy',
    given: {
      monthlyRent: 1600,
      homePrice: 320000,
      downPayment: 64000,
      annualRate: 6,
      termYears: 30,
      propertyTaxRate: 1.1,
      annualInsurance: 1400,
      maintenanceRate: 1,
      rentGrowthRate: 3,
      years: 8,
    },
  },

  // Business
  {
    ask: 'break even with fixed costs 9000, price 30 per unit and variable cost 12 per unit',
    slug: 'break-even',
    given: { fixedCosts: 9000, pricePerUnit: 30, variableCostPerUnit: 12 },
  },
  {
    ask: 'break even with fixed costs 9000 and price 30 per unit',
    slug: 'break-even',
    why: 'the variable cost is missing',
  },
  {
    ask: 'freelance hourly rate to earn 70000 a year with 8000 business expenses, 46 weeks a year and 25 billable hours a week',
    slug: 'freelance-rate',
    given: { desiredIncome: 70000, annualExpenses: 8000, weeksPerYear: 46, hoursPerWeek: 25 },
  },
  {
    ask: 'net pay for 38 hours at $24 an hour with 20% tax',
    slug: 'payroll',
    given: { hoursWorked: 38, hourlyRate: 24, taxRate: 20 },
  },
  {
    ask: 'what hourly rate gives a net pay of 800 for 38 hours with 20% tax',
    slug: 'payroll',
    why: 'it asks for the rate from the result',
  },
  {
    ask: 'profit margin if it costs me £45 and i sell for £60',
    slug: 'profit-margin',
    given: { cost: 45, revenue: 60 },
  },
  {
    ask: 'roi if i invested 4000 and it is now worth 5200',
    slug: 'roi',
    given: { initialInvestment: 4000, finalValue: 5200 },
  },
  { ask: 'roi on the £2,750 i put in', slug: 'roi', why: 'the final value is missing' },

  // Education
  {
    ask: 'gpa with an A in 3 credits, B+ in 4 credits and C in 2 credits',
    slug: 'gpa',
    given: {
      courses: [
        { credits: 3, grade: 'A' },
        { credits: 4, grade: 'B+' },
        { credits: 2, grade: 'C' },
      ],
    },
  },
  {
    ask: '37 out of 50 as a grade',
    slug: 'grade-percentage',
    given: { marksObtained: 37, totalMarks: 50 },
  },
  { ask: 'what grade is 37 marks', slug: 'grade-percentage', why: 'the total marks are missing' },
  {
    ask: 'student loan payment on $28,000 at 5.5% for 10 years',
    slug: 'student-loan',
    given: { loanAmount: 28000, annualRate: 5.5, termYears: 10 },
  },
  {
    ask: 'study time for 14 chapters at 3 hours per chapter',
    slug: 'study-time',
    given: { chapters: 14, hoursPerChapter: 3 },
  },
  {
    ask: 'study time for 14 chapters at 3 hours per chapter with 20 flashcards each',
    slug: 'study-time',
    why: 'the flashcards have no place',
  },

  // Everyday
  {
    ask: 'how old am i if i was born on 14 March 1991',
    slug: 'age',
    given: { birthDate: '1991-03-14' },
    today: '2026-11-22',
  },
  {
    ask: 'electricity cost of a 1.5 kw heater 6 hours a day for 30 days at 18 cents per kwh',
    slug: 'electricity',
    given: { powerWatts: 1500, hoursPerDay: 6, days: 30, ratePerKwh: 0.18 },
  },
  {
    ask: 'cost of running a 1500 watt heater 6 hours a day for 30 days at $0.18 per kwh plus a $12 fixed charge',
    slug: 'electricity',
    why: 'the fixed charge has no place',
  },
  {
    ask: 'fuel cost for 420 km at 14 km per litre with petrol at 1.45 per litre',
    slug: 'fuel-cost',
    given: { unit: 'metric', distance: 420, fuelEfficiency: 14, fuelPrice: 1.45 },
  },
  {
    ask: 'fuel cost for 300 miles at 40 miles per gallon with fuel at 4.20 per gallon',
    slug: 'fuel-cost',
    why: 'the gallon can be a US or an imperial one',
  },
  {
    ask: '3:30 pm Dubai time in Tokyo',
    slug: 'timezone',
    given: { time: '15:30', from: 'Asia/Dubai', to: 'Asia/Tokyo' },
  },
  { ask: '3:30 pm Dubai time in Nairobi', slug: 'timezone', why: 'Nairobi is not offered' },
  { ask: 'how much to tip on a 46 dollar bill', slug: 'tip', given: { bill: 46 } },
  {
    ask: '12 miles in km',
    slug: 'unit-converter',
    given: { value: 12, from: 'miles', to: 'kilometers' },
  },
  { ask: '12 miles in light years', slug: 'unit-converter', why: 'light years are not offered' },

  // Digital
  {
    ask: 'crypto profit buying 0.5 coins at 40000 and selling at 52000 with no fees',
    slug: 'crypto-profit',
    given: { amount: 0.5, buyPrice: 40000, sellPrice: 52000, buyFee: 0, sellFee: 0 },
  },
  {
    ask: 'value of a .com domain with 1200 annual revenue, 2000 visits a month, 150 backlinks, 5 years old',
    slug: 'domain-value',
    given: {
      extension: 'com',
      annualRevenue: 1200,
      monthlyTraffic: 2000,
      backlinks: 150,
      domainAge: 5,
    },
  },
  {
    ask: 'what is a .com domain worth',
    slug: 'domain-value',
    why: 'nothing but the extension is known',
  },

  // Loans
  {
    ask: 'monthly car loan payment for a $26,000 car with $4,000 down at 7.2% over 5 years',
    slug: 'auto-loan',
    given: { price: 26000, downPayment: 4000, annualRate: 7.2, termMonths: 60 },
  },
  {
    ask: 'how long to pay off a $4,500 credit card at 24% apr paying $200 a month',
    slug: 'credit-card-payoff',
    given: { mode: 'payment', balance: 4500, apr: 24, monthlyPayment: 200 },
  },
  {
    ask: 'how long to pay off a $4,500 credit card at 24% apr paying $200 a month with a $95 annual fee',
    slug: 'credit-card-payoff',
    why: 'the annual fee has no place',
  },
  {
    ask: 'avalanche debt payoff: 3000 at 22% minimum 90, 8000 at 7% minimum 160, 200 extra each month',
    slug: 'debt-payoff-plan',
    given: {
      debts: [
        { balance: 3000, apr: 22, minimumPayment: 90 },
        { balance: 8000, apr: 7, minimumPayment: 160 },
      ],
      extraPerMonth: 200,
      strategy: 'avalanche',
    },
  },
  {
    ask: 'debt to income ratio with 6000 monthly income and a 1500 housing payment',
    slug: 'debt-to-income',
    given: { grossMonthlyIncome: 6000, housingPayment: 1500 },
  },
  {
    ask: 'what monthly income do i need for a 36% debt to income ratio with a 1500 housing payment',
    slug: 'debt-to-income',
    why: 'it asks for the income from the result',
  },
  {
    ask: 'interest saved paying 150 extra a month on a 180000 mortgage at 6% with 240 months left',
    slug: 'extra-payment',
    given: { extraMonthly: 150, balance: 180000, annualRate: 6, remainingMonths: 240 },
  },
  {
    ask: 'amortization schedule $250k loan 6.25% 30 years',
    slug: 'loan-amortization',
    given: { principal: 250000, annualRate: 6.25, termMonths: 360 },
  },
  {
    ask: 'amortization schedule for a $250,000 loan for 360 months',
    slug: 'loan-amortization',
    why: 'the rate is missing',
  },
  {
    ask: 'apr of a 15000 loan at 7% for 48 months with 300 upfront fees',
    slug: 'loan-apr',
    given: { known: 'rate', loanAmount: 15000, nominalRate: 7, termMonths: 48, upfrontFees: 300 },
  },
  {
    ask: 'refinance 210000 from 7.5% to 5.9%, 300 months left, new term 300 months, closing costs 3500',
    slug: 'refinance',
    given: {
      balance: 210000,
      currentRate: 7.5,
      newRate: 5.9,
      remainingMonths: 300,
      newMonths: 300,
      closingCosts: 3500,
    },
  },
  {
    ask: 'refinance 210000 to 5.9% over 300 months',
    slug: 'refinance',
    why: 'the current rate and the months left are missing',
  },

  // Savings
  {
    ask: 'apy of 4.8% compounded daily',
    slug: 'apy',
    given: { mode: 'toApy', nominalRate: 4.8, compounding: 'daily' },
  },
  {
    ask: 'cagr of an investment that grew from 5000 to 9000 in 6 years',
    slug: 'cagr',
    given: { solveFor: 'rate', initialValue: 5000, finalValue: 9000, years: 6 },
  },
  { ask: 'cagr of a fund that grew from 3200 to 7100', slug: 'cagr', why: 'the years are missing' },
  {
    ask: 'what will $500 cost in 15 years with 3% inflation',
    slug: 'inflation',
    given: { mode: 'rate', amount: 500, years: 15, annualInflation: 3 },
  },
  {
    ask: 'retirement savings for a 35 year old with 40000 saved, 600 a month, retiring at 67, money until age 92, spending 45000 a year, 7% return before and 4% after retirement, 3% inflation',
    slug: 'retirement-savings',
    given: {
      currentAge: 35,
      currentSavings: 40000,
      monthlyDeposit: 600,
      retirementAge: 67,
      lifeExpectancy: 92,
      annualSpending: 45000,
      returnBefore: 7,
      returnAfter: 4,
      inflationRate: 3,
    },
  },
  {
    ask: 'am i saving enough for retirement at 35 with 600 a month',
    slug: 'retirement-savings',
    why: 'the spending and the returns are missing',
  },
  {
    ask: 'how long will 500000 last in retirement withdrawing 2800 a month at a 5% return',
    slug: 'retirement-withdrawal',
    given: { balance: 500000, monthlyWithdrawal: 2800, annualReturn: 5 },
  },
  {
    ask: 'how much to save each month to have $12,000 in 24 months at 4%',
    slug: 'savings-goal',
    given: { solveFor: 'deposit', goal: 12000, targetMonths: 24, annualRate: 4 },
  },
  {
    ask: 'how much to save each month to have $12,000',
    slug: 'savings-goal',
    why: 'the time and the rate are missing',
  },
  {
    ask: 'savings if i start with ₦50,000 and deposit ₦20,000 every month at 9% for 10 years',
    slug: 'savings-growth',
    given: { initial: 50000, deposit: 20000, frequency: 'monthly', annualRate: 9, years: 10 },
  },
  {
    ask: 'simple interest on Rs 25,000 at 9% for 3 years',
    slug: 'simple-interest',
    given: { solveFor: 'interest', principal: 25000, annualRate: 9, time: 3, timeUnit: 'years' },
  },
  {
    ask: 'simple interest on Rs 25,000 at 9% for 3 years with a 500 late penalty',
    slug: 'simple-interest',
    why: 'the penalty has no place',
  },

  // Pay, prices and taxes
  {
    ask: 'how much is an $85 jacket with 30% off',
    slug: 'discount',
    given: { price: 85, discounts: [{ kind: 'percent', value: 30 }] },
  },
  {
    ask: 'us federal income tax 2026 on $85,000 single',
    slug: 'income-tax',
    given: { schedule: 'single2026', income: 85000 },
  },
  {
    ask: 'income tax in germany on 60000 euros',
    slug: 'income-tax',
    why: 'German brackets are not offered',
  },
  {
    ask: 'what price should i charge for an item that costs me 40 with a 60% markup',
    slug: 'markup',
    given: { known: 'costMarkup', cost: 40, markupPercent: 60 },
  },
  {
    ask: 'overtime pay for 48 hours a week at $19 an hour',
    slug: 'overtime-pay',
    given: { hoursWorked: 48, hourlyRate: 19 },
  },
  {
    ask: 'overtime pay for 48 hours a week',
    slug: 'overtime-pay',
    why: 'the hourly rate is missing',
  },
  {
    ask: '4% raise on a salary of 52000 a year',
    slug: 'pay-raise',
    given: { mode: 'percent', raisePercent: 4, oldPay: 52000, payPeriod: 'year' },
  },
  {
    ask: 'what is 45,000 rupees a month in a year',
    slug: 'salary-converter',
    given: { amount: 45000, per: 'month' },
  },
  {
    ask: 'convert a pay of 3000 to yearly salary',
    slug: 'salary-converter',
    why: 'the period of the pay is missing',
  },
  {
    ask: 'sales tax on $120 at 7.25%',
    slug: 'sales-tax',
    given: { mode: 'add', netPrice: 120, taxRate: 7.25 },
  },
  {
    ask: 'add 18% gst to ₹4,500',
    slug: 'vat',
    given: { mode: 'add', netPrice: 4500, vatRate: 18 },
  },
  { ask: 'price with 18% gst', slug: 'vat', why: 'the price is missing' },

  // Mathematics
  {
    ask: 'what is the gcd of 126 and 210',
    slug: 'factors',
    given: { mode: 'several', numbers: '126, 210' },
  },
  { ask: '3/4 plus 2/5', slug: 'fraction', given: { a: '3/4', operation: 'add', b: '2/5' } },
  { ask: '3/4 plus', slug: 'fraction', why: 'the second fraction is missing' },
  {
    ask: 'whats 15% of 240',
    slug: 'percentage',
    given: { find: 'portion', percent: 15, whole: 240 },
  },
  {
    ask: 'percent change from 80 to 92',
    slug: 'percentage-change',
    given: { mode: 'change', from: 80, to: 92 },
  },
  { ask: 'percent change from 80', slug: 'percentage-change', why: 'the second value is missing' },
  { ask: 'solve 2x² - 7x + 3 = 0', slug: 'quadratic-equation', given: { a: 2, b: -7, c: 3 } },
  {
    ask: 'divide 500 in the ratio 2:3',
    slug: 'ratio',
    given: { mode: 'share', amount: 500, parts: '2, 3' },
  },
  {
    ask: 'divide 720 between us in a ratio',
    slug: 'ratio',
    why: 'the parts of the ratio are missing',
  },
  {
    ask: 'hypotenuse of a right triangle with legs 9 and 12',
    slug: 'right-triangle',
    given: { known: 'legs', sideA: 9, sideB: 12 },
  },
  {
    ask: 'area of a triangle with sides 11, 13 and 16',
    slug: 'triangle',
    given: { known: 'sss', sideA: 11, sideB: 13, sideC: 16 },
  },
  {
    ask: 'area of a triangle with sides 7 and 8',
    slug: 'triangle',
    why: 'the third side or an angle is missing',
  },

  // Statistics
  {
    ask: 'average of 12, 15, 18, 22 and 30',
    slug: 'average',
    given: { values: '12, 15, 18, 22, 30' },
  },
  {
    ask: 'binomial probability of 3 successes in 10 trials with probability 0.4',
    slug: 'binomial-probability',
    given: { successes: 3, trials: 10, probability: 0.4 },
  },
  {
    ask: 'binomial probability of 3 successes with probability 0.4',
    slug: 'binomial-probability',
    why: 'the number of trials is missing',
  },
  { ask: 'how many ways to choose 4 from 11', slug: 'combinations', given: { n: 11, r: 4 } },
  {
    ask: '95% confidence interval for a mean of 64 with standard deviation 9 and sample size 55',
    slug: 'confidence-interval',
    given: { mean: 64, sd: 9, sampleSize: 55, confidence: 95 },
  },
  {
    ask: '95% confidence interval mean 72 standard deviation 8',
    slug: 'confidence-interval',
    why: 'the sample size is missing',
  },
  {
    ask: 'linear regression x 1, 2, 3, 4 y 3, 5, 6, 9',
    slug: 'linear-regression',
    given: { xValues: '1, 2, 3, 4', yValues: '3, 5, 6, 9' },
  },
  {
    ask: 'sample size for a 4% margin of error at 95% confidence, population 20000',
    slug: 'sample-size',
    given: { find: 'size', margin: 4, confidence: 95, population: 20000 },
  },
  {
    ask: 'sample size for a 4% margin of error at 95% confidence with 80% power',
    slug: 'sample-size',
    why: 'the power has no place',
  },
  {
    ask: 'standard deviation of 4 8 6 5 3',
    slug: 'standard-deviation',
    given: { values: '4 8 6 5 3' },
  },
  {
    ask: 'z score of a test mark of 81 when the mean is 68 and the standard deviation is 6.5',
    slug: 'z-score',
    given: { mode: 'value', x: 81, mean: 68, sd: 6.5 },
  },
  {
    ask: 'z score with mean 100 and standard deviation 15',
    slug: 'z-score',
    why: 'the value is missing',
  },

  // Fitness
  {
    ask: 'ideal weight for a 5 ft 6 in woman',
    slug: 'ideal-weight',
    given: { unit: 'imperial', sex: 'female', height: 66 },
  },
  {
    ask: 'macros for 2200 calories with 40% carbs, 30% protein and 30% fat',
    slug: 'macros',
    given: { calories: 2200, carbPercent: 40, proteinPercent: 30, fatPercent: 30 },
  },
  {
    ask: 'macros for 9500 calories with 40% carbs, 30% protein and 30% fat',
    slug: 'macros',
    why: 'the calories are above 8000',
  },
  {
    ask: '1 rep max if i bench 185 lbs for 5 reps',
    slug: 'one-rep-max',
    given: { unit: 'lb', weight: 185, reps: 5 },
  },
  {
    ask: 'ovulation date last period 3 November 2026 cycle 30 days',
    slug: 'ovulation',
    given: { lastPeriodStart: '2026-11-03', cycleLength: 30 },
  },
  {
    ask: 'ovulation date with a 30 day cycle',
    slug: 'ovulation',
    why: 'the date of the last period is missing',
  },
  {
    ask: 'predict my 21.1 km race time if i ran 10 km in 48 minutes',
    slug: 'race-time',
    given: { unit: 'km', knownDistance: 10, minutes: 48, targetDistance: 21.1 },
  },
  {
    ask: 'what is my pace if i run 5 km in 27 minutes 30 seconds',
    slug: 'running-pace',
    given: { find: 'pace', unit: 'km', distance: 5, minutes: 27, seconds: 30 },
  },
  {
    ask: 'running pace for 5 in 27 minutes',
    slug: 'running-pace',
    why: 'the 5 can be kilometres or miles',
  },
  {
    ask: 'target heart rate zone for someone who is 47',
    slug: 'target-heart-rate',
    given: { age: 47 },
  },
  {
    ask: 'waist to height ratio waist 84 cm height 172 cm',
    slug: 'waist-ratio',
    given: { waist: 84, height: 172 },
  },
  { ask: 'waist to height ratio waist 84 cm', slug: 'waist-ratio', why: 'the height is missing' },

  // Dates and times
  {
    ask: 'business days between 4 May 2026 and 29 May 2026',
    slug: 'business-days',
    given: { mode: 'count', start: '2026-05-04', end: '2026-05-29' },
  },
  {
    ask: '45 days after 10 January 2026',
    slug: 'date-add',
    given: { date: '2026-01-10', direction: 'add', days: 45 },
  },
  {
    ask: '45 days after 06/07/2026',
    slug: 'date-add',
    why: 'day and month can be read in two ways',
  },
  {
    ask: 'days between March 3, 2026 and August 19, 2026',
    slug: 'date-difference',
    given: { start: '2026-03-03', end: '2026-08-19' },
  },
  {
    ask: 'what day of the week was July 20, 1969',
    slug: 'day-of-week',
    given: { date: '1969-07-20' },
  },
  {
    ask: 'what day of the week was 31 February 2024',
    slug: 'day-of-week',
    why: 'there is no such date',
  },
  {
    ask: 'iso week number of 22 May 2026',
    slug: 'iso-week',
    given: { mode: 'toWeek', system: 'iso', date: '2026-05-22' },
  },
  {
    ask: 'how long is it from 9:40 am to 2:15 pm',
    slug: 'time-duration',
    given: { mode: 'between', startTime: '09:40', endTime: '14:15' },
  },
  { ask: 'how many hours from 9:40 am', slug: 'time-duration', why: 'the end time is missing' },
  {
    ask: 'timesheet total for shifts 8:00 to 16:00 and 9:00 to 17:00 at $20 an hour',
    slug: 'timesheet',
    given: {
      shifts: [
        { startTime: '08:00', endTime: '16:00' },
        { startTime: '09:00', endTime: '17:00' },
      ],
      hourlyRate: 20,
    },
  },
  {
    ask: 'what date is unix timestamp 1750003200',
    slug: 'unix-time',
    given: { mode: 'toDate', timestamp: 1750003200 },
  },
  { ask: 'unix timestamp to date', slug: 'unix-time', why: 'the timestamp is missing' },

  // Conversion
  {
    ask: '3 acres in square feet',
    slug: 'area-converter',
    given: { value: 3, from: 'acres', to: 'squareFeet' },
  },
  {
    ask: 'how many megabytes in 3.5 gigabytes',
    slug: 'data-size-converter',
    given: { value: 3.5, from: 'gigabytes', to: 'megabytes' },
  },
  {
    ask: 'how many photos fit in 3.5 gigabytes',
    slug: 'data-size-converter',
    why: 'photos are not a unit',
  },
  {
    ask: '6.5 L/100 km in km/L',
    slug: 'fuel-economy-converter',
    given: { value: 6.5, from: 'litersPer100Km', to: 'kilometersPerLiter' },
  },
  {
    ask: 'decimal 156 to hexadecimal',
    slug: 'number-base-converter',
    given: { value: '156', from: 10, to: 16 },
  },
  { ask: 'binary 10201 to decimal', slug: 'number-base-converter', why: '2 is not a binary digit' },
  {
    ask: 'how fast is 60 mph in km/h',
    slug: 'speed-converter',
    given: { value: 60, from: 'milesPerHour', to: 'kilometersPerHour' },
  },
  {
    ask: 'what is 385 fahrenheit in celsius',
    slug: 'temperature-converter',
    given: { value: 385, from: 'fahrenheit', to: 'celsius' },
  },
  { ask: 'gas mark 6 to celsius', slug: 'temperature-converter', why: 'gas marks are not offered' },
  {
    ask: '7.5 US gallons in litres',
    slug: 'volume-converter',
    given: { value: 7.5, from: 'usGallons', to: 'liters' },
  },
  {
    ask: '5 gallons in litres',
    slug: 'volume-converter',
    why: 'the gallon can be a US or an imperial one',
  },
  {
    ask: '11 stone in kg',
    slug: 'weight-converter',
    given: { value: 11, from: 'stones', to: 'kilograms' },
  },
  { ask: '11 stone in bushels', slug: 'weight-converter', why: 'bushels are not offered' },

  // Construction
  {
    ask: 'board feet of 12 boards 2 inches thick, 8 inches wide and 10 feet long',
    slug: 'board-foot',
    given: { lengthUnit: 'feet', pieces: [{ thickness: 2, width: 8, length: 10, quantity: 12 }] },
  },
  {
    ask: 'concrete for a slab 20 ft long, 12 ft wide and 4 inches thick',
    slug: 'concrete',
    given: { units: 'imperial', shape: 'slab', length: 20, width: 12, thickness: 4 },
  },
  {
    ask: 'concrete for a slab 20 by 12 by 4',
    slug: 'concrete',
    why: 'the numbers have no units and can be read in several ways',
  },
  {
    ask: 'how much gravel for an area 6 m long and 3 m wide, 8 cm deep',
    slug: 'mulch',
    given: {
      units: 'metric',
      areaFrom: 'rectangle',
      material: 'gravel',
      length: 6,
      width: 3,
      depth: 8,
    },
  },
  {
    ask: 'how much paint for a room 5 m long, 4 m wide and 2.5 m high',
    slug: 'paint',
    given: { units: 'metric', length: 5, width: 4, height: 2.5 },
  },
  {
    ask: 'how much paint for a room 5 m long and 4 m wide',
    slug: 'paint',
    why: 'the height of the walls is missing',
  },
  {
    ask: 'roof pitch with a rise of 7 and a run of 12',
    slug: 'roof-pitch',
    given: { given: 'pitch', rise: 7, run: 12 },
  },
  {
    ask: 'square footage of a room 14 ft by 11 ft',
    slug: 'square-footage',
    given: { units: 'feet', shapes: [{ length: 14, width: 11 }] },
  },
  {
    ask: 'square footage of a bedroom that is 13 ft long',
    slug: 'square-footage',
    why: 'the width is missing',
  },
  {
    ask: 'how many 30 cm by 60 cm tiles for a floor 4 m by 3 m',
    slug: 'tile',
    given: {
      units: 'metric',
      areaFrom: 'room',
      tileLength: 30,
      tileWidth: 60,
      length: 4,
      width: 3,
    },
  },
  {
    ask: 'how many rolls of wallpaper for walls 16 m wide in total and 2.4 m high',
    slug: 'wallpaper',
    given: { units: 'metric', perimeter: 16, height: 2.4 },
  },
  {
    ask: 'how many rolls of wallpaper for walls 2.4 m high',
    slug: 'wallpaper',
    why: 'the width of the walls is missing',
  },

  // Science
  {
    ask: 'density of something that weighs 5 kg and has a volume of 2 litres',
    slug: 'density',
    given: { find: 'density', mass: 5, volume: 2 },
  },
  {
    ask: 'how much of 80 mg is left after 24 hours with a half-life of 6 hours',
    slug: 'half-life',
    given: { find: 'remaining', timeUnit: 'hours', initialAmount: 80, elapsed: 24, halfLife: 6 },
  },
  {
    ask: 'how much of 80 mg is left after 24 hours',
    slug: 'half-life',
    why: 'the half-life is missing',
  },
  {
    ask: 'volume of 2 mol of gas at 100 kPa and 25 °C',
    slug: 'ideal-gas',
    given: {
      find: 'volume',
      pressureUnit: 'kPa',
      temperatureUnit: 'celsius',
      amount: 2,
      pressure: 100,
      temperature: 25,
    },
  },
  {
    ask: 'kinetic energy of a 1450 kg car going 18 m/s',
    slug: 'kinetic-energy',
    given: { find: 'energy', speedUnit: 'ms', mass: 1450, speed: 18 },
  },
  { ask: 'kinetic energy of 1200 kg', slug: 'kinetic-energy', why: 'the speed is missing' },
  {
    ask: 'molarity of 29.22 g in 0.5 L with molar mass 58.44 g/mol',
    slug: 'molarity',
    given: { find: 'concentration', mass: 29.22, volume: 0.5, molarMass: 58.44 },
  },
  {
    ask: 'what resistance gives 3 amps at 12 volts',
    slug: 'ohms-law',
    given: { given: 'voltageCurrent', current: 3, voltage: 12 },
  },
  { ask: 'resistance with 12 volts', slug: 'ohms-law', why: 'a second value is missing' },
  {
    ask: 'ph of a solution with 0.001 mol/L hydrogen ions',
    slug: 'ph',
    given: { given: 'hydrogen', hydrogen: 0.001 },
  },
  {
    ask: 'how long does it take to drive 300 miles at 60 mph',
    slug: 'speed-distance-time',
    given: { find: 'time', units: 'imperial', distance: 300, speed: 60 },
  },
  {
    ask: 'how long does it take to drive 300 miles',
    slug: 'speed-distance-time',
    why: 'the speed is missing',
  },

  // Other topics
  { ask: 'weather in lagos for the next 7 days', why: 'another topic' },
  { ask: 'who won the 2010 world cup', why: 'another topic' },
  { ask: 'bus 42 timetable leeds', why: 'another topic' },
  { ask: 'population of brazil in 2020', why: 'another topic' },
  { ask: 'whose number is 0161 496 0215', why: 'another topic' },
  { ask: 'best phones under 20000 rupees', why: 'another topic' },
  { ask: 'how long to boil 6 eggs', why: 'another topic' },
  { ask: 'python 3.12 list sort', why: 'another topic' },
  { ask: 'galaxy s24 vs pixel 9', why: 'another topic' },
  { ask: 'movies like 12 angry men', why: 'another topic' },
  { ask: 'which king reigned in 1215', why: 'another topic' },
  { ask: 'hotels in paris for 2 adults', why: 'another topic' },
  { ask: 'error 404 on my website', why: 'another topic' },
  { ask: 'windows 11 wifi not working', why: 'another topic' },
  { ask: 'genesis chapter 12 meaning', why: 'another topic' },
];
