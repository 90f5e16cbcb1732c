import type { Question } from './question.ts';

export const questions: readonly Question[] = [
  // construction-cost
  {
    ask: 'construction cost of a 1,500 sq ft house at $180 per sq ft with 10% contingency',
    slug: 'construction-cost',
    given: { area: 1500, costPerUnitArea: 180, contingencyRate: 10 },
  },
  {
    ask: 'cost to build 2400 sqft @ Rs 1,850 per sqft',
    slug: 'construction-cost',
    given: { area: 2400, costPerUnitArea: 1850 },
  },
  {
    ask: 'How much does it cost to build a house of 1200 square feet if building costs two hundred dollars a square foot, no contingency?',
    slug: 'construction-cost',
    given: { area: 1200, costPerUnitArea: 200, contingencyRate: 0 },
  },
  {
    ask: 'construction cost 200 sq yards at 1800 rupees per sq ft contingency 5 pct',
    slug: 'construction-cost',
    given: { area: 1800, costPerUnitArea: 1800, contingencyRate: 5 },
  },
  {
    ask: 'build cost area 3,250 sq ft, 142.50 per square foot, contingency 7½%',
    slug: 'construction-cost',
    given: { area: 3250, costPerUnitArea: 142.5, contingencyRate: 7.5 },
  },
  {
    ask: 'construction cost for a 2000 sq ft house',
    slug: 'construction-cost',
    why: 'the cost per square foot is missing',
  },
  {
    ask: 'construction cost at 150 dollars a square foot with 10% contingency',
    slug: 'construction-cost',
    why: 'the area is missing',
  },
  {
    ask: 'construction cost 1800 sq ft at 160 per sq ft plus 25000 for permits',
    slug: 'construction-cost',
    why: 'the permits have no place in the calculator',
  },
  {
    ask: 'how big a house can i build for 300000 at 150 per sq ft',
    slug: 'construction-cost',
    why: 'it asks for the area from the cost',
  },

  // mortgage-affordability
  {
    ask: 'how much house can i afford on 85k a year with $400 a month in debts, 30k down, 6.75% for 30 years',
    slug: 'mortgage-affordability',
    given: {
      annualIncome: 85000,
      monthlyDebts: 400,
      downPayment: 30000,
      annualRate: 6.75,
      termYears: 30,
    },
  },
  {
    ask: 'mortgage affordability income 120,000 no debts down payment 50,000 rate 6.1% term 15 years',
    slug: 'mortgage-affordability',
    given: {
      annualIncome: 120000,
      monthlyDebts: 0,
      downPayment: 50000,
      annualRate: 6.1,
      termYears: 15,
    },
  },
  {
    ask: 'What price of home can we afford? We earn £64,000 a year, pay £250 a month on a car loan, have a £40,000 deposit, and the rate is 4.5 per cent over 25 years.',
    slug: 'mortgage-affordability',
    given: {
      annualIncome: 64000,
      monthlyDebts: 250,
      downPayment: 40000,
      annualRate: 4.5,
      termYears: 25,
    },
  },
  {
    ask: 'house affordability gross income 6000 a month, debts 500 a month, 20000 down, 7%, 30 yrs',
    slug: 'mortgage-affordability',
    given: {
      annualIncome: 72000,
      monthlyDebts: 500,
      downPayment: 20000,
      annualRate: 7,
      termYears: 30,
    },
  },
  {
    ask: 'max home price i can aford salary 24 lakh a year, no other debts, nothing down, 8.5 percent 20 years',
    slug: 'mortgage-affordability',
    given: {
      annualIncome: 2400000,
      monthlyDebts: 0,
      downPayment: 0,
      annualRate: 8.5,
      termYears: 20,
    },
  },
  {
    ask: 'how much house can i afford on 90k a year with no debts and 20000 down',
    slug: 'mortgage-affordability',
    why: 'the rate and the term are missing',
  },
  {
    ask: 'how much house can i afford at 6.5% for 30 years with 40000 down',
    slug: 'mortgage-affordability',
    why: 'the income is missing',
  },
  {
    ask: 'how much must i earn a year to afford a 450000 house at 6% for 30 years',
    slug: 'mortgage-affordability',
    why: 'it asks for the income from the price',
  },
  {
    ask: 'house affordability income 95000, no debts, 30000 down, 6% 30 years, credit score 720',
    slug: 'mortgage-affordability',
    why: 'the credit score has no place in the calculator',
  },

  // property-tax
  {
    ask: 'property tax on a 350000 house at 1.1%',
    slug: 'property-tax',
    given: { propertyValue: 350000, taxRate: 1.1 },
  },
  {
    ask: 'How much property tax will I pay over 5 years on a home worth $425,000 if the rate is 0.85 percent?',
    slug: 'property-tax',
    given: { propertyValue: 425000, taxRate: 0.85, years: 5 },
  },
  {
    ask: 'property tax value ₹60 lakh rate 2 pct',
    slug: 'property-tax',
    given: { propertyValue: 6000000, taxRate: 2 },
  },
  {
    ask: 'anual property tax half a percent on 1.25m',
    slug: 'property-tax',
    given: { propertyValue: 1250000, taxRate: 0.5 },
  },
  {
    ask: 'property taxes for ten years, 240k value, 1¼% rate',
    slug: 'property-tax',
    given: { propertyValue: 240000, taxRate: 1.25, years: 10 },
  },
  {
    ask: 'property tax on a house worth 300000',
    slug: 'property-tax',
    why: 'the tax rate is missing',
  },
  {
    ask: 'property tax at 1.2% for 3 years',
    slug: 'property-tax',
    why: 'the value of the property is missing',
  },
  {
    ask: 'property tax on 350000 at 1.1% with a homestead exemption of 50000',
    slug: 'property-tax',
    why: 'the exemption has no place in the calculator',
  },
  {
    ask: 'property tax is 4200 a year at 1.2%, what is the house worth',
    slug: 'property-tax',
    why: 'it asks for the value from the tax',
  },

  // real-estate-roi
  {
    ask: 'rental property roi down payment 60000 closing costs 8000 renovation 12000 annual rent 24000 annual expenses 9000 for 5 years',
    slug: 'real-estate-roi',
    given: {
      downPayment: 60000,
      closingCosts: 8000,
      renovationCosts: 12000,
      annualRent: 24000,
      annualExpenses: 9000,
      years: 5,
    },
  },
  {
    ask: 'What is the real estate ROI if I put $45k down, pay $5,500 in closing costs and no renovation, rent is 1500 a month and expenses are 6000 a year, over 10 years?',
    slug: 'real-estate-roi',
    given: {
      downPayment: 45000,
      closingCosts: 5500,
      renovationCosts: 0,
      annualRent: 18000,
      annualExpenses: 6000,
      years: 10,
    },
  },
  {
    ask: 'real estate return on investment: 20 lakh down, 1.5 lakh closing costs, 3 lakh renovation, yearly rent 4,80,000, yearly expenses 90,000, 7 years',
    slug: 'real-estate-roi',
    given: {
      downPayment: 2000000,
      closingCosts: 150000,
      renovationCosts: 300000,
      annualRent: 480000,
      annualExpenses: 90000,
      years: 7,
    },
  },
  {
    ask: 'buy to let property roi £50,000 deposit, £7,200 closing costs, £10,000 renovation, £14,400 rent a year, £3,600 expenses a year, 36 months',
    slug: 'real-estate-roi',
    given: {
      downPayment: 50000,
      closingCosts: 7200,
      renovationCosts: 10000,
      annualRent: 14400,
      annualExpenses: 3600,
      years: 3,
    },
  },
  {
    ask: 'real estate roi 50000 down, rent 20000 a year, expenses 5000 a year, 5 years',
    slug: 'real-estate-roi',
    why: 'closing costs and renovation are missing',
  },
  {
    ask: 'property roi down payment 40000, closing costs 5000, no renovation, expenses 4000 a year for 6 years',
    slug: 'real-estate-roi',
    why: 'the rent is missing',
  },
  {
    ask: 'real estate roi nothing down, no closing costs, no renovation, rent 12000 a year, expenses 3000 a year, 5 years',
    slug: 'real-estate-roi',
    why: 'nothing is invested, so there is no return on it',
  },
  {
    ask: 'real estate roi 60000 down, 5000 closing costs, 10000 renovation, rent 24000 a year, expenses 8000 a year, 5 years, 3% appreciation',
    slug: 'real-estate-roi',
    why: 'appreciation has no place in the calculator',
  },

  // rent-vs-buy
  {
    ask: 'rent vs buy: rent 1800 a month growing 3% a year, or buy a 400000 home with 80000 down, mortgage 6.5% for 30 years, property tax 1.1%, insurance 1500 a year, maintenance 1%, staying 8 years',
    slug: 'rent-vs-buy',
    given: {
      monthlyRent: 1800,
      rentGrowthRate: 3,
      homePrice: 400000,
      downPayment: 80000,
      annualRate: 6.5,
      termYears: 30,
      propertyTaxRate: 1.1,
      annualInsurance: 1500,
      maintenanceRate: 1,
      years: 8,
    },
  },
  {
    ask: 'Should I rent at £1,250 a month with rent growth of 4%, or buy at £310,000 with 10% down at a mortgage rate of 4.75% over 25 years? Property tax 0.6%, home insurance £400 a year, maintenance 1.5%, for 5 years.',
    slug: 'rent-vs-buy',
    given: {
      monthlyRent: 1250,
      rentGrowthRate: 4,
      homePrice: 310000,
      downPayment: 31000,
      annualRate: 4.75,
      termYears: 25,
      propertyTaxRate: 0.6,
      annualInsurance: 400,
      maintenanceRate: 1.5,
      years: 5,
    },
  },
  {
    ask: 'rent or buy home price 250k down payment 50k mortgage rate 7% mortgage term 15 years property tax 1% home insurance 1000 a year maintenance 1% monthly rent 1400 rent growth 2.5% years 6',
    slug: 'rent-vs-buy',
    given: {
      homePrice: 250000,
      downPayment: 50000,
      annualRate: 7,
      termYears: 15,
      propertyTaxRate: 1,
      annualInsurance: 1000,
      maintenanceRate: 1,
      monthlyRent: 1400,
      rentGrowthRate: 2.5,
      years: 6,
    },
  },
  {
    ask: 'is it cheaper to buy a flat for 90 lakh with 20% down, 8.6% mortgage for 20 years, no property tax, insurance 6000 a year, maintenance half a percent, or to rent it for Rs 25,000 a month rising 5% a year, over 10 years',
    slug: 'rent-vs-buy',
    given: {
      homePrice: 9000000,
      downPayment: 1800000,
      annualRate: 8.6,
      termYears: 20,
      propertyTaxRate: 0,
      annualInsurance: 6000,
      maintenanceRate: 0.5,
      monthlyRent: 25000,
      rentGrowthRate: 5,
      years: 10,
    },
  },
  {
    ask: 'rent at 1500 a month or buy a 350000 house',
    slug: 'rent-vs-buy',
    why: 'the down payment, the rate and the rest are missing',
  },
  {
    ask: 'rent or buy a 300k house with 60k down at 6% for 30 years',
    slug: 'rent-vs-buy',
    why: 'the rent is missing',
  },
  {
    ask: 'is renting for 2000 a month better than buying',
    slug: 'rent-vs-buy',
    why: 'everything about the purchase is missing',
  },
  {
    ask: 'at what rent is renting cheaper than buying a 300000 house',
    slug: 'rent-vs-buy',
    why: 'it asks for the rent from the comparison',
  },
];
