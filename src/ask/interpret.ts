import { distance } from 'fastest-levenshtein';
import { Big } from '../../schemas/decimal.ts';
import type { FormValues } from '../../schemas/kinds/kind.ts';
import type { Condition } from '../../schemas/manifest.ts';
import type { AskField } from './lexicon.ts';
import type { Cue, Interpreter, OptionCue, Prepared, Slot } from './prepare.ts';
import {
  type DateToken,
  type NumberToken,
  type Reading,
  type TimeToken,
  type Token,
  tokenize,
  type WordToken,
} from './tokens.ts';
import { converted, isDuration, unitKey } from './units.ts';
import { fillers, harmless } from './words.ts';

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
  /** Words that carry a number or a name and found no place. */
  readonly unread: readonly string[];
  /** Whether all that is said has one place and nothing is missing, so that a figure may be shown. */
  readonly complete: boolean;
  /** Why the question can be understood in two ways. */
  readonly doubt?: string | undefined;
  /** The result that the question asks for, if it names one. */
  readonly asked?: string | undefined;
  /** A question that states a result and asks for an input. */
  readonly solve?: { readonly field: string; readonly result: string; readonly target: string } | undefined;
  readonly score: number;
}

type Quantity = NumberToken | DateToken | TimeToken;
const isQuantity = (token: Token): token is Quantity =>
  token.kind === 'number' || token.kind === 'date' || token.kind === 'time';

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
  readonly today: string;
}

const longEnough = 4;

/** The nearest known stem to a mistyped word. */
function corrected(word: string, { vocabulary, weight }: Interpreter): string {
  if (word.length < longEnough || weight(word) > 0 || fillers.has(word) || harmless.has(word)) return word;
  const most = word.length < 8 ? 1 : 2;
  let best = word;
  let least = most + 1;
  for (const each of vocabulary.get(word[0] ?? '') ?? []) {
    if (each.length < longEnough || Math.abs(each.length - word.length) > most) continue;
    const far = distance(word, each);
    // Two letters in the wrong order count as one error.
    const swapped = far === 2 && each.length === word.length && [...each].sort().join() === [...word].sort().join();
    const errors = swapped ? 1 : far;
    if (errors < least) [best, least] = [each, errors];
  }
  return least <= most ? best : word;
}

