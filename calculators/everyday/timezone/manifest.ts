import { defineCalculator } from '#schemas/manifest.ts';

const zones = {
  UTC: { label: 'UTC', value: 0 },
  'US/Eastern': { label: 'US Eastern (UTC−5)', value: -5 },
  'US/Central': { label: 'US Central (UTC−6)', value: -6 },
  'US/Mountain': { label: 'US Mountain (UTC−7)', value: -7 },
  'US/Pacific': { label: 'US Pacific (UTC−8)', value: -8 },
  'Europe/London': { label: 'London (UTC+0)', value: 0 },
  'Europe/Paris': { label: 'Paris (UTC+1)', value: 1 },
  'Asia/Dubai': { label: 'Dubai (UTC+4)', value: 4 },
  'Asia/Karachi': { label: 'Karachi (UTC+5)', value: 5 },
  'Asia/Kolkata': { label: 'Kolkata, India (UTC+5:30)', value: 5.5 },
  'Asia/Tokyo': { label: 'Tokyo (UTC+9)', value: 9 },
  'Australia/Sydney': { label: 'Sydney (UTC+10)', value: 10 },
} as const;

const source = 'Standard time of each zone, in hours; summer time is not applied';

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
    time: { kind: 'time', label: 'Time', help: 'The time of day in the first zone.' },
    from: {
      kind: 'choice',
      label: 'From zone',
      valueLabel: 'From zone, hours ahead of UTC',
      source,
      options: zones,
      default: 'UTC',
    },
    to: {
      kind: 'choice',
      label: 'To zone',
      valueLabel: 'To zone, hours ahead of UTC',
      source,
      options: zones,
      default: 'Asia/Kolkata',
    },
  },
  results: {
    convertedTime: {
      kind: 'text',
      label: 'Time in the other zone',
      help: 'On the 24-hour clock.',
      headline: true,
    },
    dayOffset: {
      kind: 'number',
      label: 'Day',
      digits: 0,
      labels: { '-1': 'Previous day', '0': 'Same day', '1': 'Next day' },
    },
  },
  workings: {
    difference: { kind: 'number', label: 'Hours from the one zone to the other', unit: 'hours' },
    minutesOfDay: { kind: 'number', label: 'Minutes since midnight', unit: 'minutes' },
    shiftedMinutes: { kind: 'number', label: 'Minutes after the shift', unit: 'minutes' },
    minutesThere: {
      kind: 'number',
      label: 'Minutes since midnight there',
      unit: 'minutes',
    },
    hour: { kind: 'number', label: 'Hour there', unit: 'hours' },
    minute: { kind: 'number', label: 'Minute there', unit: 'minutes' },
  },
  constants: {
    minutesAnHour: { label: 'Minutes in an hour', value: 60, source: 'By definition' },
    minutesADay: { label: 'Minutes in a day', value: 1440, source: 'By definition' },
  },
  symbols: {
    from: 'z_1',
    to: 'z_2',
    difference: 'D',
    time: 't',
    minutesOfDay: 'm',
    minutesAnHour: 'k_h',
    shiftedMinutes: 's',
    minutesADay: 'k_d',
    dayOffset: 'd',
    minutesThere: 'n',
    hour: 'H',
    minute: 'M',
  },
  steps: [
    { gives: 'difference', formula: 'to - from' },
    { gives: 'minutesOfDay', formula: 'time' },
    { gives: 'shiftedMinutes', formula: 'minutesOfDay + difference * minutesAnHour' },
    { gives: 'dayOffset', formula: 'floor(shiftedMinutes / minutesADay)' },
    { gives: 'minutesThere', formula: 'shiftedMinutes - dayOffset * minutesADay' },
    { gives: 'hour', formula: 'floor(minutesThere / minutesAnHour)' },
    { gives: 'minute', formula: 'minutesThere - hour * minutesAnHour' },
  ],
  note: 'Summer time (daylight saving) is not applied: every zone keeps its standard time all year. Where clocks are an hour ahead for the summer, allow for that hour yourself.',
  examples: [
    {
      title: '09:30 UTC in India',
      given: { time: '09:30', from: 'UTC', to: 'Asia/Kolkata' },
      shows: { convertedTime: '15:00', dayOffset: 'Same day' },
      source:
        'Our own: no further example printed by a textbook, agency or standard is known to us',
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
      given: { time: '18:30', from: 'UTC', to: 'Asia/Kolkata' },
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
      given: { time: '23:59', from: 'UTC', to: 'US/Pacific' },
      shows: { convertedTime: '15:59', dayOffset: 'Same day' },
      source: 'RFC 3339, Date and Time on the Internet: Timestamps, 2002, section 5.8',
    },
  ],
  laws: [
    { law: 'rises', raise: 'to', result: 'dayOffset' },
    { law: 'falls', raise: 'from', result: 'dayOffset' },
  ],
  actions: { calculate: 'Convert Time' },
  compute: 'everyday/timezone',
});
