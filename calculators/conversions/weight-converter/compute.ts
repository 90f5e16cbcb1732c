import type { Big } from '#schemas/decimal.ts';
import type { Compute } from '#schemas/manifest.ts';
import { inEveryUnit } from '#shared/units.ts';
import { weights } from '#shared/weight-units.ts';
import type manifest from './manifest.ts';

/** A whole number with its digits in threes. */
const grouped = (whole: Big): string => whole.toFixed().replace(/\B(?=(?:\d{3})+$)/g, ',');

/** The weight in two units together, and in each of all. */
export const compute: Compute<typeof manifest> = ({ value, from }, { figures }) => {
  const { wholePounds, ouncesLeft, wholeStones, poundsLeft } = figures;
  return {
    poundsOunces: `${grouped(wholePounds)} lb ${ouncesLeft.toFixed()} oz`,
    stonesPounds: `${grouped(wholeStones)} st ${poundsLeft.toFixed()} lb`,
    all: inEveryUnit(value, weights[from], weights),
  };
};
