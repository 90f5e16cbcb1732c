import { defineCalculator } from '#schemas/manifest.ts';
import { temperatureSources, temperatures, temperatureWords } from '#shared/temperature-units.ts';
import { bothDirections, optionsOf, signsOf, sourcesOf } from '#shared/units.ts';

export default defineCalculator({
  title: 'Temperature Converter',
  summary: 'A temperature, or a difference of temperatures, in Celsius, Fahrenheit, kelvin and Rankine.',
  intro:
    'Type a temperature from a thermometer, an oven or a recipe, or by how many degrees it changed, and read it in four scales.',
  description:
    'Temperature converter: Celsius to Fahrenheit and back, kelvin and Rankine, for a reading or for a difference in degrees, with the steps and a table.',
  keywords: [
    'temperature',
    'Celsius to Fahrenheit',
    'Fahrenheit to Celsius',
    'centigrade',
    'kelvin',
    'Rankine',
    'degrees',
    'fever',
    'oven temperature',
    'weather',
    'absolute zero',
    'temperature difference',
  ],
  related: ['unit-converter', 'weight-converter', 'volume-converter', 'speed-converter', 'ideal-gas', 'density'],
  order: 1,
  fields: {
    value: {
      kind: 'number',
      label: 'Value',
      help: 'What the thermometer shows, or the number of degrees of a rise or fall. Below zero, begin with a minus sign.',
      symbol: 't',
      unit: { by: 'from', units: { ...signsOf(temperatures), gasMark: 'mark' }, keepsNumber: true },
      default: 20,
    },
    from: {
      kind: 'choice',
      label: 'From',
      help: 'The scale in which you know it.',
      symbol: 'a',
      valueLabel: 'Size of a degree of the scale you convert from, in degrees Rankine',
      source: sourcesOf(temperatures, temperatureSources),
      options: {
        ...optionsOf(temperatures, temperatureWords),
        gasMark: { label: 'Gas mark (British ovens)', value: 1, unasked: true },
      },
      default: 'celsius',
    },
    to: {
      kind: 'choice',
      label: 'To',
      help: 'The scale that you want to know it in.',
      symbol: 'b',
      valueLabel: 'Size of a degree of the scale you convert to, in degrees Rankine',
      source: sourcesOf(temperatures, temperatureSources),
      options: optionsOf(temperatures, temperatureWords),
      default: 'fahrenheit',
    },
    quantity: {
      kind: 'choice',
      label: 'What it is',
      assumed: true,
      help: 'A difference is a rise, a fall or the gap between two readings.',
      options: {
        reading: { label: 'A temperature' },
        difference: {
          label: 'A difference of temperatures',
          say: [
            'difference',
            'a temperature difference',
            'temperature rise',
            'temperature change',
            'temperature drop',
            'rise',
            'change',
            'warmer',
            'colder',
            'hotter',
          ],
        },
      },
      default: 'reading',
    },
  },
  cases: {
    gas: { field: 'from', is: 'gasMark' },
    onScale: { field: 'from', is: ['celsius', 'fahrenheit', 'kelvin', 'rankine'] },
    oven: ['reading', { figure: 'rankine', atLeast: 672.17, below: 972.17 }],
    reading: { field: 'quantity', is: 'reading' },
    difference: { field: 'quantity', is: 'difference' },
  },
  guards: [
    {
      figure: 'aboveZero',
      is: 'atLeast',
      than: 0,
      field: 'value',
      message: 'That is below absolute zero: -273.15 °C, -459.67 °F, 0 K.',
    },
  ],
  results: {
    converted: {
      kind: 'number',
      label: 'Converted temperature',
      headline: true,
      unit: { by: 'to', units: signsOf(temperatures) },
      digits: { significant: 10 },
      symbol: 'y',
      formula: [
        {
          when: ['reading', { field: 'to', is: 'celsius' }],
          formula: 'rankine / to - celsiusZero',
          label: 'Converted temperature, in Celsius',
          because: 'Celsius counts from the freezing point of water, so its distance from absolute zero is taken away',
        },
        {
          when: ['reading', { field: 'to', is: 'fahrenheit' }],
          formula: 'rankine / to - fahrenheitZero',
          label: 'Converted temperature, in Fahrenheit',
          because: 'Fahrenheit counts from 459.67 degrees above absolute zero, and these are taken away',
        },
        { formula: 'rankine / to', label: 'Converted, counted from absolute zero or a difference' },
      ],
    },
    gasMark: {
      kind: 'text',
      label: 'Oven: gas mark',
      help: 'The nearest setting of a British gas oven.',
    },
    fanOven: {
      kind: 'text',
      label: 'Fan oven',
      help: '20 °C less than a conventional oven, a rule of thumb.',
    },
    all: {
      kind: 'table',
      label: 'In all scales',
      columns: {
        unit: { kind: 'text', label: 'Scale' },
        amount: { kind: 'number', label: 'Temperature', digits: { significant: 10 } },
      },
    },
  },
  workings: {
    aboveZero: {
      kind: 'number',
      label: 'Degrees above absolute zero',
      unit: {
        by: 'from',
        units: { celsius: 'K', fahrenheit: '°R', kelvin: 'K', rankine: '°R', gasMark: '°R' },
      },
      digits: { significant: 10 },
      symbol: 'h',
      formula: [
        {
          when: ['reading', { field: 'from', is: 'celsius' }],
          formula: 'value + celsiusZero',
          label: 'Degrees above absolute zero, from Celsius',
        },
        {
          when: ['reading', { field: 'from', is: 'fahrenheit' }],
          formula: 'value + fahrenheitZero',
          label: 'Degrees above absolute zero, from Fahrenheit',
        },
        {
          when: ['reading', 'gas', { field: 'value', below: 0.5 }],
          formula: '225 + fahrenheitZero',
          because: 'Gas mark ¼ is 225 °F',
        },
        {
          when: ['reading', 'gas', { field: 'value', below: 1 }],
          formula: '250 + fahrenheitZero',
          because: 'Gas mark ½ is 250 °F',
        },
        {
          when: ['reading', 'gas'],
          formula: '250 + 25 * value + fahrenheitZero',
          because: 'Gas mark 1 is 275 °F, and each further mark is 25 °F more',
        },
        { when: 'reading', formula: 'value', because: 'This scale begins at absolute zero' },
      ],
    },
    rankine: {
      kind: 'number',
      label: 'In degrees Rankine',
      unit: '°R',
      digits: { significant: 10 },
      symbol: 'r',
      formula: [
        {
          when: 'difference',
          formula: 'value * from',
          label: 'The difference in degrees Rankine',
          because: 'A difference is the same wherever a scale begins, so nothing is added',
        },
        { formula: 'aboveZero * from' },
      ],
    },
  },
  constants: {
    celsiusZero: {
      label: 'From absolute zero to 0 °C',
      value: 273.15,
      symbol: 'z_C',
      unit: 'K',
      source: 'SI Brochure, 9th edition, section 2.3.1',
    },
    fahrenheitZero: {
      label: 'From absolute zero to 0 °F',
      value: 459.67,
      symbol: 'z_F',
      unit: '°R',
      source: 'NIST SP 811 (2008), appendix B.8',
    },
  },
  tables: {
    ovens: {
      label: 'Oven temperatures',
      help: 'Gas marks with the temperatures that they stand for. Recipes round them to 5 or 10 °C.',
      when: 'oven',
      columns: {
        mark: { kind: 'text', label: 'Gas mark' },
        fahrenheit: { kind: 'number', label: 'Fahrenheit', unit: '°F', digits: 0 },
        celsius: { kind: 'number', label: 'Celsius', unit: '°C', digits: 0 },
        fan: { kind: 'number', label: 'Fan oven', unit: '°C', digits: 0 },
      },
    },
    roundNumbers: {
      when: 'onScale',
      label: 'Usual temperatures in both directions',
      help: 'The first two columns use your two scales, and the last two go the other way.',
      columns: bothDirections(temperatures),
    },
  },
  variations: [
    { when: 'onScale', of: 'value', label: 'Nearby numbers of degrees', at: { step: 1, times: 5 }, shows: ['converted'] },
  ],
  verdict: [{ when: 'oven', say: 'In a British gas oven this is {gasMark}; in a fan oven set {fanOven}.' }],
  cautions: [
    {
      when: ['reading', { figure: 'rankine', atLeast: 560.07, atMost: 569.07 }],
      say: 'If this is the temperature of a body: 38 °C (100.4 °F) or more usually counts as fever. A baby under three months needs a doctor at once, and so does anybody who seems very ill.',
    },
    {
      when: 'difference',
      say: 'This converts a rise, a fall or a gap of {value} degrees. For what a thermometer shows, choose “A temperature”.',
    },
  ],
  examples: [
    {
      title: 'A warm room of 25 °C in Fahrenheit',
      given: { value: 25, from: 'celsius', to: 'fahrenheit', quantity: 'reading' },
      shows: { converted: '77 °F' },
    },
    {
      title: 'A body temperature of 98.6 °F in Celsius',
      asked: ['98.6 f to c'],
      given: { value: 98.6, from: 'fahrenheit', to: 'celsius' },
      shows: { converted: '37 °C' },
    },
    {
      title: 'Roast chicken, safe at 165 °F, in Celsius',
      given: { value: 165, from: 'fahrenheit', to: 'celsius' },
      shows: { converted: '73.88888889 °C' },
      source: 'US Department of Agriculture, Safe Minimum Internal Temperature Chart, 2020, rounded there to 73.9 °C',
    },
    {
      title: 'A rise of 10 °C in Fahrenheit degrees',
      asked: ['a rise of 10 °C in Fahrenheit'],
      given: { value: 10, from: 'celsius', to: 'fahrenheit', quantity: 'difference' },
      shows: { converted: '18 °F' },
    },
    {
      title: 'An oven of 350 °F in Celsius',
      given: { value: 350, from: 'fahrenheit', to: 'celsius' },
      shows: { converted: '176.6666667 °C', gasMark: 'Gas mark 4', fanOven: '160 °C' },
    },
    {
      title: 'A British recipe: gas mark 6 in Celsius',
      given: { value: 6, from: 'gasMark', to: 'celsius' },
      shows: { converted: '204.4444444 °C', gasMark: 'Gas mark 6', fanOven: '180 °C' },
    },
    {
      title: 'The lowest marks',
      given: { value: 0.25, from: 'gasMark', to: 'fahrenheit' },
      shows: { converted: '225 °F', gasMark: 'Gas mark ¼' },
      shown: false,
    },
    {
      title: 'Half a mark',
      given: { value: 0.5, from: 'gasMark', to: 'fahrenheit' },
      shows: { converted: '250 °F', gasMark: 'Gas mark ½' },
      shown: false,
    },
    {
      title: 'Half way between two marks is the upper one',
      given: { value: 262.5, from: 'fahrenheit', to: 'celsius' },
      shows: { gasMark: 'Gas mark 1' },
      shown: false,
    },
    {
      title: 'The triple point of water, 0.01 °C, in kelvin',
      given: { value: 0.01, from: 'celsius', to: 'kelvin' },
      shows: { converted: '273.16 K' },
      source: 'International Bureau of Weights and Measures, SI Brochure, 9th edition, 2019, section 2.3.1',
      shown: false,
    },
    {
      title: 'A frost of −40 °C in Fahrenheit',
      given: { value: -40, from: 'celsius', to: 'fahrenheit' },
      shows: { converted: '-40 °F' },
      shown: false,
    },
    {
      title: 'Absolute zero in Fahrenheit',
      given: { value: 0, from: 'kelvin', to: 'fahrenheit' },
      shows: { converted: '-459.67 °F' },
      shown: false,
    },
    {
      title: '98.6 °F in kelvin',
      given: { value: 98.6, from: 'fahrenheit', to: 'kelvin' },
      shows: { converted: '310.15 K' },
      shown: false,
    },
    {
      title: 'Absolute zero is accepted in Fahrenheit',
      given: { value: -459.67, from: 'fahrenheit', to: 'rankine' },
      shows: { converted: '0 °R' },
      shown: false,
    },
    {
      title: 'A difference may be a fall below absolute zero',
      given: { value: -500, from: 'fahrenheit', to: 'kelvin', quantity: 'difference' },
      shows: { converted: '-277.7777778 K' },
      shown: false,
    },
    {
      title: 'The boiling point of water in Rankine',
      given: { value: 671.67, from: 'rankine', to: 'celsius' },
      shows: { converted: '100 °C' },
      shown: false,
    },
  ],
  laws: [
    { law: 'rises', raise: 'value', result: 'converted', when: 'onScale' },
    { law: 'returns', swap: ['from', 'to'], field: 'value', result: 'converted', when: 'onScale' },
    {
      law: 'scales',
      fields: ['value'],
      results: ['converted'],
      when: { field: 'quantity', is: 'difference' },
    },
  ],
  actions: { calculate: 'Convert Temperature', live: true, swap: ['from', 'to'] },
  published: '2026-11-22',
  reviewed: '2026-11-29',
  compute: 'compute.ts',
});
