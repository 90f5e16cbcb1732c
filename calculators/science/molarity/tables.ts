import { Big } from '#schemas/decimal.ts';
import { power } from '#schemas/functions/arithmetic.ts';
import type { Tables } from '#schemas/manifest.ts';
import type manifest from './manifest.ts';

/** So many steps of a serial dilution. */
const steps = 6;

/** The concentration in other units, what is mixed, and further dilutions. */
export const tables: Tables<typeof manifest> = (inputs, { results }) => {
  const { targetConcentration, targetVolume } = inputs;
  const molarMass = inputs.molarMass ?? results.molarMassFound;
  const concentration = targetConcentration ?? inputs.concentration ?? results.concentrationFound;
  const units = [
    { unit: 'mol/L (M)', value: concentration },
    { unit: 'mmol/L (mM)', value: concentration.times(1000) },
    { unit: 'µmol/L (µM)', value: concentration.times(1_000_000) },
  ];
  if (molarMass) {
    const grams = concentration.times(molarMass);
    units.push(
      { unit: 'g/L, the same as mg/mL', value: grams },
      { unit: 'mg/L', value: grams.times(1000) },
      { unit: 'g in 100 mL (% w/v)', value: grams.div(100) },
    );
  }
  if (!targetConcentration || !targetVolume) return { units, mix: [], series: [] };
  const { stockVolume, solventVolume, dilutionFactor } = results;
  const share = Big(100).div(dilutionFactor);
  return {
    units,
    mix: [
      { part: 'Stock', volume: stockVolume, share },
      { part: 'Solvent', volume: solventVolume, share: Big(100).minus(share) },
    ],
    series: Array.from({ length: dilutionFactor.gt(1) ? steps : 0 }, (_, index) => {
      const factor = power(dilutionFactor, Big(index + 1));
      return {
        step: index + 1,
        concentration: targetConcentration.times(dilutionFactor).div(factor),
        factor,
      };
    }),
  };
};
