import { didYouMean } from '../../../schemas/nearest.ts';
import type { ManifestIssue } from '../manifest/meta.ts';

/** The issues of what the path of a calculator’s folder says: its category, of those that exist, and its slug. */
export function folderIssues(
  { category, slug }: { readonly category: string; readonly slug: string },
  categories: readonly string[],
): readonly ManifestIssue[] {
  const issues: ManifestIssue[] = [];
  if (!categories.includes(category)) {
    const hint = didYouMean(category, categories);
    issues.push({
      key: 'category',
      message: `there is no category “${category}”; known are ${categories.join(', ')}.${hint}`,
    });
  }
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(slug)) {
    issues.push({
      key: 'slug',
      message: `“${slug}” is a part of the address: small letters and digits, a hyphen between words.`,
    });
  }
  return issues;
}
