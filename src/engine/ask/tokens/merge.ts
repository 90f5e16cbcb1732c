import { Big } from '../../../../schemas/decimal.ts';
import { isDuration, scanUnits } from '../units.ts';
import { beforeOne, beforeSpan, dimensions, perUnit as perUnitWords } from '../vocabulary.ts';
import { isOneOf } from '../words.ts';
import { currencyBefore } from './currencies.ts';
import { inWords, isScale, multipliers, multipliersAndUnits, parted } from './number-words.ts';
import { hasParts, joinedWith, previousQuantity } from './parts.ts';
import { periodAt } from './periods.ts';
import {
  isQuantity,
  isWord,
  type NumberToken,
  type Placed,
  type Reading,
  type Token,
  type WordToken,
} from './token.ts';

/*
 * Merges the tokens that make one number: digits or words, multipliers, a sign, a currency, a unit, a
 * period, and quantities of several parts.
 */

/** A number while its tokens are being collected. */
interface Draft {
  /** How many tokens it takes, from its first. */
  used: number;
  readings: readonly Reading[];
  /** The token where its text begins: its own first, or a currency before it. */
  start: Token;
  readonly parts?: readonly Reading[] | undefined;
  fraction?: string | undefined;
  /** "One" or "a", which may be no number. */
  readonly weak?: boolean | undefined;
  /** Written the Indian way. */
  indian: boolean;
  /** "Lakh per annum", which is a multiplier and a period. */
  isYearly?: boolean;
}

const spanning = (question: string, first: Placed, last: Placed): Placed => {
  const [start, end] = [first.start, last.end];
  return { text: question.slice(start, end), start, end };
};

const isAndAHalf = (tokens: readonly Token[], at: number): boolean =>
  isWord(tokens[at], 'and') &&
  isWord(tokens[at + 1], 'a') &&
  isWord(tokens[at + 2], 'half') &&
  tokens[at + 3]?.text !== '-';

const mapValues = (readings: readonly Reading[], change: (value: Big) => Big): readonly Reading[] =>
  readings.map(({ value, unit }) => ({ value: change(value), unit }));

/** Reads "and a half" after a number. */
function addHalf(draft: Draft, tokens: readonly Token[], at: number): void {
  if (!isAndAHalf(tokens, at + draft.used)) return;
  draft.readings = mapValues(draft.readings, (value) => value.plus('0.5'));
  draft.used += 3;
}

/** A number in digits, also with a fraction: "2 3/8", "3/8". */
function inDigits(
  question: string,
  tokens: readonly Token[],
  at: number,
  token: NumberToken,
  fractions: boolean,
): Draft {
  const draft = {
    used: 1,
    readings: token.readings,
    start: token,
    parts: token.parts,
    fraction: token.fraction,
    indian: /^\d{1,2}(?:,\d{2})+,\d{3}/.test(token.text),
  };
  const some = tokens.slice(at, at + 4);
  // The tokens with 1 for each whole number: "2 3/8" is 11/1.
  const shape = some.map(({ text }) => text.replace(/^\d+$/, '1')).join('');
  const gap = (some[1]?.start ?? 0) - token.end;
  // "2 3/8" is one number; "3/8" alone may be two.
  const isMixed = shape === '11/1' && gap === 1 && Number(some[1]?.text) < Number(some[3]?.text);
  if (isMixed || (fractions && shape.startsWith('1/1') && gap < 2)) {
    const [above, , below] = (isMixed ? some.slice(1) : some) as [Token, Token, Token];
    if (Number(below.text))
      draft.readings = [
        {
          value: Big(above.text)
            .div(below.text)
            .plus(isMixed ? token.text : 0),
        },
      ];
    draft.fraction = question.slice(token.start, below.end);
    draft.used = isMixed ? 4 : 3;
  }
  addHalf(draft, tokens, at);
  return draft;
}

/**
 * A part of something in words: "three quarters of an hour" has that unit, "a third of 90" is a part of
 * another number, for which no field has a place. Takes the number of parts, the index of the word for their size, and the index of the first
 * token.
 */
function partOf(tokens: readonly Token[], at: number, parts: Big, from: number) {
  const below = parted.get((tokens[at]?.text ?? '').toLowerCase());
  if (!below || parts.gte(below)) return undefined;
  const value = parts.div(below);
  const isOf = isWord(tokens[at + 1], 'of');
  const article = isWord(tokens[at + (isOf ? 2 : 1)], 'a an') ? 1 : 0;
  const next = at + 1 + (isOf ? 1 : 0) + article;
  const isMeasured = (article > 0 || !isOf) && scanUnits(tokens, next) !== undefined;
  if (isMeasured) return { readings: [{ value, unit: undefined }], used: next - from };
  const fraction = `${parts.toFixed()}/${below}`;
  const unit = isOf && !isWord(tokens[at + 2], 'the a') ? 'part' : undefined;
  return { readings: [{ value, unit }], used: at + (unit ? 2 : 1) - from, fraction };
}

