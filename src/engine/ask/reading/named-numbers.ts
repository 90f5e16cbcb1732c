import { Big } from '../../../../schemas/decimal.ts';
import { isStrong, type Prepared } from '../prepare.ts';
import { isQuantity, isWord, type NumberToken, type Reading, type Token } from '../tokens/token.ts';
import { isNumber, within } from './fields.ts';
import { type Question, standsAt } from './question.ts';

/** A word as the number 0 of some fields. */
const zeroOf = ({ text, start, end }: Token, slots: readonly string[]): NumberToken => ({
  kind: 'number',
  text,
  start,
  end,
  readings: [{ value: Big(0) }],
  slots,
});

/** The question with the words that stand for numbers of this calculator as numbers: "marathon", "nothing down". */
export function withNamed(
  { named, slots, stems: known, cues, bySlot }: Prepared,
  question: Question,
): Question {
  const coded = slots.find(({ field }) => field.grammar === 'base');
  /** The number fields, which take 0, that a phrase at an index names. */
  const zeroAt = (at: number): readonly string[] => {
    const found = (cues.get(question.stems[at] ?? '') ?? []).filter((cue) => {
      const field = bySlot.get(cue.slot)?.field;
      return (
        isStrong(cue) &&
        field &&
        isNumber(field) &&
        within(field, Big(0)) &&
        standsAt(question.stems, cue.stems, at)
      );
    });
    const longest = Math.max(0, ...found.map(({ stems: phrase }) => phrase.length));
    return found.filter(({ stems: phrase }) => phrase.length === longest).map(({ slot }) => slot);
  };
  const tokens = [...question.tokens];
  const stems = [...question.stems];
  for (const [at, token] of question.tokens.entries()) {
    // Digits of a base: "1F", "DEADBEEF", "0xff".
    const isCode =
      token.kind === 'word' &&
      /^(?:0[xbo])?[0-9a-f]+$/i.test(token.text) &&
      (/\d/.test(token.text) ||
        /^[A-F]{2,}$/.test(token.text) ||
        named.some(({ stems: [word] }) => word === stems[at + 1] || word === stems[at - 1]));
    if (coded && isCode && !known.has(stems[at] ?? '')) {
      tokens[at] = zeroOf(token, [coded.id]);
      stems[at] = undefined;
      continue;
    }
    // "No fees", "nothing down"; "interest free".
    const isNone = isWord(token, 'no nothing without nil none');
    const isFree = isWord(token, 'free');
    const back = tokens[at - 1]?.text === '-' ? 2 : 1;
    const zero = isNone ? zeroAt(at + 1) : isFree ? zeroAt(at - back) : [];
    if (zero.length > 0) {
      // "Price without VAT" is no zero, if the VAT is stated.
      tokens[at] = { ...zeroOf(token, zero), weak: true };
      stems[at] = undefined;
      continue;
    }
    const found = named.filter(({ stems: phrase }) => standsAt(stems, phrase, at));
    const [first] = found;
    const last = first && (tokens[at + first.stems.length - 1] as Token);
    if (!first || !last || tokens[at]?.unitOf !== undefined) continue;
    const { start } = tokens[at] as Token;
    const same = found.filter(({ stems: phrase }) => phrase.length === first.stems.length);
    const reading: Reading = { value: Big(first.value), unit: first.unit || undefined };
    tokens[at] = {
      kind: 'number',
      text: question.text.slice(start, last.end),
      start,
      end: last.end,
      readings: [reading],
      slots: same.map(({ slot }) => slot),
    };
    for (let index = 0; index < first.stems.length; index += 1) {
      stems[at + index] = undefined;
      if (index > 0)
        tokens[at + index] = { kind: 'sign', text: '', start: last.end, end: last.end };
    }
  }
  const quantities = tokens.flatMap((token, index) => (isQuantity(token) ? [index] : []));
  return { ...question, tokens, stems, quantities };
}
