import type { AskField } from '../lexicon.ts';
import { type Cue, isResult, isStrong, type OptionCue, type Prepared } from '../prepare.ts';
import { isWord, type Quantity } from '../tokens/token.ts';
import { isDuration } from '../units.ts';
import { copulas, denials, seeking } from '../vocabulary.ts';
import { isOneOf } from '../words.ts';
import type { Context } from './context.ts';
import { covers, type Found, occurrences, overlap, type Question } from './question.ts';

/** The options that the question names; where two overlap, the longer. */
export function mentions(
  prepared: Prepared,
  question: Question,
  cues: readonly Found<Cue>[],
): readonly Found<OptionCue>[] {
  const all = [...occurrences(question, prepared.options)].sort(
    (a, b) => b.to - b.from - (a.to - a.from) || a.from - b.from,
  );
  const taken: Found<OptionCue>[] = [];
  for (const each of all) {
    const { field, option } = each.cue;
    const length = each.to - each.from;
    const hidden = taken.some(
      (other) =>
        overlap(each, other) &&
        (other.to - other.from > length ||
          (other.cue.field === field && other.cue.option === option)),
    );
    // "Annual" within "annual rate" names the rate.
    const within = cues.some(
      (other) => other.cue.slot !== field && covers(other, each) && other.to - other.from > length,
    );
    if (!hidden && !within && (prepared.modes.has(field) || !isResultName(each, cues, question)))
      taken.push(each);
  }
  // "4% annually, compounded monthly": the rate is a year's. A word for two options of a choice names
  // neither, unless the fields that they show tell which: "running" with a speed. A default that may stand
  // needs no telling. A word for two choices does not name the one that only another number opens.
  const { fields } = prepared.entry;
  return taken.filter(
    ({ cue, from, to }) =>
      !taken.some((other) => {
        const isSame = other.from === from && other.to === to;
        return other.cue.field === cue.field
          ? other.cue.option !== cue.option &&
              ((isSame && (!prepared.modes.has(cue.field) || fields[cue.field]?.assumed)) ||
                isPeriodOfRate(question, from))
          : isSame && fields[cue.field]?.when?.some(({ is }) => !is);
      }),
  );
}

/** Whether a word says for which time a percentage right before it is. */
function isPeriodOfRate({ tokens }: Question, at: number): boolean {
  const token = tokens[tokens[at - 1]?.unitOf ?? at - 1];
  return token?.kind === 'number' && token.readings[0]?.unit === '%';
}

/** Whether the word for an option is that of a result, and the choice is not named beside it: a premium. */
const isResultName = (
  found: Found<OptionCue>,
  cues: readonly Found<Cue>[],
  { tokens }: Question,
): boolean =>
  cues.some((each) => isResult(each.cue.slot) && covers(each, found)) &&
  !cues.some(
    (each) =>
      each.cue.slot === found.cue.field &&
      isStrong(each.cue) &&
      (each.from === found.to ||
        (each.to <= found.from &&
          tokens.slice(each.to, found.from).every((token) => isWord(token, `${copulas} a`)))),
  );

/** The options that the question names for a choice. */
export function namedOptions(
  context: Context,
  id: string,
  { options = {} }: AskField,
): readonly string[] {
  const named = [
    ...new Set(context.options.filter(({ cue }) => cue.field === id).map(({ cue }) => cue.option)),
  ];
  const isPeriod = (option: string) => isOneOf(option, 'hour day week month quarter year');
  if (Object.keys(options).filter(isPeriod).length > 2)
    return periodOption(context, Object.keys(options), named);
  if (named.length > 1 && context.prepared.modes.has(id)) {
    // "Find the initial value": of several, the one that is asked for.
    const { tokens } = context.question;
    const wanted = context.options.find(
      ({ cue, from }) =>
        cue.field === id &&
        tokens.slice(Math.max(0, from - 3), from).some((token) => isWord(token, seeking)),
    );
    if (wanted) return [wanted.cue.option];
  }
  if (named.length > 0 || !('yes' in options && 'no' in options)) return named;
  // Yes or no: whether the thing itself is named.
  const found = context.cues.filter(({ cue }) => cue.slot === id && cue.weight > 0.8);
  return found.length === 0 ? [] : [found.some((each) => isDenied(context, each)) ? 'no' : 'yes'];
}

/** Of the periods that a choice offers, the one that the question's amount is for: others are asked for. */
function periodOption(
  context: Context,
  all: readonly string[],
  named: readonly string[],
): readonly string[] {
  const { tokens, quantities, stems } = context.question;
  for (const at of quantities) {
    const token = tokens[at] as Quantity;
    if (token.kind !== 'number' || isDuration(token.readings[0]?.unit ?? '')) continue;
    const per = all.filter((option) => option === token.per);
    if (per.length > 0) return per;
    const after = context.options.find(
      ({ cue, from, to }) =>
        named.includes(cue.option) && (from === at + 1 || (to - from > 1 && from - at === 2)),
    );
    if (after) return [after.cue.option];
    const before = context.options.findLast(
      ({ cue, from, to }) =>
        named.includes(cue.option) &&
        to <= at &&
        at - to < 4 &&
        !isOneOf(stems[from - 1] ?? '', 'to into in'),
    );
    if (before) return [before.cue.option];
  }
  return [];
}

/** Whether the words that name an option of a choice name nothing else of the calculator. */
export function namesOnly(context: Context, id: string): boolean {
  const { names } = context.prepared;
  return context.options.some(
    (found) =>
      found.cue.field === id &&
      !context.cues.some(
        (other) => other.cue.slot !== id && isStrong(other.cue) && covers(other, found),
      ) &&
      (found.cue.stems.length > 1 ||
        !names.some(({ stems }) => found.cue.stems.every((stem) => stems.includes(stem)))),
  );
}

/** Whether "no", "not", "without" or the like stands right before words, or "no" right after them. */
function isDenied({ question: { tokens } }: Context, { from, to }: Found<Cue>): boolean {
  const before = tokens.slice(Math.max(0, from - 3), from);
  const isLinked = isWord(tokens[to], copulas);
  const after = tokens[isLinked ? to + 1 : to];
  return before.some((token) => isWord(token, denials)) || isWord(after, 'no none false');
}
