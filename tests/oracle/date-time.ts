import australia from '../../calculators/shared/data/holidays-australia.json' with { type: 'json' };
import canada from '../../calculators/shared/data/holidays-canada.json' with { type: 'json' };
import england from '../../calculators/shared/data/holidays-england.json' with { type: 'json' };
import germany from '../../calculators/shared/data/holidays-germany.json' with { type: 'json' };
import india from '../../calculators/shared/data/holidays-india.json' with { type: 'json' };
import us from '../../calculators/shared/data/holidays-us.json' with { type: 'json' };
import {
  type Day,
  dayAt,
  dayNumber,
  daysIn,
  daysLater,
  isLeap,
  isoDay,
  lastDayNumber,
  monthNames,
  monthsAndDays,
  monthsLater,
  parseDay,
  weekday,
} from './calendar.ts';
import { Form, need, type Oracles, type Outcome, refuse, type Typed } from './oracle.ts';
import type { Random } from './random.ts';
import { max, min, Rational } from './rational.ts';
import { clock, grouped } from './show.ts';
import { rubbish } from './typing.ts';

const pad = (part: number, length = 2): string => String(part).padStart(length, '0');
/** "1 day", "1,234 days". */
const counted = (count: number, name: string): string =>
  `${grouped(String(count))} ${name}${count === 1 ? '' : 's'}`;

const whole = (count: number): Rational => new Rational(BigInt(count));
/** A whole number that may be blank, which is zero. */
const integerOrZero = (form: Form, id: string, to: number): number =>
  form.integer(id, { from: 0, to, default: '0', blank: '0' });

/** 0 for Monday to 6 for Sunday; also for days before the year 1. */
const weekdayIndex = (number: number): number => ((number % 7) + 7) % 7;
const isDayNumber = (number: number): boolean => number >= 0 && number <= lastDayNumber;
const newYear = (year: number): number => dayNumber({ year, month: 1, day: 1 });
const dayOfYear = (day: Day): number => dayNumber(day) - newYear(day.year) + 1;

function shownDay(number: number, field: string): string {
  if (!isDayNumber(number)) refuse('The result lies outside the years 1 to 9999.', field);
  return isoDay(dayAt(number));
}

/** The ISO year and week of a day: those of its week's Thursday. */
function isoWeek(number: number): { year: number; week: number } {
  const thursday = dayAt(number - weekdayIndex(number) + 3);
  return { year: thursday.year, week: Math.ceil(dayOfYear(thursday) / 7) };
}

/** The week of a day in its own year: week 1 begins with 1 January, later ones on Sundays. */
function usWeek(number: number): number {
  const { year } = dayAt(number);
  let week = 1;
  for (let day = newYear(year) + 1; day <= number; day += 1) {
    if (weekdayIndex(day) === 6) week += 1;
  }
  return week;
}

/** How many days before a day's number fall on Monday to Friday. */
const weekdaysBefore = (number: number): number =>
  Math.floor(number / 7) * 5 + Math.min(number % 7, 5);

/** How many days before a day's number are such a weekday. */
const countBefore = (number: number, index: number): number => Math.floor((number - index + 6) / 7);

const weekends = { satSun: [5, 6], friSat: [4, 5], sun: [6], fri: [4] };

/** The days of a list, each once. */
function holidays(form: Form): ReadonlySet<number> {
  const items = form
    .typedText('holidays')
    .split(/[\s,;]+/)
    .filter((item) => item !== '');
  const days = items.map((item) => {
    const day = parseDay(item);
    return day
      ? dayNumber(day)
      : refuse(`“${item}” is not a date. Write each date as YYYY-MM-DD.`, 'holidays');
  });
  if (items.length > 200) refuse('Enter at most 200 dates.', 'holidays');
  return new Set(days);
}

/** Minutes since midnight. */
function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

// ---------------------------------------------------------------- time zones

const zones = [
  'UTC',
  'America/Los_Angeles',
  'America/Denver',
  'America/Chicago',
  'America/New_York',
  'America/Sao_Paulo',
  'Europe/London',
  'Europe/Paris',
  'Europe/Berlin',
  'Africa/Johannesburg',
  'Asia/Dubai',
  'Asia/Karachi',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Asia/Shanghai',
  'Asia/Singapore',
  'Asia/Tokyo',
  'Australia/Sydney',
  'Pacific/Auckland',
];

const daySeconds = 86_400;
const epochDay = dayNumber({ year: 1970, month: 1, day: 1 });
const earliest = -epochDay * daySeconds;
const latest = (lastDayNumber + 1 - epochDay) * daySeconds - 1;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const numeric = 'numeric';
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    calendar: 'gregory',
    hourCycle: 'h23',
    era: 'short',
    year: numeric,
    month: numeric,
    day: numeric,
    hour: numeric,
    minute: numeric,
    second: numeric,
  });
  formats.set(zone, format);
  return format;
}

/** What clocks in a zone show at an instant, as seconds from 1970-01-01T00:00:00 on those clocks. */
function reading(zone: string, instant: number): number {
  const parts: Record<string, string> = {};
  for (const { type, value } of formatOf(zone).formatToParts(instant * 1000)) parts[type] = value;
  const part = (type: string) => Number(parts[type]);
  // The year 0 is 1 BC.
  const year = parts.era === 'BC' ? 1 - part('year') : part('year');
  const days = dayNumber({ year, month: part('month'), day: part('day') }) - epochDay;
  return days * daySeconds + part('hour') * 3600 + part('minute') * 60 + part('second');
}