/** A number that begins with a word: "two thirds", "forty", "half an hour"; nothing if it is none. */
function fromWords(tokens: readonly Token[], at: number, before?: Token): Draft | undefined {
  const token = tokens[at] as WordToken;
  const draft = { start: token, indian: false };
  const isOne = isWord(token, 'a one');
  const share = partOf(tokens, isOne ? at + 1 : at, Big(1), at);
  // "Half" alone may be no number: "the first half", "time and a half".
  if (share && (share.readings[0]?.unit || !share.fraction)) return { ...draft, ...share };
  const spoken = inWords(tokens, at);
  if (spoken) {
    const { value, count } = spoken;
    const several = isWord(token, 'a') ? undefined : partOf(tokens, at + count, value, at);
    if (several) return { ...draft, ...several };
    const weak = count === 1 && isWord(token, 'one a an');
    // "My old one" is no number.
    const isPronoun = weak && isWord(tokens[at - 1], beforeOne);
    return isPronoun ? undefined : { ...draft, used: count, readings: [{ value }], weak };
  }
  if (!isWord(token, 'a an half')) return undefined;
  // "an hour", "half an hour", "a year and a half"
  const isHalf = isWord(token, 'half');
  const used = isHalf && isWord(tokens[at + 1], 'a an') ? 2 : 1;
  const unit = scanUnits(tokens, at + used)?.units[0];
  const isIntroduced = isHalf || isWord(before, beforeSpan);
  return unit !== undefined && isIntroduced && (isHalf || hasParts(unit))
    ? { ...draft, used, readings: [{ value: Big(isHalf ? '0.5' : 1) }], weak: !isHalf }
    : undefined;
}

/** Reads multipliers, several in a row: "2 hundred thousand". */
function multiply(draft: Draft, tokens: readonly Token[], at: number): void {
  while (!draft.weak) {
    const next = tokens[at + draft.used];
    const name = next?.kind === 'word' ? next.text.toLowerCase() : '';
    const size = multipliers.get(name);
    if (!next || !size) return;
    const space = next.start - (tokens[at + draft.used - 1]?.end ?? 0);
    // "5 m" is no million, "5 mn" is.
    if (!isScale(name) && space > (name.length === 1 ? 0 : 1)) return;
    draft.indian ||= size === 1e5 || size === 1e7;
    draft.isYearly ||= name === 'lpa';
    const isUnit = isOneOf(name, multipliersAndUnits);
    const units = isUnit
      ? [...(scanUnits(tokens, at + draft.used)?.units ?? []), ...(name === 'k' ? ['km'] : [])]
      : [];
    draft.readings = [
      ...mapValues(draft.readings, (value) => value.times(size)).map(({ value }) => ({ value })),
      ...draft.readings.flatMap(({ value }) => units.map((unit) => ({ value, unit }))),
    ];
    draft.used += 1;
    if (isUnit) return;
  }
}

