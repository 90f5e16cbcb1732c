import { closest, distance } from 'fastest-levenshtein';

/** The known name that a wrong one most likely meant, or none if nothing comes near. */
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

/** ` Did you mean “tenureYears”?`, or nothing. */
export function didYouMean(name: string, known: readonly string[]): string {
  const guess = nearest(name, known);
  return guess ? ` Did you mean “${guess}”?` : '';
}
