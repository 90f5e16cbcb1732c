import { closest, distance } from 'fastest-levenshtein';

/** The known name that is most similar to a wrong one; `undefined` if none is similar. */
export function nearest(name: string, known: readonly string[]): string | undefined {
  if (known.length === 0) return undefined;
  const best = closest(
    name.toLowerCase(),
    known.map((each) => each.toLowerCase()),
  );
  const index = known.findIndex((each) => each.toLowerCase() === best);
  return distance(name.toLowerCase(), best) <= Math.max(2, best.length / 2)
    ? known[index]
    : undefined;
}

/** The hint ` Did you mean “tenureYears”?`, or an empty text if no known name is similar. */
export function didYouMean(name: string, known: readonly string[]): string {
  const guess = nearest(name, known);
  return guess ? ` Did you mean “${guess}”?` : '';
}
