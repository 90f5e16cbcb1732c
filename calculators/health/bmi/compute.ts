import type { Big } from '#schemas/decimal.ts';
import type { Compute } from '#schemas/manifest.ts';
import type manifest from './manifest.ts';

/** A pound in kilograms, exact by definition. */
const pound = 0.45359237;

/** A weight in whole pounds, rounded half up, as "11 st 4 lb"; without the stones where there are none. */
function inStones(kilograms: Big): string {
  const pounds = Number(kilograms.div(pound).round(0));
  const stones = Math.floor(pounds / 14);
  return stones > 0 ? `${stones} st ${pounds % 14} lb` : `${pounds} lb`;
}

/** A weight in kilograms as the chosen unit writes it. */
const written = {
  metric: (kilograms: Big) => `${kilograms.toFixed(1)} kg`,
  imperial: (kilograms: Big) => `${kilograms.div(pound).toFixed(1)} lb`,
  feetInches: (kilograms: Big) => `${kilograms.div(pound).toFixed(1)} lb`,
  stone: inStones,
} as const;

/** The healthy weights for the height, and how far the weight is from them; nothing if that rounds to none. */
export const compute: Compute<typeof manifest> = (
  { unit },
  { figures: { metres, kilograms, bmi } },
) => {
  const inWords = written[unit];
  const [least, most] = [metres.pow(2).times(18.5), metres.pow(2).times(25)];
  const distance = bmi.lt(18.5)
    ? `${inWords(least.minus(kilograms))} more`
    : bmi.gt(25) && `${inWords(kilograms.minus(most))} less`;
  return {
    healthyFrom: inWords(least),
    healthyTo: inWords(most),
    toHealthy: distance && /[1-9]/.test(distance) ? distance : undefined,
  };
};
