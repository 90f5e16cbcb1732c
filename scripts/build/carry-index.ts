import type { Condition, Field, Result, Unit, When } from '../../schemas/manifest.ts';
import { withoutPeriod } from '../../schemas/measures.ts';
import { type Quantity, quantities } from '../../schemas/quantities.ts';
import type {
  CarryEntry,
  CarryIndex,
  GivenResult,
  TakenField,
} from '../../src/engine/carry/index-format.ts';
import { holds } from '../../src/engine/input/condition.ts';
import { initialValues } from '../../src/engine/input/inputs.ts';
import { slugOf } from '../../src/engine/search/index-format.ts';
import type { LoadedCalculator } from '../calculators.ts';

/** Whether other calculators can carry on with a quantity. */
const isShared = (quantity: Quantity | undefined): quantity is Quantity =>
  quantity !== undefined && !quantities[quantity].general;

/** A unit as two calculators can compare it: an amount of money has none, every percentage the same. */
function unitIn(measured: Field | Result): { readonly unit?: Unit } {
  if (measured.kind === 'percent') return { unit: '%' };
  const unit = 'unit' in measured ? measured.unit : undefined;
  if (unit === undefined || typeof unit === 'object') return unit ? { unit } : {};
  if (/^\p{Sc}$/u.test(unit)) return {};
  return { unit: unit.startsWith('%') ? '%' : withoutPeriod(unit) };
}

/** The parts of an object by name, without those that it does not have. */
const pick = (from: object, keys: readonly string[]): object =>
  Object.fromEntries(Object.entries(from).filter(([key]) => keys.includes(key)));

/** Whether there is no answer as long as nothing is entered here. */
const isRequired = (field: Field): boolean =>
  !field.optional &&
  !('whenBlank' in field) &&
  !('default' in field && field.default !== undefined);

function takenField(field: Field & { quantity: Quantity }): TakenField {
  return {
    quantity: field.quantity,
    ...unitIn(field),
    ...pick(field, ['min', 'max', 'above', 'below', 'when']),
    ...(field.kind === 'integer' ? { whole: true } : {}),
    ...('options' in field ? { options: Object.keys(field.options) } : {}),
    ...(isRequired(field) ? { required: true } : {}),
  };
}

/** The fields on which the units and conditions of others depend. */
function choicesOf(fields: readonly TakenField[]): ReadonlySet<string> {
  const conditions = (when: When | undefined) => [when ?? []].flat() as readonly Condition[];
  return new Set(
    fields.flatMap(({ unit, when }) => [
      ...(typeof unit === 'object' ? [unit.by] : []),
      ...conditions(when).flatMap((each) => ('field' in each ? [each.field] : [])),
    ]),
  );
}

/** What the index says of one calculator; nothing if it shares no quantity. */
function entryOf({ slug, manifest }: LoadedCalculator): CarryEntry | undefined {
  const { title, fields, results } = manifest;
  const taken = Object.fromEntries(
    Object.entries(fields).flatMap(([id, field]) =>
      isShared(field.quantity)
        ? [[id, takenField({ ...field, quantity: field.quantity })] as const]
        : [],
    ),
  );
  const given = Object.fromEntries(
    Object.entries(results).flatMap(([id, result]) => {
      if (!isShared(result.quantity)) return [];
      const { quantity, headline } = result;
      const found: GivenResult = {
        quantity,
        ...unitIn(result),
        ...(headline ? { headline: true } : {}),
      };
      return [[id, found] as const];
    }),
  );
  if (Object.keys({ ...taken, ...given }).length === 0) return undefined;
  const initial = initialValues(manifest);
  const choices = [...choicesOf(Object.values(taken))].filter((id) => initial[id]);
  const others = Object.entries(fields).filter(
    ([id, field]) =>
      !(id in taken) && isRequired(field) && holds(field.when, initial as Record<string, unknown>),
  ).length;
  const onlyShared = Object.entries(results).every(
    ([id, { headline }]) => !headline || id in given,
  );
  return {
    title,
    ...(slug === slugOf(title) ? {} : { slug }),
    fields: taken,
    results: given,
    ...(choices.length > 0
      ? { opens: Object.fromEntries(choices.map((id) => [id, String(initial[id])])) }
      : {}),
    ...(onlyShared ? { onlyShared } : {}),
    ...(others > 0 ? { others } : {}),
  };
}

/** The index of quantities of all calculators, in the order of the catalogue. */
export function carryIndex(catalogue: readonly LoadedCalculator[]): CarryIndex {
  const known = catalogue.flatMap((each) => {
    const entry = entryOf(each);
    return entry ? [{ ...each, entry }] : [];
  });
  const places = new Map(known.map(({ slug }, place) => [slug, place]));
  const entries = known.map(({ category, manifest, entry }) => {
    const related = (manifest.related ?? []).flatMap((slug) => places.get(slug) ?? []);
    return { category, entry: related.length > 0 ? { ...entry, related } : entry };
  });
  return [...Map.groupBy(entries, ({ category }) => category).values()].map((group) =>
    group.map(({ entry }) => entry),
  );
}