const offsetAt = (zone: string, instant: number): number => reading(zone, instant) - instant;

/** The offsets of a zone within a day of an instant. */
function offsetsAround(zone: string, instant: number): readonly number[] {
  const offsets = new Set<number>();
  for (let hours = -24; hours <= 24; hours += 1) {
    offsets.add(offsetAt(zone, instant + hours * 3600));
  }
  return [...offsets];
}

/** The instants that clocks in a zone show as a reading, ascending. */
const instantsOf = (zone: string, clock: number, offsets: readonly number[]): readonly number[] =>
  offsets
    .filter((offset) => offsetAt(zone, clock - offset) === offset)
    .map((offset) => clock - offset)
    .sort((a, b) => a - b);

/** The instant for a skipped reading: the offset from before the change still counts. */
function afterSkip(zone: string, clock: number, offsets: readonly number[]): number {
  for (const before of offsets) {
    const after = offsetAt(zone, clock - before);
    if (after > before && offsetAt(zone, clock - after) === before) return clock - before;
  }
  throw new Error(`No change of clocks skips this in ${zone}`);
}

/** An instant for a reading of clocks, and what is said of it. */
function instantOf(
  zone: string,
  clock: number,
  which: 'earlier' | 'later',
): { readonly instant: number; readonly clockChange: string } {
  const offsets = offsetsAround(zone, clock);
  const [first, second] = instantsOf(zone, clock, offsets);
  if (first === undefined) {
    const instant = afterSkip(zone, clock, offsets);
    const shown = timeOfDay(reading(zone, instant)).slice(0, 5);
    const clockChange = `This time is skipped: it is read as ${shown} after the change`;
    return { instant, clockChange };
  }
  if (second === undefined) return { instant: first, clockChange: 'None at this time' };
  return {
    instant: which === 'earlier' ? first : second,
    clockChange: `This time occurs twice: the ${which} is used`,
  };
}

const dayOf = (clock: number): Day => dayAt(Math.floor(clock / daySeconds) + epochDay);

/** HH:MM:SS of a reading. */
function timeOfDay(clock: number): string {
  const seconds = clock - Math.floor(clock / daySeconds) * daySeconds;
  return `${pad(Math.floor(seconds / 3600))}:${pad(Math.floor(seconds / 60) % 60)}:${pad(seconds % 60)}`;
}

function offsetText(offset: number): string {
  const size = Math.abs(offset);
  const seconds = size % 60 === 0 ? '' : `:${pad(size % 60)}`;
  const minutes = pad(Math.floor(size / 60) % 60);
  return `${offset < 0 ? '-' : '+'}${pad(Math.floor(size / 3600))}:${minutes}${seconds}`;
}

/** The texts of an instant in whole seconds, with the digits of what is beyond them. */
function shownInstant(zone: string, seconds: bigint, fraction: string) {
  const outside = 'That moment lies outside the years 1 to 9999.';
  if (seconds < earliest || seconds > latest) refuse(outside);
  const instant = Number(seconds);
  const clock = reading(zone, instant);
  if (clock < earliest || clock > latest) refuse(outside);
  const text = (at: number) => `${isoDay(dayOf(at))}T${timeOfDay(at)}${fraction}`;
  return {
    utc: `${text(instant)}Z`,
    local: text(clock) + offsetText(clock - instant),
    weekday: weekday(dayOf(clock)),
  };
}

const digitsOfUnit = { s: 0, ms: 3, us: 6, ns: 9 };
type TimeUnit = keyof typeof digitsOfUnit;
const unitNames = { s: 'Seconds', ms: 'Milliseconds', us: 'Microseconds', ns: 'Nanoseconds' };

function unitBySize(timestamp: bigint): TimeUnit {
  const size = timestamp < 0n ? -timestamp : timestamp;
  if (size < 10n ** 11n) return 's';
  if (size < 10n ** 14n) return 'ms';
  return size < 10n ** 17n ? 'us' : 'ns';
}

const zoneOf = (form: Form): string => form.option('zone', zones, 'UTC');

function fromTimestamp(form: Form): Outcome {
  const timestamp = form.number('timestamp', { whole: true }).floor();
  const units = { auto: undefined, s: 's', ms: 'ms', us: 'us', ns: 'ns' } as const;
  const unit = form.choice<TimeUnit | undefined>('unit', units, 'auto') ?? unitBySize(timestamp);
  const zone = zoneOf(form);
  const digits = digitsOfUnit[unit];
  const perSecond = 10n ** BigInt(digits);
  const seconds = new Rational(timestamp, perSecond).floor();
  const rest = String(timestamp - seconds * perSecond).padStart(digits, '0');
  return {
    results: {
      ...shownInstant(zone, seconds, digits ? `.${rest}` : ''),
      unitRead: unitNames[unit],
    },
  };
}

