import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expand } from '../../schemas/expand.ts';
import type { Manifest } from '../../schemas/manifest.ts';
import type { ManifestIssue } from '../../schemas/meta.ts';
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

/** The issues of a valid manifest that lacks formulas or laws, which only an author can add. */
export function missingContent(manifest: Manifest): ManifestIssue[] {
  const { laws = [], published } = manifest;
  const issues: ManifestIssue[] = [];
  const say = (key: string, message: string) => issues.push({ key, message });
  if (expand(manifest).steps.length === 0) {
    say('results', 'there is no formula: the page has none to show, nor the tests to check.');
  }
  if (laws.length < 2) {
    say('laws', 'declare two at least: what rises, falls, scales or adds up, whatever is typed.');
  }
  if (!manifest.examples.some(({ shown, asked }) => shown !== false && asked)) {
    say(
      'examples',
      'none that the page shows has a question: write `asked` beside one, in the words of a visitor.',
    );
  }
  if (published === undefined) {
    say('published', 'is missing: the day on which the calculator first stood on the site.');
  }
  return issues;
}

/** The messages about missing content that prevent publishing a calculator with a valid manifest. */
export function unfinished(folder: CalculatorFolder, manifest: Manifest): string[] {
  const marks = todosIn(folder);
  const issues = missingContent(manifest).map(
    ({ key, message }) => `${folder.path}/manifest.ts: ${key}: ${message}`,
  );
  return [...marks, ...issues];
}
