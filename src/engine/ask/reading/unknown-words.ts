import { isResult, isStrong } from '../prepare.ts';
import { isWord, type WordToken } from '../tokens/token.ts';
import { ignoring } from '../vocabulary.ts';
import { isCommon, isOneOf } from '../words.ts';
import type { Context } from './context.ts';
import { standsAt } from './question.ts';

/** Whether a word that no calculator knows stands after "in", "to" or "from". */
export function namesUnknown(context: Context): boolean {
  const { stems, tokens } = context.question;
  return stems.some(
    (stem, at) =>
      stem !== undefined &&
      tokens[at]?.kind === 'word' &&
      isOneOf(stems[at - 1] ?? '', 'in to from at') &&
      context.interpreter.weight(stem) === 0 &&
      !isCommon(stem),
  );
}

/** The words that this calculator does not know: how much they weigh, and those it refuses. */
export function unknownWords(context: Context): {
  readonly lost: number;
  readonly strange: readonly string[];
} {
  const { tokens, stems } = context.question;
  const { without, stems: known } = context.prepared;
  let lost = 0;
  const strange: string[] = without.flatMap((phrase) => {
    const at = stems.findIndex((_, index) => standsAt(stems, phrase, index));
    // "No tax" is what the calculator takes for granted.
    return at < 0 || isWord(tokens[at - 1], ignoring) ? [] : (tokens[at]?.text ?? '');
  });
  // "A few weeks" is no number.
  const vague = tokens.findIndex((token) => isWord(token, 'few several some'));
  if (
    vague >= 0 &&
    context.cues.some(({ cue, from }) => from === vague + 1 && isStrong(cue) && !isResult(cue.slot))
  ) {
    strange.push(tokens[vague]?.text ?? '');
  }
  // "3/4 plus" lacks its second number.
  const last = tokens.at(-1);
  if (last && isWord(last, 'plus minus - + × ÷ * /')) strange.push(last.text);
  for (const [index, stem] of stems.entries()) {
    const token = tokens[index] as WordToken;
    // "At 5% or 6%" are two questions.
    const before = tokens[index - 1];
    if (isWord(token, 'or') && tokens[index + 1]?.kind === 'number' && before?.unitOf !== undefined)
      strange.push(token.text);
    if (stem === undefined || token.kind !== 'word' || token.unitOf !== undefined) continue;
    if (!known.has(stem) && !isCommon(stem)) {
      const weight = context.interpreter.weight(stem);
      lost += weight > 0 ? 0.45 * weight : 0.5;
    }
  }
  return { lost, strange };
}
