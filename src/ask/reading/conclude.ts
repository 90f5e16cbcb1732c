import type { Big } from '../../../schemas/decimal.ts';
import type { FormValues } from '../../../schemas/kinds/kind.ts';
import type { Condition } from '../../../schemas/manifest.ts';
import { isResult, type Slot } from '../prepare.ts';
import type { Quantity, Token, WordToken } from '../tokens/token.ts';
import { asksForInput, isAskedBeside } from './asked.ts';
import { namedOptions } from './choices.ts';
import { isImplied } from './combinations.ts';
import type { Assignment, Chosen, Context } from './context.ts';
import { cueScore } from './cues.ts';
import { hasNeighbours, hasTwoUnits, strayBeside, unnamedPlaces } from './doubts.ts';
import { isConditional, isNumber, isVisible, plain } from './fields.ts';
import type { Interpretation, Understood } from './interpretation.ts';
import { placement } from './placement.ts';
import { isInPhrase } from './places.ts';
import type { Relation } from './relation.ts';
import { rowsOf } from './rows.ts';
import { namesUnknown, unknownWords } from './unknown-words.ts';

/** What a way to place the numbers amounts to: inputs, what is missing, what found no place. */
export function conclude(
  context: Context,
  { about, named: nearness }: Relation,
  { score, places }: Assignment,
  chosen: Chosen,
  visible: readonly Slot[],
): Interpretation {
  const { entry, modes } = context.prepared;
  const { tokens, quantities, text } = context.question;
  const given: Record<string, string> = {};
  const values: Record<string, Big> = {};
  const understood: Understood[] = [];
  const unread: string[] = [];
  const missing: string[] = [];
  const assumed: string[] = [];
  let doubt: string | undefined;
  let target: { readonly result: string; readonly value: string } | undefined;
  const lists: Record<string, string[]> = {};
  const placed: { readonly at: number; readonly slot: Slot; readonly text: string }[] = [];
  const spanOf = (from: number, to: number) => text.slice(tokens[from]?.start, tokens[to - 1]?.end);
  for (const [index, at] of quantities.entries()) {
    const token = tokens[at] as Quantity;
    const place = places[index];
    if (!place) {
      if (!('weak' in token && token.weak) && !isInPhrase(context, at)) unread.push(token.text);
      continue;
    }
    if ('doubt' in token && token.doubt) doubt = token.doubt;
    if (token.kind === 'number' && hasTwoUnits(context, token, place, chosen))
      doubt = `“${token.text}” could be US or imperial`;
    if (isResult(place.slot)) {
      const result = place.slot.slice(1);
      target = { result, value: place.text };
      understood.push({
        text: token.text,
        label: entry.results[result]?.label ?? '',
        field: place.slot,
      });
      continue;
    }
    understood.push({
      text: token.text,
      label: context.prepared.bySlot.get(place.slot)?.field.label ?? '',
      field: place.slot,
    });
    for (const each of [place, ...(place.also ?? [])]) {
      const slot = context.prepared.bySlot.get(each.slot) as Slot;
      if (slot.row) placed.push({ at, slot, text: each.text });
      else if (slot.field.kind === 'list')
        lists[each.slot] = [...(lists[each.slot] ?? []), each.text];
      else given[each.slot] = each.text;
    }
    if (place.value) values[place.slot] = place.value;
    const own = cueScore(context, index, place.slot);
    const other = context.prepared.slots.find(
      (each) =>
        each.id !== place.slot &&
        token.kind === 'number' &&
        isNumber(each.field) &&
        cueScore(context, index, each.id) > Math.max(2.6, 2 * own + 0.5) &&
        !places.some(
          (taken, by) =>
            taken?.slot === each.id &&
            cueScore(context, by, each.id) >= 0.6 * cueScore(context, index, each.id),
        ) &&
        placement(token, each, chosen),
    );
    if (other && !context.forms.some((form) => form.places.has(at))) {
      doubt = `“${token.text}” may be the ${other.field.label.toLowerCase()}`;
    }
    const stray = strayBeside(context, index, place);
    if (stray) unread.push(stray);
  }
  for (const [index, at] of quantities.entries()) {
    const place = places[index];
    if (!place?.percentOf) continue;
    const whole = values[place.percentOf];
    if (whole && place.value) given[place.slot] = plain(whole.times(place.value).div(100));
    else {
      delete given[place.slot];
      unread.push((tokens[at] as Token).text);
    }
  }
  for (const [id, numbers] of Object.entries(lists)) given[id] = numbers.join(' ');
  for (const { fixed } of context.forms) {
    for (const [id, value] of Object.entries(fixed)) given[id] ??= value;
  }
  const bare = places.flatMap((place, index) => {
    const token = tokens[quantities[index] as number] as Quantity;
    const isBare =
      token.kind === 'number' &&
      !token.slots &&
      token.readings.every(({ unit }) => unit === undefined) &&
      !token.per;
    const field = place && context.prepared.bySlot.get(place.slot)?.field;
    const isFormed = context.forms.some((form) => form.places.has(quantities[index] as number));
    return place &&
      field &&
      isNumber(field) &&
      isBare &&
      !isFormed &&
      cueScore(context, index, place.slot) < 1.2
      ? [place.slot]
      : [];
  });
  // A number that nothing names decides no mode.
  const isGuess = unnamedPlaces(context, places).some((id) =>
    ((context.prepared.bySlot.get(id)?.field.when ?? []) as readonly Condition[]).some((each) => {
      const mode = 'field' in each && 'is' in each ? each.field : '';
      const field = context.prepared.bySlot.get(mode)?.field;
      return (
        field !== undefined &&
        chosen[mode] !== field.default &&
        !namedOptions(context, mode, field).includes(chosen[mode] ?? '')
      );
    }),
  );
  if (isGuess || new Set(bare).size > 1 || hasNeighbours(context, places))
    doubt = 'the numbers could be swapped';
  const isPaired = new Set(context.prepared.pairs.flat());
  let options = 0;
  /** What a field that the question does not name means: its default, or that it is missing. */
  const needs = ({ id, field }: Slot) => {
    // An unknown place or unit is none of a long list: "in Bangkok time".
    const isLong = Object.keys(field.options ?? {}).length > 10;
    if (isLong && namesUnknown(context)) {
      missing.push(id);
      return;
    }
    if (field.default !== undefined && field.assumed) assumed.push(id);
    else if (!field.blank && !isConditional(field, given)) missing.push(id);
  };
  for (const slot of visible.filter(({ row }) => !row)) {
    const { id, field } = slot;
    if (given[id] !== undefined) continue;
    if (field.options) {
      const named = isPaired.has(id) ? [chosen[id] ?? []].flat() : namedOptions(context, id, field);
      const option = chosen[id] ?? (named.length === 1 ? named[0] : undefined);
      const isNamed = option !== undefined && named.includes(option);
      const spoken = new Set(
        context.options
          .filter(
            ({ cue, from }) => cue.field === id && (tokens[from] as WordToken).unitOf === undefined,
          )
          .map(({ cue }) => cue.option),
      );
      if (spoken.size > 1 && context.prepared.measured.has(id) && !isPaired.has(id)) {
        doubt = `${field.label.toLowerCase()} is named twice`;
      }
      if (isNamed) {
        options += modes.has(id) ? 2 : 1;
        given[id] = option;
        const found = context.options.find(({ cue }) => cue.field === id && cue.option === option);
        if (!modes.has(id) && found) {
          understood.push({ text: spanOf(found.from, found.to), label: field.label, field: id });
        }
      } else if (option !== undefined) {
        const isAssumed = option === field.default && field.assumed;
        const isMeasured =
          context.prepared.measured.has(id) &&
          places.some((place) => {
            const unit = place && context.prepared.bySlot.get(place.slot)?.field.unit;
            return typeof unit === 'object' && unit.by === id;
          });
        if ((!isAssumed || isMeasured) && !isImplied(context, id, chosen, places)) missing.push(id);
        else if (option !== field.default) given[id] = option;
        else {
          options += modes.has(id) ? 0.9 : 0.3;
          if (isAssumed && !isImplied(context, id, chosen, places)) assumed.push(id);
        }
      } else if (named.length > 1) {
        doubt = `${field.label.toLowerCase()} is named twice`;
      } else needs(slot);
      continue;
    }
    needs(slot);
  }
  const numbers = visible.filter(({ field, row }) => isNumber(field) && !row);
  const isIdle = ({ id, field }: Slot) =>
    given[id] === undefined && (field.default ?? '0') === '0' && (field.blank || field.assumed);
  if (
    numbers.length > 1 &&
    placed.length === 0 &&
    Object.keys(lists).length === 0 &&
    numbers.every(isIdle)
  ) {
    doubt = 'no number is given';
    options -= 8;
  }
  // The question asks for what a field would hold.
  const beside = quantities.some((at) => isAskedBeside(context, at));
  if (
    asksForInput(context) &&
    !beside &&
    !target &&
    visible.some(({ id }) => context.asked.ids.has(id))
  ) {
    doubt = 'the question asks for an input';
  }
  const rows = rowsOf(context, placed, visible);
  missing.push(...rows.missing);
  understood.push(...rows.understood);
  for (const [id, field] of Object.entries(entry.fields)) {
    if (field.fields && !rows.rows[id] && !field.blank && isVisible(field, chosen))
      missing.push(id);
  }
  const { lost, strange } = unknownWords(context);
  unread.push(...strange);
  const order = Object.keys(entry.fields);
  const sorted = Object.fromEntries(
    [...Object.entries(given), ...Object.entries(rows.rows)].sort(
      ([a], [b]) => order.indexOf(a) - order.indexOf(b),
    ),
  ) as FormValues;
  const [wanted] = missing;
  const solve =
    target &&
    missing.length === 1 &&
    wanted !== undefined &&
    isNumber(context.prepared.bySlot.get(wanted)?.field ?? { kind: 'text', label: '' })
      ? { field: wanted, result: target.result, target: target.value }
      : undefined;
  const asked = [...context.asked.ids].find((id) => id.length > 1 && isResult(id))?.slice(1);
  return {
    slug: entry.slug,
    title: entry.title,
    given: sorted,
    understood,
    missing,
    missingLabels: [
      ...new Set(
        missing.map(
          (id) => context.prepared.bySlot.get(id)?.field.label ?? entry.fields[id]?.label ?? id,
        ),
      ),
    ],
    assumed,
    unread: [...new Set(unread)],
    complete:
      missing.length === 0 &&
      unread.length === 0 &&
      doubt === undefined &&
      !target &&
      understood.length > 0,
    doubt,
    asked,
    solve,
    named: nearness,
    score:
      score + 1.2 * about - lost - (solve ? 0 : 2.2 * missing.length) - 3 * unread.length + options,
  };
}
