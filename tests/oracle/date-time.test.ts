import { describe, expect, test } from 'vitest';
import { answer } from './answers.ts';
import { dateTime } from './date-time.ts';
import type { Typed } from './oracle.ts';

/*
 * The examples of the specification, as it prints them.
 */

const ask = (slug: string, typed: Typed) => answer(dateTime[slug], typed);

describe('date-difference', () => {
  const between = (start: string, end: string, includeEndDay = 'no') =>
    ask('date-difference', { start, end, includeEndDay });

  test('counts days, weeks, months and years', () => {
    expect(between('2001-06-01', '2002-08-15')).toMatchObject({
      days: '440',
      yearsMonthsDays: '1 year, 2 months, 14 days',
      monthsAndDays: '14 months, 14 days',
    });
    expect(between('2021-02-01', '2021-03-15')).toMatchObject({ days: '42' });
    expect(between('2024-01-31', '2026-10-20')).toMatchObject({
      days: '993',
      yearsMonthsDays: '2 years, 8 months, 20 days',
      weeksAndDays: '141 weeks, 6 days',
    });
    expect(between('2024-01-31', '2026-10-20', 'yes')).toMatchObject({ days: '994' });
    expect(between('2000-02-29', '2023-02-28')).toMatchObject({
      days: '8,400',
      yearsMonthsDays: '22 years, 11 months, 30 days',
    });
  });

  test('counts with the day after the last', () => {
    expect(between('0001-01-01', '9999-12-31', 'yes')).toMatchObject({
      days: '3,652,059',
      yearsMonthsDays: '9,999 years, 0 months, 0 days',
      weekdays: '2,608,615',
      weekendDays: '1,043,444',
    });
    expect(between('2026-10-20', '2026-10-20', 'yes')).toMatchObject({
      weeksAndDays: '0 weeks, 1 day',
      weekdays: '1',
      hours: '24',
      minutes: '1,440',
    });
  });

  test('refuses an end before the start', () => {
    expect(between('2026-10-21', '2026-10-20')).toEqual({
      message: 'The end date must not be before the start date.',
    });
  });
});

describe('date-add', () => {
  const outside = { message: 'The result lies outside the years 1 to 9999.', field: 'date' };
  const add = (date: string, amounts: Typed) => ask('date-add', { date, ...amounts });

  test('moves months before days', () => {
    expect(add('2000-03-30', { months: '1', days: '1' })).toMatchObject({
      resultDate: '2000-05-01',
      afterMonths: '2000-04-30',
      monthEndRule: 'Not needed',
    });
    expect(add('2000-01-12', { years: '1', months: '3', days: '5' })).toMatchObject({
      resultDate: '2001-04-17',
    });
    expect(add('2026-03-31', { direction: 'subtract', months: '1', days: '3' })).toMatchObject({
      resultDate: '2026-02-25',
      monthEndRule: 'Used: February 2026 has only 28 days',
    });
  });

  test('stays within the month', () => {
    expect(add('2024-01-31', { months: '1' })).toMatchObject({
      resultDate: '2024-02-29',
      monthEndRule: 'Used: February 2024 has only 29 days',
    });
    expect(add('2024-02-29', { years: '1' })).toMatchObject({ resultDate: '2025-02-28' });
  });

  test('names the weekday and the week', () => {
    expect(add('2026-10-20', { days: '90' })).toMatchObject({
      resultDate: '2027-01-18',
      weekday: 'Monday',
      isoWeek: '2027-W03',
      daysMoved: '90',
    });
    expect(add('0001-01-02', { direction: 'subtract', days: '1' })).toMatchObject({
      resultDate: '0001-01-01',
      isoWeek: '0001-W01',
    });
  });

  test('stays within the years 1 to 9999, also on the way', () => {
    expect(add('9999-12-31', { days: '1' })).toEqual(outside);
    expect(add('0001-01-31', { direction: 'subtract', months: '1', days: '0' })).toEqual(outside);
  });
});

