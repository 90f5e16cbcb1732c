import type { Question } from './question.ts';

export const questions: readonly Question[] = [
  // loan-emi
  {
    ask: 'emi for 6,00,000 roi 10.25% 4 yrs',
    slug: 'loan-emi',
    given: { principal: 600000, annualRate: 10.25, tenureYears: 4 },
  },
  {
    ask: 'home loan 50 lakh 8.35% 240 months emi kitna hoga',
    slug: 'loan-emi',
    given: { principal: 5000000, annualRate: 8.35, tenureYears: 20 },
  },
  {
    ask: 'emi on 10 lakh at 8.5% for 20 years',
    slug: 'loan-emi',
    given: { principal: 1000000, annualRate: 8.5, tenureYears: 20 },
  },
  {
    ask: 'EMI for Rs 35,00,000 home loan @ 8.75% for 25 years',
    slug: 'loan-emi',
    given: { principal: 3500000, annualRate: 8.75, tenureYears: 25 },
  },
  {
    ask: 'What will be my monthly EMI if I borrow 1.2 crore at 9 percent for 15 yrs?',
    slug: 'loan-emi',
    given: { principal: 12000000, annualRate: 9, tenureYears: 15 },
  },
  {
    ask: 'personal loan emi 5 lakh 11.5 pct 60 months',
    slug: 'loan-emi',
    given: { principal: 500000, annualRate: 11.5, tenureYears: 5 },
  },
  {
    ask: 'emi on ₹7,50,000 at 9.25 per cent, tenure 7 years',
    slug: 'loan-emi',
    given: { principal: 750000, annualRate: 9.25, tenureYears: 7 },
  },
  {
    ask: 'how much emi do i pay on a 30000 rupees phone, interest free, for 6 months',
    slug: 'loan-emi',
    given: { principal: 30000, annualRate: 0, tenureYears: 0.5 },
  },
  {
    ask: 'emi calculater loan of 2.5 lakhs intrest 13½% tenure 18 months',
    slug: 'loan-emi',
    given: { principal: 250000, annualRate: 13.5, tenureYears: 1.5 },
  },
  {
    ask: 'total interest on 40L home loan at 8.4% over 20 years emi',
    slug: 'loan-emi',
    given: { principal: 4000000, annualRate: 8.4, tenureYears: 20 },
  },
  { ask: 'emi for 20 lakh for 15 years', slug: 'loan-emi', why: 'the interest rate is missing' },
  { ask: 'emi 12 lakh at 10.5%', slug: 'loan-emi', why: 'the tenure is missing' },
  {
    ask: 'emi on 8 lakh at 9% for 5 years with a 5000 processing fee',
    slug: 'loan-emi',
    why: 'the fee has no place in the calculator',
  },
  {
    ask: 'If my EMI is 22000 at 8.6% for 20 years, how much loan can I get?',
    slug: 'loan-emi',
    why: 'it asks for the loan from the instalment',
  },
  { ask: 'emi 900000 8 10', slug: 'loan-emi', why: 'the rate and the tenure could be swapped' },

  // compound-interest
  {
    ask: 'compound interest on $5,000 at 6% for 3 years compounded quarterly',
    slug: 'compound-interest',
    given: { principal: 5000, annualRate: 6, years: 3, compoundingFrequency: 'quarterly' },
  },
  {
    ask: 'Compound interest on Rs 80,000 at 10% per annum for 1½ years, compounded half-yearly',
    slug: 'compound-interest',
    given: { principal: 80000, annualRate: 10, years: 1.5, compoundingFrequency: 'semiannually' },
  },
  {
    ask: 'how much compound interest does £2500 earn at 4.25 per cent a year if it is compounded monthly over 5 years',
    slug: 'compound-interest',
    given: { principal: 2500, annualRate: 4.25, years: 5, compoundingFrequency: 'monthly' },
  },
  {
    ask: 'compound intrest 250k 8 pct 20 yrs yearly',
    slug: 'compound-interest',
    given: { principal: 250000, annualRate: 8, years: 20, compoundingFrequency: 'annually' },
  },
  {
    ask: 'what is the compound interest on two thousand dollars at 5% compounded daily for 18 months',
    slug: 'compound-interest',
    given: { principal: 2000, annualRate: 5, years: 1.5, compoundingFrequency: 'daily' },
  },
  {
    ask: 'final amount with compound interest: principal 12,400 euros, rate 3.1% annual, compounding semi-annually, 8 years',
    slug: 'compound-interest',
    given: { principal: 12400, annualRate: 3.1, years: 8, compoundingFrequency: 'semiannually' },
  },
  {
    ask: 'compound interest on 4000 for 6 years compounded monthly',
    slug: 'compound-interest',
    why: 'the interest rate is missing',
  },
  {
    ask: 'how much do i have to put in now at 6% compounded monthly to have 20000 after 8 years',
    slug: 'compound-interest',
    why: 'it asks for the principal from the final amount',
  },
  {
    ask: 'compound interest 5000 10 5',
    slug: 'compound-interest',
    why: 'the rate and the time could be swapped',
  },
  {
    ask: 'compound interest on 1000 dollars at 8% compounded every hour for 3 years',
    slug: 'compound-interest',
    why: 'this compounding frequency is not offered',
  },

  // mortgage
  { ask: 'mortgage rates today 30 year fixed', why: 'it asks for news, not for a calculation' },
  {
    ask: 'Mortgage on a $400,000 house with 20% down at 6.5% for 30 years',
    slug: 'mortgage',
    given: { homePrice: 400000, downPayment: 80000, annualRate: 6.5, termYears: 30 },
  },
  {
    ask: 'mortgage monthly payment 650k home, 100k down, 6.875%, 30 yr',
    slug: 'mortgage',
    given: { homePrice: 650000, downPayment: 100000, annualRate: 6.875, termYears: 30 },
  },
  {
    ask: 'mortgage for a £285,000 flat with a 10% deposit at 4.6 per cent over 25 years',
    slug: 'mortgage',
    given: { homePrice: 285000, downPayment: 28500, annualRate: 4.6, termYears: 25 },
  },
  {
    ask: 'What would the mortgage be each month on a half a million dollar house with nothing down at seven percent for fifteen years?',
    slug: 'mortgage',
    given: { homePrice: 500000, downPayment: 0, annualRate: 7, termYears: 15 },
  },
  {
    ask: 'HOUSE PRICE 320000 DOWNPAYMENT 40000 INTEREST 5.25% 360 MONTHS MORTGAGE',
    slug: 'mortgage',
    given: { homePrice: 320000, downPayment: 40000, annualRate: 5.25, termYears: 30 },
  },
  {
    ask: 'morgage payment €210k home price, deposit 42k, 3.8%, 20 years',
    slug: 'mortgage',
    given: { homePrice: 210000, downPayment: 42000, annualRate: 3.8, termYears: 20 },
  },
  {
    ask: 'hey what is the mortgage payment on a three hundred fifty thousand dollar home with 70 thousand down at 6.25 percent for 30 years',
    slug: 'mortgage',
    given: { homePrice: 350000, downPayment: 70000, annualRate: 6.25, termYears: 30 },
  },
  {
    ask: 'buying a house for 1.1m with a 15% down payment, mortgage rate 5⅞%, 30 years: monthly payment?',
    slug: 'mortgage',
    given: { homePrice: 1100000, downPayment: 165000, annualRate: 5.875, termYears: 30 },
  },
  {
    ask: 'mortgage on a 400k house with 20% down at 6.5%',
    slug: 'mortgage',
    why: 'the term is missing',
  },
  {
    ask: 'mortgage payment for a house that costs $300,000 over 30 years',
    slug: 'mortgage',
    why: 'the interest rate is missing',
  },
  {
    ask: 'mortgage payment on a 350000 house, 50000 down, 6% for 30 years including $4,000 property tax and $1,500 insurance',
    slug: 'mortgage',
    why: 'property tax and insurance have no place in the calculator',
  },
  {
    ask: 'what house price gives a mortgage payment of 2000 a month at 6% for 30 years with 20% down',
    slug: 'mortgage',
    why: 'it asks for the price from the payment',
  },
  {
    ask: 'mortgage on a 300k home with 350k down at 6% for 30 years',
    slug: 'mortgage',
    why: 'the down payment is more than the price',
  },

  // investment-return
  {
    ask: 'investment return on 15000 at 8% a year for 12 years',
    slug: 'investment-return',
    given: { initialInvestment: 15000, annualRate: 8, years: 12 },
  },
  {
    ask: 'What is the return on an investment of $50k earning an annual return of 6.5 percent over 20 years?',
    slug: 'investment-return',
    given: { initialInvestment: 50000, annualRate: 6.5, years: 20 },
  },
  {
    ask: 'future value of an investment of £20,000 with an annual return of 5% after 15 years',
    slug: 'investment-return',
    given: { initialInvestment: 20000, annualRate: 5, years: 15 },
  },
  {
    ask: 'investment return calculator initial 2.5 lakh return 12% 10 years',
    slug: 'investment-return',
    given: { initialInvestment: 250000, annualRate: 12, years: 10 },
  },
  {
    ask: 'how much will an investment of 8000 bucks be worth after 84 months with a 9% annual return',
    slug: 'investment-return',
    given: { initialInvestment: 8000, annualRate: 9, years: 7 },
  },
  {
    ask: 'investment gain on 1 million, four and a half percent annual return, 30 years',
    slug: 'investment-return',
    given: { initialInvestment: 1000000, annualRate: 4.5, years: 30 },
  },
  {
    ask: 'investment return on 15000 over 12 years',
    slug: 'investment-return',
    why: 'the annual return is missing',
  },
  {
    ask: 'investment return at 7% a year for 10 years',
    slug: 'investment-return',
    why: 'the amount invested is missing',
  },
  {
    ask: 'investment return on 10000 at 7% a year for 6 months',
    slug: 'investment-return',
    why: 'the time is less than the least that the calculator takes',
  },
  {
    ask: 'investment return on 10000 at 8% a year for 10 years with a 1% management fee',
    slug: 'investment-return',
    why: 'the fee has no place in the calculator',
  },

  // currency-converter
  {
    ask: '15 quid in euros',
    slug: 'currency-converter',
    given: { amount: 15, from: 'GBP', to: 'EUR' },
  },
  {
    ask: '2.5m yen to euro',
    slug: 'currency-converter',
    given: { amount: 2500000, from: 'JPY', to: 'EUR' },
  },
  { ask: 'usd to inr forecast 2027', why: 'no calculator foretells rates' },
  {
    ask: '$100 in euros',
    slug: 'currency-converter',
    given: { amount: 100, from: 'USD', to: 'EUR' },
  },
  {
    ask: 'convert 2500 inr to usd',
    slug: 'currency-converter',
    given: { amount: 2500, from: 'INR', to: 'USD' },
  },
  {
    ask: '75 pounds sterling to us dollars',
    slug: 'currency-converter',
    given: { amount: 75, from: 'GBP', to: 'USD' },
  },
  {
    ask: 'How many yen is 40 euros?',
    slug: 'currency-converter',
    given: { amount: 40, from: 'EUR', to: 'JPY' },
  },
  {
    ask: 'EUR 1,200 TO CHF',
    slug: 'currency-converter',
    given: { amount: 1200, from: 'EUR', to: 'CHF' },
  },
  {
    ask: '1 lakh indian rupees in canadian dollars',
    slug: 'currency-converter',
    given: { amount: 100000, from: 'INR', to: 'CAD' },
  },
  {
    ask: 'how much is 3k aussie dollars in new zealand dollars',
    slug: 'currency-converter',
    given: { amount: 3000, from: 'AUD', to: 'NZD' },
  },
  {
    ask: '250 dollars in brazilian reais',
    slug: 'currency-converter',
    given: { amount: 250, from: 'USD', to: 'BRL' },
  },
  {
    ask: '£19.99 in €',
    slug: 'currency-converter',
    given: { amount: 19.99, from: 'GBP', to: 'EUR' },
  },
  {
    ask: 'what are two hundred swiss francs worth in korean won',
    slug: 'currency-converter',
    given: { amount: 200, from: 'CHF', to: 'KRW' },
  },
  {
    ask: 'convert 500 thai baht to us dollars',
    slug: 'currency-converter',
    why: 'baht are not offered',
  },
  { ask: '20000 naira to pounds', slug: 'currency-converter', why: 'naira are not offered' },
  { ask: 'convert 250 dollars', slug: 'currency-converter', why: 'the target currency is missing' },
  {
    ask: 'convert 300 to euros',
    slug: 'currency-converter',
    why: 'the currency of the amount is missing',
  },
  {
    ask: '500 kr to euros',
    slug: 'currency-converter',
    why: 'kroner and kronor are both written kr',
  },
  { ask: '0.5 bitcoin in usd', slug: 'currency-converter', why: 'bitcoin is not offered' },

  // credit-score
  { ask: 'best credit card for a 700 credit score', why: 'it asks for a recommendation' },
  {
    ask: 'credit score 680, utilization 45%, on time payments 92%, new debt 50',
    slug: 'credit-score',
    given: { currentScore: 680, utilization: 45, onTimePayments: 92, newDebt: 50 },
  },
  {
    ask: 'What would my credit score be if it is 710 now with 20 percent utilization, 100% on-time payments and no new debt?',
    slug: 'credit-score',
    given: { currentScore: 710, utilization: 20, onTimePayments: 100, newDebt: 0 },
  },
  {
    ask: 'estimate credit score current score 640 credit utilisation 80% 85% on time 200 new debt',
    slug: 'credit-score',
    given: { currentScore: 640, utilization: 80, onTimePayments: 85, newDebt: 200 },
  },
  {
    ask: 'my current credit score is 755, utilization ten percent, on-time payments 97.5%, zero new debt. estimated score?',
    slug: 'credit-score',
    given: { currentScore: 755, utilization: 10, onTimePayments: 97.5, newDebt: 0 },
  },
  {
    ask: 'credit score with 30% utilization, 95% on time payments and no new debt',
    slug: 'credit-score',
    why: 'the current score is missing',
  },
  {
    ask: 'credit score 900 utilization 20% on time payments 100% no new debt',
    slug: 'credit-score',
    why: 'the current score is above the highest',
  },
  {
    ask: 'credit score 700, 30% utilization, 98% on time, no new debt, 3 hard inquiries',
    slug: 'credit-score',
    why: 'inquiries have no place in the calculator',
  },
  {
    ask: 'what utilization do i need to get my credit score from 620 to 650',
    slug: 'credit-score',
    why: 'it asks for an input from the result',
  },

  // other topics
  { ask: 'who won the 1998 world cup', why: 'another topic' },
  { ask: 'weather in Lagos next 7 days', why: 'another topic' },
  { ask: 'call 1-800-555-0199', why: 'another topic' },
  { ask: 'python list comprehension with 2 conditions', why: 'another topic' },
  { ask: 'how long do i boil 6 eggs', why: 'another topic' },
  { ask: 'battle of Hastings 1066', why: 'another topic' },
  { ask: 'iphone 17 vs iphone 16 camera', why: 'another topic' },
  { ask: 'flights from Mumbai to Dubai under 15000', why: 'another topic' },
  { ask: 'error 404 nginx after update to 1.27', why: 'another topic' },
  { ask: 'lakers vs celtics score game 7', why: 'another topic' },
  { ask: 'top 10 movies of 2025', why: 'another topic' },
  { ask: 'asdf 123 qwerty 456', why: 'nonsense' },
  { ask: '42', why: 'a number alone' },
  { ask: 'bake a sponge cake at 180 degrees with 3 eggs', why: 'another topic' },
  { ask: 'population of Nigeria in 2050', why: 'another topic' },
];
