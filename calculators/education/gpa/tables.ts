import { Big } from '#schemas/decimal.ts';
import type { Tables } from '#schemas/manifest.ts';
import { grades } from '#shared/grades.ts';
import type manifest from './manifest.ts';

/** The average after one more course, of the size in the middle of those entered, for each grade. */
export const tables: Tables<typeof manifest> = (
  { courses },
  { results: { qualityPoints, totalCredits } },
) => {
  const sizes = courses.map(({ credits }) => credits).sort((one, other) => one.cmp(other));
  const credits = sizes[Math.floor((sizes.length - 1) / 2)] ?? Big(0);
  const total = totalCredits.plus(credits);
  return {
    nextCourse: Object.values(grades).map(({ label, value }) => ({
      grade: label,
      credits,
      gpa: qualityPoints.plus(credits.times(value)).div(total),
    })),
  };
};
