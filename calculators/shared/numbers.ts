import type { Big } from '#schemas/decimal.ts';
import { language } from './words.ts';

/** Plain numbers have their first digit at one of these powers of ten, as in figures that the page writes. */
const [smallestPlain, largestPlain] = [-6, 14];

const raised = (exponent: number): string =>
  String(exponent).replace(/./g, (digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)] ?? '⁻');

/**
 * A number with so many significant digits, halves away from zero, as a figure of the page is written:
 * "1,234.5", "-0.5", "1.59×10⁻¹⁹".
 */
export function inDigits(value: Big, digits: number): string {
  if (value.eq(0)) return '0';
  const rounded = value.prec(digits, 1);
  if (rounded.e < smallestPlain || rounded.e > largestPlain) {
    const [mantissa, exponent] = rounded.toExponential().split('e');
    return `${mantissa}×10${raised(Number(exponent))}`;
  }
  // As a text, the number is written without binary rounding errors.
  return new Intl.NumberFormat(language, { maximumFractionDigits: 20 }).format(
    rounded.toFixed() as `${number}`,
  );
}
