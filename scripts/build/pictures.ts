import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import satori, { type Font, type SatoriNode } from 'satori';
import sharp from 'sharp';
import { type Category, categories } from '../../calculators/categories.ts';
import type { ExpandedManifest } from '../../schemas/calculator.ts';
import { mathml } from '../../src/engine/steps/mathml.ts';
import { stepTex } from '../../src/engine/steps/worked-steps.ts';
import { site } from '../../src/site/site.ts';
import { type LoadedCalculator, root } from '../calculators.ts';
import { type Box, box, drawFormula } from './formula-drawing.ts';
import { mark } from './icons.ts';
import { parseMathml } from './mathml.ts';
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
  readFileSync(require.resolve(`@fontsource/${name}-normal.woff`));

/** Inter in its parts, and a font for the mathematical signs that it lacks. */
const fonts: Font[] = [
  ...(['latin', 'latin-ext', 'greek'] as const).flatMap((part) =>
    ([400, 600] as const).map(
      (weight): Font => ({
        name: part,
        data: fontFile(`inter/files/inter-${part}-${weight}`),
        weight,
        style: 'normal',
      }),
    ),
  ),
  {
    name: 'math',
    data: fontFile('noto-sans-math/files/noto-sans-math-latin-400'),
    weight: 400,
    style: 'normal',
  },
];

const padding = 64;
const inner = pictureSize.width - 2 * padding;

/** The most room of a formula. */
const formulaRoom = { width: inner - 80, height: 150 };

/** The size of a text that gets smaller the longer it is: the first pair whose length is not exceeded. */
const sizeFor = (text: string, sizes: readonly (readonly [most: number, size: number])[]): number =>
  (sizes.find(([most]) => text.length <= most) ?? (sizes.at(-1) as (typeof sizes)[number]))[1];

const markUri = `data:image/svg+xml;base64,${Buffer.from(mark).toString('base64')}`;

/** A picture as satori takes it; without a formula's size, with the summary in its place. */
function layout(picture: Picture, formulaSize: number | undefined): Box {
  const { title, category, hue, tex, summary, question, answer } = picture;
  const colour = (lightness: number, chroma: number) => `oklch(${lightness}% ${chroma} ${hue})`;
  const image: Box = {
    type: 'img',
    key: null,
    props: { style: { width: 52, height: 52 }, children: [], src: markUri } as Box['props'],
  };
  const head = box({ justifyContent: 'space-between', alignItems: 'center' }, [
    box({ alignItems: 'center', gap: 16, fontSize: 32, fontWeight: 600 }, [
      image,
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
  const middle =
    tex && formulaSize
      ? box(
          {
            alignSelf: 'flex-start',
            padding: '18px 40px',
            borderRadius: 24,
            background: '#fff',
            border: `2px solid ${colour(90.5, 0.008)}`,
            color: colour(38, 0.09),
          },
          [drawFormula(parseMathml(mathml(tex, true)), formulaSize, 'formula')],
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
      fontFamily: 'latin, latin-ext, greek, math',
    },
    [head, box({ flexDirection: 'column', gap: 26 }, [heading, middle]), foot],
  );
}

/** Lays a picture out; returns its SVG and where its parts stand, by their keys. */
async function drawn(picture: Picture, formulaSize: number | undefined) {
  const parts = new Map<string, SatoriNode>();
  const svg = await satori(layout(picture, formulaSize) as never, {
    ...pictureSize,
    fonts,
    onNodeDetected: (node) => {
      if (node.key) parts.set(String(node.key), node);
    },
  });
  return { svg, parts };
}

/** The sizes of formulas in pixels: the first one to try, and the least. */
const formulaSizes = { first: 44, least: 22 };

/** Draws a picture as SVG. The formula gets smaller until it has room. */
export async function drawPicture(picture: Picture): Promise<Awaited<ReturnType<typeof drawn>>> {
  if (!picture.tex) return drawn(picture, undefined);
  const first = await drawn(picture, formulaSizes.first);
  const { width = 0, height = 0 } = first.parts.get('formula') ?? {};
  const scale = Math.min(1, formulaRoom.width / width, formulaRoom.height / height);
  if (scale === 1) return first;
  const size = Math.floor(formulaSizes.first * scale);
  return drawn(picture, size < formulaSizes.least ? undefined : size);
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
const method = ['pictures.ts', 'formula-drawing.ts', 'mathml.ts']
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
