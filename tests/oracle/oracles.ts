import { business } from './business.ts';
import { conversions } from './conversions.ts';
import { dateTime } from './date-time.ts';
import { education } from './education.ts';
import { everyday } from './everyday.ts';
import { finance } from './finance.ts';
import { fitnessNutrition } from './fitness-nutrition.ts';
import { health } from './health.ts';
import { homeGarden } from './home-garden.ts';
import { insurance } from './insurance.ts';
import { loansDebt } from './loans-debt.ts';
import { math } from './math.ts';
import { type Around, Form, NoResult, type Oracle, type Outcome, type Typed } from './oracle.ts';
import { realEstate } from './real-estate.ts';
import { savingRetirement } from './saving-retirement.ts';
import { science } from './science.ts';
import { statistics } from './statistics.ts';
import { taxPay } from './tax-pay.ts';
import { technology } from './technology.ts';

const categories = {
  finance,
  health,
  insurance,
  'real-estate': realEstate,
  business,
  education,
  everyday,
  technology,
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

/** Every oracle by the path of its calculator: "finance/loan-emi". */
export const oracles: Readonly<Record<string, Oracle>> = Object.fromEntries(
  Object.entries(categories).flatMap(([category, all]) =>
    Object.entries(all).map(([slug, oracle]) => [`${category}/${slug}`, oracle]),
  ),
);

/** How many random forms `npm test` tries: more for an oracle that says how people type them. */
export const formsOf = ({ inputs }: Oracle): number => (inputs ? 1000 : 500);

/** Inputs and an oracle's outcome for them. */
export interface ExpectedForm {
  readonly typed: Typed;
  readonly around: Around;
  /** Without it, there is no result. */
  readonly outcome?: Outcome;
  readonly alert?: string;
  /** The message that must stand beside a field. */
  readonly problem?: { readonly field?: string; readonly message: string };
}

/** The outcome of an oracle: results, or none, perhaps with an alert. */
export function expectedOutcome(
  oracle: Oracle,
  typed: Typed,
  around: Around,
): Pick<ExpectedForm, 'outcome' | 'alert' | 'problem'> {
  try {
    return { outcome: oracle.solve(new Form(typed, around)) };
  } catch (error) {
    if (!(error instanceof NoResult)) throw error;
    const { message, problem } = error;
    return { ...(message ? { alert: message } : {}), ...(problem ? { problem } : {}) };
  }
}
