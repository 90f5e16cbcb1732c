import type { Compute } from '#schemas/manifest.ts';
import type manifest from './manifest.ts';

/** The lower ends of the five zones, in percent; each ends where the next begins. */
const zones = [50, 60, 70, 80, 90];

/** The five zones, as shares of the maximum, or of the reserve above the resting heart rate. */
export const compute: Compute<typeof manifest> = (
  { restingHeartRate },
  { figures: { maxHeartRate, reserve } },
) => {
  const rate = (percent: number) =>
    restingHeartRate
      ? restingHeartRate.plus(reserve.times(percent).div(100))
      : maxHeartRate.times(percent).div(100);
  return {
    zones: zones.map((percent) => ({
      zone: `${percent} to ${percent + 10}%`,
      low: rate(percent),
      high: rate(percent + 10),
    })),
  };
};
