/*
 * Money by the cent, shared by the oracles of loans, debts, savings, taxes and pay.
 */
import { Rational } from './rational.ts';
import { clock, show } from './show.ts';

export const count = (n: number): Rational => new Rational(BigInt(n));

/** Forty decimals come first, so that a root's or a long power's last digits decide nothing. */
export const settled = (x: Rational): Rational => x.rounded(40);

/** A number that is compared with a limit: it lies on the limit where forty decimals cannot tell. */
export const atLeast = (x: Rational, limit: Rational): boolean =>
  settled(x).cmp(settled(limit)) >= 0;

export const cents = (x: Rational): Rational => settled(x).rounded(2);

export const ceilCents = (x: Rational): Rational => new Rational(settled(x).mul(100).ceil(), 100n);

/** "1,234.50", as in a message. */
export const moneyText = (x: Rational): string =>
  show({ kind: 'number', label: '', digits: 2 }, x, {}) as string;

/** "2 years 11 months". */
export const durationText = (months: number): string => clock(count(months), 'years and months');
