import { defineCalculator } from '#schemas/manifest.ts';

export default defineCalculator({
  title: 'Property Tax Calculator',
  summary: 'The tax on a property for a month, a year and several years.',
  intro:
    'Enter the taxable value, the tax rate and a number of years to see the tax for one year and for all years together.',
  description:
    'Work out property tax from the assessed value and the rate in percent or mills: the tax for a month, a year and several years, with examples.',
  keywords: ['property tax', 'real estate tax', 'assessed value', 'mill rate', 'mills', 'home', 'house tax'],
  ask: {
    names: ['tax on house', 'tax on home', 'tax on property'],
    without: ['mill', 'millage', 'exemption', 'homestead', 'council'],
  },
  related: ['mortgage-affordability', 'mortgage', 'home-insurance', 'rent-vs-buy', 'real-estate-roi', 'income-tax'],
  audience: 'For home owners who know the taxable value and the rate',
  whenNotToUse: [
    { text: 'To see the tax inside a monthly home payment', use: 'mortgage' },
    { text: 'To see which price your income allows with the tax', use: 'mortgage-affordability' },
  ],
  order: 3,
  fields: {
    propertyValue: {
      kind: 'number',
      label: 'Taxable value',
      symbol: 'V',
      quantity: 'homePrice',
      say: ['worth', 'assess', 'assessment', 'property value'],
      help: 'From your bill, after exemptions. It is often below the market price.',
      min: 0,
      step: 1000,
      default: 300000,
    },
    taxRate: {
      kind: 'number',
      label: 'Tax rate',
      symbol: 'r',
      quantity: 'propertyTaxRate',
      say: ['rate', 'at'],
      help: 'The rates of all authorities together. Divide mills by 10: 12 mills are 1.2%.',
      unit: '% a year',
      min: 0,
      step: 0.1,
      default: 1.2,
    },
    years: {
      kind: 'number',
      label: 'Years',
      symbol: 't',
      quantity: 'yearsOwned',
      say: ['after', 'own'],
      assumed: true,
      help: 'How many years to add up. For six months, enter 0.5.',
      unit: 'years',
      above: 0,
      default: 1,
    },
  },
  results: {
    annual: {
      kind: 'money',
      label: 'Tax per year',
      say: ['tax is', 'tax bill', 'tax', 'property tax', 'house tax'],
      headline: true,
      symbol: 'T',
      formula: 'propertyValue * taxRate / 100',
    },
    total: { kind: 'money', label: 'Tax over the years', symbol: 'S', formula: 'annual * years' },
  },
  workings: {
    monthly: { kind: 'money', label: 'Tax per month', symbol: 'T_m', formula: 'annual / 12' },
  },
  verdict: [
    {
      when: { figure: 'annual', above: 0 },
      say: 'If your lender does not collect it, put {monthly} aside every month.',
    },
  ],
  cautions: [
    {
      when: { field: 'taxRate', above: 5 },
      say: 'A rate above 5% of the full value is unusual. If your bill states mills, divide them by 10: 12 mills are 1.2%.',
    },
    {
      when: { field: 'years', above: 1 },
      say: 'The total assumes the same value and rate in every year. Both usually change, and a sale often leads to a new valuation.',
    },
    {
      say: 'The bill from your tax office is the one that counts. Before you buy, ask what the tax will be after the sale.',
    },
  ],
  variations: [
    {
      of: 'taxRate',
      label: 'The same property at other tax rates',
      at: { step: 0.1, times: 3 },
      shows: ['annual', 'total'],
    },
  ],
  tables: {
    periods: {
      label: 'Tax by period',
      help: 'What to put aside, from one month to ten years, while value and rate stay the same.',
      columns: {
        period: {
          kind: 'text',
          label: 'Period',
          labels: {
            month: 'One month',
            quarter: 'Three months',
            half: 'Six months',
            year: 'One year',
            five: 'Five years',
            ten: 'Ten years',
          },
        },
        tax: { kind: 'money', label: 'Tax' },
      },
    },
  },
  examples: [
    {
      title: 'A taxable value of 300,000 at 1.2% over ten years',
      given: { years: 10 },
      shows: { annual: '3,600.00', total: '36,000.00' },
    },
    {
      title: 'The same home after an exemption of 50,000',
      given: { propertyValue: 250000, years: 10 },
      shows: { annual: '3,000.00', total: '30,000.00' },
    },
    {
      title: 'Half a year on a value of 187,500 at 0.96%',
      given: { propertyValue: '187,500', taxRate: '0.96%', years: 0.5 },
      shows: { annual: '1,800.00', total: '900.00' },
    },
    {
      title: 'A rate of 20 mills on a value of 150,000',
      given: { propertyValue: 150000, taxRate: 2 },
      asked: ['property tax on a house worth 150,000 at 2%'],
      shows: { annual: '3,000.00' },
      source: 'Municipal Securities Rulemaking Board, Glossary of Municipal Securities Terms, “Millage”',
    },
    {
      title: 'A home in Greenwich, Connecticut: 665,000 at 11.59 mills',
      given: { propertyValue: 665000, taxRate: 1.159 },
      shows: { annual: '7,707.35' },
      source: 'Town of Greenwich, Connecticut, answers to frequent questions on the mill rate',
    },
    {
      title: 'A home in Colorado, assessed at 20,295 and taxed at 50 mills',
      given: { propertyValue: 20295, taxRate: 5 },
      shows: { annual: '1,014.75' },
      source: 'Delta County, Colorado, answers to frequent questions on property tax',
    },
    {
      title: 'Half a cent rounds up: 100.50 at 1%',
      given: { propertyValue: 100.5, taxRate: 1 },
      shows: { annual: '1.01', total: '1.01' },
      shown: false,
    },
    {
      title: 'No rate, no tax',
      given: { taxRate: 0, years: 5 },
      shows: { annual: '0.00', total: '0.00' },
      shown: false,
    },
  ],
  laws: [
    { law: 'rises', raise: 'taxRate', result: 'annual' },
    { law: 'holds', raise: 'years', result: 'annual' },
    { law: 'scales', fields: ['propertyValue'], results: ['annual', 'total'] },
    { law: 'scales', fields: ['years'], results: ['total'] },
  ],
  actions: { calculate: 'Calculate Tax' },
  published: '2026-11-21',
  reviewed: '2026-11-22',
  compute: 'formulas',
});
