import type { ExpandedManifest } from '../../../schemas/calculator.ts';
import type { Condition, Field, NumberField, RowsField } from '../../../schemas/manifest.ts';
import { isNumberField, isWhole } from '../../../schemas/number-field.ts';
import { type Measure, type QuantityEntry, quantities } from '../../../schemas/quantities.ts';
import { wordsOf } from './prepare.ts';
import { unnamed } from './vocabulary.ts';
import { isCommon, isOneOf, spaced } from './words.ts';

/*
 * What questions need to know about each calculator: a part of its manifest, which
 * the build writes in parts (see parts.ts).
 */

/** A phrase as written, or as the stems of its words. */
export type Phrase = string | readonly string[];

/** When a field is there: while one of some options is chosen, or depending on what another field holds. */
export interface AskCondition {
  readonly field: string;
  readonly is?: readonly string[] | undefined;
}

/** A field as questions see it. */
export interface AskField
  extends Pick<NumberField, 'min' | 'max' | 'above' | 'below' | 'percentOf' | 'alsoIn'> {
  /** The least and the greatest number that people type, in its own unit. */
  readonly usual?: readonly [least: string, greatest: string] | undefined;
  readonly kind: Field['kind'];
  readonly label: string;
  /** Its unit, unless a choice decides it. */
  readonly unit?: string | undefined;
  /** The choice that decides its unit, and the unit of each option, if that is not the option itself. */
  readonly by?: string | undefined;
  readonly units?: Readonly<Record<string, string>> | undefined;
  readonly say?: readonly Phrase[] | undefined;
  readonly quantity?: string | undefined;
  readonly when?: readonly AskCondition[] | undefined;
  /** Numbers by the words that say them. */
  readonly named?: Readonly<Record<string, string>> | undefined;
  /** May stay blank. */
  readonly blank?: true | undefined;
  /** The default, and whether it may stand in an answer. */
  readonly default?: string | undefined;
  readonly assumed?: true | undefined;
  readonly whole?: true | undefined;
  readonly grammar?: 'fraction' | 'base' | undefined;
  /** The phrases by which a question names each option. */
  readonly options?: Readonly<Record<string, readonly Phrase[]>> | undefined;
  readonly fields?: Readonly<Record<string, AskField>> | undefined;
  readonly of?: 'date' | undefined;
  /** The period that an amount is for: "month". */
  readonly per?: string | undefined;
}

/** A result as questions see it: only numbers can be asked back. */
export interface AskResult {
  readonly label: string;
  readonly say?: readonly Phrase[] | undefined;
  readonly quantity?: string | undefined;
  readonly unit?: string | undefined;
  readonly headline?: true | undefined;
}

/** A calculator as questions see it. */
export interface AskEntry {
  readonly slug: string;
  readonly title: string;
  /** Phrases that name it. */
  readonly names: readonly Phrase[];
  readonly forms?: readonly string[] | undefined;
  readonly without?: readonly Phrase[] | undefined;
  readonly fields: Readonly<Record<string, AskField>>;
  readonly results: Readonly<Record<string, AskResult>>;
  /** Whether "3/4" is two numbers with a sign between. */
  readonly divides?: true | undefined;
  /** Whether "24:36" is a time or a duration. */
  readonly clocks?: true | undefined;
  /** The choices that decide which fields there are, and those that decide the unit of a field. */
  readonly modes?: readonly string[] | undefined;
  readonly measured?: readonly string[] | undefined;
  /** Pairs of choices with the same options, such as two currencies: from and to. */
  readonly pairs?: Readonly<Record<string, string>> | undefined;
}

/** A quantity of the vocabulary as questions see it. */
export interface AskQuantity {
  readonly measure: Measure;
  readonly say?: readonly Phrase[] | undefined;
  readonly usual?: Usual | undefined;
}

/** All calculators, and what questions need of the vocabulary of quantities. */
export interface Lexicon {
  readonly calculators: readonly AskEntry[];
  readonly quantities: Readonly<Record<string, AskQuantity>>;
}

/** The least and greatest number that people type, with its unit. */
export type Usual = readonly [least: string, greatest: string, unit: string];

const mapValues = <T, R>(record: Readonly<Record<string, T>>, change: (value: T) => R) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));

