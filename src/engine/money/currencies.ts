/*
 * The currencies that a visitor can choose for amounts of no stated currency: those of the European
 * Central Bank's reference rates, and others that many people count in. Nothing is converted.
 */

import { english } from '../format/presentation.ts';

/** How a currency is written, and what it is called. */
export interface Currency {
  /** Decides grouping and, in a country where it is another one, the sign; always English as the page is. */
  readonly locale: string;
  readonly decimals: 0 | 2;
  /** In the plural, as read aloud beside a number. */
  readonly name: string;
}

const by =
  (locale: string, decimals: 0 | 2 = 2) =>
  (name: string): Currency => ({ locale, decimals, name });

/** The language of the site as a country writes it. */
const regional = (country: string, decimals?: 0 | 2) =>
  by(`${english.locale}-${country}`, decimals);

/** 1,234.50 and 10,00,000, always with the sign before it: a page of English words has one way to write numbers. */
const [western, indian] = [by(english.locale), by(english.indian)];
const whole = by(english.locale, 0);

/** Every currency by its ISO 4217 code, in the order of their names. */
export const currencies: Readonly<Record<string, Currency>> = {
  ARS: western('Argentine pesos'),
  AUD: western('Australian dollars'),
  BDT: indian('Bangladeshi taka'),
  BRL: western('Brazilian reais'),
  GBP: western('British pounds'),
  CAD: western('Canadian dollars'),
  CLP: whole('Chilean pesos'),
  CNY: western('Chinese yuan'),
  COP: whole('Colombian pesos'),
  CZK: western('Czech korunas'),
  DKK: western('Danish kroner'),
  EGP: western('Egyptian pounds'),
  ETB: western('Ethiopian birr'),
  EUR: western('Euros'),
  GHS: western('Ghanaian cedis'),
  HKD: western('Hong Kong dollars'),
  HUF: whole('Hungarian forints'),
  ISK: whole('Icelandic krónur'),
  INR: indian('Indian rupees'),
  IDR: whole('Indonesian rupiah'),
  ILS: western('Israeli shekels'),
  JPY: whole('Japanese yen'),
  KES: regional('KE')('Kenyan shillings'),
  MYR: western('Malaysian ringgit'),
  MXN: western('Mexican pesos'),
  MAD: western('Moroccan dirhams'),
  NPR: indian('Nepalese rupees'),
  NZD: western('New Zealand dollars'),
  NGN: western('Nigerian naira'),
  NOK: western('Norwegian kroner'),
  PKR: indian('Pakistani rupees'),
  PEN: western('Peruvian soles'),
  PHP: western('Philippine pesos'),
  PLN: western('Polish zlotys'),
  RON: western('Romanian lei'),
  SAR: western('Saudi riyals'),
  SGD: western('Singapore dollars'),
  ZAR: western('South African rand'),
  KRW: whole('South Korean won'),
  LKR: western('Sri Lankan rupees'),
  SEK: western('Swedish kronor'),
  CHF: western('Swiss francs'),
  TWD: western('Taiwan dollars'),
  TZS: regional('TZ')('Tanzanian shillings'),
  THB: western('Thai baht'),
  TRY: western('Turkish lira'),
  AED: western('UAE dirhams'),
  UGX: regional('UG', 0)('Ugandan shillings'),
  UAH: western('Ukrainian hryvnias'),
  USD: western('US dollars'),
  VND: whole('Vietnamese dong'),
};

/** The sign of a currency as its amounts carry it: ₹, kr, CHF. */
export const signOf = (code: string): string =>
  new Intl.NumberFormat(currencies[code]?.locale, {
    style: 'currency',
    currency: code,
    currencyDisplay: 'narrowSymbol',
  })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? code;

/**
 * A choice as the device stores it, and as the script in the document's head reads it: all that is
 * needed to paint and to format, so that neither waits for this list. The sign and the name are a value
 * of the CSS property `content`.
 */
export function choiceOf(code: string): string {
  const { locale, decimals, name } = currencies[code] as Currency;
  return `${code} ${locale} ${decimals} "${signOf(code)}" / "${name}"`;
}
