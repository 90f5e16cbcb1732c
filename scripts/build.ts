/*
 * Builds the site into dist/: the scripts, then every address as an HTML file of its own with its
 * head, its styles and the names of just the scripts that it needs, the indexes of the search and of
 * quantities, the lexicon of questions, and the manifests as JSON. Text is compressed beside itself.
 *   node scripts/build.ts [--uncompressed]
 */
import { lexiconAddress, lexiconOf } from '../src/ask/lexicon.ts';
import { indexAddress } from '../src/carry/index-format.ts';
import { site } from '../src/site.ts';
import { loadCatalogue } from './calculators.ts';
import { prerender } from './site/bundle.ts';
import { carryIndex } from './site/carry-index.ts';
import { publishPage } from './site/document.ts';
import { writeManifests } from './site/json-schema.ts';
import { allCompressed, publish } from './site/output.ts';

const { addresses } = prerender;
for (const address of [...addresses, '/404']) await publishPage(address);

publish(
  'sitemap.xml',
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${addresses
    .map((address) => `<url><loc>${site.origin}${address}</loc></url>\n`)
    .join('')}</urlset>\n`,
);
publish('robots.txt', `User-agent: *\nAllow: /\nSitemap: ${site.origin}/sitemap.xml\n`);

await writeManifests(publish);
const catalogue = await loadCatalogue();
/** A module of data, which pages import: their policy lets them fetch nothing. */
const publishData = (address: string, data: unknown) =>
  publish(address.slice(1), `export default ${JSON.stringify(data)}`);
publishData(indexAddress, carryIndex(catalogue));
publishData(lexiconAddress, lexiconOf(catalogue));

await allCompressed();
const processor = process.cpuUsage();
console.log(
  `Built ${addresses.length} pages into dist/ in ${performance.now().toFixed(0)} ms, ${((processor.user + processor.system) / 1000).toFixed(0)} ms of processor time.`,
);
