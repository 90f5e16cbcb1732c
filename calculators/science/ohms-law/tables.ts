import { Big } from '#schemas/decimal.ts';
import type { Tables } from '#schemas/manifest.ts';
import type manifest from './manifest.ts';

/** Parts of the voltage, from a quarter to double. */
const parts = ['0.25', '0.5', '0.75', '1', '1.25', '1.5', '1.75', '2'];
/** The 24 values of each decade (IEC 60063), times ten. */
const series = [
  10, 11, 12, 13, 15, 16, 18, 20, 22, 24, 27, 30, 33, 36, 39, 43, 47, 51, 56, 62, 68, 75, 82, 91,
];
/** All of them from 1 Ω to 10 MΩ. */
const resistors = [
  ...Array.from({ length: 7 }, (_, decade) =>
    series.map((value) => Big(10).pow(decade).times(value).div(10)),
  ).flat(),
  Big(10_000_000),
];
/** How many are listed on either side. */
const around = 3;

/** Resistors on both sides of a resistance, and the one that is equal. */
function near(resistance: Big): readonly Big[] {
  const first = resistors[0] as Big;
  const last = resistors.at(-1) as Big;
  if (resistance.lt(first) || resistance.gt(last)) return [];
  return [
    ...resistors.filter((each) => each.lt(resistance)).slice(-around),
    ...resistors.filter((each) => each.eq(resistance)),
    ...resistors.filter((each) => each.gt(resistance)).slice(0, around),
  ];
}

/** The same resistance at other voltages, and other resistors at the same voltage. */
export const tables: Tables<typeof manifest> = (inputs, { results }) => {
  const voltage = inputs.voltage ?? results.voltageFound;
  const current = inputs.current ?? results.currentFound;
  const resistance = inputs.resistance ?? results.resistanceFound;
  const power = inputs.power ?? results.powerFound;
  return {
    voltages: parts.map((part) => ({
      voltage: voltage.times(part),
      current: current.times(part),
      power: power.times(part).times(part),
    })),
    resistors: near(resistance).map((resistor) => ({
      resistor,
      difference: resistor.minus(resistance).times(100).div(resistance),
      current: voltage.div(resistor),
      power: voltage.times(voltage).div(resistor),
    })),
  };
};
