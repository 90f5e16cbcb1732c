import { defineCalculator } from '#schemas/manifest.ts';
import { zones } from '#shared/zones.ts';

export default defineCalculator({
  title: 'Time Zone Converter',
  summary: 'A time of day in another time zone, and whether it falls on another day.',
  intro:
    'Enter a time, the zone it belongs to and the zone you want. The result is on the 24-hour clock and says if the day changes.',
  description:
    'Convert a time of day between twelve time zones at their standard offsets from UTC, and see if it falls on the previous, the same or the next day.',
  keywords: ['time zone', 'timezone', 'convert time', 'UTC', 'world clock', 'time difference'],
  related: ['age', 'tip', 'fuel-cost', 'unit-converter', 'electricity'],
  order: 5,
  fields: {
    time: { kind: 'time', label: 'Time', symbol: 't', help: 'The time of day in the first zone.' },
    from: {
      kind: 'choice',
      label: 'From zone',
      symbol: 'z_1',
      valueLabel: 'From zone, hours ahead of UTC',
      source: 'Standard time of each zone, in hours; summer time is not applied',
      options: zones,
      default: 'UTC',
    },
    to: {
      kind: 'choice',
      label: 'To zone',
      symbol: 'z_2',
      valueLabel: 'To zone, hours ahead of UTC',
      source: 'Standard time of each zone, in hours; summer time is not applied',
      options: zones,
      default: 'Asia/Kolkata',
    },
  },
  constants: {
    minutesAnHour: { label: 'Minutes in an hour', symbol: 'k_h', value: 60, source: 'By definition' },
    minutesADay: { label: 'Minutes in a day', symbol: 'k_d', value: 1440, source: 'By definition' },
  },
  results: {
    convertedTime: { kind: 'text', label: 'Time in the other zone', help: 'On the 24-hour clock.', headline: true },
    dayOffset: {
      kind: 'number',
      label: 'Day',
      digits: 0,
      labels: { '-1': 'Previous day', '0': 'Same day', '1': 'Next day' },
      symbol: 'd',
      formula: 'floor(shiftedMinutes / minutesADay)',
    },
  },
  workings: {
    difference: {
      kind: 'number',
      label: 'Hours from the one zone to the other',
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
    hour: { kind: 'number', label: 'Hour there', unit: 'hours', symbol: 'H', formula: 'floor(minutesThere / minutesAnHour)' },
    minute: {
      kind: 'number',
      label: 'Minute there',
      unit: 'minutes',
      symbol: 'M',
      formula: 'minutesThere - hour * minutesAnHour',
    },
  },
  note: 'Summer time (daylight saving) is not applied: every zone keeps its standard time all year. Where clocks are an hour ahead for the summer, allow for that hour yourself.',
  examples: [
    {
      title: '09:30 UTC in India',
      given: { time: '09:30' },
      shows: { convertedTime: '15:00', dayOffset: 'Same day' },
      source: 'Our own: no further example printed by a textbook, agency or standard is known to us',
    },
    {
      title: '16:39 US Pacific standard time in UTC',
      given: { time: '16:39', from: 'US/Pacific', to: 'UTC' },
      shows: { convertedTime: '00:39', dayOffset: 'Next day' },
      source: 'RFC 3339, Date and Time on the Internet: Timestamps, 2002, section 5.8',
    },
    {
      title: 'A morning in Tokyo is the evening before in New York',
      given: { time: '08:15', from: 'Asia/Tokyo', to: 'US/Eastern' },
      shows: { convertedTime: '18:15', dayOffset: 'Previous day' },
    },
    {
      title: 'Midnight itself begins the next day',
      given: { time: '18:30' },
      shows: { convertedTime: '00:00', dayOffset: 'Next day' },
    },
    {
      title: 'The widest gap, 18 hours back',
      given: { time: '00:00', from: 'Australia/Sydney', to: 'US/Pacific' },
      shows: { convertedTime: '06:00', dayOffset: 'Previous day' },
    },
    {
      title: 'Two zones with the same time',
      given: { time: '23:59', from: 'Europe/London', to: 'UTC' },
      shows: { convertedTime: '23:59', dayOffset: 'Same day' },
    },
    {
      title: 'The last minute of a year in UTC, in US Pacific standard time',
      given: { time: '23:59', to: 'US/Pacific' },
      shows: { convertedTime: '15:59', dayOffset: 'Same day' },
      source: 'RFC 3339, Date and Time on the Internet: Timestamps, 2002, section 5.8',
    },
  ],
  laws: [
    { law: 'rises', raise: 'to', result: 'dayOffset' },
    { law: 'falls', raise: 'from', result: 'dayOffset' },
  ],
  actions: { calculate: 'Convert Time' },
  compute: 'compute.ts',
});
