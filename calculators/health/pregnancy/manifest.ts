import { defineCalculator } from '#schemas/manifest.ts';

export default defineCalculator({
  title: 'Pregnancy Due Date Calculator',
  summary: 'The day your baby is due, counted from the first day of your last period.',
  intro: 'Enter the first day of your last period to see the estimated due date, 280 days later.',
  description:
    'Work out a pregnancy due date: 280 days, or 40 weeks, from the first day of the last period, counted by the calendar, with an example and its limits.',
  keywords: ['pregnancy', 'due date', 'baby', 'expected date of delivery', 'EDD', '40 weeks'],
  related: ['bmi', 'bmr', 'body-fat', 'water-intake', 'calories-burned'],
  order: 4,
  fields: {
    lastPeriodDate: {
      kind: 'date',
      label: 'First day of last period',
      symbol: 'd_1',
      help: 'The day on which the bleeding began, not the day it ended.',
    },
  },
  results: {
    dueDate: {
      kind: 'date',
      label: 'Due date',
      headline: true,
      symbol: 'd_2',
      formula: 'lastPeriodDate + gestation',
      constants: { gestation: { label: 'From the last period to the due date', symbol: 'k', value: 280, unit: 'days' } },
      source: 'By convention, 40 weeks: American College of Obstetricians and Gynecologists',
    },
  },
  note: 'An estimate for a cycle of about 28 days. An early ultrasound scan is more exact, and the date your midwife or doctor gives you stands over this one.',
  examples: [
    {
      title: 'Last period from 10 March 2026',
      given: { lastPeriodDate: '2026-03-10' },
      shows: { dueDate: 'December 15, 2026' },
      source: 'Our own: no example printed by a textbook, agency or standard is known to us',
    },
    {
      title: 'Over the end of a year: from 1 September 2025',
      given: { lastPeriodDate: '2025-09-01' },
      shows: { dueDate: 'June 8, 2026' },
    },
    {
      title: 'Over a 29 February: from 1 September 2027',
      given: { lastPeriodDate: '2027-09-01' },
      shows: { dueDate: 'June 7, 2028' },
    },
    {
      title: 'Due on a 29 February: from 25 May 2027',
      given: { lastPeriodDate: '2027-05-25' },
      shows: { dueDate: 'February 29, 2028' },
    },
    {
      title: 'Begun on a 29 February: from 29 February 2028',
      given: { lastPeriodDate: '2028-02-29' },
      shows: { dueDate: 'December 5, 2028' },
    },
  ],
  laws: [
    { law: 'rises', raise: 'lastPeriodDate', result: 'dueDate' },
    { law: 'shifts', fields: ['lastPeriodDate'], results: ['dueDate'] },
  ],
  actions: { calculate: 'Calculate Due Date' },
  compute: 'formulas',
});
