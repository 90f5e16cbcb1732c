import type { Compute } from '#schemas/manifest.ts';
import rates from '#shared/data/sales-tax-us.json' with { type: 'json' };
import type manifest from './manifest.ts';

/** The rate of a state, alone or with the average of its places; none where the rate was typed. */
export const compute: Compute<typeof manifest> = ({ place, include }) => {
  const entry = place === undefined || place === 'typed' ? undefined : rates.entries[place];
  return { rateUsed: entry && (include === 'state' ? entry.state : entry.combined) };
};
