/*
 * Writes the public holidays of six countries, by the rules of their laws, into calculators/shared/data:
 *   npm run holidays
 * To add years, change `years` and the end of each set; tests/holidays.test.ts compares the lists with a library.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { dayNumber, dayOf } from '../calculators/shared/calendar.ts';
import { dataFolder } from './check/reference-data.ts';
import { root } from './platform.js';

const years = [2024, 2025, 2026, 2027, 2028, 2029, 2030] as const;

/** The number of a day of a year. */
const dayIn = (year: number, month: number, day: number): number =>
  dayNumber(`${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`);

/** The weekday of a day's number: 0 is Sunday. 1 January 1970, day 0, was a Thursday. */
const weekdayOf = (day: number): number => (((day + 4) % 7) + 7) % 7;

/** A rule gives the number of the holiday's day in a year. */
type Rule = (year: number) => number;

const fixed =
  (month: number, day: number): Rule =>
  (year) =>
    dayIn(year, month, day);

/** The first given weekday from a day of the year on. */
const firstFrom = (weekday: number, from: number): number =>
  from + ((weekday - weekdayOf(from) + 7) % 7);

const nth =
  (count: number, weekday: number, month: number): Rule =>
  (year) =>
    firstFrom(weekday, dayIn(year, month, 1)) + 7 * (count - 1);

const last =
  (weekday: number, month: number): Rule =>
  (year) =>
    firstFrom(weekday, dayIn(month === 12 ? year + 1 : year, (month % 12) + 1, 1)) - 7;

