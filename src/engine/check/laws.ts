import fc from 'fast-check';
import { Big } from '../../../schemas/decimal.ts';
import type { ChoiceField, Given, Law, ListField, SingleField } from '../../../schemas/manifest.ts';
import { answer } from '../answer/answer.ts';
import type { ExpandedCalculator } from '../calculator.ts';
import { holds as isTrue } from '../input/condition.ts';
import { initialValues } from '../input/inputs.ts';
import { entriesOf } from '../input/kinds/extra/list.ts';
import { dayNumber, entryAt, fieldAt, type Typed, today, validInputs } from './random-inputs.ts';

/*
 * The laws that a manifest declares, checked as properties with random inputs of the whole form.
 */

type Of<Name extends Law['law']> = Extract<Law, { law: Name }>;

/** The tolerance for exact decimal computations, which have sixty digits. */
const exact = Big('1e-25');
/** The tolerance for small results: they have forty decimals, and a law multiplies them by up to fifty. */
const nothing = Big('1e-38');
/** The tolerance for converting there and back: exchange rates have eight digits, each rounded once. */
const eightDigits = Big('1e-7');

const msPerDay = 86_400_000;
const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^\+?\d{4,6}-\d{2}-\d{2}$/.test(value);
const daysTo = (iso: string): Big => Big(Date.parse(iso) / msPerDay);

/** Values and results by id; a law does not apply to forms that are refused or that it excludes. */
function figures(
  calculator: ExpandedCalculator,
  typed: Typed,
  { when }: Law,
): Readonly<Record<string, unknown>> {
  const outcome = answer(calculator, typed, { today });
  const known = outcome.ok
    ? { ...outcome.values, ...outcome.workings, ...outcome.results }
    : undefined;
  fc.pre(known !== undefined && isTrue(when, known));
  return known ?? {};
}

/** A figure to twenty digits, for a message. */
const show = (value: unknown): string =>
  value instanceof Big
    ? (value.toFixed().length > 24 ? value.prec(20, 1) : value).toFixed()
    : String(value);

/** A value of one field as the page shows it: of an option, its label. */
function asTyped(field: SingleField | ListField | undefined, value: unknown): string {
  const option = field && 'options' in field ? field.options[String(value)] : undefined;
  const label = option && 'label' in option ? option.label : undefined;
  return value === '' || value === undefined ? '(blank)' : (label ?? String(value));
}

/** The inputs of a failing case, a line per field; for two forms, both inputs if they differ. */
export function recipe(
  { manifest }: ExpandedCalculator,
  given: Typed,
  then: Typed = given,
): readonly string[] {
  const opening = initialValues(manifest);
  const whole = { ...opening, ...given };
  return Object.entries(manifest.fields).flatMap(([id, field]) => {
    if (!isTrue(field.when, whole)) return [];
    const values = [whole[id], { ...opening, ...then }[id]];
    if (field.kind === 'rows') {
      const [first, second] = values as readonly (readonly Readonly<Record<string, Given>>[])[];
      return (first ?? []).map((row, index) => {
        const cells = Object.entries(field.fields).map(([sub, each]) => {
          const texts = [row[sub], second?.[index]?.[sub]].map((cell) => asTyped(each, cell));
          return `${each.label} ${[...new Set(texts)].join(', then ')}`;
        });
        return `${field.rowLabel} ${index + 1}: ${cells.join('; ')}`;
      });
    }
    const texts = values.map((value) => asTyped(field, value));
    return [`${field.label}: ${[...new Set(texts)].join(', then ')}`];
  });
}

/** What a law expects of a result, and what came instead, as texts for editors. */
interface Difference {
  readonly expected: string;
  readonly got: string;
}

/** A counterexample of a law, as a message for editors. */
interface Broken extends Difference {
  readonly given: Typed;
  /** The second form, for laws that compare two. */
  readonly then?: Typed;
}

/** Thrown if a law is violated; the message is a bug report. */
export class Counterexample extends Error {
  /** The form that violates the law, or the two forms that were compared. */
  readonly forms: readonly Typed[];

  constructor(message: string, forms: readonly Typed[]) {
    super(message);
    this.forms = forms;
  }
}

/** Thrown for a law about something that is not a number. */
class NoNumber extends Error {}

function numberAt(path: string, text: string): Big {
  try {
    return Big(text);
  } catch {
    throw new NoNumber(`“${path}” holds “${text}”, which is not a number that a law could change.`);
  }
}

