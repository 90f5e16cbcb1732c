import { createHash } from 'node:crypto';
import { type LoadedCalculator, loadManifest, readArticle } from '../../../scripts/calculators.ts';
import { stepTexts, symbolMeanings } from '../../../src/engine/steps/step-texts.ts';
import metadata from '../package.json' with { type: 'json' };
import type { About } from './catalogue-format.ts';
import type { Example, Inputs, Listed, Source } from './types.ts';

/*
 * What the package says of a calculator, made of its folder.
 */

/** The version of the package. */
export const { version } = metadata;

/** A line of an article as plain text, with the address of its first link. */
function sourceOf(line: string): Source {
  const [, href] = /\]\((https?:[^)\s]+)\)/.exec(line) ?? [];
  const title = line
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/(\*\*|\*|__|_)(?=\S)(.+?)(?<=\S)\1/g, '$2')
    .replace(/\\(.)/g, '$1')
    .trim();
  return { title, ...(href && { href }) };
}

/** The publications that a calculator rests on: those of its article, and those of its dated figures. */
function sourcesOf(folder: LoadedCalculator): readonly Source[] {
  const [, listed = ''] =
    /^## [^\n]*\{#sources\}\n([^#]*(?:#(?!# )[^#]*)*)/m.exec(readArticle(folder) ?? '') ?? [];
  const items = [...listed.matchAll(/^- (.*(?:\n {2}.*)*)/gm)].map(([, item = '']) =>
    sourceOf(item.replace(/\n\s+/g, ' ')),
  );
  const dated = (folder.manifest.data ?? []).map(({ what, source, lookedUp }) => ({
    title: `${what}: ${source}; looked up ${lookedUp}.`,
  }));
  return [...items, ...dated];
}

/** A calculator in the list of all. */
export function listedOf({ slug, category, manifest }: LoadedCalculator): Listed {
  const { title, summary, keywords, audience, whenNotToUse } = manifest;
  return {
    ...{ slug, title, summary, category, keywords },
    ...(audience && { audience }),
    ...(whenNotToUse && { whenNotToUse }),
  };
}

/** What describes a calculator. */
export async function aboutOf(folder: LoadedCalculator): Promise<About> {
  const { manifest } = folder;
  const hash = createHash('sha256')
    .update(JSON.stringify(await loadManifest(folder)))
    .digest('hex')
    .slice(0, 8);
  return {
    version: `${version}+${hash}`,
    examples: manifest.examples
      .filter(({ shown }) => shown !== false)
      .map(
        ({ title, given, today, shows }): Example => ({
          title,
          inputs: given as Inputs,
          ...(today && { today }),
          shows: shows as Example['shows'],
        }),
      ),
    sources: sourcesOf(folder),
    steps: stepTexts(manifest),
    symbols: symbolMeanings(manifest),
  };
}
