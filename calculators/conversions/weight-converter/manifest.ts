import { defineCalculator } from '#schemas/manifest.ts';
import { bothDirections, conversionLaws, everyUnit, optionsOf, signsOf, sourcesOf } from '#shared/units.ts';
import { weightSources, weights, weightWords } from '#shared/weight-units.ts';

export default defineCalculator({
  title: 'Weight Converter',
  summary: 'Kilograms, pounds, ounces, stones, tons and more, with the pounds-and-ounces and stones-and-pounds splits.',
  intro:
    'Type a weight and choose two of twelve units. You also see it in pounds with ounces, in stones with pounds, and in every other unit.',
  description:
    'Weight converter: kg to lb, lb to kg, stones, ounces, grams, troy ounces, carats and three kinds of tons, with exact factors and pounds-and-ounces splits.',
  keywords: [
    'weight',
    'mass',
    'kg to lb',
    'lbs to kg',
    'kg to stone',
    'stone to kg',
    'grams to ounces',
    'ounces to grams',
    'troy ounce',
    'carat',
    'ton',
    'tonne',
    'milligrams',
    'body weight',
  ],
  related: ['unit-converter', 'volume-converter', 'temperature-converter', 'density', 'bmi', 'ideal-weight'],
  order: 2,
  fields: {
    value: {
      kind: 'number',
      label: 'Value',
      help: 'The weight to convert. For 11 stones 6 pounds, multiply 11 by 14, add 6 and enter 160 pounds.',
      symbol: 'x',
      unit: { by: 'from', units: signsOf(weights), keepsNumber: true },
      min: 0,
      default: 1,
    },
    from: {
      kind: 'choice',
      label: 'From',
      help: 'The unit in which you know the weight.',
      symbol: 'a',
      valueLabel: 'Milligrams in the unit you convert from',
      source: sourcesOf(weights, weightSources),
      options: optionsOf(weights, weightWords),
      default: 'kilograms',
    },
    to: {
      kind: 'choice',
      label: 'To',
      help: 'The unit that you want to know it in.',
      symbol: 'b',
      valueLabel: 'Milligrams in the unit you convert to',
      source: sourcesOf(weights, weightSources),
      options: optionsOf(weights, weightWords),
      default: 'pounds',
    },
  },
  results: {
    converted: {
      kind: 'number',
      label: 'Converted weight',
      headline: true,
      unit: { by: 'to', units: signsOf(weights) },
      digits: { significant: 10 },
      symbol: 'y',
      formula: 'milligrams / to',
    },
    poundsOunces: {
      kind: 'text',
      label: 'In pounds and ounces',
      help: 'Whole pounds, and what is left in ounces: for parcels, babies and food.',
    },
    stonesPounds: {
      kind: 'text',
      label: 'In stones and pounds',
      help: 'As people in Britain and Ireland say their own weight.',
    },
    all: {
      kind: 'table',
      label: 'In all units',
      columns: everyUnit('Weight'),
    },
  },
  workings: {
    milligrams: {
      kind: 'number',
      label: 'Weight in milligrams',
      unit: 'mg',
      digits: { significant: 10 },
      symbol: 'm',
      formula: 'value * from',
    },
    allOunces: {
      kind: 'number',
      label: 'The weight in ounces, to two decimals',
      unit: 'oz',
      symbol: 'n_\\mathrm{oz}',
      formula: 'round(milligrams / ounce, 2)',
    },
    wholePounds: {
      kind: 'number',
      label: 'Whole pounds',
      unit: 'lb',
      digits: 0,
      symbol: 'p',
      formula: 'floor(allOunces / 16)',
    },
    ouncesLeft: {
      kind: 'number',
      label: 'Ounces beyond them',
      unit: 'oz',
      symbol: 'r_\\mathrm{oz}',
      formula: 'allOunces - wholePounds * 16',
    },
    allPounds: {
      kind: 'number',
      label: 'The weight in pounds, to two decimals',
      unit: 'lb',
      symbol: 'n_\\mathrm{lb}',
      formula: 'round(milligrams / pound, 2)',
    },
    wholeStones: {
      kind: 'number',
      label: 'Whole stones',
      unit: 'st',
      digits: 0,
      symbol: 's',
      formula: 'floor(allPounds / 14)',
    },
    poundsLeft: {
      kind: 'number',
      label: 'Pounds beyond them',
      unit: 'lb',
      symbol: 'r_\\mathrm{lb}',
      formula: 'allPounds - wholeStones * 14',
    },
  },
  constants: {
    ounce: {
      label: 'One ounce',
      value: 28349.523125,
      symbol: 'z',
      unit: 'mg',
      source: 'One sixteenth of a pound',
    },
    pound: {
      label: 'One pound',
      value: 453592.37,
      symbol: 'l',
      unit: 'mg',
      source: 'International yard and pound agreement, 1959',
    },
  },
  cases: {
    fromDose: { field: 'from', is: ['micrograms', 'milligrams'] },
    toDose: { field: 'to', is: ['micrograms', 'milligrams'] },
  },
  tables: {
    roundNumbers: {
      label: 'Round numbers in both directions',
      help: 'The first two columns use your two units, and the last two go the other way.',
      columns: bothDirections(weights),
    },
  },
  variations: [
    {
      of: 'value',
      label: 'Nearby weights',
      at: { step: 1, times: 4 },
      shows: ['converted', 'poundsOunces', 'stonesPounds'],
    },
  ],
  cautions: [
    {
      when: 'fromDose',
      say: 'Is this a medicine? One milligram is 1,000 micrograms, so a mistake between the two is dangerous. Ask a pharmacist or doctor to confirm every dose.',
    },
    {
      when: [
        'toDose',
        {
          field: 'from',
          is: ['grams', 'kilograms', 'tonnes', 'carats', 'ounces', 'troyOunces', 'pounds', 'stones', 'usTons', 'ukTons'],
        },
      ],
      say: 'Is this for a medicine? A milligram and a microgram differ by a factor of 1,000. Ask a pharmacist or doctor to confirm every dose.',
    },
    {
      when: { field: 'from', is: ['tonnes', 'usTons', 'ukTons'] },
      say: 'Three tons are in use: the tonne of 1,000 kg, the US ton of 2,000 pounds (907.2 kg) and the UK ton of 2,240 pounds (1,016 kg). Make sure which one your figure means.',
    },
    {
      when: { field: 'from', is: 'ounces' },
      say: 'This is the ounce of kitchens and parcels, 28.35 grams. Gold and silver are sold by the troy ounce of 31.10 grams, and fluid ounces measure volume.',
    },
    {
      when: { field: 'from', is: 'troyOunces' },
      say: 'The troy ounce of 31.10 grams is for gold, silver and other precious metals alone. The ounce of kitchens and parcels has 28.35 grams.',
    },
  ],
  examples: [
    {
      title: 'A body weight of 72.5 kg in pounds and in stones',
      asked: ['72.5 kg to lbs'],
      given: { value: 72.5, from: 'kilograms', to: 'pounds' },
      shows: {
        converted: '159.8351401 lb',
        poundsOunces: '159 lb 13.36 oz',
        stonesPounds: '11 st 5.84 lb',
      },
    },
    {
      title: '160 pounds (11 stones 6 pounds) in kilograms',
      given: { value: 160, from: 'pounds', to: 'kilograms' },
      shows: { converted: '72.5747792 kg', poundsOunces: '160 lb 0 oz', stonesPounds: '11 st 6 lb' },
    },
    {
      title: 'One pound in kilograms',
      given: { value: 1, from: 'pounds', to: 'kilograms' },
      shows: { converted: '0.45359237 kg', poundsOunces: '1 lb 0 oz', stonesPounds: '0 st 1 lb' },
      source: 'National Institute of Standards and Technology, Special Publication 811, 2008, appendix B.8',
    },
    {
      title: 'A diamond of one carat in grams',
      given: { value: 1, from: 'carats', to: 'grams' },
      shows: { converted: '0.2 g' },
      source: 'National Institute of Standards and Technology, Special Publication 811, 2008, appendix B.8',
    },
    {
      title: 'A gold coin of one troy ounce in grams',
      given: { value: 1, from: 'troyOunces', to: 'grams' },
      shows: { converted: '31.1034768 g', poundsOunces: '0 lb 1.1 oz' },
      source: 'National Institute of Standards and Technology, Handbook 44, appendix C',
    },
    {
      title: 'A baby of 3.4 kg in pounds and ounces',
      given: { value: 3.4, from: 'kilograms', to: 'ounces' },
      shows: { converted: '119.9314706 oz', poundsOunces: '7 lb 7.93 oz' },
    },
    {
      title: 'Luggage of 23 kg in pounds',
      given: { value: 23, from: 'kilograms', to: 'pounds' },
      shows: { converted: '50.7063203 lb', poundsOunces: '50 lb 11.3 oz' },
    },
    {
      title: 'A vitamin dose of 0.4 mg in micrograms',
      asked: ['0.4 mg in mcg'],
      given: { value: 0.4, from: 'milligrams', to: 'micrograms' },
      shows: { converted: '400 µg', poundsOunces: '0 lb 0 oz' },
    },
    {
      title: 'Two US tons in tonnes',
      given: { value: 2, from: 'usTons', to: 'tonnes' },
      shows: { converted: '1.81436948 t', poundsOunces: '4,000 lb 0 oz' },
      shown: false,
    },
    {
      title: '15.999 oz are a pound, not 16 oz',
      given: { value: 15.999, from: 'ounces', to: 'pounds' },
      shows: { converted: '0.9999375 lb', poundsOunces: '1 lb 0 oz' },
      shown: false,
    },
    {
      title: 'A half is rounded up: 13.995 lb are a stone',
      given: { value: 13.995, from: 'pounds', to: 'stones' },
      shows: { converted: '0.9996428571 st', stonesPounds: '1 st 0 lb' },
      shown: false,
    },
    {
      title: 'A microgram in UK tons',
      given: { value: 1, from: 'micrograms', to: 'ukTons' },
      shows: { converted: '9.842065276×10⁻¹³ long ton' },
      shown: false,
    },
    {
      title: 'The same unit on both sides',
      given: { value: '0', from: 'stones', to: 'stones' },
      shows: { converted: '0 st', poundsOunces: '0 lb 0 oz', stonesPounds: '0 st 0 lb' },
      shown: false,
    },
  ],
  laws: [...conversionLaws, { law: 'holds', raise: 'to', result: 'poundsOunces' }],
  actions: { calculate: 'Convert Weight', live: true, swap: ['from', 'to'] },
  reviewed: '2026-11',
  compute: 'compute.ts',
});
