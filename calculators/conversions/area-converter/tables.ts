import { Big } from '#schemas/decimal.ts';
import type { Tables } from '#schemas/manifest.ts';
import { areas } from '#shared/area-units.ts';
import { inBothDirections } from '#shared/units.ts';
import type manifest from './manifest.ts';

/**
 * Areas that people know, by their sides in metres, the smallest first: A4 by ISO 216, the tennis court
 * for doubles of 78 by 36 feet, and the football pitch that FIFA recommends.
 */
const known: readonly (readonly [name: string, across: string, up: string])[] = [
  ['Sheet of A4', '0.21', '0.297'],
  ['1 m²', '1', '1'],
  ['Tennis court', '23.7744', '10.9728'],
  ['Football pitch', '105', '68'],
  ['1 hectare', '100', '100'],
  ['1 km²', '1000', '1000'],
  ['1 square mile', '1609.344', '1609.344'],
];

/** The smallest area that is drawn, and the largest, in square metres. */
const [least, most] = [Big('0.001'), Big(1e9)];

/** The four corners of a rectangle, counted from the lower left one. */
function corners(figure: string, across: Big, up: Big) {
  const [left, bottom] = [Big(0), Big(0)];
  return [
    { figure, corner: 'A', across: left, up: bottom },
    { figure, corner: 'B', across, up: bottom },
    { figure, corner: 'C', across, up },
    { figure, corner: 'D', across: left, up },
  ];
}

/** So many times the visitor's own, a second larger area would leave that too small to see. */
const tooLarge = 40;

/** The area as a square beside the next smaller known one and one or two larger; round numbers. */
export const tables: Tables<typeof manifest> = ({ from, to }, { results: { squareMeters } }) => {
  const roundNumbers = inBothDirections(areas[from], areas[to]);
  if (squareMeters.lt(least) || squareMeters.gt(most)) return { known: [], roundNumbers };
  const sizes = known.map(([figure, across, up]) => ({
    figure,
    across: Big(across),
    up: Big(up),
    area: Big(across).times(up),
  }));
  const smaller = sizes.filter(({ area }) => area.lt(squareMeters)).slice(-1);
  const larger = sizes
    .filter(({ area }) => area.gt(squareMeters))
    .filter(({ area }, index) => index === 0 || area.lt(squareMeters.times(tooLarge)))
    .slice(0, 2);
  const side = squareMeters.sqrt();
  return {
    known: [
      ...corners('Your area', side, side),
      ...[...smaller, ...larger].flatMap(({ figure, across, up }) => corners(figure, across, up)),
    ],
    roundNumbers,
  };
};
