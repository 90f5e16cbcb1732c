/*
 * Everything wrong with the manifests and articles, for their editors:
 *   npm run check              all calculators
 *   npm run check -- loan-emi  one
 */
import { checkManifest } from '../schemas/meta.ts';
import { didYouMean } from '../schemas/nearest.ts';
import { articleProblems } from './article.ts';
import { findCalculators, loadCalculator, loadManifest, readArticle } from './calculators.ts';
import { addresses, deadLinks } from './links.ts';
import { unfinished } from './unfinished.ts';

const wanted = process.argv[2];
const all = findCalculators();
const folders = wanted ? all.filter(({ slug }) => slug === wanted) : all;
if (folders.length === 0) {
  const hint = didYouMean(
    String(wanted),
    all.map(({ slug }) => slug),
  );
  console.error(`There is no calculator “${wanted}”.${hint}`);
  process.exit(2);
}

const known = addresses();
let problems = 0;
for (const folder of folders) {
  const file = `${folder.path}/manifest.ts`;
  const manifest = await loadManifest(folder);
  const found = checkManifest(file, manifest, folder);
  if (found.length === 0) {
    const article = readArticle(folder);
    const said =
      article === undefined
        ? ['The article is missing.']
        : articleProblems(article, await loadCalculator(folder));
    found.push(...said.map((each) => `${folder.path}/article.md: ${each}`));
    found.push(...deadLinks(`${folder.path}/article.md`, article ?? '', known));
  }
  found.unshift(...unfinished(folder, manifest));
  for (const each of found) console.log(each);
  problems += found.length;
}
console.log(
  problems === 0
    ? `${folders.length} checked, nothing wrong.`
    : `${problems} ${problems === 1 ? 'thing' : 'things'} to mend.`,
);
process.exitCode = problems === 0 ? 0 : 1;
