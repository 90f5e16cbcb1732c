import { inputLines } from '../../engine/answer/entered-inputs.ts';
import { type FigureLine, figureLines, type ResultOf } from '../../engine/answer/result-text.ts';
import { isHeadline, noteOf } from '../../engine/format/results.ts';

/*
 * What is on the picture of a result, and where: without a canvas, which only draws it.
 */

/** A label and its text. */
type Line = Pick<FigureLine, 'label' | 'text'>;

interface Card {
  readonly title?: string;
  readonly lines: readonly Line[];
}

/** The texts of a picture, from top to bottom. */
export interface PictureTexts {
  readonly title: string;
  readonly verdict?: string | undefined;
  readonly headline: readonly Line[];
  readonly cautions: readonly string[];
  /** The other figures and the inputs. */
  readonly cards: readonly Card[];
  readonly note?: string | undefined;
  readonly address: string;
}

export interface Font {
  readonly size: number;
  readonly weight: number;
}

/** A colour by the name of its design token. */
type Colour =
  | 'card'
  | 'display'
  | 'figure'
  | 'dim'
  | 'heading'
  | 'ink'
  | 'soft'
  | 'line'
  | 'accent'
  | 'warn'
  | 'warn-tint';

/** A filled rectangle. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly radius: number;
  readonly colour: Colour;
}

/** One line of text: `x` is its left or right end, `y` its baseline. */
export interface Text {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly align: 'left' | 'right';
  readonly font: Font;
  readonly colour: Colour;
}

/** A picture, in pixels of the page: texts are drawn over boxes. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly Box[];
  readonly texts: readonly Text[];
}

/** Gives the width of a text. */
export type Measure = (text: string, font: Font) => number;

/** The largest number of inputs on a picture; further inputs are counted. */
const mostInputs = 40;

/** The texts of the picture of a result; `address` is that of its page. */
export function pictureTexts({ calculator, answer }: ResultOf, address: string): PictureTexts {
  const { manifest, rates } = calculator;
  const { verdict, cautions, presentation, values } = answer;
  const figures = figureLines({ calculator, answer }).map((line) => {
    const { [line.id]: result } = manifest.results;
    const { card } = result ?? {};
    return { ...line, card, isLarge: !card && !!result && isHeadline(result, values) };
  });
  const titles = [...new Set(figures.map(({ card }) => card))].sort(
    (a, b) => Number(!!a) - Number(!!b),
  );
  const inputs = inputLines(manifest, answer).filter(({ text }) => text);
  const rest = inputs.length - mostInputs;
  return {
    title: manifest.title,
    verdict,
    headline: figures.filter(({ isLarge }) => isLarge),
    cautions,
    cards: [
      ...titles.map((title) => ({
        ...(title && { title }),
        lines: figures.filter(({ card, isLarge }) => card === title && !isLarge),
      })),
      {
        title: 'Inputs',
        lines: [
          ...inputs.slice(0, mostInputs),
          ...(rest > 0 ? [{ label: `and ${rest} more`, text: '' }] : []),
        ],
      },
    ].filter(({ lines }) => lines.length > 0),
    note: noteOf(manifest.note, rates?.asOf, presentation),
    address,
  };
}

/** The largest number of lines of one text; a longer one is cut off. */
const mostLines = 12;

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/**
 * A text in lines that are at most so wide. A line ends at a space; within a word only if the word is wider
 * than a line, and then between two characters as readers count them. Spaces that do not break stay.
 */
export function wrapped(
  text: string,
  width: number,
  measure: (text: string) => number,
): readonly string[] {
  const lines: string[] = [];
  let line = '';
  const fits = (longer: string) => measure(longer) <= width;
  for (const word of text.split(/[ \t\r\n\u2028\u2029]+/).filter(Boolean)) {
    if (lines.length > mostLines) break;
    const longer = line && `${line} ${word}`;
    if (longer && fits(longer)) {
      line = longer;
      continue;
    }
    if (line) lines.push(line);
    line = word;
    if (fits(word)) continue;
    line = '';
    for (const { segment } of letters.segment(word)) {
      if (line && !fits(line + segment)) {
        lines.push(line);
        line = '';
        if (lines.length > mostLines) break;
      }
      line += segment;
    }
  }
  if (line) lines.push(line);
  if (lines.length <= mostLines) return lines;
  const last = [...letters.segment(lines[mostLines - 1] ?? '')].map(({ segment }) => segment);
  while (last.length > 0 && !fits(`${last.join('')}…`)) last.pop();
  return [...lines.slice(0, mostLines - 1), `${last.join('')}…`];
}

