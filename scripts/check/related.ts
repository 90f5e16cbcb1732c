import type { Manifest } from '../../schemas/manifest.ts';
import type { ManifestIssue } from '../../schemas/meta.ts';
import { didYouMean } from '../../schemas/nearest.ts';

/** What is wrong with the calculators that a manifest names as related, of all that there are. */
export const relatedIssues = (
  slug: string,
  { related = [] }: Manifest,
  slugs: ReadonlySet<string>,
): ManifestIssue[] =>
  related.flatMap((each, index) => {
    const key = `related[${index}]`;
    if (each === slug) return [{ key, message: 'is this calculator itself.' }];
    if (related.indexOf(each) < index) return [{ key, message: `“${each}” is named twice.` }];
    if (slugs.has(each)) return [];
    const hint = didYouMean(each, [...slugs]);
    return [{ key, message: `there is no calculator “${each}”.${hint}` }];
  });
