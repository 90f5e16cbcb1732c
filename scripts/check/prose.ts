import { disclaimer, selfDescription, words } from '../../calculators/words.ts';
import { limits, measure, withoutSources, wordsOf } from '../../src/engine/check/readability.ts';
import { lineAt } from './lines.ts';

const find = (text: string, list: Readonly<Record<string, string>>) =>
  Object.entries(list).flatMap(([word, instead]) =>
    [...text.matchAll(new RegExp(`(?<![\\p{L}\\p{N}-])(?:${word})(?![\\p{L}\\p{N}-])`, 'giu'))].map(
      (match) => ({ word: match[0], instead, at: match.index }),
    ),
  );

/** The words of a text that not every reader knows, each with what to write instead and its place. */
export const unsharedWords = (text: string) => find(text, words);

/** Where an article speaks of its own page. Its links and its sources name pages, which is their use. */
const selfDescriptions = (markdown: string) =>
  find(
    withoutSources(markdown).replace(/\[[^\]]*\]\([^)]*\)/g, (link) => '…'.repeat(link.length)),
    selfDescription,
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
      `${share}% of its sentences have fewer than ${limits.short.words} words: at most ${most}%.`,
    );
  }
  const length = wordsOf(longest).length;
  if (length > limits.longest.atMost) {
    say(`A sentence has ${length} words: “${longest.slice(0, 60)}…”. Make two of it.`);
  }
  if (grade > limits.grade.atMost) {
    say(
      `Its reading grade is ${grade.toFixed(1)}, at most ${limits.grade.atMost}: use shorter words and sentences.`,
    );
  }
  for (const { word, instead, at } of unsharedWords(markdown)) {
    say(`“${word}”: write “${instead}” instead.`, `:${lineAt(markdown, at)}`);
  }
  for (const { word, instead, at } of selfDescriptions(markdown)) {
    const line = lineAt(markdown, at);
    say(`“${word}” speaks of the page, which visitors see: say ${instead}.`, `:${line}`);
  }
  const [, second] = [...markdown.matchAll(disclaimer)];
  if (second) {
    say(`“${second[0]}” is a second disclaimer: keep one.`, `:${lineAt(markdown, second.index)}`);
  }
  return found;
}
