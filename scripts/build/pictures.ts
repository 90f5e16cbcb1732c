import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import satori, { type Font, type SatoriNode } from 'satori';
import sharp from 'sharp';
import { type Category, categories } from '../../calculators/categories.ts';
import type { ExpandedManifest } from '../../schemas/calculator.ts';
import { stepTex } from '../../src/engine/steps/worked-steps.ts';
import { site } from '../../src/site/site.ts';
import { type LoadedCalculator, root } from '../calculators.ts';
import { drawFormula } from './formula-drawing.ts';
import { mark } from './icons.ts';
import { publishBytes } from './output.ts';
import { pictureFile, pictureSize, sitePicture } from './share-tags.ts';

/*
 * The pictures of shared links: one for each calculator with its title, its formula, a question and the
 * answer; one for each category, and one for the site. They are drawn from the manifests and kept in
 * .cache/pictures under a hash of what is drawn, and how.
 */

/** What a picture shows. */
export interface Picture {
  readonly file: string;
  readonly title: string;
  /** Above the title, in the colour of the category. */
  readonly category?: string;
  readonly hue: number;
  /** A formula in TeX; without one that fits, the summary is shown. */
  readonly tex?: string | undefined;
  readonly summary: string;
  readonly question?: string | undefined;
  readonly answer?: { readonly label: string; readonly text: string } | undefined;
}

/** What holds for every calculator of the site. */
const promise = 'Every formula is shown. Nothing you type leaves your browser.';

/** The hue of the pages that belong to no category (tokens.css). */
const siteHue = 172;

const require = createRequire(import.meta.url);
const fontFile = (name: string): Buffer =>
  readFileSync(require.resolve(`@fontsource/inter/files/inter-${name}-normal.woff`));

/** Inter in its parts. */
const fonts = (['latin', 'latin-ext', 'greek'] as const).flatMap((part) =>
  ([400, 600] as const).map(
    (weight): Font => ({
      name: part,
      data: fontFile(`${part}-${weight}`),
      weight,
      style: 'normal',
    }),
  ),
);

type Style = Readonly<Record<string, string | number>>;

/** An element as satori takes it. */
interface Box {
  readonly type: string;
  readonly key: string | null;
  readonly props: {
    readonly style: Style;
    readonly src?: string;
    readonly children?: readonly Box[] | string;
  };
}

/** A flex container. */
const box = (
  style: Style,
  children: readonly Box[] | string = [],
  key: string | null = null,
): Box => ({ type: 'div', key, props: { style: { display: 'flex', ...style }, children } });

