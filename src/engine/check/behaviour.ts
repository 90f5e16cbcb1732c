import fc from 'fast-check';
import { idsOf, parseFormula } from '../../../schemas/formula.ts';
import { type Example, type Law, limitNames } from '../../../schemas/manifest.ts';
import { type Answer, answer } from '../answer/answer.ts';
import { isShown, rowsOf, totalsOf } from '../answer/tables.ts';
import type { ExpandedCalculator, TablesModule } from '../calculator.ts';
import { showResult } from '../format/results.ts';
import type { ManifestIssue } from '../manifest/meta.ts';
import { prove, recipe } from './laws.ts';
import {
  fieldAt,
  revealing,
  runs,
  type Typed,
  today,
  validInputs,
  valueAt,
} from './random-inputs.ts';

/*
 * Checks that run a calculator: its examples, its laws, the effect of its fields.
 */

/** An issue of a calculator. */
export interface Finding extends ManifestIssue {
  /** Texts for the key that were probably meant: of a figure, the one that the engine gives. */
  readonly fixes?: readonly string[];
  /** The line of code that threw, if one did: “calculators/finance/loan-emi/compute.ts:7”. */
  readonly stopped?: string;
}

/** A small number of random forms, so that the check is fast; the tests use more. */
const fewRuns = { seed: runs.seed, numRuns: 20 } as const;

const notEmpty = (list: readonly unknown[]): boolean => list.length > 0;

/** The issue for an error that a computation threw. */
function stopped({ manifest }: ExpandedCalculator, key: string, error: Error): Finding {
  const { stack = '' } = error.cause instanceof Error ? error.cause : error;
  const [codeLocation] = /calculators\/[^\s()]+?\.ts:\d+/.exec(stack) ?? [];
  const message = `the computation stops: ${error.message.replace('[big.js] ', '')}`;
  // A formula has no line of code, so the key of the example or law is the best location.
  return codeLocation === undefined || manifest.compute === 'formulas'
    ? { key, message }
    : { key, message, stopped: codeLocation };
}

/** The calculator with a computation that throws if a result is missing. */
function throwingOnMissing(calculator: ExpandedCalculator): ExpandedCalculator {
  const { manifest, compute } = calculator;
  const planned = new Set(manifest.plans.map(({ id }) => id));
  const wanted = Object.entries({ ...manifest.results, ...manifest.workings }).flatMap(
    ([id, figure]) => (planned.has(id) || ('from' in figure && figure.from) ? [] : [id]),
  );
  return {
    ...calculator,
    compute: (inputs, context) => {
      const given = compute(inputs, context);
      // A figure that does not exist for these inputs has the value `undefined`, but its key must be there.
      const missing = wanted.find((id) => !Object.hasOwn(given, id));
      if (missing) throw new Error(`compute.ts returns no “${missing}”.`);
      return given;
    },
  };
}

function exampleFindings(
  { manifest }: ExpandedCalculator,
  { shows }: Example,
  outcome: Answer,
  key: string,
): readonly Finding[] {
  if (!outcome.ok) {
    const why = outcome.errors.map(({ message }) => message).join(' ');
    return [{ key: `${key}.given`, message: `the form refuses it: ${why}` }];
  }
  return Object.entries(shows).flatMap(([id, text]): readonly Finding[] => {
    const at = `${key}.shows.${id}`;
    const shown = outcome.shown[id];
    if (shown === text) return [];
    if (shown === undefined) {
      return [{ key: at, message: 'the page does not show this result here: take it out.' }];
    }
    if (typeof shown !== 'string') {
      const kind = manifest.results[id]?.kind;
      return [{ key: at, message: `is a ${kind}: an example shows single figures.` }];
    }
    return [{ key: at, message: `says “${text}”, the page “${shown}”.`, fixes: [shown] }];
  });
}

const namingKeys: readonly string[] = ['field', 'by', 'than', 'of', ...limitNames];

/** Ids that formulas, results, guards, units and conditions name. */
function namedIds(part: unknown): readonly string[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]): readonly string[] => {
    if (key === 'field' || key === 'than') return [value].flat().map(String);
    if (typeof value === 'object') return namedIds(value);
    if (key === 'formula') return idsOf(parseFormula(String(value)));
    if (key === 'label') return [...String(value).matchAll(/\{(\w+)\}/g)].map(([, id]) => `${id}`);
    return namingKeys.includes(key) ? [String(value)] : [];
  });
}

/** Fields that nothing names and that changed no result. A text field in a row is a note, which is fine. */
function unusedFields(calculator: ExpandedCalculator): readonly Finding[] {
  const {
    fields,
    results,
    guards,
    verdict,
    cautions,
    tables,
    plans,
    actions,
    laws = [],
  } = calculator.manifest;
  const named = new Set([
    ...namedIds({ fields, results, guards, verdict, cautions, tables, plans }),
    ...(actions.swap ?? []),
    // A `holds` law declares that the field does not change the result.
    ...laws.flatMap((law) => (law.law === 'holds' ? [law.raise] : [])),
  ]);
  const paths = Object.entries(fields).flatMap(([id, field]) =>
    field.kind === 'rows'
      ? Object.entries(field.fields).flatMap(([sub, { kind }]) =>
          kind === 'text' ? [] : [`${id}.${sub}`],
        )
      : [id],
  );
  return paths
    .filter((path) => !named.has(path) && !changesAnything(calculator, path))
    .map((path) => ({
      key: `fields.${path.replace('.', '.fields.')}`,
      message: `nothing uses it: no formula, unit or condition names it, and no result changed with it in ${fewRuns.numRuns} forms filled in at random. If it is meant to change nothing, say so by a law that \`holds\`.`,
    }));
}

