import type { Question } from './question.ts';

export const questions: readonly Question[] = [
  // discount
  {
    ask: '30% off $80',
    slug: 'discount',
    given: { price: 80, discounts: [{ kind: 'percent', value: 30 }] },
  },
  {
    ask: '20 percent discount on 59.99 plus 8% tax',
    slug: 'discount',
    given: { price: 59.99, discounts: [{ kind: 'percent', value: 20 }], taxRate: 8 },
  },
  {
    ask: "What's the sale price of a 1,499 rupee shirt at 40% discount?",
    slug: 'discount',
    given: { price: 1499, discounts: [{ kind: 'percent', value: 40 }] },
  },
  {
    ask: 'jacket costs 120, $15 off then 20% off',
    slug: 'discount',
    given: {
      price: 120,
      discounts: [
        { kind: 'amount', value: 15 },
        { kind: 'percent', value: 20 },
      ],
    },
  },
  {
    ask: '4 items at £49.90 each with 15 pct discount',
    slug: 'discount',
    given: { price: 49.9, quantity: 4, discounts: [{ kind: 'percent', value: 15 }] },
  },
  {
    ask: 'coat price 200 discount 30% and then an extra 10% off',
    slug: 'discount',
    given: {
      price: 200,
      discounts: [
        { kind: 'percent', value: 30 },
        { kind: 'percent', value: 10 },
      ],
    },
  },
  {
    ask: 'whats 25 pct off 1,299 bucks plus 13% tax',
    slug: 'discount',
    given: { price: 1299, discounts: [{ kind: 'percent', value: 25 }], taxRate: 13 },
  },
  {
    ask: 'buy 3 shirts at 19.99 each with 10% discount',
    slug: 'discount',
    given: { price: 19.99, quantity: 3, discounts: [{ kind: 'percent', value: 10 }] },
  },
  {
    ask: 'half off a price of $64',
    slug: 'discount',
    given: { price: 64, discounts: [{ kind: 'percent', value: 50 }] },
  },
  { ask: 'how much is 30% off', slug: 'discount', why: 'the price is missing' },
  { ask: 'discount on an $80 dress', slug: 'discount', why: 'the discount is missing' },
  {
    ask: 'what was the original price if I paid 56 after 30% off',
    slug: 'discount',
    why: 'asks for the price before the discount',
  },
  {
    ask: '25% off a price of 60 with $5 shipping',
    slug: 'discount',
    why: 'the shipping has no place',
  },

  // income-tax
  {
    ask: 'federal income tax on $85,000 single',
    slug: 'income-tax',
    given: { schedule: 'single2026', income: 85000 },
  },
  {
    ask: 'We are married filing jointly and make 140k, how much federal income tax?',
    slug: 'income-tax',
    given: { schedule: 'joint2026', income: 140000 },
  },
  {
    ask: 'us income tax 2026 head of household income 62,500',
    slug: 'income-tax',
    given: { schedule: 'head2026', income: 62500 },
  },
  {
    ask: 'income tax on a taxable income of 90,000 dollars, single, no standard deduction',
    slug: 'income-tax',
    given: { schedule: 'single2026', income: 90000, useStandardDeduction: 'no' },
  },
  {
    ask: 'income tax own brackets 10% above 0 and 20% above 30,000, income 50,000',
    slug: 'income-tax',
    given: {
      schedule: 'own',
      income: 50000,
      ownBrackets: [
        { from: 0, rate: 10 },
        { from: 30000, rate: 20 },
      ],
    },
  },
  {
    ask: 'federal tax married filing seperately income 58000',
    slug: 'income-tax',
    given: { schedule: 'separate2026', income: 58000 },
  },
  {
    ask: 'how much federal tax on half a million dollars filing single',
    slug: 'income-tax',
    given: { schedule: 'single2026', income: 500000 },
  },
  {
    ask: 'income tax on 12 lakh in india',
    slug: 'income-tax',
    why: 'the brackets of India are not offered',
  },
  {
    ask: 'uk income tax on £45,000',
    slug: 'income-tax',
    why: 'the brackets of Britain are not offered',
  },
  {
    ask: 'how much federal tax do I pay if I am single',
    slug: 'income-tax',
    why: 'the income is missing',
  },
  {
    ask: 'federal income tax on 85,000 single with 3 kids',
    slug: 'income-tax',
    why: 'the children have no place',
  },
  {
    ask: 'what income leaves 60,000 after federal tax, single',
    slug: 'income-tax',
    why: 'asks for the income from what is left',
  },
  {
    ask: 'us federal income tax for 2019 on 50k single',
    slug: 'income-tax',
    why: 'the brackets of 2019 are not offered',
  },

  // markup
  {
    ask: 'cost 40 markup 60% what is the selling price',
    slug: 'markup',
    given: { known: 'costMarkup', cost: 40, markupPercent: 60 },
  },
  {
    ask: 'What selling price gives a 35% margin on something that costs me $12.50?',
    slug: 'markup',
    given: { known: 'costMargin', cost: 12.5, marginPercent: 35 },
  },
  {
    ask: 'bought for 80 sold for 120 what is my markup',
    slug: 'markup',
    given: { known: 'costPrice', cost: 80, price: 120 },
  },
  {
    ask: 'markup calculator cost Rs 1,350 profit Rs 400 selling price',
    slug: 'markup',
    given: { known: 'costProfit', cost: 1350, profitAmount: 400 },
  },
  {
    ask: 'selling price £150 with a markup of 25 per cent, what did the item cost',
    slug: 'markup',
    given: { known: 'priceMarkup', price: 150, markupPercent: 25 },
  },
  {
    ask: 'my shop sells a lamp for 99 bucks at a margin of 40%, what is the cost',
    slug: 'markup',
    given: { known: 'priceMargin', price: 99, marginPercent: 40 },
  },
  {
    ask: 'I buy mangoes at ₹60 and want a markup of 45 percent, what price should I sell at',
    slug: 'markup',
    given: { known: 'costMarkup', cost: 60, markupPercent: 45 },
  },
  { ask: 'selling price with a 50% markup', slug: 'markup', why: 'the cost is missing' },
  {
    ask: 'it costs me 20 and I want to make 40%, what is the selling price',
    slug: 'markup',
    why: '40% may be the markup or the margin',
  },
  {
    ask: 'cost 20, markup 35%, plus 4.50 delivery',
    slug: 'markup',
    why: 'the delivery has no place',
  },
  {
    ask: 'selling price at cost 20 and margin 100%',
    slug: 'markup',
    why: 'a margin of 100% is not below 100%',
  },

  // overtime-pay
  {
    ask: 'overtime pay 48 hours at $22 an hour time and a half',
    slug: 'overtime-pay',
    given: { hourlyRate: 22, hoursWorked: 48, multiplier: 1.5 },
  },
  {
    ask: 'I worked 52 hrs this week at 18.50 an hour, how much do I get with overtime?',
    slug: 'overtime-pay',
    given: { hourlyRate: 18.5, hoursWorked: 52 },
  },
  {
    ask: 'overtime at double time after 40 hours, worked 45 hours, hourly rate 30',
    slug: 'overtime-pay',
    given: { hourlyRate: 30, hoursWorked: 45, threshold: 40, multiplier: 2 },
  },
  {
    ask: 'nurse overtime 36 dollars an hour sixty hours worked in the week bonus 200 dollars',
    slug: 'overtime-pay',
    given: { hourlyRate: 36, hoursWorked: 60, bonus: 200 },
  },
  {
    ask: 'overtme pay £14.20/hour 44.5 hours, overtime starts after 37.5 hours',
    slug: 'overtime-pay',
    given: { hourlyRate: 14.2, hoursWorked: 44.5, threshold: 37.5 },
  },
  {
    ask: 'truck driver overtime: 61 hours this week, $27.75 per hour, overtime paid 1.5 times after 40',
    slug: 'overtime-pay',
    given: { hourlyRate: 27.75, hoursWorked: 61, threshold: 40, multiplier: 1.5 },
  },
  { ask: 'overtime pay for 50 hours', slug: 'overtime-pay', why: 'the hourly rate is missing' },
  {
    ask: 'overtime pay at 25 an hour',
    slug: 'overtime-pay',
    why: 'the hours worked are missing',
  },
  {
    ask: 'overtime pay 50 hours at 25 an hour after 22% tax',
    slug: 'overtime-pay',
    why: 'the tax has no place',
  },
  {
    ask: 'what hourly rate pays 1,500 for 50 hours including overtime',
    slug: 'overtime-pay',
    why: 'asks for the rate from the pay',
  },
  {
    ask: 'overtime pay 200 hours in a week at 20 an hour',
    slug: 'overtime-pay',
    why: 'a week has only 168 hours',
  },

  // pay-raise
  {
    ask: '5% raise on 52,000 a year',
    slug: 'pay-raise',
    given: { oldPay: 52000, payPeriod: 'year', mode: 'percent', raisePercent: 5 },
  },
  {
    ask: 'i make 18.75 an hour and got a 3.5 pct raise whats my new pay',
    slug: 'pay-raise',
    given: { oldPay: 18.75, payPeriod: 'hour', mode: 'percent', raisePercent: 3.5 },
  },
  {
    ask: 'My salary went from 60,000 to 66,500 a year, what percent raise is that?',
    slug: 'pay-raise',
    given: { oldPay: 60000, payPeriod: 'year', mode: 'newPay', targetPay: 66500 },
  },
  {
    ask: 'pay raise of $4,000 on a $58k yearly salary',
    slug: 'pay-raise',
    given: { oldPay: 58000, payPeriod: 'year', mode: 'amount', raiseAmount: 4000 },
  },
  {
    ask: 'monthly salary ₹45,000 raise 12 percent',
    slug: 'pay-raise',
    given: { oldPay: 45000, payPeriod: 'month', mode: 'percent', raisePercent: 12 },
  },
  {
    ask: 'raise of 4% on a salary of £31,000 a year with inflation at 3.1%',
    slug: 'pay-raise',
    given: {
      oldPay: 31000,
      payPeriod: 'year',
      mode: 'percent',
      raisePercent: 4,
      inflation: 3.1,
    },
  },
  {
    ask: 'every two weeks I get $2,400, raise to $2,520, how many percent',
    slug: 'pay-raise',
    given: { oldPay: 2400, payPeriod: 'biweekly', mode: 'newPay', targetPay: 2520 },
  },
  {
    ask: 'raise from $21/hr to $23.50/hr',
    slug: 'pay-raise',
    given: { oldPay: 21, payPeriod: 'hour', mode: 'newPay', targetPay: 23.5 },
  },
  { ask: 'new salary after a 10% raise', slug: 'pay-raise', why: 'the pay is missing' },
  { ask: 'pay raise on 48,000 a year', slug: 'pay-raise', why: 'the raise is missing' },
  {
    ask: 'what was my old salary if I make 63,000 a year after a 5% raise',
    slug: 'pay-raise',
    why: 'asks for the old pay',
  },
  {
    ask: 'pay raise of 5 on 20 an hour',
    slug: 'pay-raise',
    why: '5 may be a percentage or an amount',
  },

  // salary-converter
  {
    ask: '25 dollars an hour annual salary',
    slug: 'salary-converter',
    given: { amount: 25, per: 'hour' },
  },
  {
    ask: '$60,000 a year is how much an hour',
    slug: 'salary-converter',
    given: { amount: 60000, per: 'year' },
  },
  {
    ask: 'Convert a salary of £32,500 per annum to monthly pay',
    slug: 'salary-converter',
    given: { amount: 32500, per: 'year' },
  },
  {
    ask: 'salary 4,200 a month to hourly at 37.5 hours a week',
    slug: 'salary-converter',
    given: { amount: 4200, per: 'month', hoursPerWeek: 37.5 },
  },
  {
    ask: 'i earn 180 a day and work 4 days a week, what is my yearly salary',
    slug: 'salary-converter',
    given: { amount: 180, per: 'day', daysPerWeek: 4 },
  },
  {
    ask: 'annual salery from 1,850 biweekly',
    slug: 'salary-converter',
    given: { amount: 1850, per: 'biweekly' },
  },
  {
    ask: '6 lakh per year salary how much per month',
    slug: 'salary-converter',
    given: { amount: 600000, per: 'year' },
  },
  {
    ask: '12 LPA salary per month',
    slug: 'salary-converter',
    given: { amount: 1200000, per: 'year' },
  },
  {
    ask: 'wage 11.44 pounds an hour, 35 hours a week, yearly salary',
    slug: 'salary-converter',
    given: { amount: 11.44, per: 'hour', hoursPerWeek: 35 },
  },
  {
    ask: 'convert my hourly wage to a yearly salary',
    slug: 'salary-converter',
    why: 'the pay is missing',
  },
  {
    ask: 'I get paid 2,000, what salary is that a year',
    slug: 'salary-converter',
    why: 'what the pay is for is missing',
  },
  {
    ask: '60k a year salary to hourly after 25% tax',
    slug: 'salary-converter',
    why: 'the tax has no place',
  },
  {
    ask: 'how many hours a week at 30 an hour for a salary of 60,000 a year',
    slug: 'salary-converter',
    why: 'asks for the hours',
  },

  // sales-tax
  {
    ask: '8.25% sales tax on $49.99',
    slug: 'sales-tax',
    given: { mode: 'add', netPrice: 49.99, taxRate: 8.25 },
  },
  {
    ask: 'price before tax if the total was 107.25 and sales tax is 7.25%',
    slug: 'sales-tax',
    given: { mode: 'extract', grossPrice: 107.25, taxRate: 7.25 },
  },
  {
    ask: 'I paid $53.74 with tax for something priced $49.99 before tax, what is the sales tax rate?',
    slug: 'sales-tax',
    given: { mode: 'rate', netPrice: 49.99, grossPrice: 53.74 },
  },
  {
    ask: 'sales tax on a 1,250 dollar laptop at 6 percent',
    slug: 'sales-tax',
    given: { mode: 'add', netPrice: 1250, taxRate: 6 },
  },
  {
    ask: 'ADD 9.5% SALES TAX TO 200 BUCKS',
    slug: 'sales-tax',
    given: { mode: 'add', netPrice: 200, taxRate: 9.5 },
  },
  {
    ask: 'sales tax of 7 percent on $89.95, what do i pay in total',
    slug: 'sales-tax',
    given: { mode: 'add', netPrice: 89.95, taxRate: 7 },
  },
  { ask: 'sales tax on $120', slug: 'sales-tax', why: 'the rate is missing' },
  { ask: 'how much is 8% sales tax', slug: 'sales-tax', why: 'the price is missing' },
  {
    ask: 'sales tax in texas on 50 dollars',
    slug: 'sales-tax',
    why: 'the rates of the states are not offered',
  },
  {
    ask: 'sales tax 8.875% on 50 plus 5.99 shipping',
    slug: 'sales-tax',
    why: 'the shipping has no place',
  },

  // vat
  {
    ask: 'add 20% vat to 150',
    slug: 'vat',
    given: { mode: 'add', netPrice: 150, vatRate: 20 },
  },
  {
    ask: '£1,200 including 20% VAT, what is it without VAT?',
    slug: 'vat',
    given: { mode: 'remove', grossPrice: 1200, vatRate: 20 },
  },
  {
    ask: 'gst 18% on Rs 2500',
    slug: 'vat',
    given: { mode: 'add', netPrice: 2500, vatRate: 18 },
  },
  {
    ask: 'remove 7.5 percent vat from 10,750 naira',
    slug: 'vat',
    given: { mode: 'remove', grossPrice: 10750, vatRate: 7.5 },
  },
  {
    ask: 'price without vat €84 vat rate five per cent what is the price with vat',
    slug: 'vat',
    given: { mode: 'add', netPrice: 84, vatRate: 5 },
  },
  {
    ask: '525 inclusive of 5% vat, how much is the vat',
    slug: 'vat',
    given: { mode: 'remove', grossPrice: 525, vatRate: 5 },
  },
  {
    ask: 'what is 80 euros plus 19% vat',
    slug: 'vat',
    given: { mode: 'add', netPrice: 80, vatRate: 19 },
  },
  { ask: 'vat on 100', slug: 'vat', why: 'the rate is missing' },
  { ask: 'add 20% vat', slug: 'vat', why: 'the price is missing' },
  { ask: 'add 250% vat to 80', slug: 'vat', why: '250% is more than 100%' },
  {
    ask: '20% vat on 150 plus a delivery of 12.95',
    slug: 'vat',
    why: 'the delivery has no place',
  },
  {
    ask: '3.5% raise on 58,000',
    slug: 'pay-raise',
    given: { mode: 'percent', oldPay: 58000, payPeriod: 'year', raisePercent: 3.5 },
  },
  {
    ask: '8 hours of overtime at 15 an hour',
    slug: 'overtime-pay',
    why: 'the hours of the week are missing',
  },
  {
    ask: '30k a year is how much per month before tax',
    slug: 'salary-converter',
    given: { amount: 30000, per: 'year' },
  },
  {
    ask: '30k a year is how much per month after tax',
    slug: 'salary-converter',
    why: 'it asks for the pay after tax',
  },
  {
    ask: '5 off each on a price of 35',
    slug: 'discount',
    given: { price: 35, discounts: [{ kind: 'amount', value: 5 }] },
  },
];
