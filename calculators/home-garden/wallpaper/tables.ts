import { Big } from '#schemas/decimal.ts';
import { ceil, floor } from '#schemas/functions/arithmetic.ts';
import type { Tables } from '#schemas/manifest.ts';
import type manifest from './manifest.ts';

/** Pattern repeats that are common on labels, in cm and in inches. */
const repeats = {
  metric: ['10', '18', '26.5', '32', '53', '64', '70', '91'],
  imperial: ['4', '7', '10.5', '13', '18', '21', '25', '27', '36'],
} as const;

/** Usual rolls: length in m or ft, width in cm or inches, and their name. */
const formats = {
  metric: [
    ['10.05', '53', 'Euro roll'],
    ['10.05', '70', 'wide'],
    ['10.05', '106', 'double width'],
    ['33.5', '53', 'large'],
  ],
  imperial: [
    ['16.5', '20.5', 'single'],
    ['33', '20.5', 'double'],
    ['13.5', '27', 'single'],
    ['27', '27', 'double'],
  ],
} as const;

export const tables: Tables<typeof manifest> = ({ units }, { results }) => {
  const { cut, drop, walls, roll, drops } = results;
  const rollsFor = (strips: Big, perRoll: Big) => ceil(strips.div(perRoll));
  const [large, small, inLarge] = units === 'metric' ? ['m', 'cm', 100] : ['ft', 'in', 12];
  return {
    repeats: [
      ...(cut.lte(roll)
        ? [
            {
              repeat: 'None',
              straight: rollsFor(drops, floor(roll.div(cut))),
              halfDrop: rollsFor(drops, floor(roll.div(cut))),
            },
          ]
        : []),
      ...repeats[units].flatMap((repeat) => {
        const straight = ceil(cut.div(repeat)).times(repeat);
        const halfDrop = straight.plus(Big(repeat).div(2));
        if (halfDrop.gt(roll)) return [];
        return [
          {
            repeat: `${repeat} ${small}`,
            straight: rollsFor(drops, floor(roll.div(straight))),
            halfDrop: rollsFor(drops, floor(roll.div(halfDrop))),
          },
        ];
      }),
    ],
    formats: formats[units].flatMap(([length, width, name]) => {
      const perRoll = floor(Big(length).times(inLarge).div(drop));
      const strips = ceil(walls.div(width));
      if (perRoll.lt(1)) return [];
      return [
        {
          size: `${length} ${large} × ${width} ${small}, ${name}`,
          drops: strips,
          perRoll,
          rolls: rollsFor(strips, perRoll),
        },
      ];
    }),
  };
};
