import type { Slot } from '../prepare.ts';
import { isWord } from '../tokens/token.ts';
import type { Context } from './context.ts';
import type { RowItem } from './draft.ts';
import { isVisible } from './fields.ts';
import type { Understood } from './interpretation.ts';
import { textBetween } from './question.ts';

/** Rows from what was placed within them and the options named there, in the order of the question. */
export function rowsOf(
  context: Context,
  placed: readonly RowItem[],
  visible: readonly Slot[],
): {
  readonly rows: Readonly<Record<string, Record<string, string>[]>>;
  readonly missing: readonly string[];
  readonly understood: readonly Understood[];
  /** Numbers in fields that their row does not have. */
  readonly misplaced: readonly string[];
} {
  const all: Record<string, Record<string, string>[]> = {};
  const missing: string[] = [];
  const understood: Understood[] = [];
  const misplaced: string[] = [];
  const { tokens } = context.question;
  for (const id of new Set(visible.flatMap(({ row }) => row ?? []))) {
    const slots = visible.filter(({ row }) => row === id);
    const sub = (path: string) => path.slice(id.length + 1);
    const first = sub(slots.find(({ field }) => field.kind !== 'text')?.id ?? '');
    const items = placed
      .filter(({ slot }) => slot.row === id)
      .map(({ at, slot, text: value }) => ({ at, sub: sub(slot.id), value }));
    const order = slots.map(({ id: path }) => sub(path));
    const options = new Set<number>();
    for (const found of context.options) {
      const { cue, from } = found;
      const slot = slots.find((each) => each.id === cue.field);
      // The unit of a number has chosen its option.
      const number = tokens[from]?.unitOf;
      const isUnit = items.some((each) => each.at === number && each.sub === sub(cue.field));
      if (!slot || isUnit) continue;
      options.add(from);
      items.push({ at: from, sub: sub(cue.field), value: cue.option });
      understood.push({
        text: textBetween(context.question, found),
        label: slot.field.label,
        field: cue.field,
      });
    }
    if (items.length === 0) continue;
    const rows: Record<string, string>[] = [];
    const place = (each: { readonly sub: string }) => order.indexOf(each.sub);
    for (const each of items.sort((a, b) => a.at - b.at || place(a) - place(b))) {
      const last = rows.at(-1);
      // The first field of a row begins a new one, if the last is whole.
      const opens =
        each.sub === first &&
        last &&
        slots.every(
          ({ field, id: path }) => field.blank || field.default !== undefined || sub(path) in last,
        );
      // "8 ft by 4 ft, a triangle with base 3 ft": the option begins the row of the numbers after it.
      const begins =
        last &&
        options.has(each.at) &&
        isWord(tokens[each.at - 1], 'a an and , ; : + plus') &&
        items.some(({ at }) => at > each.at && !options.has(at)) &&
        items.some(({ at }) => at < each.at && !options.has(at));
      if (last && !(each.sub in last) && !opens && !begins) last[each.sub] = each.value;
      else rows.push({ [each.sub]: each.value });
    }
    all[id] = rows;
    const defaults = defaultsOf(slots, id);
    for (const row of rows)
      for (const { field, id: path } of slots)
        if (sub(path) in row && !isVisible(field, { ...defaults, ...row }))
          misplaced.push(row[sub(path)] ?? '');
    for (const { field, id: path } of slots) {
      const needed = (row: Readonly<Record<string, string>>) =>
        isVisible(field, { ...defaults, ...row }) && !(sub(path) in row);
      if (!field.blank && field.default === undefined && rows.some(needed)) missing.push(path);
    }
  }
  return { rows: all, missing, understood, misplaced };
}

/** The defaults of a row's choices, by the ids within the row. */
function defaultsOf(slots: readonly Slot[], row: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    slots.flatMap(({ id, field }) =>
      field.options && field.default !== undefined
        ? [[id.slice(row.length + 1), field.default]]
        : [],
    ),
  );
}
