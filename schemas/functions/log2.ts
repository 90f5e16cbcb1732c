import { Big } from '../decimal.ts';
import { decimal, ln, over } from './fixed-point.ts';

/** Binary (base 2) logarithm of a number above 0; a RangeError for any other. */
export const log2 = (value: Big): Big => decimal(over(ln(value), ln(Big(2))));
