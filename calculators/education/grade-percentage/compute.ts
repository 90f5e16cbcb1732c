import { InputError } from '#schemas/input-error.ts';
import type { Compute } from '#schemas/manifest.ts';
import type manifest from './manifest.ts';
import { scales } from './scales.ts';

/**
 * The grade of the percentage by the chosen scale, where there is a percentage.
 * @throws InputError if what is needed in the final is asked for without a target.
 */
export const compute: Compute<typeof manifest> = (
  { mode, target, scale = 'site' },
  { figures: { percentage } },
) => {
  if (mode === 'needed') {
    if (!target) throw new InputError('Enter the percentage that you want.', 'target');
    return { letterGrade: undefined };
  }
  const grade = scales[scale].find(({ below }) => below === undefined || percentage.lt(below));
  return { letterGrade: grade?.label };
};
