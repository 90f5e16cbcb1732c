import { isResult, isStrong } from '../prepare.ts';
import { afterUnit, type WordToken } from '../tokens/token.ts';
import type { Context } from './context.ts';

/** How strongly the words beside a quantity name a slot. */
export function cueScore(context: Context, index: number, slot: string): number {
  const key = `${index} ${slot}`;
  const known = context.scores.get(key);
  if (known !== undefined) return known;
  const score = scoreOf(context, index, slot);
  context.scores.set(key, score);
  return score;
}

export function scoreOf(context: Context, index: number, slot: string): number {
  const { tokens, quantities } = context.question;
  const at = quantities[index] as number;
  const before = index > 0 ? (quantities[index - 1] as number) : -1;
  const after = quantities[index + 1] ?? tokens.length;
  const isList = context.prepared.bySlot.get(slot)?.field.kind === 'list';
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
    const isAsked = from >= context.asked.from && to <= context.asked.to;
    if (isAsked && to <= at && gap(to, at) > 0) continue;
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
      score =
        cue.weight * Math.max(4 - 0.45 * far - 1.2 * breaks(to, at), 0.6) * (isOthers ? 0.3 : 1);
    } else if (from > at && to <= after && !isList) {
      // The name of a list stands before its numbers.
      const far = gap(at + 1, from);
      if (isWeak && far > 0) continue;
      // What stands right before the next number belongs to that.
      const nearNext =
        after < tokens.length && gap(to, after) === 0 && breaks(to, after) === 0 ? 0.8 : 0;
      score = cue.weight * Math.max(3.5 - 0.7 * far - 1.2 * breaks(at + 1, from) - nearNext, 0.3);
      if (isWeak) score *= 0.5;
      // Its name stands before it already.
      const isNamed = context.cues.some(
        (each) =>
          each.to === at &&
          each.cue.slot !== slot &&
          each.cue.weight > 0.7 &&
          (tokens[each.from] as WordToken).unitOf === undefined &&
          !isResult(each.cue.slot),
      );
      if (isNamed && !isNamedAfter(context, index)) score *= 0.5;
    }
    if (score > best) [best, second] = [score, best];
    else if (score > second) second = score;
  }
  return Math.min(best + 0.35 * second, 6);
}

/** Whether a number and all that follow it closely have their names after them, to the last. */
export function endsNamed(context: Context, index: number): boolean {
  const next = afterUnit(context.question.tokens, context.question.quantities[index] ?? 0);
  const name = context.cues.find(
    ({ cue, from }) => from === next && isStrong(cue) && !isResult(cue.slot),
  );
  if (!name) return false;
  return context.question.quantities[index + 1] === name.to ? endsNamed(context, index + 1) : true;
}

/** Whether a number's name stands right after it, as in "2 in thick 6 in wide 8 ft long". */
export function isNamedAfter(context: Context, index: number): boolean {
  const { tokens, quantities } = context.question;
  const at = quantities[index];
  if (at === undefined || tokens[at]?.kind !== 'number') return false;
  const next = afterUnit(context.question.tokens, at);
  const names = context.cues.filter(({ cue }) => isStrong(cue) && !isResult(cue.slot));
  const hasBefore = names.some(
    ({ cue, from, to }) =>
      to === at && cue.weight > 0.7 && (tokens[from] as WordToken).unitOf === undefined,
  );
  return (
    names.some(({ from }) => from === next) && (!hasBefore || isNamedAfter(context, index - 1))
  );
}
