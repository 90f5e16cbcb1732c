import { describe, expect, test } from 'vitest';
import { findCalculators, loadCalculator, readArticle } from '../scripts/calculators.ts';
import { addresses } from '../scripts/site/addresses.ts';
import { articleProblems, fillFigures, wordsOf } from '../scripts/site/article.ts';

const all = await Promise.all(
  findCalculators().map(async (folder) => {
    const calculator = await loadCalculator(folder);
    const markdown = readArticle(folder) ?? '';
    return { slug: folder.slug, calculator, markdown };
  }),
);

/** An article's sentences, its figures filled in: no headings, formulas, sums, tables or sources. */
function sentencesOf({ markdown, calculator }: (typeof all)[number]): readonly string[] {
  return fillFigures(markdown, calculator)
    .replace(/^## .*\{#sources\}[\s\S]*/m, '')
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
}

/** How many syllables an English word has, near enough: its groups of vowels, silent endings apart. */
function syllables(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z]/g, '');
  if (letters === '') return 1;
  const spoken = letters
    .replace(/(?<=[^aeiouy])e$/, (end) => (/[^aeiouy]le$/.test(letters) ? end : ''))
    .replace(/(?<=[^aeiouytd])ed$/, '')
    .replace(/(?<=[^aeiouyszxcg])es$/, '');
  return Math.max(1, spoken.match(/[aeiouy]+/g)?.length ?? 1);
}

/** The Flesch-Kincaid grade: the school year whose readers follow the text with ease. */
function grade(sentences: readonly string[]): number {
  const words = sentences.flatMap(wordsOf);
  const sounds = words.reduce((sum, word) => sum + syllables(word), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (sounds / words.length) - 15.59;
}

describe.each(all)('the article on $slug', (article) => {
  test('has every section, enough words, a formula, only the engine’s figures and no dead link', () => {
    const { slug, markdown, calculator } = article;
    expect(articleProblems(slug, markdown, addresses(), calculator)).toEqual([]);
  });

  test('does not link to the page that it is on', () => {
    expect(article.markdown).not.toContain(`](/calculator/${article.slug})`);
  });

  test('can be read without effort', () => {
    expect(grade(sentencesOf(article))).toBeLessThanOrEqual(11);
  });
});

test('no article repeats a sentence of itself or of another article', () => {
  const seen = new Map<string, string>();
  const repeated: string[] = [];
  for (const article of all) {
    for (const sentence of sentencesOf(article)) {
      const plain = wordsOf(sentence).join(' ').toLowerCase();
      if (plain.split(' ').length < 8) continue;
      const first = seen.get(plain);
      if (first) repeated.push(`${first} and ${article.slug}: ${sentence}`);
      seen.set(plain, article.slug);
    }
  }
  expect(repeated).toEqual([]);
  expect(seen.size).toBeGreaterThan(all.length * 20);
});

describe('the reading grade', () => {
  test.each([
    ['calculator', 4],
    ['rate', 1],
    ['table', 2],
    ['rounded', 2],
    ['used', 1],
    ['interest', 3],
    ['times', 1],
    ['expenses', 3],
    ['month', 1],
    ['amortised', 3],
  ])('counts the syllables of %s: %i', (word, count) => {
    expect(syllables(word)).toBe(count);
  });

  test('is low for plain words and high for learned ones', () => {
    expect(grade(['The cat sat on the mat.', 'It was a good day.'])).toBeLessThan(3);
    expect(
      grade([
        'Institutional considerations notwithstanding, amortisation methodologies necessitate comprehensive actuarial interpretation.',
      ]),
    ).toBeGreaterThan(18);
  });
});
