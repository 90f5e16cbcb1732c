import { Big } from '../../../schemas/decimal.ts';
import { isStrong } from '../prepare.ts';
import type { NumberToken, Quantity, WordToken } from '../tokens/token.ts';
import { converted, unitKey } from '../units.ts';
import { fillers, harmless } from '../words.ts';
import { namedOptions } from './choices.ts';
import type { Chosen, Context, Place } from './context.ts';
import { cueScore } from './cues.ts';

/** Whether a number's unit has two sizes, such as the gallon, and nothing says which is meant. */
export function hasTwoUnits(
  context: Context,
  { readings, perUnit = [] }: NumberToken,
  { slot: id }: Place,
  chosen: Chosen,
): boolean {
  const slot = context.prepared.bySlot.get(id);
  if (!slot) return false;
  const units = [...readings.flatMap(({ unit }) => unit ?? []), ...perUnit];
  const differ = units.some((one) =>
    units.some((other) => one !== other && converted(Big(1), one, other) !== undefined),
  );
  if (!differ) return false;
  const { unit } = slot.field;
  const signs = typeof unit === 'object' ? Object.values(unit.units ?? {}) : [unit ?? ''];
  const keys = new Set(signs.map((sign) => unitKey(sign.replace(/^per /, ''))));
  const fitting = units.filter((each) => keys.has(each));
  if (fitting.length === 1) return false;
  return (
    typeof unit !== 'object' ||
    !namedOptions(
      context,
      unit.by,
      context.prepared.bySlot.get(unit.by)?.field ?? slot.field,
    ).includes(chosen[unit.by] ?? '')
  );
}

/** The fields of numbers without units that the words beside them hardly name. */
export function unnamedPlaces(
  context: Context,
  places: readonly (Place | undefined)[],
): readonly string[] {
  const { tokens, quantities } = context.question;
  return places.flatMap((place, index) => {
    const at = quantities[index] as number;
    const token = tokens[at];
    if (!place || token?.kind !== 'number' || token.slots) return [];
    const isFormed = context.forms.some((form) => form.places.has(at));
    const isBare = token.readings.every(({ unit }) => unit === undefined);
    return isBare && !isFormed && cueScore(context, index, place.slot) < 2 ? [place.slot] : [];
  });
}

/** Whether two numbers without units stand side by side in two fields, so that only order tells them apart. */
export function hasNeighbours(context: Context, places: readonly (Place | undefined)[]): boolean {
  const { tokens, quantities } = context.question;
  return places.some((place, index) => {
    const [at, next] = [quantities[index] as number, quantities[index + 1]];
    const other = places[index + 1];
    const [one, two] = [tokens[at], tokens[next ?? -1]];
    if (next !== at + 1 || one?.kind !== 'number' || two?.kind !== 'number' || !place || !other)
      return false;
    const isBare = ({ readings, slots }: NumberToken) =>
      !slots && readings.every(({ unit }) => unit === undefined);
    const isFormed = context.forms.some((form) => form.places.has(at));
    return place.slot !== other.slot && isBare(one) && isBare(two) && !isFormed;
  });
}

/**
 * A word beside a number without a unit that this calculator does not know: the radiators of
 * "3 radiators", the balance of "a balance of 40,000".
 */
export function strayBeside(context: Context, index: number, { slot }: Place): string | undefined {
  const { tokens, quantities, stems } = context.question;
  const at = quantities[index] as number;
  const token = tokens[at] as Quantity;
  if (token.kind !== 'number' || token.slots || context.forms.some((form) => form.places.has(at)))
    return undefined;
  const isStray = (spot: number): boolean => {
    const [stem, other] = [stems[spot], tokens[spot]];
    return (
      stem !== undefined &&
      other?.kind === 'word' &&
      other.unitOf === undefined &&
      !context.prepared.stems.has(stem) &&
      !fillers.has(stem) &&
      !harmless.has(stem)
    );
  };
  let before = at - 1;
  while (/^(?:of|is|are|was|=|:)$/.test(tokens[before]?.text.toLowerCase() ?? '')) before -= 1;
  const named = context.cues.some(
    ({ cue, to }) => cue.slot === slot && isStrong(cue) && to === before + 1,
  );
  if (named) return undefined;
  const isMoney = token.readings.some(({ unit }) => unit?.startsWith('$'));
  const isMeasured = token.readings.some(({ unit }) => unit !== undefined);
  if ((isMeasured && !isMoney) || token.per) return undefined;
  let after = at + 1;
  while (
    (tokens[after] as WordToken | undefined)?.unitOf === at ||
    tokens[after]?.text.toLowerCase() === 'for'
  )
    after += 1;
  if (isStray(after) && !quantities.includes(after + 1)) return tokens[after]?.text;
  return isStray(before) && cueScore(context, index, slot) < 2 ? tokens[before]?.text : undefined;
}