function toTimestamp(form: Form): Outcome {
  const day = form.day('date');
  const minutes = minutesOf(form.time('time'));
  const seconds = integerOrZero(form, 'seconds', 59);
  const zone = zoneOf(form);
  const which = form.option('repeated', ['earlier', 'later'], 'earlier');
  const clock = (dayNumber(day) - epochDay) * daySeconds + minutes * 60 + seconds;
  const { instant, clockChange } = instantOf(zone, clock, which);
  return {
    results: {
      ...shownInstant(zone, BigInt(instant), ''),
      timestampSeconds: String(BigInt(instant)),
      timestampMilliseconds: String(BigInt(instant) * 1000n),
      clockChange,
    },
  };
}

// ---------------------------------------------------------------- what people type

/** A day of the years 1 to 9999, mostly of our time; the first and last days more often. */
function anyDay(random: Random): string {
  const day = random.pick([
    () => random.day(),
    () => random.day(),
    () => random.day(),
    () => isoDay(dayAt(random.int(0, lastDayNumber))),
    () => {
      const year = random.pick([1, 4, 100, 400, 1582, 1600, 1900, 2000, 2024, 2100, 9996, 9999]);
      return `${pad(year, 4)}-${random.pick(['01-01', '01-31', '02-28', '03-01', '12-30', '12-31'])}`;
    },
  ])();
  // 1900 has no 29 February.
  return parseDay(day) ? day : day.replace('29', '28');
}

/** A day so many days away, or the nearest one that there is. */
function shifted(text: string, days: number): string {
  const from = dayNumber(parseDay(text) as Day);
  return isoDay(dayAt(Math.min(lastDayNumber, Math.max(0, from + days))));
}

/** A day around the turn of a year. */
const aroundNewYear = (random: Random): string =>
  shifted(
    `${pad(random.pick([random.int(1, 9999), random.int(1990, 2040)]), 4)}-01-01`,
    random.int(-7, 7),
  );

function twoDays(random: Random): { start: string; end: string } {
  const start = anyDay(random);
  const later = random.pick([
    () => start,
    () => shifted(start, random.int(0, 40)),
    () => shifted(start, random.int(0, 2000)),
    () => {
      const day = monthsLater(parseDay(start) as Day, random.int(0, 60));
      return day.year > 9999 ? '9999-12-31' : shifted(isoDay(day), random.int(0, 2) - 1);
    },
    () => anyDay(random),
    () => '9999-12-31',
  ])();
  const [first = '', last = ''] = [start, later].sort();
  return random.chance(0.06) && first !== last
    ? { start: last, end: first }
    : { start: first, end: last };
}

/** A count that is mostly small, often 0 or blank, and now and then at its limit or past it. */
function upTo(random: Random, most: number, usual: number): string {
  if (random.chance(0.02)) return random.pick([String(most + 1), '1.5', '-1']);
  return random.pick([
    () => '0',
    () => '',
    () => String(random.int(0, usual)),
    () => String(random.int(0, usual)),
    () => String(random.pick([most, random.int(0, most)])),
  ])();
}

function additions(random: Random): Typed {
  const alone = random.chance(0.3);
  const large = random.chance(0.15);
  const count = (most: number, usual: number) =>
    large ? upTo(random, most, usual) : random.pick(['0', '', String(random.int(0, usual))]);
  return {
    date: anyDay(random),
    direction: random.pick(['add', 'subtract']),
    years: alone ? '0' : count(9999, 40),
    months: alone ? '' : count(120_000, 30),
    weeks: count(530_000, 60),
    days: count(3_700_000, 400),
  };
}

/** Holidays near a day: none, some of them twice, now and then too many or one that is no date. */
function holidaysNear(random: Random, day: string): string {
  if (random.chance(0.2)) return '';
  const count = random.chance(0.03) ? random.pick([200, 201]) : random.int(1, 12);
  const days = Array.from({ length: count }, () => shifted(day, random.int(-30, 120)));
  if (random.chance(0.3)) days.push(...days.slice(0, count > 12 ? 0 : 3));
  if (random.chance(0.05) && count <= 12) {
    const wrong = ['2026-02-30', '2025-02-29', '2026-1-5', '12/25/2026', '2026-13-01', 'Easter'];
    days.splice(random.int(0, count), 0, random.pick([...wrong, '20261225', '0000-01-01']));
  }
  const separator = random.pick([' ', ', ', ',', '; ', ';', '\n', '\t', ',\n', '  ']);
  return days.join(separator) + random.pick(['', '', separator]);
}

function workingDays(random: Random): Typed {
  const mode = random.pick(['count', 'add', 'subtract']);
  const counting = mode === 'count';
  const calendar = random.chance(0.4) ? random.pick(Object.keys(calendars)) : undefined;
  const inYears = () => shifted('2024-01-01', random.int(0, 2556));
  const near = calendar && random.chance(0.9) ? [inYears(), inYears()].sort() : undefined;
  const { start, end } = near ? { start: near[0] ?? '', end: near[1] ?? '' } : twoDays(random);
  const edge = random.pick(['0001-01-20', '9999-12-20']);
  return {
    ...(calendar ? { calendar } : random.chance(0.5) ? { calendar: 'none' } : ({} as Typed)),
    mode,
    weekend: random.pick(['satSun', 'friSat', 'sun', 'fri']),
    ...(counting
      ? { start, end, includeStart: random.pick(['yes', 'no']), ...rubbish(random, 'daysToMove') }
      : {
          start: random.chance(0.05) ? edge : start,
          daysToMove: random.chance(0.04)
            ? random.pick(['0', '10001', '2.5', ''])
            : String(
                random.pick([1, random.int(1, 10), random.int(1, 300), random.int(1, 10_000)]),
              ),
          ...rubbish(random, 'end'),
        }),
    holidays: holidaysNear(random, start),
  };
}

