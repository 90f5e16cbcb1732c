import type { Big } from '#schemas/decimal.ts';
import type { Tables } from '#schemas/manifest.ts';
import { fraction, fractionText } from '#shared/fractions.ts';
import type manifest from './manifest.ts';

/** How many equal ratios are listed. */
const most = 10;

/** Each part as a fraction of all parts together, and ratios equal to the simplest form. */
export const tables: Tables<typeof manifest> = ({ parts }, { results: { simplest } }) => {
  if (!parts) return { fractions: [], equal: [] };
  const ratio = simplest.split(' : ').map(BigInt);
  const total = ratio.reduce((sum, part) => sum + part);
  const sum = parts.reduce((so, part) => so.plus(part));
  return {
    fractions: parts.map((part, index) => ({
      name: `Part ${index + 1}`,
      part,
      fraction: fractionText(fraction(ratio[index] as bigint, total)),
      percent: part.times(100).div(sum),
      toFirst: part.div(parts[0] as Big),
    })),
    equal: Array.from({ length: most }, (_, index) => ({
      times: index + 1,
      ratio: ratio.map((part) => part * BigInt(index + 1)).join(' : '),
    })),
  };
};
