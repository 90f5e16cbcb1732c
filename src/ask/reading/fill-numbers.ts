import type { Big } from '../../../schemas/decimal.ts';
import { isResult, type Slot } from '../prepare.ts';
import type { Quantity } from '../tokens/token.ts';
import type { Chosen, Context, Place } from './context.ts';
import { betterField, hasTwoUnits, strayBeside } from './doubts.ts';
import type { Draft } from './draft.ts';
import { plain } from './fields.ts';
import { isInPhrase } from './places.ts';

/** Adds to a draft what the numbers, days and times of the question fill in. */
export function fillNumbers(
  context: Context,
  draft: Draft,
  places: readonly (Place | undefined)[],
  chosen: Chosen,
): void {
  const { entry, bySlot } = context.prepared;
  const { tokens, quantities } = context.question;
  const { given, understood, unread } = draft;
  for (const [index, at] of quantities.entries()) {
    const token = tokens[at] as Quantity;
    const { text } = token;
    const place = places[index];
    if (!place) {
      if (!('weak' in token && token.weak) && !isInPhrase(context, at)) unread.push(text);
      continue;
    }
    if ('doubt' in token && token.doubt) draft.doubt = token.doubt;
    if (token.kind === 'number' && hasTwoUnits(context, token, place, chosen))
      draft.doubt = `“${text}” could be US or imperial`;
    if (isResult(place.slot)) {
      const result = place.slot.slice(1);
      draft.target = { result, value: place.text };
      understood.push({ text, label: entry.results[result]?.label ?? '', field: place.slot });
      continue;
    }
    understood.push({ text, label: bySlot.get(place.slot)?.field.label ?? '', field: place.slot });
    for (const each of [place, ...(place.also ?? [])]) {
      const slot = bySlot.get(each.slot) as Slot;
      const before = given[slot.id];
      if (slot.row) draft.rowItems.push({ at, slot, text: each.text });
      else if (slot.field.kind === 'list' && before !== undefined)
        given[slot.id] = `${before} ${each.text}`;
      else given[slot.id] = each.text;
    }
    const better = token.kind === 'number' && betterField(context, index, token, places, chosen);
    if (better) draft.doubt = `“${text}” may be the ${better.field.label.toLowerCase()}`;
    const stray = strayBeside(context, index, place);
    if (stray) unread.push(stray);
  }
  fillPercentages(context, draft, places);
  for (const { fixed } of context.forms) {
    for (const [id, value] of Object.entries(fixed)) given[id] ??= value;
  }
}

/** Turns a percentage of another field into an amount: "20% down". */
function fillPercentages(
  { question: { tokens, quantities } }: Context,
  { given, unread }: Draft,
  places: readonly (Place | undefined)[],
): void {
  const values: Record<string, Big | undefined> = {};
  for (const place of places) if (place?.value) values[place.slot] = place.value;
  for (const [index, place] of places.entries()) {
    if (!place?.percentOf) continue;
    const whole = values[place.percentOf];
    if (whole && place.value) given[place.slot] = plain(whole.times(place.value).div(100));
    else {
      delete given[place.slot];
      unread.push(tokens[quantities[index] as number]?.text ?? '');
    }
  }
}
