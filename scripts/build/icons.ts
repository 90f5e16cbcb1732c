import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { english } from '../../src/engine/format/presentation.ts';
import { site } from '../../src/site/site.ts';
import { type LoadedCalculator, root } from '../calculators.ts';
import { publish, publishBytes } from './output.ts';

/*
 * The site's icons, all drawn from public/favicon.svg, and the web app manifest, with which browsers
 * install the site.
 */

/** The site's mark as SVG. */
export const mark = readFileSync(join(root, 'public/favicon.svg'), 'utf8');

/** The mark without round corners, for systems that cut icons into a shape of their own. */
const square = mark.replace(' rx="9"', '');

const png = (svg: string, size: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ palette: true })
    .toBuffer();

/** An ICO file with a single PNG in it: a header, an entry of the directory, the picture. */
function ico(picture: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(picture.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, picture]);
}

/** The colour behind everything on the home page, as index.html names it for the light theme. */
const [, paper = '#fff'] =
  /theme-color" content="(#[\da-f]+)"/.exec(readFileSync(join(root, 'index.html'), 'utf8')) ?? [];

/** The web app manifest; its shortcuts are the quick tools of the footer. */
export const webManifest = (catalogue: readonly LoadedCalculator[]) => ({
  id: '/',
  name: `${site.name}: ${site.tagline}`,
  short_name: site.name,
  description: 'Calculators that show their formulas, work offline and send nothing.',
  lang: english.locale,
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  theme_color: paper,
  background_color: paper,
  categories: ['utilities', 'finance', 'education', 'productivity'],
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ...[192, 512].flatMap((size) =>
      (['any', 'maskable'] as const).map((purpose) => ({
        src: iconFile(size, purpose),
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose,
      })),
    ),
  ],
  shortcuts: catalogue
    .filter(({ manifest }) => manifest.quickTool !== undefined)
    .sort((a, b) => Number(a.manifest.quickTool) - Number(b.manifest.quickTool))
    .map(({ slug, manifest }) => ({
      name: manifest.title,
      short_name: manifest.title.replace(/ Calculator$/, ''),
      description: manifest.summary,
      url: `/calculator/${slug}`,
    })),
});

const iconFile = (size: number, purpose: 'any' | 'maskable'): string =>
  `/icons/${purpose === 'any' ? 'icon' : purpose}-${size}.png`;

/** Publishes the icons and the web app manifest. */
export async function publishIcons(catalogue: readonly LoadedCalculator[]): Promise<void> {
  publish('favicon.svg', mark);
  publish('manifest.webmanifest', JSON.stringify(webManifest(catalogue)));
  publishBytes('favicon.ico', ico(await png(mark, 32), 32));
  publishBytes('apple-touch-icon.png', await png(square, 180));
  for (const size of [192, 512]) {
    publishBytes(iconFile(size, 'any').slice(1), await png(mark, size));
    publishBytes(iconFile(size, 'maskable').slice(1), await png(square, size));
  }
}
