import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findCalculators, loadCalculator, root } from '../build/calculators.ts';
import { unfinished } from '../build/unfinished.ts';
import { categories } from '../calculators/categories.ts';
import { holds } from '../schemas/condition.ts';
import { Big } from '../schemas/decimal.ts';
import { initialValues } from '../schemas/inputs.ts';
import { kindOf } from '../schemas/kinds/index.ts';
import type { Calculator, Field, Given, Guard, Manifest } from '../schemas/manifest.ts';
import { checkManifest } from '../schemas/meta.ts';
import { type Answer, answer } from '../src/engine/answer.ts';
import {
  isWhole,
  leastStep,
  revealing,
  runs,
  type Typed,
  today,
  validInputs,
} from './generators.ts';

type Loaded = Calculator & { readonly manifest: Manifest };

const all = await Promise.all(
  findCalculators().map(async (folder) => ({ folder, calculator: await loadCalculator(folder) })),
);

const tooLarge = 'The result is too large to show. Check the numbers you entered.';

/** A form known to be right: the first example. */
const base = ({ manifest }: Loaded): Typed => (manifest.examples[0]?.given ?? {}) as Typed;

/** The manifest's fields with those within rows, and how to type one of them into a right form. */
function everyField(calculator: Loaded) {
  const right = base(calculator);
  return Object.entries(calculator.manifest.fields).flatMap(([id, field]) => {
    const whole = {
      path: id,
      field: field as Field,
      typed: (value: unknown): Typed => ({ ...right, ...revealing(field), [id]: value as Given }),
    };
    if (field.kind !== 'rows') return [whole];
    const row = (right[id] as readonly object[])[0];
    return [
      whole,
      ...Object.entries(field.fields).map(([sub, each]) => ({
        path: `${id}.${sub}`,
        field: each as Field,
        typed: (value: unknown): Typed => ({
          ...right,
          [id]: [{ ...row, [sub]: value as string }],
        }),
      })),
    ];
  });
}

const ask = (calculator: Loaded, typed: Typed, day = today): Answer =>
  answer(calculator, typed, { today: day });

const messagesOf = (said: Answer): readonly string[] =>
  said.ok ? [] : said.errors.map(({ message }) => message);

/** What the field itself says to a text; nothing if it accepts it. */
function fieldSays(field: Field, typed: string): string | undefined {
  const reading = kindOf(field).read(typed, field, today);
  return 'refusals' in reading ? reading.refusals[0]?.message : undefined;
}

/** Accepted by the form: if anything is still said, it is about the relation between fields. */
function expectAccepted(calculator: Loaded, typed: Typed) {
  const guards = calculator.manifest.guards?.map(({ message }) => message) ?? [];
  const said = messagesOf(ask(calculator, typed)).filter((message) => !guards.includes(message));
  expect(said, JSON.stringify(typed)).toEqual([]);
}

/** Every string in what is shown, tables included. */
const strings = (shown: unknown): readonly string[] =>
  typeof shown === 'string' ? [shown] : Object.values(shown as object).flatMap(strings);

