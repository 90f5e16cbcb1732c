/*
 * Builds the site into dist/: the scripts, then every address as an HTML file of its own with its
 * head, its styles and the names of just the scripts that it needs, the indexes of the search and of
 * quantities, the lexicon of questions, and the manifests as JSON; text is compressed beside itself. Last
 * comes what web hosts read: headers, redirects and parts of their configurations.
 *   node scripts/build.ts [--uncompressed]
 */
import { lexiconOf } from '../src/engine/ask/lexicon.ts';
import { indexAddress as wordsAddress } from '../src/engine/ask/parts.ts';
import { indexAddress } from '../src/engine/carry/index-format.ts';
import type { Rendered } from '../src/site/prerender.tsx';
import { site } from '../src/site/site.ts';
import { addressOf, prerender } from './build/bundle.ts';
import { carryIndex } from './build/carry-index.ts';
import { writeCopies } from './build/copies.ts';
import { inline, publishPage } from './build/document.ts';
import { feed, sitemap } from './build/feeds.ts';
import { llmsTxt, serverCard } from './build/for-programs.ts';
import { writeHosts } from './build/hosts.ts';
import { publishIcons } from './build/icons.ts';
import { writeManifests } from './build/json-schema.ts';
import { allCompressed, dist, publish } from './build/output.ts';
import { publishPictures } from './build/pictures.ts';
import { headerPolicies } from './build/policy.ts';
import { pack } from './build/questions.ts';
import { securityTxt } from './build/security-txt.ts';
import { publishWorker } from './build/worker.ts';
import { loadCatalogue } from './calculators.ts';

const { addresses, embeds, substitutes } = prerender;
const catalogue = await loadCatalogue();
// Drawn beside everything else.
const pictures = Promise.all([publishPictures(catalogue), publishIcons(catalogue)]);
const rendered = new Map<string, Rendered>();
for (const address of [...addresses, ...embeds, ...substitutes]) {
  rendered.set(address, await publishPage(address));
}

const listed = addresses.filter((address) => !rendered.get(address)?.isPersonal);
publish('sitemap.xml', sitemap(listed, catalogue));
publish('feed.xml', feed(catalogue));
publish('robots.txt', `User-agent: *\nAllow: /\nSitemap: ${site.origin}/sitemap.xml\n`);

publish('.well-known/security.txt', securityTxt());
publish('llms.txt', llmsTxt(catalogue));
publish('.well-known/mcp/server-card.json', `${JSON.stringify(serverCard())}\n`);

await writeManifests(publish);
/** A module of data, which pages import: their policy lets them fetch nothing. */
const publishData = (address: string, data: unknown) =>
  publish(address.slice(1), `export default ${JSON.stringify(data)}`);
publishData(indexAddress, carryIndex(catalogue));
const lexicon = pack(lexiconOf(catalogue));
publishData(wordsAddress, lexicon.index);
for (const [address, part] of lexicon.parts) publishData(address, part);
await writeCopies(catalogue, publishData, (slug) => addressOf(`calculator/${slug}`));

await pictures;
await allCompressed();
await publishWorker(rendered);
await allCompressed();
writeHosts(dist, headerPolicies(inline));
const processor = process.cpuUsage();
console.log(
  `Built ${addresses.length} pages and ${embeds.length} embeds into dist/ in ${performance.now().toFixed(0)} ms, ${((processor.user + processor.system) / 1000).toFixed(0)} ms of processor time.`,
);
