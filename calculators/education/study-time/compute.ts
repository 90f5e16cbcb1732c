import type { Compute } from '#schemas/manifest.ts';
import type manifest from './manifest.ts';

/** A plan of equal chapters: how many there are, times the hours for one. */
export const compute: Compute<typeof manifest> = ({ chapters, hoursPerChapter }) => ({
  totalHours: chapters.times(hoursPerChapter),
});
