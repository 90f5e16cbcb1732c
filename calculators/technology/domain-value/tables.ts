import type { Tables } from '#schemas/manifest.ts';
import type manifest from './manifest.ts';

/** The parts as the result shows them: exact, so that their sum is rounded once. */
export const tables: Tables<typeof manifest> = (_, { results }) => ({
  parts: [
    { part: 'revenue', amount: results.revenueValue },
    { part: 'traffic', amount: results.trafficValue },
    { part: 'backlinks', amount: results.seoValue },
    { part: 'age', amount: results.ageBonus },
    { part: 'extension', amount: results.extensionBonus },
  ],
});
