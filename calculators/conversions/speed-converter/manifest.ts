import { defineCalculator } from '#schemas/manifest.ts';
import { speedSources, speeds, speedWords } from '#shared/speed-units.ts';
import { bothDirections, everyUnit, optionsOf, signsOf, sourcesOf } from '#shared/units.ts';

export default defineCalculator({
  title: 'Speed Converter',
  summary: 'Kilometres per hour, miles per hour, knots, metres and feet per second, and Mach.',
  intro:
    'Type the speed of a car, a wind, a ship or a runner and read it in six units, with the time that usual distances take at it.',
  description:
    'Speed converter: km/h to mph, mph to km/h, knots, m/s, ft/s and Mach with exact factors, the steps, and how long a mile or 100 km takes at that speed.',
  keywords: [
    'speed',
    'velocity',
    'kmh to mph',
    'mph to kmh',
    'kph',
    'kmph',
    'knots to mph',
    'knots to kmh',
    'm/s to km/h',
    'feet per second',
    'Mach',
    'wind speed',
    'speed limit',
    'speedometer',
  ],
  related: [
    'speed-distance-time',
    'running-pace',
    'unit-converter',
    'fuel-economy-converter',
    'kinetic-energy',
    'data-size-converter',
  ],
  audience: 'For anyone who has a speed in one unit and needs it in another',
  whenNotToUse: [
    { text: 'To find a speed from a distance and a time', use: 'speed-distance-time' },
    { text: 'For a running pace in minutes per kilometre or mile', use: 'running-pace' },
  ],
  order: 5,
  fields: {
    value: {
      kind: 'number',
      label: 'Value',
      help: 'What the speedometer, the road sign or the forecast says. A minus sign stands for the opposite direction.',
      symbol: 'v',
      unit: { by: 'from', units: signsOf(speeds), keepsNumber: true },
      default: 100,
    },
    from: {
      kind: 'choice',
      label: 'From',
      help: 'The unit in which the speed is given.',
      symbol: 'a',
      valueLabel: 'Kilometres per hour in the unit you convert from',
      source: sourcesOf(speeds, speedSources),
      options: optionsOf(speeds, speedWords),
      default: 'kilometersPerHour',
    },
    to: {
      kind: 'choice',
      label: 'To',
      help: 'The unit in which you want to read it.',
      symbol: 'b',
      valueLabel: 'Kilometres per hour in the unit you convert to',
      source: sourcesOf(speeds, speedSources),
      options: optionsOf(speeds, speedWords),
      default: 'milesPerHour',
    },
  },
  results: {
    converted: {
      kind: 'number',
      label: 'Converted speed',
      headline: true,
      unit: { by: 'to', units: signsOf(speeds) },
      digits: { significant: 10 },
      symbol: 'w',
      formula: 'kmh / to',
    },
    all: {
      kind: 'table',
      label: 'In all units',
      columns: everyUnit('Speed'),
    },
  },
  workings: {
    kmh: {
      kind: 'number',
      label: 'Speed in kilometres per hour',
      unit: 'km/h',
      digits: { significant: 10 },
      symbol: 'k',
      formula: 'value * from',
    },
  },
  tables: {
    times: {
      label: 'How long a distance takes',
      help: 'At this speed all the way, without a stop.',
      none: 'At a speed of 0, no distance is covered.',
      columns: {
        distance: { kind: 'text', label: 'Distance' },
        time: { kind: 'number', label: 'Time (h:mm:ss)', digits: 'h:mm:ss' },
      },
    },
    beside: {
      label: 'This speed beside known ones',
      help: 'Typical figures. The record is Usain Bolt’s average over 100 metres in 2009.',
      none: 'None of the known speeds is near this one.',
      columns: {
        who: { kind: 'text', label: 'What' },
        inKmh: { kind: 'number', label: 'In km/h', digits: { significant: 4 } },
        inMph: { kind: 'number', label: 'In mph', digits: { significant: 4 } },
      },
      chart: { kind: 'bars', title: 'This speed beside known ones, in km/h', x: 'who', y: 'inKmh' },
    },
    roundNumbers: {
      label: 'Round speeds in both directions',
      help: 'The first two columns use your two units, and the last two go the other way.',
      columns: bothDirections(speeds),
    },
  },
  variations: [
    { of: 'value', label: 'Other usual speeds', at: [10, 20, 30, 50, 60, 70, 80, 100, 120], shows: ['converted'] },
  ],
  cases: {
    kmhToMph: [
      { field: 'from', is: 'kilometersPerHour' },
      { field: 'to', is: 'milesPerHour' },
    ],
    mphToKmh: [
      { field: 'from', is: 'milesPerHour' },
      { field: 'to', is: 'kilometersPerHour' },
    ],
    onTheRoad: { figure: 'kmh', atLeast: 20, atMost: 150 },
  },
  cautions: [
    {
      when: ['kmhToMph', 'onTheRoad'],
      say: 'Is this a speed limit? Round the miles per hour down, so that you stay below it.',
    },
    {
      when: ['mphToKmh', 'onTheRoad'],
      say: 'Is this a speed limit? Round the kilometres per hour down, because the number on the sign is the law, not the converted one.',
    },
    {
      when: { field: 'from', is: 'mach' },
      say: 'Mach 1 counts here as the speed of sound at sea level and 15 °C. At the height of airliners it is about 1,062 km/h (660 mph), so a Mach number from a flight gives less than shown here.',
    },
    {
      when: [
        { field: 'to', is: 'mach' },
        { field: 'from', is: ['metersPerSecond', 'kilometersPerHour', 'milesPerHour', 'knots', 'feetPerSecond'] },
      ],
      say: 'This Mach number holds at sea level and 15 °C. High up the air is colder and sound is slower, so the same speed is a higher Mach number there.',
    },
    {
      when: { field: 'value', below: 0 },
      say: 'A minus sign means the opposite direction, such as backwards or downwards. Known speeds and times are given for the speed without the sign.',
    },
  ],
  examples: [
    {
      title: 'A motorway limit of 120 km/h in miles per hour',
      given: { value: 120, from: 'kilometersPerHour', to: 'milesPerHour' },
      shows: { converted: '74.56454307 mph' },
    },
    {
      title: 'A British limit of 70 mph in km/h',
      given: { value: 70, from: 'milesPerHour', to: 'kilometersPerHour' },
      shows: { converted: '112.65408 km/h' },
      source: 'UK Department for Transport, The Highway Code, rule 124, printed there as 112 km/h',
    },
    {
      title: 'A wind of 25 knots in km/h',
      asked: ['convert 25 knots to kmph'],
      given: { value: 25, from: 'knots', to: 'kilometersPerHour' },
      shows: { converted: '46.3 km/h' },
    },
    {
      title: 'One mile per hour in metres per second',
      given: { value: 1, from: 'milesPerHour', to: 'metersPerSecond' },
      shows: { converted: '0.44704 m/s' },
      source: 'National Institute of Standards and Technology, Special Publication 811, 2008, appendix B.8',
      shown: false,
    },
    {
      title: 'One knot in metres per second',
      given: { value: 1, from: 'knots', to: 'metersPerSecond' },
      shows: { converted: '0.5144444444 m/s' },
      source:
        'National Institute of Standards and Technology, Special Publication 811, 2008, appendix B.8, printed there as 0.5144444',
      shown: false,
    },
    {
      title: 'Storm gusts of 30 metres per second in km/h',
      given: { value: 30, from: 'metersPerSecond', to: 'kilometersPerHour' },
      shows: { converted: '108 km/h' },
    },
    {
      title: 'A car at 60 mph in feet per second',
      given: { value: 60, from: 'milesPerHour', to: 'feetPerSecond' },
      shows: { converted: '88 ft/s' },
    },
    {
      title: '60 mph in metres per second',
      given: { value: 60, from: 'milesPerHour', to: 'metersPerSecond' },
      shows: { converted: '26.8224 m/s' },
      shown: false,
    },
    {
      title: 'An aircraft at twice the speed of sound in mph',
      given: { value: 2, from: 'mach', to: 'milesPerHour' },
      shows: { converted: '1,522.431997 mph' },
    },
    {
      title: '100 km/h, as the page opens',
      given: { value: 100, from: 'kilometersPerHour', to: 'milesPerHour' },
      shows: { converted: '62.13711922 mph' },
      shown: false,
    },
    {
      title: 'A descent of 10 feet per second, downwards',
      given: { value: -10, from: 'feetPerSecond', to: 'knots' },
      shows: { converted: '-5.924838013 kn' },
      shown: false,
    },
    {
      title: 'A glacier in Mach: a number below a millionth',
      given: { value: 0.00001, from: 'kilometersPerHour', to: 'mach' },
      shows: { converted: '8.162876153×10⁻⁹ Mach' },
      shown: false,
    },
    {
      title: 'Standing still',
      given: { value: 0, from: 'knots', to: 'mach' },
      shows: { converted: '0 Mach' },
      shown: false,
    },
  ],
  laws: [
    { law: 'scales', fields: ['value'], results: ['converted'] },
    { law: 'rises', raise: 'value', result: 'converted' },
    { law: 'returns', swap: ['from', 'to'], field: 'value', result: 'converted' },
    { law: 'rises', raise: 'from', result: 'converted', when: { field: 'value', atLeast: 0 } },
    { law: 'falls', raise: 'to', result: 'converted', when: { field: 'value', atLeast: 0 } },
  ],
  actions: { calculate: 'Convert Speed', live: true, swap: ['from', 'to'] },
  published: '2026-11-22',
  reviewed: '2026-11-22',
  compute: 'compute.ts',
});
