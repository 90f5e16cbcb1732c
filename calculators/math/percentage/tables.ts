import { Big } from '#schemas/decimal.ts';
import type { Tables } from '#schemas/manifest.ts';
import type manifest from './manifest.ts';

/** The part and what is left of the whole; none where the part lies outside of it. */
export const tables: Tables<typeof manifest> = (inputs, { results }) => {
  const part = inputs.part ?? results.portion;
  const whole = inputs.whole ?? results.total;
  if (whole.lte(0) || part.lt(0) || part.gt(whole)) return { split: [] };
  const percent = results.asDecimal.times(100);
  return {
    split: [
      { piece: 'Part', amount: part, percent },
      { piece: 'Rest', amount: whole.minus(part), percent: Big(100).minus(percent) },
    ],
  };
};
