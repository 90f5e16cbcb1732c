import { defineCalculator } from '#schemas/manifest.ts';

export default defineCalculator({
  title: 'Electricity Cost Calculator',
  summary: 'The energy that an appliance uses over days or months, and what it costs.',
  intro:
    'Enter the power of an appliance, how long it runs and your price per kilowatt-hour (kWh) to see its energy use and cost.',
  description:
    'Work out what an appliance costs to run: watts, hours a day, days and the price per kWh give the energy used and its cost, with the sum shown.',
  keywords: ['electricity', 'kWh', 'watts', 'appliance', 'power', 'energy bill', 'running cost'],
  related: ['age', 'tip', 'fuel-cost', 'unit-converter', 'timezone'],
  order: 6,
  fields: {
    powerWatts: {
      kind: 'number',
      label: 'Appliance power',
      symbol: 'P',
      help: 'In watts, from the label or the manual: 1.5 kW is 1500.',
      unit: 'W',
      above: 0,
      step: 10,
    },
    hoursPerDay: {
      kind: 'number',
      label: 'Hours per day',
      symbol: 'h',
      help: 'On an average day; half an hour is 0.5.',
      unit: 'hours',
      above: 0,
      max: 24,
      step: 0.5,
    },
    days: {
      kind: 'number',
      label: 'Days',
      symbol: 'd',
      help: 'How many days to add up.',
      unit: 'days',
      above: 0,
      step: 1,
      default: 30,
    },
    ratePerKwh: {
      kind: 'number',
      label: 'Price per kWh',
      symbol: 'p',
      help: 'What your supplier charges for one kilowatt-hour, in any currency.',
      min: 0,
      step: 0.01,
    },
  },
  results: {
    cost: { kind: 'money', label: 'Cost', headline: true, symbol: 'C', formula: 'energyKwh * ratePerKwh' },
    energyKwh: {
      kind: 'number',
      label: 'Energy',
      unit: 'kWh',
      symbol: 'E',
      formula: 'powerWatts * hoursPerDay * days / wattsAKilowatt',
      constants: { wattsAKilowatt: { label: 'Watts in a kilowatt', symbol: 'k', value: 1000, unit: 'W' } },
      source: 'By definition of the prefix kilo',
    },
  },
  examples: [
    {
      title: 'A 1,500 W heater, 3 hours a day for 30 days, at 0.30 per kWh',
      given: { powerWatts: 1500, hoursPerDay: 3, ratePerKwh: 0.3 },
      shows: { energyKwh: '135.00 kWh', cost: '40.50' },
      source: 'Our own: no further example printed by a textbook, agency or standard is known to us',
    },
    {
      title: 'A 200 W window fan, 4 hours a day for 120 days, at 0.11 per kWh',
      given: { powerWatts: 200, hoursPerDay: 4, days: 120, ratePerKwh: 0.11 },
      shows: { energyKwh: '96.00 kWh', cost: '10.56' },
      source: 'US Department of Energy, Estimating Appliance and Home Electronic Energy Use',
    },
    {
      title: 'A 10 W router that is never off, for a year',
      given: { powerWatts: 10, hoursPerDay: 24, days: 365, ratePerKwh: 0.3 },
      shows: { energyKwh: '87.60 kWh', cost: '26.28' },
    },
    {
      title: 'Free electricity from the roof',
      given: { powerWatts: 2000, hoursPerDay: 1.5, ratePerKwh: 0 },
      shows: { energyKwh: '90.00 kWh', cost: '0.00' },
    },
    {
      title: 'A half is rounded up: 0.005 kWh',
      given: { powerWatts: 5, hoursPerDay: 1, days: 1, ratePerKwh: 1 },
      shows: { energyKwh: '0.01 kWh', cost: '0.01' },
    },
  ],
  laws: [
    { law: 'rises', raise: 'powerWatts', result: 'cost' },
    { law: 'rises', raise: 'hoursPerDay', result: 'energyKwh' },
    { law: 'holds', raise: 'ratePerKwh', result: 'energyKwh' },
    { law: 'scales', fields: ['days'], results: ['energyKwh', 'cost'] },
    { law: 'scales', fields: ['ratePerKwh'], results: ['cost'] },
  ],
  actions: { calculate: 'Calculate Cost' },
  compute: 'formulas',
});
