import type { Big } from '#schemas/decimal.ts';
import type { Tables } from '#schemas/manifest.ts';
import type manifest from './manifest.ts';

const inches = [57, 59, 61, 63, 65, 67, 69, 71, 73, 75, 77, 79] as const;

/** Heights of most adults, in centimetres and in inches. */
const usual = {
  metric: [145, 150, 155, 160, 165, 170, 175, 180, 185, 190, 195, 200],
  imperial: inches,
  feetInches: inches,
} as const;

/** What each formula says of this height with its body mass index, and the healthy range of others. */
export const tables: Tables<typeof manifest> = ({ unit }, { results }) => {
  const height = unit === 'metric' ? results.metres.times(100) : results.inches;
  const { healthyLow, healthyHigh, devine, robinson, miller, hamwi } = results;
  const weights: Readonly<Record<string, Big | undefined>> = {
    'BMI 18.5': healthyLow,
    Devine: devine,
    Robinson: robinson,
    Miller: miller,
    Hamwi: hamwi,
    'BMI 24.9': healthyHigh,
  };
  return {
    compare: Object.entries(weights).flatMap(([by, weight]) =>
      weight ? [{ by, weight, index: weight.times(18.5).div(healthyLow) }] : [],
    ),
    heights: usual[unit].map((each) => {
      const [own, other] = [height.times(height), each ** 2];
      return {
        height: each,
        low: healthyLow.times(other).div(own),
        high: healthyHigh.times(other).div(own),
      };
    }),
  };
};
