import type { Manifest } from '../../../schemas/manifest.ts';
import { isObject, type JsonObject } from '../../../schemas/shapes.ts';
import { issuesIn, type ManifestIssue } from '../manifest/meta.ts';
import { type DraftData, type Path, pathOf, valueAt } from './draft.ts';

/** A text, with another in place of a missing or blank one; what is no text stays, and is an issue. */
const written = (text: unknown = '', otherwise: string): unknown =>
  typeof text === 'string' && (text.trim() === '' || text.includes('\n')) ? otherwise : text;

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

/** What keeps a page from being made of a manifest, for which texts, examples and laws may be missing. */
export const pageIssues = (manifest: DraftData): readonly ManifestIssue[] =>
  // The example that stands in is nobody's.
  issuesIn(withStandIns(manifest)).filter(({ key }) => !key.startsWith('examples'));

/**
 * Takes the manifest of a draft; returns one that a page can be made of. While texts, examples or laws are
 * missing or wrong, others stand in for them: a calculator for oneself needs none. Returns `undefined` if
 * anything else is wrong.
 */
export const previewable = (manifest: DraftData): Manifest | undefined =>
  [manifest, withStandIns(manifest)].find((each) => issuesIn(each).length === 0) as
    | Manifest
    | undefined;

/** A value with another one at a path; `undefined` removes the key, or the entry of a list. */
function withValue(data: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(data)) {
    const next = withValue(data[Number(key)], rest, value);
    return next === undefined ? data.toSpliced(Number(key), 1) : data.with(Number(key), next);
  }
  if (!isObject(data)) return data;
  const { [key]: old, ...others } = data;
  const next = withValue(old, rest, value);
  return next === undefined ? others : { ...data, [key]: next };
}

/** A manifest without the part that an issue is about, or with something in its place. */
function withoutPart(manifest: DraftData, { key }: ManifestIssue): DraftData {
  const path = pathOf(key);
  const at = (to: Path, value?: unknown) => withValue(manifest, to, value) as JsonObject;
  const [part = '', id = '', name] = path;
  // Nothing is marked as the headline, perhaps because what was is left out.
  if (part === 'results' && path.length === 1) {
    const [first] = Object.keys(isObject(manifest.results) ? manifest.results : {});
    return first === undefined ? manifest : at(['results', first, 'headline'], true);
  }
  if (!['fields', 'results', 'workings'].includes(String(part)) || path.length < 2) {
    return at(path.slice(0, Array.isArray(manifest[part]) ? 2 : 1));
  }
  if (name === 'label') return at([part, id, name], String(id));
  const isOptional = part === 'fields' && name !== undefined && name !== 'kind';
  // What a field needs is missing after it was left out: the field goes itself.
  return isOptional && valueAt(manifest, [part, id, name]) !== undefined
    ? at([part, id, name])
    : at([part, id]);
}

/** How many times what is left may show a further issue: a figure that used one that was left out. */
const mostTurns = 30;

/**
 * As much of a manifest as a page can be made of: without figures whose formulas cannot be read, and without
 * what uses them. Returns `undefined` if no result is left.
 */
export function partlyPreviewable(manifest: DraftData): Manifest | undefined {
  let rest = withStandIns(manifest);
  for (let turn = 0; turn < mostTurns; turn += 1) {
    const [issue] = issuesIn(rest);
    if (!issue) return rest as unknown as Manifest;
    const next = withStandIns(withoutPart(rest, issue));
    if (JSON.stringify(next) === JSON.stringify(rest)) return undefined;
    rest = next;
  }
  return undefined;
}
