import type { PageManifest } from '../../../schemas/calculator.ts';
import { Big } from '../../../schemas/decimal.ts';
import type { NumberField } from '../../../schemas/manifest.ts';
import { isNumberField, isWhole } from '../../../schemas/number-field.ts';
import { type Answer, answer, type Circumstances, type Problem } from '../answer/answer.ts';
import type { Calculator } from '../calculator.ts';
import { english, type Presentation } from '../format/presentation.ts';
import { holds } from '../input/condition.ts';
import { initialValues, readInputs, type Values } from '../input/inputs.ts';
import { type FormValue, textOf } from '../input/kinds/kind.ts';
import { acceptsNumber, readNumber } from '../input/kinds/number.ts';
import { largest, smallest } from './bracketing.ts';
import { withText } from './variables.ts';

/*
 * The samples of "Solve for": which values of a field are tried first, and the answers for them.
 */

type Typed = Readonly<Record<string, FormValue>>;

/** The calculations of one form for any value of one of its fields; each is done once. */
export interface Scan {
  readonly field: NumberField;
  /** The distance between accepted values, if the field accepts only multiples of it. */
  readonly step: Big | undefined;
  /** The values at which the range is sampled, ascending. The field accepts all of them. */
  readonly grid: readonly Big[];
  readonly at: (value: Big) => Answer;
  /** How the texts of the answers are written. */
  readonly presentation: Presentation;
}

/** A range of at most so many whole numbers is tried completely. */
const mostWholeNumbers = 200;

const powers = (from: number, to: number, mantissas: readonly number[]): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index).flatMap((exponent) =>
    mantissas.map((mantissa) => Number(`${mantissa}e${exponent}`)),
  );

/** Positive numbers of every size the engine accepts, more of those that people type. */
const sizes = [
  smallest,
  ...powers(-18, -5, [1]).filter((_, index) => index % 3 === 0),
  ...powers(-4, -2, [1, 3]),
  ...powers(-1, 5, [1, 1.5, 2.2, 3.3, 4.7, 6.8]),
  ...powers(6, 8, [1, 2, 5]),
  ...powers(9, 20, [1]),
  largest,
];

/** The least size that is sampled where zero is accepted too. */
const leastBesideZero = 1e-12;
/** So many equal parts of a range with two ends. */
const parts = 32;
/** How near to an end of the range it is sampled. */
const endShares = [1e-12, 1e-9, 1e-7, 1e-5, 1e-3, 1e-2];
/** Multiples of the visitor's own number. */
const factors = [
  0.25, 0.5, 0.7, 0.8, 0.9, 0.95, 0.99, 0.999, 1, 1.001, 1.01, 1.05, 1.1, 1.2, 1.3, 1.6, 2, 4,
];

/** The numbers that conditions and guards compare a field with: results may jump there. */
function limitsOf(node: unknown, id: string): readonly number[] {
  if (typeof node !== 'object' || node === null) return [];
  const { field, than, above, atLeast, below, atMost } = node as Record<string, unknown>;
  const own = field === id ? [than, above, atLeast, below, atMost] : [];
  return [
    ...own.filter((limit) => typeof limit === 'number'),
    ...Object.values(node).flatMap((each) => limitsOf(each, id)),
  ];
}

/** The number at which the fields of a guard add up to what it compares their sum with. */
function sumLimits({ guards = [] }: PageManifest, id: string, known: ReadonlyMap<string, Big>) {
  return guards.flatMap((guard): number[] => {
    if (!('than' in guard) || 'figure' in guard) return [];
    const ids = [guard.field].flat();
    const than = typeof guard.than === 'number' ? Big(guard.than) : known.get(guard.than);
    if (!ids.includes(id) || !than) return [];
    const others = ids.filter((each) => each !== id).map((each) => known.get(each) ?? Big(0));
    return [Number(others.reduce((left, each) => left.minus(each), than))];
  });
}

