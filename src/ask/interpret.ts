import { distance } from 'fastest-levenshtein';
import { Big } from '../../schemas/decimal.ts';
import type { FormValues } from '../../schemas/kinds/kind.ts';
import type { Condition } from '../../schemas/manifest.ts';
import type { AskField } from './lexicon.ts';
import type { Cue, Interpreter, OptionCue, Prepared, Slot } from './prepare.ts';
import {
  isQuantity,
  type NumberToken,
  type Quantity,
  type Reading,
  type Token,
  type WordToken,
} from './tokens/token.ts';
import { tokenize, type Views } from './tokens/tokenize.ts';
import { converted, isDuration, scanUnits, type UnitMatch, unitKey } from './units.ts';
import { fillers, harmless, stem } from './words.ts';

/*
 * Reads a question: for each calculator that it may be about, the numbers, days, times and options in
 * it are given places in the form, by units, by the words beside them, and by their order. The best
 * reading is the one in which most of the question has a place.
 */

/** How one part of the question was understood. */
export interface Understood {
  /** The part as typed. */
  readonly text: string;
  /** The label of its field. */
  readonly label: string;
  /** The id of its field, or of the first of several. */
  readonly field: string;
}

/** What a question says to one calculator. */
export interface Interpretation {
  readonly slug: string;
  readonly title: string;
  /** What the form would hold, by field id. */
  readonly given: FormValues;
  readonly understood: readonly Understood[];
  /** The ids of required fields that the question does not state. */
  readonly missing: readonly string[];
  /** Their labels. */
  readonly missingLabels: readonly string[];
  /** The ids of fields whose defaults stand in the answer. */
  readonly assumed: readonly string[];
  /** Words that carry a number or a name and found no place. */
  readonly unread: readonly string[];
  /** Whether all that is said has one place and nothing is missing, so that a figure may be shown. */
  readonly complete: boolean;
  /** Why the question can be understood in two ways. */
  readonly doubt?: string | undefined;
  /** The result that the question asks for, if it names one. */
  readonly asked?: string | undefined;
  /** A question that states a result and asks for an input. */
  readonly solve?:
    | { readonly field: string; readonly result: string; readonly target: string }
    | undefined;
  /** How much the question has to do with the calculator's names. */
  readonly named: number;
  readonly score: number;
}

/** A cue or option where it stands in the question. */
interface Found<T> {
  readonly cue: T;
  readonly from: number;
  /** The index after its last token. */
  readonly to: number;
}

/** The question with its words corrected. */
interface Question {
  readonly text: string;
  readonly tokens: readonly Token[];
  /** The stem of each word, corrected if it is mistyped. */
  readonly stems: readonly (string | undefined)[];
  /** The indices of all quantities. */
  readonly quantities: readonly number[];
  /** Units wherever they stand, by the index of their first token. */
  readonly units: ReadonlyMap<number, UnitMatch>;
}

const longEnough = 4;

/** The nearest known stem to a mistyped word. */
function corrected(word: string, { vocabulary, weight }: Interpreter): string {
  if (word.length < longEnough || weight(word) > 0 || fillers.has(word) || harmless.has(word))
    return word;
  const most = word.length < 8 ? 1 : 2;
  let best = word;
  let least = most + 1;
  for (const each of vocabulary.get(word[0] ?? '') ?? []) {
    if (each.length < longEnough || Math.abs(each.length - word.length) > most) continue;
    const far = distance(word, each);
    // Two letters in the wrong order count as one error.
    const swapped =
      far === 2 &&
      each.length === word.length &&
      [...each].sort().join() === [...word].sort().join();
    const errors = swapped ? 1 : far;
    if (errors < least) [best, least] = [each, errors];
  }
  return least <= most ? best : word;
}

/** Where phrases stand; a longer phrase hides shorter ones of the same thing within it. */
function occurrences<
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

/** A number's or day's possible place, with what the field would hold. */
interface Place {
  readonly slot: string;
  readonly score: number;
  /** The text that the field would hold. */
  readonly text: string;
  readonly value?: Big | undefined;
  /** Several fields at once: hours, minutes and seconds of one duration. */
  readonly also?: readonly { readonly slot: string; readonly text: string }[];
  /** The number is a percentage of another field. */
  readonly percentOf?: string | undefined;
}

const plain = (value: Big): string => {
  const text = value.toFixed();
  // A number converted from another unit may have no end.
  return text.replace('.', '').replace(/^-?0*/, '').length > 15
    ? value.prec(12, 1).toFixed()
    : text;
};

const within = ({ min, max, above, below, whole }: AskField, value: Big): boolean =>
  (min === undefined || value.gte(min)) &&
  (max === undefined || value.lte(max)) &&
  (above === undefined || value.gt(above)) &&
  (below === undefined || value.lt(below)) &&
  (!whole || value.eq(value.round(0, 0)));

const isNumber = ({ kind }: AskField): boolean => kind === 'number' || kind === 'integer';

/** The unit that a field has for the chosen options. */
function unitFor({ unit }: AskField, chosen: Readonly<Record<string, string>>, row = ''): string {
  if (typeof unit === 'string') return unit;
  if (!unit) return '';
  const option = chosen[unit.by] ?? chosen[`${row}.${unit.by}`] ?? '';
  return unit.units ? (unit.units[option] ?? '') : option;
}

/** The best way to put a number with a unit into a field; nothing if it cannot be meant. */
function placement(
  { readings, parts, per, perUnit, indian }: NumberToken,
  { field, money, per: period, row }: Slot,
  chosen: Readonly<Record<string, string>>,
): { value: Big; score: number; percent?: true } | undefined {
  const shown = unitFor(field, chosen, row);
  const isCurrency = /^[A-Z]{3}$/.test(shown);
  const perShown = /^per (.*)/.exec(shown)?.[1];
  const unit = perShown !== undefined ? '$' : isCurrency ? `$${shown}` : unitKey(shown);
  let best: { value: Big; score: number; percent?: true } | undefined;
  const take = (value: Big, score: number, percent?: true) => {
    const total =
      score + (within(field, value) || percent ? 0 : -2.5) + (indian && unit === '$INR' ? 1.5 : 0);
    if (!best || total > best.score)
      best = { value, score: total, ...(percent ? { percent } : {}) };
  };
  for (const reading of readings) {
    const { value } = reading;
    const own = reading.unit;
    // A price per litre is another one per gallon.
    if (perUnit !== undefined && perShown !== undefined) {
      const [size] = perUnit.flatMap((each) => converted(Big(1), perShown, each) ?? []);
      if (size) take(value.times(size), perUnit.includes(perShown) ? 5 : 4);
      continue;
    }
    // An amount a day is none a month.
    if (!money && per && period && per !== period) continue;
    const times = inPeriod(per, period);
    if (own === undefined) {
      if (money) take(times ? times(value) : value, per && period ? (times ? 2.5 : -1) : 1.2);
      else if (unit === '%') take(value, value.abs().gt(100) ? -4 : 0.6);
      else take(value, unit ? 0.7 : 0.9);
    } else if (own.startsWith('$')) {
      const stated = unit.length > 1 && unit.startsWith('$') ? unit : undefined;
      const same = !stated || own === stated || (own === '$' && stated === '$USD');
      if (!(money || unit.startsWith('$')) || !same) continue;
      if (per && period) take(times ? times(value) : value, times ? (per === period ? 5 : 4) : -1);
      else take(value, own.length > 1 && own === stated ? 4.5 : 3.5);
    } else if (own === '%') {
      if (unit === '%') take(value, per && per !== 'year' ? -1 : 4);
      else if (field.percentOf) take(value, 2.5, true);
      else if (field.max === 1 && isNumber(field) && !money) take(value.div(100), 3);
    } else if (money || unit === '%') {
      // "2m" is an amount only as two million.
    } else {
      const changed = unit ? converted(value, own, unit) : undefined;
      if (changed) take(changed, own === unit || parts?.[0]?.unit === unit ? 5 : 4);
      else if (field.alsoIn?.includes(own)) take(value, 4);
      else if (!unit && isDuration(own) && stemsOfDuration(field.label) === own) take(value, 4);
      // An amount of anything, such as the grams of a half-life.
      else if (!unit && !isDuration(own) && field.kind === 'number') take(value, 0.3);
    }
  }
  return best;
}

/** How an amount for one period becomes that of another; nothing if it cannot. */
function inPeriod(
  per: string | undefined,
  period: string | undefined,
): ((value: Big) => Big) | undefined {
  if (per === period) return (value) => value;
  if (per === 'month' && period === 'year') return (value) => value.times(12);
  if (per === 'year' && period === 'month') return (value) => value.div(12);
  return undefined;
}

/** The unit of time that a label names: "Years" holds years. */
const stemsOfDuration = (label: string): string =>
  /^(year|month|week|day|hour|minute|second)s?\b/i.exec(label)?.[1]?.toLowerCase() ?? '';

const times = ['hour', 'minute', 'second'];

/** Whether one unit of time is the next smaller one: minutes after hours. */
const followsInTime = (large: string, small: string): boolean =>
  times.includes(large) && times.indexOf(small) === times.indexOf(large) + 1;

