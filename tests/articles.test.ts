import { describe, expect, test } from 'vitest';
import { categories } from '../calculators/categories.ts';
import { addresses } from '../scripts/build/addresses.ts';
import { articleProblems } from '../scripts/build/article.ts';
import { findCalculators, loadCalculator, readArticle } from '../scripts/calculators.ts';

const all = await Promise.all(
  findCalculators().map(async (folder) => {
    const calculator = await loadCalculator(folder);
    const markdown = readArticle(folder) ?? '';
    return { slug: folder.slug, category: folder.category, calculator, markdown };
  }),
);

test('a link may lead to every category that has calculators, and to no other', () => {
  const filled = new Set(findCalculators().map(({ category }) => `/${category}`));
  const known = addresses().filter((each) => categories.some(({ id }) => each === `/${id}`));
  expect(new Set(known)).toEqual(filled);
});

describe.each(all)('the article on $slug', (article) => {
  test('has the required sections, a length that its category allows, a formula, only the engine’s figures and no dead link', () => {
    const { slug, category, markdown, calculator } = article;
    expect(articleProblems(slug, markdown, category, addresses(), calculator)).toEqual([]);
  });

  test('does not link to the page that it is on', () => {
    expect(article.markdown).not.toContain(`](/calculator/${article.slug})`);
  });
});
