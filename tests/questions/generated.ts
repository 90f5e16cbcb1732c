import type { ExpandedCalculator } from '../../schemas/calculator.ts';
import type { Field } from '../../schemas/manifest.ts';
import { quantities } from '../../schemas/quantities.ts';
import { arithmeticQuestions } from './generated/arithmetic.ts';
import { isClear, lowered, type Speech, saidOf, tidy, type Writing } from './generated/compose.ts';
import { type Case, casesOf, headlinesOf, type Typed } from './generated/inputs.ts';
import type { Country } from './generated/numbers.ts';
import { type Random, randomOf } from './generated/random.ts';
import {
  hasCase,
  namedStyles,
  polite,
  styles,
  withoutPunctuation,
  withTypo,
} from './generated/styles.ts';
import { type Words, wordsOf } from './generated/words.ts';

/** A generated question with its known outcome. */
export interface Generated {
  readonly ask: string;
  /** The calculator that it is about; empty for a sum. */
  readonly slug: string;
  /** The style, and what else is special: "terse, typo". */
  readonly style: string;
  readonly kind: 'complete' | 'extra' | 'missing' | 'ambiguous' | 'arithmetic';
  /** The inputs that it stands for, as a visitor types them. */
  readonly given?: Typed;
  /** The current day, YYYY-MM-DD. */
  readonly today: string;
  /** The texts of the headline results by id; of a sum, its exact value as a fraction "7/2". */
  readonly expected?: Readonly<Record<string, unknown>> | string;
}

/** How many questions of each kind a calculator gets, at most. */
const shares = { complete: 178, missing: 12, extra: 12, ambiguous: 6 } as const;

const wordsFor = ({ slug, manifest }: ExpandedCalculator): Words =>
  wordsOf[slug] ?? {
    names: [lowered(manifest.title.replace(/ (?:Calculator|Converter)$/, ''))],
  };

const countries: readonly Country[] = ['us', 'us', 'india', 'germany', 'france', 'switzerland'];
// biome-ignore-start lint/suspicious/noTemplateCurlyInString: a dollar sign before an amount
const signs: Readonly<Record<Country, readonly string[]>> = {
  plain: ['{}', '{}', '{}', '${}', '£{}', '€{}', '₹{}', '{} dollars', '{} USD', '{}€', 'Rs {}'],
  us: ['{}', '${}', '£{}', 'USD {}', '{} dollars'],
  india: ['{}', '₹{}', 'Rs {}', 'Rs. {}', 'INR {}', '{} rupees'],
  germany: ['{} €', '{}€', '{} EUR', '{} euros'],
  france: ['{} €', '{} EUR', '{} euros'],
  switzerland: ['CHF {}', '{} CHF', '{} francs'],
};
// biome-ignore-end lint/suspicious/noTemplateCurlyInString: see above

function writingFor(random: Random): Writing {
  const country = random.chance(0.3) ? random.pick(countries) : 'plain';
  const scaled = (country === 'plain' || country === 'us') && random.chance(0.2);
  return {
    country,
    money: random.pick(signs[country]),
    scaled,
    inWords: country === 'plain' && random.chance(0.12),
    otherUnits: country === 'plain' && random.chance(0.15),
    groups: true,
  };
}

const plainWriting: Writing = {
  country: 'plain',
  money: '{}',
  scaled: false,
  inWords: false,
  otherUnits: false,
  groups: false,
};

const speechOf = (
  calculator: ExpandedCalculator,
  random: Random,
  { given }: Case,
  said: readonly string[],
  writing: Writing,
): Speech => ({
  calculator,
  words: wordsFor(calculator),
  random,
  writing,
  given: { ...given },
  said,
  marked: new Set(),
  used: new Set(),
});

const tidied = (text: string | undefined): string | undefined => text && tidy(text);

/** A case in words; with continental numbers, only where they cannot be read in another way. */
function said(style: string, speech: Speech, { shown }: Case): string | undefined {
  const make = styles[style];
  if (!make) return undefined;
  const headlines = Object.keys(shown);
  const text = tidied(make(speech, speech.said, headlines));
  if (!text || text.length > 300) return undefined;
  const { country } = speech.writing;
  if (isClear(text, country)) return text;
  // "25.000" alone may be 25: without the sign, it may not.
  const inDigits: Speech = { ...speech, writing: { ...speech.writing, groups: false } };
  speech.used.delete(country);
  return tidied(make(inDigits, speech.said, headlines));
}

