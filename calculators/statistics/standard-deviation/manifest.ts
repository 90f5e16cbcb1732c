import { defineCalculator } from '#schemas/manifest.ts';

/** The values of NIST's data set NumAcc3: 1,001 numbers around 1,000,000.2. */
const numAcc3 = ['1000000.2', ...Array(500).fill('1000000.1 1000000.3')].join(' ');

export default defineCalculator({
  title: 'Standard Deviation Calculator',
  summary: 'How far values spread around their mean: standard deviation and variance, of a sample and of a population.',
  intro:
    'Type or paste at least two numbers, with spaces or line breaks between them, to see how much they differ from their mean.',
  description:
    'Standard deviation calculator for samples and populations: variance, standard error and coefficient of variation of up to 2,000 values, with steps.',
  keywords: [
    'standard deviation',
    'variance',
    'sample standard deviation',
    'population standard deviation',
    'standard error',
    'coefficient of variation',
    'relative standard deviation',
    'sum of squares',
    'spread',
    'dispersion',
    'stdev',
    'sigma',
    'deviation from the mean',
  ],
  related: ['average', 'z-score', 'confidence-interval', 'sample-size', 'linear-regression', 'investment-return'],
  order: 2,
  fields: {
    values: {
      kind: 'list',
      label: 'Values',
      help: 'From 2 to 2,000 numbers, typed or pasted from a spreadsheet, in any order.',
      symbol: 'x',
      minCount: 2,
      maxCount: 2000,
      message: 'Enter at least two values: one alone has no spread.',
    },
  },
  results: {
    sampleSd: {
      kind: 'number',
      label: 'Standard deviation of a sample',
      quantity: 'standardDeviation',
      help: 'If your values are some of many, and you want to know about all of them.',
      headline: true,
      digits: { significant: 10 },
      symbol: 's',
      formula: 'sqrt(sampleVariance)',
    },
    populationSd: {
      kind: 'number',
      label: 'Standard deviation of a population',
      help: 'If your values are all that there are.',
      headline: true,
      digits: { significant: 10 },
      symbol: '\\sigma',
      formula: 'sqrt(populationVariance)',
    },
    sampleVariance: {
      kind: 'number',
      label: 'Variance of a sample',
      digits: { significant: 10 },
      symbol: 's^2',
      formula: 'squares / (count - 1)',
    },
    populationVariance: {
      kind: 'number',
      label: 'Variance of a population',
      digits: { significant: 10 },
      symbol: '\\sigma^2',
      formula: 'squares / count',
    },
    mean: {
      kind: 'number',
      label: 'Mean',
      quantity: 'mean',
      digits: { significant: 10 },
      symbol: '\\bar{x}',
      formula: 'sum(values) / count',
    },
    count: { kind: 'number', label: 'Count', quantity: 'sampleSize', digits: 0, symbol: 'n', formula: 'count(values)' },
    squares: {
      kind: 'number',
      label: 'Sum of squared deviations',
      help: 'How far each value lies from the mean, squared and added up.',
      digits: { significant: 10 },
      symbol: 'Q',
      formula: 'sum((values - mean)^2)',
    },
    standardError: {
      kind: 'number',
      label: 'Standard error of the mean',
      help: 'How far the mean of such a sample usually lies from the true one.',
      digits: { significant: 10 },
      symbol: '\\mathrm{SE}',
      formula: 'sampleSd / sqrt(count)',
    },
    variation: {
      kind: 'percent',
      label: 'Coefficient of variation',
      help: 'The standard deviation of a sample as a share of the mean.',
      symbol: '\\mathrm{CV}',
      formula: [
        { when: { figure: 'mean', above: 0 }, formula: 'sampleSd / mean * 100' },
        {
          when: { figure: 'mean', below: 0 },
          formula: 'sampleSd / abs(mean) * 100',
          because: 'The mean is below zero, so its size is taken without the sign',
        },
      ],
    },
  },
  workings: {
    smallest: { kind: 'number', label: 'Smallest value', symbol: 'x_{\\min}', formula: 'min(values)' },
    largest: { kind: 'number', label: 'Largest value', symbol: 'x_{\\max}', formula: 'max(values)' },
    farthest: {
      kind: 'number',
      label: 'Farthest value, in standard deviations',
      symbol: 'd_{\\max}',
      formula: [
        {
          when: { figure: 'sampleSd', above: 0 },
          formula: 'max(largest - mean, mean - smallest) / sampleSd',
        },
      ],
    },
  },
  tables: {
    deviations: {
      label: 'Every value and its deviation',
      help: 'In the order in which you entered them, with a picture of how they are spread.',
      columns: {
        value: { kind: 'number', label: 'Value', digits: { significant: 10 } },
        deviation: { kind: 'number', label: 'Deviation from the mean', digits: { significant: 10 } },
        squared: {
          kind: 'number',
          label: 'Squared',
          digits: { significant: 10 },
          sums: true,
          ties: 'squares',
        },
      },
      chart: { kind: 'histogram', title: 'How many values lie in each class', x: 'value' },
    },
    within: {
      label: 'Values near the mean',
      help: 'How many of your values lie within one, two and three standard deviations of a sample from the mean, beside the share that a bell curve has there.',
      columns: {
        deviations: { kind: 'number', label: 'Standard deviations', digits: 0 },
        from: { kind: 'number', label: 'From', digits: { significant: 6 } },
        to: { kind: 'number', label: 'To', digits: { significant: 6 } },
        inside: { kind: 'number', label: 'Values', digits: 0 },
        percent: { kind: 'percent', label: 'Share', digits: 1 },
        bell: { kind: 'percent', label: 'Bell curve', digits: 1 },
      },
    },
  },
  cautions: [
    {
      when: { figure: 'farthest', above: 3 },
      say: 'One value lies {farthest} standard deviations from the mean. Check it for a typing error: in a short list, one such value raises the result a lot.',
    },
    {
      when: { figure: 'count', below: 10 },
      say: 'With only {count} values, the standard deviation of a sample is a rough estimate. A few more values could change it a lot.',
    },
    {
      when: [
        { figure: 'smallest', below: 0 },
        { figure: 'variation', atLeast: 0 },
      ],
      say: 'Some values are below zero, so the coefficient of variation is of little use. It is meant for amounts, such as lengths or prices, that start from a true zero.',
    },
  ],
  examples: [
    {
      title: 'Eight waiting times in minutes',
      given: { values: '2, 4, 4, 4, 5, 5, 7, 9' },
      shows: {
        sampleSd: '2.138089935',
        populationSd: '2',
        sampleVariance: '4.571428571',
        populationVariance: '4',
        mean: '5',
        count: '8',
        squares: '32',
        standardError: '0.755928946',
        variation: '42.76%',
      },
    },
    {
      title: 'Ages of twenty pupils in the fifth year of school',
      given: {
        values: '9 9.5 9.5 10 10 10 10 10.5 10.5 10.5 10.5 11 11 11 11 11 11 11.5 11.5 11.5',
      },
      shows: { mean: '10.525', sampleSd: '0.7158910532', count: '20' },
      source: 'OpenStax, Introductory Statistics, 2013, section 2.7, where the standard deviation is given as 0.715891',
    },
    {
      title: 'Three large numbers very near each other',
      shown: false,
      given: { values: '10000001 10000003 10000002' },
      shows: { mean: '10,000,002', sampleSd: '1' },
      source:
        'National Institute of Standards and Technology (NIST), Statistical Reference Datasets, univariate summary statistics, NumAcc1',
    },
    {
      title: 'Twelve parcels in kg, with 23 typed instead of 2.3',
      given: { values: '2.1 2.3 2.2 2.4 2.2 2.3 2.1 2.4 2.3 2.2 2.3 23' },
      shows: { sampleSd: '5.989511034', mean: '3.983333333' },
    },
    {
      title: 'Six winter temperatures in degrees Celsius',
      given: { values: '-4 -1.5 0 2 3.5 -2' },
      shows: { sampleSd: '2.750757471' },
    },
    {
      title: 'Numbers that lose their digits where the squares are not centred',
      given: { values: numAcc3 },
      shows: { mean: '1,000,000.2', sampleSd: '0.1', count: '1,001' },
      source:
        'National Institute of Standards and Technology (NIST), Statistical Reference Datasets, univariate summary statistics, NumAcc3',
      shown: false,
    },
    {
      title: 'Equal values have no spread',
      given: { values: '0.1 0.10 0.1' },
      shows: {
        sampleSd: '0',
        populationSd: '0',
        sampleVariance: '0',
        squares: '0',
        standardError: '0',
        variation: '0.00%',
      },
      shown: false,
    },
    {
      title: 'A mean of zero has no coefficient of variation',
      given: { values: '-1 1' },
      shows: { sampleSd: '1.414213562', populationSd: '1', mean: '0' },
      shown: false,
    },
    {
      title: 'A mean below zero: the coefficient counts without the sign',
      given: { values: '-8 -12' },
      shows: { sampleSd: '2.828427125', mean: '-10', variation: '28.28%' },
      shown: false,
    },
    {
      title: 'Nine values, one fewer than the caution asks for',
      shown: false,
      given: { values: '1 2 3 4 5 6 7 8 9' },
      shows: { sampleSd: '2.738612788', mean: '5', count: '9' },
    },
    {
      title: 'Ten values, the smallest of them 0',
      shown: false,
      given: { values: '0 1 2 3 4 5 6 7 8 9' },
      shows: { sampleSd: '3.027650354', mean: '4.5', count: '10' },
    },
    {
      title: 'A negative value near 0 among positive ones',
      shown: false,
      given: { values: '-0.5 2 3 4' },
      shows: { sampleSd: '1.931105038', mean: '2.125' },
    },
  ],
  laws: [
    { law: 'shifts', fields: ['values'], results: ['mean'] },
    {
      law: 'scales',
      fields: ['values'],
      results: ['sampleSd', 'populationSd', 'standardError', 'mean'],
    },
    { law: 'rises', raise: 'values', result: 'mean' },
    { law: 'holds', raise: 'values', result: 'count' },
  ],
  actions: { calculate: 'Calculate Spread' },
  reviewed: '2026-11',
  compute: 'formulas',
});
