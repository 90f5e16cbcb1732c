export interface Category {
  /** Also the category's address: `/finance`. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
}

/** The categories in the order of the home page. A calculator's folder decides which one it is in. */
export const categories: readonly Category[] = [
  {
    id: 'finance',
    title: 'Finance',
    description: 'Loans, interest, exchange rates: what money costs and what it earns.',
  },
  {
    id: 'health',
    title: 'Health',
    description: 'Body measures, energy and water, worked out by published formulas.',
  },
  {
    id: 'insurance',
    title: 'Insurance',
    description: 'Rough premiums for life, health, car, home and travel cover.',
  },
  {
    id: 'real-estate',
    title: 'Real Estate',
    description: 'Buying, renting, building and owning property, in figures.',
  },
  {
    id: 'business',
    title: 'Business',
    description: 'Margins, break-even points, pay and rates for people who run things.',
  },
  {
    id: 'education',
    title: 'Education',
    description: 'Grades, study plans and student loans.',
  },
  {
    id: 'everyday',
    title: 'Everyday',
    description: 'Ages, tips, units, fuel: the sums that every day brings.',
  },
  {
    id: 'technology',
    title: 'Technology',
    description: 'What domains and digital assets are worth.',
  },
];
