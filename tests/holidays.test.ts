import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Library from 'date-holidays';
import { describe, expect, test } from 'vitest';
import { dataFolder } from '../scripts/check/reference-data.ts';
import { calendars, setOf } from '../scripts/holidays.ts';
import { root } from '../scripts/platform.js';

/*
 * The lists of public holidays: the files are what the script writes, and the days are those of the library
 * date-holidays, apart from what is named here with the reason.
 */

const years = [2024, 2025, 2026, 2027, 2028, 2029, 2030];

/** The place of each list in the library. */
const places: Readonly<Record<string, readonly [string, string?]>> = {
  'holidays-us': ['US'],
  'holidays-england': ['GB', 'ENG'],
  'holidays-india': ['IN'],
  'holidays-canada': ['CA'],
  'holidays-australia': ['AU'],
  'holidays-germany': ['DE'],
};

/** Days of our lists that the library lacks, by what tells them. */
const lacking: Readonly<Record<string, (day: string) => boolean>> = {
  // Days in lieu of Veterans Day on a Saturday or Sunday.
  'holidays-us': (day) => ['2028-11-10', '2029-11-12'].includes(day),
  // The library moves Australia Day from a Sunday to the Monday after; ours lists both days.
  'holidays-australia': (day) => day.endsWith('-01-26'),
  // The library has the days of all provinces alone: not the further days of the Canada Labour Code, and no days in lieu.
  'holidays-canada': () => true,
};

/** Days of the library that our lists leave out on purpose. */
const further: Readonly<Record<string, (day: string) => boolean>> = {
  // Only the three days that every state observes are listed.
  'holidays-india': (day) => !/-(01-26|08-15|10-02)$/.test(day),
  // Easter Saturday and Easter Sunday are holidays of some states.
  'holidays-australia': (day) => [0, 6].includes(new Date(day).getUTCDay()) && /-0[34]-/.test(day),
};

const libraryDays = ([country, region]: readonly [string, string?]): readonly string[] => {
  const library = region ? new Library(country, region) : new Library(country);
  return years.flatMap((year) =>
    library
      .getHolidays(year)
      .filter(({ type }) => type === 'public')
      .map(({ date }) => date.slice(0, 10)),
  );
};

describe.each(calendars.map((each) => [each.set.id, each] as const))('%s', (id, calendar) => {
  const { holidays, inLieu } = setOf(calendar);
  const ours = new Set([...Object.keys(holidays), ...Object.keys(inLieu)]);
  const theirs = new Set(libraryDays(places[id] ?? ['']));

  test('is the file that the script writes', () => {
    const file = readFileSync(join(root, dataFolder, `${id}.json`), 'utf8');
    expect(JSON.parse(file)).toEqual(setOf(calendar));
  });

  test('has the days of the library, and no others', () => {
    const isIn = (day: string) => years.includes(Number(day.slice(0, 4)));
    const missing = [...theirs].filter((day) => isIn(day) && !ours.has(day));
    const added = [...ours].filter((day) => !theirs.has(day));
    expect(missing.filter((day) => !further[id]?.(day))).toEqual([]);
    expect(added.filter((day) => !lacking[id]?.(day))).toEqual([]);
    expect(theirs.size).toBeGreaterThan(20);
  });

  test('replaces only days on a Saturday or Sunday, by a day from Monday to Friday', () => {
    const weekday = (day: string) => new Date(day).getUTCDay();
    for (const [day, of] of Object.entries(inLieu)) {
      expect([0, 6]).toContain(weekday(of));
      expect([1, 2, 3, 4, 5]).toContain(weekday(day));
      expect(holidays[day]).toBeUndefined();
    }
  });
});

test('the bank holidays of 2026 and 2028 are those that GOV.UK publishes', () => {
  const england = calendars.find(({ set }) => set.id === 'holidays-england');
  const { holidays, inLieu } = setOf(england as (typeof calendars)[0]);
  const inYear = (year: string) =>
    [...Object.keys(holidays), ...Object.keys(inLieu)]
      .filter((day) => day.startsWith(year) && ![0, 6].includes(new Date(day).getUTCDay()))
      .sort();
  expect(inYear('2026')).toEqual([
    '2026-01-01',
    '2026-04-03',
    '2026-04-06',
    '2026-05-04',
    '2026-05-25',
    '2026-08-31',
    '2026-12-25',
    '2026-12-28',
  ]);
  expect(inYear('2028')).toEqual([
    '2028-01-03',
    '2028-04-14',
    '2028-04-17',
    '2028-05-01',
    '2028-05-29',
    '2028-08-28',
    '2028-12-25',
    '2028-12-26',
  ]);
});
