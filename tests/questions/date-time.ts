import type { Question } from './question.ts';

export const questions: readonly Question[] = [
  // business-days
  {
    ask: 'business days between 1 October 2012 and 1 March 2013',
    slug: 'business-days',
    given: { start: '2012-10-01', end: '2013-03-01' },
  },
  {
    ask: 'How many working days from 20 October 2026 to 31 December 2026, without the holidays 26 November 2026 and 25 December 2026?',
    slug: 'business-days',
    given: { start: '2026-10-20', end: '2026-12-31', holidays: '2026-11-26 2026-12-25' },
  },
  {
    ask: '30 business days after Oct 20, 2026',
    slug: 'business-days',
    given: { mode: 'add', start: '2026-10-20', daysToMove: 30 },
  },
  {
    ask: 'what date is ten working days before 31/03/2026',
    slug: 'business-days',
    given: { mode: 'subtract', start: '2026-03-31', daysToMove: 10 },
  },
  {
    ask: 'working days 2026-02-01 to 2026-02-28 weekend friday and saturday',
    slug: 'business-days',
    given: { start: '2026-02-01', end: '2026-02-28', weekend: 'friSat' },
  },
  {
    ask: '5 business days from today',
    slug: 'business-days',
    given: { mode: 'add', start: '2026-11-22', daysToMove: 5 },
    today: '2026-11-22',
  },
  {
    ask: 'bussiness days from 4 may 2026 to 29 may 2026 not counting the start day',
    slug: 'business-days',
    given: { start: '2026-05-04', end: '2026-05-29', includeStart: 'no' },
  },
  {
    ask: 'deadline a few business days after 3 March 2026',
    slug: 'business-days',
    why: 'the number of business days is missing',
  },
  {
    ask: 'working days from 01/02/2026 to 10/02/2026',
    slug: 'business-days',
    why: 'day and month are in doubt',
  },
  {
    ask: 'business days between 1 May 2026 and 31 May 2026 with 2 public holidays',
    slug: 'business-days',
    why: 'the dates of the two holidays are missing',
  },
  {
    ask: '20,000 business days after 5 January 2026',
    slug: 'business-days',
    why: 'the number of days is above the range',
  },
  {
    ask: 'due date 15 working days after 2 Dec 2026, weekend friday and saturday',
    slug: 'business-days',
    given: { mode: 'add', start: '2026-12-02', daysToMove: 15, weekend: 'friSat' },
  },

  // date-add
  {
    ask: '90 days after 20 October 2026',
    slug: 'date-add',
    given: { date: '2026-10-20', days: 90 },
  },
  {
    ask: 'what date is 45 days from today',
    slug: 'date-add',
    given: { date: '2026-11-22', days: 45 },
    today: '2026-11-22',
  },
  {
    ask: 'six weeks before December 25, 2026',
    slug: 'date-add',
    given: { date: '2026-12-25', direction: 'subtract', weeks: 6 },
  },
  {
    ask: 'What is the date 1 year 3 months and 5 days after 12 January 2000?',
    slug: 'date-add',
    given: { date: '2000-01-12', years: 1, months: 3, days: 5 },
  },
  {
    ask: 'subtract 100 days from 2026-03-31',
    slug: 'date-add',
    given: { date: '2026-03-31', direction: 'subtract', days: 100 },
  },
  {
    ask: 'visa lasts 18 months from 29 Feb 2024 which date does it end',
    slug: 'date-add',
    given: { date: '2024-02-29', months: 18 },
  },
  { ask: '60 days from 7/31/2026', slug: 'date-add', given: { date: '2026-07-31', days: 60 } },
  {
    ask: 'what was the date 3 weeks ago',
    slug: 'date-add',
    given: { date: '2026-11-22', direction: 'subtract', weeks: 3 },
    today: '2026-11-22',
  },
  { ask: 'add 45 days to my start date', slug: 'date-add', why: 'the date is missing' },
  {
    ask: 'what date is a few weeks after 15 August 2026',
    slug: 'date-add',
    why: 'the number of weeks is missing',
  },
  {
    ask: 'what date is 30 days after 04/05/2026',
    slug: 'date-add',
    why: 'day and month are in doubt',
  },
  {
    ask: 'date 2.5 months after 3 May 2026',
    slug: 'date-add',
    why: 'half a month is no fixed number of days',
  },
  {
    ask: 'warranty 2 years from 14-Aug-2025 expiry date',
    slug: 'date-add',
    given: { date: '2025-08-14', years: 2 },
  },
  {
    ask: 'what date is 10 days before tomorrow',
    slug: 'date-add',
    given: { date: '2026-11-23', direction: 'subtract', days: 10 },
    today: '2026-11-22',
  },

  // date-difference
  {
    ask: 'how many days between 1 June 2001 and 15 August 2002',
    slug: 'date-difference',
    given: { start: '2001-06-01', end: '2002-08-15' },
  },
  {
    ask: 'days from feb 1 2021 to march 15 2021',
    slug: 'date-difference',
    given: { start: '2021-02-01', end: '2021-03-15' },
  },
  {
    ask: 'How many days until 25 December 2026?',
    slug: 'date-difference',
    given: { start: '2026-11-22', end: '2026-12-25' },
    today: '2026-11-22',
  },
  {
    ask: 'days since 9 November 1989',
    slug: 'date-difference',
    given: { start: '1989-11-09', end: '2026-11-22' },
    today: '2026-11-22',
  },
  {
    ask: 'date diffrence 2024-01-31 2026-10-20 including the end day',
    slug: 'date-difference',
    given: { start: '2024-01-31', end: '2026-10-20', includeEndDay: 'yes' },
  },
  {
    ask: 'number of weeks between the 3rd of January 2026 and the 14th of November 2026',
    slug: 'date-difference',
    given: { start: '2026-01-03', end: '2026-11-14' },
  },
  {
    ask: 'days between 15.03.2026 and 28.04.2026',
    slug: 'date-difference',
    given: { start: '2026-03-15', end: '2026-04-28' },
  },
  {
    ask: 'days between 3 March 2026 and my birthday',
    slug: 'date-difference',
    why: 'the second date is missing',
  },
  {
    ask: 'how many days between 03/04/2026 and 05/06/2026',
    slug: 'date-difference',
    why: 'day and month are in doubt',
  },
  {
    ask: 'days between 31 February 2026 and 1 May 2026',
    slug: 'date-difference',
    why: 'the first date does not exist',
  },
  {
    ask: 'how many days since 1/13/2026',
    slug: 'date-difference',
    given: { start: '2026-01-13', end: '2026-11-22' },
    today: '2026-11-22',
  },
  {
    ask: 'Count the days from Monday 5 January 2026 to Friday 27 March 2026 please',
    slug: 'date-difference',
    given: { start: '2026-01-05', end: '2026-03-27' },
  },

  // day-of-week
  {
    ask: 'what day of the week was 20 July 1969',
    slug: 'day-of-week',
    given: { date: '1969-07-20' },
  },
  { ask: 'weekday of 29/02/2000', slug: 'day-of-week', given: { date: '2000-02-29' } },
  { ask: 'WHAT DAY IS 31 DECEMBER 2027', slug: 'day-of-week', given: { date: '2027-12-31' } },
  {
    ask: 'which day of the year is April 12th, 1985?',
    slug: 'day-of-week',
    given: { date: '1985-04-12' },
  },
  { ask: 'is 14 feb 2026 a saturday', slug: 'day-of-week', given: { date: '2026-02-14' } },
  {
    ask: 'what weekday was yesterday',
    slug: 'day-of-week',
    given: { date: '2026-11-21' },
    today: '2026-11-22',
  },
  {
    ask: 'what day of the week was 07/08/1990',
    slug: 'day-of-week',
    why: 'day and month are in doubt',
  },
  {
    ask: 'what day of the week is the 31st of April 2026',
    slug: 'day-of-week',
    why: 'the date does not exist',
  },
  {
    ask: 'what day of the week was I married in 2015',
    slug: 'day-of-week',
    why: 'the day and the month are missing',
  },
  { ask: 'what weekday is Jan 5th, 2027', slug: 'day-of-week', given: { date: '2027-01-05' } },
  { ask: 'on what day did 4th july 1776 fall', slug: 'day-of-week', given: { date: '1776-07-04' } },
  { ask: '2026-03-15', why: 'a date alone, and many calculators take one' },

  // iso-week
  { ask: 'iso week of 12 April 1985', slug: 'iso-week', given: { date: '1985-04-12' } },
  {
    ask: 'week number of March 9 2012 US system',
    slug: 'iso-week',
    given: { system: 'us', date: '2012-03-09' },
  },
  {
    ask: 'which dates are in week 53 of 2026?',
    slug: 'iso-week',
    given: { mode: 'toDates', weekYear: 2026, week: 53 },
  },
  {
    ask: 'when does week 10 in 2027 start',
    slug: 'iso-week',
    given: { mode: 'toDates', weekYear: 2027, week: 10 },
  },
  {
    ask: 'what week number is it today',
    slug: 'iso-week',
    given: { date: '2026-11-22' },
    today: '2026-11-22',
  },
  {
    ask: 'calender week 2026-W43 first day',
    slug: 'iso-week',
    given: { mode: 'toDates', weekYear: 2026, week: 43 },
  },
  { ask: 'week number of 30.12.2024', slug: 'iso-week', given: { date: '2024-12-30' } },
  { ask: 'which week number is 06/07/2026', slug: 'iso-week', why: 'day and month are in doubt' },
  { ask: 'dates of iso week 53 of 2025', slug: 'iso-week', why: '2025 has only 52 weeks' },
  { ask: 'dates of week 60 in 2026', slug: 'iso-week', why: 'the week is above the range' },
  { ask: 'week number of my birthday in 2026', slug: 'iso-week', why: 'the date is missing' },
  {
    ask: 'ISO week number for the 1st of Jan 2027',
    slug: 'iso-week',
    given: { system: 'iso', date: '2027-01-01' },
  },

  // time-duration
  {
    ask: 'how long is it from 9am to 5:30pm',
    slug: 'time-duration',
    given: { startTime: '09:00', endTime: '17:30' },
  },
  {
    ask: 'hours between 21:45 and 06:20 with a break of 30 minutes',
    slug: 'time-duration',
    given: { startTime: '21:45', endTime: '06:20', breakMinutes: 30 },
  },
  {
    ask: 'duration noon to quarter past 4 pm',
    slug: 'time-duration',
    given: { startTime: '12:00', endTime: '16:15' },
  },
  {
    ask: 'Add 2 hours 48 minutes 50 seconds and 1 hour 15 minutes 35 seconds',
    slug: 'time-duration',
    given: {
      mode: 'sum',
      durations: [
        { hours: 2, minutes: 48, seconds: 50 },
        { hours: 1, minutes: 15, seconds: 35 },
      ],
    },
  },
  {
    ask: 'time duration 10:15 pm till 6 am',
    slug: 'time-duration',
    given: { startTime: '22:15', endTime: '06:00' },
  },
  {
    ask: 'sum of durations 1 h 30 min plus 45 min minus 20 min',
    slug: 'time-duration',
    given: {
      mode: 'sum',
      durations: [{ hours: 1, minutes: 30 }, { minutes: 45 }, { sign: 'minus', minutes: 20 }],
    },
  },
  {
    ask: 'how many hours and minutes from half past 3 in the afternoon to midnight',
    slug: 'time-duration',
    given: { startTime: '15:30', endTime: '00:00' },
  },
  {
    ask: 'how many hours from 9 to 5',
    slug: 'time-duration',
    why: 'morning and afternoon are in doubt',
  },
  {
    ask: 'time between 8:30 am and the end of work',
    slug: 'time-duration',
    why: 'the end time is missing',
  },
  { ask: 'time between 25:00 and 26:30', slug: 'time-duration', why: 'no clock shows these times' },
  {
    ask: 'duration of a night train that leaves at 23:40 and arrives at 05:15',
    slug: 'time-duration',
    given: { startTime: '23:40', endTime: '05:15' },
  },
  {
    ask: 'time duration between 8.15 am and 1.45 pm',
    slug: 'time-duration',
    given: { startTime: '08:15', endTime: '13:45' },
  },

  // timesheet
  {
    ask: 'timesheet Monday 9:00-17:30 with 45 min break, Tuesday 8:45-17:00 with 30 min break, at $21.40 an hour',
    slug: 'timesheet',
    given: {
      shifts: [
        { day: 'Monday', startTime: '09:00', endTime: '17:30', breakMinutes: 45 },
        { day: 'Tuesday', startTime: '08:45', endTime: '17:00', breakMinutes: 30 },
      ],
      hourlyRate: 21.4,
    },
  },
  {
    ask: 'I worked Monday 8am to 4pm, Wednesday 8am to 4pm and Friday noon to 8pm for £13 an hour, what is my pay on the timesheet?',
    slug: 'timesheet',
    given: {
      shifts: [
        { day: 'Monday', startTime: '08:00', endTime: '16:00' },
        { day: 'Wednesday', startTime: '08:00', endTime: '16:00' },
        { day: 'Friday', startTime: '12:00', endTime: '20:00' },
      ],
      hourlyRate: 13,
    },
  },
  {
    ask: 'time sheet Monday 22:00 to 06:30 break 30 minutes, Tuesday 22:00 to 07:00 break 30 minutes',
    slug: 'timesheet',
    given: {
      shifts: [
        { day: 'Monday', startTime: '22:00', endTime: '06:30', breakMinutes: 30 },
        { day: 'Tuesday', startTime: '22:00', endTime: '07:00', breakMinutes: 30 },
      ],
    },
  },
  {
    ask: 'timesheet for Monday 6am-6pm, Tuesday 6am-6pm, Wednesday 6am-6pm, Thursday 6am-6pm at 25 dollars an hour with double overtime after 40 hours',
    slug: 'timesheet',
    given: {
      shifts: [
        { day: 'Monday', startTime: '06:00', endTime: '18:00' },
        { day: 'Tuesday', startTime: '06:00', endTime: '18:00' },
        { day: 'Wednesday', startTime: '06:00', endTime: '18:00' },
        { day: 'Thursday', startTime: '06:00', endTime: '18:00' },
      ],
      hourlyRate: 25,
      multiplier: 2,
      overtimeAfter: 40,
    },
  },
  {
    ask: 'timesheet Saturday 09:07 to 17:52, Sunday 10:08 to 14:00, round to 15 minutes, 18 bucks per hour',
    slug: 'timesheet',
    given: {
      shifts: [
        { day: 'Saturday', startTime: '09:07', endTime: '17:52' },
        { day: 'Sunday', startTime: '10:08', endTime: '14:00' },
      ],
      rounding: 'fifteen',
      hourlyRate: 18,
    },
  },
  {
    ask: 'timesheet of a week with 9:30am to 6pm and 10am to 2:30pm, overtime after 10 hours, Rs 250 per hour',
    slug: 'timesheet',
    given: {
      shifts: [
        { startTime: '09:30', endTime: '18:00' },
        { startTime: '10:00', endTime: '14:30' },
      ],
      overtimeAfter: 10,
      hourlyRate: 250,
    },
  },
  { ask: 'timesheet at $20 an hour', slug: 'timesheet', why: 'the shifts are missing' },
  {
    ask: 'timesheet Monday 09:00 to 17:00 and Tuesday from 10:00',
    slug: 'timesheet',
    why: 'the end of the second shift is missing',
  },
  {
    ask: 'timesheet Monday 9:00 to 17:00 and Tuesday 10:00 to 18:00 at $20 an hour less 12% tax',
    slug: 'timesheet',
    why: 'there is no field for tax',
  },
  {
    ask: 'timesheet Monday 9:00 to 10:00 with a break of 90 minutes',
    slug: 'timesheet',
    why: 'the break is longer than the shift',
  },

  // unix-time
  { ask: 'unix timestamp 1700000000 to date', slug: 'unix-time', given: { timestamp: 1700000000 } },
  {
    ask: 'What is epoch 1234567890 in New York time?',
    slug: 'unix-time',
    given: { timestamp: 1234567890, zone: 'America/New_York' },
  },
  {
    ask: 'convert epoch 1700000000000 milliseconds to date',
    slug: 'unix-time',
    given: { timestamp: 1700000000000, unit: 'ms' },
  },
  {
    ask: 'unix timestamp of 18 March 2005 01:58:29 UTC',
    slug: 'unix-time',
    given: { mode: 'toTimestamp', date: '2005-03-18', time: '01:58', seconds: 29, zone: 'UTC' },
  },
  {
    ask: 'epoch time for 1 Jan 2026 3pm in India',
    slug: 'unix-time',
    given: { mode: 'toTimestamp', date: '2026-01-01', time: '15:00', zone: 'Asia/Kolkata' },
  },
  {
    ask: 'timestamp -1 seconds as unix date in tokyo',
    slug: 'unix-time',
    given: { timestamp: -1, unit: 's', zone: 'Asia/Tokyo' },
  },
  { ask: 'unix timestamp to date in London', slug: 'unix-time', why: 'the timestamp is missing' },
  {
    ask: 'unix timestamp of 03/04/2026 12:00 UTC',
    slug: 'unix-time',
    why: 'day and month are in doubt',
  },
  {
    ask: 'unix timestamp 1700000000 in Bangkok time',
    slug: 'unix-time',
    why: 'the zone is not offered',
  },
  {
    ask: 'epoch for 30 February 2026 12:00 UTC',
    slug: 'unix-time',
    why: 'the date does not exist',
  },
  {
    ask: 'unix time 2000000000 seconds in Sydney',
    slug: 'unix-time',
    given: { timestamp: 2000000000, unit: 's', zone: 'Australia/Sydney' },
  },
  { ask: '1234567890', why: 'a number alone' },
  // business-days: the working week is no weekend
  {
    ask: '10 business days after 24 April 2026 (Mon-Fri)',
    slug: 'business-days',
    given: { mode: 'add', start: '2026-04-24', daysToMove: 10 },
  },
  {
    ask: 'working days Mon-Fri from 2 March 2026 to 31 March 2026',
    slug: 'business-days',
    given: { start: '2026-03-02', end: '2026-03-31' },
  },
  {
    ask: 'working days between 1 June 2026 and 30 June 2026, Monday to Saturday',
    slug: 'business-days',
    given: { start: '2026-06-01', end: '2026-06-30', weekend: 'sun' },
  },
  {
    ask: 'working days from 1 June 2026 to 30 June 2026 weekend Friday and Saturday',
    slug: 'business-days',
    given: { start: '2026-06-01', end: '2026-06-30', weekend: 'friSat' },
  },
  {
    ask: 'working days from 1 June 2026 to 30 June 2026, 6 day week',
    why: 'which day is free is not said',
  },
];
