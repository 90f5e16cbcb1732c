import type { ExpandedManifest } from '../../schemas/calculator.ts';
import type { Condition, Field, Law, Manifest, RowsField } from '../../schemas/manifest.ts';
import { inputLines } from '../../src/engine/answer/entered-inputs.ts';
import { formatDate } from '../../src/engine/format/dates.ts';
import { english, inEnglish } from '../../src/engine/format/presentation.ts';
import { linkTo } from '../../src/engine/input/fragment.ts';
import { initialValues, readInputs } from '../../src/engine/input/inputs.ts';
import { allKinds } from '../../src/engine/input/kinds/all.ts';
import { kindOf } from '../../src/engine/input/kinds/index.ts';
import type {
  CheckedExample,
  CheckedField,
  CheckedLaw,
  ChecksProps,
  MutantCount,
  TestedState,
} from '../../src/site/pages/Checks.tsx';
import { hasFunction, type LoadedCalculator } from '../calculators.ts';
import { changedParts, type Fingerprint, fingerprintOf } from '../qa/fingerprint.ts';
import { type CheckRecord, type Mutants, readRecord } from '../qa/record.ts';

/*
 * What the page /calculator/<slug>/checks shows: the calculator's examples, bounds and laws as they
 * stand, and beside them what the recorded runs measured.
 */

/** The name of a field, result or column within a sentence: "“Loan amount”". */
function nameOf({ fields, results, workings }: ExpandedManifest, path: string): string {
  const [id = '', sub] = path.split('.');
  const field = fields[id];
  if (sub !== undefined && field?.kind === 'rows') {
    return `“${field.fields[sub]?.label ?? sub}” of each ${field.rowLabel.toLowerCase()}`;
  }
  const label = (field ?? results[id] ?? workings[id])?.label ?? id;
  // A label that names the visitor's choices says nothing before they are made.
  return label.includes('{') ? (results[id]?.card ?? 'the result') : `“${label}”`;
}

const listOf = (words: readonly string[], last = 'and'): string =>
  new Intl.ListFormat(english.days, {
    type: last === 'and' ? 'conjunction' : 'disjunction',
  }).format(words);

/** What an id of an option is called, for the field that has it. */
function optionOf({ fields }: ExpandedManifest, condition: Condition, id: string): string {
  const field = 'field' in condition ? fields[condition.field] : undefined;
  const option = field && 'options' in field ? field.options[id] : undefined;
  return `“${option && 'label' in option ? option.label : id}”`;
}

const comparisons = {
  above: 'above',
  atLeast: 'at least',
  below: 'below',
  atMost: 'at most',
} as const;

/** A condition in words: "“Find” is “Mass”". */
function conditionText(manifest: ExpandedManifest, condition: Condition): string {
  const name = nameOf(manifest, 'figure' in condition ? condition.figure : condition.field);
  if ('is' in condition) {
    const options = [condition.is].flat().map((id) => optionOf(manifest, condition, id));
    return `${name} is ${listOf(options, 'or')}`;
  }
  if ('filled' in condition) return `${name} is ${condition.filled ? 'filled in' : 'left blank'}`;
  const limits = Object.entries(comparisons).flatMap(([key, words]) => {
    const limit = condition[key as keyof typeof comparisons];
    if (limit === undefined) return [];
    const text =
      typeof limit === 'number' ? limit.toLocaleString(english.locale) : nameOf(manifest, limit);
    return [`${words} ${text}`];
  });
  return `${name} is ${limits.join(' and ')}`;
}

