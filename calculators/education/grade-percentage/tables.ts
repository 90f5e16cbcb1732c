import { Big } from '#schemas/decimal.ts';
import type { Tables } from '#schemas/manifest.ts';
import type manifest from './manifest.ts';
import { scales } from './scales.ts';

const hundredths = 2;
const up = 3;

/** The fewest marks for each grade from the best down, and how many of them are still missing. */
export const tables: Tables<typeof manifest> = ({
  mode,
  marksObtained,
  totalMarks,
  scale = 'site',
}) => {
  if (mode !== 'single' || !marksObtained || !totalMarks) return { needed: [] };
  const grades = scales[scale];
  return {
    needed: grades
      .flatMap(({ label }, index) => {
        const lower = grades[index - 1]?.below;
        if (lower === undefined) return [];
        const from = Big(lower);
        // Rounded up, so that the marks shown are enough.
        const marks = totalMarks.times(from).div(100).round(hundredths, up);
        const missing = marks.minus(marksObtained);
        return [{ letter: label, from, marks, missing: missing.gt(0) ? missing : Big(0) }];
      })
      .reverse(),
  };
};
