import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from '../schemas/manifest.ts';
import { type CalculatorFolder, root } from './calculators.ts';

/** The files of a calculator's folder. */
export const files = ['manifest.ts', 'compute.ts', 'article.md'] as const;

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

/**
 * What a calculator's folder still lacks, however well-formed it is: every TODO in its files, and
 * the parts of a manifest that only an author can give. Empty if it is all there.
 */
export function unfinished({ path }: CalculatorFolder, manifest: Manifest): string[] {
  const file = `${path}/manifest.ts`;
  const marks = marksIn(file);
  const lacking: string[] = [];
  // A mark already stands where these belong.
  if (marks.length === 0) {
    if ((manifest.steps ?? []).length === 0) {
      lacking.push(
        'steps: there is no formula: the page has none to show, nor the tests to check.',
      );
    }
    const sources = (manifest.examples ?? []).flatMap(({ source = [] }) => source);
    const published = sources.filter((source) => !source.startsWith('Our own:'));
    if (published.length < 3 && sources.length === published.length) {
      lacking.push(
        'examples: name the `source` of three published ones, or say once “Our own: …” and why.',
      );
    }
  }
  return [
    ...marks,
    ...lacking.map((each) => `${file}: ${each}`),
    ...[...files.slice(1), 'tables.ts'].flatMap((name) => marksIn(`${path}/${name}`)),
  ];
}
