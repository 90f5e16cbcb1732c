import type { DraftData } from './draft.ts';

/*
 * What a draft can start from, beside the site's calculators: nothing, or one of three small calculators
 * of a common form.
 */

/** A calculator to start from. */
export interface Template {
  readonly id: string;
  readonly name: string;
  /** What is changed to make another calculator of it. */
  readonly summary: string;
  readonly draft: DraftData;
}

/** A draft with nothing in it but its parts. */
export const blank: DraftData = {
  aim: 'own',
  slug: '',
  category: 'everyday',
  title: '',
  summary: '',
  intro: '',
  description: '',
  keywords: [],
  fields: {},
  results: {},
  examples: [],
  laws: [],
  actions: { calculate: 'Calculate' },
  compute: 'formulas',
};

/** Three forms that many calculators have. Each is complete: the tests check it like the site's own. */
export const templates: readonly Template[] = [
  {
    id: 'rate',
    name: 'A rate of something',
    summary: 'So much in so much time, and what follows from it: words a minute, for instance.',
    draft: {
      slug: 'typing-speed',
      category: 'education',
      title: 'Typing Speed Calculator',
      summary: 'Words a minute, and how long a longer text takes.',
      intro:
        'Enter how many words you typed and in how many minutes, to see your speed and how long a longer text takes.',
      description:
        'Typing speed calculator: from the words you typed and the minutes you needed to words per minute, and to the time that a longer text takes.',
      keywords: ['typing speed', 'words per minute', 'wpm', 'typing test'],
      fields: {
        words: {
          kind: 'integer',
          label: 'Words typed',
          symbol: 'w',
          unit: 'words',
          above: 0,
          max: 1000000,
        },
        minutes: {
          kind: 'number',
          label: 'Time needed',
          symbol: 't',
          unit: 'min',
          above: 0,
          max: 10000,
        },
        longText: {
          kind: 'integer',
          label: 'Words of the longer text',
          symbol: 'n',
          unit: 'words',
          above: 0,
          max: 1000000,
          default: 1000,
        },
      },
      results: {
        speed: {
          kind: 'number',
          label: 'Typing speed',
          symbol: 'v',
          formula: 'words / minutes',
          unit: 'words a minute',
          digits: { atMost: 1 },
          headline: true,
        },
        longTime: {
          kind: 'number',
          label: 'Time for the longer text',
          symbol: 'T',
          formula: 'longText / speed',
          unit: 'min',
          digits: { atMost: 1 },
        },
      },
      variations: [{ of: 'longText', at: [250, 500, 1000, 2500, 5000], shows: ['longTime'] }],
      examples: [
        {
          title: '300 words in 5 minutes',
          given: { words: 300, minutes: 5, longText: 1000 },
          asked: ['typing speed for 300 words in 5 minutes'],
          shows: { speed: '60 words a minute', longTime: '16.7 min' },
        },
      ],
      laws: [
        { law: 'rises', raise: 'words', result: 'speed' },
        { law: 'falls', raise: 'minutes', result: 'speed' },
        { law: 'scales', fields: ['longText'], results: ['longTime'] },
      ],
      actions: { calculate: 'Calculate Speed' },
      compute: 'formulas',
    },
  },
  {
    id: 'converter',
    name: 'A converter',
    summary: 'From one unit to another, both chosen from a list: spoons and cups, for instance.',
    draft: {
      slug: 'kitchen-measures',
      category: 'conversions',
      title: 'Kitchen Measure Converter',
      summary: 'Spoons, cups and millilitres, one into the other.',
      intro: 'Enter an amount and two measures of the kitchen to see how much of the other it is.',
      description:
        'Kitchen measure converter: from teaspoons, tablespoons and cups to millilitres and back, with the size of each measure in metric units.',
      keywords: ['kitchen converter', 'teaspoon', 'tablespoon', 'cup', 'millilitres', 'recipe'],
      fields: {
        amount: { kind: 'number', label: 'Amount', symbol: 'a', min: 0, max: 100000, default: 1 },
        from: {
          kind: 'choice',
          label: 'From',
          symbol: 'u',
          options: {
            teaspoon: { label: 'Teaspoon (5 mL)', value: 5 },
            tablespoon: { label: 'Tablespoon (15 mL)', value: 15 },
            cup: { label: 'Metric cup (250 mL)', value: 250 },
            millilitre: { label: 'Millilitre', value: 1 },
          },
          default: 'cup',
          valueLabel: 'Millilitres in the first measure',
        },
        to: {
          kind: 'choice',
          label: 'To',
          symbol: 'v',
          options: {
            teaspoon: { label: 'Teaspoon (5 mL)', value: 5 },
            tablespoon: { label: 'Tablespoon (15 mL)', value: 15 },
            cup: { label: 'Metric cup (250 mL)', value: 250 },
            millilitre: { label: 'Millilitre', value: 1 },
          },
          default: 'millilitre',
          valueLabel: 'Millilitres in the second measure',
        },
      },
      results: {
        converted: {
          kind: 'number',
          label: 'Converted amount',
          symbol: 'b',
          formula: 'amount * from / to',
          digits: { significant: 6 },
          headline: true,
        },
      },
      examples: [
        {
          title: 'Two cups in tablespoons',
          given: { amount: 2, from: 'cup', to: 'tablespoon' },
          asked: ['2 cups in tablespoons'],
          shows: { converted: '33.3333' },
        },
        {
          title: 'Three teaspoons in millilitres',
          given: { amount: 3, from: 'teaspoon', to: 'millilitre' },
          shows: { converted: '15' },
        },
      ],
      laws: [
        { law: 'scales', fields: ['amount'], results: ['converted'] },
        { law: 'returns', result: 'converted', field: 'amount', swap: ['from', 'to'] },
      ],
      actions: { calculate: 'Convert', swap: ['from', 'to'] },
      compute: 'formulas',
    },
  },
  {
    id: 'score',
    name: 'A score with bands',
    summary:
      'Points out of a total, with a word for each band: the result of a quiz, for instance.',
    draft: {
      slug: 'quiz-score',
      category: 'education',
      title: 'Quiz Score Calculator',
      summary: 'The share of right answers in percent, and what it is called.',
      intro: 'Enter the right answers and the number of questions to see the score and its band.',
      description:
        'Quiz score calculator: from the right answers and the number of questions to the score in percent, with the band that it falls into and what to do next.',
      keywords: ['quiz score', 'test score', 'percent', 'right answers', 'pass mark'],
      fields: {
        right: { kind: 'integer', label: 'Right answers', symbol: 'r', min: 0, max: 10000 },
        questions: {
          kind: 'integer',
          label: 'Questions',
          symbol: 'n',
          above: 0,
          max: 10000,
        },
      },
      guards: [
        {
          field: 'right',
          is: 'atMost',
          than: 'questions',
          message: 'There cannot be more right answers than questions.',
        },
      ],
      results: {
        score: {
          kind: 'percent',
          label: 'Score',
          symbol: 's',
          formula: 'right / questions * 100',
          digits: { atMost: 1 },
          headline: true,
          bands: [
            { below: 50, label: 'Practise more', advice: 'Go through the topic once more first.' },
            { below: 80, label: 'Passed', advice: 'Look at what went wrong, then go on.' },
            { label: 'Very good', advice: 'Go on to the next topic.' },
          ],
          scale: [0, 100],
        },
        band: { kind: 'text', label: 'Band', from: { band: 'score', show: 'label' } },
        advice: { kind: 'text', label: 'What to do', from: { band: 'score', show: 'advice' } },
      },
      examples: [
        {
          title: '17 right of 20',
          given: { right: 17, questions: 20 },
          asked: ['quiz score for 17 right answers of 20 questions'],
          shows: { score: '85%', band: 'Very good', advice: 'Go on to the next topic.' },
        },
        {
          title: '9 right of 20',
          given: { right: 9, questions: 20 },
          shows: { score: '45%', band: 'Practise more' },
        },
      ],
      laws: [
        { law: 'rises', raise: 'right', result: 'score' },
        { law: 'falls', raise: 'questions', result: 'score' },
      ],
      actions: { calculate: 'Calculate Score' },
      compute: 'formulas',
    },
  },
];