/** Leaves out keys without a value. */
const compact = <T extends object>(record: T): T =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as T;

/**
 * The phrases that name an option. "Sedentary: little or no exercise" is "sedentary", too, and "Kolkata, India (UTC+5:30)"
 * is "India" and "UTC+5". A word in lower case before the brackets says too little: "2026, single (…)".
 */
function optionPhrases(id: string, label: string, say: readonly Phrase[] = []): readonly Phrase[] {
  const heads = label.split(/[:(),]/).map((part) => part.trim());
  const brackets = label.indexOf('(');
  const all = [
    label.replace(/\(.*?\)/g, ''),
    heads[0] ?? '',
    ...(brackets < 0 ? [] : heads.slice(1)).filter(
      (part) => /^[^a-z]/.test(part) || label.indexOf(part) > brackets,
    ),
    isCommon(id) ? '' : spaced(id),
    ...say,
  ].filter((phrase) => phrase && !isOneOf(String(phrase).replace('any ', ''), unnamed));
  // Phrases of the same words are one.
  return [...new Map(all.map((phrase) => [wordsOf(phrase).join(' '), phrase])).values()];
}

function optionsOf(field: Field): AskField['options'] {
  if (!('options' in field)) return undefined;
  // Such a choice keeps its default.
  if (field.unasked) return {};
  // Of a long list, questions can choose what the page opens with.
  const options = Object.entries(field.options).slice(
    0,
    'first' in field ? field.first : undefined,
  );
  return Object.fromEntries(
    options.flatMap(([id, option]) => {
      if ('unasked' in option) return [];
      const label = 'label' in option ? option.label : `${option.name} (${option.symbol})`;
      return [[id, optionPhrases(id, label, option.say)]];
    }),
  );
}

/** The fields that questions fill in, and choices that keep their default for them. */
const askedOf = <T extends Field>(fields: Readonly<Record<string, T>>) =>
  Object.fromEntries(
    Object.entries(fields).filter(([, field]) => !field.unasked || 'options' in field),
  );

/** The conditions on fields, without those on figures and without blanks: any field can be left out. */
const conditionsOf = (when: Condition | readonly Condition[]): readonly AskCondition[] =>
  [when]
    .flat()
    .flatMap((each) =>
      'field' in each && !('filled' in each && !each.filled)
        ? compact({ field: each.field, is: 'is' in each ? [each.is].flat() : undefined })
        : [],
    );

function fieldOf(field: Field): AskField {
  const number = isNumberField(field) ? field : undefined;
  const { min, max, above, below } =
    'min' in field || number ? (field as NumberField) : ({} as NumberField);
  const unit = 'unit' in field ? field.unit : undefined;
  const isNumber = number || field.kind === 'list';
  const when = conditionsOf((field.when ?? []) as readonly Condition[]);
  const preset =
    'default' in field && field.default !== undefined ? String(field.default) : undefined;
  return compact<AskField>({
    kind: field.kind,
    label: field.label,
    unit: typeof unit === 'string' ? unit : undefined,
    by: typeof unit === 'object' ? unit.by : undefined,
    units: typeof unit === 'object' ? unit.units : undefined,
    alsoIn: number?.alsoIn,
    say: field.say,
    quantity: field.quantity,
    when: when.length > 0 ? when : undefined,
    blank: field.optional || ('whenBlank' in field && field.whenBlank !== undefined) || undefined,
    default: preset,
    assumed: field.assumed,
    ...(isNumber ? { min, max, above, below } : {}),
    whole: (number && isWhole(number)) || undefined,
    named: number?.named && mapValues(number.named, String),
    percentOf: number?.percentOf,
    usual: number?.usual && [`${number.usual[0]}`, `${number.usual[1]}`],
    grammar:
      'grammar' in field && field.grammar
        ? field.grammar === 'fraction'
          ? 'fraction'
          : 'base'
        : undefined,
    // What is typed with the number names its unit, not words.
    options: 'asUnit' in field ? undefined : optionsOf(field),
    of: 'of' in field ? field.of : undefined,
    fields: 'fields' in field ? rowFieldsOf(field) : undefined,
  });
}

