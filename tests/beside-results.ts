import type { Conditions } from '../schemas/calculator.ts';
import { Big } from '../schemas/decimal.ts';
import { answer, type Solved } from '../src/engine/answer/answer.ts';
import { variationTables } from '../src/engine/answer/variations.ts';
import type { ExpandedCalculator } from '../src/engine/calculator.ts';
import { type Typed, today } from '../src/engine/check/random-inputs.ts';
import { fixedRates } from './fixtures/rates/rates.ts';

/*
 * What stands beside the results of a calculator, as a text to read and to compare with an approved one:
 * the working figures, verdict and cautions of its examples, which of these sentences are shown just before,
 * at and just after every limit of one, and which lines the variations have.
 */

/** Something that is there under conditions. */
interface Conditional {
  readonly when?: Conditions | undefined;
}

/** A condition with its keys by name: a field or figure, options, limits. */
type Condition = Readonly<Record<string, unknown>>;

/** The answer to an input, on a day. */
type Ask = (typed: Typed, day?: string) => ReturnType<typeof answer>;

/** Asks the engine once for each input: the search for a limit asks for many of them again. */
function asking(calculator: ExpandedCalculator): Ask {
  const known = new Map<string, ReturnType<typeof answer>>();
  return (typed, day = today) => {
    const key = `${day} ${JSON.stringify(typed)}`;
    const outcome = known.get(key) ?? answer(calculator, typed, { today: day, rates: fixedRates });
    known.set(key, outcome);
    return outcome;
  };
}

const limitKeys = ['above', 'atLeast', 'below', 'atMost'] as const;
const conditionsOf = ({ when }: Conditional): readonly Condition[] => (when ?? []) as never;
const textOf = (value: unknown): string => String(Array.isArray(value) ? value[0] : value);

/** One unit of the last decimal: 0.1 for 18.5, 1 for 65. */
const smallest = (limit: number): Big => Big(10).pow(-(String(limit).split('.')[1]?.length ?? 0));

/** An input that the conditions on fields hold for, as near to a given one as possible. */
function satisfying(conditions: readonly Condition[], typed: Typed): Typed {
  const changed: Record<string, unknown> = { ...typed };
  for (const condition of conditions) {
    const { field, is } = condition;
    if (typeof field !== 'string') continue;
    if (is !== undefined) changed[field] = textOf(is);
    const limit = (key: string, away: number) => {
      const found = condition[key];
      return typeof found === 'number' ? Big(found).plus(smallest(found).times(away)) : undefined;
    };
    const least = limit('atLeast', 0) ?? limit('above', 1);
    const most = limit('atMost', 0) ?? limit('below', -1);
    const value = Number(String(changed[field] ?? '').replace(/,/g, ''));
    if (least && !(value >= least.toNumber())) changed[field] = least.toFixed();
    if (most && !(value <= most.toNumber())) changed[field] = most.toFixed();
  }
  return changed as Typed;
}

/** Inputs of a field in ascending order, between which a limit is searched for. */
interface Scale {
  readonly id: string;
  readonly values: readonly number[];
  /** Whether only whole values can be typed. */
  readonly whole: boolean;
  readonly text: (value: number) => string;
}

const clock = (minutes: number): string =>
  new Date(Math.round(minutes) * 60_000).toISOString().slice(11, 16);

/** The scales of all fields that have one; those that are blank or 0 come last, and start at 1. */
function scalesOf({ manifest }: ExpandedCalculator, typed: Typed): readonly Scale[] {
  const numberIn = (id: string) => Number(String(typed[id] ?? '').replace(/,/g, ''));
  const fields = Object.entries(manifest.fields).map(([id, { kind }]) => ({ id, kind }));
  const filled = fields.filter(({ id }) => numberIn(id));
  return [...filled, ...fields.filter((each) => !filled.includes(each))].flatMap(
    ({ id, kind }): readonly Scale[] => {
      if (kind === 'time') {
        const values = Array.from({ length: 96 }, (_, index) => index * 15);
        return [{ id, values, whole: true, text: clock }];
      }
      if (kind !== 'number' && kind !== 'integer') return [];
      const start = numberIn(id) || 1;
      const values = Array.from({ length: 41 }, (_, index) => start * 1.2 ** (index - 20));
      return kind === 'integer'
        ? [{ id, values: values.map(Math.round), whole: true, text: String }]
        : [{ id, values, whole: false, text: (value) => value.toPrecision(7) }];
    },
  );
}

/** The shortest number from one to another: 15 from 14.99999 to 15.00001. */
function shortest(low: number, high: number): number {
  const candidates = [1, 2, 3, 4, 5, 6].map((digits) => Number(high.toPrecision(digits)));
  return candidates.find((each) => each >= low && each <= high) ?? high;
}

