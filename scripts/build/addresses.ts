import { basename, join } from 'node:path';
import { categories } from '../../calculators/categories.ts';
import { nearest } from '../../schemas/nearest.ts';
import { findCalculators, root } from '../calculators.ts';
import { findFiles } from '../files.ts';

/** Every address that an article may link to, as the files stand. A category without calculators has no page. */
export function addresses(): readonly string[] {
  const calculators = findCalculators();
  return [
    '/',
    ...categories
      .filter(({ id }) => calculators.some(({ category }) => category === id))
      .map(({ id }) => `/${id}`),
    ...findFiles('*.md', { cwd: join(root, 'src/site/pages') }).map(
      (file) => `/${basename(file, '.md')}`,
    ),
    ...calculators.map(({ slug }) => `/calculator/${slug}`),
  ];
}

const nameOf = (address: string): string => address.slice(address.lastIndexOf('/') + 1);

/** What is wrong with an article's links, and where: leads that end nowhere, with the likely fix. */
export function deadLinks(markdown: string, addresses: readonly string[]) {
  const own = [...markdown.matchAll(/\{(#[a-z-]+)\}/g)].map(([, anchor = '']) => anchor);
  const known = [...addresses, ...own];
  return [...markdown.matchAll(/\]\(([^)\s]+)\)/g)].flatMap(({ index: at, 1: to = '' }) => {
    if (/^https:\/\//.test(to) || known.includes(to)) return [];
    if (/^\w+:/.test(to)) return [{ at, message: `the link to ${to} is not https.` }];
    // Every address of a calculator begins alike: only the name tells how near it comes.
    const guess = nearest(nameOf(to), known.map(nameOf));
    const hint = known.find((each) => nameOf(each) === guess);
    return [
      {
        at,
        message: `the link leads to ${to}, which does not exist.${hint ? ` Did you mean “${hint}”?` : ''}`,
      },
    ];
  });
}
