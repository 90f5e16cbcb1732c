import { isResult, isStrong } from '../prepare.ts';
import { afterUnit } from '../tokens/token.ts';
import { type Context, fieldOf, remembered } from './context.ts';
import { covers } from './question.ts';

/** How strongly the words beside a quantity name a slot. */
export const cueScore = (context: Context, index: number, slot: string): number =>
  remembered(context.scores, `${index} ${slot}`, () => scoreOf(context, index, slot));

/** How a name's score falls with the words and the punctuation between it and its number. */
type Falloff = readonly [beside: number, perWord: number, perBreak: number, least: number];

const beforeNumber: Falloff = [4, 0.45, 1.2, 0.6];
const afterNumber: Falloff = [3.5, 0.7, 1.2, 0.3];
/** What a name loses that stands right before the next number. */
const besideNext = 0.8;
/** What is left of the score of a name that more likely belongs to another number. */
const ofAnother = 0.3;
/** What is left after a number of a weak word, or where the name stands before the number already. */
const unlikelyAfter = 0.5;
/** What is left of the score of a name that is the number's own unit. */
const ofUnit = 0.8;
/** How much the second best name adds, and the most that names are worth. */
const secondName = 0.35;
const most = 6;
/** The least weight of a name that surely belongs to the number right after it. */
const sureWeight = 0.7;

const falling = (
  [beside, perWord, perBreak, least]: Falloff,
  words: number,
  breaks: number,
  less = 0,
): number => Math.max(beside - perWord * words - perBreak * breaks - less, least);

/** Computes the score of `cueScore`. */
function scoreOf(context: Context, index: number, slot: string): number {
  const { tokens, quantities } = context.question;
  const at = quantities[index] as number;
  const before = index > 0 ? (quantities[index - 1] as number) : -1;
  const after = quantities[index + 1] ?? tokens.length;
  const isList = fieldOf(context, slot)?.kind === 'list';
  let best = 0;
  let second = 0;
  const breaks = (from: number, to: number) =>
    tokens.slice(from, to).filter(({ kind, text }) => kind === 'sign' && /[,;.?]/.test(text))
      .length;
  const gap = (from: number, to: number) =>
    tokens.slice(from, to).filter((token) => token.kind === 'word' && token.unitOf === undefined)
      .length;
  for (const { cue, from, to } of context.cues) {
    if (cue.slot !== slot) continue;
    // What is asked for is no name of a number that is given.
    if (covers(context.asked, { from, to }) && to <= at && gap(to, at) > 0) continue;
    let score = 0;
    const isWeak = !isStrong(cue);
    if (from > before && to <= at) {
      const far = gap(to, at);
      if (isWeak && far > 1) continue;
      // "2 in thick 6 in wide": the words stand after their numbers.
      const isOthers =
        index > 0 &&
        gap(before + 1, from) === 0 &&
        breaks(before + 1, from) === 0 &&
        isNamedAfter(context, index - 1) &&
        endsNamed(context, index);
      score = cue.weight * falling(beforeNumber, far, breaks(to, at)) * (isOthers ? ofAnother : 1);
    } else if (from > at && to <= after && !isList) {
      // The name of a list stands before its numbers.
      const far = gap(at + 1, from);
      if (isWeak && far > 0) continue;
      // What stands right before the next number belongs to that.
      const nearNext =
        after < tokens.length && gap(to, after) === 0 && breaks(to, after) === 0 ? besideNext : 0;
      score = cue.weight * falling(afterNumber, far, breaks(at + 1, from), nearNext);
      // "Page 45: debt to income" begins anew after the colon.
      if (tokens.slice(at + 1, from).some(({ text }) => text === ':')) score *= ofAnother;
      // Its own unit says less than a name.
      if (tokens.slice(from, to).every((token) => token.unitOf === at)) score *= ofUnit;
      if (isWeak) score *= unlikelyAfter;
      // Its name stands before it already.
      const isNamed = context.cues.some(
        (each) =>
          each.to === at &&
          each.cue.slot !== slot &&
          each.cue.weight > sureWeight &&
          tokens[each.from]?.unitOf === undefined &&
          !isResult(each.cue.slot),
      );
      if (isNamed && !isNamedAfter(context, index)) score *= unlikelyAfter;
    }
    if (score > best) [best, second] = [score, best];
    else if (score > second) second = score;
  }
  return Math.min(best + secondName * second, most);
}

/** Whether a number and all that follow it closely have their names after them, to the last. */
function endsNamed(context: Context, index: number): boolean {
  const next = afterUnit(context.question.tokens, context.question.quantities[index] ?? 0);
  const name = context.cues.find(
    ({ cue, from }) => from === next && isStrong(cue) && !isResult(cue.slot),
  );
  if (!name) return false;
  return context.question.quantities[index + 1] === name.to ? endsNamed(context, index + 1) : true;
}

/** Whether a number's name stands right after it, as in "2 in thick 6 in wide 8 ft long". */
function isNamedAfter(context: Context, index: number): boolean {
  const { tokens, quantities } = context.question;
  const at = quantities[index];
  if (at === undefined || tokens[at]?.kind !== 'number') return false;
  const next = afterUnit(context.question.tokens, at);
  const names = context.cues.filter(({ cue }) => isStrong(cue) && !isResult(cue.slot));
  const hasBefore = names.some(
    ({ cue, from, to }) =>
      to === at && cue.weight > sureWeight && tokens[from]?.unitOf === undefined,
  );
  return (
    names.some(({ from }) => from === next) && (!hasBefore || isNamedAfter(context, index - 1))
  );
}
