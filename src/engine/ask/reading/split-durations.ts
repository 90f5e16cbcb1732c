import { Big } from '../../../../schemas/decimal.ts';
import type { Slot } from '../prepare.ts';
import type { Quantity, Reading } from '../tokens/token.ts';
import { unitKey } from '../units.ts';
import type { Context, Place } from './context.ts';
import { cueScore } from './cues.ts';
import { isNumber } from './fields.ts';
import { durationNamed } from './placement.ts';

const times = ['hour', 'minute', 'second'];

/** Whether one unit of time is the next smaller one: minutes after hours. */
const followsInTime = (large: string, small: string): boolean =>
  times.includes(large) && times.indexOf(small) === times.indexOf(large) + 1;

/** A time with fewer before its only colon may be one of hours. */
const fewestMinutes = 10;

/** A duration in the units of a group of fields; nothing if it cannot be written so. */
function partsIn(
  token: Quantity,
  units: readonly string[],
  slots: readonly Slot[],
): readonly Reading[] | undefined {
  if (token.kind === 'number') {
    if (token.parts) return token.parts;
    const [{ value, unit } = { value: Big(0), unit: '' }] = token.readings;
    const at = units.indexOf(unit ?? '');
    if (at < 0 || value.eq(value.round(0, 0)) || !units[at + 1]) return undefined;
    // One and a half hours are one hour and 30 minutes.
    const whole = value.round(0, 0);
    return [
      { value: whole, unit },
      { value: value.minus(whole).times(60).round(6, 1), unit: units[at + 1] },
    ];
  }
  if (token.kind !== 'time' || !token.clock) return undefined;
  if (token.time && slots.some(({ field }) => field.kind === 'time')) return undefined;
  const { clock } = token;
  // "1:45" is hours and minutes, or minutes and seconds.
  const isEither = units.includes('hour') && units.includes('second');
  if (isEither && clock.length === 2 && (clock[0] ?? 0) < fewestMinutes) return undefined;
  // 25:30 is minutes and seconds where seconds are asked.
  const own = clock.length === 3 ? times : units.includes('second') ? times.slice(1) : times;
  return clock.map((value, index) => ({ value: Big(value), unit: own[index] }));
}

/** A duration over a group of fields: hours, minutes and seconds. */
export function splitDuration(
  context: Context,
  index: number,
  token: Quantity,
  slots: readonly Slot[],
): readonly Place[] {
  const unitOf = ({ field }: Slot) =>
    field.unit === undefined ? durationNamed(field.label) : unitKey(field.unit);
  return slots.flatMap((_, from) => {
    // The fields from here on, each of the next smaller unit.
    const some = slots.slice(from);
    const end = some.findIndex(
      (slot, at) => at > 0 && !followsInTime(unitOf(some[at - 1] as Slot), unitOf(slot)),
    );
    const group = some.slice(0, end < 0 ? undefined : end).filter(({ field }) => isNumber(field));
    const units = group.map(unitOf);
    const parts = group.length < 2 ? undefined : partsIn(token, units, slots);
    const places = parts?.flatMap(({ value, unit }) => {
      const slot = group[units.indexOf(unit ?? '')];
      return slot ? [{ slot: slot.id, text: value.toFixed() }] : [];
    });
    const [first, ...also] = places ?? [];
    if (!parts || !first || places?.length !== parts.length) return [];
    return [{ ...first, also, score: 6.5 + 0.7 * cueScore(context, index, group[0]?.id ?? '') }];
  });
}
