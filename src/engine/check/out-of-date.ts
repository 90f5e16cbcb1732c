import type { Manifest, RangeTable } from '../../../schemas/manifest.ts';
import { figuresOf } from '../manifest/expand.ts';
import type { ManifestIssue } from '../manifest/meta.ts';

/** The month of a day, a year later: "2026-11-22" gives "2027-11". */
const aYearAfter = (day: string): string => `${Number(day.slice(0, 4)) + 1}${day.slice(4, 7)}`;

/** The dates of a manifest that are later than a day (YYYY-MM-DD). */
export const futureDates = (manifest: Manifest, today: string): ManifestIssue[] =>
  (['published', 'reviewed'] as const)
    .filter((key) => (manifest[key] ?? '') > today)
    .map((key) => ({ key, message: `is in the future: it is ${today} (UTC).` }));

/**
 * The parts of a manifest that are out of date on a day (YYYY-MM-DD): a missing review or one of more
 * than a year ago, and tables that are no longer valid.
 */
export function outOfDate(manifest: Manifest, today: string): readonly ManifestIssue[] {
  const { reviewed, results } = manifest;
  const review =
    reviewed === undefined
      ? 'is missing: the day on which somebody last compared all of it with its sources.'
      : today.slice(0, 7) > aYearAfter(reviewed)
        ? 'is more than a year ago: compare all of it with its sources, then write the day.'
        : undefined;
  const tables = figuresOf(manifest).flatMap(([id, figure]) =>
    (['ranges', 'graduated'] as const).flatMap((way) => {
      const table = way in figure ? (figure as { [K in typeof way]?: RangeTable })[way] : undefined;
      if (table?.validUntil === undefined || today <= table.validUntil) return [];
      const at = `${id in results ? 'results' : 'workings'}.${id}.${way}.validUntil`;
      return [{ key: at, message: 'is past: write the table that holds now.' }];
    }),
  );
  return [...(review ? [{ key: 'reviewed', message: review }] : []), ...tables];
}
