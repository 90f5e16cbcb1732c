import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Field, Result } from '../../schemas/manifest.ts';
import { type LoadedCalculator, loadCatalogue, root } from '../calculators.ts';

/*
 * The ids of all calculators, which are the interface for programs and links: those of the last release are kept in
 * packages/reckonwell/ids.json, and none of them vanishes without a note.
 */

const file = join(root, 'packages/reckonwell/ids.json');

/** The ids of a calculator, as they are written in notes: "annualRate", "courses.grade", "unit.metric". */
export interface Ids {
  readonly inputs: readonly string[];
  readonly results: readonly string[];
}

/** A field with the ids within it: of options, or of the fields of rows. */
const inputIds = ([id, field]: readonly [string, Field]): readonly string[] => [
  id,
  ...('options' in field ? Object.keys(field.options).map((option) => `${id}.${option}`) : []),
  ...('fields' in field
    ? Object.entries(field.fields)
        .flatMap(inputIds)
        .map((sub) => `${id}.${sub}`)
    : []),
];

const resultIds = ([id, result]: readonly [string, Result]): readonly string[] => [
  id,
  ...('columns' in result ? Object.keys(result.columns).map((column) => `${id}.${column}`) : []),
];

const idsIn = ({ manifest: { fields, results } }: LoadedCalculator): Ids => ({
  inputs: Object.entries(fields).flatMap(inputIds),
  results: Object.entries(results).flatMap(resultIds),
});

/** The ids of all calculators, by slug. */
export const idsNow = async (): Promise<Readonly<Record<string, Ids>>> =>
  Object.fromEntries((await loadCatalogue()).map((each) => [each.slug, idsIn(each)]));

/** The ids of the last release, by slug. */
export const idsBefore = (): Readonly<Record<string, Ids>> =>
  JSON.parse(readFileSync(file, 'utf8'));

/** Keeps the ids of now as those of the last release. */
export async function keepIds(): Promise<void> {
  const lines = Object.entries(await idsNow()).map(
    ([slug, ids]) => `  ${JSON.stringify(slug)}: ${JSON.stringify(ids)}`,
  );
  writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`);
}

/** The ids that vanished, "slug" or "slug.id": inputs that are in the manifest's `renamed` still open in links. */
export function vanished(
  before: Readonly<Record<string, Ids>>,
  now: Readonly<Record<string, Ids>>,
  renamed: (slug: string) => Readonly<Record<string, string>>,
): readonly string[] {
  return Object.entries(before).flatMap(([slug, { inputs, results }]) => {
    const there = now[slug];
    if (!there) return [slug];
    const former = Object.keys(renamed(slug));
    const isFormer = (id: string) =>
      former.includes(id) || former.some((each) => id.startsWith(`${each}.`));
    return [
      ...inputs.filter((id) => !there.inputs.includes(id) && !isFormer(id)),
      ...results.filter((id) => !there.results.includes(id)),
    ].map((id) => `${slug}.${id}`);
  });
}