function between(random: Random): Typed {
  const startTime = random.time();
  const endTime = random.chance(0.15) ? startTime : random.time();
  const endsOn = random.pick(['auto', 'next']);
  const away = minutesOf(endTime) - minutesOf(startTime);
  const gap = endsOn === 'next' ? away + 1440 : (away + 1440) % 1440;
  const breakMinutes = random.pick([
    () => '0',
    () => '',
    () => String(random.int(0, 90)),
    () => String(random.int(0, gap)),
    () => String(random.pick([gap, gap, gap + 1])),
    () => (random.chance(0.2) ? random.pick(['2880', '2881', '30.5']) : '30'),
  ])();
  return { mode: 'between', startTime, endTime, endsOn, breakMinutes };
}

function sum(random: Random): Typed {
  const count = random.chance(0.04) ? random.pick([50, 51]) : random.int(1, 8);
  const part = () =>
    random.pick([
      () => '',
      () => '0',
      () => String(random.int(0, 59)),
      () => String(random.int(0, 59)),
      () => String(random.chance(0.3) ? 999_999 : random.int(0, 999)),
    ])();
  const durations = Array.from({ length: count }, () => ({
    sign: random.pick(['plus', 'plus', 'minus']),
    hours: part(),
    minutes: part(),
    seconds: random.chance(0.005) ? '1000000' : part(),
  }));
  const [first] = durations;
  // A sum of exactly 0.
  if (first && random.chance(0.05)) {
    durations.splice(1, count, { ...first, sign: first.sign === 'plus' ? 'minus' : 'plus' });
  }
  return { mode: 'sum', durations, ...rubbish(random, 'breakMinutes', 'startTime') };
}

function shift(random: Random): Record<string, string> {
  const startTime = random.pick([
    random.time(),
    `${pad(random.int(5, 22))}:${random.pick(['00', '03', '15', '30', '45', '57'])}`,
  ]);
  const length = random.pick([0, 450, 480, random.int(60, 720), random.int(0, 1439)]);
  const end = (minutesOf(startTime) + length) % 1440;
  const breakMinutes = random.pick([
    () => '',
    () => '0',
    () => String(random.pick([30, 45, 60])),
    () => String(random.int(0, length)),
    () => String(random.chance(0.2) ? length : Math.floor(length / 3)),
  ])();
  return {
    day: random.pick(['', '', 'Monday', 'Night shift', ' Tue ', 'x'.repeat(40)]),
    startTime,
    endTime: `${pad(Math.floor(end / 60))}:${pad(end % 60)}`,
    // A break a little longer than the shift is refused, unless rounding lengthens the shift.
    breakMinutes: random.chance(0.005)
      ? String(length + 1)
      : Number(breakMinutes) > length
        ? ''
        : breakMinutes,
  };
}

function week(random: Random): Typed {
  const count = random.chance(0.03) ? random.pick([21, 22]) : random.int(1, 8);
  const blank = { day: '', startTime: '', endTime: '', breakMinutes: '' };
  const shifts = Array.from({ length: count }, () => shift(random));
  if (random.chance(0.2)) {
    shifts.splice(random.int(0, count), random.pick([0, 1]), {
      ...blank,
      day: random.pick(['', 'Sunday']),
      breakMinutes: random.pick(['', '30']),
    });
  }
  if (random.chance(0.02)) shifts.splice(0, count + 1, blank);
  const last = shifts.at(-1);
  if (last?.startTime && random.chance(0.04)) {
    last[random.pick(['startTime', 'endTime'])] = '';
  }
  if (last?.startTime && random.chance(0.01)) last.day = 'x'.repeat(41);
  const hourlyRate = random.pick(['', '0', random.amount(0.01, 1000), random.between(10, 60, 3)]);
  return {
    shifts,
    rounding: random.pick(['none', 'five', 'six', 'fifteen']),
    overtimeAfter: random.pick([
      () => '40',
      () => String(random.int(1, 30)),
      () => random.between(0, 50, 2),
      () => (random.chance(0.2) ? random.near(0, 168) : '0'),
    ])(),
    hourlyRate,
    ...(Number(hourlyRate) > 0
      ? { multiplier: random.pick(['1.5', '2', random.between(1, 5, 3), random.near(1, 5)]) }
      : rubbish(random, 'multiplier')),
  };
}

