import type { Slot } from '../prepare.ts';
import { namedOptions } from './choices.ts';
import { isImplied } from './combinations.ts';
import type { Chosen, Context, Place } from './context.ts';
import type { Draft } from './draft.ts';
import { isConditional, isUnitChoice } from './fields.ts';
import { textBetween } from './question.ts';
import { namesUnknown } from './unknown-words.ts';

/** What a named option and a default add to the score: of a choice that decides the fields, or of another. */
const namedScore = (isMode: boolean): number => (isMode ? 2 : 1);
const defaultScore = (isMode: boolean): number => (isMode ? 0.9 : 0.3);

/** A choice with more options than this, such as of places, may lack one that a question names. */
const longChoice = 10;

/** Adds to a draft the options that the question names, and what is missing or stands by default. */
export function fillOptions(
  context: Context,
  draft: Draft,
  places: readonly (Place | undefined)[],
  chosen: Chosen,
  visible: readonly Slot[],
): void {
  for (const slot of visible) {
    if (slot.row || draft.given[slot.id] !== undefined) continue;
    if (!slot.field.options || !fillChoice(context, draft, places, chosen, slot))
      fillUnnamed(context, draft, slot);
  }
}

/** What a field that the question does not name means: its default, or that it is missing. */
function fillUnnamed(context: Context, draft: Draft, { id, field }: Slot): void {
  // An unknown place or unit is none of a long list: "in Bangkok time".
  const isLong = Object.keys(field.options ?? {}).length > longChoice;
  if (isLong && namesUnknown(context)) draft.missing.push(id);
  else if (field.default !== undefined && field.assumed) draft.assumed.push(id);
  else if (!field.blank && !isUnitChoice(field) && !isConditional(field, draft.given))
    draft.missing.push(id);
}

/** Fills in a choice. Returns whether the question, or the way to read it, says anything of it. */
function fillChoice(
  context: Context,
  draft: Draft,
  places: readonly (Place | undefined)[],
  chosen: Chosen,
  { id, field }: Slot,
): boolean {
  const { prepared, question, options } = context;
  const isPaired = prepared.pairs.some((pair) => pair.includes(id));
  const named = isPaired ? [chosen[id] ?? []].flat() : namedOptions(context, id, field);
  const option = chosen[id] ?? (named.length === 1 ? named[0] : undefined);
  const isMode = prepared.modes.has(id);
  const isMeasured = prepared.measured.has(id);
  const words = options.filter(
    ({ cue, from }) => cue.field === id && question.tokens[from]?.unitOf === undefined,
  );
  const isNamedTwice = new Set(words.map(({ cue }) => cue.option)).size > 1;
  if ((isNamedTwice && isMeasured && !isPaired) || (option === undefined && named.length > 1))
    draft.doubt = `more than one choice fits “${field.label}”`;
  if (option === undefined) return named.length > 1;
  if (named.includes(option)) {
    draft.optionScore += namedScore(isMode);
    draft.given[id] = option;
    const found = options.find(({ cue }) => cue.field === id && cue.option === option);
    if (!isMode && found)
      draft.understood.push({ text: textBetween(question, found), label: field.label, field: id });
    return true;
  }
  const isAssumed = option === field.default && field.assumed;
  const decidesUnit =
    isMeasured && places.some((place) => place && prepared.bySlot.get(place.slot)?.field.by === id);
  const implied = isImplied(context, id, chosen, places);
  // A unit of the result alone: the figure shows it.
  if (isMeasured && !isMode && !decidesUnit && option === field.default) {
    draft.assumed.push(id);
    return true;
  }
  if ((!isAssumed || decidesUnit) && !implied) draft.missing.push(id);
  else if (option !== field.default) draft.given[id] = option;
  else {
    draft.optionScore += defaultScore(isMode);
    if (isAssumed && !implied) draft.assumed.push(id);
  }
  return true;
}
