import { byKey, unitRatios, wholeUnits } from '../vocabulary.ts';
import { isOneOf } from '../words.ts';
import { isWord, type NumberToken, type Token } from './token.ts';

/** How many of a smaller unit make a larger one, by both, for quantities of several parts. */
const ratios = byKey(unitRatios);

/** Whether there are quantities of several parts that begin with a unit. */
export const hasParts = (unit: string): boolean => isOneOf(unit, wholeUnits);

/** The quantity that ends right before the next token, with an "and" between at most. */
export function previousQuantity(
  out: readonly Token[],
): { token: NumberToken; index: number } | undefined {
  let index = out.length - 1;
  if (isWord(out[index], 'and')) index -= 1;
  while (index >= 0 && out[index]?.unitOf !== undefined) index -= 1;
  const token = out[index];
  return token?.kind === 'number' ? { token, index } : undefined;
}

/** Two quantities as one: 5 ft 9 in, 2 years 6 months; nothing if they do not belong together. */
export function joinedWith(one: NumberToken, other: NumberToken): NumberToken | undefined {
  const [a, b] = [one.readings[0], other.readings[0]];
  if (!a?.unit || !b || one.per || (one.weak && !hasParts(a.unit))) return undefined;
  const last = one.parts?.at(-1)?.unit ?? a.unit;
  // "5 foot 9" and "12 stone 6": without the smaller unit.
  const [smaller = '', most = 0] = { ft: ['in', 12], st: ['lb', 14] }[last] ?? [];
  const isNext = !other.per && other.start - one.end < 2 && b.value.lt(most);
  const unit = b.unit ?? (isNext ? String(smaller) : undefined);
  const ratio = ratios.get(`${last} ${unit}`);
  if (!ratio || b.value.gte(ratio)) return undefined;
  const times = ratios.get(`${a.unit} ${unit}`) ?? ratio;
  return {
    ...one,
    per: other.per,
    perUnit: other.perUnit,
    readings: [{ value: a.value.times(times).plus(b.value), unit }],
    parts: [...(one.parts ?? [a]), { value: b.value, unit }],
  };
}
