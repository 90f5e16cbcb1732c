import type { Question } from './question.ts';

export const questions: readonly Question[] = [
  // break-even
  {
    ask: 'break even point fixed costs 12000 price 25 variable cost 10',
    slug: 'break-even',
    given: { fixedCosts: 12000, pricePerUnit: 25, variableCostPerUnit: 10 },
  },
  {
    ask: 'I sell mugs at $15 each, they cost me $6 each to make and my fixed costs are $2,700. How many do I need to sell to break even?',
    slug: 'break-even',
    given: { fixedCosts: 2700, pricePerUnit: 15, variableCostPerUnit: 6 },
  },
  {
    ask: 'breakeven units: fixed 1.5 lakh, selling price Rs 499 per unit, variable Rs 299 per unit',
    slug: 'break-even',
    given: { fixedCosts: 150000, pricePerUnit: 499, variableCostPerUnit: 299 },
  },
  {
    ask: 'how many cups of coffee to break even if overheads are £3,200, a cup sells for £3.20 and the variable cost is 80p a cup',
    slug: 'break-even',
    given: { fixedCosts: 3200, pricePerUnit: 3.2, variableCostPerUnit: 0.8 },
  },
  {
    ask: 'brake even fixed cost 50k unit price 120 variable cost per unit 45.50',
    slug: 'break-even',
    given: { fixedCosts: 50000, pricePerUnit: 120, variableCostPerUnit: 45.5 },
  },
  {
    ask: 'break even online course: fixed costs 4000 euros, price 80 euros per unit, no variable cost',
    slug: 'break-even',
    given: { fixedCosts: 4000, pricePerUnit: 80, variableCostPerUnit: 0 },
  },
  {
    ask: 'break even with fixed costs of 8000 and a price of 20 per unit',
    slug: 'break-even',
    why: 'the variable cost is missing',
  },
  {
    ask: 'break even if i sell at 30 each and each unit costs 18',
    slug: 'break-even',
    why: 'the fixed costs are missing',
  },
  {
    ask: 'break even fixed costs 5000 price 8 variable cost 10',
    slug: 'break-even',
    why: 'the price is not above the variable cost',
  },
  {
    ask: 'what price do i have to charge to break even on 500 units with fixed costs of 10000 and a variable cost of 8',
    slug: 'break-even',
    why: 'it asks for the price from the break-even point',
  },
  { ask: 'break even 1000 20 10', slug: 'break-even', why: 'the bare numbers could be swapped' },

  // freelance-rate
  {
    ask: 'freelance rate to earn 80000 a year with 12000 expenses, 46 weeks a year, 25 billable hours a week',
    slug: 'freelance-rate',
    given: { desiredIncome: 80000, annualExpenses: 12000, weeksPerYear: 46, hoursPerWeek: 25 },
  },
  {
    ask: 'What hourly rate should I charge as a freelancer if I want to make £55k a year, have £6,500 of yearly expenses, and work 44 weeks at 30 billable hours per week?',
    slug: 'freelance-rate',
    given: { desiredIncome: 55000, annualExpenses: 6500, weeksPerYear: 44, hoursPerWeek: 30 },
  },
  {
    ask: 'freelance hourly rate desired income 18 lakh, business expenses 2,40,000 a year, 48 weeks, 20 hours a week',
    slug: 'freelance-rate',
    given: { desiredIncome: 1800000, annualExpenses: 240000, weeksPerYear: 48, hoursPerWeek: 20 },
  },
  {
    ask: 'freelancer rate income 100k no expenses 50 weeks 32 hrs/week',
    slug: 'freelance-rate',
    given: { desiredIncome: 100000, annualExpenses: 0, weeksPerYear: 50, hoursPerWeek: 32 },
  },
  {
    ask: 'freelance rate for 60000 dollars a year, expenses 500 a month, 45 weeks of 28 billable hours',
    slug: 'freelance-rate',
    given: { desiredIncome: 60000, annualExpenses: 6000, weeksPerYear: 45, hoursPerWeek: 28 },
  },
  {
    ask: 'freelance rate to earn 70000 a year with 5000 expenses',
    slug: 'freelance-rate',
    why: 'the weeks and the hours are missing',
  },
  {
    ask: 'freelance rate with 10000 expenses a year, 46 weeks, 30 billable hours a week',
    slug: 'freelance-rate',
    why: 'the desired income is missing',
  },
  {
    ask: 'freelance rate desired income 80000, expenses 10000, 46 weeks, 30 hours a week, 25% tax',
    slug: 'freelance-rate',
    why: 'the tax has no place in the calculator',
  },
  {
    ask: 'freelancing at 65 an hour, 44 weeks, 25 hours a week, 8000 expenses, what income is left',
    slug: 'freelance-rate',
    why: 'it asks for the income from the rate',
  },

  // payroll
  {
    ask: 'payroll 40 hours at $22 an hour with 18% tax',
    slug: 'payroll',
    given: { hourlyRate: 22, hoursWorked: 40, taxRate: 18 },
  },
  {
    ask: 'What is my net pay for 37.5 hours at £14.20 per hour if 20 percent tax is taken?',
    slug: 'payroll',
    given: { hourlyRate: 14.2, hoursWorked: 37.5, taxRate: 20 },
  },
  {
    ask: 'take home pay 80 hrs 18.75/hr tax rate 12½%',
    slug: 'payroll',
    given: { hourlyRate: 18.75, hoursWorked: 80, taxRate: 12.5 },
  },
  {
    ask: 'net pay thirty hours twenty five bucks an hour ten percent tax',
    slug: 'payroll',
    given: { hourlyRate: 25, hoursWorked: 30, taxRate: 10 },
  },
  {
    ask: 'payroll: hourly rate Rs 350, 160 hours worked, no tax',
    slug: 'payroll',
    given: { hourlyRate: 350, hoursWorked: 160, taxRate: 0 },
  },
  {
    ask: 'net pay for 35 hours at 19 dollars an hour',
    slug: 'payroll',
    why: 'the tax rate is missing',
  },
  { ask: 'payroll net pay $24 an hour, 15% tax', slug: 'payroll', why: 'the hours are missing' },
  {
    ask: 'payroll 40 hours at 20 an hour, 120% tax',
    slug: 'payroll',
    why: 'the tax rate is above 100 %',
  },
  {
    ask: 'payroll 40 hours at $20 an hour, 15% tax, minus $85 for health plan',
    slug: 'payroll',
    why: 'the deduction has no place in the calculator',
  },
  {
    ask: 'net pay was 640 for 40 hours at 20% tax, what is the hourly rate',
    slug: 'payroll',
    why: 'it asks for the rate from the pay',
  },

  // profit-margin
  {
    ask: 'profit margin cost 60 revenue 100',
    slug: 'profit-margin',
    given: { cost: 60, revenue: 100 },
  },
  {
    ask: 'What is the profit margin if revenue is $125,000 and costs are $92,500?',
    slug: 'profit-margin',
    given: { cost: 92500, revenue: 125000 },
  },
  {
    ask: 'profit margin on revenue of 4.8 lakh with cost of 3.6 lakh',
    slug: 'profit-margin',
    given: { cost: 360000, revenue: 480000 },
  },
  {
    ask: 'our shop took in £18k in revenue and the costs came to £13,250, profit margin?',
    slug: 'profit-margin',
    given: { cost: 13250, revenue: 18000 },
  },
  {
    ask: 'profitmargin revenue 1.2m cost 1.35m',
    slug: 'profit-margin',
    given: { cost: 1350000, revenue: 1200000 },
  },
  { ask: 'profit margin on revenue of 40000', slug: 'profit-margin', why: 'the cost is missing' },
  {
    ask: 'profit margin when the cost is 250',
    slug: 'profit-margin',
    why: 'the revenue is missing',
  },
  { ask: 'profit margin 80 120', slug: 'profit-margin', why: 'cost and revenue could be swapped' },
  {
    ask: 'profit margin cost 500 revenue 0',
    slug: 'profit-margin',
    why: 'there is no margin without revenue',
  },
  {
    ask: 'profit margin revenue 90000, cost 60000, 25% corporation tax',
    slug: 'profit-margin',
    why: 'the tax has no place in the calculator',
  },

  // roi
  { ask: 'roi of a college degree in 2026', slug: 'roi', why: 'the amounts are missing' },
  {
    ask: 'roi initial investment 5000 final value 6500',
    slug: 'roi',
    given: { initialInvestment: 5000, finalValue: 6500 },
  },
  {
    ask: 'What is the ROI if I invested $12,000 and it is now worth $10,500?',
    slug: 'roi',
    given: { initialInvestment: 12000, finalValue: 10500 },
  },
  {
    ask: 'return on investment put in 2 lakh got back 2.75 lakh',
    slug: 'roi',
    given: { initialInvestment: 200000, finalValue: 275000 },
  },
  {
    ask: 'ROI invested 250k, final value 1.1m',
    slug: 'roi',
    given: { initialInvestment: 250000, finalValue: 1100000 },
  },
  {
    ask: 'roi on shares i invested eight hundred euros in that are now worth nine hundred and fifty euros',
    slug: 'roi',
    given: { initialInvestment: 800, finalValue: 950 },
  },
  {
    ask: 'roi if i invested £1,000 and the final value is nothing',
    slug: 'roi',
    given: { initialInvestment: 1000, finalValue: 0 },
  },
  { ask: 'roi on an investment of 4000', slug: 'roi', why: 'the final value is missing' },
  { ask: 'roi if the final value is 9000', slug: 'roi', why: 'the initial investment is missing' },
  { ask: 'roi 700 900', slug: 'roi', why: 'the bare numbers could be swapped' },
  {
    ask: 'roi initial investment 0 final value 5000',
    slug: 'roi',
    why: 'there is no return on nothing',
  },
  {
    ask: 'roi initial investment 5000, final value 6000, 150 broker fee',
    slug: 'roi',
    why: 'the fee has no place in the calculator',
  },
];