/** Inputs at the point where a figure passes a limit, and on both sides; none if no field moves it there. */
function around(
  calculator: ExpandedCalculator,
  ask: Ask,
  typed: Typed,
  isAbove: (solved: Solved) => boolean | undefined,
): readonly (readonly [id: string, value: string])[] {
  const sideOf = (id: string, text: string) => {
    const solved = ask({ ...typed, [id]: text });
    return solved.ok ? isAbove(solved) : undefined;
  };
  for (const [id, { kind }] of Object.entries(calculator.manifest.fields)) {
    if (kind !== 'date') continue;
    const days = Array.from({ length: 400 }, (_, index) => `${2027 - index}`.padStart(4, '0'));
    const dated = days.map((year) => `${year}-02-28`);
    const above = dated.map((day) => sideOf(id, day));
    const at = above.findIndex((side, index) => side !== undefined && above[index + 1] === !side);
    if (at >= 0) return dated.slice(Math.max(0, at - 1), at + 3).map((day) => [id, day] as const);
  }
  for (const { id, values, whole, text } of scalesOf(calculator, typed)) {
    const sides = values.map((value) => sideOf(id, text(value)));
    const at = sides.findIndex((side, index) => side !== undefined && sides[index + 1] === !side);
    if (at < 0) continue;
    let [low, high] = [values[at] as number, values[at + 1] as number];
    for (
      let step = 0;
      step < (whole ? 60 : 18) && (!whole || Math.abs(high - low) > 1);
      step += 1
    ) {
      const middle = whole ? Math.round((low + high) / 2) : (low + high) / 2;
      const side = sideOf(id, text(middle));
      if (side === undefined) break;
      if (side === sides[at]) low = middle;
      else high = middle;
    }
    const found = whole ? [low, high] : [low, shortest(low, high), high];
    return [...new Set(found.map(text))].map((value) => [id, value] as const);
  }
  return [];
}

/** The inputs that are tried for a sentence: every side of each of its conditions. */
function trialsOf(
  calculator: ExpandedCalculator,
  ask: Ask,
  sentence: Conditional,
  base: Typed,
): readonly (readonly [changed: string, typed: Typed])[] {
  const conditions = conditionsOf(sentence);
  const typed = satisfying(conditions, base);
  const named = Object.entries(typed)
    .filter(([id, value]) => value !== base[id])
    .map(([id, value]) => `${id} ${value}`);
  const changed = (id: string, value: string) =>
    [
      [...named.filter((each) => !each.startsWith(`${id} `)), `${id} ${value}`].join(', '),
      { ...typed, [id]: value } as Typed,
    ] as const;
  return conditions.flatMap((condition) => {
    const { field, figure, is } = condition;
    if (typeof field === 'string' && is !== undefined) {
      const found = calculator.manifest.fields[field];
      return found && 'options' in found
        ? // Of a long list, those that the page opens with, and one more.
          Object.keys(found.options)
            .slice(0, 'first' in found && found.first ? found.first + 1 : undefined)
            .map((option) => changed(field, option))
        : [];
    }
    return limitKeys.flatMap((key) => {
      const limit = condition[key];
      if (limit === undefined) return [];
      if (typeof field === 'string' && typeof limit === 'number') {
        const sides = [-1, 0, 1].map((side) => Big(limit).plus(smallest(limit).times(side)));
        return sides.map((value) => changed(field, value.toFixed()));
      }
      const figureOf = (id: unknown, { results, workings, values }: Solved): unknown =>
        results[String(id)] ?? workings[String(id)] ?? values[String(id)];
      const isAbove = (solved: Solved): boolean | undefined => {
        const value = figureOf(figure ?? field, solved);
        const other = typeof limit === 'number' ? Big(limit) : figureOf(limit, solved);
        return value instanceof Big && other instanceof Big ? value.gt(other) : undefined;
      };
      return around(calculator, ask, typed, isAbove).map(([id, value]) => changed(id, value));
    });
  });
}

const beginning = (text: string): string => text.split(' ').slice(0, 7).join(' ');

type Example = ExpandedCalculator['manifest']['examples'][number];

/** The verdict and the cautions of an answer, or why there is no answer. */
function sentencesOf(ask: Ask, typed: Typed, { today: day }: Example): readonly string[] {
  const outcome = ask(typed, day);
  if (!outcome.ok) return outcome.errors.map(({ message }) => `refused: ${message}`);
  return [outcome.verdict ?? [], ...outcome.cautions].flat();
}

/**
 * The inputs that are tried for a sentence, around the first example where it is shown for some of them and
 * not for others; without one, around the first example.
 */
