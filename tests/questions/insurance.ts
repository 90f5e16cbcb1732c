import type { Question } from './question.ts';

export const questions: readonly Question[] = [
  // car-insurance
  { ask: 'top 5 car insurance companies in texas', why: 'it asks for a recommendation' },
  {
    ask: 'car insurance for a $20,000 car, driver 30 years old, no accidents',
    slug: 'car-insurance',
    given: { vehicleValue: 20000, driverAge: 30, accidents: 0 },
  },
  {
    ask: 'How much is car insurance on a vehicle worth 15k if I am 22 and had 1 accident, basic cover?',
    slug: 'car-insurance',
    given: { vehicleValue: 15000, driverAge: 22, accidents: 1, coverageType: 'basic' },
  },
  {
    ask: 'car insurance premium cover value 34,500 age 67 zero accidents',
    slug: 'car-insurance',
    given: { vehicleValue: 34500, driverAge: 67, accidents: 0, coverageType: 'premium' },
  },
  {
    ask: 'insure my car worth ₹8,50,000, driver aged 41, two accidents, standard coverage',
    slug: 'car-insurance',
    given: { vehicleValue: 850000, driverAge: 41, accidents: 2, coverageType: 'standard' },
  },
  {
    ask: 'auto insurance 19 year old driver car value 9000 dollars never had an accident',
    slug: 'car-insurance',
    given: { vehicleValue: 9000, driverAge: 19, accidents: 0 },
  },
  {
    ask: 'car insurance for a 30 year old driver with no accidents',
    slug: 'car-insurance',
    why: 'the value of the car is missing',
  },
  {
    ask: 'car insurance for a 25000 car, driver aged 35',
    slug: 'car-insurance',
    why: 'the number of accidents is missing',
  },
  {
    ask: 'car insurance for a 12000 car, driver 15 years old, no accidents',
    slug: 'car-insurance',
    why: 'the driver is younger than the least age',
  },
  {
    ask: 'car insurance 18000 car, 28 years old, no accidents, $500 deductible',
    slug: 'car-insurance',
    why: 'the deductible has no place in the calculator',
  },

  // health-insurance
  {
    ask: 'health insurance for a family of four, age 38, coverage 500000, non-smoker',
    slug: 'health-insurance',
    given: { age: 38, coverage: 500000, familyMembers: 4, smoker: 'no' },
  },
  {
    ask: 'Health insurance premium: 45 years old, smoker, 10 lakh cover, 3 family members',
    slug: 'health-insurance',
    given: { age: 45, coverage: 1000000, familyMembers: 3, smoker: 'yes' },
  },
  {
    ask: 'what does health insurance cost for just 1 person aged 27 with $100k coverage who does not smoke',
    slug: 'health-insurance',
    given: { age: 27, coverage: 100000, familyMembers: 1, smoker: 'no' },
  },
  {
    ask: 'health cover 60 yrs 2 people 50,000 nonsmoker premium',
    slug: 'health-insurance',
    given: { age: 60, coverage: 50000, familyMembers: 2, smoker: 'no' },
  },
  {
    ask: 'i am 33 and i smoke, health insurance of £75,000 for five people',
    slug: 'health-insurance',
    given: { age: 33, coverage: 75000, familyMembers: 5, smoker: 'yes' },
  },
  {
    ask: 'health insurance for a non-smoker family of four with coverage of 300000',
    slug: 'health-insurance',
    why: 'the age is missing',
  },
  {
    ask: 'health insurance age 38 non-smoker family of 3',
    slug: 'health-insurance',
    why: 'the coverage is missing',
  },
  {
    ask: 'health insurance age 38, coverage 200000, non smoker',
    slug: 'health-insurance',
    why: 'the number of family members is missing',
  },
  {
    ask: 'health insurance age 40, 12 family members, coverage 500000, non-smoker',
    slug: 'health-insurance',
    why: 'there are more family members than the most',
  },

  // home-insurance
  {
    ask: 'home insurance on a 300000 house in a low risk area with standard cover and an alarm system',
    slug: 'home-insurance',
    given: { homeValue: 300000, riskLevel: 'low', coverageType: 'standard', securitySystem: 'yes' },
  },
  {
    ask: 'home insurance home value $450k high risk location premium coverage no security system',
    slug: 'home-insurance',
    given: { homeValue: 450000, riskLevel: 'high', coverageType: 'premium', securitySystem: 'no' },
  },
  {
    ask: 'How much would home insurance be for a house worth £275,000, medium risk, basic cover, with a security system?',
    slug: 'home-insurance',
    given: { homeValue: 275000, riskLevel: 'medium', coverageType: 'basic', securitySystem: 'yes' },
  },
  {
    ask: 'house insurance 1.2m high risk basic without security system',
    slug: 'home-insurance',
    given: { homeValue: 1200000, riskLevel: 'high', coverageType: 'basic', securitySystem: 'no' },
  },
  {
    ask: 'home insurance in a high risk area with an alarm',
    slug: 'home-insurance',
    why: 'the value of the home is missing',
  },
  {
    ask: 'home insurance for a cabin worth 30000, low risk, basic cover, no security system',
    slug: 'home-insurance',
    why: 'the value is below the least',
  },
  {
    ask: 'home insurance 300000 house medium risk standard cover no alarm built in 1965',
    slug: 'home-insurance',
    why: 'the year has no place in the calculator',
  },
  {
    ask: 'home insurance premium is 1200 a year, low risk, what is my house worth',
    slug: 'home-insurance',
    why: 'it asks for the value from the premium',
  },

  // life-insurance
  {
    ask: 'life insurance 35 years old non smoker 500k cover 20 year term',
    slug: 'life-insurance',
    given: { age: 35, coverage: 500000, termYears: 20, smoker: 'no' },
  },
  {
    ask: 'What is the premium for life insurance of $250,000 for 15 years if I am 52 and smoke?',
    slug: 'life-insurance',
    given: { age: 52, coverage: 250000, termYears: 15, smoker: 'yes' },
  },
  {
    ask: 'term life insurance 1 crore, age 30, 30 years, nonsmoker',
    slug: 'life-insurance',
    given: { age: 30, coverage: 10000000, termYears: 30, smoker: 'no' },
  },
  {
    ask: 'life insurance for a 44-year-old smoker, a hundred thousand pounds of cover, ten year term',
    slug: 'life-insurance',
    given: { age: 44, coverage: 100000, termYears: 10, smoker: 'yes' },
  },
  {
    ask: 'life insurence age 61 coverage 80,000 term 120 months, does not smoke',
    slug: 'life-insurance',
    given: { age: 61, coverage: 80000, termYears: 10, smoker: 'no' },
  },
  {
    ask: 'life insurance 500k cover for a 35 year old non-smoker',
    slug: 'life-insurance',
    why: 'the term is missing',
  },
  {
    ask: 'life insurance for a smoker, 20 year term, 300000 coverage',
    slug: 'life-insurance',
    why: 'the age is missing',
  },
  {
    ask: 'life insurance age 40, 500k cover, 50 year term, non-smoker',
    slug: 'life-insurance',
    why: 'the term is above the most',
  },
  {
    ask: 'life insurance 200000 cover, non-smoker, 30, 40',
    slug: 'life-insurance',
    why: 'the age and the term could be swapped',
  },

  // travel-insurance
  {
    ask: 'travel insurance for a $3,000 trip of 14 days, traveller aged 34',
    slug: 'travel-insurance',
    given: { tripCost: 3000, days: 14, age: 34 },
  },
  {
    ask: 'travel insurance trip cost 1200 euros 7 days age 68 premium cover',
    slug: 'travel-insurance',
    given: { tripCost: 1200, days: 7, age: 68, coverageType: 'premium' },
  },
  {
    ask: 'How much is basic travel insurance for a 16 year old on a two week trip that costs £850?',
    slug: 'travel-insurance',
    given: { tripCost: 850, days: 14, age: 16, coverageType: 'basic' },
  },
  {
    ask: 'trip insurance Rs 1,50,000 trip, 10 days, 45 yrs, standard',
    slug: 'travel-insurance',
    given: { tripCost: 150000, days: 10, age: 45, coverageType: 'standard' },
  },
  {
    ask: 'travel insurance 5-day trip age 29 cost of trip 640',
    slug: 'travel-insurance',
    given: { tripCost: 640, days: 5, age: 29 },
  },
  {
    ask: 'travel insurance for a 14 day trip, age 34',
    slug: 'travel-insurance',
    why: 'the cost of the trip is missing',
  },
  {
    ask: 'travel insurance for a 2000 dollar trip, traveller aged 40',
    slug: 'travel-insurance',
    why: 'the number of days is missing',
  },
  {
    ask: 'travel insurance 3000 trip for 400 days, 30 years old',
    slug: 'travel-insurance',
    why: 'the trip is longer than the most',
  },
  {
    ask: 'travel insurance for 2 adults aged 40 and 38, 10 days, trip cost 4000',
    slug: 'travel-insurance',
    why: 'the calculator takes one traveller',
  },
  {
    ask: 'car insurance premium basic cover, car worth 16,200, driver age 25, accidents 0',
    slug: 'car-insurance',
    given: { vehicleValue: 16200, driverAge: 25, accidents: 0, coverageType: 'basic' },
  },
  {
    ask: 'health plan with a 2,000 deductible, 20% coinsurance, hospital bill 12,000, what do I pay',
    why: 'no calculator works out what a plan pays',
  },
];
