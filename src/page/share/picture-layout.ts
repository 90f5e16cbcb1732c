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
/** Between lines. */
const gap = 8;
/** At least so much between a label and its text. */
const apart = 24;

const fonts = {
  title: { size: 26, weight: 700 },
  verdict: { size: 18, weight: 600 },
  largeLabel: { size: 16, weight: 600 },
  caution: { size: 15, weight: 400 },
  card: { size: 18, weight: 700 },
  label: { size: 16, weight: 400 },
  text: { size: 17, weight: 600 },
  note: { size: 13, weight: 400 },
  address: { size: 15, weight: 600 },
} as const satisfies Readonly<Record<string, Font>>;

/** The fonts that a large figure may have, the smallest last: the first at which it fits in one line. */
const largeFonts: readonly Font[] = [46, 38, 32, 26].map((size) => ({ size, weight: 700 }));

/** How high a line is. */
const leading = ({ size }: Font): number => Math.round(size * (size > 24 ? 1.15 : 1.4));

/** Takes the texts of a picture and what measures a text; returns where everything stands. */
export function layOut(texts: PictureTexts, measure: Measure): Picture {
  const boxes: Box[] = [];
  const drawn: Text[] = [];
  const inner = width - 2 * margin;
  let y = margin;

  /** Adds a text below what is there. */
  function add(text: string, font: Font, colour: Colour, x = margin): void {
    for (const line of wrapped(text, width - 2 * x, (each) => measure(each, font))) {
      y += leading(font);
      // The letters stand in the middle of the line.
      const baseline = y - (leading(font) - font.size * 0.72) / 2;
      drawn.push({ text: line, x, y: baseline, align: 'left', font, colour });
    }
  }

  /** Adds a box below what is there, as high as what stands in it. */
  function addBox(colour: Colour, radius: number, space: number, fill: (x: number) => void): void {
    const top = y;
    y += space;
    fill(margin + space);
    y += space;
    boxes.push({ x: margin, y: top, width: inner, height: y - top, radius, colour });
  }

  /** A label and its text: in one line if both fit, else the text below the label. */
  function addLine({ label, text }: Line): void {
    const both = measure(label, fonts.label) + apart + measure(text, fonts.text);
    y += gap;
    add(label, fonts.label, 'soft');
    if (both <= inner) {
      const baseline = drawn.at(-1)?.y ?? y;
      const [align, font, colour] = ['right', fonts.text, 'ink'] as const;
      drawn.push({ text, x: width - margin, y: baseline, align, font, colour });
    } else add(text, fonts.text, 'ink');
    y += gap;
  }

  add(texts.title, fonts.title, 'heading');
  y += 2 * gap;
  const { verdict, headline } = texts;
  if (verdict || headline.length > 0) {
    addBox('display', 18, 22, (x) => {
      if (verdict) add(verdict, fonts.verdict, 'figure', x);
      for (const [index, { label, text }] of headline.entries()) {
        if (index > 0 || verdict) y += 2 * gap;
        add(label, fonts.largeLabel, 'dim', x);
        const fitting = largeFonts.find((font) => measure(text, font) <= width - 2 * x);
        add(text, fitting ?? (largeFonts.at(-1) as Font), 'figure', x);
      }
    });
    y += gap;
  }
  for (const caution of texts.cautions) {
    addBox('warn-tint', 8, 14, (x) => add(caution, fonts.caution, 'warn', x));
    y += gap;
  }
  for (const { title, lines } of texts.cards) {
    if (title) {
      y += 2 * gap;
      add(title, fonts.card, 'heading');
    }
    for (const [index, line] of lines.entries()) {
      if (index > 0)
        boxes.push({ x: margin, y, width: inner, height: 1, radius: 0, colour: 'line' });
      addLine(line);
    }
  }
  y += 2 * gap;
  if (texts.note) {
    add(texts.note, fonts.note, 'soft');
    y += gap;
  }
  add(texts.address, fonts.address, 'accent');
  return { width, height: Math.ceil(y + margin), boxes, texts: drawn };
}
