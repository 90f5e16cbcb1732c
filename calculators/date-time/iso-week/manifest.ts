import { defineCalculator } from '#schemas/manifest.ts';

export default defineCalculator({
  title: 'Week Number Calculator',
  summary: 'The week number of a date, or the dates of a week, by ISO 8601 or the US way.',
  intro:
    'Enter a date to see the number of its week, or a year and a week to see its first and last day. Two ways of numbering are offered.',
  description:
    'Week number calculator: the ISO 8601 or US week of any date, the first and last day of any week, how many weeks a year has, and a list of all its weeks.',
  keywords: [
    'week number',
    'calendar week',
    'ISO week',
    'ISO 8601',
    'what week is it',
    'week of the year',
    'week dates',
    'WEEKNUM',
    'ISOWEEKNUM',
    'KW',
    '53 weeks',
    'fiscal week',
    'week calendar',
  ],
  ask: {
    names: ['what week', 'which week', 'week no', 'week of the year', 'calendar week', 'wk number'],
    forms: [
      'week {week} of {weekYear}',
      'week {week} in {weekYear}',
      'week {week} {weekYear}',
      'week {week}, {weekYear}',
      'week number {week} of {weekYear}',
      '{weekYear} week {week}',
      'KW {week} {weekYear}',
      'CW {week} {weekYear}',
      'week number of {date}',
      'week number for {date}',
      'week number is {date}',
      'week number is it {date}',
      'week number on {date}',
      'week is {date}',
      'week is it {date}',
      'week of {date}',
    ],
    without: ['pregnant', 'pregnancy'],
  },
  related: ['day-of-week', 'date-difference', 'business-days', 'date-add', 'timesheet', 'unix-time'],
  order: 7,
  fields: {
    mode: {
      kind: 'choice',
      label: 'What to work out',
      options: {
        toWeek: { label: 'Week of a date', say: ['week number', 'what week', 'which week'] },
        toDates: { label: 'Dates of a week', say: ['dates', 'start', 'begin', 'end', 'first day', 'last day', 'monday'] },
      },
      default: 'toWeek',
    },
    system: {
      kind: 'choice',
      label: 'Numbering',
      help: 'ISO 8601 is usual in Europe and in international business, the other way in the United States.',
      options: {
        iso: { label: 'ISO 8601 with weeks from Monday', say: ['ISO', 'European', 'from Monday'] },
        us: {
          label: 'US with weeks from Sunday',
          say: ['US', 'American', 'from Sunday', 'starting Sunday', 'Sunday start'],
        },
      },
      default: 'iso',
      assumed: true,
    },
    date: {
      kind: 'date',
      label: 'Date',
      help: 'Any day in the week that you want to know.',
      symbol: 'd',
      todayButton: true,
      when: { field: 'mode', is: 'toWeek' },
    },
    weekYear: {
      kind: 'integer',
      label: 'Year',
      say: ['year', 'of', 'in'],
      help: 'The year that the week belongs to, such as 2026.',
      min: 1,
      max: 9999,
      when: { field: 'mode', is: 'toDates' },
    },
    week: {
      kind: 'integer',
      label: 'Week',
      say: ['wk', 'KW', 'CW'],
      help: 'Years have 52 or 53 weeks by ISO 8601, and 53 or 54 in the US numbering.',
      symbol: 'k',
      min: 1,
      max: 54,
      when: { field: 'mode', is: 'toDates' },
    },
  },
  results: {
    weekNumber: {
      kind: 'number',
      label: 'Week number',
      headline: true,
      digits: 0,
      symbol: 'W',
      formula: [
        {
          when: ['toWeek', 'iso'],
          formula: 'floor((dayOfYear - 1) / 7) + 1',
          because: 'Each full 7 days before this Thursday are a week before this one',
        },
        {
          when: ['toWeek', 'us'],
          formula: 'floor((dayOfYear - 1 + newYearWeekday) / 7) + 1',
          because: 'Week 1 holds 1 January, so the days of its week before 1 January count along',
        },
      ],
    },
    yearOfWeek: {
      kind: 'text',
      label: 'Year of the week',
      help: 'Write the week number with this year, which may differ from that of the date.',
    },
    weekCode: {
      kind: 'text',
      label: 'Written in ISO 8601',
      help: 'Year, week, and the weekday from 1 for Monday to 7 for Sunday.',
    },
    firstDay: {
      kind: 'date',
      label: 'First day of the week',
      headline: true,
      symbol: 'd_1',
      formula: [
        {
          when: ['toWeek', 'iso'],
          formula: 'date - (weekday - 1)',
          because: 'The Monday on or before the date',
        },
        {
          when: 'toWeek',
          formula: 'date - weekday',
          because: 'The Sunday on or before the date',
        },
        { formula: 'firstOfWeek1 + 7 * (week - 1)' },
      ],
    },
    lastDay: {
      kind: 'date',
      label: 'Last day of the week',
      symbol: 'd_7',
      formula: 'firstDay + 6',
    },
    weeksInYear: {
      kind: 'number',
      label: 'Weeks in that year',
      digits: 0,
      symbol: 'n',
      formula: [
        {
          when: 'iso',
          formula: 'floor((yearDays - 1 - mod(4 - newYearWeekday, 7)) / 7) + 1',
          because:
            'A week belongs to the year of its Thursday, so a year has as many weeks as it has Thursdays. The first of them is 0 to 6 days after 1 January',
        },
        {
          formula: 'floor((yearDays - 1 + newYearWeekday) / 7) + 1',
          because: 'The week number of 31 December',
        },
      ],
    },
  },
  workings: {
    newYear: { kind: 'date', label: '1 January of the year of the week', symbol: 'd_0' },
    yearDays: { kind: 'number', label: 'Days in that year', digits: 0, symbol: 'Y' },
    weekday: {
      kind: 'number',
      label: 'Weekday of the date',
      digits: 0,
      symbol: 'w',
      formula: [
        {
          when: ['toWeek', 'iso'],
          formula: 'mod(date + 3, 7) + 1',
          because: 'Dates count in days since 1 January 1970, a Thursday. Monday is 1 and Sunday is 7',
        },
        {
          when: 'toWeek',
          formula: 'mod(date + 4, 7)',
          because: 'Dates count in days since 1 January 1970, a Thursday. Sunday is 0 and Saturday is 6',
        },
      ],
    },
    newYearWeekday: {
      kind: 'number',
      label: 'Weekday of 1 January',
      digits: 0,
      symbol: 'a',
      formula: 'mod(newYear + 4, 7)',
      because: 'Dates count in days since 1 January 1970, a Thursday. Here Sunday is 0',
    },
    thursday: {
      kind: 'date',
      label: 'The Thursday of the week',
      symbol: 'd_4',
      formula: [{ when: ['toWeek', 'iso'], formula: 'date - weekday + 4' }],
    },
    dayOfYear: {
      kind: 'number',
      label: 'Its day of the year',
      digits: 0,
      symbol: 'j',
      formula: [
        { when: ['toWeek', 'iso'], formula: 'thursday - newYear + 1' },
        { when: 'toWeek', formula: 'date - newYear + 1', label: 'Day of the year of the date' },
      ],
    },
    firstOfWeek1: {
      kind: 'date',
      label: 'First day of week 1',
      symbol: 'd_w',
      formula: [
        {
          when: ['toDates', 'iso'],
          formula: 'newYear + 3 - mod(newYear + 6, 7)',
          because: 'The Monday on or before 4 January, which always lies in week 1',
        },
        {
          when: 'toDates',
          formula: 'newYear - newYearWeekday',
          because: 'The Sunday on or before 1 January, which always lies in week 1',
        },
      ],
    },
    yearShift: { kind: 'number', label: 'Year of the week less that of the date', digits: 0 },
    yearsInWeek: { kind: 'number', label: 'Years with days in the week', digits: 0 },
  },
  cases: {
    toWeek: { field: 'mode', is: 'toWeek' },
    toDates: { field: 'mode', is: 'toDates' },
    iso: { field: 'system', is: 'iso' },
    us: { field: 'system', is: 'us' },
  },
  tables: {
    weeks: {
      label: 'All weeks of that year',
      help: 'Each week with its first and last day, in the chosen numbering.',
      columns: {
        week: { kind: 'number', label: 'Week', digits: 0 },
        first: { kind: 'date', label: 'First day' },
        last: { kind: 'date', label: 'Last day' },
      },
    },
    years: {
      label: 'How many weeks the next years have',
      help: 'From the year of the week on, with the day on which week 1 begins.',
      none: 'Week 1 of that year begins outside the years 1 to 9999.',
      columns: {
        year: { kind: 'text', label: 'Year' },
        weeks: { kind: 'number', label: 'Weeks', digits: 0 },
        first: { kind: 'date', label: 'Week 1 begins' },
      },
    },
  },
  variations: [
    {
      of: 'system',
      label: 'The same in both numberings',
      at: 'options',
      shows: ['weekNumber', 'yearOfWeek', 'firstDay', 'lastDay', 'weeksInYear'],
    },
    {
      of: 'week',
      label: 'The weeks around it',
      at: { step: 1, times: 3 },
      shows: ['firstDay', 'lastDay'],
    },
  ],
  cautions: [
    {
      when: { figure: 'yearShift', below: 0 },
      say: 'This week belongs to the year before that of the date. Write it with its own year, {yearOfWeek}, or it will be taken for another week.',
    },
    {
      when: { figure: 'yearShift', above: 0 },
      say: 'This week belongs to the year after that of the date. Write it with its own year, {yearOfWeek}, or it will be taken for another week.',
    },
    {
      when: ['us', { figure: 'yearsInWeek', above: 1 }],
      say: 'This week has days of two years. In the US numbering it is both the last week of the old year and week 1 of the new one.',
    },
  ],
  note: 'Other numberings are in use too, such as weeks from Saturday or the weeks of a financial year. Agree on one before you plan with week numbers.',
  examples: [
    {
      title: 'The week of 20 October 2026',
      given: { mode: 'toWeek', system: 'iso', date: '2026-10-20' },
      shows: {
        weekNumber: '43',
        yearOfWeek: '2026',
        weekCode: '2026-W43-2',
        firstDay: '19 October 2026',
        lastDay: '25 October 2026',
        weeksInYear: '53',
      },
    },
    {
      title: 'The last week of 2026: when is week 53?',
      given: { mode: 'toDates', system: 'iso', weekYear: 2026, week: 53 },
      shows: { firstDay: '28 December 2026', lastDay: '3 January 2027', weeksInYear: '53' },
    },
    {
      title: 'A Sunday in January that still belongs to the old year',
      given: { mode: 'toWeek', system: 'iso', date: '2021-01-03' },
      shows: { weekNumber: '53', yearOfWeek: '2020', weekCode: '2020-W53-7' },
    },
    {
      title: '30 December 2024, which is already in week 1 of 2025',
      given: { mode: 'toWeek', system: 'iso', date: '2024-12-30' },
      shows: { weekNumber: '1', yearOfWeek: '2025', weekCode: '2025-W01-1', weeksInYear: '52' },
    },
    {
      title: '9 March 2012 in the US numbering',
      given: { mode: 'toWeek', system: 'us', date: '2012-03-09' },
      shows: { weekNumber: '10', yearOfWeek: '2012', firstDay: '4 March 2012', weeksInYear: '53' },
      source: 'Microsoft Support, WEEKNUM function',
    },
    {
      title: 'Week 40 of 2027 in the US numbering',
      given: { mode: 'toDates', system: 'us', weekYear: 2027, week: 40 },
      shows: { firstDay: '26 September 2027', lastDay: '2 October 2027', weeksInYear: '53' },
    },
    {
      title: '9 March 2012 by ISO 8601',
      given: { date: '2012-03-09' },
      shows: { weekNumber: '10' },
      source: 'Microsoft Support, ISOWEEKNUM function',
      shown: false,
    },
    {
      title: '12 April 1985, the date in the examples of ISO 8601',
      given: { date: '1985-04-12' },
      shows: { weekCode: '1985-W15-5' },
      source: 'ISO 8601, Data elements and interchange formats, 2004',
      shown: false,
    },
    {
      title: 'A leap year that begins on a Saturday has 54 weeks in the US',
      given: { system: 'us', date: '2028-12-31' },
      shows: { weekNumber: '54', yearOfWeek: '2028', firstDay: '31 December 2028', weeksInYear: '54' },
      shown: false,
    },
    {
      title: 'The first week of all',
      given: { date: '0001-01-01' },
      shows: { weekCode: '0001-W01-1', weekNumber: '1', yearOfWeek: '1' },
      shown: false,
    },
    {
      title: 'The last week that ends in 9999',
      given: { mode: 'toDates', system: 'us', weekYear: 9999, week: 52 },
      shows: { lastDay: '25 December 9999' },
      shown: false,
    },
  ],
  laws: [
    { law: 'rises', raise: 'date', result: 'firstDay' },
    { law: 'rises', raise: 'week', result: 'firstDay' },
    { law: 'rises', raise: 'weekYear', result: 'lastDay' },
    { law: 'holds', raise: 'week', result: 'weeksInYear' },
  ],
  actions: { calculate: 'Find Week' },
  reviewed: '2026-11',
  compute: 'compute.ts',
});
