import { issuesIn } from '../../schemas/meta.ts';
import { type DraftData, manifestIn, type Problem } from './draft.ts';
import { parseDraft } from './parse.ts';

/** A draft that came with a link, and all that keeps it from being shown. */
export function linkedProblems(text: string): {
  readonly data: DraftData | undefined;
  readonly problems: readonly Problem[];
  readonly imitates?: string | undefined;
} {
  const parsed = parseDraft(text);
  if ('problem' in parsed) return { data: undefined, problems: [parsed.problem] };
  return { data: parsed.data, problems: issuesIn(manifestIn(parsed.data)) };
}
