import { isDate } from '../../input/kinds/date.ts';
import { byKey, holidays as holidayTable, monthNames } from '../vocabulary.ts';
import { errorsBetween } from '../words.ts';
import { type Scanner, two } from './scanner.ts';
import type { DateToken, Placed } from './token.ts';

const months = monthNames.split('|').map((name) => name.replace(/\W/g, ''));
const isMonth = new RegExp(`^(?:${monthNames})$`);
// Any word of five to ten letters may be a mistyped month: `monthOf` decides.
const monthWord = `(${monthNames}|[a-z]{5,10})`;
const holidays = byKey(holidayTable);

const dateOf = (
  year: string | undefined,
  month: string | number,
  day = '',
  other?: 'monthFirst',
) => {
  const iso = `${two(month)}-${two(day)}`;
  return isDate(`${year ?? '2024'}-${iso}`)
    ? ({ kind: 'date', iso: year ? `${year}-${iso}` : iso, other } as const)
    : undefined;
};
/** The number of a month by its name or abbreviation, or by a mistyped name of six letters or more; 0 for none. */
function monthOf(word = ''): number {
  const isRight = isMonth.test(word);
  const found = months.findIndex((name) =>
    isRight ? name.startsWith(word.slice(0, 3)) : name.length > 5 && errorsBetween(word, name) < 2,
  );
  return found + 1;
}
const fullYear = (year: string | undefined): string | undefined =>
  year && (year.length === 2 ? (Number(year) > 50 ? '19' : '20') + year : year);

/** Another day by its distance from today. */
export function near(today: string, days: number) {
  const day = new Date(`${today}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return { kind: 'date', iso: day.toISOString().slice(0, 10) } as const;
}

/** How days are written. Those of longer texts stand before those of shorter ones. */
export const dateScanners: readonly Scanner<Omit<DateToken, keyof Placed>>[] = [
  [/(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/y, ([, y, m = '', d]) => dateOf(y, m, d)],
  [
    /(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})(?![\d/])/y,
    ([, a = '', sign, b = '', y], _, { monthFirst }) => {
      // Day and month can be told apart if one of them is above twelve; with dots the day is first.
      const isDayLast = Number(b) > 12;
      const isSure = isDayLast || Number(a) > 12 || Number(a) === Number(b) || sign === '.';
      const [month, day] = isDayLast || (monthFirst && !isSure) ? [a, b] : [b, a];
      return dateOf(fullYear(y), month, day, isSure ? undefined : 'monthFirst');
    },
  ],
  [
    new RegExp(
      `(\\d{1,2})(?:st|nd|rd|th)?[\\s-]*(?:day )?(?:of )?${monthWord}\\b\\.?(?:[\\s,-]*(\\d{4}|'\\d{2})(?!\\d))?`,
      'y',
    ),
    ([, d, m, y]) => dateOf(fullYear(y?.replace("'", '')), monthOf(m), d),
  ],
  [
    new RegExp(
      `${monthWord}\\b\\.?[\\s-]*(?:the )?(\\d{1,2})(?:st|nd|rd|th)?(?!\\d|[.,]\\d|\\s*%)(?:[\\s,-]+(\\d{4})(?!\\d))?`,
      'y',
    ),
    ([, m, d, y]) => dateOf(y, monthOf(m), d),
  ],
  [
    new RegExp(`(${[...holidays.keys()].join('|')})(?![\\p{L}'])(?:[\\s,]*(\\d{4}))?`, 'uy'),
    ([, name = '', y]) => ({ kind: 'date', iso: `${y ? `${y}-` : ''}${holidays.get(name)}` }),
  ],
  [/(?:today|now)(?:'s)?\b/y, (_, today) => ({ ...near(today, 0), weak: true })],
  [/tomorrow\b/y, (_, today) => near(today, 1)],
  [/yesterday\b/y, (_, today) => near(today, -1)],
];
