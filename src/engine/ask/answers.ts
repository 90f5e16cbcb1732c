import { Big } from '../../../schemas/decimal.ts';
import { unitOf } from '../../../schemas/unit.ts';
import { answerFetched, type Solved } from '../answer/answer.ts';
import { type InputLine, inputLines, inputText } from '../answer/entered-inputs.ts';
import type { Calculator } from '../calculator.ts';
import { formatNumber } from '../format/numbers.ts';
import { english, type Presentation, withMoney } from '../format/presentation.ts';
import { isHeadline } from '../format/results.ts';
import { interpret } from './interpret.ts';
import type { Interpreter } from './prepare.ts';
import type { Interpretation } from './reading/interpretation.ts';
import { converted, unitKey } from './units.ts';

/** A reading of a question, with the answer if there is one. */
export interface Asked extends Interpretation {
  readonly calculator?: Calculator;
  /** The answer: the one figure to show, or that of one of two readings if `choice` is there. */
  readonly solved?: Solved;
  /** The currency that the question states, as the device stores a choice, if it is not the visitor's own. */
  readonly currency?: string | undefined;
  /** Why the calculator has no result for complete inputs. */
  readonly refusal?: string | undefined;
  /** The fields that the visitor changed in the answer (see `withInput`). */
  readonly changed?: readonly string[];
  /** A change that the calculator refused, and why. */
  readonly refused?: { readonly field: string; readonly message: string } | undefined;
}

/** How much a reading without an answer must have to do with the names of its calculator. */
const leastNamed = 2;

/** Whether a reading without an answer fits: the question names its calculator, or asks back. */
const fits = ({ named, solve }: Interpretation): boolean =>
  named >= leastNamed || solve !== undefined;

/** The typed currency as the device stores a choice; nothing if amounts are in the visitor's own. */
async function choiceFor(
  money: string | undefined,
  presentation: Presentation,
): Promise<string | undefined> {
  const own = presentation.money?.code;
  if (!money || own === money) return undefined;
  // The list is fetched only for a question that names a currency.
  return (await import('../money/stated.ts')).statedChoice(money, own);
}

type Load = (slug: string) => Promise<Calculator>;

/** A reading with its answer, or with the reason why there is none. */
async function withAnswer(
  stated: Asked,
  today: string,
  load: Load,
  presentation: Presentation,
): Promise<Asked> {
  const calculator = await load(stated.slug);
  // As in "Europe/Paris"; few questions name a time zone, and only they fetch what is needed for it.
  const read = /\w\/[A-Z]/.test(JSON.stringify(stated.given))
    ? (await import('./zones.ts')).onDay(stated, calculator, today)
    : stated;
  const { currency, asked = '' } = read;
  const solved = await answerFetched(calculator, read.given, {
    today,
    presentation: currency ? withMoney(currency) : presentation,
  });
  if (!solved.ok) return { ...read, complete: false, refusal: solved.errors[0]?.message };
  const wanted = calculator.manifest.results[asked];
  const doubt =
    wanted && !wanted.when && !(asked in solved.shown)
      ? `more is needed for “${wanted.label}”`
      : read.refusal;
  if (doubt) return { ...read, complete: false, doubt };
  return { ...read, calculator, solved: inWantedUnit({ ...read, calculator, solved }, solved) };
}

/** An answer with its figures in the unit that the question asks for, where that measures the same. */
function inWantedUnit(read: Asked, solved: Solved): Solved {
  const { results = {} } = read.calculator?.manifest ?? {};
  const [shown, values] = [{ ...solved.shown }, { ...solved.results }];
  for (const id of figureIds(read)) {
    const [result, value] = [results[id], values[id]];
    if (result?.kind !== 'number' || !(value instanceof Big)) continue;
    const from = unitKey(unitOf(result.unit, solved.values));
    const [to, other] = read.wanted.filter((unit) => converted(value, from, unit));
    if (to === undefined || other !== undefined || to === from) continue;
    values[id] = converted(value, from, to);
    shown[id] = `${formatNumber(values[id] as Big, solved.presentation)} ${to}`;
  }
  return { ...solved, shown, results: values };
}

/** The fields with a value that are on the form. */
const shownFields = (read: Asked): readonly string[] =>
  linesOf(read).map(({ name }) => name.replace(/\..*/, ''));

