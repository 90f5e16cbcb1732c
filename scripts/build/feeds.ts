import { categories } from '../../calculators/categories.ts';
import { escapeHtml } from '../../src/engine/format/html.ts';
import { english } from '../../src/engine/format/presentation.ts';
import { site } from '../../src/site/site.ts';
import type { LoadedCalculator } from '../calculators.ts';

/*
 * What tells others of new and changed pages: the sitemap and the Atom feed. All dates are those of the
 * manifests, so that a build alone changes none.
 */

/** The most entries of the feed. */
const mostEntries = 60;

/** The day on which a calculator last changed. */
const changeOf = ({ manifest }: LoadedCalculator): string | undefined =>
  manifest.reviewed ?? manifest.published;

/** The last of the days on which some calculators changed. */
const lastChange = (some: readonly LoadedCalculator[]): string | undefined =>
  some
    .map(changeOf)
    .filter((day) => day !== undefined)
    .sort()
    .at(-1);

/** The day on which the page at an address last changed; `undefined` for a page of text. */
function dateOf(address: string, catalogue: readonly LoadedCalculator[]): string | undefined {
  if (address === '/') return lastChange(catalogue);
  const [, first, second] = address.split('/');
  return lastChange(
    catalogue.filter(({ slug, category }) =>
      first === 'calculator' ? slug === second : category === first,
    ),
  );
}

/** The sitemap: every address, with its day of change where that is known. */
export function sitemap(
  addresses: readonly string[],
  catalogue: readonly LoadedCalculator[],
): string {
  const urls = addresses.map((address) => {
    const day = dateOf(address, catalogue);
    return `<url><loc>${site.origin}${address}</loc>${day ? `<lastmod>${day}</lastmod>` : ''}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`;
}

const instant = (day: string): string => `${day}T00:00:00Z`;

const titleOf = (category: string): string =>
  categories.find(({ id }) => id === category)?.title ?? category;

function entryOf(calculator: LoadedCalculator): string {
  const { slug, category, manifest } = calculator;
  const url = `${site.origin}/calculator/${slug}`;
  const [published = '', updated = ''] = [manifest.published, changeOf(calculator)];
  return `<entry>
<id>${url}</id>
<title>${escapeHtml(manifest.title)}</title>
<link href="${url}"/>
<published>${instant(published)}</published>
<updated>${instant(updated)}</updated>
<category term="${escapeHtml(category)}" label="${escapeHtml(titleOf(category))}"/>
<summary>${escapeHtml(manifest.description)}</summary>
</entry>
`;
}

/** The Atom feed of new and newly reviewed calculators, newest first. */
export function feed(catalogue: readonly LoadedCalculator[]): string {
  const sorted = catalogue
    .filter(({ manifest }) => manifest.published !== undefined)
    .toSorted(
      (a, b) =>
        (changeOf(b) ?? '').localeCompare(changeOf(a) ?? '') ||
        (b.manifest.published ?? '').localeCompare(a.manifest.published ?? ''),
    );
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${english.locale}">
<id>${site.origin}/</id>
<title>${site.name}: new and newly reviewed calculators</title>
<link rel="self" type="application/atom+xml" href="${site.origin}/feed.xml"/>
<link rel="alternate" type="text/html" href="${site.origin}/"/>
<updated>${instant(lastChange(sorted) ?? '1970-01-01')}</updated>
<author><name>${site.name}</name><uri>${site.origin}/about</uri></author>
<icon>${site.origin}/favicon.svg</icon>
${sorted.slice(0, mostEntries).map(entryOf).join('')}</feed>
`;
}
