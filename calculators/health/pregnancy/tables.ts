import { Big } from '#schemas/decimal.ts';
import { dayNumber, dayOf } from '#schemas/functions/arithmetic.ts';
import type { Tables } from '#schemas/manifest.ts';
import type manifest from './manifest.ts';

/** Each with the full weeks after which it begins. */
const milestones = [
  ['First trimester: first day of the last period', 0],
  ['Conception, in a cycle of 28 days', 2],
  ['First scan, often offered until 14 weeks', 11],
  ['Second trimester', 14],
  ['Scan of the baby’s body, usual until 21 weeks', 18],
  ['Test for diabetes of pregnancy, if you are offered one', 24],
  ['Third trimester', 28],
  ['Early term', 37],
  ['Full term', 39],
  ['Due date', 40],
  ['Late term', 41],
  ['Post-term', 42],
] as const;

/** What the first two are where the count does not begin with a period of a usual cycle. */
const counted = [
  'First trimester: the pregnancy is counted from here',
  'Conception, about this day',
] as const;

/** The day on which each milestone begins. */
export const tables: Tables<typeof manifest> = (_, { results }) => {
  const isUsual = results.countedFrom === undefined;
  const begin = dayNumber(results.periodBegan);
  return {
    milestones: milestones.map(([milestone, weeks], index) => ({
      milestone: (!isUsual && counted[index]) || milestone,
      week: Big(weeks),
      day: dayOf(begin.plus(weeks * 7)),
    })),
  };
};
