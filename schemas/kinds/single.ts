import type { SingleField } from '../manifest.ts';
import { choice } from './choice.ts';
import { currency } from './currency.ts';
import { date } from './date.ts';
import type { Kind } from './kind.ts';
import { number } from './number.ts';
import { text } from './text.ts';
import { time } from './time.ts';

/** The kinds that hold one text, which is all that a row may be made of. */
export const singleKinds = { number, integer: number, choice, date, time, currency, text };

export const singleKindOf = (field: SingleField): Kind<SingleField> =>
  singleKinds[field.kind] as Kind<SingleField>;
