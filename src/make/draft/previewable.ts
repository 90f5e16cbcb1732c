import type { Manifest } from '../../../schemas/manifest.ts';
import { issuesIn } from '../../engine/manifest/meta.ts';
import type { DraftData } from './draft.ts';

const written = (text: unknown, otherwise: string): string =>
  typeof text === 'string' && text.trim() !== '' && !text.includes('\n') ? text : otherwise;

/** What a page needs no word of: stands in for the texts and examples that are still missing or wrong. */
function withStandIns(manifest: DraftData): DraftData {
  const { title, intro, results, laws, ...rest } = manifest;
  const [result = ''] = Object.keys(typeof results === 'object' && results ? results : {});
  return {
    ...rest,
    results,
    title: written(title, 'Untitled calculator'),
    intro: written(intro, 'Fill in the form to see the result.'),
    summary: 'A draft.',
    description:
      'A draft of a calculator, shown beside the form that it is written with, and nowhere else.',
    keywords: ['draft'],
    examples: [{ title: 'A draft', given: {}, shows: { [result]: '0' }, shown: false }],
  };
}

/**
 * Takes the manifest of a draft; returns one that a page can be made of. While texts, examples or laws are
 * missing or wrong, others stand in for them: a calculator for oneself needs none. Returns `undefined` if
 * anything else is wrong.
 */
export const previewable = (manifest: DraftData): Manifest | undefined =>
  [manifest, withStandIns(manifest)].find((each) => issuesIn(each).length === 0) as
    | Manifest
    | undefined;
