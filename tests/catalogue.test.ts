import { describe, expect, test } from 'vitest';
import type { ExpandedManifest } from '../schemas/calculator.ts';
import { inOrder, type LoadedCalculator, loadCatalogue } from '../scripts/calculators.ts';

const calculator = (slug: string, category: string, title: string, order?: number) =>
  ({
    slug,
    category,
    path: `calculators/${category}/${slug}`,
    manifest: { title, ...(order && { order }) } as unknown as ExpandedManifest,
  }) satisfies LoadedCalculator;

describe('the order of the catalogue', () => {
  const order = (...some: readonly LoadedCalculator[]) => inOrder(some).map(({ slug }) => slug);

  test('is that of the categories, then of the numbers, then of the titles', () => {
    expect(
      order(
        calculator('z', 'health', 'Z'),
        calculator('last', 'finance', 'Zero'),
        calculator('second', 'finance', 'A', 2),
        calculator('middle', 'finance', 'Élan'),
        calculator('first', 'finance', 'B', 1),
        calculator('early', 'finance', 'Apple'),
      ),
    ).toEqual(['first', 'second', 'early', 'middle', 'last', 'z']);
  });

  test('is the same, whatever the order of the folders, where two have the same number', () => {
    const [a, b] = [calculator('a', 'finance', 'B', 3), calculator('b', 'finance', 'A', 3)];
    expect(order(a, b)).toEqual(['b', 'a']);
    expect(order(b, a)).toEqual(['b', 'a']);
  });
});

test('related calculators exist, and none is related to itself', async () => {
  const catalogue = await loadCatalogue();
  const slugs = catalogue.map(({ slug }) => slug);
  for (const { slug, manifest } of catalogue) {
    expect(slugs, slug).toEqual(expect.arrayContaining([...(manifest.related ?? [])]));
    expect(manifest.related ?? [], slug).not.toContain(slug);
  }
});
