import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';
import {
  ageBetween,
  dayNumber as dayCount,
  dayOfYear,
  daysBetween,
  daysIn,
  daysLater,
  dayOf as dayWith,
  isLeap,
  isoWeek,
  isoWeekday,
  monthAndYear,
  monthName,
  monthsLater,
  nextAnniversary,
  partsOf,
  weekdayName,
  yearOf,
} from '../calculators/shared/calendar.ts';
import { dayOf, dayNumber as toNumber } from '../schemas/functions/arithmetic.ts';
import { dayNumber, runs } from '../src/engine/check/random-inputs.ts';
import { isDate } from '../src/engine/input/kinds/date.ts';

/*
 * Calendar arithmetic against Temporal, over every year that a date field accepts.
 */

const { PlainDate } = Temporal;
type PlainDate = Temporal.PlainDate;

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const first = Date.parse('0001-01-01') / 86_400_000;
const last = Date.parse('9999-12-31') / 86_400_000;
const days = fc.integer({ min: first, max: last }).map(dayNumber);
const many = { ...runs, numRuns: 3000 };

/** The birthday of a year: on 1 March where there is no 29 February. */
function birthday(born: PlainDate, year: number): PlainDate {
  const day = born.with({ year });
  return day.day === born.day ? day : day.add({ days: 1 });
}

function nextBirthday(born: PlainDate, from: PlainDate): PlainDate {
  const thisYear = birthday(born, from.year);
  return PlainDate.compare(thisYear, from) >= 0 ? thisYear : birthday(born, from.year + 1);
}

function expectLikeTemporal(one: string, other: string) {
  const [from, to] = one < other ? [one, other] : [other, one];
  const [born, day] = [PlainDate.from(from), PlainDate.from(to)];
  const { years, months, days } = born.until(day, { largestUnit: 'years' });
  expect(ageBetween(from, to), `age from ${from} to ${to}`).toEqual({ years, months, days });
  expect(daysBetween(from, to), `days from ${from} to ${to}`).toBe(born.until(day).days);
  expect(daysBetween(to, from)).toBe(-born.until(day).days + 0);
  expect(nextAnniversary(from, to), `birthday of ${from} from ${to}`).toBe(
    nextBirthday(born, day).toString(),
  );
  expect(weekdayName(from), from).toBe(weekdays[born.dayOfWeek - 1]);
}