const width = 600;
const margin = 32;
const padding = 22;

/** The sizes that a large figure may have: the first at which it fits in one line. */
const largeSizes = [46, 38, 32, 26];

/** How high a line is, for the size of its letters. */
const leading = (size: number): number => Math.round(size * (size > 24 ? 1.15 : 1.4));

/** Takes the texts of a picture and what measures a text; returns where everything stands. */
export function layOut(texts: PictureTexts, measure: Measure): Picture {
  const boxes: Box[] = [];
  const drawn: Text[] = [];
  let y = margin;

  /** Adds a text below what is there. */
  function add(text: string, font: Font, colour: Colour, inset = margin): void {
    const lines = wrapped(text, width - 2 * inset, (each) => measure(each, font));
    for (const line of lines) {
      const height = leading(font.size);
      const baseline = y + (height + font.size * 0.72) / 2;
      drawn.push({ text: line, x: inset, y: baseline, align: 'left', font, colour });
      y += height;
    }
  }

  /** Adds a box below what is there, as high as what stands in it. */
  function addBox(colour: Colour, radius: number, space: number, fill: () => void): void {
    const top = y;
    y += space;
    fill();
    y += space;
    boxes.push({ x: margin, y: top, width: width - 2 * margin, height: y - top, radius, colour });
  }

  /** A label and its text: in one line if both fit, else the text below the label. */
  function addLine({ label, text }: Line): void {
    const [small, large]: Font[] = [
      { size: 16, weight: 400 },
      { size: 17, weight: 600 },
    ] as const;
    const top = y + 8;
    const isShort =
      measure(label, small as Font) + 24 + measure(text, large as Font) <= width - 2 * margin;
    y = top;
    add(label, small as Font, 'soft');
    if (isShort) {
      const baseline = drawn.at(-1)?.y ?? y;
      drawn.push({
        text,
        x: width - margin,
        y: baseline,
        align: 'right',
        font: large as Font,
        colour: 'ink',
      });
    } else add(text, large as Font, 'ink');
    y += 8;
  }

  add(texts.title, { size: 26, weight: 700 }, 'heading');
  y += 16;
  const { verdict, headline } = texts;
  if (verdict || headline.length > 0) {
    addBox('display', 18, padding, () => {
      const inset = margin + padding;
      if (verdict) add(verdict, { size: 18, weight: 600 }, 'figure', inset);
      for (const [index, { label, text }] of headline.entries()) {
        if (index > 0 || verdict) y += 14;
        add(label, { size: 16, weight: 600 }, 'dim', inset);
        const fonts = largeSizes.map((size) => ({ size, weight: 700 }));
        const font =
          fonts.find((each) => measure(text, each) <= width - 2 * inset) ?? (fonts.at(-1) as Font);
        y += 2;
        add(text, font, 'figure', inset);
      }
    });
    y += 12;
  }
  for (const caution of texts.cautions) {
    addBox('warn-tint', 8, 12, () => add(caution, { size: 15, weight: 400 }, 'warn', margin + 16));
    y += 8;
  }
  for (const { title, lines } of texts.cards) {
    if (title) {
      y += 16;
      add(title, { size: 18, weight: 700 }, 'heading');
      y += 2;
    }
    for (const [index, line] of lines.entries()) {
      if (index > 0) {
        boxes.push({
          x: margin,
          y,
          width: width - 2 * margin,
          height: 1,
          radius: 0,
          colour: 'line',
        });
      }
      addLine(line);
    }
  }
  y += 12;
  if (texts.note) {
    add(texts.note, { size: 13, weight: 400 }, 'soft');
    y += 12;
  }
  add(texts.address, { size: 15, weight: 600 }, 'accent');
  return { width, height: Math.ceil(y + margin - 4), boxes, texts: drawn };
}
