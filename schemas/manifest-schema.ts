import * as z from 'zod';
import { type DurationFormat, limitNames } from './manifest.ts';
import { didYouMean } from './nearest.ts';
import { quantityIds } from './quantities.ts';

/*
 * The shape of a manifest as a strict zod schema, with messages for editors; a type test checks that it
 * equals the types of `manifest.ts`. What its keys are is said in `manifest-keys.ts`. It uses all of zod, so
 * that of the site's pages only the one that makes calculators may import it.
 */

// Without generated code, which the security policy of pages refuses; each schema looks once, when it is made.
z.config({ jitless: true });

// ---------------------------------------------------------------- messages

/** A wrong value in a message. */
const asText = (given: unknown): string =>
  typeof given === 'object' ? JSON.stringify(given) : String(given);

/** The message for a name that is none of the known ones, or that is missing. */
export const wrongName = (given: unknown, what: string, known: readonly string[]): string =>
  given === undefined
    ? `the ${what} is missing; known are ${known.join(', ')}.`
    : `“${asText(given)}” is not a ${what}; known are ${known.join(', ')}.${didYouMean(asText(given), known)}`;

/** An object with exactly these keys; an unknown one is named with the nearest known. */
const strict = <S extends z.ZodRawShape>(shape: S) =>
  z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys
            .map((key) => `unknown key “${key}”.${didYouMean(key, Object.keys(shape))}`)
            .join('\n')
        : undefined,
  });

/** One of several shapes, discriminated by the value of one key. */
const discriminated = <const T extends readonly [z.ZodObject, ...z.ZodObject[]], K extends string>(
  key: K,
  what: string,
  options: T,
): z.ZodUnion<T> => {
  const known = options.flatMap(({ shape }) => {
    const kind = shape[key] as z.ZodLiteral<string> | z.ZodEnum;
    return 'values' in kind ? [...kind.values] : kind.options;
  }) as string[];
  return z.discriminatedUnion(key, options as never, {
    error: ({ input }) =>
      wrongName((input as Record<string, unknown> | undefined)?.[key], what, known),
  }) as never;
};
const byKind = <const T extends readonly [z.ZodObject, ...z.ZodObject[]]>(
  what: string,
  options: T,
) => discriminated('kind', `kind of ${what}`, options);

// ---------------------------------------------------------------- texts, numbers, conditions

const text = z.string().trim().min(1, 'must not be blank.');
const line = text.regex(/^[^\n]*$/, 'must be one line.');
const finite = z.number();
const yes = z.literal(true);
const day = () => z.iso.date('must be a day like 2026-11-22.');

const limit = z.union([finite, text]).optional();
const limits = { above: limit, atLeast: limit, below: limit, atMost: limit } satisfies Record<
  (typeof limitNames)[number],
  unknown
>;
const is = z.union([text, z.array(text).min(1)]);
export const optionCondition = strict({ field: text, is });
export const filledCondition = strict({ field: text, filled: z.boolean() });
export const fieldCondition = strict({ field: text, ...limits });
export const textCondition = strict({ figure: text, is });
export const figureCondition = strict({ figure: text, ...limits });
const oneCondition = z.union([
  optionCondition,
  filledCondition,
  fieldCondition,
  textCondition,
  figureCondition,
]);
/** A `when`, or a condition with a name. */
export const condition = z.union([
  text,
  oneCondition,
  z.array(z.union([text, oneCondition])).min(1),
]);
const when = condition.optional();

export const unitByChoice = strict({
  by: text,
  // A blank one for an option without a unit, such as an amount.
  units: z.record(text, z.union([line, z.literal('')])).optional(),
  keepsNumber: yes.optional(),
});
const unit = z.union([line, unitByChoice]);

/** A key that names a quantity of the vocabulary. */
const quantity = z.enum(quantityIds, {
  // All known ones would fill a page.
  error: ({ input }) =>
    `there is no quantity “${asText(input)}” in schemas/quantities.ts.${didYouMean(asText(input), quantityIds)}`,
});
const say = z.array(line).min(1);
const label = line.max(40, 'is too long for a label: 40 characters at most.');

