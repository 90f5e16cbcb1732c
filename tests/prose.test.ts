import { describe, expect, test } from 'vitest';
import { categories } from '../calculators/categories.ts';
import { words } from '../calculators/words.ts';
import { fillFigures } from '../scripts/build/article.ts';
import { findCalculators, loadCalculator, readArticle } from '../scripts/calculators.ts';
import { proseProblems, unsharedWords } from '../scripts/check/prose.ts';
import {
  grade,
  measure,
  openings,
  sentencesOf,
  syllables,
  wordsOf,
} from '../src/engine/check/readability.ts';

/*
 * How the pages read: the sentences of every article, what articles share, and words that readers of one
 * country would not know.
 */

const articles = await Promise.all(
  findCalculators().map(async (folder) => {
    const calculator = await loadCalculator(folder);
    const markdown = readArticle(folder) ?? '';
    const filled = fillFigures(markdown, calculator);
    return { slug: folder.slug, manifest: calculator.manifest, markdown, filled };
  }),
);

/** Everything that stands in more places than `most`, with the places. */
function sharedBy(
  most: number,
  textsOf: (article: (typeof articles)[number]) => readonly string[],
): readonly string[] {
  const places = new Map<string, string[]>();
  for (const article of articles) {
    for (const text of textsOf(article)) {
      places.set(text, [...(places.get(text) ?? []), article.slug]);
    }
  }
  return [...places]
    .filter(([, slugs]) => slugs.length > most)
    .map(([text, slugs]) => `${slugs.join(', ')}: ${text}`);
}

const plain = (sentence: string): string => wordsOf(sentence).join(' ').toLowerCase();

test.each(articles)('the article on $slug reads well', ({ slug, markdown, filled }) => {
  expect(proseProblems(slug, markdown, filled)).toEqual([]);
});

/** The texts of a manifest that visitors read: no formulas, symbols, ids or search words. */
const textsOf = (part: unknown, key = ''): readonly string[] => {
  if (typeof part === 'string') {
    const isText =
      /^(?:title|summary|intro|description|audience|label|help|say|message|note|none|model|source|text|because|rowLabel|valueLabel|stepLabel|calculate|items|name)$/;
    return isText.test(key) ? [part] : [];
  }
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([name, value]) =>
    // The words of questions are typed by visitors, never shown.
    name === 'say' && Array.isArray(value) ? [] : textsOf(value, Array.isArray(part) ? key : name),
  );
};

test.each(articles)('every reader knows the words of the form of $slug', ({ manifest }) => {
  const texts = textsOf(manifest);
  expect(texts.length).toBeGreaterThan(5);
  expect(
    texts.flatMap((text) => unsharedWords(text).map(({ word }) => `${word}: ${text}`)),
  ).toEqual([]);
});

test('every reader knows the words of the categories', () => {
  expect(textsOf(categories).flatMap(unsharedWords)).toEqual([]);
});

test('no article repeats a sentence, its own or another’s', () => {
  const long = ({ filled }: { filled: string }) =>
    sentencesOf(filled)
      .map(plain)
      .filter((sentence) => sentence.split(' ').length >= 8);
  expect(articles.flatMap(long).length).toBeGreaterThan(articles.length * 20);
  expect(sharedBy(1, long)).toEqual([]);
});

test('no two articles open a section with the same four words', () => {
  expect(sharedBy(1, ({ filled }) => openings(filled).map(plain))).toEqual([]);
});

test('no more than five articles begin sentences with the same five words', () => {
  const firstWords = (sentence: string) => plain(sentence).split(' ').slice(0, 5).join(' ');
  // A list of symbols (“$a$ and $b$ are the …”) has no other way to begin.
  const all = ({ filled }: { filled: string }) =>
    [...new Set(sentencesOf(filled).map(firstWords))].filter((words) => !words.startsWith('x '));
  expect(sharedBy(5, all)).toEqual([]);
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

describe('what is measured of an article', () => {
  const text = [
    '## On cats {#about}',
    '',
    'Cats sleep a lot. They sleep for half of the day, in warm and quiet places.',
    '',
    '- Some of them hunt.',
    '- 2 + 2 = 4',
    '',
    '| Cat | Age |',
    '| --- | --- |',
    '| Tom | Two years of age. |',
    '',
    '## Sources {#sources}',
    '',
    'A book on cats.',
  ].join('\n');

  test('leaves out headings, tables, sums and sources', () => {
    expect(sentencesOf(text)).toEqual([
      'Cats sleep a lot.',
      'They sleep for half of the day, in warm and quiet places.',
      'Some of them hunt.',
    ]);
  });

  test('is the length of its sentences, their spread, and the share of short ones', () => {
    const { mean, spread, short, longest } = measure(text);
    expect(mean).toBeCloseTo((4 + 12 + 4) / 3);
    expect(spread).toBeCloseTo(Math.sqrt((2 * (8 / 3) ** 2 + (16 / 3) ** 2) / 3));
    expect(short).toBeCloseTo(2 / 3);
    expect(longest).toContain('half of the day');
  });

  test('is how each section opens, without its sources', () => {
    expect(openings(text)).toEqual(['Cats sleep a lot.']);
    expect(openings('## A {#about}\n\nOne two three four five six.')).toEqual([
      'One two three four',
    ]);
  });

  test('is reported with the file', () => {
    const problems = proseProblems('article.md', text, text);
    expect(problems[0]).toBe(
      'article.md: Its sentences have 6.7 words on average: 12 to 20 read well.',
    );
    expect(problems.join('\n')).toContain('67% of its sentences have fewer than 7 words');
    expect(problems.join('\n')).toContain('nearly all of one length');
  });
});

describe('words that not every reader knows', () => {
  test('are found whole, in any case, with the line and what to write instead', () => {
    expect(unsharedWords('A letter, a Fortnight later')).toEqual([
      { word: 'Fortnight', instead: words['fortnight(?:ly|s)?'], at: 12 },
    ]);
    expect(
      proseProblems('article.md', 'One\nwhilst two.', 'One whilst two.').filter((each) =>
        each.startsWith('article.md:2: “whilst”: write “while” instead.'),
      ),
    ).toHaveLength(1);
  });

  test('are not found inside other words', () => {
    expect(unsharedWords('endearing, a let-down, amongstness')).toEqual([]);
  });
});
