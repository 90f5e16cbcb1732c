import { InputError } from '#schemas/input-error.ts';
import type { Compute } from '#schemas/manifest.ts';
import type manifest from './manifest.ts';

/** Whether the time is whole months, which no formula can refuse. */
export const compute: Compute<typeof manifest> = ({ years, timeUnit }) => {
  if (timeUnit === 'months' && !years.eq(years.round(0))) {
    throw new InputError('Enter a whole number of months.', 'years');
  }
  return { wholeMonths: timeUnit === 'months' ? 'yes' : undefined };
};
