import fc from 'fast-check';
import { describe, test } from 'vitest';
import { findCalculators, loadCalculator } from '../build/calculators.ts';
import { Big } from '../schemas/decimal.ts';
import type { Calculator, Given, Law, Manifest } from '../schemas/manifest.ts';
import { answer } from '../src/engine/answer.ts';
import { fieldAt, runs, type Typed, today, validInputs, valueAt } from './generators.ts';

/*
 * Every law that a manifest declares, over random input from the whole of its form.
 */

type Loaded = Calculator & { readonly manifest: Manifest };
type Of<Name extends Law['law']> = Extract<Law, { law: Name }>;

const all = await Promise.all(findCalculators().map(loadCalculator));
const times = { ...runs, numRuns: 100 };
const lawful = all.filter(({ manifest }) => manifest.laws);

/** What an exact decimal computation may differ by; it carries sixty digits. */
const exact = Big('1e-25');
/** What quotients to fifty decimals leave behind where they should cancel out. */
const nothing = Big('1e-40');
/** Exchange rates are kept to eight digits, so there and back may differ by twice half the eighth. */
const eightDigits = Big('1e-7');

/** Values and results by id; a form that is refused is no case for the law. */
function figures(calculator: Loaded, typed: Typed): Readonly<Record<string, unknown>> {
  const said = answer(calculator, typed, { today });
  fc.pre(said.ok);
  return said.ok ? { ...said.values, ...said.results } : {};
}

const show = (value: unknown): string =>
  value instanceof Big ? value.toFixed() : JSON.stringify(value);

function report(
  { slug }: Loaded,
  sentence: string,
  lines: Readonly<Record<string, unknown>>,
): never {
  const rest = Object.entries(lines).map(([name, value]) => `  ${name}: ${show(value)}`);
  throw new Error([`${slug}: ${sentence}`, ...rest].join('\n'));
}

function decimal(calculator: Loaded, law: Law, value: unknown): Big {
  if (value instanceof Big) return value;
  return report(calculator, 'this law is about a value that is not a number', { law, value });
}

function near(got: Big, expected: Big, tolerance: Big): boolean {
  const size = [got.abs(), expected.abs()].reduce((a, b) => (a.gt(b) ? a : b));
  return got.minus(expected).abs().lte(size.times(tolerance).plus(nothing));
}

/** A form with the field at a path changed: in every row, or in the one at `index`. */
function change(typed: Typed, path: string, to: (old: string) => string, index?: number): Typed {
  const [id = '', sub] = path.split('.');
  const old = typed[id] as Given;
  if (!Array.isArray(old)) return { ...typed, [id]: to(String(old)) };
  return {
    ...typed,
    [id]: old.map((row, at) =>
      index === undefined || at === index % old.length
        ? { ...row, [sub ?? '']: to(String(row[sub ?? ''])) }
        : row,
    ),
  };
}

/** What is in a form at a path: in rows, in the row at `index`. */
function typedAt(typed: Typed, path: string, index: number): string {
  const [id = '', sub] = path.split('.');
  const value = typed[id] as Given;
  return String(Array.isArray(value) ? value[index % value.length]?.[sub ?? ''] : value);
}

/** How values of a field compare: by number, by the option's number, by day. */
function order(manifest: Manifest, path: string): (text: string) => Big {
  const field = fieldAt(manifest, path);
  if (field.kind === 'date') return (text) => Big(Date.parse(text));
  if (field.kind === 'choice') return (id) => Big(field.options[id]?.value ?? Number.NaN);
  return (text) => Big(text);
}

function raising(calculator: Loaded, law: Of<'rises' | 'falls' | 'holds'>) {
  const { manifest } = calculator;
  const rank = order(manifest, law.raise);
  const holds = (before: unknown, after: unknown): boolean => {
    if (law.law === 'holds' && !(before instanceof Big)) return show(before) === show(after);
    const [from, to] = [before, after].map((value) => decimal(calculator, law, value)) as [
      Big,
      Big,
    ];
    if (near(from, to, exact)) return true;
    return law.law === 'rises' ? to.gt(from) : law.law === 'falls' && to.lt(from);
  };
  return fc.property(
    validInputs(manifest),
    valueAt(manifest, law.raise),
    fc.nat(50),
    (typed, other, index) => {
      const own = typedAt(typed, law.raise, index);
      fc.pre(own !== '' && own !== other);
      const [low, high] = rank(own).lte(rank(other)) ? [own, other] : [other, own];
      const given = change(typed, law.raise, () => low, index);
      const before = figures(calculator, given)[law.result];
      const after = figures(
        calculator,
        change(given, law.raise, () => high, index),
      )[law.result];
      if (!holds(before, after)) {
        report(calculator, `with a higher ${law.raise}, ${law.result} ${said[law.law]}`, {
          given,
          [`${law.result} at ${law.raise} ${low}`]: before,
          [`${law.result} at ${law.raise} ${high}`]: after,
        });
      }
    },
  );
}

