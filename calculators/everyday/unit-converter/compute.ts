import type { Big } from '#schemas/decimal.ts';
import type { Compute } from '#schemas/manifest.ts';
import { grouped } from '#shared/words.ts';
import type manifest from './manifest.ts';

/** A length in whole feet and inches: "6 ft 0 in", the inches of the whole rounded to two decimals. */
function inFeetAndInches(metres: Big): string {
  const inches = metres.div(0.0254).round(2);
  const feet = inches.div(12).round(0, 0);
  return `${grouped(BigInt(feet.toFixed()))} ft ${inches.minus(feet.times(12)).toFixed()} in`;
}

/** The length in feet and inches, where one of these is wanted. */
export const compute: Compute<typeof manifest> = ({ to }, { figures: { metres } }) => ({
  feetAndInches: to === 'feet' || to === 'inches' ? inFeetAndInches(metres) : undefined,
});
