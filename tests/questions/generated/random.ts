/** A source of choices that are the same in every run. */
export interface Random {
  /** A whole number from 0 up to, not including, the limit. */
  readonly below: (limit: number) => number;
  /** One of the entries of a list that is not empty. */
  readonly pick: <Each>(all: readonly Each[]) => Each;
  /** True with this probability. */
  readonly chance: (probability: number) => boolean;
  /** The entries in another order. */
  readonly shuffle: <Each>(all: readonly Each[]) => readonly Each[];
}

/** A source of choices for a seed and a name: what one calculator gets does not depend on the others. */
export function randomOf(seed: number, name = ''): Random {
  let state = [...name].reduce(
    (sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 16777619),
    seed | 0,
  );
  // Mulberry32.
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    pick: (all) => all[below(all.length)] as (typeof all)[number],
    chance: (probability) => next() < probability,
    shuffle: (all) =>
      all
        .map((each) => [next(), each] as const)
        .sort(([one], [other]) => one - other)
        .map(([, each]) => each),
  };
}
