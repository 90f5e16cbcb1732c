import { factor } from '../../schemas/measures.ts';
import type { Generated } from './generated.ts';

/*
 * Judges what is shown for generated questions against their known outcomes.
 */

/** What is shown for a question: the calculator and its headline texts by id. */
export interface Figure {
  readonly slug: string;
  readonly shown: Readonly<Record<string, unknown>>;
}

/** A question whose figure is wrong, or that has none. */
export interface Judged {
  readonly question: Generated;
  readonly figure: Figure | undefined;
}

/** Counts of one kind or style. */
export interface Count {
  readonly asked: number;
  readonly shown: number;
  readonly right: number;
  /** Questions with all that is needed, and how many of them have the right figure. */
  readonly complete: number;
  readonly answered: number;
}

/** The outcome of many questions. */
export interface Verdict extends Count {
  readonly kinds: Readonly<Record<string, Count>>;
  readonly styles: Readonly<Record<string, Count>>;
  readonly calculators: Readonly<Record<string, Count>>;
  readonly wrong: readonly Judged[];
  readonly unanswered: readonly Judged[];
  /** Right figures that another calculator shows. */
  readonly also: readonly Judged[];
  /** The summary in words. */
  readonly summary: string;
}

const flat = (shown: Figure['shown']): readonly string[] =>
  Object.values(shown).map((each) => JSON.stringify(each));

/** Whether a figure is the known outcome, as the same calculator shows it or another. */
function isRight({ slug, expected, kind }: Generated, figure: Figure): boolean {
  if (kind === 'missing' || kind === 'ambiguous' || typeof expected !== 'object') return false;
  if (figure.slug === slug && Object.keys(expected).every((id) => id in figure.shown)) {
    return Object.entries(expected).every(([id, text]) =>
      isSameQuantity(String(text), String(figure.shown[id])),
    );
  }
  const texts = flat(figure.shown);
  return flat(expected).some((each) => texts.some((text) => isSameFigure(each, text)));
}

/** Whether two texts are one quantity, of which one may be in another unit: "72.6 kg" and "160.1 lb". */
function isSameQuantity(one: string, other: string): boolean {
  if (one === other) return true;
  const [, a = '', unit = ''] = /^([\d,.]+) (\S+)$/.exec(one) ?? [];
  const [, b = '', from = ''] = /^([\d,.]+) (\S+)$/.exec(other) ?? [];
  // Pascals and bars differ by a power of ten.
  const digits = (text: string) => text.replace(/\D/g, '').replace(/^0+|0+$/g, '');
  if (unit !== from && digits(a).length > 3 && digits(a) === digits(b)) return true;
  const size = unit !== from && factor(from, unit);
  if (!size) return false;
  const far =
    Number(b.replaceAll(',', '')) * Number(size.toFixed()) - Number(a.replaceAll(',', ''));
  return Math.abs(far) <= 0.1;
}

/** Whether two texts are one figure, of which one may show more decimals or another currency. */
function isSameFigure(one: string, other: string): boolean {
  if (one === other) return true;
  const [a, b] = [one, other].map((text) => text.replace(/[^\d.-]/g, ''));
  if (!a || !b || !/\d/.test(a) || !/\d/.test(b)) return false;
  const decimals = Math.min(...[a, b].map((text) => text.split('.')[1]?.length ?? 0));
  return Math.abs(Number(a) - Number(b)) <= 0.5 * 10 ** -decimals;
}

/**
 * Whether a shown decimal is the value of a fraction, rounded at its last digit if it has no end. The
 * text may have groups of thousands.
 */
export function isValue(shown: string, fraction: string): boolean {
  const plain = shown.replace(/[,\s'’]/g, '').replace('−', '-');
  if (!/^-?\d+(?:\.\d+)?$/.test(plain)) return false;
  const [over = '0', under = '1'] = fraction.split('/');
  const digits = plain.split('.')[1]?.length ?? 0;
  const scale = 10n ** BigInt(digits);
  const difference = BigInt(plain.replace('.', '')) * BigInt(under) - BigInt(over) * scale;
  if (difference === 0n) return true;
  // A decimal ends if its fraction has no factors but those of ten.
  const isEndless = 10n ** 40n % BigInt(under) !== 0n;
  return (
    (isEndless || digits >= 6) && (difference < 0n ? -difference : difference) * 2n <= BigInt(under)
  );
}

const share = (some: number, all: number, digits: number): string =>
  all === 0 ? '—' : `${((100 * some) / all).toFixed(digits)} %`;

/**
 * Asks every question and judges what is shown. Takes a function that returns the figure shown for a
 * question, and one that returns the text of a sum's value, if there is such a function yet.
 */
export async function judge(
  questions: readonly Generated[],
  ask: (question: Generated) => Promise<Figure | undefined>,
  calculate?: (question: Generated) => Promise<string | undefined>,
): Promise<Verdict> {
  type Counting = { -readonly [K in keyof Count]: number };
  const none = (): Counting => ({ asked: 0, shown: 0, right: 0, complete: 0, answered: 0 });
  const total = none();
  const kinds: Record<string, Counting> = {};
  const styles: Record<string, Counting> = {};
  const calculators: Record<string, Counting> = {};
  const wrong: Judged[] = [];
  const unanswered: Judged[] = [];
  const also: Judged[] = [];
  for (const question of questions) {
    const { kind, style, slug, expected } = question;
    if (kind === 'arithmetic' && !calculate) continue;
    let figure: Figure | undefined;
    let right = false;
    if (kind === 'arithmetic') {
      const value = await calculate?.(question);
      figure = value === undefined ? undefined : { slug: 'arithmetic', shown: { value } };
      right = value !== undefined && isValue(value, String(expected));
    } else {
      figure = await ask(question);
      right = figure !== undefined && isRight(question, figure);
    }
    const isComplete = kind === 'complete' || kind === 'arithmetic';
    const own = (counts: Record<string, Counting>, name: string) => {
      const found = counts[name] ?? none();
      counts[name] = found;
      return found;
    };
    const parts = kind === 'complete' ? style.split(', ') : [];
    for (const count of [
      total,
      own(kinds, kind),
      own(calculators, slug || 'arithmetic'),
      ...parts.map((part) => own(styles, part)),
    ]) {
      count.asked += 1;
      if (figure) count.shown += 1;
      if (right) count.right += 1;
      if (isComplete) count.complete += 1;
      if (isComplete && right) count.answered += 1;
    }
    if (figure && !right) wrong.push({ question, figure });
    if (figure && right && kind !== 'arithmetic' && figure.slug !== slug)
      also.push({ question, figure });
    if (isComplete && !figure) unanswered.push({ question, figure });
  }
  const number = (value: number) => value.toLocaleString('en');
  const summary = `${number(total.right)} of ${number(total.shown)} figures shown are right (${share(total.right, total.shown, 2)}), ${number(total.answered)} of ${number(total.complete)} complete questions are answered (${share(total.answered, total.complete, 1)})`;
  return { ...total, kinds, styles, calculators, wrong, unanswered, also, summary };
}

/** So many of the questions, spread evenly over each calculator and kind: the same ones every time. */
export function sampleOf(questions: readonly Generated[], count: number): readonly Generated[] {
  const groups = Map.groupBy(questions, ({ slug, kind }) => `${slug} ${kind}`);
  const part = count / questions.length;
  return [...groups.values()].flatMap((group) =>
    group.filter(
      (_, index) => Math.floor((index + 1) * part) > Math.floor(index * part) || index === 0,
    ),
  );
}
