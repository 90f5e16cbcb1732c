import type {
  Conditions,
  ExpandedBranch,
  ExpandedManifest,
  PageManifest,
  Plan,
  Step,
  StepConditions,
  SumLines,
} from '../../../schemas/calculator.ts';
import { notOnPage, pageKeys } from '../../../schemas/calculator.ts';
import { type Formula, idsOf, parseFormula, substitute, toText } from '../../../schemas/formula.ts';
import { dayNumber } from '../../../schemas/functions/arithmetic.ts';
import {
  type Branch,
  type Caution,
  type Condition,
  type Constants,
  type DataSet,
  type Digits,
  type Field,
  type Fields,
  type Figure,
  type FormulaOf,
  limitNames,
  type Manifest,
  type NumberField,
  type OnDemandTable,
  type OnDemandTables,
  type Reason,
  type Result,
  type SumTable,
  type When,
} from '../../../schemas/manifest.ts';
import { isNumberField } from '../../../schemas/number-field.ts';
import { quantities } from '../../../schemas/quantities.ts';
import { isAmount } from '../../../schemas/unit.ts';
import { formatDate } from '../format/dates.ts';
import { english } from '../format/presentation.ts';
import { holds } from '../input/condition.ts';

/*
 * Derives from a manifest what its editor need not write: conditions without names, all constants in
 * one record, the steps in the order of their dependencies, symbols, and the tables of summands.
 */

const isFigure = (result: Result): result is Figure => result.kind !== 'table';

/** The figures of a manifest, results before workings. */
export const figuresOf = ({
  results,
  workings = {},
}: Pick<Manifest, 'results' | 'workings'>): readonly (readonly [string, Figure])[] =>
  Object.entries({ ...results, ...workings }).filter((each): each is [string, Figure] =>
    isFigure(each[1]),
  );

/** All constants of a manifest by id; one without a source has that of its figure. */
export function constantsOf(manifest: Manifest): Constants {
  const beside = figuresOf(manifest).flatMap(([, figure]) =>
    'constants' in figure && figure.constants
      ? Object.entries(figure.constants).map(([id, constant]) => [
          id,
          figure.source === undefined ? constant : { source: figure.source, ...constant },
        ])
      : [],
  );
  return { ...manifest.constants, ...Object.fromEntries(beside) };
}

/** Returns a function that replaces the names of cases and constants in conditions by their definitions. */
function conditionsIn({ cases = {} }: Manifest, constants: Constants) {
  const limit = (value: unknown) =>
    typeof value === 'string' ? (constants[value]?.value ?? value) : value;
  const plain = (condition: Condition): Condition => {
    const limits = limitNames.filter((key) => key in condition);
    const own = condition as Readonly<Record<string, unknown>>;
    return {
      ...condition,
      ...Object.fromEntries(limits.map((key) => [key, limit(own[key])])),
    } as Condition;
  };
  const conditions = (when: When): Condition[] =>
    (Array.isArray(when) ? (when as readonly (string | Condition)[]) : [when]).flatMap((each) => {
      if (typeof each !== 'string') return [plain(each as Condition)];
      const named = cases[each];
      return named === undefined ? [] : conditions(named);
    });
  return (when: When | undefined): Conditions | undefined =>
    when === undefined ? undefined : conditions(when);
}

type Write = ReturnType<typeof conditionsIn>;

const both = (one: Conditions | undefined, other: Conditions | undefined) =>
  one && other ? [...one, ...other] : (one ?? other);

const branchesOf = (formula: FormulaOf | undefined): readonly Branch[] =>
  typeof formula === 'string' ? [{ formula }] : (formula ?? []);

const reasonsIn = (because: string | readonly Reason[] | undefined): readonly Reason[] =>
  typeof because === 'string' ? [{ say: because }] : (because ?? []);

/** One branch of a figure; of a sum, a combination of one branch per summand. */
interface Variant {
  readonly when: Conditions | undefined;
  readonly formula: string | undefined;
  readonly label: string | undefined;
  readonly because: readonly Reason[];
}

const variantOf =
  (write: Write, because: string | readonly Reason[] | undefined) =>
  (branch: Branch): Variant => ({
    when: write(branch.when),
    formula: branch.formula,
    label: branch.label,
    because: [...reasonsIn(because), ...reasonsIn(branch.because)],
  });