// ---------------------------------------------------------------- fields

const common = {
  label,
  help: line.optional(),
  when,
  optional: yes.optional(),
  symbol: text.optional(),
  quantity: quantity.optional(),
  say: say.optional(),
  assumed: yes.optional(),
  unasked: yes.optional(),
};
export const blankByChoice = strict({ by: text, values: z.record(text, finite) });
export const numberField = strict({
  ...common,
  kind: z.enum(['number', 'integer']),
  unit: unit.optional(),
  alsoIn: z.array(line).min(1).optional(),
  min: finite.optional(),
  max: finite.optional(),
  above: finite.optional(),
  below: finite.optional(),
  step: finite.positive().optional(),
  whole: yes.optional(),
  default: finite.optional(),
  whenBlank: z.union([finite, blankByChoice]).optional(),
  message: line.optional(),
  presets: z.array(finite).min(2).optional(),
  named: z.record(text, finite).optional(),
  percentOf: text.optional(),
  usual: z.tuple([finite, finite]).optional(),
});
export const option = strict({
  label: line,
  heading: line.optional(),
  value: finite.optional(),
  say: say.optional(),
  unasked: yes.optional(),
});
export const choiceField = strict({
  ...common,
  kind: z.literal('choice'),
  valueLabel: line.optional(),
  source: line.optional(),
  options: z.record(text, option),
  default: text.optional(),
  asUnit: yes.optional(),
  omitDefault: yes.optional(),
  first: z.int().min(2).optional(),
  timeZones: yes.optional(),
});
export const dateField = strict({
  ...common,
  kind: z.literal('date'),
  min: z.iso.date().optional(),
  max: z.iso.date().optional(),
  message: line.optional(),
  todayButton: yes.optional(),
  opens: z.literal('today').optional(),
  whenBlank: z.literal('today').optional(),
});
export const nowButton = strict({ date: text, zone: text });
export const timeField = strict({
  ...common,
  kind: z.literal('time'),
  nowButton: nowButton.optional(),
});
export const digitsOfBase = strict({ base: text });
export const textField = strict({
  ...common,
  kind: z.literal('text'),
  placeholder: line.optional(),
  maxLength: z.int().min(1).max(10_000).optional(),
  grammar: z.union([z.literal('fraction'), digitsOfBase]).optional(),
});
const code = z.string().regex(/^[A-Z]{3}$/, 'must be an ISO 4217 code: three capital letters.');
export const currencyOption = strict({ symbol: line, name: line, say: say.optional() });
export const currencyField = strict({
  ...common,
  kind: z.literal('currency'),
  options: z.record(code, currencyOption),
  default: text.optional(),
});
const singleFields = [
  numberField,
  choiceField,
  dateField,
  timeField,
  textField,
  currencyField,
] as const;
export const rowsField = strict({
  ...common,
  kind: z.literal('rows'),
  rowLabel: line,
  fields: z.record(text, byKind('field in a row', singleFields)),
  maxRows: z.int().min(1),
  incompleteRows: z.enum(['skip', 'refuse']),
});
export const listField = strict({
  ...common,
  kind: z.literal('list'),
  of: z.literal('date').optional(),
  unit: unit.optional(),
  min: finite.optional(),
  max: finite.optional(),
  above: finite.optional(),
  below: finite.optional(),
  whole: yes.optional(),
  minCount: z.int().min(1).optional(),
  maxCount: z.int().min(1).max(10_000),
  message: line.optional(),
});

export const fieldGroup = strict({
  label,
  fields: z.array(text).min(1),
  open: yes.optional(),
});

