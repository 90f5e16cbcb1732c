import { defineCalculator } from '#schemas/manifest.ts';

export default defineCalculator({
  title: 'Study Time Calculator',
  summary: 'The hours that your chapters will take, and a plan for the days you have.',
  intro:
    'Enter how many chapters you still have to study and how long one of them takes. You see the total hours, and a plan for the days before the exam.',
  description:
    'Study time calculator: the chapters to study and the hours for each give the total hours, and the hours per day for the days before your exam.',
  keywords: ['study time', 'study plan', 'chapters', 'exam', 'revision', 'hours', 'timetable'],
  ask: {
    names: [
      'how long to study',
      'hours to study',
      'time to study',
      'to study',
      'hours of study',
      'studying time',
      'revise',
      'revision time',
      'study hours',
    ],
  },
  related: ['date-difference', 'time-duration', 'grade-percentage', 'gpa', 'student-loan'],
  order: 4,
  fields: {
    chapters: {
      kind: 'number',
      label: 'Chapters',
      say: ['topics', 'lessons', 'units', 'modules', 'lectures', 'sections', 'pages', 'credits'],
      symbol: 'c',
      help: 'How many you still have to study. Half a chapter is 0.5.',
      above: 0,
    },
    hoursPerChapter: {
      kind: 'number',
      label: 'Time per chapter',
      say: ['each', 'per', 'a chapter', 'every chapter', 'apiece'],
      symbol: 'h',
      help: 'Measure it with one chapter first. 45 minutes is 0.75 hours.',
      unit: 'hours',
      above: 0,
      step: 0.25,
    },
  },
  results: {
    totalHours: {
      kind: 'number',
      label: 'Total study time',
      unit: 'hours',
      digits: 1,
      headline: true,
      symbol: 'T',
      formula: 'chapters * hoursPerChapter',
    },
  },
  tables: {
    byDays: {
      label: 'Hours per day, by days left',
      help: 'Count only the days on which you will study. Plans of more than 16 hours per day are left out.',
      none: 'Even on 365 study days, this work would need more than 16 hours per day.',
      columns: {
        days: { kind: 'number', label: 'Study days', digits: 0 },
        hours: { kind: 'number', label: 'Hours per day', digits: { atMost: 2 } },
        chapters: { kind: 'number', label: 'Chapters per day', digits: { atMost: 2 } },
      },
    },
    byHours: {
      label: 'Days needed, by hours per day',
      help: 'How many study days you need if you study this many hours on each of them.',
      columns: {
        hours: { kind: 'number', label: 'Hours per day', digits: 0 },
        days: { kind: 'number', label: 'Study days', digits: 0 },
      },
    },
  },
  cautions: [
    {
      say: 'This is an estimate without breaks and without time to repeat what you forgot. Work often takes longer than planned, so add a reserve, for example a fifth.',
    },
    {
      when: { field: 'hoursPerChapter', atLeast: 30 },
      say: 'You entered 30 hours or more for one chapter. If you meant minutes, divide them by 60: 45 minutes is 0.75 hours.',
    },
  ],
  examples: [
    {
      title: '12 chapters at two and a half hours each',
      given: { chapters: 12, hoursPerChapter: 2.5 },
      shows: { totalHours: '30.0 hours' },
      asked: ['how long to study 12 chapters at 2.5 hours each'],
    },
    {
      title: '9 sets of flashcards at 45 minutes each',
      given: { chapters: 9, hoursPerChapter: 0.75 },
      shows: { totalHours: '6.8 hours' },
    },
    {
      title: 'Half a chapter left, at three hours for a whole one',
      given: { chapters: 0.5, hoursPerChapter: 3 },
      shows: { totalHours: '1.5 hours' },
    },
    {
      title: 'A university year in Europe: 60 credits of 25 hours, classes included',
      given: { chapters: 60, hoursPerChapter: 25 },
      shows: { totalHours: '1,500.0 hours' },
      source: 'European Commission, ECTS Users’ Guide, 2015, which states 1,500 to 1,800 hours for 60 credits',
    },
    {
      title: 'One credit at a US university: 15 weeks of 3 hours, classes included',
      given: { chapters: 15, hoursPerChapter: 3 },
      shows: { totalHours: '45.0 hours' },
      source: 'Western New England University, Catalogue 2019–2020, “Credit Hours System”, which states 45 hours',
    },
  ],
  laws: [
    { law: 'rises', raise: 'chapters', result: 'totalHours' },
    { law: 'rises', raise: 'hoursPerChapter', result: 'totalHours' },
    { law: 'scales', fields: ['chapters'], results: ['totalHours'] },
    { law: 'scales', fields: ['hoursPerChapter'], results: ['totalHours'] },
  ],
  actions: { calculate: 'Calculate Study Time' },
  published: '2026-11-21',
  reviewed: '2026-11-22',
  compute: 'formulas',
});