function report(
  calculator: ExpandedCalculator,
  law: Law,
  { given, then, expected, got }: Broken,
): never {
  const { manifest, slug } = calculator;
  throw new Counterexample(
    [
      `${manifest.title} (${slug}): ${sentence(law)} — not so here.`,
      '  Typed',
      ...recipe(calculator, given, then).map((line) => `    ${line}`),
      `  Expected  ${expected}`,
      `  Got       ${got}`,
    ].join('\n'),
    then ? [given, then] : [given],
  );
}

function decimal(law: Law, value: unknown): Big {
  // A law applies only if its figure exists.
  fc.pre(value !== undefined);
  if (value instanceof Big) return value;
  if (isDay(value)) return daysTo(value);
  throw new NoNumber(
    `the law “${sentence(law)}” is about ${JSON.stringify(value)}, which is neither a number nor a day.`,
  );
}

function near(got: Big, expected: Big, tolerance: Big): boolean {
  const size = [got.abs(), expected.abs()].reduce((a, b) => (a.gt(b) ? a : b));
  return got.minus(expected).abs().lte(size.times(tolerance).plus(nothing));
}

/** A form with the field at a path changed: in every row or entry, or in the one at `index`. */
function change(
  { fields }: ExpandedCalculator['manifest'],
  typed: Typed,
  path: string,
  to: (old: string) => string,
  index?: number,
): Typed {
  const [id = '', sub = ''] = path.split('.');
  const old = typed[id] as Given;
  const field = fields[id];
  const some = <T>(all: readonly T[], change: (one: T) => T) =>
    all.map((one, at) => (index === undefined || at === index % all.length ? change(one) : one));
  if (field?.kind === 'list') return { ...typed, [id]: some(entriesOf(old, field), to).join(' ') };
  if (!Array.isArray(old)) return { ...typed, [id]: to(String(old)) };
  return { ...typed, [id]: some(old, (row) => ({ ...row, [sub]: to(String(row[sub] ?? '')) })) };
}

/** The input of a form at a path; in rows or a list, the one at `index`. */
function typedAt(
  { fields }: ExpandedCalculator['manifest'],
  typed: Typed,
  path: string,
  index: number,
): string {
  const [id = '', sub] = path.split('.');
  const value = typed[id] as Given;
  const field = fields[id];
  if (field?.kind === 'list') {
    const entries = entriesOf(value, field);
    return entries[index % entries.length] ?? '';
  }
  return String((Array.isArray(value) ? value[index % value.length]?.[sub ?? ''] : value) ?? '');
}

/** The number by which values of a field are compared: itself, the option's number, the day's number. */
function order(manifest: ExpandedCalculator['manifest'], path: string): (text: string) => Big {
  const field = fieldAt(manifest, path);
  if (field.kind === 'date' || ('of' in field && field.of)) return daysTo;
  if (field.kind !== 'choice') return (text) => numberAt(path, text);
  return (id) => numberAt(path, String(field.options[id]?.value ?? id));
}

/** The label of a field or result, without braces. */
function nameOf({ fields, results }: ExpandedCalculator['manifest'], path: string): string {
  const [id = '', sub] = path.split('.');
  const field = fields[id];
  const part = field?.kind === 'rows' ? field.fields[sub ?? ''] : (field ?? results[id]);
  return part?.label.replace(/[{}]/g, '') ?? path;
}

/**
 * Holds the results of two forms against each other, one after the other. `judge` says what was expected
 * and what came instead; `undefined` where the law is true.
 */
function compare(
  calculator: ExpandedCalculator,
  law: Law,
  results: readonly string[],
  [given, then]: readonly [Typed, Typed],
  judge: (name: string, before: unknown, after: unknown) => Difference | undefined,
) {
  const before = figures(calculator, given, law);
  const after = figures(calculator, then, law);
  for (const id of results) {
    const difference = judge(nameOf(calculator.manifest, id), before[id], after[id]);
    if (difference) report(calculator, law, { given, then, ...difference });
  }
}