const notForEyes = /NaN|Infinity|undefined|null|\[object|\de[-+]?\d|^\D*-[^1-9]*$/;

/** A result that a visitor can read: every declared one, finite, without a computer's notation. */
function expectReadable({ manifest }: Loaded, said: Answer & { ok: true }) {
  expect(Object.keys(said.results).sort()).toEqual(Object.keys(manifest.results).sort());
  const visible = Object.entries(manifest.results).filter(([, { when }]) =>
    holds(when, said.values),
  );
  expect(Object.keys(said.shown)).toEqual(visible.map(([id]) => id));
  for (const [id, { kind }] of visible) {
    for (const text of strings(said.shown[id])) {
      if (kind === 'text') expect(text, id).not.toBe('');
      else expect(text, id).not.toMatch(notForEyes);
    }
  }
}

describe.each(all)('$folder.slug', ({ folder, calculator }) => {
  const { manifest } = calculator;
  const fields = everyField(calculator);
  const file = `${folder.path}/manifest.ts`;

  test('has a manifest in which the editors’ check finds nothing', () => {
    expect(checkManifest(file, manifest, folder)).toEqual([]);
  });

  test('leaves nothing to be written', () => {
    expect(unfinished(folder, manifest)).toEqual([]);
  });

  test('has a manifest of plain data', () => {
    expect(JSON.parse(JSON.stringify(manifest))).toEqual(manifest);
  });

  test('lies in a known category, beside a computation', () => {
    expect(categories.map(({ id }) => id)).toContain(folder.category);
    expect(existsSync(join(root, 'calculators', manifest.compute, 'compute.ts'))).toBe(true);
    expect(calculator.compute).toBeTypeOf('function');
  });

  for (const { title, given, today: day, shows } of manifest.examples) {
    test(`shows what its example says: ${title}`, () => {
      const said = ask(calculator, given as Typed, day);
      expect(messagesOf(said)).toEqual([]);
      expect(said.ok && said.shown).toMatchObject(shows);
    });
  }

  test('opens with its defaults, which its own fields accept, and blanks elsewhere', () => {
    const opening = initialValues(manifest);
    for (const { path, field, typed } of fields) {
      if (field.kind === 'rows') continue;
      const [id = '', sub] = path.split('.');
      const held = opening[id];
      const start = typeof held === 'string' ? held : held?.[0]?.[sub ?? ''];
      if ('default' in field && field.default !== undefined) {
        expect(start, path).toBe(String(field.default));
        expect(fieldSays(field, String(start)), path).toBeUndefined();
        expectAccepted(calculator, typed(start));
      } else expect(start, path).toBe('');
    }
  });

  for (const { path, field, typed } of fields) {
    if (field.kind === 'number' || field.kind === 'integer') {
      const step = leastStep(field);
      const { min, max, above, below } = field;
      const bounds = [
        { bound: min, least: 0, out: -1 },
        { bound: max, least: 0, out: 1 },
        { bound: above, least: 1, out: 0 },
        { bound: below, least: -1, out: 0 },
      ].flatMap(({ bound, least, out }) =>
        bound === undefined
          ? []
          : [
              {
                bound,
                inside: Big(bound).plus(step.times(least)).toFixed(),
                outside: Big(bound).plus(step.times(out)).toFixed(),
              },
            ],
      );
      for (const { bound, inside, outside } of bounds) {
        test(`accepts ${path} at ${inside} and refuses it at ${outside}, naming ${bound}`, () => {
          expect(fieldSays(field, inside)).toBeUndefined();
          expectAccepted(calculator, typed(inside));
          const written = bound.toLocaleString('en', { maximumFractionDigits: 20 });
          expect(fieldSays(field, outside)).toContain(written);
          expect(ask(calculator, typed(outside)).ok).toBe(false);
        });
      }

      if (isWhole(field)) {
        test(`refuses a fraction as ${path}`, () => {
          const half = Big(min ?? above ?? 0)
            .plus('1.5')
            .toFixed();
          expect(fieldSays(field, half)).toContain('whole number');
          expect(ask(calculator, typed(half)).ok).toBe(false);
        });
      }

      if (field.presets) {
        test(`accepts the presets of ${path}`, () => {
          for (const preset of field.presets ?? []) {
            expect(fieldSays(field, String(preset))).toBeUndefined();
            expectAccepted(calculator, typed(preset));
          }
        });
      }
    }

    if (field.kind === 'choice' || field.kind === 'currency') {
      test(`accepts every option of ${path}`, () => {
        for (const id of Object.keys(field.options)) expectAccepted(calculator, typed(id));
      });

      test(`refuses an option that ${path} does not have`, () => {
        for (const unknown of ['no such option', 'constructor', '__proto__', 'toString']) {
          expect(fieldSays(field, unknown)).toMatch(/^Choose/);
          expect(ask(calculator, typed(unknown)).ok).toBe(false);
        }
      });
    }

    if (field.kind !== 'rows') {
      test(`${field.optional ? 'accepts' : 'refuses'} a blank as ${path}`, () => {
        const said = ask(calculator, typed(''));
        if (field.optional) expectAccepted(calculator, typed(''));
        else {
          expect(fieldSays(field, '')).toMatch(/^(Enter|Choose|Fill in)/);
          expect(said.ok).toBe(false);
        }
      });
    } else {
      test(`refuses ${path} without a single row`, () => {
        for (const none of ['', []]) {
          const said = ask(calculator, typed(none));
          expect(messagesOf(said)).toEqual([kindOf(field).accepts(field)]);
        }
      });
    }
  }

  for (const guard of manifest.guards ?? []) {
    test(`holds its visitors to this: ${guard.message}`, () => {
      const sides = guardSides(calculator, guard);
      expect(sides.length, 'no value reaches this guard').toBeGreaterThan(0);
      for (const { holding, failing } of sides) {
        expect(messagesOf(ask(calculator, holding))).not.toContain(guard.message);
        const said = ask(calculator, failing);
        expect(said).toMatchObject({
          ok: false,
          errors: [{ field: [guard.field].flat()[0], message: guard.message }],
        });
        expect(!said.ok && said.alert).toBe(guard.alert ? guard.message : undefined);
      }
    });
  }

  test('answers any valid input with figures that a visitor can read', () => {
    let answered = 0;
    fc.assert(
      fc.property(validInputs(manifest), (typed) => {
        const said = ask(calculator, typed);
        if (said.ok) {
          expectReadable(calculator, said);
          answered += 1;
        } else expect(messagesOf(said)).toEqual([tooLarge]);
        expect(ask(calculator, typed)).toEqual(said);
      }),
      runs,
    );
    expect(answered).toBeGreaterThan(runs.numRuns * 0.6);
  });

  for (const { path, typed } of fields) {
    test(`never stumbles over what is typed as ${path}`, () => {
      for (const hostile of hostileTexts) {
        const said = ask(calculator, typed(hostile));
        if (said.ok) expectReadable(calculator, said);
        else expect(messagesOf(said).join()).toMatch(/^[^\n]{10,300}$/);
      }
    });
  }

  test('never stumbles over anything at all', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom(...Object.keys(manifest.fields)), fc.anything()),
        (typed) => {
          const said = ask(calculator, typed as Typed);
          if (said.ok) expectReadable(calculator, said);
        },
      ),
      runs,
    );
  });
});

