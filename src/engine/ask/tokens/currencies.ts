import { unitsNamed } from '../units.ts';
import { byKey, dollars as dollarTable } from '../vocabulary.ts';
import type { Token } from './token.ts';

/** The dollar that letters before its sign name. */
const dollars = byKey(dollarTable);

/** Letters that are a currency only before an amount: R900. */
const letters = byKey('$ZAR,r;$MYR,rm');

/** The currency that a sign or a short word before an amount names. */
const namedBefore = (text: string): string | undefined =>
  letters.get(text) ??
  (text.length < 4 ? unitsNamed(text).find((unit) => unit.startsWith('$')) : undefined);

/**
 * The currency right before a number that comes after the tokens so far, and the index where its text
 * begins: $500, Rs. 500, US$ 500.
 */
export function currencyBefore(
  tokens: readonly Token[],
): { readonly unit: string; readonly from: number } | undefined {
  let at = tokens.length - 1;
  if (tokens[at]?.text === '.') at -= 1;
  const sign = tokens[at];
  if (sign?.kind !== 'sign' && sign?.kind !== 'word') return undefined;
  const unit = namedBefore(sign.text.toLowerCase());
  if (!unit || sign.unitOf !== undefined) return undefined;
  const prefix = tokens[at - 1];
  const dollar =
    sign.text === '$' && prefix?.kind === 'word' && prefix.end === sign.start
      ? dollars.get(prefix.text.toLowerCase())
      : undefined;
  return dollar ? { unit: dollar, from: at - 1 } : { unit, from: at };
}
