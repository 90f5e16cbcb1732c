import type { Big } from '../../../schemas/decimal.ts';
import type { DurationFormat } from '../../../schemas/manifest.ts';

/*
 * How texts are written and read: the one module that names a locale. A presentation is passed to all that
 * formats and to all that reads; none is kept here.
 */

/** The currency of amounts that state none, as the visitor chose it. */
export interface OwnMoney {
  /** Its ISO 4217 code. */
  readonly code: string;
  /** The locale that its amounts are written by. */
  readonly locale: string;
  readonly decimals: number;
}

/** How numbers, days and lists are written and read. */
export interface Presentation {
  /** The locale of numbers, lists, plurals and of sorting. */
  readonly locale: string;
  /** The locale of numbers that are grouped as in India. */
  readonly indian: string;
  /** The locale of days. */
  readonly days: string;
  /** The mark before decimals, and the one between thousands. */
  readonly decimal: '.' | ',';
  readonly group: '.' | ',';
  /** How durations are written: only calculators that show some bring it along. */
  readonly durations?: ((value: Big, format: DurationFormat) => string) | undefined;
  /** Without it, amounts that state no currency are plain numbers. */
  readonly money?: OwnMoney | undefined;
}

/** English. Days as most of the world's readers write them: day, month, year. */
export const english: Presentation = {
  locale: 'en',
  indian: 'en-IN',
  days: 'en-GB',
  decimal: '.',
  group: ',',
};

/** English with a currency as the device stores the choice: "EUR en 2", and what follows; none if empty. The same object for the same choice. */
export const withMoney = cached((choice: string | undefined): Presentation => {
  if (!choice) return english;
  const [code, locale, decimals] = choice.split(' ') as [string, string, string];
  // A choice that is kept since amounts were written as in their own country: "EUR de 2".
  const own = locale.startsWith(english.locale) ? locale : english.locale;
  return { ...english, money: { code, locale: own, decimals: Number(decimals) } };
});

/** A function that makes a value once for the same arguments. */
export function cached<A extends unknown[], T>(make: (...given: A) => T): (...given: A) => T {
  const made = new Map<string, T>();
  return (...given) => {
    const key = given.join();
    const value = made.get(key) ?? make(...given);
    made.set(key, value);
    return value;
  };
}

/** What the text of a figure depends on besides the figure: the values of the form, for units, and how it is written. */
export interface TextContext {
  readonly values: Readonly<Record<string, unknown>>;
  readonly presentation: Presentation;
}

/** Texts in English, without a currency of the visitor's own. */
export const inEnglish = (values: TextContext['values'] = {}): TextContext => ({
  values,
  presentation: english,
});
