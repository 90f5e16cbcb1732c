import { defineCalculator } from '#schemas/manifest.ts';

export default defineCalculator({
  title: 'Fuel Cost Calculator',
  summary: 'The fuel that a trip takes and what it costs, in litres or gallons.',
  intro:
    'Enter the distance, what your vehicle consumes and the price of fuel. Choose the units that your car and your filling station use.',
  description:
    'Work out the fuel for a trip and its cost from distance, consumption (km per litre, litres per 100 km or miles per gallon) and the price of fuel.',
  keywords: [
    'fuel',
    'petrol',
    'diesel',
    'gas',
    'trip',
    'mileage',
    'fuel consumption',
    'fuel efficiency',
    'fuel economy',
    'mpg',
    'km per litre',
    'litres per 100 km',
  ],
  ask: {
    names: ['petrol cost', 'gas cost', 'gas money', 'petrol money', 'cost to drive', 'cost of driving', 'diesel cost'],
    without: ['way', 'electric', 'ev', 'return'],
  },
  related: [
    'fuel-economy-converter',
    'speed-distance-time',
    'auto-loan',
    'car-insurance',
    'electricity',
    'volume-converter',
  ],
  order: 3,
  fields: {
    unit: {
      kind: 'choice',
      label: 'Units',
      assumed: true,
      options: {
        metric: { label: 'Kilometres and litres (km/L)' },
        per100: { label: 'Kilometres and litres (L/100 km)' },
        us: { label: 'Miles and US gallons', say: ['us mpg', 'us gallon'] },
        imperial: { label: 'Miles and imperial gallons', say: ['uk mpg', 'imperial mpg', 'imperial gallon', 'uk gallon'] },
      },
      default: 'metric',
    },
    distance: {
      kind: 'number',
      label: 'Distance',
      symbol: 'd',
      quantity: 'distance',
      say: ['journey', 'commute', 'road trip'],
      help: 'For a return trip, count both ways.',
      unit: { by: 'unit', units: { metric: 'km', per100: 'km', us: 'mi', imperial: 'mi' } },
      above: 0,
      step: 10,
    },
    fuelEfficiency: {
      kind: 'number',
      label: 'Fuel consumption',
      say: ['mileage', 'mpg', 'average', 'gives', 'does', 'gets', 'economy', 'efficiency', 'uses', 'burns'],
      symbol: 'e',
      help: 'The figure that your car or its papers show, in the unit beside the field.',
      unit: {
        by: 'unit',
        units: { metric: 'km/L', per100: 'L/100 km', us: 'mi/US gal', imperial: 'mi/imp gal' },
      },
      above: 0,
      step: 0.5,
    },
    fuelPrice: {
      kind: 'number',
      label: 'Fuel price',
      symbol: 'p',
      quantity: 'unitPrice',
      say: ['petrol', 'diesel', 'gas', 'gasoline', 'pump', 'per litre', 'a litre', 'per gallon', 'a gallon'],
      help: 'For one litre or one gallon, in any currency.',
      unit: {
        by: 'unit',
        units: { metric: 'per L', per100: 'per L', us: 'per US gal', imperial: 'per imp gal' },
      },
      above: 0,
      step: 0.01,
    },
  },
  results: {
    totalCost: {
      kind: 'money',
      label: 'Fuel cost',
      say: ['cost', 'petrol cost', 'gas cost', 'diesel cost', 'petrol', 'diesel', 'gas'],
      headline: true,
      symbol: 'C',
      formula: 'fuelNeeded * fuelPrice',
    },
    fuelNeeded: {
      kind: 'number',
      label: 'Fuel needed',
      unit: { by: 'unit', units: { metric: 'L', per100: 'L', us: 'US gal', imperial: 'imp gal' } },
      symbol: 'F',
      formula: [
        {
          when: 'per100',
          formula: 'distance * fuelEfficiency / hundred',
          because: 'The consumption is what {hundred} km take',
        },
        { formula: 'distance / fuelEfficiency', because: 'The consumption is how far one unit of fuel goes' },
      ],
      constants: { hundred: { label: 'Distance that litres per 100 km are for', symbol: 'h', value: 100, unit: 'km' } },
    },
  },
  cases: { per100: { field: 'unit', is: 'per100' } },
  cautions: [
    { say: 'This is the cost of the fuel alone. Tolls, parking and the wear of the vehicle come on top.' },
    {
      when: [
        { field: 'unit', is: 'metric' },
        { field: 'fuelEfficiency', below: 9 },
      ],
      say: 'Check the unit: less than 9 km per litre is a high consumption for a car. If your figure is in litres per 100 km, choose that unit instead.',
    },
    {
      when: ['per100', { field: 'fuelEfficiency', above: 25 }],
      say: 'Check the unit: hardly any car uses more than 25 litres per 100 km. If your figure is in kilometres per litre or miles per gallon, choose that unit instead.',
    },
  ],
  variations: [
    {
      of: 'fuelEfficiency',
      label: 'The same trip with a higher and a lower fuel consumption',
      at: { step: 1, times: 3 },
      shows: ['fuelNeeded', 'totalCost'],
    },
  ],
  examples: [
    {
      title: 'A weekend drive of 450 km at 15 km per litre, with fuel at 1.65 a litre',
      given: { distance: 450, fuelEfficiency: 15, fuelPrice: 1.65 },
      asked: ['fuel cost for 450 km at 15 km/l and 1.65 per litre'],
      shows: { fuelNeeded: '30.00 L', totalCost: '49.50' },
    },
    {
      title: 'A year of 15,000 miles at 40 miles per US gallon, with fuel at 2.60 a gallon',
      given: { unit: 'us', distance: '15,000', fuelEfficiency: 40, fuelPrice: 2.6 },
      shows: { fuelNeeded: '375.00 US gal', totalCost: '975.00' },
      source: 'US Department of Energy, Fact #170: Fuel Economy Saves $$$, 2001',
    },
    {
      title: 'A trip of 815 km at 9 litres per 100 km, with fuel at 1.50 a litre',
      given: { unit: 'per100', distance: 815, fuelEfficiency: 9, fuelPrice: 1.5 },
      asked: ['petrol for 815 km at 9 litres per 100 km, 1.50 a litre'],
      shows: { fuelNeeded: '73.35 L', totalCost: '110.03' },
      source:
        'Royal Automobile Club of Queensland (RACQ), Estimating the cost of fuel for a trip, where 110.03 is given as 110',
    },
    {
      title: 'The same year of 15,000 miles at 50 miles per US gallon',
      given: { unit: 'us', distance: '15,000', fuelEfficiency: 50, fuelPrice: 2.6 },
      asked: ['gas cost for 15,000 miles at 50 miles per US gallon and $2.60 per US gallon'],
      shows: { fuelNeeded: '300.00 US gal', totalCost: '780.00' },
      source: 'US Department of Energy, Fact #170: Fuel Economy Saves $$$, 2001, table',
    },
    {
      title: 'A month of driving to work: 600 miles at 45 miles per imperial gallon, with fuel at 6.50 a gallon',
      given: { unit: 'imperial', distance: 600, fuelEfficiency: 45, fuelPrice: 6.5 },
      shows: { fuelNeeded: '13.33 imp gal', totalCost: '86.67' },
    },
    {
      title: 'A half is rounded up: the cost is 1.505 exactly',
      given: { distance: 10, fuelEfficiency: 12, fuelPrice: 1.806 },
      shows: { fuelNeeded: '0.83 L', totalCost: '1.51' },
      shown: false,
    },
    {
      title: 'A half is rounded up in litres per 100 km too: 0.125 litres exactly',
      given: { unit: 'per100', distance: 2.5, fuelEfficiency: 5, fuelPrice: 1 },
      shows: { fuelNeeded: '0.13 L', totalCost: '0.13' },
      shown: false,
    },
    {
      title: 'Eight litres per 100 km are 12.5 km per litre: the drive costs the same in both',
      given: { unit: 'per100', distance: 450, fuelEfficiency: 8, fuelPrice: 1.65 },
      shows: { fuelNeeded: '36.00 L', totalCost: '59.40' },
      shown: false,
    },
    {
      title: 'The same drive, entered as 12.5 km per litre',
      given: { distance: 450, fuelEfficiency: 12.5, fuelPrice: 1.65 },
      shows: { fuelNeeded: '36.00 L', totalCost: '59.40' },
      shown: false,
    },
  ],
  laws: [
    { law: 'rises', raise: 'distance', result: 'totalCost' },
    { law: 'holds', raise: 'fuelPrice', result: 'fuelNeeded' },
    { law: 'scales', fields: ['distance'], results: ['fuelNeeded', 'totalCost'] },
    { law: 'scales', fields: ['fuelPrice'], results: ['totalCost'] },
  ],
  actions: { calculate: 'Calculate Fuel Cost' },
  reviewed: '2026-11',
  compute: 'formulas',
});
