import { defineCalculator } from '#schemas/manifest.ts';

export default defineCalculator({
  title: 'Age Calculator',
  summary: 'Your exact age in years, months and days, and how long until your next birthday.',
  intro:
    'Enter a birth date to see the exact age today or on any other day, the days lived so far, the next birthday and the next round ones.',
  description:
    'Work out an exact age in years, months and days, the days lived, the weekday of birth, the days until the next birthday and the next round birthdays.',
  keywords: ['age', 'birthday', 'date of birth', 'days lived', 'weekday', 'how old', 'DOB'],
  ask: {
    names: ['how old', 'years old', 'birth date', 'born', 'turn'],
    without: ['retire', 'dog', 'cat', 'days between', 'weekday'],
  },
  related: ['date-difference', 'day-of-week', 'date-add', 'timezone', 'pregnancy', 'retirement-savings'],
  popular: true,
  quickTool: 3,
  order: 1,
  fields: {
    birthDate: {
      kind: 'date',
      label: 'Birth date',
      say: ['born', 'birthday', 'dob', 'since', 'age'],
      help: 'Of a person, or the first day of anything else.',
      symbol: 'd_1',
    },
    targetDate: {
      kind: 'date',
      label: 'Age on this date',
      say: ['on', 'as of', 'died', 'in', 'by', 'at', 'will'],
      symbol: 'd_2',
      help: 'The day of birth or any later day. Leave it blank for today.',
      whenBlank: 'today',
      todayButton: true,
    },
  },
  guards: [
    { field: 'birthDate', is: 'atMost', than: 'targetDate', message: 'Birth date cannot be in the future!', alert: true },
  ],
  results: {
    years: { kind: 'number', label: 'Years', say: ['old', 'how old', 'age'], digits: 0, headline: true },
    months: { kind: 'number', label: 'Months', digits: 0, headline: true },
    days: { kind: 'number', label: 'Days', digits: 0, headline: true },
    totalDays: {
      kind: 'number',
      label: 'Total days',
      say: ['days old', 'days alive', 'how many days'],
      digits: 0,
      symbol: 'D',
      formula: 'targetDate - birthDate',
    },
    totalHours: {
      kind: 'number',
      label: 'Total hours',
      digits: 0,
      symbol: 'H',
      formula: 'totalDays * hoursADay',
      constants: { hoursADay: { label: 'Hours in a day', symbol: 'k_h', value: 24, source: 'By definition' } },
    },
    totalMinutes: {
      kind: 'number',
      label: 'Total minutes',
      digits: 0,
      symbol: 'M',
      formula: 'totalDays * minutesADay',
      constants: { minutesADay: { label: 'Minutes in a day', symbol: 'k_m', value: 1440, source: 'By definition' } },
    },
    nextBirthday: {
      kind: 'number',
      label: 'Days until next birthday',
      say: ['next birthday', 'until my birthday'],
      digits: 0,
    },
    birthWeekday: { kind: 'text', label: 'Weekday of birth', say: ['day of the week', 'weekday', 'what day'] },
  },
  tables: {
    roundBirthdays: {
      label: 'The next round birthdays',
      help: 'The next five birthdays at 10, 20, 30 years and so on. A birthday on 29 February is moved to 1 March in years without that day.',
      none: 'The next round birthday falls after the year 9999.',
      columns: {
        turning: { kind: 'number', label: 'Age in years', digits: 0 },
        day: { kind: 'date', label: 'Date' },
        weekday: { kind: 'text', label: 'Weekday' },
        left: { kind: 'number', label: 'Days until then', digits: 0 },
      },
    },
  },
  cautions: [
    {
      when: { figure: 'years', atLeast: 123 },
      say: 'No person is known to have reached this age. If the date is the birth of a person, check the year.',
    },
  ],
  note: 'Whole calendar days are counted. A law may have its own rule for the day on which an age is reached and for birthdays on 29 February.',
  examples: [
    {
      title: 'Born on 29 February 2000, on 21 November 2026',
      given: { birthDate: '2000-02-29', targetDate: '2026-11-21' },
      shows: {
        years: '26',
        months: '8',
        days: '23',
        totalDays: '9,762',
        totalHours: '234,288',
        totalMinutes: '14,057,280',
        nextBirthday: '100',
        birthWeekday: 'Tuesday',
      },
    },
    {
      title: 'A baby born on 31 January, on 1 March',
      given: { birthDate: '2023-01-31', targetDate: '2023-03-01' },
      shows: { years: '0', months: '1', days: '1', totalDays: '29' },
    },
    {
      title: 'The longest life on record, Jeanne Calment',
      given: { birthDate: '1875-02-21', targetDate: '1997-08-04' },
      asked: ['age of someone born on 21 February 1875 on 4 August 1997'],
      shows: { years: '122', months: '5', days: '14', totalDays: '44,724' },
      source: 'Guinness World Records, Oldest person ever: 122 years 164 days',
    },
    {
      title: 'The reign of Queen Elizabeth II',
      given: { birthDate: '1952-02-06', targetDate: '2022-09-08' },
      asked: ['how old was somebody born 6 February 1952 on 8 September 2022'],
      shows: { years: '70', months: '7', days: '2', totalDays: '25,782' },
      source: 'Guinness World Records, Longest-reigning queen ever: 70 years 214 days',
    },
    {
      title: 'From 1 June 2001 to 15 August 2002',
      given: { birthDate: '2001-06-01', targetDate: '2002-08-15' },
      shows: { years: '1', totalDays: '440' },
      source: 'Microsoft Support, DATEDIF function: 440 days',
    },
    {
      title: 'A birthday today',
      given: { birthDate: '1990-06-15' },
      today: '2026-06-15',
      shows: { years: '36', months: '0', days: '0', nextBirthday: '0', birthWeekday: 'Friday' },
      shown: false,
    },
  ],
  laws: [
    { law: 'rises', raise: 'targetDate', result: 'totalDays' },
    { law: 'falls', raise: 'birthDate', result: 'totalDays' },
    { law: 'holds', raise: 'targetDate', result: 'birthWeekday' },
  ],
  actions: { calculate: 'Calculate Age', reset: 'blank' },
  needs: ['today'],
  published: '2026-11-21',
  reviewed: '2026-11-22',
  compute: 'compute.ts',
});
