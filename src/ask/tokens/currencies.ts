import type { Token } from './token.ts';

/** The dollar that letters before its sign name. */
const dollars: Readonly<Record<string, string>> = {
  us: '$USD',
  a: '$AUD',
  au: '$AUD',
  c: '$CAD',
  ca: '$CAD',
  nz: '$NZD',
  s: '$SGD',
  hk: '$HKD',
  r: '$BRL',
};

/** Currencies by the signs and words that stand before an amount. */
const currencySigns: Readonly<Record<string, string>> = {
  $: '$',
  '€': '$EUR',
  '£': '$GBP',
  '¥': '$JPY',
  '₹': '$INR',
  '₩': '$KRW',
  rs: '$INR',
  r: '$ZAR',
  rm: '$MYR',
  inr: '$INR',
  usd: '$USD',
  eur: '$EUR',
  gbp: '$GBP',
  '₦': '$NGN',
  '₺': '$TRY',
  '₽': '$RUB',
  '฿': '$THB',
  '₫': '$VND',
  '₱': '$PHP',
  '₪': '$ILS',
  ksh: '$KES',
  aed: '$AED',
  sgd: '$SGD',
  cad: '$CAD',
  aud: '$AUD',
  chf: '$CHF',
  jpy: '$JPY',
  ngn: '$NGN',
  zar: '$ZAR',
  pkr: '$PKR',
};

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
  const unit = currencySigns[sign.text.toLowerCase()];
  if (!unit || (sign.kind === 'word' && sign.unitOf !== undefined)) return undefined;
  const prefix = tokens[at - 1];
  const dollar =
    sign.text === '$' && prefix?.kind === 'word' && prefix.end === sign.start
      ? dollars[prefix.text.toLowerCase()]
      : undefined;
  return dollar ? { unit: dollar, from: at - 1 } : { unit, from: at };
}
