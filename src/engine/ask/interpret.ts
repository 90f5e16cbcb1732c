import { formatDate } from '../format/dates.ts';
import { formatNumber } from '../format/numbers.ts';
import { english } from '../format/presentation.ts';
import type { Interpreter, Prepared, Slot } from './prepare.ts';
import { formsIn } from './reading/forms.ts';
import { haveSameInputs, type Interpretation } from './reading/interpretation.ts';
import { type Question, questionOf } from './reading/question.ts';
import { contextOf, read } from './reading/read.ts';
import { type Notation, notationOf } from './tokens/notation.ts';
import { tokenize, type Views } from './tokens/tokenize.ts';
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

/** By how much it must be better than one that lacks something, without a name. */
const incompleteLead = 3;
/** How far apart the readings are that may give the same figure. */
const rivalLead = 3;

/** How many calculators are tried. */
const mostTried = 14;
/** How many readings are returned, and how far behind the best they may be. */
const mostReturned = 4;
const farthestBehind = 8;

/** What makes a calculator worth trying, besides the weights of its words and units. */
const fillerHint = 0.1;
/** A word that is not in the calculator's names. */
const otherHint = 0.55;
const convertedUnitHint = 2;
const formHint = 8;

/** How many numbers a question may have, and how many more than a form without lists has fields. */
export const mostNumbers = 60;
const mostUnplaced = 4;

/** Whether a form can hold about as many numbers as a question has. */
const hasRoomFor = ({ slots }: Prepared, { quantities }: Question): boolean =>
  quantities.length <= slots.length + mostUnplaced ||
  (quantities.length <= mostNumbers &&
    slots.some(({ row, field }) => row !== undefined || field.kind === 'list'));

/** How much a question, seen with any view, has to do with a calculator: a quick guess. */
function likeness(
  interpreter: Interpreter,
  prepared: Prepared,
  { stems, units }: Question,
): number {
  let score = 0;
  for (const each of new Set(stems)) {
    if (each === undefined || !prepared.stems.has(each)) continue;
    const isName = prepared.nameStems.has(each);
    score += fillers.has(each) ? fillerHint : (isName ? 1 : otherHint) * interpreter.weight(each);
  }
  const found = [...units.values()];
  for (const match of found)
    if (match.units.some((unit) => prepared.units.has(unit))) score += convertedUnitHint;
  for (const unit of found.flatMap((match) => match.units))
    if (prepared.fieldUnits.has(unit)) score += interpreter.unitWeight(unit);
  return score;
}

/** The longest question, in characters. */
export const longestQuestion = 400;

/**
 * Reads a question. Returns what it says to each calculator that it fits, the best first; at most one
 * is complete, and none where two are equally good. A number or a day that has two readings leads to
 * both, as a choice, if both are possible. `today` is YYYY-MM-DD.
 */
export function interpret(
  interpreter: Interpreter,
  text: string,
  today: string,
): readonly Interpretation[] {
  if (text.length > longestQuestion) return [];
  const notation = notationOf(text);
  const { readings, other } = readingsIn(interpreter, text, today, notation);
  if (!other) return readings;
  const changed = { ...notation, [other.key]: !notation[other.key] };
  const rewritten = other.key === 'feet' ? text.replace(heights, '$1 ft $2 in') : text;
  const { readings: others } = readingsIn(interpreter, rewritten, today, changed);
  const [[one], [two]] = [readings, others];
  if (!two?.complete || (one && haveSameInputs(one, two))) return readings;
  // Rooms are measured in decimals of feet.
  if (other.key === 'feet' && one && !holdsHeight(interpreter, one, other.text)) return readings;
  // A comma without a space separates the numbers of a list, and nothing else.
  const inList = other.key === 'lists' ? listIn(interpreter, two) : undefined;
  if (other.key === 'lists' && inList === undefined) return readings;
  const isOneNumber = inList !== undefined && !String(one?.given[inList]).includes(' ');
  if (!one?.complete || isOneNumber) return others;
  // Of two readings, one is far from what people type.
  if (one.unlikely !== two.unlikely) return one.unlikely ? others : readings;
  const doubt = `“${other.text}” has two readings`;
  const [first, second] = [one, two].map((each, index) => ({
    ...each,
    complete: false,
    doubt,
    choice: {
      text: other.text,
      as: readAs(other.text, index ? changed : notation, other.key, today),
    },
  }));
  return [first, second, ...readings.slice(1)] as readonly Interpretation[];
}

