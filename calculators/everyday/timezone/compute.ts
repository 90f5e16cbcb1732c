import type { Big } from '#schemas/decimal.ts';
import type { Compute } from '#schemas/manifest.ts';
import type manifest from './manifest.ts';

const twoDigits = (value: Big): string => value.toFixed().padStart(2, '0');

/** The time on a clock: HH:MM. */
export const compute: Compute<typeof manifest> = (_, { figures: { hour, minute } }) => ({
  convertedTime: `${twoDigits(hour)}:${twoDigits(minute)}`,
});
