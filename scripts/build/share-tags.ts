import { escapeHtml } from '../../src/engine/format/html.ts';
import type { Rendered } from '../../src/site/prerender.tsx';
import { site } from '../../src/site/site.ts';

/** The size of the pictures of shared links, in pixels. */
export const pictureSize = { width: 1200, height: 630 } as const;

/** The file of the site's picture, which pages of text have too. */
export const sitePicture = 'pictures/site.png';

/** The file of the picture of a calculator or a category, by the address of its page. */
export const pictureFile = (address: string): string => `pictures${address}.png`;

/** The address of a page's picture: that of its calculator or category, or the site's. */
export function pictureOf({ about }: Rendered, address: string): string {
  const file =
    about?.kind === 'calculator'
      ? pictureFile(address)
      : about
        ? pictureFile(`/${about.group.id}`)
        : sitePicture;
  return `${site.origin}/${file}`;
}

/** What a link to the page looks like where it is shared: Open Graph, and the one tag that X needs besides. */
export function shareTags(rendered: Rendered, address: string): string {
  const { head } = rendered;
  const title = head.title.replace(` | ${site.name}`, '');
  const properties = {
    title,
    description: head.description,
    type: 'website',
    url: site.origin + address,
    image: pictureOf(rendered, address),
    'image:width': pictureSize.width,
    'image:height': pictureSize.height,
    'image:alt': title,
  };
  const tags = Object.entries(properties).map(
    ([name, content]) => `<meta property="og:${name}" content="${escapeHtml(String(content))}">`,
  );
  return `${tags.join('')}<meta name="twitter:card" content="summary_large_image">`;
}
