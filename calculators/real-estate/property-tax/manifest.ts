import { defineCalculator } from '#schemas/manifest.ts';

export default defineCalculator({
  title: 'Property Tax Calculator',
  summary: 'The yearly tax on a property, and what it adds up to over the years.',
  intro: 'Enter the taxable value, the yearly rate and the number of years to see the tax for one year and for all of them.',
  description:
    'Work out property tax from the assessed value and the yearly rate: the tax for one year and the total over several, with the formula and an example.',
  keywords: ['property tax', 'real estate tax', 'assessed value', 'mill rate', 'council', 'home'],
  related: ['mortgage-affordability', 'rent-vs-buy', 'real-estate-roi', 'construction-cost'],
  order: 3,
  fields: {
    propertyValue: {
      kind: 'number',
      label: 'Property value',
      symbol: 'V',
      help: 'The value that the tax office uses, after exemptions.',
      min: 0,
      step: 1000,
      default: 300000,
    },
    taxRate: {
      kind: 'number',
      label: 'Tax rate',
      symbol: 'r',
      help: 'All levies together. A rate of 12 mills is 1.2 %.',
      unit: '% a year',
      min: 0,
      step: 0.1,
      default: 1.2,
    },
    years: { kind: 'number', label: 'Years', symbol: 't', unit: 'years', above: 0, step: 1, default: 1 },
  },
  results: {
    annual: { kind: 'money', label: 'Tax per year', headline: true, symbol: 'T', formula: 'propertyValue * taxRate / 100' },
    total: { kind: 'money', label: 'Tax over the years', symbol: 'S', formula: 'annual * years' },
  },
  examples: [
    {
      title: 'A value of 300,000 at 1.2 % over 10 years',
      given: { years: 10 },
      shows: { annual: '3,600.00', total: '36,000.00' },
      source: 'Our own: no example printed by a textbook, agency or standard is known to us',
    },
    {
      title: 'The same after an exemption of 50,000',
      given: { propertyValue: 250000, years: 10 },
      shows: { annual: '3,000.00', total: '30,000.00' },
    },
    {
      title: 'Half a cent rounds up: 100.50 at 1 %',
      given: { propertyValue: 100.5, taxRate: 1 },
      shows: { annual: '1.01', total: '1.01' },
    },
    {
      title: 'Half a year on 187,500 at 0.96 %',
      given: { propertyValue: '187,500', taxRate: '0.96%', years: 0.5 },
      shows: { annual: '1,800.00', total: '900.00' },
    },
    {
      title: 'No rate, no tax',
      given: { taxRate: 0, years: 5 },
      shows: { annual: '0.00', total: '0.00' },
    },
  ],
  laws: [
    { law: 'rises', raise: 'taxRate', result: 'annual' },
    { law: 'holds', raise: 'years', result: 'annual' },
    { law: 'scales', fields: ['propertyValue'], results: ['annual', 'total'] },
    { law: 'scales', fields: ['years'], results: ['total'] },
  ],
  actions: { calculate: 'Calculate Tax' },
  compute: 'formulas',
});
