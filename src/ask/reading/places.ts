import { isStrong, type Slot } from '../prepare.ts';
import type { Quantity } from '../tokens/token.ts';
import type { Chosen, Context, Place } from './context.ts';
import { cueScore } from './cues.ts';
import { isNumber, plain } from './fields.ts';
import { placement } from './placement.ts';
import { splitDuration } from './split-durations.ts';
import { targets } from './targets.ts';

/** All places that a quantity may have while some options are chosen. */
export function placesOf(
  context: Context,
  index: number,
  chosen: Chosen,
  slots: readonly Slot[],
): readonly Place[] {
  const { tokens, quantities } = context.question;
  const at = quantities[index] as number;
  const token = tokens[at] as Quantity;
  const byForm = context.forms.flatMap(({ places: formed }) => formed.get(at) ?? []);
  const negative = context.forms.some((form) => form.negative.has(at));
  const places: Place[] = [];
  if (isInPhrase(context, at)) return places;
  const only = token.kind === 'number' ? token.slots : undefined;
  for (const slot of slots) {
    const { id, field } = slot;
    if (only && !only.includes(id)) continue;
    // "One leg" is no length, "one door" is a count.
    const isCount = token.kind !== 'number' || token.readings[0]?.unit !== undefined || field.whole;
    if (token.kind === 'number' && token.weak && !only && !isCount) continue;
    const formed = byForm.includes(id) ? 6 : 0;
    const cue = cueScore(context, index, id);
    const add = (text: string, score: number, more: Partial<Place> = {}) =>
      places.push({ slot: id, text, score: score + cue + formed, ...more });
    if (token.kind === 'date') {
      if (field.kind === 'date' || (field.kind === 'list' && field.of)) add(token.iso, 4);
    } else if (token.kind === 'number' && token.ago && field.kind === 'date') {
      add(token.ago, 3.5);
    } else if (token.kind === 'time') {
      if (field.kind === 'time' && token.time) add(token.time, 4);
    } else if (isNumber(field)) {
      const by = typeof field.unit === 'object' ? field.unit.by : undefined;
      const choice = by && slot.row && chosen[by] === undefined ? `${slot.row}.${by}` : undefined;
      // A choice of the same row decides the unit: the best of its options.
      const options = Object.keys(
        (choice && context.prepared.bySlot.get(choice)?.field.options) || {},
      );
      const tried = options.map((option) => ({
        option,
        best: placement(token, slot, { ...chosen, [by as string]: option }),
      }));
      const row = tried.sort((a, b) => (b.best?.score ?? -9) - (a.best?.score ?? -9))[0];
      const own = row ? row.best : placement(token, slot, chosen);
      const raw = token.kind === 'number' && token.readings[0];
      // A form says the place, whatever the number looks like: 20C3 is no temperature.
      const best =
        own ??
        (formed > 0 && raw && !/^[$%]/.test(raw.unit ?? '')
          ? { value: raw.value, score: 0 }
          : undefined);
      // A field that need not be filled in takes a number only for its name or its unit.
      const isOptional = field.blank || (field.default !== undefined && field.assumed);
      const doubtful =
        isOptional && cue < 1.5 && formed === 0 ? (best && best.score > 3.9 ? 1.5 : 6) : 0;
      if (best) {
        const value = negative && formed > 0 ? best.value.neg() : best.value;
        add(plain(value), best.score - doubtful, {
          value,
          percentOf: best.percent ? field.percentOf : undefined,
          ...(row && choice ? { also: [{ slot: choice, text: row.option }] } : {}),
        });
      }
    } else if (field.kind === 'list' && !field.of) {
      const bare = token.readings.find(({ unit }) => unit === undefined) ?? token.readings[0];
      // A list that may stay blank takes numbers only where its name stands.
      const latest = latestList(context, at);
      const own = latest === undefined ? (field.blank ? -2 : 0) : latest === id ? 1.5 : -3;
      const pair = pointPlace(context, at);
      if (pair !== undefined) {
        if (pair === id) add(bare?.value.toFixed() ?? '', 4);
        continue;
      }
      const isMeasured = token.readings.every(({ unit }) => unit !== undefined);
      if (bare) add(bare.value.toFixed(), (isMeasured ? -0.6 : 0.9) + own);
    } else if (field.kind === 'text' && field.grammar) {
      const minus = token.readings[0]?.value.lt(0) && !token.text.startsWith('-') ? '-' : '';
      const isFraction = field.grammar === 'fraction';
      const some = tokens.some((each) => each.kind === 'number' && each.fraction);
      if (!isFraction || some) add(token.fraction ?? minus + token.text, isFraction ? 1 : 0.5);
    }
  }
  // "No fees" holds for every fee.
  const [own, ...others] = places;
  const isZero = token.kind === 'number' && token.readings[0]?.value.eq(0);
  if (only && isZero && own && others.length > 0) {
    places.push({
      ...own,
      score: own.score + 1,
      also: others.map(({ slot, text }) => ({ slot, text })),
    });
  }
  if (only) return places;
  if (token.kind === 'number') places.push(...targets(context, index, token));
  places.push(...splitDuration(context, index, token, slots));
  return places.sort((a, b) => b.score - a.score).slice(0, 8);
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
    ({ cue, to }) =>
      to <= at && isStrong(cue) && context.prepared.bySlot.get(cue.slot)?.field.kind === 'list',
  )?.cue.slot;
}

/** Whether a number is part of a phrase of the calculator: "1 rep max", "two sides". */
export function isInPhrase(context: Context, at: number): boolean {
  const { stems } = context.question;
  if (context.forms.some(({ literal }) => literal.has(at))) return true;
  if (context.options.some(({ from, to }) => from <= at && at < to && to - from > 1)) return true;
  return context.prepared.names.some(
    ({ all }) =>
      all.length > 1 &&
      all.some(
        (stem, index) =>
          stem === stems[at] && all.every((each, other) => stems[at - index + other] === each),
      ),
  );
}
