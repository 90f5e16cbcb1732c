import { business } from './business.ts';
import { education } from './education.ts';
import { everyday } from './everyday.ts';
import { finance } from './finance.ts';
import { health } from './health.ts';
import { insurance } from './insurance.ts';
import { type Around, Form, NoResult, type Oracle, type Outcome, type Typed } from './oracle.ts';
import { realEstate } from './real-estate.ts';
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
};

/** Every oracle by the path of its calculator: "finance/loan-emi". */
export const oracles: Readonly<Record<string, Oracle>> = Object.fromEntries(
  Object.entries(categories).flatMap(([category, all]) =>
    Object.entries(all).map(([slug, oracle]) => [`${category}/${slug}`, oracle]),
  ),
);

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
