import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Category, categories } from '../../calculators/categories.ts';
import { findFiles } from '../files.ts';
import { addCalculator, type CalculatorPath } from './copy.ts';

/*
 * Generates calculators with texts from the words of the real articles: titles, summaries, keywords and
 * articles. A text follows a real one for a few words and then jumps, so that it compresses about as
 * well as a real text; a copy would compress to almost nothing.
 */

/** The smallest number of categories in a large catalogue. */
const manyCategories = 24;

/** A seeded random number generator from 0 to 1 (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The parts of an article that are not prose: figures, formulas, addresses, anchors. */
const noProse = /(\{\{.*?\}\}|\$\$[\s\S]*?\$\$|\$[^$\n]+\$|\]\([^)]*\)|\{#[a-z-]+\})/;

/** Returns functions that generate texts from the words of articles. */
function writer(articles: readonly string[], random: () => number) {
  const prose = articles.map((text) =>
    text
      .split(noProse)
      .filter((_, index) => index % 2 === 0)
      .join(' '),
  );
  const words = prose.flatMap((text) => text.toLowerCase().match(/[a-z]{2,}/g) ?? []);
  const next = new Map<string, string[]>();
  for (const [index, word] of words.entries()) {
    const following = words[index + 1];
    if (following) next.set(word, (next.get(word) ?? []).concat(following));
  }
  const all = [...next.keys()];
  const long = all.filter((word) => word.length > 3);
  const pick = <T>(some: readonly T[]): T => some[Math.floor(random() * some.length)] as T;
  const after = (word: string): string =>
    random() < 0.2 ? pick(all) : pick(next.get(word) ?? all);

  const phrase = (least: number, most: number): string => {
    const some = [pick(all)];
    const length = least + Math.floor(random() * (most - least + 1));
    while (some.length < length) some.push(after(some.at(-1) as string));
    return some.join(' ');
  };
  return {
    pick,
    phrase,
    sentence: (least: number, most: number) => `${capital(phrase(least, most))}.`,
    /** Several long words, for names and keywords. */
    name: (count: number) => Array.from({ length: count }, () => pick(long)).join(' '),
    /** An article with the structure of another one, but other words. */
    article(original: string): string {
      let word = pick(all);
      return original
        .split(noProse)
        .map((part, index) =>
          index % 2
            ? part
            : part.replace(/\b[A-Za-z]{3,}\b/g, (old) => {
                word = after(word);
                return /^[A-Z]/.test(old) ? capital(word) : word;
              }),
        )
        .join('');
    },
  };
}

/** Adds generated categories and calculators to a copy of the repository, until it has so many. */
export function addGenerated(copy: string, wanted: number, seed = 9): void {
  const random = seeded(seed);
  const originals = findFiles('calculators/*/*/manifest.ts', { cwd: copy }).map(
    (file) => file.split('/').slice(1, 3).join('/') as CalculatorPath,
  );
  const articleOf = (path: CalculatorPath) =>
    readFileSync(join(copy, 'calculators', path, 'article.md'), 'utf8');
  const articles = new Map(originals.map((path) => [path, articleOf(path)]));
  const { pick, phrase, sentence, name, article } = writer([...articles.values()], random);

  const added: Category[] = [];
  while (categories.length + added.length < manyCategories) {
    const title = capital(name(2));
    added.push({
      id: title.toLowerCase().replaceAll(' ', '-'),
      title,
      description: sentence(7, 11),
      icon: pick(categories).icon.replace(/\d+/g, () => String(Math.floor(random() * 24))),
      hue: Math.floor(random() * 360),
      words: { atLeast: 0, atMost: 2000 },
    });
  }
  const list = join(copy, 'calculators/categories.ts');
  const entries = added.map((each) => `  ${JSON.stringify(each)},\n`).join('');
  // An article of any length comes into any category.
  const anyLength = readFileSync(list, 'utf8').replace(
    /\{ atLeast: \d+, atMost: \d+ \}/g,
    '{ atLeast: 0, atMost: 2000 }',
  );
  writeFileSync(list, anyLength.replace(/\];\s*$/, `${entries}];\n`));

  // One category is very large, the others are of many sizes.
  const ids = [...categories, ...added].map(({ id }) => id);
  const large = ids.at(-1) as string;
  const sizes = ids.flatMap((id) => Array.from({ length: 2 + Math.floor(random() * 6) }, () => id));
  const slugs = originals.map((path) => path.split('/')[1] as string);
  const taken = new Set(slugs);
  for (let count = originals.length; count < wanted; ) {
    const title = `${capital(name(random() < 0.5 ? 2 : 3))} Calculator`;
    const slug = title
      .toLowerCase()
      .replaceAll(' ', '-')
      .replace(/-calculator$/, '');
    if (taken.has(slug) || title.length > 60) continue;
    const category = random() < 0.15 ? large : pick(sizes);
    const original = pick(originals);
    const path: CalculatorPath = `${category}/${slug}`;
    addCalculator(copy, original, path, {
      title,
      summary: sentence(9, 15).slice(0, 119),
      intro: sentence(15, 25),
      description: `${sentence(12, 16)} ${sentence(12, 16)}`.slice(0, 155).padEnd(70, '.'),
      keywords: Array.from({ length: 5 + Math.floor(random() * 4) }, () =>
        random() < 0.5 ? name(1) : phrase(2, 2),
      ),
      related: [...new Set([1, 2, 3, 4].map(() => pick(slugs)))],
    });
    writeFileSync(
      join(copy, 'calculators', path, 'article.md'),
      article(articles.get(original) as string),
    );
    taken.add(slug);
    slugs.push(slug);
    count += 1;
  }
}
