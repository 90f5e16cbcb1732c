import type { SingleField } from '../../../../schemas/manifest.ts';
import { choice } from './choice.ts';
import { currency } from './currency.ts';
import { date } from './date.ts';
import type { Kind } from './kind.ts';
import { number } from './number.ts';
import { text } from './text.ts';
import { time } from './time.ts';

/** The kinds with one input, the only ones that a row may contain. */
export const singleKinds = { number, integer: number, choice, date, time, currency, text };

/** The kind of a field that has one input. */
export const singleKindOf = (field: SingleField): Kind<SingleField> =>
  singleKinds[field.kind] as Kind<SingleField>;