function weeks(random: Random): Typed {
  const mode = random.pick(['toWeek', 'toDates']);
  const system = random.pick(['iso', 'us']);
  if (mode === 'toWeek') {
    const date = random.chance(0.04)
      ? random.pick(['0001-01-01', '0001-01-06', '0001-01-07', '9999-12-26', '9999-12-31'])
      : random.pick([aroundNewYear, aroundNewYear, anyDay])(random);
    return { mode, system, date, ...rubbish(random, 'weekYear', 'week') };
  }
  const year = random.pick([random.int(1990, 2040), random.int(1990, 2040), random.int(1, 9999)]);
  const week = String(random.pick([1, random.int(1, 52), random.int(1, 52), random.int(51, 54)]));
  const [weekYear, number] = random.chance(0.1)
    ? random.pick([
        ['1', '1'],
        ['9999', '52'],
        ['9999', '53'],
        ['0', week],
        ['10000', week],
        [String(year), random.pick(['0', '55', '1.5'])],
      ])
    : [String(year), week];
  return { mode, system, weekYear, week: number, ...rubbish(random, 'date') };
}

/** The next change of a zone's clocks within fifteen years, or a later instant without one. */
function changeAfter(zone: string, from: number): number {
  let [before, step] = [from, 30 * daySeconds];
  const offset = offsetAt(zone, from);
  for (let i = 0; i < 180 && offsetAt(zone, before + step) === offset; i += 1) before += step;
  for (; step > 1; step = Math.ceil(step / 2)) {
    const middle = before + Math.floor(step / 2);
    if (offsetAt(zone, middle) === offset) before = middle;
  }
  return before + 1;
}

/** An instant of our time. */
function someInstant(random: Random): number {
  const year = random.pick([random.int(1880, 1970), random.int(1970, 2040)]);
  return (newYear(year) - epochDay) * daySeconds + random.int(0, 365 * daySeconds);
}

/** An instant of our time, or one near a change of clocks. */
function nearChange(random: Random, zone: string): number {
  const instant = someInstant(random);
  if (random.chance(0.4)) return instant;
  return changeAfter(zone, instant) + random.pick([-1, 0, 1, random.int(-9000, 9000)]);
}

/** A reading that a change of clocks skips or repeats, or the first or last beside those. */
function doubtfulReading(random: Random, zone: string): number {
  const change = changeAfter(zone, someInstant(random));
  const [a, b] = [offsetAt(zone, change - 1), offsetAt(zone, change)];
  const [low, high] = [Math.min(a, b), Math.max(a, b)];
  return change + random.pick([low - 1, low, random.int(low, high), random.int(low, high), high]);
}

function timestamps(random: Random, zone: string): Typed {
  const unit = random.pick(['auto', 's', 'ms', 'us', 'ns'] as const);
  const scaled = unit === 'auto' ? random.pick(['s', 'ms', 'us', 'ns'] as const) : unit;
  const perSecond = 10n ** BigInt(digitsOfUnit[scaled]);
  const ends = [earliest, latest, earliest - 1, latest + 1, earliest + 50_000, latest - 50_000];
  const seconds = random.pick([
    () => nearChange(random, zone),
    () => nearChange(random, zone),
    () => random.int(earliest, latest),
    () => random.pick([0, -1, 1, 2_147_483_647, 2_147_483_648, -2_147_483_648]),
    () => (random.chance(0.4) ? random.pick(ends) : random.int(0, 2_000_000_000)),
  ])();
  const limit = random.pick([11n, 14n, 17n]);
  const timestamp = random.chance(0.15)
    ? (10n ** limit - BigInt(random.int(-1, 1))) * random.pick([1n, -1n])
    : BigInt(seconds) * perSecond +
      random.pick([0n, BigInt(random.int(0, 1_000_000_000)) % perSecond]);
  return {
    timestamp: random.chance(0.02) ? random.pick(['1.5', '']) : String(timestamp),
    unit,
    ...rubbish(random, 'date', 'time', 'seconds'),
  };
}

function clockReadings(random: Random, zone: string): Typed {
  const near = random.chance(0.5) ? doubtfulReading(random, zone) : someInstant(random);
  const date = random.chance(0.1) ? anyDay(random) : isoDay(dayOf(near));
  const time = random.chance(0.05) ? random.time() : timeOfDay(near).slice(0, 5);
  const seconds = random.pick(['', '0', timeOfDay(near).slice(6), '59']);
  return {
    date,
    time: random.chance(0.02) ? '' : time,
    seconds: random.chance(0.02) ? random.pick(['60', '-1', '1.5']) : seconds,
    repeated: random.pick(['earlier', 'later']),
    ...rubbish(random, 'timestamp'),
  };
}

// ---------------------------------------------------------------- the calculators

