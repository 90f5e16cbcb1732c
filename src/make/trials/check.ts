import { categories } from '../../../calculators/categories.ts';
import type { Manifest } from '../../../schemas/manifest.ts';
import { didYouMean } from '../../../schemas/nearest.ts';
import { folderIssues } from '../../engine/check/folder.ts';
import { manifestIssues } from '../../engine/check/manifest-issues.ts';
import { missingContent } from '../../engine/check/missing-content.ts';
import { outOfDate } from '../../engine/check/out-of-date.ts';
import { type DraftData, envelopeOf, type Problem } from '../../engine/draft/draft.ts';
import { formulaProblems, manifestIn } from '../../engine/draft/formulas.ts';
import { mostProblems } from '../../engine/draft/own-problems.ts';

/*
 * What is wrong with a draft, found as one types: what `npm run check` finds without computing anything,
 * in its words and its order. What needs a computation is found by trials.ts.
 */

/** What is known of the site’s own calculators, and of the day. */
export interface About {
  readonly slugs: ReadonlySet<string>;
  readonly titles: readonly string[];
  /** The current day, YYYY-MM-DD. */
  readonly today: string;
}

/** Problems of what stands beside the manifest: where the calculator would be, and whose function it uses. */
function envelopeProblems(data: DraftData, { slugs, titles }: About): readonly Problem[] {
  const { slug, category, functionsFrom } = envelopeOf(data);
  const isBlank = slug === '' && !data.title;
  const problems: Problem[] = folderIssues(
    { slug, category },
    categories.map(({ id }) => id),
    // The address is made of the title, which says itself that it is blank.
  ).filter(({ key }) => key !== 'slug' || !isBlank);
  const say = (key: string, message: string) => problems.push({ key, message });
  if (slugs.has(slug))
    say('slug', `“${slug}” is the address of another calculator: choose one of its own.`);
  const title = typeof data.title === 'string' ? data.title.trim().toLowerCase() : '';
  if (titles.some((each) => each.toLowerCase() === title)) {
    say('title', 'is the title of another calculator: give this one its own.');
  }
  if (functionsFrom !== undefined && !slugs.has(functionsFrom)) {
    const hint = didYouMean(functionsFrom, [...slugs]);
    say('functionsFrom', `there is no calculator “${functionsFrom}”.${hint}`);
  }
  if (data.compute === 'compute.ts' && functionsFrom === undefined) {
    say('compute', "a draft has no function of its own: write formulas, and 'formulas' here.");
  }
  return problems;
}

/**
 * Everything that is wrong with a draft and can be found without computing; a missing or old review is a
 * warning. The draft is within its bounds (bounds.ts).
 */
export function quickProblems(data: DraftData, about: About): readonly Problem[] {
  const { slugs, today } = about;
  const manifest = manifestIn(data) as unknown as Manifest;
  const problems = envelopeProblems(data, about);
  // A formula that cannot be read is said at once, whatever else is missing.
  const unread = formulaProblems(data);
  const isUnread = new Set(unread.map(({ key }) => key));
  const issues = manifestIssues(manifest, { slug: envelopeOf(data).slug, slugs, today }).filter(
    ({ key }) => !isUnread.has(key),
  );
  if (unread.length + issues.length > 0) {
    return [...problems, ...unread, ...issues].slice(0, mostProblems);
  }
  return [
    ...problems,
    ...missingContent(manifest),
    ...outOfDate(manifest, today).map((each): Problem => ({ ...each, isWarning: true })),
  ];
}
