export interface Category {
  /** Also the category's address: `/finance`. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** Path of the icon, drawn as a line on a square of 24. */
  readonly icon: string;
  /** The hue of its pages and cards: an angle in OKLCH, far from its neighbours'. */
  readonly hue: number;
  /** Has a section with cards on the home page; the others have a list of names there. */
  readonly featured?: true;
}

/** The categories in the order of the home page. A calculator's folder decides which one it is in. */
export const categories: readonly Category[] = [
  {
    id: 'finance',
    title: 'Finance',
    description: 'Loans, interest, exchange rates: what money costs and what it earns.',
    icon: 'M4.8 6.5h14.4a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H4.8a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2ZM12 9.4a2.6 2.6 0 1 0 0 5.2 2.6 2.6 0 0 0 0-5.2M6.2 10v4M17.8 10v4',
    hue: 155,
    featured: true,
  },
  {
    id: 'health',
    title: 'Health',
    description: 'Body measures, energy and water, worked out by published formulas.',
    icon: 'M12 20.3C6 16.2 2.9 12.9 2.9 9.1A4.8 4.8 0 0 1 12 6.9a4.8 4.8 0 0 1 9.1 2.2c0 3.8-3.1 7.1-9.1 11.2ZM6.6 12h2.6l1.6-2.8 2.4 5 1.5-2.2h2.7',
    hue: 5,
    featured: true,
  },
  {
    id: 'insurance',
    title: 'Insurance',
    description: 'Rough premiums for life, health, car, home and travel cover.',
    icon: 'M12 2.8v1.7M3.2 13.2a8.8 8.8 0 0 1 17.6 0c-1.5-1.3-3-1.3-4.4 0-1.5-1.3-3-1.3-4.4 0-1.5-1.3-3-1.3-4.4 0-1.5-1.3-3-1.3-4.4 0ZM12 13.2v5.6a2.1 2.1 0 0 0 4.2 0',
    hue: 250,
    featured: true,
  },
  {
    id: 'real-estate',
    title: 'Real Estate',
    description: 'Buying, renting, building and owning property, in figures.',
    icon: 'M2.9 11.6 12 4l9.1 7.6M5.4 9.8v10.4h13.2V9.8M9.7 20.2v-5.6h4.6v5.6',
    hue: 45,
    featured: true,
  },
  {
    id: 'business',
    title: 'Business',
    description: 'Margins, break-even points, pay and rates for people who run things.',
    icon: 'M5 8h14a2 2 0 0 1 2 2v7.5a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V10a2 2 0 0 1 2-2Zm3.8 0V6.6a1.4 1.4 0 0 1 1.4-1.4h3.6a1.4 1.4 0 0 1 1.4 1.4V8M3 12.6c5.8 2.6 12.2 2.6 18 0M12 13.2v2.2',
    hue: 282,
    featured: true,
  },
  {
    id: 'education',
    title: 'Education',
    description: 'Grades, study plans and student loans.',
    icon: 'M1.9 9.6 12 5l10.1 4.6L12 14.2 1.9 9.6Zm4.3 2v5c3.4 2.7 8.2 2.7 11.6 0v-5M22.1 9.6v5.6',
    hue: 85,
    featured: true,
  },
  {
    id: 'everyday',
    title: 'Everyday',
    description: 'Ages, tips, units, fuel: the sums that every day brings.',
    icon: 'M4.5 8.5h11.8v5.6a5.4 5.4 0 0 1-5.4 5.4H9.9a5.4 5.4 0 0 1-5.4-5.4ZM16.3 10h1.6a2.7 2.7 0 0 1 0 5.4h-1.7M8.2 3v2.4M12.6 3v2.4',
    hue: 205,
    featured: true,
  },
  {
    id: 'technology',
    title: 'Technology',
    description: 'What domains and digital assets are worth.',
    icon: 'M8 6.2h8A1.8 1.8 0 0 1 17.8 8v8a1.8 1.8 0 0 1-1.8 1.8H8A1.8 1.8 0 0 1 6.2 16V8A1.8 1.8 0 0 1 8 6.2ZM9.9 9.9h4.2v4.2H9.9zM9.5 2.8v3.4m5-3.4v3.4m-5 11.6v3.4m5-3.4v3.4M2.8 9.5h3.4m-3.4 5h3.4m11.6-5h3.4m-3.4 5h3.4',
    hue: 322,
    featured: true,
  },
];