/** What people do to a text; the name of what was done with it. */
function altered(
  text: string,
  speech: Speech,
  dictionary: ReadonlySet<string>,
): { readonly text: string; readonly how?: string } {
  const { random } = speech;
  const how = random.below(20);
  if (how < 2) return { text: polite(text, speech), how: 'polite' };
  if (how < 4) {
    const slip = withTypo(text, speech, dictionary);
    if (slip) return { text: slip, how: 'typo' };
  }
  if (how === 4 && !hasCase(text)) return { text: text.toLowerCase(), how: 'lower case' };
  if (how === 5 && !hasCase(text)) return { text: text.toUpperCase(), how: 'upper case' };
  if (how === 6 || how === 7) {
    const isList = Object.values(speech.calculator.manifest.fields).some(
      ({ kind }) => kind === 'list',
    );
    const plain = isList ? undefined : withoutPunctuation(text);
    const isEveryNumberMarked = speech.said.every((id) => speech.marked.has(id));
    if (plain && isEveryNumberMarked) return { text: plain, how: 'no punctuation' };
  }
  return { text };
}

const styleName = (style: string, speech: Speech, how?: string): string =>
  [style, ...speech.used, ...(how ? [how] : [])].join(', ');

const isRequired = (field: Field | undefined): boolean =>
  field !== undefined &&
  !field.optional &&
  !('default' in field && field.default !== undefined) &&
  !('whenBlank' in field && field.whenBlank !== undefined);

/** Numbers that have nothing to do with any calculator. */
const extras: readonly (readonly [key: string, text: string])[] = [
  ['order', 'for order 4471'],
  ['table', 'at table 7'],
  ['version', 'in version 3'],
  ['room', 'in room 12'],
  ['dog', 'and my dog is 7 kg'],
  ['page', 'see page 45'],
  ['ticket', 'ticket #88'],
  ['bus', 'on bus 61'],
  ['chapter', 'as in chapter 9'],
  ['exercise', 'for exercise 14'],
  ['invoice', 'invoice no. 20931'],
  ['cats', 'and I have 3 cats'],
];

const namesOf = ({ manifest }: ExpandedCalculator): string =>
  JSON.stringify(manifest).toLowerCase();

const isMoney = (field: Field): boolean =>
  quantities[field.quantity ?? 'age'].measure === 'money' ||
  ('unit' in field &&
    typeof field.unit === 'string' &&
    ['km', 'mi', 'g', 'L', 'W'].includes(field.unit));