const compared = {
  is: z.enum([...limitNames, 'equal', 'notEqual']),
  than: z.union([text, finite]),
};
const guardRest = { when, message: line, alert: yes.optional() };
export const figureGuard = strict({
  figure: text,
  field: text.optional(),
  ...compared,
  ...guardRest,
});
export const fieldGuard = strict({
  field: z.union([text, z.array(text).min(1)]),
  ...compared,
  ...guardRest,
});
export const decimalsGuard = strict({
  field: text,
  is: z.literal('decimals'),
  than: z.int().min(0).max(20),
  ...guardRest,
});
export const listGuard = strict({
  field: text,
  is: z.enum(['rising', 'notAllEqual']),
  ...guardRest,
});

// ---------------------------------------------------------------- results

export const constant = strict({
  label: line,
  value: finite,
  symbol: text.optional(),
  unit: line.optional(),
  source: line.optional(),
});
const constants = z.record(text, constant);
export const reason = strict({ when, say: line });
const because = z.union([line, z.array(reason).min(1)]).optional();
export const branch = strict({
  when,
  formula: line.optional(),
  label: line.optional(),
  because,
});
const formula = z.union([line, z.array(branch).min(1)]);
export const rangeTable = strict({
  of: text,
  from: z.array(z.tuple([finite, finite])).min(2),
  unit: line.optional(),
  figureUnit: line.optional(),
  source: line.optional(),
  asOf: line.optional(),
  validUntil: z.iso.date().optional(),
  because: line.optional(),
});
export const part = strict({ label: line, formula, because });
/** How a figure is worked out. */
const worked = {
  symbol: text.optional(),
  formula: formula.optional(),
  sum: z.record(text, part).optional(),
  ranges: rangeTable.optional(),
  graduated: rangeTable.optional(),
  constants: constants.optional(),
  source: line.optional(),
  because,
};

/** A result that is shown large under a condition. */
export const headlineWhen = strict({ when: condition });

const commonResult = {
  label,
  stepLabel: line.optional(),
  help: line.optional(),
  headline: z.union([yes, headlineWhen]).optional(),
  when,
  card: line.optional(),
  quantity: quantity.optional(),
  say: say.optional(),
  unasked: yes.optional(),
};
const digit = z.int().min(0).max(20);
const durationFormat = z.enum(['m:ss', 'h:mm:ss', 'h:mm', 'years and months', 'weeks and days']);
/** Every way to write a duration. */
export const durationFormats: readonly DurationFormat[] = durationFormat.options;
export const mostDigits = strict({ atMost: digit });
export const significantDigits = strict({
  significant: z.int().min(1).max(20),
  whole: z.literal('all').optional(),
});
const digits = z
  .union([digit, mostDigits, significantDigits, z.enum(['all', 'ungrouped']), durationFormat])
  .optional();
export const band = strict({
  below: finite.optional(),
  upTo: finite.optional(),
  label: line,
  advice: line.optional(),
});
const banded = {
  bands: z.array(band).min(2).optional(),
  bandsWhen: when,
  scale: z.tuple([finite, finite]).optional(),
};
export const currencyByField = strict({ by: text });
export const currencyOfOption = strict({ of: text });
const moneyShape = {
  currency: z.union([code, currencyByField, currencyOfOption]).optional(),
  grouping: z.literal('indian').optional(),
  digits,
};
export const bandText = strict({ band: text, show: z.enum(['label', 'advice']) });
export const durationText = strict({ duration: text, as: durationFormat });
const money = { ...commonResult, ...moneyShape, kind: z.literal('money') };
const percent = { ...commonResult, ...banded, kind: z.literal('percent'), digits };
const number = {
  ...commonResult,
  ...banded,
  kind: z.literal('number'),
  unit: unit.optional(),
  digits,
  labels: z.record(text, line).optional(),
};
const textShape = {
  ...commonResult,
  kind: z.literal('text'),
  labels: z.record(text, line).optional(),
  from: z.union([bandText, durationText]).optional(),
};
const date = { ...commonResult, kind: z.literal('date') };