export const dateTime: Oracles = {
  'date-difference': {
    decimals: { days: 0, weekdays: 0, weekendDays: 0, hours: 0, minutes: 0 },
    inputs: (random) => ({ ...twoDays(random), includeEndDay: random.pick(['no', 'yes']) }),
    solve(form) {
      const typed = [form.day('start'), form.day('end')] as const;
      const isSwapped = dayNumber(typed[0]) > dayNumber(typed[1]);
      const [start, end] = isSwapped ? [typed[1], typed[0]] : typed;
      const stop = daysLater(end, form.isYes('includeEndDay') ? 1 : 0);
      const days = dayNumber(stop) - dayNumber(start);
      const { months, days: left } = monthsAndDays(start, stop);
      const rest = counted(left, 'day');
      const weekdays = weekdaysBefore(dayNumber(stop)) - weekdaysBefore(dayNumber(start));
      const years = counted(Math.floor(months / 12), 'year');
      return {
        results: {
          order: isSwapped
            ? 'The first date was the later one, so the two were swapped.'
            : undefined,
          days: whole(days),
          yearsMonthsDays: `${years}, ${counted(months % 12, 'month')}, ${rest}`,
          monthsAndDays: `${counted(months, 'month')}, ${rest}`,
          weeksAndDays: `${counted(Math.floor(days / 7), 'week')}, ${counted(days % 7, 'day')}`,
          weekdays: whole(weekdays),
          weekendDays: whole(days - weekdays),
          hours: whole(days * 24),
          minutes: whole(days * 1440),
        },
      };
    },
  },

  'date-add': {
    decimals: { daysMoved: 0 },
    inputs: additions,
    solve(form) {
      const start = form.day('date');
      const sign = form.choice('direction', { add: 1, subtract: -1 }, 'add');
      const years = integerOrZero(form, 'years', 9999);
      const monthsToMove = integerOrZero(form, 'months', 120_000);
      const weeksToMove = integerOrZero(form, 'weeks', 530_000);
      const days = integerOrZero(form, 'days', 3_700_000);
      const moved = monthsLater(start, sign * (12 * years + monthsToMove));
      const afterMonths = shownDay(dayNumber(moved), 'date');
      const result = dayNumber(moved) + sign * (7 * weeksToMove + days);
      const resultDate = shownDay(result, 'date');
      const { year, week } = isoWeek(result);
      const length = daysIn(moved.year, moved.month);
      return {
        results: {
          resultDate,
          weekday: weekday(dayAt(result)),
          isoWeek: `${pad(year, 4)}-W${pad(week)}`,
          daysMoved: whole(Math.abs(result - dayNumber(start))),
          afterMonths,
          monthEndRule:
            start.day > length
              ? `Used: ${monthNames[moved.month - 1]} ${moved.year} has only ${length} days`
              : 'Not needed',
        },
      };
    },
  },

  'business-days': {
    decimals: {
      businessDays: 0,
      calendarDays: 0,
      weekendDays: 0,
      holidaysOff: 0,
      calendarHolidays: 0,
      calendarDaysMoved: 0,
      daysSkipped: 0,
    },
    inputs: workingDays,
    solve(form) {
      const step = form.choice('mode', { count: 0, add: 1, subtract: -1 }, 'count');
      const start = dayNumber(form.day('start'));
      return step === 0 ? workingDaysBetween(form, start) : workingDaysAway(form, start, step);
    },
  },

  'time-duration': {
    decimals: { decimalHours: 4, totalMinutes: '<= 4', totalSeconds: 0 },
    inputs: (random) => (random.chance(0.5) ? between(random) : sum(random)),
    solve(form) {
      const isBetween = form.choice('mode', { between: true, sum: false }, 'between');
      const { seconds, ...others } = isBetween
        ? secondsBetween(form)
        : { seconds: secondsInRows(form) };
      return {
        results: {
          duration: clock(whole(seconds), 'h:mm:ss'),
          decimalHours: whole(seconds).div(3600),
          totalMinutes: whole(seconds).div(60),
          totalSeconds: whole(seconds),
          ...others,
        },
      };
    },
  },

  timesheet: {
    decimals: {
      totalHours: 2,
      regularHours: 2,
      overtimeHours: 2,
      regularPay: 2,
      overtimePay: 2,
      totalPay: 2,
      'shiftTable.hours': 2,
    },
    inputs: week,
    solve: timesheet,
  },

  'day-of-week': {
    decimals: { dayOfYear: 0, daysLeft: 0, isoWeekday: 0 },
    inputs: (random) => ({
      date: random.chance(0.05)
        ? random.pick(['', '1900-02-29', '2023-02-29', '2026-04-31'])
        : anyDay(random),
    }),
    solve(form) {
      const date = form.day('date');
      const { year, month, day } = date;
      const leapDay = month === 2 && day === 29;
      let next = year + 1;
      while ((leapDay && !isLeap(next)) || weekday({ year: next, month, day }) !== weekday(date)) {
        next += 1;
      }
      const length = isLeap(year) ? 366 : 365;
      const isCarriedBack = dayNumber(date) < dayNumber({ year: 1582, month: 10, day: 15 });
      return {
        results: {
          weekday: weekday(date),
          dayOfYear: whole(dayOfYear(date)),
          daysLeft: whole(length - dayOfYear(date)),
          isoWeekday: whole(weekdayIndex(dayNumber(date)) + 1),
          quarter: `Q${Math.ceil(month / 3)}`,
          yearLength: isLeap(year) ? 'Leap year, 366 days' : 'Common year, 365 days',
          nextSameYear: String(next),
          calendar: isCarriedBack ? 'Gregorian, carried back before 15 October 1582' : 'Gregorian',
        },
      };
    },
  },

  'iso-week': {
    decimals: { weekNumber: 0, weeksInYear: 0 },
    inputs: weeks,
    solve(form) {
      const toWeek = form.choice('mode', { toWeek: true, toDates: false }, 'toWeek');
      const iso = form.choice('system', { iso: true, us: false }, 'iso');
      return toWeek ? weekOfDate(form, iso) : datesOfWeek(form, iso);
    },
  },

  'unix-time': {
    decimals: {},
    inputs: (random) => {
      const zone = random.pick(zones);
      return random.chance(0.5)
        ? { mode: 'toDate', ...timestamps(random, zone), zone }
        : { mode: 'toTimestamp', ...clockReadings(random, zone), zone };
    },
    solve: (form) =>
      form.choice('mode', { toDate: true, toTimestamp: false }, 'toDate')
        ? fromTimestamp(form)
        : toTimestamp(form),
  },
};

