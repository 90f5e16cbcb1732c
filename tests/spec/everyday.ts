import places from '../../calculators/shared/zone-places.json' with { type: 'json' };
import { today } from '../../src/engine/check/random-inputs.ts';
import {
  eachBlank,
  eachOf,
  money,
  notNegative,
  positive,
  type Specification,
  text,
  whole,
} from './facts.ts';

/** Units of each length in a metre. */
const lengths = {
  meters: [1, 'Metres'],
  kilometers: [1000, 'Kilometres'],
  miles: [1609.344, 'Miles'],
  feet: [0.3048, 'Feet'],
  inches: [0.0254, 'Inches'],
  centimeters: [0.01, 'Centimetres'],
  millimeters: [0.001, 'Millimetres'],
  micrometers: [0.000001, 'Micrometres'],
  nanometers: [0.000000001, 'Nanometres'],
  decimeters: [0.1, 'Decimetres'],
  yards: [0.9144, 'Yards'],
  nauticalMiles: [1852, 'Nautical miles'],
  fathoms: [1.8288, 'Fathoms'],
  furlongs: [201.168, 'Furlongs'],
  chains: [20.1168, 'Chains'],
  thou: [0.0000254, 'Thou (1/1000 inch)'],
} as const;

const lengthSigns = {
  meters: 'm',
  kilometers: 'km',
  miles: 'mi',
  feet: 'ft',
  inches: 'in',
  centimeters: 'cm',
  millimeters: 'mm',
  micrometers: 'µm',
  nanometers: 'nm',
  decimeters: 'dm',
  yards: 'yd',
  nauticalMiles: 'NM',
  fathoms: 'fathoms',
  furlongs: 'furlongs',
  chains: 'chains',
  thou: 'thou',
};

/** Hours ahead of UTC. */
const zones = {
  UTC: 0,
  'US/Eastern': [-5, 'US Eastern (New York)'],
  'US/Central': [-6, 'US Central (Chicago)'],
  'US/Mountain': [-7, 'US Mountain (Denver)'],
  'US/Pacific': [-8, 'US Pacific (Los Angeles)'],
  'Europe/London': [0, 'London, United Kingdom'],
  'Europe/Paris': [1, 'Paris, France'],
  'Asia/Dubai': [4, 'Dubai, United Arab Emirates'],
  'Asia/Karachi': [5, 'Karachi, Pakistan'],
  'Asia/Kolkata': [5.5, 'Kolkata, India'],
  'Asia/Tokyo': [9, 'Tokyo, Japan'],
  'Australia/Sydney': [10, 'Sydney, Australia'],
} as const;

/** Those, and the other zones of the tz database; tests/zones.test.ts holds their list against it. */
const allZones = { ...zones, ...places };

const fuel = (metric: string, us: string, imperial: string, per100 = metric) => ({
  by: 'unit',
  units: { metric, per100, us, imperial },
});

const bill = { bill: '50', tipPercent: '15', people: '1' };
const drive = { distance: '300', fuelEfficiency: '15', fuelPrice: '1.8' };
const length = { value: '1', from: 'meters', to: 'feet' };
const clock = { time: '09:30', from: 'UTC', to: 'Asia/Kolkata' };
const heater = { powerWatts: '1500', hoursPerDay: '2', days: '30', ratePerKwh: '0.15' };

