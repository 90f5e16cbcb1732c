import { isStrong, type Slot } from '../prepare.ts';
import type { NumberToken, Quantity } from '../tokens/token.ts';
import { isDuration } from '../units.ts';
import { isAskedFor } from './asked.ts';
import { type Chosen, type Context, fieldOf, type Place } from './context.ts';
import { cueScore } from './cues.ts';
import { isNumber, plain } from './fields.ts';
import { placement } from './placement.ts';
import { splitDuration } from './split-durations.ts';
import { targets } from './targets.ts';

/** What a place is worth by the kind of its field, before the words beside the number count. */
const dateScore = 4;
const agoScore = 3.5;
const timeScore = 4;
const fractionScore = 1;
const textScore = 0.5;
const bareInListScore = 0.9;
const measuredInListScore = -0.6;
const pointScore = 4;
/** A form of the calculator gives the number this field. */
const formScore = 6;
/** A zero for all fields that it may be for, "no fees", goes before one of them. */
const allZeroScore = 1;

/** What a field loses that the question asks for. */
const askedLoss = 3;

/** How many places of one quantity are followed. */
const mostPlaces = 8;

/** A place without its field and the words beside it. */
type Fit = Omit<Place, 'slot'>;

/** The place of a number in a number field; nothing if it cannot be meant. */
function inNumberField(
  context: Context,
  at: number,
  token: NumberToken,
  slot: Slot,
  chosen: Chosen,
  cue: number,
  formed: boolean,
): Fit | undefined {
  const { field, row } = slot;
  const { by } = field;
  const choice = by && row && chosen[by] === undefined ? `${row}.${by}` : undefined;
  // A choice of the same row decides the unit: the best of its options.
  const options = Object.keys((choice && fieldOf(context, choice)?.options) || {});
  const [best] = options
    .map((option) => ({
      option,
      fit: placement(context, at, slot, { ...chosen, [by as string]: option }),
    }))
    .sort((a, b) => (b.fit?.score ?? -9) - (a.fit?.score ?? -9));
  const [raw] = token.readings;
  // A form says the place, whatever the number looks like: 20C3 is no temperature.
  const fit =
    (best ? best.fit : placement(context, at, slot, chosen)) ??
    (formed && raw && !/^(?:[$%]|part$)/.test(raw.unit ?? '') && !isDuration(raw.unit ?? '')
      ? { value: raw.value, score: 0 }
      : undefined);
  if (!fit) return undefined;
  // A field that need not be filled in takes a number only for its name or its unit.
  const isOptional = field.blank || (field.default !== undefined && field.assumed);
  const isDoubtful = isOptional && cue < 1.5 && !formed;
  const isNegative = formed && context.forms.some(({ negative }) => negative.has(at));
  const value = isNegative ? fit.value.neg() : fit.value;
  return {
    text: plain(value),
    score: fit.score - (isDoubtful ? (fit.score > 4.4 ? 1.5 : 6) : 0),
    value,
    percentOf: fit.percent ? field.percentOf : undefined,
    ...(best && choice ? { also: [{ slot: choice, text: best.option }] } : {}),
  };
}

/** The place of a number in a list of numbers. */
function inList(
  context: Context,
  at: number,
  { readings }: NumberToken,
  { id, field }: Slot,
): Fit | undefined {
  const bare = readings.find(({ unit }) => unit === undefined) ?? readings[0];
  const text = bare?.value.toFixed() ?? '';
  const list = pointPlace(context, at);
  if (list !== undefined) return list === id ? { text, score: pointScore } : undefined;
  // A list that may stay blank takes numbers only where its name stands.
  const latest = latestList(context, at);
  const own = latest === undefined ? (field.blank ? -2 : 0) : latest === id ? 1.5 : -3;
  const isMeasured = readings.every(({ unit }) => unit !== undefined);
  return bare && { text, score: (isMeasured ? measuredInListScore : bareInListScore) + own };
}

