import type { Big } from '#schemas/decimal.ts';
import type { Compute } from '#schemas/manifest.ts';
import type manifest from './manifest.ts';

/** The figure of the highest range that a value reaches; a limit belongs to the range above it. */
const inRange = (
  value: Big,
  lowest: Big,
  ...ranges: readonly (readonly [from: Big, figure: Big])[]
): Big => ranges.reduce((found, [from, figure]) => (value.gte(from) ? figure : found), lowest);

/**
 * A model of this calculator: a multiple of revenue, a worth for each visit of a year, and fixed sums
 * for backlinks and age; the extension adds a percentage of these four. The total alone is rounded, a
 * half up. No part can be negative, so neither can the total.
 */
export const compute: Compute<typeof manifest> = (
  { annualRevenue, monthlyTraffic, backlinks, domainAge },
  { chosen, constants: c },
) => {
  const multiple = inRange(
    annualRevenue,
    c.multipleBase,
    [c.revenueSecond, c.multipleSecond],
    [c.revenueThird, c.multipleThird],
    [c.revenueTop, c.multipleTop],
  );
  const visitValue = inRange(
    monthlyTraffic,
    c.visitBase,
    [c.trafficSecond, c.visitSecond],
    [c.trafficThird, c.visitThird],
    [c.trafficTop, c.visitTop],
  );
  const revenueValue = annualRevenue.times(multiple);
  const trafficValue = visitValue.times(monthlyTraffic).times(12);
  const seoValue = backlinks.div(1000).times(c.perThousandLinks);
  const ageBonus = (domainAge.gt(c.mostYears) ? c.mostYears : domainAge).times(c.perYearOfAge);
  const subtotal = revenueValue.plus(trafficValue).plus(seoValue).plus(ageBonus);
  const extensionBonus = subtotal.times(chosen.extension).div(100);
  return {
    multiple,
    visitValue,
    revenueValue,
    trafficValue,
    seoValue,
    ageBonus,
    subtotal,
    extensionBonus,
    total: subtotal.plus(extensionBonus).round(0, 1),
  };
};
