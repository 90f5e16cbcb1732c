import type { Manifest } from '../../../schemas/manifest.ts';
import { didYouMean } from '../../../schemas/nearest.ts';
import type { ManifestIssue } from '../manifest/meta.ts';

/** The issues of the related calculators that a manifest names; `slugs` are all that exist. */
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
