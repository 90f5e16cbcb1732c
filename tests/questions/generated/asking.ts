import { interpretersOf } from '../../../scripts/build/questions.ts';
import { findCalculators, loadCalculator, loadCatalogue } from '../../../scripts/calculators.ts';
import { inText } from '../../../src/engine/answer/answer.ts';
import { type Asked, answersTo } from '../../../src/engine/ask/answers.ts';
import { arithmetic } from '../../../src/engine/ask/arithmetic/arithmetic.ts';
import type { Calculator, ExpandedCalculator } from '../../../src/engine/calculator.ts';
import type { Generated } from '../generated.ts';
import type { Figure } from '../judge.ts';

/** The search box, as generated questions are put to it. */
export interface SearchBox {
  readonly calculators: readonly ExpandedCalculator[];
  /** The best reading of a question. */
  readonly read: (question: Pick<Generated, 'ask' | 'today'>) => Promise<Asked | undefined>;
  /** What is shown for a question; nothing without a figure. */
  readonly ask: (question: Generated) => Promise<Figure | undefined>;
  /** The figure of a sum; nothing if the text is none, or has two readings. */
  readonly calculate: (question: Generated) => Promise<string | undefined>;
}

/**
 * The figure of a reading, without the currency that it was asked in; nothing if none is shown, or if
 * the question has two readings.
 */
export function figureOf(first: Asked | undefined): Figure | undefined {
  if (!first?.solved || !first.calculator || first.choice) return undefined;
  const { results } = first.calculator.manifest;
  const { shown } = inText(first.calculator.manifest, {
    ...first.solved,
    presentation: { ...first.solved.presentation, money: undefined },
  });
  return {
    slug: first.slug,
    shown: Object.fromEntries(
      Object.entries(results).flatMap(([id, { headline }]) =>
        headline && id in shown ? [[id, shown[id]]] : [],
      ),
    ),
  };
}

/** Why a question has no figure, in a few words. */
export function reasonOf(first: Asked | undefined): string {
  if (!first) return 'nothing found';
  const reasons = [
    ...(first.missing.length > 0 ? [`missing ${first.missing.join(' ')}`] : []),
    ...(first.unread.length > 0 ? [`unread ${first.unread.join(' | ')}`] : []),
    ...(first.doubt ? [`doubt: ${first.doubt}`] : []),
    ...(first.refusal ? [`refused: ${first.refusal}`] : []),
    ...(first.solve ? [`solve for ${first.solve.field}`] : []),
  ];
  return reasons.join('; ') || 'no reason';
}

/** Loads all calculators and the search box. */
export async function openSearchBox(): Promise<SearchBox> {
  const interpreterFor = interpretersOf(await loadCatalogue());
  const calculators = await Promise.all(findCalculators().map(loadCalculator));
  const bySlug = new Map<string, Calculator>(calculators.map((each) => [each.slug, each]));
  const load = async (slug: string): Promise<Calculator> => {
    const found = bySlug.get(slug);
    if (!found) throw new Error(`There is no calculator ${slug}.`);
    return found;
  };
  const read = async ({ ask, today }: Pick<Generated, 'ask' | 'today'>) =>
    (await answersTo(await interpreterFor(ask, today), ask, today, load))[0];
  return {
    calculators,
    read,
    ask: async (question) => {
      const [sum, ...others] = arithmetic(question.ask);
      if (!sum) return figureOf(await read(question));
      const { shown: value, fraction } = sum;
      return value === undefined || others.length > 0
        ? undefined
        : { slug: 'arithmetic', shown: { value, ...(fraction ? { fraction } : {}) } };
    },
    calculate: async ({ ask }) => {
      const sums = arithmetic(ask);
      return sums.length === 1 ? sums[0]?.shown : undefined;
    },
  };
}