/** What questions fill in of a row: a choice of the form that shows one of the fields keeps its default. */
const rowFieldsOf = ({ fields }: RowsField) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([id, sub]) => {
      if (sub.unasked) return [];
      const { when = [], ...entry } = fieldOf(sub);
      const own = when.filter((each) => each.field in fields);
      return [[id, own.length > 0 ? { ...entry, when: own } : entry]];
    }),
  );

/** The currency of an amount: its code; "of" where an option decides it, empty for the visitor's own. */
const moneyOf = (currency: unknown): string =>
  typeof currency === 'string'
    ? currency
    : currency && typeof currency === 'object' && 'of' in currency
      ? 'of'
      : '';

/** The words by which a label, a quantity or an id says that an amount is for a period. */
const periodWords: readonly (readonly [RegExp, string])[] = [
  [/\b(?:monthly|month)\b/i, 'month'],
  [/\b(?:annual|annually|yearly|a year|per year)\b/i, 'year'],
  [/\b(?:hourly|an hour|per hour)\b/i, 'hour'],
  [/\b(?:weekly|a week|per week|for the week)\b/i, 'week'],
  [/\b(?:daily|a day|per day)\b/i, 'day'],
];

/** A field, and those in its rows, with the period that an amount is for. */
function withPeriod(path: string, field: AskField): AskField {
  const words = [field.label, spaced(field.quantity ?? ''), spaced(path)].join(' ');
  const inRows = Object.entries(field.fields ?? {}).map(
    ([id, each]) => [id, withPeriod(`${path}.${id}`, each)] as const,
  );
  return compact<AskField>({
    ...field,
    per: periodWords.find(([expression]) => expression.test(words))?.[1],
    fields: field.fields && Object.fromEntries(inRows),
  });
}

/** Pairs of choices with the same options; short lists, such as yes and no, are alike by chance. */
function pairsIn(fields: AskEntry['fields']): Readonly<Record<string, string>> {
  const keys = Object.entries(fields).flatMap(([id, { options = {} }]) => {
    const all = Object.keys(options).join();
    return all.length > 10 ? [{ id, all }] : [];
  });
  return Object.fromEntries(
    keys.flatMap(({ id, all }, index) => {
      const other = keys.slice(index + 1).find((each) => each.all === all);
      return other ? [[id, other.id]] : [];
    }),
  );
}

const units = ['h', 'min', 's', 'hours', 'minutes', 'seconds'];

/** What follows from the fields and forms of a calculator for all that is read for it. */
function traitsOf(
  fields: AskEntry['fields'],
  forms: readonly string[] = [],
): Omit<AskEntry, 'slug' | 'title' | 'names' | 'results' | 'fields'> {
  const own = Object.values(fields);
  const all = own.flatMap((field) => (field.fields ? Object.values(field.fields) : field));
  const unique = (ids: readonly string[]) => (ids.length > 0 ? [...new Set(ids)] : undefined);
  const pairs = pairsIn(fields);
  return {
    divides:
      (forms.some((form) => form.includes('/')) &&
        !all.some(({ grammar }) => grammar === 'fraction')) ||
      undefined,
    clocks:
      all.some(
        ({ kind, unit = '', label }) =>
          kind === 'time' || units.includes(unit) || /^(?:hours|minutes|seconds)$/i.test(label),
      ) || undefined,
    modes: unique(
      [...own, ...all].flatMap(({ when = [] }) =>
        when.flatMap(({ field, is }) => (is ? field : [])),
      ),
    ),
    measured: unique(
      own.flatMap(({ by, fields: inRow = {} }) => [
        ...(by && fields[by]?.options ? [by] : []),
        ...Object.values(inRow).flatMap((each) => (each.by && !(each.by in inRow) ? each.by : [])),
      ]),
    ),
    pairs: Object.keys(pairs).length > 0 ? pairs : undefined,
  };
}

/** What a question about a calculator can fill in, and under which conditions it can get an answer. */
interface Reachable {
  /** The fields that a question can fill in. */
  readonly fields: AskEntry['fields'];
  /** Whether a condition can be true for what a question says. */
  readonly canHold: (condition: Condition) => boolean;
}

