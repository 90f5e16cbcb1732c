import type { Big } from '../../../schemas/decimal.ts';
import type { Digits, Result } from '../../../schemas/manifest.ts';
import { amountDigits } from '../format/numbers.ts';
import type { Presentation } from '../format/presentation.ts';

/** The decimals that a figure is shown with. */
export function digitsOf(result: Result, value: Big, presentation: Presentation): Digits {
  const digits = 'digits' in result ? result.digits : undefined;
  return (
    digits ?? (result.kind === 'money' && !result.currency ? amountDigits(value, presentation) : 2)
  );
}
