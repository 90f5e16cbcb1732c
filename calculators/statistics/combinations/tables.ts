import { Big } from '#schemas/decimal.ts';
import type { Tables } from '#schemas/manifest.ts';
import type manifest from './manifest.ts';

/** The largest numbers for which the tables are filled: longer ones nobody reads. */
const mostThings = 60;
const mostChosen = 20;

/** Row n of Pascal's triangle up to a place: in how many ways 0, 1, 2, … of n things can be chosen. */
function pascal(n: number, last: number): readonly bigint[] {
  const row = [1n];
  for (let k = 0; k < last; k += 1) {
    row.push(((row[k] as bigint) * BigInt(n - k)) / BigInt(k + 1));
  }
  return row;
}

const big = (value: bigint): Big => Big(String(value));

/** How many of r guessed things are among the r chosen, from none to all. */
function matches(n: number, r: number) {
  const [all, own, others] = [pascal(n, r), pascal(r, r), pascal(n - r, r)];
  const total = big(all[r] as bigint);
  return own.flatMap((count, right) => {
    const ways = big(count * (others[r - right] as bigint));
    if (ways.eq(0)) return [];
    return [{ right, ways, percent: ways.times(100).div(total), oneIn: total.div(ways) }];
  });
}

export const tables: Tables<typeof manifest> = ({ n, r }) => {
  const [things, chosen] = [n.toNumber(), r.toNumber()];
  const guessed = chosen >= 1 && chosen <= mostChosen && chosen <= things;
  return {
    matches: guessed ? matches(things, chosen) : [],
    row:
      things <= mostThings
        ? pascal(things, things).map((ways, index) => ({ chosen: index, ways: big(ways) }))
        : [],
  };
};
