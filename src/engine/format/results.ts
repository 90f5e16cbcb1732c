import { Big } from '../../../schemas/decimal.ts';
import type { Band, Condition, Field, Result, ResultKind } from '../../../schemas/manifest.ts';
import { isAmount, unitOf } from '../../../schemas/unit.ts';
import { holds } from '../input/condition.ts';
import { optionOf } from '../input/kinds/choice.ts';
import { dayInWords, formatDate } from './dates.ts';
import { formatAmount, formatNumber } from './numbers.ts';
import type { Presentation, TextContext } from './presentation.ts';

/** The values of the form, by field id. */
type Values = Readonly<Record<string, unknown>>;

/** The band of a number, by its exact value. Bands are ascending; the last has no limit. */
export const bandOf = (bands: readonly Band[], value: Big): Band | undefined =>
  bands.find(
    ({ below, upTo }) =>
      (below === undefined || value.lt(below)) && (upTo === undefined || value.lte(upTo)),
  );

/** Whether a result is shown large with these inputs. */
export const isHeadline = ({ headline }: Pick<Result, 'headline'>, values: Values): boolean =>
  headline === true || (headline !== undefined && holds(headline.when as Condition, values));

export type ShownRow = Readonly<Record<string, string>>;
/** A result as the page shows it: a string; for a table, a record of strings per row. */
export type Shown = string | readonly ShownRow[];

/** A number with its unit: 4 kg; degrees of an angle stand close, 30°. */
const withUnit = (number: string, unit: string): string =>
  unit === '°' ? number + unit : `${number} ${unit}`.trim();

const kinds: {
  [K in ResultKind]: (
    result: Extract<Result, { kind: K }>,
    raw: never,
    context: TextContext,
  ) => K extends 'table' ? readonly ShownRow[] : string;
} = {
  money: ({ currency, grouping, digits }, raw: Big, { values, presentation }) =>
    currency
      ? formatNumber(raw, presentation, {
          digits,
          grouping,
          currency: unitOf(currency, values),
        })
      : formatAmount(raw, presentation, { digits, grouping }),
  percent: ({ digits }, raw: Big, { presentation }) =>
    `${formatNumber(raw, presentation, { digits })}%`,
  number: ({ digits, unit, labels }, raw: Big, { values, presentation }) =>
    labels?.[raw.toFixed()] ??
    withUnit(formatNumber(raw, presentation, { digits }), unitOf(unit, values)),
  text: ({ labels }, raw: string) => labels?.[raw] ?? raw,
  date: (_, raw: string, { presentation }) => formatDate(raw, presentation),
  table: ({ columns }, rows: readonly Values[], context) =>
    rows.map((row) =>
      Object.fromEntries(
        Object.entries(columns).map(([id, column]) => [
          id,
          // A row need not have every figure.
          row[id] === undefined ? '' : showResult(column, row[id], context),
        ]),
      ),
    ) as readonly ShownRow[],
};

/** Formats a result. `raw` is its unrounded value. */
export const showResult = (result: Result, raw: unknown, context: TextContext): Shown =>
  kinds[result.kind](result as never, raw as never, context);

/** The small print under a result, with the day of the exchange rates. */
export const noteOf = (
  note: string | undefined,
  ratesDate: string | undefined,
  presentation: Presentation,
): string =>
  note?.replace('{ratesDate}', ratesDate ? formatDate(ratesDate, presentation) : '') ?? '';

/** A label with the fields that it names filled in: "1 {from}" is "1 USD". */
export const fillLabel = (
  label: string,
  fields: Readonly<Record<string, Field>>,
  { values, presentation }: TextContext,
): string =>
  label.replace(/\{(\w+)\}/g, (_, id: string) => {
    const field = fields[id];
    const value = values[id];
    const option = optionOf(field, value);
    if (option) return option.label;
    if (value instanceof Big) {
      const format = field && isAmount(field) ? formatAmount : formatNumber;
      return format(value, presentation, { digits: { atMost: 10 } });
    }
    const text = String(value ?? '');
    return field ? dayInWords(field, text, presentation) : text;
  });
