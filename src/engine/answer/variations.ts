import { Big } from '../../../schemas/decimal.ts';
import type { ChoiceField, Field, FigureResult, Variation } from '../../../schemas/manifest.ts';
import type { Calculator } from '../calculator.ts';
import { fillLabel } from '../format/results.ts';
import { answer, type Circumstances, type Solved } from './answer.ts';
import { formValuesOf, inputText } from './entered-inputs.ts';
import { type Columns, isShown, type Row } from './tables.ts';

/** The results at other values of one field: a line for each, and one for the visitor's inputs. */
export interface VariationTable {
  readonly id: string;
  readonly label: string;
  readonly columns: Columns;
  readonly rows: readonly Row[];
  /** The index of the line with the visitor's inputs. */
  readonly own: number;
}

/** The input of each line, in order; the engine refuses values that the field does not accept. */
function valuesOf({ at }: Variation, field: Field, own: unknown): readonly string[] {
  if (at === 'options' || at === 'allOptions') {
    const { options } = field as ChoiceField;
    const heading = options[own as string]?.heading;
    return Object.keys(options).filter(
      (id) => at === 'allOptions' || options[id]?.heading === heading,
    );
  }
  const value = own as Big;
  const { step, times } = 'step' in at ? at : { step: 0, times: 0 };
  const steps = Array.from({ length: 2 * times + 1 }, (_, index) =>
    value.plus(Big(step).times(index - times)),
  );
  const numbers = 'step' in at ? steps : [...at.map((each) => Big(each)), value];
  return numbers
    .sort((one, other) => one.cmp(other))
    .filter((each, index, all) => index === 0 || !each.eq(all[index - 1] as Big))
    .map((each) => each.toFixed());
}

const isOwn = (text: string, own: unknown): boolean =>
  own instanceof Big ? own.eq(text) : own === text;

/** The variations of a result, computed by the engine; those with only one line or column are left out. */
export function variationTables(
  calculator: Calculator,
  variations: readonly Variation[] | undefined,
  solved: Solved,
  live: Circumstances,
): readonly VariationTable[] {
  const { manifest } = calculator;
  const { values, shown, presentation } = solved;
  const typed = formValuesOf(manifest, values);
  return (variations ?? []).flatMap((variation): readonly VariationTable[] => {
    const { of, shows } = variation;
    const field = manifest.fields[of] as Field | undefined;
    const own = values[of];
    if (!field || own === undefined || !isShown(variation, solved)) return [];
    // A result that these inputs do not show has no column.
    const results = shows.filter((id) => id in shown && id in manifest.results);
    const lines = valuesOf(variation, field, own).flatMap((text) => {
      const other = answer(calculator, { ...typed, [of]: text }, live);
      // A line may have none of the results, such as an option that asks another question.
      return other.ok && results.some((id) => other.results[id] !== undefined)
        ? [{ text, results: other.results, values: other.values }]
        : [];
    });
    const columns: Record<string, FigureResult> = {
      [of]: { kind: 'text', label: field.label },
      ...Object.fromEntries(
        results.map((id) => {
          const result = manifest.results[id] as FigureResult;
          return [id, { ...result, label: fillLabel(result.label, manifest.fields, solved) }];
        }),
      ),
    };
    const rows = lines.map(
      ({ results: found, values: read }): Row => ({
        ...Object.fromEntries(results.map((id) => [id, found[id]])),
        [of]: inputText(field, read[of], { values: read, presentation }),
      }),
    );
    if (rows.length < 2) return [];
    return [
      {
        id: of,
        label: variation.label ?? `By ${field.label.toLowerCase()}`,
        columns,
        rows,
        own: lines.findIndex(({ text }) => isOwn(text, own)),
      },
    ];
  });
}
