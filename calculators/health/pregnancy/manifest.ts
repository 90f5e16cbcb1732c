import { defineCalculator } from '#schemas/manifest.ts';

export default defineCalculator({
  title: 'Pregnancy Due Date Calculator',
  summary: 'The day your baby is due, counted from the first day of your last period.',
  intro:
    'See when your baby is due, 280 days after the first day of your last period, and the dates of the trimesters and milestones.',
  description:
    'Pregnancy due date calculator: 280 days from the first day of your last period, with the dates of the trimesters, the usual scans and each stage of term.',
  keywords: ['pregnancy', 'due date', 'baby', 'expected date of delivery', 'EDD', '40 weeks', 'trimester', 'weeks pregnant'],
  ask: {
    names: ['baby due', 'delivery date', 'expected delivery', 'give birth', 'how far along', 'gestational age', 'due'],
    without: [
      'IVF',
      'conception',
      'conceived',
      'ovulated',
      'ultrasound',
      'embryo',
      'transfer',
      'dog',
      'cat',
      'cow',
      'horse',
      'mare',
      'goat',
      'sheep',
      'pig',
      'rabbit',
      'mated',
    ],
  },
  related: ['ovulation', 'date-difference', 'date-add', 'age', 'water-intake', 'bmi'],
  order: 4,
  fields: {
    lastPeriodDate: {
      kind: 'date',
      label: 'First day of last period',
      symbol: 'd_1',
      quantity: 'lastPeriod',
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
      source: 'American College of Obstetricians and Gynecologists, Committee Opinion 700, 2017: 40 weeks',
    },
  },
  tables: {
    milestones: {
      label: 'Trimesters and milestones with dates',
      help: 'Weeks are counted from the first day of the last period, as midwives and doctors count them.',
      columns: {
        milestone: { kind: 'text', label: 'Milestone' },
        week: { kind: 'number', label: 'Full weeks', digits: 0 },
        day: { kind: 'date', label: 'Date' },
      },
      note: 'The weeks of scans and tests are those usual in England. Other countries differ.',
    },
  },
  cautions: [
    {
      say: 'For bleeding, strong pain, or a baby that moves less than usual, call your midwife, doctor or hospital at once.',
    },
    {
      say: 'If a scan, your midwife or your doctor gave you another date, use that one. A scan in the first three months is more exact than this count.',
    },
    {
      say: 'The date is for cycles of about 28 days. With longer or irregular cycles, or after fertility treatment, ask your midwife or doctor instead.',
    },
  ],
  note: 'Most babies come some days before or after the due date.',
  examples: [
    {
      title: 'A last period that began on 10 March 2026',
      given: { lastPeriodDate: '2026-03-10' },
      shows: { dueDate: '15 December 2026' },
      asked: ['when is my baby due if my last period started on 10 March 2026'],
    },
    {
      title: 'A last period that began on 1 September 2025',
      given: { lastPeriodDate: '2025-09-01' },
      shows: { dueDate: '8 June 2026' },
    },
    {
      title: 'Over a 29 February: from 1 September 2027',
      given: { lastPeriodDate: '2027-09-01' },
      shows: { dueDate: '7 June 2028' },
      shown: false,
    },
    {
      title: 'Due on a 29 February: from 25 May 2027',
      given: { lastPeriodDate: '2027-05-25' },
      shows: { dueDate: '29 February 2028' },
      shown: false,
    },
    {
      title: 'Begun on a 29 February: from 29 February 2028',
      given: { lastPeriodDate: '2028-02-29' },
      shows: { dueDate: '5 December 2028' },
      shown: false,
    },
    {
      title: 'A last period that began on 20 March 2026',
      given: { lastPeriodDate: '2026-03-20' },
      shows: { dueDate: '25 December 2026' },
      source: 'Healthwise, “Due Date”, 2017, which counts 40 weeks to 25 December',
    },
    {
      title: 'A last period that began on 1 January 2026',
      given: { lastPeriodDate: '2026-01-01' },
      shows: { dueDate: '8 October 2026' },
      source: 'Merck Manual, Consumer Version, “Detecting and Dating a Pregnancy”, 2021, which also starts from 1 January',
    },
  ],
  laws: [
    { law: 'rises', raise: 'lastPeriodDate', result: 'dueDate' },
    { law: 'shifts', fields: ['lastPeriodDate'], results: ['dueDate'] },
  ],
  actions: { calculate: 'Calculate Due Date' },
  published: '2026-11-21',
  reviewed: '2026-11-22',
  compute: 'formulas',
});