/** The formula of a sum: "a + b - c". */
const summed = (formulas: readonly string[]): string =>
  formulas
    .map((formula, index) => {
      const parsed = parseFormula(formula);
      if (parsed.kind === 'negative') return `${index ? ' - ' : '-'}${toText(parsed.of)}`;
      return `${index ? ' + ' : ''}${formula}`;
    })
    .join('');

/** The most characters of a formula that is put together from others. */
const longestFormula = 2000;

/** The most combinations of branches of a sum, each of which is a step of the page. */
const mostVariants = 100;

/** The variants of a sum: one for each combination of branches of its summands. */
function sumVariants(
  write: Write,
  id: string,
  figure: Extract<Figure, { sum?: unknown }>,
): readonly Variant[] {
  const none: Variant = { when: undefined, formula: undefined, label: undefined, because: [] };
  return Object.values(figure.sum ?? {}).reduce<readonly (Variant & { formulas: string[] })[]>(
    (sofar, part) => {
      const variants = branchesOf(part.formula).map(variantOf(write, part.because));
      // Where no branch applies, the summand adds nothing.
      const all = variants.at(-1)?.when ? [...variants, none] : variants;
      if (sofar.length * all.length > mostVariants) {
        throw new ManifestError(
          id,
          `has more than ${mostVariants} combinations of branches: make figures of some summands`,
        );
      }
      return sofar.flatMap((before) =>
        all.map((each) => {
          const formulas = [...before.formulas, ...(each.formula ? [each.formula] : [])];
          const formula = formulas.length > 0 ? summed(formulas) : '0';
          if (formula.length > longestFormula) {
            throw new ManifestError(id, 'is too long a sum: make figures of some summands');
          }
          return {
            when: both(before.when, each.when),
            formula,
            formulas,
            label: before.label ?? each.label,
            because: [...before.because, ...each.because],
          };
        }),
      );
    },
    [{ ...none, because: reasonsIn(figure.because), formulas: [] }],
  );
}

/** The variants of a figure with formulas; none if a table or a function computes it. */
function variantsOf(write: Write, id: string, figure: Figure): readonly Variant[] {
  if ('sum' in figure && figure.sum) return sumVariants(write, id, figure);
  if (!('formula' in figure)) return [];
  return branchesOf(figure.formula).map(variantOf(write, figure.because));
}

function expandedBranches(write: Write, id: string, figure: Figure): readonly ExpandedBranch[] {
  if ('choose' in figure && figure.choose) {
    return figure.choose.map(({ when, text }) => ({ when: write(when), text }));
  }
  if ('ranges' in figure && figure.ranges) return [{ ranges: figure.ranges }];
  if ('graduated' in figure && figure.graduated) return [{ graduated: figure.graduated }];
  return variantsOf(write, id, figure).map(({ when, formula }) =>
    formula === undefined ? { when, absent: true } : { when, formula },
  );
}

function stepsOf(write: Write, id: string, figure: Figure): readonly Step[] {
  const shown = write(figure.when);
  const because = (reasons: readonly Reason[]) =>
    reasons.map(({ when, say }) => ({ when: write(when), say }));
  const table =
    'ranges' in figure && figure.ranges
      ? { ranges: figure.ranges }
      : 'graduated' in figure && figure.graduated
        ? { graduated: figure.graduated }
        : undefined;
  if (table) {
    const reasons = 'because' in figure ? reasonsIn(figure.because) : [];
    return [
      { gives: id, ...table, when: shown, label: figure.stepLabel, because: because(reasons) },
    ];
  }
  return variantsOf(write, id, figure).flatMap((variant) =>
    variant.formula === undefined
      ? []
      : [
          {
            gives: id,
            formula: variant.formula,
            when: both(shown, variant.when),
            label: variant.label ?? figure.stepLabel,
            because: because(variant.because),
          },
        ],
  );
}

/** The ids of fields, figures and constants that conditions name. */
const idsIn = (conditions: Conditions | undefined): readonly string[] =>
  (conditions ?? []).flatMap((condition) => {
    const limits = limitNames.map((key) => (condition as Readonly<Record<string, unknown>>)[key]);
    const own = 'figure' in condition ? condition.figure : condition.field;
    return [own, ...limits.filter((each) => typeof each === 'string')];
  });

