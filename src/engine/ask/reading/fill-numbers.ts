import type { Big } from '../../../../schemas/decimal.ts';
import { isResult, isStrong, type Slot } from '../prepare.ts';
import { isWord, type NumberToken, type Quantity, type Token } from '../tokens/token.ts';
import { converted, isDuration, scanUnits, unitKey } from '../units.ts';
import { perUnit } from '../vocabulary.ts';
import type { Chosen, Context, Place } from './context.ts';
import { cueScore } from './cues.ts';
import { betterField, hasTwoUnits, isUnnamed, notNamed, strayBeside } from './doubts.ts';
import type { Draft } from './draft.ts';
import { isNumber, plain, typedUnit, unitFor, unitsOf, within } from './fields.ts';
import { isUnusual } from './placement.ts';

/** A label within a sentence. */
const lowerFirst = (label: string): string =>
  /^[A-Z][a-z]/.test(label) ? label[0]?.toLowerCase() + label.slice(1) : label;

const mayBe = (text: string, label: string): string => `“${text}” may be the ${lowerFirst(label)}`;

/** The label of a result that a day is named as, and not as its field: "due 3 March". */
function dayGiven(context: Context, index: number, { slot }: Place): string | undefined {
  if (cueScore(context, index, slot) >= notNamed) return undefined;
  const at = context.question.quantities[index];
  const beside = context.cues.find(
    ({ cue, to }) => to === at && isResult(cue.slot) && isStrong(cue),
  );
  const result = context.prepared.entry.results[beside?.cue.slot.slice(1) ?? ''];
  return result && result.unit === undefined ? result.label : undefined;
}

/**
 * Whether a number is an amount for a period, and its field is for none: "1500 a month" is no loan. A
 * calculator with a choice of periods takes it.
 */
const isForPeriod = ({ prepared }: Context, { per }: NumberToken, slot: Slot): boolean =>
  per !== undefined &&
  slot.money &&
  slot.field.per === undefined &&
  !/per|each/.test(unitFor(slot.field, {})) &&
  !prepared.slots.some(({ field: { options = {} } }) =>
    Object.keys(options).some((id) => id.startsWith(per)),
  );

/**
 * Whether a number is not what its field holds: "1500 a month" without a word for a yearly income, and
 * "30 pages per hour" in a field for hours per page.
 */
function isOtherwiseMeant(
  context: Context,
  index: number,
  { per }: NumberToken,
  slot: Slot,
): boolean {
  const { tokens, quantities } = context.question;
  const own = slot.field.per;
  const isOther = per !== undefined && own !== undefined && per !== own;
  if (isOther && cueScore(context, index, slot.id) < notNamed) return true;
  const [thing, link] = tokens.slice((quantities[index] as number) + 1);
  const below = scanUnits(tokens, (quantities[index] as number) + 3)?.units ?? [];
  const unit = unitKey(unitFor(slot.field, {}));
  return thing?.kind === 'word' && isWord(link, perUnit) && below.includes(unit);
}

/** The unit of a number, which all numbers of a list share; nothing if it may have none. */
const unitOf = (token: Token | undefined): string | undefined =>
  // "x: 1, 2 y: 3, 4" has no years.
  token?.kind === 'number' && !/\by$/.test(token.text)
    ? token.readings.map(({ unit }) => unit ?? '').sort()[0] || undefined
    : undefined;

