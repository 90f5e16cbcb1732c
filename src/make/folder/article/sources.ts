import { escaped, listed, the, theId } from '../../draft/wording.ts';
import type { Subject } from './subject.ts';

/** Every source that the manifest names, with what rests on it. */
function sourcesOf({ manifest }: Subject): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  const add = (source: string | undefined, what: string) => {
    if (source) found.set(source, (found.get(source) ?? new Set()).add(what));
  };
  for (const [id, figure] of Object.entries({ ...manifest.results, ...manifest.workings })) {
    if ('source' in figure) add(figure.source, theId(manifest, id));
    if ('ranges' in figure) add(figure.ranges?.source, theId(manifest, id));
    if ('graduated' in figure) add(figure.graduated?.source, theId(manifest, id));
  }
  for (const field of Object.values(manifest.fields)) {
    if (field.kind === 'choice') add(field.source, the(field.valueLabel ?? field.label));
  }
  for (const { label, source } of Object.values(manifest.constants)) add(source, the(label));
  for (const { title, source } of manifest.examples) add(source, `the example “${escaped(title)}”`);
  return found;
}

/** Writes the section of sources. */
export function sources(subject: Subject): string {
  const found = [...sourcesOf(subject)];
  const own =
    'For everything else, the calculator names no publication. All examples are calculated again by its own engine, and the figures have to agree with those that the author wrote down.';
  if (found.length === 0) {
    return `This calculator names no publication: its formulas and examples are the author’s own. The engine of the page works out every example again, and its figures have to agree with those that the author wrote down.`;
  }
  return [
    found
      .map(([source, what]) => `- ${escaped(source)}; used for ${listed([...what].slice(0, 5))}.`)
      .join('\n'),
    own,
  ].join('\n\n');
}