/** The ids that one branch to compute a figure depends on. */
export const needsOf = (branch: ExpandedBranch): readonly string[] => [
  ...('formula' in branch ? idsOf(parseFormula(branch.formula)) : []),
  ...('ranges' in branch ? [branch.ranges.of] : []),
  ...('graduated' in branch ? [branch.graduated.of] : []),
  ...idsIn(branch.when),
];

/** Thrown if the formulas of a manifest cannot be put together; `figure` is the id of one that they give. */
export class ManifestError extends Error {
  readonly figure: string;

  constructor(figure: string, message: string) {
    super(message);
    this.figure = figure;
  }
}

/** Thrown if a figure depends on itself; `path` has the ids of the cycle. */
export class CyclicFormulas extends ManifestError {
  readonly path: readonly string[];

  constructor(path: readonly string[]) {
    super(path[0] ?? '', `needs itself: ${path.join(' → ')}`);
    this.path = path;
  }
}

/**
 * Sorts plans so that each follows those that it depends on, otherwise in the order of the manifest.
 * Throws `CyclicFormulas` if a figure depends on itself.
 */
export function inOrderOfNeed(plans: readonly Plan[]): readonly Plan[] {
  const done = new Set<Plan>();
  const visit = (plan: Plan, path: readonly string[]) => {
    if (path.includes(plan.id)) {
      throw new CyclicFormulas([...path.slice(path.indexOf(plan.id)), plan.id]);
    }
    if (done.has(plan)) return;
    const needs = new Set(plan.branches.flatMap(needsOf));
    for (const needed of plans) {
      if (needs.has(needed.id)) visit(needed, [...path, plan.id]);
    }
    done.add(plan);
  };
  for (const plan of plans) visit(plan, []);
  return [...done];
}

/** The ids that a step names: what it gives, and what it needs for that. */
export const idsOfStep = ({ gives, formula, ranges, graduated }: Step): readonly string[] => [
  gives,
  ...(formula === undefined ? [] : idsOf(parseFormula(formula))),
  ...[ranges?.of ?? [], graduated?.of ?? []].flat(),
];

/** The symbols in the steps by id, in the order of the steps. */
function symbolsOf(
  manifest: Manifest,
  constants: Constants,
  steps: readonly Step[],
): Readonly<Record<string, string>> {
  const { fields, results, workings = {} } = manifest;
  const rows = Object.entries(fields).flatMap(([id, field]) =>
    'fields' in field
      ? Object.entries(field.fields).map(([sub, each]) => [`${id}.${sub}`, each])
      : [],
  );
  const all: Readonly<Record<string, { readonly symbol?: string }>> = {
    ...fields,
    ...Object.fromEntries(rows),
    ...(results as object),
    ...workings,
    ...constants,
  };
  return Object.fromEntries(
    [...new Set(steps.flatMap(idsOfStep))].flatMap((id) => {
      const symbol = all[id]?.symbol;
      return symbol === undefined ? [] : [[id, symbol]];
    }),
  );
}

const isSumTable = (table: OnDemandTable | SumTable): table is SumTable => 'sumOf' in table;

/** A formula as text; throws if it is too long to be that of a line of the table of a sum. */
function lineOfSum(formula: Formula, whole: string, of: string): string {
  const text = toText(formula);
  if (text.length <= longestFormula) return text;
  throw new ManifestError(whole, `needs “${of}” by too many steps for a table of its summands`);
}

/** The formula of a figure with everything substituted that depends on another figure, `of`. */
function inTermsOf(plans: readonly Plan[], whole: string, of: string): Formula {
  const byId = new Map(plans.map((plan) => [plan.id, plan]));
  const dependent = new Map([[of, true]]);
  const dependsOn = (id: string): boolean => {
    const known = dependent.get(id);
    if (known !== undefined) return known;
    const found = !!byId.get(id)?.branches.some((branch) => needsOf(branch).some(dependsOn));
    dependent.set(id, found);
    return found;
  };
  const checked = (formula: Formula): Formula => {
    lineOfSum(formula, whole, of);
    return formula;
  };
  const expandId = (id: string): Formula => {
    const branch = byId.get(id)?.branches[0];
    if (id === of || !branch || !('formula' in branch)) return { kind: 'id', id };
    const formula = parseFormula(branch.formula);
    return idsOf(formula)
      .filter(dependsOn)
      .reduce((partly, each) => checked(substitute(partly, each, expandId(each))), formula);
  };
  return expandId(whole);
}

