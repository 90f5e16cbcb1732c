import type { Interpreter } from '../prepare.ts';
import type { Notation } from '../tokens/notation.ts';
import { isQuantity, type Token } from '../tokens/token.ts';
import { tokenize, type Views } from '../tokens/tokenize.ts';
import { scanUnits, type UnitMatch } from '../units.ts';
import { errorsBetween, isCommon, stem } from '../words.ts';

/** A phrase of the question, by its tokens. */
interface Span {
  readonly from: number;
  /** The index after its last token. */
  readonly to: number;
}

/** A cue or option where it stands in the question. */
export interface Found<T> extends Span {
  readonly cue: T;
}

/** Whether two phrases share a token. */
export const overlap = (one: Span, other: Span): boolean =>
  one.from < other.to && other.from < one.to;

/** Whether the words of a phrase begin at an index of the stems of a question. */
export const standsAt = (
  stems: readonly (string | undefined)[],
  phrase: readonly string[],
  at: number,
): boolean => phrase.every((stem, index) => stems[at + index] === stem);

/** Whether a phrase has all tokens of another. */
export const covers = (one: Span, other: Span): boolean =>
  one.from <= other.from && other.to <= one.to;

/** A mistyped word, and the stem that it was read as. */
interface Correction {
  readonly typed: string;
  readonly stem: string;
}

/** The question with its words corrected. */
export interface Question {
  readonly text: string;
  readonly tokens: readonly Token[];
  /** The stem of each word, corrected if it is mistyped. */
  readonly stems: readonly (string | undefined)[];
  /** Every stem and every text in lower case. */
  readonly said: ReadonlySet<string>;
  /** The words that were read with another spelling. */
  readonly corrected: readonly Correction[];
  /** The indices of all quantities. */
  readonly quantities: readonly number[];
  /** Units wherever they stand, by the index of their first token. */
  readonly units: ReadonlyMap<number, UnitMatch>;
}

const longEnough = 4;

/** The nearest known stem to a mistyped word. */
function corrected(word: string, { vocabulary, weight }: Interpreter): string {
  if (word.length < longEnough || weight(word) > 0 || isCommon(word)) return word;
  const most = word.length < 8 ? 1 : 2;
  let best = word;
  let least = most + 1;
  for (const each of vocabulary.get(word[0] ?? '') ?? []) {
    if (each.length < longEnough || Math.abs(each.length - word.length) > most) continue;
    const errors = errorsBetween(word, each);
    if (errors < least) [best, least] = [each, errors];
  }
  return least <= most ? best : word;
}

/** Where phrases stand; a longer phrase hides shorter ones of the same thing within it. */
export function occurrences<
  T extends { readonly stems: readonly string[]; readonly exact?: string | undefined },
>({ tokens, stems }: Question, known: ReadonlyMap<string, readonly T[]>): readonly Found<T>[] {
  const found: Found<T>[] = [];
  for (const [from, first] of stems.entries()) {
    if (first === undefined) continue;
    for (const cue of known.get(first) ?? []) {
      let at = from;
      const fits = cue.stems.every((stem, index) => {
        if (index > 0) {
          at += 1;
          while (tokens[at]?.kind === 'sign' && stems[at] === undefined) at += 1;
        }
        return stems[at] === stem;
      });
      if (!fits || (cue.exact !== undefined && tokens[from]?.text !== cue.exact)) continue;
      found.push({ cue, from, to: at + 1 });
    }
  }
  return found;
}

/** A question with what calculators have in common to read it. */
export function questionOf(
  interpreter: Interpreter,
  text: string,
  today: string,
  views: Views,
  notation: Notation,
): Question {
  const tokens = tokenize(text, today, views, notation);
  const corrections: Correction[] = [];
  const stems = tokens.map((token, at): string | undefined => {
    if (token.kind === 'word') {
      const read = corrected(token.stem, interpreter);
      if (read !== token.stem) corrections.push({ typed: token.text, stem: read });
      return read;
    }
    if (token.kind === 'number')
      return /^(?:\d+|\p{L}+)$/u.test(token.text) ? stem(token.text) : undefined;
    // A minus between two numbers, not a hyphen.
    const [before, after] = [tokens[at - 1], tokens[at + 1]];
    const isMinus =
      token.text === '-' &&
      before &&
      after &&
      isQuantity(before) &&
      isQuantity(after) &&
      before.end < token.start &&
      token.end < after.start;
    return isMinus || /[\p{Sc}%²³+×÷*=]/u.test(token.text) ? token.text : undefined;
  });
  const quantities = tokens.flatMap((token, index) => (isQuantity(token) ? [index] : []));
  const units = new Map<number, UnitMatch>();
  for (let at = 0; at < tokens.length; at += 1) {
    const found = tokens[at]?.kind === 'number' ? undefined : scanUnits(tokens, at);
    if (!found) continue;
    units.set(at, found);
    at += found.count - 1;
  }
  const texts = tokens.map((token) => token.text.toLowerCase());
  const said = new Set([...texts, ...stems.flatMap((each) => each ?? [])]);
  return { text, tokens, stems, said, corrected: corrections, quantities, units };
}

/** The text of a phrase as typed. */
export const textBetween = ({ text, tokens }: Question, { from, to }: Found<unknown>): string =>
  text.slice(tokens[from]?.start, tokens[to - 1]?.end);
