import { Big } from '#schemas/decimal.ts';
import type { Tables } from '#schemas/manifest.ts';
import { letters } from '#shared/letters.ts';
import type manifest from './manifest.ts';

const hundredths = 2;
const up = 3;

/** The fewest marks for each letter from the best down, and how many of them are still missing. */
export const tables: Tables<typeof manifest> = ({ marksObtained, totalMarks }) => ({
  needed: letters
    .flatMap(({ label }, index) => {
      const lower = letters[index - 1];
      if (!lower || !('below' in lower)) return [];
      const from = Big(lower.below);
      // Rounded up, so that the marks shown are enough.
      const marks = totalMarks.times(from).div(100).round(hundredths, up);
      const missing = marks.minus(marksObtained);
      return [{ letter: label, from, marks, missing: missing.gt(0) ? missing : Big(0) }];
    })
    .reverse(),
});
