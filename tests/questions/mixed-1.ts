import type { Question } from './question.ts';

/** Plain questions about the money, health, property, work, study and everyday calculators. */
export const questions: readonly Question[] = [
  {
    ask: 'compound interest on 5000 at 6% for 10 years compounded yearly',
    slug: 'compound-interest',
    given: { principal: 5000, annualRate: 6, years: 10, compoundingFrequency: 'annually' },
  },
  {
    ask: 'how much compound interest does 12,000 earn in 18 months at 4.5% compounded monthly',
    slug: 'compound-interest',
    given: { principal: 12000, annualRate: 4.5, years: 1.5, compoundingFrequency: 'monthly' },
  },
  {
    ask: 'compound interest on 8000 for 5 years',
    slug: 'compound-interest',
    why: 'the rate is missing',
  },

  {
    ask: 'my credit score is 690, utilization 35%, 97% on time payments and 1500 new debt, what will my score be',
    slug: 'credit-score',
    given: { currentScore: 690, utilization: 35, onTimePayments: 97, newDebt: 1500 },
  },
  {
    ask: 'credit score 720 now, 10% utilization, 100% on-time payments, no new debt',
    slug: 'credit-score',
    given: { currentScore: 720, utilization: 10, onTimePayments: 100, newDebt: 0 },
  },
  {
    ask: 'credit score 710 with 25% utilization',
    slug: 'credit-score',
    why: 'the on-time payments and the new debt are missing',
  },

  {
    ask: '150 usd to inr',
    slug: 'currency-converter',
    given: { amount: 150, from: 'USD', to: 'INR' },
  },
  {
    ask: 'how much is 250 euros in pounds',
    slug: 'currency-converter',
    given: { amount: 250, from: 'EUR', to: 'GBP' },
  },
  { ask: 'convert 75 euros', slug: 'currency-converter', why: 'the target currency is missing' },

  {
    ask: 'investment return on 25000 at 8% for 15 years',
    slug: 'investment-return',
    given: { initialInvestment: 25000, annualRate: 8, years: 15 },
  },
  {
    ask: 'what will an investment of $3,500 be worth in 20 years with a 6.5 percent return',
    slug: 'investment-return',
    given: { initialInvestment: 3500, annualRate: 6.5, years: 20 },
  },
  {
    ask: 'investment return on 10000 at 7% for 10 years with a 1% management fee',
    slug: 'investment-return',
    why: 'the management fee has no place',
  },

  {
    ask: 'emi on 25 lakh home loan at 9% for 15 years',
    slug: 'loan-emi',
    given: { principal: 2500000, annualRate: 9, tenureYears: 15 },
  },
  {
    ask: 'emi for rs 3,50,000 loan 11.5% interest 48 months',
    slug: 'loan-emi',
    given: { principal: 350000, annualRate: 11.5, tenureYears: 4 },
  },
  {
    ask: 'emi on 5 lakh at 10% for 3 years with 2000 processing fee',
    slug: 'loan-emi',
    why: 'the processing fee has no place',
  },

  {
    ask: 'mortgage payment on 325k house with 20% down at 6.75% for 30 years',
    slug: 'mortgage',
    given: { homePrice: 325000, downPayment: 65000, annualRate: 6.75, termYears: 30 },
  },
  {
    ask: 'monthly morgage on a £280,000 home, deposit 40k, 4.8% over 25 years',
    slug: 'mortgage',
    given: { homePrice: 280000, downPayment: 40000, annualRate: 4.8, termYears: 25 },
  },
  { ask: 'mortgage on a 400000 house at 6.5%', slug: 'mortgage', why: 'the term is missing' },

  { ask: `bmi 5'9" 170 lbs`, slug: 'bmi', given: { unit: 'imperial', height: 5.75, weight: 170 } },
  {
    ask: 'whats my bmi if im 168 cm and 61 kg',
    slug: 'bmi',
    given: { unit: 'metric', height: 168, weight: 61 },
  },
  { ask: 'bmi for a woman who weighs 54 kg', slug: 'bmi', why: 'the height is missing' },

  {
    ask: 'bmr for a 32 year old woman 64 kg 165 cm moderately active',
    slug: 'bmr',
    given: { weight: 64, height: 165, age: 32, gender: 'female', activityLevel: 'moderate' },
  },
  {
    ask: 'bmr male 45 years 88kg 180cm sedentary',
    slug: 'bmr',
    given: { weight: 88, height: 180, age: 45, gender: 'male', activityLevel: 'sedentary' },
  },
  {
    ask: 'bmr of a 40 year old woman weighing 70 kg',
    slug: 'bmr',
    why: 'the height and the activity level are missing',
  },

  {
    ask: 'body fat man 34 years old 178 cm tall neck 39 cm waist 88 cm',
    slug: 'body-fat',
    given: { unit: 'metric', gender: 'male', age: 34, height: 178, neck: 39, waist: 88 },
  },
  {
    ask: `body fat percentage female 29 years old 5'5" neck 13 inches waist 30 inches hips 39 inches`,
    slug: 'body-fat',
    given: {
      unit: 'imperial',
      gender: 'female',
      age: 29,
      height: 65,
      neck: 13,
      waist: 30,
      hip: 39,
    },
  },
  {
    ask: 'body fat of a man with a 36 inch waist',
    slug: 'body-fat',
    why: 'the age, the height and the neck are missing',
  },

  {
    ask: 'calories burned running 45 minutes 72 kg',
    slug: 'calories-burned',
    given: { weight: 72, minutes: 45, activity: 'running' },
  },
  {
    ask: 'how many calries does a 60kg person burn in 1 hour of yoga',
    slug: 'calories-burned',
    given: { weight: 60, minutes: 60, activity: 'yoga' },
  },
  {
    ask: 'calories burned playing tennis for 1 hour 70 kg',
    slug: 'calories-burned',
    why: 'tennis is not offered',
  },

  {
    ask: 'due date if last period started march 3 2026',
    slug: 'pregnancy',
    given: { lastPeriodDate: '2026-03-03' },
  },
  {
    ask: 'my last period was 12 sept 2026 when is my baby due',
    slug: 'pregnancy',
    given: { lastPeriodDate: '2026-09-12' },
  },
  {
    ask: 'baby due date last period 05/06/2026',
    slug: 'pregnancy',
    why: 'the day and the month are in doubt',
  },

  {
    ask: 'how much water should i drink a day 68 kg light activity temperate climate',
    slug: 'water-intake',
    given: { weight: 68, activityLevel: 'light', climate: 'temperate' },
  },
  {
    ask: 'daily water intake 90kg intense training hot climate',
    slug: 'water-intake',
    given: { weight: 90, activityLevel: 'intense', climate: 'hot' },
  },
  {
    ask: 'how much water should i drink if i weigh 75 kg',
    slug: 'water-intake',
    why: 'the activity level and the climate are missing',
  },

  {
    ask: 'car insurance for a car worth 18000 driver age 35 no accidents',
    slug: 'car-insurance',
    given: { vehicleValue: 18000, driverAge: 35, accidents: 0 },
  },
  {
    ask: 'car insurance 22 year old driver, $9,500 car, 1 accident, basic coverage',
    slug: 'car-insurance',
    given: { vehicleValue: 9500, driverAge: 22, accidents: 1, coverageType: 'basic' },
  },
  {
    ask: 'car insurance for a 15000 car, driver 14 years old, no accidents',
    slug: 'car-insurance',
    why: 'the driver is too young for the calculator',
  },

  {
    ask: 'health insurance 35 years old non smoker 500000 coverage family of 4',
    slug: 'health-insurance',
    given: { age: 35, coverage: 500000, familyMembers: 4, smoker: 'no' },
  },
  {
    ask: 'health insurance premium age 50 smoker coverage 200k 2 people',
    slug: 'health-insurance',
    given: { age: 50, coverage: 200000, familyMembers: 2, smoker: 'yes' },
  },
  {
    ask: 'health insurance for a family of 3 with 300000 coverage',
    slug: 'health-insurance',
    why: 'the age is missing',
  },

  {
    ask: 'home insurance on a 350000 house low risk area with security system',
    slug: 'home-insurance',
    given: { homeValue: 350000, riskLevel: 'low', securitySystem: 'yes' },
  },
  {
    ask: 'home insurence for house worth 500k, high risk, no security system, basic cover',
    slug: 'home-insurance',
    given: { homeValue: 500000, riskLevel: 'high', securitySystem: 'no', coverageType: 'basic' },
  },
  {
    ask: 'home insurance high risk area with security system',
    slug: 'home-insurance',
    why: 'the home value is missing',
  },

  {
    ask: 'life insurance 250000 for 20 years age 40 non smoker',
    slug: 'life-insurance',
    given: { coverage: 250000, termYears: 20, age: 40, smoker: 'no' },
  },
  {
    ask: 'life insurance cost 30 year old smoker 1 million coverage 25 year term',
    slug: 'life-insurance',
    given: { coverage: 1000000, termYears: 25, age: 30, smoker: 'yes' },
  },
  {
    ask: 'life insurance 300k for a 45 year old non smoker',
    slug: 'life-insurance',
    why: 'the term is missing',
  },

  {
    ask: 'travel insurance for a 3000 trip 14 days age 42',
    slug: 'travel-insurance',
    given: { tripCost: 3000, days: 14, age: 42 },
  },
  {
    ask: 'how much is travel insurance for a $5,200 trip for 3 weeks, traveller aged 67, basic cover',
    slug: 'travel-insurance',
    given: { tripCost: 5200, days: 21, age: 67, coverageType: 'basic' },
  },
  {
    ask: 'travel insurance 10 day trip age 30',
    slug: 'travel-insurance',
    why: 'the trip cost is missing',
  },

  {
    ask: 'construction cost 2000 sq ft at 150 per sq ft',
    slug: 'construction-cost',
    given: { area: 2000, costPerUnitArea: 150 },
  },
  {
    ask: 'cost to build 1,800 square feet house at rs 2200 per sqft with 10% contingency',
    slug: 'construction-cost',
    given: { area: 1800, costPerUnitArea: 2200, contingencyRate: 10 },
  },
  {
    ask: 'construction cost for a 2500 sq ft house',
    slug: 'construction-cost',
    why: 'the cost per square foot is missing',
  },

  {
    ask: 'how much house can i afford with income 95000 a year and 400 monthly debts at 6.5% for 30 years',
    slug: 'mortgage-affordability',
    given: { annualIncome: 95000, monthlyDebts: 400, annualRate: 6.5, termYears: 30 },
  },
  {
    ask: 'mortgage affordability 120k income 50000 down payment 7% 30 years',
    slug: 'mortgage-affordability',
    given: { annualIncome: 120000, downPayment: 50000, annualRate: 7, termYears: 30 },
  },
  {
    ask: 'how much house can i afford making 80000 a year',
    slug: 'mortgage-affordability',
    why: 'the rate and the term are missing',
  },

  {
    ask: 'property tax on a 350000 house at 1.25%',
    slug: 'property-tax',
    given: { propertyValue: 350000, taxRate: 1.25 },
  },
  {
    ask: 'total property tax over 5 years on 420k home tax rate 0.9%',
    slug: 'property-tax',
    given: { propertyValue: 420000, taxRate: 0.9, years: 5 },
  },
  { ask: 'property tax on a 275000 house', slug: 'property-tax', why: 'the tax rate is missing' },

  {
    ask: 'real estate roi 50000 down payment 6000 closing costs 10000 renovation 24000 rent a year 9000 expenses a year 5 years',
    slug: 'real-estate-roi',
    given: {
      downPayment: 50000,
      closingCosts: 6000,
      renovationCosts: 10000,
      annualRent: 24000,
      annualExpenses: 9000,
      years: 5,
    },
  },
  {
    ask: 'rental property roi: down payment 80k, closing costs 5k, no renovation, annual rent 30000, annual expenses 11000, over 10 years',
    slug: 'real-estate-roi',
    given: {
      downPayment: 80000,
      closingCosts: 5000,
      renovationCosts: 0,
      annualRent: 30000,
      annualExpenses: 11000,
      years: 10,
    },
  },
  {
    ask: 'real estate roi 60000 down payment and 18000 rent a year',
    slug: 'real-estate-roi',
    why: 'the costs, the expenses and the years are missing',
  },

  {
    ask: 'rent vs buy: rent 1800 a month, house 400000, 80000 down, 6.5% mortgage for 30 years, property tax 1.1%, insurance 1500 a year, maintenance 1%, rent growth 3%, staying 8 years',
    slug: 'rent-vs-buy',
    given: {
      monthlyRent: 1800,
      homePrice: 400000,
      downPayment: 80000,
      annualRate: 6.5,
      termYears: 30,
      propertyTaxRate: 1.1,
      annualInsurance: 1500,
      maintenanceRate: 1,
      rentGrowthRate: 3,
      years: 8,
    },
  },
  {
    ask: 'is it cheaper to rent or buy if monthly rent is 950 with 2% rent growth, home price is 210k, 10% down payment, mortgage rate 5%, mortgage term 25 years, property tax 0.8%, home insurance 600 a year, maintenance 1.5%, for 5 years',
    slug: 'rent-vs-buy',
    given: {
      monthlyRent: 950,
      homePrice: 210000,
      downPayment: 21000,
      annualRate: 5,
      termYears: 25,
      propertyTaxRate: 0.8,
      annualInsurance: 600,
      maintenanceRate: 1.5,
      rentGrowthRate: 2,
      years: 5,
    },
  },
  {
    ask: 'should i rent for 1500 a month or buy a 300000 house',
    slug: 'rent-vs-buy',
    why: 'the down payment, the mortgage and the years are missing',
  },

  {
    ask: 'break even fixed costs 12000 price 25 variable cost 10 per unit',
    slug: 'break-even',
    given: { fixedCosts: 12000, pricePerUnit: 25, variableCostPerUnit: 10 },
  },
  {
    ask: 'how many units to break even if my fixed costs are $4,500, selling price $8 and variable cost $3',
    slug: 'break-even',
    given: { fixedCosts: 4500, pricePerUnit: 8, variableCostPerUnit: 3 },
  },
  {
    ask: 'break even with fixed costs 9000 and price 30',
    slug: 'break-even',
    why: 'the variable cost is missing',
  },

  {
    ask: 'freelance rate to make 80000 a year with 12000 expenses 46 weeks 25 hours a week',
    slug: 'freelance-rate',
    given: { desiredIncome: 80000, annualExpenses: 12000, weeksPerYear: 46, hoursPerWeek: 25 },
  },
  {
    ask: 'freelancer hourly rate, income 60k, business expenses 5k a year, 48 weeks a year, 30 billable hours per week',
    slug: 'freelance-rate',
    given: { desiredIncome: 60000, annualExpenses: 5000, weeksPerYear: 48, hoursPerWeek: 30 },
  },
  {
    ask: 'what should i charge as a freelancer to make 90000 a year',
    slug: 'freelance-rate',
    why: 'the expenses, the weeks and the hours are missing',
  },

  {
    ask: 'payroll 80 hours at 22 an hour 18% tax',
    slug: 'payroll',
    given: { hoursWorked: 80, hourlyRate: 22, taxRate: 18 },
  },
  {
    ask: 'net pay for 37.5 hours at £14.20 per hour with 20% tax',
    slug: 'payroll',
    given: { hoursWorked: 37.5, hourlyRate: 14.2, taxRate: 20 },
  },
  {
    ask: 'net pay 40 hours at 25 an hour 20% tax and 60 union dues',
    slug: 'payroll',
    why: 'the union dues have no place',
  },

  {
    ask: 'profit margin cost 40 revenue 65',
    slug: 'profit-margin',
    given: { cost: 40, revenue: 65 },
  },
  {
    ask: 'what is my profit margin if revenue is 120000 and costs are 90000',
    slug: 'profit-margin',
    given: { cost: 90000, revenue: 120000 },
  },
  { ask: 'profit margin 40 65', slug: 'profit-margin', why: 'either number may be the cost' },

  {
    ask: 'roi initial investment 5000 final value 7200',
    slug: 'roi',
    given: { initialInvestment: 5000, finalValue: 7200 },
  },
  {
    ask: 'roi if i invested 15k and got back 21k',
    slug: 'roi',
    given: { initialInvestment: 15000, finalValue: 21000 },
  },
  { ask: 'roi on 10000 investment', slug: 'roi', why: 'the final value is missing' },

  {
    ask: 'gpa with A in 3 credits, B+ in 4 credits and C in 3 credits',
    slug: 'gpa',
    given: {
      courses: [
        { credits: 3, grade: 'A' },
        { credits: 4, grade: 'B+' },
        { credits: 3, grade: 'C' },
      ],
    },
  },
  {
    ask: 'gpa 4 credits A-, 3 credits B, 2 credits A',
    slug: 'gpa',
    given: {
      courses: [
        { credits: 4, grade: 'A-' },
        { credits: 3, grade: 'B' },
        { credits: 2, grade: 'A' },
      ],
    },
  },
  { ask: 'whats my gpa with an A, two Bs and a C', slug: 'gpa', why: 'the credits are missing' },

  {
    ask: 'marks 540 out of 650 what grade',
    slug: 'grade-percentage',
    given: { marksObtained: 540, totalMarks: 650 },
  },
  {
    ask: 'i got 42 out of 50 on my test what is my grade',
    slug: 'grade-percentage',
    given: { marksObtained: 42, totalMarks: 50 },
  },
  { ask: 'what grade is 38 marks', slug: 'grade-percentage', why: 'the total marks are missing' },

  {
    ask: 'student loan payment 35000 at 5.5% for 10 years',
    slug: 'student-loan',
    given: { loanAmount: 35000, annualRate: 5.5, termYears: 10 },
  },
  {
    ask: 'montly payment on $28,400 student loans at 6.8% over 20 yrs',
    slug: 'student-loan',
    given: { loanAmount: 28400, annualRate: 6.8, termYears: 20 },
  },
  {
    ask: 'how big a student loan can i take if i can pay 300 a month at 5% for 10 years',
    slug: 'student-loan',
    why: 'the question goes backwards, from the payment to the loan',
  },

  {
    ask: 'study time for 12 chapters at 2 hours each',
    slug: 'study-time',
    given: { chapters: 12, hoursPerChapter: 2 },
  },
  {
    ask: 'how long to study 9 chapters if each chapter takes 90 minutes',
    slug: 'study-time',
    given: { chapters: 9, hoursPerChapter: 1.5 },
  },
  {
    ask: 'how long will it take to study 15 chapters',
    slug: 'study-time',
    why: 'the time per chapter is missing',
  },

  {
    ask: 'how old am i if i was born july 14 1990',
    slug: 'age',
    given: { birthDate: '1990-07-14' },
    today: '2026-11-22',
  },
  {
    ask: 'age on 1 june 2030 if born 23 feb 2001',
    slug: 'age',
    given: { birthDate: '2001-02-23', targetDate: '2030-06-01' },
  },
  {
    ask: 'how old is someone born 04/05/1990',
    slug: 'age',
    why: 'the day and the month are in doubt',
    today: '2026-11-22',
  },

  {
    ask: 'electricty cost of a 1500 watt heater 6 hours a day for 30 days at 0.15 per kwh',
    slug: 'electricity',
    given: { powerWatts: 1500, hoursPerDay: 6, days: 30, ratePerKwh: 0.15 },
  },
  {
    ask: 'cost to run 2 kw ac 8 hours a day for 31 days at 12 cents per kwh',
    slug: 'electricity',
    given: { powerWatts: 2000, hoursPerDay: 8, days: 31, ratePerKwh: 0.12 },
  },
  {
    ask: 'electricity cost of a 60w bulb on 10 hours a day for 30 days',
    slug: 'electricity',
    why: 'the price per kWh is missing',
  },

  {
    ask: 'fuel cost 420 km at 15 km per litre petrol 102 per litre',
    slug: 'fuel-cost',
    given: { unit: 'metric', distance: 420, fuelEfficiency: 15, fuelPrice: 102 },
  },
  {
    ask: 'fuel cost for 600 km trip 7.2 l/100km at 1.75 per litre',
    slug: 'fuel-cost',
    given: { unit: 'per100', distance: 600, fuelEfficiency: 7.2, fuelPrice: 1.75 },
  },
  {
    ask: 'fuel cost for 300 miles at 40 mpg, 6 a gallon',
    slug: 'fuel-cost',
    why: 'the gallon may be US or imperial',
  },

  {
    ask: '3pm utc in tokyo',
    slug: 'timezone',
    given: { time: '15:00', from: 'UTC', to: 'Asia/Tokyo' },
  },
  {
    ask: '9:30 am london time to india time',
    slug: 'timezone',
    given: { time: '09:30', from: 'Europe/London', to: 'Asia/Kolkata' },
  },
  {
    ask: 'what time is 8 am london in new zealand',
    slug: 'timezone',
    why: 'New Zealand is not offered',
  },

  { ask: 'tip on $62.40', slug: 'tip', given: { bill: 62.4 } },
  {
    ask: '20% tip on 118 split between 4 people',
    slug: 'tip',
    given: { bill: 118, tipPercent: 20, people: 4 },
  },
  { ask: '18% tip for 5 people', slug: 'tip', why: 'the bill is missing' },

  {
    ask: '12 km to miles',
    slug: 'unit-converter',
    given: { value: 12, from: 'kilometers', to: 'miles' },
  },
  {
    ask: 'how many feet is 180 cm',
    slug: 'unit-converter',
    given: { value: 180, from: 'centimeters', to: 'feet' },
  },
  { ask: 'convert 26 miles', slug: 'unit-converter', why: 'the target unit is missing' },

  {
    ask: 'crypto profit bought 0.5 coins at 30000 sold at 42000 no fees',
    slug: 'crypto-profit',
    given: { amount: 0.5, buyPrice: 30000, sellPrice: 42000, buyFee: 0, sellFee: 0 },
  },
  {
    ask: 'bitcoin profit buy price 41000 sell price 58000 amount 0.25 btc buy fee 0.5% sell fee 0.4%',
    slug: 'crypto-profit',
    given: { amount: 0.25, buyPrice: 41000, sellPrice: 58000, buyFee: 0.5, sellFee: 0.4 },
  },
  {
    ask: 'crypto profit if i bought at 20000 and sold at 35000',
    slug: 'crypto-profit',
    why: 'the amount of coins is missing',
  },

  {
    ask: 'domain value .com 8 years old 3000 visits a month 250 backlinks 1200 revenue a year',
    slug: 'domain-value',
    given: {
      extension: 'com',
      domainAge: 8,
      monthlyTraffic: 3000,
      backlinks: 250,
      annualRevenue: 1200,
    },
  },
  {
    ask: 'how much is my .org domain worth with 500 monthly visitors, 40 backlinks, no revenue, 3 years old',
    slug: 'domain-value',
    given: {
      extension: 'netOrg',
      domainAge: 3,
      monthlyTraffic: 500,
      backlinks: 40,
      annualRevenue: 0,
    },
  },
  {
    ask: 'domain value .net 2000 visits a month and i have 900 newsletter subscribers',
    slug: 'domain-value',
    why: 'the subscribers have no place',
  },

  {
    ask: 'car loan 28000 at 6.9% for 60 months with 4000 down',
    slug: 'auto-loan',
    given: { price: 28000, downPayment: 4000, annualRate: 6.9, termMonths: 60 },
  },
  {
    ask: 'monthly payment on a $22,500 car nothing down 5.4% for 6 years',
    slug: 'auto-loan',
    given: { price: 22500, downPayment: 0, annualRate: 5.4, termMonths: 72 },
  },
  { ask: 'car loan payment on 18000 for 48 months', slug: 'auto-loan', why: 'the rate is missing' },

  {
    ask: 'pay off credit card balance 5000 at 22% apr paying 200 a month how long',
    slug: 'credit-card-payoff',
    given: { mode: 'payment', balance: 5000, apr: 22, monthlyPayment: 200 },
  },
  {
    ask: 'how much a month to pay off a $3,800 credit card in 18 months at 24.99% apr',
    slug: 'credit-card-payoff',
    given: { mode: 'months', balance: 3800, apr: 24.99, targetMonths: 18 },
  },
  {
    ask: 'how long to pay off 6000 credit card at 19.9%',
    slug: 'credit-card-payoff',
    why: 'the monthly payment is missing',
  },

  {
    ask: 'debt snowball 2500 at 19% minimum 75 and 9000 at 6% minimum 220 with 150 extra a month',
    slug: 'debt-payoff-plan',
    given: {
      debts: [
        { balance: 2500, apr: 19, minimumPayment: 75 },
        { balance: 9000, apr: 6, minimumPayment: 220 },
      ],
      extraPerMonth: 150,
      strategy: 'snowball',
    },
  },
  {
    ask: 'debt payoff avalanche: balance 4000 rate 24% minimum payment 120, balance 1500 rate 18% minimum payment 50, extra 100 a month',
    slug: 'debt-payoff-plan',
    given: {
      debts: [
        { balance: 4000, apr: 24, minimumPayment: 120 },
        { balance: 1500, apr: 18, minimumPayment: 50 },
      ],
      extraPerMonth: 100,
      strategy: 'avalanche',
    },
  },
  {
    ask: 'debt avalanche for 3000 at 21% and 8000 at 7%',
    slug: 'debt-payoff-plan',
    why: 'the minimum payments are missing',
  },

  {
    ask: 'debt to income ratio monthly income 6000 housing 1500 other debts 350',
    slug: 'debt-to-income',
    given: { grossMonthlyIncome: 6000, housingPayment: 1500, debts: [{ payment: 350 }] },
  },
  {
    ask: 'dti if i make 5200 a month and my housing payment is 1400',
    slug: 'debt-to-income',
    given: { grossMonthlyIncome: 5200, housingPayment: 1400 },
  },
  {
    ask: 'debt to income ratio with 1200 housing payment',
    slug: 'debt-to-income',
    why: 'the income is missing',
  },

  {
    ask: 'extra payment 200 a month on 250000 mortgage at 6% with 25 years left',
    slug: 'extra-payment',
    given: { extraMonthly: 200, balance: 250000, annualRate: 6, remainingMonths: 300 },
  },
  {
    ask: 'how much interest do i save with 150 extra each month, i owe 140000 at 5.5% and have 180 months left',
    slug: 'extra-payment',
    given: { extraMonthly: 150, balance: 140000, annualRate: 5.5, remainingMonths: 180 },
  },
  {
    ask: 'how much do i save paying 100 extra a month on my 200000 mortgage',
    slug: 'extra-payment',
    why: 'the rate and the months left are missing',
  },

  {
    ask: 'loan amortization 250000 at 6.5% for 30 years',
    slug: 'loan-amortization',
    given: { principal: 250000, annualRate: 6.5, termMonths: 360 },
  },
  {
    ask: 'amortisation schedule for 18,000 loan 7% 48 months',
    slug: 'loan-amortization',
    given: { principal: 18000, annualRate: 7, termMonths: 48 },
  },
  {
    ask: 'amortization schedule for 150000 at 5%',
    slug: 'loan-amortization',
    why: 'the term is missing',
  },

  {
    ask: 'apr on 10000 loan at 8% interest for 36 months with 300 upfront fees',
    slug: 'loan-apr',
    given: { known: 'rate', loanAmount: 10000, nominalRate: 8, termMonths: 36, upfrontFees: 300 },
  },
  {
    ask: 'apr of a 12000 loan with monthly payment of 385 for 36 months',
    slug: 'loan-apr',
    given: { known: 'payment', loanAmount: 12000, monthlyPayment: 385, termMonths: 36 },
  },
  {
    ask: 'apr for a 15000 loan over 5 years with 500 upfront fees',
    slug: 'loan-apr',
    why: 'neither the rate nor the payment is stated',
  },

  {
    ask: 'refinance 240000 from 7% to 5.5% with 25 years left to a new 20 year loan, closing costs 4000',
    slug: 'refinance',
    given: {
      balance: 240000,
      currentRate: 7,
      newRate: 5.5,
      remainingMonths: 300,
      newMonths: 240,
      closingCosts: 4000,
    },
  },
  {
    ask: 'refinance calculator balance 180k current rate 6.8% 240 months left new rate 5.9% new term 180 months',
    slug: 'refinance',
    given: {
      balance: 180000,
      currentRate: 6.8,
      newRate: 5.9,
      remainingMonths: 240,
      newMonths: 180,
    },
  },
  {
    ask: 'should i refinance my 300000 mortgage to 5.5%',
    slug: 'refinance',
    why: 'the current rate and both terms are missing',
  },

  {
    ask: 'apy for 5% compounded daily',
    slug: 'apy',
    given: { mode: 'toApy', nominalRate: 5, compounding: 'daily' },
  },
  {
    ask: 'what is the apy of a 4.8% rate with quarterly compounding',
    slug: 'apy',
    given: { mode: 'toApy', nominalRate: 4.8, compounding: 'quarterly' },
  },
  { ask: 'apy compounded monthly', slug: 'apy', why: 'the rate is missing' },

  {
    ask: 'cagr from 10000 to 18000 in 5 years',
    slug: 'cagr',
    given: { solveFor: 'rate', initialValue: 10000, finalValue: 18000, years: 5 },
  },
  {
    ask: 'cagr initial value 2.5m final value 4m 6 years',
    slug: 'cagr',
    given: { solveFor: 'rate', initialValue: 2500000, finalValue: 4000000, years: 6 },
  },
  { ask: 'cagr from 5000 to 9000', slug: 'cagr', why: 'the years are missing' },

  {
    ask: 'what will 100 be in 20 years with 3% inflation',
    slug: 'inflation',
    given: { mode: 'rate', amount: 100, years: 20, annualInflation: 3 },
  },
  {
    ask: 'inflation 2.5% what will $50,000 be worth in 15 years',
    slug: 'inflation',
    given: { mode: 'rate', amount: 50000, years: 15, annualInflation: 2.5 },
  },
  {
    ask: 'how much is 1000 worth after 10 years of inflation',
    slug: 'inflation',
    why: 'the rate of inflation is missing',
  },

  {
    ask: 'retirement savings age 35 retire at 65 live to 90, 80000 saved, saving 1000 a month, spending 50000 a year, 7% return before retirement, 4% return in retirement, 2.5% inflation',
    slug: 'retirement-savings',
    given: {
      currentAge: 35,
      retirementAge: 65,
      lifeExpectancy: 90,
      currentSavings: 80000,
      monthlyDeposit: 1000,
      annualSpending: 50000,
      returnBefore: 7,
      returnAfter: 4,
      inflationRate: 2.5,
    },
  },
  {
    ask: 'will i have enough to retire at 62, i am 48 now, saved so far 310k, save 1500 each month, spending 42000 a year, money must last to age 92, return until retirement 6%, return in retirement 3.5%, inflation 3%',
    slug: 'retirement-savings',
    given: {
      currentAge: 48,
      retirementAge: 62,
      lifeExpectancy: 92,
      currentSavings: 310000,
      monthlyDeposit: 1500,
      annualSpending: 42000,
      returnBefore: 6,
      returnAfter: 3.5,
      inflationRate: 3,
    },
  },
  {
    ask: 'how much do i need to retire at 60 im 35 now',
    slug: 'retirement-savings',
    why: 'the spending, the returns and the inflation are missing',
  },

  {
    ask: 'how long will 500000 last if i withdraw 3000 a month at 4% return',
    slug: 'retirement-withdrawal',
    given: { balance: 500000, monthlyWithdrawal: 3000, annualReturn: 4 },
  },
  {
    ask: 'retirement withdrawal savings 800k withdrawal 4500 a month return 5% raise withdrawal 2% each year',
    slug: 'retirement-withdrawal',
    given: { balance: 800000, monthlyWithdrawal: 4500, annualReturn: 5, yearlyIncrease: 2 },
  },
  {
    ask: 'how long will 400000 last in retirement',
    slug: 'retirement-withdrawal',
    why: 'the withdrawal and the return are missing',
  },

  {
    ask: 'how much do i have to save a month to reach 20000 in 3 years at 4%',
    slug: 'savings-goal',
    given: { solveFor: 'deposit', goal: 20000, targetMonths: 36, annualRate: 4 },
  },
  {
    ask: 'how long to save 50000 if i put away 800 a month at 3.5% and already have 5000 saved',
    slug: 'savings-goal',
    given: { solveFor: 'time', goal: 50000, deposit: 800, annualRate: 3.5, initial: 5000 },
  },
  {
    ask: 'how much should i save each month for a goal of 15000',
    slug: 'savings-goal',
    why: 'the rate and the time are missing',
  },

  {
    ask: 'savings 200 a month for 15 years at 5% starting with 1000',
    slug: 'savings-growth',
    given: { initial: 1000, deposit: 200, frequency: 'monthly', annualRate: 5, years: 15 },
  },
  {
    ask: 'if i save £50 a week at 3% for 10 years how much will i have',
    slug: 'savings-growth',
    given: { deposit: 50, frequency: 'weekly', annualRate: 3, years: 10 },
  },
  {
    ask: 'how much will i have if i save 300 a month for 10 years',
    slug: 'savings-growth',
    why: 'the rate is missing',
  },

  {
    ask: 'simple interest on 6400 at 6% for 3 years',
    slug: 'simple-interest',
    given: { solveFor: 'interest', principal: 6400, annualRate: 6, time: 3, timeUnit: 'years' },
  },
  {
    ask: 'simple interest rs 20,000 8% per annum 9 months',
    slug: 'simple-interest',
    given: { solveFor: 'interest', principal: 20000, annualRate: 8, time: 9, timeUnit: 'months' },
  },
  { ask: 'simple intrest on 7500 at 5%', slug: 'simple-interest', why: 'the time is missing' },

  {
    ask: '30% off 89.99',
    slug: 'discount',
    given: { price: 89.99, discounts: [{ kind: 'percent', value: 30 }] },
  },
  {
    ask: 'price of a 150 dollar jacket after 20% off and then another 10% off',
    slug: 'discount',
    given: {
      price: 150,
      discounts: [
        { kind: 'percent', value: 20 },
        { kind: 'percent', value: 10 },
      ],
    },
  },
  { ask: 'sale price after 25% discount', slug: 'discount', why: 'the price is missing' },

  {
    ask: 'us federal income tax on 85000 single 2026',
    slug: 'income-tax',
    given: { schedule: 'single2026', income: 85000 },
  },
  {
    ask: 'federal income tax married filing jointly 140k',
    slug: 'income-tax',
    given: { schedule: 'joint2026', income: 140000 },
  },
  {
    ask: 'federal income tax for a head of household',
    slug: 'income-tax',
    why: 'the income is missing',
  },

  {
    ask: '40% markup on cost of 25 what is the selling price',
    slug: 'markup',
    given: { known: 'costMarkup', cost: 25, markupPercent: 40 },
  },
  {
    ask: 'what is the markup if cost is 18 and selling price is 30',
    slug: 'markup',
    given: { known: 'costPrice', cost: 18, price: 30 },
  },
  { ask: 'selling price with 50% markup', slug: 'markup', why: 'the cost is missing' },

  {
    ask: 'overtime pay 52 hours at 20 an hour',
    slug: 'overtime-pay',
    given: { hoursWorked: 52, hourlyRate: 20 },
  },
  {
    ask: 'weekly pay with overtime $18.50 per hour 46 hours worked time and a half after 40 hours',
    slug: 'overtime-pay',
    given: { hoursWorked: 46, hourlyRate: 18.5, threshold: 40, multiplier: 1.5 },
  },
  {
    ask: 'overtime pay for 54 hours worked',
    slug: 'overtime-pay',
    why: 'the hourly rate is missing',
  },

  {
    ask: '4% raise on 52000 a year',
    slug: 'pay-raise',
    given: { oldPay: 52000, payPeriod: 'year', mode: 'percent', raisePercent: 4 },
  },
  {
    ask: 'i make 18.50 an hour and my new pay is 20 an hour what percent raise is that',
    slug: 'pay-raise',
    given: { oldPay: 18.5, payPeriod: 'hour', mode: 'newPay', targetPay: 20 },
  },
  { ask: 'how much is a 5% raise', slug: 'pay-raise', why: 'the pay is missing' },

  { ask: 'weather in chicago for the next 10 days', why: 'another topic' },
  { ask: 'who won the 2022 world cup final', why: 'another topic' },
  { ask: 'lebron james career points 2024', why: 'another topic' },
  { ask: 'iphone 15 vs samsung s24', why: 'another topic' },
  { ask: 'how to boil 12 eggs', why: 'another topic' },
  { ask: 'oven temperature and time for a 5 lb chicken', why: 'another topic' },
  { ask: 'call 0800 555 1234', why: 'another topic' },
  { ask: 'top 10 movies of 1994', why: 'another topic' },
  { ask: 'python sort list of 100 dictionaries by key', why: 'another topic' },
  { ask: 'error 404 nginx fix', why: 'another topic' },
  { ask: 'flights from delhi to london on 5 december', why: 'another topic' },
  { ask: 'when did world war 2 end', why: 'another topic' },
  { ask: 'lyrics 99 problems', why: 'another topic' },
  { ask: 'room 101 hotel near me under 80 dollars', why: 'another topic' },
  { ask: 'population of nigeria in 1960', why: 'another topic' },
  { ask: 'ps5 price at walmart', why: 'another topic' },
  { ask: 'bus 42 timetable sunday', why: 'another topic' },
  { ask: 'ford f150 2019 towing capacity', why: 'another topic' },
  { ask: 'best 3 books to read at age 12', why: 'another topic' },
  { ask: 'pixel 8 battery 4575 mah review', why: 'another topic' },
];