/**
 * Right forms just on either side of a guard, made by moving one of the fields it compares. Empty if
 * no field can be moved there within its own bounds.
 */
function guardSides(calculator: Loaded, guard: Guard) {
  const { fields } = calculator.manifest;
  const right = {
    ...base(calculator),
    ...(guard.when && 'is' in guard.when
      ? { [guard.when.field]: [guard.when.is].flat()[0] as string }
      : {}),
  };
  const said = ask(calculator, right);
  if (!said.ok) throw new Error(`The first example cannot show this guard: ${messagesOf(said)}`);
  const inclusive = guard.is === 'atLeast' || guard.is === 'atMost';
  const upward = guard.is === 'above' || guard.is === 'atLeast' ? 1 : -1;
  const left = [guard.field].flat();
  const moved = [
    ...left.map((id) => ({ id, sign: 1 })),
    ...(typeof guard.than === 'string' ? [{ id: guard.than, sign: -1 }] : []),
  ];
  return moved.flatMap(({ id, sign }) => {
    const field = fields[id] as Field;
    const value = (of: string | number) => (typeof of === 'number' ? Big(of) : said.values[of]);
    const steps = (count: number): string => {
      if (field.kind === 'date') {
        const other = String(value(sign === 1 ? (guard.than as string) : (left[0] as string)));
        const moment = Date.parse(other) + count * sign * 86_400_000;
        return new Date(moment).toISOString().slice(0, 10);
      }
      const sum = left.reduce((total, each) => total.plus(value(each) as Big), Big(0));
      const gap = (value(guard.than) as Big).minus(sum);
      return (value(id) as Big)
        .plus(gap.plus(leastStep(field as never).times(count)).times(sign))
        .toFixed();
    };
    const [inside, outside] = inclusive ? [0, -upward] : [upward, 0];
    const texts = [steps(inside), steps(outside)];
    if (texts.some((text) => fieldSays(field, text) !== undefined)) return [];
    return [{ holding: { ...right, [id]: texts[0] }, failing: { ...right, [id]: texts[1] } }] as {
      holding: Typed;
      failing: Typed;
    }[];
  });
}

const hostileTexts: readonly unknown[] = [
  '9'.repeat(100_000),
  '1,'.repeat(30),
  ' '.repeat(10_000),
  `${'0'.repeat(59)}1`,
  `0.${'0'.repeat(50)}1`,
  '1e999',
  '-1e999',
  '1e-999',
  '1e-22',
  '1e21',
  '999999999999999999999',
  '-0',
  '-0.0',
  '+5',
  'NaN',
  'Infinity',
  '-Infinity',
  '0x10',
  '0b1',
  '1_000',
  '١٢٣',
  '１２３',
  '१२३',
  '²',
  '½',
  '﷽',
  '<script>alert(1)</script>',
  "'; DROP TABLE visitors; --",
  '{{1.emi}}',
  '$$',
  '$&',
  '👩‍👩‍👧‍👦',
  '\ud800',
  '1\udfff',
  '\u0000',
  '\u202e123',
  'constructor',
  '__proto__',
  '0000-01-01',
  '2023-02-29',
  '2023-13-01',
  '9999-12-31',
  '+010000-01-01',
  '24:00',
  0,
  -1,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  Number.MIN_VALUE,
  Number.MAX_VALUE,
  10n,
  true,
  null,
  undefined,
  [],
  [null],
  [[]],
  [{}],
  ['1'],
  new Array(5),
  {},
  { length: 3 },
  { toString: null },
  Symbol('text'),
  () => '1',
  new Date(Number.NaN),
];

describe('published examples', () => {
  test.each(all)(
    'of $folder.slug are three or more, or it says that the others are ours',
    ({ calculator }) => {
      const sources = calculator.manifest.examples.flatMap(({ source = [] }) => source);
      const published = sources.filter((source) => !source.startsWith('Our own:'));
      const missing = 'name the source of three examples, or say once “Our own: …” and why';
      expect(published.length >= 3 || sources.length > published.length, missing).toBe(true);
    },
  );
});
