import { defineCalculator } from '#schemas/manifest.ts';

export default defineCalculator({
  title: 'Permutation and Combination Calculator',
  summary: 'In how many ways r things can be chosen from n, in order or not, with repetition or without.',
  intro:
    'Enter how many things there are and how many of them are chosen. You get all four answers at once, with every digit.',
  description:
    'Permutation and combination calculator: nCr and nPr, with and without repetition, exact to the last digit, with steps and the chance of guessing right.',
  keywords: [
    'combinations',
    'permutations',
    'nCr',
    'nPr',
    'n choose r',
    'lottery odds',
    'factorial',
    'n choose k',
    'binomial coefficient',
    'arrangements',
    'stars and bars',
    'Pascal’s triangle',
  ],
  related: ['binomial-probability', 'factors', 'percentage', 'fraction', 'z-score'],
  order: 4,
  fields: {
    n: {
      kind: 'integer',
      label: 'Things to choose from',
      help: 'How many different things there are: 52 cards, 49 lottery numbers, 10 digits.',
      symbol: 'n',
      min: 0,
      max: 1000,
    },
    r: {
      kind: 'integer',
      label: 'Things chosen',
      help: 'How many of them are taken: a hand of 5 cards, 6 numbers drawn, a code of 4 digits.',
      symbol: 'r',
      min: 0,
      max: 1000,
    },
  },
  cases: { tooMany: { field: 'r', above: 'n' } },
  results: {
    combinations: {
      kind: 'number',
      label: 'Combinations: order does not matter',
      help: 'Nothing is chosen twice: hands of cards, lottery draws, teams.',
      headline: true,
      digits: 'all',
      symbol: 'C',
      formula: [
        { when: 'tooMany', formula: '0', because: 'More things are chosen than there are' },
        {
          formula: 'permutations / factorial(r)',
          because: 'Each choice of r things was counted once for each of its r! orders',
        },
      ],
    },
    permutations: {
      kind: 'number',
      label: 'Permutations: order matters',
      help: 'Nothing is chosen twice: first, second and third place, seats in a row.',
      headline: true,
      digits: 'all',
      symbol: 'P',
      formula: [
        { when: 'tooMany', formula: '0', because: 'More things are chosen than there are' },
        {
          formula: 'factorial(n) / factorial(n - r)',
          because: 'What is left is the product of r factors: n × (n − 1) × … down to n − r + 1, and 1 where r is 0',
        },
      ],
    },
    combinationsRepeated: {
      kind: 'number',
      label: 'Combinations with repetition',
      help: 'Order does not matter and things may repeat: scoops of ice cream, fruit for a basket.',
      digits: 'all',
      symbol: 'C_w',
      formula: [
        {
          when: [
            { field: 'n', below: 1 },
            { field: 'r', above: 0 },
          ],
          formula: '0',
          because: 'There is nothing to choose from',
        },
        {
          when: { field: 'n', below: 1 },
          formula: '1',
          because: 'Choosing nothing can be done in one way',
        },
        {
          formula: 'factorial(n + r - 1) / (factorial(r) * factorial(n - 1))',
          because: 'These are the ways to choose r of n + r − 1 things without repetition',
        },
      ],
    },
    permutationsRepeated: {
      kind: 'number',
      label: 'Permutations with repetition',
      help: 'Order matters and things may repeat: number locks, PINs, passwords.',
      digits: 'all',
      symbol: 'P_w',
      formula: 'n^r',
      because: 'Each of the r places can hold any of the n things',
    },
    remark: {
      kind: 'text',
      label: 'Remark',
      choose: [
        {
          when: 'tooMany',
          text: 'Without repetition no more than n things can be chosen, so there is no way.',
        },
      ],
    },
  },
  tables: {
    matches: {
      label: 'How many of a guess are right',
      help: 'You guess as many things as are drawn, in any order and without repetition, as in a lottery.',
      none: 'This table is for 1 to 20 things chosen, and no more than there are.',
      note: 'The chance of guessing all of them is 1 in {oneIn.last}.',
      columns: {
        right: { kind: 'number', label: 'Right', digits: 0 },
        ways: { kind: 'number', label: 'Ways', digits: 'all', sums: true, ties: 'combinations' },
        percent: { kind: 'percent', label: 'Chance', digits: { significant: 4 } },
        oneIn: { kind: 'number', label: '1 in', digits: { significant: 6 } },
      },
    },
    row: {
      label: 'Every number of things chosen',
      help: 'Combinations without repetition from the same things: a row of Pascal’s triangle.',
      none: 'This table is for up to 60 things to choose from.',
      columns: {
        chosen: { kind: 'number', label: 'Things chosen', digits: 0 },
        ways: { kind: 'number', label: 'Combinations', digits: 'all', sums: true },
      },
      chart: { kind: 'bars', title: 'Combinations by things chosen', x: 'chosen', y: 'ways' },
    },
  },
  cautions: [
    {
      say: 'All four numbers are for things that you can tell apart. Equal things, such as the two letters E in SEVEN, give fewer different arrangements.',
    },
  ],
  variations: [
    {
      of: 'n',
      label: 'With more or fewer things to choose from',
      at: { step: 1, times: 2 },
      shows: ['combinations'],
    },
  ],
  examples: [
    {
      title: 'A hand of 5 cards out of 52',
      given: { n: 52, r: 5 },
      shows: {
        combinations: '2,598,960',
        permutations: '311,875,200',
        combinationsRepeated: '3,819,816',
        permutationsRepeated: '380,204,032',
      },
    },
    {
      title: 'A lottery that draws 6 numbers out of 49',
      given: { n: 49, r: 6 },
      shows: {
        combinations: '13,983,816',
        permutations: '10,068,347,520',
        combinationsRepeated: '25,827,165',
        permutationsRepeated: '13,841,287,201',
      },
    },
    {
      title: 'Two side dishes out of five on a menu',
      given: { n: 5, r: 2 },
      shows: { combinations: '10', permutations: '20' },
      source: 'OpenStax, Precalculus 2e, 2021, section 11.5, Counting Principles, side dishes',
    },
    {
      title: 'An exam of 9 questions in order, from a list of 12',
      given: { n: 12, r: 9 },
      shows: { combinations: '220', permutations: '79,833,600' },
      source: 'OpenStax, Precalculus 2e, 2021, section 11.5, Counting Principles, exam questions',
    },
    {
      title: 'A PIN of 4 digits',
      given: { n: 10, r: 4 },
      shows: {
        combinations: '210',
        permutations: '5,040',
        combinationsRepeated: '715',
        permutationsRepeated: '10,000',
      },
    },
    {
      title: 'Five scoops of ice cream from three flavours',
      given: { n: 3, r: 5 },
      shows: {
        combinations: '0',
        permutations: '0',
        combinationsRepeated: '21',
        permutationsRepeated: '243',
        remark: 'Without repetition no more than n things can be chosen, so there is no way.',
      },
    },
    {
      title: 'Nothing chosen from nothing',
      given: { n: 0, r: 0 },
      shows: {
        combinations: '1',
        permutations: '1',
        combinationsRepeated: '1',
        permutationsRepeated: '1',
      },
      shown: false,
    },
    {
      title: 'Something chosen from nothing',
      given: { n: 0, r: 3 },
      shows: {
        combinations: '0',
        permutations: '0',
        combinationsRepeated: '0',
        permutationsRepeated: '0',
      },
      shown: false,
    },
    {
      title: 'Every digit of a long number',
      given: { n: 100, r: 50 },
      shows: {
        combinations: '100,891,344,545,564,193,334,812,497,256',
        permutationsRepeated: `10${',000'.repeat(33)}`,
      },
      shown: false,
    },
    {
      title: 'The longest answer: a thousand to the power of a thousand has 3,001 digits',
      given: { n: 1000, r: 1000 },
      shows: { combinations: '1', permutationsRepeated: `1${',000'.repeat(1000)}` },
      shown: false,
    },
  ],
  laws: [
    { law: 'rises', raise: 'n', result: 'combinations' },
    { law: 'rises', raise: 'n', result: 'permutations' },
    { law: 'rises', raise: 'n', result: 'combinationsRepeated' },
    { law: 'rises', raise: 'n', result: 'permutationsRepeated' },
    {
      law: 'rises',
      raise: 'r',
      result: 'permutationsRepeated',
      when: { field: 'n', atLeast: 1 },
    },
    {
      law: 'rises',
      raise: 'r',
      result: 'combinationsRepeated',
      when: { field: 'n', atLeast: 1 },
    },
  ],
  actions: { calculate: 'Count the Ways' },
  reviewed: '2026-11',
  compute: 'formulas',
});