function raising(calculator: ExpandedCalculator, law: Of<'rises' | 'falls' | 'holds'>) {
  const { manifest } = calculator;
  const field = fieldAt(manifest, law.raise);
  const rank = order(manifest, law.raise);
  const options = 'options' in field ? Object.values(field.options as object) : [];
  const hasNumbers = options.some((option) => option.value !== undefined);
  // Options without a number among others with one cannot be compared.
  const isRanked = (text: string) =>
    !hasNumbers || (field as ChoiceField).options[text]?.value !== undefined;
  const holds = (before: unknown, after: unknown): boolean => {
    if (law.law === 'holds' && !(before instanceof Big)) return show(before) === show(after);
    const [from, to] = [before, after].map((value) => decimal(law, value)) as [Big, Big];
    if (near(from, to, exact)) return true;
    return law.law === 'rises' ? to.gt(from) : law.law === 'falls' && to.lt(from);
  };
  const bound = { rises: 'at least', falls: 'at most', holds: 'still' }[law.law];
  return fc.property(
    validInputs(manifest),
    entryAt(manifest, law.raise),
    fc.nat(50),
    (typed, other, index) => {
      const own = typedAt(manifest, typed, law.raise, index);
      fc.pre(own !== '' && own !== other && isRanked(own) && isRanked(other));
      const [low, high] = rank(own).lte(rank(other)) ? [own, other] : [other, own];
      const given = change(manifest, typed, law.raise, () => low, index);
      const then = change(manifest, given, law.raise, () => high, index);
      compare(calculator, law, [law.result], [given, then], (name, before, after) => {
        if (holds(before, after)) return undefined;
        const at = `with ${field.label} ${asTyped(field, high)}`;
        return {
          expected: `${name} ${bound} ${show(before)} ${at}, as with ${asTyped(field, low)}`,
          got: show(after),
        };
      });
    },
  );
}

const lawPhrases = { rises: 'never falls', falls: 'never rises', holds: 'stays the same' } as const;

function scaling(calculator: ExpandedCalculator, law: Of<'scales'>) {
  const factors = fc.oneof(
    fc.integer({ min: 2, max: 50 }).map((factor) => Big(factor)),
    fc.integer({ min: 1, max: 30_000 }).map((factor) => Big(factor).div(10_000)),
  );
  return fc.property(validInputs(calculator.manifest), factors, (given, factor) => {
    const then = law.fields.reduce(
      (typed, path) =>
        change(calculator.manifest, typed, path, (old) =>
          old === '' ? '' : numberAt(path, old).times(factor).toFixed(),
        ),
      given,
    );
    compare(calculator, law, law.results, [given, then], (name, before, after) => {
      const start = decimal(law, before);
      const got = decimal(law, after);
      const expected = start.times(factor);
      if (near(got, expected, exact)) return undefined;
      return {
        expected: `${name} ${show(expected)}: ${show(factor)} times the first form’s ${show(start)}`,
        got: show(got),
      };
    });
  });
}

/** Whether a field accepts numbers that are not whole. */
const isDecimal = (field: SingleField | ListField): boolean =>
  (field.kind === 'number' || (field.kind === 'list' && !field.of)) && !field.whole;

function shifting(calculator: ExpandedCalculator, law: Of<'shifts'>) {
  const { manifest } = calculator;
  const fields = law.fields.map((path) => [path, fieldAt(manifest, path)] as const);
  const steps = fields.every(([, field]) => isDecimal(field)) ? 100 : 1;
  const amounts = fc
    .integer({ min: -5000, max: 5000 })
    .filter((amount) => amount !== 0)
    .map((amount) => Big(amount).div(steps));
  return fc.property(validInputs(manifest), amounts, (given, amount) => {
    const then = fields.reduce(
      (typed, [path, field]) =>
        change(manifest, typed, path, (old) => {
          fc.pre(old !== '');
          if (field.kind !== 'date' && !('of' in field && field.of))
            return numberAt(path, old).plus(amount).toFixed();
          return dayNumber(daysTo(old).plus(amount).toNumber());
        }),
      given,
    );
    compare(calculator, law, law.results, [given, then], (name, before, after) => {
      const start = decimal(law, before);
      const got = decimal(law, after);
      if (near(got, start.plus(amount), exact)) return undefined;
      return {
        expected: `${name} moved by ${show(amount)}, from ${show(before)}`,
        got: `${show(after)}, moved by ${show(got.minus(start))}`,
      };
    });
  });
}

const summing = (calculator: ExpandedCalculator, law: Of<'sums'>) =>
  fc.property(validInputs(calculator.manifest), (given) => {
    const all = figures(calculator, given, law);
    const parts = law.parts.map((id) => decimal(law, all[id]));
    const expected = parts.reduce((sum, part) => sum.plus(part), Big(0));
    const got = decimal(law, all[law.whole]);
    const size = parts.reduce((sum, part) => sum.plus(part.abs()), Big(0));
    if (got.minus(expected).abs().gt(size.times(exact).plus(nothing))) {
      const terms = law.parts.map(
        (id, at) => `${nameOf(calculator.manifest, id)} ${show(parts[at])}`,
      );
      report(calculator, law, {
        given,
        expected: `${nameOf(calculator.manifest, law.whole)} ${show(expected)}: ${terms.join(' + ')}`,
        got: show(got),
      });
    }
  });