function changesAnything(calculator: ExpandedCalculator, path: string): boolean {
  const { manifest } = calculator;
  const { optional } = fieldAt(manifest, path);
  const [id = '', sub] = path.split('.');
  const serialized = (typed: Typed) =>
    JSON.stringify(answer(calculator, typed, { today }), withoutValues);
  // The outcome includes the inputs, which always differ.
  const withoutValues = (key: string, value: unknown) => (key === 'values' ? undefined : value);
  const forms = fc.sample(fc.tuple(validInputs(manifest), valueAt(manifest, path)), fewRuns);
  return forms.some(([random, value]) =>
    [value, ...(optional ? [''] : [])].some((text) => {
      const typed = { ...random, ...revealing(manifest.fields[id] ?? {}, random) };
      const old = typed[id];
      const rows = Array.isArray(old) && sub ? old.map((row) => ({ ...row, [sub]: text })) : text;
      return serialized(typed) !== serialized({ ...typed, [id]: rows });
    }),
  );
}

/** Results that neither an example nor a random form shows. */
function hiddenResults(
  calculator: ExpandedCalculator,
  outcomes: readonly Answer[],
): readonly Finding[] {
  const { manifest } = calculator;
  const shown = (answers: readonly Answer[]) =>
    new Set(answers.flatMap((each) => (each.ok ? Object.keys(each.shown) : [])));
  const missing = (ids: ReadonlySet<string>) =>
    Object.keys(manifest.results).filter((id) => !ids.has(id));
  if (missing(shown(outcomes)).length === 0) return [];
  const more = fc.sample(validInputs(manifest), { ...fewRuns, numRuns: 200 });
  return missing(
    shown([...outcomes, ...more.map((typed) => answer(calculator, typed, { today }))]),
  ).map((id) => ({
    key: `results.${id}`,
    message:
      'is never shown: not by an example, nor in 200 forms filled in at random. Look at its `when`.',
  }));
}

/** The issues of the tables on demand for one form: a missing cell, a sum that differs from its result. */
export function tableFindings(
  calculator: ExpandedCalculator,
  module: TablesModule,
  typed: Typed,
): readonly Finding[] {
  const outcome = answer(calculator, typed, { today });
  if (!outcome.ok) return [];
  const found: Finding[] = [];
  const given = rowsOf(calculator, module, outcome, { today });
  for (const [id, { columns }] of Object.entries(module.declared)) {
    const rows = given[id] ?? [];
    const visible = Object.fromEntries(
      Object.entries(columns).filter(([, column]) => isShown(column, outcome)),
    );
    for (const [name, column] of Object.entries(visible)) {
      const key = `tables.${id}.columns.${name}`;
      const missing = rows.findIndex((row) => row[name] === undefined);
      if (missing >= 0) {
        found.push({ key, message: `row ${missing + 1} of tables.ts has none.` });
        continue;
      }
      if (!column.ties || rows.length === 0) continue;
      const own = column.sums ? totalsOf({ columns: visible, rows })?.[name] : rows.at(-1)?.[name];
      const tied = outcome.results[column.ties] ?? outcome.workings[column.ties];
      const [shown, wanted] = [own, tied].map((value) =>
        String(showResult(column, value, outcome)),
      );
      if (shown !== wanted) {
        const what = column.sums ? 'adds up to' : 'ends at';
        const lines = recipe(calculator, typed).map((line) => `    ${line}`);
        const message = `${what} ${shown}, and ${column.ties} is ${wanted}.`;
        found.push({ key: `${key}.ties`, message: [message, '  Typed', ...lines].join('\n') });
      }
    }
  }
  return found;
}

function lawFindings(
  calculator: ExpandedCalculator,
  law: Law,
  numRuns: number,
  key: string,
): readonly Finding[] {
  try {
    prove(calculator, law, { ...fewRuns, numRuns });
    return [];
  } catch (error) {
    const { message, cause } = error as Error;
    if (cause) throw error;
    return [{ key, message }];
  }
}

/**
 * Runs a calculator whose manifest is valid, and returns its issues; stops at the first error that its
 * computation throws. Each law and each table on demand is tested with the given number of inputs.
 */
export async function trial(
  loaded: ExpandedCalculator,
  times: number,
): Promise<readonly Finding[]> {
  const calculator = throwingOnMissing(loaded);
  const { examples, laws = [] } = calculator.manifest;
  const found: Finding[] = [];
  const outcomes: Answer[] = [];
  let key = 'examples';
  try {
    for (const [index, example] of examples.entries()) {
      key = `examples[${index}]`;
      const one = answer(calculator, example.given, { today: example.today ?? today });
      outcomes.push(one);
      found.push(...exampleFindings(calculator, example, one, key));
    }
    // If the form refuses its own examples, there is no random input that it accepts either.
    if (outcomes.some(({ ok }) => !ok)) return found;
    for (const [index, law] of laws.entries()) {
      key = `laws[${index}]`;
      found.push(...lawFindings(calculator, law, times, key));
    }
    key = 'tables';
    const module = await calculator.tables?.();
    if (module) {
      const forms = [
        ...examples.slice(0, times).map(({ given }) => given as Typed),
        ...fc.sample(validInputs(calculator.manifest), { ...fewRuns, numRuns: times }),
      ];
      // One failing form is enough.
      found.push(
        ...(forms.map((form) => tableFindings(calculator, module, form)).find(notEmpty) ?? []),
      );
    }
    key = 'fields';
    found.push(...unusedFields(calculator), ...hiddenResults(calculator, outcomes));
  } catch (error) {
    found.push(stopped(calculator, key, error as Error));
  }
  return found;
}