/**
 * An answer again with another text in one field. If the calculator refuses it, the answer stays, and
 * `refused` says why. Inputs that come with it, with what stands in them, are assumptions as well.
 */
export async function withInput(
  read: Asked,
  field: string,
  text: string,
  today: string,
  load: Load,
  presentation = english,
): Promise<Asked> {
  const given = { ...read.given, [field]: text };
  const next = await withAnswer({ ...read, given }, today, load, presentation);
  // What could not be answered has the answer from before.
  if (next.solved === read.solved) {
    const message = next.refusal ?? next.doubt ?? '';
    return { ...read, refused: { field, message } };
  }
  const before = shownFields(read);
  const news = shownFields(next).filter((id) => !before.includes(id) && !(id in given));
  return {
    ...next,
    assumed: [...read.assumed, ...news],
    changed: [...(read.changed ?? []), field],
    refused: undefined,
  };
}

/**
 * The figures that a question asks for: the one that it names, else the headlines. A figure in words,
 * such as "Next day", belongs to them.
 */
export function figureIds({ asked, calculator, solved }: Asked): readonly string[] {
  const { results = {} } = calculator?.manifest ?? {};
  const shown = Object.keys(solved?.shown ?? {}).filter(
    (id) => typeof solved?.shown[id] === 'string',
  );
  const inWords = (id: string) => 'labels' in (results[id] ?? {});
  return asked !== undefined && shown.includes(asked)
    ? [asked]
    : shown.filter((id) => {
        const result = results[id];
        return (result && solved && isHeadline(result, solved.values)) || inWords(id);
      });
}

/** The inputs as texts, in the currency that the question states. */
export const linesOf = ({ calculator, solved }: Asked): readonly InputLine[] =>
  calculator && solved ? inputLines(calculator.manifest, solved) : [];

/** What an answer assumes without its being said, by field: "Tip: 15%". */
export const assumptionsOf = ({
  calculator,
  solved,
  assumed,
}: Asked): readonly { readonly field: string; readonly label: string; readonly text: string }[] =>
  assumed.flatMap((id) => {
    const field = calculator?.manifest.fields[id];
    // A field that this question does not show assumes nothing.
    const text = field && solved && inputText(field, solved.values[id], solved);
    return text ? { field: id, label: field.label, text } : [];
  });

/** The figures that a question asks for as values, rounded to the cent. */
const figuresOf = (read: Asked): readonly string[] =>
  figureIds(read).map((id) => {
    const value = read.solved?.results[id];
    return value instanceof Big ? value.round(2, 1).toFixed() : String(value);
  });

/** Whether calculators that fit equally well give the same figure, so that any of them answers. */
function agree(all: readonly Asked[], one: Asked): boolean {
  const [figure] = figuresOf(one);
  return figure !== undefined && all.every((each) => figuresOf(each).includes(figure));
}

/** Numbers as they are written in India. */
const inLakhs = /\b(?:lakhs?|lacs?|crores?|cr)\b|\d,\d\d,\d{3}/i;

/**
 * Answers a question in words. Takes the question, the current day (YYYY-MM-DD), and a function that
 * loads a calculator by its slug, and how texts are written. Returns the readings, the best first, none when nothing fits. The first
 * has an answer if one figure may be shown; the first two have one each, and a `choice`, if a part of
 * the question has two readings.
 */
export async function answersTo(
  interpreter: Interpreter,
  question: string,
  today: string,
  load: Load,
  presentation = english,
): Promise<readonly Asked[]> {
  const readings = await Promise.all(
    interpret(interpreter, question, today).map(async (each) => ({
      ...each,
      currency: await choiceFor(each.money, presentation),
    })),
  );
  const solvedFor = (some: readonly Asked[]) =>
    Promise.all(some.map((each) => withAnswer(each, today, load, presentation)));
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
  if (rivals.length > 1) {
    const solved = await solvedFor(rivals);
    // Amounts without a currency stay without one; lakhs are rupees.
    const isIndian = first.money === 'INR' || inLakhs.test(question);
    const best =
      solved.find(({ calculator }) => !calculator?.manifest.ownMoney?.length === isIndian) ??
      solved[0];
    if (best && agree(solved, best))
      return [{ ...best, complete: true }, ...others.filter(({ slug }) => slug !== best.slug)];
  }
  return fits(first) ? [first, ...others] : others;
}
