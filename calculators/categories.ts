export interface Category {
  /** Also the category's address: `/finance`. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** Path of the icon, drawn as a line on a square of 24. */
  readonly icon: string;
  /** The hue of its pages and cards: an angle in OKLCH, far from its neighbours'. */
  readonly hue: number;
  /** How many words an article of this category may have: as many as its questions need. */
  readonly words: { readonly atLeast: number; readonly atMost: number };
  /** Has a section with cards on the home page; the others have a list of names there. */
  readonly featured?: true;
}

/** A conversion. */
const brief = { atLeast: 250, atMost: 450 };
/** Most calculators. */
const usual = { atLeast: 250, atMost: 800 };
/** Health, tax, statistics, loans: where a wrong reading costs something. */
const full = { atLeast: 350, atMost: 1200 };

/** The categories in the order of the home page. A calculator's folder decides which one it is in. */
export const categories: readonly Category[] = [
  {
    id: 'finance',
    title: 'Finance',
    description: 'Loans, interest, exchange rates: what money costs and what it earns.',
    icon: 'M4.8 6.5h14.4a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H4.8a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2ZM12 9.4a2.6 2.6 0 1 0 0 5.2 2.6 2.6 0 0 0 0-5.2M6.2 10v4M17.8 10v4',
    hue: 155,
    words: full,
    featured: true,
  },
  {
    id: 'health',
    title: 'Health',
    description: 'Body measures, energy and water, worked out by published formulas.',
    icon: 'M12 20.3C6 16.2 2.9 12.9 2.9 9.1A4.8 4.8 0 0 1 12 6.9a4.8 4.8 0 0 1 9.1 2.2c0 3.8-3.1 7.1-9.1 11.2ZM6.6 12h2.6l1.6-2.8 2.4 5 1.5-2.2h2.7',
    hue: 5,
    words: full,
    featured: true,
  },
  {
    id: 'insurance',
    title: 'Insurance',
    description: 'Rough premiums for life, health, car, home and travel cover.',
    icon: 'M12 2.8v1.7M3.2 13.2a8.8 8.8 0 0 1 17.6 0c-1.5-1.3-3-1.3-4.4 0-1.5-1.3-3-1.3-4.4 0-1.5-1.3-3-1.3-4.4 0-1.5-1.3-3-1.3-4.4 0ZM12 13.2v5.6a2.1 2.1 0 0 0 4.2 0',
    hue: 250,
    words: full,
    featured: true,
  },
  {
    id: 'real-estate',
    title: 'Real Estate',
    description: 'Buying, renting, building and owning property, in figures.',
    icon: 'M2.9 11.6 12 4l9.1 7.6M5.4 9.8v10.4h13.2V9.8M9.7 20.2v-5.6h4.6v5.6',
    hue: 45,
    words: full,
    featured: true,
  },
  {
    id: 'business',
    title: 'Business',
    description: 'Margins, break-even points, pay and rates for people who run things.',
    icon: 'M5 8h14a2 2 0 0 1 2 2v7.5a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V10a2 2 0 0 1 2-2Zm3.8 0V6.6a1.4 1.4 0 0 1 1.4-1.4h3.6a1.4 1.4 0 0 1 1.4 1.4V8M3 12.6c5.8 2.6 12.2 2.6 18 0M12 13.2v2.2',
    hue: 282,
    words: usual,
    featured: true,
  },
  {
    id: 'education',
    title: 'Education',
    description: 'Grades, study plans and student loans.',
    icon: 'M1.9 9.6 12 5l10.1 4.6L12 14.2 1.9 9.6Zm4.3 2v5c3.4 2.7 8.2 2.7 11.6 0v-5M22.1 9.6v5.6',
    hue: 85,
    words: usual,
    featured: true,
  },
  {
    id: 'everyday',
    title: 'Everyday',
    description: 'Ages, tips, units, fuel: the sums that every day brings.',
    icon: 'M4.5 8.5h11.8v5.6a5.4 5.4 0 0 1-5.4 5.4H9.9a5.4 5.4 0 0 1-5.4-5.4ZM16.3 10h1.6a2.7 2.7 0 0 1 0 5.4h-1.7M8.2 3v2.4M12.6 3v2.4',
    hue: 205,
    words: usual,
    featured: true,
  },
  {
    id: 'technology',
    title: 'Technology',
    description: 'What domains and digital assets are worth.',
    icon: 'M8 6.2h8A1.8 1.8 0 0 1 17.8 8v8a1.8 1.8 0 0 1-1.8 1.8H8A1.8 1.8 0 0 1 6.2 16V8A1.8 1.8 0 0 1 8 6.2ZM9.9 9.9h4.2v4.2H9.9zM9.5 2.8v3.4m5-3.4v3.4m-5 11.6v3.4m5-3.4v3.4M2.8 9.5h3.4m-3.4 5h3.4m11.6-5h3.4m-3.4 5h3.4',
    hue: 322,
    words: usual,
    featured: true,
  },
  {
    id: 'loans-debt',
    title: 'Loans & Debt',
    description: 'What a loan, a card or several debts cost, and how to pay less.',
    icon: 'M4.6 5.6h14.8a2 2 0 0 1 2 2v8.8a2 2 0 0 1-2 2H4.6a2 2 0 0 1-2-2V7.6a2 2 0 0 1 2-2ZM2.6 9.8h18.8M6.2 14.4h3.6',
    hue: 138,
    words: full,
  },
  {
    id: 'saving-retirement',
    title: 'Saving & Retirement',
    description: 'What savings grow to, how long a goal takes, how long a pension lasts.',
    icon: 'M4.2 12.2c0-3.3 3.2-5.7 7.3-5.7 1.2 0 2.3.2 3.3.6L17.6 5v3.4c1 .8 1.6 1.7 1.9 2.7h1.7v4h-2c-.5.9-1.2 1.6-2.2 2.2V20h-2.6v-1.7c-1.5.3-3 .4-4.5.2V20H7.3v-2.4c-2-1.1-3.1-3-3.1-5.4ZM10 9.4c1.4-.4 2.8-.4 4.2 0M16.2 11.7v.2M4.2 12c-1.1.2-1.9-.5-1.9-1.6',
    hue: 266,
    words: full,
  },
  {
    id: 'tax-pay',
    title: 'Tax & Pay',
    description: 'Tax on a price, discounts, overtime, raises and income tax by brackets.',
    icon: 'M5.4 3.2v17.6l2.2-1.5 2.2 1.5 2.2-1.5 2.2 1.5 2.2-1.5 2.2 1.5V3.2l-2.2 1.5-2.2-1.5L12 4.7 9.8 3.2 7.6 4.7ZM14.6 9l-5.2 6M9.5 9.4v.2M14.5 14.4v.2',
    hue: 103,
    words: full,
  },
  {
    id: 'math',
    title: 'Math',
    description: 'Percentages, fractions, equations, triangles and whole numbers, exactly.',
    icon: 'M2.8 13h2.6l3.4 6.8L12.6 4.6h8.6M14.4 11.2l5 5.6M19.4 11.2l-5 5.6',
    hue: 25,
    words: usual,
  },
  {
    id: 'statistics',
    title: 'Statistics',
    description: 'Averages, spread, probabilities and regression, from your own numbers.',
    icon: 'M2.8 19.8h18.4M3.2 16.8C8.4 16.8 8 5.2 12 5.2s3.6 11.6 8.8 11.6M12 5.2v14.6',
    hue: 302,
    words: full,
  },
  {
    id: 'fitness-nutrition',
    title: 'Fitness & Nutrition',
    description: 'Heart rates, running times, strength, food and body measures.',
    icon: 'M6.4 6.4h1.2a1 1 0 0 1 1 1v9.2a1 1 0 0 1-1 1H6.4a1 1 0 0 1-1-1V7.4a1 1 0 0 1 1-1ZM16.4 6.4h1.2a1 1 0 0 1 1 1v9.2a1 1 0 0 1-1 1h-1.2a1 1 0 0 1-1-1V7.4a1 1 0 0 1 1-1ZM8.6 12h6.8M2.6 9.6v4.8M2.6 12h2.8M21.4 9.6v4.8M18.6 12h2.8',
    hue: 65,
    words: full,
  },
  {
    id: 'date-time',
    title: 'Date & Time',
    description: 'Days between dates, deadlines, working hours, weeks and timestamps.',
    icon: 'M5.4 5h13.2a2 2 0 0 1 2 2v11.4a2 2 0 0 1-2 2H5.4a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2ZM3.4 9.6h17.2M8 2.9v3.7M16 2.9v3.7M12 12.3v3l2.2 1.3',
    hue: 228,
    words: usual,
  },
  {
    id: 'conversions',
    title: 'Conversion',
    description: 'Temperature, weight, volume, area, speed, data sizes and number bases.',
    icon: 'M4 8.4h15.2M15.4 4.6l3.8 3.8-3.8 3.8M20 15.6H4.8M8.6 11.8l-3.8 3.8 3.8 3.8',
    hue: 180,
    words: brief,
  },
  {
    id: 'home-garden',
    title: 'Home & Garden',
    description: 'Paint, tiles, concrete, mulch and boards: how much to buy.',
    icon: 'M6.8 14.6h10.4l-1.3 6.2H8.1ZM12 14.6V9.8M12 10.2c0-3.6-2.2-5.8-6.2-6 .1 3.9 2.3 6 6.2 6ZM12 12.2c0-2.9 1.8-4.7 5.4-4.9-.1 3.1-1.9 4.9-5.4 4.9Z',
    hue: 120,
    words: usual,
  },
  {
    id: 'science',
    title: 'Science',
    description: 'Circuits, motion, energy, solutions, decay, gases and pH.',
    icon: 'M8.8 3.2h6.4M10 3.2v6.2l-5.2 8.5a2 2 0 0 0 1.7 3h11a2 2 0 0 0 1.7-3L14 9.4V3.2M7.2 14.8h9.6',
    hue: 343,
    words: usual,
  },
];
