import { describe, expect, test } from 'vitest';
import { findCalculators, loadCalculator } from '../scripts/calculators.ts';
import { answer } from '../src/engine/answer/answer.ts';
import { today } from '../src/engine/check/random-inputs.ts';
import { initialValues } from '../src/engine/input/inputs.ts';
import type { FormValues } from '../src/engine/input/kinds/kind.ts';
import {
  type Font,
  layOut,
  type Picture,
  type PictureTexts,
  pictureTexts,
  wrapped,
} from '../src/page/share/picture-layout.ts';

/*
 * The picture of a result: its texts, and where they stand. A letter is taken to be 0.6 times as wide as high.
 */

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
const measure = (text: string, { size }: Font): number =>
  [...letters.segment(text)].length * size * 0.6;
const inTens = (text: string): number => [...letters.segment(text)].length * 10;

const address = 'a.example/calculator/x';

async function textsOf(slug: string, given: FormValues): Promise<PictureTexts> {
  const folder = findCalculators().find((each) => each.slug === slug);
  if (!folder) throw new Error(`There is no calculator ${slug}.`);
  const calculator = await loadCalculator(folder);
  const typed = { ...initialValues(calculator.manifest, today), ...given };
  const solved = answer(calculator, typed, { today });
  if (!solved.ok) throw new Error(solved.errors[0]?.message);
  return pictureTexts({ calculator, answer: solved }, address);
}

/** Where a text is, from its left end to its right one, and from the top of its letters to their foot. */
const placeOf = ({ text, x, y, align, font }: Picture['texts'][number]) => {
  const width = measure(text, font);
  const left = align === 'left' ? x : x - width;
  return { left, right: left + width, top: y - font.size * 0.75, bottom: y + font.size * 0.25 };
};

/** Nothing leaves the picture, and no text covers another one. */
function expectToBeClear({ width, height, texts, boxes }: Picture): void {
  const places = texts.map(placeOf);
  for (const [index, { left, right, top, bottom }] of places.entries()) {
    const { text } = texts[index] ?? {};
    expect(left, text).toBeGreaterThanOrEqual(32);
    expect(right, text).toBeLessThanOrEqual(width - 32 + 0.01);
    expect(top, text).toBeGreaterThanOrEqual(16);
    expect(bottom, text).toBeLessThanOrEqual(height - 16);
    for (const other of places.slice(0, index)) {
      const isApart =
        other.right <= left || other.left >= right || other.bottom <= top || other.top >= bottom;
      expect(isApart, `${text} is on another text`).toBe(true);
    }
  }
  for (const box of boxes) {
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(width);
    expect(box.y + box.height).toBeLessThanOrEqual(height);
  }
}

const loan = { principal: '1000000', annualRate: '8.5', tenureYears: '20' };

describe('the picture of a result', () => {
  test('has the title, the figures, the inputs and the address, from top to bottom', async () => {
    const picture = layOut(await textsOf('loan-emi', loan), measure);
    expectToBeClear(picture);
    const texts = picture.texts.map(({ text }) => text);
    const inOrder = [
      'Loan EMI Calculator',
      'Monthly EMI',
      '₹8,678',
      'Total repaid',
      '₹20,82,776',
      'Inputs',
      'Loan amount',
      '₹10,00,000',
      'Tenure',
      '20 years',
      address,
    ];
    expect(texts.filter((text) => inOrder.includes(text))).toEqual(inOrder);
    expect(texts.join(' ')).toContain('Fees, taxes on fees and insurance are not included');
    const largest = picture.texts.reduce((a, b) => (b.font.size > a.font.size ? b : a));
    expect(largest.text).toBe('₹8,678');
  });

  test('writes a label and its text in one line where both fit, else below each other', () => {
    const lines = [
      { label: 'Short', text: '1' },
      { label: 'A label of some length that leaves no room', text: 'for a text as long as this' },
    ];
    const texts = { title: 'T', headline: [], cautions: [], cards: [{ lines }], address };
    const picture = layOut(texts, measure);
    expectToBeClear(picture);
    const at = (start: string) => picture.texts.find(({ text }) => text.startsWith(start));
    expect(at('1')?.align).toBe('right');
    expect(at('1')?.y).toBe(at('Short')?.y);
    expect(at('for a text')?.align).toBe('left');
    expect(at('for a text')?.y).toBeGreaterThan(at('A label')?.y ?? Number.POSITIVE_INFINITY);
  });

  test('makes a large figure smaller until it fits in one line', () => {
    const sizeOf = (text: string) => {
      const headline = [{ label: 'L', text }];
      const picture = layOut({ title: 'T', headline, cautions: [], cards: [], address }, measure);
      expectToBeClear(picture);
      const found = picture.texts.filter(({ text: each }) => text.startsWith(each));
      return [found.length, found[0]?.font.size];
    };
    expect(sizeOf('₹8,678')).toEqual([1, 46]);
    expect(sizeOf('₹12,345,678,901,234.56')).toEqual([1, 32]);
    expect(sizeOf('9'.repeat(80))[1]).toBe(26);
  });

  test('counts inputs after the fortieth', async () => {
    const courses = Array.from({ length: 45 }, (_, at) => ({
      name: `Course with the number ${at}`,
      credits: '3',
      grade: 'A',
    }));
    const texts = await textsOf('gpa', { courses });
    const inputs = texts.cards.at(-1)?.lines ?? [];
    expect(inputs).toHaveLength(41);
    expect(inputs.at(-1)).toEqual({ label: 'and 5 more', text: '' });
    expectToBeClear(layOut(texts, measure));
  });

  test('is clear for the first example of every calculator', async () => {
    for (const folder of findCalculators()) {
      const { manifest } = await loadCalculator(folder);
      const example = manifest.examples?.[0];
      if (!example) continue;
      const texts = await textsOf(folder.slug, example.given as FormValues).catch(() => undefined);
      if (texts) expectToBeClear(layOut(texts, measure));
    }
  });
});

describe('a text in lines', () => {
  test('breaks at spaces, and keeps spaces that do not break', () => {
    expect(wrapped('one two three', 70, inTens)).toEqual(['one two', 'three']);
    expect(wrapped('  one \n two ', 1000, inTens)).toEqual(['one two']);
    expect(wrapped('a 10\u00a0000\u202f000', 100, inTens)).toEqual(['a', '10\u00a0000\u202f000']);
    expect(wrapped('', 70, inTens)).toEqual([]);
  });

  test('breaks within a word only if a line cannot hold it, and never within a character', () => {
    expect(wrapped('ab cdefghij', 40, inTens)).toEqual(['ab', 'cdef', 'ghij']);
    const family = '👩‍👩‍👧';
    expect(wrapped(family.repeat(5), 20, inTens)).toEqual([
      family.repeat(2),
      family.repeat(2),
      family,
    ]);
    expect(wrapped('e\u0301e\u0301e\u0301', 20, inTens)).toEqual(['e\u0301e\u0301', 'e\u0301']);
  });

  test('ends after twelve lines', () => {
    const lines = wrapped('word '.repeat(10_000), 90, inTens);
    expect(lines).toHaveLength(12);
    expect(lines.at(-1)).toBe('word wor…');
    const unbroken = wrapped('x'.repeat(10_000), 90, inTens);
    expect(unbroken).toHaveLength(12);
    expect(unbroken.at(-1)).toBe('xxxxxxxx…');
  });
});
