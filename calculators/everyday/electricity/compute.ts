import type { Big } from '#schemas/decimal.ts';
import type { Compute } from '#schemas/manifest.ts';
import type manifest from './manifest.ts';

/** The energy and the cost of each appliance, if there is more than one. */
export const compute: Compute<typeof manifest> = ({
  powerWatts,
  hoursPerDay,
  days,
  ratePerKwh,
  appliances = [],
}) => {
  if (appliances.length === 0) return { applianceTable: undefined };
  const line = (appliance: string, wattHoursPerDay: Big) => {
    const energy = wattHoursPerDay.times(days).div(1000);
    return { appliance, energy, cost: energy.times(ratePerKwh) };
  };
  return {
    applianceTable: [
      line('First appliance', powerWatts.times(hoursPerDay)),
      ...appliances.map(({ name, watts, hours, count }, index) =>
        line(name ?? `Appliance ${index + 2}`, watts.times(hours).times(count)),
      ),
    ],
  };
};
