import { strToU8, zipSync } from 'fflate';
import type { Manifest } from '../../../schemas/manifest.ts';
import { expand } from '../../engine/manifest/expand.ts';
import { issuesIn } from '../../engine/manifest/meta.ts';
import { type DraftData, envelopeOf, slugOf } from '../draft/draft.ts';
import { manifestIn } from '../draft/formulas.ts';
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

/** An archive of files, with their folders. */
export const zipOf = (files: Files): Uint8Array<ArrayBuffer> =>
  zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)])), {
    level: 9,
  });

/** One of the three steps that bring a folder in: what it does, and its command by system. */
export interface BringingIn {
  readonly says: string;
  readonly commands: readonly { readonly on?: string; readonly command: string }[];
}

/** The steps that bring the archive `<slug>.zip` into a copy of the repository, in whose root they are run. */
export const bringingIn = (slug: string): readonly BringingIn[] => [
  {
    says: 'Unpack the folder into its place. It is a new folder, and no other file changes.',
    commands: [
      { on: 'macOS, Linux', command: `unzip -n ~/Downloads/${slug}.zip` },
      { on: 'Windows (PowerShell)', command: `tar -xkf "$HOME\\Downloads\\${slug}.zip"` },
    ],
  },
  {
    says: 'Write what the TODOs of the article ask for, and see what the check says.',
    commands: [{ command: `npm run check -- ${slug}` }],
  },
  {
    says: 'Try everything that follows from the manifest, also in a browser.',
    commands: [{ command: `npm run qa -- ${slug}` }],
  },
];

/** How a folder then gets to the site. */
export const pullRequest =
  'Commit the folder on a branch of your own copy of the repository, push it, and open a pull request: everybody who keeps the site sees the calculator there before it is published.';
