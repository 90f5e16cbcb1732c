import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from '../../schemas/manifest.ts';
import { missingContent } from '../../src/engine/check/missing-content.ts';
import { type CalculatorFolder, root } from '../calculators.ts';

/** The files that every calculator's folder has. */
export const files = ['manifest.ts', 'article.md'] as const;

/** Marks content that is still missing. */
const mark = /\b(?:TODO|FIXME)\b:?\s*(.*)$/;

/** The text after a mark, without closing quotes, brackets and comment ends. */
const note = (rest: string): string => rest.replace(/(?:\{#[a-z-]+\}|\*\/|[:'"`;,)\]}\s])+$/, '');

/** Every TODO of one file as a message: the file, the line and the missing content. */
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

/** Every TODO in a calculator's folder as a message: the file, the line and the missing content. */
export const todosIn = ({ path }: CalculatorFolder): string[] =>
  [...files, 'compute.ts', 'tables.ts'].flatMap((name) => marksIn(`${path}/${name}`));

/** The messages about missing content that prevent publishing a calculator with a valid manifest. */
export function unfinished(folder: CalculatorFolder, manifest: Manifest): string[] {
  const marks = todosIn(folder);
  const issues = missingContent(manifest).map(
    ({ key, message }) => `${folder.path}/manifest.ts: ${key}: ${message}`,
  );
  return [...marks, ...issues];
}