/** A duration in the units of a group of fields; nothing if it cannot be written so. */
function partsIn(
  token: Quantity,
  units: readonly string[],
  slots: readonly Slot[],
): readonly Reading[] | undefined {
  if (token.kind === 'number') {
    if (token.parts) return token.parts;
    const [{ value, unit } = { value: Big(0), unit: '' }] = token.readings;
    const at = units.indexOf(unit ?? '');
    if (at < 0 || value.eq(value.round(0, 0)) || !units[at + 1]) return undefined;
    // One and a half hours are one hour and 30 minutes.
    const whole = value.round(0, 0);
    return [
      { value: whole, unit },
      { value: value.minus(whole).times(60).round(6, 1), unit: units[at + 1] },
    ];
  }
  if (token.kind !== 'time' || !token.clock) return undefined;
  if (token.time && slots.some(({ field }) => field.kind === 'time')) return undefined;
  const { clock } = token;
  // 25:30 is minutes and seconds where seconds are asked.
  const own = clock.length === 3 ? times : units.includes('second') ? times.slice(1) : times;
  return clock.map((value, index) => ({ value: Big(value), unit: own[index] }));
}

/** A reading of one question by one calculator while some options are chosen. */
interface Assignment {
  readonly score: number;
  readonly places: readonly (Place | undefined)[];
}

/** How many ways to place the numbers are followed, and how many are judged by all that is said. */
const widest = 16;
const mostJudged = 14;

