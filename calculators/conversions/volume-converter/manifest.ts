import { defineCalculator } from '#schemas/manifest.ts';
import { bothDirections, conversionLaws, everyUnit, optionsOf, signsOf, sourcesOf } from '#shared/units.ts';
import { volumeSources, volumes, volumeWords } from '#shared/volume-units.ts';

export default defineCalculator({
  title: 'Volume Converter',
  summary: 'Litres, gallons, pints, cups and spoons, with US and imperial units kept apart.',
  intro:
    'Type an amount from a recipe, a tank or a bottle and choose two of 32 units. US, imperial and metric measures have names of their own.',
  description:
    'Volume converter: litres to gallons, US and imperial pints, cups to mL, fluid ounces, teaspoons, tablespoons and cubic feet, all with exact factors.',
  keywords: [
    'volume',
    'liters to gallons',
    'cups to ml',
    'fluid ounces',
    'tablespoon',
    'teaspoon',
    'quart',
    'cubic feet',
    'pint',
    'imperial gallon',
    'cubic metres',
    'recipe',
  ],
  related: ['weight-converter', 'unit-converter', 'area-converter', 'temperature-converter', 'density', 'concrete'],
  audience: 'For cooks and anyone else who measures by volume',
  whenNotToUse: [
    { text: 'For flour, sugar and anything else that is weighed', use: 'weight-converter' },
    { text: 'To get the weight of a volume of a known material', use: 'density' },
  ],
  order: 3,
  fields: {
    value: {
      kind: 'number',
      label: 'Value',
      help: 'The amount to convert. Enter fractions as decimals: half a cup is 0.5, a third is 0.333.',
      symbol: 'x',
      unit: { by: 'from', units: signsOf(volumes), keepsNumber: true },
      min: 0,
      step: 0.25,
      default: 1,
    },
    from: {
      kind: 'choice',
      label: 'From',
      help: 'For an American recipe or label take US units, for an old British one imperial units.',
      symbol: 'a',
      valueLabel: 'Millilitres in the unit you convert from',
      source: sourcesOf(volumes, volumeSources),
      options: optionsOf(volumes, volumeWords),
      default: 'usGallons',
    },
    to: {
      kind: 'choice',
      label: 'To',
      help: 'The unit that you measure or pay in.',
      symbol: 'b',
      valueLabel: 'Millilitres in the unit you convert to',
      source: sourcesOf(volumes, volumeSources),
      options: optionsOf(volumes, volumeWords),
      default: 'liters',
    },
  },
  results: {
    converted: {
      kind: 'number',
      label: 'Converted volume',
      headline: true,
      unit: { by: 'to', units: signsOf(volumes) },
      digits: { significant: 10 },
      symbol: 'y',
      formula: [
        { when: { field: 'to', is: 'impTeaspoons' }, formula: '3 * milliliters / impTablespoon' },
        { formula: 'milliliters / to' },
      ],
    },
    all: {
      kind: 'table',
      label: 'In all units',
      columns: everyUnit('Volume'),
    },
  },
  workings: {
    milliliters: {
      kind: 'number',
      label: 'Volume in millilitres',
      unit: 'mL',
      digits: { significant: 10 },
      symbol: 'V',
      formula: [
        { when: { field: 'from', is: 'impTeaspoons' }, formula: 'value * impTablespoon / 3' },
        { formula: 'value * from' },
      ],
      constants: {
        impTablespoon: { label: 'Millilitres in an imperial tablespoon', symbol: 't', value: 17.7581640625, unit: 'mL' },
      },
    },
  },
  tables: {
    roundNumbers: {
      label: 'Round numbers in both directions',
      help: 'The first two columns use your two units, and the last two go the other way.',
      columns: bothDirections(volumes),
    },
  },
  variations: [
    {
      of: 'value',
      label: 'Parts and multiples, as recipes use them',
      at: [0.25, 0.5, 0.75, 1, 1.5, 2, 2.5, 3, 4, 6, 8],
      shows: ['converted'],
    },
  ],
  cautions: [
    {
      when: { field: 'from', is: ['usPints', 'usQuarts', 'usGallons'] },
      say: 'This is the US unit. The imperial one with the same name, which Britain uses and Canada once used, holds about 20% more.',
    },
    {
      when: { field: 'from', is: ['impPints', 'impQuarts', 'impGallons'] },
      say: 'This is the imperial unit of Britain. The US one with the same name holds about 17% less.',
    },
    {
      when: { field: 'from', is: ['usFluidOunces', 'impFluidOunces'] },
      say: 'Fluid ounces measure volume: 29.57 mL in the US, 28.41 mL in Britain. Ounces on a packet of flour or cheese are a weight, and only for water are the two nearly the same.',
    },
    {
      when: { field: 'from', is: ['metricCups', 'usLegalCups', 'usCups'] },
      say: 'Three cups are in use: 236.6 mL in American kitchens, 240 mL on American food labels and 250 mL in Australia, New Zealand and Canada. Look for where your recipe comes from.',
    },
    {
      when: {
        field: 'from',
        is: ['metricTeaspoons', 'metricTablespoons', 'usTeaspoons', 'usTablespoons'],
      },
      say: 'Spoons in a drawer hold different amounts. Measure a medicine only with the spoon or syringe that came with it. An Australian tablespoon holds 20 mL.',
    },
  ],
  examples: [
    {
      title: 'A tank of 15 US gallons in litres',
      asked: ['how many litres are 15 US gallons'],
      given: { value: 15, from: 'usGallons', to: 'liters' },
      shows: { converted: '56.78117676 L' },
    },
    {
      title: 'One US gallon in litres',
      given: { value: 1, from: 'usGallons', to: 'liters' },
      shows: { converted: '3.785411784 L' },
      source: 'National Institute of Standards and Technology, Handbook 44, appendix C',
      shown: false,
    },
    {
      title: 'One US gallon in cubic inches',
      given: { value: 1, from: 'usGallons', to: 'cubicInches' },
      shows: { converted: '231 in³' },
      source: 'National Institute of Standards and Technology, Handbook 44, appendix C',
      shown: false,
    },
    {
      title: 'One imperial gallon in litres',
      given: { value: 1, from: 'impGallons', to: 'liters' },
      shows: { converted: '4.54609 L' },
      source: 'Weights and Measures Act 1985 (UK), schedule 1',
      shown: false,
    },
    {
      title: 'One imperial gallon in US gallons',
      given: { value: 1, from: 'impGallons', to: 'usGallons' },
      shows: { converted: '1.200949926 US gal' },
      shown: false,
    },
    {
      title: '250 mL of milk in US cups',
      asked: ['250 ml to US cups'],
      given: { value: 250, from: 'milliliters', to: 'usCups' },
      shows: { converted: '1.056688209 US cup' },
    },
    {
      title: 'A can of 12 US fluid ounces in millilitres',
      given: { value: 12, from: 'usFluidOunces', to: 'milliliters' },
      shows: { converted: '354.8823548 mL' },
    },
    {
      title: 'Three US tablespoons in millilitres',
      given: { value: 3, from: 'usTablespoons', to: 'milliliters' },
      shows: { converted: '44.36029434 mL' },
      shown: false,
    },
    {
      title: 'A pint of beer in Britain, in millilitres',
      given: { value: 1, from: 'impPints', to: 'milliliters' },
      shows: { converted: '568.26125 mL' },
    },
    {
      title: 'Concrete: 2 cubic yards in cubic metres',
      given: { value: 2, from: 'cubicYards', to: 'cubicMeters' },
      shows: { converted: '1.529109716 m³' },
    },
    {
      title: 'An imperial gallon is 160 fluid ounces exactly',
      given: { value: 1, from: 'impGallons', to: 'impFluidOunces' },
      shows: { converted: '160 imp fl oz' },
      shown: false,
    },
    {
      title: 'A teaspoon in cubic yards needs a power of ten',
      given: { value: 0.1, from: 'usTeaspoons', to: 'cubicYards' },
      shows: { converted: '6.446786051×10⁻⁷ yd³' },
      shown: false,
    },
    {
      title: 'The same unit on both sides',
      given: { value: 7.25, from: 'metricCups', to: 'metricCups' },
      shows: { converted: '7.25 metric cup' },
      shown: false,
    },
    {
      title: 'A barrel of oil in litres',
      given: { value: 1, from: 'oilBarrels', to: 'liters' },
      shows: { converted: '158.9872949 L' },
    },
    {
      title: 'Six imperial teaspoons are two tablespoons',
      given: { value: 6, from: 'impTeaspoons', to: 'impTablespoons' },
      shows: { converted: '2 imp tbsp' },
      shown: false,
    },
    {
      title: 'An imperial fluid ounce in teaspoons',
      given: { value: 1, from: 'impFluidOunces', to: 'impTeaspoons' },
      shows: { converted: '4.8 imp tsp' },
      shown: false,
    },
  ],
  laws: conversionLaws,
  actions: { calculate: 'Convert Volume', live: true, swap: ['from', 'to'] },
  published: '2026-11-22',
  reviewed: '2026-11-22',
  compute: 'compute.ts',
});
