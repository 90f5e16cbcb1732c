import type { PageManifest } from '../../../schemas/calculator.ts';
import type {
  Condition,
  Field as DeclaredField,
  Result as DeclaredResult,
  Unit,
  When,
} from '../../../schemas/manifest.ts';
import { limitNames } from '../../../schemas/manifest.ts';
import { linkTo } from '../../../src/engine/input/fragment.ts';
import { site } from '../../../src/site/site.ts';
import type { Entry } from './catalogue-format.ts';
import type { Calculator, Field, Listed, Result } from './types.ts';

/*
 * Calculators described for programs: the fields and results of their manifests, in the words of the pages.
 */

const limitWords = {
  above: 'is more than',
  atLeast: 'is at least',
  below: 'is less than',
  atMost: 'is at most',
} as const;

/** One condition in words: "“Loan type” is Fixed", "“Extra payment” is more than 0". */
function conditionText(condition: Condition, fields: PageManifest['fields']): string {
  const id = 'figure' in condition ? condition.figure : condition.field;
  const field = fields[id];
  const name = `“${field?.label ?? id}”`;
  if ('is' in condition) {
    const options = field && 'options' in field ? field.options : {};
    const labels = [condition.is].flat().map((each) => {
      const option = options[each];
      return option && 'label' in option ? option.label : each;
    });
    return `${name} is ${labels.join(' or ')}`;
  }
  if ('filled' in condition) return `${name} is ${condition.filled ? 'filled in' : 'blank'}`;
  const limits = limitNames.flatMap((each) => {
    const limit = condition[each];
    if (limit === undefined) return [];
    const than = typeof limit === 'number' ? limit : `“${fields[limit]?.label ?? limit}”`;
    return `${limitWords[each]} ${than}`;
  });
  return `${name} ${limits.join(' and ')}`;
}

/** When something is part of a form, in words. */
const whenText = (when: When, fields: PageManifest['fields']): string =>
  ([when].flat() as Condition[]).map((each) => conditionText(each, fields)).join(', and ');

/** A unit for everybody, or those of a choice. */
function unitsOf(unit: Unit | undefined, fields: PageManifest['fields']) {
  if (unit === undefined) return {};
  if (typeof unit === 'string') return { unit };
  const { by, units } = unit;
  const field = fields[by];
  const ids = field && 'options' in field ? Object.keys(field.options) : [];
  return { units: { by, units: units ?? Object.fromEntries(ids.map((id) => [id, id])) } };
}

/** The labels of what can be chosen. */
const optionLabels = (field: DeclaredField): Field['options'] =>
  'options' in field
    ? Object.fromEntries(
        Object.entries(field.options).map(([id, option]) => [
          id,
          'label' in option ? option.label : option.name,
        ]),
      )
    : undefined;

const bounds = ['min', 'max', 'above', 'below'] as const;

function fieldOf(declared: DeclaredField, fields: PageManifest['fields']): Field {
  const { kind, label, help, when } = declared;
  const limits = bounds.flatMap((name) => {
    const limit = (declared as Partial<Record<(typeof bounds)[number], string | number>>)[name];
    return limit === undefined ? [] : [[name, String(limit)] as const];
  });
  const given = 'default' in declared ? declared.default : undefined;
  const options = optionLabels(declared);
  return {
    kind,
    label,
    ...(help && { help }),
    ...('unit' in declared && unitsOf(declared.unit, fields)),
    required: !declared.optional && given === undefined,
    ...(given !== undefined && { default: given }),
    ...Object.fromEntries(limits),
    ...(options && { options }),
    ...('fields' in declared && {
      fields: fieldsOf(declared.fields, { ...fields, ...declared.fields }),
    }),
    ...(when && { when: whenText(when, fields) }),
  };
}

const fieldsOf = (
  declared: Readonly<Record<string, DeclaredField>>,
  fields: PageManifest['fields'],
): Readonly<Record<string, Field>> =>
  Object.fromEntries(Object.entries(declared).map(([id, each]) => [id, fieldOf(each, fields)]));

function resultOf(declared: DeclaredResult, fields: PageManifest['fields']): Result {
  const { kind, label } = declared;
  return {
    kind,
    label,
    ...('unit' in declared && unitsOf(declared.unit, fields)),
    ...('columns' in declared && { columns: resultsOf(declared.columns, fields) }),
  };
}

const resultsOf = (
  declared: Readonly<Record<string, DeclaredResult>>,
  fields: PageManifest['fields'],
): Readonly<Record<string, Result>> =>
  Object.fromEntries(Object.entries(declared).map(([id, each]) => [id, resultOf(each, fields)]));

/** A loaded calculator as programs see it. */
export function described(listed: Listed, { calculator, about }: Entry): Calculator {
  const { fields, results } = calculator.manifest;
  const { version, examples, sources } = about;
  return {
    ...listed,
    version,
    fields: fieldsOf(fields as Readonly<Record<string, DeclaredField>>, fields),
    results: resultsOf(results as Readonly<Record<string, DeclaredResult>>, fields),
    examples,
    sources,
    page: `${site.origin}${linkTo(listed.slug, {}).replace('#', '')}`,
  };
}