/** How the lines of a table of summands are computed. */
function sumLines(
  write: Write,
  manifest: Manifest,
  plans: readonly Plan[],
  { sumOf, whole }: SumTable,
): SumLines {
  if (typeof sumOf === 'object') {
    const lines = Object.keys(sumOf).map((id) => ({ id, branches: [{ formula: id }] }));
    return { lines, areResults: true };
  }
  const figure = { ...manifest.results, ...manifest.workings }[sumOf];
  const formula = inTermsOf(plans, whole, sumOf);
  const parts = figure && 'sum' in figure ? (figure.sum ?? {}) : {};
  const lines = Object.entries(parts).map(([id, part]) => ({
    id,
    branches: branchesOf(part.formula).map((branch) => ({
      when: write(branch.when),
      formula: branch.formula
        ? lineOfSum(substitute(formula, sumOf, parseFormula(branch.formula)), whole, sumOf)
        : '0',
    })),
  }));
  return { lines, areResults: false };
}

/** The full definition of a table of summands: a column of names, one of amounts, and a chart. */
function wholeTable(manifest: Manifest, { label, help, sumOf, whole, chart, when }: SumTable) {
  const figures = { ...manifest.results, ...manifest.workings };
  const figure = typeof sumOf === 'string' ? figures[sumOf] : undefined;
  const parts = figure && 'sum' in figure ? (figure.sum ?? {}) : {};
  const labels =
    typeof sumOf === 'object'
      ? sumOf
      : Object.fromEntries(Object.entries(parts).map(([id, part]) => [id, part.label]));
  const { kind, digits, currency, grouping, unit } = figures[whole] as unknown as Readonly<
    Record<string, unknown>
  >;
  const amount = { kind, digits, currency, grouping, unit, label: 'Amount' };
  const table = {
    label,
    ...(help === undefined ? {} : { help }),
    ...(when === undefined ? {} : { when }),
    columns: {
      part: { kind: 'text', label: 'Part', labels },
      amount: {
        ...Object.fromEntries(Object.entries(amount).filter(([, value]) => value !== undefined)),
        sums: true,
        ties: whole,
      },
    },
    chart: { kind: 'parts', title: chart, x: 'part', y: 'amount' },
  };
  return table as unknown as OnDemandTable;
}

/** Figures with the manifest's money format applied to each amount, also in tables. */
function withMoney<T>(
  figures: Readonly<Record<string, T>>,
  { money: all }: Manifest,
): typeof figures {
  if (!all) return figures;
  const { isDefault: _, ...money } = all;
  return Object.fromEntries(
    Object.entries(figures).map(([id, figure]) => {
      const { kind, columns } = figure as { kind?: string; columns?: Readonly<Record<string, T>> };
      if (columns) return [id, { ...figure, columns: withMoney(columns, { money } as Manifest) }];
      return [id, kind === 'money' ? { ...money, ...figure } : figure];
    }),
  );
}

/** An example whose inputs include the defaults of visible fields that it does not name. */
function withDefaults<T extends Manifest['examples'][number]>(example: T, fields: Fields): T {
  const defaults = Object.entries(fields).flatMap(([id, field]) =>
    'default' in field && field.default !== undefined ? [[id, field.default]] : [],
  );
  const all = { ...Object.fromEntries(defaults), ...example.given };
  const given = Object.fromEntries(
    Object.entries(all).filter(([id]) => id in example.given || holds(fields[id]?.when, all)),
  );
  return { ...example, given };
}

/** A field that may stay blank because the blank counts as something, as optional; also within rows. */
function withBlanks(field: Field): Field {
  if ('fields' in field) {
    const inside = Object.entries(field.fields).map(([id, sub]) => [id, withBlanks(sub)]);
    return { ...field, fields: Object.fromEntries(inside) };
  }
  return 'whenBlank' in field && field.whenBlank !== undefined
    ? { ...field, optional: true }
    : field;
}

