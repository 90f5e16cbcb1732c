import { Big } from '#schemas/decimal.ts';
import type { Compute } from '#schemas/manifest.ts';
import { bracketsOf, lastBracket, taxByBracket, taxOn } from './brackets.ts';
import type manifest from './manifest.ts';

/** The tax in each bracket, and the bracket that the last unit of the income falls into. */
export const compute: Compute<typeof manifest> = (inputs, { figures: { taxableIncome } }) => {
  const brackets = bracketsOf(inputs);
  const last = lastBracket(brackets, taxableIncome);
  const bracketStart = last?.from ?? Big(0);
  return {
    byBracket: taxByBracket(brackets, taxableIncome),
    marginalRate: last?.rate ?? Big(0),
    bracketStart,
    ownBelow: inputs.schedule === 'own' ? taxOn(brackets, bracketStart) : undefined,
  };
};