/**
 * What a question can reach. A choice without an option that questions name keeps its default, so it is left out; so
 * is a field that is shown only for options that cannot be chosen, or by a field that is left out.
 */
function reachable(fields: AskEntry['fields']): Reachable {
  const isFixed = (id: string): boolean => {
    const options = fields[id]?.options;
    return options !== undefined && Object.keys(options).length === 0;
  };
  const canHold = ({ field, is }: AskCondition): boolean => {
    const decides = fields[field];
    const { options, default: preset } = decides ?? {};
    if (!is || !options) return decides !== undefined;
    return is.some((option) => option === preset || option in options);
  };
  /** Whether a condition is true for every option that a question can choose. */
  const isCertain = ({ field, is }: AskCondition): boolean => {
    const { options, default: preset, blank } = fields[field] ?? {};
    if (!is || !options || blank) return false;
    return [...Object.keys(options), ...(preset ? [preset] : [])].every((id) => is.includes(id));
  };
  const shown = Object.entries(fields).filter(([, { when = [] }]) => when.every(canHold));
  // A field that is left out may be the condition of others.
  if (shown.length < Object.keys(fields).length) return reachable(Object.fromEntries(shown));
  return {
    fields: Object.fromEntries(
      shown.flatMap(([id, field]) => {
        if (isFixed(id)) return [];
        const when = field.when?.filter((each) => !isFixed(each.field) && !isCertain(each));
        return [[id, compact({ ...field, when: when?.length ? when : undefined })]];
      }),
    ),
    canHold: (condition) => conditionsOf(condition).every(canHold),
  };
}

/** What questions need of one calculator. */
export const askEntry = (slug: string, manifest: ExpandedManifest): AskEntry => {
  const { title, keywords, results, ask = {} } = manifest;
  const folded = new Set(Object.values(manifest.groups ?? {}).flatMap((group) => group.fields));
  const all = Object.fromEntries(
    Object.entries(askedOf(manifest.fields)).map(([id, field]) => {
      // What is folded away at its default need not be named.
      const isAssumed = folded.has(id) && 'default' in field && field.default !== undefined;
      const entry = withPeriod(id, fieldOf(field));
      return [id, isAssumed ? { ...entry, assumed: true as const } : entry];
    }),
  );
  const { fields, canHold } = reachable(all);
  const isAnswered = (id: string, when: readonly Condition[] = []) =>
    when.every(canHold) &&
    (manifest.plans.find((plan) => plan.id === id)?.branches ?? [{}]).some(
      (branch) => !('absent' in branch) && (('when' in branch && branch.when) || []).every(canHold),
    );
  return compact<AskEntry>({
    slug,
    title,
    names: [...(ask.names ?? []), ...keywords],
    forms: ask.forms,
    without: ask.without,
    ...traitsOf(fields, ask.forms),
    fields,
    results: Object.fromEntries(
      Object.entries(results).flatMap(([id, result]) =>
        result.kind === 'table' ||
        result.unasked ||
        // A text is no figure to ask for, unless the manifest says how.
        (result.kind === 'text' && !result.headline && !result.say) ||
        !isAnswered(id, result.when as readonly Condition[] | undefined)
          ? []
          : [
              [
                id,
                compact<AskResult>({
                  label: result.label,
                  say: result.say,
                  quantity: result.quantity,
                  // One that is large for some inputs can be asked for by its unit like the others.
                  headline: result.headline === true || undefined,
                  unit:
                    result.kind === 'money'
                      ? `$${moneyOf(result.currency)}`
                      : result.kind === 'percent'
                        ? '%'
                        : result.kind === 'number'
                          ? typeof result.unit === 'string'
                            ? result.unit
                            : ''
                          : undefined,
                }),
              ],
            ],
      ),
    ),
  });
};

/** The lexicon of all calculators. */
export const lexiconOf = (
  all: readonly { readonly slug: string; readonly manifest: ExpandedManifest }[],
): Lexicon => ({
  calculators: all.map(({ slug, manifest }) => askEntry(slug, manifest)),
  quantities: mapValues(
    quantities as Readonly<Record<string, QuantityEntry>>,
    ({ measure, say, usual }) =>
      compact<AskQuantity>({ measure, say, usual: usual?.map(String) as Usual | undefined }),
  ),
});
