import { words } from '../../calculators/words.ts';
import { wordsOf } from '../site/article.ts';
import { lineAt } from './lines.ts';

/** What the sentences of an article must keep to: see CONTRIBUTING.md, "The article". */
export const limits = {
  /** Words a sentence, on average. */
  mean: { atLeast: 12, atMost: 20 },
  /** The standard deviation of the words a sentence: below it, all sound alike. */
  spread: { atLeast: 5 },
  /** The share of sentences under seven words. */
  short: { words: 7, atMost: 0.1 },
  /** Words of the longest sentence. */
  longest: { atMost: 40 },
  /** Flesch-Kincaid: the school year whose readers follow with ease. */
  grade: { atLeast: 7, atMost: 9 },
} as const;

/** An article without its last section, the sources. */
const withoutSources = (markdown: string): string =>
  markdown.replace(/^## .*\{#sources\}[\s\S]*/m, '');

/** An article's sentences, its figures filled in: no headings, formulas, sums, tables or sources. */
export const sentencesOf = (filled: string): readonly string[] =>
  withoutSources(filled)
    .replace(/\$\$[\s\S]+?\$\$/g, '\n\n')
    .replace(/\$[^$\n]+\$/g, 'x')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .split(/\n(?:\s*\n|(?=\s*(?:[-*|#]|\d+\.) ))/)
    .filter((block) => !/^\s*[|#]/.test(block))
    .map((block) =>
      block
        .replace(/^\s*(?:[-*]|\d+\.) /, '')
        .replace(/[*_`]/g, '')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .flatMap((block) => block.split(/(?<=[.!?]["”’)]?) (?=["“‘(]?[\p{Lu}\d])/u))
    .filter((sentence) => /\p{L}/u.test(sentence) && !sentence.includes(' = '));

/** The first four words of each section, its figures filled in; sources apart. */
export const openings = (filled: string): readonly string[] =>
  withoutSources(filled)
    .split(/^## .*$/m)
    .flatMap((section) => sentencesOf(section)[0] ?? [])
    .map((sentence) => sentence.split(' ').slice(0, 4).join(' '));

/** How many syllables an English word has, near enough: its groups of vowels, silent endings apart. */
export function syllables(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z]/g, '');
  if (letters === '') return 1;
  const voiced = letters
    .replace(/(?<=[^aeiouy])e$/, (end) => (/[^aeiouy]le$/.test(letters) ? end : ''))
    .replace(/(?<=[^aeiouytd])ed$/, '')
    .replace(/(?<=[^aeiouyszxcg])es$/, '');
  return Math.max(1, voiced.match(/[aeiouy]+/g)?.length ?? 1);
}

/** The Flesch-Kincaid grade of some sentences. */
export function grade(sentences: readonly string[]): number {
  const all = sentences.flatMap(wordsOf);
  const count = all.reduce((sum, word) => sum + syllables(word), 0);
  return 0.39 * (all.length / sentences.length) + 11.8 * (count / all.length) - 15.59;
}

/** What is measured of an article. */
export function measure(filled: string) {
  const sentences = sentencesOf(filled);
  const lengths = sentences.map((sentence) => wordsOf(sentence).length);
  const mean = lengths.reduce((sum, each) => sum + each, 0) / lengths.length;
  const variance = lengths.reduce((sum, each) => sum + (each - mean) ** 2, 0) / lengths.length;
  return {
    mean,
    spread: Math.sqrt(variance),
    short: lengths.filter((length) => length < limits.short.words).length / lengths.length,
    longest: sentences[lengths.indexOf(Math.max(...lengths))] ?? '',
    grade: grade(sentences),
  };
}

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
