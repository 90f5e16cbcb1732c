import { Big } from '../../../../schemas/decimal.ts';
import type { NumberField } from '../../../../schemas/manifest.ts';
import { isWhole } from '../../../../schemas/number-field.ts';
import { readNumber } from '../../../engine/input/kinds/number.ts';

/** The number one step up or down within the field's limits; `undefined` if there is none. */
export function stepped(text: string, field: NumberField, direction: 1 | -1): string | undefined {
  const { min, max, above, below, step = 1, default: start } = field;
  const blank = text.trim() === '';
  const value = blank ? Big(0) : readNumber(text);
  if (!value) return undefined;
  // The nearest that is accepted: a limit that is itself refused is a step away.
  const low = min ?? (above === undefined ? undefined : Big(above).plus(step));
  const high = max ?? (below === undefined ? undefined : Big(below).minus(step));
  const within = (next: Big): Big =>
    low !== undefined && next.lt(low)
      ? Big(low)
      : high !== undefined && next.gt(high)
        ? Big(high)
        : next;
  if (blank && start !== undefined) return Big(start).toFixed();
  const moved = value.plus(Big(step).times(direction));
  const whole = isWhole(field);
  // From 2.5 to the next whole number, not over it.
  const next = within(whole ? moved.round(0, direction > 0 === moved.gte(0) ? 0 : 3) : moved);
  const refused =
    (min !== undefined && value.lt(min)) ||
    (max !== undefined && value.gt(max)) ||
    (above !== undefined && value.lte(above)) ||
    (below !== undefined && value.gte(below));
  const back = direction > 0 ? next.lte(value) : next.gte(value);
  return back && !refused && !blank ? undefined : next.toFixed();
}