/** Questions in which one number or day has two readings that are both possible. */
function* ambiguous(
  calculator: ExpandedCalculator,
  random: Random,
  cases: readonly Case[],
): Generator<Generated> {
  const { slug, manifest } = calculator;
  for (const each of random.shuffle(cases).slice(0, 20)) {
    const ids = saidOf(calculator, each);
    const accepts = (id: string, value: string) =>
      JSON.stringify(headlinesOf(calculator, { ...each.given, [id]: value }, each.today));
    const differ = (id: string, one: string, other: string) => {
      const [first, second] = [accepts(id, one), accepts(id, other)];
      return first !== undefined && second !== undefined && first !== second;
    };
    const readings = random.shuffle(ids).flatMap((id): readonly (readonly [string, string])[] => {
      const field = manifest.fields[id];
      const value = String(each.given[id]);
      if (field?.kind === 'date') {
        const [day, month] = [1 + random.below(12), 1 + random.below(12)];
        if (day === month) return [];
        const year = value.slice(0, 4);
        const two = (part: number) => String(part).padStart(2, '0');
        const mark = random.pick(['/', '-', '/']);
        return differ(id, `${year}-${two(month)}-${two(day)}`, `${year}-${two(day)}-${two(month)}`)
          ? [[id, [two(day), two(month), year].join(mark)]]
          : [];
      }
      if (field?.quantity === 'height' && !/["'’]/.test(value)) {
        const feet = random.pick([5, 6]);
        const inches = feet === 6 ? '10' : random.pick(['10', '11']);
        return [[id, `${feet}.${inches} ${random.pick(['ft', 'feet'])}`]];
      }
      if (field?.kind !== 'number' || !isMoney(field)) return [];
      const [front, back] = [1 + random.below(90), random.pick(['000', '500', '250', '200'])];
      return differ(id, `${front}.${back}`, `${front}${back}`) ? [[id, `${front}.${back}`]] : [];
    });
    const [reading] = readings;
    if (!reading) continue;
    const [id, text] = reading;
    const speech = {
      ...speechOf(calculator, random, each, ids, plainWriting),
      instead: { [id]: text },
    };
    const style = random.pick(wordsFor(calculator).onlyForms ? ['sentence'] : Object.keys(styles));
    const ask = said(style, speech, each);
    if (!ask?.includes(text) || /\d[.,]\d/.test(ask.replace(text, ''))) continue;
    yield { ask, slug, style, kind: 'ambiguous', today: each.today };
  }
}

function* ofCalculator(
  calculator: ExpandedCalculator,
  random: Random,
  dictionary: ReadonlySet<string>,
  each: number,
  isFull: (kind: Generated['kind']) => boolean,
): Generator<Generated> {
  const { slug, manifest } = calculator;
  const words = wordsFor(calculator);
  const cases = casesOf(calculator, random, Math.ceil(each * 40));
  if (cases.length === 0) return;
  const allowed = words.onlyForms ? ['sentence'] : Object.keys(styles);
  const named = Object.keys(namedStyles);
  const make = (one: Case, style: string, writing: Writing) => {
    const speech = speechOf(calculator, random, one, saidOf(calculator, one), writing);
    const text = said(style, speech, one);
    if (!text) return undefined;
    const isSame = JSON.stringify(speech.given) === JSON.stringify(one.given);
    const expected = isSame ? one.shown : headlinesOf(calculator, speech.given, one.today);
    return expected && { text, speech, expected, given: speech.given as Typed };
  };

  // The same number of questions in each style, as far as the calculator has them.
  for (let index = 0; index < shares.complete * each * 3 && !isFull('complete'); index += 1) {
    const one = cases[index % cases.length] as Case;
    const style =
      random.chance(0.3) && words.forms ? 'sentence' : (allowed[index % allowed.length] as string);
    const writing = writingFor(random);
    const made = make(one, style, writing);
    if (!made) continue;
    const { text, how } = altered(made.text, made.speech, dictionary);
    yield {
      ask: text,
      slug,
      style: styleName(style, made.speech, how),
      kind: 'complete',
      given: made.given,
      today: one.today,
      expected: made.expected,
    };
  }

  const own = namesOf(calculator);
  for (let index = 0; index < shares.extra * each * 2 && !isFull('extra'); index += 1) {
    const one = random.pick(cases);
    const style = random.pick(allowed);
    const made = make(one, style, plainWriting);
    const [key, extra] = random.pick(extras);
    if (!made || own.includes(key)) continue;
    const plain = made.text.replace(/[?.]$/, '');
    yield {
      ask: random.chance(0.3)
        ? `${extra}: ${made.text}`
        : `${plain}${random.pick([', ', ' '])}${extra}`,
      slug,
      style: `${style}, ${key}`,
      kind: 'extra',
      given: made.given,
      today: one.today,
      expected: made.expected,
    };
  }

  if (!words.onlyForms) {
    for (let index = 0; index < shares.missing * each * 2 && !isFull('missing'); index += 1) {
      const one = random.pick(cases);
      const all = saidOf(calculator, one);
      const required = all.filter((id) => isRequired(manifest.fields[id]));
      if (required.length === 0) continue;
      const left = random.pick(required);
      const style = random.pick(named);
      const speech = speechOf(
        calculator,
        random,
        one,
        all.filter((id) => id !== left),
        plainWriting,
      );
      // A further option may depend on what is left out.
      if (speech.said.length === 0) continue;
      const ask = said(style, speech, one);
      if (ask)
        yield { ask, slug, style: `${style}, without ${left}`, kind: 'missing', today: one.today };
    }
  }
  yield* ambiguous(calculator, random, cases);
}

/** Every word of every calculator. */
function dictionaryOf(calculators: readonly ExpandedCalculator[]): ReadonlySet<string> {
  const texts = calculators.map(({ manifest: { title, keywords, ask, fields, results } }) =>
    JSON.stringify([title, keywords, ask, fields, results]),
  );
  return new Set(
    texts
      .join(' ')
      .toLowerCase()
      .match(/[a-z]+/g),
  );
}

/**
 * Whether a question says another thing than its inputs: a list with decimal commas was rewritten with
 * commas between its numbers, or a number has more digits than a shown decimal.
 */
const isUnfair = ({ ask, given }: Generated): boolean =>
  /\d{15}/.test(ask) || /\d,\d+;|;[^;]*\d,\d/.test(String(given?.values ?? ''));

/**
 * Generates questions with known outcomes: the same for the same seed. Takes the calculators; `each`
 * makes more or fewer of each, 1 by default, which is more than 20,000.
 */
export function generatedQuestions(
  calculators: readonly ExpandedCalculator[],
  { seed = 1, each = 1 }: { readonly seed?: number; readonly each?: number } = {},
): readonly Generated[] {
  const dictionary = dictionaryOf(calculators);
  const asked = new Set<string>();
  const all: Generated[] = [];
  const add = (question: Generated): boolean => {
    if (asked.has(question.ask) || isUnfair(question)) return false;
    asked.add(question.ask);
    all.push(question);
    return true;
  };
  for (const calculator of calculators) {
    const counts = new Map<string, number>();
    const isFull = (kind: Generated['kind']) =>
      (counts.get(kind) ?? 0) >= Math.round(shares[kind as keyof typeof shares] * each);
    const random = randomOf(seed, calculator.slug);
    for (const question of ofCalculator(calculator, random, dictionary, each, isFull)) {
      const { kind } = question;
      if (!isFull(kind) && add(question)) counts.set(kind, (counts.get(kind) ?? 0) + 1);
    }
  }
  for (const question of arithmeticQuestions(randomOf(seed, 'sums'), Math.round(1500 * each))) {
    add({ ...question, slug: '', kind: 'arithmetic', today: '2026-11-22' });
  }
  return all;
}
