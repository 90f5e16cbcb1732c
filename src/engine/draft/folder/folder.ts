import { strToU8, zipSync } from 'fflate';
import type { Manifest } from '../../../../schemas/manifest.ts';
import { expand } from '../../manifest/expand.ts';
import { issuesIn } from '../../manifest/meta.ts';
import { type DraftData, envelopeOf, slugOf } from '../draft.ts';
import { textOf } from '../edit.ts';
import { manifestIn } from '../formulas.ts';
import { articleSkeleton } from './article.ts';
import { manifestSource } from './source.ts';

/*
 * A draft as the folder of a calculator, and how the folder comes into the repository.
 */

/** Files by their paths from the root of the repository. */
export type Files = Readonly<Record<string, string>>;

/** A part of a path: what is no name of a folder must not lead out of its place. */
const folderName = (text: string, otherwise: string): string =>
  /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(text) ? text : slugOf(text) || otherwise;

/** The slug that the folder of a draft has. */
export const slugIn = (data: DraftData): string => folderName(envelopeOf(data).slug, 'draft');

/** The article of a draft: its own, or what is to be written, with the facts of a manifest without mistakes. */
function articleFor(data: DraftData, manifest: DraftData): string {
  const { article } = envelopeOf(data);
  if (article !== undefined) return article.endsWith('\n') ? article : `${article}\n`;
  const isRight = issuesIn(manifest).length === 0;
  return articleSkeleton(isRight ? expand(manifest as unknown as Manifest) : undefined);
}

/**
 * The files of a draft's folder, which may be unfinished. `extra` are further files by name, such as
 * compute.ts. The day of publication is today unless the draft has one; nobody has reviewed it yet.
 */
export function filesOf(data: DraftData, extra: Readonly<Record<string, string>> = {}): Files {
  const { category } = envelopeOf(data);
  const folder = `calculators/${folderName(category, 'category')}/${slugIn(data)}`;
  const manifest = { published: new Date().toISOString().slice(0, 10), ...manifestIn(data) };
  const names = Object.entries(extra).filter(([name]) => /^[a-z][a-z-]*\.ts$/.test(name));
  return {
    [`${folder}/manifest.ts`]: manifestSource(manifest),
    [`${folder}/article.md`]: articleFor(data, manifest),
    ...Object.fromEntries(names.map(([name, text]) => [`${folder}/${name}`, text])),
  };
}

/** The name of the file that is handed in. */
export const archiveName = (data: DraftData): string => `${slugIn(data)}.zip`;

/**
 * The file that is handed in: the folder of a draft, to be looked at, and beside it the draft itself, from
 * which `npm run new` makes the folder.
 */
export const archiveOf = (data: DraftData, files: Files): Uint8Array<ArrayBuffer> =>
  zipSync(
    Object.fromEntries(
      Object.entries({ ...files, [`${slugIn(data)}.json`]: textOf(data) }).map(([path, text]) => [
        path,
        strToU8(text),
      ]),
    ),
    { level: 9 },
  );

/** The commands that bring the file of a draft into a copy of the repository, in whose root they are run. */
export const bringingIn = (
  data: DraftData,
): readonly (readonly [says: string, command: string])[] => [
  [
    'Write the folder. It is a new one, and no other file changes.',
    `npm run new -- --from ~/Downloads/${archiveName(data)}`,
  ],
  [
    'Write what the TODOs of the article ask for, and see what the check says.',
    `npm run check -- ${slugIn(data)}`,
  ],
  [
    'Try everything that follows from the manifest, also in a browser.',
    `npm run qa -- ${slugIn(data)}`,
  ],
];

/** How the folder then gets to the site. */
export const pullRequest =
  'Commit the folder on a branch of your own copy of the repository, push it, and open a pull request: everybody who keeps the site sees the calculator there before it is published.';
