import { defineCalculator } from '#schemas/manifest.ts';

const one = { field: 'mode', is: 'one' } as const;
const several = { field: 'mode', is: 'several' } as const;

export default defineCalculator({
  title: 'GCD, LCM and Prime Factor Calculator',
  summary:
    'The prime factors and divisors of a number, or the greatest common divisor and least common multiple of several.',
  intro:
    'Enter one whole number to see its prime factors and all its divisors, or several numbers to see their greatest common divisor and least common multiple.',
  description:
    'Find prime factors, all divisors and factor pairs of a number up to a million million, or the GCD (HCF) and LCM of several numbers, with every step.',
  keywords: [
    'prime factorization',
    'prime factorisation',
    'greatest common factor',
    'highest common factor',
    'GCF HCF GCD',
    'least common multiple',
    'lowest common multiple',
    'LCM',
    'factor pairs',
    'is it a prime number',
    'divisors of a number',
    'Euclidean algorithm',
    'factor tree',
    'common denominator',
  ],
  ask: {
    names: [
      'factorize',
      'factorise',
      'common factor of',
      'common multiple of',
      'prime number',
      'prime factors',
      'factors of',
      'gcd',
      'hcf',
      'gcf',
      'lcm',
      'divisors of',
    ],
    forms: ['is {number} prime', 'is {number} a prime'],
  },
  related: ['fraction', 'ratio', 'quadratic-equation', 'combinations', 'number-base-converter'],
  audience: 'For pupils and anyone else who works with whole numbers',
  whenNotToUse: [
    { text: 'To add or simplify fractions', use: 'fraction' },
    { text: 'To simplify a ratio of several parts', use: 'ratio' },
  ],
  fields: {
    mode: {
      kind: 'choice',
      label: 'Question',
      options: {
        one: { label: 'Factors of one number', say: ['prime', 'divisors', 'factorize', 'factorization', 'composite'] },
        several: {
          label: 'GCD and LCM of several numbers',
          say: ['gcd', 'lcm', 'hcf', 'gcf', 'common factor of', 'common divisor of', 'common multiple of', 'lcd'],
        },
      },
      default: 'one',
    },
    number: {
      kind: 'integer',
      label: 'Number',
      help: 'A whole number up to a million million, which is a 1 with twelve zeros.',
      symbol: 'n',
      min: 1,
      max: 1e12,
      message: 'Enter whole numbers from 1 to 1,000,000,000,000.',
      when: one,
    },
    numbers: {
      kind: 'list',
      label: 'Numbers',
      help: 'Two to ten whole numbers with spaces between them, such as 12 18 30.',
      symbol: 'n',
      minCount: 2,
      maxCount: 10,
      min: 1,
      max: 1e12,
      whole: true,
      when: several,
    },
  },
  results: {
    factorization: { kind: 'text', label: 'Prime factorization', headline: true },
    primality: { kind: 'text', label: 'Prime or not' },
    divisorCount: {
      kind: 'number',
      label: 'Number of divisors',
      help: 'Add 1 to each exponent of the factorization and multiply.',
      digits: 0,
    },
    divisors: {
      kind: 'text',
      label: 'Divisors',
      help: 'Every whole number that divides it and leaves nothing over.',
    },
    gcd: {
      kind: 'number',
      label: 'Greatest common divisor',
      help: 'The largest number that divides all of them. It is also called HCF or GCF.',
      symbol: 'g',
      digits: 'all',
      headline: true,
      formula: 'gcd(numbers)',
      because:
        'Euclid’s algorithm: divide the larger by the smaller, go on with the divisor and the remainder, and stop where nothing is left over. The table below has each division.',
    },
    lcm: {
      kind: 'number',
      label: 'Least common multiple',
      help: 'The smallest number that all of them divide.',
      symbol: 'm',
      digits: 'all',
      headline: true,
      formula: 'lcm(numbers)',
      because:
        'The least common multiple of two numbers is their product, divided by their greatest common divisor. With more numbers, go on with that result and the next one.',
    },
    factorizations: {
      kind: 'table',
      label: 'Factorizations',
      columns: {
        number: { kind: 'number', label: 'Number', digits: 'all' },
        factorization: { kind: 'text', label: 'Prime factorization' },
      },
    },
  },
  workings: {
    largestTried: {
      kind: 'number',
      label: 'Largest number that has to be tried',
      symbol: 't',
      digits: 0,
      formula: 'floor(sqrt(number))',
      because:
        'A divisor above the root of a number has a partner below it. So it is enough to divide by the primes up to the root, and each time by those up to the root of what is left.',
    },
  },
  tables: {
    divisions: {
      label: 'The divisions, line by line',
      help: 'For one number, each line divides what is left by its smallest prime. For several, each line is a step of Euclid’s algorithm, and the last divisor is the greatest common divisor of all numbers so far.',
      none: 'There is nothing to divide: 1 has no prime factors.',
      columns: {
        dividend: { kind: 'number', label: 'Dividend', digits: 0 },
        divisor: { kind: 'number', label: 'Divisor', digits: 0 },
        quotient: { kind: 'number', label: 'Quotient', digits: 0 },
        remainder: { kind: 'number', label: 'Left over', digits: 0 },
      },
    },
    pairs: {
      label: 'Factor pairs',
      help: 'Two whole numbers whose product is the number, such as the rows and the seats in each row.',
      none: 'Factor pairs are listed for one number with up to 500 divisors.',
      columns: {
        smaller: { kind: 'number', label: 'One factor', digits: 0 },
        larger: { kind: 'number', label: 'The other factor', digits: 0 },
      },
    },
  },
  variations: [
    {
      of: 'number',
      label: 'The numbers before and after it',
      at: { step: 1, times: 5 },
      shows: ['factorization', 'primality', 'divisorCount'],
    },
  ],
  cautions: [
    {
      when: [several, { figure: 'gcd', atMost: 1 }],
      say: 'No number above 1 divides all of these. Among three or more numbers, two may still share a divisor.',
    },
  ],
  tips: {
    title: 'Which of them do I need?',
    items: [
      'The GCD shortens a fraction, or shares things out in equal parts with nothing left over.',
      'The LCM is the common denominator of fractions, or the time until events fall together again.',
      'Prime factors simplify roots: √360 is 6√10, because 360 = 2³ × 3² × 5.',
    ],
  },
  examples: [
    {
      title: 'The factors of 360',
      asked: ['prime factors of 360'],
      given: { mode: 'one', number: 360 },
      shows: {
        factorization: '2³ × 3² × 5',
        primality: 'Composite',
        divisorCount: '24',
        divisors: '1, 2, 3, 4, 5, 6, 8, 9, 10, 12, 15, 18, 20, 24, 30, 36, 40, 45, 60, 72, 90, 120, 180, 360',
      },
    },
    {
      title: 'GCD and LCM of 360, 84 and 126',
      asked: ['gcd of 360, 84 and 126'],
      given: { mode: 'several', numbers: '360, 84, 126' },
      shows: { gcd: '6', lcm: '2,520' },
    },
    {
      title: 'One bus every 12 minutes, another every 18: when do they meet again?',
      given: { mode: 'several', numbers: '12 18' },
      shows: { gcd: '6', lcm: '36' },
    },
    {
      title: 'Shortening the fraction 24140/40902',
      given: { mode: 'several', numbers: '24140 40902' },
      shows: { gcd: '34', lcm: '29,040,420' },
      source: 'Donald E. Knuth, The Art of Computer Programming, volume 2, 1997, section 4.5.2',
      shown: false,
    },
    {
      title: 'Is 97 a prime number?',
      asked: ['is 97 a prime number'],
      given: { mode: 'one', number: 97 },
      shows: { factorization: '97', primality: 'Prime', divisorCount: '2', divisors: '1, 97' },
    },
    {
      title: 'In which equal groups can a class of 30 work?',
      given: { mode: 'one', number: 30 },
      shows: { factorization: '2 × 3 × 5', divisorCount: '8', divisors: '1, 2, 3, 5, 6, 10, 15, 30' },
    },
    {
      title: 'The largest prime below a million million',
      given: { mode: 'one', number: '999999999989' },
      shows: { factorization: '999999999989', primality: 'Prime' },
      shown: false,
    },
    {
      title: 'Four large primes',
      given: { mode: 'one', number: '600851475143' },
      shows: { factorization: '71 × 839 × 1471 × 6857', divisorCount: '16' },
      shown: false,
    },
    {
      title: 'The number one',
      given: { mode: 'one', number: 1 },
      shows: {
        factorization: '1 has no prime factors',
        primality: 'Neither prime nor composite',
        divisorCount: '1',
        divisors: '1',
      },
      shown: false,
    },
    {
      title: 'More divisors than any other number in the form',
      given: { mode: 'one', number: '963761198400' },
      shows: { divisorCount: '6,720', divisors: 'Too many to list' },
      shown: false,
    },
    {
      title: 'A multiple of many digits',
      given: { mode: 'several', numbers: '999999999989 999999999961 999999999959' },
      shows: { gcd: '1', lcm: '999,999,999,909,000,000,002,478,999,999,982,411' },
      shown: false,
    },
    {
      title: 'The same number twice, and one',
      given: { mode: 'several', numbers: '7;7;1' },
      shows: { gcd: '1', lcm: '7' },
      shown: false,
    },
  ],
  laws: [
    { law: 'scales', fields: ['numbers'], results: ['gcd'] },
    { law: 'scales', fields: ['numbers'], results: ['lcm'] },
  ],
  actions: { calculate: 'Find Factors', reset: 'blank' },
  published: '2026-11-22',
  reviewed: '2026-11-22',
  compute: 'compute.ts',
});
