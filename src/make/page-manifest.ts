import type { Manifest } from '../../schemas/manifest.ts';
import { issuesIn, type ManifestIssue } from '../../schemas/meta.ts';
import { type DraftData, manifestIn } from './draft.ts';
import { withProposedTexts } from './proposals.ts';

/** Stands for the first example, which is taken from the page, and so cannot be there before it. */
const standIn = (results: unknown) => [
  { title: 'An example', given: {}, shows: { [Object.keys(results ?? {})[0] ?? '']: '1' } },
];

/**
 * The manifest of a draft's page, or what keeps the page from being shown. A draft that is not finished
 * has one as well: blank texts are as they could be, and it needs no example.
 */
export function manifestForPage(
  data: DraftData,
): { readonly manifest: Manifest } | { readonly problems: readonly ManifestIssue[] } {
  const manifest = manifestIn(withProposedTexts(data));
  const { examples, results } = manifest;
  const isFirst = Array.isArray(examples) && examples.length === 0;
  const problems = issuesIn(isFirst ? { ...manifest, examples: standIn(results) } : manifest);
  return problems.length > 0 ? { problems } : { manifest: manifest as unknown as Manifest };
}