const returning = (calculator: ExpandedCalculator, law: Of<'returns'>) =>
  fc.property(validInputs(calculator.manifest), (given) => {
    const there = figures(calculator, given, law);
    const [one, other] = law.swap;
    const result = decimal(law, there[law.result]);
    const then = {
      ...given,
      [one]: given[other] as Given,
      [other]: given[one] as Given,
      [law.field]: result.prec(40, 1).toFixed(),
    };
    const expected = decimal(law, there[law.field]);
    const got = decimal(law, figures(calculator, then, law)[law.result]);
    if (!near(got, expected, eightDigits)) {
      report(calculator, law, {
        given,
        then,
        expected: `${nameOf(calculator.manifest, law.result)} back at ${show(expected)}`,
        got: show(got),
      });
    }
  });

/** Whether two figures are the same: numbers but for the last digits of quotients, texts exactly. */
const isSame = (one: unknown, other: unknown): boolean =>
  one instanceof Big && other instanceof Big ? near(one, other, exact) : show(one) === show(other);

const exchanging = (calculator: ExpandedCalculator, law: Of<'symmetric'>) =>
  fc.property(validInputs(calculator.manifest), (given) => {
    const [one, other] = law.fields;
    const then = { ...given, [one]: given[other] as Given, [other]: given[one] as Given };
    compare(calculator, law, law.results, [given, then], (name, before, after) => {
      fc.pre(before !== undefined);
      if (isSame(before, after)) return undefined;
      return { expected: `${name} still ${show(before)}`, got: show(after) };
    });
  });

function property(calculator: ExpandedCalculator, law: Law) {
  switch (law.law) {
    case 'scales':
      return scaling(calculator, law);
    case 'shifts':
      return shifting(calculator, law);
    case 'sums':
      return summing(calculator, law);
    case 'returns':
      return returning(calculator, law);
    case 'symmetric':
      return exchanging(calculator, law);
    default:
      return raising(calculator, law);
  }
}

/** A law as a sentence. */
export function sentence(law: Law): string {
  switch (law.law) {
    case 'scales':
      return `${law.results.join(' and ')} in proportion to ${law.fields.join(' and ')}`;
    case 'shifts':
      return `${law.results.join(' and ')} moved by as much as ${law.fields.join(' and ')}`;
    case 'sums':
      return `${law.parts.join(' and ')} make up ${law.whole}`;
    case 'returns':
      return `${law.result} leads back to ${law.field} with ${law.swap.join(' and ')} swapped`;
    case 'symmetric':
      return `${law.results.join(' and ')} the same with ${law.fields.join(' and ')} exchanged`;
    default:
      return `with a higher ${law.raise}, ${law.result} ${lawPhrases[law.law]}`;
  }
}

/**
 * Checks a law with random inputs; returns for how many it was true. Throws the smallest counterexample
 * that it finds as a bug report; if the computation threw, its error is the `cause`.
 */
export function prove(
  calculator: ExpandedCalculator,
  law: Law,
  times: {
    readonly seed: number;
    readonly numRuns: number;
    /** The first counterexample is enough, however large. */
    readonly endOnFailure?: boolean;
  },
): number {
  const found = fc.check(property(calculator, law) as fc.IProperty<[Typed]>, times);
  if (!found.failed) return found.numRuns;
  const { errorInstance, counterexample, numRuns, numShrinks, seed, counterexamplePath } = found;
  if (!counterexample || !(errorInstance instanceof Error)) {
    throw new Error(`no form that the manifest accepts fits the law “${sentence(law)}”.`);
  }
  if (errorInstance instanceof NoNumber) throw errorInstance;
  if (!(errorInstance instanceof Counterexample)) {
    const typed = recipe(calculator, counterexample[0]).map((line) => `    ${line}`);
    throw new Error([errorInstance.message, '  Typed', ...typed].join('\n'), {
      cause: errorInstance,
    });
  }
  throw new Counterexample(
    `${errorInstance.message}\n  Found     by input ${numRuns} of ${times.numRuns}, made smaller ${numShrinks} times (seed ${seed}, path ${counterexamplePath})`,
    errorInstance.forms,
  );
}
