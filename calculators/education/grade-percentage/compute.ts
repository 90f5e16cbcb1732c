import type { Compute } from '#schemas/manifest.ts';
import type manifest from './manifest.ts';

/** Marks as a percentage of full marks; the manifest's bands give the letter from the exact figure. */
export const compute: Compute<typeof manifest> = ({ marksObtained, totalMarks }) => ({
  percentage: marksObtained.div(totalMarks).times(100),
});