/** The fields of the calculator of a reading. */
const slotsOf = ({ all }: Interpreter, { slug }: Interpretation): readonly Slot[] =>
  all.find(({ entry }) => entry.slug === slug)?.slots ?? [];

/** The list of numbers that a reading fills in. */
const listIn = (interpreter: Interpreter, read: Interpretation): string | undefined =>
  slotsOf(interpreter, read).find(({ id, field }) => field.kind === 'list' && id in read.given)?.id;

/** Heights in feet that may be feet and inches: "5.11 ft". */
const heights = /([4-7])\.(1[01]|[1-9])\s*(?:ft|foot|feet)(?![a-z])/gi;

/** Whether a reading takes a part of the question for the height of a person. */
const holdsHeight = (interpreter: Interpreter, read: Interpretation, text: string): boolean =>
  slotsOf(interpreter, read).some(
    ({ id, field }) =>
      field.quantity === 'height' &&
      read.understood.some((each) => each.text === text && each.field === id),
  );

/** How an ambiguous text is read: "1,234", "4 March 2026", "12 and 15". */
function readAs(text: string, notation: Notation, key: keyof Notation, today: string): string {
  if (key === 'feet') return notation.feet ? text.replace(heights, '$1 ft $2 in') : text;
  const [token] = tokenize(text, today, { fractions: true, clocks: true }, notation);
  if (token?.kind === 'date') return formatDate(token.iso, english);
  if (notation.lists && key === 'lists') return text.replace(/[, ]/g, ' and ');
  const value = token?.kind === 'number' ? token.readings[0]?.value : undefined;
  return value ? formatNumber(value, english, { digits: { atMost: 20 } }) : text;
}

/** A part of a question that has two readings, and the key of the notation that decides. */
interface Ambiguity {
  readonly text: string;
  readonly key: keyof Notation;
}

/** The readings of a question in one notation, and the key of the notation that could be another. */
function readingsIn(
  interpreter: Interpreter,
  text: string,
  today: string,
  notation: Notation,
): { readonly readings: readonly Interpretation[]; readonly other?: Ambiguity | undefined } {
  const views = new Map<string, Question>();
  // "22:30 to 06:15" are times wherever they are read.
  const areTimes = (text.match(/\d+:\d+/g)?.length ?? 0) > 1;
  const questionFor = ({ fractions, clocks: own }: Views): Question => {
    const clocks = own || areTimes;
    const key = `${fractions} ${clocks}`;
    const question =
      views.get(key) ?? questionOf(interpreter, text, today, { fractions, clocks }, notation);
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
    .filter(({ prepared, score }) => score > 0 && hasRoomFor(prepared, split))
    .sort((a, b) => b.score - a.score)
    .slice(0, mostTried)
    .map(({ prepared }) => contextOf(interpreter, prepared, questionFor(prepared)));
  const readings = contexts
    .flatMap((context) => read(context) ?? [])
    .sort((a, b) => b.score - a.score);
  const [first, second] = readings;
  // Without a name, most of the question must fit, and no other calculator come near.
  const isAlone = ({ understood, score, unnamed }: Interpretation) =>
    understood.length > 2 &&
    unnamed === 0 &&
    (second === undefined ||
      score - second.score > (second.missing.length > 0 ? incompleteLead : clearLead / 2));
  // Calculators that fit about as well may give the same figure.
  const rivals = readings.filter(
    ({ complete, score }) => complete && score > (first?.score ?? 0) - rivalLead,
  );
  const isRivalled = first?.complete && second?.complete && first.score - second.score < leastLead;
  const [ambiguous] = split.tokens.flatMap((token) =>
    'other' in token && token.other ? { text: token.text, key: token.other } : [],
  );
  const returned = readings
    .filter(({ score }) => score > 0 && score > (first?.score ?? 0) - farthestBehind)
    .slice(0, mostReturned)
    .map((each, index) => {
      if (!each.complete) return each;
      // Another calculator fits better, or is called by its name.
      const isNamed =
        (each.named > 0 || isAlone(each)) &&
        !readings.some(
          (other) =>
            other.named > 1.6 * each.named &&
            other.unread.length === 0 &&
            other.understood.length >= each.understood.length - 1 &&
            other.score > each.score - (other.missing.length > 0 ? clearLead / 2 : clearLead),
        );
      if (index === 0 && isNamed && !isRivalled) return each;
      return { ...each, complete: false, isRival: rivals.length > 1 && rivals.includes(each) };
    });
  return { readings: returned, other: ambiguous };
}
