import { defineCalculator } from '#schemas/manifest.ts';
import { fuelEconomies, fuelEconomyWords } from '#shared/fuel-economy-units.ts';
import { bothDirections, everyUnit, namesOf, signsOf } from '#shared/units.ts';

const amounts = {
  by: 'from',
  units: {
    litersPer100Km: 'L',
    kilometersPerLiter: 'L',
    milesPerUsGallon: 'L',
    milesPerImpGallon: 'L',
    kwhPer100Km: 'kWh',
    milesPerKwh: 'kWh',
    mpge: 'kWh',
  },
} as const;

export default defineCalculator({
  title: 'Fuel Economy Converter',
  summary:
    'Litres per 100 km, miles per gallon (US and imperial), km per litre, and the electric kWh per 100 km, miles per kWh and MPGe.',
  intro:
    'Type the consumption of a car, a motorcycle or an electric vehicle as its maker states it, and read it in the unit you know.',
  description:
    'Fuel economy converter: mpg to L/100 km, L/100 km to mpg, US and UK gallons, km/L, kWh/100 km, mi/kWh and MPGe, exact, with what each step saves.',
  keywords: [
    'fuel economy',
    'fuel consumption',
    'mpg',
    'gas mileage',
    'mpg to l/100km',
    'km/l to mpg',
    'kmpl',
    'UK mpg',
    'imperial gallon',
    'MPGe',
    'kWh/100 km',
    'electric car',
  ],
  related: ['fuel-cost', 'electricity', 'volume-converter', 'unit-converter', 'speed-converter', 'speed-distance-time'],
  audience: 'For drivers who compare consumption figures from different countries',
  whenNotToUse: [
    { text: 'For the fuel and the cost of a trip', use: 'fuel-cost' },
    { text: 'For the cost of charging at a known power', use: 'electricity' },
  ],
  order: 7,
  fields: {
    value: {
      kind: 'number',
      label: 'Value',
      help: 'The figure from the display of the car, its papers or an advertisement.',
      symbol: 'x',
      unit: { by: 'from', units: signsOf(fuelEconomies), keepsNumber: true },
      above: 0,
      message: 'Enter a number above 0: at 0 the other figure has no end.',
      default: 30,
    },
    from: {
      kind: 'choice',
      label: 'From',
      help: 'The unit in which the consumption is stated. In Britain, mpg means imperial gallons.',
      options: namesOf(fuelEconomies, fuelEconomyWords),
      default: 'milesPerUsGallon',
    },
    to: {
      kind: 'choice',
      label: 'To',
      help: 'The unit in which you want to know it.',
      options: namesOf(fuelEconomies, fuelEconomyWords),
      default: 'litersPer100Km',
    },
  },
  cases: {
    fromFuel: {
      field: 'from',
      is: ['litersPer100Km', 'kilometersPerLiter', 'milesPerUsGallon', 'milesPerImpGallon'],
    },
    toFuel: {
      field: 'to',
      is: ['litersPer100Km', 'kilometersPerLiter', 'milesPerUsGallon', 'milesPerImpGallon'],
    },
    fromElectric: { field: 'from', is: ['kwhPer100Km', 'milesPerKwh', 'mpge'] },
    toElectric: { field: 'to', is: ['kwhPer100Km', 'milesPerKwh', 'mpge'] },
  },
  results: {
    converted: {
      kind: 'number',
      label: 'Converted figure',
      headline: true,
      unit: { by: 'to', units: signsOf(fuelEconomies) },
      digits: { significant: 10 },
      symbol: 'y',
      formula: [
        {
          when: { field: 'to', is: 'litersPer100Km' },
          formula: '100 * fuel / distance',
          because: 'This unit counts the fuel for a distance of 100 km',
        },
        { when: { field: 'to', is: 'kilometersPerLiter' }, formula: 'distance / fuel' },
        {
          when: { field: 'to', is: 'milesPerImpGallon' },
          formula: 'distance * impGallon / (fuel * mile)',
        },
        {
          when: { field: 'to', is: 'kwhPer100Km' },
          formula: '100 * gallonEnergy * fuel / (distance * usGallon)',
          because: 'The fuel is counted by its energy: 33.7 kWh in a US gallon',
        },
        {
          when: { field: 'to', is: 'milesPerKwh' },
          formula: 'distance * usGallon / (fuel * mile * gallonEnergy)',
          because: 'The fuel is counted by its energy: 33.7 kWh in a US gallon',
        },
        { formula: 'distance * usGallon / (fuel * mile)' },
      ],
    },
    all: {
      kind: 'table',
      label: 'In all units',
      columns: everyUnit('Figure'),
    },
  },
  workings: {
    distance: {
      kind: 'number',
      label: 'Distance',
      unit: 'km',
      digits: { significant: 10 },
      symbol: 'd',
      formula: [
        { when: { field: 'from', is: 'litersPer100Km' }, formula: '100' },
        { when: { field: 'from', is: 'kilometersPerLiter' }, formula: 'value' },
        {
          when: { field: 'from', is: 'kwhPer100Km' },
          formula: '100 * gallonEnergy',
          because: 'With 33.7 times the energy it goes 33.7 times as far',
        },
        { when: { field: 'from', is: 'milesPerKwh' }, formula: 'value * mile * gallonEnergy' },
        { formula: 'value * mile' },
      ],
    },
    fuel: {
      kind: 'number',
      label: 'Fuel for this distance',
      unit: 'L',
      digits: { significant: 10 },
      symbol: 'f',
      formula: [
        { when: { field: 'from', is: 'litersPer100Km' }, formula: 'value' },
        { when: { field: 'from', is: 'kilometersPerLiter' }, formula: '1' },
        { when: { field: 'from', is: 'milesPerImpGallon' }, formula: 'impGallon' },
        {
          when: { field: 'from', is: 'kwhPer100Km' },
          formula: 'value * usGallon',
          because: 'Each 33.7 kWh count as one US gallon',
        },
        { formula: 'usGallon' },
      ],
    },
    economy: {
      kind: 'number',
      label: 'Kilometres per litre',
      unit: 'km/L',
      digits: { significant: 10 },
      symbol: 'e',
      formula: 'distance / fuel',
    },
  },
  constants: {
    mile: {
      label: 'One mile',
      value: 1.609344,
      symbol: 'm',
      unit: 'km',
      source: 'NIST Handbook 44, appendix C',
    },
    usGallon: {
      label: 'One US gallon',
      value: 3.785411784,
      symbol: 'g_{US}',
      unit: 'L',
      source: 'NIST Handbook 44, appendix C',
    },
    impGallon: {
      label: 'One imperial gallon',
      value: 4.54609,
      symbol: 'g_{UK}',
      unit: 'L',
      source: 'UK Weights and Measures Act 1985, schedule 1',
    },
    gallonEnergy: {
      label: 'Energy of one US gallon of petrol (gasoline)',
      value: 33.7,
      symbol: 'w',
      unit: 'kWh',
      source: 'US Environmental Protection Agency, fuel economy label for electric vehicles',
    },
  },
  tables: {
    steps: {
      label: 'What equal steps save',
      help: 'Over 10,000 km, for equal steps in miles per gallon or another unit that counts distance for fuel or energy.',
      none: 'Both of your units count fuel for a distance, so equal steps always save equal amounts.',
      columns: {
        change: { kind: 'text', label: 'From and to' },
        before: { kind: 'number', label: 'Needed before', unit: amounts, digits: 0 },
        after: { kind: 'number', label: 'Needed after', unit: amounts, digits: 0 },
        saved: { kind: 'number', label: 'Saved', unit: amounts, digits: 0 },
      },
      chart: { kind: 'bars', title: 'Saved over 10,000 km by each step', x: 'change', y: 'saved' },
    },
    roundNumbers: {
      label: 'Round figures in both directions',
      help: 'The first two columns use your two units, and the last two go the other way.',
      columns: bothDirections(fuelEconomies),
    },
  },
  variations: [{ of: 'value', label: 'Nearby figures', at: { step: 0.5, times: 5 }, shows: ['converted'] }],
  cautions: [
    {
      when: ['fromFuel', 'toElectric'],
      say: 'This counts energy alone, at 33.7 kWh for a US gallon. Real electric cars need far less energy than a car with an engine, so this is not what an electric car of the same size would use.',
    },
    {
      when: ['fromElectric', 'toFuel'],
      say: 'This counts energy alone, at 33.7 kWh for a US gallon. It does not compare costs or emissions, and losses at the power station are left out.',
    },
    {
      when: { field: 'from', is: 'milesPerUsGallon' },
      say: 'This is the US gallon of 3.785 litres. If the figure comes from Britain, choose miles per imperial gallon, because the same car has about 20% more of them.',
    },
    {
      when: { field: 'from', is: 'milesPerImpGallon' },
      say: 'This is the imperial gallon of 4.546 litres, as in Britain. If the figure comes from America, choose miles per US gallon.',
    },
  ],
  examples: [
    {
      title: 'An American car of 30 mpg in litres per 100 km',
      asked: ['30 US mpg to l/100km'],
      given: { value: 30, from: 'milesPerUsGallon', to: 'litersPer100Km' },
      shows: { converted: '7.840486111 L/100 km' },
    },
    {
      title: 'A European car of 6.5 L/100 km in American mpg',
      given: { value: 6.5, from: 'litersPer100Km', to: 'milesPerUsGallon' },
      shows: { converted: '36.18685897 mpg US' },
    },
    {
      title: 'The same car of 6.5 L/100 km in British mpg',
      asked: ['6.5 L/100 km in UK mpg'],
      given: { value: 6.5, from: 'litersPer100Km', to: 'milesPerImpGallon' },
      shows: { converted: '43.45860559 mpg UK' },
    },
    {
      title: 'A small car of 20 km/L in litres per 100 km',
      given: { value: 20, from: 'kilometersPerLiter', to: 'litersPer100Km' },
      shows: { converted: '5 L/100 km' },
    },
    {
      title: 'An electric car of 18 kWh/100 km in MPGe',
      given: { value: 18, from: 'kwhPer100Km', to: 'mpge' },
      shows: { converted: '116.3344954 MPGe' },
    },
    {
      title: 'One mile per US gallon in litres per 100 km',
      given: { value: 1, from: 'milesPerUsGallon', to: 'litersPer100Km' },
      shows: { converted: '235.2145833 L/100 km' },
      source:
        'National Institute of Standards and Technology, Special Publication 811, 2008, appendix B.8, printed there as 235.215',
      shown: false,
    },
    {
      title: 'One mile per US gallon in kilometres per litre',
      given: { value: 1, from: 'milesPerUsGallon', to: 'kilometersPerLiter' },
      shows: { converted: '0.4251437074 km/L' },
      source:
        'National Institute of Standards and Technology, Special Publication 811, 2008, appendix B.8, printed there as 0.4251437',
      shown: false,
    },
    {
      title: 'An electric car of 4 miles per kWh in kWh/100 km',
      given: { value: 4, from: 'milesPerKwh', to: 'kwhPer100Km' },
      shows: { converted: '15.53427981 kWh/100 km' },
    },
    {
      title: 'The energy of 7 L/100 km in kWh',
      given: { value: 7, from: 'litersPer100Km', to: 'kwhPer100Km' },
      shows: { converted: '62.31818715 kWh/100 km' },
      shown: false,
    },
    {
      title: 'One mile per kilowatt-hour in MPGe',
      given: { value: 1, from: 'milesPerKwh', to: 'mpge' },
      shows: { converted: '33.7 MPGe' },
      shown: false,
    },
    {
      title: 'A tie in the tenth digit stays exact',
      given: { value: '12.345678905', from: 'kwhPer100Km', to: 'kwhPer100Km' },
      shows: { converted: '12.34567891 kWh/100 km' },
      shown: false,
    },
    {
      title: 'British in American gallons',
      given: { value: 50, from: 'milesPerImpGallon', to: 'milesPerUsGallon' },
      shows: { converted: '41.63370923 mpg US' },
      shown: false,
    },
    {
      title: 'A figure near 0',
      given: { value: '0.000000001', from: 'litersPer100Km', to: 'milesPerKwh' },
      shows: { converted: '6,979,661,227 mi/kWh' },
      shown: false,
    },
  ],
  laws: [
    { law: 'returns', swap: ['from', 'to'], field: 'value', result: 'converted' },
    {
      law: 'falls',
      raise: 'value',
      result: 'converted',
      when: [
        { field: 'from', is: ['kilometersPerLiter', 'milesPerUsGallon', 'milesPerImpGallon', 'milesPerKwh', 'mpge'] },
        { field: 'to', is: ['litersPer100Km', 'kwhPer100Km'] },
      ],
    },
    {
      law: 'falls',
      raise: 'value',
      result: 'converted',
      when: [
        { field: 'from', is: ['litersPer100Km', 'kwhPer100Km'] },
        { field: 'to', is: ['kilometersPerLiter', 'milesPerUsGallon', 'milesPerImpGallon', 'milesPerKwh', 'mpge'] },
      ],
    },
    {
      law: 'scales',
      fields: ['value'],
      results: ['converted'],
      when: [
        { field: 'from', is: ['litersPer100Km', 'kwhPer100Km'] },
        { field: 'to', is: ['litersPer100Km', 'kwhPer100Km'] },
      ],
    },
    {
      law: 'scales',
      fields: ['value'],
      results: ['converted'],
      when: [
        { field: 'from', is: ['kilometersPerLiter', 'milesPerUsGallon', 'milesPerImpGallon', 'milesPerKwh', 'mpge'] },
        { field: 'to', is: ['kilometersPerLiter', 'milesPerUsGallon', 'milesPerImpGallon', 'milesPerKwh', 'mpge'] },
      ],
    },
  ],
  actions: { calculate: 'Convert Fuel Economy', live: true, swap: ['from', 'to'] },
  published: '2026-11-22',
  reviewed: '2026-11-22',
  compute: 'compute.ts',
});
