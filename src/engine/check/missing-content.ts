import type { Manifest } from '../../../schemas/manifest.ts';
import { expand } from '../manifest/expand.ts';
import type { ManifestIssue } from '../manifest/meta.ts';

/** The issues of a valid manifest that lacks formulas or laws, which only an author can add. */
export function missingContent(manifest: Manifest): ManifestIssue[] {
  const { laws = [], published } = manifest;
  const issues: ManifestIssue[] = [];
  const say = (key: string, message: string) => issues.push({ key, message });
  if (expand(manifest).steps.length === 0) {
    say('results', 'there is no formula: the page has none to show, nor the tests to check.');
  }
  if (laws.length < 2) {
    say('laws', 'declare two at least: what rises, falls, scales or adds up, whatever is typed.');
  }
  if (!manifest.examples.some(({ shown, asked }) => shown !== false && asked)) {
    say(
      'examples',
      'none that the page shows has a question: write `asked` beside one, in the words of a visitor.',
    );
  }
  if (published === undefined) {
    say('published', 'is missing: the day on which the calculator first stood on the site.');
  }
  return issues;
}