/** Whether a field measures money, in a currency that neither the manifest nor its unit states. */
function holdsOwnMoney({ quantity, unit }: NumberField, { money }: Manifest): boolean {
  if (money?.currency || !quantity) return false;
  const states = typeof unit === 'object' ? !unit.units : unit && /^\p{Sc}/u.test(unit);
  return quantities[quantity].measure === 'money' && !states;
}

/** A field, or those of its rows, marked if it holds an amount of no stated currency. */
function withOwnMoney(field: Field, manifest: Manifest): Field {
  if ('fields' in field) {
    const inside = Object.entries(field.fields).map(([id, sub]) => [
      id,
      withOwnMoney(sub, manifest),
    ]);
    return { ...field, fields: Object.fromEntries(inside) };
  }
  return isNumberField(field) && holdsOwnMoney(field, manifest)
    ? ({ ...field, ownMoney: true } as Field)
    : field;
}

/** The decimals of the workings that sentences and messages name, by id. */
function namedDigitsIn(
  workings: NonNullable<Manifest['workings']>,
  texts: readonly string[],
): Readonly<Record<string, Digits>> {
  const named = new Set(texts.flatMap((text) => text.match(/(?<=\{)\w+(?=\})/g) ?? []));
  return Object.fromEntries(
    Object.entries(workings).flatMap(([id, working]) =>
      named.has(id) && 'digits' in working && working.digits !== undefined
        ? [[id, working.digits]]
        : [],
    ),
  );
}

/** The ids of fields and figures that are amounts of no stated currency. */
function ownMoneyIn(
  fields: Fields,
  figures: readonly (readonly [string, Figure])[],
): readonly string[] {
  const marked = Object.entries(fields).flatMap(([id, field]) =>
    'fields' in field
      ? Object.entries(field.fields).flatMap(([sub, each]) =>
          isAmount(each) ? `${id}.${sub}` : [],
        )
      : isAmount(field)
        ? id
        : [],
  );
  const amounts = figures.flatMap(([id, figure]) =>
    figure.kind === 'money' && !figure.currency ? id : [],
  );
  return [...marked, ...amounts];
}

/** The figure that every calculator with exchange rates has: how many days old they are. */
export const ratesAge = 'ratesAge';

/** The numbers that conditions compare fields with, by field. */
function limitsIn(steps: readonly Step[]): ExpandedManifest['limits'] {
  const found = steps.flatMap(({ when = [] }) =>
    when.flatMap((condition) =>
      'field' in condition
        ? limitNames.flatMap((name) => {
            const limit = (condition as Readonly<Record<string, unknown>>)[name];
            return typeof limit === 'number' ? [[condition.field, limit] as const] : [];
          })
        : [],
    ),
  );
  if (found.length === 0) return undefined;
  return Object.fromEntries(
    [...Map.groupBy(found, ([field]) => field)].map(([field, all]) => [
      field,
      [...new Set(all.map(([, limit]) => limit))],
    ]),
  );
}

/** What a calculator with exchange rates says beside its result when they are old, if it says nothing of its own. */
const staleRates: Caution = {
  when: { figure: ratesAge, above: 7 },
  say: 'These exchange rates are more than a week old, and today’s may differ. Look up a current rate before you act on this result.',
};

/** The figure that every calculator with dated figures has: the number of the visitor's day. */
export const dayToday = 'dayToday';

/** Where dated figures come from. */
const sourceLine = ({ what, source, lookedUp }: DataSet): string =>
  `${what}: ${source}; looked up ${formatDate(lookedUp, english)}.`;

/** What a calculator says beside its result while its dated figures do not hold yet, or no longer. */
function datedCautions(set: DataSet): readonly Caution[] {
  const { what, validFrom, validUntil, whenPast, when = [] } = set;
  const on = (condition: Condition): When => [...([when].flat() as Condition[]), condition];
  const [from, until] = [validFrom, validUntil].map((day) => formatDate(day, english));
  return [
    {
      when: on({ figure: dayToday, above: dayNumber(validUntil).toNumber() }),
      say: whenPast.replaceAll('{what}', what).replaceAll('{validUntil}', `${until}`),
    },
    {
      when: on({ figure: dayToday, below: dayNumber(validFrom).toNumber() }),
      say: `These figures apply from ${from}.`,
    },
  ];
}

