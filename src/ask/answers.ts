import type { Calculator } from '../../schemas/calculator.ts';
import { answer, type Solved } from '../engine/answer.ts';
import { interpret } from './interpret.ts';
import type { Interpreter } from './prepare.ts';
import type { Interpretation } from './reading/interpretation.ts';

/** A reading of a question, with the answer if a figure may be shown. */
export interface Asked extends Interpretation {
  readonly calculator?: Calculator;
  readonly solved?: Solved;
  /** Why the calculator has no result for complete inputs. */
  readonly refusal?: string | undefined;
}

/** How much a reading without an answer must have to do with the names of its calculator. */
const leastNamed = 2;

/** Whether a reading without an answer fits: the question names its calculator, or asks back. */
const fits = ({ named, solve }: Interpretation): boolean =>
  named >= leastNamed || solve !== undefined;

/**
 * Answers a question in words. Takes the question, the current day (YYYY-MM-DD), and a function that
 * loads a calculator by its slug. Returns the readings, the best first, none when nothing fits; at most
 * one has an answer.
 */
export async function answersTo(
  interpreter: Interpreter,
  question: string,
  today: string,
  load: (slug: string) => Promise<Calculator>,
): Promise<readonly Asked[]> {
  const [first, ...rest] = interpret(interpreter, question, today);
  const others = rest.filter(fits);
  if (!first?.complete) return first && fits(first) ? [first, ...others] : others;
  const calculator = await load(first.slug);
  const solved = answer(calculator, first.given, { today });
  return [
    solved.ok
      ? { ...first, calculator, solved }
      : { ...first, complete: false, refusal: solved.errors[0]?.message },
    ...others,
  ];
}
