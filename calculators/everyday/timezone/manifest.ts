import { defineCalculator } from '#schemas/manifest.ts';
import { zones } from '#shared/zones.ts';

export default defineCalculator({
  title: 'Time Zone Converter',
  summary: 'A time of day in another time zone, or in twelve zones at once, and whether the date changes.',
  intro:
    'Enter a time, the zone it belongs to and the zone you want. All zones use standard time, and a notice says when summer time changes the result.',
  description:
    'Time zone converter: a time of day in another zone or in twelve at once, at standard time, with the change of date and the effect of summer time.',
  keywords: ['time zone', 'timezone', 'convert time', 'UTC', 'world clock', 'time difference', 'IST', 'EST', 'GMT'],
  ask: {
    names: ['time in', 'what time', 'local time'],
    without: ['edt', 'pdt', 'cdt', 'mdt', 'bst', 'cest', 'aedt', 'summer', 'daylight', 'flight'],
  },
  related: ['time-duration', 'unix-time', 'date-difference', 'day-of-week', 'currency-converter', 'age'],
  order: 5,
  fields: {
    time: { kind: 'time', label: 'Time', symbol: 't', help: 'The time of day in the zone that you convert from.' },
    from: {
      kind: 'choice',
      label: 'From zone',
      symbol: 'z_1',
      valueLabel: 'From zone, hours ahead of UTC',
      source: 'Standard time of each zone in the IANA Time Zone Database; summer time is not applied',
      options: zones,
      default: 'UTC',
    },
    to: {
      kind: 'choice',
      label: 'To zone',
      symbol: 'z_2',
      valueLabel: 'To zone, hours ahead of UTC',
      source: 'Standard time of each zone in the IANA Time Zone Database; summer time is not applied',
      options: zones,
      default: 'Asia/Kolkata',
    },
  },
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
    dayOffset: {
      kind: 'number',
      label: 'Day',
      help: 'Compared with the date in the zone that you convert from.',
      digits: 0,
      labels: { '-1': 'Previous day', '0': 'Same day', '1': 'Next day' },
      symbol: 'd',
      formula: 'floor(shiftedMinutes / minutesADay)',
    },
  },
  workings: {
    difference: {
      kind: 'number',
      label: 'Hours from one zone to the other',
      unit: 'hours',
      symbol: 'D',
      formula: 'to - from',
    },
    minutesOfDay: { kind: 'number', label: 'Minutes since midnight', unit: 'minutes', symbol: 'm', formula: 'time' },
    shiftedMinutes: {
      kind: 'number',
      label: 'Minutes after the shift',
      unit: 'minutes',
      symbol: 's',
      formula: 'minutesOfDay + difference * minutesAnHour',
    },
    minutesThere: {
      kind: 'number',
      label: 'Minutes since midnight there',
      unit: 'minutes',
      symbol: 'n',
      formula: 'shiftedMinutes - dayOffset * minutesADay',
    },
    hour: {
      kind: 'number',
      label: 'Hour there',
      unit: 'hours',
      symbol: 'H',
      formula: 'floor(minutesThere / minutesAnHour)',
    },
    minute: {
      kind: 'number',
      label: 'Minute there',
      unit: 'minutes',
      symbol: 'M',
      formula: 'minutesThere - hour * minutesAnHour',
    },
  },
  cases: {
    fromFixed: { field: 'from', is: ['UTC', 'Asia/Dubai', 'Asia/Karachi', 'Asia/Kolkata', 'Asia/Tokyo'] },
    fromAmerica: { field: 'from', is: ['US/Eastern', 'US/Central', 'US/Mountain', 'US/Pacific'] },
    fromEurope: { field: 'from', is: ['Europe/London', 'Europe/Paris'] },
    fromSydney: { field: 'from', is: 'Australia/Sydney' },
    fromNorth: {
      field: 'from',
      is: ['US/Eastern', 'US/Central', 'US/Mountain', 'US/Pacific', 'Europe/London', 'Europe/Paris'],
    },
    toFixed: { field: 'to', is: ['UTC', 'Asia/Dubai', 'Asia/Karachi', 'Asia/Kolkata', 'Asia/Tokyo'] },
    toAmerica: { field: 'to', is: ['US/Eastern', 'US/Central', 'US/Mountain', 'US/Pacific'] },
    toEurope: { field: 'to', is: ['Europe/London', 'Europe/Paris'] },
    toSydney: { field: 'to', is: 'Australia/Sydney' },
    toNorth: {
      field: 'to',
      is: ['US/Eastern', 'US/Central', 'US/Mountain', 'US/Pacific', 'Europe/London', 'Europe/Paris'],
    },
  },
  cautions: [
    {
      when: ['fromFixed', 'toAmerica'],
      say: 'Most US clocks are an hour ahead from the second Sunday in March to the first Sunday in November. During that time it is one hour later there than shown.',
    },
    {
      when: ['fromFixed', 'toEurope'],
      say: 'Clocks in London and Paris are an hour ahead from the last Sunday in March to the last Sunday in October. During that time it is one hour later there than shown.',
    },
    {
      when: ['fromFixed', 'toSydney'],
      say: 'Clocks in Sydney are an hour ahead from the first Sunday in October to the first Sunday in April. During that time it is one hour later there than shown.',
    },
    {
      when: ['fromAmerica', 'toFixed'],
      say: 'Most US clocks are an hour ahead from the second Sunday in March to the first Sunday in November. A US time of those months is one hour earlier there than shown.',
    },
    {
      when: ['fromEurope', 'toFixed'],
      say: 'Clocks in London and Paris are an hour ahead from the last Sunday in March to the last Sunday in October. A time of those months is one hour earlier there than shown.',
    },
    {
      when: ['fromSydney', 'toFixed'],
      say: 'Clocks in Sydney are an hour ahead from the first Sunday in October to the first Sunday in April. A Sydney time of those months is one hour earlier there than shown.',
    },
    {
      when: ['fromAmerica', 'toEurope'],
      say: 'The clocks change on different dates. From the second to the last Sunday in March, and from the last Sunday in October to the first in November, it is one hour earlier there than shown.',
    },
    {
      when: ['fromEurope', 'toAmerica'],
      say: 'The clocks change on different dates. From the second to the last Sunday in March, and from the last Sunday in October to the first in November, it is one hour later there than shown.',
    },
    {
      when: ['fromNorth', 'toSydney'],
      say: 'Summer falls in opposite months. From about November to March it is one hour later in Sydney than shown, and from about April to September one hour earlier.',
    },
    {
      when: ['fromSydney', 'toNorth'],
      say: 'Summer falls in opposite months. From about November to March it is one hour earlier there than shown, and from about April to September one hour later.',
    },
  ],
  variations: [
    {
      of: 'to',
      label: 'The same moment in every zone, at standard time',
      at: 'options',
      shows: ['convertedTime', 'dayOffset'],
    },
  ],
  note: 'This page uses standard time all year, so summer time (daylight saving time) is not included. The dates of summer time follow the rules of 2026.',
  examples: [
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
    { law: 'rises', raise: 'to', result: 'dayOffset' },
    { law: 'falls', raise: 'from', result: 'dayOffset' },
  ],
  actions: { calculate: 'Convert Time' },
  published: '2026-11-21',
  reviewed: '2026-11-22',
  compute: 'compute.ts',
});
