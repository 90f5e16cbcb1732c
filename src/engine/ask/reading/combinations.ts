import type { AskField } from '../lexicon.ts';
import type { Quantity } from '../tokens/token.ts';
import { unitKey } from '../units.ts';
import { namedOptions, namesOnly } from './choices.ts';
import { type Chosen, type Context, fieldOf, type Place } from './context.ts';
import { isVisible } from './fields.ts';
import { pairChoice } from './pairs.ts';

/** The most combinations that are tried; a named mode is not doubted where there are many. */
const mostCombinations = 60;
const manyCombinations = 40;

/** Every combination of the options that other fields depend on. */
export function combinations(context: Context): readonly Chosen[] {
  const { modes, measured, pairs } = context.prepared;
  const inPair = new Set(pairs.flat());
  let all: Chosen[] = [Object.assign({}, ...pairs.map((pair) => pairChoice(context, pair)))];
  for (const id of new Set([...modes, ...measured])) {
    const field = fieldOf(context, id);
    if (!field?.options || inPair.has(id)) continue;
    const named = namedOptions(context, id, field);
    const every = Object.keys(field.options);
    const isSure =
      !modes.has(id) || every.length * all.length > manyCombinations || namesOnly(context, id);
    // A form may have fields that the named option hides: "went from 20 to 23, what percent is that".
    const isHidden = context.forms.some(({ places }) =>
      [...places.values()].some((slot) =>
        named.every((option) => !isVisible(fieldOf(context, slot) as AskField, { [id]: option })),
      ),
    );
    const options = named.length > 0 && isSure && !isHidden ? named : every;
    if (options.length * all.length > mostCombinations) continue;
    all = all.flatMap((one) => options.map((option) => ({ ...one, [id]: option })));
  }
  return all;
}

/**
 * Whether an option that the question does not name follows from its numbers: no other option shows
 * all their fields, or has their units.
 */
export function isImplied(
  context: Context,
  id: string,
  chosen: Chosen,
  places: readonly (Place | undefined)[],
): boolean {
  const { tokens, quantities } = context.question;
  const field = fieldOf(context, id);
  const placed = places.flatMap((place, index) => {
    const slot = place && context.prepared.bySlot.get(place.slot);
    return slot ? [{ slot, token: tokens[quantities[index] as number] as Quantity }] : [];
  });
  if (context.prepared.modes.has(id)) {
    const others = Object.keys(field?.options ?? {}).filter((option) => option !== chosen[id]);
    return !others.some((option) =>
      placed.every(({ slot }) => isVisible(slot.field, { ...chosen, [id]: option })),
    );
  }
  const measured = placed.filter(({ slot }) => slot.field.by === id);
  const unitsOf = ({ token }: (typeof placed)[number]) =>
    token.kind === 'number' ? token.readings.flatMap(({ unit }) => unit ?? []) : ['time'];
  // One number whose unit no other option has is enough.
  const isPinned = measured.some((each) => {
    const signs = Object.entries(each.slot.field.units ?? {});
    const fitting = signs.filter(([, sign]) => unitsOf(each).includes(unitKey(sign)));
    return fitting.length === 1 && fitting[0]?.[0] === chosen[id];
  });
  return isPinned || (measured.length > 0 && measured.every((each) => unitsOf(each).length > 0));
}
