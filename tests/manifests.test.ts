import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { categories } from '../calculators/categories.ts';
import type { ExpandedManifest } from '../schemas/calculator.ts';
import type { Field, Guard, Manifest } from '../schemas/manifest.ts';
import {
  type CalculatorFolder,
  findCalculators,
  loadCalculator,
  loadManifest,
  root,
} from '../scripts/calculators.ts';
import { unfinished } from '../scripts/check/todo.ts';
import type { Trial } from '../scripts/qa/cases.ts';
import { type Answer, answer } from '../src/engine/answer/answer.ts';
import type { ExpandedCalculator } from '../src/engine/calculator.ts';
import {
  revealing,
  type Typed,
  today,
  runs as usual,
  validInputs,
} from '../src/engine/check/random-inputs.ts';
import { holds } from '../src/engine/input/condition.ts';
import { initialValues, readInputs } from '../src/engine/input/inputs.ts';
import { allKinds } from '../src/engine/input/kinds/all.ts';
import { kindOf } from '../src/engine/input/kinds/index.ts';
import { readNumber } from '../src/engine/input/kinds/number.ts';
import { needsOf } from '../src/engine/manifest/expand.ts';
import { checkManifest } from '../src/engine/manifest/meta.ts';
import {
  base,
  blanks,
  bounds,
  choices,
  everyField,
  fieldSays,
  foreignMarks,
  type Group,
  guards,
  hiddenFields,
  hiddenResults,
  hostile,
  isLinkable,
  negativeZeros,
  pairs,
  separators,
  wordsInLists,
  writings,
} from './cases.ts';
import { inputs, isDeep } from './depth.ts';
import { fixtures, selected, withTrial } from './qa.ts';

const all = await Promise.all(
  [...selected(findCalculators()), ...fixtures].map(async (folder) => ({
    folder,
    raw: await loadManifest(folder),
    calculator: await loadCalculator(folder),
  })),
);

/** Nothing that a visitor typed may be changed on the way to the answer. */
const withoutHidden = (typed: Typed): Typed => {
  for (const value of Object.values(typed)) {
    if (!Array.isArray(value)) continue;
    for (const row of value) if (typeof row === 'object') Object.freeze(row);
    Object.freeze(value);
  }
  return Object.freeze(typed);
};

const ask = (calculator: ExpandedCalculator, typed: Typed, day = today): Answer =>
  answer(calculator, withoutHidden(typed), { today: day });

const messagesOf = (outcome: Answer): readonly string[] =>
  outcome.ok ? [] : outcome.errors.map(({ message }) => message);

/** Expects that every field accepts its input; guards and the computation may refuse the form. */
function expectAccepted({ fields }: Manifest, typed: Typed) {
  const read = readInputs(
    { fields, guards: [] },
    { ...initialValues({ fields }), ...typed },
    { today, kinds: allKinds },
  );
  expect('issues' in read ? read.issues : []).toEqual([]);
}

/** The control beside which the message of a guard stands: of rows, in the first; in the second, if it must be above the first. */
function placeOf(guard: Guard): string {
  const [id = '', sub] = ([guard.field ?? []].flat()[0] ?? '').split('.');
  if (sub === undefined) return id;
  if (guard.is === 'rising') return `${id}.1.${sub}`;
  return 'than' in guard ? `${id}.0.${sub}` : id;
}

/** A refusal that a visitor can act on: a sentence. */
const sentence = /^[\p{Lu}“\d][^\n]{9,299}[.?]$/u;

/** Every string in what is shown, tables included. */
const strings = (shown: unknown): readonly string[] =>
  typeof shown === 'string' ? [shown] : Object.values(shown as object).flatMap(strings);

