import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { categories } from '../calculators/categories.ts';
import { didYouMean } from '../schemas/nearest.ts';
import { findCalculators, root } from './calculators.ts';

/** Every address that an article may link to, as the files stand. */
export const addresses = (): readonly string[] => [
  '/',
  ...categories.map(({ id }) => `/${id}`),
  ...globSync('*.md', { cwd: join(root, 'src/pages') }).map((file) => `/${basename(file, '.md')}`),
  ...findCalculators().map(({ slug }) => `/calculator/${slug}`),
];

/** Links of an article that lead nowhere, a line each: its file and line, where to, the likely fix. */
export function deadLinks(file: string, markdown: string, known: readonly string[]): string[] {
  return markdown.split('\n').flatMap((line, index) =>
    [...line.matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, to = '']) => {
      if (/^https:\/\//.test(to) || known.includes(to)) return [];
      if (to.startsWith('#') && markdown.includes(`{${to}}`)) return [];
      const said = `${file}:${index + 1}: the link leads to ${to}, which does not exist.`;
      return `${said}${didYouMean(to, known)}`;
    }),
  );
}
