import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type CalculatorFolder,
  findCalculators,
  loadCalculator,
  root,
} from '../build/calculators.ts';
import { unfinished } from '../build/unfinished.ts';
import { categories } from '../calculators/categories.ts';
import { holds } from '../schemas/condition.ts';
import { Big } from '../schemas/decimal.ts';
import { initialValues } from '../schemas/inputs.ts';
import { kindOf } from '../schemas/kinds/index.ts';
import { readNumber } from '../schemas/kinds/number.ts';
import type {
  Calculator,
  Condition,
  Field,
  Given,
  Guard,
  Manifest,
  NumberField,
  When,
} from '../schemas/manifest.ts';
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
import { tried } from './qa.ts';

type Loaded = Calculator & { readonly manifest: Manifest };

const all = await Promise.all(
  tried(findCalculators()).map(async (folder) => ({
    folder,
    calculator: await loadCalculator(folder),
  })),
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

/** Nothing that a visitor typed may be changed on the way to the answer. */
const kept = (typed: Typed): Typed => {
  for (const value of Object.values(typed)) {
    if (!Array.isArray(value)) continue;
    for (const row of value) if (typeof row === 'object') Object.freeze(row);
    Object.freeze(value);
  }
  return Object.freeze(typed);
};

const ask = (calculator: Loaded, typed: Typed, day = today): Answer =>
  answer(calculator, kept(typed), { today: day });

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

for (const { folder, calculator } of all) {
  describe(folder.slug, { meta: { slug: folder.slug } }, () => everyCase(folder, calculator));
}

function everyCase(folder: CalculatorFolder, calculator: Loaded) {
  const { manifest } = calculator;
  const fields = everyField(calculator);
  const file = `${folder.path}/manifest.ts`;

  test('has a manifest in which the editors’ check finds nothing', {
    meta: { kind: 'manifest' },
  }, () => {
    expect(checkManifest(file, manifest, folder)).toEqual([]);
  });

  test('leaves nothing to be written', { meta: { kind: 'manifest' } }, () => {
    expect(unfinished(folder, manifest)).toEqual([]);
  });

  test('names where three examples were published, or says that the others are ours', {
    meta: { kind: 'manifest' },
  }, () => {
    const sources = manifest.examples.flatMap(({ source = [] }) => source);
    const published = sources.filter((source) => !source.startsWith('Our own:'));
    const missing = 'name the source of three examples, or say once “Our own: …” and why';
    expect(published.length >= 3 || sources.length > published.length, missing).toBe(true);
  });

  test('has a manifest of plain data', { meta: { kind: 'manifest' } }, () => {
    expect(JSON.parse(JSON.stringify(manifest))).toEqual(manifest);
  });

  test('lies in a known category, beside a computation', { meta: { kind: 'manifest' } }, () => {
    expect(categories.map(({ id }) => id)).toContain(folder.category);
    expect(existsSync(join(root, 'calculators', manifest.compute, 'compute.ts'))).toBe(true);
    expect(calculator.compute).toBeTypeOf('function');
  });

  for (const { title, given, today: day, shows } of manifest.examples) {
    test(`shows what its example says: ${title}`, { meta: { kind: 'examples' } }, () => {
      const said = ask(calculator, given as Typed, day);
      expect(messagesOf(said)).toEqual([]);
      expect(said.ok && said.shown).toMatchObject(shows);
    });
  }

  test('opens with its defaults, which its own fields accept, and blanks elsewhere', {
    meta: { kind: 'blanks', cases: fields.length },
  }, () => {
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
      const { min, above } = field;
      for (const { name, bound, outside, inside, takesIt } of boundsOf(field)) {
        const accepted = [...(takesIt ? [bound.toFixed()] : []), ...inside];
        const refused = [outside, ...(takesIt ? [] : [bound.toFixed()])];
        const sides = accepted.length + refused.length;
        const meta = { kind: 'bounds', cases: sides, bound: `${path}.${name}`, sides } as const;
        const written = bound.toNumber().toLocaleString('en', { maximumFractionDigits: 20 });
        test(`takes ${path} at ${accepted.join(' and ')}, not at ${refused.join(' or ')}, and names ${written}`, {
          meta,
        }, () => {
          for (const text of accepted) {
            expect(fieldSays(field, text), text).toBeUndefined();
            expectAccepted(calculator, typed(text));
          }
          for (const text of refused) {
            expect(fieldSays(field, text), text).toContain(written);
            expect(ask(calculator, typed(text)).ok, text).toBe(false);
          }
        });
      }

      const usual = usualNumber(calculator, path, field);
      const writings = waysToWrite(usual);
      test(`reads ${usual} as ${path} however it is written`, {
        meta: { kind: 'text', cases: writings.length },
      }, () => {
        const plain = ask(calculator, typed(usual));
        for (const text of writings) {
          expect(readNumber(text)?.toFixed(), text).toBe(usual);
          expect(ask(calculator, typed(text)), text).toEqual(plain);
        }
      });

      test(`takes a negative zero as ${path} for what it is, a zero`, {
        meta: { kind: 'text', cases: negativeZeros.length },
      }, () => {
        const zero = ask(calculator, typed('0'));
        for (const text of negativeZeros) {
          const said = ask(calculator, typed(text));
          expect(said, text).toEqual(zero);
          if (said.ok) expectReadable(calculator, said);
        }
      });

      if (isWhole(field)) {
        test(`refuses a fraction as ${path}`, { meta: { kind: 'bounds' } }, () => {
          const half = Big(min ?? above ?? 0)
            .plus('1.5')
            .toFixed();
          expect(fieldSays(field, half)).toContain('whole number');
          expect(ask(calculator, typed(half)).ok).toBe(false);
        });
      }

      if (field.presets) {
        test(`accepts the presets of ${path}`, {
          meta: { kind: 'choices', cases: field.presets.length },
        }, () => {
          for (const preset of field.presets ?? []) {
            expect(fieldSays(field, String(preset))).toBeUndefined();
            expectAccepted(calculator, typed(String(preset)));
            const said = ask(calculator, typed(String(preset)));
            if (said.ok) expectReadable(calculator, said);
          }
        });
      }
    }

    if (field.kind === 'choice' || field.kind === 'currency') {
      const options = Object.keys(field.options);
      test(`accepts every option of ${path}`, {
        meta: { kind: 'choices', cases: options.length },
      }, () => {
        for (const id of options) expectAccepted(calculator, typed(id));
      });

      test(`refuses an option that ${path} does not have`, {
        meta: { kind: 'choices', cases: 4 },
      }, () => {
        for (const unknown of ['no such option', 'constructor', '__proto__', 'toString']) {
          expect(fieldSays(field, unknown)).toMatch(/^Choose/);
          expect(ask(calculator, typed(unknown)).ok).toBe(false);
        }
      });
    }

    if (field.kind !== 'rows') {
      test(`${field.optional ? 'accepts' : 'refuses'} a blank as ${path}`, {
        meta: { kind: 'blanks', cases: blanks.length },
      }, () => {
        for (const blank of blanks) {
          if (field.optional) expectAccepted(calculator, typed(blank));
          else {
            expect(fieldSays(field, blank)).toMatch(/^(Enter|Choose|Fill in)/);
            expect(ask(calculator, typed(blank)).ok).toBe(false);
          }
        }
      });
    } else {
      test(`refuses ${path} without a single row`, { meta: { kind: 'blanks', cases: 2 } }, () => {
        for (const none of ['', []]) {
          const said = ask(calculator, typed(none));
          expect(messagesOf(said)).toEqual([kindOf(field).accepts(field)]);
        }
      });
    }
  }

  const choices = Object.entries(manifest.fields).flatMap(([id, field]) =>
    'options' in field ? [{ id, field, options: Object.keys(field.options) }] : [],
  );
  for (const [index, one] of choices.entries()) {
    for (const other of choices.slice(index + 1)) {
      const pairs = one.options.flatMap((a) =>
        other.options.map((b) => ({ [one.id]: a, [other.id]: b })),
      );
      test(`answers every pair of ${one.id} and ${other.id}`, {
        meta: { kind: 'choices', cases: pairs.length },
      }, () => {
        const right = {
          ...base(calculator),
          ...revealing(one.field),
          ...revealing(other.field),
        };
        for (const pair of pairs) {
          expectAccepted(calculator, { ...right, ...pair });
          const said = ask(calculator, { ...right, ...pair });
          if (said.ok) expectReadable(calculator, said);
        }
      });
    }
  }

  for (const [id, field] of Object.entries(manifest.fields)) {
    const { when } = field;
    if (!when) continue;
    test(`asks for ${id} while it is shown, and forgets it while it is hidden`, {
      meta: { kind: 'conditions', cases: 2 + leftovers.length },
    }, () => {
      const shown: Typed = { ...base(calculator), ...revealing(field), [id]: '' };
      const there = messagesOf(ask(calculator, shown));
      if (field.optional) expect(there).toEqual([]);
      else expect(there).toContain(kindOf(field).accepts(field));

      const hidden: Typed = { ...base(calculator), ...hiding(calculator, when) };
      const without = ask(calculator, { ...hidden, [id]: '' });
      expect(messagesOf(without)).toEqual([]);
      for (const text of leftovers) {
        expect(ask(calculator, { ...hidden, [id]: text }), text).toEqual(without);
      }
    });
  }

  for (const [id, { when }] of Object.entries(manifest.results)) {
    if (!when) continue;
    test(`shows ${id} where it belongs, and nowhere else`, {
      meta: { kind: 'conditions', cases: 2 },
    }, () => {
      const right = base(calculator);
      const shown = ask(calculator, { ...right, ...asTexts(revealing({ when } as Field)) });
      const hidden = ask(calculator, { ...right, ...hiding(calculator, when) });
      expect(shown.ok && Object.keys(shown.shown)).toContain(id);
      expect(hidden.ok && Object.keys(hidden.shown)).not.toContain(id);
      expect(hidden.ok).toBe(true);
    });
  }

  for (const guard of manifest.guards ?? []) {
    test(`holds its visitors to this: ${guard.message}`, {
      meta: { kind: 'guards', cases: 2 },
    }, () => {
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

  test('answers any valid input with figures that a visitor can read', {
    meta: { kind: 'random', cases: runs.numRuns },
  }, () => {
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
    test(`never stumbles over what is typed as ${path}`, {
      meta: { kind: 'text', cases: hostileTexts.length },
    }, () => {
      for (const hostile of hostileTexts) {
        const said = ask(calculator, typed(hostile));
        if (said.ok) expectReadable(calculator, said);
        else expect(messagesOf(said).join()).toMatch(/^[^\n]{10,300}$/);
      }
    });
  }

  test('never stumbles over anything at all', {
    meta: { kind: 'random', cases: runs.numRuns },
  }, () => {
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

  test('has three published examples, or says that the others are ours', {
    meta: { kind: 'manifest' },
  }, () => {
    const sources = manifest.examples.flatMap(({ source = [] }) => source);
    const published = sources.filter((source) => !source.startsWith('Our own:'));
    expect(published.length >= 3 || sources.length > published.length).toBe(true);
  });
}

const blanks = ['', ' ', '\u00a0\t\u2003'];
const negativeZeros = ['-0', '-0.0', '\u22120', '- 0', '-0,00', '-０', '-٠'];
/** What may still lie in a field when it is hidden. */
const leftovers = ['not a number', '-1', '9'.repeat(40), '<script>'];

const asTexts = (typed: Typed): Typed =>
  Object.fromEntries(Object.entries(typed).map(([id, value]) => [id, String(value)]));

/** The bounds of a number field with what lies on and beside each; inside only where there is room. */
function boundsOf(field: NumberField) {
  const step = leastStep(field);
  const all = { min: [-1, true], max: [1, true], above: [-1, false], below: [1, false] } as const;
  return Object.entries(all).flatMap(([name, [out, takesIt]]) => {
    const declared = field[name as keyof typeof all];
    if (declared === undefined) return [];
    const bound = Big(declared);
    const inside = bound.minus(step.times(out)).toFixed();
    return [
      {
        name,
        bound,
        takesIt,
        outside: bound.plus(step.times(out)).toFixed(),
        inside: fieldSays(field, inside) && field.min === field.max ? [] : [inside],
      },
    ];
  });
}

/** A number that the field takes: from an example, or beside its lower bound. */
function usualNumber({ manifest }: Loaded, path: string, field: NumberField): string {
  const [id = '', sub] = path.split('.');
  const given = manifest.examples.map((example) => {
    const value = example.given[id];
    return Array.isArray(value) ? value[0]?.[sub ?? ''] : value;
  });
  const texts = [
    ...given,
    field.default,
    Big(field.min ?? field.above ?? 0)
      .plus(1)
      .toFixed(),
  ];
  const usual = texts.find((text) => text !== undefined && readNumber(String(text))?.gt(0));
  return (readNumber(String(usual)) as Big).toFixed();
}

/** One number as people around the world type or paste it. */
function waysToWrite(plain: string): readonly string[] {
  const [whole = '', fraction = ''] = plain.split('.');
  const digits = (zero: number, point: string) =>
    plain.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit))).replace('.', point);
  // Three digits after a comma would be thousands.
  const decimals = fraction.length === 3 ? `${fraction}0` : fraction || '0';
  const grouped = (sign: string, then = 3) => {
    const [head, tail] = [whole.slice(0, -3), whole.slice(-3)];
    const parts: string[] = [];
    for (let end = head.length; end > 0; end -= then) {
      parts.unshift(head.slice(Math.max(0, end - then), end));
    }
    return `${[...parts, tail].join(sign)}${fraction && `.${fraction}`}`;
  };
  return [
    digits(0xff10, '．'),
    digits(0x0660, '٫'),
    digits(0x06f0, '٫'),
    `${whole},${decimals}`,
    ...[',', ' ', '\u00a0', '\u202f', '’', "'"].map((sign) => grouped(sign)),
    grouped(',', 2),
    `₹${plain}`,
    `Rs. ${plain}`,
    `$ ${grouped(',')}`,
    `${plain} €`,
    `£${grouped(',')}`,
    `USD ${plain}`,
    `${plain} %`,
    `  ${plain}\t`,
    `\u200f${plain}\u200e`,
    `+${plain}`,
    `00${plain}`,
    `${plain}${fraction ? '' : '.'}00`,
  ];
}

const limitsOf = (condition: Condition) =>
  condition.is === undefined
    ? [condition.above, condition.atLeast, condition.below, condition.atMost]
    : [];

/** What makes something disappear that is shown only on a condition. */
function hiding({ manifest }: Loaded, when: When): Typed {
  for (const each of [when].flat()) {
    const field = manifest.fields[each.field] as Field;
    const candidates =
      'options' in field
        ? Object.keys(field.options)
        : limitsOf(each).flatMap((limit) =>
            limit === undefined ? [] : [limit, limit - 1, limit + 1].map(String),
          );
    const found = candidates.find(
      (text) => !holds(when, { [each.field]: text }) && fieldSays(field, text) === undefined,
    );
    if (found !== undefined) return { [each.field]: found };
  }
  throw new Error(`Nothing hides what is shown when ${JSON.stringify(when)}.`);
}

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

const megabyte = 2 ** 20;
const hostileTexts: readonly unknown[] = [
  'x'.repeat(megabyte),
  '9'.repeat(megabyte),
  '<script>alert(1)</script>'.repeat(megabyte / 25),
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