/** A drawing of the given size. */
const image = (svg: string, width: number, height: number, key: string | null = null): Box => ({
  type: 'img',
  key,
  props: {
    style: { width, height },
    src: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`,
  },
});

const padding = 64;
const inner = pictureSize.width - 2 * padding;

/** The most room of a formula. */
const formulaRoom = { width: inner - 80, height: 150 };

/** The size of a text that gets smaller the longer it is: the first pair whose length is not exceeded. */
const sizeFor = (text: string, sizes: readonly (readonly [most: number, size: number])[]): number =>
  (sizes.find(([most]) => text.length <= most) ?? (sizes.at(-1) as (typeof sizes)[number]))[1];

/** The font sizes of formulas in pixels: the first one to try, and the least. */
const formulaSizes = { first: 46, least: 24 };

/** A formula, as large as there is room for; nothing if it would be too small or cannot be drawn. */
function formulaImage(tex: string): Box | undefined {
  const drawing = drawFormula(tex);
  if (!drawing) return undefined;
  const { svg, width, height } = drawing;
  const size = Math.min(formulaSizes.first, formulaRoom.width / width, formulaRoom.height / height);
  if (size < formulaSizes.least) return undefined;
  return image(svg, width * size, height * size, 'formula');
}

/** A picture as satori takes it; without a formula that has room, with the summary in its place. */
function layout(picture: Picture): Box {
  const { title, category, hue, tex, summary, question, answer } = picture;
  const colour = (lightness: number, chroma: number) => `oklch(${lightness}% ${chroma} ${hue})`;
  const head = box({ justifyContent: 'space-between', alignItems: 'center' }, [
    box({ alignItems: 'center', gap: 16, fontSize: 32, fontWeight: 600 }, [
      image(mark, 52, 52),
      box({}, site.name),
    ]),
    ...(category
      ? [
          box(
            {
              padding: '8px 24px',
              borderRadius: 40,
              background: colour(91, 0.042),
              color: colour(38, 0.09),
              fontSize: 26,
              fontWeight: 600,
            },
            category,
          ),
        ]
      : []),
  ]);
  const heading = box(
    {
      fontSize: sizeFor(title, [
        [22, 76],
        [28, 66],
        [34, 56],
        [60, 48],
      ]),
      fontWeight: 600,
      letterSpacing: '-0.025em',
      lineHeight: 1.1,
      color: colour(29, 0.05),
    },
    title,
    'title',
  );
  const formula = tex ? formulaImage(tex) : undefined;
  const middle = formula
    ? box(
        {
          alignSelf: 'flex-start',
          padding: '18px 40px',
          borderRadius: 24,
          background: '#fff',
          border: `2px solid ${colour(90.5, 0.008)}`,
        },
        [formula],
      )
    : box({ fontSize: 34, lineHeight: 1.4, color: colour(47, 0.018) }, summary, 'summary');
  const foot =
    question && answer
      ? box(
          {
            alignItems: 'center',
            justifyContent: 'space-between',
            gap: 40,
            padding: '26px 36px',
            borderRadius: 28,
            background: colour(30, 0.07),
          },
          [
            box(
              {
                flex: 1,
                fontSize: sizeFor(question, [
                  [60, 32],
                  [110, 28],
                  [160, 24],
                  [400, 21],
                ]),
                lineHeight: 1.35,
                color: colour(83, 0.035),
              },
              question,
              'question',
            ),
            box({ flexDirection: 'column', alignItems: 'flex-end', maxWidth: inner * 0.56 }, [
              box({ fontSize: 24, color: colour(83, 0.035), textAlign: 'right' }, answer.label),
              box(
                {
                  fontSize: sizeFor(answer.text, [
                    [14, 64],
                    [20, 48],
                    [40, 38],
                  ]),
                  fontWeight: 600,
                  letterSpacing: '-0.02em',
                  textAlign: 'right',
                  color: colour(97.5, 0.018),
                },
                answer.text,
                'answer',
              ),
            ]),
          ],
        )
      : box({ fontSize: 28, fontWeight: 600, color: colour(46, 0.105) }, promise, 'promise');
  return box(
    {
      width: '100%',
      height: '100%',
      boxSizing: 'border-box',
      flexDirection: 'column',
      justifyContent: 'space-between',
      padding: `48px ${padding}px`,
      background: colour(98.2, 0.003),
      borderTop: `12px solid ${colour(46, 0.105)}`,
      color: colour(23.5, 0.014),
      fontFamily: 'latin, latin-ext, greek',
    },
    [head, box({ flexDirection: 'column', gap: 26 }, [heading, middle]), foot],
  );
}

/** Draws a picture as SVG; also returns where its parts stand, by their keys. */
export async function drawPicture(picture: Picture) {
  const parts = new Map<string, SatoriNode>();
  const svg = await satori(layout(picture) as never, {
    ...pictureSize,
    fonts,
    onNodeDetected: (node) => {
      if (node.key) parts.set(String(node.key), node);
    },
  });
  return { svg, parts };
}

/**
 * The formula of a result, the longest where it has one for each of several cases; that of another
 * headline, or of the last step, where it has none.
 */
function formulaOf(manifest: ExpandedManifest, id: string | undefined): string | undefined {
  // A case in which the result is a fixed number says nothing.
  const steps = manifest.steps
    .filter(({ formula = '' }) => /[a-z]/i.test(formula))
    .toSorted((a, b) => (b.formula?.length ?? 0) - (a.formula?.length ?? 0));
  const step =
    steps.find(({ gives }) => gives === id) ??
    steps.find(({ gives }) => manifest.results[gives]?.headline) ??
    manifest.steps.findLast(({ formula = '' }) => /[a-z]/i.test(formula));
  return step && stepTex(manifest, step);
}

function pictureOfCalculator({ slug, manifest }: LoadedCalculator, category: Category): Picture {
  const { title, summary, examples, results } = manifest;
  const example = examples.find(({ asked, shown }) => asked && shown !== false) ?? examples[0];
  const shown = Object.entries(example?.shows ?? {});
  const headlines = shown.filter(([each]) => results[each]?.headline);
  const [id, text] =
    headlines.find(([each]) => manifest.steps.some(({ gives }) => gives === each)) ??
    headlines[0] ??
    shown[0] ??
    [];
  const result = id === undefined ? undefined : results[id];
  const label = result?.label.includes('{') ? result.card : result?.label;
  return {
    file: pictureFile(`/calculator/${slug}`),
    title,
    category: category.title,
    hue: category.hue,
    tex: formulaOf(manifest, id),
    summary,
    question: example?.asked?.[0] ? `“${example.asked[0]}”` : example?.title,
    answer: text ? { label: label ?? '', text } : undefined,
  };
}

/** All pictures of a site. */
export function picturesOf(catalogue: readonly LoadedCalculator[]): readonly Picture[] {
  const used = categories.filter(({ id }) => catalogue.some(({ category }) => category === id));
  return [
    {
      file: sitePicture,
      title: site.tagline,
      hue: siteHue,
      summary: 'Right answers at once, with the formula that made them.',
    },
    ...used.map(({ id, title, description, hue }) => ({
      file: pictureFile(`/${id}`),
      title: `${title} Calculators`,
      hue,
      summary: description,
    })),
    ...catalogue.flatMap((calculator) => {
      const category = used.find(({ id }) => id === calculator.category);
      return category ? [pictureOfCalculator(calculator, category)] : [];
    }),
  ];
}

/** A change of how pictures are drawn must not find those of before. */
const method = ['pictures.ts', 'formula-drawing.ts']
  .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
  .join('');

const cache = join(root, '.cache/pictures');

/** A picture as PNG, from the cache if it was drawn before. */
async function png(picture: Picture): Promise<Buffer> {
  const key = createHash('sha256')
    .update(method + mark + JSON.stringify(picture))
    .digest('hex')
    .slice(0, 32);
  const file = join(cache, `${key}.png`);
  if (existsSync(file)) return readFileSync(file);
  const { svg } = await drawPicture(picture);
  // A few flat colours: more of them, or more effort, would double the time and save little.
  const bytes = await sharp(Buffer.from(svg))
    .png({ palette: true, colours: 32, dither: 0, effort: 1 })
    .toBuffer();
  writeFileSync(file, bytes);
  return bytes;
}

/** Publishes the pictures. Layout runs here, and what sharp does in threads of its own beside it. */
export async function publishPictures(catalogue: readonly LoadedCalculator[]): Promise<void> {
  mkdirSync(cache, { recursive: true });
  await Promise.all(
    picturesOf(catalogue).map(async (picture) => publishBytes(picture.file, await png(picture))),
  );
}