/** Reads a sign before a number, "-5" or "minus 5", and takes it off the tokens so far. */
function negate(draft: Draft, out: Token[]): void {
  const [earlier, sign] = [out.at(-2), out.at(-1)];
  // A dash between two words or numbers is no minus: "5-10", "10 - 3"; "2 -3" has one.
  const isMinus =
    isWord(sign, '-') &&
    sign?.end === draft.start.start &&
    (!earlier || earlier.end < sign.start || /^[=:(,÷×*/]$/.test(earlier.text));
  const isAfterAmount = earlier && (isQuantity(earlier) || earlier.unitOf !== undefined);
  if (!isMinus && (isAfterAmount || !isWord(sign, 'minus negative'))) return;
  draft.readings = mapValues(draft.readings, (value) => value.neg());
  if (draft.fraction) draft.fraction = `-${draft.fraction}`;
  out.pop();
}

/** Of two units with one name, the one of the country that the money or the fuel is of. */
function inCountry(units: readonly string[], question: string): readonly string[] {
  const isUS = /\$|\bgas\b|gasoline/i.test(question);
  if (isUS === /£|\bpetrol\b|\buk\b/i.test(question)) return units;
  const own = units.filter((unit) => !unit.includes(isUS ? 'imp' : 'US'));
  return own.length > 0 ? own : units;
}

/** Reads the unit after a number. Returns its tokens, marked as the unit of the number at an index. */
function readUnit(
  draft: Draft,
  question: string,
  tokens: readonly Token[],
  at: number,
  unitOf: number,
  before: NumberToken | undefined,
): readonly Token[] {
  const from = at + draft.used;
  const isMoney = draft.readings[0]?.unit?.startsWith('$');
  const hasUnit = !isMoney && draft.readings.some(({ unit }) => unit !== undefined);
  // "10 stone 5 in kg" has no inches.
  const isPounds = before?.readings[0]?.unit === 'st' && isWord(tokens[from], 'in to into');
  let found = hasUnit || isPounds ? undefined : scanUnits(tokens, from);
  // "22 more years"
  if (!found && isWord(tokens[from], 'more full whole extra further billable')) {
    const after = scanUnits(tokens, from + 1);
    if (after && isDuration(after.units[0] ?? '')) found = { ...after, count: after.count + 1 };
  }
  if (!found || (isMoney && !found.units.some((unit) => unit.startsWith('$')))) return [];
  const { units, count, times = 1 } = found;
  if (!isMoney) {
    const [{ value }] = draft.readings as [Reading];
    draft.readings = inCountry(units, question).map((unit) => ({
      value: value.times(times),
      unit,
    }));
  }
  draft.used += count;
  addHalf(draft, tokens, at);
  return tokens.slice(from, from + count).map((each) => ({ ...each, unitOf }) as Token);
}

/** The number that a draft has become, with the period or the unit that it is for. */
function finished(
  { readings, start, used, isYearly, parts, weak, indian, fraction }: Draft,
  question: string,
  tokens: readonly Token[],
  at: number,
): NumberToken {
  const next = at + used;
  const per = isYearly ? 'year' : periodAt(tokens, next);
  const perUnit =
    !per && isWord(tokens[next], perUnitWords) ? scanUnits(tokens, next + 1) : undefined;
  const unit = readings[0]?.unit ?? '';
  // "88 feet per second" is no length.
  const isSpeed =
    (per === 'hour' || per === 'second') && unit && !/^[$%]/.test(unit) && !isDuration(unit);
  const own = tokens[at] as NumberToken;
  // "5.11" feet may be feet and inches.
  const isFeet = unit === 'ft' && /^[4-7]\.([1-9]|1[01])$/.test(own.text);
  return {
    kind: 'number',
    ...spanning(question, start, tokens[next - 1] ?? start),
    readings: isSpeed
      ? readings.map((each) => ({ value: each.value, unit: `${each.unit}/${per}` }))
      : readings,
    parts,
    per,
    perUnit: perUnit && inCountry(perUnit.units, question),
    weak,
    indian,
    fraction,
    other: own.other ?? (isFeet ? 'feet' : undefined),
  };
}

/** Adds a number and its unit; "5 ft 9 in" replaces the "5 ft" before. */
function add(
  question: string,
  out: Token[],
  made: NumberToken,
  unit: readonly Token[],
  next: string,
): void {
  const before = previousQuantity(out);
  // "10 by 12 ft 4 in thick" has three measures.
  const isSide = before && isWord(out[before.index - 1], 'by x ×') && isOneOf(next, dimensions);
  const joined = before && !isSide && joinedWith(before.token, made);
  if (!before || !joined) {
    out.push(made, ...unit);
    return;
  }
  const { index, token } = before;
  out[index] = { ...joined, ...spanning(question, token, made) };
  out.push(...unit);
  for (const each of out.slice(index + 1)) if (!isQuantity(each)) each.unitOf = index;
}

/** Merges the tokens of each number; with `fractions`, "3/4" is one. */
export function merge(
  question: string,
  tokens: readonly Token[],
  fractions: boolean,
): readonly Token[] {
  const out: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] as Token;
    const draft =
      token.kind === 'number'
        ? inDigits(question, tokens, at, token, fractions)
        : token.kind === 'word'
          ? fromWords(tokens, at, out.at(-1))
          : undefined;
    if (!draft) {
      // A unit with a number in it, "L/100 km", where no number stands before it.
      const count = token.kind === 'word' ? scanUnits(tokens, at)?.count : undefined;
      const unit = tokens.slice(at, at + (count ?? 0));
      if (unit.some(({ kind }) => kind === 'number')) {
        for (const each of unit) out.push({ ...each, kind: 'sign' } as Token);
        at += unit.length - 1;
      } else out.push(token);
      continue;
    }
    multiply(draft, tokens, at);
    negate(draft, out);
    const currency = currencyBefore(out);
    if (currency) {
      draft.start = out[currency.from] as Token;
      draft.readings = draft.readings.map(({ value }) => ({ value, unit: currency.unit }));
      out.length = currency.from;
    }
    const unit = readUnit(draft, question, tokens, at, out.length, previousQuantity(out)?.token);
    const next = tokens[at + draft.used]?.text ?? '';
    add(question, out, finished(draft, question, tokens, at), unit, next);
    at += draft.used - 1;
  }
  return out;
}
