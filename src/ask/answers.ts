import type { Calculator } from '../../schemas/calculator.ts';
import { Big } from '../../schemas/decimal.ts';
import { answer, type Solved } from '../engine/answer.ts';
import { inMoney, ownMoney } from '../format/numbers.ts';
import { interpret } from './interpret.ts';
import type { Interpreter } from './prepare.ts';
import type { Interpretation } from './reading/interpretation.ts';

/** A reading of a question, with the answer if there is one. */
export interface Asked extends Interpretation {
  readonly calculator?: Calculator;
  /** The answer: the one figure to show, or that of one of two readings if `choice` is there. */
  readonly solved?: Solved;
  /** Why the calculator has no result for complete inputs. */
  readonly refusal?: string | undefined;
}

/** How much a reading without an answer must have to do with the names of its calculator. */
const leastNamed = 2;

/** Whether a reading without an answer fits: the question names its calculator, or asks back. */
const fits = ({ named, solve }: Interpretation): boolean =>
  named >= leastNamed || solve !== undefined;

/** The typed currency as the device stores a choice; nothing if amounts are in the visitor's own. */
async function choiceFor(money: string | undefined): Promise<string | undefined> {
  if (!money || ownMoney()[0] === money) return undefined;
  // The list is fetched only for a question that names a currency.
  const { choiceOf, currencies, signOf } = await import('../money/currencies.ts');
  const [own = ''] = ownMoney();
  if (!Object.hasOwn(currencies, money)) return undefined;
  // A bare "$" is the visitor's own dollar.
  return money === 'USD' && own && signOf(own) === '$' ? undefined : choiceOf(money);
}

type Load = (slug: string) => Promise<Calculator>;

/** A reading with its answer, or with the reason why there is none. */
async function withAnswer(read: Interpretation, today: string, load: Load): Promise<Asked> {
  const calculator = await load(read.slug);
  const choice = await choiceFor(read.money);
  const solved = inMoney(choice, () => answer(calculator, read.given, { today }));
  return solved.ok
    ? { ...read, calculator, solved }
    : { ...read, complete: false, refusal: solved.errors[0]?.message };
}

/** The figures that a question asks for: the one that it names, else the headlines. */
export function figureIds({ asked, calculator, solved }: Asked): readonly string[] {
  const { results } = calculator?.manifest ?? {};
  const shown = Object.keys(solved?.shown ?? {}).filter(
    (id) => typeof solved?.shown[id] === 'string',
  );
  const named = shown.filter((id) => id === asked);
  return named.length > 0 ? named : shown.filter((id) => results?.[id]?.headline);
}

/** The figures that a question asks for as values, rounded to the cent. */
const figuresOf = (read: Asked): readonly string[] =>
  figureIds(read).map((id) => {
    const value = read.solved?.results[id];
    return value instanceof Big ? value.round(2, 1).toFixed() : String(value);
  });

/** Whether calculators that fit equally well give the same figure, so that any of them answers. */
function agree([first, ...others]: readonly Asked[]): boolean {
  const [figure] = first ? figuresOf(first) : [];
  return figure !== undefined && others.every((each) => figuresOf(each).includes(figure));
}

/**
 * Answers a question in words. Takes the question, the current day (YYYY-MM-DD), and a function that
 * loads a calculator by its slug. Returns the readings, the best first, none when nothing fits. The first
 * has an answer if one figure may be shown; the first two have one each, and a `choice`, if a part of
 * the question has two readings.
 */
export async function answersTo(
  interpreter: Interpreter,
  question: string,
  today: string,
  load: Load,
): Promise<readonly Asked[]> {
  const readings = interpret(interpreter, question, today);
  const solvedFor = (some: readonly Interpretation[]) =>
    Promise.all(some.map((each) => withAnswer(each, today, load)));
  const [first, ...rest] = readings;
  const others = rest.filter(fits);
  if (!first) return [];
  if (first.complete) return [...(await solvedFor([first])), ...others];
  if (first.choice) {
    const choices = await solvedFor(readings.filter(({ choice }) => choice));
    const possible = choices.filter(({ solved }) => solved);
    // Only one of the two readings is a possible input.
    if (possible.length === 1) return possible.map((each) => ({ ...each, complete: true }));
    return [...choices, ...others.filter(({ choice }) => !choice)];
  }
  const rivals = readings.filter(({ isRival }) => isRival);
  if (first.isRival && rivals.length > 1) {
    const solved = await solvedFor(rivals);
    const [best] = solved;
    if (best && agree(solved)) return [{ ...best, complete: true }, ...others];
  }
  return fits(first) ? [first, ...others] : others;
}
