import type { Manifest } from '../../../schemas/manifest.ts';
import { didYouMean } from '../../../schemas/nearest.ts';
import type { ManifestIssue } from '../manifest/meta.ts';

/** The issues of the calculators that a manifest names, in `related` and in `whenNotToUse`; `slugs` are all that exist. */
export function relatedIssues(
  slug: string,
  { related = [], whenNotToUse = [] }: Manifest,
  slugs: ReadonlySet<string>,
): ManifestIssue[] {
  const issuesOf = (names: readonly string[], keyAt: (index: number) => string): ManifestIssue[] =>
    names.flatMap((each, index) => {
      const key = keyAt(index);
      if (each === slug) return [{ key, message: 'is this calculator itself.' }];
      if (names.indexOf(each) < index) return [{ key, message: `“${each}” is named twice.` }];
      if (slugs.has(each)) return [];
      const hint = didYouMean(each, [...slugs]);
      return [{ key, message: `there is no calculator “${each}”.${hint}` }];
    });
  const others = whenNotToUse.map(({ use }) => use);
  const keyOfUse = (index: number) => `whenNotToUse[${index}].use`;
  return [
    ...issuesOf(related, (index) => `related[${index}]`),
    ...issuesOf(others, keyOfUse),
    ...others.flatMap((each, index) =>
      each === slug || !slugs.has(each) || related.includes(each)
        ? []
        : [
            {
              key: keyOfUse(index),
              message: `“${each}” is not in \`related\`, so the page has no link to it: add it there.`,
            },
          ],
    ),
  ];
}
