import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expand } from '../../schemas/expand.ts';
import type { Manifest } from '../../schemas/manifest.ts';
import type { ManifestIssue } from '../../schemas/meta.ts';
import { type CalculatorFolder, root } from '../calculators.ts';

/** The files that every calculator's folder has. */
export const files = ['manifest.ts', 'article.md'] as const;

/** What marks a place that still wants real content. */
const mark = /\b(?:TODO|FIXME)\b:?\s*(.*)$/;

/** What stands after a mark, without the quote, bracket or comment's end that the line goes on with. */
const note = (rest: string): string => rest.replace(/(?:\{#[a-z-]+\}|\*\/|[:'"`;,)\]}\s])+$/, '');

/** Every marked place in one file, a line each: the file, the line and what belongs there. */
function marksIn(file: string): string[] {
  if (!existsSync(join(root, file))) return [];
  return readFileSync(join(root, file), 'utf8')
    .split('\n')
    .flatMap((line, index) => {
      const [, rest] = mark.exec(line) ?? [];
      if (rest === undefined) return [];
      return `${file}:${index + 1}: still to write: ${note(rest) || 'a bare TODO is left here.'}`;
    });
}

/** Every TODO in a calculator's folder, a line each: the file, the line and what belongs there. */
export const marked = ({ path }: CalculatorFolder): string[] =>
  [...files, 'compute.ts', 'tables.ts'].flatMap((name) => marksIn(`${path}/${name}`));

/** The parts of a well-formed manifest that only an author can give, and that it lacks. */
export function lacking(manifest: Manifest): ManifestIssue[] {
  const { laws = [] } = manifest;
  const lacks: ManifestIssue[] = [];
  const say = (key: string, message: string) => lacks.push({ key, message });
  if (expand(manifest).steps.length === 0) {
    say('results', 'there is no formula: the page has none to show, nor the tests to check.');
  }
  if (laws.length < 2) {
    say('laws', 'declare two at least: what rises, falls, scales or adds up, whatever is typed.');
  }
  return lacks;
}

/** What a calculator still lacks before it can be published, however well-formed it is, a line each. */
export function unfinished(folder: CalculatorFolder, manifest: Manifest): string[] {
  const marks = marked(folder);
  const lacks = lacking(manifest).map(
    ({ key, message }) => `${folder.path}/manifest.ts: ${key}: ${message}`,
  );
  return [...marks, ...lacks];
}