/** A law for a reader who knows the page and not the manifest. */
export function lawText(manifest: ExpandedManifest, law: Law): string {
  const names = (paths: readonly string[]) => listOf(paths.map((path) => nameOf(manifest, path)));
  const be = (paths: readonly string[], one: string, many: string) =>
    paths.length === 1 ? one : many;
  const conditions = [law.when ?? []].flat() as readonly Condition[];
  const when =
    conditions.length > 0
      ? `While ${conditions.map((each) => conditionText(manifest, each)).join(' and ')}: `
      : '';
  const sentence = () => {
    switch (law.law) {
      case 'rises':
        return `a higher ${nameOf(manifest, law.raise)} never lowers ${nameOf(manifest, law.result)}.`;
      case 'falls':
        return `a higher ${nameOf(manifest, law.raise)} never raises ${nameOf(manifest, law.result)}.`;
      case 'holds':
        return `${nameOf(manifest, law.raise)} does not change ${nameOf(manifest, law.result)}.`;
      case 'scales':
        return `with ${names(law.fields)} multiplied by any factor, ${names(law.results)} ${be(law.results, 'is', 'are')} multiplied by the same.`;
      case 'shifts':
        return `with anything added to ${names(law.fields)}, as much is added to ${names(law.results)}.`;
      case 'sums':
        return `${names(law.parts)} add up to ${nameOf(manifest, law.whole)}.`;
      case 'returns':
        return `there and back: with ${names(law.swap)} exchanged and ${nameOf(manifest, law.result)} entered as ${nameOf(manifest, law.field)}, the first input comes back.`;
      case 'symmetric':
        return `with ${names(law.fields)} exchanged, ${names(law.results)} ${be(law.results, 'stays', 'stay')} the same.`;
    }
  };
  const text = when + sentence();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The longest text of an example that is shown in full. */
const longest = 200;

const shortened = (text: string): string =>
  text.length > longest
    ? `${text.slice(0, longest / 2)}… (${text.length.toLocaleString(english.locale)} characters in all)`
    : text;

function exampleOf(
  slug: string,
  manifest: ExpandedManifest,
  { title, given, shows, source, today }: ExpandedManifest['examples'][number],
): CheckedExample {
  const read = readInputs(
    manifest,
    { ...initialValues(manifest), ...given },
    { today: today ?? '2000-01-01', kinds: allKinds },
  );
  const typed = 'values' in read ? inputLines(manifest, inEnglish(read.values)) : [];
  return {
    title,
    // The page would answer for another day than the example is about.
    ...(today ? { day: formatDate(today, english) } : { href: linkTo(slug, given) }),
    inputs: typed.flatMap(({ label, text }) => (text ? [shortened(`${label}: ${text}`)] : [])),
    shows: Object.entries(shows).map(([id, text]) => {
      const { label = id, card } = manifest.results[id] ?? {};
      return shortened(`${label.includes('{') ? (card ?? 'Result') : label}: ${text}`);
    }),
    ...(source && { source }),
  };
}

/** The limits of one field, by the name that its tests have: "min" of "principal.min". */
const limitNames = {
  least: ['min', 'above', 'minCount'],
  most: ['max', 'below', 'maxCount', 'maxRows'],
} as const;

function limitOf(field: Field, names: readonly string[]): string | undefined {
  const limits = names.flatMap((name) => {
    const value = (field as unknown as Readonly<Record<string, number | string>>)[name];
    if (value === undefined) return [];
    const text =
      typeof value === 'number'
        ? value.toLocaleString(english.locale, { maximumFractionDigits: 20 })
        : formatDate(value, english);
    const before = name === 'above' || name === 'below' ? `${name} ` : '';
    const of = name === 'maxRows' ? ' rows' : name.endsWith('Count') ? ' entries' : '';
    return [before + text + of];
  });
  return limits.length > 0 ? limits.join(', each ') : undefined;
}

/** Every field with limits, those within rows too, with how many inputs were tried at its limits. */
function limitedFields(
  { fields }: ExpandedManifest,
  tested: CheckRecord['tests'],
): readonly CheckedField[] {
  const all = Object.entries(fields).flatMap(([id, field]): [string, Field, string][] => [
    [id, field as Field, field.label],
    ...Object.entries(field.kind === 'rows' ? (field as RowsField).fields : {}).map(
      ([sub, each]): [string, Field, string] => [
        `${id}.${sub}`,
        each,
        `${each.label}, of each ${(field as RowsField).rowLabel.toLowerCase()}`,
      ],
    ),
  ]);
  return all.flatMap(([path, field, label]) => {
    const least = limitOf(field, limitNames.least);
    const most = limitOf(field, limitNames.most);
    if (least === undefined && most === undefined) return [];
    const names = [...limitNames.least, ...limitNames.most];
    const tried = names.reduce((sum, name) => sum + (tested?.bounds[`${path}.${name}`] ?? 0), 0);
    const message = field.kind === 'rows' ? '' : kindOf(field, allKinds).accepts(field);
    const own = 'message' in field ? field.message : undefined;
    return [{ label, least: least ?? '', most: most ?? '', message: own ?? message, tried }];
  });
}

/** Everything that the page of checks says. */
export function checksOf(
  folder: LoadedCalculator,
  raw: Manifest,
  record = readRecord(folder),
): ChecksProps {
  const { slug, category, manifest } = folder;
  const now = fingerprintOf(folder, raw);
  const { tests, mutation } = record;
  const state = ({ day, of }: { day: string; of: Fingerprint }): TestedState => ({
    day: formatDate(day, english),
    changed: changedParts(of, now),
  });
  const mutants = (found: Mutants | undefined, laws = found?.of.laws): MutantCount | undefined =>
    found && {
      ...state({ ...found, of: { ...found.of, laws: laws ?? '' } }),
      noticed: found.noticed,
      missed: found.missed,
      equivalent: found.equivalent,
    };
  const laws = manifest.laws ?? [];
  const sameLaws = tests?.of.laws === now.laws;
  return {
    slug,
    title: manifest.title,
    ...(manifest.reviewed && { reviewed: manifest.reviewed }),
    ...(tests && {
      tests: {
        ...state(tests),
        cases: tests.cases,
        ...(tests.answered !== undefined && { answered: tests.answered }),
        laws: tests.laws.length,
        failed: tests.failed,
        exceptions: [...Map.groupBy(Object.entries(tests.exceptions ?? {}), ([, why]) => why)].map(
          ([why, some]) => `${listOf(some.map(([id]) => nameOf(manifest, id)))} (${why})`,
        ),
      },
    }),
    mutation: {
      // Only the tests of code try the laws.
      manifest: mutants(mutation?.manifest, now.laws),
      code: mutants(mutation?.code),
    },
    hasCode: hasFunction(folder, 'compute'),
    secondImplementation: `tests/oracle/${category}.ts`,
    examples: manifest.examples.map((each) => exampleOf(slug, manifest, each)),
    fields: limitedFields(manifest, tests),
    laws: laws.map((law, index): CheckedLaw => {
      const inputs = sameLaws ? tests?.laws[index]?.inputs : undefined;
      return { text: lawText(manifest, law), ...(inputs !== undefined && { inputs }) };
    }),
  };
}