const calendars: Readonly<
  Record<
    string,
    {
      readonly place: string;
      readonly holidays: Readonly<Record<string, string>>;
      readonly inLieu: Readonly<Record<string, string>>;
    }
  >
> = {
  us: { ...us, place: 'the United States' },
  england: { ...england, place: 'England and Wales' },
  india: { ...india, place: 'India' },
  canada: { ...canada, place: 'Canada' },
  australia: { ...australia, place: 'Australia' },
  germany: { ...germany, place: 'Germany' },
};

/** The holidays of the chosen calendar by their days: those in lieu of a worked day are left out. */
function officialHolidays(
  form: Form,
  weekend: readonly number[],
): ReadonlyMap<number, string> | undefined {
  const chosen = form.option('calendar', ['none', ...Object.keys(calendars)], 'none');
  const calendar = calendars[chosen];
  if (!calendar) return undefined;
  const numberOf = (day: string) => dayNumber(parseDay(day) as Day);
  const all = new Map(
    Object.entries(calendar.holidays).map(([day, name]) => [numberOf(day), name]),
  );
  for (const [day, of] of Object.entries(calendar.inLieu)) {
    if (weekend.includes(weekdayIndex(numberOf(of)))) {
      all.set(numberOf(day), `${calendar.holidays[of]}, in lieu`);
    }
  }
  return all;
}

/** Refuses days outside the years of the calendars. */
function needCovered(form: Form, first: number, last: number): void {
  const place = calendars[form.typedText('calendar')]?.place;
  if (dayAt(first).year < 2024 || dayAt(last).year > 2030) {
    refuse(
      `The calendar for ${place} covers 2024 to 2030. Choose no calendar and list the holidays yourself.`,
      'calendar',
    );
  }
}

function workingDaysBetween(form: Form, start: number): Outcome {
  const end = dayNumber(form.day('end'));
  const first = start + form.choice('includeStart', { yes: 0, no: 1 }, 'yes');
  const weekend: readonly number[] = form.choice('weekend', weekends, 'satSun');
  const listed = holidays(form);
  if (start > end) refuse('The end date must not be before the start date.');
  const calendarDays = end + 1 - first;
  const weekendDays = weekend
    .map((index) => countBefore(end + 1, index) - countBefore(first, index))
    .reduce((total, count) => total + count);
  const official = officialHolidays(form, weekend);
  if (official) needCovered(form, Math.min(first, end), end);
  const isOff = (day: number) => day >= first && day <= end && !weekend.includes(weekdayIndex(day));
  const off = new Set([...listed, ...(official?.keys() ?? [])].filter(isOff));
  const inPeriod = [...(official ?? [])]
    .filter(([day]) => day >= first && day <= end)
    .sort(([one], [other]) => one - other);
  return {
    results: {
      businessDays: whole(calendarDays - weekendDays - off.size),
      calendarDays: whole(calendarDays),
      weekendDays: whole(weekendDays),
      holidaysOff: whole(off.size),
      ...(official && {
        calendarHolidays: whole(inPeriod.filter(([day]) => isOff(day)).length),
        holidayTable: inPeriod.map(([day, name]) => ({
          day: isoDay(dayAt(day)),
          weekday: weekday(dayAt(day)),
          name,
        })),
      }),
    },
  };
}

function workingDaysAway(form: Form, start: number, step: number): Outcome {
  const count = form.integer('daysToMove', { from: 1, to: 10_000 });
  const weekend: readonly number[] = form.choice('weekend', weekends, 'satSun');
  const listed = holidays(form);
  const official = officialHolidays(form, weekend);
  let day = start;
  for (let left = count; left > 0; ) {
    day += step;
    const isOff = listed.has(day) || official?.has(day);
    if (!weekend.includes(weekdayIndex(day)) && !isOff) left -= 1;
  }
  const resultDate = shownDay(day, 'start');
  if (official) needCovered(form, Math.min(start + step, day), Math.max(start + step, day));
  const moved = Math.abs(day - start);
  return {
    results: {
      resultDate,
      resultWeekday: weekday(dayAt(day)),
      calendarDaysMoved: whole(moved),
      daysSkipped: whole(moved - count),
    },
  };
}

function secondsBetween(form: Form): { readonly seconds: number; readonly endDay: string } {
  const start = minutesOf(form.time('startTime'));
  const away = minutesOf(form.time('endTime')) - start;
  const isNext = form.choice('endsOn', { auto: away < 0, next: true }, 'auto');
  const pause = integerOrZero(form, 'breakMinutes', 2880);
  const gap = isNext ? away + 1440 : away;
  if (pause > gap) refuse('The break is longer than the time between start and end.');
  return { seconds: 60 * (gap - pause), endDay: isNext ? 'Next day' : 'Same day' };
}

