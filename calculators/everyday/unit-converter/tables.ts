import type { Tables } from '#schemas/manifest.ts';
import { lengths, signs } from '#shared/lengths.ts';
import type manifest from './manifest.ts';

/** The same length in every unit. */
export const tables: Tables<typeof manifest> = (_, { results: { metres } }) => ({
  everyUnit: Object.entries(lengths).map(([id, { label, value }]) => ({
    unit: `${label} (${signs[id as keyof typeof signs]})`,
    length: metres.times(value),
  })),
});
