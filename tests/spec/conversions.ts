import type { Contract, FieldContract, ResultContract } from './contract.ts';

/** What converters of units have in common: the field of the number, and the choices of its two units. */
const conversion = (from: string, to: string, value: Partial<FieldContract>) =>
  ({
    value: { label: 'Value', type: 'number', unit: 'sign of from', ...value },
    from: { label: 'From', type: 'choice', default: from, options: 'units' },
    to: { label: 'To', type: 'choice', default: to, options: 'units' },
  }) as const;

const converted = (label: string, decimals = '10 sig'): ResultContract => ({
  ...{ label, kind: 'number', headline: true, unit: 'sign of to', decimals },
});

const inEveryUnit = (label = 'In all units', decimals = '10 sig'): ResultContract => ({
  ...{ label, kind: 'table', decimals, columns: { unit: {}, amount: {} } },
});

export const conversions: Contract = {
  'temperature-converter': {
    title: 'Temperature Converter',
    summary:
      'A temperature, or a difference of temperatures, in Celsius, Fahrenheit, kelvin and Rankine.',
    units: {
      celsius: { label: 'Celsius (°C)', sign: '°C' },
      fahrenheit: { label: 'Fahrenheit (°F)', sign: '°F' },
      kelvin: { label: 'Kelvin (K)', sign: 'K' },
      rankine: { label: 'Rankine (°R)', sign: '°R' },
    },
    fields: {
      ...conversion('celsius', 'fahrenheit', { default: 20 }),
      quantity: {
        label: 'What it is',
        type: 'choice',
        default: 'reading',
        options: { reading: 'A temperature', difference: 'A difference of temperatures' },
      },
    },
    results: {
      converted: converted('Converted temperature'),
      all: inEveryUnit('In all scales'),
    },
    messages: ['That is below absolute zero: -273.15 °C, -459.67 °F, 0 K.'],
    live: true,
    swap: ['from', 'to'],
  },

  'weight-converter': {
    title: 'Weight Converter',
    summary:
      'Kilograms, pounds, ounces, stones, tons and more, with the pounds-and-ounces and stones-and-pounds splits.',
    units: {
      micrograms: { label: 'Micrograms (µg)', sign: 'µg', factor: 0.001 },
      milligrams: { label: 'Milligrams (mg)', sign: 'mg', factor: 1 },
      grams: { label: 'Grams (g)', sign: 'g', factor: 1000 },
      kilograms: { label: 'Kilograms (kg)', sign: 'kg', factor: 1000000 },
      tonnes: { label: 'Tonnes, metric (t)', sign: 't', factor: 1000000000 },
      carats: { label: 'Carats (ct)', sign: 'ct', factor: 200 },
      ounces: { label: 'Ounces (oz)', sign: 'oz', factor: 28349.523125 },
      troyOunces: { label: 'Troy ounces (oz t)', sign: 'oz t', factor: 31103.4768 },
      pounds: { label: 'Pounds (lb)', sign: 'lb', factor: 453592.37 },
      stones: { label: 'Stones (st)', sign: 'st', factor: 6350293.18 },
      usTons: { label: 'US tons, short (ton)', sign: 'short ton', factor: 907184740 },
      ukTons: { label: 'UK tons, long (ton)', sign: 'long ton', factor: 1016046908.8 },
    },
    fields: {
      ...conversion('kilograms', 'pounds', { default: 1, constraint: '>= 0' }),
    },
    results: {
      converted: converted('Converted weight'),
      poundsOunces: { label: 'In pounds and ounces', kind: 'text' },
      stonesPounds: { label: 'In stones and pounds', kind: 'text' },
      all: inEveryUnit(),
    },
    live: true,
    swap: ['from', 'to'],
  },

  'volume-converter': {
    title: 'Volume Converter',
    summary: 'Litres, gallons, pints, cups and spoons, with US and imperial units kept apart.',
    units: {
      milliliters: { label: 'Millilitres (mL)', sign: 'mL', factor: 1 },
      liters: { label: 'Litres (L)', sign: 'L', factor: 1000 },
      cubicMeters: { label: 'Cubic metres (m³)', sign: 'm³', factor: 1000000 },
      metricTeaspoons: { label: 'Metric teaspoons (5 mL)', sign: 'metric tsp', factor: 5 },
      metricTablespoons: { label: 'Metric tablespoons (15 mL)', sign: 'metric tbsp', factor: 15 },
      metricCups: { label: 'Metric cups (250 mL)', sign: 'metric cup', factor: 250 },
      usLegalCups: { label: 'US label cups (240 mL)', sign: 'US label cup', factor: 240 },
      usTeaspoons: { label: 'US teaspoons (tsp)', sign: 'US tsp', factor: 4.92892159375 },
      usTablespoons: { label: 'US tablespoons (tbsp)', sign: 'US tbsp', factor: 14.78676478125 },
      usFluidOunces: { label: 'US fluid ounces (fl oz)', sign: 'US fl oz', factor: 29.5735295625 },
      usCups: { label: 'US cups', sign: 'US cup', factor: 236.5882365 },
      usPints: { label: 'US pints, liquid (pt)', sign: 'US pt', factor: 473.176473 },
      usQuarts: { label: 'US quarts, liquid (qt)', sign: 'US qt', factor: 946.352946 },
      usGallons: { label: 'US gallons (gal)', sign: 'US gal', factor: 3785.411784 },
      impFluidOunces: {
        label: 'Imperial fluid ounces (fl oz)',
        sign: 'imp fl oz',
        factor: 28.4130625,
      },
      impPints: { label: 'Imperial pints (pt)', sign: 'imp pt', factor: 568.26125 },
      impQuarts: { label: 'Imperial quarts (qt)', sign: 'imp qt', factor: 1136.5225 },
      impGallons: { label: 'Imperial gallons (gal)', sign: 'imp gal', factor: 4546.09 },
      cubicInches: { label: 'Cubic inches (in³)', sign: 'in³', factor: 16.387064 },
      cubicFeet: { label: 'Cubic feet (ft³)', sign: 'ft³', factor: 28316.846592 },
      cubicYards: { label: 'Cubic yards (yd³)', sign: 'yd³', factor: 764554.857984 },
    },
    fields: {
      ...conversion('usGallons', 'liters', { default: 1, constraint: '>= 0' }),
    },
    results: {
      converted: converted('Converted volume'),
      all: inEveryUnit(),
    },
    live: true,
    swap: ['from', 'to'],
  },

  'area-converter': {
    title: 'Area Converter',
    summary: 'Square metres, square feet, acres, hectares and more.',
    units: {
      squareCentimeters: { label: 'Square centimetres (cm²)', sign: 'cm²', factor: 0.0001 },
      squareMeters: { label: 'Square metres (m²)', sign: 'm²', factor: 1 },
      ares: { label: 'Ares (a)', sign: 'a', factor: 100 },
      dunams: { label: 'Dunams, metric (1,000 m²)', sign: 'dunam', factor: 1000 },
      hectares: { label: 'Hectares (ha)', sign: 'ha', factor: 10000 },
      squareKilometers: { label: 'Square kilometres (km²)', sign: 'km²', factor: 1000000 },
      squareInches: { label: 'Square inches (in²)', sign: 'in²', factor: 0.00064516 },
      squareFeet: { label: 'Square feet (ft²)', sign: 'ft²', factor: 0.09290304 },
      squareYards: { label: 'Square yards (yd²)', sign: 'yd²', factor: 0.83612736 },
      acres: { label: 'Acres (ac)', sign: 'ac', factor: 4046.8564224 },
      squareMiles: { label: 'Square miles (mi²)', sign: 'mi²', factor: 2589988.110336 },
    },
    fields: {
      ...conversion('acres', 'squareMeters', { default: 1, constraint: '>= 0' }),
    },
    results: {
      converted: converted('Converted area'),
      all: inEveryUnit(),
    },
    live: true,
    swap: ['from', 'to'],
  },

  'speed-converter': {
    title: 'Speed Converter',
    summary: 'Kilometres per hour, miles per hour, knots, metres and feet per second, and Mach.',
    units: {
      metersPerSecond: { label: 'Metres per second (m/s)', sign: 'm/s', factor: 3.6 },
      kilometersPerHour: { label: 'Kilometres per hour (km/h)', sign: 'km/h', factor: 1 },
      milesPerHour: { label: 'Miles per hour (mph)', sign: 'mph', factor: 1.609344 },
      knots: { label: 'Knots (kn)', sign: 'kn', factor: 1.852 },
      feetPerSecond: { label: 'Feet per second (ft/s)', sign: 'ft/s', factor: 1.09728 },
      mach: { label: 'Mach at sea level, 15 °C', sign: 'Mach', factor: 1225.0584 },
    },
    fields: {
      ...conversion('kilometersPerHour', 'milesPerHour', { default: 100 }),
    },
    results: {
      converted: converted('Converted speed'),
      all: inEveryUnit(),
    },
    live: true,
    swap: ['from', 'to'],
  },

  'data-size-converter': {
    title: 'Data Size Converter',
    summary: 'Bits, bytes, megabytes, mebibytes and so on, and how long a transfer takes.',
    units: {
      bits: { label: 'Bits (bit)', sign: 'bit', factor: 1 },
      kilobits: { label: 'Kilobits (kbit)', sign: 'kbit', factor: 1000 },
      megabits: { label: 'Megabits (Mbit)', sign: 'Mbit', factor: 1000000 },
      gigabits: { label: 'Gigabits (Gbit)', sign: 'Gbit', factor: 1000000000 },
      bytes: { label: 'Bytes (B)', sign: 'B', factor: 8 },
      kilobytes: { label: 'Kilobytes (kB)', sign: 'kB', factor: 8000 },
      megabytes: { label: 'Megabytes (MB)', sign: 'MB', factor: 8000000 },
      gigabytes: { label: 'Gigabytes (GB)', sign: 'GB', factor: 8000000000 },
      terabytes: { label: 'Terabytes (TB)', sign: 'TB', factor: 8000000000000 },
      petabytes: { label: 'Petabytes (PB)', sign: 'PB', factor: 8000000000000000 },
      kibibytes: { label: 'Kibibytes (KiB)', sign: 'KiB', factor: 8192 },
      mebibytes: { label: 'Mebibytes (MiB)', sign: 'MiB', factor: 8388608 },
      gibibytes: { label: 'Gibibytes (GiB)', sign: 'GiB', factor: 8589934592 },
      tebibytes: { label: 'Tebibytes (TiB)', sign: 'TiB', factor: 8796093022208 },
      pebibytes: { label: 'Pebibytes (PiB)', sign: 'PiB', factor: 9007199254740992 },
    },
    fields: {
      ...conversion('gigabytes', 'gibibytes', { default: 500, constraint: '>= 0' }),
      linkSpeed: {
        label: 'Link speed',
        type: 'number',
        unit: 'Mbit/s',
        constraint: 'optional, blank = 0; >= 0',
      },
      overheadPercent: {
        label: 'Overhead',
        type: 'number',
        unit: '%',
        default: 0,
        constraint: '0..100',
        shown: 'linkSpeed>0',
      },
    },
    results: {
      converted: converted('Converted size', '10 sig, whole in full'),
      transferSeconds: {
        label: 'Transfer time in seconds',
        kind: 'number',
        unit: 's',
        decimals: '6 sig',
        shown: 'linkSpeed>0',
      },
      transferTime: { label: 'Transfer time', kind: 'text', shown: 'linkSpeed>0' },
      all: inEveryUnit('In all units', '10 sig, whole in full'),
    },
    live: true,
    swap: ['from', 'to'],
  },

  'fuel-economy-converter': {
    title: 'Fuel Economy Converter',
    summary:
      'Litres per 100 km, miles per gallon (US and imperial), km per litre, and the electric kWh per 100 km, miles per kWh and MPGe.',
    units: {
      litersPer100Km: { label: 'Litres per 100 km (L/100 km)', sign: 'L/100 km', factor: 100 },
      kilometersPerLiter: { label: 'Kilometres per litre (km/L)', sign: 'km/L', factor: 1 },
      milesPerUsGallon: { label: 'Miles per US gallon (mpg US)', sign: 'mpg US' },
      milesPerImpGallon: { label: 'Miles per imperial gallon (mpg UK)', sign: 'mpg UK' },
      kwhPer100Km: { label: 'Kilowatt-hours per 100 km (kWh/100 km)', sign: 'kWh/100 km' },
      milesPerKwh: { label: 'Miles per kilowatt-hour (mi/kWh)', sign: 'mi/kWh' },
      mpge: { label: 'MPG equivalent, US (MPGe)', sign: 'MPGe' },
    },
    fields: {
      ...conversion('milesPerUsGallon', 'litersPer100Km', { default: 30, constraint: '> 0' }),
    },
    results: {
      converted: converted('Converted figure'),
      all: inEveryUnit(),
    },
    messages: ['Enter a number above 0: at 0 the other figure has no end.'],
    live: true,
    swap: ['from', 'to'],
  },

  'number-base-converter': {
    title: 'Number Base Converter',
    summary: "A number in any base from 2 to 36, also as a two's complement bit pattern.",
    fields: {
      value: { label: 'Number', type: 'text', constraint: 'at most 200 characters' },
      from: {
        label: 'From base',
        type: 'integer',
        default: 10,
        constraint: '2..36; presets 2, 8, 10, 16',
      },
      to: {
        label: 'To base',
        type: 'integer',
        default: 2,
        constraint: '2..36; presets 2, 8, 10, 16',
      },
      bits: {
        label: "Two's complement",
        type: 'choice',
        unit: 'bits',
        default: 'none',
        options: {
          none: ['Not needed', 0],
          b8: ['8 bits', 8],
          b16: ['16 bits', 16],
          b32: ['32 bits', 32],
          b64: ['64 bits', 64],
        },
      },
    },
    results: {
      converted: { label: 'Converted number', kind: 'text', headline: true },
      bitPattern: { label: 'Bit pattern', kind: 'text', shown: 'bits=b8 or b16 or b32 or b64' },
      hexPattern: {
        label: 'Bit pattern in hexadecimal',
        kind: 'text',
        shown: 'bits=b8 or b16 or b32 or b64',
      },
      signedValue: {
        label: 'Read as a signed number',
        kind: 'text',
        shown: 'bits=b8 or b16 or b32 or b64',
      },
      all: { label: 'In the common bases', kind: 'table', columns: { base: {}, digits: {} } },
    },
    messages: [
      '“{character}” is not a digit of base {from}.',
      'Enter one number with at most one point.',
      'Enter a number.',
      'Enter at most 200 characters.',
      'A bit pattern needs a whole number.',
      '{w} bits hold {-2^(w-1)} to {2^w - 1}.',
    ],
    live: true,
    swap: ['from', 'to'],
  },
};
