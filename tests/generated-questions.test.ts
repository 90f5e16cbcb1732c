import { describe, expect, test } from 'vitest';
import { full, selected } from './qa.ts';
import { fractionOf } from './questions/generated/arithmetic.ts';
import { openSearchBox } from './questions/generated/asking.ts';
import { type Generated, generatedQuestions } from './questions/generated.ts';
import { isValue, type Judged, judge, sampleOf } from './questions/judge.ts';

/*
 * Generated questions in many styles, whose right outcomes are known: a fixed sample in `npm test`, all
 * of them in `npm run qa`.
 */

const box = await openSearchBox();
const everything = generatedQuestions(box.calculators);
const slugs = new Set(selected(box.calculators).map(({ slug }) => slug));
const ofSelected = everything.filter(({ slug, kind }) => slugs.has(slug) || kind === 'arithmetic');
const questions = full ? ofSelected : sampleOf(ofSelected, 2000);

const listed = (judged: readonly Judged[]): string =>
  judged
    .slice(0, 200)
    .map(({ question: { slug, kind, style, ask }, figure }) =>
      [`${slug} [${kind}; ${style}] ${ask}`, figure ? JSON.stringify(figure) : ''].join('  '),
    )
    .join('\n');

describe('generated questions', async () => {
  const verdict = await judge(questions, box.ask, box.calculate);

  test('are at least 20,000, the same in every run', () => {
    expect(everything.length).toBeGreaterThanOrEqual(20_000);
    const [some] = box.calculators;
    const again = some ? generatedQuestions([some]) : [];
    const first = (all: readonly Generated[]) =>
      all
        .filter(({ kind, slug }) => kind === 'complete' && slug === some?.slug)
        .map(({ given }) => given);
    expect(first(again)).toEqual(first(everything));
  });

  test('are there for every calculator', () => {
    const asked = new Set(
      everything.filter(({ kind }) => kind === 'complete').map(({ slug }) => slug),
    );
    expect(box.calculators.filter(({ slug }) => !asked.has(slug))).toEqual([]);
  });

  test('show figures of which at least 99.5 in 100 are right', () => {
    console.log(verdict.summary);
    expect(verdict.right / verdict.shown, listed(verdict.wrong)).toBeGreaterThanOrEqual(0.995);
  });

  test('are answered at least 92 times in 100 if they are complete', () => {
    expect(verdict.answered / verdict.complete, listed(verdict.unanswered)).toBeGreaterThanOrEqual(
      0.92,
    );
  });
});

describe('the value of a sum', () => {
  test('is compared exactly, and rounded only where it has no end', () => {
    expect(isValue('1,234.5', '2469/2')).toBe(true);
    expect(isValue('1234.4', '2469/2')).toBe(false);
    expect(isValue('0.333333', '1/3')).toBe(true);
    expect(isValue('0.333334', '1/3')).toBe(false);
    expect(isValue('−7', '-7')).toBe(true);
    expect(fractionOf('-2.50')).toEqual({ over: -5n, under: 2n });
  });
});