/** Whether a form has a field for a number of any one unit, such as the side of a triangle. */
const hasNoUnit = (slot: Slot | undefined): boolean | undefined =>
  slot && isNumber(slot.field) && !slot.money && unitsOf(slot.field).join('') === '';

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
      if (!token.weak && !context.inPhrases.has(at)) unread.push(text);
      continue;
    }
    if (token.kind === 'date') {
      const meant = dayGiven(context, index, place);
      const doubt = meant ? mayBe(text, meant) : token.doubt;
      if (doubt) draft.doubt = doubt;
    }
    if (isResult(place.slot)) {
      const result = place.slot.slice(1);
      draft.target = { result, value: place.text };
      understood.push({ text, label: entry.results[result]?.label ?? '', field: place.slot });
      continue;
    }
    const slot = bySlot.get(place.slot) as Slot;
    const { label, kind, assumed } = slot.field;
    const isList = kind === 'list';
    understood.push({ text, label, field: place.slot });
    for (const each of [place, ...(place.also ?? [])]) {
      const own = bySlot.get(each.slot) as Slot;
      if (own.row) draft.rowItems.push({ at, slot: own, text: each.text });
      else given[own.id] = isList && own.id in given ? `${given[own.id]} ${each.text}` : each.text;
    }
    if (token.kind !== 'number') continue;
    const unit = typedUnit(context.prepared, slot.field, token);
    if (unit) given[slot.field.by ?? ''] = unit;
    if (hasTwoUnits(context, token, slot, chosen))
      draft.doubt = `“${text}” could be US or imperial`;
    if (isList || hasNoUnit(slot)) {
      const first = places.findIndex((each) =>
        isList ? each?.slot === place.slot : hasNoUnit(bySlot.get(each?.slot ?? '')),
      );
      const [one, other] = [unitOf(tokens[quantities[first] as number]), unitOf(token)];
      if (one !== other && (isList || (one && other && !isDuration(one)))) unread.push(text);
    }
    if (place.value && !place.percentOf)
      doubtUnusual(context, draft, token, slot, place.value, chosen);
    if (isForPeriod(context, token, slot))
      draft.doubt = `“${text}” is an amount for a ${token.per}`;
    if (isOtherwiseMeant(context, index, token, slot))
      draft.doubt = `“${text}” is hardly the ${lowerFirst(label)}`;
    const better = betterField(context, index, places, chosen);
    if (better) draft.doubt = mayBe(text, better.field.label);
    const stray = strayBeside(context, index, token, place);
    if (stray) unread.push(stray);
    // A field whose default stands takes no number that nothing names.
    if (assumed && !isList && !slot.row && isUnnamed(context, index, place, notNamed))
      unread.push(text);
  }
  fillPercentages(context, draft, places);
  for (const { fixed } of context.forms) {
    for (const [id, value] of Object.entries(fixed)) given[id] ??= value;
  }
}

/** Units that a number without its unit, or with a wrong one, may have been meant in. */
const otherUnits = ['m', 'ft', 'cm', 'in', 'kg', 'lb', 'year', 'month', 'hour', 'minute'];

/** Doubts a number that people do not type into its field: "1.75 cm? Did you mean 1.75 m?" */
function doubtUnusual(
  { question }: Context,
  draft: Draft,
  { start, end, readings: [reading] }: NumberToken,
  slot: Slot,
  value: Big,
  chosen: Chosen,
): void {
  const { field, row } = slot;
  draft.unlikely ||= !within(field, value);
  const unit = unitKey(unitFor(field, chosen, row));
  if (!reading || !isUnusual(slot, value, unit)) return;
  const typed = reading.value;
  draft.unlikely = true;
  draft.doubt = `${plain(value)}${/^[%°]?$/.test(unit) ? unit : ` ${unit}`} is unusual for ${lowerFirst(field.label)}`;
  const meant = otherUnits.find((other) => {
    const size = other !== unit && other !== reading.unit && converted(typed, other, unit);
    return size && !isUnusual(slot, size, unit);
  });
  if (!meant) return;
  const isPlural = isDuration(meant) && !typed.eq(1);
  const said = `${plain(typed)} ${meant}${isPlural ? 's' : ''}`;
  const after = question.text.slice(end);
  draft.suggestion = { text: said, question: `${question.text.slice(0, start)}${said}${after}` };
  draft.doubt += `. Did you mean ${said}?`;
}

/** Turns a percentage of another field into an amount: "20% down". */
function fillPercentages(
  { question: { tokens, quantities } }: Context,
  { given, unread }: Draft,
  places: readonly (Place | undefined)[],
): void {
  for (const [index, place] of places.entries()) {
    if (!place?.percentOf) continue;
    const whole = places.find((each) => each?.slot === place.percentOf)?.value;
    if (whole && place.value) given[place.slot] = plain(whole.times(place.value).div(100));
    else {
      delete given[place.slot];
      unread.push(tokens[quantities[index] as number]?.text ?? '');
    }
  }
}