/** The values at which a field's range is sampled: round ones of every size, and special ones. */
function gridOf(field: NumberField, special: readonly number[], step: Big | undefined) {
  const low = field.min ?? field.above ?? -largest;
  const high = field.max ?? field.below ?? largest;
  const accepted = (value: Big) => acceptsNumber(field, value);
  // Next to an accepted zero, smaller numbers give nothing that zero does not.
  const all = accepted(Big(0)) ? sizes.filter((size) => size >= leastBesideZero) : sizes;
  const whole = step?.eq(1) === true;
  const round = (value: number): Big =>
    step ? Big(value).div(step).round(0, 1).times(step) : Big(value).prec(15, 1);
  const isBound = (end: number) => Math.abs(end) < largest;
  const range = high - low;
  const numbers =
    whole && range <= mostWholeNumbers
      ? Array.from({ length: range + 1 }, (_, index) => low + index)
      : [
          0,
          ...all,
          ...all.map((size) => -size),
          ...[low, high].filter(isBound).flatMap((end) => {
            const size = isBound(range) ? range : Math.abs(end);
            return [0, ...endShares].map((share) => end + (end === high ? -1 : 1) * share * size);
          }),
          ...(isBound(range)
            ? Array.from({ length: parts }, (_, index) => low + (range * index) / parts)
            : []),
          ...special.flatMap((value) => {
            const near = Math.max(Math.abs(value), 1e-3) * 1e-9;
            return [value - near, value, value + near];
          }),
        ];
  const unique = new Map(numbers.map((value) => [round(value).toFixed(), round(value)]));
  return [...unique.values()].filter(accepted).sort((a, b) => a.cmp(b));
}

/** The field of a control's name: "annualRate", or "courses.0.credits" within a row. */
export function fieldNamed({ fields }: PageManifest, name: string): NumberField | undefined {
  const [id = '', , sub = ''] = name.split('.');
  const field = fields[id];
  const found = field && 'rowLabel' in field ? field.fields[sub] : name === id ? field : undefined;
  return isNumberField(found) ? found : undefined;
}

/** Prepares the search for values of the control with this name; the other inputs stay as typed. */
export function scanOf(
  calculator: Calculator,
  typed: Readonly<Record<string, unknown>>,
  name: string,
  live: Circumstances,
): Scan | { readonly errors: readonly Problem[] } {
  const { manifest } = calculator;
  const field = fieldNamed(manifest, name);
  if (!field) throw new Error(`“${name}” is not a field for a number.`);
  const given = { ...initialValues(manifest), ...typed } as Typed;
  const [id = '', row = ''] = name.split('.');
  const rows = name === id ? [given] : (given[id] as readonly Values[] | undefined);
  const around = rows?.[Number(row)];
  if (
    !around ||
    !holds(manifest.fields[id]?.when, given) ||
    !holds(field.when, { ...given, ...around })
  ) {
    const message = `${field.label} is not asked for with these inputs.`;
    return { errors: [{ field: name, message }] };
  }
  // The other inputs are read without this one, which may be blank.
  const { [id]: searched, ...others } = manifest.fields;
  const read = readInputs({ fields: name === id ? others : manifest.fields }, given, {
    ...live,
    kinds: calculator.kinds,
  });
  const issues = 'issues' in read ? read.issues : [];
  const errors = issues
    .map(({ path, message }) => ({ field: path.join('.'), message }))
    .filter((each) => each.field !== name);
  if (errors.length > 0) return { errors };

  const known = new Map(
    Object.entries('values' in read ? read.values : {}).filter(
      (each): each is [string, Big] => each[1] instanceof Big,
    ),
  );
  const own =
    searched?.kind === field.kind ? readNumber(textOf(given[id]), live.presentation) : undefined;
  const decimals = manifest.guards?.find((guard) => guard.is === 'decimals' && guard.field === id);
  const step = isWhole(field)
    ? Big(1)
    : decimals && Big(10).pow(-Number((decimals as { than: number }).than));
  const special = [
    ...limitsOf([manifest.fields, manifest.guards, manifest.results], id),
    ...(manifest.limits?.[id] ?? []),
    ...sumLimits(manifest, id, known),
    ...(field.presets ?? []),
    ...(field.default === undefined ? [] : [field.default]),
    ...[...known.values()].map(Number),
    ...(own ? factors.map((factor) => factor * Number(own)) : []),
  ];
  const results = new Map<string, Answer>();
  const silent = { ...calculator, manifest: { ...manifest, verdict: [], cautions: [] } };
  const at = (value: Big): Answer => {
    const text = value.toFixed();
    const found = results.get(text) ?? answer(silent, withText(given, name, text), live);
    results.set(text, found);
    return found;
  };
  const { presentation = english } = live;
  return { field, step, grid: gridOf(field, special, step), at, presentation };
}
