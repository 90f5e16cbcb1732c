/*
 * Lighthouse's four scores for ten pages of all kinds, as a phone meets them:
 *   npm run lighthouse                       after a build; exits 1 unless every score is 100
 *   npm run lighthouse -- /calculator/tip    other pages
 * The score of performance depends on what else the machine does, so that a page which falls short is
 * visited again, and the best of its visits counts. The other scores are the same each time.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from '../scripts/browser.js';
import { root } from '../scripts/calculators.ts';
import { serve } from '../scripts/serve.ts';
import { categories, score } from './scores.ts';

const tenPages = [
  '/',
  '/finance',
  '/calculator/loan-emi',
  '/calculator/gpa',
  '/calculator/age',
  '/calculator/currency-converter',
  '/calculator/linear-regression',
  '/calculator/loan-emi/checks',
  '/about',
  '/privacy',
];
const mostVisits = 4;

const browserPath = findBrowser();
if (!existsSync(join(root, 'dist/index.html'))) {
  console.error('There is no dist/ yet: npm run build makes it.');
  process.exit(1);
}
if (!browserPath) {
  console.error('No browser found. Set CHROMIUM_PATH to a Chromium or Chrome.');
  process.exit(1);
}

const named = process.argv.slice(2);
const pages = named.length > 0 ? named : tenPages;
const { server, url } = await serve(0);
const width = Math.max(...pages.map((page) => page.length));
const isFull = (points: readonly number[]) => points.every((each) => each === 100);

console.log(`${''.padEnd(width)}  ${categories.join('  ')}`);
let short = 0;
for (const page of pages) {
  let best = await score(url + page, 'simulate', browserPath);
  let visits = 1;
  for (; visits < mostVisits && (best.points[0] ?? 0) < 100; visits += 1) {
    const again = await score(url + page, 'simulate', browserPath);
    if ((again.points[0] ?? 0) > (best.points[0] ?? 0)) best = again;
  }
  const cells = categories.map((name, index) => String(best.points[index]).padStart(name.length));
  const times = visits === 1 ? '' : `  the best of ${visits} visits`;
  console.log(`${page.padEnd(width)}  ${cells.join('  ')}${times}`);
  for (const fault of isFull(best.points) ? [] : best.faults) console.log(`  ${fault}`);
  short += isFull(best.points) ? 0 : 1;
}
server.close();
console.log(
  short === 0
    ? `\nAll ${pages.length} pages score 100 four times.`
    : `\n${short} of ${pages.length} pages fall short.`,
);
process.exitCode = short === 0 ? 0 : 1;
