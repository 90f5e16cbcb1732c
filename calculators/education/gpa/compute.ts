import { Big } from '#schemas/decimal.ts';
import type { Compute } from '#schemas/manifest.ts';
import manifest from './manifest.ts';

const grades = manifest.fields.courses.fields.grade.options;

/** Grade point average on the 4.0 scale: grade points weighted by credits. */
export const compute: Compute<typeof manifest> = ({ courses }) => {
  const sum = (of: (course: (typeof courses)[number]) => Big) =>
    courses.reduce((total, course) => total.plus(of(course)), Big(0));
  const totalCredits = sum(({ credits }) => credits);
  const qualityPoints = sum(({ credits, grade }) => credits.times(grades[grade].value));
  return { gpa: qualityPoints.div(totalCredits), totalCredits, qualityPoints };
};