/** A text with its condition. */
export const choice = strict({ when, text });
export const moneyFigure = strict({ ...money, ...worked });
export const percentFigure = strict({ ...percent, ...worked });
export const numberFigure = strict({ ...number, ...worked });
export const dateFigure = strict({ ...date, ...worked, calendar: line.optional() });
export const textFigure = strict({ ...textShape, choose: z.array(choice).min(1).optional() });
const figures = [moneyFigure, percentFigure, numberFigure, dateFigure, textFigure] as const;

export const moneyCell = strict(money);
export const percentCell = strict(percent);
export const numberCell = strict(number);
export const textCell = strict(textShape);
export const dateCell = strict(date);

const inTable = { sums: yes.optional(), ties: text.optional() };
export const moneyColumn = strict({ ...money, ...inTable });
export const percentColumn = strict({ ...percent, ...inTable });
export const numberColumn = strict({ ...number, ...inTable });
export const textColumn = strict({ ...textShape, ...inTable });
export const dateColumn = strict({ ...date, ...inTable });

// ---------------------------------------------------------------- tables and charts

export const barChart = strict({
  kind: z.literal('bars'),
  title: line,
  x: text.optional(),
  y: text,
  from: text.optional(),
  every: z.int().min(1).optional(),
  most: z.int().min(1).optional(),
});
export const stackedChart = strict({
  kind: z.literal('stacked'),
  title: line,
  x: text.optional(),
  y: z.array(text).min(2, 'names two to four columns.').max(4, 'names two to four columns.'),
});
export const lineChart = strict({
  kind: z.literal('lines'),
  title: line,
  x: text.optional(),
  y: z.array(text).min(1, 'names one to four columns.').max(4, 'names one to four columns.'),
});
export const histogram = strict({ kind: z.literal('histogram'), title: line, x: text });
export const boxChart = strict({ kind: z.literal('box'), title: line, x: text });
export const pointChart = strict({
  kind: z.literal('points'),
  title: line,
  x: text,
  y: text,
  line: text.optional(),
});
export const outlineChart = strict({
  kind: z.literal('outline'),
  title: line,
  x: text,
  y: text,
  label: text,
  figure: text.optional(),
});
export const partChart = strict({ kind: z.literal('parts'), title: line, x: text, y: text });
const chart = byKind('chart', [
  barChart,
  stackedChart,
  lineChart,
  histogram,
  boxChart,
  pointChart,
  outlineChart,
  partChart,
]).optional();

export const tableResult = strict({
  ...commonResult,
  kind: z.literal('table'),
  columns: z.record(
    text,
    byKind('column', [moneyCell, percentCell, numberCell, textCell, dateCell]),
  ),
  chart,
});
export const view = strict({ label, rows: z.int().min(1) });
export const currentRow = strict({ column: text, reached: text });
export const onDemandTable = strict({
  label,
  help: line.optional(),
  note: line.optional(),
  none: line.optional(),
  when,
  by: z.record(text, view).optional(),
  columns: z.record(
    text,
    byKind('column', [moneyColumn, percentColumn, numberColumn, textColumn, dateColumn]),
  ),
  current: currentRow.optional(),
  chart,
});
export const sumTable = strict({
  label,
  help: line.optional(),
  sumOf: z.union([text, z.record(text, line)]),
  whole: text,
  chart: line,
  when,
});
export const stepsAround = strict({ step: finite.positive(), times: z.int().min(1) });
export const variation = strict({
  of: text,
  label: line.optional(),
  at: z.union([z.array(finite).min(2), stepsAround, z.enum(['options', 'allOptions'])]),
  shows: z.array(text).min(1),
  when,
});

// ---------------------------------------------------------------- examples and laws

const typed = z.union([z.string(), finite]);
/** What an example enters into a field. */
export const given = z.union([typed, z.array(z.record(text, typed))]);
export const example = strict({
  title: line,
  given: z.partialRecord(text, given),
  today: z.iso.date().optional(),
  shows: z.partialRecord(text, z.string()),
  source: line.optional(),
  shown: z.literal(false).optional(),
  asked: say.optional(),
});

