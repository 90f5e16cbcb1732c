import type { Question } from './question.ts';

export const questions: readonly Question[] = [
  // crypto-profit
  {
    ask: 'bought 100 dogecoin at 8 cents each and sold at 21 cents each, no fees, crypto profit',
    slug: 'crypto-profit',
    given: { amount: 100, buyPrice: 0.08, sellPrice: 0.21, buyFee: 0, sellFee: 0 },
  },
  {
    ask: 'crypto profit bought 0.5 btc at 30000 sold at 45000 with 0.1% fee on both the buy and the sell',
    slug: 'crypto-profit',
    given: { amount: 0.5, buyPrice: 30000, sellPrice: 45000, buyFee: 0.1, sellFee: 0.1 },
  },
  {
    ask: 'How much profit do I make if I buy 2 ethereum at $1,800 and sell them at $2,650, no fees?',
    slug: 'crypto-profit',
    given: { amount: 2, buyPrice: 1800, sellPrice: 2650, buyFee: 0, sellFee: 0 },
  },
  {
    ask: 'crypto buy price 0.32 sell price 0.55 amount 10,000 coins buy fee 0.25% sell fee half a percent',
    slug: 'crypto-profit',
    given: { buyPrice: 0.32, sellPrice: 0.55, amount: 10000, buyFee: 0.25, sellFee: 0.5 },
  },
  {
    ask: 'bitcoin loss: bought 0.05 coins at 62k, sold at 58.5k, zero buy fee and 0.4 percent sell fee',
    slug: 'crypto-profit',
    given: { amount: 0.05, buyPrice: 62000, sellPrice: 58500, buyFee: 0, sellFee: 0.4 },
  },
  {
    ask: 'crypto profit 1.5 coins bought @ €2,100 sold @ €1,950 buy fee 0.2% sell fee 0.2%',
    slug: 'crypto-profit',
    given: { amount: 1.5, buyPrice: 2100, sellPrice: 1950, buyFee: 0.2, sellFee: 0.2 },
  },
  {
    ask: 'bitcoin profit if i bought at 25000 and sold at 60000',
    slug: 'crypto-profit',
    why: 'the amount is missing',
  },
  {
    ask: 'crypto profit on 3 eth bought at 1500 without fees',
    slug: 'crypto-profit',
    why: 'the sell price is missing',
  },
  {
    ask: 'crypto profit 0.2 btc bought at 40000 sold at 52000, no fees, 30% tax',
    slug: 'crypto-profit',
    why: 'the tax has no place in the calculator',
  },
  {
    ask: 'at what price must i sell 1 btc bought at 50000 without fees to make a profit of 8000',
    slug: 'crypto-profit',
    why: 'it asks for the sell price from the profit',
  },
  { ask: 'what will bitcoin be worth in 2030', why: 'no calculator foretells prices' },

  // domain-value
  { ask: 'cheap .com domain names under 10 dollars', why: 'it asks for an offer' },
  {
    ask: 'domain value .com revenue 12000 a year, 5000 visits a month, 300 backlinks, 8 years old',
    slug: 'domain-value',
    given: {
      annualRevenue: 12000,
      monthlyTraffic: 5000,
      backlinks: 300,
      domainAge: 8,
      extension: 'com',
    },
  },
  {
    ask: 'What is my .io domain worth if it earns $4,500 a year, has 20k monthly visits, 150 backlinks and is 3 years old?',
    slug: 'domain-value',
    given: {
      annualRevenue: 4500,
      monthlyTraffic: 20000,
      backlinks: 150,
      domainAge: 3,
      extension: 'ioCo',
    },
  },
  {
    ask: 'value of a .org domain aged 12 years, no revenue, 1,200 visits per month, 2500 backlinks',
    slug: 'domain-value',
    given: {
      annualRevenue: 0,
      monthlyTraffic: 1200,
      backlinks: 2500,
      domainAge: 12,
      extension: 'netOrg',
    },
  },
  {
    ask: 'domain worth annual revenue 30k monthly traffic 45,000 backlinks 900 age 18 months extension .net',
    slug: 'domain-value',
    given: {
      annualRevenue: 30000,
      monthlyTraffic: 45000,
      backlinks: 900,
      domainAge: 1.5,
      extension: 'netOrg',
    },
  },
  {
    ask: 'how much is my domain worth',
    slug: 'domain-value',
    why: 'nothing about the domain is stated',
  },
  {
    ask: 'domain value .com 12 characters, 4000 revenue a year, 5000 visits a month, 200 backlinks, 6 years old',
    slug: 'domain-value',
    why: 'the length of the name has no place in the calculator',
  },
  {
    ask: 'how many backlinks does a .com of 5 years need to be worth 20000',
    slug: 'domain-value',
    why: 'it asks for the backlinks from the value',
  },
  {
    ask: 'domain value .com 5000 10000 200 4',
    slug: 'domain-value',
    why: 'the bare numbers could be swapped',
  },
  {
    ask: 'a domain earns 250 a month, what is it worth at 30 times monthly earnings',
    slug: 'domain-value',
    why: 'a multiple has no place in the calculator',
  },
];