/** The place of a number in a text field that takes fractions or digits of a base. */
function inText(context: Context, token: NumberToken, { field }: Slot): Fit | undefined {
  if (field.grammar === 'fraction') {
    const hasFraction = context.question.tokens.some(
      (each) => each.kind === 'number' && each.fraction,
    );
    if (!hasFraction) return undefined;
  }
  const isNegative = token.readings[0]?.value.lt(0) && !token.text.startsWith('-');
  return {
    text: token.fraction ?? `${isNegative ? '-' : ''}${token.text}`,
    score: field.grammar === 'fraction' ? fractionScore : textScore,
  };
}

/** The place of a quantity in a field; nothing if the field cannot hold it. */
function placeIn(
  context: Context,
  at: number,
  token: Quantity,
  slot: Slot,
  chosen: Chosen,
  cue: number,
  formed: boolean,
): Fit | undefined {
  const { field } = slot;
  if (token.kind === 'date') {
    const isDay = field.kind === 'date' || (field.kind === 'list' && field.of);
    return isDay ? { text: token.iso, score: dateScore } : undefined;
  }
  if (token.kind === 'time') {
    const { time } = token;
    return field.kind === 'time' && time ? { text: time, score: timeScore } : undefined;
  }
  if (token.ago && field.kind === 'date') return { text: token.ago, score: agoScore };
  if (isNumber(field)) return inNumberField(context, at, token, slot, chosen, cue, formed);
  if (field.kind === 'list' && !field.of) return inList(context, at, token, slot);
  return field.kind === 'text' && field.grammar ? inText(context, token, slot) : undefined;
}

/** All places that a quantity may have while some options are chosen, the best first. */
export function placesOf(
  context: Context,
  index: number,
  chosen: Chosen,
  slots: readonly Slot[],
): readonly Place[] {
  const { tokens, quantities } = context.question;
  const at = quantities[index] as number;
  const token = tokens[at] as Quantity;
  if (context.inPhrases.has(at)) return [];
  const byForm = context.forms.flatMap(({ places: formed }) => formed.get(at) ?? []);
  const only = token.kind === 'number' ? token.slots : undefined;
  // "One leg" is no length, "one door" is a count.
  const isWeak =
    token.kind === 'number' && token.weak && !only && token.readings[0]?.unit === undefined;
  const places: Place[] = [];
  // A form says the place; where its field is not there, another is hardly meant.
  const isLost = byForm.length > 0 && !slots.some(({ id }) => byForm.includes(id));
  for (const slot of slots) {
    const { id, field } = slot;
    if ((only && !only.includes(id)) || (isWeak && !field.whole)) continue;
    const formed = byForm.includes(id);
    const cue = cueScore(context, index, id);
    const fit = placeIn(context, at, token, slot, chosen, cue, formed);
    const total = fit && fit.score + cue + (formed ? formScore : 0);
    if (fit && total !== undefined)
      places.push({
        slot: id,
        ...fit,
        score:
          total -
          (isNumber(field) && isAskedFor(context, id, at) ? askedLoss : 0) -
          (isLost ? formScore : 0),
      });
  }
  if (only) {
    // "No fees" holds for every fee.
    const [first, ...others] = places;
    const isZero = token.kind === 'number' && token.readings[0]?.value.eq(0);
    if (isZero && first && others.length > 0) {
      const also = others.map(({ slot, text }) => ({ slot, text }));
      places.push({ ...first, score: first.score + allZeroScore, also });
    }
    return places;
  }
  if (token.kind === 'number') places.push(...targets(context, index, token));
  places.push(...splitDuration(context, index, token, slots));
  return places.sort((a, b) => b.score - a.score).slice(0, mostPlaces);
}

/** The list that a number of a point (1, 2) belongs to, where a calculator has two lists. */
function pointPlace(context: Context, at: number): string | undefined {
  const { tokens } = context.question;
  const lists = context.prepared.slots.filter(({ field }) => field.kind === 'list' && !field.blank);
  if (lists.length < 2) return undefined;
  if (tokens[at - 1]?.text === '(' && tokens[at + 1]?.text === ',') return lists[0]?.id;
  return tokens[at - 1]?.text === ',' && tokens[at + 1]?.text === ')' ? lists[1]?.id : undefined;
}

/** The list that was named last before a number. */
function latestList(context: Context, at: number): string | undefined {
  return context.cues.findLast(
    ({ cue, to }) => to <= at && isStrong(cue) && fieldOf(context, cue.slot)?.kind === 'list',
  )?.cue.slot;
}
