import fc from 'fast-check';
import { Big } from '../../../schemas/decimal.ts';
import type { Field, Law } from '../../../schemas/manifest.ts';
import { isNumberField } from '../../../schemas/number-field.ts';
import { answer } from '../answer/answer.ts';
import type { ExpandedCalculator } from '../calculator.ts';
import { prove } from './laws.ts';
import { runs, today, validInputs } from './random-inputs.ts';

/*
 * Proposes laws for a calculator: properties that hold for many random inputs. Whether they hold for all,
 * and are worth stating, its author decides.
 */

/** The most laws that are suggested, and of one name. */
const most = 8;
const mostOfName = 3;

/** The most fields and results that laws are looked for between. */
const mostFields = 10;
const mostResults = 6;

/** Random inputs that most wrong laws fail. */
const few = 8;

type Of<Name extends Law['law']> = Extract<Law, { law: Name }>;

/** Whether a field can be raised: a number, a day, or a choice whose options have numbers. */
const hasOrder = (field: Field): boolean =>
  isNumberField(field) ||
  field.kind === 'date' ||
  (field.kind === 'choice' &&
    Object.values(field.options).every(({ value }) => value !== undefined));

/** All pairs of some values, each once. */
const pairsOf = <T>(values: readonly T[]): readonly (readonly [T, T])[] =>
  values.flatMap((one, index) => values.slice(index + 1).map((other) => [one, other] as const));

/** The same figures of several forms: values and results by id. */
function samples(calculator: ExpandedCalculator): readonly Readonly<Record<string, unknown>>[] {
  const forms = fc.sample(validInputs(calculator.manifest), { seed: runs.seed, numRuns: 3 * few });
  return forms.flatMap((typed) => {
    const outcome = answer(calculator, typed, { today });
    return outcome.ok ? [{ ...outcome.values, ...outcome.results }] : [];
  });
}

/** Returns laws that hold for so many random inputs and are not declared, the most informative first. */
export function suggestLaws(calculator: ExpandedCalculator, numRuns: number): readonly Law[] {
  const { fields, results, laws = [] } = calculator.manifest;
  const holds = (law: Law): boolean =>
    [few, numRuns].every((times) => {
      try {
        prove(calculator, law, { seed: runs.seed, numRuns: times, endOnFailure: true });
        return true;
      } catch {
        return false;
      }
    });
  const known = samples(calculator);
  if (known.length < few) return [];

  const fieldIds = Object.keys(fields).slice(0, mostFields);
  const ofKind = (test: (field: Field) => boolean) =>
    fieldIds.filter((id) => test(fields[id] as Field));
  const numbers = ofKind(isNumberField);
  const unitOf = (id: string) => {
    const field = fields[id] as Field;
    return JSON.stringify('unit' in field ? field.unit : undefined);
  };
  const resultIds = Object.entries(results)
    .filter(([id]) => known.some((each) => each[id] instanceof Big))
    .sort(([, one], [, other]) => Number(Boolean(other.headline)) - Number(Boolean(one.headline)))
    .map(([id]) => id)
    .slice(0, mostResults);

  /** The results that are in proportion to some fields, in one law. */
  const scaling = (ids: readonly string[], of = resultIds): readonly Of<'scales'>[] => {
    const inProportion = of.filter((id) => holds({ law: 'scales', fields: ids, results: [id] }));
    return inProportion.length > 0 ? [{ law: 'scales', fields: ids, results: inProportion }] : [];
  };
  const alone = numbers.flatMap((id) => scaling([id]));
  const isScaledBy = (ids: readonly string[], result: string): boolean =>
    alone.some((law) => law.results.includes(result) && law.fields.some((id) => ids.includes(id)));
  const together = Object.values(Object.groupBy(numbers, unitOf)).flatMap((ids = []) =>
    ids.length > 1
      ? scaling(
          ids,
          resultIds.filter((result) => !isScaledBy(ids, result)),
        )
      : [],
  );

  const addends = [...resultIds, ...numbers];
  const addsUp = (parts: readonly string[], whole: string): boolean => {
    const shown = known.filter((each) => [...parts, whole].every((id) => each[id] instanceof Big));
    const rest = shown.map((each) =>
      parts.reduce((left, id) => left.minus(each[id] as Big), each[whole] as Big),
    );
    // Parts that are always zero make up nothing.
    const counts = parts.every((id) => shown.some((each) => !(each[id] as Big).eq(0)));
    return shown.length >= few && counts && rest.every((left) => left.abs().lt('1e-30'));
  };
  const sums = resultIds.flatMap((whole) =>
    pairsOf(addends.filter((id) => id !== whole))
      .filter((parts) => addsUp(parts, whole))
      .map((parts): Of<'sums'> => ({ law: 'sums', parts, whole })),
  );

  const symmetric = pairsOf(numbers)
    .filter(([one, other]) => unitOf(one) === unitOf(other))
    .flatMap((pair): readonly Of<'symmetric'>[] => {
      const same = resultIds.filter((id) =>
        holds({ law: 'symmetric', fields: pair, results: [id] }),
      );
      return same.length > 0 ? [{ law: 'symmetric', fields: pair, results: same }] : [];
    });

  const raising = resultIds.flatMap((result) =>
    ofKind(hasOrder).flatMap((raise): readonly Of<'rises' | 'falls' | 'holds'>[] => {
      const law = (['holds', 'rises', 'falls'] as const).find((name) =>
        holds({ law: name, raise, result }),
      );
      return law ? [{ law, raise, result }] : [];
    }),
  );
  // What is in proportion rises as well.
  const moving = raising.filter(
    ({ law, raise, result }) => law !== 'holds' && !isScaledBy([raise], result),
  );

  const isDeclared = (law: Law): boolean => laws.some((each) => covers(each, law));
  return [
    ...alone,
    ...sums.filter(holds),
    ...symmetric,
    ...together,
    ...moving,
    ...raising.filter(({ law }) => law === 'holds'),
  ]
    .filter((law) => !isDeclared(law))
    .filter(
      (law, at, all) => all.slice(0, at).filter((each) => each.law === law.law).length < mostOfName,
    )
    .slice(0, most);
}

/** Whether a law that is declared says what another does. */
function covers(declared: Law, law: Law): boolean {
  if (declared.law !== law.law) return false;
  const setOf = (value: unknown) => [value].flat().map(String).toSorted().join(' ');
  return Object.entries(law).every(([key, value]) => {
    const own = (declared as unknown as Readonly<Record<string, unknown>>)[key];
    if (key !== 'results') return setOf(own) === setOf(value);
    return [value].flat().every((id) => [own].flat().includes(id));
  });
}