/** Words after which a question says what it asks for. */
const asking = /^(?:what|what's|whats|which|when|find|how|required|needed|maximum|max)$/;
/** Verbs between what a question asks for and what it gives. */
const yielding = /^(?:gives?|makes?|leaves?|needs?|needed|must|should|produces?|results?)$/;
/** Words that make the number after a result its target: "if my EMI is 20000". */
const linking =
  /^(?:is|are|was|be|=|equals|equal|to|at|around|about|under|of|reach|gives|give|gets|get)$/;

const isNo = /^(?:no|not|non|without|never|don't|dont|doesn't|doesnt|didn't|isn't|zero)$/;

const none: AskField = { kind: 'text', label: '' };

/** Where a form stands in a question. */
interface FormMatch {
  /** The field of each quantity by its index. */
  readonly places: ReadonlyMap<number, string>;
  /** The quantities with a minus sign before them. */
  readonly negative: ReadonlySet<number>;
  /** The numbers that are part of the form itself: the 2 of "x^2". */
  readonly literal: ReadonlySet<number>;
  /** What fields hold that no number says: words, and the 1 before "x". */
  readonly fixed: Readonly<Record<string, string>>;
}

/** Where the forms of a calculator stand in a question. */
function formsIn({ forms, bySlot }: Prepared, { tokens, stems }: Question): readonly FormMatch[] {
  const fieldOf = (id: string) => bySlot.get(id)?.field;
  const matchAt = (form: Prepared['forms'][number], from: number): FormMatch | undefined => {
    const places = new Map<number, string>();
    const negative = new Set<number>();
    const literal = new Set<number>();
    const fixed: Record<string, string> = {};
    let at = from;
    for (const [index, part] of form.entries()) {
      const isLiteral = () =>
        'word' in part && (stems[at] === part.word || tokens[at]?.text.toLowerCase() === part.word);
      while (!isLiteral() && (tokens[at] as WordToken | undefined)?.unitOf !== undefined) at += 1;
      let token = tokens[at];
      if ('word' in part) {
        if (!token || !isLiteral()) return undefined;
        if (isQuantity(token)) literal.add(at);
        at += 1;
        continue;
      }
      const field = fieldOf(part.field);
      const sign = token?.kind === 'sign' && /[-+−]/.test(token.text) ? token.text : '';
      if (sign) {
        at += 1;
        token = tokens[at];
      }
      const next = form[index + 1];
      if (token && isQuantity(token)) {
        places.set(at, part.field);
        if (sign && sign !== '+') negative.add(at);
        at += 1;
      } else if (
        field?.kind === 'text' &&
        field.grammar === 'base' &&
        token &&
        /^[0-9a-z.-]+$/i.test(token.text)
      ) {
        fixed[part.field] = token.text;
        at += 1;
      } else if (
        next &&
        'word' in next &&
        next.word === 'x' &&
        stems[at] === 'x' &&
        (sign || /[\^²]/.test(tokens[at + 1]?.text ?? ''))
      ) {
        // "x" is one x.
        fixed[part.field] = sign === '-' ? '-1' : '1';
      } else return undefined;
    }
    return { places, negative, literal, fixed };
  };
  return forms.flatMap((form) => tokens.flatMap((_, from) => matchAt(form, from) ?? []));
}

/** The question with the words that stand for numbers of this calculator as numbers: "marathon", "nothing down". */
function withNamed(
  { named, slots, stems: known, cues, bySlot }: Prepared,
  question: Question,
): Question {
  const coded = slots.find(({ field }) => field.grammar === 'base');
  /** The number fields, which take 0, that a phrase at an index names. */
  const zeroAt = (at: number): readonly string[] => {
    const found = (cues.get(question.stems[at] ?? '') ?? []).filter(
      ({ slot, weight, stems: phrase }) =>
        weight > 0.45 &&
        isNumber(bySlot.get(slot)?.field ?? none) &&
        within(bySlot.get(slot)?.field ?? none, Big(0)) &&
        phrase.every((stem, index) => question.stems[at + index] === stem),
    );
    const longest = Math.max(0, ...found.map(({ stems: phrase }) => phrase.length));
    return found.filter(({ stems: phrase }) => phrase.length === longest).map(({ slot }) => slot);
  };
  const tokens = [...question.tokens];
  const stems = [...question.stems];
  for (const [at, token] of question.tokens.entries()) {
    // Digits of a base: "1F", "DEADBEEF", "0xff".
    const isCode =
      token.kind === 'word' &&
      /^(?:0[xbo])?[0-9a-f]+$/i.test(token.text) &&
      (/\d/.test(token.text) ||
        /^[A-F]{2,}$/.test(token.text) ||
        named.some(({ stems: [word] }) => word === stems[at + 1] || word === stems[at - 1]));
    if (coded && isCode && !known.has(stems[at] ?? '')) {
      const { text, start, end } = token;
      tokens[at] = {
        kind: 'number',
        text,
        start,
        end,
        readings: [{ value: Big(0) }],
        slots: [coded.id],
      };
      stems[at] = undefined;
      continue;
    }
    // "No fees", "nothing down"; "interest free".
    const isNone = token.kind === 'word' && /^(?:no|nothing|without|nil|none)$/i.test(token.text);
    const isFree = token.kind === 'word' && /^free$/i.test(token.text);
    const back = tokens[at - 1]?.text === '-' ? 2 : 1;
    const zero = isNone ? zeroAt(at + 1) : isFree ? zeroAt(at - back) : [];
    if (zero.length > 0) {
      const { text, start, end } = token;
      // "Price without VAT" is no zero, if the VAT is stated.
      const weak = true;
      tokens[at] = {
        kind: 'number',
        text,
        start,
        end,
        readings: [{ value: Big(0) }],
        slots: zero,
        weak,
      };
      stems[at] = undefined;
      continue;
    }
    const found = named.filter(({ stems: phrase }) =>
      phrase.every((stem, index) => stems[at + index] === stem),
    );
    const [first] = found;
    const last = first && (tokens[at + first.stems.length - 1] as Token);
    if (!first || !last || (tokens[at] as WordToken).unitOf !== undefined) continue;
    const { start } = tokens[at] as Token;
    const same = found.filter(({ stems: phrase }) => phrase.length === first.stems.length);
    const reading: Reading = { value: Big(first.value), unit: first.unit || undefined };
    tokens[at] = {
      kind: 'number',
      text: question.text.slice(start, last.end),
      start,
      end: last.end,
      readings: [reading],
      slots: same.map(({ slot }) => slot),
    };
    for (let index = 0; index < first.stems.length; index += 1) {
      stems[at + index] = undefined;
      if (index > 0)
        tokens[at + index] = { kind: 'sign', text: '', start: last.end, end: last.end };
    }
  }
  const quantities = tokens.flatMap((token, index) => (isQuantity(token) ? [index] : []));
  return { ...question, tokens, stems, quantities };
}

class Reader {
  private readonly interpreter: Interpreter;
  private readonly prepared: Prepared;
  private readonly question: Question;
  /** The question before words became numbers. */
  private readonly original: Question;
  private readonly cues: readonly Found<Cue>[];
  private readonly options: readonly Found<OptionCue>[];
  private readonly forms: readonly FormMatch[];
  private readonly scores = new Map<string, number>();
  /** What the question asks for: ids of fields and results, and where their words stand. */
  private readonly asked: ReadonlySet<string>;
  private readonly askedAt: number;
  private readonly askedEnd: number;
  /** How much the words have to do with the calculator, and how much of that its names. */
  readonly about: number;
  readonly named: number;

  constructor(interpreter: Interpreter, prepared: Prepared, question: Question) {
    this.interpreter = interpreter;
    this.prepared = prepared;
    this.original = question;
    this.question = withNamed(prepared, question);
    this.cues = occurrences(this.question, prepared.cues);
    this.options = this.mentions();
    this.forms = formsIn(prepared, this.question);
    [this.about, this.named] = this.relation();
    [this.asked, this.askedAt, this.askedEnd] = this.asks();
  }

  /** The options that the question names; where two overlap, the longer. */
  private mentions(): readonly Found<OptionCue>[] {
    const all = [...occurrences(this.question, this.prepared.options)].sort(
      (a, b) => b.to - b.from - (a.to - a.from) || a.from - b.from,
    );
    const taken: Found<OptionCue>[] = [];
    for (const each of all) {
      const { field, option } = each.cue;
      const length = each.to - each.from;
      const hidden = taken.some(
        (other) =>
          each.from < other.to &&
          other.from < each.to &&
          (other.to - other.from > length ||
            (other.cue.field === field && other.cue.option === option)),
      );
      // "Annual" within "annual rate" names the rate.
      const within = this.cues.some(
        (other) =>
          other.cue.slot !== field &&
          other.from <= each.from &&
          each.to <= other.to &&
          other.to - other.from > length,
      );
      if (!hidden && !within) taken.push(each);
    }
    // A word for two options of one choice names neither.
    return taken.filter(
      ({ cue, from, to }) =>
        !taken.some(
          (other) =>
            other.cue.field === cue.field &&
            other.cue.option !== cue.option &&
            other.from === from &&
            other.to === to,
        ),
    );
  }

  /** How strongly the words beside a quantity name a slot. */
  private cueScore(index: number, slot: string): number {
    const key = `${index} ${slot}`;
    const known = this.scores.get(key);
    if (known !== undefined) return known;
    const score = this.scoreOf(index, slot);
    this.scores.set(key, score);
    return score;
  }

  private scoreOf(index: number, slot: string): number {
    const { tokens, quantities } = this.question;
    const at = quantities[index] as number;
    const before = index > 0 ? (quantities[index - 1] as number) : -1;
    const after = quantities[index + 1] ?? tokens.length;
    const isList = this.slot(slot)?.field.kind === 'list';
    let best = 0;
    let second = 0;
    const breaks = (from: number, to: number) =>
      tokens.slice(from, to).filter(({ kind, text }) => kind === 'sign' && /[,;.?]/.test(text))
        .length;
    const gap = (from: number, to: number) =>
      tokens.slice(from, to).filter((token) => token.kind === 'word' && token.unitOf === undefined)
        .length;
    for (const { cue, from, to } of this.cues) {
      if (cue.slot !== slot) continue;
      // What is asked for is no name of a number that is given.
      const isAsked = from >= this.askedAt && to <= this.askedEnd;
      if (isAsked && to <= at && gap(to, at) > 0) continue;
      let score = 0;
      const isWeak = cue.weight <= 0.45;
      if (from > before && to <= at) {
        const far = gap(to, at);
        if (isWeak && far > 1) continue;
        // "2 in thick 6 in wide": the words stand after their numbers.
        const isOthers =
          index > 0 &&
          gap(before + 1, from) === 0 &&
          breaks(before + 1, from) === 0 &&
          this.isNamedAfter(index - 1) &&
          this.endsNamed(index);
        score =
          cue.weight * Math.max(4 - 0.45 * far - 1.2 * breaks(to, at), 0.6) * (isOthers ? 0.3 : 1);
      } else if (from > at && to <= after && !isList) {
        // The name of a list stands before its numbers.
        const far = gap(at + 1, from);
        if (isWeak && far > 0) continue;
        // What stands right before the next number belongs to that.
        const nearNext =
          after < tokens.length && gap(to, after) === 0 && breaks(to, after) === 0 ? 0.8 : 0;
        score = cue.weight * Math.max(3.5 - 0.7 * far - 1.2 * breaks(at + 1, from) - nearNext, 0.3);
        if (isWeak) score *= 0.5;
        // Its name stands before it already.
        const isNamed = this.cues.some(
          (each) =>
            each.to === at &&
            each.cue.slot !== slot &&
            each.cue.weight > 0.7 &&
            (tokens[each.from] as WordToken).unitOf === undefined &&
            !each.cue.slot.startsWith('='),
        );
        if (isNamed && !this.isNamedAfter(index)) score *= 0.5;
      }
      if (score > best) [best, second] = [score, best];
      else if (score > second) second = score;
    }
    return Math.min(best + 0.35 * second, 6);
  }

  /** The index of the token after a quantity and its unit. */
  private afterUnit(index: number): number {
    const { tokens, quantities } = this.question;
    const at = quantities[index] ?? 0;
    let next = at + 1;
    while ((tokens[next] as WordToken | undefined)?.unitOf === at) next += 1;
    return next;
  }

  /** Whether a number and all that follow it closely have their names after them, to the last. */
  private endsNamed(index: number): boolean {
    const next = this.afterUnit(index);
    const name = this.cues.find(
      ({ cue, from }) => from === next && cue.weight > 0.45 && !cue.slot.startsWith('='),
    );
    if (!name) return false;
    return this.question.quantities[index + 1] === name.to ? this.endsNamed(index + 1) : true;
  }

  /** Whether a number's name stands right after it, as in "2 in thick 6 in wide 8 ft long". */
  private isNamedAfter(index: number): boolean {
    const { tokens, quantities } = this.question;
    const at = quantities[index];
    if (at === undefined || tokens[at]?.kind !== 'number') return false;
    const next = this.afterUnit(index);
    const names = this.cues.filter(({ cue }) => cue.weight > 0.45 && !cue.slot.startsWith('='));
    const hasBefore = names.some(
      ({ cue, from, to }) =>
        to === at && cue.weight > 0.7 && (tokens[from] as WordToken).unitOf === undefined,
    );
    return names.some(({ from }) => from === next) && (!hasBefore || this.isNamedAfter(index - 1));
  }

  /** What the question asks for: the first result, else field, named after "what" or "how much". */
  private asks(): readonly [ids: ReadonlySet<string>, from: number, to: number] {
    const { tokens, quantities } = this.question;
    const opening = this.cues.find(
      ({ cue, from, to }) =>
        cue.weight > 0.45 && from < 2 && /^(?:if|when)$/.test(tokens[to]?.text.toLowerCase() ?? ''),
    );
    const starts = opening
      ? [opening.from - 1]
      : tokens.flatMap((token, at) =>
          token.kind === 'word' && asking.test(token.text.toLowerCase()) ? [at] : [],
        );
    for (const start of starts) {
      const end = Math.min(start + 7, quantities.find((each) => each > start) ?? tokens.length);
      const found = this.cues
        .filter(({ cue, from, to }) => from > start && to <= end && cue.weight > 0.45)
        .sort((a, b) => a.from - b.from || b.to - a.to);
      // "What income leaves 60,000": what stands after the verb is given.
      const verb = tokens.findIndex(
        (token, at) =>
          at > start && token.kind === 'word' && yielding.test(token.text.toLowerCase()),
      );
      const early = found.filter(({ to }) => to <= verb);
      const some = early.length > 0 ? early : found;
      // A word of a result's label may be the name of a field: it asks for the field.
      const isSurest = ({ cue, from, to }: Found<Cue>) =>
        !some.some(
          (other) => other.from < to && from < other.to && other.cue.weight > cue.weight + 0.2,
        );
      const sure = some.filter(isSurest);
      const first = sure.find(({ cue }) => cue.slot.startsWith('=')) ?? sure[0];
      if (!first) continue;
      // "How much paint for a room": the subject stands before the name of a field.
      const own = this.prepared.names[0]?.stems ?? [];
      const isAfter = this.question.stems
        .slice(start + 1, first.from)
        .some((each) => each !== undefined && own.includes(each));
      const isWished = /\bcan (?:i|we|you) (?:take|get|afford|borrow|buy)\b/i.test(
        this.question.text,
      );
      if (isAfter && !isWished) return [new Set(['=']), first.from, first.to];
      const same = sure.filter(({ from, to }) => from === first.from && to === first.to);
      // The subject of the calculator, or a word of its headline, is what it works out.
      const { entry, names } = this.prepared;
      const main = found.some(
        ({ cue, from }) => from === first.from && entry.results[cue.slot.slice(1)]?.headline,
      );
      const isSubject =
        !isWished && (main || first.cue.stems.every((stem) => names[0]?.all.includes(stem)));
      if (isSubject) return [new Set(['=']), first.from, first.to];
      return [new Set(same.map(({ cue }) => cue.slot)), first.from, first.to];
    }
    return [new Set(), -1, -1];
  }

  /** Whether the question asks for an input: a question that goes backwards. */
  private asksForInput(): boolean {
    return this.asked.size > 0 && ![...this.asked].some((id) => id.startsWith('='));
  }

  /** All places that a quantity may have while some options are chosen. */
  private placesOf(
    index: number,
    chosen: Readonly<Record<string, string>>,
    slots: readonly Slot[],
  ): readonly Place[] {
    const { tokens, quantities } = this.question;
    const at = quantities[index] as number;
    const token = tokens[at] as Quantity;
    const byForm = this.forms.flatMap(({ places: formed }) => formed.get(at) ?? []);
    const negative = this.forms.some((form) => form.negative.has(at));
    const places: Place[] = [];
    if (this.isInPhrase(at)) return places;
    const only = token.kind === 'number' ? token.slots : undefined;
    for (const slot of slots) {
      const { id, field } = slot;
      if (only && !only.includes(id)) continue;
      // "One leg" is no length, "one door" is a count.
      const isCount =
        token.kind !== 'number' || token.readings[0]?.unit !== undefined || field.whole;
      if (token.kind === 'number' && token.weak && !only && !isCount) continue;
      const formed = byForm.includes(id) ? 6 : 0;
      const cue = this.cueScore(index, id);
      const add = (text: string, score: number, more: Partial<Place> = {}) =>
        places.push({ slot: id, text, score: score + cue + formed, ...more });
      if (token.kind === 'date') {
        if (field.kind === 'date' || (field.kind === 'list' && field.of)) add(token.iso, 4);
      } else if (token.kind === 'number' && token.ago && field.kind === 'date') {
        add(token.ago, 3.5);
      } else if (token.kind === 'time') {
        if (field.kind === 'time' && token.time) add(token.time, 4);
      } else if (isNumber(field)) {
        const by = typeof field.unit === 'object' ? field.unit.by : undefined;
        const choice = by && slot.row && chosen[by] === undefined ? `${slot.row}.${by}` : undefined;
        // A choice of the same row decides the unit: the best of its options.
        const options = Object.keys((choice && this.slot(choice)?.field.options) || {});
        const tried = options.map((option) => ({
          option,
          best: placement(token, slot, { ...chosen, [by as string]: option }),
        }));
        const row = tried.sort((a, b) => (b.best?.score ?? -9) - (a.best?.score ?? -9))[0];
        const own = row ? row.best : placement(token, slot, chosen);
        const raw = token.kind === 'number' && token.readings[0];
        // A form says the place, whatever the number looks like: 20C3 is no temperature.
        const best =
          own ??
          (formed > 0 && raw && !/^[$%]/.test(raw.unit ?? '')
            ? { value: raw.value, score: 0 }
            : undefined);
        // A field that need not be filled in takes a number only for its name or its unit.
        const isOptional = field.blank || (field.default !== undefined && field.assumed);
        const doubtful =
          isOptional && cue < 1.5 && formed === 0 ? (best && best.score > 3.9 ? 1.5 : 6) : 0;
        if (best) {
          const value = negative && formed > 0 ? best.value.neg() : best.value;
          add(plain(value), best.score - doubtful, {
            value,
            percentOf: best.percent ? field.percentOf : undefined,
            ...(row && choice ? { also: [{ slot: choice, text: row.option }] } : {}),
          });
        }
      } else if (field.kind === 'list' && !field.of) {
        const bare = token.readings.find(({ unit }) => unit === undefined) ?? token.readings[0];
        // A list that may stay blank takes numbers only where its name stands.
        const latest = this.latestList(at);
        const own = latest === undefined ? (field.blank ? -2 : 0) : latest === id ? 1.5 : -3;
        const pair = this.pointPlace(at);
        if (pair !== undefined) {
          if (pair === id) add(bare?.value.toFixed() ?? '', 4);
          continue;
        }
        const isMeasured = token.readings.every(({ unit }) => unit !== undefined);
        if (bare) add(bare.value.toFixed(), (isMeasured ? -0.6 : 0.9) + own);
      } else if (field.kind === 'text' && field.grammar) {
        const minus = token.readings[0]?.value.lt(0) && !token.text.startsWith('-') ? '-' : '';
        const isFraction = field.grammar === 'fraction';
        const some = tokens.some((each) => each.kind === 'number' && each.fraction);
        if (!isFraction || some) add(token.fraction ?? minus + token.text, isFraction ? 1 : 0.5);
      }
    }
    // "No fees" holds for every fee.
    const [own, ...others] = places;
    const isZero = token.kind === 'number' && token.readings[0]?.value.eq(0);
    if (only && isZero && own && others.length > 0) {
      places.push({
        ...own,
        score: own.score + 1,
        also: others.map(({ slot, text }) => ({ slot, text })),
      });
    }
    if (only) return places;
    if (token.kind === 'number') places.push(...this.targets(index, token));
    places.push(...this.splitDuration(index, token, slots));
    return places.sort((a, b) => b.score - a.score).slice(0, 8);
  }

  /** The list that a number of a point (1, 2) belongs to, where a calculator has two lists. */
  private pointPlace(at: number): string | undefined {
    const { tokens } = this.question;
    const lists = this.prepared.slots.filter(({ field }) => field.kind === 'list' && !field.blank);
    if (lists.length < 2) return undefined;
    if (tokens[at - 1]?.text === '(' && tokens[at + 1]?.text === ',') return lists[0]?.id;
    return tokens[at - 1]?.text === ',' && tokens[at + 1]?.text === ')' ? lists[1]?.id : undefined;
  }

  /** The list that was named last before a number. */
  private latestList(at: number): string | undefined {
    return this.cues.findLast(
      ({ cue, to }) => to <= at && cue.weight > 0.45 && this.slot(cue.slot)?.field.kind === 'list',
    )?.cue.slot;
  }

  /** The results that a number may be the target of, in a question that goes backwards. */
  private targets(index: number, token: NumberToken): readonly Place[] {
    const { tokens, quantities } = this.question;
    const at = quantities[index] as number;
    const before = tokens[at - 1]?.text.toLowerCase() ?? '';
    if (!this.asksForInput() && !/^(?:is|be|=|equals|reach)$/.test(before)) return [];
    return Object.entries(this.prepared.entry.results).flatMap(([id, { label, unit }]) => {
      if (unit === undefined) return [];
      const money = unit.startsWith('$');
      const shown = unit === '$' ? undefined : unit === '$INR' ? '₹' : unit;
      const slot: Slot = { id: `=${id}`, field: { kind: 'number', label, unit: shown }, money };
      const best = placement(token, slot, {});
      const cue = this.cueScore(index, slot.id);
      const linked = linking.test(before) ? 0.6 : 0;
      return best && cue > 1.8
        ? [
            {
              slot: slot.id,
              text: plain(best.value),
              value: best.value,
              score: best.score + cue + linked - 0.6,
            },
          ]
        : [];
    });
  }

  /** A duration over a group of fields: hours, minutes and seconds. */
  private splitDuration(index: number, token: Quantity, slots: readonly Slot[]): readonly Place[] {
    const unitOf = ({ field }: Slot) =>
      typeof field.unit === 'string' ? unitKey(field.unit) : stemsOfDuration(field.label);
    const groups = slots
      .map((_, at) => slots.slice(at))
      .map((some) => {
        const end = some.findIndex(
          (slot, at) => at > 0 && !followsInTime(unitOf(some[at - 1] as Slot), unitOf(slot)),
        );
        return some.slice(0, end < 0 ? some.length : end).filter(({ field }) => isNumber(field));
      });
    return groups.flatMap((group) => {
      const units = group.map(unitOf);
      const parts = group.length < 2 ? undefined : partsIn(token, units, slots);
      const places = parts?.flatMap(({ value, unit }) => {
        const slot = group[units.indexOf(unit ?? '')];
        return slot ? [{ slot: slot.id, text: value.toFixed() }] : [];
      });
      const [first, ...also] = places ?? [];
      if (!parts || !first || places?.length !== parts.length) return [];
      return [{ ...first, also, score: 6.5 + 0.7 * this.cueScore(index, group[0]?.id ?? '') }];
    });
  }

  /** The best ways to give every quantity a place. */
  private assign(
    chosen: Readonly<Record<string, string>>,
    slots: readonly Slot[],
  ): readonly Assignment[] {
    interface State extends Assignment {
      readonly used: ReadonlySet<string>;
      readonly last: string;
    }
    const order = new Map(slots.map(({ id }, index) => [id, index]));
    const repeated = new Set(slots.filter(({ row }) => row).map(({ id }) => id));
    const lists = new Set(slots.filter(({ field }) => field.kind === 'list').map(({ id }) => id));
    let states: readonly State[] = [{ score: 0, places: [], used: new Set(), last: '' }];
    for (const [index, at] of this.question.quantities.entries()) {
      const token = this.question.tokens[at] as Quantity;
      const places = this.placesOf(index, chosen, slots);
      const isWeak = 'weak' in token && token.weak === true;
      const isFree = isWeak || this.isInPhrase(at);
      const next: State[] = [];
      for (const state of states) {
        next.push({
          ...state,
          score: state.score - (isFree ? 0 : 4),
          places: [...state.places, undefined],
        });
        for (const place of places) {
          const all = [place.slot, ...(place.also ?? []).map(({ slot }) => slot)];
          if (all.some((id) => state.used.has(id))) continue;
          const [now, before] = [order.get(place.slot) ?? 0, order.get(state.last) ?? -1];
          const continues = lists.has(place.slot) && state.last === place.slot;
          // A new row begins with its first field.
          const inOrder =
            now > before ||
            (repeated.has(state.last) &&
              repeated.has(place.slot) &&
              !repeated.has(slots[now - 1]?.id ?? ''));
          const bonus = continues ? 1.2 : inOrder ? (token.kind === 'number' ? 0.35 : 1.35) : 0;
          next.push({
            score: state.score + place.score - (isWeak ? 2 : 0) + bonus,
            places: [...state.places, place],
            used: new Set([
              ...state.used,
              ...all.filter((id) => !repeated.has(id) && !lists.has(id)),
            ]),
            last: place.slot,
          });
        }
      }
      states = next.sort((a, b) => b.score - a.score).slice(0, widest);
    }
    return states.slice(0, 2);
  }

  /** The options that the question names for a choice. */
  private namedOptions(id: string, { options = {} }: AskField): readonly string[] {
    const named = [
      ...new Set(this.options.filter(({ cue }) => cue.field === id).map(({ cue }) => cue.option)),
    ];
    const isPeriod = (option: string) => /^(?:hour|day|week|month|quarter|year)$/.test(option);
    if (Object.keys(options).filter(isPeriod).length > 2)
      return this.periodOption(Object.keys(options), named);
    if (named.length > 1 && this.prepared.modes.has(id)) {
      // "Find the initial value": of several, the one that is asked for.
      const { tokens } = this.question;
      const wanted = this.options.find(
        ({ cue, from }) =>
          cue.field === id &&
          tokens
            .slice(Math.max(0, from - 3), from)
            .some(({ text }) => /^(?:find|what|which|calculate|get)$/i.test(text)),
      );
      if (wanted) return [wanted.cue.option];
    }
    if (named.length > 0 || !('yes' in options && 'no' in options)) return named;
    // Yes or no: whether the thing itself is named.
    const found = this.cues.filter(({ cue }) => cue.slot === id && cue.weight > 0.8);
    return found.length === 0 ? [] : [found.some(({ from }) => this.isDenied(from)) ? 'no' : 'yes'];
  }

  /** Of the periods that a choice offers, the one that the question's amount is for: others are asked for. */
  private periodOption(all: readonly string[], named: readonly string[]): readonly string[] {
    const { tokens, quantities, stems } = this.question;
    for (const at of quantities) {
      const token = tokens[at] as Quantity;
      if (token.kind !== 'number' || isDuration(token.readings[0]?.unit ?? '')) continue;
      const per = all.filter((option) => option === token.per);
      if (per.length > 0) return per;
      const after = this.options.find(
        ({ cue, from, to }) =>
          named.includes(cue.option) && (from === at + 1 || (to - from > 1 && from - at === 2)),
      );
      if (after) return [after.cue.option];
      const before = this.options.findLast(
        ({ cue, from, to }) =>
          named.includes(cue.option) &&
          to <= at &&
          at - to < 4 &&
          !/^(?:to|into|in)$/.test(stems[from - 1] ?? ''),
      );
      if (before) return [before.cue.option];
    }
    return [];
  }

  /** Whether the words that name an option of a choice name nothing else of the calculator. */
  private namesOnly(id: string): boolean {
    const { names } = this.prepared;
    return this.options.some(
      ({ cue, from, to }) =>
        cue.field === id &&
        !this.cues.some(
          (other) =>
            other.cue.slot !== id &&
            other.cue.weight > 0.45 &&
            other.from <= from &&
            to <= other.to,
        ) &&
        (cue.stems.length > 1 ||
          !names.some(({ stems }) => cue.stems.every((stem) => stems.includes(stem)))),
    );
  }

  /** Whether "no", "not", "without" or the like stands right before a word. */
  private isDenied(at: number): boolean {
    const before = this.question.tokens.slice(Math.max(0, at - 3), at);
    return before.some(({ text }) => isNo.test(text.toLowerCase()));
  }

  /** The options of a pair by where they stand: the one beside the number is converted into the other. */
  private pairChoice([from, to]: readonly [string, string]): Readonly<Record<string, string>> {
    const { tokens, units, stems } = this.question;
    const options = this.slot(from)?.field.options ?? {};
    const unit = this.prepared.slots.find(
      ({ field }) => typeof field.unit === 'object' && field.unit.by === from,
    )?.field.unit;
    const signs = typeof unit === 'object' ? (unit.units ?? {}) : {};
    const spots: { at: number; end: number; option: string }[] = [];
    for (const { cue, from: at, to: end } of this.options) {
      if (cue.field === from && !this.isQualified(at)) spots.push({ at, end, option: cue.option });
    }
    for (const [at, { units: found, count }] of units) {
      if (spots.some((spot) => spot.at < at + count && at < spot.end)) continue;
      const fitting = Object.keys(options).filter((id) =>
        found.some((each) =>
          signs[id]
            ? unitKey(signs[id]) === each
            : each === `$${id}` || (each === '$' && id === 'USD'),
        ),
      );
      if (fitting.length === 1 && !this.isQualified(at))
        spots.push({ at, end: at + count, option: fitting[0] as string });
    }
    for (const at of this.question.quantities) {
      const token = tokens[at] as Quantity;
      if (token.kind !== 'number' || (tokens[at + 1] as WordToken | undefined)?.unitOf === at)
        continue;
      const option = Object.keys(options).find((id) =>
        token.readings.some(
          ({ unit: own }) =>
            own &&
            ((signs[id] && unitKey(signs[id]) === own) ||
              own === `$${id}` ||
              (own === '$' && id === 'USD')),
        ),
      );
      if (option) spots.push({ at: at + 0.5, end: at + 1, option });
    }
    // "100 usd to eur and gbp" is two questions.
    if (new Set(spots.map(({ option }) => option)).size > 2) return {};
    const chosen: Record<string, string> = {};
    const rest: string[] = [];
    const isBeside = (at: number, end: number) => {
      if (!Number.isInteger(at)) return true;
      const [before, after] = [tokens[at - 1], tokens[end]];
      if (after && isQuantity(after) && !/^(?:to|in|into)$/.test(stems[at - 1] ?? '')) return true;
      return (
        (tokens[at] as WordToken).unitOf !== undefined ||
        (before !== undefined && isQuantity(before)) ||
        (/^(?:in|at|of)$/.test(stems[at - 1] ?? '') &&
          tokens[at - 2] !== undefined &&
          isQuantity(tokens[at - 2] as Token))
      );
    };
    const sorted = spots.sort((a, b) => a.at - b.at);
    for (const { at, end, option } of sorted) {
      const before = stems[at - 1] ?? '';
      if (isBeside(at, end) && chosen[from] === undefined && (sorted.length > 1 || before !== 'in'))
        chosen[from] = option;
      else if (before === 'from' && chosen[from] === undefined) chosen[from] = option;
      else if (/^(?:to|into|in|as)$/.test(before) && chosen[to] === undefined) chosen[to] = option;
      else rest.push(option);
    }
    for (const option of rest) {
      if (
        chosen[from] === undefined &&
        (chosen[to] !== undefined || rest.length + Object.keys(chosen).length > 1)
      )
        chosen[from] = option;
      else if (chosen[to] === undefined) chosen[to] = option;
    }
    return chosen;
  }

  /** Whether an unknown word right before a unit makes it another one: nautical miles, Taiwan dollars. */
  private isQualified(at: number): boolean {
    const { tokens, stems } = this.question;
    const before = stems[at - 1];
    return (
      before !== undefined &&
      tokens[at - 1]?.kind === 'word' &&
      !fillers.has(before) &&
      !harmless.has(before) &&
      !this.prepared.stems.has(before)
    );
  }

  /** Whether what is asked for stands right before a number. */
  private isAskedBeside(at: number): boolean {
    return this.cues.some(({ from, to }) => from === this.askedAt && to === at);
  }

  private slot(id: string): Slot | undefined {
    return this.prepared.bySlot.get(id);
  }

  /** Every combination of the options that other fields depend on. */
  private combinations(): readonly Readonly<Record<string, string>>[] {
    const { modes, measured: units } = this.prepared;
    const { pairs } = this.prepared;
    const inPair = new Set(pairs.flat());
    let all: Readonly<Record<string, string>>[] = [
      Object.assign({}, ...pairs.map((pair) => this.pairChoice(pair))),
    ];
    for (const id of new Set([...modes, ...units])) {
      const field = this.slot(id)?.field;
      if (!field?.options || inPair.has(id)) continue;
      const named = this.namedOptions(id, field);
      const every = Object.keys(field.options);
      const isSure = !modes.has(id) || every.length * all.length > 40 || this.namesOnly(id);
      const options = named.length > 0 && isSure ? named : every;
      if (options.length * all.length > 60) continue;
      all = all.flatMap((one) => options.map((option) => ({ ...one, [id]: option })));
    }
    return all;
  }

  private isVisible({ when = [] }: AskField, chosen: Readonly<Record<string, string>>): boolean {
    return (when as readonly Condition[]).every(
      (condition) =>
        !('field' in condition && 'is' in condition) ||
        !(condition.field in chosen) ||
        [condition.is].flat().includes(chosen[condition.field] ?? ''),
    );
  }

  /** The best reading of the question by this calculator. */
  read(): Interpretation | undefined {
    const { slots, entry, modes, measured: units } = this.prepared;
    if (this.about < 2.2 && this.forms.length === 0) return undefined;
    const assignments = this.combinations().flatMap((chosen) => {
      const visible = slots.filter(
        ({ field, row }) =>
          this.isVisible(field, chosen) &&
          (!row || this.isVisible(entry.fields[row] as AskField, chosen)),
      );
      return this.assign(chosen, visible).map((assignment) => ({ assignment, chosen, visible }));
    });
    const readings = assignments
      .sort((a, b) => b.assignment.score - a.assignment.score)
      .slice(0, mostJudged)
      .map(({ assignment, chosen, visible }) => {
        const mode = [...modes].map((id) => (units.has(id) ? '' : chosen[id])).join();
        return {
          reading: this.conclude(assignment, chosen, visible),
          key: `${mode} ${assignment.places.map((place) => place?.slot).join()}`,
        };
      });
    const [first, ...others] = readings.sort((a, b) => b.reading.score - a.reading.score);
    if (!first) return undefined;
    const { reading, key } = first;
    const rival = others.find(
      (other) =>
        other.key !== key &&
        other.reading.complete &&
        JSON.stringify(other.reading.given) !== JSON.stringify(reading.given),
    );
    if (reading.complete && rival && reading.score - rival.reading.score < 0.8) {
      return { ...reading, complete: false, doubt: 'the numbers fit in two ways' };
    }
    return reading;
  }

  /** How much the words of the question have to do with this calculator, and how much with its names. */
  private relation(): readonly [about: number, named: number] {
    const { stems, tokens, units } = this.original;
    const { names, stems: known, units: signs } = this.prepared;
    const { weight } = this.interpreter;
    const said = new Set(
      stems.filter(
        (each, index) => each !== undefined && (tokens[index] as WordToken).unitOf === undefined,
      ) as string[],
    );
    const own = new Set(names.flatMap((name) => name.stems));
    let score = 0;
    for (const each of said) {
      if (fillers.has(each)) continue;
      if (own.has(each)) score += weight(each);
      else if (known.has(each)) score += 0.55 * weight(each);
    }
    let named = 0;
    const line = ` ${stems
      .map((each) => each ?? '')
      .filter(Boolean)
      .join(' ')} `;
    for (const { all, stems: some } of names) {
      const whole = all.length > 1 && line.includes(` ${all.join(' ')} `);
      // A name with small words counts only as a whole: "90 days from now".
      const loosely =
        some.length > 0 && some.length === all.length && some.every((each) => said.has(each));
      if (!whole && !loosely) continue;
      const sum =
        some.reduce((total, each) => total + weight(each), 0) +
        (whole ? 1.2 * (all.length - some.length) + 1 : 0);
      named = Math.max(named, sum);
    }
    const converts = [...units.values()].filter(({ units: found }) =>
      found.some((each) => signs.has(each)),
    ).length;
    const isPaired = this.prepared.pairs.some(
      (pair) => Object.keys(this.pairChoice(pair)).length === 2,
    );
    const units2 = [...units.values()].flatMap(({ units: found }) => found);
    const measures = units2.reduce(
      (sum, unit) =>
        sum +
        (this.prepared.slots.some(
          ({ field }) => field.unit === unit || field.alsoIn?.includes(unit),
        )
          ? this.interpreter.unitWeight(unit)
          : 0),
      0,
    );
    const form = this.forms.length > 0 ? 3 : 0;
    const [title] = names;
    const isTitled = title !== undefined && line.includes(` ${title.all.join(' ')} `) ? 3 : 0;
    return [
      score + 0.6 * named + (isPaired ? 5 : converts) + form + isTitled + measures,
      named + form + isTitled + (isPaired ? 8 : 0) + (measures > 3 ? measures : 0),
    ];
  }

  /** What a way to place the numbers amounts to: inputs, what is missing, what found no place. */
  private conclude(
    { score, places }: Assignment,
    chosen: Readonly<Record<string, string>>,
    visible: readonly Slot[],
  ): Interpretation {
    const { entry, modes } = this.prepared;
    const { tokens, quantities, text } = this.question;
    const given: Record<string, string> = {};
    const values: Record<string, Big> = {};
    const understood: Understood[] = [];
    const unread: string[] = [];
    const missing: string[] = [];
    const assumed: string[] = [];
    let doubt: string | undefined;
    let target: { readonly result: string; readonly value: string } | undefined;
    const lists: Record<string, string[]> = {};
    const placed: { readonly at: number; readonly slot: Slot; readonly text: string }[] = [];
    const spanOf = (from: number, to: number) =>
      text.slice(tokens[from]?.start, tokens[to - 1]?.end);
    for (const [index, at] of quantities.entries()) {
      const token = tokens[at] as Quantity;
      const place = places[index];
      if (!place) {
        if (!('weak' in token && token.weak) && !this.isInPhrase(at)) unread.push(token.text);
        continue;
      }
      if ('doubt' in token && token.doubt) doubt = token.doubt;
      if (token.kind === 'number' && this.hasTwoUnits(token, place, chosen))
        doubt = `“${token.text}” could be US or imperial`;
      if (place.slot.startsWith('=')) {
        const result = place.slot.slice(1);
        target = { result, value: place.text };
        understood.push({
          text: token.text,
          label: entry.results[result]?.label ?? '',
          field: place.slot,
        });
        continue;
      }
      understood.push({
        text: token.text,
        label: this.slot(place.slot)?.field.label ?? '',
        field: place.slot,
      });
      for (const each of [place, ...(place.also ?? [])]) {
        const slot = this.slot(each.slot) as Slot;
        if (slot.row) placed.push({ at, slot, text: each.text });
        else if (slot.field.kind === 'list')
          lists[each.slot] = [...(lists[each.slot] ?? []), each.text];
        else given[each.slot] = each.text;
      }
      if (place.value) values[place.slot] = place.value;
      const own = this.cueScore(index, place.slot);
      const other = this.prepared.slots.find(
        (each) =>
          each.id !== place.slot &&
          token.kind === 'number' &&
          isNumber(each.field) &&
          this.cueScore(index, each.id) > Math.max(2.6, 2 * own + 0.5) &&
          !places.some(
            (taken, by) =>
              taken?.slot === each.id &&
              this.cueScore(by, each.id) >= 0.6 * this.cueScore(index, each.id),
          ) &&
          placement(token, each, chosen),
      );
      if (other && !this.forms.some((form) => form.places.has(at))) {
        doubt = `“${token.text}” may be the ${other.field.label.toLowerCase()}`;
      }
      const stray = this.strayBeside(index, place);
      if (stray) unread.push(stray);
    }
    for (const [index, at] of quantities.entries()) {
      const place = places[index];
      if (!place?.percentOf) continue;
      const whole = values[place.percentOf];
      if (whole && place.value) given[place.slot] = plain(whole.times(place.value).div(100));
      else {
        delete given[place.slot];
        unread.push((tokens[at] as Token).text);
      }
    }
    for (const [id, numbers] of Object.entries(lists)) given[id] = numbers.join(' ');
    for (const { fixed } of this.forms) {
      for (const [id, value] of Object.entries(fixed)) given[id] ??= value;
    }
    const bare = places.flatMap((place, index) => {
      const token = tokens[quantities[index] as number] as Quantity;
      const isBare =
        token.kind === 'number' &&
        !token.slots &&
        token.readings.every(({ unit }) => unit === undefined) &&
        !token.per;
      const field = place && this.slot(place.slot)?.field;
      const isFormed = this.forms.some((form) => form.places.has(quantities[index] as number));
      return place &&
        field &&
        isNumber(field) &&
        isBare &&
        !isFormed &&
        this.cueScore(index, place.slot) < 1.2
        ? [place.slot]
        : [];
    });
    // A number that nothing names decides no mode.
    const isGuess = this.unnamedPlaces(places).some((id) =>
      ((this.slot(id)?.field.when ?? []) as readonly Condition[]).some((each) => {
        const mode = 'field' in each && 'is' in each ? each.field : '';
        const field = this.slot(mode)?.field;
        return (
          field !== undefined &&
          chosen[mode] !== field.default &&
          !this.namedOptions(mode, field).includes(chosen[mode] ?? '')
        );
      }),
    );
    if (isGuess || new Set(bare).size > 1 || this.hasNeighbours(places))
      doubt = 'the numbers could be swapped';
    const isPaired = new Set(this.prepared.pairs.flat());
    let options = 0;
    /** What a field that the question does not name means: its default, or that it is missing. */
    const needs = ({ id, field }: Slot) => {
      // An unknown place or unit is none of a long list: "in Bangkok time".
      const isLong = Object.keys(field.options ?? {}).length > 10;
      if (isLong && this.namesUnknown()) {
        missing.push(id);
        return;
      }
      if (field.default !== undefined && field.assumed) assumed.push(id);
      else if (!field.blank && !this.isConditional(field, given)) missing.push(id);
    };
    for (const slot of visible.filter(({ row }) => !row)) {
      const { id, field } = slot;
      if (given[id] !== undefined) continue;
      if (field.options) {
        const named = isPaired.has(id) ? [chosen[id] ?? []].flat() : this.namedOptions(id, field);
        const option = chosen[id] ?? (named.length === 1 ? named[0] : undefined);
        const isNamed = option !== undefined && named.includes(option);
        const spoken = new Set(
          this.options
            .filter(
              ({ cue, from }) =>
                cue.field === id && (tokens[from] as WordToken).unitOf === undefined,
            )
            .map(({ cue }) => cue.option),
        );
        if (spoken.size > 1 && this.prepared.measured.has(id) && !isPaired.has(id)) {
          doubt = `${field.label.toLowerCase()} is named twice`;
        }
        if (isNamed) {
          options += modes.has(id) ? 2 : 1;
          given[id] = option;
          const found = this.options.find(({ cue }) => cue.field === id && cue.option === option);
          if (!modes.has(id) && found) {
            understood.push({ text: spanOf(found.from, found.to), label: field.label, field: id });
          }
        } else if (option !== undefined) {
          const isAssumed = option === field.default && field.assumed;
          const isMeasured =
            this.prepared.measured.has(id) &&
            places.some((place) => {
              const unit = place && this.slot(place.slot)?.field.unit;
              return typeof unit === 'object' && unit.by === id;
            });
          if ((!isAssumed || isMeasured) && !this.isImplied(id, chosen, places)) missing.push(id);
          else if (option !== field.default) given[id] = option;
          else {
            options += modes.has(id) ? 0.9 : 0.3;
            if (isAssumed && !this.isImplied(id, chosen, places)) assumed.push(id);
          }
        } else if (named.length > 1) {
          doubt = `${field.label.toLowerCase()} is named twice`;
        } else needs(slot);
        continue;
      }
      needs(slot);
    }
    const numbers = visible.filter(({ field, row }) => isNumber(field) && !row);
    const isIdle = ({ id, field }: Slot) =>
      given[id] === undefined && (field.default ?? '0') === '0' && (field.blank || field.assumed);
    if (
      numbers.length > 1 &&
      placed.length === 0 &&
      Object.keys(lists).length === 0 &&
      numbers.every(isIdle)
    ) {
      doubt = 'no number is given';
      options -= 8;
    }
    // The question asks for what a field would hold.
    const beside = quantities.some((at) => this.isAskedBeside(at));
    if (this.asksForInput() && !beside && !target && visible.some(({ id }) => this.asked.has(id))) {
      doubt = 'the question asks for an input';
    }
    const rows = this.rowsOf(placed, visible);
    missing.push(...rows.missing);
    understood.push(...rows.understood);
    for (const [id, field] of Object.entries(entry.fields)) {
      if (field.fields && !rows.rows[id] && !field.blank && this.isVisible(field, chosen))
        missing.push(id);
    }
    const { lost, strange } = this.unknownWords();
    unread.push(...strange);
    const order = Object.keys(entry.fields);
    const sorted = Object.fromEntries(
      [...Object.entries(given), ...Object.entries(rows.rows)].sort(
        ([a], [b]) => order.indexOf(a) - order.indexOf(b),
      ),
    ) as FormValues;
    const [wanted] = missing;
    const solve =
      target &&
      missing.length === 1 &&
      wanted !== undefined &&
      isNumber(this.slot(wanted)?.field ?? { kind: 'text', label: '' })
        ? { field: wanted, result: target.result, target: target.value }
        : undefined;
    const asked = [...this.asked].find((id) => id.length > 1 && id.startsWith('='))?.slice(1);
    return {
      slug: entry.slug,
      title: entry.title,
      given: sorted,
      understood,
      missing,
      missingLabels: [
        ...new Set(
          missing.map((id) => this.slot(id)?.field.label ?? entry.fields[id]?.label ?? id),
        ),
      ],
      assumed,
      unread: [...new Set(unread)],
      complete:
        missing.length === 0 &&
        unread.length === 0 &&
        doubt === undefined &&
        !target &&
        understood.length > 0,
      doubt,
      asked,
      solve,
      named: this.named,
      score:
        score +
        1.2 * this.about -
        lost -
        (solve ? 0 : 2.2 * missing.length) -
        3 * unread.length +
        options,
    };
  }

  /**
   * Whether an option that the question does not name follows from its numbers: no other option shows
   * all their fields, or has their units.
   */
  private isImplied(
    id: string,
    chosen: Readonly<Record<string, string>>,
    places: readonly (Place | undefined)[],
  ): boolean {
    const { tokens, quantities } = this.question;
    const field = this.slot(id)?.field;
    const placed = places.flatMap((place, index) => {
      const slot = place && this.slot(place.slot);
      return slot ? [{ slot, token: tokens[quantities[index] as number] as Quantity }] : [];
    });
    if (this.prepared.modes.has(id)) {
      const others = Object.keys(field?.options ?? {}).filter((option) => option !== chosen[id]);
      return !others.some((option) =>
        placed.every(({ slot }) => this.isVisible(slot.field, { ...chosen, [id]: option })),
      );
    }
    const measured = placed.filter(
      ({
        slot: {
          field: { unit },
        },
      }) => typeof unit === 'object' && unit.by === id,
    );
    const unitsOf = ({ token }: (typeof placed)[number]) =>
      token.kind === 'number' ? token.readings.flatMap(({ unit }) => unit ?? []) : ['time'];
    // One number whose unit no other option has is enough.
    const isPinned = measured.some((each) => {
      const { unit } = each.slot.field;
      const signs = Object.entries((typeof unit === 'object' && unit.units) || {});
      const fitting = signs.filter(([, sign]) => unitsOf(each).includes(unitKey(sign)));
      return fitting.length === 1 && fitting[0]?.[0] === chosen[id];
    });
    return isPinned || (measured.length > 0 && measured.every((each) => unitsOf(each).length > 0));
  }

  /** Whether a number's unit has two sizes, such as the gallon, and nothing says which is meant. */
  private hasTwoUnits(
    { readings, perUnit = [] }: NumberToken,
    { slot: id }: Place,
    chosen: Readonly<Record<string, string>>,
  ): boolean {
    const slot = this.slot(id);
    if (!slot) return false;
    const units = [...readings.flatMap(({ unit }) => unit ?? []), ...perUnit];
    const differ = units.some((one) =>
      units.some((other) => one !== other && converted(Big(1), one, other) !== undefined),
    );
    if (!differ) return false;
    const { unit } = slot.field;
    const signs = typeof unit === 'object' ? Object.values(unit.units ?? {}) : [unit ?? ''];
    const keys = new Set(signs.map((sign) => unitKey(sign.replace(/^per /, ''))));
    const fitting = units.filter((each) => keys.has(each));
    if (fitting.length === 1) return false;
    return (
      typeof unit !== 'object' ||
      !this.namedOptions(unit.by, this.slot(unit.by)?.field ?? slot.field).includes(
        chosen[unit.by] ?? '',
      )
    );
  }

  /** The fields of numbers without units that the words beside them hardly name. */
  private unnamedPlaces(places: readonly (Place | undefined)[]): readonly string[] {
    const { tokens, quantities } = this.question;
    return places.flatMap((place, index) => {
      const at = quantities[index] as number;
      const token = tokens[at];
      if (!place || token?.kind !== 'number' || token.slots) return [];
      const isFormed = this.forms.some((form) => form.places.has(at));
      const isBare = token.readings.every(({ unit }) => unit === undefined);
      return isBare && !isFormed && this.cueScore(index, place.slot) < 2 ? [place.slot] : [];
    });
  }

  /** Whether a word that no calculator knows stands after "in", "to" or "from". */
  private namesUnknown(): boolean {
    const { stems, tokens } = this.question;
    return stems.some(
      (stem, at) =>
        stem !== undefined &&
        tokens[at]?.kind === 'word' &&
        /^(?:in|to|from|at)$/.test(stems[at - 1] ?? '') &&
        this.interpreter.weight(stem) === 0 &&
        !fillers.has(stem) &&
        !harmless.has(stem),
    );
  }

  /** Whether two numbers without units stand side by side in two fields, so that only order tells them apart. */
  private hasNeighbours(places: readonly (Place | undefined)[]): boolean {
    const { tokens, quantities } = this.question;
    return places.some((place, index) => {
      const [at, next] = [quantities[index] as number, quantities[index + 1]];
      const other = places[index + 1];
      const [one, two] = [tokens[at], tokens[next ?? -1]];
      if (next !== at + 1 || one?.kind !== 'number' || two?.kind !== 'number' || !place || !other)
        return false;
      const isBare = ({ readings, slots }: NumberToken) =>
        !slots && readings.every(({ unit }) => unit === undefined);
      const isFormed = this.forms.some((form) => form.places.has(at));
      return place.slot !== other.slot && isBare(one) && isBare(two) && !isFormed;
    });
  }

  /** Whether a number is part of a phrase of the calculator: "1 rep max", "two sides". */
  private isInPhrase(at: number): boolean {
    const { stems } = this.question;
    if (this.forms.some(({ literal }) => literal.has(at))) return true;
    if (this.options.some(({ from, to }) => from <= at && at < to && to - from > 1)) return true;
    return this.prepared.names.some(
      ({ all }) =>
        all.length > 1 &&
        all.some(
          (stem, index) =>
            stem === stems[at] && all.every((each, other) => stems[at - index + other] === each),
        ),
    );
  }

  /**
   * A word beside a number without a unit that this calculator does not know: the radiators of
   * "3 radiators", the balance of "a balance of 40,000".
   */
  private strayBeside(index: number, { slot }: Place): string | undefined {
    const { tokens, quantities, stems } = this.question;
    const at = quantities[index] as number;
    const token = tokens[at] as Quantity;
    if (token.kind !== 'number' || token.slots || this.forms.some((form) => form.places.has(at)))
      return undefined;
    const isStray = (spot: number): boolean => {
      const [stem, other] = [stems[spot], tokens[spot]];
      return (
        stem !== undefined &&
        other?.kind === 'word' &&
        other.unitOf === undefined &&
        !this.prepared.stems.has(stem) &&
        !fillers.has(stem) &&
        !harmless.has(stem)
      );
    };
    let before = at - 1;
    while (/^(?:of|is|are|was|=|:)$/.test(tokens[before]?.text.toLowerCase() ?? '')) before -= 1;
    const named = this.cues.some(
      ({ cue, to }) => cue.slot === slot && cue.weight > 0.45 && to === before + 1,
    );
    if (named) return undefined;
    const isMoney = token.readings.some(({ unit }) => unit?.startsWith('$'));
    const isMeasured = token.readings.some(({ unit }) => unit !== undefined);
    if ((isMeasured && !isMoney) || token.per) return undefined;
    let after = at + 1;
    while (
      (tokens[after] as WordToken | undefined)?.unitOf === at ||
      tokens[after]?.text.toLowerCase() === 'for'
    )
      after += 1;
    if (isStray(after) && !quantities.includes(after + 1)) return tokens[after]?.text;
    return isStray(before) && this.cueScore(index, slot) < 2 ? tokens[before]?.text : undefined;
  }

  /** The words that this calculator does not know: how much they weigh, and those it refuses. */
  private unknownWords(): { readonly lost: number; readonly strange: readonly string[] } {
    const { tokens, stems } = this.question;
    const { without, stems: known } = this.prepared;
    let lost = 0;
    const strange: string[] = without.flatMap((phrase) => {
      const at = stems.findIndex((_, index) =>
        phrase.every((stem, other) => stems[index + other] === stem),
      );
      return at < 0 ? [] : (tokens[at]?.text ?? '');
    });
    // "A few weeks" is no number.
    const vague = tokens.findIndex(({ text }) => /^(?:few|several|some)$/i.test(text));
    if (
      vague >= 0 &&
      this.cues.some(
        ({ cue, from }) => from === vague + 1 && cue.weight > 0.45 && !cue.slot.startsWith('='),
      )
    ) {
      strange.push(tokens[vague]?.text ?? '');
    }
    for (const [index, stem] of stems.entries()) {
      const token = tokens[index] as WordToken;
      if (stem === undefined || token.kind !== 'word' || token.unitOf !== undefined) continue;
      if (!known.has(stem) && !fillers.has(stem) && !harmless.has(stem)) {
        const weight = this.interpreter.weight(stem);
        lost += weight > 0 ? 0.45 * weight : 0.5;
      }
    }
    return { lost, strange };
  }

  /** Whether a field is asked only because of another that is not filled in. */
  private isConditional({ when = [] }: AskField, given: Readonly<Record<string, string>>): boolean {
    return (when as readonly Condition[]).some(
      (each) => 'field' in each && !('is' in each) && given[each.field] === undefined,
    );
  }

  /** Rows from what was placed within them and the options named there, in the order of the question. */
  private rowsOf(
    placed: readonly { readonly at: number; readonly slot: Slot; readonly text: string }[],
    visible: readonly Slot[],
  ): {
    readonly rows: Readonly<Record<string, Record<string, string>[]>>;
    readonly missing: readonly string[];
    readonly understood: readonly Understood[];
  } {
    const all: Record<string, Record<string, string>[]> = {};
    const missing: string[] = [];
    const understood: Understood[] = [];
    const { tokens, text } = this.question;
    for (const id of new Set(visible.flatMap(({ row }) => row ?? []))) {
      const slots = visible.filter(({ row }) => row === id);
      const sub = (path: string) => path.slice(id.length + 1);
      const first = sub(slots.find(({ field }) => field.kind !== 'text')?.id ?? '');
      const items = placed
        .filter(({ slot }) => slot.row === id)
        .map(({ at, slot, text: value }) => ({ at, sub: sub(slot.id), value }));
      const order = slots.map(({ id: path }) => sub(path));
      for (const { cue, from, to } of this.options) {
        const slot = slots.find((each) => each.id === cue.field);
        // The unit of a number has chosen its option.
        const number = (tokens[from] as WordToken).unitOf;
        const isUnit = items.some((each) => each.at === number && each.sub === sub(cue.field));
        if (!slot || isUnit) continue;
        items.push({ at: from, sub: sub(cue.field), value: cue.option });
        understood.push({
          text: text.slice(tokens[from]?.start, tokens[to - 1]?.end),
          label: slot.field.label,
          field: cue.field,
        });
      }
      if (items.length === 0) continue;
      const rows: Record<string, string>[] = [];
      const place = (each: { readonly sub: string }) => order.indexOf(each.sub);
      for (const each of items.sort((a, b) => a.at - b.at || place(a) - place(b))) {
        const last = rows.at(-1);
        // The first field of a row begins a new one, if the last is whole.
        const opens =
          each.sub === first &&
          last &&
          slots.every(
            ({ field, id: path }) =>
              field.blank || field.default !== undefined || sub(path) in last,
          );
        if (last && !(each.sub in last) && !opens) last[each.sub] = each.value;
        else rows.push({ [each.sub]: each.value });
      }
      all[id] = rows;
      for (const { field, id: path } of slots) {
        const needed = (row: Readonly<Record<string, string>>) =>
          this.isVisible(field, { ...this.defaultsOf(slots, id), ...row }) && !(sub(path) in row);
        if (!field.blank && field.default === undefined && rows.some(needed)) missing.push(path);
      }
    }
    return { rows: all, missing, understood };
  }

  /** The defaults of a row's choices, by the ids within the row. */
  private defaultsOf(slots: readonly Slot[], row: string): Readonly<Record<string, string>> {
    return Object.fromEntries(
      slots.flatMap(({ id, field }) =>
        field.options && field.default !== undefined
          ? [[id.slice(row.length + 1), field.default]]
          : [],
      ),
    );
  }
}

/** A question with what calculators have in common to read it. */
function questionOf(interpreter: Interpreter, text: string, today: string, views: Views): Question {
  const tokens = tokenize(text, today, views);
  const stems = tokens.map((token, at): string | undefined => {
    if (token.kind === 'word') return corrected(token.stem, interpreter);
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
  return { text, tokens, stems, quantities, units };
}

/** By how much a reading must be better than that of another calculator. */
const leastLead = 1.5;
/** By how much it must be better than that of a calculator that the question calls by its name. */
const clearLead = 14;

/** How many calculators are tried. */
const mostTried = 14;

/**
 * Reads a question. Returns what it says to each calculator that it fits, the best first; at most one
 * is complete, unless two are equally good. `today` is YYYY-MM-DD.
 */
export function interpret(
  interpreter: Interpreter,
  text: string,
  today: string,
): readonly Interpretation[] {
  const views = new Map<string, Question>();
  // "22:30 to 06:15" are times wherever they are read.
  const areTimes = (text.match(/\d+:\d+/g)?.length ?? 0) > 1;
  const questionFor = ({ fractions, clocks: own }: Views): Question => {
    const clocks = own || areTimes;
    const key = `${fractions} ${clocks}`;
    const question = views.get(key) ?? questionOf(interpreter, text, today, { fractions, clocks });
    views.set(key, question);
    return question;
  };
  const split = questionFor({ fractions: false, clocks: true });
  const said = new Set(split.stems.filter((each) => each !== undefined));
  const readers = interpreter.all
    .map((prepared) => {
      let score = 0;
      for (const each of said)
        if (prepared.stems.has(each)) score += fillers.has(each) ? 0.1 : interpreter.weight(each);
      for (const { units } of split.units.values())
        if (units.some((each) => prepared.units.has(each))) score += 2;
      for (const { units } of split.units.values())
        for (const unit of units)
          if (prepared.slots.some(({ field }) => field.unit === unit))
            score += interpreter.unitWeight(unit);
      if (formsIn(prepared, questionFor(prepared)).length > 0) score += 8;
      return { prepared, score };
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, mostTried)
    .map(({ prepared }) => new Reader(interpreter, prepared, questionFor(prepared)));
  const read = readers.flatMap((reader) => reader.read() ?? []).sort((a, b) => b.score - a.score);
  const [first, second] = read;
  // Without a name, most of the question must fit, and no other calculator come near.
  const isAlone = ({ understood, score }: Interpretation) =>
    understood.length > 2 && (second === undefined || score - second.score > clearLead / 2);
  const isRivalled = first?.complete && second?.complete && first.score - second.score < leastLead;
  return read
    .filter(({ score }) => score > 0 && score > (first?.score ?? 0) - 8)
    .slice(0, 4)
    .map((each, index) => {
      if (!each.complete) return each;
      // Another calculator fits as well, or better, or is called by its name.
      const isNamed =
        (each.named > 0 || isAlone(each)) &&
        !read.some(
          (other) =>
            other.named > 1.6 * each.named &&
            other.unread.length === 0 &&
            other.understood.length >= each.understood.length - 1 &&
            other.score > each.score - (other.missing.length > 0 ? clearLead / 2 : clearLead),
        );
      return index === 0 && !isRivalled && isNamed ? each : { ...each, complete: false };
    });
}
