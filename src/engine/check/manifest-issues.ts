import type { Manifest } from '../../../schemas/manifest.ts';
import { expand } from '../manifest/expand.ts';
import { issuesIn, keysOf, type ManifestIssue } from '../manifest/meta.ts';
import { mathml } from '../steps/mathml.ts';
import { futureDates } from './out-of-date.ts';
import { relatedIssues } from './related.ts';

/** The issues of symbols that are not valid TeX. */
function symbolIssues(manifest: Manifest): readonly ManifestIssue[] {
  const keys = new Map(keysOf(manifest));
  return Object.entries(expand(manifest).symbols).flatMap(([id, tex]) => {
    try {
      mathml(tex);
      return [];
    } catch (error) {
      return [{ key: `${keys.get(id)}.symbol`, message: (error as Error).message }];
    }
  });
}

/**
 * The issues of a manifest that need no computation; of several checks, those of the first that finds
 * some. `slugs` are those of all calculators, `today` is the current day, YYYY-MM-DD.
 */
export function manifestIssues(
  given: unknown,
  { slug, slugs, today }: { slug: string; slugs: ReadonlySet<string>; today: string },
): readonly ManifestIssue[] {
  const checks: readonly ((manifest: Manifest) => readonly ManifestIssue[])[] = [
    issuesIn,
    (manifest) => futureDates(manifest, today),
    (manifest) => relatedIssues(slug, manifest, slugs),
    symbolIssues,
  ];
  for (const check of checks) {
    const issues = check(given as Manifest);
    if (issues.length > 0) return issues;
  }
  return [];
}