const said = { rises: 'never falls', falls: 'never rises', holds: 'stays the same' } as const;

function scaling(calculator: Loaded, law: Of<'scales'>) {
  const factors = fc.oneof(
    fc.integer({ min: 2, max: 50 }).map((factor) => Big(factor)),
    fc.integer({ min: 1, max: 30_000 }).map((factor) => Big(factor).div(10_000)),
  );
  return fc.property(validInputs(calculator.manifest), factors, (given, factor) => {
    const scaled = law.fields.reduce(
      (typed, path) =>
        change(typed, path, (old) => (old === '' ? '' : Big(old).times(factor).toFixed())),
      given,
    );
    const before = figures(calculator, given);
    const after = figures(calculator, scaled);
    for (const id of law.results) {
      const expected = decimal(calculator, law, before[id]).times(factor);
      const got = decimal(calculator, law, after[id]);
      if (!near(got, expected, exact)) {
        report(calculator, `${id} scales with ${law.fields.join(' and ')}`, {
          given,
          factor,
          expected,
          got,
        });
      }
    }
  });
}

const summing = (calculator: Loaded, law: Of<'sums'>) =>
  fc.property(validInputs(calculator.manifest), (given) => {
    const all = figures(calculator, given);
    const parts = law.parts.map((id) => decimal(calculator, law, all[id]));
    const expected = parts.reduce((sum, part) => sum.plus(part), Big(0));
    const got = decimal(calculator, law, all[law.whole]);
    const size = parts.reduce((sum, part) => sum.plus(part.abs()), Big(0));
    if (got.minus(expected).abs().gt(size.times(exact).plus(nothing))) {
      report(calculator, `${law.parts.join(' and ')} sum to ${law.whole}`, {
        given,
        expected,
        got,
      });
    }
  });

const returning = (calculator: Loaded, law: Of<'returns'>) =>
  fc.property(validInputs(calculator.manifest), (given) => {
    const there = figures(calculator, given);
    const [one, other] = law.swap;
    const result = decimal(calculator, law, there[law.result]);
    const back = figures(calculator, {
      ...given,
      [one]: given[other] as Given,
      [other]: given[one] as Given,
      [law.field]: result.prec(40, 1).toFixed(),
    });
    const expected = decimal(calculator, law, there[law.field]);
    const got = decimal(calculator, law, back[law.result]);
    if (!near(got, expected, eightDigits)) {
      report(
        calculator,
        `${law.result} fed back with ${one} and ${other} swapped is ${law.field}`,
        {
          given,
          [`${law.result} there`]: result,
          expected,
          got,
        },
      );
    }
  });

function property(calculator: Loaded, law: Law) {
  switch (law.law) {
    case 'scales':
      return scaling(calculator, law);
    case 'sums':
      return summing(calculator, law);
    case 'returns':
      return returning(calculator, law);
    default:
      return raising(calculator, law);
  }
}

function sentence(law: Law): string {
  switch (law.law) {
    case 'scales':
      return `${law.results.join(' and ')} in proportion to ${law.fields.join(' and ')}`;
    case 'sums':
      return `${law.parts.join(' and ')} make up ${law.whole}`;
    case 'returns':
      return `${law.result} leads back to ${law.field} with ${law.swap.join(' and ')} swapped`;
    default:
      return `with a higher ${law.raise}, ${law.result} ${said[law.law]}`;
  }
}

describe.each(lawful)('$slug', (calculator) => {
  for (const law of calculator.manifest.laws ?? []) {
    test(sentence(law), () => {
      fc.assert(property(calculator, law) as fc.IProperty<unknown>, times);
    });
  }
});
