import { defineCalculator } from '#schemas/manifest.ts';

const officeWeek = [
  { day: 'Monday', startTime: '09:00', endTime: '17:30', breakMinutes: 45 },
  { day: 'Tuesday', startTime: '08:45', endTime: '17:00', breakMinutes: 30 },
  { day: 'Wednesday', startTime: '09:10', endTime: '18:40', breakMinutes: 60 },
  { day: 'Thursday night', startTime: '22:00', endTime: '06:30', breakMinutes: 30 },
  { day: 'Friday', startTime: '09:00', endTime: '13:15', breakMinutes: 0 },
];
const clockedEarly = { startTime: '06:50', endTime: '15:37', breakMinutes: 30 };

export default defineCalculator({
  title: 'Timesheet Calculator',
  summary: 'Hours worked in a week from start, end and break of each shift, with overtime and pay.',
  intro:
    'Enter when each shift of the week began and ended, with its unpaid break, to see the hours worked. An hourly rate adds overtime and pay.',
  description:
    'Timesheet calculator: start, end and break of each shift give the hours of a week, also as decimals and over midnight, with rounding, overtime and pay.',
  keywords: [
    'timesheet',
    'time sheet',
    'time card',
    'time clock',
    'hours worked',
    'work hours',
    'shift',
    'night shift',
    'clock in',
    'clock out',
    'lunch break',
    'decimal hours',
    'weekly hours',
    'roster',
    'rota',
    'attendance',
    'wages',
    'overtime',
  ],
  ask: {
    names: ['my shift', 'worked from', 'hours I worked', 'work from', 'timecard', 'clocked in', 'hours pay'],
    without: ['tax', 'deductions', 'net'],
  },
  related: ['time-duration', 'overtime-pay', 'payroll', 'salary-converter', 'business-days', 'freelance-rate'],
  audience: 'For employees and employers who know when each shift began and ended',
  whenNotToUse: [
    { text: 'If you already know the hours of the week', use: 'overtime-pay' },
    { text: 'For the pay after tax', use: 'payroll' },
    { text: 'For a single span of time, or a sum of durations', use: 'time-duration' },
  ],
  order: 5,
  fields: {
    shifts: {
      kind: 'rows',
      label: 'Shifts of one week',
      help: 'One row for each shift, up to 21. If it ends earlier than it starts, it is read as ending the next day.',
      rowLabel: 'Shift',
      maxRows: 21,
      incompleteRows: 'refuse',
      fields: {
        day: { kind: 'text', label: 'Day', optional: true, maxLength: 40, placeholder: 'Monday' },
        startTime: { kind: 'time', label: 'Start', say: ['from', 'clock in', 'in', 'started'], symbol: 's' },
        endTime: { kind: 'time', label: 'End', say: ['to', 'till', 'until', 'clock out', 'out', 'finished'], symbol: 'e' },
        breakMinutes: {
          kind: 'integer',
          label: 'Break',
          say: ['lunch', 'lunch break', 'pause', 'unpaid'],
          symbol: 'b',
          unit: 'minutes',
          min: 0,
          max: 1440,
          step: 5,
          whenBlank: 0,
        },
      },
    },
    rounding: {
      kind: 'choice',
      label: 'Round clock times',
      help: 'Only if your employer rounds them. Each start and each end is rounded to the nearest step.',
      symbol: 'k',
      valueLabel: 'Minutes of a step',
      options: {
        none: { label: 'To the minute', say: ['no rounding', 'without rounding', 'not rounded'], value: 1 },
        five: { label: 'To 5 minutes', say: ['5 minutes', 'five minutes'], value: 5 },
        six: { label: 'To 6 minutes', say: ['6 minutes', 'six minutes', 'tenth of an hour'], value: 6 },
        fifteen: { label: 'To 15 minutes', say: ['15 minutes', 'fifteen minutes', 'quarter hour'], value: 15 },
      },
      default: 'none',
      assumed: true,
      source: 'Usual steps: 6 minutes are a tenth of an hour, 15 a quarter',
    },
    overtimeAfter: {
      kind: 'number',
      label: 'Overtime after',
      quantity: 'overtimeStart',
      named: { 'no overtime': 168, 'without overtime': 168 },
      help: 'Hours a week at the normal rate, from your contract or law; 168 if no hour counts as overtime.',
      symbol: 'L',
      unit: 'hours',
      min: 0,
      max: 168,
      step: 0.5,
      default: 40,
      assumed: true,
    },
    hourlyRate: {
      kind: 'number',
      label: 'Hourly rate',
      quantity: 'hourlyPay',
      help: 'Your normal pay for one hour before tax, in any currency. Leave it blank for hours only.',
      symbol: 'r',
      min: 0,
      step: 0.5,
      whenBlank: 0,
    },
    multiplier: {
      kind: 'number',
      label: 'Overtime multiplier',
      quantity: 'overtimeMultiplier',
      named: { 'time and a half': 1.5, 'time and half': 1.5, double: 2, 'double time': 2, 'double overtime': 2 },
      help: 'Time and a half is 1.5, and double time is 2. If overtime is paid like other hours, enter 1.',
      symbol: 'm',
      when: { field: 'hourlyRate', above: 0 },
      min: 1,
      max: 5,
      step: 0.25,
      default: 1.5,
      assumed: true,
    },
  },
  results: {
    totalTime: {
      kind: 'text',
      label: 'Hours worked',
      headline: true,
      help: 'Hours and minutes, without the breaks.',
      from: { duration: 'totalMinutes', as: 'h:mm' },
    },
    totalHours: {
      kind: 'number',
      label: 'Decimal hours',
      say: ['decimal', 'decimals'],
      quantity: 'hoursWorked',
      help: 'The form that payroll uses: half an hour is 0.50.',
      unit: 'hours',
      symbol: 'h',
      formula: 'totalMinutes / minutesAnHour',
      constants: {
        minutesAnHour: { label: 'Minutes in an hour', symbol: 'k_h', value: 60, source: 'By definition' },
      },
    },
    regularHours: {
      kind: 'number',
      label: 'Regular hours',
      unit: 'hours',
      symbol: 'h_r',
      formula: 'min(totalHours, overtimeAfter)',
    },
    overtimeHours: {
      kind: 'number',
      label: 'Overtime hours',
      unit: 'hours',
      symbol: 'h_o',
      formula: 'max(0, totalHours - overtimeAfter)',
    },
    regularPay: {
      kind: 'money',
      label: 'Regular pay',
      symbol: 'P_r',
      formula: [{ when: 'paid', formula: 'regularHours * hourlyRate' }],
    },
    overtimePay: {
      kind: 'money',
      label: 'Overtime pay',
      symbol: 'P_o',
      formula: [{ when: 'paid', formula: 'overtimeHours * hourlyRate * multiplier' }],
    },
    totalPay: {
      kind: 'money',
      label: 'Total pay',
      headline: true,
      help: 'For the week, before tax.',
      symbol: 'P',
      formula: [{ when: 'paid', formula: 'regularPay + overtimePay' }],
    },
    shiftTable: {
      kind: 'table',
      label: 'Each shift',
      columns: {
        shift: { kind: 'text', label: 'Shift' },
        time: { kind: 'text', label: 'Time' },
        hours: { kind: 'number', label: 'Decimal hours', unit: 'hours' },
      },
      chart: { kind: 'bars', title: 'Hours of each shift', x: 'shift', y: 'hours' },
    },
  },
  workings: {
    totalMinutes: {
      kind: 'number',
      label: 'Minutes of all shifts together',
      unit: 'minutes',
      digits: 0,
      symbol: 'M',
      formula: [
        {
          when: { field: 'rounding', is: 'none' },
          formula: 'sum(mod(shifts.endTime - shifts.startTime, minutesADay) - shifts.breakMinutes)',
          because:
            'Times count as minutes since midnight. Where the end is earlier than the start, mod adds the 1,440 minutes of a day',
        },
        {
          formula:
            'sum(rounding * floor(shifts.endTime / rounding + 0.5) - rounding * floor(shifts.startTime / rounding + 0.5) + minutesADay * ceil((shifts.startTime - shifts.endTime) / minutesADay) - shifts.breakMinutes)',
          because:
            'Times count as minutes since midnight, and each is rounded to the nearest step. A shift that ends earlier than it starts gets the 1,440 minutes of a day',
        },
      ],
    },
    longestShift: {
      kind: 'number',
      label: 'The longest time from start to end',
      unit: 'minutes',
      digits: 0,
      symbol: 'M_l',
      formula: 'max(mod(shifts.endTime - shifts.startTime, minutesADay))',
    },
    shiftsOverMidnight: {
      kind: 'number',
      label: 'Shifts that end on the next day',
      digits: 0,
      symbol: 'n_m',
      formula: 'sum(ceil((shifts.startTime - shifts.endTime) / minutesADay))',
    },
  },
  constants: {
    minutesADay: { label: 'Minutes in a day', symbol: 'k_d', value: 1440, source: 'By definition' },
  },
  cases: {
    paid: { field: 'hourlyRate', above: 0 },
    rounded: { field: 'rounding', is: ['five', 'six', 'fifteen'] },
  },
  tables: {
    sheet: {
      label: 'The week as a timesheet',
      help: 'Start and end as they are counted, after any rounding, with the hours added up from shift to shift.',
      columns: {
        shift: { kind: 'text', label: 'Shift' },
        from: { kind: 'text', label: 'From' },
        to: { kind: 'text', label: 'To' },
        breakTime: { kind: 'number', label: 'Break', unit: 'minutes', digits: 0, sums: true },
        hours: { kind: 'number', label: 'Hours', sums: true, ties: 'totalHours' },
        soFar: { kind: 'number', label: 'Hours so far', ties: 'totalHours' },
        overtime: { kind: 'number', label: 'Overtime in it', sums: true, ties: 'overtimeHours' },
      },
    },
  },
  variations: [
    {
      of: 'rounding',
      label: 'The same week with other rounding',
      at: 'options',
      shows: ['totalTime', 'totalHours', 'totalPay'],
    },
    {
      of: 'overtimeAfter',
      label: 'The same week with other limits for overtime',
      at: [35, 37.5, 40, 42, 44, 48],
      shows: ['regularHours', 'overtimeHours', 'totalPay'],
    },
  ],
  verdict: [
    {
      when: [{ figure: 'overtimeHours', atLeast: 0.01 }, 'paid'],
      say: '{overtimeHours} are overtime and earn {overtimePay} of the {totalPay}.',
    },
    {
      when: { figure: 'overtimeHours', atLeast: 0.01 },
      say: '{overtimeHours} are overtime, above your limit of {overtimeAfter}.',
    },
    {
      when: { figure: 'totalHours', above: 0 },
      say: 'No hour is overtime, because your limit is {overtimeAfter}.',
    },
  ],
  cautions: [
    {
      when: { figure: 'longestShift', above: 960 },
      say: 'One shift is longer than 16 hours from start to end. Check that afternoon times are on the 24-hour clock: 5 pm is 17:00.',
    },
    {
      when: { figure: 'shiftsOverMidnight', above: 0 },
      say: 'A shift goes over midnight. If the clocks are changed in that night, the real time is an hour more or less than shown.',
    },
    {
      when: 'rounded',
      say: 'Rounding must be fair over time. The US federal rule (29 CFR 785.48(b), 2026) allows it only if employees are still paid for all their work in the long run, and some states are stricter.',
    },
    {
      when: 'paid',
      say: 'Pay is before tax and deductions. Your contract and local law decide which hours are overtime: some count by the day or at weekends, which is not done here.',
    },
  ],
  examples: [
    {
      title: 'A week with one night shift, overtime after 35 hours, 21.40 an hour',
      given: { shifts: officeWeek, rounding: 'none', overtimeAfter: 35, hourlyRate: 21.4, multiplier: 1.5 },
      shows: {
        totalTime: '36:15',
        totalHours: '36.25 hours',
        regularHours: '35.00 hours',
        overtimeHours: '1.25 hours',
        regularPay: '749.00',
        overtimePay: '40.13',
        totalPay: '789.13',
      },
    },
    {
      title: 'Six days, 46 hours at 12 an hour',
      given: {
        shifts: [
          ...['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map((day) => ({
            day,
            startTime: '09:00',
            endTime: '17:00',
          })),
          { day: 'Saturday', startTime: '09:00', endTime: '15:00' },
        ],
        overtimeAfter: 40,
        hourlyRate: 12,
        multiplier: 1.5,
      },
      asked: [
        'timesheet Monday 9:00-17:00, Tuesday 9:00-17:00, Wednesday 9:00-17:00, Thursday 9:00-17:00, Friday 9:00-17:00, Saturday 9:00-15:00 at $12 an hour with 1.5 times overtime after 40 hours',
      ],
      shows: { totalTime: '46:00', overtimeHours: '6.00 hours', totalPay: '588.00' },
      source: 'US Code of Federal Regulations, 29 CFR 778.110(a), 2011',
    },
    {
      title: '10 minutes early and 7 minutes late every day, to the quarter hour',
      given: {
        shifts: [clockedEarly, clockedEarly, clockedEarly, clockedEarly, clockedEarly],
        rounding: 'fifteen',
        overtimeAfter: 40,
      },
      shows: { totalTime: '41:15', totalHours: '41.25 hours', overtimeHours: '1.25 hours' },
      source: 'US Department of Labor, Fact Sheet 53, The Health Care Industry and Hours Worked, 2009',
    },
    {
      title: 'Three night shifts of a nurse, hours only',
      given: {
        shifts: [
          { day: 'First night', startTime: '19:00', endTime: '07:15', breakMinutes: 60 },
          { day: 'Second night', startTime: '19:00', endTime: '07:30', breakMinutes: 60 },
          { day: 'Third night', startTime: '18:52', endTime: '07:20', breakMinutes: 45 },
        ],
      },
      shows: { totalTime: '34:28', totalHours: '34.47 hours', overtimeHours: '0.00 hours' },
    },
    {
      title: 'Billed in tenths of an hour: clock times to 6 minutes',
      given: {
        shifts: [
          { day: 'Client A', startTime: '08:57', endTime: '11:20' },
          { day: 'Client B', startTime: '13:05', endTime: '16:44', breakMinutes: 12 },
        ],
        rounding: 'six',
        hourlyRate: 65,
        multiplier: 1,
      },
      shows: { totalTime: '5:42', totalHours: '5.70 hours', totalPay: '370.50' },
    },
    {
      title: 'Clock times to 5 minutes: halves go up',
      given: {
        shifts: [{ startTime: '08:02', endTime: '12:08', breakMinutes: 10 }],
        rounding: 'five',
      },
      shows: { totalTime: '4:00' },
      shown: false,
    },
    {
      title: 'Equal times are a shift of 0 minutes, and a row with only a day is left out',
      given: {
        shifts: [
          { day: 'Sunday', breakMinutes: 30 },
          { startTime: '09:00', endTime: '09:00' },
          { startTime: '09:00', endTime: '09:01', breakMinutes: 1 },
        ],
        hourlyRate: 10,
      },
      shows: { totalTime: '0:00', totalPay: '0.00' },
      shown: false,
    },
    {
      title: 'Over midnight is decided before the rounding',
      given: {
        shifts: [
          { startTime: '00:00', endTime: '23:58' },
          { startTime: '09:07', endTime: '09:02' },
        ],
        rounding: 'fifteen',
      },
      shows: { totalTime: '48:00' },
      shown: false,
    },
  ],
  laws: [
    { law: 'sums', parts: ['regularHours', 'overtimeHours'], whole: 'totalHours' },
    { law: 'sums', parts: ['regularPay', 'overtimePay'], whole: 'totalPay' },
    { law: 'falls', raise: 'shifts.breakMinutes', result: 'totalHours' },
    { law: 'falls', raise: 'overtimeAfter', result: 'totalPay' },
    { law: 'rises', raise: 'multiplier', result: 'totalPay' },
    { law: 'scales', fields: ['hourlyRate'], results: ['regularPay', 'overtimePay', 'totalPay'] },
  ],
  actions: { calculate: 'Calculate Hours', reset: 'defaults' },
  published: '2026-11-22',
  reviewed: '2026-11-22',
  compute: 'compute.ts',
});
