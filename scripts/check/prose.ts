import { words } from '../../calculators/words.ts';
import { limits, measure, wordsOf } from '../../src/engine/check/readability.ts';
import { lineAt } from './lines.ts';

/** The words of a text that not every reader knows, each with what to write instead and its place. */
export const unsharedWords = (text: string) =>
  Object.entries(words).flatMap(([word, instead]) =>
    [...text.matchAll(new RegExp(`(?<![\\p{L}\\p{N}-])(?:${word})(?![\\p{L}\\p{N}-])`, 'giu'))].map(
      (match) => ({ word: match[0], instead, at: match.index }),
    ),
  );

/**
 * Where the prose of an article, its figures filled in, is hard to read: a line each, with the file.
 * Empty if nothing is.
 */
export function proseProblems(file: string, markdown: string, filled: string): readonly string[] {
  const { mean, spread, short, longest, grade } = measure(filled);
  const found: string[] = [];
  const say = (message: string, at = '') => found.push(`${file}${at}: ${message}`);
  const { atLeast, atMost } = limits.mean;
  if (mean < atLeast || mean > atMost) {
    say(
      `Its sentences have ${mean.toFixed(1)} words on average: ${atLeast} to ${atMost} read well.`,
    );
  }
  if (spread < limits.spread.atLeast) {
    say('Its sentences are nearly all of one length: mix shorter and longer ones.');
  }
  if (short > limits.short.atMost) {
    const [share, most] = [short, limits.short.atMost].map((each) => Math.round(each * 100));
    say(
      `${share} % of its sentences have fewer than ${limits.short.words} words: at most ${most} %.`,
    );
  }
  const length = wordsOf(longest).length;
  if (length > limits.longest.atMost) {
    say(`A sentence has ${length} words: “${longest.slice(0, 60)}…”. Make two of it.`);
  }
  if (grade < limits.grade.atLeast || grade > limits.grade.atMost) {
    say(
      `Its reading grade is ${grade.toFixed(1)}: ${limits.grade.atLeast} to ${limits.grade.atMost} is plain without being childish.`,
    );
  }
  for (const { word, instead, at } of unsharedWords(markdown)) {
    say(`“${word}” is not known everywhere: write “${instead}”.`, `:${lineAt(markdown, at)}`);
  }
  return found;
}
