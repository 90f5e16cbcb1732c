/*
 * What is asked of an article's text, and how its prose is measured.
 */

/** The sections of an article, by the id in braces after their heading. It has those that it needs. */
export const sections = {
  about: 'what it is and when to use it',
  formula: 'how it is worked out',
  example: 'a worked example',
  result: 'how to read the result',
  limits: 'assumptions and limits',
  questions: 'questions people ask',
  sources: 'sources',
} as const;

/** The sections that no article goes without. */
export const required: readonly (keyof typeof sections)[] = ['about', 'formula', 'limits'];

/** The headings of an article’s sections, each with its id in braces as the first group. */
export const headingsOf = (markdown: string): readonly RegExpExecArray[] => [
  ...markdown.matchAll(/^## .*?(?:\{#([a-z-]+)\})?\s*$/gm),
];

/** Markdown without its formulas. */
export const withoutFormulas = (markdown: string): string =>
  markdown.replace(/\$\$[\s\S]+?\$\$|\$[^$\n]+\$/g, ' ');

/** The words of an article's prose, without formulas, links' addresses and signs. */
export const wordsOf = (markdown: string): readonly string[] =>
  withoutFormulas(markdown)
    .replace(/\]\([^)]*\)/g, ' ')
    .replace(/\{#[a-z-]+\}/g, ' ')
    .match(/[\p{L}\p{N}][\p{L}\p{N}'’.,-]*/gu) ?? [];

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
  /** Flesch-Kincaid: the school year whose readers follow with ease. Nothing is too plain. */
  grade: { atMost: 9 },
} as const;

/** An article without its last section, the sources. */
export const withoutSources = (markdown: string): string =>
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
