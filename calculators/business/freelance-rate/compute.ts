import type { Compute } from '#schemas/manifest.ts';
import type manifest from './manifest.ts';

/** Cost-plus pricing of an hour: all that has to come in a year over the hours that clients pay. */
export const compute: Compute<typeof manifest> = ({
  desiredIncome,
  annualExpenses,
  weeksPerYear,
  hoursPerWeek,
}) => {
  const revenueNeeded = desiredIncome.plus(annualExpenses);
  const billableHours = weeksPerYear.times(hoursPerWeek);
  return { revenueNeeded, billableHours, hourlyRate: revenueNeeded.div(billableHours) };
};