/** Easter Sunday of the Gregorian calendar, by the algorithm of Meeus, Jones and Butcher, plus some days. */
const easter =
  (days: number): Rule =>
  (year) => {
    const a = year % 19;
    const [b, c] = [Math.floor(year / 100), year % 100];
    const [d, e] = [Math.floor(b / 4), b % 4];
    const g = Math.floor((8 * b + 13) / 25);
    const h = (19 * a + b - d - g + 15) % 30;
    const l = (32 + 2 * e + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
    const m = Math.floor((a + 11 * h + 19 * l) / 433);
    const month = Math.floor((h + l - 7 * m + 90) / 25);
    return dayIn(year, month, (h + l - 7 * m + 33 * month + 19) % 32) + days;
  };

interface Holiday {
  readonly name: string;
  readonly rule: Rule;
  /** A day on a Saturday or Sunday brings another day in lieu. */
  readonly inLieu?: true;
}

interface Calendar {
  /** What stands in the data set beside the days. */
  readonly set: Readonly<Record<string, unknown>> & { readonly id: string };
  readonly holidays: readonly Holiday[];
  /** The day in lieu of one on a Saturday or Sunday, given the days that are holidays already. */
  readonly lieu?: (day: number, taken: ReadonlySet<number>) => number;
}

const [monday, thursday, saturday] = [1, 4, 6];

/** The Friday before a Saturday, and the Monday after a Sunday. */
const nearest = (day: number): number => (weekdayOf(day) === saturday ? day - 1 : day + 1);

/** The next Monday to Friday that is no holiday yet. */
function nextFree(day: number, taken: ReadonlySet<number>): number {
  let next = day + 1;
  while (weekdayOf(next) === 0 || weekdayOf(next) === saturday || taken.has(next)) next += 1;
  return next;
}

const newYear: Holiday = { name: 'New Year’s Day', rule: fixed(1, 1), inLieu: true };
const christmas: Holiday = { name: 'Christmas Day', rule: fixed(12, 25), inLieu: true };
const boxingDay: Holiday = { name: 'Boxing Day', rule: fixed(12, 26), inLieu: true };
const goodFriday: Holiday = { name: 'Good Friday', rule: easter(-2) };
const easterMonday: Holiday = { name: 'Easter Monday', rule: easter(1) };

const common = {
  unit: 'days',
  validFrom: '2024-01-01',
  validUntil: '2030-12-31',
  lookedUp: '2026-11-29',
  confidence: 'high',
  whenPast:
    'The list of {what} ends on {validUntil}. Choose no calendar and list the holidays yourself.',
};

export const calendars: readonly Calendar[] = [
  {
    set: {
      id: 'holidays-us',
      place: 'US',
      what: 'Federal holidays of the United States, 2024 to 2030',
      ...common,
      source: [
        { title: '5 U.S.C. 6103', publisher: 'United States Code' },
        { title: 'Federal holidays, days in lieu', publisher: 'US Office of Personnel Management' },
      ],
      notes: ['States and employers have holidays of their own.'],
    },
    holidays: [
      newYear,
      { name: 'Birthday of Martin Luther King, Jr.', rule: nth(3, monday, 1) },
      { name: 'Washington’s Birthday', rule: nth(3, monday, 2) },
      { name: 'Memorial Day', rule: last(monday, 5) },
      { name: 'Juneteenth', rule: fixed(6, 19), inLieu: true },
      { name: 'Independence Day', rule: fixed(7, 4), inLieu: true },
      { name: 'Labor Day', rule: nth(1, monday, 9) },
      { name: 'Columbus Day', rule: nth(2, monday, 10) },
      { name: 'Veterans Day', rule: fixed(11, 11), inLieu: true },
      { name: 'Thanksgiving Day', rule: nth(4, thursday, 11) },
      christmas,
    ],
    lieu: nearest,
  },
  {
    set: {
      id: 'holidays-england',
      place: 'GB-ENG',
      what: 'Bank holidays in England and Wales, 2024 to 2030',
      ...common,
      source: [
        {
          title: 'Banking and Financial Dealings Act 1971, and proclamations',
          publisher: 'UK Parliament',
        },
        { title: 'UK bank holidays', publisher: 'UK Government' },
      ],
      notes: [
        'GOV.UK has published the dates to 2028; those of later years follow the same rules. A further holiday can be proclaimed for a single year.',
      ],
    },
    holidays: [
      newYear,
      goodFriday,
      easterMonday,
      { name: 'Early May bank holiday', rule: nth(1, monday, 5) },
      { name: 'Spring bank holiday', rule: last(monday, 5) },
      { name: 'Summer bank holiday', rule: last(monday, 8) },
      christmas,
      boxingDay,
    ],
    lieu: nextFree,
  },
  {
    set: {
      id: 'holidays-india',
      place: 'IN',
      what: 'The three national holidays of India, 2024 to 2030',
      ...common,
      source: [
        {
          title: 'Holidays to be observed in Central Government offices',
          publisher: 'Department of Personnel and Training, Government of India',
        },
      ],
      notes: ['Further holidays differ by state and are announced each year.'],
    },
    holidays: [
      { name: 'Republic Day', rule: fixed(1, 26) },
      { name: 'Independence Day', rule: fixed(8, 15) },
      { name: 'Mahatma Gandhi’s Birthday', rule: fixed(10, 2) },
    ],
  },
  {
    set: {
      id: 'holidays-canada',
      place: 'CA',
      what: 'Federal general holidays of Canada, 2024 to 2030',
      ...common,
      source: [
        {
          title: 'Canada Labour Code, sections 166 and 193(2)',
          publisher: 'Department of Justice Canada',
        },
      ],
      notes: [
        'Provinces differ. The Code allows the working day before or after a weekend as the day in lieu; here it is the one after.',
      ],
    },
    holidays: [
      newYear,
      goodFriday,
      { name: 'Victoria Day', rule: (year) => firstFrom(monday, dayIn(year, 5, 18)) },
      { name: 'Canada Day', rule: fixed(7, 1), inLieu: true },
      { name: 'Labour Day', rule: nth(1, monday, 9) },
      { name: 'National Day for Truth and Reconciliation', rule: fixed(9, 30), inLieu: true },
      { name: 'Thanksgiving Day', rule: nth(2, monday, 10) },
      { name: 'Remembrance Day', rule: fixed(11, 11), inLieu: true },
      christmas,
      boxingDay,
    ],
    lieu: nextFree,
  },
  {
    set: {
      id: 'holidays-australia',
      place: 'AU',
      what: 'National public holidays of Australia, 2024 to 2030',
      ...common,
      source: [{ title: 'Fair Work Act 2009, section 115', publisher: 'Australian Government' }],
      notes: [
        'The King’s Birthday is left out, because its day differs by state. States and territories have further days.',
      ],
    },
    holidays: [
      newYear,
      { name: 'Australia Day', rule: fixed(1, 26), inLieu: true },
      goodFriday,
      easterMonday,
      { name: 'Anzac Day', rule: fixed(4, 25) },
      christmas,
      boxingDay,
    ],
    lieu: nextFree,
  },
  {
    set: {
      id: 'holidays-germany',
      place: 'DE',
      what: 'Public holidays that all German states share, 2024 to 2030',
      ...common,
      source: [
        {
          title: 'Holiday laws of the states, and the Unification Treaty, article 2',
          publisher: 'Germany',
        },
      ],
      notes: ['Most states have further holidays. There are no days in lieu.'],
    },
    holidays: [
      { name: 'New Year’s Day', rule: fixed(1, 1) },
      goodFriday,
      easterMonday,
      { name: 'Labour Day', rule: fixed(5, 1) },
      { name: 'Ascension Day', rule: easter(39) },
      { name: 'Whit Monday', rule: easter(50) },
      { name: 'Day of German Unity', rule: fixed(10, 3) },
      { name: 'Christmas Day', rule: fixed(12, 25) },
      { name: 'Second day of Christmas', rule: fixed(12, 26) },
    ],
  },
];

const written = (day: number): string => dayOf(day) as string;

/** The data set of a calendar: its days with their names, and the days in lieu with the days that they replace. */
export function setOf({ set, holidays, lieu }: Calendar) {
  // The first day of the year after may have its day in lieu in the last year.
  const all = [...years, 2031].flatMap((year) =>
    holidays.map(({ name, rule, inLieu }) => ({ name, day: rule(year), inLieu })),
  );
  const taken = new Set(all.map(({ day }) => day));
  const replaced = all
    .toSorted((one, other) => one.day - other.day)
    .flatMap(({ day, inLieu }) => {
      const isWeekend = weekdayOf(day) === 0 || weekdayOf(day) === saturday;
      if (!lieu || !inLieu || !isWeekend) return [];
      const instead = lieu(day, taken);
      taken.add(instead);
      return [[written(instead), written(day)] as const];
    });
  const isListed = (day: string) => Number(day.slice(0, 4)) <= 2030;
  const names = all
    .map(({ day, name }) => [written(day), name] as const)
    .filter(([day]) => isListed(day))
    .toSorted(([one], [other]) => one.localeCompare(other));
  return {
    ...set,
    holidays: Object.fromEntries(names),
    inLieu: Object.fromEntries(replaced.filter(([day]) => isListed(day))),
  };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const calendar of calendars) {
    const file = join(root, dataFolder, `${calendar.set.id}.json`);
    writeFileSync(file, `${JSON.stringify(setOf(calendar), undefined, 2)}\n`);
  }
  console.log(`${calendars.length} lists of holidays written to ${dataFolder}.`);
}