describe('business-days', () => {
  const count = (start: string, end: string, more: Typed = {}) =>
    ask('business-days', { start, end, ...more });
  const add = (start: string, daysToMove: string, holidays = '', mode = 'add') =>
    ask('business-days', { mode, start, daysToMove, holidays });

  test('counts both ends', () => {
    expect(count('2012-10-01', '2013-03-01')).toMatchObject({ businessDays: '110' });
    expect(count('2012-10-01', '2013-03-01', { holidays: '2012-11-22' })).toMatchObject({
      businessDays: '109',
    });
    expect(
      count('2012-10-01', '2013-03-01', { holidays: '2012-11-22 2012-12-04 2013-01-21' }),
    ).toMatchObject({ businessDays: '107' });
    expect(
      count('2006-01-01', '2006-02-01', { weekend: 'friSat', holidays: '2006-01-02,2006-01-16' }),
    ).toMatchObject({ businessDays: '22', calendarDays: '32', weekendDays: '8', holidaysOff: '2' });
    expect(count('2026-01-01', '2026-12-31')).toMatchObject({ businessDays: '261' });
    expect(count('2026-10-20', '2026-12-31')).toMatchObject({ businessDays: '53' });
    expect(count('2026-10-20', '2026-12-31', { holidays: '2026-11-26; 2026-12-25' })).toMatchObject(
      { businessDays: '51' },
    );
    expect(count('2026-10-20', '2026-10-20', { includeStart: 'no' })).toEqual({
      businessDays: '0',
      calendarDays: '0',
      weekendDays: '0',
      holidaysOff: '0',
    });
  });

  test('moves by business days', () => {
    expect(add('2008-10-01', '151')).toMatchObject({ resultDate: '2009-04-30' });
    expect(add('2008-10-01', '151', '2008-11-26 2008-12-04 2009-01-21')).toMatchObject({
      resultDate: '2009-05-05',
    });
    expect(add('2026-10-20', '30', '2026-11-26\n2026-12-25')).toEqual({
      resultDate: '2026-12-02',
      resultWeekday: 'Wednesday',
      calendarDaysMoved: '43',
      daysSkipped: '13',
    });
    expect(add('2026-10-20', '2', '', 'subtract')).toMatchObject({ resultDate: '2026-10-16' });
  });

  test('refuses what is no date, too many dates, and dates out of range', () => {
    expect(add('2026-10-20', '1', '2026-12-25, 2026-02-30')).toEqual({
      message: '“2026-02-30” is not a date. Write each date as YYYY-MM-DD.',
      field: 'holidays',
    });
    expect(add('2026-10-20', '1', '2026-12-25 '.repeat(201))).toEqual({
      message: 'Enter at most 200 dates.',
      field: 'holidays',
    });
    expect(count('2026-10-20', '2026-10-19')).toEqual({
      message: 'The end date must not be before the start date.',
    });
    expect(add('9999-12-31', '1')).toEqual({
      message: 'The result lies outside the years 1 to 9999.',
      field: 'start',
    });
  });
});

describe('time-duration', () => {
  const between = (startTime: string, endTime: string, more: Typed = {}) =>
    ask('time-duration', { startTime, endTime, ...more });

  test('goes from one clock time to another', () => {
    expect(between('21:45', '06:20', { breakMinutes: '30' })).toEqual({
      duration: '8:05:00',
      decimalHours: '8.0833',
      totalMinutes: '485',
      totalSeconds: '29,100',
      endDay: 'Next day',
    });
    expect(between('08:00', '08:00')).toMatchObject({ duration: '0:00:00', endDay: 'Same day' });
    expect(between('08:00', '08:00', { endsOn: 'next' })).toMatchObject({
      duration: '24:00:00',
      endDay: 'Next day',
    });
    expect(between('08:00', '09:00', { breakMinutes: '60' })).toMatchObject({
      duration: '0:00:00',
    });
    expect(between('08:00', '09:00', { breakMinutes: '61' })).toEqual({
      message: 'The break is longer than the time between start and end.',
    });
  });

  test('adds and subtracts durations', () => {
    const row = (sign: string, hours: string, minutes: string, seconds: string) => ({
      sign,
      hours,
      minutes,
      seconds,
    });
    const sum = (...durations: readonly Record<string, string>[]) =>
      ask('time-duration', { mode: 'sum', durations });
    expect(
      sum(row('plus', '2', '48', '50'), row('plus', '1', '15', '35'), row('minus', '', '7', '20')),
    ).toEqual({
      duration: '3:57:05',
      decimalHours: '3.9514',
      totalMinutes: '237.0833',
      totalSeconds: '14,225',
    });
    expect(sum(row('minus', '', '', '61'))).toMatchObject({ duration: '-0:01:01' });
  });
});

