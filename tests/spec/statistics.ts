import type { Contract } from './contract.ts';

export const statistics: Contract = {
  average: {
    title: 'Average Calculator',
    summary:
      'The mean, median, mode, range and quartiles of a list of numbers, with or without weights.',
    fields: {
      values: { label: 'Values', type: 'list', constraint: '1 to 2000 numbers' },
      weights: {
        label: 'Weights, one for each value',
        type: 'list',
        constraint: 'optional; 1 to 2000 numbers, each at least 0',
      },
      quartileMethod: {
        label: 'Quartiles',
        type: 'choice',
        default: 'inclusive',
        options: { inclusive: 'Inclusive, as in most software', exclusive: 'Exclusive' },
      },
    },
    results: {
      mean: { label: 'Mean', kind: 'number', headline: true, decimals: '10 sig' },
      median: { label: 'Median', kind: 'number', headline: true, decimals: '10 sig' },
      mode: { label: 'Mode', kind: 'text' },
      weightedMean: {
        label: 'Weighted mean',
        kind: 'number',
        decimals: '10 sig',
        shown: 'weights are given',
      },
      count: { label: 'Count', kind: 'number', decimals: 'whole' },
      sum: { label: 'Sum', kind: 'number', decimals: '10 sig' },
      minimum: { label: 'Smallest', kind: 'number', decimals: '10 sig' },
      maximum: { label: 'Largest', kind: 'number', decimals: '10 sig' },
      range: { label: 'Range', kind: 'number', decimals: '10 sig' },
      q1: { label: 'First quartile', kind: 'number', decimals: '10 sig' },
      q3: { label: 'Third quartile', kind: 'number', decimals: '10 sig' },
      geometricMean: {
        label: 'Geometric mean',
        kind: 'number',
        decimals: '10 sig',
        shown: 'every value is above 0',
      },
      harmonicMean: {
        label: 'Harmonic mean',
        kind: 'number',
        decimals: '10 sig',
        shown: 'every value is above 0',
      },
    },
    messages: [
      'Enter as many weights as values: one for each, in the same order.',
      'At least one weight must be above 0.',
    ],
  },

  'standard-deviation': {
    title: 'Standard Deviation Calculator',
    summary:
      'How far values spread around their mean: standard deviation and variance, of a sample and of a population.',
    fields: {
      values: { label: 'Values', type: 'list', constraint: '2 to 2000 numbers' },
    },
    results: {
      sampleSd: {
        label: 'Standard deviation of a sample',
        kind: 'number',
        headline: true,
        decimals: '10 sig',
      },
      populationSd: {
        label: 'Standard deviation of a population',
        kind: 'number',
        headline: true,
        decimals: '10 sig',
      },
      sampleVariance: { label: 'Variance of a sample', kind: 'number', decimals: '10 sig' },
      populationVariance: { label: 'Variance of a population', kind: 'number', decimals: '10 sig' },
      mean: { label: 'Mean', kind: 'number', decimals: '10 sig' },
      count: { label: 'Count', kind: 'number', decimals: 'whole' },
      squares: { label: 'Sum of squared deviations', kind: 'number', decimals: '10 sig' },
      standardError: { label: 'Standard error of the mean', kind: 'number', decimals: '10 sig' },
      variation: {
        label: 'Coefficient of variation',
        kind: 'percent',
        decimals: '2',
        shown: 'mean is not 0',
      },
    },
    tables: ['deviations'],
    messages: ['Enter at least two values: one alone has no spread.'],
  },

  'z-score': {
    title: 'Z-Score Calculator',
    summary: 'Z-scores, normal probabilities and percentiles, forwards and backwards.',
    fields: {
      mode: {
        label: 'Question',
        type: 'choice',
        default: 'value',
        options: {
          value: 'Probability below and above a value',
          percentile: 'Value for a probability',
          between: 'Probability between two values',
        },
      },
      x: { label: 'Value', type: 'number', constraint: 'any number', shown: 'mode is value' },
      probability: {
        label: 'Probability below the value',
        type: 'number',
        constraint: 'above 0, below 1',
        shown: 'mode is percentile',
      },
      lower: {
        label: 'Lower value',
        type: 'number',
        constraint: 'any number',
        shown: 'mode is between',
      },
      upper: {
        label: 'Upper value',
        type: 'number',
        constraint: 'any number, above lower',
        shown: 'mode is between',
      },
      mean: { label: 'Mean', type: 'number', default: 0, constraint: 'any number' },
      sd: { label: 'Standard deviation', type: 'number', default: 1, constraint: 'above 0' },
    },
    results: {
      z: {
        label: 'Z-score',
        kind: 'number',
        headline: true,
        decimals: '≤ 6',
        shown: 'mode is value',
      },
      below: {
        label: 'Probability of at most the value',
        kind: 'number',
        headline: true,
        decimals: '10 sig',
        shown: 'mode is value',
      },
      above: {
        label: 'Probability of at least the value',
        kind: 'number',
        decimals: '10 sig',
        shown: 'mode is value',
      },
      twoSided: {
        label: 'Probability of being at least so far off',
        kind: 'number',
        decimals: '10 sig',
        shown: 'mode is value',
      },
      percentile: { label: 'Percentile', kind: 'percent', decimals: '2', shown: 'mode is value' },
      valueAt: {
        label: 'Value',
        kind: 'number',
        headline: true,
        decimals: '10 sig',
        shown: 'mode is percentile',
      },
      zAt: {
        label: 'Its z-score',
        kind: 'number',
        decimals: '10 sig',
        shown: 'mode is percentile',
      },
      between: {
        label: 'Probability between',
        kind: 'number',
        headline: true,
        decimals: '10 sig',
        shown: 'mode is between',
      },
      outside: {
        label: 'Probability outside',
        kind: 'number',
        decimals: '10 sig',
        shown: 'mode is between',
      },
      zLower: {
        label: 'Z-score of the lower value',
        kind: 'number',
        decimals: '≤ 6',
        shown: 'mode is between',
      },
      zUpper: {
        label: 'Z-score of the upper value',
        kind: 'number',
        decimals: '≤ 6',
        shown: 'mode is between',
      },
    },
    messages: ['The upper value must be above the lower one.'],
  },

  combinations: {
    title: 'Permutation and Combination Calculator',
    summary:
      'In how many ways r things can be chosen from n, in order or not, with repetition or without.',
    fields: {
      n: { label: 'Things to choose from', type: 'integer', constraint: '0 to 1000' },
      r: { label: 'Things chosen', type: 'integer', constraint: '0 to 1000' },
    },
    results: {
      combinations: {
        label: 'Combinations: order does not matter',
        kind: 'number',
        headline: true,
        decimals: 'all',
      },
      permutations: {
        label: 'Permutations: order matters',
        kind: 'number',
        headline: true,
        decimals: 'all',
      },
      combinationsRepeated: {
        label: 'Combinations with repetition',
        kind: 'number',
        decimals: 'all',
      },
      permutationsRepeated: {
        label: 'Permutations with repetition',
        kind: 'number',
        decimals: 'all',
      },
      remark: { label: 'Remark', kind: 'text', shown: 'r is above n' },
    },
  },

  'sample-size': {
    title: 'Sample Size Calculator',
    summary:
      'How many people a survey must ask for a given margin of error, or the margin of a sample that you have.',
    fields: {
      find: {
        label: 'Find',
        type: 'choice',
        default: 'size',
        options: { size: 'Sample size', margin: 'Margin of error' },
      },
      confidence: {
        label: 'Confidence level',
        type: 'number',
        unit: '%',
        default: 95,
        constraint: '50 to 99.99; presets 90, 95, 99',
      },
      margin: {
        label: 'Margin of error',
        type: 'number',
        unit: '%',
        default: 5,
        constraint: 'above 0, at most 50',
        shown: 'find is size',
      },
      sample: {
        label: 'Sample size',
        type: 'integer',
        constraint: '1 to 10^12',
        shown: 'find is margin',
      },
      proportion: {
        label: 'Expected share',
        type: 'number',
        unit: '%',
        default: 50,
        constraint: 'above 0, below 100',
      },
      population: {
        label: 'Population size',
        type: 'integer',
        constraint: 'optional, blank = unlimited; 1 to 10^12',
      },
    },
    results: {
      sampleSize: {
        label: 'People to ask',
        kind: 'number',
        headline: true,
        decimals: 'whole',
        shown: 'find is size',
      },
      unlimitedSize: {
        label: "Without the population's limit",
        kind: 'number',
        decimals: 'whole',
        shown: 'find is size and population is given',
      },
      marginOfError: {
        label: 'Margin of error',
        kind: 'percent',
        headline: true,
        decimals: '2',
        shown: 'find is margin',
      },
      zValue: { label: 'Z-value of the confidence level', kind: 'number', decimals: '≤ 6' },
    },
    messages: ['The sample cannot be larger than the population.'],
  },

  'confidence-interval': {
    title: 'Confidence Interval Calculator',
    summary: 'The interval that holds a mean or a share, at the confidence level that you choose.',
    fields: {
      kind: {
        label: 'Interval for',
        type: 'choice',
        default: 'meanSample',
        options: {
          meanSample: 'A mean, spread known from the sample',
          meanKnown: 'A mean, spread of the population known',
          proportion: 'A share (proportion)',
        },
      },
      mean: {
        label: 'Mean of the sample',
        type: 'number',
        constraint: 'any number',
        shown: 'kind is meanSample or meanKnown',
      },
      sd: {
        label: 'Standard deviation',
        type: 'number',
        constraint: 'above 0',
        shown: 'kind is meanSample or meanKnown',
      },
      sampleSize: { label: 'Sample size', type: 'integer', constraint: '1 to 1,000,000' },
      successes: {
        label: 'Cases counted',
        type: 'integer',
        constraint: '0 to 1,000,000',
        shown: 'kind is proportion',
      },
      confidence: {
        label: 'Confidence level',
        type: 'number',
        unit: '%',
        default: 95,
        constraint: '50 to 99.99; presets 90, 95, 99',
      },
    },
    results: {
      lower: {
        label: 'Lower limit',
        kind: 'number',
        headline: true,
        decimals: '10 sig',
        shown: 'kind is meanSample or meanKnown',
      },
      upper: {
        label: 'Upper limit',
        kind: 'number',
        headline: true,
        decimals: '10 sig',
        shown: 'kind is meanSample or meanKnown',
      },
      marginOfError: {
        label: 'Margin of error',
        kind: 'number',
        decimals: '10 sig',
        shown: 'kind is meanSample or meanKnown',
      },
      standardError: {
        label: 'Standard error',
        kind: 'number',
        decimals: '10 sig',
        shown: 'kind is meanSample or meanKnown',
      },
      lowerShare: {
        label: 'Lower limit',
        kind: 'percent',
        headline: true,
        decimals: '2',
        shown: 'kind is proportion',
      },
      upperShare: {
        label: 'Upper limit',
        kind: 'percent',
        headline: true,
        decimals: '2',
        shown: 'kind is proportion',
      },
      share: {
        label: 'Share in the sample',
        kind: 'percent',
        decimals: '2',
        shown: 'kind is proportion',
      },
      criticalValue: { label: 'Critical value', kind: 'number', decimals: '≤ 6' },
    },
    messages: [
      'Enter a sample of at least 2: one value says nothing about the spread.',
      'There cannot be more cases than the sample has.',
    ],
  },

  'linear-regression': {
    title: 'Linear Regression Calculator',
    summary:
      'The straight line that fits pairs of values best, with correlation, errors and a prediction.',
    fields: {
      xValues: { label: 'X values', type: 'list', constraint: '2 to 2000 numbers, not all equal' },
      yValues: {
        label: 'Y values, in the same order',
        type: 'list',
        constraint: '2 to 2000 numbers',
      },
      predictAt: { label: 'Predict y at x', type: 'number', constraint: 'optional; any number' },
    },
    results: {
      slope: { label: 'Slope', kind: 'number', headline: true, decimals: '10 sig' },
      intercept: { label: 'Intercept', kind: 'number', headline: true, decimals: '10 sig' },
      prediction: {
        label: 'Predicted y',
        kind: 'number',
        decimals: '10 sig',
        shown: 'predictAt is given',
      },
      r: {
        label: 'Correlation r',
        kind: 'number',
        decimals: '≤ 6',
        shown: 'the y values are not all equal',
      },
      rSquared: {
        label: 'R², share of the spread explained',
        kind: 'number',
        decimals: '10 sig',
        shown: 'the y values are not all equal',
      },
      count: { label: 'Pairs', kind: 'number', decimals: 'whole' },
      residualSd: {
        label: 'Spread around the line',
        kind: 'number',
        decimals: '10 sig',
        shown: 'there are at least 3 pairs',
      },
      slopeError: {
        label: 'Standard error of the slope',
        kind: 'number',
        decimals: '10 sig',
        shown: 'there are at least 3 pairs',
      },
      interceptError: {
        label: 'Standard error of the intercept',
        kind: 'number',
        decimals: '10 sig',
        shown: 'there are at least 3 pairs',
      },
    },
    tables: ['residuals'],
    messages: [
      'Enter as many y values as x values.',
      'All x values are equal: the line would be upright. Enter at least two different ones.',
    ],
  },

  'binomial-probability': {
    title: 'Binomial Probability Calculator',
    summary: 'How likely a number of successes is in a number of independent trials.',
    fields: {
      trials: { label: 'Trials n', type: 'integer', constraint: '1 to 10,000' },
      probability: { label: 'Probability of success p', type: 'number', constraint: '0 to 1' },
      successes: {
        label: 'Successes k',
        type: 'integer',
        constraint: '0 to 10,000, at most trials',
      },
    },
    results: {
      exactly: { label: 'Exactly k', kind: 'number', headline: true, decimals: '10 sig' },
      atMost: { label: 'At most k', kind: 'number', headline: true, decimals: '10 sig' },
      atLeast: { label: 'At least k', kind: 'number', decimals: '10 sig' },
      fewerThan: { label: 'Fewer than k', kind: 'number', decimals: '10 sig' },
      moreThan: { label: 'More than k', kind: 'number', decimals: '10 sig' },
      mean: { label: 'Expected successes', kind: 'number', decimals: '≤ 6' },
      sd: { label: 'Standard deviation', kind: 'number', decimals: '≤ 6' },
    },
    tables: ['distribution'],
    messages: ['There cannot be more successes than trials.'],
  },
};
