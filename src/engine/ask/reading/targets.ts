import type { Slot } from '../prepare.ts';
import { isWord, type NumberToken } from '../tokens/token.ts';
import { toTarget } from '../vocabulary.ts';
import { asksForInput } from './asked.ts';
import type { Context, Place } from './context.ts';
import { cueScore } from './cues.ts';
import { plain } from './fields.ts';
import { placement } from './placement.ts';

/** What an amount a month counts as the name of a monthly payment. */
const paymentCue = 3;

/** The results that a number may be the target of, in a question that goes backwards. */
export function targets(context: Context, index: number, token: NumberToken): readonly Place[] {
  const { tokens, quantities } = context.question;
  const at = quantities[index] as number;
  const before = tokens[at - 1];
  if (!asksForInput(context) && !isWord(before, 'is be = equals reach')) return [];
  return Object.entries(context.prepared.entry.results).flatMap(
    ([id, { label, unit, quantity }]) => {
      if (unit === undefined) return [];
      const slot: Slot = {
        id: `=${id}`,
        field: { kind: 'number', label, unit },
        money: unit.startsWith('$'),
      };
      const best = placement(context, at, slot, {});
      // "I can afford 1500 a month": no other result is an amount a month.
      const isPayment = token.per === 'month' && quantity === 'monthlyPayment';
      const cue = cueScore(context, index, slot.id) + (isPayment ? paymentCue : 0);
      const linked = isWord(before, toTarget) ? 0.6 : 0;
      return best && cue > 1.8
        ? [
            {
              slot: slot.id,
              text: plain(best.value),
              value: best.value,
              score: best.score + cue + linked - 0.6,
            },
          ]
        : [];
    },
  );
}