describe('timesheet', () => {
  const shift = (day: string, startTime: string, endTime: string, breakMinutes = '') => ({
    day,
    startTime,
    endTime,
    breakMinutes,
  });

  test('pays overtime', () => {
    const shifts = Array.from({ length: 6 }, (_, i) =>
      shift('', '09:00', i < 5 ? '17:00' : '15:00'),
    );
    expect(
      ask('timesheet', { shifts, overtimeAfter: '40', hourlyRate: '12', multiplier: '1.5' }),
    ).toMatchObject({ totalTime: '46:00', totalPay: '588.00' });
  });

  test('takes off breaks and goes over midnight', () => {
    const shifts = [
      shift('Monday', '09:00', '17:30', '45'),
      shift('Tuesday', '08:45', '17:00', '30'),
      shift('Wednesday', '09:10', '18:40', '60'),
      shift('Thursday', '22:00', '06:30', '30'),
      shift('Friday', '09:00', '13:15'),
    ];
    expect(
      ask('timesheet', { shifts, overtimeAfter: '35', hourlyRate: '21.40', multiplier: '1.5' }),
    ).toMatchObject({
      totalTime: '36:15',
      totalHours: '36.25',
      regularHours: '35.00',
      overtimeHours: '1.25',
      totalPay: '789.13',
      shiftTable: [
        { shift: 'Monday', time: '7:45', hours: '7.75' },
        { shift: 'Tuesday', time: '7:45', hours: '7.75' },
        { shift: 'Wednesday', time: '8:30', hours: '8.50' },
        { shift: 'Thursday', time: '8:00', hours: '8.00' },
        { shift: 'Friday', time: '4:15', hours: '4.25' },
      ],
    });
  });

  test('rounds both clock times, halves up, and numbers the rows that count', () => {
    const shifts = [shift('Off', '', ''), shift('', '08:57', '23:57')];
    const { totalPay, ...answered } = ask('timesheet', { shifts, rounding: 'six' });
    expect(totalPay).toBeUndefined();
    expect(answered).toMatchObject({
      shiftTable: [{ shift: 'Shift 1', time: '15:00', hours: '15.00' }],
    });
    expect(
      ask('timesheet', { shifts: [shift('', '23:52', '00:08')], rounding: 'fifteen' }),
    ).toMatchObject({ totalTime: '0:30' });
  });

  test('refuses half a row, no row, and a long break', () => {
    expect(ask('timesheet', { shifts: [shift('', '', ''), shift('', '09:00', '')] })).toEqual({
      message: 'Enter a time: hours and minutes.',
      field: 'shifts.1.endTime',
    });
    expect(ask('timesheet', { shifts: [shift('', '', '')] })).toEqual({
      message: 'Fill in at least one shift: start and end.',
    });
    expect(ask('timesheet', { shifts: [shift('', '09:00', '09:30', '31')] })).toEqual({
      message: 'The break is longer than the shift.',
      field: 'shifts.0.breakMinutes',
    });
  });
});

test('day-of-week', () => {
  const on = (date: string) => ask('day-of-week', { date });
  expect(on('1985-04-12')).toEqual({
    weekday: 'Friday',
    dayOfYear: '102',
    daysLeft: '263',
    isoWeekday: '5',
    quarter: 'Q2',
    yearLength: 'Common year, 365 days',
    nextSameYear: '1991',
    calendar: 'Gregorian',
  });
  expect(on('1969-07-20')).toMatchObject({ weekday: 'Sunday', dayOfYear: '201', daysLeft: '164' });
  expect(on('2000-02-29')).toMatchObject({
    weekday: 'Tuesday',
    yearLength: 'Leap year, 366 days',
    nextSameYear: '2028',
  });
  expect(on('2100-02-28')).toMatchObject({
    weekday: 'Sunday',
    yearLength: 'Common year, 365 days',
  });
  expect(on('1582-10-15')).toMatchObject({ weekday: 'Friday', calendar: 'Gregorian' });
  expect(on('1582-10-14')).toMatchObject({
    calendar: 'Gregorian, carried back before 15 October 1582',
  });
});