/** Where phrases stand; a longer phrase hides shorter ones of the same thing within it. */
function occurrences<T extends { readonly stems: readonly string[]; readonly exact?: string | undefined }>(
  { tokens, stems }: Question,
  known: ReadonlyMap<string, readonly T[]>,
): readonly Found<T>[] {
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
  return text.replace('.', '').replace(/^-?0*/, '').length > 15 ? value.prec(12, 1).toFixed() : text;
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
function fit(
  { readings, per }: NumberToken,
  { field, money, per: period, row }: Slot,
  chosen: Readonly<Record<string, string>>,
): { value: Big; score: number; percent?: true } | undefined {
  const shown = unitFor(field, chosen, row);
  const isCurrency = /^[A-Z]{3}$/.test(shown);
  const perUnit = /^per (.*)/.exec(shown)?.[1];
  const unit = perUnit !== undefined ? '$' : isCurrency ? `$${shown}` : unitKey(shown);
  let best: { value: Big; score: number; percent?: true } | undefined;
  const take = (value: Big, score: number, percent?: true) => {
    const total = score + (within(field, value) || percent ? 0 : -2.5);
    if (!best || total > best.score) best = { value, score: total, ...(percent ? { percent } : {}) };
  };
  for (const reading of readings) {
    const { value } = reading;
    const own = reading.unit;
    if (own === undefined) {
      if (money) take(value, 1.2);
      else if (unit === '%') take(value, 0.6);
      else take(value, unit ? 0.7 : 0.9);
    } else if (own.startsWith('$')) {
      const stated = unit.length > 1 && unit.startsWith('$') ? unit : undefined;
      const same = !stated || own === stated || (own === '$' && stated === '$USD');
      if (!(money || unit.startsWith('$')) || !same) continue;
      if (per && period && per !== period) {
        const times = per === 'month' && period === 'year' ? 12 : per === 'year' && period === 'month' ? 1 / 12 : 0;
        if (times) take(times === 12 ? value.times(12) : value.div(12), 3);
        else take(value, -1);
      } else take(value, per && per === period ? 5 : 3.5);
    } else if (own === '%') {
      if (unit === '%') take(value, per && per !== 'year' ? -1 : 4);
      else if (field.percentOf) take(value, 2.5, true);
      else if (field.max === 1 && isNumber(field) && !money) take(value.div(100), 3);
    } else if (money || unit === '%') {
      // "2m" is an amount only as two million.
    } else {
      const changed = unit ? converted(value, own, unit) : undefined;
      if (changed) take(changed, own === unit ? 5 : 4);
      else if (field.alsoIn?.includes(own)) take(value, 4);
      else if (!unit && isDuration(own) && stemsOfDuration(field.label) === own) take(value, 4);
    }
  }
  return best;
}

/** The unit of time that a label names: "Years" holds years. */
const stemsOfDuration = (label: string): string =>
  /^(year|month|week|day|hour|minute|second)s?\b/i.exec(label)?.[1]?.toLowerCase() ?? '';

/** A reading of one question by one calculator while some options are chosen. */
interface Assignment {
  readonly score: number;
  readonly places: readonly (Place | undefined)[];
}

const widest = 24;

class Reader {
  private readonly cues: readonly Found<Cue>[];
  private readonly options: readonly Found<OptionCue>[];
  private readonly forms: ReadonlyMap<number, string>[];

  private readonly interpreter: Interpreter;
  private readonly prepared: Prepared;
  private readonly question: Question;

  constructor(interpreter: Interpreter, prepared: Prepared, question: Question) {
    this.interpreter = interpreter;
    this.prepared = prepared;
    this.question = question;
    this.cues = occurrences(question, prepared.cues);
    this.options = this.mentions();
    this.forms = prepared.forms.flatMap((form) => this.formAt(form));
  }

  /** The options that the question names; where two overlap, the longer. */
  private mentions(): readonly Found<OptionCue>[] {
    const all = [...occurrences(this.question, this.prepared.options)].sort(
      (a, b) => b.to - b.from - (a.to - a.from) || a.from - b.from,
    );
    const taken: Found<OptionCue>[] = [];
    for (const each of all) {
      const clash = taken.some(
        (other) =>
          each.from < other.to && other.from < each.to &&
          (other.to - other.from > each.to - each.from || (other.cue.field === each.cue.field && other.cue.option === each.cue.option)),
      );
      if (!clash) taken.push(each);
    }
    return taken;
  }

  /** The places that a form gives to the numbers of the question, by their index. */
  private formAt(form: Prepared['forms'][number]): readonly ReadonlyMap<number, string>[] {
    const { tokens, stems } = this.question;
    const found: Map<number, string>[] = [];
    for (let from = 0; from < tokens.length; from += 1) {
      let at = from;
      const places = new Map<number, string>();
      const fits = form.every((part) => {
        while (tokens[at] && (tokens[at] as WordToken).unitOf !== undefined) at += 1;
        const token = tokens[at];
        if (!token) return false;
        if ('field' in part) {
          if (!isQuantity(token)) return false;
          places.set(at, part.field);
        } else if (stems[at] !== part.word && token.text !== part.word) return false;
        at += 1;
        return true;
      });
      if (fits) found.push(places);
    }
    return found;
  }

  /** How strongly the words beside a quantity name a slot. */
  private cueScore(index: number, slot: string): number {
    const { tokens, quantities } = this.question;
    const at = quantities[index] as number;
    const before = index > 0 ? (quantities[index - 1] as number) : -1;
    const after = quantities[index + 1] ?? tokens.length;
    let best = 0;
    let second = 0;
    const breaks = (from: number, to: number) =>
      tokens.slice(from, to).filter(({ kind, text }) => kind === 'sign' && /[,;.?]/.test(text)).length;
    const gap = (from: number, to: number) =>
      tokens.slice(from, to).filter((token) => token.kind === 'word' && token.unitOf === undefined).length;
    for (const { cue, from, to } of this.cues) {
      if (cue.slot !== slot) continue;
      let score = 0;
      const isWeak = cue.weight <= 0.45;
      if (from > before && to <= at) {
        const far = gap(to, at);
        if (isWeak && far > 1) continue;
        score = cue.weight * Math.max(4 - 0.45 * far - 1.2 * breaks(to, at), 0.6);
      } else if (from > at && to <= after) {
        const far = gap(at + 1, from);
        if (isWeak && far > 0) continue;
        // What stands right before the next number belongs to that.
        const nearNext = after < tokens.length && gap(to, after) === 0 && breaks(to, after) === 0 ? 0.8 : 0;
        score = cue.weight * Math.max(3.5 - 0.7 * far - 1.2 * breaks(at + 1, from) - nearNext, 0.3);
        if (isWeak) score *= 0.5;
      }
      if (score > best) [best, second] = [score, best];
      else if (score > second) second = score;
    }
    return Math.min(best + 0.35 * second, 6);
  }

  /** All places that a quantity may have while some options are chosen. */
  private placesOf(index: number, chosen: Readonly<Record<string, string>>, slots: readonly Slot[]): readonly Place[] {
    const { tokens, quantities } = this.question;
    const at = quantities[index] as number;
    const token = tokens[at] as Quantity;
    const byForm = this.forms.flatMap((form) => form.get(at) ?? []);
    const places: Place[] = [];
    for (const slot of slots) {
      const { id, field } = slot;
      const formed = byForm.includes(id) ? 6 : 0;
      const cue = this.cueScore(index, id);
      const add = (text: string, score: number, more: Partial<Place> = {}) =>
        places.push({ slot: id, text, score: score + cue + formed, ...more });
      if (token.kind === 'date') {
        if (field.kind === 'date' || (field.kind === 'list' && field.of)) add(token.iso, 4);
      } else if (token.kind === 'time') {
        if (field.kind === 'time' && token.time) add(token.time, 4);
      } else if (isNumber(field)) {
        const best = fit(token, slot, chosen);
        if (best) {
          add(plain(best.value), best.score, {
            value: best.value,
            percentOf: best.percent ? field.percentOf : undefined,
          });
        }
      } else if (field.kind === 'list' && !field.of) {
        const bare = token.readings.find(({ unit }) => unit === undefined || unit === '%') ?? token.readings[0];
        if (bare) add(bare.value.toFixed(), 0.9);
      } else if (field.grammar) {
        add(token.fraction ?? token.text, 1);
      }
    }
    const split = this.splitDuration(token, slots);
    if (split) places.push(split);
    return places.sort((a, b) => b.score - a.score).slice(0, 8);
  }

  /** A duration of several units over as many fields: hours, minutes, seconds. */
  private splitDuration(token: Quantity, slots: readonly Slot[]): Place | undefined {
    let parts: readonly Reading[] = [];
    const unitOf = ({ field }: Slot) =>
      typeof field.unit === 'string' ? unitKey(field.unit) : stemsOfDuration(field.label);
    if (token.kind === 'number' && token.parts) parts = token.parts;
    else if (token.kind === 'time' && token.clock) {
      const all = ['hour', 'minute', 'second'];
      const has = (unit: string) => slots.some((slot) => unitOf(slot) === unit);
      // 25:30 is minutes and seconds where seconds are asked.
      const units = token.clock.length === 3 ? all : has('second') ? all.slice(1) : all;
      parts = token.clock.map((value, index) => ({ value: Big(value), unit: units[index] }));
    } else return undefined;
    const places: { slot: string; text: string }[] = [];
    for (const { value, unit } of parts) {
      const slot = slots.find((each) => isNumber(each.field) && unitOf(each) === unit);
      if (!slot) return undefined;
      places.push({ slot: slot.id, text: value.toFixed() });
    }
    const [first, ...also] = places;
    return first && { ...first, also, score: 5.5 };
  }

  /** The best two ways to give every quantity a place. */
  private assign(chosen: Readonly<Record<string, string>>, slots: readonly Slot[]): readonly Assignment[] {
    interface State {
      readonly score: number;
      readonly places: readonly (Place | undefined)[];
      readonly used: ReadonlySet<string>;
      readonly last: number;
    }
    const order = new Map(slots.map(({ id }, index) => [id, index]));
    const many = new Set(slots.filter(({ field, row }) => row || field.kind === 'list').map(({ id }) => id));
    let states: State[] = [{ score: 0, places: [], used: new Set(), last: -1 }];
    for (const [index, at] of this.question.quantities.entries()) {
      const token = this.question.tokens[at] as Quantity;
      const places = this.placesOf(index, chosen, slots);
      const isWeak = token.kind === 'number' && token.weak;
      const next: State[] = [];
      for (const state of states) {
        next.push({ ...state, score: state.score - (isWeak ? 0 : 4), places: [...state.places, undefined] });
        for (const place of places) {
          const all = [place.slot, ...(place.also ?? []).map(({ slot }) => slot)];
          if (all.some((id) => state.used.has(id))) continue;
          const position = order.get(place.slot) ?? 0;
          const inOrder = position > state.last ? 0.35 : 0;
          const isDay = token.kind !== 'number' && inOrder ? 1 : 0;
          next.push({
            score: state.score + place.score - (isWeak ? 1.5 : 0) + inOrder + isDay,
            places: [...state.places, place],
            used: new Set([...state.used, ...all.filter((id) => !many.has(id))]),
            last: position,
          });
        }
      }
      states = next.sort((a, b) => b.score - a.score).slice(0, widest);
    }
    return states.slice(0, 2);
  }

  /** The options that a choice may have here: those that are named, else all. */
  private optionsFor(id: string, field: AskField): readonly string[] {
    const named = [...new Set(this.options.filter(({ cue }) => cue.field === id).map(({ cue }) => cue.option))];
    const all = Object.keys(field.options ?? {});
    if (all.length === 2 && all.includes('yes') && all.includes('no')) {
      const yes = this.cues.filter(({ cue }) => cue.slot === id && cue.weight > 0.45);
      if (yes.length > 0 && named.length === 0) {
        return [yes.some(({ from }) => this.isDenied(from)) ? 'no' : 'yes'];
      }
    }
    return named.length > 0 ? named : all;
  }

  /** Whether "no", "not", "without" or the like stands right before a word. */
  private isDenied(at: number): boolean {
    const before = this.question.tokens.slice(Math.max(0, at - 3), at).map(({ text }) => text.toLowerCase());
    return before.some((text) => /^(?:no|not|non|without|never|don't|dont|doesn't|doesnt|didn't|isn't|zero)$/.test(text));
  }

  /** Pairs of choices with the same options, such as two currencies: from and to. */
  private pairs(): readonly (readonly [string, string])[] {
    const choices = this.prepared.slots.filter(({ field, row }) => field.options && !row);
    return choices.flatMap(({ id, field }, index) => {
      const keys = Object.keys(field.options ?? {}).join();
      const other = choices.slice(index + 1).find((each) => Object.keys(each.field.options ?? {}).join() === keys && keys.length > 10);
      return other ? [[id, other.id] as const] : [];
    });
  }

  /** The options of a pair by where they stand: beside the number it is "from", after "to" or "in" the other. */
  private pairChoice([from, to]: readonly [string, string]): Readonly<Record<string, string>> {
    const { tokens, quantities, stems } = this.question;
    const named = this.options.filter(({ cue }) => cue.field === from || cue.field === to);
    const spots = new Map<number, string>();
    for (const { cue, from: at } of named) spots.set(at, cue.option);
    // A unit that only its sign names: 5 kg.
    const field = this.prepared.slots.find(({ field: { unit } }) => typeof unit === 'object' && unit.by === from)?.field;
    const signs = typeof field?.unit === 'object' ? (field.unit.units ?? {}) : {};
    for (const at of quantities) {
      const token = tokens[at] as Quantity;
      if (token.kind !== 'number' || spots.size > 1) continue;
      for (const { unit } of token.readings) {
        const option = unit && Object.keys({ ...signs }).find((id) => unitKey(signs[id] ?? '') === unit);
        const code = unit?.startsWith('$') ? (unit === '$' ? 'USD' : unit.slice(1)) : undefined;
        const own = option || (code && Object.hasOwn(this.slot(from)?.field.options ?? {}, code) ? code : undefined);
        if (own && ![...spots.keys()].some((each) => each > at && each <= at + 3 && (tokens[Math.floor(each)] as WordToken | undefined)?.unitOf === at)) {
          spots.set(at + 0.5, own);
        }
      }
    }
    const chosen: Record<string, string> = {};
    const rest: string[] = [];
    for (const [at, option] of [...spots].sort((a, b) => a[0] - b[0])) {
      const index = Math.floor(at);
      const before = stems[index - 1];
      const besideNumber = at !== index || (tokens[index] as WordToken)?.unitOf !== undefined || tokens[index - 1]?.kind === 'number' || tokens[index - 1]?.kind === 'time';
      if (besideNumber && chosen[from] === undefined) chosen[from] = option;
      else if (before === 'from' && chosen[from] === undefined) chosen[from] = option;
      else if ((before === 'to' || before === 'into') && chosen[to] === undefined) chosen[to] = option;
      else rest.push(option);
    }
    for (const option of rest) {
      if (chosen[from] === undefined && chosen[to] !== undefined) chosen[from] = option;
      else if (chosen[to] === undefined && (chosen[from] !== undefined || quantities.length === 0)) chosen[to] = option;
      else if (chosen[from] === undefined) chosen[from] = option;
    }
    return chosen;
  }

  private slot(id: string): Slot | undefined {
    return this.prepared.slots.find((each) => each.id === id);
  }

  /** Every combination of the options that other fields depend on. */
  private combinations(): readonly Readonly<Record<string, string>>[] {
    const { slots, entry } = this.prepared;
    const structural = new Set<string>();
    for (const { field } of slots) {
      for (const condition of (field.when ?? []) as readonly Condition[]) {
        if ('field' in condition && 'is' in condition) structural.add(condition.field);
      }
      if (typeof field.unit === 'object') structural.add(field.unit.by);
    }
    for (const { when } of Object.values(entry.fields)) {
      for (const condition of (when ?? []) as readonly Condition[]) {
        if ('field' in condition && 'is' in condition) structural.add(condition.field);
      }
    }
    const paired = Object.assign({}, ...this.pairs().map((pair) => this.pairChoice(pair))) as Record<string, string>;
    const inPair = new Set(this.pairs().flat());
    let all: Record<string, string>[] = [{ ...paired }];
    for (const id of structural) {
      const field = this.slot(id)?.field;
      if (!field?.options || inPair.has(id)) continue;
      const options = this.optionsFor(id, field);
      if (options.length * all.length > 60) continue;
      all = all.flatMap((one) => options.map((option) => ({ ...one, [id]: option })));
    }
    return all;
  }

  private isVisible({ when }: AskField, chosen: Readonly<Record<string, string>>): boolean {
    return ((when ?? []) as readonly Condition[]).every(
      (condition) =>
        !('field' in condition && 'is' in condition) ||
        !(condition.field in chosen) ||
        [condition.is].flat().includes(chosen[condition.field] ?? ''),
    );
  }

  /** The best reading of the question by this calculator. */
  read(): Interpretation | undefined {
    const { slots, entry } = this.prepared;
    const about = this.about();
    if (about < 2.2 && this.forms.length === 0) return undefined;
    const readings: Interpretation[] = [];
    for (const chosen of this.combinations()) {
      const visible = slots.filter(
        ({ field, row }) => this.isVisible(field, chosen) && (!row || this.isVisible(entry.fields[row] as AskField, chosen)),
      );
      for (const assignment of this.assign(chosen, visible)) {
        readings.push(this.conclude(assignment, chosen, visible, about));
      }
    }
    const ordered = readings.sort((a, b) => b.score - a.score);
    const [first] = ordered;
    if (!first) return undefined;
    const key = (one: Interpretation) => JSON.stringify(one.given);
    const rival = ordered.find(
      (other) => key(other) !== key(first) && other.missing.length === 0 && other.unread.length <= first.unread.length,
    );
    if (first.complete && rival && first.score - rival.score < 0.8) {
      return { ...first, complete: false, doubt: 'the numbers fit in two ways' };
    }
    return first;
  }

  /** How much the words of the question have to do with this calculator. */
  private about(): number {
    const { stems, tokens } = this.question;
    const { names, stems: known } = this.prepared;
    const { weight } = this.interpreter;
    const said = new Set(stems.filter((each, index) => each !== undefined && (tokens[index] as WordToken).unitOf === undefined) as string[]);
    const own = new Set(names.flat());
    let score = 0;
    for (const each of said) {
      if (own.has(each)) score += weight(each);
      else if (known.has(each) && !fillers.has(each)) score += 0.55 * weight(each);
    }
    const phrase = Math.max(
      0,
      ...names.map((name) => (name.every((each) => said.has(each)) ? name.reduce((sum, each) => sum + weight(each), 0) : 0)),
    );
    return score + 0.6 * phrase;
  }

  /** What a way to place the numbers amounts to: inputs, what is missing, what found no place. */
  private conclude(
    { score, places }: Assignment,
    chosen: Readonly<Record<string, string>>,
    visible: readonly Slot[],
    about: number,
  ): Interpretation {
    const { entry, without, stems: known } = this.prepared;
    const { tokens, quantities, stems, text } = this.question;
    const given: Record<string, string> = {};
    const values: Record<string, Big> = {};
    const understood: Understood[] = [];
    const unread: string[] = [];
    let doubt: string | undefined;
    const rows: Record<string, Record<string, string>[]> = {};
    const lists: Record<string, string[]> = {};
    const placed: { readonly at: number; readonly slot: Slot; readonly text: string }[] = [];
    const label = (id: string) => this.slot(id)?.field.label ?? id;
    for (const [index, at] of quantities.entries()) {
      const token = tokens[at] as Quantity;
      const place = places[index];
      if (!place) {
        if (!(token.kind === 'number' && token.weak)) unread.push(token.text);
        continue;
      }
      if ('doubt' in token && token.doubt) doubt = token.doubt;
      understood.push({ text: token.text, label: label(place.slot), field: place.slot });
      for (const each of [place, ...(place.also ?? [])]) {
        const slot = this.slot(each.slot) as Slot;
        if (slot.row) placed.push({ at, slot, text: each.text });
        else if (slot.field.kind === 'list') lists[each.slot] = [...(lists[each.slot] ?? []), each.text];
        else given[each.slot] = each.text;
      }
      if (place.value) values[place.slot] = place.value;
    }
    for (const [index] of quantities.entries()) {
      const place = places[index];
      if (!place?.percentOf) continue;
      const whole = values[place.percentOf];
      if (whole && place.value) given[place.slot] = plain(whole.times(place.value).div(100));
      else {
        delete given[place.slot];
        unread.push(understood[index]?.text ?? '');
      }
    }
    for (const [id, numbers] of Object.entries(lists)) given[id] = numbers.join(' ');
    const missing: string[] = [];
    for (const slot of visible.filter(({ row }) => !row)) {
      const { id, field } = slot;
      if (given[id] !== undefined) continue;
      if (field.options) {
        const options = this.optionsFor(id, field);
        const isNamed = options.length < Object.keys(field.options).length;
        const option = chosen[id] ?? (options.length === 1 && isNamed ? options[0] : undefined);
        if (option !== undefined && (isNamed || chosen[id] !== undefined)) {
          if (isNamed || option !== field.default) given[id] = option;
          if (isNamed) {
            const found = this.options.find(({ cue }) => cue.field === id && cue.option === option);
            understood.push({ text: found ? text.slice(tokens[found.from]?.start, tokens[found.to - 1]?.end) : option, label: field.label, field: id });
          }
        }
        if (option === undefined && isNamed && options.length > 1) doubt = `${field.label.toLowerCase()} is named twice`;
        if (option === undefined && !field.blank && !(field.default !== undefined && field.assumed) && !this.isStructural(id)) missing.push(id);
        continue;
      }
      const zero = this.zeroFor(slot);
      if (zero) {
        given[id] = zero.value;
        understood.push({ text: zero.text, label: field.label, field: id });
        continue;
      }
      if (field.default !== undefined && field.assumed) continue;
      if (!field.blank && !this.isConditional(field, given)) missing.push(id);
    }
    const filled = this.rowsOf(placed, visible);
    for (const [id, { rows: list, missing: lacking, understood: more }] of Object.entries(filled)) {
      rows[id] = list;
      missing.push(...lacking);
      understood.push(...more);
    }
    for (const [id, field] of Object.entries(entry.fields)) {
      if (field.fields && !rows[id] && !field.blank && this.isVisible(field, chosen)) missing.push(id);
    }
    // Words that this calculator does not know.
    let lost = 0;
    for (const [index, stem] of stems.entries()) {
      const token = tokens[index] as WordToken;
      if (stem === undefined || token.unitOf !== undefined || fillers.has(stem) || harmless.has(stem)) continue;
      if (without.has(stem)) unread.push(token.text);
      else if (!known.has(stem)) {
        const heavy = this.interpreter.weight(stem);
        lost += heavy > 0 ? 0.45 * heavy : 0.5;
        const follows = tokens[index - 1]?.kind === 'number' && heavy === 0;
        if (follows) unread.push(token.text);
      }
    }
    const order = Object.keys(entry.fields);
    const sorted = Object.fromEntries(
      [...Object.entries(given), ...Object.entries(rows)].sort(([a], [b]) => order.indexOf(a) - order.indexOf(b)),
    ) as FormValues;
    const usual = Object.entries(chosen).filter(([id, option]) => this.slot(id)?.field.default === option).length;
    const total = score + 1.2 * about - lost - 2.2 * missing.length - 3 * unread.length + 0.3 * usual;
    return {
      slug: entry.slug,
      title: entry.title,
      given: sorted,
      understood,
      missing,
      unread: [...new Set(unread)],
      complete: missing.length === 0 && unread.length === 0 && doubt === undefined && (understood.length > 0),
      doubt,
      score: total,
    };
  }

  private isStructural(id: string): boolean {
    return this.prepared.slots.some(
      ({ field }) =>
        ((field.when ?? []) as readonly Condition[]).some((each) => 'field' in each && each.field === id),
    );
  }

  /** Whether a field is asked only because of another that is not filled in. */
  private isConditional({ when }: AskField, given: Readonly<Record<string, string>>): boolean {
    return ((when ?? []) as readonly Condition[]).some(
      (each) => 'field' in each && !('is' in each) && given[each.field] === undefined,
    );
  }

  /** A field whose number is said in words: "interest free", "no accidents", "hex". */
  private zeroFor({ id, field }: Slot): { readonly text: string; readonly value: string } | undefined {
    const { tokens, stems, text } = this.question;
    for (const { cue, from, to } of this.cues) {
      if (cue.slot !== id || cue.weight <= 0.45) continue;
      const words = text.slice(tokens[from]?.start, tokens[to - 1]?.end);
      const named = Object.entries(field.named ?? {}).find(([phrase]) => phrase.toLowerCase() === words.toLowerCase());
      if (named) return { text: words, value: String(named[1]) };
      if (!isNumber(field) || !within(field, Big(0))) continue;
      const before = tokens[from - 1]?.text.toLowerCase() ?? '';
      const after = tokens[to]?.text === '-' ? stems[to + 1] : stems[to];
      if (/^(?:no|zero|without|nil|nothing)$/.test(before) || after === 'fre' || after === 'free') {
        return { text: `${before} ${words}`.trim(), value: '0' };
      }
    }
    return undefined;
  }

  /** Rows from what was placed within them and the options named there, in the order of the question. */
  private rowsOf(
    placed: readonly { readonly at: number; readonly slot: Slot; readonly text: string }[],
    visible: readonly Slot[],
  ): Readonly<Record<string, { rows: Record<string, string>[]; missing: readonly string[]; understood: readonly Understood[] }>> {
    const out: Record<string, { rows: Record<string, string>[]; missing: string[]; understood: Understood[] }> = {};
    const { tokens, text } = this.question;
    for (const id of new Set(visible.flatMap(({ row }) => row ?? []))) {
      const slots = visible.filter(({ row }) => row === id);
      const items = placed.filter(({ slot }) => slot.row === id).map(({ at, slot, text: value }) => ({ at, sub: slot.id.slice(id.length + 1), value }));
      const understood: Understood[] = [];
      for (const { cue, from, to } of this.options) {
        const slot = slots.find((each) => each.id === cue.field);
        if (!slot) continue;
        items.push({ at: from, sub: cue.field.slice(id.length + 1), value: cue.option });
        understood.push({ text: text.slice(tokens[from]?.start, tokens[to - 1]?.end), label: slot.field.label, field: cue.field });
      }
      if (items.length === 0) continue;
      const rows: Record<string, string>[] = [];
      for (const { sub, value } of items.sort((a, b) => a.at - b.at)) {
        const last = rows.at(-1);
        if (last && !(sub in last)) last[sub] = value;
        else rows.push({ [sub]: value });
      }
      const missing = slots
        .filter(({ field, id: path }) => !field.blank && field.default === undefined && rows.some((row) => !(path.slice(id.length + 1) in row)))
        .map(({ id: path }) => path);
      out[id] = { rows, missing, understood };
    }
    return out;
  }
}

/** Reads a question; returns what it says to each calculator that it fits, the best first. */
export function interpret(interpreter: Interpreter, text: string, today: string): readonly Interpretation[] {
  const tokens = tokenize(text, today);
  const stems = tokens.map((token) =>
    token.kind === 'word'
      ? corrected(token.stem, interpreter)
      : token.kind === 'sign' && /[\p{Sc}%²³]/u.test(token.text)
        ? token.text
        : undefined,
  );
  const quantities = tokens.flatMap((token, index) => (isQuantity(token) ? [index] : []));
  const question: Question = { text, tokens, stems, quantities, today };
  const said = new Set(stems.filter((each) => each !== undefined));
  const candidates = interpreter.all
    .map((prepared) => {
      let score = 0;
      for (const each of said) if (prepared.stems.has(each) && !fillers.has(each)) score += interpreter.weight(each);
      return { prepared, score: score + (prepared.forms.length > 0 ? 0.5 : 0) };
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, 14);
  const read = candidates.flatMap(({ prepared }) => new Reader(interpreter, prepared, question).read() ?? []);
  return read.sort((a, b) => b.score - a.score).filter(({ score }, _, [first]) => score > 0 && score > (first?.score ?? 0) - 8).slice(0, 4);
}
