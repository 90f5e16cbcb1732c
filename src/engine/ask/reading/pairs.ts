import { isQuantity, isWord, type Quantity, type Token } from '../tokens/token.ts';
import { unitKey } from '../units.ts';
import { isCommon, isOneOf } from '../words.ts';
import { type Context, fieldOf } from './context.ts';

/** The options of a pair by where they stand: the one beside the number is converted into the other. */
export function pairChoice(
  context: Context,
  [from, to]: readonly [string, string],
): Readonly<Record<string, string>> {
  const { tokens, units, stems } = context.question;
  const options = fieldOf(context, from)?.options ?? {};
  const signs = context.prepared.slots.find(({ field }) => field.by === from)?.field.units ?? {};
  /** Whether an option is a unit, or the currency that it stands for: "$" is the US dollar. */
  const isUnitOf = (id: string, named: string): boolean =>
    signs[id]
      ? unitKey(signs[id]) === named
      : named === `$${id}` || (named === '$' && id === 'USD');
  const spots: { at: number; end: number; option: string }[] = [];
  for (const { cue, from: at, to: end } of context.options) {
    // "How many acres are in 2 ha": the verb is no unit.
    if (cue.field === from && !isQualified(context, at) && !isWord(tokens[at], 'are'))
      spots.push({ at, end, option: cue.option });
  }
  for (const [at, { units: found, count }] of units) {
    if (spots.some((spot) => spot.at < at + count && at < spot.end)) continue;
    const fitting = Object.keys(options).filter((id) => found.some((each) => isUnitOf(id, each)));
    if (fitting.length === 1 && !isQualified(context, at))
      spots.push({ at, end: at + count, option: fitting[0] as string });
  }
  for (const at of context.question.quantities) {
    const token = tokens[at] as Quantity;
    if (token.kind !== 'number' || tokens[at + 1]?.unitOf === at) continue;
    const option = Object.keys(options).find((id) =>
      token.readings.some((reading) => reading.unit && isUnitOf(id, reading.unit)),
    );
    if (option) spots.push({ at: at + 0.5, end: at + 1, option });
  }
  // "100 usd to eur and gbp" is two questions.
  if (new Set(spots.map(({ option }) => option)).size > 2) return {};
  const chosen: Record<string, string> = {};
  const rest: string[] = [];
  const isBeside = (at: number, end: number) => {
    if (!Number.isInteger(at)) return true;
    const [before, after] = [tokens[at - 1], tokens[end]];
    if (after && isQuantity(after) && !isOneOf(stems[at - 1] ?? '', 'to in into')) return true;
    return (
      tokens[at]?.unitOf !== undefined ||
      (before !== undefined && isQuantity(before)) ||
      (isOneOf(stems[at - 1] ?? '', 'in at of') &&
        tokens[at - 2] !== undefined &&
        isQuantity(tokens[at - 2] as Token))
    );
  };
  const sorted = spots.sort((a, b) => a.at - b.at);
  const [one, two] = sorted;
  // "9am Monday in New York to Tokyo"
  if (
    one &&
    two &&
    sorted.length === 2 &&
    isOneOf(stems[two.at - 1] ?? '', 'to into') &&
    stems[one.at - 1] !== 'to'
  )
    return { [from]: one.option, [to]: two.option };
  for (const { at, end, option } of sorted) {
    const before = stems[at - 1] ?? '';
    if (isBeside(at, end) && chosen[from] === undefined && (sorted.length > 1 || before !== 'in'))
      chosen[from] = option;
    else if (before === 'from' && chosen[from] === undefined) chosen[from] = option;
    else if (isOneOf(before, 'to into in as') && chosen[to] === undefined) chosen[to] = option;
    else rest.push(option);
  }
  for (const option of rest) {
    if (
      chosen[from] === undefined &&
      (chosen[to] !== undefined || rest.length + Object.keys(chosen).length > 1)
    )
      chosen[from] = option;
    else if (chosen[to] === undefined) chosen[to] = option;
  }
  return chosen;
}

/** Whether an unknown word right before a unit makes it another one: nautical miles, Taiwan dollars. */
function isQualified(context: Context, at: number): boolean {
  const { tokens, stems } = context.question;
  const before = stems[at - 1];
  return (
    before !== undefined &&
    tokens[at - 1]?.kind === 'word' &&
    !isCommon(before) &&
    !context.prepared.stems.has(before)
  );
}
