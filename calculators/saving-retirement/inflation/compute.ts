import { Big } from '#schemas/decimal.ts';
import { InputError } from '#schemas/input-error.ts';
import type { Compute } from '#schemas/manifest.ts';
import { monthName } from '#shared/calendar.ts';
import { indexOf, indexValue } from './indexes.ts';
import type manifest from './manifest.ts';

/** The month of an option, 1 to 12; 0 for the average of the year. */
const monthOf = (option: string | undefined): number => Number(option?.replace(/\D/g, '') ?? 0);

/** A date in words: a year, or a month of it. */
const inWords = (year: number, month: number): string =>
  month === 0 ? String(year) : `${monthName(month)} ${year}`;

/** The values of a price index at two dates. Errors: a year, or a month, without a value. */
export const compute: Compute<typeof manifest> = ({
  mode,
  series,
  fromYear,
  toYear,
  fromMonth,
  toMonth,
}) => {
  if (mode !== 'table' || !series || !fromYear) {
    return {
      indexFrom: undefined,
      indexTo: undefined,
      yearsBetween: undefined,
      start: undefined,
      end: undefined,
    };
  }
  const index = indexOf(series);
  const [from, to] = [monthOf(fromMonth), monthOf(toMonth)];
  if (!from !== !to) {
    const message = 'Choose a month for both dates or for neither.';
    throw new InputError(message, from ? 'toMonth' : 'fromMonth');
  }
  const years = Object.keys(from ? index.months : index.annual).map(Number);
  const [first = 0, last = 0] = [years[0], years.at(-1)];

  function value(year: number, month: number, end: 'from' | 'to'): Big {
    if (year < first || year > last) {
      throw new InputError(`This table has ${first} to ${last}.`, `${end}Year`);
    }
    const text = indexValue(index, year, month);
    if (!text) throw new InputError('This table has no value for that month.', `${end}Month`);
    return Big(text);
  }

  const startYear = fromYear.toNumber();
  const indexFrom = value(startYear, from, 'from');
  const latest = years.findLast((year) => indexValue(index, year, to)) ?? last;
  const endYear = toYear?.toNumber() ?? latest;
  return {
    indexFrom,
    indexTo: value(endYear, to, 'to'),
    yearsBetween: Big(endYear - startYear).plus(Big(to - from).div(12)),
    start: inWords(startYear, from),
    end: inWords(endYear, to),
  };
};
