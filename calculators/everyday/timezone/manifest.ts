import { defineCalculator } from '#schemas/manifest.ts';
import { commonZones, zones } from '#shared/zones.ts';

const common = Object.keys(commonZones) as (keyof typeof commonZones)[];

const zone = {
  kind: 'choice',
  options: zones,
  first: common.length,
  timeZones: true,
} as const;

const standard = {
  ...zone,
  valueLabel: 'Standard time, hours ahead of UTC',
  source: 'Standard time of each zone in the IANA Time Zone Database, for a time without a date',
} as const;

const fixed = ['UTC', 'Asia/Dubai', 'Asia/Karachi', 'Asia/Kolkata', 'Asia/Tokyo'] as const;
const america = ['US/Eastern', 'US/Central', 'US/Mountain', 'US/Pacific'] as const;
const europe = ['Europe/London', 'Europe/Paris'] as const;
const sydney = 'Australia/Sydney';
const withoutDate =
  'Without a date, both zones are at standard time. While only one of them has summer time, the answer is an hour off, or two: enter the date.';

export default defineCalculator({
  title: 'Time Zone Converter',
  summary: 'A time on a day in another time zone, with summer time, and the hours that suit up to six zones.',
  intro:
    'Enter a time and a date, the zone they belong to and the zone you want. Summer time is counted as it holds on that day.',
  description:
    'Time zone converter: what a time on a day is in any other zone, with summer time, the change of date, and a table of hours for a meeting.',
  keywords: ['time zone', 'timezone', 'convert time', 'UTC', 'world clock', 'time difference', 'IST', 'EST', 'GMT'],
  ask: {
    names: ['time in', 'what time', 'local time'],
    without: ['edt', 'pdt', 'cdt', 'mdt', 'bst', 'cest', 'aedt', 'summer', 'daylight', 'flight'],
  },
  related: ['time-duration', 'unix-time', 'date-difference', 'day-of-week', 'currency-converter', 'age'],
  audience: 'For travellers, and for meetings across time zones',
  whenNotToUse: [
    { text: 'For the hours between two clock times in one place', use: 'time-duration' },
    { text: 'For the seconds that computers count', use: 'unix-time' },
  ],
  order: 5,
  fields: {
    time: {
      kind: 'time',
      label: 'Time',
      symbol: 't',
      help: 'The time of day in the zone that you convert from.',
      nowButton: { date: 'date', zone: 'from' },
    },
    date: {
      kind: 'date',
      label: 'Date',
      optional: true,
      opens: 'today',
      min: '1970-01-01',
      max: '2099-12-31',
      help: 'The day in that zone. Without it, standard time is used.',
    },
    from: { ...standard, label: 'From zone', symbol: 'z_1', default: 'UTC' },
    to: { ...standard, label: 'To zone', symbol: 'z_2', default: 'Asia/Kolkata' },
    others: {
      kind: 'rows',
      label: 'More zones',
      optional: true,
      unasked: true,
      rowLabel: 'Zone',
      fields: { zone: { ...zone, label: 'Zone' } },
      maxRows: 4,
      incompleteRows: 'refuse',
    },
  },
  groups: { meeting: { label: 'More zones and a meeting table', fields: ['others'] } },
  constants: {
    minutesAnHour: { label: 'Minutes in an hour', symbol: 'k_h', value: 60, source: 'By definition' },
    minutesADay: { label: 'Minutes in a day', symbol: 'k_d', value: 1440, source: 'By definition' },
  },
  results: {
    convertedTime: {
      kind: 'text',
      label: 'Time in the other zone',
      say: ['time'],
      help: 'On the 24-hour clock.',
      headline: true,
    },
    convertedDate: {
      kind: 'date',
      label: 'Date there',
      help: 'In the zone that you convert to.',
      headline: { when: 'dated' },
      when: 'dated',
    },
    dayOffset: {
      kind: 'number',
      label: 'Day',
      help: 'Compared with the date in the zone that you convert from.',
      digits: 0,
      labels: {
        '-2': 'Two days earlier',
        '-1': 'Previous day',
        '0': 'Same day',
        '1': 'Next day',
        '2': 'Two days later',
      },
      symbol: 'd',
      formula: 'floor(shiftedMinutes / minutesADay)',
    },
    timeDifference: {
      kind: 'text',
      label: 'Difference',

      when: 'dated',
    },
    fromOffset: { kind: 'text', label: 'Clock here', when: 'dated' },
    toOffset: { kind: 'text', label: 'Clock there', when: 'dated' },
    utcTime: { kind: 'text', label: 'In UTC', when: 'dated' },
    clockRemark: { kind: 'text', label: 'Clocks change' },
    targets: {
      kind: 'table',
      label: 'The same moment in all zones',
      columns: {
        zone: { kind: 'text', label: 'Zone' },
        time: { kind: 'text', label: 'Time' },
        date: { kind: 'date', label: 'Date' },
        offset: { kind: 'text', label: 'Clock' },
      },
    },
  },
  workings: {
    furtherZones: { kind: 'number', label: 'How many more zones', digits: 0 },
    standardHere: {
      kind: 'number',
      label: 'Standard time here, ahead of UTC',
      unit: 'minutes',
      symbol: 'h_1',
      formula: [{ when: ['undated', 'fromCommon'], formula: 'from * minutesAnHour' }],
    },
    standardThere: {
      kind: 'number',
      label: 'Standard time there, ahead of UTC',
      unit: 'minutes',
      symbol: 'h_2',
      formula: [{ when: ['undated', 'toCommon'], formula: 'to * minutesAnHour' }],
    },
    minutesHere: { kind: 'number', label: 'Clock here on that day, ahead of UTC', unit: 'minutes', symbol: 'r_1' },
    minutesAway: { kind: 'number', label: 'Clock there on that day, ahead of UTC', unit: 'minutes', symbol: 'r_2' },
    changesSoon: { kind: 'number', label: 'Whether the clocks change within a week', digits: 0 },
    clockHere: {
      kind: 'number',
      label: 'Minutes ahead of UTC here',
      unit: 'minutes',
      symbol: 'u_1',
      formula: [{ when: 'undated', formula: 'standardHere' }, { formula: 'minutesHere' }],
    },
    clockThere: {
      kind: 'number',
      label: 'Minutes ahead of UTC there',
      unit: 'minutes',
      symbol: 'u_2',
      formula: [{ when: 'undated', formula: 'standardThere' }, { formula: 'minutesAway' }],
    },
    minutesOfDay: { kind: 'number', label: 'Minutes since midnight', unit: 'minutes', symbol: 'm', formula: 'time' },
    shiftedMinutes: {
      kind: 'number',
      label: 'Minutes after the shift',
      unit: 'minutes',
      symbol: 's',
      formula: 'minutesOfDay + clockThere - clockHere',
    },
    minutesThere: {
      kind: 'number',
      label: 'Minutes since midnight there',
      unit: 'minutes',
      symbol: 'n',
      formula: 'shiftedMinutes - dayOffset * minutesADay',
    },
  },
  tables: {
    meeting: {
      label: 'Every hour of that day, for a meeting',
      help: 'Working hours are from 9:00 to 17:00 in every zone, waking hours from 7:00 to 22:00.',
      when: 'dated',
      columns: {
        here: { kind: 'text', label: '{from}' },
        there: { kind: 'text', label: '{to}' },
        other1: { kind: 'text', label: '{others.0.zone}', when: { figure: 'furtherZones', atLeast: 1 } },
        other2: { kind: 'text', label: '{others.1.zone}', when: { figure: 'furtherZones', atLeast: 2 } },
        other3: { kind: 'text', label: '{others.2.zone}', when: { figure: 'furtherZones', atLeast: 3 } },
        other4: { kind: 'text', label: '{others.3.zone}', when: { figure: 'furtherZones', atLeast: 4 } },
        fit: { kind: 'text', label: 'Suits all' },
      },
    },
  },
  verdict: [{ when: 'dated', say: '{time} in {from} is {convertedTime} on {convertedDate} in {to}.' }],
  cases: {
    undated: { field: 'date', filled: false },
    dated: { field: 'date', filled: true },
    fromCommon: { field: 'from', is: common },
    toCommon: { field: 'to', is: common },
    fromFixed: { field: 'from', is: fixed },
    fromAmerica: { field: 'from', is: america },
    fromEurope: { field: 'from', is: europe },
    fromSydney: { field: 'from', is: sydney },
    toFixed: { field: 'to', is: fixed },
    toAmerica: { field: 'to', is: america },
    toEurope: { field: 'to', is: europe },
    toSydney: { field: 'to', is: sydney },
  },
  cautions: [
    {
      when: ['dated', { figure: 'changesSoon', atLeast: 1 }],
      say: 'The clocks change within a week of this day. For a meeting that repeats, check the next one too.',
    },
    { when: ['undated', 'fromFixed', 'toAmerica'], say: withoutDate },
    { when: ['undated', 'fromFixed', 'toEurope'], say: withoutDate },
    { when: ['undated', 'fromFixed', 'toSydney'], say: withoutDate },
    { when: ['undated', 'fromAmerica', 'toFixed'], say: withoutDate },
    { when: ['undated', 'fromAmerica', 'toEurope'], say: withoutDate },
    { when: ['undated', 'fromAmerica', 'toSydney'], say: withoutDate },
    { when: ['undated', 'fromEurope', 'toFixed'], say: withoutDate },
    { when: ['undated', 'fromEurope', 'toAmerica'], say: withoutDate },
    { when: ['undated', 'fromEurope', 'toSydney'], say: withoutDate },
    { when: ['undated', 'fromSydney', 'toFixed'], say: withoutDate },
    { when: ['undated', 'fromSydney', 'toAmerica'], say: withoutDate },
    { when: ['undated', 'fromSydney', 'toEurope'], say: withoutDate },
  ],
  variations: [
    {
      of: 'to',
      label: 'The same moment in these zones',
      at: 'options',
      shows: ['convertedTime', 'dayOffset'],
    },
  ],
  note: 'The rules of the zones are those that your browser knows; governments change them, sometimes at short notice. Without a date, every zone is at standard time.',
  examples: [
    {
      title: '9 in the morning in New York, in London in March',
      given: { time: '09:00', date: '2026-03-20', from: 'US/Eastern', to: 'Europe/London' },
      shows: {
        convertedTime: '13:00',
        convertedDate: '20 March 2026',
        dayOffset: 'Same day',
        timeDifference: '4 hours ahead',
        fromOffset: 'EDT, UTC−04:00',
        toOffset: 'GMT, UTC+00:00',
        utcTime: '13:00 on 20 March 2026',
      },
    },
    {
      title: 'The same call in November',
      given: { time: '09:00', date: '2026-11-23', from: 'US/Eastern', to: 'Europe/London' },
      shows: { convertedTime: '14:00', timeDifference: '5 hours ahead', fromOffset: 'EST, UTC−05:00' },
    },
    {
      title: 'A meeting of Kathmandu, Berlin and New York',
      given: {
        time: '18:00',
        date: '2026-07-15',
        from: 'Asia/Kathmandu',
        to: 'Europe/Berlin',
        others: [{ zone: 'US/Eastern' }],
      },
      shows: {
        convertedTime: '14:15',
        convertedDate: '15 July 2026',
        timeDifference: '3 hours 45 minutes behind',
        fromOffset: 'UTC+05:45',
        toOffset: 'CEST, UTC+02:00',
      },
    },
    {
      title: 'An hour that occurs twice in New York',
      given: { time: '01:30', date: '2026-11-01', from: 'America/New_York', to: 'UTC' },
      shows: {
        convertedTime: '05:30',
        clockRemark: 'This time occurs twice on that day, because the clocks go back. The first one is used.',
      },
      source: 'Energy Policy Act of 2005, section 110: the clocks go back at 2:00 on the first Sunday of November',
      shown: false,
    },
    {
      title: 'Two days apart in the Pacific',
      given: { time: '23:30', date: '2026-06-01', from: 'Pacific/Pago_Pago', to: 'Pacific/Kiritimati' },
      shows: {
        convertedTime: '00:30',
        convertedDate: '3 June 2026',
        dayOffset: 'Two days later',
        timeDifference: '25 hours ahead',
      },
      shown: false,
    },
    {
      title: '09:30 UTC in India',
      given: { time: '09:30' },
      asked: ['09:30 UTC in India'],
      shows: { convertedTime: '15:00', dayOffset: 'Same day' },
    },
    {
      title: '16:39 US Pacific standard time in UTC',
      given: { time: '16:39', from: 'US/Pacific', to: 'UTC' },
      asked: ['16:39 PST in UTC'],
      shows: { convertedTime: '00:39', dayOffset: 'Next day' },
      source: 'RFC 3339, Date and Time on the Internet: Timestamps, 2002, section 5.8',
    },
    {
      title: 'A morning in Tokyo is the evening before in New York',
      given: { time: '08:15', from: 'Asia/Tokyo', to: 'US/Eastern' },
      asked: ['8:15 am in Tokyo in New York time'],
      shows: { convertedTime: '18:15', dayOffset: 'Previous day' },
    },
    {
      title: '08:15 in New York in winter, in UTC',
      given: { time: '08:15', from: 'US/Eastern', to: 'UTC' },
      shows: { convertedTime: '13:15', dayOffset: 'Same day' },
      source: 'World Wide Web Consortium, Date and Time Formats, 1997',
    },
    {
      title: '23:59 UTC on New Year’s Eve, in California',
      given: { time: '23:59', to: 'US/Pacific' },
      shows: { convertedTime: '15:59', dayOffset: 'Same day' },
      source: 'RFC 3339, Date and Time on the Internet: Timestamps, 2002, section 5.8',
    },
    {
      title: 'Midnight itself begins the next day',
      given: { time: '18:30' },
      shows: { convertedTime: '00:00', dayOffset: 'Next day' },
      shown: false,
    },
    {
      title: 'The widest gap, 18 hours back',
      given: { time: '00:00', from: 'Australia/Sydney', to: 'US/Pacific' },
      shows: { convertedTime: '06:00', dayOffset: 'Previous day' },
      shown: false,
    },
    {
      title: 'Two zones with the same time',
      given: { time: '23:59', from: 'Europe/London', to: 'UTC' },
      shows: { convertedTime: '23:59', dayOffset: 'Same day' },
      shown: false,
    },
  ],
  laws: [
    { law: 'rises', raise: 'to', result: 'dayOffset', when: ['undated', 'fromCommon', 'toCommon'] },
    { law: 'falls', raise: 'from', result: 'dayOffset', when: ['undated', 'fromCommon', 'toCommon'] },
  ],
  actions: { calculate: 'Convert Time', swap: ['from', 'to'] },
  published: '2026-11-21',
  reviewed: '2026-11-29',
  compute: 'compute.ts',
});