function secondsInRows(form: Form): number {
  return form
    .rowForms('durations', 50)
    .map((row) => {
      const part = (id: string) => integerOrZero(row, id, 999_999);
      const sign = row.choice('sign', { plus: 1, minus: -1 }, 'plus');
      return sign * (3600 * part('hours') + 60 * part('minutes') + part('seconds'));
    })
    .reduce((total, seconds) => total + seconds);
}

interface Shift {
  readonly shift: string;
  readonly minutes: number;
}

/** The shifts of the rows that are filled in. */
function shiftsOf(form: Form): readonly (Shift & { check(): void })[] {
  const rows = form.rows('shifts');
  need(rows.length <= 21);
  const step = form.choice('rounding', { none: 1, five: 5, six: 6, fifteen: 15 }, 'none');
  const round = (minutes: number) => step * Math.floor(minutes / step + 1 / 2);
  const filled = rows.flatMap((row, index) =>
    row.startTime || row.endTime ? [{ row, index }] : [],
  );
  for (const { row, index } of filled) {
    const missing = ['startTime', 'endTime'].find((id) => !row[id]);
    if (missing) refuse('Enter a time: hours and minutes.', `shifts.${index}.${missing}`);
  }
  if (filled.length === 0) refuse('Fill in at least one shift: start and end.');
  return filled.map(({ row, index }, position) => {
    const cells = new Form(row, form.around);
    const day = cells.typedText('day');
    need(day.length <= 40);
    const start = minutesOf(cells.time('startTime'));
    const end = minutesOf(cells.time('endTime'));
    const worked = round(end < start ? end + 1440 : end) - round(start);
    const minutes = worked - integerOrZero(cells, 'breakMinutes', 1440);
    const check = () => {
      if (minutes < 0) {
        refuse('The break is longer than the shift.', `shifts.${index}.breakMinutes`);
      }
    };
    return { shift: day || `Shift ${position + 1}`, minutes, check };
  });
}

function timesheet(form: Form): Outcome {
  const shifts = shiftsOf(form);
  const overtimeAfter = form.number('overtimeAfter', { from: 0, to: 168, default: '40' });
  const hourlyRate = form.amountOrZero('hourlyRate');
  const isPaid = hourlyRate.cmp(0) > 0;
  const multiplier = isPaid
    ? form.number('multiplier', { from: 1, to: 5, default: '1.5' })
    : whole(1);
  for (const shift of shifts) shift.check();
  const total = shifts.reduce((sum, { minutes }) => sum + minutes, 0);
  const totalHours = whole(total).div(60);
  const regularHours = min(totalHours, overtimeAfter);
  const overtimeHours = max(0, totalHours.sub(overtimeAfter));
  const regularPay = regularHours.mul(hourlyRate);
  const overtimePay = overtimeHours.mul(hourlyRate).mul(multiplier);
  const hoursMinutes = (minutes: number) => clock(whole(minutes), 'h:mm');
  return {
    results: {
      totalTime: hoursMinutes(total),
      totalHours,
      regularHours,
      overtimeHours,
      ...(isPaid ? { regularPay, overtimePay, totalPay: regularPay.add(overtimePay) } : {}),
      shiftTable: shifts.map(({ shift, minutes }) => ({
        shift,
        time: hoursMinutes(minutes),
        hours: whole(minutes).div(60),
      })),
    },
  };
}

/** The first and last day of a week that begins on a day with this number. */
function weekFrom(first: number) {
  if (!isDayNumber(first) || !isDayNumber(first + 6)) {
    refuse('That week reaches outside the years 1 to 9999.');
  }
  return { firstDay: isoDay(dayAt(first)), lastDay: isoDay(dayAt(first + 6)) };
}

/** 28 December is always in the last ISO week of its year, 31 December in the last US week. */
const weeksInYear = (year: number, iso: boolean): number =>
  iso
    ? isoWeek(dayNumber({ year, month: 12, day: 28 })).week
    : usWeek(dayNumber({ year, month: 12, day: 31 }));

function weekOfDate(form: Form, iso: boolean): Outcome {
  const date = form.day('date');
  const number = dayNumber(date);
  const weekday = weekdayIndex(number);
  const { year, week } = iso ? isoWeek(number) : { year: date.year, week: usWeek(number) };
  return {
    results: {
      weekNumber: whole(week),
      yearOfWeek: String(year),
      ...(iso ? { weekCode: `${pad(year, 4)}-W${pad(week)}-${weekday + 1}` } : {}),
      ...weekFrom(number - (iso ? weekday : (weekday + 1) % 7)),
      weeksInYear: whole(weeksInYear(year, iso)),
    },
  };
}

function datesOfWeek(form: Form, iso: boolean): Outcome {
  const year = form.integer('weekYear', { from: 1, to: 9999 });
  const week = form.integer('week', { from: 1, to: 54 });
  const count = weeksInYear(year, iso);
  if (week > count) refuse(`${year} has only ${count} weeks in this numbering.`, 'week');
  const inWeekOne = newYear(year) + (iso ? 3 : 0);
  const weekday = weekdayIndex(inWeekOne);
  const first = inWeekOne - (iso ? weekday : (weekday + 1) % 7);
  return { results: { ...weekFrom(first + 7 * (week - 1)), weeksInYear: whole(count) } };
}
