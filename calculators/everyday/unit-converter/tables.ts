import type { Tables } from '#schemas/manifest.ts';
import { lengths, unitSymbols } from '#shared/lengths.ts';
import type manifest from './manifest.ts';

/** The same length in every unit. */
export const tables: Tables<typeof manifest> = (_, { results: { metres } }) => ({
  everyUnit: Object.entries(lengths).map(([id, { label, value }]) => ({
    unit: `${label} (${unitSymbols[id as keyof typeof unitSymbols]})`,
    length: metres.div(value),
  })),
});