describe('iso-week', () => {
  const weekOf = (date: string, system = 'iso') => ask('iso-week', { date, system });
  const dates = (weekYear: string, week: string, system = 'iso') =>
    ask('iso-week', { mode: 'toDates', system, weekYear, week });

  test('finds the week of a date', () => {
    expect(weekOf('1985-04-12')).toMatchObject({ weekCode: '1985-W15-5' });
    expect(weekOf('2012-03-09')).toMatchObject({ weekNumber: '10' });
    expect(weekOf('2012-03-09', 'us')).toEqual({
      weekNumber: '10',
      yearOfWeek: '2012',
      firstDay: '2012-03-04',
      lastDay: '2012-03-10',
      weeksInYear: '53',
    });
    expect(weekOf('2021-01-03')).toMatchObject({ weekCode: '2020-W53-7', weeksInYear: '53' });
    expect(weekOf('2024-12-30')).toMatchObject({ weekCode: '2025-W01-1' });
    expect(weekOf('2026-10-20')).toMatchObject({ weekCode: '2026-W43-2' });
    expect(weekOf('2000-12-31', 'us')).toMatchObject({ weekNumber: '54', weeksInYear: '54' });
  });

  test('finds the dates of a week', () => {
    expect(dates('2026', '53')).toEqual({
      firstDay: '2026-12-28',
      lastDay: '2027-01-03',
      weeksInYear: '53',
    });
    expect(dates('2000', '54', 'us')).toMatchObject({ firstDay: '2000-12-31' });
  });

  test('refuses weeks that the year has not, and days out of range', () => {
    expect(dates('2025', '53')).toEqual({
      message: '2025 has only 52 weeks in this numbering.',
      field: 'week',
    });
    const outside = { message: 'That week reaches outside the years 1 to 9999.' };
    expect(dates('9999', '52')).toEqual(outside);
    expect(dates('1', '1', 'us')).toEqual(outside);
    expect(weekOf('0001-01-01', 'us')).toEqual(outside);
  });
});

describe('unix-time', () => {
  const toDate = (timestamp: string, more: Typed = {}) => ask('unix-time', { timestamp, ...more });
  const toTimestamp = (date: string, time: string, zone: string, more: Typed = {}) =>
    ask('unix-time', { mode: 'toTimestamp', date, time, zone, ...more });

  test('reads timestamps', () => {
    const printed = {
      '1111111109': '2005-03-18T01:58:29Z',
      '1234567890': '2009-02-13T23:31:30Z',
      '2000000000': '2033-05-18T03:33:20Z',
      '20000000000': '2603-10-11T11:33:20Z',
      '2147483647': '2038-01-19T03:14:07Z',
      '-1': '1969-12-31T23:59:59Z',
    };
    for (const [timestamp, utc] of Object.entries(printed)) {
      expect(toDate(timestamp)).toMatchObject({ utc, unitRead: 'Seconds' });
    }
    expect(toDate('1700000000', { zone: 'America/New_York' })).toEqual({
      utc: '2023-11-14T22:13:20Z',
      local: '2023-11-14T17:13:20-05:00',
      weekday: 'Tuesday',
      unitRead: 'Seconds',
    });
  });

  test('reads smaller units, by size or as chosen', () => {
    expect(toDate('100000000000')).toMatchObject({
      utc: '1973-03-03T09:46:40.000Z',
      unitRead: 'Milliseconds',
    });
    expect(toDate('-1', { unit: 'us', zone: 'Asia/Kolkata' })).toMatchObject({
      utc: '1969-12-31T23:59:59.999999Z',
      local: '1970-01-01T05:29:59.999999+05:30',
      weekday: 'Thursday',
    });
    expect(toDate('1000000000000000001', { unit: 'ns' })).toMatchObject({
      utc: '2001-09-09T01:46:40.000000001Z',
    });
  });

  test('finds times that occur twice or never', () => {
    const zone = 'America/New_York';
    expect(toTimestamp('2026-11-01', '01:30', zone)).toMatchObject({
      timestampSeconds: '1793511000',
      timestampMilliseconds: '1793511000000',
      clockChange: 'This time occurs twice: the earlier is used',
    });
    expect(toTimestamp('2026-11-01', '01:30', zone, { repeated: 'later' })).toMatchObject({
      timestampSeconds: '1793514600',
      clockChange: 'This time occurs twice: the later is used',
    });
    expect(toTimestamp('2026-03-08', '02:30', zone, { seconds: '7' })).toMatchObject({
      utc: '2026-03-08T07:30:07Z',
      local: '2026-03-08T03:30:07-04:00',
      clockChange: 'This time is skipped: it is read as 03:30 after the change',
    });
    // The zone went from its local mean time to -05:00 at noon.
    expect(toTimestamp('1883-11-18', '11:00', zone)).toMatchObject({
      local: '1883-11-18T11:00:00-04:56:02',
      clockChange: 'None at this time',
    });
  });

  test('keeps to the years 1 to 9999, in the zone too', () => {
    const outside = { message: 'That moment lies outside the years 1 to 9999.' };
    expect(toDate('253402300799', { unit: 's' })).toMatchObject({ utc: '9999-12-31T23:59:59Z' });
    expect(toDate('253402300800', { unit: 's' })).toEqual(outside);
    expect(toDate('253402300799', { unit: 's', zone: 'Asia/Tokyo' })).toEqual(outside);
    expect(toTimestamp('0001-01-01', '00:00', 'Asia/Tokyo')).toEqual(outside);
  });
});