/** What it says of its dated figures while they count, if they do not count in every result. */
const sourceCautions = (set: DataSet): readonly Caution[] => {
  const { when, doubt } = set;
  if (!when) return [];
  const unsure = 'One of these figures was not confirmed by a second source.';
  return [...(doubt ? [{ when, say: `${unsure} ${doubt}` }] : []), { when, say: sourceLine(set) }];
};

/**
 * Takes a manifest without errors (see `issuesIn`); returns it expanded. Throws `CyclicFormulas` if a
 * figure depends on itself, and `ManifestError` if its formulas multiply beyond what a page can show.
 */
export function expand(source: Manifest): ExpandedManifest {
  const { results, workings: declared, tables: declaredTables } = source;
  const manifest: Manifest = {
    ...source,
    results: withMoney(results, source),
    ...(declared && { workings: withMoney(declared, source) }),
    ...(declaredTables && { tables: withMoney(declaredTables, source) }),
  };
  const {
    workings = {},
    guards = [],
    variations,
    verdict,
    cautions = [],
    data = [],
    tables,
    cases: _,
    money,
    ...rest
  } = manifest;
  const constants = constantsOf(manifest);
  const write = conditionsIn(manifest, constants);
  const withConditions = <T extends { readonly when?: When }>(each: T) => ({
    ...each,
    ...(each.when === undefined ? {} : { when: write(each.when) }),
  });
  const withOwnConditions = (result: Result) => ({
    ...result,
    ...(typeof result.headline === 'object' && { headline: withConditions(result.headline) }),
    ...('bandsWhen' in result && { bandsWhen: write(result.bandsWhen) }),
  });
  const withColumns = (table: OnDemandTable) => ({
    ...withConditions(table),
    columns: all(table.columns),
  });
  const all = <T>(record: Readonly<Record<string, T>>): Readonly<Record<string, T>> =>
    Object.fromEntries(
      Object.entries(record).map(([id, each]) => [id, withConditions(each as object)]),
    ) as never;

  const figures = figuresOf(manifest);
  const planned = figures
    .map(
      ([id, figure]): Plan => ({
        id,
        kind: figure.kind,
        branches: expandedBranches(write, id, figure),
      }),
    )
    .filter(({ branches }) => branches.length > 0);
  const guarded = guardedFigures(manifest);
  // What guards are about is computed first: another figure may divide by it.
  const plans = inOrderOfNeed([
    ...planned.filter(({ id }) => guarded.has(id)),
    ...planned.filter(({ id }) => !guarded.has(id)),
  ]);
  const byId = new Map(figures);
  const steps = inOrderOfNeed(planned).flatMap(({ id }) =>
    stepsOf(write, id, byId.get(id) as Figure),
  );
  const fields = Object.fromEntries(
    Object.entries(all(manifest.fields)).map(([id, field]) => [
      id,
      withOwnMoney(withBlanks(field), source),
    ]),
  );
  const sumTables = Object.entries(tables ?? {}).filter((each): each is [string, SumTable] =>
    isSumTable(each[1]),
  );
  const ownMoney = ownMoneyIn(fields, figures);
  const namedDigits = namedDigitsIn(workings, [
    ...[...cautions, ...(verdict ?? [])].map(({ say }) => say),
    ...guards.map(({ message }) => message),
  ]);
  const always = data.filter(({ when }) => !when);
  const note = [manifest.note ?? [], always.map(sourceLine)].flat(2).join(' ');
  const saysAge = cautions.some(({ when }) =>
    write(when)?.some((each) => 'figure' in each && each.figure === ratesAge),
  );
  const limits = limitsIn(steps);
  return {
    ...rest,
    fields,
    ...((ownMoney.length > 0 || money?.isDefault) && { ownMoney }),
    ...(Object.keys(namedDigits).length > 0 && { namedDigits }),
    examples: manifest.examples.map((example) => withDefaults(example, fields)),
    results: all(
      Object.fromEntries(
        Object.entries(manifest.results).map(([id, result]) => [id, withOwnConditions(result)]),
      ),
    ),
    workings: all(workings),
    constants,
    guards: guards.map(withConditions) as never,
    ...(manifest.laws && { laws: manifest.laws.map(withConditions) }),
    ...(variations && { variations: variations.map(withConditions) as never }),
    ...(verdict && { verdict: verdict.map(withConditions) as never }),
    ...(data.length > 0 && { data }),
    ...(note && { note }),
    cautions: [
      ...data.flatMap(datedCautions),
      ...cautions,
      ...data.flatMap(sourceCautions),
      ...(manifest.needs?.includes('rates') && !saysAge ? [staleRates] : []),
    ].map(withConditions) as never,
    tables:
      tables &&
      (Object.fromEntries(
        Object.entries(tables).map(([id, table]) => [
          id,
          withColumns(isSumTable(table) ? wholeTable(manifest, table) : table),
        ]),
      ) as OnDemandTables),
    symbols: symbolsOf(manifest, constants, steps),
    steps,
    ...(limits && { limits }),
    plans,
    sums: Object.fromEntries(
      sumTables.map(([id, table]) => [id, sumLines(write, manifest, plans, table)]),
    ),
  };
}

