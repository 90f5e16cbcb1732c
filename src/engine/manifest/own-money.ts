import type { ExpandedManifest } from '../../../schemas/calculator.ts';

/** A unit that is, or begins with, the sign of a currency. */
const startsWithSign = (unit: unknown): boolean =>
  typeof unit === 'string' && /^\p{Sc}/u.test(unit);

/** A field without the sign of a currency in its unit, marked as an amount if it had one. */
function unsigned<T extends object>(field: T): T {
  const { unit } = field as { readonly unit?: string | { readonly units?: object } };
  if (startsWithSign(unit)) return { ...field, unit: undefined, ownMoney: true };
  const units = typeof unit === 'object' ? Object.entries(unit.units ?? {}) : [];
  if (!units.some(([, each]) => startsWithSign(each))) return field;
  const others = units.map(([option, each]) => [option, startsWithSign(each) ? '' : each]);
  return {
    ...field,
    unit: { ...(unit as object), units: Object.fromEntries(others) },
    ownMoney: true,
  };
}

/** Figures without a stated currency, and without the digits that suit it; also in tables. */
const unstated = <T>(figures: Readonly<Record<string, T>>): Readonly<Record<string, T>> =>
  Object.fromEntries(
    Object.entries(figures).map(([id, figure]) => {
      const { kind, currency, columns, grouping, digits, ...rest } = figure as Readonly<
        Record<string, unknown>
      >;
      if (columns)
        return [id, { ...figure, columns: unstated(columns as object as typeof figures) }];
      return [id, kind === 'money' && typeof currency === 'string' ? { kind, ...rest } : figure];
    }),
  ) as never;

/** The part of a manifest that is another one once the visitor has chosen a currency. */
type InOwnMoney = Pick<ExpandedManifest, 'fields' | 'results' | 'tables'> & {
  readonly ownMoney: readonly string[];
};

/**
 * A manifest whose currency is only a default (`ownMoney` is empty), with its amounts in the one that the visitor
 * chose; `undefined` for all others.
 */
export function inOwnMoney({
  fields,
  results,
  tables,
  ownMoney,
}: ExpandedManifest): InOwnMoney | undefined {
  if (ownMoney?.length !== 0) return undefined;
  const own = Object.fromEntries(
    Object.entries(fields).map(([id, field]) => [
      id,
      'fields' in field
        ? {
            ...field,
            fields: Object.fromEntries(
              Object.entries(field.fields).map(([sub, each]) => [sub, unsigned(each)]),
            ),
          }
        : unsigned(field),
    ]),
  ) as ExpandedManifest['fields'];
  const amounts = Object.entries(results).flatMap(([id, { kind }]) => (kind === 'money' ? id : []));
  const marked = Object.entries(own).flatMap(([id, field]) => ('ownMoney' in field ? id : []));
  return {
    fields: own,
    results: unstated(results),
    ...(tables && { tables: unstated(tables) }),
    ownMoney: [...marked, ...amounts],
  };
}
