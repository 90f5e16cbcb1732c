export interface Category {
  /** Also the category's address: `/finance`. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** Path of the icon, drawn as a line on a square of 24. */
  readonly icon: string;
}

/** The categories in the order of the home page. A calculator's folder decides which one it is in. */
export const categories: readonly Category[] = [
  {
    id: 'finance',
    title: 'Finance',
    description: 'Loans, interest, exchange rates: what money costs and what it earns.',
    icon: 'M4 19h16M6 16V9m4 7V5m4 11v-5m4 5V7',
  },
  {
    id: 'health',
    title: 'Health',
    description: 'Body measures, energy and water, worked out by published formulas.',
    icon: 'M12 20s-7-4.4-7-9.6A4.1 4.1 0 0 1 12 7a4.1 4.1 0 0 1 7 3.4C19 15.6 12 20 12 20Z',
  },
  {
    id: 'insurance',
    title: 'Insurance',
    description: 'Rough premiums for life, health, car, home and travel cover.',
    icon: 'M12 3.5 5 6v5.5c0 4.4 2.9 7.6 7 9 4.1-1.4 7-4.6 7-9V6l-7-2.5Zm-3 8.2 2.2 2.2L15.2 10',
  },
  {
    id: 'real-estate',
    title: 'Real Estate',
    description: 'Buying, renting, building and owning property, in figures.',
    icon: 'M4 11.5 12 5l8 6.5M6.5 10v9h11v-9M10 19v-5h4v5',
  },
  {
    id: 'business',
    title: 'Business',
    description: 'Margins, break-even points, pay and rates for people who run things.',
    icon: 'M4 8.5h16V19H4zM9 8.5V6h6v2.5M4 13h16',
  },
  {
    id: 'education',
    title: 'Education',
    description: 'Grades, study plans and student loans.',
    icon: 'M3 9.5 12 5l9 4.5-9 4.5-9-4.5Zm4 2.2V16c2.8 2.3 7.2 2.3 10 0v-4.3M21 9.5V15',
  },
  {
    id: 'everyday',
    title: 'Everyday',
    description: 'Ages, tips, units, fuel: the sums that every day brings.',
    icon: 'M12 7v5l3 2m6-2a9 9 0 1 1-18 0 9 9 0 0 1 18 0Z',
  },
  {
    id: 'technology',
    title: 'Technology',
    description: 'What domains and digital assets are worth.',
    icon: 'M8 8h8v8H8zM10 4v4m4-4v4m-4 8v4m4-4v4M4 10h4m-4 4h4m8-4h4m-4 4h4',
  },
];