/** The ids of the figures that guards compare. */
export const guardedFigures = ({ guards = [] }: Pick<Manifest, 'guards'>): ReadonlySet<string> =>
  new Set(
    guards.flatMap((guard) =>
      'figure' in guard
        ? [guard.figure, ...(typeof guard.than === 'string' ? [guard.than] : [])]
        : [],
    ),
  );

const without = <T extends object>(record: T, keys: readonly string[]): T =>
  Object.fromEntries(Object.entries(record).filter(([key]) => !keys.includes(key))) as T;

/** The part of an expanded manifest that a page needs, without its tables. */
export function pageManifest(manifest: ExpandedManifest): Omit<PageManifest, 'tables'> {
  const onPage = Object.fromEntries(
    pageKeys.flatMap((key) => (manifest[key] === undefined ? [] : [[key, manifest[key]]])),
  ) as unknown as ExpandedManifest;
  const each = (record: object) =>
    Object.fromEntries(
      Object.entries(record).map(([id, one]) => {
        const own = without(one as object, notOnPage);
        return [
          id,
          {
            ...own,
            ...('fields' in own ? { fields: eachIn(own.fields as object) } : {}),
            ...('options' in own
              ? { options: optionsIn(own as Readonly<Record<'kind' | 'options', object>>) }
              : {}),
          },
        ];
      }),
    );
  const eachIn = (record: object): object => each(record);
  // A currency's sign stands in its list.
  const optionsIn = ({ kind, options }: Readonly<Record<'kind' | 'options', object>>): object =>
    String(kind) === 'currency'
      ? Object.fromEntries(
          Object.entries(options).map(([code, option]) => [code, without(option, ['say'])]),
        )
      : eachIn(options);
  const folded = foldedHelp(manifest);
  const withoutHelp = (fields: Fields) =>
    Object.fromEntries(
      Object.entries(fields).map(([id, field]) => [
        id,
        folded[id] ? without(field, ['help']) : field,
      ]),
    );
  const { guards, cautions, ...others } = onPage;
  return {
    ...others,
    ...(guards.length > 0 ? { guards } : {}),
    ...(cautions.length > 0 ? { cautions } : {}),
    fields: each(withoutHelp(onPage.fields)),
    results: each(onPage.results),
  } as never;
}

/** The help of the fields that are folded when the page opens. */
export const foldedHelp = ({ fields, groups = {} }: ExpandedManifest): Record<string, string> =>
  Object.fromEntries(
    Object.values(groups)
      .filter(({ open }) => !open)
      .flatMap((group) =>
        group.fields.flatMap((id): [string, string][] => {
          const help = fields[id]?.help;
          return help ? [[id, help]] : [];
        }),
      ),
  );

/** When each step is shown, for the page that fills them. */
export const stepConditions = ({ steps }: ExpandedManifest): readonly StepConditions[] =>
  steps.map(({ gives, when, because }) => ({
    gives,
    ...(when ? { when } : {}),
    ...(because.length > 0 ? { because: because.map((one) => ({ when: one.when })) } : {}),
  }));
