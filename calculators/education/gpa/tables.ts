import { Big } from '#schemas/decimal.ts';
import type { Tables } from '#schemas/manifest.ts';
import { grades } from '#shared/grades.ts';
import { tenPoints } from '#shared/ten-points.ts';
import type manifest from './manifest.ts';

/** The grades of a scale with their points. */
const gradesOf = (scale: 'us4' | 'us43' | 'india10') => {
  if (scale === 'india10') return Object.values(tenPoints);
  const best = scale === 'us43' ? '4.3' : 4;
  return Object.values(grades).map(({ label, value }) => ({
    label,
    value: label === 'A+' ? best : value,
  }));
};

/** The average after one more course, of the size in the middle of those entered, for each grade. */
export const tables: Tables<typeof manifest> = (
  { courses, scale },
  { results: { qualityPoints, totalCredits } },
) => {
  const sizes = courses.map(({ credits }) => credits).sort((one, other) => one.cmp(other));
  const credits = sizes[Math.floor((sizes.length - 1) / 2)] ?? Big(0);
  const total = totalCredits.plus(credits);
  return {
    nextCourse: gradesOf(scale).map(({ label, value }) => ({
      grade: label,
      credits,
      gpa: qualityPoints.plus(credits.times(value)).div(total),
    })),
  };
};