export const everyday: Specification = {
  age: {
    category: 'everyday',
    popular: true,
    fields: {
      birthDate: { kind: 'date' },
      targetDate: { kind: 'date', optional: true, whenBlank: 'today', todayButton: true },
    },
    guards: [
      {
        field: 'birthDate',
        is: 'atMost',
        than: 'targetDate',
        alert: 'Birth date cannot be in the future!',
      },
    ],
    results: {
      years: whole,
      months: whole,
      days: whole,
      totalDays: whole,
      totalHours: whole,
      totalMinutes: whole,
      nextBirthday: whole,
      birthWeekday: text,
    },
    constants: { hoursADay: 24, minutesADay: 1440 },
    reset: 'blank',
    needs: ['today'],
    worked: [
      [
        { birthDate: '2000-01-31', targetDate: '2023-03-01' },
        {
          years: '23',
          months: '1',
          days: '1',
          totalDays: '8,430',
          totalHours: '202,320',
          totalMinutes: '12,139,200',
          nextBirthday: '336',
          birthWeekday: 'Monday',
        },
      ],
      [
        { birthDate: today, targetDate: '' },
        { years: '0', totalDays: '0', nextBirthday: '0' },
      ],
      [
        { birthDate: '2004-02-29', targetDate: '2025-02-28' },
        { years: '20', months: '11', days: '30', nextBirthday: '1' },
      ],
    ],
    refused: [
      { birthDate: '' },
      { birthDate: '2026-10-07' },
      { birthDate: '2020-02-02', targetDate: '2020-02-01' },
    ],
  },

  tip: {
    category: 'everyday',
    popular: true,
    fields: {
      bill: notNegative,
      tipPercent: { ...notNegative, unit: '%', default: 15, presets: [10, 15, 18, 20, 25] },
      people: { kind: 'integer', min: 1, default: 1 },
      notTipped: { ...notNegative, whenBlank: 0, optional: true },
      round: {
        kind: 'choice',
        default: 'none',
        options: { none: 'None', total: 'Round the total up', each: 'Round each share up' },
      },
    },
    guards: [{ field: 'notTipped', is: 'atMost', than: 'bill' }],
    results: {
      tipAmount: money,
      totalAmount: money,
      perPersonAmount: { ...money, when: { field: 'people', above: 1 } },
      tipPerPerson: { ...money, when: { field: 'people', above: 1 } },
      roundedTotal: money,
      roundedTip: money,
      roundedPercent: { kind: 'percent', digits: 2 },
      roundedPerPerson: money,
    },
    reset: 'defaults',
    worked: [
      [{ bill: '50' }, { tipAmount: '7.50', totalAmount: '57.50' }],
      [
        { bill: '0', people: '3' },
        { totalAmount: '0.00', perPersonAmount: '0.00', tipPerPerson: '0.00' },
      ],
      // From the unrounded totals: 0.115 / 10 is 0.0115, not 0.12 / 10.
      [
        { bill: '0.1', people: '10' },
        { totalAmount: '0.12', perPersonAmount: '0.01' },
      ],
    ],
    refused: [
      ...eachBlank(bill),
      ...eachOf(bill, 'bill', '-0.01'),
      ...eachOf(bill, 'tipPercent', '-0.01'),
      ...eachOf(bill, 'people', '0', '2.5'),
    ],
  },

  'fuel-cost': {
    category: 'everyday',
    // “km (or miles)” and “litres (gallons)” are a choice here, with a gallon of either country, and
    // litres per 100 km beside kilometres per litre.
    fields: {
      unit: {
        kind: 'choice',
        default: 'metric',
        options: {
          metric: 'Kilometres and litres',
          per100: 'Kilometres and litres',
          us: 'Miles and US gallons',
          imperial: 'Miles and imperial gallons',
        },
      },
      distance: { ...positive, unit: fuel('km', 'mi', 'mi') },
      fuelEfficiency: { ...positive, unit: fuel('km/L', 'mi/US gal', 'mi/imp gal', 'L/100 km') },
      fuelPrice: { ...positive, unit: fuel('per L', 'per US gal', 'per imp gal') },
      trip: {
        kind: 'choice',
        default: 'once',
        options: { once: 'One way', return: 'There and back' },
      },
      times: { kind: 'integer', min: 1, max: 1000, default: 1 },
      extraCosts: { ...notNegative, whenBlank: 0, optional: true },
      people: { kind: 'integer', min: 1, max: 100, default: 1 },
    },
    results: {
      fuelNeeded: { kind: 'number', digits: 2, unit: fuel('L', 'US gal', 'imp gal') },
      totalCost: money,
      allCost: money,
      allFuel: { kind: 'number', digits: 2, unit: fuel('L', 'US gal', 'imp gal') },
      costPerPerson: money,
      costPerDistance: money,
    },
    constants: { hundred: 100 },
    worked: [
      [drive, { fuelNeeded: '20.00 L', totalCost: '36.00' }],
      [
        { distance: '100', fuelEfficiency: '7', fuelPrice: '1.5' },
        { fuelNeeded: '14.29 L', totalCost: '21.43' },
      ],
      [
        { unit: 'per100', distance: '100', fuelEfficiency: '7', fuelPrice: '1.5' },
        { fuelNeeded: '7.00 L', totalCost: '10.50' },
      ],
      [
        { unit: 'per100', distance: '1250', fuelEfficiency: '6.4', fuelPrice: '1.8' },
        { fuelNeeded: '80.00 L', totalCost: '144.00' },
      ],
    ],
    refused: [
      ...eachBlank(drive),
      ...Object.keys(drive).flatMap((id) => eachOf(drive, id, '0', '-1')),
      ...eachOf({ ...drive, unit: 'per100' }, 'fuelEfficiency', '0', '-1'),
    ],
  },

  'unit-converter': {
    category: 'everyday',
    fields: {
      // A converter's number is what is converted: it stays when another unit is chosen.
      value: { ...notNegative, unit: { by: 'from', units: lengthSigns, keepsNumber: true } },
      plusInches: {
        kind: 'number',
        min: 0,
        below: 12,
        default: 0,
        whenBlank: 0,
        optional: true,
        unit: 'in',
        when: { field: 'from', is: 'feet' },
      },
      // The specification names no defaults: the page opens with the most common pair.
      from: { kind: 'choice', default: 'meters', options: lengths },
      to: { kind: 'choice', default: 'feet', options: lengths },
    },
    results: {
      result: { kind: 'number', digits: 4, unit: { by: 'to', units: lengthSigns } },
      precise: {
        kind: 'number',
        digits: { significant: 10 },
        unit: { by: 'to', units: lengthSigns },
      },
      feetAndInches: { kind: 'text', when: { field: 'to', is: ['feet', 'inches'] } },
    },
    constants: { inch: 0.0254 },
    worked: [
      [length, { result: '3.2808 ft' }],
      [{ value: '1', from: 'miles', to: 'kilometers' }, { result: '1.6093 km' }],
      [{ value: '12', from: 'inches', to: 'feet' }, { result: '1.0000 ft' }],
      [{ value: '2.5', from: 'kilometers', to: 'centimeters' }, { result: '250,000.0000 cm' }],
      [{ value: '100', from: 'centimeters', to: 'inches' }, { result: '39.3701 in' }],
      [{ value: '0', from: 'feet', to: 'meters' }, { result: '0.0000 m' }],
    ],
    refused: [...eachBlank(length), ...eachOf(length, 'value', '-0.01')],
  },

  timezone: {
    category: 'everyday',
    fields: {
      time: { kind: 'time' },
      date: { kind: 'date', optional: true, min: '1970-01-01', max: '2099-12-31' },
      // The specification names no defaults.
      from: { kind: 'choice', default: 'UTC', options: allZones },
      to: { kind: 'choice', default: 'Asia/Kolkata', options: allZones },
      others: {
        kind: 'rows',
        incompleteRows: 'refuse',
        optional: true,
        fields: { zone: { kind: 'choice', options: allZones } },
      },
    },
    results: {
      convertedTime: text,
      convertedDate: { kind: 'date', when: { field: 'date', filled: true } },
      dayOffset: {
        ...whole,
        labels: {
          '-2': 'Two days earlier',
          '-1': 'Previous day',
          '0': 'Same day',
          '1': 'Next day',
          '2': 'Two days later',
        },
      },
      ...Object.fromEntries(
        ['timeDifference', 'fromOffset', 'toOffset', 'utcTime'].map((id) => [
          id,
          { ...text, when: { field: 'date', filled: true } },
        ]),
      ),
      clockRemark: text,
      targets: {
        kind: 'table',
        columns: { zone: text, time: text, date: { kind: 'date' }, offset: text },
      },
    },
    constants: { minutesAnHour: 60, minutesADay: 1440 },
    swap: ['from', 'to'],
    worked: [
      [clock, { convertedTime: '15:00', dayOffset: 'Same day' }],
      [
        { ...clock, time: '18:30' },
        { convertedTime: '00:00', dayOffset: 'Next day' },
      ],
      [
        { time: '00:00', from: 'Australia/Sydney', to: 'US/Pacific' },
        { convertedTime: '06:00', dayOffset: 'Previous day' },
      ],
      ...(
        [
          ['US/Eastern', '07:00'],
          ['US/Central', '06:00'],
          ['US/Mountain', '05:00'],
          ['US/Pacific', '04:00'],
          ['Europe/London', '12:00'],
          ['Europe/Paris', '13:00'],
          ['Asia/Dubai', '16:00'],
          ['Asia/Karachi', '17:00'],
          ['Asia/Kolkata', '17:30'],
          ['Asia/Tokyo', '21:00'],
          ['Australia/Sydney', '22:00'],
        ] as const
      ).map(
        ([to, convertedTime]) => [{ time: '12:00', from: 'UTC', to }, { convertedTime }] as const,
      ),
    ],
    refused: [...eachBlank(clock), ...eachOf(clock, 'time', '24:00', '9:60')],
  },

  electricity: {
    category: 'everyday',
    fields: {
      powerWatts: { ...positive, unit: 'W' },
      hoursPerDay: { ...positive, max: 24, unit: 'hours' },
      days: { ...positive, unit: 'days', default: 30 },
      ratePerKwh: notNegative,
      appliances: {
        kind: 'rows',
        incompleteRows: 'refuse',
        optional: true,
        fields: {
          name: { kind: 'text', optional: true },
          watts: { ...positive, unit: 'W' },
          hours: { ...positive, max: 24, unit: 'hours' },
          count: { kind: 'integer', min: 1, max: 1000, default: 1 },
        },
      },
    },
    results: {
      energyKwh: { kind: 'number', digits: 2, unit: 'kWh' },
      cost: money,
      allCost: money,
      allEnergyKwh: { kind: 'number', digits: 2, unit: 'kWh' },
      yearCost: money,
      applianceTable: {
        kind: 'table',
        columns: {
          appliance: { kind: 'text' },
          energy: { kind: 'number', digits: 2, unit: 'kWh' },
          cost: money,
        },
      },
    },
    constants: { wattsAKilowatt: 1000 },
    worked: [
      [heater, { energyKwh: '90.00 kWh', cost: '13.50' }],
      [
        { powerWatts: '100', hoursPerDay: '24', days: '365', ratePerKwh: '0.3' },
        { energyKwh: '876.00 kWh', cost: '262.80' },
      ],
      [
        { powerWatts: '60', hoursPerDay: '0.5', days: '1', ratePerKwh: '0' },
        { energyKwh: '0.03 kWh', cost: '0.00' },
      ],
    ],
    refused: [
      ...eachBlank(heater),
      ...eachOf(heater, 'powerWatts', '0'),
      ...eachOf(heater, 'hoursPerDay', '0', '24.01'),
      ...eachOf(heater, 'days', '0'),
      ...eachOf(heater, 'ratePerKwh', '-0.01'),
    ],
  },
};
