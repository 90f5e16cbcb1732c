import { choice } from './choice.ts';
import { currency } from './currency.ts';
import { date } from './date.ts';
import { number } from './number.ts';
import { text } from './text.ts';
import { time } from './time.ts';

/** The kinds with one input, the only ones that a row may contain: every page has them. */
export const singleKinds = { number, integer: number, choice, date, time, currency, text };
