import { defineCalculator } from '#schemas/manifest.ts';

export default defineCalculator({
  title: 'Time Duration Calculator',
  summary: 'The time between two clock times, or the sum of several durations, in hours, minutes and seconds.',
  intro:
    'Find the time between two clock times, less a break and over midnight if need be, or add and subtract hours, minutes and seconds.',
  description:
    'Time duration calculator: hours and minutes between two clock times, also over midnight and less a break, or the sum of durations, with decimal hours.',
  keywords: [
    'time duration',
    'hours between times',
    'time difference',
    'elapsed time',
    'hours calculator',
    'add time',
    'subtract time',
    'decimal hours',
    'minutes to decimal',
    'night shift',
    'hours worked',
    'time card',
    'running time',
  ],
  related: ['timesheet', 'date-difference', 'timezone', 'overtime-pay', 'speed-distance-time', 'date-add'],
  order: 4,
  fields: {
    mode: {
      kind: 'choice',
      label: 'What to work out',
      options: {
        between: { label: 'Time between two clock times' },
        sum: { label: 'Add and subtract durations' },
      },
      default: 'between',
    },
    startTime: {
      kind: 'time',
      label: 'Start time',
      symbol: 's',
      help: 'The time on the clock at the beginning.',
      when: 'between',
    },
    endTime: {
      kind: 'time',
      label: 'End time',
      symbol: 'e',
      help: 'The time on the clock at the end, in the same time zone.',
      when: 'between',
    },
    endsOn: {
      kind: 'choice',
      label: 'The end is on',
      help: 'Only needed for times of 24 hours or more, such as 08:00 to 08:00.',
      options: {
        auto: { label: 'The same day or the next if it is earlier' },
        next: { label: 'Always the next day' },
      },
      default: 'auto',
      when: 'between',
    },
    breakMinutes: {
      kind: 'integer',
      label: 'Break',
      symbol: 'b',
      help: 'All breaks together, to be taken off the time. Leave it at 0 for none.',
      unit: 'minutes',
      min: 0,
      max: 2880,
      step: 5,
      default: 0,
      whenBlank: 0,
      when: 'between',
    },
    durations: {
      kind: 'rows',
      label: 'Durations',
      help: 'A part that you leave blank counts as 0. Minutes and seconds may be above 59.',
      rowLabel: 'Duration',
      maxRows: 50,
      incompleteRows: 'refuse',
      when: 'summing',
      fields: {
        sign: {
          kind: 'choice',
          label: 'Add or subtract',
          symbol: 'p',
          valueLabel: 'Sign of a duration',
          options: { plus: { label: 'Add', value: 1 }, minus: { label: 'Subtract', value: -1 } },
          default: 'plus',
        },
        hours: { kind: 'integer', label: 'Hours', symbol: 'h', min: 0, max: 999_999, whenBlank: 0 },
        minutes: { kind: 'integer', label: 'Minutes', symbol: 'm', min: 0, max: 999_999, whenBlank: 0 },
        seconds: { kind: 'integer', label: 'Seconds', symbol: 'q', min: 0, max: 999_999, whenBlank: 0 },
      },
    },
  },
  cases: {
    between: { field: 'mode', is: 'between' },
    summing: { field: 'mode', is: 'sum' },
    nextDay: { field: 'endsOn', is: 'next' },
  },
  guards: [
    {
      figure: 'gap',
      is: 'atLeast',
      than: 'breakMinutes',
      field: 'breakMinutes',
      message: 'The break is longer than the time between start and end.',
    },
  ],
  results: {
    duration: {
      kind: 'text',
      label: 'Duration',
      help: 'Hours, minutes and seconds.',
      headline: true,
      from: { duration: 'totalSeconds', as: 'h:mm:ss' },
    },
    decimalHours: {
      kind: 'number',
      label: 'Decimal hours',
      help: 'The number to multiply by an hourly rate.',
      unit: 'hours',
      digits: 4,
      symbol: 'H',
      formula: 'totalSeconds / secondsAnHour',
    },
    totalMinutes: {
      kind: 'number',
      label: 'Minutes',
      digits: { atMost: 4 },
      symbol: 'M',
      formula: 'totalSeconds / secondsAMinute',
    },
    totalSeconds: {
      kind: 'number',
      label: 'Seconds',
      digits: 0,
      symbol: 'S',
      formula: [
        { when: 'between', formula: 'secondsAMinute * netMinutes' },
        {
          formula:
            'sum(durations.sign * (secondsAnHour * durations.hours + secondsAMinute * durations.minutes + durations.seconds))',
          because: 'Each duration in seconds, added or subtracted',
        },
      ],
    },
    endDay: {
      kind: 'text',
      label: 'The end falls on',
      choose: [
        { when: ['between', 'nextDay'], text: 'Next day' },
        { when: ['between', { figure: 'difference', below: 0 }], text: 'Next day' },
        { when: 'between', text: 'Same day' },
      ],
    },
  },
  constants: {
    minutesADay: { label: 'Minutes in a day', symbol: 'k_d', value: 1440 },
    secondsAnHour: { label: 'Seconds in an hour', symbol: 'k_h', value: 3600 },
    secondsAMinute: { label: 'Seconds in a minute', symbol: 'k_m', value: 60 },
  },
  workings: {
    startMinutes: {
      kind: 'number',
      label: 'Start, in minutes since midnight',
      unit: 'minutes',
      digits: 0,
      symbol: 's_m',
      formula: 'startTime',
    },
    endMinutes: {
      kind: 'number',
      label: 'End, in minutes since midnight',
      unit: 'minutes',
      digits: 0,
      symbol: 'e_m',
      formula: 'endTime',
    },
    difference: {
      kind: 'number',
      label: 'End less start',
      unit: 'minutes',
      digits: 0,
      symbol: 'd',
      formula: 'endMinutes - startMinutes',
    },
    gap: {
      kind: 'number',
      label: 'Time between start and end',
      unit: 'minutes',
      digits: 0,
      symbol: 'g',
      formula: [
        {
          when: 'nextDay',
          formula: 'difference + minutesADay',
          because: 'The end is on the next day, which adds 24 hours',
        },
        {
          when: { figure: 'difference', below: 0 },
          formula: 'difference + minutesADay',
          because: 'The end is earlier than the start, so it is on the next day',
        },
        { formula: 'difference', because: 'Start and end are on the same day' },
      ],
    },
    netMinutes: {
      kind: 'number',
      label: 'Less the break',
      unit: 'minutes',
      digits: 0,
      symbol: 'n',
      formula: 'gap - breakMinutes',
    },
    wholeHours: {
      kind: 'number',
      label: 'Whole hours',
      digits: 0,
      symbol: 'D_h',
      formula: 'floor(abs(totalSeconds) / secondsAnHour)',
    },
    wholeMinutes: {
      kind: 'number',
      label: 'Whole minutes in the rest',
      digits: 0,
      symbol: 'D_m',
      formula: 'floor((abs(totalSeconds) - wholeHours * secondsAnHour) / secondsAMinute)',
    },
    leftSeconds: {
      kind: 'number',
      label: 'Seconds in the rest',
      digits: 0,
      symbol: 'D_s',
      formula: 'abs(totalSeconds) - wholeHours * secondsAnHour - wholeMinutes * secondsAMinute',
    },
  },
  tables: {
    running: {
      label: 'Each duration and the running total',
      help: 'The durations in the order of the form, and the sum after each of them.',
      none: 'Shown when you add and subtract durations.',
      columns: {
        row: { kind: 'number', label: 'Row', digits: 0 },
        each: { kind: 'number', label: 'Duration', digits: 'h:mm:ss' },
        total: { kind: 'number', label: 'Total so far', digits: 'h:mm:ss', ties: 'totalSeconds' },
        hours: { kind: 'number', label: 'Total in hours', digits: 4, ties: 'decimalHours' },
      },
    },
    several: {
      label: 'The same time on several days',
      help: 'The duration above, multiplied for a working week, two weeks or a month of working days.',
      columns: {
        times: { kind: 'number', label: 'Times', digits: 0 },
        total: { kind: 'number', label: 'Together', digits: 'h:mm:ss' },
        hours: { kind: 'number', label: 'Decimal hours', digits: 4 },
      },
    },
  },
  variations: [
    {
      of: 'breakMinutes',
      label: 'The same times with other breaks',
      at: [0, 15, 20, 30, 45, 60, 90],
      shows: ['duration', 'decimalHours', 'totalMinutes'],
    },
  ],
  cautions: [
    {
      when: { figure: 'endDay', is: 'Next day' },
      say: 'The end falls on the next day. If clocks are put forward or back in that night, the real time is an hour shorter or longer than the clocks show.',
    },
    {
      when: ['between', { field: 'endsOn', is: 'auto' }, { figure: 'difference', atLeast: 0, atMost: 0 }],
      say: 'Start and end are equal, which is read as no time at all. For a full day of 24 hours, choose “Always the next day”.',
    },
    {
      when: ['between', { figure: 'gap', above: 960 }],
      say: 'This is more than 16 hours. Check both times if that is not what you meant: 12 hours too many often come from mixing up morning and evening.',
    },
    {
      when: [
        { figure: 'totalSeconds', above: 0 },
        { figure: 'wholeMinutes', above: 0 },
        { figure: 'leftSeconds', atMost: 0 },
      ],
      say: 'For pay, multiply the hourly rate by the decimal hours ({decimalHours}). The time {duration} must not be read as a decimal number.',
    },
    {
      when: [
        { figure: 'totalSeconds', above: 0 },
        { figure: 'leftSeconds', above: 0 },
      ],
      say: 'If this is for a time sheet, ask how seconds are rounded there, because many accept whole minutes only.',
    },
    {
      when: { figure: 'totalSeconds', below: 0 },
      say: 'You subtract more than you add, so the duration is below zero. Check the signs of the rows.',
    },
  ],
  examples: [
    {
      title: 'A night shift from 21:45 to 06:20 with a break of 30 minutes',
      given: { mode: 'between', startTime: '21:45', endTime: '06:20', endsOn: 'auto', breakMinutes: 30 },
      shows: {
        duration: '8:05:00',
        decimalHours: '8.0833 hours',
        totalMinutes: '485',
        totalSeconds: '29,100',
        endDay: 'Next day',
      },
    },
    {
      title: 'Two recordings joined, with 7:20 minutes cut out',
      given: {
        mode: 'sum',
        durations: [
          { sign: 'plus', hours: 2, minutes: 48, seconds: 50 },
          { sign: 'plus', hours: 1, minutes: 15, seconds: 35 },
          { sign: 'minus', hours: 0, minutes: 7, seconds: 20 },
        ],
      },
      shows: {
        duration: '3:57:05',
        decimalHours: '3.9514 hours',
        totalMinutes: '237.0833',
        totalSeconds: '14,225',
      },
    },
    {
      title: 'From 10:35 in the morning to 3:30 in the afternoon',
      given: { startTime: '10:35', endTime: '15:30' },
      shows: { duration: '4:55:00', totalMinutes: '295', totalSeconds: '17,700', endDay: 'Same day' },
      source: 'Microsoft Support, Calculate the difference between two times: 295 minutes, 17,700 seconds',
    },
    {
      title: 'A day of 09:00 to 17:30 with a break of 45 minutes',
      given: { startTime: '09:00', endTime: '17:30', breakMinutes: 45 },
      shows: { duration: '7:45:00', decimalHours: '7.7500 hours', endDay: 'Same day' },
    },
    {
      title: 'On duty from 08:00 to 08:00 on the next day',
      given: { startTime: '08:00', endTime: '08:00', endsOn: 'next' },
      shows: { duration: '24:00:00', decimalHours: '24.0000 hours', endDay: 'Next day' },
    },
    {
      title: 'Two work sessions of 6:45 and 9:30 hours',
      given: {
        mode: 'sum',
        durations: [
          { sign: 'plus', hours: 6, minutes: 45, seconds: 0 },
          { sign: 'plus', hours: 9, minutes: 30, seconds: 0 },
        ],
      },
      shows: { duration: '16:15:00', decimalHours: '16.2500 hours' },
    },
    {
      title: 'Equal times on the same day',
      given: { startTime: '08:00', endTime: '08:00' },
      shows: { duration: '0:00:00', totalSeconds: '0', endDay: 'Same day' },
      shown: false,
    },
    {
      title: 'A break as long as the time between',
      given: { startTime: '23:30', endTime: '00:30', breakMinutes: 60 },
      shows: { duration: '0:00:00', endDay: 'Next day' },
      shown: false,
    },
    {
      title: 'Below zero',
      given: {
        mode: 'sum',
        durations: [
          { sign: 'plus', hours: '', minutes: 10, seconds: '' },
          { sign: 'minus', hours: '', minutes: 90, seconds: 1 },
        ],
      },
      shows: { duration: '-1:20:01', decimalHours: '-1.3336 hours', totalMinutes: '-80.0167', totalSeconds: '-4,801' },
      shown: false,
    },
    {
      title: 'Seconds above 59, and a blank row',
      given: {
        mode: 'sum',
        durations: [
          { sign: 'plus', hours: '', minutes: '', seconds: 3661 },
          { sign: 'plus', hours: '', minutes: '', seconds: '' },
        ],
      },
      shows: { duration: '1:01:01' },
      shown: false,
    },
  ],
  laws: [
    { law: 'falls', raise: 'breakMinutes', result: 'decimalHours' },
    { law: 'falls', raise: 'breakMinutes', result: 'totalMinutes' },
    { law: 'holds', raise: 'breakMinutes', result: 'endDay' },
    { law: 'rises', raise: 'durations.sign', result: 'totalSeconds' },
    {
      law: 'scales',
      fields: ['durations.hours', 'durations.minutes', 'durations.seconds'],
      results: ['totalSeconds', 'totalMinutes', 'decimalHours'],
      when: 'summing',
    },
  ],
  actions: { calculate: 'Calculate Duration' },
  reviewed: '2026-11',
  compute: 'formulas',
});
