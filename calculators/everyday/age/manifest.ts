import { defineCalculator } from '#schemas/manifest.ts';

export default defineCalculator({
  title: 'Age Calculator',
  summary: 'Your exact age in years, months and days, and how long until your next birthday.',
  intro:
    'Enter a birth date to see the exact age today or on any other day, the days lived so far, and the days until the next birthday.',
  description:
    'Work out an exact age in years, months and days, in days, hours and minutes, the weekday of birth and the days until the next birthday.',
  keywords: ['age', 'birthday', 'date of birth', 'days lived', 'weekday'],
  related: ['tip', 'fuel-cost', 'unit-converter', 'timezone', 'electricity'],
  popular: true,
  quickTool: 3,
  order: 1,
  fields: {
    birthDate: { kind: 'date', label: 'Birth date', symbol: 'd_1' },
    targetDate: {
      kind: 'date',
      label: 'Age on',
      symbol: 'd_2',
      help: 'Leave blank for today.',
      optional: true,
      whenBlank: 'today',
      todayButton: true,
    },
  },
  guards: [{ field: 'birthDate', is: 'atMost', than: 'targetDate', message: 'Birth date cannot be in the future!', alert: true }],
  results: {
    years: { kind: 'number', label: 'Years', digits: 0, headline: true },
    months: { kind: 'number', label: 'Months', digits: 0, headline: true },
    days: { kind: 'number', label: 'Days', digits: 0, headline: true },
    totalDays: { kind: 'number', label: 'Total days', digits: 0, symbol: 'D', formula: 'targetDate - birthDate' },
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
    nextBirthday: { kind: 'number', label: 'Days until next birthday', digits: 0 },
    birthWeekday: { kind: 'text', label: 'Born on a' },
  },
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
      source: 'Our own: no example printed by a textbook, agency or standard is known to us',
    },
    {
      title: '31 January to 1 March is one month and one day',
      given: { birthDate: '2023-01-31', targetDate: '2023-03-01' },
      shows: { years: '0', months: '1', days: '1', totalDays: '29' },
    },
    {
      title: 'A birthday today',
      given: { birthDate: '1990-06-15' },
      today: '2026-06-15',
      shows: { years: '36', months: '0', days: '0', nextBirthday: '0', birthWeekday: 'Friday' },
    },
  ],
  laws: [
    { law: 'rises', raise: 'targetDate', result: 'totalDays' },
    { law: 'falls', raise: 'birthDate', result: 'totalDays' },
    { law: 'holds', raise: 'targetDate', result: 'birthWeekday' },
  ],
  actions: { calculate: 'Calculate Age', reset: 'blank' },
  needs: ['today'],
  compute: 'compute.ts',
});
