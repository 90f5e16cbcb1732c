import { Big } from '../../../../schemas/decimal.ts';
import type { AskField } from '../lexicon.ts';
import { isStrong, type Slot } from '../prepare.ts';
import { isWord, type NumberToken } from '../tokens/token.ts';
import { converted, unitKey } from '../units.ts';
import { copulas } from '../vocabulary.ts';
import { fillers } from '../words.ts';
import { isAskedFor } from './asked.ts';
import { namedOptions } from './choices.ts';
import { type Chosen, type Context, fieldOf, type Place } from './context.ts';
import { cueScore } from './cues.ts';
import { isNumber, unitsOf } from './fields.ts';
import { isFormed } from './forms.ts';
import { placement } from './placement.ts';

/** Whether a number's unit has two sizes, such as the gallon, and nothing says which is meant. */
export function hasTwoUnits(
  context: Context,
  { readings, perUnit = [] }: NumberToken,
  { field }: Slot,
  chosen: Chosen,
): boolean {
  const units = [...readings.flatMap(({ unit }) => unit ?? []), ...perUnit];
  const differ = units.some((one) =>
    units.some((other) => one !== other && converted(Big(1), one, other) !== undefined),
  );
  if (!differ) return false;
  const { by } = field;
  const keys = unitsOf(field).map((sign) => unitKey(sign.replace(/^per /, '')));
  if (units.filter((each) => keys.includes(each)).length === 1) return false;
  return (
    by === undefined ||
    !namedOptions(context, by, fieldOf(context, by) ?? field).includes(chosen[by] ?? '')
  );
}

/** Below this, the words beside a number hardly name its field. */
const hardlyNamed = 2.8;
/** From here on, they name it even beside a strange word. */
const sureCue = 4.5;
/** Below this score, a number decides no mode. */
const barelyNamed = 1.6;
/** Below this, they do not name it at all. */
export const notNamed = 1.2;

const isBare = ({ readings, slots }: NumberToken): boolean =>
  !slots && readings.every(({ unit }) => unit === undefined);

/** Whether a quantity is a number, by default one without a unit, that the words beside it name weakly. */
export function isUnnamed(
  context: Context,
  index: number,
  place: Place | undefined,
  below: number,
  isKind = isBare,
): boolean {
  const at = context.question.quantities[index] as number;
  const token = context.question.tokens[at];
  return (
    place !== undefined &&
    token?.kind === 'number' &&
    isKind(token) &&
    !isFormed(context.forms, at) &&
    cueScore(context, index, place.slot) < below
  );
}

/** A number without a unit that is for no period. */
const isBareAmount = (token: NumberToken): boolean => isBare(token) && !token.per;

/** Whether a field is shown only in a mode that is no default and that the question does not name. */
function isInGuessedMode(context: Context, { when = [] }: AskField, chosen: Chosen): boolean {
  return when.some(({ field: id, is }) => {
    const mode = is && fieldOf(context, id);
    return (
      mode !== undefined &&
      chosen[id] !== mode.default &&
      !namedOptions(context, id, mode).includes(chosen[id] ?? '')
    );
  });
}

/** Whether two numbers without units stand side by side in two fields, so that only order tells them apart. */
function hasNeighbours(
  { question: { tokens, quantities }, forms }: Context,
  places: readonly (Place | undefined)[],
): boolean {
  return places.some((place, index) => {
    const at = quantities[index] as number;
    const other = places[index + 1];
    if (!place || !other || quantities[index + 1] !== at + 1) return false;
    return (
      place.slot !== other.slot &&
      !isFormed(forms, at) &&
      [tokens[at], tokens[at + 1]].every((token) => token?.kind === 'number' && isBare(token))
    );
  });
}

/** Whether nothing but their order says which number is which. */
export function couldBeSwapped(
  context: Context,
  places: readonly (Place | undefined)[],
  chosen: Chosen,
): boolean {
  // A number that nothing names decides no mode.
  const unnamed = new Set<string>();
  const isGuess = places.some((place, index) => {
    const field = place && fieldOf(context, place.slot);
    if (!field) return false;
    if (isNumber(field) && isUnnamed(context, index, place, notNamed, isBareAmount))
      unnamed.add(place.slot);
    return isInGuessedMode(context, field, chosen) && isUnnamed(context, index, place, barelyNamed);
  });
  return isGuess || unnamed.size > 1 || hasNeighbours(context, places);
}

/** A field that the words beside a number name much better than the one that it is in. */
export function betterField(
  context: Context,
  index: number,
  places: readonly (Place | undefined)[],
  chosen: Chosen,
): Slot | undefined {
  const at = context.question.quantities[index] as number;
  if (isFormed(context.forms, at)) return undefined;
  const own = places[index]?.slot ?? '';
  const least = Math.max(2.6, 2 * cueScore(context, index, own) + 0.5);
  return context.prepared.slots.find((slot) => {
    const { id, field } = slot;
    if (id === own || !isNumber(field) || isAskedFor(context, id, at)) return false;
    const score = cueScore(context, index, id);
    if (score <= least) return false;
    // Another number that is named about as well has the field.
    const isTaken = places.some(
      (place, other) => place?.slot === id && cueScore(context, other, id) >= 0.6 * score,
    );
    return !isTaken && placement(context, at, slot, chosen) !== undefined;
  });
}

/**
 * A word beside a number without a unit that this calculator does not know: the radiators of
 * "3 radiators", the balance of "a balance of 40,000".
 */
export function strayBeside(
  context: Context,
  index: number,
  token: NumberToken,
  { slot }: Place,
): string | undefined {
  const { tokens, quantities, stems } = context.question;
  const at = quantities[index] as number;
  if (token.slots || isFormed(context.forms, at)) return undefined;
  const isMoney = token.readings.some(({ unit }) => unit?.startsWith('$'));
  const isStray = (spot: number): boolean => {
    const [stem, other] = [stems[spot], tokens[spot]];
    return (
      stem !== undefined &&
      other?.kind === 'word' &&
      other.unitOf === undefined &&
      !context.prepared.stems.has(stem) &&
      !fillers.has(stem)
    );
  };
  let before = at - 1;
  while (isWord(tokens[before], `${copulas} was # no nr number .`)) before -= 1;
  const strong = context.cues.filter(({ cue }) => cue.slot === slot && isStrong(cue));
  if (strong.some(({ to }) => to === before + 1)) return undefined;
  const isMeasured = token.readings.some(({ unit }) => unit !== undefined);
  if ((isMeasured && !isMoney) || token.per) return undefined;
  let after = at + 1;
  while (tokens[after]?.unitOf === at || isWord(tokens[after], 'for us uk imperial metric'))
    after += 1;
  // "An $85 jacket" is the price of it; "table 7" and "3 rooms" are no numbers of the form.
  const isAdded = isWord(tokens[at - 1], 'plus + and');
  if ((!isMoney || isAdded) && isStray(after) && !quantities.includes(after + 1))
    return tokens[after]?.text;
  const isNamedAfter = strong.some(({ from }) => from === after);
  // Right beside its number the word is its name, whatever stands farther away.
  const least = before === at - 1 ? sureCue : hardlyNamed;
  return isStray(before) && !isNamedAfter && cueScore(context, index, slot) < least
    ? tokens[before]?.text
    : undefined;
}
