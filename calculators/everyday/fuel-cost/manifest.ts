import { defineCalculator } from '#schemas/manifest.ts';

export default defineCalculator({
  title: 'Fuel Cost Calculator',
  summary: 'The fuel that a trip takes and what it costs, in litres or gallons.',
  intro:
    'Enter the distance, how far your vehicle goes on one unit of fuel, and the price of that unit: in kilometres and litres, or in miles and gallons, US or imperial.',
  description:
    'Work out the fuel for a trip and its cost from the distance, the fuel efficiency (km per litre or miles per gallon) and the price of fuel.',
  keywords: ['fuel', 'petrol', 'diesel', 'gas', 'trip', 'mileage', 'mpg', 'km per litre'],
  related: ['age', 'tip', 'unit-converter', 'timezone', 'electricity'],
  order: 3,
  fields: {
    unit: {
      kind: 'choice',
      label: 'Units',
      options: {
        metric: { label: 'Kilometres and litres' },
        us: { label: 'Miles and US gallons' },
        imperial: { label: 'Miles and imperial gallons' },
      },
      default: 'metric',
    },
    distance: {
      kind: 'number',
      label: 'Distance',
      symbol: 'd',
      help: 'For a return trip, count both ways.',
      unit: { by: 'unit', units: { metric: 'km', us: 'mi', imperial: 'mi' } },
      above: 0,
      step: 10,
    },
    fuelEfficiency: {
      kind: 'number',
      label: 'Fuel efficiency',
      symbol: 'e',
      help: 'How far the vehicle goes on one unit of fuel. For litres per 100 km, divide 100 by that figure.',
      unit: { by: 'unit', units: { metric: 'km/L', us: 'mi/US gal', imperial: 'mi/imp gal' } },
      above: 0,
      step: 0.5,
    },
    fuelPrice: {
      kind: 'number',
      label: 'Fuel price',
      symbol: 'p',
      help: 'In any currency.',
      unit: { by: 'unit', units: { metric: 'per L', us: 'per US gal', imperial: 'per imp gal' } },
      above: 0,
      step: 0.01,
    },
  },
  results: {
    totalCost: { kind: 'money', label: 'Fuel cost', headline: true, symbol: 'C', formula: 'fuelNeeded * fuelPrice' },
    fuelNeeded: {
      kind: 'number',
      label: 'Fuel needed',
      unit: { by: 'unit', units: { metric: 'L', us: 'US gal', imperial: 'imp gal' } },
      symbol: 'F',
      formula: 'distance / fuelEfficiency',
    },
  },
  examples: [
    {
      title: '450 km at 15 km per litre, with fuel at 1.65 a litre',
      given: { distance: 450, fuelEfficiency: 15, fuelPrice: 1.65 },
      shows: { fuelNeeded: '30.00 L', totalCost: '49.50' },
      source: 'Our own: no further example printed by a textbook, agency or standard is known to us',
    },
    {
      title: 'A year of 15,000 miles at 40 miles per gallon, with fuel at 2.60 a gallon',
      given: { unit: 'us', distance: '15,000', fuelEfficiency: 40, fuelPrice: 2.6 },
      shows: { fuelNeeded: '375.00 US gal', totalCost: '975.00' },
      source: 'US Department of Energy, Fact #170, 18 June 2001',
    },
    {
      title: 'A half is rounded up: the cost is 1.505 exactly',
      given: { distance: 10, fuelEfficiency: 12, fuelPrice: 1.806 },
      shows: { fuelNeeded: '0.83 L', totalCost: '1.51' },
    },
  ],
  laws: [
    { law: 'rises', raise: 'distance', result: 'totalCost' },
    { law: 'falls', raise: 'fuelEfficiency', result: 'fuelNeeded' },
    { law: 'holds', raise: 'fuelPrice', result: 'fuelNeeded' },
    { law: 'scales', fields: ['distance'], results: ['fuelNeeded', 'totalCost'] },
    { law: 'scales', fields: ['fuelPrice'], results: ['totalCost'] },
  ],
  actions: { calculate: 'Calculate Fuel Cost' },
  compute: 'formulas',
});
