import type { Slot } from '../prepare.ts';
import type { Quantity } from '../tokens/token.ts';
import type { Assignment, Chosen, Context, Place } from './context.ts';
import { placesOf } from './places.ts';

/** How many ways to place the numbers are followed, and how many are returned. */
const widest = 16;
const returned = 2;

// What counts besides the places themselves.

/** A number without a place. */
const unplacedWeight = -4;
/** A word such as "one" as a number. */
const weakWeight = -2;
/** The next number of the same list. */
const sameListWeight = 1.2;
/** The order of the fields; days and times are told apart by it. */
const numberInOrderWeight = 0.35;
const dayInOrderWeight = 1.35;

/** The places of the first quantities of a question. */
interface State extends Assignment {
  readonly used: ReadonlySet<string>;
  readonly last: string;
}

/** The fields that a place fills. */
const slotsIn = ({ slot, also = [] }: Place): readonly string[] => [
  slot,
  ...also.map((each) => each.slot),
];

/** The best ways to give every quantity a place: a search that follows the best few (beam search). */
export function assign(
  context: Context,
  chosen: Chosen,
  slots: readonly Slot[],
): readonly Assignment[] {
  const order = new Map(slots.map(({ id }, index) => [id, index]));
  const repeated = new Set(slots.filter(({ row }) => row).map(({ id }) => id));
  const lists = new Set(slots.filter(({ field }) => field.kind === 'list').map(({ id }) => id));
  let states: readonly State[] = [{ score: 0, places: [], used: new Set(), last: '' }];
  for (const [index, at] of context.question.quantities.entries()) {
    const token = context.question.tokens[at] as Quantity;
    const places = placesOf(context, index, chosen, slots);
    const isFree = token.weak || context.inPhrases.has(at);
    // Only the best become states: most ways are dropped, and their copies would be most of the work.
    const ways: { readonly score: number; readonly state: State; readonly place?: Place }[] = [];
    for (const state of states) {
      ways.push({ score: state.score + (isFree ? 0 : unplacedWeight), state });
      const before = order.get(state.last) ?? -1;
      for (const place of places) {
        if (slotsIn(place).some((id) => state.used.has(id))) continue;
        const now = order.get(place.slot) ?? 0;
        const continues = lists.has(place.slot) && state.last === place.slot;
        // A new row begins with its first field.
        const inOrder =
          now > before ||
          (repeated.has(state.last) &&
            repeated.has(place.slot) &&
            !repeated.has(slots[now - 1]?.id ?? ''));
        const ordered = token.kind === 'number' ? numberInOrderWeight : dayInOrderWeight;
        const bonus = continues ? sameListWeight : inOrder ? ordered : 0;
        const score = state.score + place.score + (token.weak ? weakWeight : 0) + bonus;
        ways.push({ score, state, place });
      }
    }
    states = ways
      .sort((one, other) => other.score - one.score)
      .slice(0, widest)
      .map(({ score, state: { places: all, used, last }, place }) => ({
        score,
        places: [...all, place],
        used: place
          ? new Set([
              ...used,
              ...slotsIn(place).filter((id) => !repeated.has(id) && !lists.has(id)),
            ])
          : used,
        last: place?.slot ?? last,
      }));
  }
  return states.slice(0, returned);
}