describe('the calendar', () => {
  test('adds days like Temporal, forwards and backwards', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -4000, max: 4000 }), (day, count) => {
        const then = PlainDate.from(day).add({ days: count });
        fc.pre(then.year > 0);
        expect(dayOf(toNumber(day).plus(count))).toBe(then.toString());
      }),
      many,
    );
  });

  test('agrees with Temporal on the parts, the weekday and the week of a day', () => {
    const check = (iso: string) => {
      const day = PlainDate.from(iso);
      expect(yearOf(iso)).toBe(day.year);
      expect(partsOf(iso)).toEqual([day.year, day.month, day.day]);
      expect(daysIn(day.year, day.month), iso).toBe(day.daysInMonth);
      expect(isLeap(day.year), iso).toBe(day.inLeapYear);
      expect(dayOfYear(iso), iso).toBe(day.dayOfYear);
      expect(isoWeekday(iso), iso).toBe(day.dayOfWeek);
      expect(isoWeek(iso), iso).toEqual({ year: day.yearOfWeek, week: day.weekOfYear });
      expect(dayWith(dayCount(iso))).toBe(iso);
    };
    fc.assert(fc.property(days, check), many);
    // Around New Year, in years that begin on every day of the week.
    for (let year = 1; year <= 9999; year += year === 40 ? 1900 : year === 2100 ? 7880 : 1) {
      const newYear = dayCount(`${String(year).padStart(4, '0')}-01-01`);
      for (let gap = -6; gap <= 6; gap += 1) check(dayWith(newYear + gap) ?? '0001-01-01');
    }
    check('9999-12-31');
  });

  test('moves by months and days like Temporal, within the years 1 to 9999', () => {
    const same = (there: PlainDate) =>
      there.year < 1 || there.year > 9999 ? undefined : there.toString();
    const move = (iso: string, count: number) => {
      const day = PlainDate.from(iso);
      expect(monthsLater(iso, count), `${iso} and ${count} months`).toBe(
        same(day.add({ months: count })),
      );
      expect(daysLater(iso, count), `${iso} and ${count} days`).toBe(
        same(day.add({ days: count })),
      );
    };
    const near = fc.integer({ min: -50, max: 50 });
    const far = fc.integer({ min: -240_000, max: 240_000 });
    fc.assert(fc.property(days, fc.oneof(near, far), move), many);
    for (let month = 1; month <= 12; month += 1) {
      for (let count = -26; count <= 26; count += 1) {
        const end = PlainDate.from({ year: 2023, month, day: 31 });
        for (const iso of [end, end.add({ years: 1 })]) move(iso.toString(), count);
      }
    }
  });

  test('ends with the years that have four digits', () => {
    expect(daysLater('0001-01-01', -1)).toBeUndefined();
    expect(daysLater('9999-12-31', 1)).toBeUndefined();
    expect(daysLater('9999-12-31', 7_410_000)).toBeUndefined();
    expect(monthsLater('0001-01-31', -1)).toBeUndefined();
    expect(monthsLater('9999-12-01', 1)).toBeUndefined();
    expect(monthsLater('9999-12-31', 239_988)).toBeUndefined();
    expect(monthsLater('0001-01-31', 9998 * 12 + 11)).toBe('9999-12-31');
    expect(isoWeek('0001-01-01')).toEqual({ year: 1, week: 1 });
    expect(isoWeek('9999-12-31')).toEqual({ year: 9999, week: 52 });
  });

  test('counts to the day after the last', () => {
    expect(ageBetween('9999-12-01', '+010000-01-01')).toEqual({ years: 0, months: 1, days: 0 });
    expect(ageBetween('0001-01-02', '+010000-01-01')).toEqual({
      years: 9998,
      months: 11,
      days: 30,
    });
    expect(daysBetween('9999-12-31', '+010000-01-01')).toBe(1);
  });

  test('knows the months by name', () => {
    expect([1, 2, 12].map(monthName)).toEqual(['January', 'February', 'December']);
    expect(monthAndYear('2026-09-30')).toBe('September 2026');
    expect(monthAndYear('0012-01')).toBe('January 12');
  });

  test('agrees with Temporal on any two days of the years 1 to 9999', () => {
    fc.assert(fc.property(days, days, expectLikeTemporal), many);
  });

  test('agrees with Temporal on days close to each other', () => {
    const close = fc.tuple(days, fc.integer({ min: -800, max: 800 }));
    fc.assert(
      fc.property(close, ([day, gap]) => {
        const number = Date.parse(day) / 86_400_000 + gap;
        expectLikeTemporal(day, dayNumber(Math.min(Math.max(number, first), last)));
      }),
      many,
    );
  });

  test('agrees with Temporal on every pair of days around the ends of months', () => {
    const years = [2023, 2024, 2025];
    const around = years.flatMap((year) =>
      Array.from({ length: 12 }, (_, month) => Date.UTC(year, month, 1) / 86_400_000).flatMap(
        (number) => [number - 3, number - 2, number - 1, number, number + 1].map(dayNumber),
      ),
    );
    for (const from of around) {
      for (const to of around) if (from <= to) expectLikeTemporal(from, to);
    }
  });

  test('agrees with Temporal on 29 February against every day of a leap and a common year', () => {
    for (const start of ['2024-01-01', '2025-01-01', '2100-01-01', '2000-01-01']) {
      const number = Date.parse(start) / 86_400_000;
      for (let day = 0; day < 366; day += 1) {
        expectLikeTemporal('1996-02-29', dayNumber(number + day));
        expectLikeTemporal('2096-02-29', dayNumber(number + day));
      }
    }
  });

  test.each([
    ['2023-01-31', '2023-03-01', { years: 0, months: 1, days: 1 }],
    ['2024-01-31', '2024-03-01', { years: 0, months: 1, days: 1 }],
    ['2000-02-29', '2001-02-28', { years: 0, months: 11, days: 30 }],
    ['2000-02-29', '2001-03-01', { years: 1, months: 0, days: 1 }],
    ['1990-06-15', '1990-06-15', { years: 0, months: 0, days: 0 }],
    ['0001-01-01', '9999-12-31', { years: 9998, months: 11, days: 30 }],
  ])('counts from %s to %s as the readings do', (from, to, age) => {
    expect(ageBetween(from, to)).toEqual(age);
  });

  test('gives who was born on 29 February a birthday on 1 March in common years', () => {
    expect(nextAnniversary('2000-02-29', '2025-02-28')).toBe('2025-03-01');
    expect(nextAnniversary('2000-02-29', '2025-03-01')).toBe('2025-03-01');
    expect(nextAnniversary('2000-02-29', '2025-03-02')).toBe('2026-03-01');
    expect(nextAnniversary('2000-02-29', '2027-03-02')).toBe('2028-02-29');
    expect(nextAnniversary('2000-02-29', '2100-01-01')).toBe('2100-03-01');
  });

  test('reaches the birthday after the last day that can be entered', () => {
    expect(daysBetween('9999-12-31', nextAnniversary('2000-12-30', '9999-12-31'))).toBe(365);
  });
});

describe('a date', () => {
  test('is any day that the calendar has, and no other', () => {
    const two = (part: number) => String(part).padStart(2, '0');
    const parts = fc.tuple(
      fc.integer({ min: 0, max: 9999 }),
      fc.integer({ min: 0, max: 13 }),
      fc.integer({ min: 0, max: 32 }),
    );
    const exists = (year: number, month: number, day: number) => {
      try {
        PlainDate.from({ year, month, day }, { overflow: 'reject' });
        return year > 0;
      } catch {
        return false;
      }
    };
    fc.assert(
      fc.property(parts, ([year, month, day]) => {
        const text = `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
        expect(isDate(text), text).toBe(exists(year, month, day));
      }),
      many,
    );
  });

  test.each([
    ['2024-02-29', true],
    ['2023-02-29', false],
    ['1900-02-29', false],
    ['2000-02-29', true],
    ['2023-04-31', false],
    ['0000-01-01', false],
    ['0001-01-01', true],
    ['9999-12-31', true],
    ['+010000-01-01', false],
    ['2023-1-5', false],
    ['05.01.2023', false],
    ['2023-01-05T00:00', false],
    ['2023-01-05 ', false],
    ['', false],
  ])('%j: %s', (text, expected) => {
    expect(isDate(text)).toBe(expected);
  });
});