const fieldIds = z.array(text).min(1);
const resultIds = z.array(text).min(1);
export const risingLaw = strict({
  when,
  law: z.enum(['rises', 'falls', 'holds']),
  raise: text,
  result: text,
});
export const scalesLaw = strict({
  when,
  law: z.literal('scales'),
  fields: fieldIds,
  results: resultIds,
});
export const shiftsLaw = strict({
  when,
  law: z.literal('shifts'),
  fields: fieldIds,
  results: resultIds,
});
export const sumsLaw = strict({
  when,
  law: z.literal('sums'),
  parts: z.array(text).min(2),
  whole: text,
});
export const returnsLaw = strict({
  when,
  law: z.literal('returns'),
  swap: z.tuple([text, text]),
  field: text,
  result: text,
});
export const symmetricLaw = strict({
  when,
  law: z.literal('symmetric'),
  fields: z.tuple([text, text]),
  results: resultIds,
});

// ---------------------------------------------------------------- the calculator

export const ask = strict({
  names: say.optional(),
  forms: say.optional(),
  without: say.optional(),
});
const shortLine = line.max(120, 'is too long for a short line: 120 characters at most.');
export const otherCalculator = strict({ text: shortLine, use: text });
export const caution = strict({ when, say: line });
export const verdict = strict({ when, say: line });
export const dataSet = strict({
  what: line,
  source: line,
  validFrom: day(),
  validUntil: day(),
  lookedUp: day(),
  whenPast: line,
  doubt: line.optional(),
  when,
});
export const moneyFormat = strict({ ...moneyShape, isDefault: z.literal(true).optional() });
export const tips = strict({ title: line, items: z.array(line).min(1) });
export const actions = strict({
  calculate: line,
  reset: z.enum(['blank', 'defaults']).optional(),
  disabledUntilFilled: yes.optional(),
  live: yes.optional(),
  swap: z.tuple([text, text]).optional(),
  inverts: text.optional(),
});

/** The strict schema of a manifest's shape. */
export const manifestSchema = strict({
  title: line.max(60, 'is too long for a title: 60 characters at most.'),
  summary: line.max(125, 'is too long for a list: 125 characters at most.'),
  intro: line,
  description: line
    .min(70, 'is too short for search engines: 70 characters at least.')
    .max(160, 'is too long for search engines: 160 characters at most.'),
  keywords: z.array(line).min(1),
  ask: ask.optional(),
  related: z.array(text).min(1).max(6).optional(),
  audience: shortLine.optional(),
  whenNotToUse: z.array(otherCalculator).min(1).optional(),
  popular: yes.optional(),
  quickTool: z.int().min(1).optional(),
  order: z.int().min(1).optional(),
  fields: z.record(text, byKind('field', [...singleFields, rowsField, listField])),
  groups: z.record(text, fieldGroup).optional(),
  guards: z.array(z.union([figureGuard, fieldGuard, decimalsGuard, listGuard])).optional(),
  cases: z.record(text, condition).optional(),
  results: z.record(text, byKind('result', [...figures, tableResult])),
  workings: z.record(text, byKind('working', figures)).optional(),
  constants: constants.optional(),
  tables: z.record(text, z.union([onDemandTable, sumTable])).optional(),
  variations: z.array(variation).optional(),
  verdict: z.array(verdict).min(1).optional(),
  cautions: z.array(caution).optional(),
  data: z.array(dataSet).min(1).optional(),
  model: line.optional(),
  money: moneyFormat.optional(),
  tips: tips.optional(),
  note: line.optional(),
  examples: z.array(example).min(1, 'needs at least one example.'),
  laws: z
    .array(
      discriminated('law', 'law', [
        risingLaw,
        scalesLaw,
        shiftsLaw,
        sumsLaw,
        returnsLaw,
        symmetricLaw,
      ]),
    )
    .optional(),
  actions,
  renamed: z.record(text, text).optional(),
  needs: z.array(z.enum(['today', 'rates'])).optional(),
  published: day().optional(),
  reviewed: day().optional(),
  compute: z.enum(['formulas', 'compute.ts']),
});