const notForEyes = /NaN|Infinity|undefined|null|\[object|\de[-+]?\d|^\D*-[^1-9]*$/;

/** Whether a field or figure may have no value: by its conditions, or those of its dependencies. */
function mayBeAbsent(manifest: ExpandedManifest, id: string): boolean {
  const field = manifest.fields[id];
  if (field) return field.when !== undefined || (!!field.optional && !('whenBlank' in field));
  const plan = manifest.plans.find((each) => each.id === id);
  // A function may have no figure in some modes; its type makes it name each.
  if (!plan) return true;
  const last = plan.branches.at(-1);
  return (
    last?.when !== undefined ||
    plan.branches.some((branch) => 'absent' in branch || 'ranges' in branch) ||
    plan.branches.flatMap(needsOf).some((each) => mayBeAbsent(manifest, each.split('.')[0] ?? ''))
  );
}

/** A result that a visitor can read: every declared one, finite, without a computer's notation. */
function expectReadable({ manifest }: ExpandedCalculator, outcome: Answer & { ok: true }) {
  const absent = Object.keys(manifest.results).filter((id) => !(id in outcome.results));
  expect(absent.filter((id) => !mayBeAbsent(manifest, id))).toEqual([]);
  const known = { ...outcome.values, ...outcome.workings, ...outcome.results };
  const visible = Object.entries(manifest.results).filter(
    ([id, { when }]) => id in outcome.results && holds(when, known),
  );
  expect(Object.keys(outcome.shown)).toEqual(visible.map(([id]) => id));
  for (const [id, result] of visible) {
    const shown = outcome.shown[id];
    const cells =
      typeof shown === 'object' && result.kind === 'table'
        ? shown.flatMap((row) =>
            Object.entries(row).map(([column, text]) => [result.columns[column]?.kind, text]),
          )
        : strings(shown).map((text) => [result.kind, text]);
    // A text may be a name that was typed.
    for (const [kind, text] of cells) {
      if (kind === 'text') expect(text, id).not.toBe('');
      else expect(text, id).not.toMatch(notForEyes);
    }
  }
}

for (const { folder, raw, calculator } of all) {
  describe(folder.slug, { meta: { slug: folder.slug } }, () => everyCase(folder, raw, calculator));
}

function everyCase(folder: CalculatorFolder, raw: Manifest, calculator: ExpandedCalculator) {
  const { manifest } = calculator;
  const fields = everyField(manifest);
  const file = `${folder.path}/manifest.ts`;
  const runs = { ...usual, numRuns: inputs(folder.slug, 100, 400) };

  /** A test of some forms, each of which has to be answered readably or refused. */
  function trials<T extends Trial>(
    { name, trials: all, ...meta }: Group<T>,
    check: (outcome: Answer, trial: T) => void,
    day = today,
  ) {
    const descriptions = all.map(({ summary, typed }) =>
      isLinkable(manifest, { summary, typed }) ? { summary, typed } : { summary },
    );
    const shared = {
      ...meta,
      cases: all.length,
      ...(meta.bound ? { sides: all.length } : {}),
    };
    test(name, { meta: shared }, () => {
      for (const [index, trial] of all.entries()) {
        withTrial(folder.slug, descriptions[index] ?? trial, () => {
          const outcome = ask(calculator, trial.typed, day);
          if (outcome.ok) expectReadable(calculator, outcome);
          check(outcome, trial);
        });
      }
    });
  }

  /** Groups that cannot be made of this manifest are one failed test, not the end of all others. */
  function of<T extends Trial>(make: (manifest: ExpandedManifest) => readonly Group<T>[]) {
    try {
      return make(manifest);
    } catch (error) {
      test(`has ${make.name} to try`, { meta: { kind: 'manifest' } }, () => {
        throw error;
      });
      return [];
    }
  }

  test('has a manifest without issues', {
    meta: { kind: 'manifest' },
  }, () => {
    expect(checkManifest(file, raw)).toEqual([]);
  });

  test('has no missing content', { meta: { kind: 'manifest' } }, () => {
    expect(unfinished(folder, raw)).toEqual([]);
  });

  test('has a manifest of plain data', { meta: { kind: 'manifest' } }, () => {
    expect(JSON.parse(JSON.stringify(raw))).toEqual(raw);
  });

  test('lies in a known category, beside a function just where it names one', {
    meta: { kind: 'manifest' },
  }, () => {
    expect(categories.map(({ id }) => id)).toContain(folder.category);
    const beside = existsSync(join(root, folder.path, 'compute.ts'));
    expect(beside).toBe(manifest.compute === 'compute.ts');
  });

  for (const { title, given, today: day, shows } of manifest.examples) {
    const group: Group = {
      kind: 'examples',
      name: `shows the results of its example: ${title}`,
      trials: [{ summary: Object.values(shows).join(', '), typed: given as Typed }],
    };
    trials(
      group,
      (outcome) => {
        expect(messagesOf(outcome)).toEqual([]);
        expect(outcome.ok && outcome.shown).toMatchObject(shows);
      },
      day,
    );
  }

  test('has its defaults, which its fields accept, as initial inputs, and blanks elsewhere', {
    meta: { kind: 'blanks', cases: fields.length },
  }, () => {
    const opening = initialValues(manifest);
    for (const { path, field, typed } of fields) {
      if (field.kind === 'rows') continue;
      const [id = '', sub] = path.split('.');
      const defaultValue = opening[id];
      const start =
        typeof defaultValue === 'string' ? defaultValue : defaultValue?.[0]?.[sub ?? ''];
      if ('default' in field && field.default !== undefined) {
        expect(start, path).toBe(String(field.default));
        expect(fieldSays(field, String(start)), path).toBeUndefined();
        expectAccepted(manifest, typed(start));
      } else expect(start, path).toBe('');
    }
  });

  for (const group of [...of(bounds), ...of(wordsInLists), ...of(blanks), ...of(choices)]) {
    trials(group, (outcome, { path, field, text, typed, refusal }) => {
      const whole = field.kind === 'rows' ? typed[path] : text;
      const message = fieldSays(field, whole, typed);
      if (refusal === undefined) {
        expect(message).toBeUndefined();
        expectAccepted(manifest, typed);
      } else {
        expect(message).toContain(refusal);
        // A blank row of a list that may be empty counts as none.
        const list = manifest.fields[path.split('.')[0] ?? ''];
        if (!path.includes('.') || !list?.optional || text.trim()) expect(outcome.ok).toBe(false);
        // A row that lacks something counts as none, and the list as a whole has the word.
        if (!path.includes('.'))
          expect(outcome).toMatchObject({ errors: [{ field: path, message }] });
      }
    });
  }

  for (const [id, field] of Object.entries(manifest.fields)) {
    if (field.kind !== 'rows') continue;
    const verb = field.optional ? 'accepts' : 'refuses';
    test(`${verb} ${id} without a single row`, { meta: { kind: 'blanks', cases: 2 } }, () => {
      for (const none of ['', []]) {
        const right = base(manifest);
        const typed = { ...right, ...revealing(field, right), [id]: none };
        if (field.optional) expectAccepted(manifest, typed);
        else {
          expect(messagesOf(ask(calculator, typed))).toContain(
            kindOf(field, allKinds).accepts(field),
          );
        }
      }
    });
  }

  for (const group of of(pairs)) trials(group, (_, { typed }) => expectAccepted(manifest, typed));

  for (const group of of(hiddenFields)) {
    const without = group.trials.find(({ there }) => !there)?.typed ?? {};
    trials(group, (outcome, { id, there, typed }) => {
      const field = manifest.fields[id] as Field;
      if (!there) {
        expect(outcome).toEqual(ask(calculator, without));
        expectAccepted(manifest, typed);
      } else if (field.optional) expectAccepted(manifest, typed);
      else expect(messagesOf(outcome)).toContain(kindOf(field, allKinds).accepts(field));
    });
  }

  for (const group of of(hiddenResults)) {
    trials(group, (outcome, { id, there }) => {
      expect(outcome.ok).toBe(true);
      expect(outcome.ok && Object.hasOwn(outcome.shown, id)).toBe(there);
    });
  }

  for (const group of of(guards)) {
    test(`can be brought to both sides of this: ${group.name}`, {
      meta: { kind: 'guards' },
    }, () => {
      expect(group.trials.map((trial) => trial.holds)).toEqual(
        expect.arrayContaining([true, false]),
      );
    });
    trials(group, (outcome, { guard, holds: right }) => {
      if (right) expect(messagesOf(outcome)).not.toContain(guard.message);
      else {
        const { message, alert } = guard;
        expect(outcome).toMatchObject({
          ok: false,
          errors: [{ field: placeOf(guard), message }],
        });
        expect(!outcome.ok && outcome.alert).toBe(alert ? message : undefined);
      }
    });
  }

  for (const group of [...of(writings), ...of(negativeZeros)]) {
    let plainOutcome: Answer | undefined;
    trials(group, (outcome, { text, number, plain }) => {
      plainOutcome ??= ask(calculator, plain);
      expect(readNumber(text)?.toFixed()).toBe(number);
      expect(outcome).toEqual(plainOutcome);
    });
  }

  for (const group of of(foreignMarks)) {
    trials(group, (outcome, { path, refusal }) => {
      const message = expect.stringContaining(refusal ?? '');
      expect(outcome).toMatchObject({ ok: false, errors: [{ field: path, message }] });
    });
  }

  for (const group of of(separators)) {
    trials(group, (outcome, { plain }) => expect(outcome).toEqual(ask(calculator, plain)));
  }

  for (const group of of(hostile)) {
    trials(group, (outcome) => {
      if (!outcome.ok) expect(messagesOf(outcome).join()).toMatch(/^[^\n]{10,300}$/);
    });
  }

  test('answers any valid input with figures that a visitor can read', {
    meta: { kind: 'random', cases: runs.numRuns },
  }, () => {
    let answered = 0;
    fc.assert(
      fc.property(validInputs(manifest), (typed) => {
        const outcome = ask(calculator, typed);
        if (outcome.ok) {
          expectReadable(calculator, outcome);
          answered += 1;
        } else {
          expectAccepted(manifest, typed);
          for (const message of messagesOf(outcome)) expect(message).toMatch(sentence);
        }
        expect(ask(calculator, typed)).toEqual(outcome);
      }),
      runs,
    );
    // The others are refused: of dates so many years apart, most lie outside the calendar.
    if (isDeep(folder.slug)) expect(answered).toBeGreaterThan(runs.numRuns * 0.2);
  });

  test('never stumbles over anything at all', {
    meta: { kind: 'random', cases: runs.numRuns },
  }, () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom(...Object.keys(manifest.fields)), fc.anything()),
        (typed) => {
          const outcome = ask(calculator, typed as Typed);
          if (outcome.ok) expectReadable(calculator, outcome);
        },
      ),
      runs,
    );
  });
}