function trialsFor(
  calculator: ExpandedCalculator,
  ask: Ask,
  sentence: ExpandedCalculator['manifest']['cautions'][number],
) {
  // What follows a slot differs from answer to answer.
  const [start = ''] = sentence.say.split('{');
  const trialsAround = (example: Example) => ({
    example,
    trials: trialsOf(calculator, ask, sentence, example.given as Typed).map(([changed, typed]) => {
      const texts = sentencesOf(ask, typed, example);
      return { changed, typed, texts, isShown: texts.some((text) => text.startsWith(start)) };
    }),
  });
  let first: ReturnType<typeof trialsAround> | undefined;
  for (const example of calculator.manifest.examples) {
    const found = trialsAround(example);
    first ??= found;
    if (new Set(found.trials.map(({ isShown }) => isShown)).size === 2) return found;
  }
  return first;
}

/** The answers to the examples, and around every limit of a sentence of the verdict. */
export function answersAroundVerdict(calculator: ExpandedCalculator): readonly Solved[] {
  const { examples, verdict = [] } = calculator.manifest;
  const ask = asking(calculator);
  const outcomes = [
    ...examples.map(({ given, today: day }) => ask(given as Typed, day)),
    ...verdict.flatMap((sentence) => {
      const { example, trials = [] } = trialsFor(calculator, ask, sentence) ?? {};
      return trials.map(({ typed }) => ask(typed, example?.today));
    }),
  ];
  return outcomes.filter((outcome) => outcome.ok);
}

/** The figures between inputs and results, which a visitor sees in the steps: "rate 0.005, years 20". */
function figuresOf({ workings }: Solved): string {
  const text = (value: unknown) =>
    value instanceof Big ? value.prec(12, 1).toString() : JSON.stringify(value);
  const known = Object.entries(workings).filter(([, value]) => value !== undefined);
  return known.map(([id, value]) => `${id} ${text(value)}`).join(', ');
}

/** The lines of the variations: of each, for the first example that has it. */
function variationsOf(calculator: ExpandedCalculator, ask: Ask): readonly string[] {
  const known = new Set<string>();
  return calculator.manifest.examples.flatMap(({ title, given, today: day = today }, index) => {
    const live = { today: day, rates: fixedRates };
    const solved = ask(given as Typed, day);
    const tables = solved.ok
      ? variationTables(calculator, calculator.manifest.variations, solved, live)
      : [];
    const fresh = tables.filter(({ label }) => !known.has(label));
    for (const { label } of fresh) known.add(label);
    return fresh.map(({ label, columns, rows, own }) => {
      const [first = ''] = Object.keys(columns);
      const labels = Object.values(columns).map((column) => column.label);
      const marked = rows.map((row, at) => `  ${row[first]}${at === own ? ' (entered)' : ''}`);
      const name = `${label}: ${labels.join(' | ')}`;
      return [index === 0 ? name : `${title}: ${name}`, ...marked].join('\n');
    });
  });
}

/** The text: the form's actions, each example with its figures, each input, the tables of the variations. */
export function besideResults(calculator: ExpandedCalculator): string {
  const { manifest } = calculator;
  const ask = asking(calculator);
  const { reset = 'none', disabledUntilFilled, live } = manifest.actions;
  const [first] = manifest.examples;
  const lines = new Map<string, string>();
  const record = (name: string, sentences: readonly string[]) => {
    const texts = sentences.map((text) => (text.startsWith('refused: ') ? text : beginning(text)));
    lines.set(name, [name, ...(texts.length > 0 ? texts : ['no sentence'])].join('\n  '));
  };
  for (const example of manifest.examples) {
    const given = example.given as Typed;
    const outcome = ask(given, example.today);
    const figures = outcome.ok ? figuresOf(outcome) : '';
    const name = example === first ? 'The first example' : example.title;
    record(figures ? `${name}: ${figures}` : name, sentencesOf(ask, given, example));
  }
  for (const sentence of [...(manifest.verdict ?? []), ...manifest.cautions]) {
    const { example, trials = [] } = trialsFor(calculator, ask, sentence) ?? {};
    for (const { changed, texts } of trials) {
      record(example === first ? changed : `${example?.title}: ${changed}`, texts);
    }
  }
  const actions = [
    `Reset: ${reset}`,
    disabledUntilFilled ? 'the button waits until the form is filled in' : 'the button never waits',
    live ? 'a live answer' : 'an answer when asked',
    manifest.popular ? 'among the popular ones' : 'not among the popular ones',
  ];
  return `${[actions.join(', '), ...lines.values(), ...variationsOf(calculator, ask)].join('\n')}\n`;
}
