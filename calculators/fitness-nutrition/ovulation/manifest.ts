import { defineCalculator } from '#schemas/manifest.ts';

export default defineCalculator({
  title: 'Ovulation Calculator',
  summary: 'The likely days of ovulation and the fertile window of your next cycles, by the calendar.',
  intro:
    'Enter the first day of your last period and the usual length of your cycle to see the likely day of ovulation, the six fertile days and your next period, for up to six cycles.',
  description:
    'Ovulation calculator: likely ovulation day, the six fertile days and the next period for up to six cycles, from your last period and cycle length.',
  keywords: [
    'ovulation',
    'fertile days',
    'fertile window',
    'fertility calendar',
    'period calculator',
    'next period',
    'menstrual cycle',
    'trying to conceive',
    'TTC',
    'getting pregnant',
    'luteal phase',
    'safe days',
  ],
  related: ['pregnancy', 'date-add', 'date-difference', 'age', 'bmi'],
  fields: {
    lastPeriodStart: {
      kind: 'date',
      label: 'First day of your last period',
      symbol: 'd_1',
      quantity: 'lastPeriod',
      help: 'The first day of full bleeding, not of light spotting before it.',
    },
    cycleLength: {
      kind: 'integer',
      label: 'Length of your cycle',
      symbol: 'c',
      help: 'Days from the first day of one period to the day before the next. Use the average of several cycles.',
      unit: 'days',
      min: 21,
      max: 45,
      default: 28,
    },
    lutealPhase: {
      kind: 'integer',
      label: 'Days from ovulation to the next period',
      symbol: 'l',
      help: 'Keep 14 unless ovulation tests or your temperature have shown you another number.',
      unit: 'days',
      min: 10,
      max: 16,
      default: 14,
    },
    cycles: {
      kind: 'integer',
      label: 'Cycles to list',
      unit: 'cycles',
      min: 1,
      max: 6,
      default: 3,
    },
  },
  results: {
    ovulation: {
      kind: 'date',
      label: 'Likely ovulation',
      help: 'The real day may be several days earlier or later.',
      headline: true,
      symbol: 'o',
      formula: 'nextPeriod - lutealPhase',
    },
    nextPeriod: {
      kind: 'date',
      label: 'Next period',
      headline: true,
      symbol: 'd_2',
      formula: 'lastPeriodStart + cycleLength',
    },
    fertileFrom: {
      kind: 'date',
      label: 'Fertile from',
      symbol: 'f_1',
      formula: 'ovulation - before',
      constants: { before: { label: 'Fertile days before ovulation', symbol: 'k', value: 5, unit: 'days' } },
      source:
        'A. J. Wilcox and others, “Timing of Sexual Intercourse in Relation to Ovulation”, New England Journal of Medicine 333, 1995',
    },
    fertileTo: {
      kind: 'date',
      label: 'Fertile to',
      help: 'The day of ovulation is the last of six fertile days.',
      symbol: 'f_2',
      formula: 'ovulation',
    },
    calendar: {
      kind: 'table',
      label: 'A row for each cycle',
      columns: {
        cycle: { kind: 'number', label: 'Cycle', digits: 0 },
        fertileFrom: { kind: 'date', label: 'Fertile from' },
        ovulation: { kind: 'date', label: 'Likely ovulation' },
        nextPeriod: { kind: 'date', label: 'Next period' },
      },
    },
  },
  workings: {
    dayOfCycle: {
      kind: 'number',
      label: 'Day of the cycle at ovulation',
      digits: 0,
      symbol: 'n',
      formula: 'cycleLength - lutealPhase + 1',
      because: 'The first day of the period is day 1',
    },
  },
  tables: {
    window: {
      label: 'The six fertile days, one by one',
      help: 'The date, the weekday and the day of the cycle, counted from the first day of the period as day 1.',
      columns: {
        day: { kind: 'date', label: 'Date' },
        weekday: { kind: 'text', label: 'Weekday' },
        dayOfCycle: { kind: 'number', label: 'Day of the cycle', digits: 0 },
        before: {
          kind: 'number',
          label: 'Days to ovulation',
          digits: 0,
          labels: { '0': 'Likely ovulation' },
        },
      },
    },
  },
  variations: [
    {
      of: 'cycleLength',
      label: 'If this cycle is shorter or longer than usual',
      at: { step: 1, times: 4 },
      shows: ['fertileFrom', 'ovulation', 'nextPeriod'],
    },
  ],
  cautions: [
    {
      say: 'Do not use these days as contraception: ovulation often comes earlier or later than the calendar says. If you do not want a pregnancy, ask a doctor or pharmacist about a reliable method.',
    },
    {
      when: { field: 'cycleLength', above: 35 },
      say: 'Cycles of more than 35 days often have no regular ovulation, so the dates are very uncertain. Please ask a doctor, above all if you want to have a baby.',
    },
    {
      when: { figure: 'dayOfCycle', below: 11 },
      say: 'By this count the fertile days can begin while you still bleed. If your cycles have become short only recently, ask a doctor.',
    },
    {
      say: 'The dates are an estimate for adults with regular cycles. With irregular periods, after stopping the pill, while breastfeeding or near the menopause, ask a doctor or midwife instead.',
    },
  ],
  note: 'Nothing that you type here leaves this page.',
  examples: [
    {
      title: 'A period that began on 3 September 2026, and a cycle of 30 days',
      given: { lastPeriodStart: '2026-09-03', cycleLength: 30, lutealPhase: 14, cycles: 3 },
      shows: {
        nextPeriod: '3 October 2026',
        ovulation: '19 September 2026',
        fertileFrom: '14 September 2026',
        fertileTo: '19 September 2026',
      },
    },
    {
      title: 'Six cycles of 28 days, from 29 January 2024',
      given: { lastPeriodStart: '2024-01-29', cycles: 6 },
      shows: {
        ovulation: '12 February 2024',
        nextPeriod: '26 February 2024',
        fertileFrom: '7 February 2024',
        fertileTo: '12 February 2024',
      },
    },
    {
      title: 'A long cycle of 36 days',
      given: { lastPeriodStart: '2026-11-02', cycleLength: 36, cycles: 2 },
      shows: {
        ovulation: '24 November 2026',
        nextPeriod: '8 December 2026',
        fertileFrom: '19 November 2026',
        fertileTo: '24 November 2026',
      },
    },
    {
      title: 'A next period on 28 January',
      given: { lastPeriodStart: '2025-12-31', cycles: 1 },
      shows: { nextPeriod: '28 January 2026', ovulation: '14 January 2026' },
      shown: false,
    },
    {
      title: 'The window begins on the first day of the period: 21 days and 16',
      given: { lastPeriodStart: '2026-06-10', cycleLength: 21, lutealPhase: 16, cycles: 1 },
      shows: {
        ovulation: '15 June 2026',
        nextPeriod: '1 July 2026',
        fertileFrom: '10 June 2026',
        fertileTo: '15 June 2026',
      },
      shown: false,
    },
    {
      title: 'Over the end of a year',
      given: { lastPeriodStart: '2026-12-20', cycleLength: 26, lutealPhase: 12 },
      shows: { ovulation: '3 January 2027', nextPeriod: '15 January 2027', fertileFrom: '29 December 2026' },
      shown: false,
    },
  ],
  laws: [
    {
      law: 'shifts',
      fields: ['lastPeriodStart'],
      results: ['ovulation', 'nextPeriod', 'fertileFrom', 'fertileTo'],
    },
    { law: 'rises', raise: 'cycleLength', result: 'ovulation' },
    { law: 'falls', raise: 'lutealPhase', result: 'ovulation' },
    { law: 'holds', raise: 'lutealPhase', result: 'nextPeriod' },
    { law: 'holds', raise: 'cycles', result: 'ovulation' },
  ],
  actions: { calculate: 'Calculate Dates' },
  reviewed: '2026-11',
  compute: 'compute.ts',
});
