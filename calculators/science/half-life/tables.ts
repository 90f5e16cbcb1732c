import { Big } from '#schemas/decimal.ts';
import { power } from '#schemas/functions/arithmetic.ts';
import { log2 } from '#schemas/functions/log2.ts';
import type { Tables } from '#schemas/manifest.ts';
import type manifest from './manifest.ts';

/** The curve is drawn up to so many half-lives, with so many points in each. */
const longest = 7;
const points = 2;
/** Percentages that people ask for: a tenth gone, half gone, 1 in 100 left. */
const percentages = ['99', '90', '75', '50', '37.5', '25', '12.5', '10', '5', '1', '0.1', '0.01'];

/** What is left after each half of a half-life, and when a certain share is left. */
export const tables: Tables<typeof manifest> = ({ initialAmount, halfLife }, { results }) => {
  const start = initialAmount ?? results.initialFound;
  const period = halfLife ?? results.halfLifeFound;
  return {
    curve: Array.from({ length: longest * points + 1 }, (_, index) => {
      const halfLives = Big(index).div(points);
      const times = power(Big(2), halfLives);
      return {
        halfLives,
        time: period.times(halfLives),
        amount: start.div(times),
        percent: Big(100).div(times),
      };
    }),
    shares: percentages.map((percent) => {
      const halfLives = log2(Big(100).div(percent));
      return { percent: Big(percent), halfLives, time: period.times(halfLives) };
    }),
  };
};
