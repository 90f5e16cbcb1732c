import type { Contract } from './contract.ts';
import { conversions } from './conversions.ts';
import { dateTime } from './date-time.ts';
import { fitnessNutrition } from './fitness-nutrition.ts';
import { homeGarden } from './home-garden.ts';
import { loansDebt } from './loans-debt.ts';
import { math } from './math.ts';
import { savingRetirement } from './saving-retirement.ts';
import { science } from './science.ts';
import { statistics } from './statistics.ts';
import { taxPay } from './tax-pay.ts';

/** The contracts of the calculators beyond the specification's, by category. */
export const contracts: Readonly<Record<string, Contract>> = {
  'loans-debt': loansDebt,
  'saving-retirement': savingRetirement,
  'tax-pay': taxPay,
  math,
  statistics,
  'fitness-nutrition': fitnessNutrition,
  'date-time': dateTime,
  conversions,
  'home-garden': homeGarden,
  science,
};
