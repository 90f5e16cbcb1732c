import type { ComponentType } from 'react';
import type { Results } from '../../schemas/manifest.ts';
import type { BandsProps } from './Bands.tsx';

/*
 * What only some results need comes to their pages alone, and before those are rendered: an answer
 * must find it ready.
 */

const source = 'src/results/Bands.tsx';

const hasBands = (results: Results): boolean =>
  Object.values(results).some((result) => 'bands' in result && result.bands);

/** The scale of bands, once it has arrived. */
export const arrived: { Bands?: ComponentType<BandsProps> } = {};

/** Brings what some of the results are drawn with. */
export async function loadResults(results: Results): Promise<void> {
  if (hasBands(results)) arrived.Bands ??= (await import('./Bands.tsx')).Bands;
}

/** The source files of what some of the results are drawn with. */
export const drawnWith = (results: Results): string[] => (hasBands(results) ? [source] : []);
