import { Big } from '#schemas/decimal.ts';
import { InputError } from '#schemas/input-error.ts';
import type { Compute } from '#schemas/manifest.ts';
import type manifest from './manifest.ts';

/** The highest average of each scale. */
const tops = { us4: 4, us43: 4.3, india10: 10 } as const;

/**
 * The credits with an A+, for the scale that gives more for it.
 * @throws InputError for an average above the highest of the scale.
 */
export const compute: Compute<typeof manifest> = ({ courses, scale, previousGpa, targetGpa }) => {
  const top = tops[scale];
  for (const [field, average] of Object.entries({ previousGpa, targetGpa })) {
    if (average?.gt(top)) {
      throw new InputError(`On this scale the highest average is ${top}.`, field);
    }
  }
  if (scale !== 'us43') return { bestCredits: undefined };
  const best = courses.filter(({ grade }) => grade === 'A+');
  return { bestCredits: best.reduce((so, { credits }) => so.plus(credits), Big(0)) };
};
