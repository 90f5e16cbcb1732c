import { defineCalculator } from '#schemas/manifest.ts';

export default defineCalculator({
  title: 'Electricity Cost Calculator',
  summary: 'The energy that an appliance uses in a week, a month or a year, and what it costs.',
  intro:
    'Enter the power of an appliance, how long it runs and your price per kilowatt-hour (kWh) to see its energy use and cost.',
  description:
    'Electricity cost calculator: watts, hours a day and the price per kWh give what an appliance uses and costs per week, month and year.',
  keywords: ['electricity', 'kWh', 'watts', 'appliance', 'power', 'energy bill', 'running cost', 'light bill', 'units'],
  related: ['fuel-cost', 'ohms-law', 'fuel-economy-converter', 'kinetic-energy', 'unit-converter'],
  order: 6,
  fields: {
    powerWatts: {
      kind: 'number',
      label: 'Appliance power',
      symbol: 'P',
      quantity: 'power',
      help: 'In watts, from the label or the manual. 1.5 kW is 1,500 watts.',
      unit: 'W',
      above: 0,
      step: 10,
    },
    hoursPerDay: {
      kind: 'number',
      label: 'Hours per day',
      symbol: 'h',
      help: 'On an average day. Half an hour is 0.5.',
      unit: 'hours',
      above: 0,
      max: 24,
      step: 0.5,
    },
    days: {
      kind: 'number',
      label: 'Days',
      symbol: 'd',
      help: 'How many days to count: 30 is about a month, 365 is a year.',
      unit: 'days',
      above: 0,
      default: 30,
    },
    ratePerKwh: {
      kind: 'number',
      label: 'Price per kWh',
      symbol: 'p',
      quantity: 'unitPrice',
      help: 'What your supplier charges for one kilowatt-hour, in any currency. 30 cents is 0.30.',
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
  variations: [
    {
      of: 'days',
      label: 'Per week, month and year',
      at: [7, 30, 365],
      shows: ['energyKwh', 'cost'],
    },
  ],
  cautions: [
    {
      when: { field: 'powerWatts', below: 4 },
      say: 'You entered only {powerWatts} watts. If the label gives kilowatts (kW), multiply by 1,000 first.',
    },
    {
      when: [
        { field: 'powerWatts', atLeast: 60 },
        { field: 'hoursPerDay', atLeast: 24 },
      ],
      say: 'Few appliances draw their full power day and night. A fridge or an air conditioner switches itself on and off; for a fridge, count about a third of the hours.',
    },
  ],
  note: 'Only the price per kWh is counted. Fixed charges, taxes and prices that change with use or time of day are in the cost only if your price includes them.',
  examples: [
    {
      title: 'A 1,500 W heater, 3 hours a day for 30 days, at 0.30 per kWh',
      given: { powerWatts: 1500, hoursPerDay: 3, ratePerKwh: 0.3 },
      shows: { energyKwh: '135.00 kWh', cost: '40.50' },
    },
    {
      title: 'A 200 W window fan, 4 hours a day for 120 days, at 0.11 per kWh',
      given: { powerWatts: 200, hoursPerDay: 4, days: 120, ratePerKwh: 0.11 },
      shows: { energyKwh: '96.00 kWh', cost: '10.56' },
      source: 'US Department of Energy, Estimating Appliance and Home Electronic Energy Use',
    },
    {
      title: 'A 10 W router that is never switched off, for a year, at 0.30 per kWh',
      given: { powerWatts: 10, hoursPerDay: 24, days: 365, ratePerKwh: 0.3 },
      shows: { energyKwh: '87.60 kWh', cost: '26.28' },
    },
    {
      title: 'A 60 W light bulb for 1,000 hours, at 0.12 per kWh',
      given: { powerWatts: 60, hoursPerDay: 5, days: 200, ratePerKwh: 0.12 },
      shows: { energyKwh: '60.00 kWh', cost: '7.20' },
      source: 'OpenStax, College Physics, 2012, section 20.4, cost of an incandescent bulb',
    },
    {
      title: 'A 15 W energy-saving lamp for 1,000 hours, at 0.12 per kWh',
      given: { powerWatts: 15, hoursPerDay: 5, days: 200, ratePerKwh: 0.12 },
      shows: { energyKwh: '15.00 kWh', cost: '1.80' },
      source: 'OpenStax, College Physics, 2012, section 20.4, cost of a compact fluorescent light',
    },
    {
      title: 'Free electricity from the roof',
      given: { powerWatts: 2000, hoursPerDay: 1.5, ratePerKwh: 0 },
      shows: { energyKwh: '90.00 kWh', cost: '0.00' },
      shown: false,
    },
    {
      title: 'A half is rounded up: 0.005 kWh',
      given: { powerWatts: 5, hoursPerDay: 1, days: 1, ratePerKwh: 1 },
      shows: { energyKwh: '0.01 kWh', cost: '0.01' },
      shown: false,
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
  reviewed: '2026-11',
  compute: 'formulas',
});
