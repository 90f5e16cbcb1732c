import { Big } from '#schemas/decimal.ts';
import type { Tables } from '#schemas/manifest.ts';
import type manifest from './manifest.ts';

/** Volumes as parts of the present one. */
const parts = [
  '0.25',
  '0.3',
  '0.4',
  '0.5',
  '0.6',
  '0.75',
  '1',
  '1.25',
  '1.5',
  '2',
  '2.5',
  '3',
  '4',
];
/** What is called standard: kelvin and pascals. */
const standards = [
  ['0 °C, 100 kPa (IUPAC, since 1982)', '273.15', 100_000],
  ['0 °C, 1 atm (older books)', '273.15', 101_325],
  ['15 °C, 1 atm (natural gas)', '288.15', 101_325],
  ['20 °C, 1 atm (NIST)', '293.15', 101_325],
  ['25 °C, 100 kPa (data tables)', '298.15', 100_000],
] as const;
/** Litres in a cubic metre times the gas constant. */
const constant = Big('8314.46261815324');

/** Pressure at other volumes, and the volume under standard conditions. */
export const tables: Tables<typeof manifest> = ({ pressure, volume, amount }, { results }) => {
  const [p, v, n] = [
    pressure ?? results.pressureFound,
    volume ?? results.volumeFound,
    amount ?? results.amountFound,
  ];
  return {
    compressed: parts.map((part) => ({ volume: v.times(part), pressure: p.div(part) })),
    standards: standards.map(([name, kelvin, pascals]) => {
      const molar = constant.times(kelvin).div(pascals);
      return { name, molar, volume: n.times(molar) };
    }),
  };
};
