import type { Interpreter, Prepared } from './prepare.ts';
import { formsIn } from './reading/forms.ts';
import type { Interpretation } from './reading/interpretation.ts';
import { type Question, questionOf } from './reading/question.ts';
import { contextOf, read } from './reading/read.ts';
import type { Views } from './tokens/tokenize.ts';
import { fillers } from './words.ts';

/*
 * Reads a question: for each calculator that it may be about, the numbers, days, times and options in
 * it are given places in the form, by units, by the words beside them, and by their order. The best
 * reading is the one in which most of the question has a place.
 */

/** By how much a reading must be better than that of another calculator. */
const leastLead = 1.5;
/** By how much it must be better than that of a calculator that the question calls by its name. */
const clearLead = 14;

/** How many calculators are tried. */
const mostTried = 14;
/** How many readings are returned, and how far behind the best they may be. */
const mostReturned = 4;
const farthestBehind = 8;

/** What makes a calculator worth trying, besides the weights of its words and units. */
const fillerHint = 0.1;
const convertedUnitHint = 2;
const formHint = 8;

/** How much a question, seen with any view, has to do with a calculator: a quick guess. */
function likeness(
  interpreter: Interpreter,
  prepared: Prepared,
  { stems, units }: Question,
): number {
  let score = 0;
  for (const each of new Set(stems)) {
    if (each === undefined || !prepared.stems.has(each)) continue;
    score += fillers.has(each) ? fillerHint : interpreter.weight(each);
  }
  const found = [...units.values()];
  for (const match of found)
    if (match.units.some((unit) => prepared.units.has(unit))) score += convertedUnitHint;
  for (const unit of found.flatMap((match) => match.units))
    if (prepared.slots.some(({ field }) => field.unit === unit))
      score += interpreter.unitWeight(unit);
  return score;
}

/**
 * Reads a question. Returns what it says to each calculator that it fits, the best first; at most one
 * is complete, and none where two are equally good. `today` is YYYY-MM-DD.
 */
export function interpret(
  interpreter: Interpreter,
  text: string,
  today: string,
): readonly Interpretation[] {
  const views = new Map<string, Question>();
  // "22:30 to 06:15" are times wherever they are read.
  const areTimes = (text.match(/\d+:\d+/g)?.length ?? 0) > 1;
  const questionFor = ({ fractions, clocks: own }: Views): Question => {
    const clocks = own || areTimes;
    const key = `${fractions} ${clocks}`;
    const question = views.get(key) ?? questionOf(interpreter, text, today, { fractions, clocks });
    views.set(key, question);
    return question;
  };
  const split = questionFor({ fractions: false, clocks: true });
  const contexts = interpreter.all
    .map((prepared) => {
      const hasForm = formsIn(prepared, questionFor(prepared)).length > 0;
      const score = likeness(interpreter, prepared, split) + (hasForm ? formHint : 0);
      return { prepared, score };
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, mostTried)
    .map(({ prepared }) => contextOf(interpreter, prepared, questionFor(prepared)));
  const readings = contexts
    .flatMap((context) => read(context) ?? [])
    .sort((a, b) => b.score - a.score);
  const [first, second] = readings;
  // Without a name, most of the question must fit, and no other calculator come near.
  const isAlone = ({ understood, score }: Interpretation) =>
    understood.length > 2 && (second === undefined || score - second.score > clearLead / 2);
  const isRivalled = first?.complete && second?.complete && first.score - second.score < leastLead;
  return readings
    .filter(({ score }) => score > 0 && score > (first?.score ?? 0) - farthestBehind)
    .slice(0, mostReturned)
    .map((each, index) => {
      if (!each.complete) return each;
      // Another calculator fits as well, or better, or is called by its name.
      const isNamed =
        (each.named > 0 || isAlone(each)) &&
        !readings.some(
          (other) =>
            other.named > 1.6 * each.named &&
            other.unread.length === 0 &&
            other.understood.length >= each.understood.length - 1 &&
            other.score > each.score - (other.missing.length > 0 ? clearLead / 2 : clearLead),
        );
      return index === 0 && !isRivalled && isNamed ? each : { ...each, complete: false };
    });
}
