import type { Compute } from '#schemas/manifest.ts';
import type manifest from './manifest.ts';

/** An ad valorem tax: a rate on a value, the same every year. */
export const compute: Compute<typeof manifest> = ({ propertyValue, taxRate, years }) => {
  const annual = propertyValue.times(taxRate).div(100);
  return { annual, total: annual.times(years) };
};
